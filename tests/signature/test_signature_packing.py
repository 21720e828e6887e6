"""Packing: the worked examples (each also checked with DXC) and the properties that hold for every signature."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from signature_builder import element, elements

from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.packing import FAILURE_REASONS, OPTIMIZED, PREFIX_STABLE, PackingFailure, pack

Places = list[tuple[int, int]]
NONE = (-1, -1)

# name -> (stage, direction, declarations, prefix-stable places, optimized places)
EXAMPLES: dict[str, tuple[str, str, str, str, str]] = {
    "gaps": ("vertex", "out", "float3 n, float2 uv, float w, p, float k, float2 st",
             "0,0 1,0 0,3 2,0 1,2 3,0", "1,0 2,0 1,3 0,0 3,0 2,2"),
    "modes": ("pixel", "in", "float A, nointerpolation float B, centroid float2 C, float2 D, nointerpolation float3 E, "
                             "sample float F, noperspective float G, centroid float H",
              "0,0 1,0 2,0 0,1 1,1 3,0 4,0 2,2", "1,2 0,3 2,0 1,0 0,0 4,0 3,0 2,2"),
    "system-generated values": (
        "pixel", "in", "uint MAT, bool SV_IsFrontFace, uint2 QUAD, uint SV_PrimitiveID, uint ZED, "
                       "uint SV_RenderTargetArrayIndex, int SEED",
        "0,0 0,1 1,0 0,2 1,2 1,3 2,0", "0,2 1,2 0,0 1,3 0,3 1,1 1,0"),
    "arrays and system values": (
        "vertex", "out", "uint ARR[3], uint SV_ViewportArrayIndex, uint2 BEE, p, uint CEE[2], "
                         "uint SV_RenderTargetArrayIndex",
        "0,0 3,0 0,1 4,0 0,3 3,1", "1,0 4,0 1,2 0,0 1,1 4,1"),
    "arrays": ("vertex", "out", "float2 A[3], float B, float2 C[2], float D[4], p, float3 E, float F",
               "0,0 0,2 1,2 3,0 7,0 3,1 0,3", "1,1 1,3 4,1 1,0 0,0 6,0 2,3"),
    "clip and cull": ("vertex", "out", "float2 UV, float3 SV_ClipDistance0, p, float2 SV_ClipDistance1, "
                                       "float2 SV_CullDistance0, float W",
                      "0,0 1,0 2,0 3,0 3,2 0,2", "1,0 2,0 0,0 3,0 3,2 1,2"),
    "clip array": ("vertex", "out", "float SV_ClipDistance0[2], float2 UV, float2 SV_CullDistance0, p, "
                                    "float2 SV_CullDistance1",
                   "0,0 2,0 0,1 3,0 1,1", "2,0 1,0 2,1 0,0 3,1"),
    "vertex inputs": ("vertex", "in", "float3 P, float2 T[2], float4 M[3], uint SV_VertexID, bool F, float W",
                      "0,0 1,0 3,0 6,0 7,0 8,0", "0,0 1,0 3,0 6,0 7,0 8,0"),
    "pixel outputs": ("pixel", "out", "float2 SV_Target4, float SV_Depth, uint4 SV_Target1, float SV_Target, "
                                      "uint SV_Coverage",
                      "4,0 -1,-1 1,0 0,0 -1,-1", "4,0 -1,-1 1,0 0,0 -1,-1"),
    "16-bit types": ("vertex", "out", "half2 A, float B, half C, p, half3 D, int16_t E, uint F, uint16_t2 G",
                     "0,0 1,0 0,2 2,0 3,0 4,0 5,0 4,1", "4,0 5,0 3,3 0,0 3,0 1,2 2,0 1,0"),
    "quad patch constants": ("hull", "pc", "float3 A, float SV_TessFactor[4], float B, float SV_InsideTessFactor[2], "
                                           "float4 C[2], float D",
                             "0,0 0,3 1,0 4,3 6,0 1,1", "2,0 2,3 3,0 6,3 0,0 3,1"),
    "tri patch constants": ("hull", "pc", "float SV_TessFactor[3], float SV_InsideTessFactor, float4 C",
                            "0,3 3,0 4,0", "1,3 4,0 0,0"),
    "isoline patch constants": ("domain", "pc", "float SV_TessFactor[2], float B, float2 C",
                                "0,3 0,0 0,1", "0,3 0,2 0,0"),
    "exactly full": ("vertex", "out", "float3 A[16], float2 B[15], float C[16], float2 D[15], p",
                     "0,0 16,0 0,3 16,2 31,0", "1,0 17,0 1,3 17,2 0,0"),
    "mode before size": ("vertex", "out", "p, float4 A[31]", "0,0 1,0", "31,0 0,0"),
    "flat and smooth": ("vertex", "out", "int A, float B, uint2 C, float3 D, bool E, nointerpolation float F, p",
                        "0,0 1,0 0,1 1,1 0,3 2,0 3,0", "1,2 3,3 1,0 3,0 1,3 2,0 0,0"),
    "matrices as rows": ("pixel", "in", "float3 A[3], float B[2], float2 C, float D",
                         "0,0 0,3 3,0 2,3", "0,0 0,3 3,0 2,3"),
    "the proposal's vertex shader": ("vertex", "in", "float4 POSITION, float4 TEXCOORD[2]", "0,0 1,0", "0,0 1,0"),
    "the proposal's pixel shader": ("pixel", "in", "p, float4 TEXCOORD0, float4 TEXCOORD1", "0,0 1,0 2,0",
                                    "2,0 0,0 1,0"),
}


def places(text: str) -> Places:
    return [(int(row), int(col)) for row, col in (pair.split(",") for pair in text.split())]


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_example(name: str) -> None:
    stage, direction, declarations, stable, optimized = EXAMPLES[name]
    parsed = elements(declarations, stage, direction)
    assert pack(parsed, stage, direction, PREFIX_STABLE) == places(stable)
    assert pack(parsed, stage, direction, OPTIMIZED) == places(optimized)


def test_min_precision_is_32_bits_wide() -> None:
    """16-bit component types in 32-bit columns, as DXC's min-precision types are."""
    parsed = elements("half2 A, float B, half C, p, half3 D, int16_t E, uint F, uint16_t2 G")
    for one in parsed:
        one.width16 = False
    assert pack(parsed, "vertex", "out") == places("0,0 0,2 0,3 1,0 2,0 3,0 3,1 3,2")
    assert pack(parsed, "vertex", "out", OPTIMIZED) == places("3,0 2,3 3,2 0,0 2,0 1,2 1,3 1,0")


