"""What effect files say beside shaders is skipped, with DXC's warnings at DXC's places."""

from __future__ import annotations

import pytest

import hlslfe

MAIN = "\nfloat4 main() : SV_Target { return 1; }"
SHOWN = {"annotation": "warn_hlsl_effect_annotation", "object": "warn_hlsl_effect_object",
         "sampler_state": "warn_hlsl_effect_sampler_state", "state": "warn_hlsl_effect_state_block",
         "technique": "warn_hlsl_effect_technique", "initializer": "warn_hlsl_ignored_initializer"}

# source -> (kind of warning, column) in order; columns are DXC's
SKIPPED = [
    ("technique T { pass P0 { VertexShader = compile vs_5_0 vs(); PixelShader = compile ps_5_0 f(1, 2); } }",
     [("technique", 1)]),
    ("technique10 x { pass { SetVertexShader(CompileShader(vs_4_0, vs())); } }", [("technique", 1)]),
    ("technique11 { pass { } }", [("technique", 1)]),
    ("Technique T < string Script = \"Pass=p0;\"; > { pass p < int x = 1; > { } } ;", [("technique", 1)]),
    ("SamplerState s { Filter = MIN_MAG_MIP_LINEAR; AddressU = Wrap; };", [("state", 16)]),
    ("SamplerState s : register(s3) { Filter = (1 + 2); foo(3); {} };", [("state", 31)]),
    ("SamplerState s[2] { { a = b; }, { a = b; } };", [("state", 19)]),
    ("sampler s = sampler_state { Texture = <t>; MinFilter = Linear; };", [("sampler_state", 13)]),
    ("BlendState b { BlendEnable[0] = TRUE; SrcBlend = ONE; };", [("object", 1)]),
    ("DepthStencilState d;", [("object", 1)]),
    ("RasterizerState r = { CullMode = NONE; };", [("object", 1)]),
    ("texture t;", [("object", 1)]),
    ("VertexShader v = compile vs_2_0 f(1, 2);", [("object", 1)]),
    ("PixelShader p = CompileShader(ps_5_0, f());", [("object", 1)]),
    ('string s = "a" "b";', []), ('static const string s = "a" "b";', []), ('const static string s;', []),
    ('float4 x < string UIName = "x"; float UIMin = 0; > = 1;', [("annotation", 10), ("initializer", 8)]),
    ("float x <> = 3;", [("annotation", 9), ("initializer", 7)]),
    ("float x[2] < int y = 3; >;", [("annotation", 12)]),
    ("float x : register(c0) < int y = 3; >;", [("annotation", 24)]),
    ("cbuffer A { float x < int y = 3; >; }", [("annotation", 21)]),
    ('Texture2D t < string ResourceName = "x"; >;', [("annotation", 13)]),
]


@pytest.mark.parametrize(("source", "expected"), SKIPPED, ids=lambda value: str(value)[:40])
def test_skipped(source: str, expected: list[tuple[str, int]]) -> None:
    result = hlslfe.compile(source + MAIN, profile="ps_6_0", entry="main")
    assert result.ok
    assert [(d.id, d.column) for d in result.diagnostics] == [(SHOWN[kind], column) for kind, column in expected]


@pytest.mark.parametrize(("source", "column"), [
    ("struct S { string s; };", 12), ('cbuffer C { string s = "a"; }', 13), ("namespace N { static string s; }", 22),
    ('void f() { const string s = "a"; }', 18), ('tbuffer C { float x; static const string s = "a"; }', 35),
])
def test_only_globals_are_strings(source: str, column: int) -> None:
    result = hlslfe.compile(source + MAIN, profile="ps_6_0", entry="main")
    assert [(d.id, d.column) for d in result.diagnostics] == [("err_hlsl_string_not_global", column)]


@pytest.mark.parametrize("source", [
    "int use() { int technique = 3, pass = 4; technique += pass; return technique; }",
    "struct BlendState { float x; }; float use(BlendState b) { return b.x; }",
    "static float VertexShader; float use() { return VertexShader; }",
    "bool use(int a, int b, int c) { return a < b && b > c; }",
    "float use(float compile) { float string_ = compile; return string_; }",
])
def test_names_stay_free(source: str) -> None:
    result = hlslfe.compile(source + MAIN, profile="ps_6_0", entry="main")
    assert result.ok
    assert not list(result.diagnostics)


@pytest.mark.parametrize("source", [
    "technique T;", "technique T {", "BlendState b", "BlendState b { x = 1;", "SamplerState s {", "float x < int y = 3",
    "sampler s = sampler_state {", "void f() { BlendState }", "technique", "texture",
])
def test_unfinished(source: str) -> None:
    result = hlslfe.compile(MAIN + source, profile="ps_6_0", entry="main")
    assert not result.ok
