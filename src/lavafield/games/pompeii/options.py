"""The options of The Downfall of Pompeii."""

from typing import Final

from lavafield.core.options import Option

ANNOUNCES: Final = ("never", "turn", "any")
PAIRS: Final = ("helmet-mask", "helmet-vase", "helmet-scroll", "helmet-column", "helmet-coin")
"""Each choice is named after its first tile; in the five of them every two symbols share a tile once."""

OPTIONS: Final = (
    Option("pompeii", "edition", 2004, (2004, 2013)),
    Option("pompeii", "dual", False, (False, True)),
    Option("pompeii", "foreign", False, (False, True)),
    Option("pompeii", "enclosed", False, (False, True)),
    Option("pompeii", "start", True, (False, True)),
    Option("pompeii", "announce", "turn", ("turn", "any", "never")),
    Option("pompeii", "pairs", "helmet-mask", PAIRS),
)
