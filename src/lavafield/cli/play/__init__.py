"""A game in the terminal: a session that knows no screen, and two fronts, one of lines and one of the whole screen."""
