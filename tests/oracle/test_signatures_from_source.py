"""Random shaders through our front end: source to elements, to metadata in the module's text, and back.

The expected elements are those of the generator; test_packing_dxc shows that DXC agrees with them.
"""

from __future__ import annotations

from random import Random

import pytest
from random_signatures import Shader, random_shader
from random_stages import random_stage_shader
from random_tables import random_table_shader

import hlslfe
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.metadata import read_module, read_signatures
from hlslfe.signature.metadata_checks import check_module
from hlslfe.signature.packing import PackingFailure, check_mesh, pack

SHADERS = 12


def expected(shader: Shader, direction: str) -> list[SemanticSignatureElement]:
    elements = shader.elements(direction)
    for element, place in zip(elements, pack(elements, shader.stage, direction), strict=True):
        element.start_row, element.start_col = place
    return elements


def without_usage(elements: list[SemanticSignatureElement]) -> str:
    for element in elements:
        element.usage_mask = 0
    return repr(elements)


def check_read_back(text: str, written: EntrySignatures) -> None:
    """What the module's text says is what was packed, but for the modes of all stages but pixel shaders."""
    read = read_signatures(text)
    if not any(elements for _, elements in written.lists()):
        assert read == []
        return
    (entry,) = read
    assert (entry.function_name, entry.stage) == (written.function_name, written.stage)
    for (_, theirs), (_, ours) in zip(entry.lists(), written.lists(), strict=True):
        assert len(theirs) == len(ours)
        for one, other in zip(theirs, ours, strict=True):
            if written.stage != "pixel":
                assert one.interpolation == 0
                one.interpolation = other.interpolation
            assert one.same_metadata(other)
            assert (one.interpretation, one.width16) == (other.interpretation, other.width16)


@pytest.mark.parametrize("seed", range(12))
def test_source_to_elements_and_back(seed: int) -> None:
    random = Random(seed)
    compared = 0
    for number in range(SHADERS):
        shader = (random_shader, random_stage_shader)[number % 2](random)
        result = hlslfe.compile(shader.source(), filename="a.hlsl", profile=shader.profile, entry="main",
                                native_16bit=True)
        ids = [diagnostic.id for diagnostic in result.diagnostics]
        if "err_not_supported_yet" in ids:
            continue
        compared += 1
        try:
            lists = [expected(shader, direction) for direction in ("in", "out", "pc")]
            if shader.stage == "mesh":
                check_mesh(lists[1], lists[2], *([(e.start_row, e.start_col) for e in lists[k]] for k in (1, 2)))
        except PackingFailure:
            assert ids == ["err_hlsl_signature_packing"], shader.source()
            continue
        assert result.ok and result.ll is not None, (ids, shader.source())
        (signatures,) = result.signatures
        check_read_back(result.ll, signatures)
        for (_, ours), theirs in zip(signatures.lists(), lists, strict=True):
            assert without_usage(ours) == without_usage(theirs), shader.source()
    assert compared


@pytest.mark.parametrize("seed", range(30080, 30120))
def test_the_reader_accepts_what_is_written(seed: int) -> None:
    profile, source = random_table_shader(Random(seed))
    result = hlslfe.compile(source, filename="a.hlsl", profile=profile, entry="main")
    if result.ll is None:
        assert [each.id for each in result.diagnostics] == ["err_hlsl_signature_packing"]
        return
    assert not list(check_module(read_module(result.ll))), source


def test_streams_may_have_the_same_names() -> None:
    result = hlslfe.compile("""
struct V { float4 p : SV_Position; float clip : SV_ClipDistance; float2 uv : UV; };
[maxvertexcount(2)] void main(point V v[1], inout PointStream<V> a, inout PointStream<V> b) {
  a.Append(v[0]); b.Append(v[0]);
}
""", filename="a.hlsl", profile="gs_6_0", entry="main")
    assert result.ll is not None
    assert list(check_module(read_module(result.ll))) == []
    broken = result.ll.replace('!"UV", i32 9, i32 0', '!"SV_Position", i32 9, i32 3', 1)
    assert any("belongs to the element 0 already" in str(fault) for fault in check_module(read_module(broken)))
