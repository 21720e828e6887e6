"""Resources as places: elements of arrays of them, what subscripts return, assignments.

Mirrors clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitCallExprLValue, EmitArraySubscriptExpr (of resources).
Differs: the emitters themselves are in codegen.resource_access, which is loaded when a shader has resources.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl, copied_record
from hlslfe.ast.expr import ArraySubscriptExpr, CallExpr
from hlslfe.ast.types import RecordType, Type
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.function_base import CONSTANT_POINTERS
from hlslfe.codegen.matrix import MatrixEmitter


class ResourcePlaceEmitter(MatrixEmitter):
    """Mixin of CodeGenFunction."""

    def emit_resource_subscript(self, expr: ArraySubscriptExpr) -> LValue | None:
        """An element of a global array of resources; None when the array lies elsewhere."""
        from hlslfe.codegen.resource_access import emit_resource_array_subscript, resource_array_of

        array = resource_array_of(expr)
        return None if array is None else emit_resource_array_subscript(self, expr, array)

    def emit_resource_array(self, decl: VarDecl) -> LValue:
        """A global array of resources as a whole, made here."""
        from hlslfe.codegen.resource_access import emit_resource_array

        return emit_resource_array(self, decl)

    def emit_call_lvalue(self, expr: CallExpr) -> LValue:
        """What a function returns: a place, or a value that is put into one."""
        if not expr.is_lvalue:
            return self.emit_any_expr_to_temp(expr, "ref.tmp")
        pointer = self.emit_call_expr(expr, None)
        assert pointer is not None
        memory, align = self.types.convert_type_for_mem(expr.type), self.types.align_of(expr.type)
        if pointer.type in CONSTANT_POINTERS:
            memory = self.types.buffer_types().convert(expr.type)
        return LValue(Address(pointer, memory, align), expr.type)

    def emit_mem_copy(self, dest: Address, source: Address, type: Type) -> None:
        """Copy a record or array: one with resources part by part."""
        if self.cgm.unit.has_resources and dest.pointer is not source.pointer and not self.is_in_buffer(source):
            from hlslfe.codegen.legalize_resources import copies_by_parts, copy_by_parts

            if copies_by_parts(self, type):
                copy_by_parts(self, dest, source, type)
                return
        super().emit_mem_copy(dest, source, type)

    def emit_copy_assign(self, dest: LValue, source: LValue, type: Type, is_move: bool) -> LValue:
        """`dest = source` of records: a copy, or what the class has for it; the place that it leaves."""
        record = type.canonical
        if isinstance(record, RecordType) and copied_record(record) is not None:
            from hlslfe.codegen.implicit_members import ASSIGN, copying_member  # many shaders have no resources

            function = copying_member(self, record.decl, ASSIGN, is_move)
            pointer = self.emit_method_call(function, [dest.address.pointer, source.address.pointer])
            return LValue(Address(pointer, dest.address.type, dest.address.align), dest.type)
        self.emit_mem_copy(dest.address, source.address, type)
        return dest