def test_streams_are_packed_apart() -> None:
    texts = [("p", 0), ("float2 U", 0), ("float3 Q", 1), ("float R", 1), ("float2 S", 1)]
    parsed = [element(text, id, "geometry", "out", stream=stream) for id, (text, stream) in enumerate(texts)]
    assert pack(parsed, "geometry", "out") == places("0,0 1,0 0,0 0,3 1,0")


def failure(declarations: str, stage: str = "vertex", direction: str = "out", mode: str = PREFIX_STABLE) -> str:
    with pytest.raises(PackingFailure) as caught:
        pack(elements(declarations, stage, direction), stage, direction, mode)
    assert caught.value.reason in FAILURE_REASONS
    return f"{caught.value.reason} {caught.value.element_id}"


def test_only_optimized_fits() -> None:
    declarations = "float A[16], float2 B[16], float3 C[16], float2 D[16]"
    assert failure(declarations) == "SignatureOverflow 3"
    assert pack(elements(declarations), "vertex", "out", OPTIMIZED) == places("0,3 16,0 0,0 16,2")


@pytest.mark.parametrize(("declarations", "stage", "direction", "expected"), [
    ("float4 A[32], float B", "vertex", "in", "SignatureOverflow 1"),
    ("float4 A[33]", "vertex", "in", "SignatureOverflow 0"),
    ("float4 A[33]", "vertex", "out", "SignatureOverflow 0"),
    ("float4 A[32], float B", "pixel", "in", "SignatureOverflow 1"),
    ("float4 SV_Target32", "pixel", "out", "SemanticIndexOutOfRange 0"),
    ("float4 SV_ClipDistance0, float4 SV_CullDistance0, float SV_CullDistance1", "vertex", "out", "ClipCullOverflow 2"),
    ("float SV_ClipDistance0[3]", "vertex", "out", "ClipCullOverflow 0"),
    ("float4 A[31], float SV_ClipDistance0, float SV_ClipDistance1[2]", "vertex", "out", "SignatureOverflow 2"),
    ("float4 A[32], float SV_ClipDistance0", "vertex", "out", "SignatureOverflow 1"),
])
def test_failure(declarations: str, stage: str, direction: str, expected: str) -> None:
    assert failure(declarations, stage, direction) == expected


