"""Overload resolution among user functions: the table of the language rules, row by row, and what is reported."""

from __future__ import annotations

import pytest
from entry_cases import compilation
from expr_cases import brief, ids, problems, typed

from hlslfe.ast.expr import CallExpr

ENUM = "enum E { A };"
AMBIGUOUS = "ambiguous"
# overloads of f (parameter lists), the argument, the chosen one
TABLE = [
    (("int", "float"), "1", "int"),
    (("int", "float"), "1.0", "float"),
    (("int", "float"), "true", "int"),
    (("int", "float"), "1u", AMBIGUOUS),
    (("int", "float"), "1.0L", AMBIGUOUS),
    (("int", "float"), "l", AMBIGUOUS),
    (("int", "float"), "u", AMBIGUOUS),
    (("int", "float"), "h", "float"),
    (("float", "double"), "i", AMBIGUOUS),
    (("float", "double"), "h", AMBIGUOUS),
    (("half", "double"), "x", "double"),
    (("half", "float"), "d", AMBIGUOUS),
    (("int", "uint"), "x", AMBIGUOUS),
    (("int", "uint"), "b", "int"),
    (("uint", "float"), "i", AMBIGUOUS),
    (("uint", "float"), "b", AMBIGUOUS),
    (("uint", "float"), "A", AMBIGUOUS),
    (("float", "float2", "float4"), "f2", "float2"),
    (("float", "float2"), "f3", AMBIGUOUS),
    (("float2", "float3"), "f4", AMBIGUOUS),
    (("float2", "float3"), "x", AMBIGUOUS),
    (("float1", "float2"), "x", AMBIGUOUS),
    (("float1", "double"), "x", "float1"),
    (("float3", "double"), "x", "float3"),
    (("double3", "int"), "x", "double3"),
    (("float", "int2"), "i", "int2"),  # exact element: rank 1 before 4
    (("float", "int2"), "u", "float"),  # 4 before 5
    (("float4", "int4"), "x", "float4"),
    (("float4", "int4"), "i", "int4"),
    (("float4", "int4"), "1u", AMBIGUOUS),
    (("int2", "float"), "f2", "int2"),
    (("int2", "float"), "f3", "float"),
    (("float2", "double3"), "f3", "double3"),
    (("float2", "int3"), "f3", "int3"),
    (("float2", "int"), "f3", "float2"),
    (("double2", "int2"), "f3", "double2"),
    (("double4", "half4"), "x", "double4"),
    (("float", "float1"), "f1", "float1"),
    (("inout float", "inout int"), "x", "float"),
    (("inout float", "inout int"), "u", AMBIGUOUS),
    (("float", "inout float"), "x", AMBIGUOUS),
    (("float", "inout float"), "1.0", AMBIGUOUS),
]


def declare(params: tuple[str, ...]) -> str:
    return ENUM + " ".join(f"void f({param} p);" for param in params)


@pytest.mark.parametrize(("overloads", "argument", "expected"), TABLE)
def test_table(overloads: tuple[str, ...], argument: str, expected: str) -> None:
    if expected == AMBIGUOUS:
        notes = ["note_ovl_candidate"] * len(overloads)
        assert ids(f"f({argument})", declare(overloads)) == ["err_ovl_ambiguous_call", *notes]
        return
    call = typed(f"f({argument})", declare(overloads))
    assert isinstance(call, CallExpr)
    assert str(call.function.params[0].type) == expected


# What DXC takes although Clang finds it ambiguous, or what it chooses instead: for HLSL 2021 and older.
OLD_HLSL = [
    (("int", "float"), "u", "int"),
    (("int", "float"), "l", "int"),
    (("uint", "float"), "i", "uint"),
    (("float4", "int4"), "1u", "int4"),
    (("uint3", "float3"), "i3", "uint3"),
    (("uint", "float"), "b", AMBIGUOUS),
    (("uint", "float"), "A", AMBIGUOUS),
    (("float", "double"), "i", AMBIGUOUS),
    (("half", "float"), "d", AMBIGUOUS),
    (("int", "uint"), "x", AMBIGUOUS),
    (("float2", "float3"), "f4", AMBIGUOUS),
    (("int", "float"), "1.0L", AMBIGUOUS),
    (("float", "inout float"), "x", AMBIGUOUS),
]


@pytest.mark.parametrize(("overloads", "argument", "expected"), OLD_HLSL)
def test_table_of_old_hlsl(overloads: tuple[str, ...], argument: str, expected: str) -> None:
    text, prelude = f"f({argument})", declare(overloads)
    if expected == AMBIGUOUS:
        assert ids(text, prelude, language_version=2021)[0] == "err_ovl_ambiguous_call"
        return
    call = typed(text, prelude, language_version=2021)
    assert isinstance(call, CallExpr)
    assert str(call.function.params[0].type) == expected
    assert ids(text, prelude, language_version=2021, all_warnings=True) == ["warn_hlsl_portability"]
    assert ids(text, prelude)[0] == "err_ovl_ambiguous_call"


# two parameters of the same type, HLSL 2021; measured with DXC 1.8
SUMS = [
    (("int", "float"), "1, x", "int"),
    (("half", "float"), "h, x", "float"),
    (("int", "uint"), "u, i", "int"),
    (("int", "uint"), "b, u", "uint"),
    (("float", "double"), "x, d", "double"),
    (("int", "float2"), "f2, i", "float2"),
    (("float", "float3"), "x, i3", "float3"),
    (("inout int", "inout float"), "i, x", AMBIGUOUS),
    (("uint", "bool"), "x, d", AMBIGUOUS),
]


