# What the browser's board of The Downfall of Pompeii says, in English.

web-pompeii-board = The city of Pompeii
web-pompeii-squares = The squares of the city
web-pompeii-hand = Your cards
web-pompeii-lost = In the volcano: { $list }
web-pompeii-saved = Saved: { $list }

## A square in words

web-pompeii-house = House { $number }, { $colour }, { $count ->
        [one] { $count } spot
       *[other] { $count } spots
    }
web-pompeii-neutral = Neutral house, { $count ->
        [one] { $count } spot
       *[other] { $count } spots
    }
web-pompeii-start = Start square of the { $symbol ->
        [vase] vase
        [helmet] helmet
        [mask] mask
        [scroll] scroll
        [column] column
        [coin] coin
       *[other] { $symbol }
    }
web-pompeii-lava = Lava with the { $symbol ->
        [vase] vase
        [helmet] helmet
        [mask] mask
        [scroll] scroll
        [column] column
        [coin] coin
       *[other] { $symbol }
    }
web-pompeii-gate = gate { $gate }
web-pompeii-pieces = Pieces: { $list }
web-pompeii-wall = the wall
web-pompeii-north = North: { $what }.
web-pompeii-east = East: { $what }.
web-pompeii-south = South: { $what }.
web-pompeii-west = West: { $what }.
web-pompeii-possible = Can be chosen
web-pompeii-chosen = Chosen
web-pompeii-burning = { $count ->
        [one] { $count } piece would burn
       *[other] { $count } pieces would burn
    }
web-pompeii-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## Cards and tiles

web-pompeii-card = Card { $card }
web-pompeii-joker = Card { $card }, a joker
web-pompeii-joker-mark = Joker
web-pompeii-card-key = Key { $key }
web-pompeii-hidden = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-pompeii-symbol = { $symbol ->
        [vase] Vase
        [helmet] Helmet
        [mask] Mask
        [scroll] Scroll
        [column] Column
        [coin] Coin
       *[other] { $symbol }
    }
web-pompeii-unseen-cards = Cards you have not seen: in the pile, in other hands, or in the box.
web-pompeii-unseen-tiles = Lava tiles still in the bag
web-pompeii-unseen-of = { $name }: { $count }

## What to do now

web-pompeii-wait = Waiting for { $player }.
web-pompeii-chance = Fate decides.
web-pompeii-over = The city lies still.
web-pompeii-do-play = Choose a card, then a spot for your piece. Or begin with the spot.
web-pompeii-do-spot = Choose one of the spots that glow.
web-pompeii-do-card = Which card do you play for this spot?
web-pompeii-do-relative = Bring relatives: choose houses in order of their numbers, neutral ones last.
web-pompeii-do-omen = An Omen! Choose the piece that goes into the volcano.
web-pompeii-do-owner = Whose piece?
web-pompeii-do-lava = Choose where the lava flows.
web-pompeii-do-symbol = Which symbol counts?
web-pompeii-do-run = Choose one of your pieces, then where it runs.
web-pompeii-do-target = Choose where this piece runs.
web-pompeii-points = It may take { $points ->
        [one] one step
       *[other] up to { $points } steps
    }.

## What has been chosen, before it is confirmed

web-pompeii-ready-play = Card { $card }, piece to { $at }.
web-pompeii-ready-joker = Card { $card } as a joker, piece to { $at }.
web-pompeii-ready-unplaced = Card { $card }, without a piece.
web-pompeii-ready-relative = A relative to { $at }.
web-pompeii-ready-omen = Into the volcano: a piece of { $player } at { $at }.
web-pompeii-ready-lava = Lava to { $at }.
web-pompeii-ready-run = From { $from } to { $to }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of { $points }.
web-pompeii-ready-out = Out of the city from { $from }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of { $points }.
web-pompeii-ready-announce = Make Vesuvius erupt now? All hands are discarded, pieces not yet placed go to the box, and lava flows.
web-pompeii-ready-order = Give a standing order? As soon as your hand holds nothing but jokers, Vesuvius erupts. Nobody sees this, and it cannot be taken back later.
web-pompeii-nobody-burns = Nobody burns.
web-pompeii-confirm = Confirm
web-pompeii-cancel = Cancel
web-pompeii-done = No more relatives
web-pompeii-stay = Stop running
web-pompeii-out = Out through the gate
web-pompeii-announce = Announce the eruption
web-pompeii-order = Standing order

## The eruption

web-pompeii-eruption-year = A.D. 79
web-pompeii-eruption = Vesuvius erupts
web-pompeii-skip = Skip
