"""Finds the Chromium that the browser tests run in, and installs Debian's where that is possible.

`python -m tools.browser` prints its path. Tests without a browser must fail, not be skipped.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "LAVAFIELD_CHROMIUM"
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core")
# Headless, quiet, and without any request of its own.
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """The path of a Chromium; SystemExit with what to do if there is none."""
    found = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing Chromium for the browser tests", file=sys.stderr, flush=True)
        subprocess.run(("apt-get", "update", "--quiet"), check=False, capture_output=True)
        subprocess.run(INSTALL, check=False, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        sys.exit(f"the browser tests need Chromium: install it, or name it in {VARIABLE}")
    return found


if __name__ == "__main__":
    print(chromium())
