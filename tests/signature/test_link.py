"""Pairs of signatures: what feeds what, which rule is broken first, and which fix is proposed."""

from __future__ import annotations

from random import Random

import pytest
from signature_builder import elements

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.link import NEXT_STAGES, RUNTIME_MESSAGES, Problem, StageLink, link_stages
from hlslfe.signature.link_plan import make_plan
from hlslfe.signature.packing import pack

Lists = dict[str, str]


def packed(text: str, stage: str, direction: str, mode: str = "prefix-stable") -> list[SemanticSignatureElement]:
    """The elements of a list of declarations, placed, read or written in full."""
    found = elements(text, stage, direction) if text else []
    for element in found:
        element.usage_mask = (1 << element.cols) - 1
    for element, place in zip(found, pack(found, stage, direction, mode), strict=True):
        element.start_row, element.start_col = place
    return found


def entry(stage: str, inputs: str = "", outputs: str = "", constants: str = "",
          mode: str = "prefix-stable") -> EntrySignatures:
    name = stage[0] + "s"
    return EntrySignatures(name, stage, name, packed(inputs, stage, "in", mode), packed(outputs, stage, "out", mode),
                           packed(constants, stage, "pc", mode))


def link(outputs: str, inputs: str, first: str = "vertex", second: str = "pixel") -> StageLink:
    return link_stages(entry(first, outputs=outputs), entry(second, inputs=inputs))


def shown(problem: Problem) -> tuple[object, ...]:
    return (problem.id, *problem.args)


def notes(problem: Problem) -> list[tuple[object, ...]]:
    return [(note.id.removeprefix("note_link_"), *note.args) for note in problem.notes]


def errors(found: StageLink) -> list[tuple[object, ...]]:
    return [shown(problem) for problem in found.problems if problem.is_error]


@pytest.mark.parametrize(("outputs", "inputs"), [
    ("p, float3 NORMAL, float2 UV[2], nointerpolation uint MAT", "p, float3 NORMAL, float2 UV[2], uint MAT"),
    ("p, float3 NORMAL, float2 UV0, float2 UV1", "p, float3 normal, float2 uv"),
    ("p, float4 UV[2]", "p, float4 UV0, float4 UV1"),
    ("p, float4 UV0, float4 UV1", "p, float4 UV[2]"),
    ("p, float4 A", "p, float3 A"),
    ("p, bool B", "p, uint B"),
    ("p, float A", "p, float A, bool SV_IsFrontFace, uint SV_PrimitiveID, uint SV_SampleIndex"),
    ("p, float3 SV_ClipDistance, float SV_CullDistance", "p, float3 SV_ClipDistance, float SV_CullDistance"),
    ("float4 A, p, float B", "float4 A, p"),
    ("p", ""),
])
def test_pairs_that_fit(outputs: str, inputs: str) -> None:
    found = link(outputs, inputs)
    assert found.fits and errors(found) == []
    assert sum(element.rows for element in found.consumer.inputs) == len(found.matches) + len(found.generated)


