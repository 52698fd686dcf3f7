"""What can go wrong with a store. Nothing was written when one of these is raised."""


class StoreError(Exception):
    """The store could not do it."""


class Failed(StoreError):
    """The database did not take the batch."""


class Closed(StoreError):
    """The writer has ended, by `close` or by an error."""


class Replaced(StoreError):
    """Another server writes now; this one must stop."""


class Stale(StoreError):
    """The log of a table is longer, or shorter, than whoever appends believes."""


class Repeated(StoreError):
    """The same person sent a command with this id to this table before."""


class Taken(StoreError):
    """There is something of this name."""
