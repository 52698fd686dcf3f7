# Ratings, replays, rematches and forks.

table-rated-hot-seat = In a rated game everybody has one seat only.
