"""One process that thinks, seen from the event loop."""

import asyncio
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, cast

from lavafield.server.workers.child import LENGTH, Answer, framed
from lavafield.server.workers.errors import Failed, TooSlow
from lavafield.server.workers.jobs import Job
from lavafield.server.workers.limits import Patience

# -P: what lies in the folder where the server was started must not be imported.
COMMAND: Final = (sys.executable, "-P", "-m", "lavafield.server.workers.child")


class Gone(Exception):
    """The process has ended, for no reason that we know."""


class Worker:
    """Works on one job after the other. After an error it is done for, and another one is to be hired."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @staticmethod
    async def hired(memory: int) -> "Worker":
        """A new process. In a session of its own, so that control-C in a terminal does not end it before us."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, str(memory), stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        return Worker(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def fit(self) -> bool:
        """Can it be asked once more?"""
        return self._process.returncode is None

    async def answer(self, job: Job, patience: Patience) -> object:
        """What the job gives. BadInput if that is what came of it; Failed, TooSlow, Gone if nothing did."""
        try:
            async with asyncio.timeout(patience.clock):
                kind, answer = await self._exchange(job, patience)
        except TimeoutError:
            await self.end()
            raise TooSlow(f"{patience.clock} s") from None
        except (EOFError, ConnectionError):
            await self.end()
            if self._process.returncode == -signal.SIGXCPU:
                raise TooSlow(f"{patience.processor} s of processor time") from None
            raise Gone(self._process.returncode) from None
        except asyncio.CancelledError:
            self.kill()
            raise
        if kind == "refused":
            raise cast(Exception, answer)
        if kind == "failed":
            await self.end()
            raise Failed(str(answer))
        return answer

    async def _exchange(self, job: Job, patience: Patience) -> Answer:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(framed((job, patience.processor)))
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(LENGTH)
        answer: Answer = pickle.loads(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
        return answer

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        self.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(ConnectionError):
                await self._process.stdin.wait_closed()
