# Words that all games share, in English.

seat-name = Player { $n }
choice-yes = Yes
choice-no = No

## Errors: each says what was expected ($expected) and what came ($got)

error-unknown-game = There is no game called “{ $got }”; expected one of: { $expected }.
error-unknown-option = There is no option called “{ $got }”; expected one of: { $expected }.
error-option-value = This option cannot be “{ $got }”; expected one of: { $expected }.
error-players = This number of players does not work: expected { $expected }, got { $got }.
error-seat = There is no such seat: expected { $expected }, got { $got }.
error-malformed-action = This is not a complete action: expected { $expected }, got { $got }.
error-notation = This notation cannot be read: expected { $expected }, got “{ $got }”.
error-foreign = This belongs to something else: expected { $expected }, got { $got }.
error-stale = The position has changed in the meantime: expected an action for position { $expected }, got one for position { $got }.
error-game-over = The game is over: expected no further action, got { $got }.
error-position = This position cannot be read: expected { $expected }, got { $got }.
error-not-chance = It is not chance that decides here: expected { $expected }, got { $got }.
error-illegal = The action { $action } is not allowed: { $reason }
error-clause = There is no clause “{ $got }”; expected { $expected }.
error-file = The file { $path } cannot be used: { $reason }

## Errors: stored states

error-bytes-truncated = The stored state is cut short: expected { $expected } bytes, got { $got }.
error-bytes-edited = The stored state has been altered: expected checksum { $expected }, got { $got }.
error-bytes-version = The stored state has another format: expected version { $expected }, got { $got }.
error-bytes-foreign = These bytes are a state of something else: expected { $expected }, got { $got }.

## Errors: records

error-record-line = Line { $line } of the record: { $reason }
error-record-header = The record has no proper header: expected { $expected }, got { $got }.
error-record-version = The record was made under other rules: expected rules version { $expected }, got { $got }.
error-record-truncated = The record is cut short: expected { $expected }, got { $got }.
error-record-hash = Line { $line } of the record leads to another position: expected hash { $expected }, got { $got }.
error-record-kind = The record holds a line of an unknown kind: expected { $expected }, got { $got }.
error-undo = That many actions cannot be taken back: expected { $expected }, got { $got }.
error-names = Every player needs one name: expected { $expected } names, got { $got }.
error-record-format = The record has another format: expected format version { $expected }, got { $got }.

## Errors: bots

error-bot-setting = This bot has no setting “{ $got }”; expected one of: { $expected }.
error-bot-value = The setting { $name } cannot be “{ $got }”: expected { $expected }.
error-bot-thoughtless = { $got } does not weigh its moves, so it can give no advice. Use greedy or search.
error-level = There is no level “{ $got }”; expected { $expected }.

## Errors: leagues

error-bot-twice = The bot { $got } was named twice; expected every bot once.
error-plan = This is no plan of a league: expected { $expected }, got { $got }.
error-plan-toml = The plan { $path } cannot be read: { $reason }
error-league-foreign = The file { $path } is not the log of a league: expected { $expected }, got “{ $got }”.
error-league-header = This is not the beginning of a log: expected { $expected }, got { $got }.
error-league-line = { $path }, line { $line }: { $reason }
error-league-game = This is no game of this league: expected { $expected }, got { $got }.
error-league-repeated = Game { $got } stands here a second time; expected it once.
error-league-other = The file { $path } is the log of another league: expected { $expected }, got { $got }.
error-league-busy = The file { $path } is being written by another process; expected one at a time.

## Errors: fair dice

error-dice-none = This game was played without fair dice: its record holds no hash of a key, so there is nothing to verify.
error-dice-seat = This is the record of one seat. Draws can be verified in the record of the whole game only.
error-dice-open = The key of the dice has not been shown yet. It is shown when the game is over.
error-dice-pledge = The beginning of the record is no proper pledge of dice: expected { $expected }, got { $got }.
error-dice-disclosure = The end of the record does not disclose the dice properly: expected { $expected }, got { $got }.
error-dice-hash = This is not the hash that you were shown: expected { $expected }, but the record holds { $got }.
error-dice-key = The key does not fit its hash: expected { $expected }, but the key gives { $got }.
error-dice-draw = Action { $action } is not what the dice give: draw number { $draw } must be { $expected }, but the record holds { $got }.

## Errors: messages to the server

error-message = This message cannot be understood: expected { $expected }, got { $got }.
error-message-size = This message is too long: expected at most { $expected } bytes, got { $got }.

## Errors: the store of the server

error-store-busy = The store { $path } is in use by another server.
error-store-newer = This store was made by a newer program: expected schema { $expected }, got { $got }.

## Levels of bots

level-1 = Pebble
level-2 = Spark
level-3 = Ember
level-4 = Flame
level-5 = Lava
level-6 = Eruption
level-7 = Volcano
