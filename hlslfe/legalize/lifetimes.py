"""Up to which block each local may be looked at, so that states stay small.

Mirrors llvm/lib/CodeGen/StackColoring.cpp: StackColoring::calculateLiveIntervals.
Differs: a lifetime is one range of blocks in the order in which they are run; what is used in a loop lives until the
end of the outermost one.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Alloca, Block, Instruction, Phi, Store, Value
from hlslfe.codegen.ir_types import PointerType
from hlslfe.legalize.inline import Flat
from hlslfe.legalize.loops import Loop, is_reducible

Ends = dict[Value, int]


def last_uses(flat: Flat, loops: list[Loop], order: dict[Block, int]) -> Ends:
    """Local, or value that other blocks use -> number of the last block that may look at it, in `order`; nothing for
    bodies that goto has tangled."""
    if not is_reducible(flat, loops):
        return {}
    reach = dict(order)  # block -> last block that runs before it is left for good
    for loop in loops:
        end = max(order.get(block, 0) for block in loop.blocks)
        for block in loop.blocks:
            if block in reach:
                reach[block] = max(reach[block], end)
    ends: Ends = dict.fromkeys(flat.allocas, 0)
    holders = _find_uses(order, reach, ends)
    _spread(ends, holders)
    return ends


def _find_uses(order: dict[Block, int], reach: dict[Block, int], ends: Ends) -> dict[Value, set[Value]]:
    """Fills `ends` with the uses of addresses in SSA form; the slots that addresses are stored to: slot -> whose."""
    roots: dict[Value, set[Value]] = {alloca: {alloca} for alloca in ends}  # address -> locals that it may mean
    holders: dict[Value, set[Value]] = {}
    for block in order:
        for instruction in block.instructions:
            found: set[Value] = set()
            if isinstance(instruction, Phi):
                ends.setdefault(instruction, reach[block])
            for operand in instruction.operands:
                if isinstance(operand, Instruction) and operand.parent is not block:
                    ends[operand] = max(ends.get(operand, 0), reach[block])
                for root in roots.get(operand, ()):
                    ends[root] = max(ends[root], reach[block])
                    found.add(root)
            if found and isinstance(instruction.type, PointerType) and not isinstance(instruction, Alloca):
                roots[instruction] = found
            if isinstance(instruction, Store):
                _note_store(instruction, roots, holders)
    return holders


def _note_store(store: Instruction, roots: dict[Value, set[Value]], holders: dict[Value, set[Value]]) -> None:
    stored = roots.get(store.operands[0])
    for slot in roots.get(store.operands[1], ()) if stored else ():
        holders.setdefault(slot, set()).update(stored or ())


def _spread(ends: Ends, holders: dict[Value, set[Value]]) -> None:
    """What a slot may point to lives as long as the slot."""
    pending = list(holders)
    while pending:
        slot = pending.pop()
        for item in holders[slot]:
            if ends[item] < ends[slot]:
                ends[item] = ends[slot]
                if item in holders:
                    pending.append(item)
