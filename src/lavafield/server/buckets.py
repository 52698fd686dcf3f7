"""Token buckets: so much at once, so much in the long run."""

from collections.abc import Hashable
from typing import Final

LARGEST: Final = 10_000
"""Buckets that are kept before the full ones are forgotten."""


class Bucket:
    """Time is told to it, in seconds of any clock that does not go back."""

    __slots__ = ("at", "tokens")

    def __init__(self, burst: float, now: float) -> None:
        self.tokens = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float) -> bool:
        """One token, if there is one."""
        self.tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each address, person or the like."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, whose: Hashable, now: float) -> bool:
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= LARGEST:
                self._forget_full(now)
            bucket = self._buckets[whose] = Bucket(self.burst, now)
        return bucket.take(self.rate, self.burst, now)

    def _forget_full(self, now: float) -> None:
        """A full bucket is as good as none. Where too many are not full, those that were used last stay."""
        time_to_fill = self.burst / self.rate
        kept = {whose: bucket for whose, bucket in self._buckets.items() if now - bucket.at < time_to_fill}
        if len(kept) >= LARGEST:
            newest = sorted(kept.items(), key=lambda pair: pair[1].at)[LARGEST // 2 :]
            kept = dict(newest)
        self._buckets = kept
