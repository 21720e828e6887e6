"""Interpolation modes of every aggregate and stage, with every set of keywords, against DXC's."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.interpolation import MODE_NAMES

KEYWORDS = ("", "nointerpolation", "linear", "center", "centroid", "sample", "noperspective", "noperspective centroid",
            "noperspective sample", "linear noperspective", "linear centroid", "noperspective center")

# `%k` is the keywords
PIXEL = """
float4 main(%k float a : A, %k float2 b[2] : B) : SV_Target { return a + b[0].x; }
----
struct I { float x : X; centroid float y : Y; };
float4 main(%k I i) : SV_Target { return i.x + i.y; }
----
struct I { float x; centroid float y; };
struct O { %k I i; I j; noperspective I k; };
float4 main(O o : Q) : SV_Target { return o.i.x; }
----
struct B { float x : X; sample float z : Z; };
struct D : B { float y : Y; };
float4 main(%k D i) : SV_Target { return i.x + i.y; }
----
struct I { float x; centroid float2 y; };
float4 main(%k I i[2] : Q) : SV_Target { return i[0].x; }
----
float4 main(%k float2x3 m : M, %k row_major float2x2 n : N) : SV_Target { return m[0].x + n[0].x; }
----
float4 main(%k half a : A, uint c : C, bool d : D, int2 e[2] : E) : SV_Target { return a + c + d + e[1].x; }
"""
VERTEX = """
void main(float4 p : P, out %k float a : A, out float4 q : SV_Position, %k out float2 b[2] : B) {
  a = 1; q = p; b[0] = b[1] = 2;
}
----
struct B { float x : X; sample float z : Z; };
struct D : B { %k float y : Y; float4 p : SV_Position; };
D main(float4 p : P) { D d = (D)0; d.p = p; return d; }
"""
POSITIONS = [
    ("ps_6_6", "float4 main(%k float4 p : SV_Position) : SV_Target { return p; }"),
    ("vs_6_6", "%k float4 main(float4 p : P) : SV_Position { return p; }"),
    ("vs_6_6", "struct O { %k float4 p : SV_Position; %k float c[2] : SV_ClipDistance; };"
               "O main(float4 p : P) { O o; o.p = p; o.c[0] = o.c[1] = 1; return o; }"),
]
STAGES = [
    ("gs_6_6", "struct V { %k float a : A; float4 p : SV_Position; centroid float2 b : B; int c : C; };"
               "[maxvertexcount(3)] void main(triangle V v[3], inout TriangleStream<V> s) { s.Append(v[0]); }"),
    ("ds_6_6", "struct V { %k float a : A; float4 p : SV_Position; };"
               "struct C { float t[3] : SV_TessFactor; float i : SV_InsideTessFactor; %k float z : Z; };"
               '[domain("tri")] V main(C c, float3 d : SV_DomainLocation, const OutputPatch<V, 3> v) {'
               "V r = v[0]; r.a *= d.x + c.z; return r; }"),
    ("ms_6_6", "struct V { %k float a : A; float4 p : SV_Position; }; struct P { float b : B; };"
               '[numthreads(1, 1, 1)] [outputtopology("triangle")] void main(out vertices V v[3],'
               "out indices uint3 i[1], out primitives P q[1]) { SetMeshOutputCounts(3, 1); V x = (V)0; v[0] = x;"
               "v[1] = x; v[2] = x; i[0] = uint3(0, 1, 2); P y; y.b = 1; q[0] = y; }"),
]
SHADERS = [*(("ps_6_6", text) for text in PIXEL.split("----")), *(("vs_6_6", text) for text in VERTEX.split("----")),
           *STAGES]


@pytest.mark.parametrize("keywords", KEYWORDS)
def test_modes(keywords: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    shaders = SHADERS if keywords == "nointerpolation" else [*SHADERS, *POSITIONS]
    for profile, text in shaders:
        source = text.replace("%k", keywords)
        result = dxc.compile(source, profile)
        assert result.ok, result.log
        target = parse_profile(profile)
        assert target is not None
        signatures = Compilation("a.hlsl", source, Options(target)).signatures()
        assert signatures is not None, source
        theirs = dxc.psv0(result.container)
        for key in ("inputs", "outputs"):
            expected = [element["interpolation_mode"] for element in theirs[key]]
            assert [MODE_NAMES[element.interpolation] for element in getattr(signatures[0], key)] == expected, source
