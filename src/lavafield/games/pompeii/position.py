"""A whole position in one line of text.

`pompeii 2004 turn | 0 play | pile top 8 places 32 omens 7 window 15 | seats 36/0/0/0 ... | hands 1.4.5.5 ... | bag
1x3 ... | discard 2x1 ... | tiles vase7 ... | city 1,0=a1b1 3,4=~L ...`. The head names edition, way to announce
and the options that differ from the usual ones: `dual`, `foreign`, `enclosed`, `unbarred`, and the pairs of dual
tiles. Seats: stock, saved, in the volcano, in the box. A hand marked `!` has given a standing order.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from lavafield.core.errors import BadInput
from lavafield.core.outside import as_text
from lavafield.games.pompeii.actions import cell_of, square_of, tile_name, tile_names
from lavafield.games.pompeii.city import BEYOND, CITY, NO_BUILDING, NUMBERS, SQUARES
from lavafield.games.pompeii.codec import Decoded
from lavafield.games.pompeii.notation import SEAT_LETTERS, shortened
from lavafield.games.pompeii.options import ANNOUNCES, PAIRS
from lavafield.games.pompeii.setup import empty_table
from lavafield.games.pompeii.show import SYMBOL_LETTERS
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import (
    BOARD,
    BOXED,
    CARD_KINDS,
    FACTS,
    HELD,
    LOST,
    NO_TILE,
    SAVED,
    STOCK,
    TILE_KINDS,
    Rules,
    Table,
    filled,
)

STEPS: Final = ("deal", "play", "relatives", "draw", "omen", "lava-draw", "lava", "run", "over")
ENDINGS: Final = ("", "nobody-left", "tiles-out")
SECTIONS: Final = ("pile", "seats", "hands", "bag", "discard", "tiles", "city")
FLAGS: Final = ("dual", "foreign", "enclosed", "unbarred")
PILE: Final = ("top", "places", "omens", "window")
SEAT_FACTS: Final = (STOCK, SAVED, LOST, BOXED)
LAVA_LETTERS: Final = SYMBOL_LETTERS + "~"

_COUNTED = re.compile(r"(\d{1,2})x(\d{1,2})")
_SEAT = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})/(\d{1,2})")
_HAND = re.compile(r"(-|\d{1,2}(?:\.\d{1,2}){0,3})(!?)")
_SQUARE = re.compile(r"(\d),(\d{1,2})=(?:~([VHMSCO~])|((?:[abcd]\d{1,2}){1,4}))")
_DETAIL = re.compile(r"([a-z]+)=(.+)")


def text_of(state: PompeiiState) -> str:
    table, rules = state.table, state.table.rules
    flags = (rules.dual, rules.foreign, rules.enclosed, not rules.barred)
    head = ["pompeii", "2013" if rules.later else "2004", ANNOUNCES[rules.announce]]
    head += [name for name, chosen in zip(FLAGS, flags, strict=True) if chosen]
    head += [PAIRS[rules.pairs]] if rules.pairs else []
    step = [str(table.turn), STEPS[table.phase], *details(table), ENDINGS[table.ending]]
    pile = [f"{name} {n}" for name, n in zip(PILE, (table.top, table.places, table.omens, rules.window), strict=True)]
    parts = (
        [*pile, *(["ad79"] if table.warned else [])],
        ["/".join(str(table.of(seat, fact)) for fact in SEAT_FACTS) for seat in range(table.seats)],
        [hand_text(state, seat) for seat in range(table.seats)],
        counted(state.bag),
        counted(table.discard),
        [f"{tile_name(table, kind)}{table.tiles[kind]}" for kind in range(TILE_KINDS) if table.tiles[kind]],
        [
            f"{r},{c}={text}"
            for square in range(SQUARES)
            for r, c in [cell_of(square)]
            if (text := shown(table, square))
        ],
    )
    sections = [" ".join([name, *part]) for name, part in zip(SECTIONS, parts, strict=True)]
    return " | ".join([" ".join(head), " ".join(word for word in step if word), *sections])


def details(table: Table) -> list[str]:
    """What else belongs to the step, each with its name."""
    told: list[tuple[str, object, bool]] = [
        ("card", table.card, table.card > 0),
        ("home", table.home, table.home != NO_BUILDING),
        ("left", table.relatives, table.relatives > 0),
        ("visited", table.visited, table.visited > 0),
        ("lead", table.lead, table.lead > 0),
        ("tile", table.tile if table.tile == NO_TILE else tile_name(table, table.tile), table.tile != NO_TILE),
        ("removed", table.removed, table.removed > 0),
        ("runs", table.runs, table.runs > 0),
        ("runner", ",".join(map(str, cell_of(table.runner))), table.runner != BEYOND),
        ("again", 1, table.again),
    ]
    return [f"{name}={value}" for name, value, applies in told if applies]


def hand_text(state: PompeiiState, seat: int) -> str:
    hand = state.hand(seat)
    cards = ".".join(str(card) for card in range(1, NUMBERS + 1) for _ in range(hand[card]))
    return (cards or "-") + "!" * state.has_ordered(seat)


def counted(cards: vec[u8]) -> list[str]:
    return [f"{card}x{cards[card]}" for card in range(1, NUMBERS + 1) if cards[card]]


def shown(table: Table, square: int) -> str:
    if table.lava[square]:
        return "~" + LAVA_LETTERS[table.lava[square] - 1]
    standing = ((SEAT_LETTERS[seat], table.pieces_of(seat, square)) for seat in range(table.seats))
    return "".join(f"{letter}{count}" for letter, count in standing if count)


# --- reading ---


def state_of(text: str) -> PompeiiState:
    """The state that a line of text describes, or BadInput."""
    parts = [part.split() for part in as_text(text, "error-position", "pompeii 2004 ...").strip().split("|")]
    head = ["pompeii", "step", *SECTIONS]
    if len(parts) != len(head):
        raise wrong(" | ".join(head), text)
    for name, part in zip(SECTIONS, parts[2:], strict=True):
        if part[:1] != [name]:
            raise wrong(name, " ".join(part))
    options, step = parts[0], parts[1]
    pile, seats, hands, bag, discard, tiles, city = (part[1:] for part in parts[2:])
    table = empty_table(read_rules(options, len(seats)))
    read_pile(table, pile)
    read_step(table, step)
    for seat, word in enumerate(seats):
        read_seat(table, seat, word)
    table.discard = read_cards(discard)
    table.tiles = read_tiles(table, tiles)
    read_city(table, city)
    state = PompeiiState(table, read_cards(bag), *read_hands(table, hands))
    try:
        read = Decoded(state.to_bytes(), "state")
    except BadInput as problem:
        raise wrong(str(problem.arguments["got"]), text) from None
    return PompeiiState(read.table, read.bag, read.hands, read.orders)


def wrong(expected: str, got: str) -> BadInput:
    return BadInput("error-position", expected=expected, got=shortened(got))


def number(word: str, largest: int) -> int:
    if not re.fullmatch(r"\d{1,10}", word) or int(word) > largest:
        raise wrong(f"0-{largest}", word)
    return int(word)


def read_rules(words: list[str], seats: int) -> Rules:
    known = ("pompeii", "2004", "2013", *ANNOUNCES, *FLAGS, *PAIRS)
    if words[:1] != ["pompeii"] or words[1:2] not in (["2004"], ["2013"]) or set(words) - set(known):
        raise wrong("pompeii 2004|2013 turn|any|never ...", " ".join(words))
    if len(words) < 3 or words[2] not in ANNOUNCES:
        raise wrong("|".join(ANNOUNCES), " ".join(words))
    if not 2 <= seats <= 4:
        raise wrong("seats: 2-4", str(seats))
    rules = Rules()
    rules.seats = seats
    rules.later = words[1] == "2013"
    rules.announce = ANNOUNCES.index(words[2])
    rules.dual, rules.foreign, rules.enclosed = (name in words for name in FLAGS[:3])
    rules.barred = "unbarred" not in words
    rules.pairs = next((n for n, name in enumerate(PAIRS) if name in words), 0)
    return rules


def read_pile(table: Table, words: list[str]) -> None:
    if tuple(words[0:8:2]) != PILE or len(words) < 8 or words[8:] not in ([], ["ad79"]):
        raise wrong("pile top 8 places 32 omens 7 window 15 [ad79]", " ".join(words))
    table.top, table.places, table.omens, table.rules.window = (number(word, 255) for word in words[1:8:2])
    table.warned = words[8:] == ["ad79"]


def read_step(table: Table, words: list[str]) -> None:
    if len(words) < 2 or words[1] not in STEPS:
        raise wrong(f"0-3 {'|'.join(STEPS)}", " ".join(words))
    table.turn = number(words[0], int(table.seats) - 1)
    table.phase = STEPS.index(words[1])
    for word in words[2:]:
        if word in ENDINGS:
            table.ending = ENDINGS.index(word)
        else:
            read_detail(table, word)


def read_detail(table: Table, word: str) -> None:
    found = _DETAIL.fullmatch(word)
    name, value = (found[1], found[2]) if found else ("", "")
    match name:
        case "tile" if value in tile_names(table):
            table.tile = tile_names(table).index(value)
        case "runner" if re.fullmatch(r"\d,\d{1,2}", value):
            row, col = value.split(",")
            table.runner = square_of((int(row), int(col)))
        case "visited":
            table.visited = number(value, 2**30 - 1)
        case "again" if value == "1":
            table.again = True
        case "card" | "home" | "left" | "lead" | "removed" | "runs":
            setattr(table, "relatives" if name == "left" else name, number(value, 255))
        case _:
            raise wrong("card= home= left= visited= lead= tile= removed= runs= runner= again=", word)


def read_seat(table: Table, seat: int, word: str) -> None:
    found = _SEAT.fullmatch(word)
    if found is None:
        raise wrong("36/0/0/0", word)
    for n, fact in enumerate(SEAT_FACTS, 1):
        table.counts[seat * FACTS + fact] = u8(int(found[n]))


def read_cards(words: list[str]) -> vec[u8]:
    cards = filled(CARD_KINDS, 0)
    for word in words:
        found = _COUNTED.fullmatch(word)
        if found is None or not 1 <= int(found[1]) <= NUMBERS:
            raise wrong("4x7", word)
        cards[int(found[1])] = u8(int(found[2]))
    return cards


def read_tiles(table: Table, words: list[str]) -> vec[u8]:
    tiles = filled(TILE_KINDS, 0)
    for word in words:
        name = word.rstrip("0123456789")
        if name not in tile_names(table):
            raise wrong("vase7", word)
        tiles[tile_names(table).index(name)] = u8(number(word[len(name) :], 99))
    return tiles


def read_hands(table: Table, words: list[str]) -> tuple[vec[u8], int]:
    """The hands, and who gave a standing order."""
    hands, orders = filled(CARD_KINDS * table.seats, 0), 0
    if len(words) != table.seats:
        raise wrong("hands 1.4.5.5 -", " ".join(words))
    for seat, word in enumerate(words):
        found = _HAND.fullmatch(word)
        if found is None:
            raise wrong("1.4.5.5", word)
        cards = [number(card, int(NUMBERS)) for card in found[1].split(".") if card != "-"]
        for card in cards:
            hands[CARD_KINDS * seat + card] = u8(int(hands[CARD_KINDS * seat + card]) + 1)
        table.counts[seat * FACTS + HELD] = u8(len(cards))
        orders |= bool(found[2]) << seat
    return hands, orders


def read_city(table: Table, words: list[str]) -> None:
    for word in words:
        found = _SQUARE.fullmatch(word)
        square = square_of((int(found[1]), int(found[2]))) if found else SQUARES
        if found is None or not CITY.has(square):
            raise wrong("1,0=a1b1 | 3,4=~C", word)
        if found[3]:
            table.put_lava(square, LAVA_LETTERS.index(found[3]) + 1)
        else:
            read_standing(table, square, found[4])


def read_standing(table: Table, square: int, word: str) -> None:
    for letter, count in re.findall(r"([abcd])(\d+)", word):
        seat = SEAT_LETTERS.index(letter)
        if seat >= table.seats:
            raise wrong(SEAT_LETTERS[: table.seats], word)
        table.stand(seat, square, int(count))
        table.change(seat, BOARD, int(count))
