"""What is legal in the naive Pompeii; what then happens is in pompeii.py, with all decisions taken."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Any

from .pompeii_city import (
    BUILDING,
    BUILDINGS,
    CITY,
    GATES,
    NEUTRAL,
    PAIRS,
    PIECES,
    SPOTS,
    START,
    WINDOW,
    Deck,
    Square,
    colour_of,
    neighbours,
    number_of,
)

Record = dict[str, Any]
Effect = tuple[Any, ...]

CHANCE = -1
OVER = -2
LEADING_TILES = 6
RUNS = 2
OUT = "out"
NO_SYMBOL = ""  # lava of an enclosed square


def require(condition: bool, rule: str) -> None:
    if not condition:
        raise ValueError(rule)


def as_square(value: object) -> Square:
    pair = list(value) if isinstance(value, (list, tuple)) else []
    require([type(part) for part in pair] == [int, int], "a square is a pair of whole numbers")
    require((pair[0], pair[1]) in CITY, "there is no such square in the city")
    return (pair[0], pair[1])


class Position:
    """A position of the game, and what may be done in it."""

    def __init__(
        self,
        players: int,
        edition: int = 2004,
        dual: bool = False,
        foreign: bool = False,
        enclosed: bool = False,
        start: bool = True,
        announce: str = "turn",
        pairs: str = "helmet-mask",
        deck: Deck | None = None,
    ) -> None:
        require(players in (2, 3, 4), "two to four players")
        require(edition in PIECES, "the editions are 2004 and 2013")
        require(announce in ("turn", "any", "never"), "announce is turn, any or never")
        require(pairs in PAIRS, "no such pairs")
        if deck is None:
            deck = Deck(WINDOW[edition][players], PIECES[edition][players])
        boxed = sum(deck.cards.values()) - players * deck.hand - deck.top - deck.lower
        require(boxed >= 0, "too few cards")
        self.players = players
        self.dual, self.foreign, self.enclosed, self.start, self.announce = dual, foreign, enclosed, start, announce
        self.deck = deck
        self.unseen = dict(deck.cards)  # in the pile or in the box
        self.top, self.lower, self.omens = deck.top, deck.lower, deck.omens
        self.ad79_seen = False
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[int] = []
        self.orders: set[int] = set()
        self.stock = [deck.pieces] * players
        self.saved = [0] * players
        self.volcano = [0] * players
        self.box = [0] * players
        self.city: dict[Square, list[int]] = {square: [0] * players for square in CITY}
        self.lava: dict[Square, str] = {}
        self.bag = dict(deck.tiles) | (dict.fromkeys(PAIRS[pairs], 1) if dual else {})
        self.lost_tiles = 0
        self.phase = "deal"
        self.turn = 0
        self.home = ""  # phase relatives: the building that brings them, how many, where they went
        self.relatives = 0
        self.used: list[str] = []
        self.tile: str | None = None
        self.leading = 0  # leading tiles laid so far
        self.runs = 0  # runs made in this turn
        self.ran_to: Square | None = None  # where the piece stands that ran first
        self.ran_alone = False

    @property
    def to_act(self) -> int:
        if self.phase == "over":
            return OVER
        return CHANCE if self.phase in ("deal", "draw", "tile") else self.turn

    # ---- looking at the city

    def pieces_on(self, square: Square) -> int:
        return sum(self.city[square])

    def pieces_in(self, building: str) -> int:
        return sum(self.pieces_on(square) for square in CITY if BUILDING.get(square) == building)

    def left_in_city(self, seat: int) -> int:
        return sum(counts[seat] for counts in self.city.values())

    def has_spot(self, square: Square) -> bool:
        return self.pieces_on(square) < SPOTS.get(square, 0)

    def spots_of(self, card: int) -> set[Square]:
        """The squares where this card may put a piece."""
        free = {square for square in CITY if self.has_spot(square)}
        numbered = {square for square in free if number_of(BUILDING[square]) == card}
        return free if self.is_joker(card) else numbered

    def is_joker(self, card: int) -> bool:
        numbered = [square for square in SPOTS if number_of(BUILDING[square]) == card]
        return self.ad79_seen and not any(self.has_spot(square) for square in numbered)

    def only_jokers(self, seat: int) -> bool:
        return all(self.is_joker(card) for card in self.hands[seat])

    def is_free_start(self, square: Square) -> bool:
        return square in START.values() and square not in self.lava

    def is_passable(self, square: Square) -> bool:
        return square not in self.lava and not (self.start and self.is_free_start(square))

    def safe_squares(self) -> set[Square]:
        """Squares from which a way leads to an open gate."""
        found = {gate for gate in GATES if self.is_passable(gate)}
        waiting = sorted(found)
        while waiting:
            for square in neighbours(waiting.pop()):
                if self.is_passable(square) and square not in found:
                    found.add(square)
                    waiting.append(square)
        return found

    def fits(self, symbol: str, square: Square) -> bool:
        if symbol not in self.lava.values():
            return square == START[symbol]
        if square in self.lava or (self.is_free_start(square) and not self.foreign):
            return False
        return any(self.lava.get(beside) == symbol for beside in neighbours(square))

    def reach(self, square: Square) -> set[Square | str]:
        """Where a piece on this square can run to, step by step."""
        reached: set[Square | str] = set()
        layer = {square}
        for _ in range(self.pieces_on(square)):
            if layer & GATES:
                reached.add(OUT)
            layer = {beside for one in layer for beside in neighbours(one) if self.is_passable(beside)}
            reached |= layer
        return reached - {square}

    def may_run_from(self, square: Square) -> bool:
        mine = self.city[square][self.turn]
        if square != self.ran_to or mine != 1:
            return mine >= 1
        return self.ran_alone or self.left_in_city(self.turn) == 1

    # ---- chance

    def weights(self) -> dict[Any, int]:
        """Cards, or tiles, that can come next, each with its weight."""
        found: dict[Any, int] = dict(self.unseen)
        if self.phase == "tile":
            found = dict(self.bag)
        elif self.phase == "draw" and self.top == 0:
            below, heap = self.lower + self.omens, sum(self.unseen.values())
            found = {card: self.lower * count for card, count in self.unseen.items()}
            found["omen"] = self.omens * max(heap, 1)
            found["ad79"] = max(heap, 1) if below <= self.deck.window else 0
        shared = gcd(*found.values()) or 1
        return {what: weight // shared for what, weight in found.items() if weight > 0}

    # ---- the rules of each action

    def effect(self, record: Record) -> Effect:
        """What the record would do; equal effects are the same action."""
        do = record.get("do")
        rules = {
            "deal": {"deal": self._deal_effect},
            "draw": {"draw": self._draw_effect},
            "tile": {"tile": self._tile_effect},
            "play": {"play": self._play_effect, "announce": self._announce_effect, "order": self._order_effect},
            "relatives": {"relative": self._relative_effect, "done": self._pass_effect},
            "omen": {"omen": self._omen_effect},
            "lava": {"lava": self._lava_effect},
            "run": {"run": self._run_effect, "stay": self._pass_effect},
            "over": {},
        }[self.phase]
        require(do in rules, f"not possible in the phase {self.phase}: {record}")
        return rules[str(do)](record)

    def _pass_effect(self, record: Record) -> Effect:
        return (record["do"],)

    def _deal_effect(self, record: Record) -> Effect:
        require(record.get("seat") == self.turn, "the next card goes to another seat")
        require(record.get("card") in self.weights(), "no such card is left")
        return ("deal", record["card"])

    def _draw_effect(self, record: Record) -> Effect:
        require(record.get("card") in self.weights(), "no such card can come")
        return ("draw", record["card"])

    def _tile_effect(self, record: Record) -> Effect:
        require(record.get("symbol") in self.weights(), "no such tile is left")
        return ("tile", record["symbol"])

    def _announce_effect(self, record: Record) -> Effect:
        require(self.announce in ("turn", "any"), "nobody may announce")
        require(self.only_jokers(self.turn), "not all cards are jokers")
        return ("announce",)

    def _order_effect(self, record: Record) -> Effect:
        require(self.announce == "any", "there are no standing orders")
        require(self.turn not in self.orders, "the order stands already")
        return ("order",)

    def _play_effect(self, record: Record) -> Effect:
        card = record.get("card")
        if type(card) is not int or card not in self.hands[self.turn]:
            raise ValueError("the card is not in hand")
        spots = self.spots_of(card) if self.stock[self.turn] > 0 else set()
        if record.get("spot") is None:
            require(not spots, "a piece has to be placed")
            return ("play", card, None)
        spot = as_square(record["spot"])
        require(spot in spots, "no free spot for this card")
        return ("play", card, spot)

    def _relative_effect(self, record: Record) -> Effect:
        at = as_square(record.get("at"))
        require(self.relatives > 0 and self.stock[self.turn] > 0, "no more relatives")
        require(self.has_spot(at), "no free spot")
        building = BUILDING[at]
        require(building != self.home, "never into the building that brought them")
        require(colour_of(building) in (colour_of(self.home), NEUTRAL), "of the same colour or neutral")
        earlier = [BUILDINGS.index(used) for used in self.used]
        require(BUILDINGS.index(building) > max(earlier, default=-1), "one per building, in their order")
        return ("relative", at)

    def _omen_effect(self, record: Record) -> Effect:
        at, seat = as_square(record.get("at")), record.get("seat")
        if type(seat) is not int or seat not in range(self.players):
            raise ValueError("there is no such seat")
        require(seat != self.turn, "only pieces of others")
        require(self.city[at][seat] > 0, "there is no such piece")
        return ("omen", at, seat)

    def _lava_effect(self, record: Record) -> Effect:
        at, shown = as_square(record.get("at")), str(self.tile).split("/")
        symbol = str(record.get("symbol", self.tile))
        require(symbol in shown, "the tile does not show that symbol")
        require(self.fits(symbol, at), "lava cannot go there")
        return ("lava", at, symbol)

    def _run_effect(self, record: Record) -> Effect:
        start = as_square(record.get("from"))
        require(self.may_run_from(start), "no piece there that may run")
        target = OUT if record.get(OUT) is True else as_square(record.get("to"))
        require(target in self.reach(start), "out of reach")
        return ("run", start, target)

    # ---- legal actions: try everything

    def _candidates(self) -> Iterator[Record]:
        if self.phase == "deal":
            yield from ({"do": "deal", "seat": self.turn, "card": card} for card in self.weights())
        if self.phase == "draw":
            yield from ({"do": "draw", "card": card} for card in self.weights())
        if self.phase == "tile":
            yield from ({"do": "tile", "symbol": tile} for tile in self.weights())
        if self.phase == "play":
            yield from ({"do": "announce"}, {"do": "order"})
            for card in sorted(set(self.hands[self.turn])):
                yield {"do": "play", "card": card}
                yield from ({"do": "play", "card": card, "spot": list(square)} for square in sorted(SPOTS))
        if self.phase == "relatives":
            yield from ({"do": "relative", "at": list(square)} for square in sorted(SPOTS))
            yield {"do": "done"}
        if self.phase == "omen":
            for square in sorted(CITY):
                for seat in range(self.players):
                    yield {"do": "omen", "at": list(square), "seat": seat}
        if self.phase == "lava":
            shown = str(self.tile).split("/")
            for square in sorted(CITY):
                for symbol in shown:
                    side = {"symbol": symbol} if len(shown) > 1 else {}
                    yield {"do": "lava", "at": list(square)} | side
        if self.phase == "run":
            for start in sorted(CITY):
                for target in sorted(self.reach(start), key=str) if self.city[start][self.turn] else []:
                    way = {OUT: True} if isinstance(target, str) else {"to": list(target)}
                    yield {"do": "run", "from": list(start)} | way
            yield {"do": "stay"}

    def legal(self) -> list[Record]:
        """One record per distinct effect."""
        by_effect: dict[Effect, Record] = {}
        for record in self._candidates():
            try:
                by_effect.setdefault(self.effect(record), record)
            except ValueError:
                continue
        return list(by_effect.values())
