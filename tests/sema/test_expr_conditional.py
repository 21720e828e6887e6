"""The conditional operator."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed

CONDITIONALS = [
    ("b ? i : i", "[load(b) ? i : i]:int&"),
    ("b ? i : u", "[load(b) ? icast<uint>(load(i)) : load(u)]:uint"),
    ("b ? x : 1", "[load(b) ? load(x) : itof<float>(1:int)]:float"),
    ("b ? x : y", "[load(b) ? x : y]:float&"),
    ("b ? f3.x : y", "[load(b) ? load(f3.x) : load(y)]:float"),
    ("b ? f3 : 1", "[load(b) ? load(f3) : itof<float3>(splat<int^3>(1:int))]:float3"),
    ("b ? f3 : f2", "[load(b) ? cut<float^2>(load(f3)) : load(f2)]:float^2"),
    ("b ? i2 : f2", "[load(b) ? itof<float2>(load(i2)) : load(f2)]:float2"),
    ("i ? x : i", "[itob<bool>(load(i)) ? load(x) : itof<float>(load(i))]:float"),
    ("f3.x ? 1 : 2", "[ftob<bool>(load(f3.x)) ? 1:int : 2:int]:int"),
    ("b ? a : a", "[load(b) ? a : a]:float[3]&"),
    ("b ? h : 1", "[load(b) ? fcast<float>(load(h)) : itof<float>(1:int)]:float"),
    ("b3 ? f3 : f3", "[load(b3) ? load(f3) : load(f3)]:float3"),
    ("b3 ? f3 : 1", "[load(b3) ? load(f3) : itof<float3>(splat<int^3>(1:int))]:float3"),
    ("b3 ? 1 : 2.0", "[load(b3) ? splat<float^3>(itof<float>(1:int)) : splat<float^3>(2:float)]:float^3"),
    ("b2 ? true : b2", "[load(b2) ? splat<bool^2>(true) : load(b2)]:bool^2"),
    ("i3 ? f3 : f3", "[itob<bool^3>(load(i3)) ? load(f3) : load(f3)]:float3"),
    ("f3 ? f3 : 0.5", "[ftob<bool^3>(load(f3)) ? load(f3) : splat<float^3>(0.5:float)]:float^3"),
    ("b3 ? i3 : f3", "[load(b3) ? itof<float3>(load(i3)) : load(f3)]:float3"),
    ("b ? (void)i : (void)x", "[load(b) ? !ToVoid<void>(i) : !ToVoid<void>(x)]:void"),
]


@pytest.mark.parametrize(("text", "expected"), CONDITIONALS)
def test_conditional(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected


def test_structs() -> None:
    prelude = "struct S { float f; }; static S s; S make();"
    assert brief(typed("b ? s : s", prelude)) == "[load(b) ? s : s]:S&"
    assert brief(typed("b ? s : make()", prelude)) == (
        "[load(b) ? CXXConstructExpr<S>(s) : CXXConstructExpr<S>(make<S ()>())]:S")
    assert ids("b ? s : i", prelude) == ["err_typecheck_cond_incompatible_operands"]
    assert ids("s ? i : i", prelude) == ["err_typecheck_bool_condition"]


def test_const_on_one_side() -> None:
    assert brief(typed("const float2 c = 1; b ? c : f2")) == "[load(b) ? c : NoOp<const float2>(f2)]:const float2&"


def test_vector_condition_and_result_have_the_same_size() -> None:
    assert problems("b2 ? f4 : f4") == [("err_conditional_vector_size", "? f4 : f4")]
    assert ids("b2 ? f2 : a") == ["err_typecheck_cond_incompatible_operands"]
    assert ids("(f3 < 1) ? f3 : i3", all_warnings=True) == ["warn_hlsl_portability"] * 2  # DXC's, and Clang's


def test_hlsl_2021_has_scalar_conditions() -> None:
    refused = ["err_hlsl_ternary_scalar", "note_function_suggestion"]
    for condition in ("b3", "f1", "f3 < 1", "(float2x2)1"):
        assert ids(f"{condition} ? 1 : 2", language_version=2021) == refused
        assert "err_hlsl_ternary_scalar" not in ids(f"{condition} ? 1 : 2", language_version=2018)
    assert ids("f3.x ? f3 : 1", language_version=2021) == []


def test_an_assignment_as_condition() -> None:
    silence = "note_condition_assign_silence"
    assert ids("if (i = 1) i = 2") == ["warn_condition_is_assignment", silence, "note_condition_assign_to_comparison"]
    assert ids("if (i |= 1) i = 2") == [
        "warn_condition_is_assignment", silence, "note_condition_or_assign_to_comparison"]
    assert ids("if (i += 1) i = 2") == []
    assert ids("if ((i = 1)) i = 2") == []
