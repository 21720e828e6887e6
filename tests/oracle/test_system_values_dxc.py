"""Every system value at every point of every stage: what we take there is what DXC takes."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

import hlslfe
from hlslfe.signature.system_values import POINTS, SYSTEM_VALUES, SystemValue

# With what type each is asked for, where the first scalar and the least columns of its row will not do.
TYPES = {"Position": "float4 x", "TessFactor": "float x[3]", "Target": "float4 x", "IsFrontFace": "bool x",
         "DomainLocation": "float3 x"}
SCALARS = ("float", "uint", "bool")
# Upstream's table (signatures, availability) has it, DXC does not.
ONLY_OURS = {("ViewID", "ASIn")}

_HULL = ('[domain("tri")] [partitioning("integer")] [outputtopology("point")] [outputcontrolpoints(3)] '
         '[patchconstantfunc("pc")] ')
_MESH = '[numthreads(1, 1, 1)] [outputtopology("triangle")] void main('
_COUNTS = "SetMeshOutputCounts(3, 1); t[0] = 0; v[0]"
_FACTORS = "struct C { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; "

# X: the value, S: a struct with it, V: one without.
TEXTS: dict[str, tuple[str, str]] = {
    "VSIn": ("vs", "float4 main(X) : SV_Position { return 0; }"),
    "VSOut": ("vs", "S main() { return (S)0; }"),
    "HSCPIn": ("hs", f"C pc() {{ return (C)0; }} {_HULL}V main(InputPatch<S, 3> p) {{ return (V)0; }}"),
    "HSIn": ("hs", f"C pc() {{ return (C)0; }} {_HULL}V main(InputPatch<V, 3> p, X) {{ return (V)0; }}"),
    "HSCPOut": ("hs", f"C pc() {{ return (C)0; }} {_HULL}S main(InputPatch<V, 3> p) {{ return (S)0; }}"),
    "PCOut": ("hs", f"D pc() {{ return (D)0; }} {_HULL}V main(InputPatch<V, 3> p) {{ return (V)0; }}"),
    "PCIn": ("hs", f"C pc(X) {{ return (C)0; }} {_HULL}V main(InputPatch<V, 3> p) {{ return (V)0; }}"),
    "DSCPIn": ("ds", '[domain("tri")] V main(OutputPatch<S, 3> p) { return (V)0; }'),
    "DSIn": ("ds", '[domain("tri")] V main(OutputPatch<V, 3> p, X) { return (V)0; }'),
    "DSOut": ("ds", '[domain("tri")] S main(OutputPatch<V, 3> p) { return (S)0; }'),
    "GSVIn": ("gs", "[maxvertexcount(1)] void main(point S v[1], inout PointStream<V> s) { s.Append((V)0); }"),
    "GSIn": ("gs", "[maxvertexcount(1)] void main(point V v[1], X, inout PointStream<V> s) { s.Append((V)0); }"),
    "GSOut": ("gs", "[maxvertexcount(1)] void main(point V v[1], inout PointStream<S> s) { s.Append((S)0); }"),
    "PSIn": ("ps", "float4 main(X) : SV_Target { return 0; }"),
    "PSOut": ("ps", "void main(out X) { x = (T)0; }"),
    "CSIn": ("cs", "[numthreads(1, 1, 1)] void main(X) {}"),
    "MSIn": ("ms", f"{_MESH}X, out vertices V v[3], out indices uint3 t[1]) {{ {_COUNTS} = (V)0; }}"),
    "MSOut": ("ms", f"{_MESH}out vertices S v[3], out indices uint3 t[1]) {{ {_COUNTS} = (S)0; }}"),
    "MSPOut": ("ms", f"{_MESH}out vertices V v[3], out indices uint3 t[1], out primitives S s[1]) "
                     f"{{ {_COUNTS} = (V)0; s[0] = (S)0; }}"),
    "ASIn": ("as", "groupshared V g; [numthreads(1, 1, 1)] void main(X) { DispatchMesh(1, 1, 1, g); }"),
}


def declared(value: SystemValue) -> str:
    scalar = next(scalar for scalar in SCALARS if scalar in value.classes)
    return TYPES.get(value.name, f"{scalar}{value.min_cols if value.min_cols > 1 else ''} x")


def shader(value: SystemValue, point: str) -> tuple[str, str]:
    """(profile, source)."""
    stage, text = TEXTS[point]
    declaration = declared(value)
    is_factor = "TessFactor" in value.name
    constants = "" if is_factor else f"{_FACTORS}{declaration} : {value.full_name}; }};".replace("struct C", "struct D")
    source = (f"struct V {{ float4 q : Q; }}; struct S {{ float4 r : R; {declaration} : {value.full_name}; }};\n"
              f"{_FACTORS}}}; {constants}\n{text}")
    size = declaration[declaration.index(" x") + 2:]
    if is_factor:
        source = source.replace("D pc() { return (D)0; }", "C pc() { return (C)0; }")
    source = source.replace("(T)0", "0" if size else f"({declaration.split()[0]})0")
    return f"{stage}_6_8", source.replace("X", f"{declaration} : {value.full_name}")


def test_every_point_has_a_shader() -> None:
    assert set(TEXTS) == set(POINTS)


@pytest.mark.parametrize("point", TEXTS)
def test_what_may_stand_there(point: str, require_oracle: Callable[[str], ModuleType]) -> None:
    dxc = require_oracle("dxc")
    wrong = []
    for value in SYSTEM_VALUES.values():
        profile, source = shader(value, point)
        mine = hlslfe.compile(source, filename="a.hlsl", profile=profile, entry="main")
        result = dxc.compile(source, profile, isolate=True)
        if mine.ok != result.ok and (value.name, point) not in ONLY_OURS:
            wrong.append(f"{value.name}: {[each.id for each in mine.diagnostics]} / {result.log[-300:]}\n{source}")
    assert not wrong, f"{len(wrong)} of {len(SYSTEM_VALUES)}:\n" + "\n".join(wrong)
