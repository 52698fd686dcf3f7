# Every word that The Downfall of Pompeii says, in English.
# A message named like a clause (POM-...) states that clause; .title heads it, .ruling says why an
# open point is read this way, .refused tells a player why a move was turned down.

### The Downfall of Pompeii

pompeii-name = The Downfall of Pompeii
pompeii-about = Two to four players settle the houses of Pompeii by playing cards and bring relatives after them, until Vesuvius erupts. Then lava fills the city tile by tile, and everybody runs for the gates. Whoever brings the most pieces out of the city wins.
pompeii-authors = A game by Klaus-Jürgen Wrede, published by Amigo in 2004 and in English by Mayfair.

## Symbols, colours, pieces, steps of a turn

pompeii-symbol-vase = vase
pompeii-symbol-helmet = helmet
pompeii-symbol-mask = mask
pompeii-symbol-scroll = scroll
pompeii-symbol-column = column
pompeii-symbol-coin = coin

pompeii-colour-grey = grey
pompeii-colour-purple = purple
pompeii-colour-turquoise = turquoise
pompeii-colour-brown = brown
pompeii-colour-neutral = neutral

pompeii-square-street = street
pompeii-square-building = building
pompeii-square-gate = gate
pompeii-square-start = start square
pompeii-square-lava = lava

# The value is the bare word, .counted carries the number.
pompeii-piece = { $count ->
        [one] piece
       *[other] pieces
    }
    .counted = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
pompeii-count-stock = not yet placed
pompeii-count-board = in the city
pompeii-count-saved = saved
pompeii-count-volcano = in the volcano

pompeii-card-number = Card { $card }
pompeii-card-joker = Card { $card } (joker)
pompeii-card-omen = Omen
pompeii-card-ad79 = A.D. 79

pompeii-step-deal = Deal the hands
pompeii-step-play = Play a card
pompeii-step-place = Place a piece
pompeii-step-relatives = Bring relatives
pompeii-step-draw = Draw a card
pompeii-step-omen = Carry out the Omen
pompeii-step-announce = Announce the eruption
pompeii-step-lava-draw = Draw a lava tile
pompeii-step-lava = Place the lava
pompeii-step-run = Run
pompeii-step-over = Game over
pompeii-pile-top = { $count ->
        [one] { $count } card above A.D. 79
       *[other] { $count } cards above A.D. 79
    }
pompeii-pile-below = { $count ->
        [one] { $count } card below
       *[other] { $count } cards below
    }
pompeii-pile-cards = { $count ->
        [one] { $count } card and A.D. 79 in the pile
       *[other] { $count } cards and A.D. 79 in the pile
    }
pompeii-pile-omens = { $count ->
        [one] { $count } Omen to come
       *[other] { $count } Omens to come
    }
pompeii-pile-tiles = { $count ->
        [one] { $count } lava tile in the bag
       *[other] { $count } lava tiles in the bag
    }
pompeii-pile-relatives = { $count ->
        [one] { $count } more relative can come
       *[other] { $count } more relatives can come
    }
pompeii-pile-runs = { $count ->
        [one] { $count } run left
       *[other] { $count } runs left
    }
pompeii-deck-2004 = The pile from the top: 8 Pompeii cards, A.D. 79, then 32 cards with 7 Omens. When A.D. 79 turns up, it is shuffled into the last 15 cards.
pompeii-deck-2013 = The pile from the top: 8 Pompeii cards, A.D. 79, then 32 cards with 7 Omens and a second A.D. 79 among the last { $count }.

## Options

pompeii-option-edition = The editions differ in the number of pieces and in how the second A.D. 79 is hidden.
    .name = Edition
pompeii-option-edition-2004 = 2004 edition
pompeii-option-edition-2013 = 2013 edition
pompeii-option-dual = Add three two-sided lava tiles to the bag; whoever draws one chooses which symbol counts.
    .name = Dual-vent tiles
pompeii-option-foreign = Lava may flow onto the start square of another symbol while that square is still free.
    .name = Lava on foreign start squares
pompeii-option-enclosed = Squares cut off from every open gate turn to lava themselves, instead of only losing their pieces.
    .name = Enclosed squares become lava
