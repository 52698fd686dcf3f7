"""The rules of The Downfall of Pompeii: for each one small function that says which clause forbids an action, or 0.

A rule sees the open table and, where a card is played, the hand and the standing order of the seat in turn: so
what is legal never depends on what its actor cannot know. Clauses are asked in the order of clauses.toml: the
answer is the first that forbids.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.decisions import ALLOWED
from lavafield.games.pompeii.city import (
    BEYOND,
    CITY,
    COLOUR_OF,
    GATES,
    NEUTRAL,
    NUMBERS,
    SPOTS,
    SPOTTED,
    SQUARES,
    SQUARES_NUMBERED,
    START,
    STARTS,
    SYMBOLS,
    number_at,
)
from lavafield.games.pompeii.clause_ids import (
    POM_ANNOUNCE_JOKERS,
    POM_ANNOUNCE_OPTION,
    POM_CARD_HAND,
    POM_LAVA_BESIDE,
    POM_LAVA_CITY,
    POM_LAVA_FOREIGN,
    POM_LAVA_FREE,
    POM_LAVA_START,
    POM_LAVA_SYMBOL,
    POM_OMEN_OPPONENT,
    POM_OMEN_PIECE,
    POM_PIECE_MUST,
    POM_RELATIVE_BUILDING,
    POM_RELATIVE_COLOUR,
    POM_RELATIVE_ONE,
    POM_RELATIVE_ORDER,
    POM_RUN_AGAIN,
    POM_RUN_CITY,
    POM_RUN_ELSEWHERE,
    POM_RUN_LAVA,
    POM_RUN_OWN,
    POM_RUN_PATH,
    POM_RUN_POINTS,
    POM_RUN_START,
    POM_SPOT_FREE,
    POM_SPOT_NUMBER,
    POM_SPOT_ROUND,
    POM_STANDING_ONCE,
    POM_STOCK,
    POM_TURN,
)
from lavafield.games.pompeii.dual import shows
from lavafield.games.pompeii.ids import (
    ANNOUNCE,
    DONE,
    ORDER,
    STAY,
    card_of,
    laid_square,
    laid_symbol,
    origin_of,
    playing,
    spot_of,
    struck_owner,
    struck_square,
    target_of,
)
from lavafield.games.pompeii.region import END, Region, single
from lavafield.games.pompeii.table import (
    BY_ORDER,
    LAVA,
    NEVER,
    NO_LAVA,
    OMENS,
    PLAY,
    RELATIVE,
    RUN,
    STOCK,
    Table,
    building_at,
)


def refusal(table: Table, hand: vec[u8], ordered: bool, action: i64) -> i64:
    """The first clause that forbids what a seat wants to do, or ALLOWED."""
    phase = table.phase
    if action < 0:
        return POM_TURN
    if phase == PLAY:
        return refuse_turn(table, hand, ordered, action)
    if phase == RELATIVE:
        return refuse_relative(table, action)
    if phase == OMENS:
        return refuse_omen(table, action)
    if phase == LAVA:
        return refuse_lava(table, action)
    if phase == RUN:
        return refuse_run(table, action)
    return POM_TURN


def candidates(table: Table) -> i64:
    """No legal action has a number from here on."""
    phase = table.phase
    if phase == PLAY:
        return playing(NUMBERS + 1, 0)
    if phase == RELATIVE:
        return DONE + 1
    if phase == OMENS:
        return SQUARES * 4
    if phase == LAVA:
        return SQUARES * 8
    if phase == RUN:
        return STAY + 1
    return 0


# --- Phase I: play a card and place a piece ---


def refuse_turn(table: Table, hand: vec[u8], ordered: bool, action: i64) -> i64:
    if action == ANNOUNCE:
        return refuse_announcement(table, hand)
    if action == ORDER:
        return refuse_order(table, ordered)
    if not 1 <= card_of(action) <= NUMBERS or spot_of(action) > BEYOND:
        return POM_TURN
    return refuse_play(table, hand, card_of(action), spot_of(action))


def refuse_announcement(table: Table, hand: vec[u8]) -> i64:
    """Only a hand of jokers makes the volcano erupt, and only where the option says so."""
    if table.rules.announce == NEVER:
        return POM_ANNOUNCE_OPTION
    if not has_only_jokers(table, hand):
        return POM_ANNOUNCE_JOKERS
    return ALLOWED


def refuse_order(table: Table, ordered: bool) -> i64:
    """A standing order is given once and stays."""
    if table.rules.announce != BY_ORDER:
        return POM_ANNOUNCE_OPTION
    if ordered:
        return POM_STANDING_ONCE
    return ALLOWED


def has_only_jokers(table: Table, hand: vec[u8]) -> bool:
    """An empty hand has none."""
    jokers = False
    for card in range(1, NUMBERS + 1):
        if hand[card] > 0:
            if not table.is_joker(card):
                return False
            jokers = True
    return jokers


def refuse_play(table: Table, hand: vec[u8], card: i64, square: i64) -> i64:
    """A card of the own hand, with a piece wherever one can be placed."""
    if hand[card] == 0:
        return POM_CARD_HAND
    if square == BEYOND:
        return refuse_unplaced(table, card)
    if table.of(table.turn, STOCK) == 0:
        return POM_STOCK
    if SPOTS[square] == 0:
        return POM_SPOT_ROUND
    if number_at(square) != card and not table.is_joker(card):
        return POM_SPOT_NUMBER
    if table.free_spots(square) <= 0:
        return POM_SPOT_FREE
    return ALLOWED


def refuse_unplaced(table: Table, card: i64) -> i64:
    if can_place(table, card):
        return POM_PIECE_MUST
    return ALLOWED


def can_place(table: Table, card: i64) -> bool:
    """Is there a piece for the card and a spot for the piece?"""
    if table.of(table.turn, STOCK) == 0:
        return False
    if table.has_free_spot(SQUARES_NUMBERED[card]):
        return True
    return table.warned and table.has_free_spot(SPOTTED)


# --- Phase I: relatives ---


def refuse_relative(table: Table, square: i64) -> i64:
    """One each into other buildings of the card's colour or neutral ones, in the order of buildings."""
    if square == DONE:
        return ALLOWED
    if square > DONE:
        return POM_TURN
    if SPOTS[square] == 0:
        return POM_SPOT_ROUND
    if table.free_spots(square) <= 0:
        return POM_SPOT_FREE
    return refuse_relative_in(table, building_at(square))


