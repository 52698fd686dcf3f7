"""How large what clients send may be. Every text and list of a message has a limit; see client.py."""

from typing import Annotated, Final

import msgspec

LARGEST_MESSAGE: Final = 8192
"""Bytes of one message from a client."""
LARGEST_RECORD: Final = 256 * 1024
"""Bytes of a record that somebody sends: several times the longest game."""
LONGEST_CHAT: Final = 500

# `$` alone would let a line feed pass behind it.
_END: Final = r"$(?!\n)"

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}" + _END)]
"""Of tables, users, commands."""
Secret = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{16,128}" + _END)]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{2}){8,32}" + _END)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
Word = Annotated[str, msgspec.Meta(max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Cell = Annotated[list[Number], msgspec.Meta(max_length=2)]
Action = Annotated[dict[Word, Word | Number | bool | Cell | None], msgspec.Meta(max_length=8)]
"""A named action, whole or partial. What it may say is the game's affair."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
"""Of people."""
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=256)]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=LARGEST_RECORD)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
