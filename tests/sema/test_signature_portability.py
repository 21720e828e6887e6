"""What is accepted in an entry point though Clang or DXC refuses it: -Whlsl-portability names the compiler."""

from __future__ import annotations

import pytest

import hlslfe

CASES: list[tuple[str, str, list[str]]] = [
    # attributes and linkage
    ("cs_6_0", "[numthreads(0, 1, 1)] void main() {}", ["1:2: DXC refuses 'numthreads' with 0 threads"]),
    ("cs_6_0", "[numthreads(1, 1, 65)] void main() {}", ["1:2: DXC refuses 'numthreads' with more than 64 for z"]),
    ("cs_6_0", "[numthreads(1, 1, 64)] void main() {}", []),
    ("ps_6_0", "static float4 main() : SV_Target { return 1; }", ["1:15: DXC refuses an entry point that is 'static'"]),
    ("ps_6_0", "inline float4 main() : SV_Target { return 1; }", ["1:15: DXC refuses an entry point that is 'inline'"]),
    # types
    ("vs_6_0", "half3 main() : SV_Position { return 1; }",
     ["1:16: DXC refuses 'SV_Position' of type 'half3' (aka 'vector<half, 3>')"]),
    ("ps_6_0", "float4 main(float2 p : SV_Position) : SV_Target { return p.x; }",
     ["1:24: DXC refuses 'SV_Position' of type 'float2' (aka 'vector<float, 2>')"]),
    ("vs_6_0", "float4 main(float2 p : SV_Position) : SV_Position { return p.x; }", []),
    ("vs_6_0", "float4 main(int i : SV_VertexID) : SV_Position { return i; }",
     ["1:21: DXC refuses 'SV_VertexID' of type 'int'"]),
    ("ps_6_0", "uint main() : SV_Target { return 1; }",
     ["1:15: Clang refuses 'SV_Target' of type 'uint' (aka 'unsigned int')"]),
    # names and places
    ("ps_6_0", "float4 main(out float d : sv_depth) : SV_Target { d = 1; return 1; }",
     ["1:27: Clang refuses 'sv_depth'"]),
    ("vs_6_0", "float4 main(out uint i : SV_InstanceID) : SV_Position { i = 0; return 1; }",
     ["1:26: Clang refuses 'SV_InstanceID' as an output of a vertex shader"]),
    ("vs_6_0", "float4 main(uint i : SV_InstanceID) : SV_Position { return i; }", []),
    ("ms_6_5", 'struct P { float a; }; [numthreads(1, 1, 1)] [outputtopology("line")] void main(payload P p) {}',
     ["1:91: DXC refuses a payload without 'in'"]),
    ("ms_6_5", 'struct P { int a; }; [numthreads(1, 1, 1)] [outputtopology("line")] void main(in payload P p) {}', []),
]


@pytest.mark.parametrize(("profile", "source", "expected"), CASES)
def test_portability(profile: str, source: str, expected: list[str]) -> None:
    result = hlslfe.check(source, filename="a.hlsl", profile=profile, entry="main", warnings=["hlsl-portability"])
    assert result.ok
    assert [f"{each.line}:{each.column}: {each.message}" for each in result.diagnostics] == expected
    assert hlslfe.check(source, filename="a.hlsl", profile=profile, entry="main").diagnostics == []


INCOMPLETE = [
    ("vs_6_0", "void main(out float4 p : SV_Position) { p.x = 1; }",
     ["error 1:26: 'SV_Position' must be written whole, but 'yzw' never is"]),
    ("vs_6_0", "void main(float4 a : A, out float4 p : SV_Position) { if (a.x) p = a; }", []),
    ("vs_6_0", "float4 main(float4 a : A) : SV_Position { float4 p; p.xz = a.x; p.yw = 1; return p; }", []),
    ("ps_6_0", "void main(out float4 c : SV_Target) { c.x = 1; }",
     ["warning 1:26: 'yzw' of 'SV_Target' is never written, so what is there then is not defined"]),
]


@pytest.mark.parametrize(("profile", "source", "expected"), INCOMPLETE)
def test_outputs_that_are_not_written_whole(profile: str, source: str, expected: list[str]) -> None:
    """DXC's severity; the error can be turned into a warning, and nobody asks where Clang 22 is to be matched."""
    def found(**options: object) -> list[str]:
        result = hlslfe.check(source, filename="a.hlsl", profile=profile, entry="main", **options)  # type: ignore[arg-type]
        return [f"{each.severity} {each.line}:{each.column}: {each.message}" for each in result.diagnostics]

    assert found() == expected
    warned = [text.replace("error", "warning") for text in expected]
    assert found(warnings=["no-error=hlsl-incomplete-output"]) == warned
    assert found(warnings=["no-hlsl-incomplete-output", "no-hlsl-incomplete-target"]) == []
    assert found(clang_compat=22) == []


def test_a_static_function_takes_no_entry_attributes() -> None:
    """As in Clang: it is no entry point of a library."""
    result = hlslfe.check('[shader("vertex")] static float4 f() : SV_Position { return 1; }', filename="a.hlsl")
    assert [each.id for each in result.diagnostics] == ["warn_attribute_wrong_decl_type_str"]
    assert result.signatures == []
