"""Fair dice: whoever deals is bound to a key before the players add their share of luck.

The dealer shows the hash of a secret key. Then each seat may send a nonce. Every draw follows from the key, the name
of the game, the nonces and the number of the draw, so the dealer cannot choose it and nobody else can foresee it.
When the game is over the key is shown, and everybody can compute the draws again.
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from lavafield.core.errors import BadInput, shown
from lavafield.core.schema import read_as

KEY_BYTES: Final = 32
_RANGE: Final = 1 << 256
"""How many numbers one HMAC-SHA-256 can be."""
_DOMAIN: Final = "lavafield dice 1"
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NONCE: Final = re.compile(r"(?:[0-9a-f]{2}){8,32}")
_KEY: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")


class Pledge(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is fixed before the first draw, open to everybody."""

    game: str
    """The name of this one game, such as that of its table."""
    hash: str
    """SHA-256 of the key, shown before the seats send their nonces."""
    nonces: tuple[str | None, ...]
    """The share of each seat, in hex; None where a seat sent none, as bots do."""


class Disclosure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is shown when the game is over."""

    key: str
    skipped: tuple[int, ...] = ()
    """The numbers of draws that were taken back; numbers are never used again."""


def new_key() -> str:
    return secrets.token_hex(KEY_BYTES)


def key_hash(key: str) -> str:
    """What is shown of the key before the game."""
    return sha256(bytes.fromhex(key)).hexdigest()


def is_name(name: object) -> bool:
    """Of a game: it can stand in a link, and in what the dice are computed from."""
    return isinstance(name, str) and _NAME.fullmatch(name) is not None


def is_nonce(nonce: object) -> bool:
    """8 to 32 bytes, in lower-case hex."""
    return isinstance(nonce, str) and _NONCE.fullmatch(nonce) is not None


def is_key(key: object) -> bool:
    return isinstance(key, str) and _KEY.fullmatch(key) is not None


def checked(pledge: Pledge, players: int) -> Pledge:
    """The pledge, if it can be one of a game for so many, else BadInput."""
    if not is_name(pledge.game):
        raise BadInput("error-dice-pledge", expected="game = A-Z, a-z, 0-9, _, -", got=shown(pledge.game))
    if not is_key(pledge.hash):
        raise BadInput("error-dice-pledge", expected="hash = SHA-256", got=shown(pledge.hash))
    if len(pledge.nonces) != players:
        raise BadInput("error-dice-pledge", expected=f"nonces: {players}", got=len(pledge.nonces))
    for nonce in pledge.nonces:
        if nonce is not None and not is_nonce(nonce):
            raise BadInput("error-dice-pledge", expected="nonce = 16-64 x 0-9, a-f", got=shown(nonce))
    return pledge


def disclosed(given: object) -> Disclosure:
    """What stands in a closing line, if it can be a disclosure, else BadInput."""
    disclosure: Disclosure = read_as(Disclosure, given, "error-dice-disclosure")
    if not is_key(disclosure.key):
        raise BadInput("error-dice-disclosure", expected="key = 64 x 0-9, a-f", got=shown(disclosure.key))
    rising = sorted({number for number in disclosure.skipped if number >= 0})
    if list(disclosure.skipped) != rising:
        raise BadInput("error-dice-disclosure", expected=f"skipped = {rising}", got=shown(disclosure.skipped))
    return disclosure


class Dice:
    """The draws of one game. They depend on nothing but the pledge, the key and their number."""

    def __init__(self, pledge: Pledge, key: str) -> None:
        # Kept and copied. `hmac.digest` would let other threads run for each draw, and then wait for them.
        self._keyed = hmac.new(bytes.fromhex(key), digestmod="sha256")
        nonces = ",".join(nonce or "-" for nonce in pledge.nonces)
        self._begin = f"{_DOMAIN}\n{pledge.game}\n{nonces}\n"

    def drawn(self, number: int, weights: Sequence[int]) -> int:
        """Which of the outcomes with these weights draw `number`, counted from 0, gives: an index."""
        left = self.below(number, sum(weights))
        for outcome, weight in enumerate(weights):
            if left < weight:
                return outcome
            left -= weight
        raise ValueError("expected positive weights")

    def below(self, number: int, end: int) -> int:
        """A number from 0 to end - 1, each as likely: numbers beyond the last whole multiple of `end` are refused."""
        if not 1 <= end <= _RANGE:
            raise ValueError(f"expected 1 to 2**256, got {end}")
        whole = _RANGE - _RANGE % end
        attempt = 0
        while True:
            message = f"{self._begin}{number}\n{attempt}\n"
            code = self._keyed.copy()
            code.update(message.encode())
            value = int.from_bytes(code.digest(), "big")
            if value < whole:
                return value % end
            attempt += 1
