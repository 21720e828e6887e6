"""Templates and constants by their values, on the CPU: what Clang 22 refuses, crashes on or computes otherwise."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit import Jit  # noqa: E402

SOURCE = """
// Clang 22 deduces nothing from an array.
template <typename T, int N> T sum(T a[N]) { T s = a[0]; for (int i = 1; i < N; i++) s += a[i]; return s; }
export int sums(int x, float y) {
  int a[4] = {x, 2, 3, 4};
  float b[2] = {y, 0.5f};
  return sum(a) * 100 + (int)(sum(b) * 2);
}

// Clang 22 crashes on a member template that calls another one.
struct S {
  float a;
  template <typename T> T scale(T x) { return shift(x) * a; }
  template <typename T> T shift(T x) { return x + 1; }
};
export float2 members(float2 v, float a) { S s = {a}; return s.scale(v); }

template <int N> int fib() { return fib<N - 1>() + fib<N - 2>(); }
template <> int fib<0>() { return 0; }
template <> int fib<1>() { return 1; }
export int fibs() { return fib<10>(); }

// Clang 22 reads constexpr globals from $Globals.
constexpr int table[4] = {5, 6, 7, 8};
constexpr int square(int x) { return x * x; }
export int constants(int i) { constexpr int k = square(3); return table[i] + k * 10 + square(i) * 1000; }

template <typename T, int N> struct Stack {
  T items[N];
  int top;
  void push(T x) { if (top < N) items[top++] = x; }
  T pop() { return items[--top]; }
};
export float stack(float a, float b) {
  Stack<float2, 2> s;
  s.top = 0;
  s.push(a);
  s.push(b);
  s.push(100);
  return s.pop().x * 10 + s.pop().y + s.top;
}

min16float narrow(min16float x, min16int i) { return x * i + 0.5h; }
export float narrowed(float x, int i) { return narrow(x, i); }
"""
LOGIC = "export int2 logic(int2 x, int2 y) { return (x && y) + 10 * (x || y); }"


@pytest.fixture(scope="module")
def jit() -> Jit:
    return Jit(SOURCE)


def test_arrays_are_deduced(jit: Jit) -> None:
    assert jit.call("sums", 1, 2.5) == 10 * 100 + 6


def test_member_templates(jit: Jit) -> None:
    assert jit.call("members", [1, 2], 3).tolist() == [6, 9]


def test_instances_call_each_other(jit: Jit) -> None:
    assert jit.call("fibs") == 55


@pytest.mark.parametrize("i", range(4))
def test_constexpr_globals_have_their_values(jit: Jit, i: int) -> None:
    assert jit.call("constants", i) == [5, 6, 7, 8][i] + 90 + i * i * 1000


def test_class_templates(jit: Jit) -> None:
    assert jit.call("stack", 3, 4) == 4 * 10 + 3


def test_minimum_precision(jit: Jit) -> None:
    assert jit.call("narrowed", 1.5, 3) == 5.0


def test_vector_logic_counts_one() -> None:
    jit = Jit(LOGIC, language="2018")
    assert jit.call("logic", [0, 3], [2, 5]).tolist() == [10, 11]
    assert jit.call("logic", [0, -1], [0, 0]).tolist() == [0, 10]
