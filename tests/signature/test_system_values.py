"""The table of system values."""

from __future__ import annotations

import pytest

from hlslfe.signature.system_values import (
    INTERPRETATIONS,
    KIND_NAMES,
    POINTS,
    SYSTEM_VALUES,
    allowed_places,
    interpretation,
    is_system_name,
    lookup,
)


def at(name: str, stage: str, direction: str) -> str:
    return interpretation(lookup(name), stage, direction)


def test_kinds_are_dense() -> None:
    assert sorted(KIND_NAMES) == list(range(33))
    assert KIND_NAMES[0] == "Arbitrary" and KIND_NAMES[16] == "Target" and KIND_NAMES[28] == "Barycentrics"


def test_rows_use_known_words() -> None:
    for value in SYSTEM_VALUES.values():
        assert value.places, value.name
        assert set(value.places) <= set(POINTS), value.name
        assert set(value.places.values()) <= set(INTERPRETATIONS), value.name
        assert value.classes <= {"float", "int", "uint", "bool"} and value.bits <= {16, 32}
        assert 1 <= value.min_cols <= value.max_cols <= 4


def test_lookup_ignores_case() -> None:
    value = lookup("sv_POSITION")
    assert value is not None and value.full_name == "SV_Position" and value.kind == 3
    assert lookup("Position") is None and lookup("SV_Nope") is None and lookup("SV_") is None
    assert is_system_name("sV_x") and not is_system_name("SVX") and not is_system_name("TEXCOORD")


@pytest.mark.parametrize(("stage", "direction", "expected"), [
    ("vertex", "in", "Arb"), ("vertex", "out", "Arb"), ("pixel", "in", "Arb"), ("pixel", "out", "NA"),
    ("compute", "in", "NA"), ("compute", "out", "NA"), ("hull", "pc", "Arb"), ("domain", "pc", "Arb"),
    ("geometry", "out", "Arb"), ("mesh", "in", "NA"), ("mesh", "out", "Arb"), ("mesh", "pc", "Arb"),
    ("amplification", "in", "NA"), ("raygeneration", "in", "NA"),
])
def test_user_semantics(stage: str, direction: str, expected: str) -> None:
    assert interpretation(None, stage, direction) == expected


# name -> interpretation at vertex in, vertex out, pixel in, pixel out, compute in
FIRST_STAGES = {
    "SV_VertexID": "SV NA NA NA NA",
    "SV_InstanceID": "SV NA NA NA NA",
    "SV_Position": "Arb SV SV NA NA",
    "SV_RenderTargetArrayIndex": "Arb SV SV NA NA",
    "SV_ViewportArrayIndex": "Arb SV SV NA NA",
    "SV_ClipDistance": "Arb ClipCull ClipCull NA NA",
    "SV_CullDistance": "Arb ClipCull ClipCull NA NA",
    "SV_PrimitiveID": "NA NA SGV NA NA",
    "SV_SampleIndex": "NA NA Shadow NA NA",
    "SV_IsFrontFace": "NA NA SGV NA NA",
    "SV_Coverage": "NA NA NotInSig NotPacked NA",
    "SV_InnerCoverage": "NA NA NotInSig NA NA",
    "SV_Target": "NA NA NA Target NA",
    "SV_Depth": "NA NA NA NotPacked NA",
    "SV_DepthLessEqual": "NA NA NA NotPacked NA",
    "SV_DepthGreaterEqual": "NA NA NA NotPacked NA",
    "SV_StencilRef": "NA NA NA NotPacked NA",
    "SV_DispatchThreadID": "NA NA NA NA NotInSig",
    "SV_GroupID": "NA NA NA NA NotInSig",
    "SV_GroupIndex": "NA NA NA NA NotInSig",
    "SV_GroupThreadID": "NA NA NA NA NotInSig",
    "SV_ViewID": "NotInSig NA NotInSig NA NA",
    "SV_Barycentrics": "NA NA NotPacked NA NA",
    "SV_ShadingRate": "NA SV SV NA NA",
    "SV_CullPrimitive": "NA NA NotInSig NA NA",
    "SV_StartVertexLocation": "NotInSig NA NA NA NA",
    "SV_StartInstanceLocation": "NotInSig NA NA NA NA",
    "SV_TessFactor": "NA NA NA NA NA",
    "SV_OutputControlPointID": "NA NA NA NA NA",
}


