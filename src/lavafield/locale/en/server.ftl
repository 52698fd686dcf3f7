# What tables of the server say, in English. Seats are counted from 0 in arguments of refusals.

## Refusals

table-status = That cannot be done now: expected a game that is { $expected }, but this one is { $got }.
table-not-gathering = The game has begun: expected a table that is { $expected }, but this one is { $got }.
table-not-host = Only whoever set the table up may do that.
table-seat-taken = Seat { $got } is taken.
table-seats-open = Somebody is missing: seats { $got } are still open.
table-not-your-seat = This is not your seat: expected { $expected }, got { $got }.
table-nonce-given = This seat has sent its nonce: expected { $expected }, got { $got }.
table-spectator = You have no seat in this game.
table-not-your-turn = It is not your turn.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-left = Seat { $got } has left the game.
table-unconfirmed = Your turn is made. Confirm it, or take it back.
table-nothing-to-confirm = There is nothing to confirm.
table-no-undo = There is nothing that you could take back.
table-no-hints = There are no hints in rated games.
table-no-proposal = Nothing has been proposed.
table-proposal-pending = Something else has been proposed and waits for answers.

## Events

table-event-took-back = { $player } takes back.
table-event-left = { $reason ->
    [resignation] { $player } resigns.
    [flag] { $player } has run out of time.
   *[bot-failure] { $player } has failed and is out of the game.
  }
table-event-substituted = A bot plays on for { $player }.
table-event-returned = { $player } is back.
table-event-paused = The game is paused.
table-event-resumed = The game goes on.
table-event-aborted = The game ends without a result.
