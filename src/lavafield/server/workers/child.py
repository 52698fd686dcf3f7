"""The process that thinks: `python -m lavafield.server.workers.child BYTES`, a question in, an answer out.

Questions and answers are pickled, each behind its length. Whoever asks is the server that started this process, and
nobody else is at the other end.
"""

import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable
from math import ceil
from time import process_time
from typing import BinaryIO, Final

from lavafield.core.errors import BadInput
from lavafield.server.workers.jobs import Job

LENGTH: Final = 8
"""Bytes of the length before each question and answer."""
NICENESS: Final = 5
"""Thinking gives way to the server where there are too few processors for both."""

Question = tuple[Job, int]
"""A job, and the seconds of processor time that it may take."""
Answer = tuple[str, object]
"""`done` and what came of it, `refused` and a BadInput, or `failed` and the name of the error."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # control-C is for the server, which ends us
    os.nice(NICENESS)
    limit_memory(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not mix with answers
    serve(sys.stdin.buffer, answers)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more, or nobody is there to be answered."""
    while (question := received(questions)) is not None:
        job, seconds = question
        limit_processor(seconds)
        kind, answer = answered(job.answer)
        try:
            answers.write(framed((kind, answer)))
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # else Python would complain that it cannot write what is left
        if kind == "failed":  # what is left of it in memory is not worth keeping
            return


def answered(work: Callable[[], object]) -> Answer:
    try:
        return "done", work()
    except BadInput as problem:
        return "refused", problem
    except Exception as problem:  # noqa: BLE001 - whatever it is, the server is told, and this process ends
        return "failed", f"{type(problem).__name__}: {problem}"[:300]


def received(stream: BinaryIO) -> Question | None:
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    question: Question = pickle.loads(stream.read(int.from_bytes(head, "big")))
    return question


def framed(message: object) -> bytes:
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH, "big") + data


def limit_memory(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_processor(seconds: int) -> None:
    """The system ends this process when it has used so many more; it counts from the beginning of the process."""
    _, hardest = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(process_time()) + seconds, hardest))


if __name__ == "__main__":
    main()
