"""What the holders of some seats see of a game, as versions: each counts one thing more that they noticed."""

from lavafield.core.event import Event
from lavafield.core.scene import Scene
from lavafield.core.scene_change import change_between
from lavafield.server.messages.parts import Turn
from lavafield.server.messages.server import Changed, ViewOf
from lavafield.server.table.course import Course, Viewer
from lavafield.server.table.taking_back import can_undo

Audience = tuple[int, ...]
"""The seats of one person; none for spectators."""


class Eyes:
    def __init__(self, course: Course, audience: Audience) -> None:
        self.course = course
        self.audience = audience
        self._noticed: list[int] = []
        """The moment that led to version 1, 2, ..."""
        self._viewers: list[Viewer] = [audience[0] if audience else None]
        """With whose eyes versions 0, 1, 2, ... are seen."""
        self._looked = 0
        """How many moments were looked at."""
        self._last: tuple[int, Scene] | None = None

    @property
    def version(self) -> int:
        """What they are at now."""
        for n in range(self._looked, len(self.course.moments)):
            moment = self.course.moments[n]
            if not set(self.audience or (None,)) <= moment.unnoticed:
                self._noticed.append(n)
                own = moment.in_turn in self.audience
                self._viewers.append(moment.in_turn if own else self._viewers[-1])
        self._looked = len(self.course.moments)
        return len(self._noticed)

    @property
    def viewer(self) -> Viewer:
        """Of several own seats the one that acts, or acted last."""
        return self._viewers[self.version]

    def scene(self, version: int) -> Scene:
        """The position at a version."""
        if self._last is None or self._last[0] != version:
            states = self.course.record.states
            state = self.course.moments[self._noticed[version - 1]].after if version else states[self.course.opened]
            self._last = version, self.course.game.scene(state.view(self._viewers[version]))
        return self._last[1]

    def events(self, since: int, version: int) -> tuple[Event, ...]:
        """What they are told happened between two versions."""
        found: list[Event] = []
        for n in range(since, version):
            moment = self.course.moments[self._noticed[n]]
            if moment.action is not None:
                viewer = self._viewers[n + 1]
                found += self.course.game.events(moment.before, moment.action, moment.after, viewer)
            found += moment.told
        return tuple(found)

    def turn(self) -> Turn:
        """What they may do now."""
        course, seat = self.course, self.course.in_turn
        if course.status != "playing" or seat not in self.audience or course.bot_of(seat) is not None:
            return Turn()
        if course.waiting is not None:
            return Turn(confirm=True, undo=can_undo(course, seat))
        return Turn(offers=tuple(course.game.offers(course.state)), undo=can_undo(course, seat))

    # --- messages ---

    def view(self) -> ViewOf:
        """The whole position now."""
        version = self.version
        return ViewOf(
            table=self.course.setup.id,
            version=version,
            seats=self.audience,
            seat=self.viewer,
            scene=self.scene(version),
            turn=self.turn(),
        )

    def changed(self, since: int) -> Changed:
        """What leads from that version to the present one."""
        version, before = self.version, self.scene(since)
        return Changed(
            table=self.course.setup.id,
            since=since,
            version=version,
            seat=self.viewer,
            events=self.events(since, version),
            scene=change_between(before, self.scene(version)),
            turn=self.turn(),
        )
