# Ratings, replays, rematches and forks.

table-rated-hot-seat = In a rated game everybody has one seat only.
error-record-size = This file is too large for a record: expected at most { $expected } bytes, got { $got }.
error-replay-view = This game cannot be seen in that way: expected one of { $expected }, got { $got }.
table-fork-after = There is no such position to go on from: expected { $expected }, got { $got }.
table-fork-rated = A game that begins in the middle of another one cannot be rated.

## export

cli-export = Back up what a server keeps, or write its games as records; also while it runs.
cli-help-export-backup = write a copy of everything into this file
cli-help-export-records = write the record of every game that is over into this folder, a file each
cli-help-export-user = only games of this account, or of the user with this id; of those that run, what they saw
cli-error-one-of = Expected either { $first } or { $second }.
cli-metavar-name = NAME
export-backed-up = The backup is { $path }, { $size } KiB. A server that is started with it goes on from there.
export-records = { $count ->
    [one] One record was written into { $path }.
   *[other] { $count } records were written into { $path }.
}
export-left-out = { $count ->
    [one] One game is not over yet and was left out.
   *[other] { $count } games are not over yet and were left out.
}
export-error-user = There is no account and no user with the id { $got }.
export-error-nothing = There is no data of a server here: { $path } does not exist.
error-store-other = This store has another schema than the program: expected { $expected }, got { $got }. A server of this version brings it up to date when it starts.
