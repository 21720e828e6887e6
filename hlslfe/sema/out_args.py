"""Arguments of out and inout parameters: copied to a temporary, passed by address, copied back.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::ActOnOutParamExpr.
"""

from __future__ import annotations

from hlslfe.ast.decl import ParmVarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    ExplicitCastExpr,
    Expr,
    ExtVectorElementExpr,
    HLSLOutArgExpr,
    ImplicitCastExpr,
    MatrixElementExpr,
    OpaqueValueExpr,
    RecoveryExpr,
    ignore_parens,
)
from hlslfe.ast.types import ArrayType, RecordType, matrix_layout, scalar_of, unqualified_type
from hlslfe.sema.assignment import SemaAssignment
from hlslfe.sema.conversion_rank import arithmetic_element, matrix_shape, vector_size
from hlslfe.sema.token_range import expr_range


class SemaOutArgs(SemaAssignment):
    """The HLSLOutArgExpr of a call."""

    def act_on_out_param_expr(self, param: ParmVarDecl, arg: Expr) -> Expr:
        """The argument `arg` of an out or inout parameter; errors give a RecoveryExpr."""
        is_inout = param.modifier == "inout"
        inner = ignore_parens(arg)
        if arg.is_lvalue and self.converts_flat(arg.type.canonical, param.type.canonical):
            inner = self.implicit_convert(arg, param.type, arg.begin, "assigning")
            return inner if isinstance(inner, RecoveryExpr) else self._build_out_arg(param, inner, is_inout)
        if isinstance(inner, ExplicitCastExpr) and isinstance(inner.type.canonical, RecordType):
            self.diags.report(arg.begin, "warn_hlsl_portability", 0, "a copy as an out argument")
            inner.is_lvalue = False  # DXC passes a copy, and nobody sees what becomes of it
            return self._build_out_arg(param, inner, is_inout)
        if not arg.is_lvalue or (isinstance(inner, (ExtVectorElementExpr, MatrixElementExpr)) and not inner.is_lvalue):
            self.diags.report(arg.begin, "error_hlsl_inout_lvalue", is_inout)
            return self.recovery(arg)
        if not self.check_modifiable_lvalue(arg, arg.begin):
            return self.recovery(arg)
        if self._is_scalar_extension(arg, param):
            self.diags.report(arg.begin, "error_hlsl_inout_scalar_extension", is_inout, arg.type.quoted(),
                              unqualified_type(param.type).quoted(), ranges=[expr_range(self.diags, arg)])
            return self.recovery(arg)
        return self._build_out_arg(param, arg, is_inout)

    @staticmethod
    def _is_scalar_extension(arg: Expr, param: ParmVarDecl) -> bool:
        """A scalar for a vector or the other way round; neither goes for a matrix."""
        shapes = matrix_shape(arg.type), matrix_shape(param.type)
        if shapes != (None, None):
            return scalar_of(arg.type) is not None and scalar_of(param.type) is not None and None in shapes
        if arithmetic_element(arg.type) is None or arithmetic_element(param.type) is None:
            return False
        return (vector_size(arg.type) == 0) != (vector_size(param.type) == 0)

    def _build_out_arg(self, param: ParmVarDecl, arg: Expr, is_inout: bool) -> Expr:
        argument = OpaqueValueExpr(arg, True)
        type = unqualified_type(param.type)
        if RecordType in (type.canonical.__class__, arg.type.canonical.__class__) and (
                arg.type.canonical is not type.canonical):
            return self.conversion_failed(arg, type, arg.begin, "passing")  # a base cannot become the derived object
        value = self.implicit_convert(argument, type, arg.begin, "passing")
        if isinstance(value, RecoveryExpr):
            return value
        temporary = OpaqueValueExpr(value, True)
        temporary.type = type
        writeback = self._write_back(argument, temporary)
        if isinstance(writeback, RecoveryExpr):
            return writeback
        return HLSLOutArgExpr(argument, temporary, writeback, is_inout)

    def _write_back(self, argument: OpaqueValueExpr, temporary: OpaqueValueExpr) -> Expr:
        """`argument = temporary`, converted; its place is the argument's."""
        type = unqualified_type(argument.type)
        value: Expr
        if isinstance(type.canonical, RecordType):
            value = temporary
        elif isinstance(type.canonical, ArrayType):
            value = ImplicitCastExpr(temporary.type, "HLSLArrayRValue", temporary)
            if matrix_layout(temporary.type) != matrix_layout(type):
                value = ImplicitCastExpr(type, "HLSLElementwiseCast", value)
        else:
            value = self.implicit_convert(temporary, type, argument.begin, "assigning")
            if isinstance(value, RecoveryExpr):
                return value
        return BinaryOperator(argument.loc, argument.begin, argument.end, type, "=", argument, value, True,
                              argument.object_kind)
