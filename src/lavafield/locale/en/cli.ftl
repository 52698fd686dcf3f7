# Words of the command line and of the game in the terminal, in English.

## The commands and their arguments

cli-about = Board games of volcanoes and settlements, with exact rules: play them, replay them, count them.
cli-more = “lavafield COMMAND --help” tells more about a command.
cli-usage = usage:
cli-positionals = what to give
cli-optionals = options
cli-commands = commands
cli-command = COMMAND
cli-help = show this help and leave
cli-version = show the version and leave
cli-help-language = speak this language: en or de (otherwise that of the environment, or LAVAFIELD_LANG)

cli-play = Play a game in the terminal.
cli-simulate = Play games of random moves and sum them up.
cli-match = Let bots play against each other at one table, and sum it up.
cli-league = Let every bot play against every other, and rate them.
cli-perft = Count the sequences of actions, to compare move generators.
cli-replay = Check a record, tell it in words, or write what one seat saw of it.
cli-verify = Prove that chance was fair: compute every draw of a record anew.
cli-analyse = Judge every decision of a record: what was lost, what was better, and why.
cli-rules = List the rules of a game, or explain one with its source and tests.
cli-doctor = Show what is installed here, and what is missing.

cli-metavar-game = GAME
cli-metavar-n = N
cli-metavar-option = NAME=VALUE
cli-metavar-who = WHO
cli-metavar-names = NAMES
cli-metavar-file = FILE
cli-metavar-seat = SEAT
cli-metavar-hash = HASH
cli-metavar-text = TEXT
cli-metavar-clause = CLAUSE
cli-metavar-bot = BOT
cli-metavar-folder = FOLDER
cli-metavar-language = LANGUAGE

cli-help-game = the name of the game, such as taluva or pompeii
cli-help-players = how many play (the fewest the game allows, unless told otherwise)
cli-help-option = options of the game, see below
cli-help-seed = a number that fixes all random outcomes
cli-help-json = write JSON instead of a table
cli-help-play-game = the name of the game: taluva (the default) or pompeii
cli-help-play-against = who takes the other seats: a bot of a level, from level:1 to level:7 ({ level-1 }, { level-2 }, { level-3 }, { level-4 }, { level-5 }, { level-6 }, { level-7 }; level:3 is the default); another bot: random, greedy, search, search:nodes=300; or hot-seat, a person at this keyboard; for all of them or, with commas, for each
cli-help-play-seat = your own seat (1)
cli-help-play-names = names of the players, with commas
cli-help-play-hints = the bot that gives hints (search:nodes=3000)
cli-help-play-resume = go on with a saved game
cli-help-play-save = save the game here after every action
cli-help-play-plain = line by line instead of full screen; also good for screen readers
cli-help-simulate-games = how many games (100)
cli-help-bots = the bots, such as level:3, random, greedy, search:nodes=300 or search:seconds=0.1
cli-help-match-players = how many play (as many as there are bots, unless told otherwise)
cli-help-league-game = the name of the game, such as taluva or pompeii; or a file that says everything, such as ladder.toml
cli-help-league-games = how many games each group of bots that meet plays (100), rounded up to whole deals
cli-help-league-processes = how many games are played at the same time (one for each processor)
cli-help-league-out = the log of the games, JSON lines; if it exists, it is continued
cli-help-league-record = keep the record of every game in this folder
cli-help-league-plot = draw the result as SVG
cli-help-perft-depth = how many actions deep (3)
cli-help-perft-position = start from this position, in the notation of the game
cli-help-replay-file = a record or a seat’s record
cli-help-replay-seat = tell what this seat saw: 1, 2, ... or spectator (the default)
cli-help-replay-at = stop after this many actions
cli-help-replay-board = show the board at the end
cli-help-replay-redact = write the record of what this seat saw: 1, 2, ... or spectator
cli-help-replay-out = where to write it (otherwise to the terminal)
cli-help-verify-file = the record of a finished game
cli-help-verify-hash = the hash that was shown before the game
cli-help-analyse-bot = the bot that judges (search:nodes=1000): greedy is quick, more nodes are surer
cli-help-analyse-seat = only the decisions of this seat: 1, 2, ...
cli-help-analyse-top = how many of the best moves are told of each decision (3)
cli-help-analyse-processes = how many decisions are judged at the same time (one for each processor)
cli-help-analyse-plot = draw the shares over the game as SVG
cli-help-rules-clause = the name of a rule, such as TAL-TOWER-LEVEL