@pytest.mark.parametrize(("outputs", "inputs", "expected"), [
    ("p, float2 UV", "p, float3 N", [("err_link_missing_element", "N0", 0, "vs", "vertex")]),
    ("p, float4 A, float4 B", "p, float4 B", [("err_link_register", "B0", "v1.xyzw", "o2.xyzw")]),
    ("p, float4 A, float4 B", "p, float4 B, float4 A",
     [("err_link_register", "B0", "v1.xyzw", "o2.xyzw"), ("err_link_register", "A0", "v2.xyzw", "o1.xyzw")]),
    ("p, float A, float B", "p, float B", [("err_link_mask", "B0", "v1.x", "o1.y")]),
    ("p, float2 A", "p, float4 A", [("err_link_mask", "A0", "v1.xyzw", "o1.xy")]),
    ("p, int A", "p, uint A", [("err_link_component_type", "A0", "uint", "int")]),
    ("p, float A", "p, int A", [("err_link_component_type", "A0", "int", "float")]),
    ("p, half2 A", "p, float2 A", [("err_link_precision", "A0", "float2", "half2")]),
    ("p, int16_t A", "p, int A", [("err_link_precision", "A0", "int", "int16_t")]),
    ("p, uint16_t A", "p, int A", [("err_link_component_type", "A0", "int", "uint16_t")]),
    ("float4 A", "float4 A", [("err_link_no_position", "vs", "vertex")]),
    ("p, float2 UV[2]", "p, float2 UV[3]", [("err_link_missing_element", "UV2", 0, "vs", "vertex")]),
    ("p, float4 A[2]", "p, float4 A1", [("err_link_register", "A1", "v1.xyzw", "o2.xyzw")]),
    ("p", "p, float SV_ClipDistance", [("err_link_missing_element", "SV_ClipDistance", 0, "vs", "vertex")]),
    ("float4 A", "p, float4 A", [
        ("err_link_missing_element", "SV_Position", 0, "vs", "vertex"),
        ("err_link_register", "A0", "v1.xyzw", "o0.xyzw"), ("err_link_no_position", "vs", "vertex")]),
])
def test_pairs_that_break(outputs: str, inputs: str, expected: list[tuple[object, ...]]) -> None:
    assert errors(link(outputs, inputs)) == expected


def test_unwritten_columns() -> None:
    producer, consumer = entry("vertex", outputs="p, float3 N"), entry("pixel", inputs="p, float3 N")
    producer.outputs[1].usage_mask = 0b001
    assert errors(link_stages(producer, consumer)) == [("err_link_never_written", "N0", "yz")]
    consumer.inputs[1].usage_mask = 0b001
    assert link_stages(producer, consumer).fits
    consumer.inputs[1].usage_mask = 0b111
    for element in producer.outputs:
        element.usage_mask = 0  # -fdx-signature-usage=deferred: nothing is known
    assert link_stages(producer, consumer).fits


def test_kinds_of_metadata_may_differ() -> None:
    producer, consumer = entry("vertex", outputs="p"), entry("pixel", inputs="p")
    consumer.inputs[0].kind = 0
    assert errors(link_stages(producer, consumer)) == [("err_link_system_value", "SV_Position", 0, 3)]


def test_streams() -> None:
    producer, consumer = entry("geometry", outputs="p, float2 UV, float2 ST"), entry("pixel", inputs="p, float2 ST")
    producer.outputs[2].stream = 1
    assert errors(link_stages(producer, consumer)) == [("err_link_stream", "ST0", 1)]


def test_primitive_id_after_a_geometry_shader() -> None:
    assert link("p", "p, uint SV_PrimitiveID", first="domain").fits
    assert errors(link("p", "p, uint SV_PrimitiveID", first="geometry")) == [
        ("err_link_missing_element", "SV_PrimitiveID", 0, "gs", "geometry")]
    assert link("p, uint SV_PrimitiveID", "p, uint SV_PrimitiveID", first="geometry").fits


def test_array_indices_default_to_zero() -> None:
    found = link("p", "p, uint SV_RenderTargetArrayIndex")
    assert found.fits
    assert [shown(problem) for problem in found.problems] == [("warn_link_default", "SV_RenderTargetArrayIndex", "vs")]


def test_mesh_shaders_feed_by_name() -> None:
    producer = entry("mesh", outputs="float4 A, p", constants="uint MAT")
    consumer = entry("pixel", inputs="p, uint MAT, float4 A")
    assert errors(link_stages(producer, consumer)) == []
    assert errors(link_stages(producer, entry("pixel", inputs="p, uint2 MAT"))) == [
        ("err_link_mask", "MAT0", "v1.xy", "o0.x")]
    assert link_stages(entry("amplification"), producer).fits


def test_hull_shaders_feed_twice() -> None:
    constants = "float SV_TessFactor[3], float SV_InsideTessFactor, float4 K"
    hull = entry("hull", outputs="p, float2 UV", constants=constants)
    domain = entry("domain", inputs="p, float2 UV", constants=constants)
    assert link_stages(hull, domain).fits
    other = entry("domain", inputs="float2 UV, p", constants="float4 L")
    assert errors(link_stages(hull, other)) == [
        ("err_link_register", "UV0", "v0.xy", "o1.xy"), ("err_link_register", "SV_Position", "v1.xyzw", "o0.xyzw"),
        ("err_link_missing_element", "L0", 1, "hs", "hull")]


