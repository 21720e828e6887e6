"""One try at one function, with as much effort as asked for.

No Clang counterpart: see legalize.module.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.codegen.ir import Function, Instruction, Value
from hlslfe.legalize.flow import Flow, NotStatic, TooManyVariants
from hlslfe.legalize.inline import Flat, Inliner, TooLarge
from hlslfe.legalize.loops import find_loops, moves_handles
from hlslfe.legalize.machine import Facts, Machine
from hlslfe.legalize.rewrite import Rewriter
from hlslfe.legalize.state import State, join_states

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

# PLAIN: only calls that handles go through are inlined; LOOPS: numbers are followed, loops that move handles unrolled;
# EVERYTHING: all calls are inlined, too
PLAIN, LOOPS, EVERYTHING = range(3)


class Failure(Exception):
    """The body would become too large."""


class Attempt:
    """flat: the body with calls inlined; rewriter: with the new one; end: the state when it returns."""

    def __init__(self, facts: Facts, function: Function, places: dict[Value, Loc], must: set[Function], effort: int,
                 starts: bool) -> None:
        self.facts = facts
        self.function = function
        self.places = places
        self.must = must
        self.effort = effort
        self.starts = starts
        self.flat: Flat | None = None
        self.end: State | None = None

    def run(self) -> list[tuple[Instruction, Any]]:
        """Uses that could not be resolved, with what is known of each; Foreign, Failure."""
        try:
            flat = Inliner(self.facts.layout, self.places, self.must, self.effort >= EVERYTHING).run(self.function)
        except TooLarge as error:
            raise Failure from error
        self.flat = flat
        machine = Machine(self.facts, flat, self.starts, self.effort >= LOOPS)
        loops = find_loops(flat)
        unrolled = [loop for loop in loops if flat.blocks[0] not in loop.blocks and moves_handles(
            loop, self.facts.layout)] if self.effort >= LOOPS else []
        while True:
            flow = Flow(machine, loops, unrolled)
            try:
                first = flow.run({})
                break
            except NotStatic as error:
                unrolled.remove(error.loop)
            except TooManyVariants as error:
                raise Failure from error
        self.rewriter = Rewriter(machine, flow, first)
        self.rewriter.run()
        self._find_end(machine, flow)
        return self.rewriter.broken

    def _find_end(self, machine: Machine, flow: Flow) -> None:
        for variant in flow.variants.values():
            if variant.block.instructions[-1].opcode == "ret":
                state = machine.run(variant.block, variant.state)
                self.end = state if self.end is None else join_states(self.end, state, machine.initial) or self.end
