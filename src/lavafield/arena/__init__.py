"""Bots against each other and against time: matches, leagues, analysis."""
