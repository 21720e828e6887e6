"""Locals with handles in them are taken apart: a local for each part without handles, one for the index of each handle.

Mirrors llvm/lib/Transforms/Scalar/SROA.cpp: SROAPass::splitAlloca.
Differs: only along the members that hold handles; an array of plain numbers, say, stays one.  A local stays whole when
an address may mean several places in it (an index that varies).
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.codegen.constants import ConstantInt
from hlslfe.codegen.data_layout import alloc_size, store_size
from hlslfe.codegen.ir import Call, Function, GetElementPtr, Instruction, Load, Phi, Store, Value
from hlslfe.codegen.ir_types import I32, ArrayType, IRType, PointerType, StructType, TargetExtType
from hlslfe.legalize.flow import Variant
from hlslfe.legalize.layout import ANY, Layout, field_offsets
from hlslfe.legalize.machine import Machine
from hlslfe.legalize.values import Places, join_places

MAX_PARTS = 64


class Part:
    """`type` is that of the new local; is_index: it stands for a handle."""

    __slots__ = ("offset", "size", "type", "is_index")

    def __init__(self, offset: int, type: IRType, is_index: bool) -> None:
        self.offset = offset
        self.size = alloc_size(type)
        self.type = type
        self.is_index = is_index


Parts = dict[Value, list[Part]]


def find_parts(machine: Machine, variants: list[Variant]) -> Parts:
    """alloca -> its parts, for those that can be taken apart."""
    found: Parts = {}
    for alloca in machine.flat.allocas:
        if machine.layout.handles(alloca.allocated_type):
            parts = list(_parts_of(machine.layout, alloca.allocated_type, 0))
            if len(parts) <= MAX_PARTS:
                found[alloca] = parts
    if not found:
        return found
    search = _Search(machine, found)
    for variant in variants:
        machine.run(variant.block, variant.state, search.look)
    return {alloca: parts for alloca, parts in found.items() if alloca not in search.whole}


def _parts_of(layout: Layout, type: IRType, start: int) -> Iterator[Part]:
    if isinstance(type, TargetExtType):
        yield Part(start, I32, True)
    elif not layout.handles(type):
        if alloc_size(type):
            yield Part(start, type, False)
    elif isinstance(type, ArrayType):
        for number in range(min(type.count, MAX_PARTS + 1)):
            yield from _parts_of(layout, type.element, start + number * alloc_size(type.element))
    elif isinstance(type, StructType):
        for offset, element in zip(field_offsets(type), type.elements, strict=True):
            yield from _parts_of(layout, element, start + offset)


class _Search:
    """Looks for what is needed as a whole: `whole`."""

    def __init__(self, machine: Machine, parts: Parts) -> None:
        self.machine = machine
        self.parts = parts
        self.whole: set[Value] = set()

    def look(self, instruction: Instruction) -> None:
        """At each address that an instruction uses; of a phi at what it gives."""
        if isinstance(instruction, Phi):
            if isinstance(instruction.type, PointerType):
                self._need(self.machine.value(instruction), 0)
            return
        for operand in instruction.operands:
            if isinstance(operand.type, PointerType):
                places = self.machine.value(operand)
                if any(item in self.parts for item, _ in places.targets):
                    self._look_at(places, instruction, operand)

    def _look_at(self, places: Places, user: Instruction, operand: Value) -> None:
        size = 0
        if isinstance(user, GetElementPtr):
            reached = self.machine.result(user)
            if reached.single is None:  # it may mean several places, which have to be in the part where it starts
                if self.machine.layout.handles(user.source_type):
                    self.whole.update(item for item, _ in places.targets)
                else:
                    self._need(join_places(places, reached), -1)
            return
        if isinstance(user, (Load, Store)) and user.operands[-1] is operand:
            size = store_size(user.type if isinstance(user, Load) else user.operands[0].type)
        elif isinstance(user, Call):
            size = _bytes_of(user)
            if size and places.single is not None:
                return  # part by part
            if not size:
                self.whole.update(item for item, _ in places.targets)
        elif user.opcode in ("atomicrmw", "cmpxchg"):
            size = 8
        self._need(places, size)

    def _need(self, places: Places, size: int) -> None:
        """All of `places`, with `size` bytes each, have to lie in one part; size -1: and not in that of a handle."""
        item = next((item for item, _ in places.targets if item in self.parts), None)
        if item is None or (places.single is not None and size == 0):
            return
        found = [None if other is not item or offset == ANY else part_at(self.parts[item], offset, max(size, 0))
                 for other, offset in places.targets]
        if places.more or found[0] is None or any(part is not found[0] for part in found) or (
                found[0].is_index and (size < 0 or places.single is None)):
            self.whole.update(other for other, _ in places.targets)


def _bytes_of(call: Call) -> int:
    """How many bytes a memcpy or memset writes; 0 for other calls."""
    callee, size = call.callee, call.operands[2] if len(call.operands) > 2 else None
    if isinstance(callee, Function) and callee.name.startswith(("llvm.memcpy.", "llvm.memset.")) and (
            isinstance(size, ConstantInt)):
        return size.value
    return 0


def part_at(parts: list[Part], offset: int, size: int = 0) -> Part | None:
    """The part with these bytes."""
    for part in parts:
        if part.offset <= offset and offset + size <= part.offset + part.size and (
                offset < part.offset + part.size):
            return part
    return None


def pieces(start: int, size: int, parts: list[Part]) -> Iterator[tuple[int, int, bool]]:
    """(offset from `start`, size, is an index) of each stretch of bytes that lies in one part."""
    for part in parts:
        low, high = max(start, part.offset), min(start + size, part.offset + part.size)
        if low < high:
            yield low - start, high - low, part.is_index
