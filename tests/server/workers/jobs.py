"""Jobs that do what a bot should not."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from lavafield.core.errors import BadInput
from lavafield.server.workers.jobs import Job


@dataclass(frozen=True)
class Noting(Job):
    """Notes that it began, and takes its time."""

    notes: Path
    name: str
    seconds: float = 0.0

    def answer(self) -> str:
        with self.notes.open("a") as notes:
            notes.write(self.name + "\n")
        time.sleep(self.seconds)
        return self.name


@dataclass(frozen=True)
class Dying(Job):
    """Its process dies under it so many times."""

    notes: Path
    times: int

    def answer(self) -> int:
        lives = self.notes.read_text().count("x") if self.notes.exists() else 0
        if lives < self.times:
            self.notes.write_text("x" * (lives + 1))
            os.kill(os.getpid(), signal.SIGKILL)
        return lives


class Asleep(Job):
    def answer(self) -> None:
        time.sleep(600)


class Busy(Job):
    def answer(self) -> None:
        while True:
            pass


class Hungry(Job):
    def answer(self) -> int:
        return len(bytearray(1 << 40))


class Talkative(Job):
    """Prints where its answers go."""

    def answer(self) -> str:
        print("x" * 10000, flush=True)
        return "said"


class Refusing(Job):
    def answer(self) -> None:
        raise BadInput("error-thinkers-busy")


class Pid(Job):
    def answer(self) -> int:
        return os.getpid()
