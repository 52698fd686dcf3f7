"""A second, naive Pompeii: written from the specification alone to check the real engine.

Nothing is cached and nothing is clever: the legal actions are those candidates that ``effect``, the one place
that states the rules, does not refuse. Decisions taken where the specification leaves room:

* Seat 0 plays first. Cards are dealt one by one, four to seat 0, then four to seat 1, and so on.
* The first A.D. 79 turns up by itself at the first draw for which no card above it is left. It never is a
  chance outcome; jokers, relatives and Omens are in force from there on, the card drawn instead included.
* Cards in the box and in the pile are one unseen heap. With s cards (o of them Omens) below the first A.D. 79
  and U unseen Pompeii cards, the next is number k with weight (s-o)*u_k and an Omen with weight o*U; the second
  A.D. 79 joins with weight U as soon as s is no more than the window. The same for both editions.
* A card that has no free spot, or whose player has no piece, is played without a spot; it brings no relatives.
  Before A.D. 79 a card whose number is full (possible with odd decks only) finds no spot: jokers come later.
* Relatives come in the order of BUILDINGS. Whenever nothing but "done" is possible, the step is over by itself.
* Announcing is offered only after A.D. 79, with every card in hand a joker, also with announce="any". There a
  standing order can be given in any own turn of phase I before playing, once; it does not use up the turn. It is
  looked at whenever a turn of phase I is over, seat by seat from the seat whose turn would begin, and not in
  between; the seat it fires for is the one that triggers the eruption.
* A tile that fits nowhere is lost. While leading tiles are laid the next seat then draws, until six lie. A
  dual-vent tile is lost only if both symbols fit nowhere; its drawer chooses among symbols that do fit.
* The first tile of a symbol goes on its start square and nowhere else, also on top of foreign lava.
* With `start`, free start squares are obstacles for running and for enclosure; without it they are squares like
  any other (a run may end there). With `enclosed`, cut-off squares turn to lava without symbol, except free
  start squares, which never do. A start square is free while it has no lava of whatever symbol.
* Covered pieces burn first, then enclosed ones; both at once for the question whether anybody is left.
* The game ends when the city is empty after a tile (leading ones too) or a run, or when a turn is over and the
  bag is empty (if that happens among the leading tiles: after that tile).
* A piece that ran may run again if no other piece of any colour stood on its square, or if it is the only own
  piece in the city. If another own piece stands where it stopped, that piece may run in any case.
* Passing by itself: a seat without a piece that may run does not choose; after two runs the turn is over.
* Ranks leave gaps: two winners are 1, 1, and the next is 3.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from .pompeii_city import BUILDING, CITY, Square
from .pompeii_rules import CHANCE, LEADING_TILES, NO_SYMBOL, OVER, RUNS, Position, Record, require

__all__ = ["CHANCE", "OVER", "NaivePompeii", "perft"]


class NaivePompeii(Position):
    def play(self, record: Record) -> None:
        what, *how = self.effect(record)
        happens: dict[str, Callable[..., None]] = {
            "deal": self._deal,
            "draw": self._draw,
            "tile": self._draw_tile,
            "play": self._play,
            "announce": self._announce,
            "order": self._order,
            "relative": self._bring_relative,
            "done": self._to_draw,
            "omen": self._omen,
            "lava": self._lay,
            "run": self._run,
            "stay": self._end_turn_of_running,
        }
        happens[what](*how)

    # ---- phase I

    def _deal(self, card: int) -> None:
        self._take(card)
        if len(self.hands[self.turn]) < self.deck.hand:
            return
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.phase = "play"

    def _take(self, card: int) -> None:
        self.unseen[card] -= 1
        self.hands[self.turn].append(card)

    def _order(self) -> None:
        self.orders.add(self.turn)

    def _announce(self) -> None:
        self._erupt(self.turn)

    def _play(self, card: int, spot: Square | None) -> None:
        joker = self.is_joker(card)
        self.hands[self.turn].remove(card)
        self.discard.append(card)
        if spot is None:
            self._to_draw()
            return
        building = BUILDING[spot]
        already_there = self.pieces_in(building)
        self._put(spot)
        if not self.ad79_seen or joker:
            self._to_draw()
            return
        self.home, self.relatives, self.used = building, already_there, []
        self._more_relatives()

    def _put(self, square: Square) -> None:
        self.stock[self.turn] -= 1
        self.city[square][self.turn] += 1

    def _more_relatives(self) -> None:
        self.phase = "relatives"
        if self.legal() == [{"do": "done"}]:
            self._to_draw()

    def _bring_relative(self, at: Square) -> None:
        self._put(at)
        self.relatives -= 1
        self.used.append(BUILDING[at])
        self._more_relatives()

    def _to_draw(self) -> None:
        self.phase = "draw"
        if self.top == 0:
            self.ad79_seen = True

    def _draw(self, card: int | str) -> None:
        if card == "ad79":
            self._erupt(self.turn)
        elif card == "omen":
            self.omens -= 1
            self.phase = "omen"
            if not self.legal():
                self._to_draw()
        else:
            assert isinstance(card, int)
            self._take(card)
            if self.top > 0:
                self.top -= 1
            else:
                self.lower -= 1
            self._next_turn_of_playing()

    def _omen(self, at: Square, seat: int) -> None:
        self.city[at][seat] -= 1
        self.volcano[seat] += 1
        self._to_draw()

    def _next_turn_of_playing(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.phase = "play"
        for after in range(self.players):
            seat = (self.turn + after) % self.players
            if seat in self.orders and self.only_jokers(seat):
                self._erupt(seat)
                return

    # ---- the eruption and phase II

    def _erupt(self, trigger: int) -> None:
        for seat in range(self.players):
            for card in self.hands[seat]:
                self.unseen[card] += 1  # face down into the box
            self.hands[seat] = []
            self.box[seat], self.stock[seat] = self.stock[seat], 0
        self.orders.clear()
        self.turn = trigger
        if not self._ended_early():
            self._next_tile()

    def _next_tile(self) -> None:
        """The next seat draws a tile, if there is one."""
        self.turn = (self.turn + 1) % self.players
        self.phase = "tile"
        if sum(self.bag.values()) == 0:
            self._end()

    def _draw_tile(self, tile: str) -> None:
        self.bag[tile] -= 1
        self.tile = tile
        self.phase = "lava"
        if not self.legal():
            self.lost_tiles += 1
            self._after_tile()

    def _lay(self, at: Square, symbol: str) -> None:
        self.lava[at] = symbol
        self._burn(at)
        for square in sorted(CITY - self.safe_squares()):
            self._burn(square)
            if self.enclosed and square not in self.lava and not self.is_free_start(square):
                self.lava[square] = NO_SYMBOL
        if self.leading < LEADING_TILES:
            self.leading += 1
            if not self._ended_early():
                self._next_tile()
        elif not self._ended_early():
            self._begin_running()

    def _burn(self, square: Square) -> None:
        for seat in range(self.players):
            self.volcano[seat] += self.city[square][seat]
            self.city[square][seat] = 0

    def _ended_early(self) -> bool:
        if any(self.pieces_on(square) for square in CITY):
            return False
        self._end()
        return True

    def _after_tile(self) -> None:
        """A tile was lost."""
        if self.leading < LEADING_TILES:
            self._next_tile()
        else:
            self._begin_running()

    def _begin_running(self) -> None:
        self.runs, self.ran_to, self.ran_alone = 0, None, False
        self._more_runs()

    def _more_runs(self) -> None:
        self.phase = "run"
        if self.runs == RUNS or self.legal() == [{"do": "stay"}]:
            self._end_turn_of_running()

    def _run(self, start: Square, target: Square | str) -> None:
        if self.runs == 0:
            self.ran_alone = self.pieces_on(start) == 1
        self.runs += 1
        self.city[start][self.turn] -= 1
        if isinstance(target, str):
            self.saved[self.turn] += 1
            self.ran_to = None
        else:
            self.city[target][self.turn] += 1
            self.ran_to = target
        if not self._ended_early():
            self._more_runs()

    def _end_turn_of_running(self) -> None:
        self.runs, self.ran_to, self.ran_alone = 0, None, False
        self._next_tile()

    def _end(self) -> None:
        self.phase = "over"
        for square in CITY:
            self._burn(square)

    # ---- the result

    def ranks(self) -> list[int]:
        require(self.phase == "over", "the game is not over")
        merits = [(-self.saved[seat], self.volcano[seat]) for seat in range(self.players)]
        return [1 + sum(other < mine for other in merits) for mine in merits]

    def facts(self) -> dict[str, Any]:
        """Everything there is to know, hidden things included."""
        return {
            "to_act": self.to_act,
            "phase": self.phase,
            "turn": None if self.phase == "over" else self.turn,
            "city": {f"{row},{col}": list(n) for (row, col), n in sorted(self.city.items()) if any(n)},
            "lava": {f"{row},{col}": symbol for (row, col), symbol in sorted(self.lava.items())},
            "hands": [sorted(hand) for hand in self.hands],
            "discard": sorted(self.discard),
            "unseen": {card: count for card, count in self.unseen.items() if count > 0},
            "pile": [self.top, self.lower, self.omens],
            "ad79_seen": self.ad79_seen,
            "orders": sorted(self.orders),
            "stock": list(self.stock),
            "saved": list(self.saved),
            "volcano": list(self.volcano),
            "box": list(self.box),
            "bag": {tile: count for tile, count in self.bag.items() if count > 0},
            "tile": self.tile if self.phase == "lava" else None,
            "lost_tiles": self.lost_tiles,
            "leading": self.leading,
            "runs": self.runs,
        }

    def copy(self) -> NaivePompeii:
        return copy.deepcopy(self)


def perft(game: NaivePompeii, depth: int) -> int:
    """The number of paths of ``depth`` actions; everything that chance can bring counts once."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    total = 0
    for record in game.legal():
        after = game.copy()
        after.play(record)
        total += perft(after, depth - 1)
    return total
