"""Fair dice: known draws, no bias, and every way of tampering with a record is found and named."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import new as hmac
from typing import Any

import pytest

import lavafield
from lavafield import CHANCE, OVER, BadInput, Record, Rng
from lavafield.core.dice import Dice, Disclosure, Pledge, checked, disclosed, key_hash, new_key
from lavafield.core.proof import Proof, proven
from lavafield.core.replay import read_text
from tests.conformance.chi_square import deviation
from tests.modes.mode import by_mode

KEY = "00" * 32
NONCE = "00112233445566778899aabbccddeeff"
PLEDGE = Pledge(game="k3v9", hash=key_hash(KEY), nonces=(NONCE, None))
SEVERAL = (7, 21, 22)
"""Draws that were taken back."""


def played(game: str = "taluva", skipped: tuple[int, ...] = (), actions: int = 400, **options: Any) -> Record:
    """A game whose chance is that of the dice."""
    record = Record(lavafield.game(game), 2, options, ("Ada", "Bo"), PLEDGE)
    dice, rng, number = Dice(PLEDGE, KEY), Rng(3), 0
    while record.state.to_act != OVER and len(record.actions) < actions:
        state = record.state
        if state.to_act == CHANCE:
            while number in skipped:
                number += 1
            record.play(state.actions()[dice.drawn(number, state.weights())])
            number += 1
        else:
            record.play(state.sample(rng))
    record.disclosure = Disclosure(key=KEY, skipped=skipped)
    return record


def read(lines: list[str]) -> Record:
    record = read_text("\n".join(lines) + "\n", lavafield.game)
    assert isinstance(record, Record)
    return record


# --- the draws themselves ---


@pytest.mark.parametrize(
    ("number", "weights", "outcome"),
    [
        (0, [1] * 48, 42),
        (1, [1] * 48, 23),
        (2, [1, 2, 3], 2),
        (3, [1, 2, 3], 2),
        (4, [10**9, 1], 0),
        (10**6, [1] * 7, 5),
    ],
)
def test_known_draws(number: int, weights: list[int], outcome: int) -> None:
    """As OpenSSL's HMAC gives them."""
    assert Dice(PLEDGE, KEY).drawn(number, weights) == outcome


def test_draws_can_be_computed_from_the_description_alone() -> None:
    """docs/records.md, by hand."""
    for number, weights in ((7, [3, 1, 4, 1, 5]), (8, [2**255, 1]), (9, [1] * 25)):
        attempt = 0
        while True:
            text = f"lavafield dice 1\nk3v9\n{NONCE},-\n{number}\n{attempt}\n"
            value = int(hmac(bytes(32), text.encode(), sha256).hexdigest(), 16)
            if value < 2**256 // sum(weights) * sum(weights):
                break
            attempt += 1
        counted = [outcome for outcome, weight in enumerate(weights) if weight < 100 for _ in range(weight)]
        expected = counted[value % sum(weights)] if sum(weights) < 100 else int(value % sum(weights) == 2**255)
        assert Dice(PLEDGE, KEY).drawn(number, weights) == expected


def test_numbers_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    """Of a range just above half of all numbers nearly every second one is refused."""
    end, dice = 2**255 + 1, Dice(PLEDGE, KEY)
    texts = [f"lavafield dice 1\nk3v9\n{NONCE},-\n{number}\n0\n" for number in range(60)]
    first = [int(hmac(bytes(32), text.encode(), sha256).hexdigest(), 16) for text in texts]
    assert 15 < sum(value >= end for value in first) < 45
    for number, value in enumerate(first):
        assert (dice.below(number, end) == value) == (value < end)


def test_outcomes_come_by_their_weights() -> None:
    weights, count = [1, 2, 3, 10], by_mode(compiled=8000, interpreted=4000)
    dice = Dice(PLEDGE, KEY)
    drawn = Counter(dice.drawn(number, weights) for number in range(count))
    assert deviation([drawn[outcome] for outcome in range(4)], [weight / 16 for weight in weights]) < 5


