"""The Downfall of Pompeii in the terminal: the city as it is drawn and told, whole games by keys and by lines."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import lavafield
from lavafield.cli.play import plain
from lavafield.cli.play.console import Console
from lavafield.cli.play.dialogs import Curtain
from lavafield.cli.play.offers import PICK, Offers
from lavafield.cli.play.plain import Lines
from lavafield.cli.play.screen import PlayScreen
from lavafield.cli.play.seats import PERSON, Seat
from lavafield.cli.play.session import Session
from lavafield.words import Words
from tests.cli.conftest import Cli
from tests.cli.games import BOT, ENGLISH, GERMAN, play_randomly, seated
from tests.cli.test_screen import board_of, on_screen, text_of

PEOPLE = (Seat(PERSON), Seat(PERSON))
LONG = (Seat(PERSON, "Maximilian-Friedrich von Hohenzollern"), Seat("random", "Anneliese Schmidt-Rottluff"))
NARROWEST = 23
"""The columns beside the board on a screen of eighty."""


def city(*seats: Seat, seed: int = 1, **options: str | int | bool) -> Session:
    return seated(*(seats or PEOPLE), seed=seed, moves=(), file=None, game="pompeii", **options)


def until(session: Session, step: str) -> Session:
    """Random play until a person is to act in that step."""
    while session.person is None or session.scene().step != f"pompeii-step-{step}":
        play_randomly(session, 1)
    return session


# --- the city ---


def test_all_offers_can_be_chosen_with_the_cursor() -> None:
    session = city(seed=12, announce="any", dual=True)
    while not session.over:
        play_randomly(session, 3)
        if session.person is not None:
            offers = Offers(session)
            found = set(offers.anywhere) | {action for cell in offers.cells() for action in offers.at(cell)}
            for origin in offers.origins:
                held = Offers(session, origin)
                assert PICK in offers.here(origin)
                found |= {action for cell in held.cells() for action in held.at(cell)}
            assert found == set(session.legal())


@pytest.mark.parametrize("say", [ENGLISH, GERMAN], ids=["en", "de"])
def test_everything_is_told_in_both_languages(say: Words) -> None:
    session = city(seed=4, dual=True, enclosed=True)
    names = session.names(say)
    while not session.over:
        play_randomly(session, 7)
        scene, view = session.scene(), session.state.view(session.viewer)
        for field in scene.fields:
            face = session.board.face(field, scene)
            assert len(face.text) <= 3
            assert sum(len(text) for text, _ in face.below) <= 4
        assert session.board.describe(scene, scene.fields[0].at, names, say).startswith("0,0: ")
        panel = [*session.board.piles(view, say), *session.board.notes(view, say)]
        offers = Offers(session)
        labels = [offers.label(one, None, say) for one in [*offers.legal[:4], *offers.anywhere]]
        labels += [offers.label(PICK, cell, say) for cell in offers.origins]
        assert all(panel + labels)
        assert max(map(len, panel)) <= NARROWEST
        assert max(map(len, labels), default=0) <= NARROWEST - len("▶1 ")


def test_a_square_is_told_with_its_gate_its_spots_and_its_pieces() -> None:
    session = until(city(seed=3), "relatives")
    board, scene = session.board, session.scene()
    there = next(field for field in scene.fields if field.pieces and field.spots > field.pieces[0].count)
    told = board.describe(scene, there.at, ["Ada", "Bob"], ENGLISH)
    assert re.fullmatch(r"\d,\d+: building \d+[ab]?, \w+, \d of \d spots free(, (Ada|Bob): \d)+", told)
    assert board.describe(scene, (0, 0), ["Ada", "Bob"], ENGLISH) == "0,0: street, gate Porta Ercolano"
    assert board.describe(scene, (6, 0), ["Ada", "Bob"], GERMAN) == "6,0: außerhalb der Stadt"
    assert "Relatives left: " in "\n".join(board.notes(session.state.view(0), ENGLISH))


def test_the_pile_is_told_as_it_was_built(cli: Cli) -> None:
    session = city()
    while session.person is None:
        session.step()
    assert session.board.piles(session.state.view(0), ENGLISH) == ["Pile: 8, A.D. 79, 32"]
    told = Console(session, ENGLISH).run("tiles").lines
    assert told[0].startswith("The pile from the top: 8 Pompeii cards, A.D. 79, then 32 cards with 7 Omens.")


def test_words_of_any_language_are_typed() -> None:
    board = city().board
    assert board.typed("fertig") == "done"
    assert board.typed("bleiben") == "stay"
    assert board.typed("Karte 7 3,4") == "play 7 3,4"
    assert board.typed("~0,7 Schriftrolle") == "~0,7 scroll"
    assert board.typed("3,4>raus") == "3,4>out"
    assert board.partial("p7") == {"do": "play", "card": 7}
    assert board.partial("+2,1") == {"do": "relative", "at": [2, 1]}
    assert board.partial("fliehen 2,1") == {"do": "run", "from": [2, 1]}
    assert board.partial("stay") == {"do": "stay"}
    assert board.partial("nonsense") is None


def test_a_refusal_is_told_for_every_step() -> None:
    session = city(seed=7)
    for step in ("play", "lava", "run"):
        told = Console(until(session, step), ENGLISH).why_here((0, 0)).lines
        assert re.search(r"POM-|Nothing forbids it", told[0])
        assert Console(session, ENGLISH).run("moves").lines[1:]


# --- the whole screen ---


def test_the_city_fits_into_eighty_columns() -> None:
    session = city(Seat(PERSON), BOT, seed=5)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        board = board_of(app)
        assert board[0].split() == [str(col) for col in range(11)]
        for row in range(7):
            assert board[2 + 2 * row].startswith(str(row))
        assert "*S*" in board[2]
        assert "[" in "".join(board)
        assert "·" in "".join(board)

    on_screen(session, play)


@pytest.mark.parametrize("step", ["play", "relatives", "lava", "run"])
def test_long_names_leave_room_for_what_matters(step: str) -> None:
    session = until(city(*LONG, seed=5), step)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert text_of(app, "title").startswith(" Der Untergang von Pompeji   a  Maximilian")
        assert f" · {GERMAN.text(f'pompeii-step-{step}')}" in text_of(app, "title")
        head, *seats = text_of(app, "seats").splitlines()
        assert head == " Vorrat/Stadt/frei/tot"
        for line, panel in zip(seats, session.scene().panels, strict=True):
            assert line.endswith("… " + "/".join(map(str, panel.supplies.values())))
        for id in ("seats", "hand", "choices"):
            assert max(map(len, text_of(app, id).splitlines())) <= NARROWEST

    on_screen(session, play, GERMAN)


def test_at_the_end_each_seat_has_its_place_and_its_counts() -> None:
    session = city(*LONG, seed=5)
    while not session.over:
        play_randomly(session, 1)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        ranks = session.state.ranks()
        for line, panel in zip(text_of(app, "seats").splitlines()[1:], session.scene().panels, strict=True):
            counts = "/".join(map(str, panel.supplies.values()))
            assert re.fullmatch(rf"{ranks[panel.seat]} {'ab'[panel.seat]}  \w+.*… {counts}", line)

    on_screen(session, play, GERMAN)


def test_the_title_names_no_pile_by_half() -> None:
    session = until(city(Seat(PERSON), BOT, seed=5), "relatives")

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert len(text_of(app, "title")) <= app.size.width
        assert ("Omen" in text_of(app, "title")) == (app.size.width > 80)

    for width in (80, 110, 130):
        on_screen(session, play, GERMAN, (width, 40))


def test_a_piece_is_taken_up_put_back_and_runs() -> None:
    session = until(city(seed=7), "run")

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        chooser = app.chooser
        while chooser.offers.held is not None:
            await pilot.press("escape")
        while chooser.chosen != PICK:
            await pilot.press("tab")
        start = chooser.cell
        await pilot.press("enter")
        assert chooser.offers.held == start
        assert "put" in text_of(app, "choices")
        await pilot.press("escape")
        assert (chooser.offers.held, chooser.cell) == (None, start)
        await pilot.press("enter", "tab")
        assert "runs from" in text_of(app, "status") or "out of the city" in text_of(app, "status")
        before = len(session.actions)
        await pilot.press("enter")
        assert len(session.actions) > before
        if session.scene().step == "pompeii-step-run":
            await pilot.press("e")
            assert "runs no further" in text_of(app, "status")

    on_screen(session, play)


def test_a_whole_game_by_keys() -> None:
    """At a full table, for each key takes its time."""
    session = city(Seat(PERSON), BOT, BOT, BOT, seed=3)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        rng = lavafield.Rng(3)
        while not session.over:
            keys = [("tab", "down", "r", "right", "e", "escape")[rng.below(6)] for _ in range(rng.below(3))]
            await pilot.press(*keys, *(["tab"] if app.chooser.chosen is None else []), "enter")
        await pilot.press("enter")
        assert "1. " in text_of(app, "choices")

    on_screen(session, play, GERMAN)


def test_no_hand_is_on_the_screen_before_its_owner_is() -> None:
    session = city(seed=5)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        for owner in (1, 2, 1, 2):
            assert isinstance(app.screen, Curtain)
            before = text_of(app, "hand")
            assert f"Player {owner} holds" not in before
            await pilot.press("enter")
            assert f"Player {owner} holds" in text_of(app, "hand")
            await pilot.press("enter")

    on_screen(session, play)


# --- line by line ---


def test_a_whole_game_of_two_people_by_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = city(seed=8)
    shown: list[tuple[int | None, str]] = []

    def typed(lines: Lines, prompt: str) -> str:
        shown.append((lines.shown_to, capsys.readouterr().out + prompt))
        if "Now pass" in prompt:
            return ""
        return session.game.text(session.state, session.state.sample(session.rng))

    monkeypatch.setattr(Lines, "read", typed)
    plain.play(session, ENGLISH)
    assert session.over
    assert "\nThe game is over.\n1. Player " in capsys.readouterr().out
    for seat, text in shown:
        for other in {0, 1} - {seat}:
            assert f"Player {other + 1} draws card" not in text
            assert f"Player {other + 1} is dealt card" not in text
            assert not re.search(rf"Player {other + 1}: .*holds card", text)


def test_a_turn_is_played_in_german(cli: Cli) -> None:
    ran = cli(
        "--language",
        "de",
        "play",
        "pompeii",
        "--plain",
        "--seed",
        5,
        "--against",
        "random",
        lines="züge\nKarte 1 1,0\n",
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Der Untergang von Pompeji" in ran.out
    assert "Spieler 1 spielt Karte 1." in ran.out


def test_hands_are_told_line_by_line(cli: Cli) -> None:
    ran = cli("--language", "de", "play", "pompeii", "--plain", "--seed", 5, "--against", "random", lines="hilfe\n")
    hand = r"hält Karte 1 \(grau\), Karte \d+ \(\w+\), Karte \d+ \(\w+\), Karte \d+ \(\w+\)"
    assert re.search(rf"a  Spieler 1: 36 noch nicht gesetzt, .* im Vulkan, {hand}\n", ran.out)
    assert re.search(r"b  Bot 2: .* im Vulkan, hält 4 Karten\n", ran.out)
    assert "8 Karten über A.D. 79\n32 Karten darunter\n" in ran.out
    for example in ("schau 2,5 ", "züge [p7] ", "warum +2,5 ", "regeln [POM-OMEN] "):
        assert f"\n{example}" in ran.out


def test_every_command_knows_the_game(cli: Cli) -> None:
    ran = cli("simulate", "pompeii", "-n", 3, "--seed", 1)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"nobody left in the city|no lava tiles left", ran.out)
    assert "event-" not in ran.out
    assert cli("perft", "pompeii", "--depth", 2).code == 0
    assert "POM-OMEN" in cli("rules", "pompeii").out
    assert cli("doctor").code == 0
    assert "Taluva" in cli("play", "--plain", lines="").out


def test_a_saved_game_is_replayed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli("play", "pompeii", "--plain", "--seed", 5, "--against", "random", "--save", file, lines="p1 1,0\n")
    ran = cli("replay", file, "--board")
    assert (ran.code, ran.err) == (0, "")
    assert "Player 1 plays card 1." in ran.out
    assert "is dealt card" not in ran.out
