"""Arguments of out and inout parameters: a temporary, copied in before the call and back after it.

Mirrors clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitHLSLOutArgLValues, EmitHLSLOutArgExpr and
clang/lib/CodeGen/CGCall.cpp: emitWriteback.
Differs: the temporary of a bool has its memory type; Clang 22 makes it i1 and writes past its end, so that optimisers
drop the value.
"""

from __future__ import annotations

from hlslfe.ast.expr import HLSLOutArgExpr
from hlslfe.ast.types import ConstantMatrixType
from hlslfe.codegen.address import LValue
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Value


class OutArgEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_out_arg(self, expr: HLSLOutArgExpr) -> Value:
        """The address to pass; the place of the argument is computed once, here."""
        argument, temporary = expr.argument, expr.temporary
        self.opaque_values[argument] = self.emit_lvalue(argument.source)
        if isinstance(expr.type.canonical, ConstantMatrixType):
            place = self.create_matrix_temp(expr.type)
        else:
            place = self.create_mem_temp(expr.type)
        temp = LValue(place, expr.type)
        if expr.is_inout:
            self.emit_initialization_to_lvalue(temporary.source, temp)
        self.opaque_values[temporary] = temp
        return temp.address.pointer

    def emit_writeback(self, expr: HLSLOutArgExpr) -> None:
        """Assign what the callee left in the temporary."""
        self.emit_ignored_expr(expr.writeback)
        del self.opaque_values[expr.argument]
        del self.opaque_values[expr.temporary]