pompeii-option-start = Start squares without lava are obstacles: nobody runs across them, and they keep no way open.
    .name = Start squares are obstacles
pompeii-option-announce = A player whose whole hand consists of jokers may make Vesuvius erupt, in one of these ways.
    .name = Announcing the eruption
pompeii-option-announce-turn = In the own turn
pompeii-option-announce-any = Also by a standing order
pompeii-option-announce-never = Not at all
pompeii-option-pairs = Which two symbols share each of the dual-vent tiles. This matters only if those tiles are used.
    .name = Pairs on dual-vent tiles
pompeii-option-pairs-helmet-mask = Helmet and mask, vase and scroll, column and coin
pompeii-option-pairs-helmet-vase = Helmet and vase, mask and column, scroll and coin
pompeii-option-pairs-helmet-scroll = Helmet and scroll, mask and coin, vase and column
pompeii-option-pairs-helmet-column = Helmet and column, mask and scroll, vase and coin
pompeii-option-pairs-helmet-coin = Helmet and coin, mask and vase, scroll and column

## Clauses: the game and its parts

POM-PLAYERS = Two, three or four players can take part.
    .title = Number of players
POM-CITY = The city has 70 squares inside a wall. Squares are neighbours if they share an edge; corners do not count.
    .title = The city
    .ruling = The same holds for lava, for running and for being cut off. There are no walls inside the city, so any two squares with a common edge are connected.
POM-GATES = Seven squares have a gate that leads out of the city, and six others are start squares, one for each lava symbol.
    .title = Gates and start squares
POM-BUILDINGS = There are 80 round spots, 53 in seventeen buildings with the numbers 1 to 11 and 27 in thirteen neutral buildings. A number can belong to two buildings, and a building can cover two squares.
    .title = Buildings and spots
    .ruling = Which spots belong together is taken from the groups printed on the cards. Two buildings with one number are separate buildings, while two squares of one building are one building.
POM-CARDS = The deck has 53 Pompeii cards, for each number as many as its buildings have spots, and 7 Omens. To these comes A.D. 79, which is one card in the 2004 edition and two in that of 2013.
    .title = The cards
POM-PIECES = Each player has pieces of one colour: 36, 30 or 25 with two, three or four players; in the 2013 edition 30, 30 or 25.
    .title = Pieces per player
    .ruling = The short rules we start from give no numbers. They belong to the published set-ups of both editions.
POM-TILES = The bag holds 45 lava tiles: seven each with vase, helmet and mask, and eight each with scroll, column and coin.
    .title = The lava tiles
    .ruling = One public program has an eighth vase tile; every other source, and the sum of 45, speaks against it.
POM-PILE = The draw pile has eight Pompeii cards on top, then A.D. 79, then 25 Pompeii cards and the seven Omens in random order. Pompeii cards left over after dealing go to the box unseen.
    .title = The draw pile
    .ruling = So A.D. 79 is always the ninth card drawn. Cards in the box stay unknown to everybody, so from outside they look like cards still in the pile.
POM-HAND = Each player begins with four cards and keeps them secret. Cards that have been played lie open for all to see.
    .title = Hands and discards
    .ruling = What somebody else holds is any of the cards that you have not seen, each with the same chance. Cards of one number are still separate cards, so one that is played says nothing of those beside it; and nothing is read into a choice that the rules leave free.
POM-ORDER = Player 1 begins, and the turn passes clockwise from player to player.
    .title = Order of play
    .ruling = The editions choose the first player in different ways; who sits in the first seat is settled before the game.

## Clauses: the turn before the eruption

POM-TURN = Everything happens in a fixed order. Before the eruption a turn is: play a card and place a piece, bring relatives, draw a card. After it: draw a lava tile, place it, run. Once the game has ended, no one moves any more.
    .title = Steps of a turn
    .refused = { $step ->
        [deal] The hands have to be dealt before anything else can happen.
        [play] It is time to play a card.
        [relatives] It is time to bring relatives or to say that no more will come.
        [draw] A card has to be drawn before anything else can happen.
        [omen] The Omen has to be carried out before anything else can happen.
        [lava-draw] A lava tile has to be drawn before anything else can happen.
        [lava] The drawn lava tile has to be placed before anything else can happen.
        [run] It is time to run or to end the turn.
        [over] The game is over, so no more moves can be made.
       *[other] This move does not belong to the current step of the turn.
    }