cli-options-of = options of { $game }:
cli-option = { $option } (default { $default })

## Errors of the command line

cli-error = lavafield: { $reason }
cli-error-language = There is no language “{ $got }” here; expected one of: { $expected }.
cli-error-no-value = { $command }: { $argument } expects a value, and none came.
cli-error-value = { $command }: { $argument } expects no value, but { $got } came.
cli-error-choice = { $command }: there is no { $got }; expected one of: { $expected }.
cli-error-missing = { $command }: expected { $expected }, but nothing came.
cli-error-unknown = { $command }: nothing is known about { $got }; “--help” lists what is expected.
cli-error-arguments = { $command }: these arguments do not fit together; “--help” lists what is expected.
cli-error-number = { $argument }: expected { $expected }, got { $got }.
cli-error-option = --option: expected { $expected }, got { $got }.
cli-error-option-value = The option { $option } cannot be “{ $got }”; expected one of: { $expected }.
cli-error-twice = The option { $got } was given twice; expected once.
cli-error-together = { $first } and { $second } cannot be given together; expected one of them.
cli-error-alone = { $first } belongs to { $second }, which was not given.
cli-error-redacted = { $path } already holds what a single seat saw; expected the record of the whole game.
cli-error-other-seat = This record holds what seat { $expected } saw, not seat { $got }.
cli-error-same-file = { $path } is the record itself; expected another file to write to.
cli-error-one-file = { $first } and { $second } would both write { $path }; expected different files.
cli-error-spectator = { $path } holds what a spectator saw; to judge decisions, expected the record of the whole game or of a player.
cli-error-exists = { $path } already exists. Go on with it by --resume { $path }, or choose another file.
cli-error-whole-record = { $path } holds what a single seat saw; to go on playing, expected the record of the whole game.
cli-error-against = --against: expected { $expected } for { $count ->
        [one] one seat
       *[other] { $count } seats
    }, got { $got }.
cli-error-names = --names: expected { $expected } different names, got { $got }.
cli-error-match = A match has all bots at one table: expected { $expected } bots, got { $got }. “lavafield league” plays with more.
cli-error-league = In a league every seat has another bot: expected { $expected } bots, got { $got }. “lavafield match” plays with fewer.
error-unknown-bot = There is no bot called “{ $got }”; expected one of: { $expected }.

cli-file-missing = The file { $path } cannot be used: it does not exist.
cli-file-forbidden = The file { $path } cannot be used: access is not allowed.
cli-file-folder = The file { $path } cannot be used: it is a folder.
cli-file-no-folder = The file { $path } cannot be used: its folder does not exist.
cli-file-full = The file { $path } cannot be written: the disk is full.
cli-file-name = The file { $path } cannot be used: no file can have this name.
cli-file-device = The file { $path } cannot be used: it is a device or the like, expected an ordinary file.
cli-file-other = The file { $path } cannot be used. The system says: { $reason }
cli-output-full = What was to be printed could not be written: the disk is full.
cli-output-other = What was to be printed could not be written. The system says: { $reason }

## Places

place = { $rank }. { $player }
decimal-mark = .

## simulate

simulate-games = Games
simulate-players = Players
simulate-options = Options
simulate-seed = Seed
simulate-actions = Actions per game, with draws
simulate-decisions = Decisions per game
simulate-moves = Legal moves per decision
simulate-span = { $mean } ({ $least } to { $most })
simulate-moves-of = { $mean } on average, { $most } at most (in { $games ->
        [one] one game
       *[other] { $games } games
    })
