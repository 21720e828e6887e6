"""Jumps, lambdas, packs and long vectors by their values, on the CPU."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit import Jit  # noqa: E402

SOURCE = """
export int jumps(int n) {
  int i = 0, s = 0;
again:
  if (i >= n) goto done;
  switch (i % 3) {
  case 0: goto skip;
  case 1: s += 10; break;
  default: s += 100;
  }
skip:
  s += i++;
  goto again;
done:
  return s;
}

export float lambdas(float a, int n) {
  float total = 0;
  auto add = [&](float x) { total += x; };
  auto scaled = [=](float x) { return x * a; };
  auto counts = [n]() mutable { return n++; };
  for (int i = 0; i < n; i++) add(scaled(i));
  auto outer = [&](float x) { auto inner = [&](float y) { total += y; return total; }; return inner(x) + inner(1); };
  return outer(2) * 100 + counts() + counts();
}

template <typename F, typename... A> int apply(F f, A... a) { return f(a...); }
template <int... I> int digits() { int v = 0; ((v = v * 10 + I), ...); return v; }
template <typename... T> float4 reversed(float4 v, T... i) { float4 r = { v[i]... }; return r; }
export int packs(int x) {
  return apply([=](int a, int b) { return a * x + b; }, 2, 3) * 10000 + digits<4, 3, 2>();
}
export float4 patterns(float4 v) { return reversed(v, 3, 2, 1, 0); }

export float long_vectors(float x) {
  vector<float, 9> v = x;
  v[8] = 2;
  v.xy = 5;
  return dot(v, v) + max(v, 1)[3];
}
export float out_of_lambda(float a) {
  auto doubles = [](float x, out float q) { q = x * 2; };
  float r = a;
  doubles(r, r);
  return r;
}
"""


@pytest.fixture(scope="module")
def jit() -> Jit:
    return Jit(SOURCE, "lib_6_9")


@pytest.mark.parametrize("n", [0, 1, 2, 3, 7])
def test_goto(jit: Jit, n: int) -> None:
    assert jit.call("jumps", n) == sum(i + (0, 10, 100)[i % 3] for i in range(n))


def test_lambdas(jit: Jit) -> None:
    total = sum(i * 2.5 for i in range(4))
    assert jit.call("lambdas", 2.5, 4) == ((total + 2) + (total + 3)) * 100 + 4 + 5


def test_packs(jit: Jit) -> None:
    assert jit.call("packs", 7) == (2 * 7 + 3) * 10000 + 432
    assert jit.call("patterns", [1, 2, 3, 4]).tolist() == [4, 3, 2, 1]


def test_long_vectors(jit: Jit) -> None:
    assert jit.call("long_vectors", 3) == 2 * 25 + 6 * 9 + 4 + 3


def test_out_arguments_of_lambdas(jit: Jit) -> None:
    assert jit.call("out_of_lambda", 3) == 6
