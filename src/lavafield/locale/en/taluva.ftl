# Every word that Taluva says, in English.
# A message named like a clause (TAL-...) states that clause; .title heads it, .ruling says why an
# open point is read this way, .refused tells a player why a move was turned down.

### Taluva

taluva-name = Taluva
taluva-about = Two to four players build huts, towers and temples on a growing volcanic island. Each turn adds a tile, either beside the land or on top of it as an eruption that swallows huts and lifts the ground, and then a building. The most temples win in the end, and whoever uses up two of the three kinds of pieces wins on the spot.
taluva-authors = A game by Marcel-André Casasola Merkle, published by Hans im Glück in 2006.

## Terrains, pieces, steps of a turn

terrain-jungle = jungle
terrain-clearing = clearing
terrain-sand = sand
terrain-rock = rock
terrain-lake = lake
terrain-volcano = volcano

# The value is the bare word, .counted carries the number.
piece-hut = { $count ->
        [one] hut
       *[other] huts
    }
    .counted = { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
piece-tower = { $count ->
        [one] tower
       *[other] towers
    }
    .counted = { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
piece-temple = { $count ->
        [one] temple
       *[other] temples
    }
    .counted = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }

taluva-step-draw = Draw a tile
taluva-step-place = Place the tile
taluva-step-build = Build
taluva-step-over = Game over
taluva-pile-tiles = { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }

## Options

taluva-option-tiles = Play with all 48 tiles, or with only 12 for each player, drawn at random and without a look at the rest.
    .name = Tiles
taluva-option-tiles-all = All 48 tiles
taluva-option-tiles-12 = 12 tiles per player
taluva-option-ranking = Play for every place: whoever finishes early or is eliminated takes a place, and the others play on.
    .name = Play for all places
taluva-option-edition = In the 2006 edition a hut may stand beside your own settlements, in the 2012 edition it may not.
    .name = Edition
taluva-option-edition-2006 = 2006 edition
taluva-option-edition-2012 = 2012 edition
taluva-option-preview = Everyone holds the tile for their next turn a round ahead and keeps it secret.
    .name = Tile preview

## Clauses: the game and its parts

TAL-PLAYERS = Two, three or four players can take part.
    .title = Number of players
TAL-PIECES = Each player has one colour with 20 huts, 2 towers and 3 temples. Pieces not yet built lie in that player’s supply.
    .title = Pieces and supply
    .ruling = The box counts its pieces for four colours together. A quarter of each kind belongs to one player, however many take part.
TAL-TILES = There are 48 tiles, each with one volcano and two landscape fields. The five landscapes are jungle, clearing, sand, rock and lake.
    .title = The volcano tiles
    .ruling = The English rulebook has two words for the clearing, which are one and the same terrain. All 48 tiles are used whatever the number of players, unless the tiles option says otherwise. Which landscapes share a tile is in neither rulebook and was taken from published counts of the printed set.
TAL-FACING = A tile can lie in any of six directions, and its volcano points the same way. Only the topmost volcano of a field counts, never one buried further down.
    .title = Direction of a volcano
    .ruling = The rulebook shows the direction in pictures only. The rotation of the whole tile is the reading that fits them all.
TAL-SETTLEMENT = Pieces of one colour on neighbouring fields form one settlement, whatever the heights. A single piece is already a settlement, be it a hut, a tower or a temple.
    .title = What a settlement is
    .ruling = The rulebook asks only that the fields touch, and its example counts a field of level 3 as a neighbour of lower ones, so height never separates. A tower or temple left standing alone is a full settlement, which can be expanded.

## Clauses: the turn

TAL-ORDER = Player 1 begins, and the turn passes clockwise from player to player.
    .title = Order of play
    .ruling = Who sits in the first seat is settled before the game; round a table it is the youngest. No rule evens out the number of turns, but 48 tiles divide evenly among two, three or four players, so only an elimination makes turns unequal.
TAL-TURN = A turn has two steps in a fixed order: first draw and place a tile, then build. Once the game has ended, no one moves any more.
    .title = Two steps per turn
    .refused = { $step ->
        [draw] A tile has to be drawn before anything else can happen.
        [place] The drawn tile has to be placed before anything else can happen.
        [build] The tile is placed, so now you have to build.
        [over] The game is over, so no more moves can be made.
       *[other] This move does not belong to the current step of the turn.
    }
TAL-DRAW = A turn starts with one tile drawn blindly from those that are left, each as likely as any other. Its player sees it before choosing where it goes.
    .title = Drawing a tile
    .ruling = Drawing from a shuffled face-down stack is the same as drawing blindly from a bag, so the chance of each kind is the number of its tiles still left.
    .refused = { $tile } cannot be drawn, because no tile of that kind is left.
TAL-FIRST = The very first tile goes to the middle of the table. However it is turned there, it counts as one and the same placement.
    .title = The first tile
    .ruling = All directions are alike on an empty table, so one placement stands for all of them; any spelling of it is understood.
    .refused = However you turn the first tile, it is the same move, so please use the one placement on offer.
TAL-PLACE-MUST = Every later tile has to be placed as well, and its player is free to choose between extending the land and a volcanic eruption.
    .title = Extension or eruption
    .ruling = The table has no edge, so there is always room beside the land and no tile is ever impossible to place.

## Clauses: extending the land

TAL-EXTEND-TABLE = An extension lies flat on the table: its three fields must all be open sea.
    .title = Extend onto open sea
    .ruling = A tile that lies half on land and half on the sea would be neither an extension nor a level eruption.
    .refused = An extension needs three fields of open sea, but part of this tile would lie on land.
TAL-EXTEND-EDGE = An extension has to share an edge with land that is already there; one edge is enough.
    .title = Touch the land
    .ruling = Fields of a hex grid that touch at all share an edge, so corners need no rule of their own. It does not matter how high the land beside the tile has become.
    .refused = Out here the tile would touch no land, and it has to share at least one edge with the island.
TAL-EXTEND-FREELY = Extensions may leave gaps in the land and may fill them later. Landscapes need not match along the edges, and the land next to the tile may be of any height.
    .title = Gaps and edges free
    .ruling = No rule asks for matching landscapes or forbids filling a gap. Until a tile fits into it, a gap is sea like any other, even when land surrounds it.

## Clauses: the volcanic eruption

TAL-ERUPT-VOLCANO = For an eruption, the volcano of the new tile must come down on a volcano of the land.
    .title = Volcano on volcano
    .refused = An eruption needs a volcano under the new tile’s volcano, and this field has none.
TAL-ERUPT-FACING = The new volcano must point in another direction than the one it covers.
    .title = Turn the volcano
    .ruling = The comparison is with the volcano visible on that field, not with those beneath it. Together with equal heights this already means that a tile never covers just one single tile, so no separate rule about two tiles is needed.
    .refused = The new volcano would point the same way as the one it covers, so turn the tile.
TAL-ERUPT-LEVEL = The three fields under an erupting tile must all be land of one and the same level.
    .title = Level ground below
    .ruling = A hollow below the tile is shown in a picture only; it is avoided exactly when all three fields are equally high. A tile partly over the sea would have a hollow too.
    .refused = The tile would not lie flat, because the three fields below it are not land of one level.

## Clauses: what an eruption covers

TAL-COVER-TALL = Towers and temples can never be covered, no matter whose they are.
    .title = Towers and temples stay
    .ruling = Only the fields of the towers and temples themselves are safe; huts of the same settlement may still be covered.
    .refused = The tile would cover a tower or a temple, and those always stay.
TAL-COVER-SETTLEMENT = An eruption may not swallow a whole settlement: of every settlement it touches, at least one field must stay uncovered.
    .title = No settlement wiped out
    .ruling = Each settlement under the tile is judged by itself. Several huts on one field go down together, so fields decide and not huts. Settlements of eliminated players are protected like all others.
    .refused = This eruption would swallow a whole settlement, and at least one of its fields has to survive.
TAL-COVER-HUTS = Huts may be covered, your own as well as those of others. They leave the game for the box and do not come back to the supply.
    .title = Covered huts are gone
    .ruling = One eruption may cover huts of several settlements. Covered huts still count as built whenever buildings are counted.
TAL-COVER-VOLCANOES = The landscape fields of an erupting tile may cover volcanoes too, so that up to three disappear at once.
    .title = Several volcanoes at once
    .ruling = Only the new volcano has to rest on a volcano; for the other two fields any terrain will do.
TAL-COVER-SPLIT = If an eruption cuts a settlement apart, every part is a settlement of its own from that moment on.
    .title = Settlements can split
    .ruling = The split counts already in the same turn: a part without a temple can receive one right away.
TAL-LEVEL = Land on the table has level 1, and every eruption puts its three fields one level higher. There is no highest level.
    .title = Levels of the land
    .ruling = The rulebook names no limit and speaks of level 3 and above.
TAL-DEAD-END = You may place a tile even if you cannot build anything afterwards.
    .title = Dead ends are allowed
    .ruling = No rule forbids it. It only leads to your own elimination.

## Clauses: building

TAL-BUILD-MUST = After the tile, exactly one build has to follow: a hut, a tower, a temple or the expansion of a settlement.
    .title = One build each turn
    .ruling = Every turn has both steps, so the first player too builds on the very first tile.
TAL-BUILD-LAND = Pieces can only stand on land.
    .title = Build on land
    .ruling = A gap is sea and not land, even when land surrounds it.
    .refused = There is only sea here, and pieces have to stand on land.
TAL-BUILD-VOLCANO = Nothing is ever built on a volcano.
    .title = No building on volcanoes
    .refused = This field is a volcano, and nobody can build there.
TAL-BUILD-FREE = A new piece needs a field on which nothing stands yet.
    .title = Free fields only
    .refused = This field is taken, so choose one on which nothing stands.
TAL-HUT-FOUND = Building a hut puts down one single hut. Only in this way can a new settlement arise away from your others.
    .title = A hut founds settlements
TAL-HUT-LEVEL = A single hut can only be built on level 1.
    .title = Huts on level 1
    .ruling = Huts reach higher ground only when a settlement is expanded.
    .refused = A single hut belongs on level 1, but this field is on level { $level }.
TAL-HUT-APART = In the 2012 edition a single hut may not touch a settlement of your own.
    .title = Hut apart (2012)
    .ruling = Only reviews and programs that follow the newer edition have this restriction; our rulebooks of 2006 do not. It is therefore an option.
    .refused = In the 2012 edition a single hut may not touch a settlement of your own, and this field does.
TAL-HUT-ANYWHERE = In the 2006 edition a hut may also be built right beside your own settlements, making one larger or joining several.
    .title = Hut anywhere (2006)
    .ruling = The rulebook leaves the choice of the field to the player and only says that new settlements begin with a hut, not that every hut begins one.
TAL-TOWER-LEVEL = A tower needs a field of level 3 or above.
    .title = Towers on level 3
    .refused = A tower needs at least level 3, but this field is on level { $level }.
TAL-SUPPLY = What you build has to lie in your supply. Running out of one kind leaves the other kinds open to you.
    .title = Pieces in supply
    .ruling = A player who has used up two kinds has already won or taken a place, so nobody ever has to build with nothing left.
    .refused = { $piece ->
        [hut] You have no hut left in your supply.
        [tower] You have no tower left in your supply.
        [temple] You have no temple left in your supply.
       *[other] You do not have enough pieces left in your supply.
    }
TAL-TOWER-BESIDE = A tower has to stand right beside a settlement of your own, however small.
    .title = Tower beside settlement
    .ruling = Any settlement will do, even one of a single field; no hut is needed in it.
    .refused = A tower has to stand beside a settlement of your own, and none touches this field.
TAL-TOWER-ONE = The settlement that the new tower joins must not have a tower yet.
    .title = One tower per settlement
    .ruling = Only building is restricted. Settlements that grow together may have two towers, but get no third; after a split each part is judged anew.
    .refused = Every settlement of yours beside this field already has a tower.
TAL-TEMPLE-BESIDE = A temple has to stand right beside a settlement of your own. Any level and any landscape will do, and one temple is enough at every height.
    .title = Temple beside settlement
    .ruling = Only the cost of huts rises with the level; a temple is one piece everywhere.
    .refused = A temple has to stand beside a settlement of your own, and none touches this field.
TAL-TEMPLE-SIZE = The settlement that the new temple joins must already cover three fields or more.
    .title = Three fields for temples
    .ruling = Fields are counted and not pieces: three huts on one field are still only one field.
    .refused = A temple needs a settlement of at least three fields, but the largest beside this field has only { $size ->
        [one] one
       *[other] { $size }
    }.
TAL-TEMPLE-ONE = The settlement that the new temple joins must not have a temple yet.
    .title = One temple per settlement
    .ruling = Only building is restricted. Settlements that grow together may have two temples, but get no third; after a split each part is judged anew.
    .refused = Every settlement beside this field that is large enough already has a temple.
TAL-ANY-ONE = If the field of a tower or temple touches several of your settlements, it is enough that one of them meets all conditions.
    .title = One settlement suffices
    .ruling = The conditions are asked of one settlement. That a settlement may later hold two temples shows that the others beside the field need not meet them.
TAL-BEFORE = All conditions are judged on the position before the piece is put down.
    .title = Judged before building
    .ruling = What the new piece itself would join does not help: two small settlements on either side of the field do not add up to three fields.

## Clauses: expanding a settlement

TAL-EXPAND-OWN = You expand one settlement of your own, which you choose by one of its fields.
    .title = Expand your own settlement
    .ruling = Any settlement can be expanded, even a tower or a temple that stands alone.
    .refused = Choose a field of one of your own settlements to expand from; this is none.
TAL-EXPAND-TERRAIN = Choose one of the five landscapes for the expansion. At least one free field of it must touch the settlement.
    .title = Choose a landscape
    .ruling = At least one piece has to be put down each turn, so an expansion without a field is no build at all.
    .refused = { $terrain ->
        [jungle] No free jungle field touches this settlement.
        [clearing] No free clearing touches this settlement.
        [sand] No free sand field touches this settlement.
        [rock] No free rock field touches this settlement.
        [lake] No free lake field touches this settlement.
       *[other] No free field of this kind touches this settlement.
    }
TAL-EXPAND-SUPPLY = Your supply must hold the huts for all fields of the expansion; there are no partial expansions.
    .title = Huts for all fields
    .ruling = A build can only be chosen if the pieces suffice, and an expansion always takes every field of its landscape.
    .refused = This expansion takes { $needed ->
        [one] one hut
       *[other] { $needed } huts
    }, but { $left ->
        [0] none is left
        [one] only one is left
       *[other] only { $left } are left
    } in your supply.
TAL-EXPAND-SAME = Expansions that put the same huts on the same fields are one and the same move. In the 2006 edition, an expansion by a single hut is the same as building that hut.
    .title = Same huts, same move
    .ruling = A field can touch two of your settlements, so one result can have several names. Only one of them is offered; in the 2012 edition an expansion by one hut stays, because that hut could not be built by itself.
    .refused = Another move on offer puts down exactly the same huts, so please choose that one.
TAL-EXPAND-ALL = An expansion fills every free field of the chosen landscape that touches the settlement. It is the only build that can put down more than one hut.
    .title = Fill every field
    .ruling = The fields are settled before the first hut goes down, so new huts do not carry the expansion further. Fields that are taken are passed over, whoever stands there.
TAL-EXPAND-COST = In an expansion, each field receives as many huts as its level.
    .title = Huts per level
    .ruling = The cost has no upper limit: a field of level 4 takes four huts.
TAL-JOIN = Building may join settlements of yours into one, even if it then holds several towers or temples.
    .title = Settlements can join
    .ruling = The limits on towers and temples are asked before building, so a joined settlement with two of them is in order.

## Clauses: elimination

TAL-OUT = Whoever cannot build anything after placing the tile is out of the game at once and has lost.
    .title = No build, out
    .ruling = This also holds on the last tile: first its player is eliminated, then the others are counted.
TAL-OUT-STAYS = What an eliminated player has built remains on the island.
    .title = Buildings stay behind
    .ruling = No exception is made for these pieces, so eruptions must still spare the towers, the temples and the last field of every settlement.
TAL-OUT-SKIPPED = An eliminated player gets no more turns.
    .title = Eliminated players are skipped
    .ruling = The tiles that are left go to those still in the game, who may get more turns than usual.

## Clauses: the end of the game

TAL-EARLY = Whoever has built all pieces of two of the three kinds wins on the spot; the others then share second place.
    .title = Early victory
    .ruling = Only the player whose turn it is builds, so two players never finish together. On the last tile, too, this comes before any counting. With the ranking option the game goes on instead.
TAL-EARLY-BOX = For the early victory covered huts count as built: what matters is that no hut is left in the supply.
    .title = Covered huts count early
    .ruling = Huts in the box were built once and count at the end of the game; the early victory counts them the same way.
TAL-END = Once the last tile has been placed and its player has built, the game ends and buildings are counted.
    .title = The last tile
    .ruling = Every turn has both steps, so the last tile still brings a build. If its player cannot build, elimination comes first and the count second.
TAL-END-TEMPLES = In the final count the player who built the most temples is ahead.
    .title = Temples count first
TAL-END-TOWERS = If temples are equal, the number of towers built decides.
    .title = Towers count second
TAL-END-HUTS = If towers are equal too, the number of huts built decides.
    .title = Huts count third
TAL-END-BOX = In the final count, too, huts that were covered count as built.
    .title = Covered huts count finally
    .ruling = So the number of huts built is always 20 less those still in the supply.
TAL-END-OUT = Eliminated players are left out of the final count. Without the ranking option they share the last place.
    .title = Eliminated players rank last
    .ruling = This holds even for an eliminated player with the most temples.
TAL-END-SHARED = Players level on temples, towers and huts share their place.
    .title = Shared places
    .ruling = The rulebook names no further tie-break, so there is none.
TAL-SURVIVOR = If all others have been eliminated, the last player left wins at once.
    .title = Last player left
    .ruling = The rulebook does not mention this case; with nobody left to play against, there is nothing more to decide.

## Clauses: the ranking option

TAL-RANK-FINISH = With the ranking option, a player who has built all pieces of two kinds takes the best place still free and leaves, and the others play on.
    .title = Finishing early, ranked
TAL-RANK-OUT = With the ranking option, each eliminated player takes the worst place still free.
    .title = Elimination, ranked
TAL-RANK-COUNT = With the ranking option, the places still free after the last tile go by temples, then towers, then huts.
    .title = Final count, ranked
    .ruling = The English rulebook lists the kinds in another order here, but points to the regular end; the German one and both overviews put temples first.
TAL-RANK-LAST = With the ranking option, the game ends as soon as only one player is still building, who takes the place still free.
    .title = One player left, ranked
    .ruling = The rulebook does not say so, but a last player alone has nothing left to play for.

## Clauses: further options

TAL-TILES-12 = With the option of 12 tiles per player, that many are drawn at random from all 48. The rest stay out of the game unseen.
    .title = Twelve tiles each
    .ruling = The rulebooks of 2006 always use all 48 tiles; a later edition has this shorter game.
TAL-PREVIEW-DEAL = With the tile preview, every player is dealt one tile before the game and places it on the first turn.
    .title = Preview: the deal
    .ruling = In the rulebooks a tile is drawn only when it is to be placed. A well-known online version plays with this preview, so it is an option.
TAL-PREVIEW-REFILL = With the tile preview, you draw the tile for your next turn right after building, as long as any are left. Whoever has been eliminated or has finished draws no more.
    .title = Preview: the next tile
TAL-PREVIEW-SECRET = With the tile preview, only you know the tile you hold until you place it.
    .title = Preview: kept secret

## Events

taluva-event-drew = { $player } draws { $tile }.
taluva-event-drew-hidden = { $player } draws a tile.
taluva-event-first-tile = { $player } starts the island with { $tile }.
taluva-event-extended = { $player } extends the land with { $tile } at { $at }.
taluva-event-erupted = { $player } lets the volcano at { $at } erupt with { $tile }: the land rises to level { $level }.
taluva-event-huts-lost = { $player } loses { $count ->
        [one] one hut
       *[other] { $count } huts
    } to the lava.
taluva-event-hut-built = { $player } builds a hut at { $at }.
taluva-event-tower-built = { $player } builds a tower at { $at }.
taluva-event-temple-built = { $player } builds a temple at { $at }.
taluva-event-expanded = { $player } expands a settlement { $terrain ->
        [jungle] into the jungle
        [clearing] onto the clearings
        [sand] onto the sand
        [rock] onto the rock
        [lake] onto the lake
       *[other] ({ $terrain })
    }: { $count ->
        [one] one hut
       *[other] { $count } huts
    } on { $fields ->
        [one] one field
       *[other] { $fields } fields
    }.
taluva-event-settlement-split = The eruption splits a settlement of { $player }.
taluva-event-settlements-joined = Settlements of { $player } grow together.
taluva-event-eliminated = { $player } cannot build and is out of the game.
taluva-event-finished = { $player } has used up two kinds of pieces and takes place { $rank }.
taluva-event-early-win = { $player } has used up two kinds of pieces and wins at once.
taluva-event-survivor-win = { $player } is the last player left and wins.
taluva-event-tiles-out = The last tile has been played, and the buildings are counted.
taluva-event-ranked = { $player } takes place { $rank }.
taluva-event-shared-win = { $players } share the victory.

## Reasons for and against a turn: what it does, said of whoever takes it

taluva-reason-wins = wins at once
taluva-reason-shares-win = shares the victory
taluva-reason-loses = ends the game without winning
taluva-reason-leaves-no-build = leaves nothing to build: out of the game
taluva-reason-finishes = uses up two kinds of pieces and takes place { $rank }
taluva-reason-misses-finish = misses a build that { $goal ->
        [place] takes the next place
       *[win] wins
    } at once
taluva-reason-could-finish = { $goal ->
        [place] could take the next place
       *[win] could win
    } with the next build
taluva-reason-lets-finish = { $player } can { $goal ->
        [place] take the next place
       *[win] win
    } with the next build
taluva-reason-stops-finish = keeps { $player } from { $goal ->
        [place] taking the next place
       *[win] winning
    } with the next build
taluva-reason-builds-temple = builds a temple, { $left ->
        [0] the last one
        [one] one is left
       *[other] { $left } are left
    }
taluva-reason-builds-tower = builds a tower, { $left ->
        [0] the last one
        [one] one is left
       *[other] { $left } are left
    }
taluva-reason-builds-huts = builds { $count } huts at once on { $fields ->
        [one] one field
       *[other] { $fields } fields
    }
taluva-reason-uses-up-huts = uses up the last huts
taluva-reason-founds = { $count ->
        [one] founds the first settlement
       *[other] founds a settlement of its own, { $count } in all
    }
taluva-reason-grows = enlarges a settlement to { $size ->
        [one] one field
       *[other] { $size } fields
    }
taluva-reason-joins = joins { $count ->
        [one] one settlement
       *[other] { $count } settlements
    } into one
taluva-reason-readies-temple = threatens a temple next turn
taluva-reason-keeps-temple = keeps a place for a temple
taluva-reason-spoils-temple = gives up the own place for a temple
taluva-reason-blocks-temple = blocks the temple of { $player }
taluva-reason-opens-temple = opens a place for a temple to { $player }
taluva-reason-readies-tower = threatens a tower next turn
taluva-reason-keeps-tower = keeps a place for a tower
taluva-reason-spoils-tower = gives up the own place for a tower
taluva-reason-blocks-tower = blocks the tower of { $player }
taluva-reason-opens-tower = opens a place for a tower to { $player }
taluva-reason-readies-huts = prepares to build { $count } huts at once
taluva-reason-cuts-huts = cuts the huts that { $player } can build at once from { $before } to { $after }
taluva-reason-opens-huts = lets { $player } build { $count } huts at once
taluva-reason-buries = buries { $count ->
        [one] one hut
       *[other] { $count } huts
    } of { $player }
taluva-reason-buries-own = buries { $count ->
        [one] one own hut
       *[other] { $count } own huts
    }
taluva-reason-splits = splits a settlement of { $player }
taluva-reason-splits-own = splits an own settlement
taluva-reason-stuck = leaves nothing to build unless the next tile helps
taluva-reason-sticks = leaves { $player } nothing to build unless the next tile helps