def refuse_relative_in(table: Table, building: i64) -> i64:
    if building == table.home:
        return POM_RELATIVE_BUILDING
    colour = i64(COLOUR_OF[building])
    if colour != NEUTRAL and colour != i64(COLOUR_OF[table.home]):
        return POM_RELATIVE_COLOUR
    later = table.visited >> building
    if later & 1 != 0:
        return POM_RELATIVE_ONE
    if later != 0:
        return POM_RELATIVE_ORDER
    return ALLOWED


def can_bring_relative(table: Table) -> bool:
    if table.relatives == 0 or table.of(table.turn, STOCK) == 0:
        return False
    square = SPOTTED.after(0)
    while square < END:
        if table.free_spots(square) > 0 and refuse_relative_in(table, building_at(square)) == ALLOWED:
            return True
        square = SPOTTED.after(square + 1)
    return False


# --- Phase I: Omens ---


def refuse_omen(table: Table, omen: i64) -> i64:
    """An Omen takes an opponent's piece."""
    square = struck_square(omen)
    owner = struck_owner(omen)
    if square >= SQUARES or owner >= table.seats:
        return POM_TURN
    if owner == table.turn:
        return POM_OMEN_OPPONENT
    if table.pieces_of(owner, square) == 0:
        return POM_OMEN_PIECE
    return ALLOWED


# --- Lava ---


def refuse_lava(table: Table, lava: i64) -> i64:
    square = laid_square(lava)
    symbol = laid_symbol(lava)
    if square >= SQUARES or symbol >= SYMBOLS:
        return POM_TURN
    if not shows(table, symbol):
        return POM_LAVA_SYMBOL
    return refuse_flow(table, square, symbol)


