"""The contract between the games and everything else. It knows no game."""
