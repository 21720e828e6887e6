"""Lambdas: what they capture, return, and what is reported and where."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.walk import walk


def lambdas(body: str, before: str = "") -> list[LambdaExpr]:
    """The lambdas of a function with parameters (float a, int b), in source order."""
    made = compilation(f"{before} float f(float a, int b) {{ {body} }}")
    unit = made.unit()
    assert unit is not None and [found.id for found in made.diagnostics if found.severity == "error"] == []
    function = unit.decls[-1]
    assert isinstance(function, FunctionDecl) and function.body is not None
    return [node for node in walk(function.body) if isinstance(node, LambdaExpr)]


CAPTURES = [
    ("auto l = [](float x) { return x; }; return l(a);", []),
    ("auto l = [a](float x) { return x; }; return l(a);", ["a"]),
    ("auto l = [=](float x) { return x + b + a; }; return l(a);", ["b", "a"]),
    ("auto l = [&](float x) { return x + a; }; return l(a);", ["&a"]),
    ("auto l = [&, b](float x) { return x + a + b; }; return l(a);", ["b", "&a"]),
    ("const int k = 3; auto l = [](float x) { return x + k; }; return l(a);", []),
    ("const float k = 3; auto l = [=](float x) { return x + k; }; return l(a);", ["k"]),
    ("static int s; auto l = [=](float x) { return x + s; }; return l(a);", []),
    ("auto l = [c = a * 2](float x) { return x + c; }; return l(a);", ["c"]),
    ("auto l = [=](float x) { float a = x; return a; }; return l(a);", []),
]


@pytest.mark.parametrize(("body", "captures"), CAPTURES, ids=lambda value: str(value)[:30])
def test_captures(body: str, captures: list[str]) -> None:
    record = lambdas(body)[0].record
    found = [("&" if field.type.is_reference else "") + decl.name for decl, field in record.variables.items()]
    assert found == captures


@pytest.mark.parametrize(("lambda_", "result", "is_const"), [
    ("[](float x) { return x; }", "float", True), ("[](float x) { return x > 1; }", "bool", True),
    ("[](float x) {}", "void", True), ("[](float x) -> int { return x; }", "int", True),
    ("[a](float x) mutable { a = x; return float2(a, x); }", "vector<float, 2>", False),
    ("[](float x) { for (;;) { if (x > 1) return 1; } return 2; }", "int", True),
])
def test_results(lambda_: str, result: str, is_const: bool) -> None:
    call = lambdas(f"auto l = {lambda_}; l(1); return a;")[0].record.call
    assert call is not None
    assert str(call.result.canonical) == result
    assert call.function_type.is_const_method == is_const


def test_auto_and_value_are_one_lambda() -> None:
    found = lambdas("auto l = [=](float x) { return x + a; }; return l(1);")
    assert len(found) == 1 and found[0].type.canonical is found[0].record.type


def test_nested_lambdas_capture_through_the_outer_one() -> None:
    outer = lambdas("auto l = [=](float x) { auto k = [=]() { return a + x; }; return k(); }; return l(1);")[0]
    assert [decl.name for decl in outer.record.variables] == ["a"]
    assert outer.record.call is not None and outer.record.call.body is not None
    inner = next(node for node in walk(outer.record.call.body) if isinstance(node, LambdaExpr))
    assert [decl.name for decl in inner.record.variables] == ["a", "x"]


def test_this_is_captured_once() -> None:
    unit = compilation("struct S { float m; float f() { auto l = [=]() { return m + this.m; }; return l(); } };").unit()
    assert unit is not None
    method = unit.decls[0].methods[0]  # type: ignore[attr-defined]
    found = next(node for node in walk(method.body) if isinstance(node, LambdaExpr))
    assert found.record.this_field is not None and len(found.record.fields) == 1


WRONG = [
    ("auto l = [](float x) { return §1a; }; return l(1);", "err_lambda_impcap"),
    ("auto l = [a](float x) { a §1= x; }; return 1;", "err_lambda_decl_ref_not_modifiable_lvalue"),
    ("auto l = [a, §1a]() { return 1; }; return 1;", "err_capture_more_than_once"),
    ("auto l = [&, &§1a]() { return 1; }; return 1;", "err_reference_capture_with_reference_default"),
    ("auto l = [=, §1a]() { return 1; }; return 1;", "err_copy_capture_with_copy_default"),
    ("auto l = [§1f]() { return 1; }; return 1;", "err_capture_does_not_name_variable"),
    ("static int s; auto l = [§1s]() { return 1; }; return 1;", "err_capture_non_automatic_variable"),
    ("auto l = [§1this]() { return 1; }; return 1;", "err_this_capture"),
    ("auto l = [](int i) { if (i) return 1; §1return 2.0; }; return 1;",
     "err_typecheck_missing_return_type_incompatible"),
    ("auto l = []() { return §1{1, 2}; }; return 1;", "err_lambda_return_init_list"),
    ("auto l = [](§1auto x) { return x; }; return 1;", "err_auto_not_allowed"),
    ("auto l = [&§1c = a]() { return 1; }; return 1;", "err_hlsl_pointers_unsupported"),
]


@pytest.mark.parametrize(("body", "id"), WRONG, ids=lambda text: str(text)[:40])
def test_errors(body: str, id: str) -> None:
    found = reported(f"float f(float a, int b) {{ {body} }}")
    assert [entry for entry in found if entry[0].startswith("err")] == [(id, 1)]


def test_nothing_can_be_captured_outside_of_functions() -> None:
    found = reported("static int g = [§1&](int x) { return x; }(1);")
    assert ("err_capture_default_non_local", 1) in found and ("ext_hlsl_lambda", 0) in found