def refuse_flow(table: Table, square: i64, symbol: i64) -> i64:
    """The first tile of a symbol on its start square, each further one beside one of the same symbol."""
    if not CITY.has(square):
        return POM_LAVA_CITY
    begun = table.has_begun(symbol)
    if i64(table.lava[square]) != NO_LAVA and (begun or square != i64(START[symbol])):
        return POM_LAVA_FREE
    if not begun:
        if square != i64(START[symbol]):
            return POM_LAVA_START
        return ALLOWED
    if STARTS.has(square) and not table.rules.foreign:
        return POM_LAVA_FOREIGN
    if not touches_lava(table, square, symbol):
        return POM_LAVA_BESIDE
    return ALLOWED


def touches_lava(table: Table, square: i64, symbol: i64) -> bool:
    around = single(square)
    around.spread(CITY)
    return around.meets(table.lava_of(symbol))


def flow(table: Table, symbol: i64) -> Region:
    """All squares that the symbol's next tile may cover: `refuse_flow` the other way round."""
    if not table.has_begun(symbol):
        return single(i64(START[symbol]))
    lava = table.lava_of(symbol)
    found = lava.copy()
    found.spread(table.cool if table.rules.foreign else table.cool.without(STARTS))
    return found.without(lava)


# --- Phase II: running ---


def refuse_run(table: Table, run: i64) -> i64:
    """Own pieces, across free squares, no farther than the crowd at the start of the run allows."""
    origin = origin_of(run)
    target = target_of(run)
    if run == STAY:
        return ALLOWED
    if origin >= SQUARES or target > BEYOND:
        return POM_TURN
    if table.pieces_of(table.turn, origin) == 0:
        return POM_RUN_OWN
    if not may_run_from(table, origin):
        return POM_RUN_AGAIN
    if target == BEYOND:
        return refuse_exit(table, origin)
    return refuse_target(table, origin, target)


def may_run_from(table: Table, square: i64) -> bool:
    """The piece that has just run alone counts as spent, unless it may run again (POM-RUN-LONE, POM-RUN-LAST)."""
    own = table.pieces_of(table.turn, square)
    if square == table.runner and not table.again:
        return own > 1
    return own > 0


def refuse_target(table: Table, origin: i64, target: i64) -> i64:
    if target == origin:
        return POM_RUN_ELSEWHERE
    if not CITY.has(target):
        return POM_RUN_CITY
    if not table.cool.has(target):
        return POM_RUN_LAVA
    if table.rules.barred and STARTS.has(target):
        return POM_RUN_START
    steps = steps_until(table, origin, single(target))
    if steps < 0:
        return POM_RUN_PATH
    if steps > table.crowd(origin):
        return POM_RUN_POINTS
    return ALLOWED


def refuse_exit(table: Table, origin: i64) -> i64:
    """Leaving takes one step more, from a gate square without lava."""
    steps = steps_until(table, origin, GATES)
    if steps < 0:
        return POM_RUN_PATH
    if steps + 1 > table.crowd(origin):
        return POM_RUN_POINTS
    return ALLOWED


def steps_until(table: Table, origin: i64, goal: Region) -> i64:
    """How many steps lead from a square to the nearest of the goal; -1 if none do.

    A shortest way touches no square twice (POM-RUN-STEPS), so the crowd on the way does not matter.
    """
    reached = single(origin)
    passable = table.passable()
    steps: i64 = 0
    while not reached.meets(goal):
        if not reached.spread(passable):
            return -1
        steps += 1
    return steps


def can_run(table: Table) -> bool:
    """Has the seat in turn a piece that can go anywhere? One that can does not need more than one step."""
    passable = table.passable()
    for square in range(SQUARES):
        if table.pieces_of(table.turn, square) > 0 and may_run_from(table, square):
            if GATES.has(square) or single(square).spread(passable):
                return True
    return False
