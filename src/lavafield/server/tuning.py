"""How the interpreter is set where a server runs: for many small things at once, and no long pauses."""

import gc
import sys
from typing import Final

from lavafield.words import languages, words

SWITCH: Final = 0.0005
"""Seconds that the thread which writes may keep the others waiting; Python's own 5 ms are longer than a commit."""
THRESHOLDS: Final = (20_000, 50, 100)
"""After how much that was made unreachable cycles are looked for. There are few: tables and sockets are freed at once.
Python's own 700 cost an action up to a fifth of its time, most of it for looking through offers that were just made."""


def read_catalogues() -> None:
    """It takes longer than anybody should wait for a name, so it is done before anybody comes."""
    for language in languages():
        words(language)


def tune() -> None:
    """Once everything is loaded: what is there now stays, and need not be looked through any more."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
