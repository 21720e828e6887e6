"""Registers that two resources share, and buffers of more than 64 KiB: what counts is what DXC's optimiser leaves."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from binding_cases import CASES, HEAD

import hlslfe

OVERLAP, SIZE = "err_hlsl_resource_range_overlap", "err_hlsl_cbuffer_too_large"

# (text, is it accepted?)
SIZES = [
    ("cbuffer C { float4 a[4096]; } float4 main(int i : I) : SV_Target { return a[i]; }", True),
    ("cbuffer C { float4 a[4097]; } float4 main(int i : I) : SV_Target { return a[i]; }", False),
    ("cbuffer C { float4 a[4096]; float b; } float4 main() : SV_Target { return b; }", False),
    ("cbuffer C { float3 a[4096]; float b; } float4 main() : SV_Target { return b; }", True),
    ("cbuffer C { float4 a[4097]; } float4 main(int i : I) : SV_Target { float4 b = a[i]; return 1; }", True),
    ("cbuffer C { float4 a : packoffset(c4095); } float4 main() : SV_Target { return a; }", True),
    ("cbuffer C { float4 a : packoffset(c4096); } float4 main() : SV_Target { return a; }", False),
    ("float4 a : register(c5000); float4 main() : SV_Target { return a; }", False),
    ("tbuffer T { float4 a[4097]; } float4 main(int i : I) : SV_Target { return a[i]; }", True),
    ("struct S { float4 a[4097]; }; ConstantBuffer<S> c; float4 main(int i : I) : SV_Target { return c.a[i]; }", False),
    ("struct S { float4 a[4097]; }; TextureBuffer<S> c; float4 main(int i : I) : SV_Target { return c.a[i]; }", True),
]


def reported(text: str) -> list[str]:
    return [each.id for each in hlslfe.check(text, profile="ps_6_6").diagnostics if each.severity == "error"]


@pytest.mark.parametrize("body", CASES)
def test_shared_registers(require_oracle: Callable[[str], ModuleType], body: str) -> None:
    text = f"{HEAD}{body} }}"
    assert reported(text) == ([] if CASES[body] else [OVERLAP])
    assert require_oracle("dxc").compile(text, "ps_6_6", isolate=True).ok is CASES[body]


@pytest.mark.parametrize(("text", "is_accepted"), SIZES)
def test_sizes(require_oracle: Callable[[str], ModuleType], text: str, is_accepted: bool) -> None:
    assert reported(text) == ([] if is_accepted else [SIZE])
    assert require_oracle("dxc").compile(text, "ps_6_6", isolate=True).ok is is_accepted
