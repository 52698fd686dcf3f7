"""What a process has used of the machine, as Linux tells it."""

import os
import resource
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SOCKETS: Final = 16_384


def processor_seconds(pid: int) -> float:
    """Of all its threads, in the kernel and outside."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory that it holds."""
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE


def allow_many_sockets() -> None:
    """For this process and those that it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SOCKETS if hard == resource.RLIM_INFINITY else min(SOCKETS, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