simulate-endings = How the games ended
simulate-wins = Victories
simulate-shared = { $count } shared
simulate-speed = { $speed } games per second ({ $seconds } s)
progress-games = Games
progress-decisions = Decisions

ending-pompeii-event-nobody-left = nobody left in the city
ending-pompeii-event-tiles-out = no lava tiles left
ending-taluva-event-early-win = two kinds of pieces used up
ending-taluva-event-survivor-win = last player left
ending-taluva-event-tiles-out = last tile played
ending-taluva-event-ranked = all places taken

## match and league

league-rounded = Rounded up to whole deals, of { $set } games each: { $games } games for { $asked }.
league-interrupted = Interrupted; { $done } of { $games } games are over. With --out FILE they are kept, and the same command goes on.
league-died = The process that played game { $game } ended early (exit code { $code }); { $done } of { $games } games are over. With --out FILE they are kept, and the same command goes on.
league-games = { $games } in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
league-bot = Bot
league-played = Games
league-wins = Wins
league-shared = Shared
league-share = Share of wins
league-interval = 95 %
league-rating = Rating
league-thinking = ms per decision
league-span = { $low } to { $high }
league-cross = How often the bot of the row came in before that of the column, in percent; an equal place counts half:
league-note = Of equally strong bots each would have { $share }. “95 %” holds the true value with 95 % confidence.
league-note-rating = Ratings are openskill’s: everybody begins with 25, and their “95 %” is what is then believed.
league-chart-title = { $what ->
        [rating] { $game }: ratings of the bots
       *[share] { $game }: shares of wins
    }
league-chart = { $game }: { $games } games of bots, { $players } players. Points with their 95 % intervals, best first.
league-axis-rating = Rating
league-axis-share = Share of wins in percent

## perft

perft-depth = depth
perft-paths = sequences
perft-time = time

## replay

replay-heading = { $game }: { $players }
replay-seen-by = { $seat ->
        [one] As { $player } saw it.
       *[all] As a spectator saw it.
    }
replay-empty-board = The board is still empty.
replay-open = { $who ->
        [chance] The game goes on: { $step }.
       *[seat] The game goes on: { $player }, { $step }.
    }
replay-written = Written: { $path }

## verify

verify-replayed = The record replays: { $count ->
    [one] one action
   *[other] { $count } actions
  }, all legal.
verify-key = The key fits its hash { $hash }.
verify-nonce = { $has ->
    [yes] Nonce of { $player }: { $nonce }
   *[no] { $player } sent no nonce.
  }
verify-fork = { $count ->
    [one] The first action comes
   *[other] The first { $count } actions come
} from the game { $game }; other dice drew for it.
verify-draws = { $count ->
    [one] The one draw is the one
   *[other] All { $count } draws are those
  } that the dice give.
verify-skipped = { $count ->
    [one] One draw was taken back.
   *[other] { $count } draws were taken back.
  } That is only fair if everybody had agreed.
verify-compare = Compare the hash and your nonce with what you were shown before the game, or give the hash with --hash.

## analyse

analyse-by = Judged by { $bot } (seed { $seed }), each decision by what its player knew.
analyse-nothing = There is no decision to judge: nowhere was more than one move legal.
analyse-died = A process that judged decisions ended early, so the analysis is not complete.
analyse-number = No.
analyse-player = Player
analyse-share = Share
analyse-loss = Loss
analyse-played = Played
analyse-better = Better
analyse-seat = { $player }: { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, { $mean } of the win lost in each on average.
analyse-mistake = { $number }: { $loss } lost by { $moves }
analyse-best = { $place }. { $moves }: { $share }
analyse-instead = { $number }: { $loss } lost by { $moves } instead of { $better }
analyse-note = “Share” is the part of the win that the best move promises, “Loss” what the one played brings less. Small losses may be chance; a bot with more nodes judges more surely.
analyse-chart = { $game }: parts of the win in the course of the game
analyse-chart-about = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } of { $players }, judged by { $bot }. Rings mark the biggest mistakes.
analyse-axis-number = Action of the record
analyse-axis-share = Part of the win in percent

