"""The values of constant expressions."""

from __future__ import annotations

import math

import pytest
from expr_cases import ids, typed

from hlslfe.ast.constant_ops import round_fp, wrap_int
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.types import BUILTIN_TYPES

PRELUDE = (
    "enum E { A, B = 5, C }; static const int N = 4; static const float F = 1.5; static const int2 V = {7, 8}; "
    "struct S { int f; float2 p; }; static const S s = {1, 2, 3}; static const int T[3] = {10, 20, 30}; "
    "static const int2x3 M = {1, 2, 3, 4, 5, 6}; static const float2x2 I = {1, 0, 0, 1}; "
    "static int m = 3; static const int L = m; static const int Q = N * 2 + B; static const uint K = 0xffffffff;"
)
VALUES = [
    ("1 + 2 * 3", 7),
    ("7 / 2", 3),
    ("-7 / 2", -3),
    ("-7 % 3", -1),
    ("7 % -3", 1),
    ("2147483647 + 1", -2147483648),
    ("-2147483647 - 2", 2147483647),
    ("4294967295u + 1u", 0),
    ("0u - 1u", 4294967295),
    ("65536 * 65536", 0),
    ("9223372036854775807 + 1L", -9223372036854775808),
    ("1 << 33", 2),
    ("1 << 31", -2147483648),
    ("-8 >> 1", -4),
    ("0x80000000 >> 31", 1),
    ("1L << 40", 1 << 40),
    ("~0", -1),
    ("~0u", 4294967295),
    ("6 & 3 | 8 ^ 1", 6 & 3 | 8 ^ 1),
    ("-5", -5),
    ("-1u", 4294967295),
    ("!3", 0),
    ("!0", 1),
    ("1 < 2", 1),
    ("-1 < 1u", 0),
    ("1 == 1.0", 1),
    ("true + true", 2),
    ("true && 0", 0),
    ("0 && 1 / 0", 0),
    ("1 || 1 / 0", 1),
    ("1 ? 2 : 1 / 0", 2),
    ("0 ? 2 : 3", 3),
    ("(1, 2)", 2),
    ("(int)3.9", 3),
    ("(int)-3.9", -3),
    ("(uint)-1", 4294967295),
    ("(bool)0.5", 1),
    ("(bool)0", 0),
    ("int(2.5) + 1", 3),
    ("'a'", 97),
    ("A", 0),
    ("C", 6),
    ("B | 8", 13),
    ("N + 1", 5),
    ("Q", 13),
    ("K + 1", 0),
    ("V.y", 8),
    ("V[0]", 7),
    ("V.yx.x", 8),
    ("s.f", 1),
    ("T[2]", 30),
    ("sizeof(float3)", 12),
    ("sizeof(S)", 12),
    ("1.5 * 2", 3.0),
    ("F + 1", 2.5),
    ("0.1", round_fp(0.1, 32)),
    ("0.1 + 0.2", round_fp(round_fp(0.1, 32) + round_fp(0.2, 32), 32)),
    ("16777216.0 + 1", 16777216.0),
    ("16777217", 16777217),
    ("(float)16777217", 16777216.0),
    ("1.0L / 3", 1 / 3),
    ("7.5 % 2", 1.5),
    ("-7.5 % 2", -1.5),
    ("1.0 / 0.0", math.inf),
    ("-1.0 / 0.0", -math.inf),
    ("3.0e38 * 10", math.inf),
    ("s.p", (2.0, 3.0)),
    ("V + 1", (8, 9)),
    ("V < int2(8, 8)", (-1, 0)),
    ("(V < int2(8, 8)) ? 1 : 2", (1, 2)),
    ("V == V", (-1, -1)),
    ("-V", (-7, -8)),
    ("float2(1, 2) * 0.5", (0.5, 1.0)),
    ("(int2)float2(1.9, -1.9)", (1, -1)),
    ("!int2(0, 3)", (1, 0)),
    ("float3(1, 2, 3).zx", (3.0, 1.0)),
    ("M[0][1]", 2),
    ("M[1]", (4, 5, 6)),
    ("M[1].z", 6),
    ("M._m12", 6),
    ("M._11_23", (1, 6)),
    ("(M + 1)[1][0]", 5),
    ("(M * 2)._m02", 6),
    ("(-M)._m00", -1),
    ("((int2x2)M)._m00_m01_m10_m11", (1, 2, 4, 5)),
    ("((float2x3)M)._m01", 2.0),
    ("((float4)I).xyzw", (1.0, 0.0, 0.0, 1.0)),
    ("((int2x2)int4(1, 2, 3, 4))._m01", 2),
    ("(M > 3)._m02_m10", (0, 1)),
    ("float2x2(1, 2, 3, 4)[1][0]", 3.0),
    ("((float2x2)3)._m11", 3.0),
    ("max(2, 3)", 3),
    ("abs(-3)", 3),
    ("min(int2(1, 5), int2(4, 2))", (1, 2)),
    ("float2 r = 1", (1.0, 1.0)),
    ("const int c = 3; c * 2", 6),
    ("const int c = 3; const int e = c + 1; e", 4),
    ("const int c[2] = {4, 5}; c[1]", 5),
]