def test_every_part_of_the_pledge_counts() -> None:
    others = [
        Dice(PLEDGE, "01" + KEY[2:]),
        Dice(Pledge(game="k3v8", hash=PLEDGE.hash, nonces=PLEDGE.nonces), KEY),
        Dice(Pledge(game="k3v9", hash=PLEDGE.hash, nonces=(None, NONCE)), KEY),
        Dice(Pledge(game="k3v9", hash=PLEDGE.hash, nonces=(NONCE, NONCE)), KEY),
    ]
    series = [[dice.drawn(number, [1] * 100) for number in range(8)] for dice in (Dice(PLEDGE, KEY), *others)]
    assert len(set(map(tuple, series))) == len(series)


@pytest.mark.parametrize("weights", [[], [0], [2**256, 1], [-1]])
def test_weights_that_cannot_be_drawn_from_are_an_error(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Dice(PLEDGE, KEY).drawn(0, weights)


def test_keys_are_new_each_time() -> None:
    assert len({new_key() for _ in range(20)}) == 20
    assert len(bytes.fromhex(new_key())) == 32


# --- pledge and disclosure ---


@pytest.mark.parametrize(
    "fields",
    [
        {"game": ""},
        {"game": "a b"},
        {"game": "a\nb"},
        {"game": "x" * 65},
        {"hash": "12"},
        {"hash": PLEDGE.hash.upper()},
        {"nonces": (NONCE,)},
        {"nonces": (NONCE, None, None)},
        {"nonces": (NONCE, "")},
        {"nonces": (NONCE, "-")},
        {"nonces": (NONCE, "ab" * 7)},
        {"nonces": (NONCE, "ab" * 33)},
        {"nonces": (NONCE, NONCE + "\n")},
        {"nonces": (NONCE, NONCE.upper())},
    ],
    ids=str,
)
def test_a_pledge_that_could_be_read_two_ways_is_refused(fields: dict[str, Any]) -> None:
    whole = {"game": PLEDGE.game, "hash": PLEDGE.hash, "nonces": PLEDGE.nonces} | fields
    with pytest.raises(BadInput) as bad:
        checked(Pledge(**whole), 2)
    assert bad.value.message == "error-dice-pledge"
    with pytest.raises(BadInput):
        Record(lavafield.game("taluva"), 2, pledge=Pledge(**whole))


@pytest.mark.parametrize(
    "given",
    [
        None,
        {},
        {"key": KEY[2:]},
        {"key": KEY.replace("0", "g")},
        {"key": KEY, "skipped": [-1]},
        {"key": KEY, "skipped": [2, 1]},
        {"key": KEY, "skipped": [1, 1]},
        {"key": KEY, "skipped": ["1"]},
        {"key": KEY, "note": 1},
    ],
    ids=str,
)
def test_a_disclosure_that_is_none_is_refused(given: object) -> None:
    with pytest.raises(BadInput) as bad:
        disclosed(given)
    assert bad.value.message == "error-dice-disclosure"


# --- proofs ---


@pytest.mark.parametrize("game", lavafield.games())
@pytest.mark.parametrize("skipped", [(), SEVERAL])
def test_an_honest_record_is_proven(game: str, skipped: tuple[int, ...]) -> None:
    record = read(list(played(game, skipped).lines()))
    draws = sum("seat" not in action for action in record.actions)
    expected = Proof(record, PLEDGE, draws, len(skipped))
    assert proven(record) == proven(record, PLEDGE.hash.upper()) == expected


@dataclass
class Tampering:
    """What somebody does to the lines of a record, and what is said of it."""

    message: str
    header: dict[str, Any] = field(default_factory=dict)
    closing: dict[str, Any] = field(default_factory=dict)

    def done_to(self, lines: list[str]) -> list[str]:
        first, last = json.loads(lines[0]), json.loads(lines[-1])
        first["dice"] = None if self.header is None else first["dice"] | self.header
        last["dice"] = None if self.closing is None else last["dice"] | self.closing
        parts = [{key: value for key, value in line.items() if value is not None} for line in (first, last)]
        return [json.dumps(parts[0]), *lines[1:-1], json.dumps(parts[1])]


OTHER = "ff" * 32
TAMPERINGS = {
    "another key": Tampering("error-dice-key", closing={"key": OTHER}),
    "another hash": Tampering("error-dice-key", header={"hash": key_hash(OTHER)}),
    "another key with its hash": Tampering("error-dice-draw", {"hash": key_hash(OTHER)}, {"key": OTHER}),
    "another nonce": Tampering("error-dice-draw", header={"nonces": ["ab" * 16, None]}),
    "a nonce for a seat that sent none": Tampering("error-dice-draw", header={"nonces": [NONCE, NONCE]}),
    "another game": Tampering("error-dice-draw", header={"game": "k3v8"}),
    "a draw skipped that was not": Tampering("error-dice-draw", closing={"skipped": [0]}),
    "a draw skipped after the last": Tampering("error-dice-disclosure", closing={"skipped": [*SEVERAL, 5000]}),
    "a skipped draw hidden": Tampering("error-dice-draw", closing={"skipped": [7]}),
    "no key": Tampering("error-dice-open", closing=None),  # type: ignore[arg-type]
    "no dice": Tampering("error-dice-none", None, None),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("tampering", TAMPERINGS.values(), ids=TAMPERINGS.keys())
def test_tampering_is_refused_by_name(tampering: Tampering) -> None:
    lines = tampering.done_to(list(played(skipped=SEVERAL).lines()))
    with pytest.raises(BadInput) as bad:
        proven(read(lines))
    assert bad.value.message == tampering.message
    assert bad.value.text("en") != bad.value.text("de")


def test_a_draw_that_was_chosen_is_found_even_if_all_hashes_fit() -> None:
    """Whoever makes up a record can make up its hashes; not the draws."""
    honest = played(actions=30)
    forged = Record(honest.game, 2, {}, honest.seats, PLEDGE)
    forged.disclosure = honest.disclosure
    rng = Rng(8)
    while len(forged.actions) < 30:
        forged.play(forged.state.sample(rng))
    with pytest.raises(BadInput) as bad:
        proven(read(list(forged.lines())))
    assert (bad.value.message, bad.value.arguments["draw"]) == ("error-dice-draw", 0)


def test_another_game_with_dice_of_its_own_does_not_fit_the_hash_that_was_shown() -> None:
    with pytest.raises(BadInput) as bad:
        proven(played(), key_hash(OTHER))
    assert bad.value.message == "error-dice-hash"


def test_a_key_without_a_pledge_is_no_record() -> None:
    lines = Tampering("", header=None).done_to(list(played().lines()))  # type: ignore[arg-type]
    with pytest.raises(BadInput) as bad:
        read(lines)
    assert bad.value.message == "error-record-line"


def test_a_seats_record_has_the_pledge_and_never_the_key() -> None:
    record = played("pompeii")
    for seat in (None, 0, 1):
        lines = list(record.lines_for(seat))
        assert json.loads(lines[0])["dice"]["hash"] == PLEDGE.hash
        assert KEY not in "".join(lines)
        seen = read_text("\n".join(lines), lavafield.game)
        with pytest.raises(BadInput) as bad:
            proven(seen)
        assert bad.value.message == "error-dice-seat"
        with_key = [*lines[:-1], json.dumps(json.loads(lines[-1]) | {"dice": {"key": KEY}})]
        with pytest.raises(BadInput):
            read_text("\n".join(with_key), lavafield.game)


@pytest.mark.parametrize("write", [lambda record: record.lines(), lambda record: record.lines_for(1)])
def test_a_record_with_dice_reads_back_as_it_was_written(write: Callable[[Record], Any]) -> None:
    lines = list(write(played(skipped=SEVERAL, preview=True, tiles=12)))
    again = read_text("\n".join(lines), lavafield.game)
    if isinstance(again, Record):
        assert list(again.lines()) == lines
    else:
        assert again.header.dice == PLEDGE
