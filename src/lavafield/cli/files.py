"""Files as a command line meets them: what is wrong with one is said in words."""

import errno
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from lavafield.catalog import read_record
from lavafield.core.errors import BadInput
from lavafield.core.record import Record, SeatRecord

_PROBLEMS: Final = {
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.ENOSPC: "cli-file-full",
}


@contextmanager
def usable(path: Path, missing: str = "cli-file-missing") -> Iterator[None]:
    """Whatever the system refuses becomes BadInput."""
    try:
        yield
    except OSError as problem:
        id = missing if problem.errno == errno.ENOENT else _PROBLEMS.get(problem.errno or 0, "cli-file-other")
        raise BadInput(id, path=str(path)) from None


@contextmanager
def writable(path: Path) -> Iterator[None]:
    with usable(path, missing="cli-file-no-folder"):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        yield


def record_in(path: Path) -> Record | SeatRecord:
    """The record in a file, checked."""
    with usable(path), path.open("rb"):
        pass
    return read_record(path)


def write_record(path: Path, record: Record) -> None:
    with writable(path):
        record.write(path)


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write the file whole or not at all."""
    with writable(path):
        draft = path.with_name(path.name + ".part")
        draft.write_text("".join(line + "\n" for line in lines), "utf-8")
        draft.replace(path)
