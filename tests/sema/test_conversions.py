"""Implicit conversions: their ranks, the casts they become, and what is said about them."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed

from hlslfe.ast.types import BUILTIN_TYPES, ASTContext
from hlslfe.sema.conversion_rank import (
    CONVERSION,
    EXACT,
    PROMOTION,
    common_element,
    conversion_rank,
    element_rank,
)

KINDS = ("bool", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
# Section 5.1 of the language rules: what is promoted to what; every other pair is a conversion.
PROMOTIONS = {
    "bool": {"int", "long", "ulong"},
    "int": {"long", "ulong"},
    "uint": {"long", "ulong"},
    "short": {"int", "uint", "long", "ulong", "bool"},
    "ushort": {"int", "uint", "long", "ulong", "bool"},
    "half": {"float", "double"},
    "float": {"double"},
}


@pytest.mark.parametrize("source", KINDS)
def test_promotions(source: str) -> None:
    found = {
        target for target in KINDS
        if element_rank(BUILTIN_TYPES[source], BUILTIN_TYPES[target]) == PROMOTION
    }
    assert found == PROMOTIONS.get(source, set())
    assert element_rank(BUILTIN_TYPES[source], BUILTIN_TYPES[source]) == EXACT


def test_everything_else_is_a_conversion() -> None:
    assert element_rank(BUILTIN_TYPES["int"], BUILTIN_TYPES["uint"]) == CONVERSION
    assert element_rank(BUILTIN_TYPES["float"], BUILTIN_TYPES["half"]) == CONVERSION
    assert element_rank(BUILTIN_TYPES["bool"], BUILTIN_TYPES["uint"]) == CONVERSION


RANKS = [
    (("float", 0), ("float", 0), 0),
    (("float", 0), ("float", 3), 1),
    (("float", 0), ("double", 0), 2),
    (("float", 0), ("double", 3), 3),
    (("float", 0), ("int", 0), 4),
    (("float", 2), ("int", 2), 4),
    (("float", 0), ("int", 3), 5),
    (("float", 4), ("float", 2), 6),
    (("float", 3), ("float", 0), 6),
    (("float", 3), ("double", 2), 7),
    (("float", 3), ("int", 0), 8),
    (("float", 1), ("float", 0), 6),
    (("float", 0), ("float", 1), 1),
    (("float", 2), ("float", 3), None),
    (("float", 1), ("float", 2), 1),
]


@pytest.mark.parametrize(("source", "target", "expected"), RANKS)
def test_rank(source: tuple[str, int], target: tuple[str, int], expected: int | None) -> None:
    context = ASTContext()

    def make(kind: str, size: int) -> object:
        return context.vector(BUILTIN_TYPES[kind], size) if size else BUILTIN_TYPES[kind]

    assert conversion_rank(make(*source), make(*target)) == expected  # type: ignore[arg-type]


COMMON = [
    ("int", "uint", "uint"), ("int", "long", "long"), ("uint", "long", "long"), ("ulong", "long", "ulong"),
    ("bool", "int", "int"), ("bool", "half", "half"), ("short", "ushort", "ushort"), ("short", "int", "int"),
    ("ulong", "half", "half"), ("half", "float", "float"), ("float", "double", "double"), ("bool", "bool", "bool"),
    ("long", "longlong", "longlong"), ("ulong", "longlong", "ulonglong"), ("char", "short", "short"),
]


@pytest.mark.parametrize(("a", "b", "expected"), COMMON)
def test_common_element(a: str, b: str, expected: str) -> None:
    assert common_element(BUILTIN_TYPES[a], BUILTIN_TYPES[b]) is BUILTIN_TYPES[expected]
    assert common_element(BUILTIN_TYPES[b], BUILTIN_TYPES[a]) is BUILTIN_TYPES[expected]


INITIALISERS = [
    ("float r = i", "itof<float>(load(i))"),
    ("int r = b", "icast<int>(load(b))"),
    ("bool r = x", "ftob<bool>(load(x))"),
    ("bool r = u", "itob<bool>(load(u))"),
    ("half r = d", "fcast<half>(load(d))"),
    ("double r = x", "fcast<double>(load(x))"),
    ("int64_t r = i", "icast<int64_t>(load(i))"),
    ("float r = f4", "cut<float>(load(f4))"),
    ("int r = f4", "cut<int>(ftoi<int^4>(load(f4)))"),
    ("float r = f1", "cut<float>(load(f1))"),
    ("float1 r = x", "splat<float1>(load(x))"),
    ("float3 r = x", "splat<float3>(load(x))"),
    ("float3 r = i", "splat<float3>(itof<float>(load(i)))"),
    ("float3 r = f4", "cut<float^3>(load(f4))"),
    ("int2 r = f4", "cut<int^2>(ftoi<int^4>(load(f4)))"),
    ("int3 r = f3", "ftoi<int^3>(load(f3))"),
    ("float3 r = f4.xyz", "load(f4.xyz)"),
    ("bool3 r = 1", "splat<bool3>(itob<bool>(1:int))"),
    ("const float r = 1", "itof<float>(1:int)"),
    ("float r = a[0]", "load(a[0:int])"),
    ("float r[3] = a", "ArrayInitLoopExpr<float[3]>(a)"),
    ("const float2 c = 1; float2 r = c", "load(c)"),
]


@pytest.mark.parametrize(("text", "expected"), INITIALISERS)
def test_implicit_conversion(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


def test_truncation_warns_between_vectors_only() -> None:
    assert problems("float3 r = f4") == [("warn_hlsl_impcast_vector_truncation", "f4")]
    assert problems("float3 r = f4.xyzw") == [("warn_hlsl_impcast_vector_truncation", "f4.xyzw")]
    assert ids("float r = f4") == []
    assert ids("float3 r = (float3)f4") == []
    assert ids("float2 r = f2; r = f3 * f4") == ["warn_hlsl_impcast_vector_truncation"] * 2


LITERALS = [
    ("int r = 3.7", ["warn_impcast_literal_float_to_integer"]),
    ("int r = -3.7", ["warn_impcast_literal_float_to_integer"]),
    ("int r = (1e20)", []),
    ("int r = 3.0", []),
    ("int3 r = 0.5", ["warn_impcast_literal_float_to_integer"]),
    ("int r = (int)3.7", []),
    ("uint r = -1", []),
    ("int r = 4294967296", ["warn_impcast_integer_precision_constant"]),
    ("uint r = 4294967295", []),
    ("float r = 3.7L", []),
]


@pytest.mark.parametrize(("text", "expected"), LITERALS)
def test_literals_that_lose_their_value(text: str, expected: list[str]) -> None:
    assert ids(text) == expected


ERRORS = [
    ("float4 r = f2", ["err_init_conversion_failed"]),
    ("S r = i", ["err_init_conversion_failed"]),
    ("float r = s", ["err_init_conversion_failed"]),
    ("E r = 1", ["err_init_conversion_failed"]),
    ("int r = C::X", ["err_init_conversion_failed"]),
    ("float r = a", ["err_init_conversion_failed"]),
    ("float r[2] = a", ["err_init_conversion_failed"]),
    ("E r = A", []),
    ("int r = A", []),
    ("float r = nothing", ["err_undeclared_var_use"]),
    ("return s", ["err_init_conversion_failed"]),
]


@pytest.mark.parametrize(("text", "expected"), ERRORS[:-1])
def test_conversion_error(text: str, expected: list[str]) -> None:
    assert ids(text, "struct S { float f; }; static S s; enum E { A }; enum class C { X };") == expected


def test_error_about_a_result() -> None:
    assert "err_init_conversion_failed" in ids("", "struct S { float f; }; float wrong(S s) { return s; }")


def test_conditions() -> None:
    assert brief(typed("!f4")) == "[!ftob<bool^4>(load(f4))]:bool^4"
    assert ids("if (f4) i = 1; while (i) i = 0") == []
    assert ids("if (a) i = 1") == ["err_typecheck_bool_condition"]
