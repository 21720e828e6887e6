"""Expressions as places: where they lie, loads from there and stores to there.

Mirrors clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitLValue, EmitDeclRefLValue, EmitMemberExpr,
EmitArraySubscriptExpr, EmitExtVectorElementExpr, EmitLoadOfLValue, EmitStoreThroughLValue, EmitToMemory,
EmitFromMemory, EmitConditionalOperatorLValue, EmitBinaryOperatorLValue.
Differs: a component of a swizzle (`v.zyx[i] = 1`) is the right one; Clang 22 forgets the swizzle there.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FieldDecl, VarDecl, resource_record
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CompoundAssignOperator,
    ConditionalOperator,
    CStyleCastExpr,
    CXXConstructExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    ImplicitCastExpr,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    UnaryOperator,
    is_temporary,
)
from hlslfe.ast.lambdas import LambdaDecl
from hlslfe.ast.mesh_output import mesh_output_parts
from hlslfe.ast.read_only import read_only_variable
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type, VectorType, element_of_array, scalar_of
from hlslfe.codegen.address import (
    BIT_FIELD,
    EXT_VECTOR_ELT,
    REFERENCE,
    SIMPLE,
    VECTOR_ELT,
    Address,
    LValue,
    alignment_at_offset,
)
from hlslfe.codegen.bit_fields import BitFieldEmitter
from hlslfe.codegen.class_parts import ClassPartEmitter
from hlslfe.codegen.constants import ConstantInt, const_vector, i32, i64, poison
from hlslfe.codegen.function_base import InternalError
from hlslfe.codegen.ir import Block, Value
from hlslfe.codegen.ir_types import I8, I32, PTR, IntType, IRType, vector
from hlslfe.codegen.ir_types import VectorType as IRVectorType
from hlslfe.codegen.resource_places import ResourcePlaceEmitter


class LValueEmitter(ResourcePlaceEmitter, BitFieldEmitter, ClassPartEmitter):
    """Mixin of CodeGenFunction."""

    # ------------------------------------------------------------ loads and stores

    def emit_from_memory(self, value: Value, type: Type) -> Value:
        """bool is i32 in memory."""
        if not self.is_bool_like(type):
            return value
        return self.builder.cast("trunc", value, self.types.convert_type(type), "loadedv")

    def emit_to_memory(self, value: Value, type: Type) -> Value:
        """The value in its memory form; only scalars have named conversions."""
        if not self.is_bool_like(type):
            return value
        name = "" if isinstance(type.canonical, VectorType) else "storedv"
        return self.builder.cast("zext", value, self.types.convert_type_for_mem(type), name)

    def emit_load_of_scalar(self, address: Address, type: Type) -> Value:
        if isinstance(type.canonical, ConstantMatrixType):
            return self.emit_load_of_matrix(address, type)
        value = self.builder.load(self.types.convert_type_for_mem(type), address.pointer, address.align)
        return self.emit_from_memory(value, type)

    def emit_store_of_scalar(self, value: Value, address: Address, type: Type) -> None:
        if isinstance(type.canonical, ConstantMatrixType):
            self.emit_store_of_matrix(value, address, type)
            return
        self.builder.store(self.emit_to_memory(value, type), address.pointer, address.align)

    def emit_load_of_lvalue(self, lvalue: LValue) -> Value:
        if lvalue.kind == SIMPLE:
            return self.emit_load_of_scalar(lvalue.address, lvalue.type)
        if lvalue.matrix is not None:
            return self.emit_load_of_matrix_part(lvalue)
        if lvalue.kind == BIT_FIELD:
            return self.emit_load_of_bit_field(lvalue)
        vector = self.builder.load(lvalue.address.type, lvalue.address.pointer, lvalue.address.align)
        if lvalue.kind == EXT_VECTOR_ELT:
            return self._emit_load_of_ext_vector_element(vector, lvalue)
        assert lvalue.kind == VECTOR_ELT and lvalue.index is not None
        element = self.builder.extract_element(vector, lvalue.index, "vecext")
        return self.emit_from_memory(element, lvalue.type)

    def _emit_load_of_ext_vector_element(self, vector: Value, lvalue: LValue) -> Value:
        builder = self.builder
        if not isinstance(vector.type, IRVectorType):  # a scalar counts as a vector of one
            vector = builder.insert_element(const_vector_of_one(vector), vector, 0, "cast.splat")
        result = self.types.convert_type(lvalue.type)
        if not isinstance(lvalue.type.canonical, VectorType):
            element = builder.extract_element(vector, i32(lvalue.elements[0]))
            return builder.cast("trunc", element, result)
        shuffled = builder.shuffle_vector(vector, lvalue.elements)
        return builder.cast("trunc", shuffled, result, "truncv")

    def emit_store_through_lvalue(self, value: Value, lvalue: LValue) -> None:
        if lvalue.kind == SIMPLE:
            self.emit_store_of_scalar(value, lvalue.address, lvalue.type)
        elif lvalue.matrix is not None:
            self.emit_store_through_matrix_part(value, lvalue)
        elif lvalue.kind == BIT_FIELD:
            self.emit_store_through_bit_field(value, lvalue)
        elif lvalue.kind == VECTOR_ELT:
            self._emit_store_of_vector_element(value, lvalue)
        else:
            self._emit_store_through_ext_vector(value, lvalue)

    def _emit_store_of_vector_element(self, value: Value, lvalue: LValue) -> None:
        vector = lvalue.address.type
        assert isinstance(vector, IRVectorType) and lvalue.index is not None
        value = self.builder.cast("zext", value, vector.element)
        pointer = self.builder.gep(vector, lvalue.address.pointer, [i32(0), lvalue.index])
        self.builder.store(value, pointer, self.types.align_of(lvalue.type))

    def _emit_store_through_ext_vector(self, value: Value, lvalue: LValue) -> None:
        """One store a component, each with the alignment of a component."""
        builder, address = self.builder, lvalue.address
        canonical = lvalue.type.canonical
        value = builder.cast("zext", value, self.types.convert_type_for_mem(lvalue.type))
        if not isinstance(canonical, VectorType):
            builder.store(value, self._component_address(address, lvalue.elements[0]), self.types.align_of(lvalue.type))
            return
        align = self.types.align_of(canonical.element)
        for index, component in enumerate(lvalue.elements):
            element = builder.extract_element(value, i32(index))
            builder.store(element, self._component_address(address, component), align)

    def _component_address(self, address: Address, component: int) -> Value:
        """The first component needs no address computation."""
        if not component:
            return address.pointer
        return self.builder.gep(address.type, address.pointer, [i32(0), i32(component)])

    # ------------------------------------------------------------ lvalues

    def emit_lvalue(self, expr: Expr) -> LValue:
        if self.places and expr in self.places:
            return self.places[expr]
        handler = LVALUE_EMITTERS.get(expr.__class__)
        if handler is not None:
            return handler(self, expr)
        return self.emit_any_expr_to_temp(expr, "ref.tmp")

    def _emit_paren_lvalue(self, expr: ParenExpr) -> LValue:
        return self.emit_lvalue(expr.sub)

    def _emit_decl_ref_lvalue(self, expr: DeclRefExpr) -> LValue:
        decl = expr.decl
        if not isinstance(decl, VarDecl):
            raise InternalError(f"lvalue of {decl.name}")
        found = self.locals.get(decl)
        if decl.storage == "extern":
            return self.buffer_variable(decl)
        if decl.storage == "resource" and isinstance(decl.type.canonical, ArrayType):
            return self.emit_resource_array(decl)
        if found is None and decl.storage == "local":
            return self._captured_lvalue(decl)
        if found is None:
            type, align = self.types.convert_type_for_mem(decl.type), self.types.align_of(decl.type)
            return LValue(Address(self.cgm.variable(decl), type, align), decl.type)
        return self.emit_load_of_reference(found) if found.kind == REFERENCE else found

    def _captured_lvalue(self, decl: VarDecl) -> LValue:
        """What a lambda has captured."""
        record = self.function.record
        if not isinstance(record, LambdaDecl) or self.this is None:
            raise InternalError(f"lvalue of {decl.name}")
        field = self.field_lvalue(self.this, record.type, record.variables[decl])
        if field.type.is_reference:
            return self.emit_load_of_reference(LValue(field.address, decl.type, REFERENCE))
        return field

    def emit_load_of_reference(self, lvalue: LValue) -> LValue:
        """What an out or inout parameter refers to."""
        load = self.builder.load(PTR, lvalue.address.pointer, lvalue.address.align)
        module, align = self.cgm.module, self.types.align_of(lvalue.type)
        load.add_metadata("nonnull", module.node())
        if align > 1:
            load.add_metadata("align", module.node(i64(align)))
        return LValue(Address(load, self.types.convert_type_for_mem(lvalue.type), align), lvalue.type)

    def _emit_opaque_value_lvalue(self, expr: OpaqueValueExpr) -> LValue:
        found = self.opaque_values.get(expr) or self.bind_opaque_value(expr)
        return found if isinstance(found, LValue) else self.emit_any_expr_to_temp(expr, "ref.tmp")

    def _emit_this_lvalue(self, expr: CXXThisExpr) -> LValue:
        assert self.this is not None
        return LValue(self.captured_this or self.this, expr.type)

    def _emit_member_lvalue(self, expr: MemberExpr) -> LValue:
        base = self.emit_lvalue(expr.base)
        record = base.type.canonical
        assert isinstance(record, RecordType)
        return self.field_lvalue(base.address, record, expr.field)

    def _emit_subscript_lvalue(self, expr: ArraySubscriptExpr) -> LValue:
        base_type = expr.base.type.canonical
        if isinstance(base_type, VectorType):
            return self._emit_vector_element_lvalue(expr)
        if isinstance(expr.type.canonical, (RecordType, ArrayType)) and resource_record(expr.type) is not None:
            found = self.emit_resource_subscript(expr)
            if found is not None:
                return found
        array = self.emit_lvalue(_array_operand(expr.base))
        if self.is_in_buffer(array.address):
            from hlslfe.codegen.buffer_access import emit_buffer_subscript

            return emit_buffer_subscript(self, array, expr.index, is_signed_index(expr.index.type))
        index = self.emit_index(expr.index)
        return self.array_element(array, element_of_array(array.type), index, is_signed_index(expr.index.type))

    def emit_index(self, expr: Expr) -> Value:
        """An array index, as wide as a pointer."""
        index = self.emit_scalar_expr(expr)
        if index.type is I32:
            return index
        assert isinstance(index.type, IntType)
        wider = index.type.bits > 32
        opcode = "trunc" if wider else ("sext" if is_signed_index(expr.type) else "zext")
        return self.builder.cast(opcode, index, I32, "idxprom")

    def array_element(self, array: LValue, element: Type, index: Value, is_signed: bool) -> LValue:
        """Element `index` of the array at `array`."""
        if self.is_in_buffer(array.address):
            from hlslfe.codegen.buffer_access import buffer_element

            found = buffer_element(self, array, element, index)
            if found is not None:
                return found
        address, size = array.address, self.types.size_of(element)
        pointer = self.builder.gep(address.type, address.pointer, [i32(0), index], "arrayidx",
                                   "inbounds" if is_signed else "inbounds nuw")
        offset = index.value * size if isinstance(index, ConstantInt) else size
        align = alignment_at_offset(address.align, offset)
        return LValue(Address(pointer, self.types.convert_type_for_mem(element), align), element)

    def _emit_vector_element_lvalue(self, expr: ArraySubscriptExpr) -> LValue:
        vector = self.emit_lvalue(expr.base)
        index = self.emit_scalar_expr(expr.index)
        address = vector.address
        if vector.matrix is not None:
            return self.emit_element_of_matrix_part(vector, expr.type, index)
        if vector.kind == EXT_VECTOR_ELT:
            if isinstance(index, ConstantInt) and 0 <= index.value < len(vector.elements):
                return LValue(address, expr.type, EXT_VECTOR_ELT, None, (vector.elements[index.value],))
            table = const_vector(tuple(i32(element) for element in vector.elements))
            index = self.builder.extract_element(table, index)
        return LValue(address, expr.type, VECTOR_ELT, index)

    def _emit_ext_vector_element_lvalue(self, expr: ExtVectorElementExpr) -> LValue:
        """A swizzle, or swizzles of swizzles, from the innermost on."""
        chain = [expr]
        while isinstance(chain[-1].base, ExtVectorElementExpr) and chain[-1].base.is_lvalue:
            chain.append(chain[-1].base)
        whole = chain[-1].base
        base = self.emit_lvalue(whole) if whole.is_lvalue else self.emit_any_expr_to_temp(whole, "tmp")
        for swizzle in reversed(chain):
            base = self._swizzled(base, swizzle)
        return base

    def _swizzled(self, base: LValue, expr: ExtVectorElementExpr) -> LValue:
        if base.matrix is not None:
            return self.emit_part_of_matrix_part(base, expr.type, expr.indices)
        if base.kind == EXT_VECTOR_ELT:
            elements = tuple(base.elements[index] for index in expr.indices)
        elif base.kind == VECTOR_ELT:  # v[i].x, v[i].xx
            if len(expr.indices) == 1:
                return base
            element = self.create_mem_temp(base.type, "tmp")
            self.emit_store_through_lvalue(self.emit_load_of_lvalue(base), LValue(element, base.type))
            return LValue(element, expr.type, EXT_VECTOR_ELT, None, expr.indices)
        else:
            elements = expr.indices
        return LValue(base.address, expr.type, EXT_VECTOR_ELT, None, elements)

    def _emit_cast_lvalue(self, expr: CastExpr) -> LValue:
        if expr.kind == "DerivedToBase":
            return self.emit_derived_to_base(expr)
        if expr.kind in _LVALUE_CASTS and (expr.is_lvalue or expr.kind == "ArrayToPointerDecay"):
            return self.emit_lvalue(expr.sub)
        return self.emit_any_expr_to_temp(expr, "ref.tmp")

    def _emit_unary_lvalue(self, expr: UnaryOperator) -> LValue:
        if expr.op not in ("++", "--") or expr.is_postfix:
            return self.emit_any_expr_to_temp(expr, "ref.tmp")
        lvalue = self.emit_lvalue(expr.sub)
        self.emit_inc_dec(expr, lvalue)
        return lvalue

    def _emit_binary_lvalue(self, expr: BinaryOperator) -> LValue:
        if expr.op == ",":
            self.emit_ignored_expr(expr.lhs)
            self.ensure_insert_point()
            return self.emit_lvalue(expr.rhs)
        if expr.op != "=":
            return self.emit_any_expr_to_temp(expr, "ref.tmp")
        return self.emit_assignment(expr)[0]

    def _emit_compound_assign_lvalue(self, expr: CompoundAssignOperator) -> LValue:
        return self.emit_compound_assign(expr)[0]

    def _is_plain_assignment(self, expr: Expr) -> bool:
        """`a = b` of no arrays and not of what a mesh shader puts out."""
        return isinstance(expr, BinaryOperator) and expr.op == "=" and (
            not isinstance(expr.type.canonical, ArrayType)
            and not (self.mesh_outputs and mesh_output_parts(expr.lhs, self.mesh_outputs)))

    def emit_assignment(self, expr: BinaryOperator, wants_value: bool = False) -> tuple[LValue, Value | None]:
        """The right side comes first; the value is None for records and arrays."""
        parts = mesh_output_parts(expr.lhs, self.mesh_outputs) if self.mesh_outputs else []
        if parts:
            from hlslfe.codegen.stage_outputs import emit_mesh_store  # mesh shaders only

            return emit_mesh_store(self, expr, parts)
        if isinstance(expr.type.canonical, ArrayType):
            lvalue = self.emit_lvalue(expr.lhs)
            self.emit_initialization_to_lvalue(expr.rhs, lvalue)
            return lvalue, None
        chain = [expr]  # `a = b = c` and so on: from the right, without nesting
        source = _assigned(expr)
        while self._is_plain_assignment(source) and source not in self.computed:
            assert isinstance(source, BinaryOperator)
            chain.append(source)
            source = _assigned(source)
        if self.is_aggregate(expr.type):
            lvalue = self.emit_lvalue(source)
            is_move = is_temporary(source)
            for link in reversed(chain):
                copied, lvalue = self.as_base(lvalue, link.type), self.emit_lvalue(link.lhs)
                lvalue = self.emit_copy_assign(lvalue, copied, link.type, is_move)
                is_move = False
            return lvalue, None
        value = self.emit_scalar_expr(chain[-1].rhs)
        for link in reversed(chain):
            lvalue = self.emit_lvalue(link.lhs)
            if lvalue.kind == BIT_FIELD and (wants_value or link is not expr):
                value = self.emit_store_through_bit_field(value, lvalue, True)
            else:
                self.emit_store_through_lvalue(value, lvalue)
        return lvalue, value

    def _emit_conditional_lvalue(self, expr: ConditionalOperator) -> LValue:
        if not expr.is_lvalue:
            return self.emit_any_expr_to_temp(expr, "ref.tmp")
        known = self.constant_folds_to_bool(expr.cond)
        if known is not None:
            return self.emit_lvalue(expr.lhs if known else expr.rhs)
        builder = self.builder
        true_block, false_block, end = Block("cond.true"), Block("cond.false"), Block("cond.end")
        self.emit_branch_on_bool_expr(expr.cond, true_block, false_block)
        self.emit_block(true_block)
        is_mixed = (read_only_variable(expr.lhs) is None) != (read_only_variable(expr.rhs) is None)
        lhs = self._emit_choice_lvalue(expr.lhs, is_mixed)
        lhs_block = builder.block
        self.create_br(end)
        self.emit_block(false_block)
        rhs = self._emit_choice_lvalue(expr.rhs, is_mixed)
        rhs_block = builder.block
        self.emit_block(end)
        if lhs.kind != SIMPLE or rhs.kind != SIMPLE:
            raise InternalError("conditional operator on components")
        phi = builder.phi(lhs.address.pointer.type, "cond")
        assert lhs_block is not None and rhs_block is not None
        phi.add_incoming(lhs.address.pointer, lhs_block)
        phi.add_incoming(rhs.address.pointer, rhs_block)
        align = min(lhs.address.align, rhs.address.align)
        return LValue(Address(phi, lhs.address.type, align), expr.type)

    def _emit_choice_lvalue(self, expr: Expr, is_mixed: bool) -> LValue:
        """An arm of `?:`; a copy of what lies in a constant buffer when the other arm does not."""
        lvalue = self.emit_lvalue(expr)
        return LValue(self.out_of_buffer(lvalue.address, expr.type), lvalue.type) if is_mixed else lvalue

    # ------------------------------------------------------------ fields and bases

    def field_lvalue(self, base: Address, record: RecordType, field: FieldDecl) -> LValue:
        """The field of the record at `base`; an empty one lies at its offset."""
        if self.is_in_buffer(base):
            from hlslfe.codegen.buffer_access import buffer_field

            return buffer_field(self, base, record, field)
        layout = self.types.record_layout(record.decl)
        if field.bit_width is not None:
            return self.bit_field_lvalue(base, layout, field)
        if record.decl.tag == "union":
            address = Address(base.pointer, self.types.convert_type_for_mem(field.type), base.align)
            return LValue(address, field.type)
        offset = layout.ast_layout.field_offsets[field.index]
        index = layout.field_index.get(field)
        pointer = self._part_address(base, layout.type, index, offset, field.name)
        address = Address(pointer, self.types.convert_type_for_mem(field.type), alignment_at_offset(base.align, offset))
        return LValue(address, field.type)

    def _part_address(self, base: Address, struct: IRType, index: int | None, offset: int, name: str) -> Value:
        if index is None:
            return self.builder.gep(I8, base.pointer, [i32(offset)], name, "inbounds") if offset else base.pointer
        return self.builder.gep(struct, base.pointer, [i32(0), i32(index)], name, "inbounds nuw")


def const_vector_of_one(scalar: Value) -> Value:
    """poison of a vector with one element like `scalar`."""
    return poison(vector(scalar.type, 1))


def is_signed_index(type: Type) -> bool:
    """Does a subscript of this type extend with its sign?"""
    scalar = scalar_of(type)
    return scalar is not None and scalar.is_signed


def _array_operand(expr: Expr) -> Expr:
    """The array of a subscript, without the decay to a pointer."""
    while isinstance(expr, ParenExpr) or (isinstance(expr, CastExpr) and expr.kind == "ArrayToPointerDecay"):
        expr = expr.sub
    return expr


def _assigned(expr: BinaryOperator) -> Expr:
    """What is assigned. Of a record it is the lvalue that is copied: no temporary is needed for that. Of anything else
    it is an assignment, when its value is what another one has assigned."""
    source = expr.rhs
    if isinstance(expr.type.canonical, RecordType):
        while isinstance(source, CXXConstructExpr) and source.source.type.canonical is source.type.canonical:
            source = source.source
        return source
    while isinstance(source, ParenExpr) or (isinstance(source, CastExpr) and source.kind in ("LValueToRValue", "NoOp")):
        source = source.sub
    return source


_LVALUE_CASTS = frozenset({"NoOp", "VectorSplat", "LValueToRValue", "HLSLArrayRValue", "ArrayToPointerDecay"})

LVALUE_EMITTERS: dict[type, Callable[..., LValue]] = {
    ParenExpr: LValueEmitter._emit_paren_lvalue,
    DeclRefExpr: LValueEmitter._emit_decl_ref_lvalue,
    CXXThisExpr: LValueEmitter._emit_this_lvalue,
    OpaqueValueExpr: LValueEmitter._emit_opaque_value_lvalue,
    MemberExpr: LValueEmitter._emit_member_lvalue,
    ArraySubscriptExpr: LValueEmitter._emit_subscript_lvalue,
    CallExpr: LValueEmitter.emit_call_lvalue,
    ExtVectorElementExpr: LValueEmitter._emit_ext_vector_element_lvalue,
    MatrixSingleSubscriptExpr: LValueEmitter.emit_matrix_row_lvalue,
    MatrixSubscriptExpr: LValueEmitter.emit_matrix_subscript_lvalue,
    MatrixElementExpr: LValueEmitter.emit_matrix_element_lvalue,
    ImplicitCastExpr: LValueEmitter._emit_cast_lvalue,
    CStyleCastExpr: LValueEmitter._emit_cast_lvalue,
    CXXFunctionalCastExpr: LValueEmitter._emit_cast_lvalue,
    CXXStaticCastExpr: LValueEmitter._emit_cast_lvalue,
    UnaryOperator: LValueEmitter._emit_unary_lvalue,
    BinaryOperator: LValueEmitter._emit_binary_lvalue,
    CompoundAssignOperator: LValueEmitter._emit_compound_assign_lvalue,
    ConditionalOperator: LValueEmitter._emit_conditional_lvalue,
}
