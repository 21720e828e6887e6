"""Chains of operators, calls and constants as long as one likes, without nesting Python's calls; large arrays."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import hlslfe
from hlslfe.frontend import compiler

LENGTH = 1500
STRUCT = (
    "struct S { float x; S operator-(S o) { S r; r.x = x - o.x; return r; } S self() { return this; } "
    "S plus(S o) { return this - o; } }; S operator+(S a, S o) { S r; r.x = a.x + o.x; return r; } "
)


@pytest.fixture
def little_stack(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Not a frame for each link of a chain."""
    before = sys.getrecursionlimit()
    monkeypatch.setattr(compiler, "_RECURSION_LIMIT", 100)
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize("body", [
    "float f(float a) { return a" + " + a" * LENGTH + "; }",
    "float f(float a) { return a" + " - a * 2" * LENGTH + "; }",
    "float4 f(float4 a) { return a" + " * a" * LENGTH + "; }",
    "float2x2 f(float2x2 a) { return a" + " + a" * LENGTH + "; }",
    "bool f(int a) { return a" + " < a" * LENGTH + "; }",
    "bool f(bool a) { return a" + " && a" * LENGTH + "; }",
    "float f(bool a) { if (a" + " || a" * LENGTH + ") return 1; return 2; }",
    "float f(float a) { return a" + ", a + 1" * LENGTH + "; }",
    "float f(float4 a) { return a" + ".wzyx" * LENGTH + ".x; }",
    "void f(inout float4 a) { a" + ".wzyx" * LENGTH + ".y = 1; }",
    "float f(float a) { return " + "a > 1 ? a : " * LENGTH + "a; }",
    "float f(float a) { float x; " + "x = " * LENGTH + "a; return x; }",
    "float f(float a) { float r = 0; if (a == 0) r = 1;" + " else if (a == 2) r = 2;" * LENGTH + " return r; }",
    STRUCT + "float f(S a) { S r = a" + " - a" * LENGTH + "; return r.x; }",
    STRUCT + "float f(S a) { S r = a" + " + a" * LENGTH + "; return r.x; }",
    STRUCT + "float f(S a) { S r = a" + " + a - a" * LENGTH + "; return r.x; }",
    STRUCT + "float f(S a) { return a" + ".self()" * LENGTH + ".x; }",
    STRUCT + "float f(S a) { return a" + ".plus(a)" * LENGTH + ".x; }",
    STRUCT + "float f(S a) { S x; " + "x = " * LENGTH + "a; return x.x; }",
])
@pytest.mark.usefixtures("little_stack")
def test_chain(body: str) -> None:
    source = body.replace("float f(", "export float f(") if body.startswith("struct") else "export " + body
    result = hlslfe.compile(source, filename="chain.hlsl", profile="lib_6_6")
    assert result.ok, result.diagnostics
    assert result.ll is not None and " @_Z1f" in result.ll


@pytest.mark.usefixtures("little_stack")
def test_constants_of_constants() -> None:
    lines = [f"static const int a{i + 1} = a{i} + 1;" for i in range(LENGTH)]
    source = "static const int a0 = 1;" + "\n".join(lines) + f"static_assert(a{LENGTH} == {LENGTH + 1}); "
    result = hlslfe.compile(source + f"export int f() {{ return a{LENGTH}; }}", filename="c.hlsl", profile="lib_6_6")
    assert result.ok, result.diagnostics
    assert result.ll is not None and f"ret i32 {LENGTH + 1}" in result.ll


def test_the_order_of_chained_operands_is_clangs() -> None:
    """The callee is declared before its arguments, the temporaries from the outside in, the calls from the inside."""
    source = STRUCT + "export float f(S a, S b) { S r = a + b - a + b; return r.x; }"
    text = hlslfe.compile(source, filename="o.hlsl", profile="lib_6_6").ll
    assert text is not None
    body = text[text.index("@_Z1f1SS_"):]
    calls = [line.split("@")[1].split("(")[0] for line in body.splitlines() if " call " in line and "@_Z" in line]
    assert calls[:3] == ["_Zpl1SS_", "_ZN1SmiES_", "_Zpl1SS_"]


@pytest.mark.parametrize("declaration", ["static float x[1000000] = (float[1000000])0;", "static float x[1000][1000];"])
def test_large_arrays_of_zeros_are_one_constant(declaration: str) -> None:
    source = declaration + " export float f(int i) { float y[1000000] = (float[1000000])0; x = x; return y[i]; }"
    text = hlslfe.compile(source, filename="z.hlsl", profile="lib_6_6").ll
    assert text is not None and "float] zeroinitializer" in text.replace("]]", "]") and "memset" in text
    assert len(text) < 3000