def test_failure_of_a_stream() -> None:
    with pytest.raises(PackingFailure, match="element 0: there are only the streams 0 to 3"):
        pack([element("float A", 0, "geometry", "out", stream=4)], "geometry", "out")


def test_clip_array_beside_others_is_placed_when_that_is_legal() -> None:
    """DXC's places: the cull array runs beside B, and a register that stays empty is reserved."""
    declarations = ("linear float4 A, linear float3 SV_ClipDistance0, linear float3 B[2], "
                    "linear float SV_CullDistance0[2], centroid float C")
    assert pack(elements(declarations, "pixel", "in"), "pixel", "in") == places("0,0 1,0 2,0 1,3 5,0")


@pytest.mark.parametrize("declarations", [
    # B takes the column that the array would need
    "float4 A, float2 SV_ClipDistance0, float3 B, float SV_CullDistance0[2]",
    # so does F, which comes later
    "float4 A, float2 SV_ClipDistance0, float2 B[2], float SV_CullDistance0[2], float F",
    # another mode in the second register
    "float4 A, float SV_ClipDistance0, nointerpolation float2 B[2], float SV_CullDistance0[2]",
    # the last one fits the row of the array that is not the first's: a third register
    "float SV_CullDistance0, float B, float2 SV_CullDistance1, float SV_CullDistance2[2], float3 C[3], "
    "float SV_ClipDistance0",
    # system values do not share registers with arrays
    "float4 A, nointerpolation float SV_ClipDistance0, uint SV_ViewportArrayIndex, "
    "nointerpolation float SV_CullDistance0[2]",
])
def test_clip_array_without_a_neighbour(declarations: str) -> None:
    assert failure(declarations, "pixel", "in") == "ClipCullNotAdjacent 3"


def test_clip_distances_do_not_stand_left_of_a_value() -> None:
    """C leaves two columns free to the left in its second register: no place for the cull distance (DXC agrees)."""
    declarations = ("float4 F[14], float3 A, float3 SV_ClipDistance0, float2 B[2], float SV_ClipDistance1, "
                    "float2 SV_CullDistance0, float2 C[2], float2 D[3], uint SV_ViewportArrayIndex")
    assert pack(elements(declarations, "pixel", "in"), "pixel", "in", OPTIMIZED) == places(
        "0,0 18,0 20,0 14,2 20,3 21,0 16,2 14,0 19,0")


def test_clip_array_when_both_registers_are_reserved_apart() -> None:
    declarations = "float SV_ClipDistance0, float4 B, centroid float SV_ClipDistance1, float SV_CullDistance0[2]"
    assert failure(declarations, "pixel", "in") == "ClipCullOverflow 3"
    apart = "float4 SV_ClipDistance0, float4 B, float SV_ClipDistance1, float SV_CullDistance0[2]"
    assert failure(apart, "pixel", "in") == "ClipCullOverflow 3"
    apart = "float3 SV_ClipDistance0, float4 B, float2 SV_ClipDistance1, float SV_CullDistance0[2]"
    assert failure(apart, "pixel", "in") == "ClipCullNotAdjacent 3"


# ---------------------------------------------------------------- properties

VALUES = ("SV_ClipDistance", "SV_CullDistance", "SV_RenderTargetArrayIndex", "SV_ViewPortArrayIndex", "SV_ShadingRate",
          "SV_PrimitiveID", "SV_IsFrontFace", "SV_Depth")
