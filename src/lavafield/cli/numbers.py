"""Numbers as a language writes them."""

from lavafield.words import Words


def decimal(number: float, say: Words) -> str:
    return str(number).replace(".", say.text("decimal-mark"))


def fixed(number: float, places: int, say: Words) -> str:
    """With exactly so many places, so that columns stand in line."""
    return f"{number:.{places}f}".replace(".", say.text("decimal-mark"))
