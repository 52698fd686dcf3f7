"""The loop of the search bot: information-set Monte Carlo tree search for any number of seats, guided by evaluation.

One iteration redraws what the searching seat cannot know, plays down the tree in place, and goes on until the turn in
which it leaves the tree is over; there the evaluation judges. Every seat picks what serves its own share best.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lavafield.bots.node import NOT_THERE, Node, chances
from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED
from lavafield.core.evaluation import MOST_SEATS, Choices, Evaluation, final_shares
from lavafield.core.state import State

NOT_YET: Final[i64] = -3
"""No seat, nor chance, nor the end."""
OUTCOMES: Final = 6.0
"""So many outcomes of chance are taken in at once, and more with more visits."""


@mypyc_attr(acyclic=True)
class Tree:
    """What one seat has thought about one position."""

    def __init__(
        self,
        evaluation: Evaluation,
        rng: Rng,
        width: i64,
        curiosity: float,
        flatness: float,
        doubt: float,
        spread: float,
        finishes: bool,
        playout: float,
        guidance: float,
    ) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.width = width
        """The most choices of a seat that are looked at; 0: all, each as likely."""
        self.curiosity = curiosity
        """How much a promising choice that was tried seldom is worth."""
        self.flatness = flatness
        self.doubt = doubt
        """An untried choice is expected to bring so much less than its position."""
        self.spread = spread
        """Of chance the tree takes at most this times the square root of visits many outcomes."""
        self.finishes = finishes
        """Play the turn out before judging."""
        self.playout = playout
        """The part of a judgement that comes of playing the game out, and not of the evaluation."""
        self.guidance = guidance
        """There the chance that a seat takes the evaluation's first choice, and not any action."""
        self.seat: i64 = 0
        self.seats: i64 = 2
        self.root = Node(0)
        self.shares: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.nodes: list[Node] = []
        self.taken: vec[i64] = vec[i64]()

    def begin(self, state: State, root: Node) -> None:
        self.seat = state.to_act
        self.seats = state.players
        self.root = root

    def think(self, state: State, hidden: bool, nodes: i64, until: float) -> None:
        """Iterate so many times, or until the processor time of this thread has come so far; 0: no limit."""
        done: i64 = 0
        while nodes == 0 or done < nodes:
            if until > 0.0 and done > 0 and time.thread_time() > until:
                return
            world = state.copy()
            if hidden:
                world.resample(self.seat, self.rng)
            self.iterate(world)
            done += 1

    def iterate(self, state: State) -> None:
        self.nodes = []
        self.taken = vec[i64]()
        node = self.root
        left_by: i64 = NOT_YET
        while node.to_act != -2:
            is_open = self.is_open(state, node)
            if left_by != NOT_YET and (is_open or not self.finishes or node.to_act != left_by):
                break
            if not is_open and not node.expanded:
                self.expand(state, node)
            way = self.way_on(state, node, is_open)
            self.nodes.append(node)
            self.taken = append(self.taken, way)
            follower = node.children[way]
            if follower is None:
                follower = Node(state.to_act)
                node.children[way] = follower
                if left_by == NOT_YET:
                    left_by = follower.to_act
            node = follower
        if state.to_act == -2:
            final_shares(state, self.shares)
        else:
            self.appraise(state)
        for n in range(i64(len(self.taken))):
            self.nodes[n].learn(self.taken[n], self.shares, self.seats)

    def is_open(self, state: State, node: Node) -> bool:
        """Chance, and choices that differ between worlds, take in their ways as they come."""
        return node.to_act == -1 or state.hides_choices(self.seat)

    # --- what it comes to ---

    def appraise(self, state: State) -> None:
        if self.playout < 1.0:
            self.evaluation.shares(state, self.shares)
        if self.playout > 0.0:
            judged = self.shares[:]
            self.play_out(state)
            for seat in range(self.seats):
                self.shares[seat] = self.playout * self.shares[seat] + (1.0 - self.playout) * judged[seat]

    def play_out(self, state: State) -> None:
        while state.to_act != -2:
            if state.to_act >= 0 and float(self.rng.below(1024)) < 1024.0 * self.guidance:
                choices = self.evaluation.weigh(state)
                state.play(choices.actions[choices.best()])
            else:
                state.play(state.sample(self.rng))
        final_shares(state, self.shares)

    # --- where to go on ---

    def way_on(self, state: State, node: Node, is_open: bool) -> i64:
        """Choose a way, and play it."""
        if node.to_act == -1:
            return self.chance_way(state, node)
        if is_open:
            return self.world_way(state, node)
        way = self.best_way(node)
        state.play(node.actions[way])
        return way

    def expand(self, state: State, node: Node) -> None:
        choices = self.weighed(state, node is self.root)
        keys = vec[i64]([0] * choices.count)
        for way in range(choices.count):
            keys[way] = state.seen_as(choices.actions[way], self.seat)
        node.expand(keys, choices, chances(choices, self.flatness), self.seats)

    def weighed(self, state: State, first: bool) -> Choices:
        """The promising choices; the very first one is too important to leave any out."""
        if self.width > 0:
            choices = self.evaluation.weigh(state)
            choices.bring_forward(choices.count if first else self.width)
            return choices
        choices = Choices()
        for action in state.actions():
            choices.add(action, 0.0)
        return choices

    def best_way(self, node: Node) -> i64:
        """The choice with the most promise: what it brought, plus what it might bring (PUCT)."""
        seat = node.to_act
        seats = self.seats
        untried = self.untried(node)
        urge = self.curiosity * math.sqrt(float(node.visits) + 1.0)
        best: i64 = 0
        highest: float = -1.0
        for way in range(node.ways):
            count = node.counts[way]
            worth = node.mean(way, seat, seats) if count > 0 else untried
            worth += urge * node.priors[way] / (1.0 + float(count))
            if worth > highest:
                best, highest = way, worth
        return best

    def untried(self, node: Node) -> float:
        """What a choice that nobody tried yet is expected to bring: a bit less than those that were."""
        seat = node.to_act
        total: float = 0.0
        tried: i64 = 0
        for way in range(node.ways):
            tried += node.counts[way]
            total += node.totals[way * self.seats + seat]
        if tried == 0:
            return 0.0
        worth = total / float(tried) - self.doubt
        return worth if worth > 0.0 else 0.0

    def world_way(self, state: State, node: Node) -> i64:
        """Choose among what this world offers; a choice counts as neglected only as often as it was there."""
        choices = self.weighed(state, False)
        priors = chances(choices, self.flatness)
        untried = self.untried(node)
        best: i64 = NOT_THERE
        highest: float = -1.0
        for n in range(choices.count):
            action = choices.actions[n]
            key = state.seen_as(action, self.seat)
            way = node.find(key)
            if way == NOT_THERE:
                way = node.add(key, action, self.seats)
            node.offered[way] += 1
            node.actions[way] = action
            count = node.counts[way]
            worth = node.mean(way, node.to_act, self.seats) if count > 0 else untried
            worth += self.curiosity * math.sqrt(float(node.offered[way])) * priors[n] / (1.0 + float(count))
            if worth > highest:
                best, highest = way, worth
        state.play(node.actions[best])
        return best

    def chance_way(self, state: State, node: Node) -> i64:
        """Draw the outcome that was drawn too seldom so far: so luck does not make one choice look better."""
        if not node.expanded:
            self.expand_chance(state, node)
        way = self.neglected(state, node) if len(node.outcomes) > 0 else NOT_THERE
        action = node.actions[way] if way != NOT_THERE else state.draw(self.rng)
        if way == NOT_THERE:
            key = state.seen_as(action, self.seat)
            way = node.find(key)
            if way == NOT_THERE:
                way = node.add(key, action, self.seats)
        state.play(action)
        return way

    def expand_chance(self, state: State, node: Node) -> None:
        """Note what can be drawn, if the searching seat sees it."""
        node.expanded = True
        outcomes = vec[i64]()
        odds = vec[float]()
        total: float = 0.0
        weights = state.weights()
        for n, action in enumerate(state.actions()):
            if state.seen_as(action, self.seat) != action:
                return
            outcomes = append(outcomes, action)
            odds = append(odds, float(weights[n]))
            total += float(weights[n])
        for n in range(len(odds)):
            odds[n] = odds[n] / total
        node.outcomes = outcomes
        node.odds = odds

    def neglected(self, state: State, node: Node) -> i64:
        """The way of the outcome furthest behind what it should have had; NOT_THERE if this world does not have it.

        A new one only while there are few for the visits (progressive widening).
        """
        may_widen = float(node.ways) <= OUTCOMES + self.spread * math.sqrt(float(node.visits))
        best: i64 = NOT_THERE
        most: float = 0.0
        due = float(node.visits) + 1.0
        for n in range(i64(len(node.outcomes))):
            way = node.find(node.outcomes[n])
            if way == NOT_THERE and not may_widen:
                continue
            count: i64 = 0
            if way != NOT_THERE:
                count = node.counts[way]
            behind = node.odds[n] * (due + float(self.rng.below(1024)) / 1024.0) - float(count)
            if best == NOT_THERE or behind > most:
                best, most = n, behind
        action = node.outcomes[best]
        if state.refusal(action) != ALLOWED:
            return NOT_THERE
        way = node.find(action)
        return way if way != NOT_THERE else node.add(action, action, self.seats)
