"""What `make league` and `make strength` play: every game has its ladder, and every claim can be played."""

import tomllib
from typing import Any

import pytest

import lavafield
from lavafield.arena import Plan, plan_in
from lavafield.arena.estimate import Estimate
from lavafield.bots.levels import LEVELS
from tools.league import LADDERS
from tools.strength import CLAIMS, is_reached, wanted

STANDING = tomllib.loads(CLAIMS.read_text("utf-8"))["claim"]


@pytest.mark.parametrize("game", lavafield.games())
def test_a_ladder_has_every_level_and_what_they_are_measured_by(game: str) -> None:
    league = plan_in(LADDERS / f"{game}.toml").league(1)
    assert league.game == game
    assert league.bots == ("random", "greedy", *(f"level:{level}" for level in LEVELS))


@pytest.mark.parametrize("claim", STANDING, ids=lambda claim: str(claim["id"]))
def test_a_claim_can_be_played(claim: dict[str, Any]) -> None:
    plan = Plan(game=claim["game"], bots=tuple(claim["bots"]), options=claim.get("options", {}))
    assert plan.league(claim["seed"]).bots == tuple(claim["bots"])
    assert [key in claim for key in ("bound", "mean", "between")].count(True) == 1


def test_a_claim_is_named_once() -> None:
    assert len({claim["id"] for claim in STANDING}) == len(STANDING)


@pytest.mark.parametrize(
    ("claim", "said", "mean", "low", "reached"),
    [
        ({"bound": 0.75}, "low end 75%", 0.8, 0.75, True),
        ({"bound": 0.75}, "low end 75%", 0.8, 0.74, False),
        ({"mean": 0.98}, "98%", 0.98, 0.96, True),
        ({"mean": 0.98}, "98%", 0.97, 0.96, False),
        ({"between": [0.6, 0.75]}, "60% to 75%", 0.6, 0.5, True),
        ({"between": [0.6, 0.75]}, "60% to 75%", 0.59, 0.5, False),
        ({"between": [0.6, 0.75]}, "60% to 75%", 0.76, 0.6, False),
    ],
)
def test_a_claim_is_reached_or_not(claim: dict[str, Any], said: str, mean: float, low: float, reached: bool) -> None:
    assert wanted(claim) == said
    assert is_reached(claim, Estimate(mean, low, 1.0)) is reached