KEYWORDS = ("", "", "", "nointerpolation ", "centroid ", "noperspective ", "sample ")


@st.composite
def signatures(draw: st.DrawFn, system_values: bool = True) -> list[SemanticSignatureElement]:
    """Pixel inputs with anything in them; unplaced elements come through their interpretation."""
    found = []
    for id in range(draw(st.integers(0, 14))):
        array = draw(st.sampled_from(("", "", "", "[2]", "[3]", "[7]")))
        if system_values and draw(st.integers(0, 3)) == 0:
            name = draw(st.sampled_from(VALUES))
            text = f"float{draw(st.integers(1, 4))} {name}{array if 'Distance' in name else ''}"
        else:
            scalar = draw(st.sampled_from(("float", "float", "half", "int", "uint16_t")))
            text = f"{draw(st.sampled_from(KEYWORDS))}{scalar}{draw(st.integers(1, 4))} A{array}"
        one = element(text, id, "pixel", "in")
        if one.name == "SV_Depth":
            one.interpretation = "NotPacked"
        found.append(one)
    return found


def pack_or_fail(parsed: list[SemanticSignatureElement], mode: str) -> Places | PackingFailure:
    try:
        return pack(parsed, "pixel", "in", mode)
    except PackingFailure as problem:
        return problem


@given(signatures(), st.sampled_from((PREFIX_STABLE, OPTIMIZED)))
def test_elements_do_not_overlap_and_rows_agree(parsed: list[SemanticSignatureElement], mode: str) -> None:
    result = pack_or_fail(parsed, mode)
    if isinstance(result, PackingFailure):
        return
    taken: dict[tuple[int, int], int] = {}
    row_kind: dict[int, tuple[int, bool]] = {}
    for one, (row, col) in zip(parsed, result, strict=True):
        if one.interpretation == "NotPacked":
            assert (row, col) == NONE
            continue
        assert 0 <= row <= 32 - one.rows and 0 <= col <= 4 - one.cols
        for r in range(row, row + one.rows):
            assert row_kind.setdefault(r, (one.interpolation, one.width16)) == (one.interpolation, one.width16)
            for c in range(col, col + one.cols):
                assert (r, c) not in taken
                taken[r, c] = one.id


@given(signatures(), st.integers(0, 14))
def test_a_prefix_keeps_its_places(parsed: list[SemanticSignatureElement], length: int) -> None:
    whole = pack_or_fail(parsed, PREFIX_STABLE)
    if not isinstance(whole, PackingFailure):
        assert pack(parsed[:length], "pixel", "in") == whole[:length]


@given(signatures(), st.sampled_from((PREFIX_STABLE, OPTIMIZED)))
def test_packing_reads_only(parsed: list[SemanticSignatureElement], mode: str) -> None:
    """Elements stay as they are, and old places have no influence."""
    before = repr(parsed)
    first = pack_or_fail(parsed, mode)
    assert repr(parsed) == before
    if isinstance(first, PackingFailure):
        return
    for one, (row, col) in zip(parsed, first, strict=True):
        one.start_row, one.start_col = row, col
    assert pack(parsed, "pixel", "in", mode) == first


@given(signatures(system_values=False))
def test_optimized_fits_a_signature_in_any_order(parsed: list[SemanticSignatureElement]) -> None:
    """The order of declaration decides between equals only: the set of places by shape is the same."""
    result = pack_or_fail(parsed, OPTIMIZED)
    backwards = [SemanticSignatureElement(
        id, one.name, one.component_type, one.kind, one.indices, one.interpolation, one.rows, one.cols,
        interpretation=one.interpretation, width16=one.width16) for id, one in enumerate(reversed(parsed))]
    if isinstance(result, PackingFailure):
        return
    if len({one.width16 for one in parsed}) > 1:
        return  # equals in the order of packing may still differ in width
    shapes = sorted((place, one.rows, one.cols) for place, one in zip(result, parsed, strict=True))
    other = pack(backwards, "pixel", "in", OPTIMIZED)
    assert shapes == sorted((place, one.rows, one.cols) for place, one in zip(other, backwards, strict=True))
