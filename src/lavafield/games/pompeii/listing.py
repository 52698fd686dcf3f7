"""Listing fast, by whole regions. Tested against the plain way, which asks about every candidate (see Decisions)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED, Listing
from lavafield.games.pompeii.city import BEYOND, NUMBERS, SPOTTED, SQUARES, SQUARES_NUMBERED
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.ids import ANNOUNCE, DONE, ORDER, STAY, laying, playing, running, striking
from lavafield.games.pompeii.region import END, Region, single
from lavafield.games.pompeii.rules import (
    candidates,
    flow,
    has_only_jokers,
    may_run_from,
    refuse_relative_in,
)
from lavafield.games.pompeii.table import (
    BY_ORDER,
    LAVA,
    NEVER,
    OMENS,
    PLAY,
    RELATIVE,
    RUN,
    STOCK,
    Table,
    building_at,
)


def legal_actions(table: Table, hand: vec[u8], ordered: bool) -> list[int]:
    """Equal to the plain list of what the seat in turn may do."""
    phase = table.phase
    end = candidates(table)
    if phase == RUN:
        legal = Listing(64, end)
        add_runs(legal, table)
        return legal.done()
    legal = Listing(16, end)
    if phase == PLAY:
        add_turn(legal, table, hand, ordered)
    elif phase == RELATIVE:
        add_relatives(legal, table)
    elif phase == OMENS:
        add_omens(legal, table)
    elif phase == LAVA:
        add_lava(legal, table)
    return legal.done()


def chosen(table: Table, hand: vec[u8], ordered: bool, rng: Rng) -> i64:
    """One legal action, each with the same chance: lists are short, so none is drawn in vain."""
    legal = legal_actions(table, hand, ordered)
    return legal[rng.below(len(legal))]


def ahead(table: Table, k: i64) -> i64:
    """The first candidate from k on whose runner's square holds an own piece."""
    if table.phase == RUN:
        while k < STAY and table.pieces_of(table.turn, k >> 7) == 0:
            k = ((k >> 7) + 1) << 7
    return k


# --- Phase I ---


def add_turn(legal: Listing, table: Table, hand: vec[u8], ordered: bool) -> None:
    if table.rules.announce != NEVER and has_only_jokers(table, hand):
        legal.add(ANNOUNCE)
    if table.rules.announce == BY_ORDER and not ordered:
        legal.add(ORDER)
    for card in range(1, NUMBERS + 1):
        if hand[card] > 0:
            add_plays(legal, table, card)


def add_plays(legal: Listing, table: Table, card: i64) -> None:
    """Spots of the card's number; a joker's anywhere; none where no piece can be placed."""
    before = legal.count
    if table.of(table.turn, STOCK) > 0:
        add_spots(legal, table, SQUARES_NUMBERED[card], playing(card, 0))
        if legal.count == before and table.warned:
            add_spots(legal, table, SPOTTED, playing(card, 0))
    if legal.count == before:
        legal.add(playing(card, BEYOND))


def add_spots(legal: Listing, table: Table, squares: Region, base: i64) -> None:
    square = squares.after(0)
    while square < END:
        if table.free_spots(square) > 0:
            legal.add(base + square)
        square = squares.after(square + 1)


def add_relatives(legal: Listing, table: Table) -> None:
    square = SPOTTED.after(0)
    while square < END:
        if table.free_spots(square) > 0 and refuse_relative_in(table, building_at(square)) == ALLOWED:
            legal.add(square)
        square = SPOTTED.after(square + 1)
    legal.add(DONE)


def add_omens(legal: Listing, table: Table) -> None:
    for square in range(SQUARES):
        if table.crowd(square) > table.pieces_of(table.turn, square):
            for owner in range(table.seats):
                if owner != table.turn and table.pieces_of(owner, square) > 0:
                    legal.add(striking(square, owner))


# --- Lava ---


def add_lava(legal: Listing, table: Table) -> None:
    """A dual-vent tile offers a square once for each symbol that may go there."""
    one = first_symbol(table, table.tile)
    two = second_symbol(table, table.tile)
    lower = one if one < two else two
    upper = two if one < two else one
    lows = flow(table, lower)
    highs = flow(table, upper)
    both = Region(lows.north | highs.north, lows.south | highs.south)
    square = both.after(0)
    while square < END:
        if lows.has(square):
            legal.add(laying(square, lower))
        if upper != lower and highs.has(square):
            legal.add(laying(square, upper))
        square = both.after(square + 1)


# --- Running ---


def add_runs(legal: Listing, table: Table) -> None:
    passable = table.passable()
    gates = table.open_gates()
    for origin in range(SQUARES):
        if table.pieces_of(table.turn, origin) > 0 and may_run_from(table, origin):
            add_runs_from(legal, origin, table.crowd(origin), passable, gates)
    legal.add(STAY)


def add_runs_from(legal: Listing, origin: i64, points: i64, passable: Region, gates: Region) -> None:
    """Everything in reach; a gate in reach with a step to spare leads out."""
    reached = single(origin)
    spreading = True
    while points > 1 and spreading:
        spreading = reached.spread(passable)
        points -= 1
    leaves = reached.meets(gates)
    if spreading:
        reached.spread(passable)
    reached.remove(origin)
    add_bits(legal, reached.north, running(origin, 0))
    add_bits(legal, reached.south, running(origin, 48))
    if leaves:
        legal.add(running(origin, BEYOND))


def add_bits(legal: Listing, bits: i64, action: i64) -> None:
    """One action for each bit, counted up from the given one."""
    while bits != 0:
        if bits & 0xFFF == 0:
            bits >>= 12
            action += 12
        else:
            if bits & 1 != 0:
                legal.add(action)
            bits >>= 1
            action += 1
