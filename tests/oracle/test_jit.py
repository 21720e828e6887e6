"""The harness that runs functions on the CPU."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit import Jit, JitError  # noqa: E402

SOURCE = """
struct S { float a; float3 b; };
export float4 pick(float4 a, float b, bool c) { return c ? a * b : a; }
export S both(S s, inout float3 x, float k[3]) { s.b += x; x = k[2]; return s; }
export bool2 flip(bool2 a) { return !a; }
export float3 clipped(float3 x) { return saturate(x); }
"""


@pytest.fixture(scope="module")
def jit() -> Jit:
    return Jit(SOURCE)


def test_values_go_in_and_out(jit: Jit) -> None:
    assert jit.call("pick", [1, 2, 3, 4], 3, True).tolist() == [3, 6, 9, 12]
    assert jit.call("flip", [1, 0]).tolist() == [0, 1]


def test_intrinsics_of_directx_have_models(jit: Jit) -> None:
    assert jit.call("clipped", [-1, 0.25, 7]).tolist() == [0, 0.25, 1]


def test_aggregates_go_by_address(jit: Jit) -> None:
    record = np.dtype([("a", "f4"), ("b", "f4", 3), ("pad", "i4")])
    vector = np.array([1, 2, 3], np.float32)
    third = np.array([5, 6, 7], np.float32)
    result = jit.call("both", np.array((1, (2, 3, 4), 0), record), vector, third, returns=record)
    assert (result["a"], result["b"].tolist(), vector.tolist()) == (1, [3, 5, 7], [7, 7, 7])


def test_what_does_not_fit_is_said(jit: Jit) -> None:
    with pytest.raises(JitError, match="takes 1 arguments"):
        jit.call("flip")
    with pytest.raises(JitError, match="not defined"):
        jit.call("missing")
    with pytest.raises(JitError, match="error"):
        Jit("export float f() { return nothing; }")


def test_constants_of_structs_lie_as_the_shader_has_them() -> None:
    jit = Jit("""
        struct P { float3 a; float b; int2 c[2]; };
        struct Q : P { bool d; P more[2]; };
        static const P p = {1, 2, 3, 4, 5, 6, 7, 8};
        static Q q = {1, 2, 3, 4, 5, 6, 7, 8, true, 1, 1, 1, 9, 5, 5, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0};
        static const float3 rows[2] = {1, 2, 3, 4, 5, 6};
        export float named(int i) { return p.a.z * 100 + p.b * 10 + p.c[i].y; }
        export float derived(int i) { return q.a.y * 1000 + q.more[i].b * 100 + q.more[i].c[0].y * 10 + q.d; }
        export float local(int i) { P l = {1, 1, 1, 2, 3, 3, 4, 5}; l.b += i; return l.b + l.c[1].y * 10 + l.a.x; }
        export float3 row(int i) { return rows[i]; }
        """)
    assert jit.call("named", 1) == 348
    assert jit.call("derived", 0) == 2951
    assert jit.call("local", 1) == 54
    assert list(jit.call("row", 1)) == [4, 5, 6]
