"""The new body of a function: each handle is made where it is used, memory has no handles any more.

No Clang counterpart: the aim is that of Slang's legalizeResourceTypes and specializeResourceOutputs, the means are
those of LLVM's CloneFunction (PruningFunctionCloner) and DemoteRegToStack.
"""

from __future__ import annotations

from hlslfe.codegen.constants import const_gep, i32, poison
from hlslfe.codegen.data_layout import abi_align
from hlslfe.codegen.ir import (
    Alloca,
    Block,
    Call,
    Cmp,
    Constant,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Store,
    Terminator,
    Value,
)
from hlslfe.codegen.ir_types import I8, I32, VOID, PointerType, TargetExtType, quoted_name
from hlslfe.legalize.copies import clone, place, retarget
from hlslfe.legalize.flow import Flow, Variant
from hlslfe.legalize.inline import End
from hlslfe.legalize.locals import LocalsWriter
from hlslfe.legalize.machine import Foreign, Machine
from hlslfe.legalize.split import find_parts
from hlslfe.legalize.values import INDEX, POISON, VARYING, Handle, Places, Recipe

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class Rewriter(LocalsWriter):
    """Writes all variants of all blocks. blocks: the new ones; broken: uses of handles that could not be resolved, with
    what is known of them; own: the allocas that may go when nobody reads them."""

    def __init__(self, machine: Machine, flow: Flow, first: Variant) -> None:
        self._variants = _in_order(flow, first)
        super().__init__(machine, find_parts(machine, self._variants))
        self.blocks: list[Block] = []
        self.broken: list[tuple[Instruction, Any]] = []
        counts: dict[Block, int] = {}
        for variant in self._variants:
            counts[variant.block] = counts.get(variant.block, 0) + 1
        self._copied = {block for block, count in counts.items() if count > 1}
        self._new = {id(variant): Block() for variant in self._variants}
        self._slots: dict[Value, Alloca] = {}  # of what crosses blocks that are copied
        self._values: dict[Value, Value] = {}  # of blocks that are there once
        self._indices: dict[Value, Value] = {}
        self._local: dict[Value, Value] = {}  # of the block at hand
        self._local_indices: dict[Value, Value] = {}
        self._phis: dict[int, list[tuple[Phi, Phi]]] = {}  # by variant: old, new
        self._incoming: list[tuple[Block, Variant, dict[Phi, Value]]] = []

    def run(self) -> None:
        """Fill `blocks`."""
        for arg in self.machine.flat.function.args:
            if arg.name:
                self.names.unique(arg.name)
        self.make_locals()
        for variant in self._variants:
            self._block(variant)
        for source, target, values in self._incoming:
            last = source.instructions[-1]
            assert isinstance(last, Terminator)
            edges = last.targets.count(self._new[id(target)])
            for old_phi, new_phi in self._phis.get(id(target), ()):
                for _ in range(edges):
                    new_phi.add_incoming(values[old_phi], source)
        allocas: list[Instruction] = [*self.allocas, *self._slots.values()]
        self.blocks[0].instructions[0:0] = allocas
        for alloca in allocas:
            alloca.parent = self.blocks[0]

    # ---- blocks

    def _block(self, variant: Variant) -> None:
        self.block = self._new[id(variant)]
        name = variant.block.name or "block"
        self.block.name = self.names.unique(name)
        self.block.ref = "%" + quoted_name(self.block.name)
        self.blocks.append(self.block)
        self._local, self._local_indices = {}, {}
        self._variant = variant
        self.machine.run(variant.block, variant.state, self._instruction)

    def _instruction(self, old: Instruction) -> None:
        if isinstance(old, End):
            return
        if isinstance(old, Phi):
            self._phi(old)
        elif isinstance(old, Terminator):
            self._terminator(old)
        elif isinstance(old, Load) and isinstance(old.type, TargetExtType):
            self._load_handle(old)
        elif isinstance(old, Store) and isinstance(old.operands[0].type, TargetExtType):
            self._store_handle(old)
        elif isinstance(old.type, PointerType) and not isinstance(old, Call):
            self._address(old)
        elif isinstance(old, Cmp) and isinstance(old.operands[0].type, PointerType):
            known = self.machine.result(old)
            if isinstance(known, Constant):
                self._define(old, known)
            else:
                self._copy(old)
        elif not self._is_about_parts(old):
            self._copy(old)

    def _address(self, old: Instruction) -> None:
        """An address that is computed or loaded; one into a local that is taken apart is made where it is used."""
        known = self.machine.result(old)
        single = known.single if isinstance(known, Places) else None
        if single is not None and single[0] in self.parts:
            return
        if single is not None and isinstance(old, Load) and single[0].type is old.type:
            self._define(old, self.pointer(*single))
        else:
            self._copy(old)

    def _is_about_parts(self, old: Instruction) -> bool:
        """Does it write bytes into a local that is taken apart, or from one? Then it is done here."""
        if isinstance(old, Call) and isinstance(old.callee, Function) and old.callee.name.startswith(
                ("llvm.memcpy.", "llvm.memset.")):
            return self.write_parts(old, lambda value: self._operand(value, old))
        return False

    def _copy(self, old: Instruction) -> None:
        made = clone(old)
        made.operands = [self._operand(operand, old) for operand in old.operands]
        if isinstance(made, Call):
            made.bundles = [(tag, self._operand(value, old)) for tag, value in made.bundles]
        elif isinstance(made, GetElementPtr) and not self._is_in_root(old.operands[0]):
            made.source_type = self.layout.retyped(made.source_type)
        self.emit(made)
        if isinstance(old, Call) and isinstance(old.type, TargetExtType):
            self._set_index(old)
        if old.type is not VOID:
            self._define(old, made)

    def _is_in_root(self, pointer: Value) -> bool:
        places = self.machine.value(pointer)
        return any(item in self.machine.facts.roots for item, _ in places.targets)

    def _define(self, old: Instruction, value: Value) -> None:
        self._local[old] = value
        if old not in self.machine.crossing:
            return
        if self._variant.block not in self._copied:
            self._values[old] = value
        elif not isinstance(old.type, TargetExtType):
            slot = self._slots.get(old)
            if slot is None:
                slot = self._slots[old] = Alloca(old.type, abi_align(old.type))
                slot.name = (old.name or "value") + ".slot"
                self.name(slot)
                self.own.add(slot)
            place(self.block, Store(value, slot, slot.align))

    # ---- operands

    def _operand(self, value: Value, user: Instruction) -> Value:
        """The new value of an operand."""
        split = self.split_target(value)
        if split is not None:
            return self.pointer(*split)
        if isinstance(value, Alloca):
            return self.locals[value]
        if not isinstance(value, Instruction):
            return value
        known = self.machine.value(value)
        if isinstance(known, Constant):
            return known
        if known is POISON and isinstance(user, Call) and not getattr(user.callee, "blocks", ()):
            self.broken.append((user, known))
        found = self._local.get(value)
        if found is None:
            found = self._values.get(value)
        if found is not None:
            return found
        if isinstance(value.type, TargetExtType):
            return self._made_again(known, value, user)
        if isinstance(known, Places) and known.single is not None and known.single[0].type is value.type:
            return self.pointer(*known.single)
        slot = self._slots.get(value)
        if slot is None:  # nobody comes here on a way that sets it
            return poison(value.type)
        return self.emit(Load(value.type, slot, slot.align))

    def _made_again(self, known: Any, value: Value, user: Instruction) -> Value:
        if known is POISON:
            return poison(value.type)
        if isinstance(known, Handle) and known.index is not VARYING:
            return self._make(known.recipe, known.index)  # type: ignore[arg-type]
        self.broken.append((user, known))
        return poison(value.type)

    # ---- handles

    def _make(self, recipe: Recipe, index: Value | None, name: str = "") -> Value:
        """Make a handle here."""
        made: Instruction
        if recipe.variable is not None:
            made = Load(recipe.type, const_gep(I8, recipe.variable, (i32(recipe.offset),), "inbounds"), 4)
        else:
            assert recipe.callee is not None
            operands: list[Value] = []
            for one in recipe.operands:
                value = one if isinstance(one, Constant) else index
                assert value is not None
                operands.append(value)
            made = Call(recipe.callee, recipe.callee.function_type, operands)
        made.name = name
        return self.emit(made)

    def _index_of(self, value: Value, known: Handle) -> Value | None:
        """The index of a handle; None when it has none that could be had."""
        if isinstance(known.index, Constant):
            return known.index
        return self._local_indices.get(value) or self._indices.get(value)

    def _set_index(self, old: Instruction, index: Value | None = None) -> None:
        """Remember the index of a handle that is made by a call (or was found before)."""
        if isinstance(old, Call):
            known = self.machine.call(old)
            if not isinstance(known, Handle) or known.index is not VARYING:
                return
            for one, operand in zip(known.recipe.operands, old.operands, strict=True):
                if one is INDEX:
                    index = self._operand(operand, old)
        if index is not None:
            self._local_indices[old] = index
            if old in self.machine.crossing and self._variant.block not in self._copied:
                self._indices[old] = index

    def _load_handle(self, old: Load) -> None:
        known = self.machine.load(old)
        if known is POISON:
            self._define(old, poison(old.type))
        if not isinstance(known, Handle):
            return
        index: Value | None = known.index if isinstance(known.index, Constant) else None
        if known.index is VARYING:
            index = self.emit(Load(I32, self._operand(old.operands[0], old), 4))
            self._set_index(old, index)
        self._define(old, self._make(known.recipe, index, old.name))

    def _store_handle(self, old: Store) -> None:
        places, known = self.machine.value(old.operands[1]), self.machine.value(old.operands[0])
        roots = [item for item, _ in places.targets if item in self.machine.facts.roots]
        if roots:
            if len(roots) != len(places.targets):
                raise Foreign
            if known is not POISON:
                self._copy(old)
            return
        if isinstance(known, Handle) and known.recipe.has_index:
            index = self._index_of(old.operands[0], known)
            if index is None:
                self.broken.append((old, known))
                return
            self.emit(Store(index, self._operand(old.operands[1], old), 4))

    # ---- ends of blocks

    def _phi(self, old: Phi) -> None:
        if isinstance(old.type, TargetExtType) or isinstance(self.machine.value(old), Constant) or (
                self.split_target(old) is not None):
            return
        made = Phi(old.type, old.flags)
        made.name = old.name
        self.emit(made)
        self._phis.setdefault(id(self._variant), []).append((old, made))
        self._local[old] = made
        self._crossing_phi(old, made)

    def _crossing_phi(self, old: Phi, made: Phi) -> None:
        """A phi that other blocks use; where its block is copied, its store has to wait for the other phis."""
        if old not in self.machine.crossing:
            return
        last = old is [one for one in self._variant.block.instructions if isinstance(one, Phi)][-1]
        if self._variant.block not in self._copied:
            self._values[old] = made
        if self._variant.block in self._copied and last:
            for old_phi, new_phi in self._phis[id(self._variant)]:
                if old_phi in self.machine.crossing:
                    self._define(old_phi, new_phi)

    def _terminator(self, old: Terminator) -> None:
        ways = self._variant.ways
        for target in ways:
            phis = [one for one in target.block.instructions if isinstance(one, Phi)]
            if phis:
                self._incoming.append((self.block, target, {
                    phi: self._operand(phi.operands[phi.blocks.index(self._variant.block)], old) for phi in phis
                    if not isinstance(phi.type, TargetExtType)}))
        if old.opcode in ("ret", "unreachable"):
            self._copy(old)
            return
        if len(ways) == 1:
            made: Terminator = Terminator("br", [], [self._new[id(ways[0])]])
            made.metadata = None if self._variant.block in self._copied else old.metadata
        else:
            copied = clone(old)
            assert isinstance(copied, Terminator)
            made = copied
            made.operands = [self._operand(operand, old) for operand in old.operands]
            by_block = {target.block: self._new[id(target)] for target in ways}
            retarget(made, [by_block[target] for target in old.targets])
        place(self.block, made)


def _in_order(flow: Flow, first: Variant) -> list[Variant]:
    """All variants that can be reached: in the order of the blocks when each is there once, else as they are run."""
    found = _walk(first)
    if len({variant.block for variant in found}) == len(found):
        numbers = {block: number for number, block in enumerate(flow.machine.flat.blocks)}
        return sorted(found, key=lambda variant: numbers[variant.block])
    return found


def _walk(first: Variant) -> list[Variant]:
    """Reverse post-order."""
    order: list[Variant] = []
    seen = {id(first)}
    stack = [(first, iter(first.ways))]
    while stack:
        variant, rest = stack[-1]
        target = next(rest, None)
        if target is None:
            order.append(variant)
            stack.pop()
        elif id(target) not in seen:
            seen.add(id(target))
            stack.append((target, iter(target.ways)))
    return order[::-1]

