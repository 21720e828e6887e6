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
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_int, i32, poison, zero
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import FLOAT, I8, I16, I32, VOID, IRType, VectorType, array, vector, with_scalar
from hlslfe.codegen.ir_types import ArrayType as IRArrayType
from hlslfe.codegen.module_base import ModuleBase
from hlslfe.codegen.signatures import element_count
from hlslfe.codegen.stage_intrinsics import (
    LOAD_INPUT,
    LOAD_PATCH_CONSTANT,
    STORE_OUTPUT,
    SYSTEM_VALUE_INTRINSICS,
    SystemValueIntrinsic,
)

Path = tuple[FieldDecl, ...]

_OPERAND_TYPES: dict[str, IRType] = {"i8": I8, "i32": I32, "f32": FLOAT}
# The stages that Clang 22 compiles; its placeholders exist for these only.
_CLANG_22_STAGES = frozenset(("vertex", "pixel", "compute"))
# Interpretations whose values come through an intrinsic of their own.
_BY_INTRINSIC = frozenset(("NotInSig", "Shadow"))
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
    intrinsic: loads or stores a row (codegen.stage_intrinsics).
    """

    default_intrinsic = ""

    def __init__(self, cgm: ModuleBase, builder: IRBuilder, leaves: Iterable[SemanticLeaf], stage: str = "vertex",
                 intrinsic: str = "") -> None:
        self.cgm = cgm
        self.builder = builder
        self.slots = make_slots(leaves)
        self.is_compat_22 = cgm.options.clang_compat == 22 and stage in _CLANG_22_STAGES
        self.intrinsic = intrinsic or self.default_intrinsic
        self.vertex: Value | None = None  # the vertex, control point or primitive that is meant

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

    default_intrinsic = LOAD_INPUT

    def load_param(self, param: ParmVarDecl) -> Value:
        """The value of a parameter as it lies in memory (bool is i32)."""
        return self._load(param, param.type, (), 0)

    def load_vertices(self, owner: ParmVarDecl | None, type: Type, count: int) -> Value:
        """`count` vertices or control points of `type`, as an array; `owner` is the parameter (None: the result) whose
        leaves they have."""
        aggregate: Value = poison(array(self.cgm.types.convert_type_for_mem(type), count))
        for number in range(count):
            self.vertex = i32(number)
            aggregate = self.builder.insert_value(aggregate, self._load(owner, type, (), 0), (number,))
        self.vertex = None
        return aggregate

    def _load(self, param: ParmVarDecl | None, type: Type, path: Path, turn: int) -> Value:
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

    def _load_record(self, param: ParmVarDecl | None, type: RecordType, path: Path, turn: int) -> Value:
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
        if self.is_compat_22 and slot.leaf.interpretation not in _BY_INTRINSIC:
            is_direct = not slot.leaf.path and not dims
            return self.load_whole(slot, self.cgm.types.convert_type(type) if is_direct else memory)
        first = turn * _product(dims)
        if not dims:
            return self._load_element(slot, element, first)
        aggregate: Value = poison(memory)
        for number, indices in enumerate(index_paths(dims)):
            part = self._load_element(slot, element, first + number)
            aggregate = self.builder.insert_value(aggregate, part, indices)
        return aggregate

    def _load_element(self, slot: Slot, type: Type, number: int) -> Value:
        """A scalar or vector is a row; a matrix has several, which follow each other in memory."""
        memory = self.cgm.types.convert_type_for_mem(type)
        if not isinstance(type, ConstantMatrixType):
            return self._load_row(slot, memory, number)
        assert isinstance(memory, IRArrayType)
        cols = slot.leaf.cols
        rows = memory.count // cols
        aggregate: Value = poison(memory)
        for row in range(rows):
            row_type = vector(memory.element, cols) if cols > 1 else memory.element
            part = self._load_row(slot, row_type, number * rows + row)
            for column in range(cols):
                component = self.builder.extract_element(part, i32(column)) if cols > 1 else part
                aggregate = self.builder.insert_value(aggregate, component, (row * cols + column,))
        return aggregate

    def _load_row(self, slot: Slot, type: IRType, row: int) -> Value:
        leaf = slot.leaf
        if leaf.interpretation in _BY_INTRINSIC:
            intrinsic = SYSTEM_VALUE_INTRINSICS.get(leaf.system_value)
            # There is no operation for SV_CullPrimitive of a pixel shader: for DXC, too, it is always false.
            return self._load_system_value(intrinsic, type) if intrinsic is not None else zero(type)
        args: list[Value] = [i32(slot.ids[row]), i32(row), const_int(I8, 0)]
        if self.intrinsic != LOAD_PATCH_CONSTANT:
            args.append(self.vertex or poison(I32))
        callee = self.cgm.intrinsic(self.intrinsic, type, tuple(arg.type for arg in args), (type,))
        return self.builder.call(callee, args, f"{leaf.name}{leaf.indices[row]}")

    def load_whole(self, slot: Slot, type: IRType) -> Value:
        """Clang 22: the leaf in one call, operands still to be filled in."""
        callee = self.cgm.intrinsic("llvm.dx.load.input", type, (I32, I32, I32, I8, I32), (type,))
        args: list[Value] = [i32(_PLACEHOLDER_OPCODE), i32(0), i32(0), const_int(I8, 0), poison(I32)]
        return self.builder.call(callee, args, f"{slot.leaf.name}{slot.leaf.index}")

    def _load_system_value(self, intrinsic: SystemValueIntrinsic, type: IRType) -> Value:
        if not isinstance(type, VectorType):
            return self._system_value_component(intrinsic, 0, type)
        vector: Value = poison(type)
        for component in range(type.count):
            value = self._system_value_component(intrinsic, component, type.element)
            vector = self.builder.insert_element(vector, value, component)
        return vector

    def _system_value_component(self, intrinsic: SystemValueIntrinsic, component: int, type: IRType) -> Value:
        operand = _OPERAND_TYPES.get(intrinsic.operand)
        callee = self.cgm.intrinsic(intrinsic.name, _OPERAND_TYPES[intrinsic.result], (operand,) if operand else ())
        value: Value = self.builder.call(callee, [const_int(operand, component)] if operand else [])
        return self.builder.cast("trunc", value, I16) if type is I16 else value

    def to_value(self, value: Value, type: Type) -> Value:
        """A scalar, vector or matrix as a value: bool becomes i1, a matrix one vector, column by column."""
        wanted = self.cgm.types.convert_type(type)
        matrix = type.canonical
        if isinstance(matrix, ConstantMatrixType) and isinstance(value.type, IRArrayType):  # else: load_whole
            places = matrix_places(matrix, self.cgm.types.is_row_major(type))
            flat: Value = poison(vector(value.type.element, value.type.count))
            for place, number in enumerate(places):
                flat = self.builder.insert_element(flat, self.builder.extract_value(value, (place,)), number)
            value = flat
        return value if value.type is wanted else self.builder.icmp("ne", value, zero(value.type))


class SemanticStores(SemanticIO):
    """Takes outputs apart and stores them."""

    default_intrinsic = STORE_OUTPUT

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
            if isinstance(element, ConstantMatrixType):
                self._store_matrix(slot, element, row, first + number)
                continue
            if row.type is not row_type:
                row = self.builder.cast("zext", row, with_scalar(row.type, I32))
            self._store_row(slot, row, first + number)

    def _store_matrix(self, slot: Slot, matrix: ConstantMatrixType, value: Value, number: int) -> None:
        """Row by row, in the order of memory; `value` is as in memory, or one vector, column by column."""
        component_type = self.cgm.types.convert_type_for_mem(matrix.element)
        places = matrix_places(matrix, slot.leaf.row_major)
        cols = slot.leaf.cols
        rows = len(places) // cols
        for row in range(rows):
            part: Value = poison(vector(component_type, cols)) if cols > 1 else poison(component_type)
            for column in range(cols):
                place = row * cols + column
                if isinstance(value.type, VectorType):
                    component: Value = self.builder.extract_element(value, i32(places[place]))
                else:
                    component = self.builder.extract_value(value, (place,))
                component = self.builder.cast("zext", component, component_type)
                part = self.builder.insert_element(part, component, column) if cols > 1 else component
            self._store_row(slot, part, number * rows + row)

    def _store_row(self, slot: Slot, value: Value, row: int) -> None:
        # The rows of a render target array are elements of their own.
        number = 0 if slot.leaf.interpretation == "Target" else row
        self.store_part(self.element_id(slot.ids[row]), self.row_number(slot, number), 0, value)

    def element_id(self, id: int) -> Value:
        """The operand for the id of an element."""
        return i32(id)

    def row_number(self, slot: Slot, row: int) -> Value:
        """The operand for a row of an element."""
        return i32(row)

    def store_part(self, id: Value, row: Value, column: int, value: Value) -> None:
        """One call: some columns of a row."""
        args = [id, row, const_int(I8, column), value]
        if self.vertex is not None:
            args.append(self.vertex)
        callee = self.cgm.intrinsic(self.intrinsic, VOID, tuple(arg.type for arg in args), (value.type,))
        self.builder.call(callee, args)

    def _store_whole(self, value: Value) -> None:
        """Clang 22: the leaf in one call, operands still to be filled in."""
        callee = self.cgm.intrinsic("llvm.dx.store.output", VOID, (I32, I32, I32, I8, I32, value.type), (value.type,))
        args = [i32(_PLACEHOLDER_OPCODE), i32(0), i32(0), const_int(I8, 0), poison(I32), value]
        self.builder.call(callee, args)


def matrix_places(matrix: ConstantMatrixType, row_major: bool) -> list[int]:
    """Where each element of a matrix, in the order of memory, is in its value."""
    if not row_major:
        return list(range(matrix.rows * matrix.columns))
    return [column * matrix.rows + row for row in range(matrix.rows) for column in range(matrix.columns)]


def _product(dims: tuple[int, ...]) -> int:
    count = 1
    for size in dims:
        count *= size
    return count
