"""Usage and dynamic index masks.

The numbers are DXC's (tests/oracle/test_signatures_dxc.py compares them); `DIFFERENT_FROM_DXC` says where ours differ.
"""

from __future__ import annotations

import pytest
from usage_cases import (
    AB,
    CALLS,
    DYNAMIC,
    FUNCTIONS,
    INPUTS,
    OUTPUTS,
    PIXEL,
    RESOURCE_CASES,
    with_resources,
)

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.element import EntrySignatures


def signatures(source: str, profile: str, **options: object) -> EntrySignatures:
    target = parse_profile(profile)
    assert target is not None
    compiled = Compilation("a.hlsl", source, Options(target, **options), error_limit=0)  # type: ignore[arg-type]
    found = compiled.signatures()
    assert found is not None, [diagnostic.message for diagnostic in compiled.diagnostics]
    return found[0]


def masks(source: str, profile: str = "ps_6_6") -> tuple[list[int], list[int], list[int]]:
    """(usage of inputs, usage of outputs, dynamic masks of inputs)."""
    found = signatures(source, profile)
    return ([element.usage_mask for element in found.inputs], [element.usage_mask for element in found.outputs],
            [element.dynamic_index_mask for element in found.inputs])


@pytest.mark.parametrize(("params", "body", "used"), INPUTS)
def test_inputs(params: str, body: str, used: list[int]) -> None:
    assert masks(PIXEL.format(params, body))[0] == used


@pytest.mark.parametrize(("body", "used"), RESOURCE_CASES)
def test_resources(body: str, used: list[int]) -> None:
    assert masks(with_resources(body))[0] == used


@pytest.mark.parametrize(("body", "used"), CALLS)
def test_calls(body: str, used: list[int]) -> None:
    assert masks(FUNCTIONS + PIXEL.format(AB, body))[0] == used


@pytest.mark.parametrize(("source", "used", "dynamic"), DYNAMIC)
def test_dynamic_indices(source: str, used: list[int], dynamic: list[int]) -> None:
    found = masks(source)
    assert (found[0], found[2]) == (used, dynamic)


@pytest.mark.parametrize(("source", "profile", "inputs", "outputs"), OUTPUTS)
def test_outputs(source: str, profile: str, inputs: list[int], outputs: list[int]) -> None:
    found = masks(source, profile)
    assert (found[0], found[1]) == (inputs, outputs)


def test_rows_of_a_render_target_array_have_their_own_masks() -> None:
    found = signatures("void main(out float2 r[2] : SV_Target3) { r[0] = 1; r[1].x = 2; }", "ps_6_6")
    assert [(element.indices, element.usage_mask) for element in found.outputs] == [((4,), 1), ((3,), 3)]


def test_array_of_records() -> None:
    source = "struct S { float a; float2 b; }; " + PIXEL.format("S s[2] : Q1", "return s[1].a + s[0].b.y;")
    found = signatures(source, "ps_6_6")
    assert [(element.indices, element.usage_mask) for element in found.inputs] == [((1, 3), 1), ((2, 4), 2)]


def test_deferred_usage_is_zero() -> None:
    found = signatures(PIXEL.format(AB, "return a + b;"), "ps_6_6", signature_usage="deferred")
    assert [element.usage_mask for element in (*found.inputs, *found.outputs)] == [0, 0, 0]


@pytest.mark.parametrize("depth", [12, 60])
def test_nested_loops_take_no_time(depth: int) -> None:
    body = "float t = 0; " + "".join(f"for (int i{n} = 0; i{n} < 2; i{n}++) {{ " for n in range(depth))
    body += "t += a.x; " + "}" * depth + " return t;"
    assert masks(PIXEL.format(AB, body))[0] == [1, 0]


@pytest.mark.parametrize(("params", "body", "used"), [
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < 3; i++) { if (i > 1) break; r += b[i]; } return r;", [0, 15]),
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < 3; i++) { r += b[i]; i += 1; } return r;", [0, 15]),
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < a.x; i++) r += b[i]; return r;", [1, 15]),
    (AB, "float t = 0; for (int i = 0; i < a.x; i++) t += a.z; return b.y;", [0, 2]),
    (AB, "float t = 0; for (int i = 0; i < a.x; i++) t += a.z; return t;", [5, 0]),
])
def test_loops_that_are_not_unrolled(params: str, body: str, used: list[int]) -> None:
    """DXC unrolls the first two as well, and refuses the third."""
    assert masks(PIXEL.format(params, body))[0] == used


@pytest.mark.parametrize(("depth", "used"), [(3, 3), (40, 15)])
def test_nested_unrolled_loops_take_no_time(depth: int, used: int) -> None:
    body = "float t = 0; " + "".join(f"[unroll] for (int i{n} = 0; i{n} < 60; i{n}++) {{ " for n in range(depth))
    body += f"t += a[i{depth - 1} & 1]; " + "}" * depth + " return t;"
    assert masks(PIXEL.format(AB, body))[0] == [used, 0]


def test_functions_of_other_libraries_count_everything() -> None:
    source = "float f(float4 v); " + PIXEL.format(AB, "return f(a);")
    assert masks(source)[0] == [15, 0]


def test_long_call_chains() -> None:
    functions = "float f0(float4 v) { return v.z; } " + " ".join(
        f"float f{n}(float4 v) {{ return f{n - 1}(v); }}" for n in range(1, 300))
    assert masks(functions + PIXEL.format(AB, "return f299(a);"))[0] == [4, 0]
