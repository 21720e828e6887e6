"""Casts between records, arrays and vectors, scalar by scalar: `(S)v`, `(float3)s`, `(int[2])a`, `(S)0`.

Mirrors clang/lib/CodeGen/CGExprAgg.cpp: EmitHLSLAggregateSplatCast, EmitHLSLElementwiseCast,
clang/lib/CodeGen/CGExprScalar.cpp: EmitHLSLElementwiseCast and
clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::FlattenAccessAndTypeLValue.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl
from hlslfe.ast.expr import CastExpr, Expr
from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    element_of_array,
    scalar_of,
)
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import VectorType as IRVectorType
from hlslfe.codegen.ir_types import vector
from hlslfe.codegen.record_layout import CGRecordLayout


class Leaf:
    """One scalar of a flattened object: at `pointer`, or component `component` of the vector or matrix of type
    `whole` that lies there as a vector of `count`, or the bit-field `place`."""

    __slots__ = ("pointer", "type", "component", "whole", "count", "place")

    def __init__(self, pointer: Value, type: BuiltinType, component: int = -1, whole: Type | None = None,
                 count: int = 0) -> None:
        self.pointer = pointer
        self.type = type
        self.component = component
        self.whole = whole
        self.count = count
        self.place: LValue | None = None


class FlatCastEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_flat_cast(self, expr: CastExpr, dest: Address) -> None:
        if expr.kind == "HLSLAggregateSplatCast":
            self._emit_splat_cast(expr, dest)
        elif self.is_aggregate(expr.sub.type):
            source = self.emit_any_expr_to_temp(expr.sub, "agg-temp")
            targets = self.flatten(dest, expr.type)
            sources = self.flatten(source.address, expr.sub.type)
            for target, leaf in zip(targets, sources, strict=False):
                self._store_leaf(target, self._load_leaf(leaf), leaf.type)
        else:
            self._emit_from_value(expr, dest)

    def _emit_splat_cast(self, expr: CastExpr, dest: Address) -> None:
        value = self.emit_scalar_expr(expr.sub)
        if isinstance(value.type, IRVectorType):  # a vector of one
            value = self.builder.extract_element(value, 0, "vec.load")
        source = scalar_of(expr.sub.type)
        assert source is not None
        for target in self.flatten(dest, expr.type):
            self._store_leaf(target, value, source)

    def _emit_from_value(self, expr: CastExpr, dest: Address) -> None:
        """From a vector or scalar."""
        value = self.emit_scalar_expr(expr.sub)
        source = scalar_of(expr.sub.type)
        assert source is not None
        targets = self.flatten(dest, expr.type)
        order = self._value_order(expr.sub.type)
        for index, target in zip(order, targets, strict=False) if order else enumerate(targets):
            element = value
            if isinstance(value.type, IRVectorType):
                element = self.builder.extract_element(value, index, "vec.load")
            self._store_leaf(target, element, source)

    def emit_elementwise_cast_to_value(self, expr: CastExpr) -> Value:
        """A record, array, vector or matrix becomes a scalar, vector or matrix."""
        canonical = expr.type.canonical
        if self.is_aggregate(expr.sub.type):
            source = self.emit_any_expr_to_temp(expr.sub, "agg-temp")
        else:
            source = self._spill(expr.sub)
        leaves = self.flatten(source.address, expr.sub.type)
        dest = scalar_of(canonical)
        assert dest is not None
        order = self._value_order(canonical)
        if order is None:
            return self.emit_scalar_conversion(self._load_leaf(leaves[0]), leaves[0].type, dest)
        temp = self.create_ir_temp(expr.type, "flatcast.tmp")
        result: Value = self.builder.load(temp.type, temp.pointer, temp.align)
        for index in sorted(order):
            leaf = leaves[order.index(index)]
            element = self.emit_scalar_conversion(self._load_leaf(leaf), leaf.type, dest)
            result = self.builder.insert_element(result, element, index)
        return result

    def _spill(self, expr: Expr) -> LValue:
        """The value of a vector or matrix in memory."""
        value = self.emit_scalar_expr(expr)
        is_matrix = isinstance(expr.type.canonical, ConstantMatrixType)
        create = self.create_matrix_temp if is_matrix else self.create_mem_temp
        place = LValue(create(expr.type, "hlsl.ewcast.src"), expr.type)
        self.emit_store_through_lvalue(value, place)
        return place

    @staticmethod
    def _value_order(type: Type) -> list[int] | None:
        """Where the components of a vector or matrix, row by row, lie in its value; None for a scalar."""
        canonical = type.canonical
        if isinstance(canonical, VectorType):
            return list(range(canonical.size))
        if isinstance(canonical, ConstantMatrixType):
            rows, columns = canonical.rows, canonical.columns
            return [row + column * rows for row in range(rows) for column in range(columns)]
        return None

    # ------------------------------------------------------------ leaves

    def flatten(self, address: Address, type: Type) -> list[Leaf]:
        """The scalars of the object at `address`: bases before fields. The addresses are computed here, in order."""
        found: list[Leaf] = []
        self._flatten(address, type, [i32(0)], found)
        return found

    def _flatten(self, root: Address, type: Type, path: list[Value], found: list[Leaf]) -> None:
        canonical = type.canonical
        if isinstance(canonical, ArrayType):
            for index in range(canonical.size or 0):
                self._flatten(root, element_of_array(type), [*path, i32(index)], found)
        elif isinstance(canonical, RecordType):
            self._flatten_record(root, canonical, path, found)
        elif isinstance(canonical, VectorType):
            pointer = self.builder.gep(root.type, root.pointer, path, "vector.gep", "inbounds")
            found += [Leaf(pointer, canonical.element, index, type, canonical.size) for index in range(canonical.size)]
        elif isinstance(canonical, ConstantMatrixType):
            pointer = self.builder.gep(root.type, root.pointer, path, "matrix.gep", "inbounds")
            order = self._value_order(canonical) or []
            if self.types.is_row_major(type):
                order = sorted(order)
            found += [Leaf(pointer, canonical.element, index, type, len(order)) for index in order]
        else:
            scalar = scalar_of(canonical)
            if not isinstance(canonical, (BuiltinType, EnumType)) or scalar is None:
                raise InternalError("elementwise cast of something else")
            found.append(Leaf(self.builder.gep(root.type, root.pointer, path, "gep", "inbounds"), scalar))

    def _flatten_record(self, root: Address, type: RecordType, path: list[Value], found: list[Leaf]) -> None:
        layout = self.types.record_layout(type.decl)
        for base in type.decl.bases:
            if base in layout.base_index:
                self._flatten(root, base.type, [*path, i32(layout.base_index[base])], found)
        holder: Value | None = None
        for field in type.decl.fields:
            if field.bit_width is not None:
                if holder is None:
                    holder = self.builder.gep(root.type, root.pointer, path, "gep", "inbounds")
                found.append(self._bit_field_leaf(Address(holder, layout.type, root.align), layout, field))
            elif field in layout.field_index:
                self._flatten(root, field.type, [*path, i32(layout.field_index[field])], found)

    def _bit_field_leaf(self, record: Address, layout: CGRecordLayout, field: FieldDecl) -> Leaf:
        scalar = scalar_of(field.type)
        assert scalar is not None
        leaf = Leaf(record.pointer, scalar)
        leaf.place = self.bit_field_lvalue(record, layout, field)
        return leaf

    def _load_leaf(self, leaf: Leaf) -> Value:
        """Leaves have their natural alignment, whatever they are part of."""
        builder, types = self.builder, self.types
        if leaf.place is not None:
            return self.emit_load_of_bit_field(leaf.place)
        if leaf.whole is None:
            loaded = builder.load(types.convert_type_for_mem(leaf.type), leaf.pointer, types.align_of(leaf.type))
            return builder.cast("trunc", loaded, types.convert_type(leaf.type), "loadedv")
        memory = vector(types.convert_type_for_mem(leaf.type), leaf.count)
        whole: Value = builder.load(memory, leaf.pointer, types.align_of(leaf.whole))
        whole = builder.cast("trunc", whole, types.convert_type(leaf.whole), "loadedv")
        return builder.extract_element(whole, i32(leaf.component), "vecext")

    def _store_leaf(self, leaf: Leaf, value: Value, source: BuiltinType) -> None:
        builder, types = self.builder, self.types
        value = self.emit_scalar_conversion(value, source, leaf.type)
        if leaf.place is not None:
            self.emit_store_through_bit_field(value, leaf.place)
            return
        pointer = leaf.pointer
        memory = types.convert_type_for_mem(leaf.type)
        if leaf.whole is not None:
            value = builder.cast("zext", value, memory)
            pointer = builder.gep(vector(memory, leaf.count), pointer, [i32(0), i32(leaf.component)])
        else:
            value = builder.cast("zext", value, memory, "storedv")
        builder.store(value, pointer, types.align_of(leaf.type))