@pytest.mark.parametrize(("overloads", "arguments", "expected"), SUMS)
def test_costs_of_all_arguments_are_added_up(overloads: tuple[str, ...], arguments: str, expected: str) -> None:
    prelude = " ".join(f"void f({param} p, {param} q);" for param in overloads)
    if expected == AMBIGUOUS:
        assert ids(f"f({arguments})", prelude, language_version=2021)[0] == "err_ovl_ambiguous_call"
        return
    call = typed(f"f({arguments})", prelude, language_version=2021)
    assert isinstance(call, CallExpr)
    assert str(call.function.params[0].type) == expected


def test_two_arguments() -> None:
    prelude = "void f(int a, float b); void f(float a, int b);"
    assert ids("f(i, i)", prelude) == ["err_ovl_ambiguous_call", "note_ovl_candidate", "note_ovl_candidate"]
    assert brief(typed("f(i, x)", prelude)) == "f<void (int, float)>(load(i), load(x))"
    assert brief(typed("f(x, i)", prelude)) == "f<void (float, int)>(load(x), load(i))"


def test_arrays_match_exactly() -> None:
    prelude = "void f(float p[2]); void f(float p[3]);"
    assert brief(typed("f(a)", prelude)) == "f<void (float[3])>(array<float[3]>(a))"
    assert ids("float q[4]; f(q)", prelude) == [
        "err_ovl_no_viable_function_in_call", "note_ovl_candidate_bad_conv", "note_ovl_candidate_bad_conv"]


def test_arguments_are_converted() -> None:
    assert brief(typed("f(i, f4)", "float f(float a, float3 b);")) == (
        "f<float (float, float3)>(itof<float>(load(i)), cut<float^3>(load(f4)))")
    prelude = "struct S { float f; }; static S s; S make(); void f(S p);"
    assert brief(typed("f(s)", prelude)) == "f<void (S)>(CXXConstructExpr<S>(s))"
    assert brief(typed("f(make())", prelude)) == "f<void (S)>(CXXConstructExpr<S>(make<S ()>()))"
    assert brief(typed("f(f3 < 1.0)", "void f(bool3 p); void f(int3 p);")) == (
        "f<void (bool3)>(itob<bool^3>([load(f3) < splat<float^3>(1:float)]:int^3))")


def test_default_arguments() -> None:
    prelude = "float f(int a, float b = 2, int c = 3);"
    assert brief(typed("f(1)", prelude)) == (
        "f<float (int, float, int)>(1:int, CXXDefaultArgExpr<float>(itof<float>(2:int)), "
        "CXXDefaultArgExpr<int>(3:int))")
    assert brief(typed("f(1, x)", prelude)) == (
        "f<float (int, float, int)>(1:int, load(x), CXXDefaultArgExpr<int>(3:int))")
    assert ids("f(i)", "void f(int a); void f(int a, int b = 1);") == [
        "err_ovl_ambiguous_call", "note_ovl_candidate", "note_ovl_candidate"]
    assert ids("f()", prelude) == ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_arity"]
    assert ids("f(1, 2, 3, 4)", prelude) == ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_arity"]


def test_default_of_an_earlier_declaration() -> None:
    assert ids("f(1)", "void f(int a, int b = 1); void f(int a, int b) { }") == []


def test_redeclarations_count_once() -> None:
    assert ids("f(1)", "void f(int a); void f(int a); void f(int a) { }") == []


def test_namespaces() -> None:
    prelude = "namespace N { float f(float p); } namespace M { float f(int p); } using namespace M;"
    assert brief(typed("N::f(i)", prelude)) == "f<float (float)>(itof<float>(load(i)))"
    assert brief(typed("f(x)", prelude)) == "f<float (int)>(ftoi<int>(load(x)))"
    assert ids("Q::f(1)", prelude) == ["err_undeclared_var_use"]


ERRORS = [
    ("f(s)", ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_bad_conv"]),
    ("f(f2)", ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_bad_conv"]),
    ("nothing(1)", ["err_undeclared_var_use"]),
    ("f(nothing)", ["err_undeclared_var_use"]),
    ("i(1)", ["err_typecheck_call_not_function"]),
    ("(i + 1)(1)", ["err_typecheck_call_not_function"]),
    ("i = f", ["err_hlsl_function_as_value"]),
    ("N", ["err_unexpected_type_or_namespace"]),
    ("f<int>(f3)", ["err_ovl_no_viable_function_in_call"]),
    ("f({1, 2, 3})", ["err_not_supported_yet"]),
]


@pytest.mark.parametrize(("text", "expected"), ERRORS)
def test_call_error(text: str, expected: list[str]) -> None:
    assert ids(text, "struct S { float f; }; static S s; void f(float3 p); namespace N { }") == expected


def test_places_of_call_errors() -> None:
    assert problems("i = f(f2)", "void f(float3 p);") == [
        ("err_ovl_no_viable_function_in_call", "f(f2)"), ("note_ovl_candidate_bad_conv", "f(float3 p)")]
    assert problems("i(1)") == [("err_typecheck_call_not_function", "(1)")]


def test_a_called_function_is_referenced() -> None:
    made = compilation("void f(int a); void g(); void test() { f(1); }")
    unit = made.unit()
    assert unit is not None
    found = {decl.name: decl.is_referenced for decl in unit.decls}  # type: ignore[attr-defined]
    assert found == {"f": True, "g": False, "test": False}