## rules

rules-heading = { $game }: { $count } rules. With the name of one behind it, the same command tells more.
rules-kind = { $kind ->
        [forbids] It forbids moves; a refusal names it.
        [permits] It allows something that one might doubt.
        [effect] It says what happens.
       *[fact] It says what is.
    }
rules-ruling = Why we read it this way:
rules-sources = Where it stands:
rules-rows = Corner cases it settles (rows of the table in the specification):
rules-tests = Tests that hold us to it:
rules-no-tests = The list of its tests is not part of this installation.

## doctor

doctor-version = Lavafield
doctor-python = Python
doctor-engine = Rules
doctor-terminal = Terminal
doctor-languages = Languages
doctor-compiled = { $game }: compiled
doctor-interpreted = { $game }: interpreted
doctor-absent = missing
doctor-size = { $columns } columns, { $rows } rows
doctor-no-terminal = not a terminal here (input or output is redirected)
doctor-letters = letters in { $encoding }
doctor-colours = { $colours ->
        [all] all colours
        [many] 256 colours
        [few] 16 colours
       *[none] no colours
    } (TERM is { $term })
doctor-install = { $package } is missing; installing lavafield anew with pip brings it.
doctor-compile = The rules run interpreted, which is fine for playing but many times slower: “make setup” in a clone, or pip with a wheel, brings the compiled ones.
doctor-enlarge = The terminal is small for a full-screen game: { $columns } columns and { $rows } rows are comfortable.
doctor-utf8 = The terminal does not say that it shows UTF-8, so some letters may look wrong; PYTHONUTF8=1 helps.
doctor-well = All is well.

## The game in the terminal: typed commands. Words in one row mean the same; the first is shown.

command-help = help ?
    .about = this list
command-board = board
    .about = show the board
command-look = look
    .about = say what is on a field and round it
command-moves = moves
    .about = all moves that are legal now, or those of a kind or on a field
command-why = why
    .about = why a move is not legal; its kind or its field alone will do
command-hint = hint
    .about = what a bot would do now, what share of the win it expects, and why
command-undo = undo
    .about = take back your last step of this turn
command-redo = redo
    .about = do again what was taken back
command-save = save
    .given = [game.jsonl]
    .about = save the game; “--resume” goes on with it
command-log = log
    .given = [20]
    .about = what happened last
command-rules = rules
    .about = all rules, or one of them
command-tiles = tiles
    .about = what is still to come
command-language = language
    .given = en|de
    .about = speak another language
command-quit = quit exit q
    .about = leave the game

## The game in the terminal

seat-name-bot = Bot { $n }
seat-name-bot-called = Bot { $n } ({ $bot })

play-welcome = { $game }. Have a good game!
play-hint = Type a move, or “help” for everything else you can type.
play-help-move = Type a move or one of these:
play-prompt = { $player } · { $step }:
play-pass = Now pass the keyboard to { $player }, and press Enter when nobody else is looking.
play-empty-board = The board is still empty.
play-holds = holds { $thing }
play-hidden = { $count ->
        [one] something hidden
       *[other] { $count } hidden things
    }
play-standing-eliminated = out of the game
play-standing-finished = finished
play-moves = { $count ->
        [0] No legal move.
        [one] One legal move:
       *[other] { $count } legal moves:
    }
