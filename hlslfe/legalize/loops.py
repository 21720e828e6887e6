"""The loops of a body: which blocks each has, and which of them have to do with handles.

Mirrors llvm/lib/Analysis/LoopInfo.cpp: LoopInfoBase::analyze.
Differs: loops are found from the edges that go back in a walk through the body; what is entered in the middle (by goto)
is one, too, as it only tells which blocks may be copied.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Alloca, Block, GetElementPtr, Load, Store
from hlslfe.codegen.ir_types import TargetExtType
from hlslfe.legalize.inline import Flat, successors
from hlslfe.legalize.layout import Layout


class Loop:
    """A loop with all inner ones."""

    __slots__ = ("header", "blocks")

    def __init__(self, header: Block, blocks: set[Block]) -> None:
        self.header = header
        self.blocks = blocks


def find_loops(flat: Flat) -> list[Loop]:
    """Loops of one header are one; outer ones come first."""
    before: dict[Block, list[Block]] = {}
    back: dict[Block, list[Block]] = {}
    entry = flat.blocks[0]
    active, seen = {entry}, {entry}
    stack = [(entry, iter(successors(entry)))]
    while stack:
        block, rest = stack[-1]
        target = next(rest, None)
        if target is None:
            active.discard(block)
            stack.pop()
            continue
        before.setdefault(target, []).append(block)
        if target in active:
            back.setdefault(target, []).append(block)
        elif target not in seen:
            seen.add(target)
            active.add(target)
            stack.append((target, iter(successors(target))))
    loops = [Loop(header, _members(header, latches, before)) for header, latches in back.items()]
    return sorted(loops, key=lambda loop: -len(loop.blocks))


def _members(header: Block, latches: list[Block], before: dict[Block, list[Block]]) -> set[Block]:
    found = {header}
    pending = list(latches)
    while pending:
        block = pending.pop()
        if block not in found:
            found.add(block)
            pending += before.get(block, ())
    return found


def is_reducible(flat: Flat, loops: list[Loop]) -> bool:
    """Is every way back one to the beginning of a loop that can only be entered there?"""
    inside: dict[Block, list[Loop]] = {}
    for loop in loops:
        for block in loop.blocks:
            inside.setdefault(block, []).append(loop)
    for block in flat.blocks:
        for target in successors(block):
            if any(block not in loop.blocks and target is not loop.header for loop in inside.get(target, ())):
                return False
    return not any(flat.blocks[0] in loop.blocks for loop in loops)


def moves_handles(loop: Loop, layout: Layout) -> bool:
    """Does a loop change memory of handles, or pick from it?"""
    for block in loop.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, Store) and isinstance(instruction.operands[0].type, TargetExtType):
                return True
            if isinstance(instruction, Load) and isinstance(instruction.type, TargetExtType) and not (
                    instruction.operands[0].is_constant or isinstance(instruction.operands[0], Alloca)):
                return True
            if isinstance(instruction, GetElementPtr) and layout.handles(instruction.source_type) and not all(
                    index.is_constant for index in instruction.operands[1:]):
                return True
    return False
