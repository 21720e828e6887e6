"""What -flegalize-resources changes computes the same: both modules run on the CPU and read and write buffers.

HLSLFE_LEGALIZE_RUNS sets how many random programs (20 by default), HLSLFE_LEGALIZE_SEED where the random numbers begin.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit_resources import ResourceJit  # noqa: E402
from random_opaque import RandomProgram  # noqa: E402

import hlslfe  # noqa: E402

RUNS = int(os.environ.get("HLSLFE_LEGALIZE_RUNS", "20"))
SEED = int(os.environ.get("HLSLFE_LEGALIZE_SEED", "1000"))
HEAD = """Buffer<float> g : register(t3);
Buffer<float> h : register(t5);
Buffer<float> many[4] : register(t8);
RWBuffer<float> o : register(u0);
RWBuffer<float> p[3] : register(u4);
struct S { float k; Buffer<float> b; int n; };
struct N { int before; S s[2]; RWBuffer<float> w; };
"""
# name -> (declarations, body of `float f(int i, int j)`)
PROGRAMS = {
    "mixed struct": ("", "S s; s.k = i; s.b = g; s.n = j; S t = s; t.k += 1; return t.b[i] * t.k + s.k + t.n;"),
    "nested and copied": ("", "N v; v.before = 7; v.s[0].b = g; v.s[1].b = h; v.s[0].k = 2; v.s[1].k = 3; v.s[0].n = i;"
                              "v.s[1].n = j; v.w = o; N c = v; c.w[j] = c.s[1].b[i] * c.s[1].k;"
                              "return c.s[0].b[c.s[1].n] + c.before * c.s[0].n + v.w[j];"),
    "fields by a varying index": ("", "N v; v.s[0].b = g; v.s[1].b = g; v.s[0].k = 2; v.s[1].k = 3;"
                                      "return v.s[i & 1].k * v.s[j & 1].b[i];"),
    "elements of one array": ("", "Buffer<float> b; if (i > 3) b = many[i & 1]; else b = many[2]; return b[j];"),
    "elements in a loop": ("", "Buffer<float> b = many[0]; float s = 0; for (int k = 0; k < i; ++k) { s += b[k] * k;"
                               "b = many[k & 3]; } return s + b[j];"),
    "array of elements": ("", "Buffer<float> all[4] = many; all[1] = many[3]; return all[i & 3][j] - all[1][i];"),
    "swap by a function": ("void swap(inout Buffer<float> a, inout Buffer<float> b) { Buffer<float> t = a; a = b;"
                           "b = t; }\n", "Buffer<float> x = g, y = h; swap(x, y); return x[i] - 2 * y[j];"),
    "swap of elements": ("void swap(inout Buffer<float> a, inout Buffer<float> b) { Buffer<float> t = a; a = b;"
                         "b = t; }\n", "Buffer<float> x = many[i & 3], y = many[j & 3]; swap(x, y);"
                                       "return x[i] - 2 * y[j];"),
    "unrolled loop": ("", "Buffer<float> b = g; float s = 0; for (int k = 0; k < 5; ++k) { if (k == 3) b = h;"
                          "float t = i > k ? b[k] : b[j]; if (t > 40) continue; s = s * 2 + t; } return s;"),
    "loops in a loop": ("", "Buffer<float> two[2] = { g, h }; float s = 0; for (int a = 0; a < 3; ++a)"
                            "for (int b = 0; b < 2; ++b) { if (a == 2 && b) break; s = s * 3 + two[b][a + i]; }"
                            "return s;"),
    "struct as result": ("S make(Buffer<float> b, int n) { S s; s.b = b; s.n = n; s.k = n * 2; return s; }\n"
                         "float use(S s, int at) { s.k += 1; return s.b[at] * s.k + s.n; }\n",
                         "S x = make(g, i), y = make(h, j); float r = use(x, j); return r + use(y, i) - x.k;"),
    "methods": ("struct C { int at; Buffer<float> b; void move(int by) { at += by; } void take(Buffer<float> c)"
                "{ b = c; } float get() { return b[at]; } };\n",
                "C c; c.at = i; c.take(g); c.move(j); float r = c.get(); c.take(h); return r - c.get();"),
    "static variables": ("static Buffer<float> later; static int count = 2;\n"
                         "float use(int n) { count += n; return later[count]; }\n",
                         "later = g; float r = use(i); later = h; return r + 100 * use(1) + count;"),
    "written elements": ("void put(RWBuffer<float> w, int at, float v) { w[at] += v; }\n",
                         "put(p[i % 3], j, i); put(p[1], i, j); RWBuffer<float> q = p[j % 3]; q[i] *= 2;"
                         "return p[0][j] + q[i];"),
    "ternaries": ("", "Buffer<float> b = true ? g : h; return (i > 2 ? many[1] : many[i])[j] + b[i];"),
    "switch and return": ("Buffer<float> pick(int n) { switch (n) { case 0: return g; case 1: return h; }"
                          "return many[n - 2]; }\n", "return pick(0)[i] + 2 * pick(1)[j] + 4 * pick(3)[i];"),
    "short circuits": ("bool check(S s, int at) { return s.b[at] > 30; }\n",
                       "S s; s.b = g; s.k = 1; s.n = 0; float r = 0; if (check(s, i) && check(s, j) || i == j)"
                       "r = s.b[i] + (check(s, 3) ? s.k : s.b[j]); return r;"),
}


def results(source: str, legalize: bool, inputs: list[tuple[int, int]]) -> Any:
    """What `f` returns and leaves in the buffers that it writes: a row for each of `inputs`."""
    rows = []
    jit = ResourceJit(source, legalize)
    for i, j in inputs:
        if "static " in source:  # which start anew when all is made again
            jit = ResourceJit(source, legalize)
        start = np.random.default_rng(3)
        for kind, register in product("tu", range(14)):
            jit.memory(kind, register)[:] = start.integers(0, 60, 64)
        value = jit.call("f", i, j)
        rows.append(np.concatenate([[value], *(jit.memory("u", number) for number in (0, 4, 5, 6))]))
    return np.array(rows)


def assert_same(source: str, inputs: list[tuple[int, int]]) -> Any:
    """Sums may be reordered (fast-math); any other element would differ by far more."""
    plain = results(source, False, inputs)
    np.testing.assert_allclose(results(source, True, inputs), plain, rtol=1e-5, atol=1e-5)
    return plain


@pytest.mark.parametrize("name", PROGRAMS)
def test_both_compute_the_same(name: str) -> None:
    declarations, body = PROGRAMS[name]
    source = f"{HEAD}{declarations}export float f(int i, int j) {{ {body} }}\n"
    plain = assert_same(source, list(product(range(6), range(6))))
    assert len(set(plain[:, 0])) > 5


@pytest.mark.parametrize("seed", range(SEED, SEED + RUNS))
def test_random_programs_compute_the_same(seed: int) -> None:
    """Those that nobody can resolve are refused: by sema mostly, else by the step."""
    source = RandomProgram(seed).text
    made = hlslfe.compile(source, profile="lib_6_6", legalize_resources=True)
    if made.ll is None:
        assert {item.id for item in made.diagnostics if item.severity == "error"} <= {
            "err_hlsl_resource_not_unique", "err_not_supported_yet"}
        return
    assert_same(source, list(product((0, 1, 3, 4, 5), (0, 1, 2, 5))))


def test_most_random_programs_are_taken() -> None:
    taken = [hlslfe.compile(RandomProgram(seed).text, profile="lib_6_6", legalize_resources=True).ok
             for seed in range(1000, 1010)]
    assert sum(taken) >= 4
