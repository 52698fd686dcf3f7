"""Was chance fair? Computes every draw of a record anew from the key that was shown at the end."""

from dataclasses import dataclass

from lavafield.core.decisions import CHANCE
from lavafield.core.dice import Dice, Pledge, key_hash
from lavafield.core.errors import BadInput
from lavafield.core.record import Record, SeatRecord


@dataclass(frozen=True)
class Proof:
    """What was found fair."""

    record: Record
    pledge: Pledge
    draws: int
    skipped: int
    """Draws that were taken back: only those who were there know whether they agreed to that."""


def proven(record: Record | SeatRecord, announced: str | None = None) -> Proof:
    """The proof that every draw of this record is the one that its dice give, or BadInput that says what is not.

    `announced` is the hash that was shown before the game; without it somebody may have made up a whole other game.
    """
    if isinstance(record, SeatRecord):
        raise BadInput("error-dice-seat")
    pledge, disclosure = record.pledge, record.disclosure
    if pledge is None:
        raise BadInput("error-dice-none")
    if announced is not None and announced.lower() != pledge.hash:
        raise BadInput("error-dice-hash", expected=announced, got=pledge.hash)
    if disclosure is None:
        raise BadInput("error-dice-open")
    if key_hash(disclosure.key) != pledge.hash:
        raise BadInput("error-dice-key", expected=pledge.hash, got=key_hash(disclosure.key))
    draws = check_draws(record, Dice(pledge, disclosure.key), frozenset(disclosure.skipped))
    return Proof(record, pledge, draws, len(disclosure.skipped))


def check_draws(record: Record, dice: Dice, skipped: frozenset[int]) -> int:
    """How many draws there were. BadInput at the first that is another than the dice give.

    Draws of the game that this one was taken from are left out: other dice made them.
    """
    begun = 0 if record.fork is None else record.fork.actions
    number = draws = 0
    for n, (state, action) in enumerate(zip(record.states, record.actions, strict=False), 1):
        if state.to_act != CHANCE or n <= begun:
            continue
        while number in skipped:
            number += 1
        fair = state.actions()[dice.drawn(number, state.weights())]
        if record.game.action(state, action) != fair:
            expected = record.game.text(state, fair)
            got = record.game.text(state, record.game.action(state, action))
            raise BadInput("error-dice-draw", action=n, draw=number, expected=expected, got=got)
        number += 1
        draws += 1
    end = draws + len(skipped)
    if skipped and max(skipped) >= end:
        raise BadInput("error-dice-disclosure", expected=f"skipped < {end}", got=max(skipped))
    return draws
