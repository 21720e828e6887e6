"""Operators and conversions of constant numbers, as values of their types.

Mirrors clang/lib/AST/ExprConstant.cpp: handleIntIntBinOp, handleFloatFloatBinOp, HandleFloatToIntCast, HandleOverflow.
"""

from __future__ import annotations

import math

from hlslfe.ast.constant_ops import (
    INT_ARITHMETIC,
    Scalar,
    float_arithmetic,
    float_remainder,
    round_fp,
    truncated_quotient,
    wrap_int,
)
from hlslfe.ast.types import BuiltinType, Type, scalar_of


class NumberEvaluator:
    """`native_half`: half is 16 bits wide (else it counts as float). `folds_all`: see expr_constant. `is_undefined`:
    the current evaluation met undefined behaviour (overflow, not a number)."""

    def __init__(self, native_half: bool, folds_all: bool) -> None:
        self.native_half = native_half
        self.folds_all = folds_all
        self.is_undefined = False

    def round(self, value: float, type: Type) -> float:
        scalar = scalar_of(type)
        assert scalar is not None
        bits = scalar.bits
        if bits == 16 and not self.native_half:
            bits = 32
        return round_fp(value, bits)

    def convert(self, value: Scalar, type: Type) -> Scalar | None:
        """A number as an element of `type`; what does not fit an integer becomes 0 as poison would, or is no constant
        where one is required."""
        scalar = scalar_of(type)
        assert scalar is not None
        if scalar.category == "float":
            return self.round(float(value), type)
        if isinstance(value, float):
            if scalar.category == "bool":
                return value != 0.0
            whole = int(value) if math.isfinite(value) else 1 << 65
            return self.defined(whole, scalar) if not self.folds_all or wrap_int(whole, scalar) == whole else None
        return bool(value) if scalar.category == "bool" else wrap_int(value, scalar)

    def defined(self, value: int, type: BuiltinType) -> int:
        """`value` as a number of `type`; a signed one that does not fit is undefined."""
        wrapped = wrap_int(value, type)
        if wrapped != value and type.is_signed:
            self.is_undefined = True
        return wrapped

    def unary_scalar(self, op: str, value: Scalar, type: BuiltinType) -> Scalar:
        if op == "!":
            return not value
        if op == "+":
            return value
        if isinstance(value, float):
            return -value
        return self.defined(-value, type) if op == "-" else wrap_int(~value, type)

    def arithmetic(self, op: str, a: Scalar, b: Scalar, type: BuiltinType) -> Scalar | None:
        if op in ("&&", "||"):  # of vectors
            return (bool(a and b) if op == "&&" else bool(a or b)) if self.folds_all else None
        if isinstance(a, float) and isinstance(b, float):
            if op == "%" and self.folds_all:
                return self.round(float_remainder(a, b), type)
            value = float_arithmetic(op, a, b)
            self.is_undefined |= value is not None and math.isnan(value)
            return None if value is None else self.round(value, type)
        if isinstance(a, float) or isinstance(b, float):
            return None
        if op in ("/", "%"):
            if not b:
                return None
            quotient = truncated_quotient(a, b)
            return self.defined(quotient, type) if op == "/" else wrap_int(a - quotient * b, type)
        if op in ("<<", ">>"):
            return self._shift(op, a, b, type)
        return self.defined(INT_ARITHMETIC[op](a, b), type)

    def _shift(self, op: str, value: int, amount: int, type: BuiltinType) -> int:
        """Modulo the width. C++ defines neither that nor shifting negative numbers, or set bits, out to the left."""
        if amount & (type.bits - 1) != amount:
            self.is_undefined = True
            amount &= type.bits - 1
        if op == ">>":
            return wrap_int(value >> amount, type)
        if type.is_signed and (value < 0 or (value << amount) >> type.bits):
            self.is_undefined = True
        return wrap_int(value << amount, type)
