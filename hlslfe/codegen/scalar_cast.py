"""Conversions of scalars and vectors.

Mirrors clang/lib/CodeGen/CGExprScalar.cpp: ScalarExprEmitter::VisitCastExpr, EmitScalarConversion, EmitScalarCast,
EmitConversionToBool, EmitIntToBoolConversion.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import CastExpr, Expr
from hlslfe.ast.types import BuiltinType, ConstantMatrixType, Type, VectorType, scalar_of
from hlslfe.codegen.constants import i32, zero
from hlslfe.codegen.function_base import InternalError
from hlslfe.codegen.ir import Instruction, Value
from hlslfe.codegen.ir_types import I1, FloatType, IntType, IRType
from hlslfe.codegen.scalar_ops import ScalarOpsEmitter

ELEMENT_CONVERSIONS = frozenset({"IntegralCast", "IntegralToFloating", "FloatingToIntegral", "FloatingCast"})


class ScalarCastEmitter(ScalarOpsEmitter):
    """Mixin of CodeGenFunction."""

    def emit_scalar_cast(self, expr: CastExpr) -> Value:
        handler = CAST_EMITTERS.get(expr.kind)
        if handler is None:
            raise InternalError(f"cast {expr.kind}")
        return handler(self, expr)

    def _emit_same(self, expr: CastExpr) -> Value:
        return self.emit_scalar_expr(expr.sub)

    def _emit_element_conversion(self, expr: CastExpr) -> Value:
        return self.emit_scalar_conversion(self.emit_scalar_expr(expr.sub), expr.sub.type, expr.type)

    def _emit_to_boolean(self, expr: CastExpr) -> Value:
        return self.emit_conversion_to_bool(self.emit_scalar_expr(expr.sub))

    def _emit_splat(self, expr: CastExpr) -> Value:
        value = self.emit_scalar_expr(expr.sub)
        canonical = expr.type.canonical
        if isinstance(canonical, ConstantMatrixType):
            return self.builder.vector_splat(canonical.rows * canonical.columns, value, "splat")
        if not isinstance(canonical, VectorType):
            raise InternalError("splat to no vector")
        return self.builder.vector_splat(canonical.size, value, "splat")

    def _emit_vector_truncation(self, expr: CastExpr) -> Value:
        value = self.emit_scalar_expr(expr.sub)
        canonical = expr.type.canonical
        if isinstance(canonical, VectorType):
            return self.builder.shuffle_vector(value, tuple(range(canonical.size)), name="trunc")
        return self.builder.extract_element(value, i32(0), "cast.vtrunc")

    def _emit_matrix_truncation(self, expr: CastExpr) -> Value:
        return self.emit_matrix_truncation(self.emit_scalar_expr(expr.sub), expr.sub.type, expr.type)

    def _emit_elementwise(self, expr: CastExpr) -> Value:
        return self.emit_elementwise_cast_to_value(expr)

    # ------------------------------------------------------------ conversions

    def evaluate_expr_as_bool(self, expr: Expr) -> Value:
        value = self.emit_scalar_expr(expr)
        return value if value.type is I1 else self.emit_conversion_to_bool(value)

    def emit_conversion_to_bool(self, value: Value) -> Value:
        """`value != 0`, of each element."""
        if value.type.scalar is I1:
            return value
        if value.type.is_fp:
            return self.builder.fcmp("une", value, zero(value.type), "tobool")
        if isinstance(value, Instruction) and value.opcode == "zext" and value.operands[0].type is I1:
            return self._undo_extension(value)
        return self.builder.is_not_null(value, "tobool")

    def _undo_extension(self, extension: Instruction) -> Value:
        """A bool that was made an integer only to be tested; the extension goes when nothing can use it yet."""
        block = self.builder.block
        if block is not None and block.instructions and block.instructions[-1] is extension:
            block.instructions.pop()
            self.fn.names.release(extension.name)
        return extension.operands[0]

    def emit_scalar_conversion(self, value: Value, source: Type, dest: Type) -> Value:
        if source.canonical is dest.canonical:
            return value
        from_scalar, to_scalar = scalar_of(source), scalar_of(dest)
        assert from_scalar is not None and to_scalar is not None
        if isinstance(dest.canonical, VectorType) and not isinstance(source.canonical, VectorType):
            value = self.emit_scalar_conversion(value, source, to_scalar)
            return self.builder.vector_splat(dest.canonical.size, value, "splat")
        if to_scalar.category == "bool":
            return self.emit_conversion_to_bool(value)
        return self.convert_elements(value, from_scalar, self.types.convert_type(dest), to_scalar)

    def convert_elements(self, value: Value, source: BuiltinType, type: IRType, dest: BuiltinType) -> Value:
        """A value with elements of `source` becomes the IR `type` with elements of `dest` (not bool)."""
        if value.type is type:
            return value
        old, new = value.type.scalar, type.scalar
        if isinstance(old, IntType):
            if isinstance(new, IntType):
                opcode = "trunc" if new.bits < old.bits else ("sext" if source.is_signed else "zext")
            else:
                opcode = "sitofp" if source.is_signed else "uitofp"
        elif isinstance(new, IntType):
            opcode = "fptosi" if dest.is_signed else "fptoui"
        else:
            assert isinstance(old, FloatType) and isinstance(new, FloatType)
            opcode = "fptrunc" if new.bits < old.bits else "fpext"
        return self.builder.cast(opcode, value, type, "conv")

    def emit_elementwise_cast_to_value(self, expr: CastExpr) -> Value:
        """`(float3)s`: see flat_cast."""
        raise NotImplementedError


CAST_EMITTERS: dict[str, Callable[..., Value]] = {
    "NoOp": ScalarCastEmitter._emit_same,
    "LValueToRValue": ScalarCastEmitter._emit_same,
    "UserDefinedConversion": ScalarCastEmitter._emit_same,
    **dict.fromkeys(ELEMENT_CONVERSIONS, ScalarCastEmitter._emit_element_conversion),
    "IntegralToBoolean": ScalarCastEmitter._emit_to_boolean,
    "FloatingToBoolean": ScalarCastEmitter._emit_to_boolean,
    "VectorSplat": ScalarCastEmitter._emit_splat,
    "HLSLVectorTruncation": ScalarCastEmitter._emit_vector_truncation,
    "HLSLMatrixTruncation": ScalarCastEmitter._emit_matrix_truncation,
    "HLSLAggregateSplatCast": ScalarCastEmitter._emit_splat,
    "HLSLElementwiseCast": ScalarCastEmitter._emit_elementwise,
}
