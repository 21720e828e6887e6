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
