"""Files as a command line meets them: what is wrong with one is said in words."""

import errno
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from lavafield.catalog import read_record
from lavafield.core.errors import BadInput
from lavafield.core.record import Record, SeatRecord

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_PROBLEMS: Final = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.ENAMETOOLONG: "cli-file-name",
    **dict.fromkeys(_FULL, "cli-file-full"),
}


@contextmanager
def usable(path: Path, missing: str = "cli-file-missing") -> Iterator[None]:
    """Whatever the system refuses becomes BadInput. What is typed may hold a letter that no path can."""
    if "\0" in str(path):
        raise BadInput("cli-file-name", path=str(path))
    try:
        yield
    except OSError as problem:
        if problem.errno == errno.ENOENT:
            raise BadInput(missing, path=str(path)) from None
        raise told_of(path, problem) from None


def told(problem: OSError) -> BadInput:
    """What the system refused, of a file or of what was to be printed. What is rare is said in its own words."""
    if problem.filename is not None:
        return told_of(problem.filename, problem)
    if problem.errno in _FULL:
        return BadInput("cli-output-full")
    return BadInput("cli-output-other", reason=problem.strerror or str(problem))


def told_of(path: object, problem: OSError) -> BadInput:
    if problem.errno in _PROBLEMS:
        return BadInput(_PROBLEMS[problem.errno], path=str(path))
    return BadInput("cli-file-other", path=str(path), reason=problem.strerror or str(problem))


@contextmanager
def writable(path: Path) -> Iterator[None]:
    with usable(path, missing="cli-file-no-folder"):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        yield


def place(text: str | None) -> Path | None:
    """Where a file is to be written, if anywhere. It is said now, and not after hours, what cannot be."""
    if text is None:
        return None
    path = folder_place(text)
    if path.exists() and not path.is_file():  # a device might never stop being read
        raise BadInput("cli-file-folder" if path.is_dir() else "cli-file-device", path=text)
    return path


def folder_place(text: str) -> Path:
    """Where a folder may be made."""
    if not Path(text).parent.is_dir():
        raise BadInput("cli-file-no-folder", path=text)
    return Path(text)


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