POM-DRAW = A turn before the eruption ends with one card drawn blindly from the top of the pile.
    .title = Drawing a card
    .ruling = Nobody knows the order of the pile, so the chance of each card follows from the cards not yet seen, the Omens left and the places where A.D. 79 can still lie.
    .refused = { $card ->
        [omen] An Omen cannot turn up here.
        [ad79] A.D. 79 cannot turn up here.
       *[other] Card { $card } cannot turn up here, because none is left or the top of the pile holds something else.
    }
POM-CARD-HAND = You can only play a card that you hold.
    .title = A card in hand
    .refused = You have no card { $card } in your hand.

## Clauses: announcing the eruption

POM-ANNOUNCE-OPTION = An option says how the eruption may be announced: at the start of the own turn, also by a standing order, or not at all.
    .title = Ways to announce
    .ruling = The short rules say “at any time” without saying how. Asking round the table would give hands away, so the offer is made in the own turn; a standing order comes closest to “at any time”. The 2013 rules, as far as we know them, do not mention announcing.
    .refused = { $announce ->
        [never] In this game the eruption cannot be announced.
        [turn] In this game there are no standing orders; announce the eruption in your own turn.
       *[other] This way of announcing the eruption is not part of this game.
    }
POM-ANNOUNCE-JOKERS = If all cards in your hand are jokers, you may announce the eruption in your turn instead of playing a card. It then begins at once.
    .title = Only jokers in hand
    .ruling = Nobody is asked, and nobody learns why you did not announce.
    .refused = You can announce the eruption only if all your cards are jokers, and at least one of them is not.
POM-STANDING-ONCE = A standing order is given once and stays.
    .title = One standing order
    .refused = You have already given your standing order, and it stays.
POM-STANDING = With standing orders as an option, you may secretly order in your turn, before you play, that Vesuvius erupts as soon as your whole hand consists of jokers. The order is looked at between turns, in the order of seats from the next player on.
    .title = Standing order
    .ruling = Between turns nobody is in the middle of anything, so it is clear what comes first. Whoever’s order is carried out counts as having started the eruption. An order may be given before A.D. 79 has turned up; but until then there are no jokers, so it waits.

## Clauses: placing a piece

POM-STOCK = You can only place pieces that you still have. Without any you play a card and place nothing.
    .title = Pieces in stock
    .ruling = The number of pieces is limited by the box. A turn without a piece is the smallest step away from the rules.
    .refused = You have no piece left to place; play the card without one.
POM-SPOT-ROUND = Until the eruption pieces stand on round spots only.
    .title = Only round spots
    .refused = There is no round spot on this square.
POM-SPOT-NUMBER = The piece goes into a building with the number of the card, as long as such a building has a free spot. Neutral buildings have no number.
    .title = The number decides
    .ruling = If only one of two buildings with the number is full, the other one has to be used. A number that was full and has a free spot again has to be used again.
    .refused = Card { $card } belongs to buildings with that number, and at least one spot there is still free.
POM-SPOT-FREE = Each round spot holds one piece, whatever its colour.
    .title = One piece per spot
    .refused = All round spots on this square are taken.
POM-SPOT-CHOICE = If two buildings have the number of the card, you choose one of them, and inside a building you choose the square. Pieces of different colours may stand together.
    .title = Choice of the spot
POM-PIECE-MUST = A card cannot be played without placing a piece if there is a spot and a piece for it. If all spots of the city are taken, the card is played and nothing is placed.
    .title = No card without piece
    .ruling = Once every spot is full, all cards are jokers, so announcing the eruption may be possible as well.
    .refused = There is still a free spot for this card, so a piece has to be placed with it.

## Clauses: jokers

POM-JOKER = After A.D. 79 has turned up once, a card whose number has no free spot left is a joker: its piece goes onto any free spot, in neutral buildings too.
    .title = Cards become jokers
