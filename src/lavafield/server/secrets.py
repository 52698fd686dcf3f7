"""Secrets of sessions and passphrases of accounts: only hashes of them are kept."""

import secrets
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "lavafield"
"""The cookie that holds a browser's secret."""
ID_BYTES = 9
SECRET_BYTES = 32


def new_id() -> str:
    """For a user, a table or an invitation: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_hash(secret: str) -> str:
    """A secret is random and long, so a fast hash will do; it is looked up by its hash, so timing tells nothing."""
    return sha256(secret.encode()).hexdigest()


def passphrase_hash(passphrase: str) -> str:
    """Slow on purpose, some 50 ms: not for the event loop."""
    return _hasher().hash(passphrase)


def passphrase_fits(kept: str | None, passphrase: str) -> bool:
    """As slow where there is no such account, so that nobody learns which there are."""
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(kept or _nobodys(), passphrase) and kept is not None
    except VerificationError:
        return False


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobodys() -> str:
    return passphrase_hash(new_secret())
