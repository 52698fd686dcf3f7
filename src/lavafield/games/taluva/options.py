"""The options of Taluva."""

from typing import Final

from lavafield.core.options import Option

OPTIONS: Final = (
    Option("taluva", "tiles", "all", ("all", 12)),
    Option("taluva", "edition", 2006, (2006, 2012)),
    Option("taluva", "ranking", False, (False, True)),
    Option("taluva", "preview", False, (False, True)),
)