play-allowed = Nothing forbids it.
play-refused = { $reason } ({ $clause })
play-refused-at = { $reason } ({ $clause }; fields { $fields })
play-verb = { $verb }: { $told }
play-not-now = There is nothing to do here now.
play-choice = { $label }: { $cost }
play-unseen = { $count } × { $thing }
play-undone = Taken back.
play-redone = Done again.
play-no-undo = There is nothing to take back: a step can be taken back only within your own turn, and not past a draw.
play-no-redo = There is nothing to do again.
play-saved = Saved: { $path }
play-save-where = Where to? Expected a file, as in “save game.jsonl”.
play-log-empty = Nothing has happened yet.
play-language = Now we speak English.
play-over = The game is over.
play-left = You left the game without saving it.
play-left-saved = You left the game. “lavafield play --resume { $path }” goes on with it.

hint-heading = What { $bot } would do, and what share of the win it expects:
hint-move = { $number }. { $moves }: { $share } %
hint-none = There are hints only while you are to act.
hint-thinking = Thinking ...

## Taluva’s board in the terminal

taluva-board-given-look = 2,-1
taluva-board-given-moves = [hut]
taluva-board-given-why = tower
taluva-board-given-rules = [TAL-OUT]
taluva-board-moves = Moves: +2,-1>3 extends the land, ^2,-1>3 is an eruption, and hut 2,-1, tower 2,-1, temple 2,-1, expand 2,-1 jungle build.
taluva-board-sea = { $at }: open sea
taluva-board-volcano = { $at }: { $terrain }, level { $level }, facing { $facing }
taluva-board-free = { $at }: { $terrain }, level { $level }
taluva-board-built = { $at }: { $terrain }, level { $level }, { $pieces } of { $player }
taluva-board-side = { $way ->
        [side-0] east
        [side-1] south-east
        [side-2] south-west
        [side-3] west
        [side-4] north-west
       *[side-5] north-east
    }
taluva-board-facing = { $side } ({ $facing })
taluva-board-place = { $verb ->
        [erupt] erupt, { $way }
       *[extend] extend, { $way }
    }
taluva-board-expand = expand, { $terrain }: { $cost }
taluva-board-piece-at = { $piece } on { $at }
taluva-board-legend-terrains = Land: { $terrains }. The digit is the level.
taluva-board-legend-pieces = Pieces of seat a: { $pieces }.
taluva-board-legend-facing = Volcanoes and tiles face, as in V1>3: { $sides }.
taluva-board-verb-draw = draw
taluva-board-verb-extend = extend
taluva-board-verb-erupt = erupt eruption
taluva-board-verb-hut = hut
taluva-board-verb-tower = tower
taluva-board-verb-temple = temple
taluva-board-verb-expand = expand

## Pompeii’s board in the terminal

pompeii-board-given-look = 2,5
pompeii-board-given-moves = [p7]
pompeii-board-given-why = +2,5
pompeii-board-given-rules = [POM-OMEN]
pompeii-board-moves = Moves: p7 3,4 plays card 7 with a piece to row 3, column 4; +1,3 brings a relative; *2,5 b is an Omen’s victim; ~0,7 lays lava; 3,4>3,6 runs; 3,4>out leaves the city; done, stay, announce, order.
pompeii-board-outside = { $at }: outside the city
pompeii-board-building = building { $number }, { $colour }
pompeii-board-neutral = house without a number
pompeii-board-start = start square of the { $symbol }
pompeii-board-lava = lava with { $symbol }
pompeii-board-lava-as = as { $symbol }
pompeii-board-ash = lava without a symbol
pompeii-board-gate = gate { $gate }
pompeii-board-spots = { $free } of { $spots } spots free
pompeii-board-there = { $player }: { $count }
pompeii-board-card = card { $card } ({ $colour })
pompeii-board-hidden = { $count ->
        [one] one card
       *[other] { $count } cards
    }
pompeii-board-supply-stock = stock
pompeii-board-supply-board = city
pompeii-board-supply-saved = saved
pompeii-board-supply-volcano = lost
pompeii-board-pile-above = { $top ->
        [0] Pile: A.D. 79, { $cards } cards
       *[other] Pile: { $top }, A.D. 79, { $cards }
    }
