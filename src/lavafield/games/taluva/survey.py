"""All settlements of the table at a glance: how large each is, what it lacks, and what lies free beside it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from lavafield.games.taluva.rules import TOWER_LEVEL
from lavafield.games.taluva.settlement import is_free
from lavafield.games.taluva.table import NOBODY, TEMPLE, TERRAINS, TOWER, Table
from lavafield.geometry.hex import SIDES

MOST: Final[i64] = 128
"""No more settlements than pieces: 25 of each of four seats."""
NOWHERE: Final[i64] = -1


def _numbers(entries: i64) -> vec[i64]:
    return vec[i64]([0] * entries)


@mypyc_attr(acyclic=True)
class Survey:
    """Scratch space of one evaluation: `take` fills it, and the next `take` does so anew."""

    def __init__(self) -> None:
        self.settlements: i64 = 0
        self.number: vec[i16] = vec[i16]()
        """Of each field: the settlement whose piece stands there, or NOWHERE."""
        self.pieces: vec[i16] = vec[i16]()
        """The fields that have a number."""
        self.met: vec[i64] = vec[i64]()
        """Of each field: the last settlement it was counted for, by stamp."""
        self.stamp: i64 = 0
        self.asked = _numbers(MOST)
        """Of each settlement: when it was last counted for, by stamp."""
        self.owner = _numbers(MOST)
        self.size = _numbers(MOST)
        self.towers = _numbers(MOST)
        self.temples = _numbers(MOST)
        self.free = _numbers(MOST)
        """Free fields beside the settlement."""
        self.nearly = _numbers(MOST)
        """Those one level too low for a tower."""
        self.high = _numbers(MOST)
        """Those high enough for a tower."""
        self.fields = _numbers(MOST * TERRAINS)
        """Free fields by terrain: entry TERRAINS * settlement + terrain."""
        self.huts = _numbers(MOST * TERRAINS)
        """What it costs to fill them."""

    def take(self, table: Table) -> None:
        self._forget(i64(len(table.level)))
        land = table.land
        owner = table.owner
        for n in range(i64(len(land))):
            field = i64(land[n])
            if i64(owner[field]) != NOBODY and i64(self.number[field]) == NOWHERE:
                self._add(table, field)

    def _forget(self, fields: i64) -> None:
        self.settlements = 0
        if i64(len(self.number)) < fields:
            self.number = vec[i16]([i16(NOWHERE)] * fields)
            self.met = _numbers(fields)
        else:
            for n in range(i64(len(self.pieces))):
                self.number[i64(self.pieces[n])] = i16(NOWHERE)
        self.pieces = self.pieces[:0]

    def _add(self, table: Table, first: i64) -> None:
        """One more settlement, from one of its fields on."""
        near = table.near
        owners = table.owner
        here = self.settlements
        owner = owners[first]
        self.settlements += 1
        self.stamp += 1
        self._clear(here)
        self.owner[here] = i64(owner)
        pieces = append(self.pieces, i16(first))
        self.number[first] = i16(here)
        looked_at = i64(len(pieces)) - 1
        began = looked_at
        while looked_at < i64(len(pieces)):
            field = i64(pieces[looked_at])
            piece = i64(table.piece[field])
            if piece == TOWER:
                self.towers[here] += 1
            elif piece == TEMPLE:
                self.temples[here] += 1
            for side in range(SIDES):
                beside = i64(near[field * SIDES + side])
                if owners[beside] == owner:
                    if i64(self.number[beside]) == NOWHERE:
                        self.number[beside] = i16(here)
                        pieces = append(pieces, i16(beside))
                elif self.met[beside] != self.stamp and is_free(table, beside):
                    self.met[beside] = self.stamp
                    self._count(here, i64(table.terrain[beside]), i64(table.level[beside]), 1)
            looked_at += 1
        self.size[here] = looked_at - began
        self.pieces = pieces

    def _clear(self, settlement: i64) -> None:
        self.towers[settlement] = 0
        self.temples[settlement] = 0
        self.free[settlement] = 0
        self.nearly[settlement] = 0
        self.high[settlement] = 0
        for terrain in range(TERRAINS):
            self.fields[settlement * TERRAINS + terrain] = 0
            self.huts[settlement * TERRAINS + terrain] = 0

    def _count(self, settlement: i64, terrain: i64, level: i64, by: i64) -> None:
        self.free[settlement] += by
        self.fields[settlement * TERRAINS + terrain] += by
        self.huts[settlement * TERRAINS + terrain] += by * level
        if level >= TOWER_LEVEL:
            self.high[settlement] += by
        elif level == TOWER_LEVEL - 1:
            self.nearly[settlement] += by

    def count_beside(self, table: Table, field: i64, terrain: i64, level: i64, by: i64) -> i64:
        """Count a free field in (1) or out (-1) for every settlement it touches; how many those are."""
        met: i64 = 0
        self.stamp += 1
        for side in range(SIDES):
            settlement = i64(self.number[i64(table.near[field * SIDES + side])])
            if settlement != NOWHERE and self.asked[settlement] != self.stamp:
                self.asked[settlement] = self.stamp
                self._count(settlement, terrain, level, by)
                met += 1
        return met
