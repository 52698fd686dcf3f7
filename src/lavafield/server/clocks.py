"""Clocks of a table. Time is told to them in seconds; they never look it up."""

from typing import Annotated, Final

import msgspec

DAY: Final = 86400.0

Seconds = Annotated[float, msgspec.Meta(ge=1, le=7 * DAY)]
Increment = Annotated[float, msgspec.Meta(ge=0, le=DAY)]
Days = Annotated[float, msgspec.Meta(ge=0.01, le=60)]


class _Setting(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class PerTurn(_Setting, frozen=True, tag="turn"):
    """So long for each turn."""

    seconds: Seconds

    @property
    def budget(self) -> float:
        return self.seconds

    def after_turn(self, left: float) -> float:
        return self.budget


class PerDay(_Setting, frozen=True, tag="day"):
    """So many days for each turn, for games by correspondence."""

    days: Days

    @property
    def budget(self) -> float:
        return self.days * DAY

    def after_turn(self, left: float) -> float:
        return self.budget


class Fischer(_Setting, frozen=True, tag="fischer"):
    """So long for the whole game, and a little more after each turn."""

    seconds: Seconds
    increment: Increment = 0.0

    @property
    def budget(self) -> float:
        return self.seconds

    def after_turn(self, left: float) -> float:
        return left + self.increment


Clock = PerTurn | PerDay | Fischer


class Hands:
    """The hands of one table's clock: what each seat has left, and since when whose time runs."""

    def __init__(self, setting: Clock | None, seats: int) -> None:
        self.setting = setting
        self._left = [setting.budget if setting else 0.0] * seats
        self.turn: int | None = None
        """Whose turn it is, whether time runs or not."""
        self._since: float | None = None
        """Since when time runs; None while it stands still."""

    def give(self, seat: int | None, now: float) -> None:
        """The turn goes to that seat; None: to nobody, while the game is not being played."""
        if seat == self.turn:
            return
        self._charge(now)
        if self.turn is not None and self.setting is not None:
            self._left[self.turn] = self.setting.after_turn(self._left[self.turn])
        self.turn = seat
        if seat is None:
            self._since = None

    def halt(self, now: float) -> None:
        self._charge(now)
        self._since = None

    def run(self, now: float) -> None:
        """Let time run, from now on."""
        self._charge(now)
        self._since = now

    def _charge(self, now: float) -> None:
        if self._since is not None and self.turn is not None:
            self._left[self.turn] -= max(0.0, now - self._since)
        if self._since is not None:
            self._since = max(now, self._since)

    def left(self, now: float) -> tuple[float, ...]:
        """What each seat has left; never less than nothing."""
        running = 0.0 if self._since is None else max(0.0, now - self._since)
        return tuple(max(0.0, left - running if seat == self.turn else left) for seat, left in enumerate(self._left))

    @property
    def running(self) -> int | None:
        return None if self._since is None or self.setting is None else self.turn

    def falls_at(self) -> float | None:
        """When the flag of the running clock falls, if nothing happens before."""
        if self.running is None or self._since is None:
            return None
        return self._since + self._left[self.running]

    def fallen(self, now: float) -> int | None:
        """The seat whose flag has fallen."""
        end = self.falls_at()
        return self.running if end is not None and now >= end else None