POM-JOKER-NOW = Whether a card is a joker depends on the present state of the city. An Omen that frees a spot can make it an ordinary card again.
    .title = Judged on present board
    .ruling = The rules look at whether the number is occupied, which says something about now and not about earlier.
POM-JOKER-ALONE = A piece placed with a joker brings no relatives, whoever stands in its building.
    .title = Jokers bring nobody

## Clauses: relatives

POM-RELATIVE-COUNT = After A.D. 79 has turned up once, a piece placed with an ordinary card may bring relatives: as many as there were pieces in its building before, of all colours and on all its squares.
    .title = How many relatives
    .ruling = Buildings count as a whole, even across two squares, and two buildings with one number count separately.
POM-RELATIVE-MAY = You may bring fewer relatives, or none.
    .title = Relatives are optional
    .ruling = The short rules say “may” and “exactly as many” in one breath. We read the number as the most that can come, since spots and pieces can run short anyway.
POM-RELATIVE-SHORT = If there are too few buildings or pieces for all relatives, the rest do not come.
    .title = Too few spots
POM-RELATIVE-BUILDING = No relative goes into the building where the new piece was placed, not even onto its other square.
    .title = Another building
    .ruling = The second building with the same number is another building and may receive a relative.
    .refused = Relatives have to go into another building than the one where the piece was placed.
POM-RELATIVE-COLOUR = Relatives go into buildings with the colour of the card or into neutral ones.
    .title = Same colour or neutral
    .refused = This building is neither neutral nor { $colour ->
        [grey] grey
        [purple] purple
        [turquoise] turquoise
        [brown] brown
       *[other] of the colour of the card
    }.
POM-RELATIVE-ONE = Each building takes at most one relative per turn.
    .title = One relative per building
    .ruling = This holds for roomy buildings and for those with two squares as well.
    .refused = This building has already received a relative in this turn.
POM-RELATIVE-ORDER = Relatives are placed in a fixed order of buildings: first those with numbers, then the neutral ones. Every selection is possible, and each can be reached in one way only.
    .title = Fixed order of buildings
    .ruling = The order in which relatives arrive changes nothing, so one order stands for all.
    .refused = Relatives are placed in the order of the buildings, and this building comes before the last one chosen.
POM-RELATIVE-CHAIN = Relatives bring no relatives of their own, and the new piece itself does not count.
    .title = No chains of relatives

## Clauses: A.D. 79 and Omens

POM-AD79-FIRST = When A.D. 79 turns up for the first time, its drawer gets another card instead. From then on there are relatives, jokers and Omens.
    .title = First A.D. 79
    .ruling = This includes the card drawn instead: if it is an Omen, it is carried out.
POM-AD79-HIDDEN = The A.D. 79 that starts the eruption lies at a random place among the last 15 cards. In the 2013 edition with four players it lies among the last 10.
    .title = Second A.D. 79
    .ruling = In the 2004 edition the card just drawn is shuffled in again, in that of 2013 a second one lies there from the start. Mixed into n cards it has n + 1 places, all equally likely.
POM-OMEN = An Omen is carried out at once: its drawer takes a piece from the city and throws it into the volcano, then draws again. Another Omen does the same again.
    .title = What Omens do
    .ruling = The turn ends with a Pompeii card, or with the second A.D. 79, which starts the eruption at once.
POM-OMEN-OPPONENT = An Omen takes a piece of another player, never one of your own.
    .title = Omens strike others
    .ruling = Some reviews let you take any piece, but the short rules speak of a piece that is not your own.
    .refused = An Omen strikes other players, so choose a piece that is not your own.
POM-OMEN-PIECE = On the square that the Omen strikes, the chosen player has to have a piece.
    .title = A piece to strike
    .refused = That player has no piece on this square.
POM-OMEN-NOBODY = If no other player has a piece in the city, the Omen takes nothing.
    .title = Omen without victim
POM-OMEN-LOST = A piece taken by an Omen is in the volcano like any other lost piece, and its spot is free again.
    .title = Lost to an Omen

## Clauses: the eruption

POM-ERUPTION = When A.D. 79 turns up for the second time, the eruption begins at once. Its drawer gets no other card.
    .title = The eruption
