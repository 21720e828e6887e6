"""Loads of an entry point's inputs and stores of its outputs, leaf by leaf.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::handleSemanticLoad, handleStructSemanticLoad,
handleScalarSemanticLoad, handleSemanticStore, handleStructSemanticStore, emitSystemSemanticLoad,
emitDXILUserSemanticLoad, emitDXILUserSemanticStore.
Differs: head's operands (signature id, row, column), one call a row; -fclang-compat=22 has Clang 22's placeholders,
one call a leaf.  Which leaf is met where is looked up by its path instead of counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hlslfe.ast.decl import FieldDecl, ParmVarDecl
from hlslfe.ast.entry import SemanticLeaf
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_int, i32, poison, zero
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import I8, I16, I32, VOID, IRType, VectorType, with_scalar
from hlslfe.codegen.module_base import ModuleBase
from hlslfe.codegen.signatures import element_count

Path = tuple[FieldDecl, ...]

# System value -> the intrinsic that gives a component of it.
_THREAD_ID_INTRINSICS: dict[str, str] = {
    "DispatchThreadID": "llvm.dx.thread.id",
    "GroupID": "llvm.dx.group.id",
    "GroupThreadID": "llvm.dx.thread.id.in.group",
    "GroupIndex": "llvm.dx.flattened.thread.id.in.group",
}
_PLACEHOLDER_OPCODE = 4  # Clang 22's first operand, of loads and stores alike


class Slot:
    """A leaf and the id of its (first) signature element; `ids` has one id a row."""

    __slots__ = ("leaf", "ids")

    def __init__(self, leaf: SemanticLeaf, first_id: int) -> None:
        self.leaf = leaf
        rows = len(leaf.indices)
        # The elements of a render target array stand in the list last row first.
        is_split = leaf.interpretation == "Target"
        self.ids = [first_id + rows - 1 - row for row in range(rows)] if is_split else [first_id] * rows


def make_slots(leaves: Iterable[SemanticLeaf]) -> dict[tuple[ParmVarDecl | None, Path], Slot]:
    """The slot of each leaf of one direction, by its parameter (None: the result) and path."""
    slots: dict[tuple[ParmVarDecl | None, Path], Slot] = {}
    next_id = 0
    for leaf in leaves:
        slots[leaf.param, leaf.path] = Slot(leaf, next_id)
        next_id += element_count(leaf)
    return slots


def array_shape(type: Type) -> tuple[Type, tuple[int, ...]]:
    """The canonical element type below all array bounds, and the bounds."""
    element = type.canonical
    dims = []
    while isinstance(element, ArrayType):
        dims.append(element.size or 0)
        element = element.element.canonical
    return element, tuple(dims)


def index_paths(dims: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All index tuples of an array, the last dimension fastest; one empty tuple for what is no array."""
    if not dims:
        yield ()
        return
    for index in range(dims[0]):
        for rest in index_paths(dims[1:]):
            yield (index, *rest)


class SemanticIO:
    """What loads and stores have in common.

    turn: which element of the arrays of records around is meant, all dimensions counted as one.
    """

    def __init__(self, cgm: ModuleBase, builder: IRBuilder, leaves: Iterable[SemanticLeaf]) -> None:
        self.cgm = cgm
        self.builder = builder
        self.slots = make_slots(leaves)
        self.is_compat_22 = cgm.options.clang_compat == 22

    def first_slot(self, param: ParmVarDecl | None, path: Path) -> Slot:
        """The first leaf at or below `path`; the semantic on an array of records gave it its name and index."""
        return next(slot for (owner, leaf_path), slot in self.slots.items()
                    if owner is param and leaf_path[: len(path)] == path)

    def _members(self, type: RecordType) -> Iterator[tuple[int, Type, FieldDecl | None]]:
        """(index in the IR struct, type, field) of the bases (field None) and fields that hold something."""
        layout = self.cgm.types.record_layout(type.decl)
        for base in type.decl.bases:
            if base in layout.base_index:
                yield layout.base_index[base], base.type, None
        for field in type.decl.fields:
            if field in layout.field_index:
                yield layout.field_index[field], field.type, field


