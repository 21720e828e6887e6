"""Outputs that a function writes while it runs: vertices appended to streams, vertices and primitives of meshes.

No Clang counterpart: Clang 22 has neither geometry nor mesh shaders; the intrinsics are those of
codegen.stage_intrinsics.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, ParmVarDecl
from hlslfe.ast.entry import EntryPoint, SemanticLeaf, StageParam
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    DeclRefExpr,
    Expr,
    MemberExpr,
    ignore_paren_implicit_casts,
)
from hlslfe.ast.mesh_output import whole_outputs
from hlslfe.ast.stage_types import StreamDecl
from hlslfe.ast.types import ArrayType, ConstantMatrixType, Type
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.constants import ConstantInt, const_int, i32, poison
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Function, Value
from hlslfe.codegen.ir_types import I8, I32, PTR, VOID
from hlslfe.codegen.ir_types import VectorType as IRVectorType
from hlslfe.codegen.mesh_parts import Choice, Places, all_places, pick, store_places
from hlslfe.codegen.semantic_io import SemanticStores, Slot, array_shape
from hlslfe.codegen.stage_intrinsics import (
    CUT_STREAM,
    DISPATCH_MESH,
    EMIT_INDICES,
    EMIT_STREAM,
    STORE_PRIMITIVE_OUTPUT,
    STORE_VERTEX_OUTPUT,
)

# ---------------------------------------------------------------- streams


class _StreamStores(SemanticStores):
    """Stores one vertex of a stream. first: where the ids of the stream begin, when only the handle knows."""

    def __init__(self, cgf: CodeGenFunctionBase, entry: EntryPoint, param: ParmVarDecl, first: Value | None) -> None:
        super().__init__(cgf.cgm, cgf.builder, entry.outputs, entry.stage)
        self.slots = {key: slot for key, slot in self.slots.items() if key[0] is param}
        self.lowest = min((id for slot in self.slots.values() for id in slot.ids), default=0)
        self.first = first

    def element_id(self, id: int) -> Value:
        if self.first is None:
            return i32(id)
        return self.builder.binop("add", self.first, i32(id - self.lowest)) if id > self.lowest else self.first


def emit_stream_method(cgf: CodeGenFunctionBase, expr: CallExpr) -> None:
    """`stream.Append(vertex)`: stores and `emit.stream`; `stream.RestartStrip()`: `cut.stream`."""
    assert expr.base is not None
    stream = expr.function.record
    assert isinstance(stream, StreamDecl)
    number, first, place = _stream_handle(cgf, expr.base)
    if expr.args:
        value = _emit_value(cgf, expr.args[0], stream.element)
        if place is None:
            place = _any_place(cgf, stream)
        if place is not None:
            entry, param = place
            _StreamStores(cgf, entry, param, first).store(param, stream.element, value)
    name = EMIT_STREAM if expr.args else CUT_STREAM
    callee = cgf.cgm.intrinsic(name, VOID, (I8,))
    cgf.builder.call(callee, [number])


def _stream_handle(cgf: CodeGenFunctionBase,
                   base: Expr) -> tuple[Value, Value | None, tuple[EntryPoint, ParmVarDecl] | None]:
    """The number of a stream, the id of its first element and the parameter it is; in the entry point itself these are
    known, in other functions the handle holds them."""
    expr = ignore_paren_implicit_casts(base)
    function = cgf.function.canonical
    entry = cgf.cgm.entry_points.get(function) if not function.is_referenced else None  # it may have other callers
    if entry is not None and isinstance(expr, DeclRefExpr) and isinstance(expr.decl, ParmVarDecl):
        place = entry.params.get(expr.decl)
        if place is not None:
            return const_int(I8, place.stream), None, (entry, expr.decl)
    address = cgf.emit_lvalue(base).address
    parts: list[Value] = []
    for index in (0, 1):
        pointer = cgf.builder.gep(address.type, address.pointer, [i32(0), i32(index)], "", "inbounds nuw")
        parts.append(cgf.builder.load(I32, pointer, 1))
    return cgf.builder.cast("trunc", parts[0], I8), parts[1], None


def _any_place(cgf: CodeGenFunctionBase, stream: StreamDecl) -> tuple[EntryPoint, ParmVarDecl] | None:
    """An entry point with such a stream: the elements of a vertex come in the same order everywhere."""
    for entry in cgf.cgm.entry_points.values():
        for param, place in entry.params.items():
            if place.kind == "stream" and param.type.canonical is stream.type:
                return entry, param
    return None


def _emit_value(cgf: CodeGenFunctionBase, expr: Expr, type: Type) -> Value:
    """The value of an expression, of records and arrays, too, as it lies in memory."""
    if not cgf.is_aggregate(type):
        return cgf.emit_scalar_expr(expr)
    address = cgf.emit_any_expr_to_temp(expr, "agg.tmp").address
    return cgf.builder.load(address.type, address.pointer, address.align)


# ---------------------------------------------------------------- meshes


class _MeshStores(SemanticStores):
    """Stores outputs of one vertex or primitive.

    turn_value: which element of the arrays around is meant, all dimensions counted as one; `turns` elements have been
    told apart that way.
    """

    def __init__(self, cgf: CodeGenFunctionBase, leaves: list[SemanticLeaf], intrinsic: str, index: Value) -> None:
        super().__init__(cgf.cgm, cgf.builder, leaves, "mesh", intrinsic)
        self.vertex = index
        self.turn_value: Value | None = None
        self.turns = 1

    def subscript(self, index: Value, size: int) -> None:
        """An array of `size` elements was entered at `index`."""
        turn = self.turn_value
        if turn is not None:
            index = self.builder.binop("add", self.builder.binop("mul", turn, i32(size)), index)
        self.turn_value = index
        self.turns *= size

    def row_number(self, slot: Slot, row: int) -> Value:
        turn = self.turn_value
        below = len(slot.leaf.indices) // self.turns
        if turn is None:
            return i32(row)
        if isinstance(turn, ConstantInt):
            return i32(turn.value * below + row)
        if below > 1:
            turn = self.builder.binop("mul", turn, i32(below))
        return self.builder.binop("add", turn, i32(row)) if row else turn

    def place_of(self, param: ParmVarDecl, path: tuple[FieldDecl, ...]) -> Slot:
        return self.slots[param, path]

    def store_components(self, slot: Slot, places: Places, value: Value) -> None:
        """Each component of `value` at its place in the vector or matrix."""
        is_matrix = isinstance(array_shape(slot.leaf.type)[0], ConstantMatrixType)
        for number, (row, column) in enumerate(places):
            if is_matrix and not slot.leaf.row_major:
                row, column = column, row
            part = self.builder.extract_element(value, i32(number)) if isinstance(value.type, IRVectorType) else value
            self.store_part(self.element_id(slot.ids[0]), self.row_number(slot, row), column, part)

    def store_aggregate(self, param: ParmVarDecl, type: Type, value: Value, path: tuple[FieldDecl, ...]) -> None:
        """Everything from `path` on."""
        self._store(param, type, value, path, 0)


def emit_mesh_store(cgf: CodeGenFunctionBase, expr: BinaryOperator, parts: list[Expr]) -> tuple[LValue, Value | None]:
    """`output[i]... = value`; `parts` as ast.mesh_output has them. The lvalue that an assignment gives is a stand-in:
    nobody reads it."""
    reference = parts[0]
    assert isinstance(reference, DeclRefExpr) and isinstance(reference.decl, ParmVarDecl)
    param = reference.decl
    value = _emit_value(cgf, expr.rhs, expr.lhs.type)
    indices: list[tuple[Value, Value, Type]] = []  # which vertex or primitive, what is written, its type
    if len(parts) > 1:
        subscript = parts[1]
        assert isinstance(subscript, ArraySubscriptExpr)
        indices.append((cgf.emit_index(subscript.index), value, expr.lhs.type))
    entry, place = cgf.mesh_outputs[param]
    if len(parts) == 1:  # all of them
        indices += [(i32(number), cgf.builder.extract_value(value, (number,)), place.type)
                    for number in range(place.count)]
    for index, part, type in indices:
        if place.kind == "indices":
            _emit_indices(cgf, index, part)
        else:
            _emit_parts(cgf, entry, place, index, part, type, parts[2:])
    memory = cgf.types.convert_type_for_mem(expr.lhs.type)
    return LValue(Address(poison(PTR), memory, cgf.types.align_of(expr.lhs.type)), expr.lhs.type), value


def mesh_callee(cgf: CodeGenFunctionBase, expr: CallExpr) -> Function:
    """What a call in a function with output arrays calls: a copy of its own for those that it hands on whole."""
    whole = whole_outputs(expr, cgf.mesh_outputs)
    definition = expr.function.canonical.definition
    if not whole or definition is None:
        return cgf.cgm.function(expr.function)
    return cgf.cgm.mesh_function(definition, {param: cgf.mesh_outputs[use.decl] for param, use in whole.items()})


def _emit_indices(cgf: CodeGenFunctionBase, primitive: Value, value: Value) -> None:
    assert isinstance(value.type, IRVectorType)
    vertices: list[Value] = [cgf.builder.extract_element(value, i32(number)) for number in range(value.type.count)]
    vertices += [poison(I32)] * (3 - len(vertices))
    cgf.builder.call(cgf.cgm.intrinsic(EMIT_INDICES, VOID, (I32,) * 4), [primitive, *vertices])


def _emit_parts(cgf: CodeGenFunctionBase, entry: EntryPoint, place: StageParam, index: Value, value: Value, type: Type,
                parts: list[Expr]) -> None:
    """The stores for one vertex or primitive: of all of it, or of what `parts` pick."""
    is_vertex = place.kind == "mesh vertices"
    leaves = entry.outputs if is_vertex else entry.patch_constants
    stores = _MeshStores(cgf, leaves, STORE_VERTEX_OUTPUT if is_vertex else STORE_PRIMITIVE_OUTPUT, index)
    path: tuple[FieldDecl, ...] = ()
    target: Places | Choice | None = None
    for part in parts:
        base = getattr(part, "base", part).type.canonical
        if isinstance(part, MemberExpr):
            path = (*path, part.field)
        elif isinstance(part, ArraySubscriptExpr) and isinstance(base, ArrayType):
            stores.subscript(cgf.emit_index(part.index), base.size or 1)
        else:
            target = pick(cgf, all_places(base) if target is None else target, part)
            if target is None:
                _report_part(cgf, part)
                return
    if target is None:
        stores.store_aggregate(place.param, type, value, path)
        return
    slot = stores.place_of(place.param, path)
    value = cgf.builder.cast("zext", value, cgf.types.convert_type_for_mem(type))
    store_places(cgf, target, lambda places: stores.store_components(slot, places, value))


def _report_part(cgf: CodeGenFunctionBase, part: Expr) -> None:
    if cgf.cgm.diags is not None:
        cgf.cgm.diags.report(part.loc, "err_not_supported_yet", "writing this part of a mesh output")


# ---------------------------------------------------------------- amplification


def emit_dispatch_mesh(cgf: CodeGenFunctionBase, expr: CallExpr) -> None:
    """`DispatchMesh(x, y, z, payload)`."""
    counts = [cgf.emit_scalar_expr(arg) for arg in expr.args[:3]]
    source = expr.args[3]
    place = cgf.emit_lvalue(source) if source.is_lvalue else cgf.emit_any_expr_to_temp(source, "agg.tmp")
    payload = place.address.pointer
    types = (I32, I32, I32, payload.type)
    cgf.builder.call(cgf.cgm.intrinsic(DISPATCH_MESH, VOID, types, (payload.type,)), [*counts, payload])
