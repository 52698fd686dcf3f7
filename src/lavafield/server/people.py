"""Who people are: guests by a secret alone, accounts by name and passphrase as well."""

import asyncio
import secrets
import unicodedata
from typing import Final

from lavafield.core.errors import BadInput, shown
from lavafield.server.messages.http import Me
from lavafield.server.secrets import new_id, new_secret, passphrase_fits, passphrase_hash, secret_hash
from lavafield.server.store.errors import Taken
from lavafield.server.store.rows import User
from lavafield.server.store.store import Store
from lavafield.server.table.setup import Person
from lavafield.words import DEFAULT_LANGUAGE, languages, words

LONGEST_NAME: Final = 32
HASHING_AT_ONCE: Final = 2
"""Passphrases that are hashed at the same time: each takes 64 MiB."""


class People:
    def __init__(self, store: Store) -> None:
        self._users = store.users
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)

    async def with_secret(self, secret: str) -> User | None:
        return await self._users.by_secret(secret_hash(secret))

    async def new_guest(self, name: str | None, language: str | None, now: float) -> tuple[User, str]:
        """A new person and the secret that they are known by."""
        name = guest_name(language) if name is None else await self._free_name(name, None)
        user, secret = User(id=new_id(), name=name, created=now), new_secret()
        await self._users.add_guest(user.id, name, secret_hash(secret), now)
        return user, secret

    async def rename(self, user: User, name: str) -> User:
        """Of guests: those who have an account sign in by their name."""
        if user.login is not None:
            raise BadInput("error-account-name")
        name = await self._free_name(name, user)
        await self._users.rename(user.id, name)
        return await self._known(user.id)

    async def make_account(self, user: User, name: str, passphrase: str) -> User:
        """A guest becomes somebody who can sign in anywhere, and keeps everything."""
        if user.login is not None:
            raise BadInput("error-account-there")
        name = tidy_name(name)
        hashed = await self._hash(passphrase)
        try:
            await self._users.make_account(user.id, name, hashed)
        except Taken:
            raise BadInput("error-name-taken", got=name) from None
        return await self._known(user.id)

    async def sign_in(self, name: str, passphrase: str, now: float) -> tuple[User, str]:
        """BadInput does not tell which of the two was wrong."""
        user = await self._users.by_login(tidy_name(name))
        async with self._hashing:
            fits = await asyncio.to_thread(passphrase_fits, None if user is None else user.passphrase, passphrase)
        if user is None or not fits:
            raise BadInput("error-sign-in")
        secret = new_secret()
        await self._users.sign_in(user.id, secret_hash(secret), now)
        return user, secret

    async def sign_out(self, secret: str) -> None:
        await self._users.sign_out(secret_hash(secret))

    async def names(self, ids: list[str]) -> dict[str, str]:
        return await self._users.names(ids)

    async def _hash(self, passphrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(passphrase_hash, passphrase)

    async def _free_name(self, name: str, user: User | None) -> str:
        """Nobody may take the name of somebody else's account."""
        name = tidy_name(name)
        owner = await self._users.by_login(name)
        if owner is not None and (user is None or owner.id != user.id):
            raise BadInput("error-name-taken", got=name)
        return name

    async def _known(self, id: str) -> User:
        user = await self._users.by_id(id)
        assert user is not None
        return user


def tidy_name(name: str) -> str:
    """Without spaces around it and without what nobody sees; BadInput if that leaves none, or too long a one."""
    letters = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(letters) <= LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in letters):
        raise BadInput("error-name", expected=LONGEST_NAME, got=shown(name))
    return letters


def guest_name(language: str | None) -> str:
    known = language if language in languages() else DEFAULT_LANGUAGE
    return words(known).text("server-guest", number=str(secrets.randbelow(9000) + 1000))


def me(user: User) -> Me:
    return Me(id=user.id, name=user.name, account=user.login is not None)


def person(user: User) -> Person:
    return Person(user.id, user.name)
