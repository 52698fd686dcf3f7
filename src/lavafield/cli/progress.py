"""A bar on stderr for what takes long, where that is a terminal."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from lavafield.words import Words

ANNOUNCED: Final = 0.1
"""Seconds between two looks of the bar."""


@contextmanager
def progress_bar(total: int, say: Words, done: int = 0, of: str = "games") -> Iterator[Callable[[], None]]:
    """To be called after each of so many games or decisions, some of which may have been done before."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(say.text(f"progress-{of}")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        waiting, looked = 0, time.monotonic()

        def step() -> None:
            nonlocal waiting, looked
            waiting += 1
            if time.monotonic() - looked > ANNOUNCED:
                bar.advance(task, waiting)
                waiting, looked = 0, time.monotonic()

        yield step
