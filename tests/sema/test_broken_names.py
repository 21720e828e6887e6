"""What syntax errors leave: the name of a dropped declaration stays known, its uses are no further mistakes."""

from __future__ import annotations

import pytest

import hlslfe


@pytest.mark.parametrize("source", [
    "float h(a, float2 b) { return b.x; }\nfloat g() { return h(1, float2(1, 2)); }",
    "float h(float a float2 b) { return a * b.x; }\nfloat g() { return h(1, float2(1, 2)); }",
    "float h(float a; float b) { return a * b; }\nfloat g() { return h(1, 2); }",
    "float h(float a, ) { return 1; }\nfloat g() { return h(1); }",
    "struct S { float a; }\nstatic const float k = 1;\nfloat g(S s) { return s.a * k; }",
    "enum E { A }\n[numthreads(1, 1, 1)] void f() { E e = A; }",
])
def test_one_mistake_is_one_error(source: str) -> None:
    errors = [each for each in hlslfe.check(source).diagnostics if each.severity == "error"]
    assert len(errors) == 1 and errors[0].line == 1


def test_an_earlier_declaration_is_kept() -> None:
    source = "float h(float a) { return a; }\nfloat h(b, float2 c) { return 1; }\nfloat g() { return h(1); }"
    assert [each.id for each in hlslfe.check(source).diagnostics] == ["err_missing_type_specifier"]


@pytest.mark.parametrize(("source", "id"), [
    ("void f(int a) { whlie (a > 0) { a--; } }", "err_undeclared_var_use_suggest"),
    ("float f(float a) { if (a > 0) { a = 1; } elif (a < 0) { a = 2; } return a; }", "err_undeclared_var_use_suggest"),
    ("void f(int a) { unknown(a) { a--; } }", "err_expected_semi_after_expr"),
    ("void f() { for int i = 0; i < 4; i++ { } }", "err_expected_lparen_after"),
    ("float f(float a[4]) { return a{1}; }", "err_expected_semi_after_stmt"),
    ("cbuffer C float a; };\nfloat f() { return a; }", "err_expected"),
    ("float a[2, 3];\nfloat f() { return a[1]; }", "err_expected"),
    ("#define TWICE(x) ((x) * 2)\nfloat f(float a) { return TWICE(a, a); }", "err_too_many_args_in_macro_invoc"),
    ("#define ADD(x, y) ((x) + (y))\nfloat f(float a) { return ADD(a); }", "err_too_few_args_in_macro_invoc"),
])
def test_slips(source: str, id: str) -> None:
    errors = [each.id for each in hlslfe.check(source).diagnostics if each.severity == "error"]
    assert errors[:1] == [id] and len(errors) == (2 if "unknown" in source else 1)
