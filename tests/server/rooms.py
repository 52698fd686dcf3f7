"""Rooms with people in them, and clients that believe only what they are told."""

from collections.abc import Callable, Sequence
from typing import Any

import lavafield
from lavafield import Rng
from lavafield.core.offers import spread
from lavafield.core.scene import Scene
from lavafield.core.scene_change import changed
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings, TableInfo, Turn
from lavafield.server.messages.server import Changed, Refused, ServerMessage, Table, ViewOf
from lavafield.server.store.rows import Entry
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from lavafield.server.table.setup import OPEN, Person, Place, Setup, bot_place, new_setup, person_place
from tests.conformance.checks.wire import drawn

ADA, BO, CY, EVE = Person("ada", "Ada"), Person("bo", "Bo"), Person("cy", "Cy"), Person("eve", "Eve")
KEY = "5a" * 32
START = 1000.0


def setup_of(
    *who: Person | str | None, game: str = "taluva", settings: Settings | None = None, **options: Any
) -> Setup:
    """A table of the first person; None is an open seat, a text a bot."""
    places = [place_of(one) for one in who or (ADA, BO)]
    return new_setup("table1", lavafield.game(game), "ada", places, options, settings or Settings(), KEY, START)


def place_of(who: Person | str | None) -> Place:
    if who is None:
        return OPEN
    return bot_place(who) if isinstance(who, str) else person_place(who)


class Client:
    """One connection. It knows nothing but what it was sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.info: TableInfo | None = None
        self.scene: Scene | None = None
        self.version = -1
        self.turn = Turn()
        self.got: list[ServerMessage] = []

    def hear(self, message: ServerMessage) -> None:
        self.got.append(message)
        match message:
            case Table(table=info):
                self.info = info
            case ViewOf():
                self.scene, self.version, self.turn = message.scene, message.version, message.turn
            case Changed():
                assert self.scene is not None
                assert message.since == self.version, "something is missing"
                assert message.version > message.since
                self.scene = changed(self.scene, message.scene)
                self.version, self.turn = message.version, message.turn

    def heard(self) -> list[ServerMessage]:
        """What it was sent since it was last asked."""
        heard, self.got = self.got, []
        return heard


class Host:
    """Runs one room as a server does: it stores, then tells; and it can die."""

    def __init__(self, setup: Setup, watching: Sequence[Person] = (ADA, BO, EVE)) -> None:
        self.now = START
        self.ids = 0
        self.log: list[Entry] = []
        self.setup = setup
        self.room = Room(lavafield.game(setup.game), setup, [], self.now)
        self.clients: list[Client] = []
        for person in watching:
            self.connect(Client(person))

    def connect(self, one: Client, since: int | None = None) -> Client:
        self.clients.append(one)
        self.ask(one.person, client.Watch, since=since)
        return one

    def cut(self, one: Client) -> None:
        self.clients.remove(one)
        self.room.disconnect(one.person.id, self.now)

    def ask(self, person: Person, kind: Callable[..., Any], id: str | None = None, **fields: Any) -> Any:
        """The answer to a request; `version` is what the person's client is at, if it is wanted and not given."""
        self.ids += 1
        if "version" in kind.__struct_fields__ and "version" not in fields:  # type: ignore[attr-defined]
            fields["version"] = self.room.eyes(person.id).version
        request = kind(id=id or f"c{self.ids}", table=self.setup.id, **fields)
        return self.done(self.room.handle(person, request, self.now), person)

    def done(self, outcome: Outcome, asked: Person | None = None) -> Any:
        self.log += outcome.entries
        if outcome.setup_changed:
            self.setup = self.room.setup
        for message in outcome.own:
            next(one for one in reversed(self.clients) if one.person == asked).hear(message)
        for audience, message in outcome.told:
            for one in self.clients:
                if audience is None or audience == self.setup.seats_of(one.person.id):
                    one.hear(message)
        assert [entry.number for entry in self.log] == list(range(len(self.log)))
        assert self.room.row(self.now).length == len(self.log)
        return outcome.answer

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.done(self.room.tick(self.now))

    def die(self) -> None:
        """The server is killed and started again; clients come back with what they have."""
        self.room = Room(lavafield.game(self.setup.game), self.setup, self.log, self.now)
        clients, self.clients = self.clients, []
        for one in clients:
            self.connect(one, one.version if one.version >= 0 else None)

    # --- playing ---

    def start(self) -> "Host":
        return self.start_by(ADA)

    def start_by(self, person: Person) -> "Host":
        accepted(self.ask(person, client.Start))
        return self

    @property
    def in_turn(self) -> Person:
        """The person who is awaited."""
        seat = self.room.course.in_turn
        assert seat is not None
        user = self.setup.places[seat].user
        return next(person for person in (ADA, BO, CY) if person.id == user)

    def act(self, person: Person, text: str) -> Any:
        state = self.room.course.state
        record = self.room.game.name(state, self.room.game.parse(state, text))
        return self.ask(person, client.Act, action=record)

    def act_randomly(self, rng: Rng) -> None:
        """Whoever is awaited does what its client was offered."""
        turn = self.room.wanted()
        if turn is not None:
            self.done(self.room.bot_acts(turn, self.room.course.state.sample(rng), self.now))
            return
        person = self.in_turn
        one = next(one for one in self.clients if one.person == person)
        if one.turn.confirm:
            accepted(self.ask(person, client.Confirm))
            return
        offered = list(spread(one.turn.offers))
        accepted(self.ask(person, client.Act, action=offered[rng.below(len(offered))]))

    def check_clients(self) -> None:
        """Everybody knows just what they may, and it is the present."""
        course = self.room.course
        for one in self.clients:
            eyes = self.room.eyes(one.person.id)
            assert one.version == eyes.version
            assert one.scene is not None
            assert drawn(one.scene) == drawn(course.game.scene(course.state.view(eyes.viewer)))
            assert one.turn == eyes.turn()
            assert one.info == self.room.info()


def accepted(answer: Any) -> Any:
    assert not isinstance(answer, Refused), answer
    return answer


def refused(answer: Any) -> str:
    """Why."""
    assert isinstance(answer, Refused), answer
    for language in ("en", "de"):
        assert lavafield.words.words(language).text(answer.problem.message, **answer.problem.arguments)
    return answer.problem.message


def begun(*who: Any, watching: Any = (ADA, BO, EVE), **settings: Any) -> Host:
    """A game of Taluva in which the first tile and hut are laid; the second seat is to act."""
    options = settings.pop("options", {})
    host = Host(setup_of(*(who or (ADA, BO)), settings=Settings(**settings), **options), watching).start()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    if host.room.course.waiting is not None:
        accepted(host.ask(ADA, client.Confirm))
    return host


def first_hut(host: Host) -> str:
    state = host.room.course.state
    return host.room.game.text(state, state.actions()[0])


def unchanged(host: Host, answer_to: Any) -> str:
    """The refusal; and that nothing came of it."""
    before = host.room.course.state.to_bytes(), len(host.log), host.room.info()
    said = refused(answer_to())
    assert (host.room.course.state.to_bytes(), len(host.log), host.room.info()) == before
    return said
