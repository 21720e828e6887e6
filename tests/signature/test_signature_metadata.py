"""Elements to metadata and back: the proposal's example, exact round trips, and everything a reader refuses."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from signature_builder import elements

from hlslfe.signature.element import (
    METADATA_FIELDS,
    EntrySignatures,
    Operand,
    SemanticSignatureElement,
    component_type_of,
    to_metadata_operands,
    type_spelling,
    written_mode,
)
from hlslfe.signature.metadata import MetadataError, read_signatures
from hlslfe.signature.packing import pack


def packed(text: str, stage: str, direction: str) -> list[SemanticSignatureElement]:
    found = elements(text, stage, direction)
    for one, place in zip(found, pack(found, stage, direction), strict=True):
        one.start_row, one.start_col = place
    return found


def operand_text(operand: Operand, node: str) -> str:
    type, value = operand
    if type == "string":
        data = str(value).encode("utf-8", "surrogateescape")
        return '!"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data) + '"'
    return node if type == "node" else f"{type} {value}"


def module_text(entries: list[EntrySignatures], policy: str = "proposal") -> str:
    """A module as codegen writes it, without function bodies; each node is written where it is first needed."""
    nodes: list[str] = []
    functions, groups = [], []

    def node(body: str) -> str:
        nodes.append(body)
        return f"!{len(nodes) - 1}"

    def element_list(entry: EntrySignatures, found: list[SemanticSignatureElement]) -> str:
        if not found:
            return "null"
        rows = [to_metadata_operands(one, entry.stage, policy) for one in found]
        return node(", ".join(node(", ".join(
            operand_text(operand, node(", ".join(f"i32 {i}" for i in operand[1])) if operand[0] == "node" else "")
            for operand in row)) for row in rows))

    roots = []
    for number, entry in enumerate(entries):
        functions.append(f"define void @{entry.function_name}() #{number} {{\n  ret void\n}}\n")
        groups.append(f'attributes #{number} = {{ convergent "hlsl.shader"="{entry.stage}" }}\n')
        if entry.inputs or entry.outputs:
            lists = [element_list(entry, found) for found in (entry.inputs, entry.outputs)]
            roots.append(node(f"ptr @{entry.function_name}, {', '.join(lists)}"))
    text = "\n".join(functions + groups)
    if roots:
        text += f"\n!dx.semantic.signatures = !{{{', '.join(roots)}}}\n"
    return text + "".join(f"!{number} = !{{{body}}}\n" for number, body in enumerate(nodes))


PROPOSAL = [
    EntrySignatures("vs_main", "vertex", "vs_main", packed("float4 POSITION, float4 TEXCOORD[2]", "vertex", "in"),
                    packed("p", "vertex", "out")),
    EntrySignatures("ps_main", "pixel", "ps_main", packed("p, float4 TEXCOORD0, float4 TEXCOORD1", "pixel", "in"),
                    packed("float4 SV_Target0, float4 SV_Target1", "pixel", "out")),
]


def test_operands_of_the_proposals_example() -> None:
    rows = [to_metadata_operands(one, entry.stage) for entry in PROPOSAL for _, list in entry.lists() for one in list]
    assert [tuple(value for _, value in row) for row in rows] == [
        (0, "POSITION", 9, 0, (0,), 0, 1, 4, 0, 0, 0, 0, 0),
        (1, "TEXCOORD", 9, 0, (0, 1), 0, 2, 4, 1, 0, 0, 0, 0),
        (0, "SV_Position", 9, 3, (0,), 0, 1, 4, 0, 0, 0, 0, 0),
        (0, "SV_Position", 9, 3, (0,), 4, 1, 4, 0, 0, 0, 0, 0),
        (1, "TEXCOORD", 9, 0, (0,), 2, 1, 4, 1, 0, 0, 0, 0),
        (2, "TEXCOORD", 9, 0, (1,), 2, 1, 4, 2, 0, 0, 0, 0),
        (0, "SV_Target", 9, 16, (0,), 0, 1, 4, 0, 0, 0, 0, 0),
        (1, "SV_Target", 9, 16, (1,), 0, 1, 4, 1, 0, 0, 0, 0),
    ]
    types = " ".join(type for type, _ in rows[0])
    assert types == "i32 string i32 i32 node i32 i32 i8 i32 i8 i8 i8 i32"


def test_mode_of_vertex_outputs_by_policy() -> None:
    position = PROPOSAL[0].outputs[0]
    assert position.interpolation == 4
    assert written_mode(position, "vertex") == 0
    assert written_mode(position, "vertex", "upstream") == 4
    assert written_mode(position, "pixel") == 4


def test_unplaced_element_and_highest_index() -> None:
    depth = packed("float SV_Depth", "pixel", "out")[0]
    depth.indices = (2**32 - 1,)
    values = [value for _, value in to_metadata_operands(depth, "pixel")]
    assert values[4] == (-1,) and values[8:10] == [-1, -1]


def test_entry_without_elements_has_no_node() -> None:
    assert read_signatures(module_text([EntrySignatures("main", "compute", "main", [], [])])) == []


@pytest.mark.parametrize("policy", ["proposal", "upstream"])
def test_proposals_example_read_back(policy: str) -> None:
    entries = read_signatures(module_text(PROPOSAL, policy))
    assert [(entry.name, entry.function_name, entry.stage) for entry in entries] == [
        ("vs_main", "vs_main", "vertex"), ("ps_main", "ps_main", "pixel")]
    for entry, original in zip(entries, PROPOSAL, strict=True):
        for (_, read), (direction, written) in zip(entry.lists(), original.lists(), strict=True):
            for one, other in zip(read, written, strict=True):
                one.interpolation += 4 if (entry.stage, direction, policy) == ("vertex", "out", "proposal") else 0
                assert one.same_metadata(other)
                assert (one.interpretation, one.width16) == (other.interpretation, other.width16)


ELEMENT = st.builds(
    SemanticSignatureElement,
    id=st.just(0),
    name=st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=12),
    component_type=st.integers(0, 18), kind=st.integers(0, 31),
    indices=st.lists(st.integers(0, 2**32 - 1), min_size=1, max_size=32).map(tuple),
    interpolation=st.integers(0, 8), rows=st.just(0), cols=st.integers(1, 4),
    start_row=st.integers(-1, 31), start_col=st.integers(0, 3),
    usage_mask=st.integers(0, 15), dynamic_index_mask=st.integers(0, 15), stream=st.integers(0, 3),
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)  # many builds share the machine
@given(st.lists(ELEMENT, max_size=4), st.lists(ELEMENT, max_size=4))
def test_round_trip_is_exact(inputs: list[SemanticSignatureElement], outputs: list[SemanticSignatureElement]) -> None:
    for found in (inputs, outputs):
        for number, one in enumerate(found):
            one.id, one.rows = number, len(one.indices)
            one.start_col = one.start_col if one.start_row >= 0 else -1
    entries = read_signatures(module_text([EntrySignatures("main", "pixel", "main", inputs, outputs)]))
    if not inputs and not outputs:
        assert entries == []
        return
    (entry,) = entries
    assert repr(entry.inputs) == repr(inputs)
    assert repr(entry.outputs) == repr(outputs)


GOOD = """
define void @main() #0 { ret void }
attributes #0 = { noinline "hlsl.shader"="pixel" }
!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, null}
!1 = !{!2}
!2 = !{i32 0, !"UV", i32 9, i32 0, !3, i32 2, i32 2, i8 2, i32 1, i8 0, i8 3, i8 0, i32 0}
!3 = !{i32 4, i32 5}
"""


def test_hand_written_text() -> None:
    (entry,) = read_signatures(GOOD)
    assert repr(entry.inputs[0]) == (
        "SemanticSignatureElement(id=0, name='UV', component_type=9, kind=0, indices=(4, 5), interpolation=2, rows=2, "
        "cols=2, start_row=1, start_col=0, usage_mask=3, dynamic_index_mask=0, stream=0)")
    assert entry.outputs == [] and entry.stage == "pixel"


def test_sentinels_may_be_unsigned() -> None:
    text = GOOD.replace("i32 1, i8 0, i8 3", "i32 -1, i8 255, i8 3")
    assert read_signatures(text)[0].inputs[0].start_col == -1
    text = GOOD.replace("i32 1, i8 0, i8 3", "i32 4294967295, i8 -1, i8 3")
    assert read_signatures(text)[0].inputs[0].start_row == -1


def test_no_metadata() -> None:
    assert read_signatures("define void @main() { ret void }\n") == []


@pytest.mark.parametrize(("old", "new", "message"), [
    (", i32 0}\n!3", "}\n!3", "!2: an element has 13 operands, this one 12"),
    ("i8 0, i32 0}", "i8 0, i32 0, i32 0}", "!2: an element has 13 operands, this one 14"),
    ("i32 9,", "i32 19,", "!2, operand 2: the component type is 19, which is not within 0 to 18"),
    ("i32 9,", '!"float",', "!2, operand 2: the component type is an i32, not a string"),
    ("i32 9,", "undef,", "!2, operand 2: the component type is an i32, not something else"),
    ('"hlsl.shader"="pixel"', '"hlsl.shader"="vortex"',
     "!0, operand 0: 'main' is for a stage that does not exist, 'vortex'"),
    ("i32 9,", "i8 9,", "!2, operand 2: the component type is an i32, not an i8"),
    ('!"UV"', "i32 7", "!2, operand 1: the name is a string, not an i32"),
    ("i32 0, !3", "i32 32, !3", "!2, operand 3: the kind is 32, which is not within 0 to 31"),
    ("!3, i32 2,", "!3, i32 9,", "!2, operand 5: the interpolation mode is 9, which is not within 0 to 8"),
    ("!3, i32 2,", "!3, null,", "!2, operand 5: the interpolation mode is an i32, not null"),
    ("i8 2, i32 1", "i8 0, i32 1", "!2, operand 7: the number of columns is 0, which is not within 1 to 4"),
    ("i8 2, i32 1", "i8 5, i32 1", "!2, operand 7: the number of columns is 5, which is not within 1 to 4"),
    ("i32 1, i8 0, i8 3", "i32 1, i8 4, i8 3", "!2, operand 9: the start column is 4, which is not within -1 to 3"),
    ("i32 1, i8 0, i8 3", "i32 1, i8 -1, i8 3", "!2, operand 9: only one of start row and start column is -1"),
    ("i32 1, i8 0, i8 3", "i32 -1, i8 0, i8 3", "!2, operand 9: only one of start row and start column is -1"),
    ("i32 1, i8 0, i8 3", "i32 32, i8 0, i8 3", "!2, operand 8: the start row is 32, which is not within -1 to 31"),
    ("i8 3, i8 0", "i8 16, i8 0", "!2, operand 10: the usage mask is 16, which is not within 0 to 15"),
    ("i8 3, i8 0", "i8 3, i8 -16", "!2, operand 11: the dynamic index mask is 240, which is not within 0 to 15"),
    ("i8 0, i32 0}", "i8 0, i32 4}", "!2, operand 12: the stream is 4, which is not within 0 to 3"),
    ("!{i32 4, i32 5}", "!{i32 4}", "!2, operand 4: 2 rows need as many indices, there are 1"),
    ("!{i32 4, i32 5}", '!{i32 4, !"5"}', "!3, operand 1: an index is an i32, not a string"),
    ("!3 = ", "!4 = ", "!3: this node is not defined"),
    ("i32 2, i8 2", "i32 0, i8 2", "!2, operand 6: the number of rows is 0, which is not within 1 to 32"),
    ("!{i32 0, !", "!{i32 1, !", "!2, operand 0: the id is 1, but its place in the list 0"),
    ("!{ptr @main, !1, null}", "!{ptr @main, !1}", "!0: an entry has 3 or 4 operands, this one 2"),
    ("!{ptr @main, !1, null}", "!{null, !1, null}", "!0, operand 0: an entry begins with its function"),
    ("!{ptr @main, !1, null}", "!{ptr @main, i32 1, null}", "!0, operand 1: a list of elements is a node or null"),
    ("!{!2}", "!{null}", "!1, operand 0: an element is a node"),
    ("= !{!0}", "= !{!0, !0}", "!0, operand 0: 'main' is listed already, in !0"),
    ("= !{!0}", "= !{i32 0}", "!dx.semantic.signatures, operand 0: a named node holds nodes only"),
    ("i32 9,", 'i32 9 9",', "!2, operand 2: this operand cannot be read"),
])
def test_what_a_reader_rejects(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(MetadataError) as caught:
        read_signatures(GOOD.replace(old, new, 1))
    assert str(caught.value) == message


def test_component_types() -> None:
    assert component_type_of("bool", 1, False, False) == 5
    assert component_type_of("float", 16, True, False) == 9
    assert component_type_of("float", 16, True, True) == 8
    assert component_type_of("int", 16, False, True) == 3
    assert component_type_of("float", 64, True, True) == 10
    assert component_type_of("void", 0, False, True) == 0
    assert [type_spelling(9, 4), type_spelling(5, 1), type_spelling(2, 3)] == ["float4", "uint", "int16_t3"]


def test_fields_are_in_the_order_of_the_operands() -> None:
    assert METADATA_FIELDS == ("id", "name", "component_type", "kind", "indices", "interpolation", "rows", "cols",
                               "start_row", "start_col", "usage_mask", "dynamic_index_mask", "stream")
