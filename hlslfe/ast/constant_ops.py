"""Arithmetic on the numbers that constant expressions are made of.

Mirrors clang/lib/AST/ExprConstant.cpp: handleIntIntBinOp, handleFloatFloatBinOp,
IntExprEvaluator::VisitBuiltinCallExpr.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable

from hlslfe.ast.types import BuiltinType

Scalar = int | float


def wrap_int(value: int, type: BuiltinType) -> int:
    """`value` as an integer (or bool) of `type`."""
    if type.category == "bool":
        return bool(value)
    bits = type.bits
    value &= (1 << bits) - 1
    return value - (1 << bits) if type.is_signed and value >> (bits - 1) else value


def truncated_quotient(a: int, b: int) -> int:
    """`a / b` as in C, towards zero; `b` is not 0."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def round_fp(value: float, bits: int) -> float:
    """`value` rounded to half, float or double precision; too large becomes an infinity."""
    if bits == 64 or value - value != 0.0:
        return value
    code = "<f" if bits == 32 else "<e"
    try:
        return float(struct.unpack(code, struct.pack(code, value))[0])
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")


COMPARE: dict[str, Callable[[Scalar, Scalar], bool]] = {
    "<": lambda a, b: a < b, ">": lambda a, b: a > b, "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b,
}
INT_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b,
}
FLOAT_ARITHMETIC: dict[str, Callable[[float, float], float]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
}


def float_remainder(a: float, b: float) -> float:
    """`a % b` with the sign of `a`, as in C's fmod."""
    return math.nan if b == 0 or math.isinf(a) else math.fmod(a, b)


def float_arithmetic(op: str, a: float, b: float) -> float | None:
    """None for operators that Clang does not fold (`%` among them)."""
    if op not in FLOAT_ARITHMETIC:
        return None
    try:
        return FLOAT_ARITHMETIC[op](a, b)
    except ZeroDivisionError:
        if math.isnan(a) or a == 0.0:
            return math.nan
        return math.copysign(math.inf, a) * math.copysign(1.0, b)


def _fold_min(type: BuiltinType, a: Scalar, b: Scalar) -> Scalar | None:
    return min(a, b) if type.category == "int" else None


def _fold_max(type: BuiltinType, a: Scalar, b: Scalar) -> Scalar | None:
    return max(a, b) if type.category == "int" else None


def _fold_reversebits(type: BuiltinType, value: Scalar) -> Scalar | None:
    return int(f"{int(value):0{type.bits}b}"[::-1], 2)


# name -> (type of the result, arguments) -> value
FOLDED_INTRINSICS: dict[str, Callable[..., Scalar | None]] = {
    "abs": lambda type, value: abs(value), "min": _fold_min, "max": _fold_max, "reversebits": _fold_reversebits,
}
