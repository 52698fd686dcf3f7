"""The options for the number of tiles and for the preview."""

from functools import partial

import pytest

import lavafield
from lavafield import CHANCE, OVER, Rng
from lavafield.core.record import _unseated
