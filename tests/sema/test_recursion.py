"""Functions that call themselves."""

from __future__ import annotations

import pytest
from entry_cases import reported

ERROR = ("err_hlsl_no_recursion", 1)
NOTE = ("note_hlsl_recursive_call", 2)


@pytest.mark.parametrize("source", [
    "§1int f(int n) { return §2f(n); } export int e() { return f(1); }",
    "§1export int f(int n) { return §2f(n); }",
    "int g(int n); §1int f(int n) { return g(n); } int g(int n) { return §2f(n); } export int e() { return f(1); }",
    "int g(int n); int f(int n) { return §2g(n); } §1int g(int n) { return f(n); } export int e() { return g(1); }",
    "struct S { §1int f() { return §2f(); } }; export int e(S s) { return s.f(); }",
    "struct S { int a; §1int operator+(S s) { return a ? s §2+ s : 1; } }; export int e(S s) { return s + s; }",
    "template <typename T> §1T f(T a) { return §2f(a); } export int e() { return f(1); }",
    "§1int f() { return 0 ? §2f() : 1; } static int x = f();",
    '[shader("pixel")] §1float4 main() : SV_Target { return §2main(); }',
    "§1int f(int n) { return §2f(n); } export int e() { return f(1); } export int g() { return f(1); }",
])
def test_recursion(source: str) -> None:
    assert reported(source) == [ERROR, NOTE]


@pytest.mark.parametrize("source", [
    "int f(int n) { return f(n); }",
    "int f(int n) { return f(n); } export int e() { return sizeof(int); }",
    "int g(int n) { return n; } int f(int n) { return g(n) + g(g(n)); } export int e() { return f(f(1)) + g(1); }",
    "template <int N> int f() { return f<N - 1>(); } template <> int f<0>() { return 0; } "
    "export int e() { return f<9>(); }",
    "constexpr int f(int n) { return n ? n * f(n - 1) : 1; } static_assert(f(3) == 6, \"f\");",
])
def test_no_recursion(source: str) -> None:
    assert reported(source) == []