POM-ERUPTION-BOX = With the eruption all hands are discarded, and pieces not yet placed go to the box. They count neither as saved nor as lost.
    .title = Cards and stock leave
POM-LEAD = The left neighbour of whoever started the eruption draws and places the first lava tile. The others follow in turn until six tiles lie in the city. Nobody runs meanwhile. The player after that begins the turns with running.
    .title = The first six tiles
    .ruling = If a tile could not be placed at this stage, the next player would draw as usual until six lie. Pieces are lost to these tiles as to any others.
POM-LAVA-DRAW = A lava tile is drawn blindly from the bag, each one as likely as any other.
    .title = Drawing lava
    .refused = No tile with { $symbol ->
        [vase] a vase
        [helmet] a helmet
        [mask] a mask
        [scroll] a scroll
        [column] a column
        [coin] a coin
       *[other] { $symbol }
    } is left in the bag.

## Clauses: placing lava

POM-LAVA-SYMBOL = A tile counts for the symbol it shows. On a dual-vent tile you choose one of its two.
    .title = Symbol of the tile
    .refused = The drawn tile does not show that symbol.
POM-LAVA-CITY = Lava stays inside the city.
    .title = Lava stays inside
    .refused = This place is outside the city, where no lava can lie.
POM-LAVA-FREE = A tile goes onto a square without lava.
    .title = Squares without lava
    .ruling = Whether squares that were cut off count as lava is an option.
    .refused = There is already lava on this square.
POM-LAVA-START = The first tile of a symbol goes onto its start square.
    .title = Begin at the start
    .refused = The first { $symbol ->
        [vase] vase
        [helmet] helmet
        [mask] mask
        [scroll] scroll
        [column] column
        [coin] coin
       *[other] { $symbol }
    } tile has to go onto its own start square.
POM-LAVA-FOREIGN = The free start square of another symbol is kept free for that symbol, unless an option says otherwise.
    .title = Foreign start squares
    .ruling = The short rules are silent about this. Keeping the square free lets every symbol begin where it should.
    .refused = This is the start square of another symbol, which has no tile yet.
POM-LAVA-BESIDE = Every further tile of a symbol goes next to a tile of the same symbol.
    .title = Next to own symbol
    .refused = No { $symbol ->
        [vase] vase
        [helmet] helmet
        [mask] mask
        [scroll] scroll
        [column] column
        [coin] coin
       *[other] { $symbol }
    } tile lies next to this square.
POM-LAVA-TOP = If lava may flow onto foreign start squares and has covered one, the first tile of that symbol is laid on top and its symbol counts from then on.
    .title = Covered start squares
POM-LAVA-MUST = You choose freely among all possible squares, but the tile has to be placed, even if every choice hurts you.
    .title = Lava must be placed
POM-LAVA-GATE = Lava may cover the square of a gate, which closes that gate.
    .title = Gates can close
    .ruling = Nothing exempts these squares from lava, and a gate can only be reached from its square.
POM-LAVA-LOST = A tile for which there is no possible square leaves the game, and the turn goes on.
    .title = Tiles without square
    .ruling = This holds for the last tile as well. A dual-vent tile is out only if neither of its symbols can be placed.

## Clauses: burning

POM-BURN-COVERED = All pieces on a square that is covered with lava go into the volcano at once, during the first six tiles too.
    .title = Covered pieces burn
POM-BURN-ENCLOSED = Pieces cut off from every open gate go into the volcano at once. A piece is cut off if no way across free squares leads from it to a gate square without lava.
    .title = Enclosed pieces burn
    .ruling = A piece on an open gate square is never cut off, whatever lies around it. Free start squares are treated as in running: if they are obstacles, no way leads across them.
POM-ENCLOSED-FREE = A square that is cut off stays free of lava and can still take a tile later.
    .title = Enclosed squares stay free
    .ruling = The short rules only speak of the pieces. It can be changed by an option.
POM-ENCLOSED-LAVA = With the option for enclosed squares, squares that are cut off turn to lava without a symbol: no tile can be laid on them, and no symbol spreads from them. Free start squares keep waiting for their tile.
    .title = Enclosed squares become lava

## Clauses: running

