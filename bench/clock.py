"""Measuring fairly on a machine that is not ours alone."""

import time
from collections.abc import Callable
from statistics import median

Job = Callable[[], int]
"""Does a fixed amount of work and says how much."""

ROUNDS = 9


def per_second(jobs: dict[str, Job]) -> dict[str, list[float]]:
    """Each job's amount per second of CPU, round by round: all jobs take turns, so that a busy moment hits all."""
    rates: dict[str, list[float]] = {name: [] for name in jobs}
    for job in jobs.values():
        job()  # warm up
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            start = time.process_time()
            amount = job()
            rates[name].append(amount / (time.process_time() - start))
    return rates


def ratio(rates: dict[str, list[float]], one: str, other: str) -> float:
    """The median over the rounds of one rate in terms of the other."""
    return median(a / b for a, b in zip(rates[one], rates[other], strict=True))
