"""Arithmetic and comparison of scalars and vectors.

Mirrors clang/lib/CodeGen/CGExprScalar.cpp: ScalarExprEmitter::EmitMul, EmitDiv, EmitRem, EmitAdd, EmitSub, EmitShl,
EmitShr, EmitCompare, ConstrainShiftValue.
"""

from __future__ import annotations

from hlslfe.ast.types import ConstantMatrixType, Type, VectorType, scalar_of
from hlslfe.codegen.constants import const_number
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import IntType
from hlslfe.codegen.matrix import MatrixEmitter

# operator -> (value name, FP opcode, signed opcode, unsigned opcode)
ARITHMETIC: dict[str, tuple[str, str, str, str]] = {
    "+": ("add", "fadd", "add", "add"),
    "-": ("sub", "fsub", "sub", "sub"),
    "*": ("mul", "fmul", "mul", "mul"),
    "/": ("div", "fdiv", "sdiv", "udiv"),
    "%": ("rem", "frem", "srem", "urem"),
    "<<": ("shl", "", "shl", "shl"),
    ">>": ("shr", "", "ashr", "lshr"),
    "&": ("and", "", "and", "and"),
    "|": ("or", "", "or", "or"),
    "^": ("xor", "", "xor", "xor"),
}
_WHOLE = (VectorType, ConstantMatrixType)
_NO_WRAP = frozenset("+-*")
_SHIFTS = frozenset({"<<", ">>"})
# operator -> (FP, signed, unsigned predicate)
COMPARISONS: dict[str, tuple[str, str, str]] = {
    "<": ("olt", "slt", "ult"),
    ">": ("ogt", "sgt", "ugt"),
    "<=": ("ole", "sle", "ule"),
    ">=": ("oge", "sge", "uge"),
    "==": ("oeq", "eq", "eq"),
    "!=": ("une", "ne", "ne"),
}


class ScalarOpsEmitter(MatrixEmitter):
    """Mixin of CodeGenFunction."""

    def emit_bin_op(self, op: str, lhs: Value, rhs: Value, type: Type) -> Value:
        """`lhs op rhs`, computed in `type`. Only signed scalars promise not to wrap."""
        name, fp_opcode, signed_opcode, unsigned_opcode = ARITHMETIC[op]
        if isinstance(type.canonical, ConstantMatrixType):
            lhs, rhs, name = self.splat_beside(lhs, rhs), self.splat_beside(rhs, lhs), ""
        if lhs.type.is_fp:
            return self.builder.binop(fp_opcode, lhs, rhs, name)
        scalar = scalar_of(type)
        assert scalar is not None
        if op in _SHIFTS:
            rhs = self._constrain_shift(lhs, rhs, name)
        opcode = signed_opcode if scalar.is_signed else unsigned_opcode
        no_wrap = op in _NO_WRAP and scalar.is_signed and not isinstance(type.canonical, _WHOLE)
        return self.builder.binop(opcode, lhs, rhs, name, "nsw" if no_wrap else "")

    def _constrain_shift(self, lhs: Value, rhs: Value, name: str) -> Value:
        """The amount as wide as what is shifted, modulo its width."""
        element, amount = lhs.type.scalar, rhs.type.scalar
        assert isinstance(element, IntType) and isinstance(amount, IntType)
        opcode = "trunc" if amount.bits > element.bits else "zext"
        rhs = self.builder.cast(opcode, rhs, lhs.type, "sh_prom")
        return self.builder.binop("and", rhs, const_number(lhs.type, element.bits - 1), name and name + ".mask")

    def emit_compare(self, op: str, lhs: Value, rhs: Value, operand: Type, result: Type) -> Value:
        """A comparison; vectors of integers as a result get all bits set for true."""
        fp_predicate, signed, unsigned = COMPARISONS[op]
        lhs, rhs = self.splat_beside(lhs, rhs), self.splat_beside(rhs, lhs)
        if lhs.type.is_fp:
            value = self.builder.fcmp(fp_predicate, lhs, rhs, "cmp")
        else:
            scalar = scalar_of(operand)
            assert scalar is not None
            value = self.builder.icmp(signed if scalar.is_signed else unsigned, lhs, rhs, "cmp")
        type = self.types.convert_type(result)
        if isinstance(result.canonical, ConstantMatrixType):
            return value
        if isinstance(result.canonical, VectorType):
            return self.builder.cast("sext", value, type, "sext")
        return self.builder.cast("zext", value, type, "conv")