POM-RUNS = After placing lava you may run with up to two of your pieces, one after the other. You may also run with one only, or with none.
    .title = Up to two runs
    .ruling = Two runs is the most there can be, whoever makes them. A piece that has left the city with the first run leaves the second one to another piece. The turn of the last tile has its runs too.
POM-RUN-NOBODY = Whoever has no piece in the city goes on drawing and placing lava and does not run.
    .title = Players without pieces
POM-RUN-OWN = You run with your own pieces only.
    .title = Only own pieces
    .refused = You have no piece on this square.
POM-RUN-AGAIN = The second run belongs to another piece, unless the first one stood alone when it ran or is your last piece in the city.
    .title = Twice needs a reason
    .ruling = What counts is the start of the first run: a piece that becomes alone by running gains nothing.
    .refused = This piece has just run and did not stand alone before, so the second run belongs to another piece.
POM-RUN-ELSEWHERE = A run ends on another square than the one it began on.
    .title = Runs lead elsewhere
    .refused = A run has to end on another square than the one it began on.
POM-RUN-CITY = A run stays on the squares of the city, unless it leaves through a gate.
    .title = Inside the walls
    .refused = This place is outside the city; the way out leads through a gate.
POM-RUN-LAVA = Nobody runs onto lava.
    .title = No running on lava
    .refused = There is lava on this square.
POM-RUN-START = Nobody runs onto a start square that has no lava yet, unless an option says otherwise.
    .title = Start squares are barred
    .ruling = The short rules bar only the “volcano”, which can mean just the lava or these squares as well. A retelling of the 2013 rules bars them, and the same reading is used for being cut off.
    .refused = This is a start square without lava, and nobody may run onto it.
POM-RUN-PATH = A run leads from square to square across edges, never over lava, and never over a start square that is barred.
    .title = A way without lava
    .refused = No way leads there that is free of lava and of barred start squares.
POM-RUN-POINTS = A run has at most as many steps as there are pieces of all colours on its first square, the runner included. Leaving through a gate takes one step more.
    .title = Length of a run
    .refused = This run takes { $needed ->
        [one] one step
       *[other] { $needed } steps
    }, but the piece may take only { $points ->
        [one] one
       *[other] { $points }
    }.
POM-RUN-COUNT = Pieces are counted when each run begins. A second runner from the same square therefore has one step less.
    .title = Counted before each run
POM-RUN-STEPS = A run may turn corners and may be shorter than allowed. It touches no square twice.
    .title = Turning and stopping
POM-RUN-CROWD = From the eruption on any number of pieces may stand on a square, and taken squares may be crossed.
    .title = No more crowding limits
POM-RUN-OUT = A piece that leaves through a gate is saved for good.
    .title = Out and saved
    .ruling = From the gate square itself one step is enough, so a piece alone there can leave at once.
POM-RUN-LONE = A piece that stands alone on its square may make both runs: first one step, then as many as there are pieces where it arrived.
    .title = Lone pieces run twice
    .ruling = Alone means without pieces of any colour. The second run may still be given to another piece instead.
POM-RUN-LAST = If you have a single piece left in the city, it makes both runs.
    .title = Last pieces run twice
    .ruling = A piece that becomes your last one because the first run saved another has just the second run.

## Clauses: the end of the game

POM-END-TILES = When the last lava tile has been drawn, its player finishes the turn, runs included. Then the game ends.
    .title = The last tile
    .ruling = This holds even if the last tile cannot be placed.
POM-END-LOST = At the end all pieces still in the city go into the volcano.
    .title = Left behind
    .ruling = So they count for the tie-break like those lost before.
POM-END-EARLY = The game ends at once when no piece is left in the city that could still get out.
    .title = Nobody left
    .ruling = Pieces that are cut off burn at once, so this is the case exactly when the city is empty. It is looked at after every tile and every run.
POM-WIN-SAVED = Whoever has saved the most pieces wins.
    .title = Most pieces saved
POM-WIN-LOST = Among players who saved equally many, the one with fewer own pieces in the volcano is ahead.
    .title = Fewer pieces lost
    .ruling = Everything in the volcano counts, from Omens to the last pieces in the city. Pieces never placed do not.
