"""The tactical positions: they are what they say, and the strongest bot solves them."""

from collections import Counter
from fractions import Fraction

import pytest

import lavafield
from lavafield import CHANCE, OVER, Rng
from lavafield.bots import player
from lavafield.core.state import State
from tests.modes.mode import COMPILED
from tests.tactics.exhaust import Exhaustive, Share, after, final_share
from tests.tactics.prove import UNFINISHED, Tactic, objections, tactics

TOP = "level:7"
"""The bot that has to solve them all."""
SEEDS = 1
ENTRIES = [tactic for game in lavafield.games() for tactic in tactics(game)]
LEAST = {"taluva": 25, "pompeii": 15}
OF_A_THEME = 3
FEW = 5
MOST = 20_000
"""Positions of which at most so many others follow are searched without shortcuts too, and are a few at least."""
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
@pytest.mark.parametrize("unfinished", [0, 1])
def test_the_search_finds_what_a_search_without_shortcuts_finds(game: str, unfinished: int) -> None:
    small = [tactic for tactic in tactics(game) if plain_size(tactic.state(), tactic.draws, MOST) < MOST]
    assert len(small) >= FEW
    for tactic in small:
        state = tactic.state()
        for action in state.actions():
            found = Exhaustive(state.to_act, unfinished).share(after(state, action), tactic.draws, -1, 2)
            assert found == plain(after(state, action), state.to_act, tactic.draws, unfinished)


def plain(state: State, seat: int, draws: int, unfinished: int) -> Share:
    """The share of the seat by the definition."""
    if state.to_act == OVER:
        return final_share(state, seat)
    if state.to_act == CHANCE and draws == 0:
        return unfinished
    left = draws - (state.to_act == CHANCE)
    shares = [plain(after(state, action), seat, left, unfinished) for action in state.actions()]
    if state.to_act == CHANCE:
        weights = state.weights()
        return sum(Fraction(share * weight, sum(weights)) for share, weight in zip(shares, weights, strict=True))
    return max(shares) if state.to_act == seat else min(shares)


def plain_size(state: State, draws: int, most: int) -> int:
    """How many positions follow, at most as many as asked for."""
    if state.to_act == OVER or (state.to_act == CHANCE and draws == 0):
        return 1
    size, left = 1, draws - (state.to_act == CHANCE)
    for action in state.actions():
        if size < most:
            size += plain_size(after(state, action), left, most - size)
    return min(size, most)


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
