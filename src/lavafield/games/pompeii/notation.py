"""A short notation for actions. Squares are row,column from the north-west, as on the text board.

`p7 3,4` plays card 7 with a piece to row 3, column 4 and `p7` without one; `+1,3` brings a relative there and
`done` no more; `*2,5 b` strikes a piece of seat b; `~0,7` lays lava, `~0,7 scroll` with a choice; `3,4>3,6` runs
and `3,4>out` leaves the city; `stay`, `announce`, `order`. Chance: `deal a 7`, `draw 7`, `draw omen`, `tile vase`.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from lavafield.core.errors import BadInput
from lavafield.core.outside import as_text
from lavafield.games.pompeii.city import SYMBOL_NAMES

SEAT_LETTERS: Final = "abcd"
EXAMPLES: Final = "p7 3,4 | +1,3 | done | *2,5 b | ~0,7 | 3,4>3,6 | 3,4>out | stay | announce | order"

_PLAIN: Final = ("announce", "order", "done", "stay")
_NUMBER: Final = r"[+-]?\d{1,4}"
_CELL: Final = rf"\[?\s*({_NUMBER})\s*,\s*({_NUMBER})\s*\]?"
_DEAL: Final = re.compile(r"deal\s+([a-d])\s+(\d{1,2})", re.IGNORECASE)
_DRAW: Final = re.compile(r"draw\s+(\d{1,2}|omen|ad79)", re.IGNORECASE)
_TILE: Final = re.compile(r"tile\s+([a-z]+(?:/[a-z]+)?)", re.IGNORECASE)
_PLAY: Final = re.compile(rf"(?:p|play)\s*(\d{{1,2}})(?:\s+{_CELL})?", re.IGNORECASE)
_RELATIVE: Final = re.compile(rf"(?:\+|relative\s+){_CELL}", re.IGNORECASE)
_OMEN: Final = re.compile(rf"(?:\*|omen\s+){_CELL}\s*([a-d])", re.IGNORECASE)
_LAVA: Final = re.compile(rf"(?:~|lava\s+){_CELL}(?:\s+([a-z]+))?", re.IGNORECASE)
_RUN: Final = re.compile(rf"(?:run\s+)?{_CELL}\s*>\s*(?:{_CELL}|(out))", re.IGNORECASE)


def text_of(record: Mapping[str, Any]) -> str:
    """The short notation of a named action."""
    match record["do"]:
        case "deal":
            return f"deal {SEAT_LETTERS[record['to']]} {record['card']}"
        case "draw":
            return f"draw {record['card']}"
        case "tile":
            return f"tile {record['symbol']}"
        case "play":
            return f"p{record['card']} {spelled(record['spot'])}" if "spot" in record else f"p{record['card']}"
        case "relative":
            return f"+{spelled(record['at'])}"
        case "omen":
            return f"*{spelled(record['at'])} {SEAT_LETTERS[record['of']]}"
        case "lava":
            return f"~{spelled(record['at'])} {record.get('symbol', '')}".strip()
        case "run":
            return f"{spelled(record['from'])}>{spelled(record['to']) if 'to' in record else 'out'}"
        case verb:
            return str(verb)


def spelled(cell: list[int]) -> str:
    return f"{cell[0]},{cell[1]}"


def record_of(text: str) -> dict[str, Any]:
    """The named action that a text says; words may be cut short where they stay clear."""
    words = as_text(text, "error-notation", EXAMPLES).strip()
    found = chance_in(words) or phase_one_in(words) or phase_two_in(words)
    if found is not None:
        return found
    meant = [verb for verb in _PLAIN if words and verb.startswith(words.lower())]
    if len(meant) != 1:
        raise BadInput("error-notation", expected=EXAMPLES, got=shortened(text))
    return {"do": meant[0]}


def chance_in(words: str) -> dict[str, Any] | None:
    if found := _DEAL.fullmatch(words):
        return {"do": "deal", "to": SEAT_LETTERS.index(found[1].lower()), "card": int(found[2])}
    if found := _DRAW.fullmatch(words):
        return {"do": "draw", "card": int(found[1]) if found[1].isdigit() else found[1].lower()}
    if found := _TILE.fullmatch(words):
        return {"do": "tile", "symbol": found[1].lower()}
    return None


def phase_one_in(words: str) -> dict[str, Any] | None:
    if found := _PLAY.fullmatch(words):
        record: dict[str, Any] = {"do": "play", "card": int(found[1])}
        return record | ({"spot": cell(found, 2)} if found[2] else {})
    if found := _RELATIVE.fullmatch(words):
        return {"do": "relative", "at": cell(found, 1)}
    if found := _OMEN.fullmatch(words):
        return {"do": "omen", "at": cell(found, 1), "of": SEAT_LETTERS.index(found[3].lower())}
    return None


def phase_two_in(words: str) -> dict[str, Any] | None:
    if found := _LAVA.fullmatch(words):
        record: dict[str, Any] = {"do": "lava", "at": cell(found, 1)}
        return record | ({"symbol": symbol_in(found[3])} if found[3] else {})
    if found := _RUN.fullmatch(words):
        record = {"do": "run", "from": cell(found, 1)}
        return record | ({"out": True} if found[5] else {"to": cell(found, 3)})
    return None


def cell(found: re.Match[str], group: int) -> list[int]:
    return [int(found[group]), int(found[group + 1])]


def symbol_in(word: str) -> str:
    """The one symbol that begins with the word."""
    meant = [symbol for symbol in SYMBOL_NAMES if symbol.startswith(word.lower())]
    if len(meant) != 1:
        raise BadInput("error-notation", expected=" | ".join(SYMBOL_NAMES), got=shortened(word))
    return meant[0]


def shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
