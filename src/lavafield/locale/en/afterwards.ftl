# Ratings, replays, rematches and forks.

table-rated-hot-seat = In a rated game everybody has one seat only.
error-record-size = This file is too large for a record: expected at most { $expected } bytes, got { $got }.
error-replay-view = This game cannot be seen in that way: expected one of { $expected }, got { $got }.
table-fork-after = There is no such position to go on from: expected { $expected }, got { $got }.
table-fork-rated = A game that begins in the middle of another one cannot be rated.
