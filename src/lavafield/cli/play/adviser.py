"""Hints for the whole screen, thought up by a process of its own.

The compiled search lets nothing else of its process run, not even another thread: the screen would freeze. A question
goes in pickled, and so the answer comes out.
"""

import asyncio
import pickle
import sys
from subprocess import PIPE, Popen
from typing import Final

from lavafield.cli.play.hints import hints_for, marked, told
from lavafield.cli.play.session import Session
from lavafield.core.scene import Cell
from lavafield.words import Words

COMMAND: Final = (sys.executable, "-P", "-m", "lavafield.cli.play.adviser")


class Adviser:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.marks: dict[Cell, str] = {}
        """The fields where the hints begin, and their numbers."""
        self.process: Popen[bytes] | None = None

    async def think(self, say: Words) -> list[str] | None:
        """The hints in words; None if something else happened in between."""
        self.forget()
        session, state = self.session, self.session.state
        question = (session.game.id, state.view(session.person), session.hints, len(session.actions))
        process = self.process = Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        answer, problem = await asyncio.to_thread(process.communicate, pickle.dumps(question))
        if self.process is not process or session.state is not state:
            return None
        if process.returncode != 0:
            raise RuntimeError(problem.decode())
        hints = pickle.loads(answer)
        self.marks = marked(session, hints)
        return told(session, hints, say)

    def forget(self) -> None:
        """The hints are stale, and those that are still thought about would be."""
        self.marks = {}
        if self.process is not None:
            self.process.kill()
            self.process = None


if __name__ == "__main__":
    sys.stdout.buffer.write(pickle.dumps(hints_for(*pickle.load(sys.stdin.buffer))))
