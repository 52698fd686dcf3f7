"""A short notation for actions.

`VJC` draws the tile whose terrains, clockwise from the volcano, are jungle and clearing; `+2,-1>3` extends
the landscape with the volcano on [2, -1] facing 3; `^2,-1>3` erupts there; `hut 2,-1`, `tower 2,-1`,
`temple 2,-1`; `expand 2,-1 J` expands that settlement on jungle. Words may be cut short where clear.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from lavafield.core.errors import BadInput
from lavafield.core.outside import as_text
from lavafield.games.taluva.actions import PIECE_NAMES, PLACEMENTS, TERRAIN_NAMES

_CELL = r"\[?\s*(?P<q>[+-]?\d{1,4})\s*,\s*(?P<r>[+-]?\d{1,4})\s*\]?"
_TILE = re.compile(r"(?:draw\s+)?(?P<tile>V[JCSRL]{2})", re.IGNORECASE)
_PLACEMENT = re.compile(rf"(?P<verb>\+|\^|[a-z]+)\s*{_CELL}(?:\s*>\s*|\s+)(?P<facing>\d)", re.IGNORECASE)
_PIECE = re.compile(rf"(?P<verb>[a-z]+)\s*{_CELL}", re.IGNORECASE)
_EXPANSION = re.compile(rf"(?P<verb>[a-z]+)\s*{_CELL}\s*(?P<terrain>[a-z]+)", re.IGNORECASE)
_SIGNS: Final = {"+": "extend", "^": "erupt"}


def text_of(record: Mapping[str, Any]) -> str:
    """The short notation of a named action."""
    match record["do"]:
        case "draw":
            return str(record["tile"])
        case "extend" | "erupt":
            sign = "^" if record["do"] == "erupt" else "+"
            return f"{sign}{spelled(record['volcano'])}>{record['facing']}"
        case "expand":
            return f"expand {spelled(record['from'])} {record['terrain'][0].upper()}"
        case verb:
            return f"{verb} {spelled(record['at'])}"


def spelled(cell: list[int]) -> str:
    return f"{cell[0]},{cell[1]}"


def record_of(text: str) -> dict[str, Any]:
    """The named action that a text says; verbs and terrains may be cut short where they stay clear."""
    words = as_text(text, "error-notation", EXAMPLES).strip()
    if found := _TILE.fullmatch(words):
        return {"do": "draw", "tile": found["tile"].upper()}
    if found := _PLACEMENT.fullmatch(words):
        verb = _SIGNS.get(found["verb"]) or unshortened(found["verb"], PLACEMENTS, text)
        return {"do": verb, "volcano": cell_in(found), "facing": int(found["facing"])}
    if found := _PIECE.fullmatch(words):
        return {"do": unshortened(found["verb"], PIECE_NAMES, text), "at": cell_in(found)}
    if found := _EXPANSION.fullmatch(words):
        unshortened(found["verb"], ("expand",), text)
        terrain = unshortened(found["terrain"], TERRAIN_NAMES, text)
        return {"do": "expand", "from": cell_in(found), "terrain": terrain}
    raise BadInput("error-notation", expected=EXAMPLES, got=shortened(text))


EXAMPLES: Final = "VJC | +2,-1>3 | ^2,-1>3 | hut 2,-1 | tower 2,-1 | temple 2,-1 | expand 2,-1 J"


def cell_in(found: re.Match[str]) -> list[int]:
    return [int(found["q"]), int(found["r"])]


def unshortened(word: str, choices: tuple[str, ...], text: str) -> str:
    """The one choice that begins with the word."""
    meant = [choice for choice in choices if choice.startswith(word.lower())]
    if len(meant) != 1:
        raise BadInput("error-notation", expected=" | ".join(choices), got=shortened(text))
    return meant[0]


def shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
