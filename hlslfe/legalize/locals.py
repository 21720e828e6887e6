"""The locals of a new body: without handles, taken apart where that is possible.

Mirrors llvm/lib/Transforms/Scalar/SROA.cpp: AllocaSliceRewriter.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen.address import alignment_at_offset
from hlslfe.codegen.constants import ConstantInt, const_gep, i32, poison
from hlslfe.codegen.data_layout import abi_align
from hlslfe.codegen.ir import Alloca, Block, Call, Constant, GetElementPtr, Instruction, NameTable, Value
from hlslfe.codegen.ir_types import I8, VOID, PointerType, quoted_name
from hlslfe.legalize.copies import clone, place
from hlslfe.legalize.machine import Machine
from hlslfe.legalize.split import Parts, part_at, pieces
from hlslfe.legalize.values import Handle, is_handle


class LocalsWriter:
    """allocas: the new ones; locals: old alloca -> new one, for those that stay whole; parts: of the others;
    own: new ones that may go when nobody reads them."""

    def __init__(self, machine: Machine, parts: Parts) -> None:
        self.machine = machine
        self.layout = machine.layout
        self.parts = parts
        self.allocas: list[Alloca] = []
        self.locals: dict[Value, Alloca] = {}
        self.own: set[Value] = set()
        self.names = NameTable("")
        self.block = Block()  # that is being written
        self._of_parts: dict[tuple[Value, int], Alloca] = {}

    # ---- instructions

    def emit(self, made: Instruction) -> Instruction:
        """Put an instruction at the end of the block."""
        if made.type is not VOID:
            self.name(made)
        place(self.block, made)
        return made

    def name(self, made: Instruction) -> None:
        """Make its name unique."""
        if made.name:
            made.name = self.names.unique(made.name)
            made.ref = "%" + quoted_name(made.name)

    # ---- locals

    def make_locals(self) -> None:
        """All of them, in their order."""
        for old in self.machine.flat.allocas:
            if old in self.parts:
                self._make_parts(old)
                continue
            made = clone(old)
            assert isinstance(made, Alloca)
            made.allocated_type = self.layout.retyped(old.allocated_type)
            self.name(made)
            self.locals[old] = made
            self.allocas.append(made)
            if made.allocated_type is not old.allocated_type or old in self.machine.flat.fresh or isinstance(
                    old.allocated_type, PointerType):
                self.own.add(made)

    def _make_parts(self, old: Alloca) -> None:
        for part in self.parts[old]:
            align = max(abi_align(part.type), alignment_at_offset(old.align, part.offset))
            made = Alloca(part.type, align)
            made.name = (old.name or "local") + (".index" if part.is_index else f".{part.offset}")
            self.name(made)
            self._of_parts[old, part.offset] = made
            self.allocas.append(made)
            self.own.add(made)

    def split_target(self, value: Value) -> tuple[Value, int] | None:
        """Where an address points, if that is a local that is taken apart."""
        if not self.parts or not isinstance(value.type, PointerType):
            return None
        single = self.machine.value(value).single
        return single if single is not None and single[0] in self.parts else None

    def pointer(self, item: Value, offset: int) -> Value:
        """The address of a place in an object."""
        if item in self.parts:
            part = part_at(self.parts[item], offset)
            if part is None:  # behind its end, or in a gap: nobody reads or writes there
                return poison(item.type)
            item, offset = self._of_parts[item, part.offset], offset - part.offset
        else:
            item = self.locals.get(item, item)
        return self._moved(item, offset)

    def _moved(self, base: Value, offset: int) -> Value:
        if not offset:
            return base
        if isinstance(base, Constant):
            return const_gep(I8, base, (i32(offset),), "inbounds")
        return self.emit(GetElementPtr(I8, base, [i32(offset)], "inbounds"))

    # ---- bytes

    def write_parts(self, call: Call, operand: Callable[[Value], Value]) -> bool:
        """memcpy or memset of a local that is taken apart: each part for itself. False: it is about none."""
        is_copy = isinstance(call.operands[1].type, PointerType)
        ends = [self.split_target(value) for value in call.operands[:2 if is_copy else 1]]
        size = call.operands[2]
        if not any(ends) or not isinstance(size, ConstantInt):
            return False
        stretches = [(0, size.value, False)]
        for end in ends:
            if end is not None:
                stretches = [(start + at, length, is_index or inner) for start, count, is_index in stretches
                             for at, length, inner in pieces(end[1] + start, count, self.parts[end[0]])]
        bases = [None if end is not None else operand(value) for end, value in zip(ends, call.operands, strict=False)]
        for start, length, is_index in stretches:
            if is_index and not (is_copy and self._has_index(call.operands[1], start)):
                continue
            made = clone(call)
            assert isinstance(made, Call)
            for number, (end, base) in enumerate(zip(ends, bases, strict=True)):
                if end is not None:
                    made.operands[number] = self.pointer(end[0], end[1] + start)
                else:
                    assert base is not None
                    made.operands[number] = self._moved(base, start)
            made.operands[2] = i32(length)
            made.arg_attrs = [_moved_align(text, start) for text in call.arg_attrs]
            self.emit(made)
        return True

    def _has_index(self, source: Value, start: int) -> bool:
        """May what lies `start` bytes behind an address be an index?"""
        places = self.machine.value(source)
        single = places.single
        if single is None:
            return True
        if single[0] in self.machine.facts.roots:
            return False
        found = self.machine.content(single[0]).get(single[1] + start)
        return found is not None and not (isinstance(found, Handle) and not found.recipe.has_index) and is_handle(found)


def _moved_align(text: str, offset: int) -> str:
    """The attributes of an address that lies further on."""
    word, _, number = text.partition(" ")
    return f"align {alignment_at_offset(int(number), offset)}" if word == "align" else text
