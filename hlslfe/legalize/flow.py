"""The state before each block: from the entry along all ways that may be taken, until nothing changes.

No Clang counterpart: LLVM's loop unrolling and SCCP do it in two steps.

A loop that is unrolled has a copy of its blocks (Variant) for each turn, as long as what ends it is known; where ways
meet, states are joined.
"""

from __future__ import annotations

import heapq

from hlslfe.codegen.ir import Block, Phi
from hlslfe.legalize.inline import successors
from hlslfe.legalize.lifetimes import last_uses
from hlslfe.legalize.loops import Loop
from hlslfe.legalize.machine import Machine
from hlslfe.legalize.state import State, join_states

MAX_TURNS = 64
MAX_VARIANTS = 50_000
Turns = tuple[int, ...]  # of the unrolled loops around a block


class NotStatic(Exception):
    """Nobody knows how often this loop runs."""

    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self.loop = loop


class TooManyVariants(Exception):
    """Unrolling makes too much of it."""


class Variant:
    """A block in one turn of the loops around it. ways: where it goes on; state: what is known when it begins; number:
    in the order in which they are found."""

    __slots__ = ("block", "turns", "state", "ways", "number")

    def __init__(self, block: Block, turns: Turns, state: State, number: int) -> None:
        self.block = block
        self.turns = turns
        self.state = state
        self.number = number
        self.ways: list[Variant] = []


class Flow:
    """variants: by block and turns."""

    def __init__(self, machine: Machine, loops: list[Loop], unrolled: list[Loop]) -> None:
        self.machine = machine
        self.variants: dict[tuple[Block, Turns], Variant] = {}
        self._order = {block: number for number, block in enumerate(_reverse_post_order(machine.flat.blocks[0]))}
        self._last = last_uses(machine.flat, loops, self._order)
        self._around: dict[Block, list[Loop]] = {}
        self._phis = {block: _phis_of(block) for block in machine.flat.blocks}
        self._heap: list[tuple[Turns, int, int]] = []
        self._waiting: dict[int, Variant] = {}  # by number
        self._decided: set[Loop] = set()  # whose first turn had an end that is known
        for loop in unrolled:
            for block in loop.blocks:
                self._around.setdefault(block, []).append(loop)

    def run(self, start: State) -> Variant:
        """Find all states; the variant of the entry."""
        entry = self.machine.flat.blocks[0]
        first = self.variants[entry, ()] = Variant(entry, (), start, 0)
        self._push(first)
        while self._heap:
            variant = self._waiting.pop(heapq.heappop(self._heap)[2])
            end = self.machine.run(variant.block, variant.state)
            ways = self.machine.ways(variant.block.instructions[-1])
            self._look_at_exits(variant, ways)
            variant.ways = []
            for block in ways:
                target, changed = self._enter(variant, block, self._edge(variant.block, block, end))
                variant.ways.append(target)
                if changed and target.number not in self._waiting:
                    self._push(target)
        return first

    def _push(self, variant: Variant) -> None:
        self._waiting[variant.number] = variant
        heapq.heappush(self._heap, (variant.turns[:1], self._order[variant.block], variant.number))

    def _enter(self, source: Variant, block: Block, state: State) -> tuple[Variant, bool]:
        turns = self._turns(source, block)
        found = self.variants.get((block, turns))
        if found is None:
            if len(self.variants) >= MAX_VARIANTS:
                raise TooManyVariants
            found = self.variants[block, turns] = Variant(block, turns, state, len(self.variants))
            return found, True
        here = self._order[block]
        last = self._last
        joined = join_states(found.state, state, self.machine.initial, lambda item: last.get(item, here) < here)
        if joined is not None:
            found.state = joined
        return found, joined is not None

    def _turns(self, source: Variant, block: Block) -> Turns:
        """In which turns of the loops around it a block is entered."""
        around = self._around.get(block)
        if around is None:
            return ()
        outer = dict(zip(self._around.get(source.block, ()), source.turns, strict=True))
        turns = []
        for loop in around:
            turn = outer.get(loop, 0)
            if block is loop.header and loop in outer:
                turn += 1
                if turn > MAX_TURNS or loop not in self._decided:
                    raise NotStatic(loop)
            turns.append(turn)
        return tuple(turns)

    def _look_at_exits(self, variant: Variant, ways: list[Block]) -> None:
        """Was it known whether a loop goes on?"""
        if len(ways) != 1 or variant.block not in self._around:
            return
        possible = successors(variant.block)
        if len(possible) > 1:
            for loop in self._around[variant.block]:
                if not all(block in loop.blocks for block in possible):
                    self._decided.add(loop)

    def _edge(self, source: Block, block: Block, end: State) -> State:
        """The state at the end of an edge: phis have got their values."""
        phis = self._phis[block]
        if not phis:
            return end
        state, found = dict(end), []
        for phi in phis:
            found.append((phi, self.machine.value(phi.operands[phi.blocks.index(source)])))
        for phi, value in found:
            if value is None:
                state.pop(phi, None)
            else:
                state[phi] = value
        return state


def _phis_of(block: Block) -> list[Phi]:
    return [one for one in block.instructions if isinstance(one, Phi)]


def _reverse_post_order(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(successors(entry)[::-1]))]  # what a loop ends with comes behind it
    while stack:
        block, rest = stack[-1]
        target = next(rest, None)
        if target is None:
            order.append(block)
            stack.pop()
        elif target not in seen:
            seen.add(target)
            stack.append((target, iter(successors(target)[::-1])))
    return order[::-1]