@pytest.mark.parametrize("name", FIRST_STAGES)
def test_vertex_pixel_and_compute(name: str) -> None:
    places = (("vertex", "in"), ("vertex", "out"), ("pixel", "in"), ("pixel", "out"), ("compute", "in"))
    assert " ".join(at(name, *place) for place in places) == FIRST_STAGES[name]


@pytest.mark.parametrize(("name", "stage", "direction", "expected"), [
    ("SV_Position", "hull", "in", "SV"), ("SV_Position", "domain", "pc", "Arb"), ("SV_Position", "mesh", "out", "SV"),
    ("SV_PrimitiveID", "hull", "in", "NotInSig"), ("SV_PrimitiveID", "geometry", "in", "Shadow"),
    ("SV_PrimitiveID", "geometry", "out", "SGV"), ("SV_PrimitiveID", "mesh", "pc", "SV"),
    ("SV_OutputControlPointID", "hull", "in", "NotInSig"), ("SV_DomainLocation", "domain", "in", "NotInSig"),
    ("SV_TessFactor", "hull", "pc", "TessFactor"), ("SV_InsideTessFactor", "domain", "pc", "TessFactor"),
    ("SV_GroupThreadID", "mesh", "in", "NotInSig"), ("SV_GroupID", "amplification", "in", "NotInSig"),
    ("SV_GSInstanceID", "geometry", "in", "NotInSig"), ("SV_CullPrimitive", "mesh", "pc", "NotPacked"),
    ("SV_ViewID", "hull", "pc", "NotInSig"), ("SV_ClipDistance", "geometry", "out", "ClipCull"),
    ("SV_RenderTargetArrayIndex", "mesh", "pc", "SV"), ("SV_RenderTargetArrayIndex", "mesh", "out", "NA"),
])
def test_other_stages(name: str, stage: str, direction: str, expected: str) -> None:
    assert at(name, stage, direction) == expected


def test_what_only_dxc_accepts() -> None:
    instance = lookup("SV_InstanceID")
    assert interpretation(instance, "vertex", "out") == "NA"
    assert interpretation(instance, "vertex", "out", dxc=True) == "Arb"
    assert interpretation(instance, "vertex", "in", dxc=True) == "SV"


@pytest.mark.parametrize(("name", "component_class", "bits", "columns", "accepted"), [
    ("SV_Position", "float", 32, 4, True), ("SV_Position", "float", 16, 1, True), ("SV_Position", "int", 32, 4, False),
    ("SV_VertexID", "uint", 32, 1, True), ("SV_VertexID", "int", 16, 1, True), ("SV_VertexID", "uint", 32, 2, False),
    ("SV_InstanceID", "int", 32, 1, False), ("SV_Target", "int", 32, 4, True), ("SV_Target", "bool", 32, 1, True),
    ("SV_DispatchThreadID", "uint", 32, 3, True), ("SV_DispatchThreadID", "uint", 32, 4, False),
    ("SV_DispatchThreadID", "float", 32, 3, False), ("SV_GroupIndex", "uint", 16, 1, False),
    ("SV_GroupIndex", "int", 32, 1, True), ("SV_IsFrontFace", "float", 32, 1, False),
    ("SV_IsFrontFace", "bool", 32, 1, True), ("SV_ClipDistance", "float", 32, 4, True),
    ("SV_Depth", "float", 32, 2, False),
    ("SV_Barycentrics", "float", 32, 2, False), ("SV_DomainLocation", "float", 32, 2, True),
])
def test_types(name: str, component_class: str, bits: int, columns: int, accepted: bool) -> None:
    value = lookup(name)
    assert value is not None
    assert value.accepts(component_class, bits, columns) is accepted


def test_indices() -> None:
    most = {name: value.max_index for name, value in SYSTEM_VALUES.items() if value.max_index != 0}
    assert most == {"target": 7, "clipdistance": None, "culldistance": None, "tessfactor": 3, "insidetessfactor": 1,
                    "barycentrics": 1}


def test_places_for_messages() -> None:
    assert allowed_places(lookup("SV_Target")) == ["pixel output"]
    assert allowed_places(lookup("SV_InstanceID")) == ["vertex input"]
    assert allowed_places(lookup("SV_TessFactor")) == ["hull patch constant", "domain patch constant"]
    assert allowed_places(lookup("SV_GroupID")) == ["compute input", "mesh input", "amplification input"]
    assert "pixel output" not in allowed_places(None) and "vertex output" in allowed_places(None)