POM-WIN-SHARED = Players who are still level share their place.
    .title = Shared places
    .ruling = The rules name no further tie-break, so there is none.

## Clauses: dual-vent tiles

POM-DUAL = With the dual-vent tiles, three more tiles are in the bag. Each shows two symbols, and whoever draws it chooses which one counts for good.
    .title = Dual-vent tiles
    .ruling = Only a symbol that can be placed can be chosen.
POM-DUAL-PAIRS = Which symbols share a dual-vent tile is an option.
    .title = Pairs of symbols
    .ruling = Only one public program names the pairs, and nothing else confirms them, so it is the default and others can be chosen. Every two symbols share a tile in exactly one of the five choices.

## Events

pompeii-event-dealt = { $player } is dealt card { $card }.
pompeii-event-dealt-hidden = { $player } is dealt a card.
pompeii-event-played = { $player } plays card { $card }.
pompeii-event-placed = { $player } places a piece at { $at }.
pompeii-event-joker-placed = { $player } uses card { $card } as a joker and places a piece at { $at }.
pompeii-event-not-placed = { $player } has no spot or no piece for it and places nothing.
pompeii-event-relative-placed = { $player } brings a relative to { $at }.
pompeii-event-relatives-done = { $player } brings no more relatives.
pompeii-event-drew = { $player } draws card { $card }.
pompeii-event-drew-hidden = { $player } draws a card.
pompeii-event-first-ad79 = { $player } draws A.D. 79 for the first time: from now on there are relatives, jokers and Omens.
pompeii-event-second-ad79 = { $player } draws A.D. 79 for the second time.
pompeii-event-omen-drawn = { $player } draws an Omen.
pompeii-event-omen = The Omen takes a piece of { $player } at { $at }.
pompeii-event-omen-nobody = The Omen finds nobody to strike.
pompeii-event-announced = { $player } holds nothing but jokers and announces the eruption.
pompeii-event-standing-set = { $player } gives the standing order to erupt.
pompeii-event-standing-fired = { $player } holds nothing but jokers, and a standing order starts the eruption.
pompeii-event-eruption = Vesuvius erupts. All hands are discarded, and pieces not yet placed go to the box.
pompeii-event-lava-drawn = { $player } draws a lava tile with { $symbol ->
        [vase] a vase
        [helmet] a helmet
        [mask] a mask
        [scroll] a scroll
        [column] a column
        [coin] a coin
       *[other] { $symbol }
    }.
pompeii-event-dual-drawn = { $player } draws a dual-vent tile with { $symbol ->
        [vase] a vase
        [helmet] a helmet
        [mask] a mask
        [scroll] a scroll
        [column] a column
        [coin] a coin
       *[other] { $symbol }
    } and { $other ->
        [vase] a vase
        [helmet] a helmet
        [mask] a mask
        [scroll] a scroll
        [column] a column
        [coin] a coin
       *[other] { $other }
    }.
pompeii-event-lava-placed = { $player } lays lava with the { $symbol ->
        [vase] vase
        [helmet] helmet
        [mask] mask
        [scroll] scroll
        [column] column
        [coin] coin
       *[other] { $symbol }
    } at { $at }.
pompeii-event-lava-lost = The tile fits nowhere and leaves the game.
pompeii-event-lead-tiles-done = Six lava tiles lie in the city; now everybody runs.
pompeii-event-gate-closed = Lava closes the gate { $gate }.
pompeii-event-burnt = { $player } loses { $count ->
        [one] one piece
       *[other] { $count } pieces
    } under the lava.
pompeii-event-enclosed = { $player } loses { $count ->
        [one] one piece
       *[other] { $count } pieces
    } cut off by the lava.
pompeii-event-enclosed-lava = { $count ->
        [one] One square is cut off and turns to lava.
       *[other] { $count } squares are cut off and turn to lava.
    }
pompeii-event-ran = { $player } runs from { $from } to { $to } with { $points ->
        [one] one step
       *[other] { $points } steps
    } allowed.
