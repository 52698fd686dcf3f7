"""The tactical positions: they are what they say, and the strongest bot solves them."""

from collections import Counter

import pytest

import lavafield
from lavafield import Rng
from lavafield.bots import player
from lavafield.core.state import State
from tests.modes.mode import COMPILED
from tests.tactics.exhaust import NO_LIMIT, Exhaustive, after, final_share
from tests.tactics.prove import UNFINISHED, Tactic, objections, tactics

TOP = "search:nodes=4000"
"""The bot that has to solve them all."""
SEEDS = 3
ENTRIES = [tactic for game in lavafield.games() for tactic in tactics(game)]
LEAST = {"taluva": 25, "pompeii": 15}
OF_A_THEME = 3
HARD = 1 / 3
"""At least this part of a set is not solved by the bot that looks no further than its own turn."""

every_tactic = pytest.mark.parametrize("tactic", ENTRIES, ids=lambda tactic: f"{tactic.game}: {tactic.id}")
every_game = pytest.mark.parametrize("game", lavafield.games())


# --- the data ---


@every_tactic
def test_a_position_is_spelled_as_the_engine_spells_it(tactic: Tactic) -> None:
    state = tactic.state()
    assert state.to_act >= 0
    assert tactic.rules.position(state) == tactic.position


@every_tactic
def test_a_position_says_what_it_is_about(tactic: Tactic) -> None:
    assert tactic.about.endswith(".")
    assert tactic.proof in UNFINISHED
    assert 0 <= tactic.others < tactic.value <= 1


@every_tactic
def test_accepted_lines_are_legal_and_canonical_and_few(tactic: Tactic) -> None:
    firsts = {line[0] for line in tactic.accepted}
    assert 0 < len(firsts) < len(tactic.state().actions()) / 2
    assert len(set(tactic.accepted)) == len(tactic.accepted)
    for line in tactic.accepted:
        state, seat = tactic.state(), tactic.state().to_act
        for text in line:
            assert state.to_act == seat
            action = tactic.rules.parse(state, text)
            assert tactic.rules.text(state, action) == text
            state = state.after(action)


@every_game
def test_there_are_enough_positions_of_every_theme(game: str) -> None:
    entries = tactics(game)
    assert len(entries) >= LEAST[game]
    assert len({tactic.id for tactic in entries}) == len({tactic.position for tactic in entries}) == len(entries)
    assert min(Counter(tactic.theme for tactic in entries).values()) >= OF_A_THEME


# --- the proofs ---


@pytest.mark.compiled
@every_tactic
def test_what_a_position_says_is_proved(tactic: Tactic) -> None:
    assert list(objections(tactic)) == []


@pytest.mark.compiled
@every_game
def test_a_wrong_claim_is_found_out(game: str) -> None:
    """With another accepted action instead, the proof fails on both sides."""
    for tactic in tactics(game)[:4]:
        state = tactic.state()
        accepted = {line[0] for line in tactic.accepted}
        wrong = next(text for text in texts(tactic, state) if text not in accepted)
        claim = Tactic(**{**vars(tactic), "accepted": ((wrong,),)})
        assert len(list(objections(claim))) > len(accepted)


def texts(tactic: Tactic, state: State) -> list[str]:
    return [tactic.rules.text(state, action) for action in state.actions()]


@pytest.mark.compiled
@every_game
def test_the_search_finds_what_a_search_without_shortcuts_finds(game: str) -> None:
    small = [tactic for tactic in tactics(game) if tactic.proof == "best" and plain_size(tactic.state(), 4000) < 4000]
    assert len(small) >= 2
    for tactic in small:
        state = tactic.state()
        for action in state.actions():
            found = Exhaustive(state.to_act, 0).share(after(state, action), NO_LIMIT, -1, 2)
            assert found == plain(after(state, action), state.to_act)


def plain(state: State, seat: int) -> float:
    """The share of the seat by the definition, to the end of the game."""
    if state.to_act == lavafield.OVER:
        return float(final_share(state, seat))
    shares = [plain(after(state, action), seat) for action in state.actions()]
    if state.to_act == lavafield.CHANCE:
        weights = state.weights()
        return sum(share * weight for share, weight in zip(shares, weights, strict=True)) / sum(weights)
    return max(shares) if state.to_act == seat else min(shares)


def plain_size(state: State, most: int) -> int:
    """How many positions follow, at most as many as asked for."""
    if most <= 0 or state.to_act == lavafield.OVER:
        return 1
    size = 1
    for action in state.actions():
        size += plain_size(after(state, action), most - size)
        if size >= most:
            return most
    return size


# --- the bots ---


def solves(name: str, tactic: Tactic, seed: int) -> bool:
    """Does the bot play an accepted line?"""
    bot, rng, state = player(name, tactic.rules), Rng(seed), tactic.state()
    lines = tactic.accepted
    for step in range(max(len(line) for line in lines)):
        action = bot.choose(state.view(state.to_act), rng)
        text = tactic.rules.text(state, action)
        lines = tuple(line for line in lines if line[step] == text)
        if any(len(line) == step + 1 for line in lines):
            return True
        if not lines:
            return False
        state = state.after(action)
    return False


@pytest.mark.compiled
@every_game
def test_the_top_level_solves_every_position(game: str) -> None:
    unsolved = [
        f"{tactic.id}, seed {seed}"
        for tactic in tactics(game)
        for seed in range(SEEDS)
        if not solves(TOP, tactic, seed)
    ]
    assert unsolved == []


@every_game
def test_a_bot_that_does_not_look_ahead_fails_often_enough(game: str) -> None:
    entries = tactics(game) if COMPILED else tactics(game)[::5]
    unsolved = [tactic for tactic in entries if not solves("greedy", tactic, 0)]
    assert len(unsolved) >= (HARD * len(entries) if COMPILED else 1)
