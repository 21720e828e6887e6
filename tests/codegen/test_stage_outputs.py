"""Geometry, hull, domain, mesh and amplification shaders in IR, where several functions or entry points meet."""

from __future__ import annotations

import re

import hlslfe

V = "struct V { float4 p : SV_Position; float2 uv : UV; };\n"
HULL = ('[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] '
        '[outputcontrolpoints(3)] [patchconstantfunc("pc")] ')
PC = ("struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };\n"
      "C pc(OutputPatch<V, 3> o) { C c = (C)0; c.i = o[2].uv.y; return c; }\n")


def compiled(source: str, **options: object) -> str:
    result = hlslfe.compile(source, filename="a.hlsl", profile="lib_6_6", **options)  # type: ignore[arg-type]
    assert result.ok and result.ll is not None, [diagnostic.message for diagnostic in result.diagnostics]
    return result.ll


def calls(text: str, function: str, name: str) -> list[str]:
    """The arguments of the calls of intrinsics that begin with `name` in the body of a function."""
    body = re.search(rf'^define [^@]*@"?{re.escape(function)}"?\(.*?^}}', text, re.M | re.S)
    assert body is not None, text
    return re.findall(rf"@llvm\.dx\.{re.escape(name)}\w*\((.*)\)", body[0])


def test_streams_of_the_entry_point_are_constants() -> None:
    text = compiled(V + '[shader("geometry")] [maxvertexcount(1)] void main(inout PointStream<V> a, '
                        "inout PointStream<V> b) { V v = { 1, 2, 3, 4, 5, 6 }; b.Append(v); a.RestartStrip(); "
                        "a.Append(v); }")
    body = "_Z4mainRN4hlsl11PointStreamI1VEES3_"
    assert [args.split(", ")[0] for args in calls(text, body, "store.output.")] == ["i32 2", "i32 3", "i32 0", "i32 1"]
    assert calls(text, body, "emit.stream") == ["i8 1", "i8 0"]
    assert calls(text, body, "cut.stream") == ["i8 0"]
    assert 'store %"class.hlsl::PointStream" { i32 1, i32 2 }' in text


def test_an_entry_point_that_is_called_asks_the_handle() -> None:
    text = compiled(V + '[shader("geometry")] [maxvertexcount(1)] void one(inout PointStream<V> a) '
                        "{ V v = { 1, 2, 3, 4, 5, 6 }; a.Append(v); }\n"
                        '[shader("geometry")] [maxvertexcount(1)] void two(inout PointStream<V> a, '
                        "inout PointStream<V> b) { one(b); one(a); }")
    number, = calls(text, "_Z3oneRN4hlsl11PointStreamI1VEE", "emit.stream")
    assert number.startswith("i8 %")


def test_two_hull_shaders_share_a_patch_constant_function() -> None:
    text = compiled(V + PC + HULL + "V a(uint i : SV_OutputControlPointID) { return (V)0; }\n"
                    + HULL + "void b(uint i : SV_OutputControlPointID, out V v, out float k : K) { v = (V)0; k = i; }\n"
                    + HULL + "float c(uint i : SV_OutputControlPointID, out V v) : K { v = (V)0; return 1; }")
    assert re.findall(r'"hlsl.patchconstantfunc"="([\w.]+)"', text) == ["pc", "pc.1", "pc.2"]
    assert calls(text, "pc", "load.output.control.point.v2f32")[2] == "i32 1, i32 0, i8 0, i32 2"
    assert calls(text, "pc.1", "load.output.control.point.v2f32")[2] == "i32 1, i32 0, i8 0, i32 2"
    assert calls(text, "pc.2", "load.output.control.point.v2f32")[2] == "i32 2, i32 0, i8 0, i32 2"


def test_clang_22_has_no_placeholders_for_these_stages() -> None:
    source = V + '[shader("domain")] [domain("tri")] V main(OutputPatch<V, 2> p, float k : K) { return p[1]; }'
    text = compiled(source, clang_compat=22)
    assert calls(text, "main", "load.input.v4f32") == ["i32 0, i32 0, i8 0, i32 0", "i32 0, i32 0, i8 0, i32 1"]
    assert calls(text, "main", "load.patch.constant.f32") == ["i32 0, i32 0, i8 0"]


def test_mesh_outputs_inside_arrays_of_structs() -> None:
    text = compiled("struct I { float a; float2 b[3]; }; struct V { float4 p : SV_Position; I i[2][2] : Q; };\n"
                    '[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")] '
                    "void main(out vertices V v[3], out indices uint2 t[1]) { SetMeshOutputCounts(3, 1); v[0].p = 1; "
                    "v[2].i[1][0].b[2].y = 1; "
                    "I part = (I)0; v[0].i[0][1] = part; t[0] = 7; }")
    body = "_Z4mainA3_1VA1_Dv2_j"
    assert calls(text, body, "store.vertex.output.f32") == [
        "i32 2, i32 8, i8 1, float 1.000000e+00, i32 2", "i32 1, i32 1, i8 0, float %1, i32 0"]
    stores = calls(text, body, "store.vertex.output.v2f32")
    assert [args.split(", <")[0] for args in stores] == [f"i32 2, i32 {row}, i8 0" for row in (3, 4, 5)]
    assert calls(text, body, "emit.indices") == ["i32 0, i32 7, i32 7, i32 poison"]


def test_each_mesh_shader_has_its_own_copies_of_a_function() -> None:
    head = '[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")] '
    text = compiled("struct V { float4 p : SV_Position; };\nstruct W { V v; float a : A; };\n"
                    "int put(inout V v[2], inout uint2 t[1], uint i) "
                    "{ static uint n = i; v[i].p = n; t[0] = 1; return 2; }\n"
                    f"{head}void a(out vertices V v[2], out indices uint2 t[1]) {{ SetMeshOutputCounts(2, 1); "
                    "put(v, t, 1); put(v, t, 0); }\n"
                    f"{head}void b(out indices uint2 u[1], out vertices V w[2]) {{ SetMeshOutputCounts(2, 1); "
                    "v_put(w, u); uint2 t[1]; put(w, t, 0); }".replace("v_put(w, u)", "put(w, u, put(w, u, 0))"))
    name = "_Z3putA2_1VA1_Dv2_jj"
    copies = [name + suffix for suffix in (".mesh", ".mesh.1", ".mesh.2")]
    bodies = re.findall(r"^define internal void.*?^}", text, re.M | re.S)
    assert [re.findall(r"call noundef i32 @([\w.]+)", body) for body in bodies] == [
        copies[:1] * 2, copies[1:2] * 2 + copies[2:]]
    assert [len(calls(text, copy, "store.vertex.output.v4f32")) for copy in copies] == [1, 1, 1]
    assert [len(calls(text, copy, "emit.indices")) for copy in copies] == [1, 1, 0]
    assert text.count("internal global i8 0") == 1  # one flag for the variable of all copies


def test_payloads() -> None:
    text = compiled("struct P { float4 a; }; groupshared P g;\n"
                    '[shader("amplification")] [numthreads(1, 1, 1)] void a() { DispatchMesh(1.0, 2, 3, g); }\n'
                    '[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")] void m(in payload P p) { }')
    assert calls(text, "_Z1av", "dispatch.mesh.p3") == ["i32 1, i32 2, i32 3, ptr addrspace(3) @g"]
    assert calls(text, "m", "get.mesh.payload") == [""]
