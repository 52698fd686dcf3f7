"""Ratings of players from the ranks in their games. Knows no game and no player."""

from lavafield.ratings.rating import Rating, rated, ratings_of

__all__ = ["Rating", "rated", "ratings_of"]
