"""The packer's own account of its search: every row before an element's place is accounted for, by the right rule."""

from __future__ import annotations

from random import Random

import pytest
from signature_builder import element, elements

from hlslfe.signature.packing import MODES, PackingFailure, pack
from hlslfe.signature.packing_trace import REASONS, PackingTrace, explain
from hlslfe.signature.registers import Block, Registers


def explained(text: str, stage: str = "vertex", direction: str = "out",
              mode: str = "prefix-stable") -> dict[str, list[str]]:
    """Name of each element -> its notes: the rule and the arguments."""
    found = elements(text, stage, direction)
    trace = PackingTrace()
    for one, place in zip(found, pack(found, stage, direction, mode, trace), strict=True):
        one.start_row, one.start_col = place
    return {
        one.name: [" ".join([note.id.removeprefix("note_packing_"), *map(str, note.args)])
                   for note in explain(one, found, trace, "o")]
        for one in found
    }


def test_room_and_modes() -> None:
    assert explained("p, float3 N, float2 UV, float W, nointerpolation uint M, float2 ST") == {
        "SV_Position": [],
        "N": ["mode o0 'SV_Position' LinearNoperspective Linear"],
        "UV": ["mode o0 'SV_Position' LinearNoperspective Linear", "full o1 'N0' 1 2"],
        "W": ["mode o0 'SV_Position' LinearNoperspective Linear"],
        "M": ["mode o0 'SV_Position' LinearNoperspective Constant", "mode o1 'N0' and 'W0' Linear Constant",
              "mode o2 'UV0' Linear Constant"],
        "ST": ["mode o0 'SV_Position' LinearNoperspective Linear", "full o1 'N0' and 'W0' 0 2"],
    }


def test_system_values_and_arrays() -> None:
    found = explained("uint MAT, bool SV_IsFrontFace, uint2 QUAD, uint ARR[3], uint SV_RenderTargetArrayIndex", "pixel",
                      "in")
    assert found["QUAD"] == ["order o0 'SV_IsFrontFace'"]
    assert found["ARR"] == ["fixed o0 'SV_IsFrontFace'"]
    assert found["SV_RenderTargetArrayIndex"] == ["order o0 'SV_IsFrontFace'", "indexed o1 'ARR0'",
                                                  "indexed o2 to o3 'ARR0'"]


def test_rows_that_refuse_alike_are_one_note() -> None:
    found = explained("float4 A[5], float4 B")
    assert found["B"] == ["full o0 to o4 'A0' 0 4"]


def test_an_array_is_refused_by_one_of_its_rows() -> None:
    assert explained("float3 A[2], float4 B, float C[3]")["C"] == ["full o0 to o2, because of o2 'B0' 0 1"]


def test_clip_distances_take_whole_registers() -> None:
    found = explained("float2 UV, float3 SV_ClipDistance, float2 SV_CullDistance, float W")
    assert found["SV_ClipDistance"] == ["whole o0 'UV0'"]
    assert found["SV_CullDistance"] == ["full o1 'SV_ClipDistance' 1 2", "whole o0 'UV0'", "whole o1 'SV_ClipDistance'"]
    assert found["W"] == []


def test_widths() -> None:
    assert explained("half2 A, float B")["B"] == ["width o0 'A0' 16 32"]


def test_optimized_order() -> None:
    found = explained("float A, float2 B, float3 C", mode="optimized")
    assert found == {"A": [], "B": ["full o0 'C0' 1 2"], "C": []}


def test_a_failure_is_explained_too() -> None:
    found = elements("float4 A[31], float4 B, float C")
    trace = PackingTrace()
    with pytest.raises(PackingFailure):
        pack(found, "vertex", "out", trace=trace)
    assert [(note.id, note.args) for note in explain(found[2], found, trace, "o")] == [
        ("note_packing_full", ("o0 to o30", "'A0'", 0, 1)), ("note_packing_full", ("o31", "'B0'", 0, 1))]


NAMES = ("float A", "float2 B", "float3 C", "float4 D", "uint E", "uint2 F", "half G", "half3 H", "float I[2]",
         "float2 J[3]", "uint K[2]", "centroid float2 L", "float4 SV_Position", "uint SV_RenderTargetArrayIndex",
         "uint SV_PrimitiveID", "bool SV_IsFrontFace", "float2 SV_ClipDistance0", "float SV_ClipDistance1[2]",
         "float3 SV_CullDistance0")


@pytest.mark.parametrize("seed", range(100))
def test_every_row_before_the_place_is_accounted_for(seed: int) -> None:
    random = Random(seed)
    mode = random.choice(MODES)
    names = random.sample(NAMES, random.randrange(len(NAMES)))
    found = [element(name, id, "pixel", "in") for id, name in enumerate(names)]
    trace = PackingTrace()
    try:
        places = pack(found, "pixel", "in", mode, trace)
    except PackingFailure:
        return
    assert places == pack(found, "pixel", "in", mode)
    for one, (row, _) in zip(found, places, strict=True):
        if one.interpretation != "ClipCull":
            assert [tried for tried, _ in trace.refusals.get(one.id, ())] == list(range(row))
        assert all(refusal.reason in REASONS for _, refusal in trace.refusals.get(one.id, ()))


def random_block(random: Random) -> Block:
    return Block(random.randrange(1, 4), random.randrange(1, 5), random.random() < 0.5, random.randrange(3),
                 random.choice(("Arb", "SV", "SGV", "ClipCull")))


@pytest.mark.parametrize("seed", range(200))
def test_refusals_are_the_packers_own_rules(seed: int) -> None:
    random = Random(seed)
    registers = Registers(6)
    asks = random_block(random)
    for block in [random_block(random) for _ in range(random.randrange(9))]:
        place = registers.find(block)
        if place is not None:
            registers.commit(block, place)
    for row in range(6 - asks.rows + 1):
        if registers.column_at(asks, row) < 0:
            refusal = registers.refusal(asks, row)
            assert refusal.reason in REASONS and row <= refusal.row < row + asks.rows


def test_reasons_of_tessellation_factors() -> None:
    found = explained("float A[2], float SV_TessFactor[4]", "hull", "pc")
    assert found["SV_TessFactor"] == []
    assert explained("float4 A[2], float SV_TessFactor[4]", "hull", "pc")["SV_TessFactor"] == [
        "full o0 'A0' 0 1", "tessellation o1 'A0'"]


def test_notes() -> None:
    assert set(REASONS.values()) == {
        "note_packing_full", "note_packing_order", "note_packing_mode", "note_packing_width", "note_packing_indexed",
        "note_packing_fixed", "note_packing_tessellation", "note_packing_whole"}