pompeii-board-pile-below = Pile: { $cards }, Omens { $omens }
pompeii-board-bag = Lava tiles left: { $count }
pompeii-board-lead = Before the runs: { $laid }/{ $all }
pompeii-board-jokers = Jokers: { $cards }
pompeii-board-relatives = Relatives left: { $count }
pompeii-board-runs = Runs left: { $count }
pompeii-board-again = The same may run again
pompeii-board-discarded = Discarded: { $cards }
pompeii-board-discard = card { $card }, no piece
pompeii-board-relative = relative here
pompeii-board-strike = strike one of { $seat }
pompeii-board-lay = lay the lava
pompeii-board-out = leave the city
pompeii-board-run = run to { $at }
pompeii-board-word-out = out
pompeii-board-legend-squares = Squares, upper line: a letter for the district and the number of the building ({ $colours }); - street, G gate, * start square. Lower line: . for each free spot, and the pieces by their owner’s letter.
pompeii-board-legend-lava = Lava is ~ and its symbol: { $symbols }.
pompeii-board-legend-pieces = Where many stand, a5b2 means five of a and two of b. After the eruption, choose a piece with Enter, then where it runs; Esc puts it back. e ends a step early.
pompeii-board-verb-deal = deal
    .about = deal
pompeii-board-verb-play = play card
    .about = play a card
pompeii-board-verb-announce = announce
    .about = announce the eruption
pompeii-board-verb-order = order
    .about = give a standing order
pompeii-board-verb-relative = relative
    .about = bring a relative
pompeii-board-verb-done = done
    .about = no more relatives
pompeii-board-verb-draw = draw
    .about = draw
pompeii-board-verb-omen = omen
    .about = carry out the Omen
pompeii-board-verb-tile = tile
    .about = draw a lava tile
pompeii-board-verb-lava = lava
    .about = lay lava
pompeii-board-verb-run = run
    .about = run
pompeii-board-verb-stay = stay
    .about = run no further

## The game on the whole screen

screen-keys = ←↑↓→ Tab move · r turn · Enter do · ? why · i hint · u undo · h help · q quit
screen-close = Esc closes
screen-rank = place { $rank }
screen-hand = { $player } holds:
screen-no-hand = Nothing in hand.
screen-no-choice = Nothing to choose on this field.
screen-nothing-here = Nothing can be done on this field. ? says why, Tab goes to the next where it can.
screen-wait = Others are playing ...
screen-enter = Enter: { $move }
screen-pick = take up: { $count ->
        [one] 1 target
       *[other] { $count } targets
    }
screen-put-back = put it back
screen-leave = The game is not saved. s saves it, q leaves it, Esc goes back to it.
screen-help = Help
screen-help-1 = Arrow keys (or H J K L): move the cursor. Tab and Shift+Tab: to the next or last field where something can be done.
screen-help-2 = r and R, or the digits: choose among what can be done on this field, such as how the tile lies. It is shown in ( ) before you do it.
screen-help-3 = Enter: do it. Where a piece moves, Enter takes it up, and Esc puts it back. e: what belongs to no field, such as ending a step. u takes back your last step of this turn, U does it again.
screen-help-4 = ? says why something cannot be done on this field; ! marks the fields that matter. i asks a bot for hints: what it would do in this turn, what share of the win it expects, and why.
screen-help-5 = z makes the fields of the board higher or lower. t: what is still to come. o: what happened so far.
screen-help-6 = : opens a line for moves and commands, see below.
screen-help-7 = s saves the game, l changes the language, q leaves.
screen-help-8 = The mouse works too: a click on a field moves the cursor there, another goes through the choices; in the list at the side, a click chooses and another does it.
screen-help-9 = Marks: [ ] cursor, ( ) as it would be, · something can be done here, ' happened since your last turn, ! the reason for a refusal, 1 2 3 a hint.