@pytest.mark.parametrize(("before", "after", "expected"), [
    ({"hlsl.domain": "tri"}, {"hlsl.domain": "tri"}, []),
    ({"hlsl.domain": "tri"}, {"hlsl.domain": "quad"}, [("err_link_domain", "quad", "tri")]),
    ({"hlsl.outputcontrolpoints": "3"}, {"hlsl.inputcontrolpoints": "4"}, [("err_link_control_points", "4", "3")]),
    ({"hlsl.outputcontrolpoints": "3"}, {"hlsl.inputcontrolpoints": "3"}, []),
    ({}, {"hlsl.inputcontrolpoints": "3"}, []),
    ({"tessellator output": "triangle_ccw"}, {"hlsl.inputprimitive": "line"},
     [("err_link_primitive", "line", "triangle")]),
    ({"tessellator output": "triangle_cw"}, {"hlsl.inputprimitive": "triangle"}, []),
    ({"tessellator output": "point"}, {"hlsl.inputprimitive": "point"}, []),
])
def test_properties_of_tessellation(before: dict[str, str], after: dict[str, str],
                                    expected: list[tuple[object, ...]]) -> None:
    hull, domain = entry("hull", outputs="p"), entry("domain", inputs="p")
    hull.properties, domain.properties = before, after
    assert errors(link_stages(hull, domain)) == expected


def test_another_domain_has_other_factors() -> None:
    hull = entry("hull", constants="float SV_TessFactor[3], float SV_InsideTessFactor")
    domain = entry("domain", constants="float SV_TessFactor[4], float SV_InsideTessFactor[2]")
    assert [each[0] for each in errors(link_stages(hull, domain))] == ["err_link_missing_element", "err_link_register"]
    hull.properties, domain.properties = {"hlsl.domain": "tri"}, {"hlsl.domain": "quad"}
    assert errors(link_stages(hull, domain)) == [("err_link_domain", "quad", "tri")]


def test_interpolation_is_the_consumers() -> None:
    found = link("p, nointerpolation float4 A", "p, float4 A")
    assert found.fits
    assert [shown(problem) for problem in found.problems] == [("warn_link_interpolation", "A0", "Linear", "Constant")]
    for element in found.producer.outputs:
        element.interpolation = 0  # metadata of a vertex shader does not tell
    assert link_stages(found.producer, found.consumer).problems == []


def test_unused_outputs() -> None:
    found = link("p, float4 A, float4 B, float SV_ClipDistance", "p, float4 A")
    assert [element.name for element in found.unused] == ["B"]
    assert [shown(problem) for problem in found.problems] == [("warn_link_unused_output", "B0", "ps")]


PLACES = ("err_link_register", "err_link_mask")
REASONS = [
    ("p, float2 UV[2]", "p, float2 UV0, float2 UV1",
     "there it is a row of the array 'UV0', which takes the same columns of its rows",
     "declare the inputs of 'ps' as { float4 : SV_Position; float2[2] : UV0 }"),
    ("p, float2 UV0, float2 UV1", "p, float2 UV[2]",
     "here it is a row of the array 'UV0', which takes the same columns of its rows",
     "declare the inputs of 'ps' as { float4 : SV_Position; float2 : UV0; float2 : UV1 }"),
    ("p, float4 A, float4 B", "p, float4 B", "'A0' stands before it there, and is no input here",
     "declare the inputs of 'ps' as { float4 : SV_Position; float4 : A0; float4 : B0 }"),
    ("p, float4 A, float4 B", "p, float4 B, float4 A", "'A0' stands before it there, but after it here",
     "declare the inputs of 'ps' in the order 'SV_Position', 'A0', 'B0'"),
    ("p, float4 B, float4 C", "p, float4 A, float4 C, float4 B", "'A0' stands before it here, and is no output there",
     "declare the inputs of 'ps' in the order 'SV_Position', 'A0', 'B0', 'C0'"),
    ("p, nointerpolation float2 A, float2 B", "p, float2 A, float2 B", "'A0' has another interpolation mode there",
     "declare the inputs of 'ps' as { float4 : SV_Position; nointerpolation float2 : A0; float2 : B0 }"),
    ("p, float2 A[2], float4 B", "p, float2 A, float4 B", "'A0' has another size there",
     "declare the inputs of 'ps' as { float4 : SV_Position; float2[2] : A0; float4 : B0 }"),
    ("p, float2 B, nointerpolation float2 A", "p, float2 B, float2 A",
     "it is Linear here and Constant there, and each mode has registers of its own",
     "declare the inputs of 'ps' as { float4 : SV_Position; float2 : B0; nointerpolation float2 : A0 }"),
    ("p, float4 A, uint M", "p, uint M, bool SV_IsFrontFace", "'A0' stands before it there, and is no input here",
     "declare the inputs of 'ps' as { float4 : SV_Position; float4 : A0; uint : M0; bool : SV_IsFrontFace }"),
]


