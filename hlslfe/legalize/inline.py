"""The body of a function with those calls inlined that handles go through.

Mirrors llvm/lib/Transforms/Utils/InlineFunction.cpp: InlineFunction.
Differs: only calls that get the address of memory with handles in it (or all, when asked) are inlined; the bodies that
are inlined are those from before, so the order of functions does not matter.  An argument by value is the caller's
temporary, which nobody else looks at, so no copy is made.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.codegen.constants import ConstantGEP
from hlslfe.codegen.ir import (
    Alloca,
    Block,
    Call,
    Function,
    GlobalVariable,
    Instruction,
    Phi,
    Store,
    Terminator,
    Value,
)
from hlslfe.codegen.ir_types import VOID, PointerType
from hlslfe.legalize.copies import clone, place
from hlslfe.legalize.layout import Layout

MAX_DEPTH = 128  # of calls in calls
MAX_SIZE = 2_000_000  # instructions


class TooLarge(Exception):
    """Inlining would not end, or make too much of it."""


class Flat:
    """A body: blocks, allocas (not in the blocks), `fresh`: those that were inlined; locs: where calls were written;
    calls: functions that are still called."""

    __slots__ = ("function", "blocks", "allocas", "fresh", "locs")

    def __init__(self, function: Function) -> None:
        self.function = function
        self.blocks: list[Block] = []
        self.allocas: list[Alloca] = []
        self.fresh: set[Value] = set()
        self.locs: dict[Instruction, Loc] = {}


class End(Instruction):
    """Stands where an inlined call returns: its `allocas` are gone. It is never printed."""

    __slots__ = ("allocas",)

    def __init__(self, allocas: list[Alloca]) -> None:
        super().__init__("end", VOID, [])
        self.allocas = allocas


class Inliner:
    """Use it once. places: where calls were written; must: functions always inlined; everything: inline all."""

    def __init__(self, layout: Layout, places: dict[Value, Loc], must: set[Function], everything: bool) -> None:
        self.layout = layout
        self.places = places
        self.must = must
        self.everything = everything
        self.tainted: set[Value] = set()  # addresses of memory with handles, and slots of such addresses
        self.ends: dict[Block, Block] = {}  # the copy of a block -> where it ends, when calls in it were inlined
        self.phis: list[Phi] = []
        self.size = 0

    def run(self, function: Function) -> Flat:
        """The body of `function`."""
        self.flat = Flat(function)
        self.block = Block()
        self._body(function, {arg: arg for arg in function.args}, 0, 0)
        for phi in self.phis:
            phi.blocks = [self.ends[block] for block in phi.blocks]
        return self.flat

    # ---- bodies

    def _body(self, function: Function, values: dict[Value, Value], depth: int, loc: Loc) -> Value | None:
        """Copy a body to the end of what there is; values: of its parameters. Its result."""
        if depth > MAX_DEPTH:
            raise TooLarge
        copies = {block: Block(block.name) for block in function.blocks}
        late: list[tuple[Instruction, int]] = []
        returns: list[tuple[Block, Value | None]] = []
        for block, copy in copies.items():
            if not depth or block is not function.blocks[0]:  # the first one goes on with the caller's
                self._start(copy)
            for instruction in block.instructions:
                self._instruction(instruction, values, copies, late, returns, depth, loc)
            self.ends[copy] = self.block
        for user, position in late:
            user.operands[position] = values[user.operands[position]]
        return self._join_returns(function, returns) if depth else None

    def _start(self, block: Block) -> None:
        self.block = block
        self.flat.blocks.append(block)

    def _join_returns(self, function: Function, returns: list[tuple[Block, Value | None]]) -> Value | None:
        """Go on behind an inlined body."""
        if len(returns) == 1 and returns[0][0] is self.block:
            return returns[0][1]
        after = Block(f"{function.blocks[-1].name or 'call'}.after")
        for block, _ in returns:
            place(block, Terminator("br", [], [after]))
        self._start(after)
        if function.function_type.result is VOID:
            return None
        phi = Phi(function.function_type.result, "")
        for block, value in returns:
            assert value is not None
            phi.add_incoming(value, block)
        place(after, phi)
        if any(value in self.tainted for value in phi.operands):
            self.tainted.add(phi)
        return phi

    def _instruction(self, old: Instruction, values: dict[Value, Value], blocks: dict[Block, Block],
                     late: list[tuple[Instruction, int]], returns: list[tuple[Block, Value | None]], depth: int,
                     loc: Loc) -> None:
        self.size += 1
        if self.size > MAX_SIZE:
            raise TooLarge
        if depth and old.opcode == "ret":
            returns.append((self.block, values.get(old.operands[0], old.operands[0]) if old.operands else None))
            return
        made = clone(old)
        operands = made.operands
        for position, operand in enumerate(operands):
            found = values.get(operand)
            if found is not None:
                operands[position] = found
            elif isinstance(operand, Instruction):
                late.append((made, position))
        if isinstance(made, Call):
            made.bundles = [(tag, values.get(value, value)) for tag, value in made.bundles]
            loc = self.places.get(old, loc)
            callee = made.callee
            if isinstance(callee, Function) and callee.blocks and self._is_inlined(callee, operands):
                values[old] = self._inline(callee, operands, depth, loc) or made
                return
        elif isinstance(made, Terminator):
            made.targets = [blocks[target] for target in made.targets]
        elif isinstance(made, Phi):
            made.blocks = [blocks[block] for block in made.blocks]
            self.phis.append(made)
        if loc:
            self.flat.locs[made] = loc
        values[old] = made
        self._add(made, depth)

    def _inline(self, callee: Function, operands: list[Value], depth: int, loc: Loc) -> Value | None:
        before = len(self.flat.allocas)
        result = self._body(callee, dict(zip(callee.args, operands, strict=True)), depth + 1, loc)
        if len(self.flat.allocas) > before:
            place(self.block, End(self.flat.allocas[before:]))
        return result

    def _add(self, made: Instruction, depth: int) -> None:
        if isinstance(made, Alloca):
            self.flat.allocas.append(made)
            if depth:
                self.flat.fresh.add(made)
            if self.layout.handles(made.allocated_type):
                self.tainted.add(made)
            return
        if isinstance(made, Store):
            if self._is_tainted(made.operands[0]) and isinstance(made.operands[0].type, PointerType):
                self.tainted.add(made.operands[1])
        elif isinstance(made.type, PointerType) and made.opcode != "call" and any(
                map(self._is_tainted, made.operands)):
            self.tainted.add(made)
        place(self.block, made)

    # ---- which

    def _is_inlined(self, callee: Function, operands: list[Value]) -> bool:
        return self.everything or callee in self.must or any(map(self._is_tainted, operands))

    def _is_tainted(self, value: Value) -> bool:
        while isinstance(value, ConstantGEP):
            value = value.base
        if isinstance(value, GlobalVariable):
            return bool(self.layout.handles(value.value_type))
        return value in self.tainted



def successors(block: Block) -> list[Block]:
    """Where a block may go, each once."""
    last = block.instructions[-1]
    targets = last.targets if isinstance(last, Terminator) else []
    return list(dict.fromkeys(targets)) if len(targets) > 1 else targets