@pytest.mark.parametrize(("text", "expected"), VALUES)
def test_value(text: str, expected: object) -> None:
    assert ConstantEvaluator(folds_all=True).evaluate(typed(text, PRELUDE)) == expected


NOT_CONSTANT = ["i", "i + 1", "m", "L", "1 / 0", "1 % 0", "i ? 1 : 2", "T[3]", "T[i]", "sin(1)", "i = 1", "i++",
                "(int)1e20", "(int)(0.0 / 0.0)", "x.xx", "M[i][0]", "int c = 3; c", "const int c = i; c"]


@pytest.mark.parametrize("text", NOT_CONSTANT)
def test_not_constant(text: str) -> None:
    assert ConstantEvaluator(folds_all=True).evaluate(typed(text, PRELUDE)) is None


def test_nan() -> None:
    assert math.isnan(ConstantEvaluator(folds_all=True).evaluate(typed("0.0 / 0.0")))
    assert ConstantEvaluator(folds_all=True).evaluate(typed("0.0 / 0.0 == 1")) == 0


def test_a_constant_that_uses_itself() -> None:
    assert "err_undeclared_var_use" not in ids("int q[c]", "static const int c = c;")


def test_half_is_float_unless_native() -> None:
    text = "1.0h / 3.0h"
    third = round_fp(1 / 3, 32)
    assert ConstantEvaluator(folds_all=True).evaluate(typed(text)) == third
    assert ConstantEvaluator(True, True).evaluate(typed(text, native_half=True)) == 0.333251953125


def test_long_chains() -> None:
    assert ConstantEvaluator(folds_all=True).evaluate(typed("1" + " + 1" * 10_000)) == 10_001


def test_integers_of_other_widths() -> None:
    assert wrap_int(300, BUILTIN_TYPES["uchar"]) == 44
    assert wrap_int(40000, BUILTIN_TYPES["short"]) == -25536
    assert wrap_int(7, BUILTIN_TYPES["bool"]) == 1


@pytest.mark.parametrize(("size", "too_far"), [("M[1][1]", 5), ("M._m12 + 1", 7), ("s.f + V.x", 8), ("T[1]", 20)])
def test_array_sizes_from_parts_of_constants(size: str, too_far: int) -> None:
    assert ids(f"int q[{size}]; q[{too_far - 1}] = 1", PRELUDE) == []
    assert ids(f"int q[{size}]; q[{too_far}] = 1", PRELUDE)[0] == "warn_array_index_exceeds_bounds"


def test_where_constants_are_needed() -> None:
    assert ids("float q[N + 1]; q[5] = 1", PRELUDE) == ["warn_array_index_exceeds_bounds", "note_array_declared_here"]
    assert ids("int q[V.x]; q[6] = 1", PRELUDE) == []
