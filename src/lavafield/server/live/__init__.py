"""Everything that is going on: who is connected, which tables are awake, what is due, and who is told of it."""
