"""Textures against DXC: every method of every class, what elements they take, and what no class has."""

from __future__ import annotations

import pytest
from dxc_oracle import DxcCrash
from dxc_oracle import compile as dxc
from texture_shaders import KINDS, element_of, rows_of, shader

import hlslfe
from hlslfe.basic.resource_rows import Kind, Method

PROFILE = "ps_6_8"
NAMES = sorted({row.name for kind in KINDS for row in rows_of(kind) if row.name.isidentifier()})


def by_element(kind: Kind) -> list[tuple[str, list[Method]]]:
    groups: dict[str, list[Method]] = {}
    for row in rows_of(kind):
        groups.setdefault(element_of(kind, row), []).append(row)
    return list(groups.items())


EVERY = [(kind, element, rows) for kind in KINDS for element, rows in by_element(kind)]


@pytest.mark.parametrize(("kind", "element", "rows"), EVERY,
                         ids=[f"{kind.name}-{element}" for kind, element, _ in EVERY])
def test_every_method_is_taken(kind: Kind, element: str, rows: list[Method]) -> None:
    text = shader(kind, rows, element)
    theirs = dxc(text, PROFILE, "main", isolate=True)
    assert theirs.ok, theirs.diagnostics[:3]
    ours = hlslfe.compile(text, profile=PROFILE, entry="main")
    assert ours.ok, ours.diagnostics[:3]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_a_class_lacks_is_no_member(kind: Kind) -> None:
    own = {row.name for row in rows_of(kind)}
    missing = [name for name in NAMES if name not in own]
    text = shader(kind, [])[:-len("return r; }\n")] + "\n".join(f"t.{name}();" for name in missing) + "\nreturn r; }\n"
    first = text[:text.index(f"t.{missing[0]}()")].count("\n") + 1
    wanted = set(range(first, first + len(missing)))
    theirs = dxc(text, PROFILE, "main", args=["-ferror-limit=0"], isolate=True)
    assert {item["line"] for item in theirs.diagnostics if "no member named" in item["message"]} == wanted
    ours = hlslfe.compile(text, profile=PROFILE, entry="main", error_limit=0)
    assert {item.line for item in ours.diagnostics if item.id in ("err_no_member", "err_no_member_suggest")} == wanted


ELEMENTS = ["float", "float2", "half4", "int", "int4", "uint", "uint2", "uint64_t", "int64_t", "unorm float4", "bool",
            "float4x4", "min16float3", "vector<float, 5>", "double", "double3"]


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("call", ["Sample(s, u.xy)", "SampleLevel(s, u.xy, 0)", "SampleGrad(s, u.xy, 0, 0)",
                                  "SampleCmp(c, u.xy, 0)", "Gather(s, u.xy)", "GatherCmp(c, u.xy, 0)",
                                  "GatherRaw(s, u.xy)", "Load(int3(0, 0, 0))"])
def test_elements(element: str, call: str) -> None:
    text = f"""Texture2D<{element}> t; SamplerState s; SamplerComparisonState c;
float4 main(float4 u : A) : SV_Target {{ u.x += (float)t.{call}.x; return u; }}
"""
    try:
        theirs = dxc(text, PROFILE, "main", isolate=True).ok
    except DxcCrash:
        theirs = False
    assert hlslfe.compile(text, profile=PROFILE, entry="main").ok == theirs