@pytest.mark.parametrize(("outputs", "inputs", "reason", "fix"), REASONS)
def test_why_the_places_differ(outputs: str, inputs: str, reason: str, fix: str) -> None:
    problem = next(problem for problem in link(outputs, inputs).problems if problem.id in PLACES)
    assert ("reason", reason) in notes(problem)
    assert ("fix", fix) in notes(problem)


def test_the_fix_is_packed_before_it_is_said() -> None:
    producer = entry("vertex", outputs="p, float A, float2 B, float3 C", mode="optimized")
    consumer = entry("pixel", inputs="p, float A, float2 B", mode="optimized")
    problem = link_stages(producer, consumer, "optimized").problems[0]
    assert ("reason", "optimized packing sorts the values, so to leave out 'C0' moves the others") in notes(problem)
    assert ("fix", "declare the inputs of 'ps' as { float4 : SV_Position; float : A0; float2 : B0; float3 : C0 }") in (
        notes(problem))
    # With the other mode nothing that is tried puts them there, so nothing is said.
    assert not [note for note in notes(link_stages(producer, consumer).problems[0]) if note[0] == "fix"]


@pytest.mark.parametrize(("outputs", "inputs", "expected"), [
    ("p, float2 TEXCOORD", "p, float2 TEXCORD", ("similar", "TEXCOORD0")),
    ("p, float2 TEXCOORD", "p, float2 TEXCOORD1", ("similar", "TEXCOORD0")),
    ("p, float2 TEXCOORD", "p, float2 TEXCOORD, float2 TEXCOORD1",
     ("fix", "add 'float2 : TEXCOORD1' to the outputs of 'vs' after 'TEXCOORD0'")),
    ("p, float2 TEXCOORD", "p, float3 TEXCORD",
     ("fix", "add 'float3 : TEXCORD0' to the outputs of 'vs' after 'SV_Position'")),
    ("float2 TEXCOORD, p", "nointerpolation uint3 N", ("fix", "add 'uint3 : N0' to the outputs of 'vs'")),
    ("p", "p, nointerpolation float2 K[3]",
     ("fix", "add 'nointerpolation float2[3] : K0' to the outputs of 'vs' after 'SV_Position'")),
    ("p, float2 K", "p, float2 K[3]",
     ("fix", "add 'float2 : K1', 'float2 : K2' to the outputs of 'vs' after 'K0'")),
])
def test_how_to_feed_an_input(outputs: str, inputs: str, expected: tuple[str, str]) -> None:
    problem = next(problem for problem in link(outputs, inputs).problems if problem.id == "err_link_missing_element")
    assert expected in notes(problem)


def test_an_input_that_is_not_read_may_go() -> None:
    producer, consumer = entry("vertex", outputs="p, float A"), entry("pixel", inputs="p, float A, float2 B")
    consumer.inputs[2].usage_mask = 0
    problem = link_stages(producer, consumer).problems[0]
    assert notes(problem)[-1] == ("fix", "take it away: 'ps' does not read it")


