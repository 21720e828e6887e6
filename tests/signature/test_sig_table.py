"""The table and the JSON of `hlslfe sig`, from elements made by hand."""

from __future__ import annotations

import json

from signature_builder import elements

from hlslfe.frontend.sig_json import signatures_to_json
from hlslfe.frontend.sig_table import signature_table
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.packing import pack


def packed(text: str, stage: str, direction: str, *usage: int) -> list[SemanticSignatureElement]:
    found = elements(text, stage, direction)
    for one, place, used in zip(found, pack(found, stage, direction), usage or [0] * len(found), strict=True):
        one.start_row, one.start_col = place
        one.usage_mask = used
    return found


def test_table() -> None:
    entry = EntrySignatures(
        "ps_main", "pixel", "ps_main",
        packed("p, float2 UV1[2], nointerpolation uint MAT, half FOG, float3 SV_Barycentrics", "pixel", "in",
               15, 2, 1, 0, 7),
        packed("float4 SV_Target3, float SV_Depth", "pixel", "out", 15, 1))
    assert signature_table([entry]) == """\
ps_main (pixel)
  inputs
    name             index  type    register  mask  interpolation        used
    SV_Position      0      float4  v0        xyzw  LinearNoperspective  xyzw
    UV               1-2    float2  v1..v2    xy..  Linear               .y..
    MAT              0      uint    v3        x...  Constant             x...
    FOG              0      half    v4        x...  Linear               ....
    SV_Barycentrics  0      float3  -         xyz.  Linear               xyz.
  outputs
    name             index  type    register  mask  interpolation        used
    SV_Target        3      float4  o3        xyzw  -                    xyzw
    SV_Depth         0      float   -         x...  -                    x...
"""


def test_masks_are_those_of_the_register() -> None:
    (_, second) = found = packed("float2 A, float2 B", "pixel", "in", 0, 2)
    second.dynamic_index_mask = 2
    text = signature_table([EntrySignatures("main", "pixel", "main", found, [])])
    assert text == """\
main (pixel)
  inputs
    name  index  type    register  mask  interpolation  used  dynamic
    A     0      float2  v0        xy..  Linear         ....  ....
    B     0      float2  v0        ..zw  Linear         ...w  ...w
  outputs: none
"""


def test_indices_with_gaps_streams_and_several_entries() -> None:
    found = packed("float2 Q[2]", "geometry", "out")
    found[0].indices, found[0].stream = (2, 4), 1
    empty = EntrySignatures("cs", "compute", "cs", [], [])
    text = signature_table([empty, EntrySignatures("gs", "geometry", "gs", [], found)])
    assert text == """\
cs (compute)
  inputs: none
  outputs: none

gs (geometry)
  inputs: none
  outputs
    name  index  type    register  mask  interpolation  used  stream
    Q     2,4    float2  o0..o1    xy..  Linear         ....  1
"""
    assert signature_table([]) == ""


def test_json() -> None:
    found = packed("p, float4 TEXCOORD[2]", "pixel", "in", 15, 15)[1:]
    found[0].location = 28
    entry = EntrySignatures("ps_main", "pixel", "ps_main", found, [])
    expected = """
      [{"name": "ps_main", "stage": "pixel",
        "inputs": [{"id": 1, "name": "TEXCOORD", "indices": [0, 1], "component_type": {"value": 9, "name": "F32"},
          "kind": {"value": 0, "name": "Arbitrary"}, "interpolation": {"value": 2, "name": "Linear"}, "rows": 2,
          "cols": 4, "start_row": 1, "start_col": 0, "usage_mask": 15, "dynamic_index_mask": 0, "stream": 0,
          "location": "a.hlsl:2:28"}],
        "outputs": [], "patch_constants": []}]"""
    text = json.dumps(signatures_to_json([entry], lambda loc: f"a.hlsl:2:{loc}"))
    assert text == json.dumps(json.loads(expected))  # the same order of keys, too