pompeii-event-escaped = { $player } brings a piece out of the city from { $from }.
pompeii-event-stayed = { $player } runs no further in this turn.
pompeii-event-no-run = { $player } has no piece that could run.
pompeii-event-last-tile = The last lava tile has been drawn: the game ends after this turn.
pompeii-event-left-behind = { $player } leaves { $count ->
        [one] one piece
       *[other] { $count } pieces
    } behind in the city.
pompeii-event-nobody-left = Nobody is left in the city, and the game ends.
pompeii-event-tiles-out = The bag is empty, and the game ends.
pompeii-event-ranked = { $player } takes place { $rank } with { $saved } saved and { $lost } lost.
pompeii-event-win = { $player } wins.
pompeii-event-shared-win = { $players } share the victory.

## Reasons for and against a turn: what it does, said of whoever takes it

pompeii-reason-wins = wins
pompeii-reason-shares-win = shares the victory
pompeii-reason-loses = ends the game without winning
pompeii-reason-erupts = starts the eruption (own pieces in the city: { $count }, of anybody else at most { $most })
pompeii-reason-brings = brings { $count ->
        [one] one relative
       *[other] { $count } relatives
    }
pompeii-reason-may-bring = may bring { $count ->
        [one] one relative
       *[other] { $count } relatives
    }
pompeii-reason-forgoes = does without { $count ->
        [one] one more relative
       *[other] { $count } more relatives
    }
pompeii-reason-at-gate = places { $count ->
        [one] one piece
       *[other] { $count } pieces
    } right at a gate
pompeii-reason-near-gate = places { $count ->
        [one] one piece
       *[other] { $count } pieces
    } one step from a gate
pompeii-reason-far-out = places { $count ->
        [one] one piece
       *[other] { $count } pieces
    } far from every gate
pompeii-reason-beside-start = places { $count ->
        [one] one piece
       *[other] { $count } pieces
    } beside a start square of the lava
pompeii-reason-last-spot = takes the last spot at the gate { $gate }
pompeii-reason-fills = takes the last spot of number { $card }
pompeii-reason-makes-joker = makes { $count ->
        [one] card { $card } in hand a joker
       *[other] the { $count } cards { $card } in hand jokers
    }
pompeii-reason-prepares = prepares card { $card } in hand, which could now bring { $count } relatives
pompeii-reason-not-placed = brings no piece into the city
pompeii-reason-shortens-own = brings { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    } within one run of safety
pompeii-reason-shortens = helps { $player }: { $count ->
        [one] one more piece
       *[other] { $count } more pieces
    } within one run of safety
pompeii-reason-hinders = takes from { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of { $player } the company for a run to safety
pompeii-reason-strands-own = leaves { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    } without the company for a run to safety
pompeii-reason-omen = Omen: takes { $count ->
        [one] the only piece
       *[other] one of { $count } pieces
    } of { $player } in the city
pompeii-reason-omen-leader = Omen: takes a piece of { $player }, of all opponents the one with the most in the city ({ $count })
pompeii-reason-omen-gate = Omen: takes a piece that stood at a gate or one step from it
pompeii-reason-burns = burns { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of { $player }
pompeii-reason-burns-own = burns { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    }
pompeii-reason-encloses = cuts off { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of { $player } from the last gate
pompeii-reason-encloses-own = cuts off { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    } from the last gate
pompeii-reason-closes = closes the gate { $gate }
pompeii-reason-lengthens = lengthens the way out for { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of { $player }
pompeii-reason-lengthens-own = lengthens the way out for { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    }
pompeii-reason-threatens = brings lava within reach of { $count ->
        [one] one piece
       *[other] { $count } pieces
    } of { $player }
pompeii-reason-threatens-own = brings lava within reach of { $count ->
        [one] one own piece
       *[other] { $count } own pieces
    }
pompeii-reason-saves = saves { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
pompeii-reason-out-of-reach = brings { $count ->
        [one] one piece
       *[other] { $count } pieces
    } out of the lava’s reach
pompeii-reason-into-reach = takes { $count ->
        [one] one piece
       *[other] { $count } pieces
    } into the lava’s reach
pompeii-reason-nearer = comes { $steps ->
        [one] one step
       *[other] { $steps } steps
    } nearer to the gates
pompeii-reason-stays = gives up a run
