"""`python -m lavafield`."""

import sys

from lavafield.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
