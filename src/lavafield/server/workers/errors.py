"""What can become of a thought, beside an answer."""


class Thoughtless(Exception):
    """There will be no answer. A bot that was asked for its move has failed."""


class Died(Thoughtless):
    """Its process ended, twice."""


class TooSlow(Thoughtless):
    """It used up its time."""


class Failed(Thoughtless):
    """An error of the program, or too little memory."""


class Closed(Exception):
    """The server ends. Nobody has failed."""
