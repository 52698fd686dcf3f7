"""`lavafield match` and `lavafield league`: bots against each other."""