def test_tables() -> None:
    assert set(NEXT_STAGES) == {"vertex", "hull", "domain", "geometry", "amplification", "mesh"}
    assert RUNTIME_MESSAGES["err_link_register"] == "SHADER_LINKAGE_REGISTERINDEX"


POOL = ("p", "float A", "float2 B", "float3 C", "float4 D", "uint E", "nointerpolation float2 F", "float G[2]",
        "float2 H[3]", "int2 I", "centroid float J", "float2 SV_ClipDistance", "float SV_CullDistance", "uint K[2]",
        "uint SV_RenderTargetArrayIndex", "half L", "sample float3 M")


@pytest.mark.parametrize("seed", range(60))
def test_the_same_declarations_and_prefixes_of_them_always_fit(seed: int) -> None:
    random = Random(seed)
    names = ["p", *random.sample(POOL[1:], random.randrange(1, 12))]
    random.shuffle(names)
    text = ", ".join(names)
    for mode in ("prefix-stable", "optimized"):
        same = link_stages(entry("vertex", outputs=text, mode=mode), entry("pixel", inputs=text, mode=mode), mode)
        assert same.problems == [] and len(same.matches) == sum(one.rows for one in same.consumer.inputs)
    prefix = ", ".join(names[:random.randrange(1, len(names) + 1)])
    assert link_stages(entry("vertex", outputs=text), entry("pixel", inputs=prefix)).fits


@pytest.mark.parametrize("seed", range(60))
def test_what_fits_is_in_the_same_place(seed: int) -> None:
    random = Random(seed)
    names = ["p", *random.sample(POOL[1:], random.randrange(1, 9))]
    others = random.sample(names, random.randrange(1, len(names) + 1))
    found = link(", ".join(names), ", ".join(others))
    for match in found.matches:
        reads, writes = match.consumer, match.producer
        same = (reads.start_row + match.consumer_row == writes.start_row + match.producer_row
                and not reads.register_mask & ~writes.register_mask)
        assert same != match.has_problem
    assert found.fits == (not any(match.has_problem for match in found.matches))


def replaced(original: EntrySignatures, **lists: list[SemanticSignatureElement]) -> EntrySignatures:
    """An entry with other lists, placed."""
    made = EntrySignatures(original.name, original.stage, original.name, original.inputs, original.outputs,
                           original.patch_constants)
    for name, found in lists.items():
        direction = "in" if name == "inputs" else "out"
        for number, element in enumerate(found):
            element.id = number
            element.usage_mask = (1 << element.cols) - 1
        for element, place in zip(found, pack(found, original.stage, direction), strict=True):
            element.start_row, element.start_col = place
        setattr(made, name, found)
    return made


OTHERS = ("float4 A", "uint B", "float D", "int E", "float2 F", "nointerpolation float G[2]", "float4 H[3]",
          "int2 K[2]", "float2 L", "float N", "uint3 O", "float4 Q[2]", "float2 AA", "bool SV_IsFrontFace",
          "uint SV_PrimitiveID")


def name_of(declaration: str) -> str:
    return declaration.rsplit(maxsplit=1)[-1].rstrip("0123456789[]")


@pytest.mark.parametrize("seed", range(150))
def test_all_notes_of_a_link_can_be_followed_together(seed: int) -> None:
    random = Random(seed)
    outputs = ["p", *random.sample(POOL[1:], random.randrange(1, 9))]
    inputs = [*random.sample(outputs, random.randrange(1, len(outputs) + 1))]
    taken = {name_of(one) for one in inputs}
    inputs += [other for other in random.sample(OTHERS, random.randrange(0, 5)) if name_of(other) not in taken]
    random.shuffle(inputs)
    found = link(", ".join(outputs), ", ".join(inputs))
    plan = make_plan(found.consumer.inputs, found.producer.outputs, found.producer, found.consumer, "in",
                     "prefix-stable")
    said = [note for problem in found.problems for note in notes(problem) if note[0] in ("fix", "similar")]
    assert bool(said) >= (not found.fits)
    again = link_stages(replaced(found.producer, outputs=plan.outputs), replaced(found.consumer, inputs=plan.inputs))
    assert errors(again) == [], said