class SemanticLoads(SemanticIO):
    """Loads inputs and puts them together."""

    def load_param(self, param: ParmVarDecl) -> Value:
        """The value of a parameter as it lies in memory (bool is i32)."""
        return self._load(param, param.type, (), 0)

    def _load(self, param: ParmVarDecl, type: Type, path: Path, turn: int) -> Value:
        element, dims = array_shape(type)
        if not isinstance(element, RecordType):
            return self._load_leaf(self.slots[param, path], type, turn)
        if not dims:
            return self._load_record(param, element, path, turn)
        if self.is_compat_22:
            return self.load_whole(self.first_slot(param, path), self.cgm.types.convert_type_for_mem(type))
        aggregate: Value = poison(self.cgm.types.convert_type_for_mem(type))
        for number, indices in enumerate(index_paths(dims)):
            part = self._load_record(param, element, path, turn * _product(dims) + number)
            aggregate = self.builder.insert_value(aggregate, part, indices)
        return aggregate

    def _load_record(self, param: ParmVarDecl, type: RecordType, path: Path, turn: int) -> Value:
        aggregate: Value = poison(self.cgm.types.convert_type_for_mem(type))
        for index, member_type, field in self._members(type):
            if field is None:
                assert isinstance(member_type, RecordType)
                part = self._load_record(param, member_type, path, turn)
            else:
                part = self._load(param, member_type, (*path, field), turn)
            aggregate = self.builder.insert_value(aggregate, part, (index,))
        return aggregate

    def _load_leaf(self, slot: Slot, type: Type, turn: int) -> Value:
        element, dims = array_shape(type)
        memory = self.cgm.types.convert_type_for_mem(type)
        if self.is_compat_22 and slot.leaf.interpretation != "NotInSig":
            is_direct = not slot.leaf.path and not dims
            return self.load_whole(slot, self.cgm.types.convert_type(type) if is_direct else memory)
        row_type = self.cgm.types.convert_type_for_mem(element)
        first = turn * _product(dims)
        if not dims:
            return self._load_row(slot, row_type, first)
        aggregate: Value = poison(memory)
        for number, indices in enumerate(index_paths(dims)):
            row = self._load_row(slot, row_type, first + number)
            aggregate = self.builder.insert_value(aggregate, row, indices)
        return aggregate

    def _load_row(self, slot: Slot, type: IRType, row: int) -> Value:
        leaf = slot.leaf
        if leaf.interpretation == "NotInSig":
            return self._load_thread_id(_THREAD_ID_INTRINSICS[leaf.system_value], type)
        callee = self.cgm.intrinsic("llvm.dx.load.input", type, (I32, I32, I8, I32), (type,))
        args: list[Value] = [i32(slot.ids[row]), i32(row), const_int(I8, 0), poison(I32)]
        return self.builder.call(callee, args, f"{leaf.name}{leaf.indices[row]}")

    def load_whole(self, slot: Slot, type: IRType) -> Value:
        """Clang 22: the leaf in one call, operands still to be filled in."""
        callee = self.cgm.intrinsic("llvm.dx.load.input", type, (I32, I32, I32, I8, I32), (type,))
        args: list[Value] = [i32(_PLACEHOLDER_OPCODE), i32(0), i32(0), const_int(I8, 0), poison(I32)]
        return self.builder.call(callee, args, f"{slot.leaf.name}{slot.leaf.index}")

    def _load_thread_id(self, intrinsic: str, type: IRType) -> Value:
        if not isinstance(type, VectorType):
            return self._thread_id_component(intrinsic, 0, type)
        vector: Value = poison(type)
        for component in range(type.count):
            value = self._thread_id_component(intrinsic, component, type.element)
            vector = self.builder.insert_element(vector, value, component)
        return vector

    def _thread_id_component(self, intrinsic: str, component: int, type: IRType) -> Value:
        is_plain = intrinsic == _THREAD_ID_INTRINSICS["GroupIndex"]
        callee = self.cgm.intrinsic(intrinsic, I32, () if is_plain else (I32,))
        value: Value = self.builder.call(callee, [] if is_plain else [i32(component)])
        return self.builder.cast("trunc", value, I16) if type is I16 else value

    def to_value(self, value: Value, type: Type) -> Value:
        """A scalar or vector as a value: bool becomes i1."""
        wanted = self.cgm.types.convert_type(type)
        return value if value.type is wanted else self.builder.icmp("ne", value, zero(value.type))


class SemanticStores(SemanticIO):
    """Takes outputs apart and stores them."""

    def store(self, param: ParmVarDecl | None, type: Type, value: Value) -> None:
        """Store the result (`param` None) or an out parameter; a bool may still be i1."""
        self._store(param, type, value, (), 0)

    def _store(self, param: ParmVarDecl | None, type: Type, value: Value, path: Path, turn: int) -> None:
        element, dims = array_shape(type)
        if not isinstance(element, RecordType):
            self._store_leaf(self.slots[param, path], type, value, turn)
        elif not dims:
            self._store_record(param, element, value, path, turn)
        elif self.is_compat_22:
            self._store_whole(value)
        else:
            for number, indices in enumerate(index_paths(dims)):
                part = self.builder.extract_value(value, indices)
                self._store_record(param, element, part, path, turn * _product(dims) + number)

    def _store_record(self, param: ParmVarDecl | None, type: RecordType, value: Value, path: Path, turn: int) -> None:
        for index, member_type, field in self._members(type):
            part = self.builder.extract_value(value, (index,))
            if field is None:
                assert isinstance(member_type, RecordType)
                self._store_record(param, member_type, part, path, turn)
            else:
                self._store(param, member_type, part, (*path, field), turn)

    def _store_leaf(self, slot: Slot, type: Type, value: Value, turn: int) -> None:
        element, dims = array_shape(type)
        if self.is_compat_22:
            self._store_whole(value)
            return
        row_type = self.cgm.types.convert_type_for_mem(element)
        first = turn * _product(dims)
        for number, indices in enumerate(index_paths(dims)):
            row = self.builder.extract_value(value, indices) if indices else value
            if row.type is not row_type:
                row = self.builder.cast("zext", row, with_scalar(row.type, I32))
            self._store_row(slot, row, first + number)

    def _store_row(self, slot: Slot, value: Value, row: int) -> None:
        callee = self.cgm.intrinsic("llvm.dx.store.output", VOID, (I32, I32, I8, value.type), (value.type,))
        # The rows of a render target array are elements of their own.
        number = 0 if slot.leaf.interpretation == "Target" else row
        self.builder.call(callee, [i32(slot.ids[row]), i32(number), const_int(I8, 0), value])

    def _store_whole(self, value: Value) -> None:
        """Clang 22: the leaf in one call, operands still to be filled in."""
        callee = self.cgm.intrinsic("llvm.dx.store.output", VOID, (I32, I32, I32, I8, I32, value.type), (value.type,))
        args = [i32(_PLACEHOLDER_OPCODE), i32(0), i32(0), const_int(I8, 0), poison(I32), value]
        self.builder.call(callee, args)


def _product(dims: tuple[int, ...]) -> int:
    count = 1
    for size in dims:
        count *= size
    return count
