"""Commands for those who work on Lavafield itself; not part of the package."""
