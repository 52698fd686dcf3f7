# What the browser's board of Taluva says, in English.

web-taluva-board = The island
web-taluva-above = View from above
web-taluva-keys = Arrow keys, or W, E, A, D, Z and X, go from field to field. Enter chooses and confirms, R turns the tile, Escape cancels.

## Tiles

web-taluva-tile = Tile { $tile }: a volcano, then clockwise { $terrains }
web-taluva-tile-hidden = A hidden tile
web-taluva-own-tile = Your next tile
web-taluva-unseen = Tiles that can still come, as far as you can know.

## Fields, as they are spoken

web-taluva-at-sea = Sea, { $at }
web-taluva-at-land = { $terrain }, level { $level }, { $at }
web-taluva-at-volcano = Volcano, level { $level }, lava towards { $hour } o’clock, { $at }
web-taluva-owned = { $pieces } of { $player }
web-taluva-around = Around it: { $fields }.
web-taluva-beside = { $side ->
        [east] east
        [south-east] south-east
        [south-west] south-west
        [west] west
        [north-west] north-west
       *[north-east] north-east
    } { $what }
web-taluva-short = { $terrain } { $level }
web-taluva-sea = sea
web-taluva-possible = Can be chosen
web-taluva-can-extend = The tile can be laid here with its volcano, as an extension.
web-taluva-can-erupt = The volcano here can erupt.
web-taluva-can-build = Possible here: { $builds }.
web-taluva-can-nothing = Nothing can be done here.

## Placing

web-taluva-hint-place = Choose where the volcano of your tile goes.
web-taluva-extend = Extension
web-taluva-erupt = Eruption
web-taluva-place = Place the tile
web-taluva-clockwise = Turn clockwise
web-taluva-counterclockwise = Turn counterclockwise
web-taluva-towards = Lava towards { $hour } o’clock
web-taluva-cancel = Cancel
web-taluva-dead-end = Careful: with the tile there you could build nothing and would be out of the game.

## Building

web-taluva-hint-build = Choose a field to build on, or one of your settlements to expand.
web-taluva-build = { $piece ->
        [hut] Build a hut
        [tower] Build a tower
       *[temple] Build a temple
    }
web-taluva-expand = { $terrain ->
        [jungle] Expand into the jungle
        [clearing] Expand onto clearings
        [sand] Expand onto the sand
        [rock] Expand onto the rock
        [lake] Expand onto lakes
       *[other] Expand
    }
web-taluva-spread = { $huts } on { $fields ->
        [one] one field
       *[other] { $fields } fields
    }
web-taluva-ways = { $count ->
        [one] One way to build here
       *[other] { $count } ways to build here
    }
