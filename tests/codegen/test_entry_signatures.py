"""From checked leaves to packed elements: shapes, types, modes, packing failures and warnings."""

from __future__ import annotations

import pytest

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement

V = '[shader("vertex")] '
P = '[shader("pixel")] '


def compiled(source: str, profile: str = "lib_6_8", **options: object) -> Compilation:
    target = parse_profile(profile)
    assert target is not None
    made = Compilation("a.hlsl", source, Options(target, **options))  # type: ignore[arg-type]
    made.signatures()
    return made


def signatures(source: str, profile: str = "lib_6_8", **options: object) -> EntrySignatures:
    made = compiled(source, profile, **options)
    found = made.signatures()
    assert found is not None, [diagnostic.message for diagnostic in made.diagnostics]
    return found[0]


def shape(element: SemanticSignatureElement) -> tuple[object, ...]:
    return (element.name, element.indices, element.component_type, element.kind, element.rows, element.cols,
            element.start_row, element.start_col)


def test_shapes_and_types() -> None:
    source = ("enum E { X }; struct S { float a; bool2 b[2]; }; " + V + "void main(S s : Q3, int i : I, uint3 u : U, "
              "half h : H, E e : E, float1 o[2][2] : O, float4 p : SV_Position) {}")
    assert [shape(element) for element in signatures(source).inputs] == [
        ("Q", (3,), 9, 0, 1, 1, 0, 0),
        ("Q", (4, 5), 5, 0, 2, 2, 1, 0),
        ("I", (0,), 4, 0, 1, 1, 3, 0),
        ("U", (0,), 5, 0, 1, 3, 4, 0),
        ("H", (0,), 9, 0, 1, 1, 5, 0),
        ("E", (0,), 5, 0, 1, 1, 6, 0),
        ("O", (0, 1, 2, 3), 9, 0, 4, 1, 7, 0),
        ("SV_Position", (0,), 9, 3, 1, 4, 11, 0),
    ]


def test_native_16_bit_types() -> None:
    found = signatures(V + "void main(half h : H, int16_t i : I, out uint16_t2 u : U) { u = 1; }", native_half=True,
                       native_int16=True)
    assert [(element.component_type, element.width16) for element in (*found.inputs, *found.outputs)] == [
        (8, True), (2, True), (3, True)]


def test_ids_leave_out_what_has_no_element() -> None:
    found = signatures(V + "float4 main(float a : A, uint i : SV_InstanceID, float b : B) : SV_Position { return 1; }")
    assert [(element.id, element.name) for element in found.inputs] == [(0, "A"), (1, "SV_InstanceID"), (2, "B")]
    source = '[shader("compute")] [numthreads(1,1,1)] void main(uint3 t : SV_DispatchThreadID) {}'
    assert signatures(source).lists() == (("in", []), ("out", []), ("pc", []))


def test_modes() -> None:
    found = signatures(V + "float4 main(out float a : A, out int b : B, out sample float c : C, float d : D) "
                           ": SV_Position { a = c = 1; b = 2; return d; }")
    assert [element.interpolation for element in found.outputs] == [4, 2, 1, 6]
    assert [element.interpolation for element in found.inputs] == [0]
    found = signatures(P + "float4 main(centroid float4 p : SV_Position, noperspective sample float a : A, bool b : B) "
                           ": SV_Target { return p + a + b; }")
    assert [element.interpolation for element in found.inputs] == [5, 7, 1]
    assert [element.interpolation for element in found.outputs] == [0]


def test_both_sides_of_the_rasterizer_pack_alike() -> None:
    struct = ("struct L { float3 n : N; nointerpolation uint m : M; float4 p : SV_Position; float2 uv[2] : UV; "
              "float w : W; int k : K; }; ")
    vertex = signatures(struct + V + "L main() { return (L)0; }").outputs
    pixel = signatures(struct + P + "float4 main(L l) : SV_Target { return l.w; }").inputs
    places = [(element.start_row, element.start_col) for element in vertex]
    assert places == [(element.start_row, element.start_col) for element in pixel]
    assert len(set(places)) == 6


def test_packing_mode() -> None:
    source = V + "void main(out float a : A, out float4 b : B, out float4 p : SV_Position) { a = b = p = 1; }"
    assert [element.start_row for element in signatures(source).outputs] == [0, 1, 2]
    assert [element.start_row for element in signatures(source, packing_mode="optimized").outputs] == [2, 0, 1]


@pytest.mark.parametrize(("source", "message"), [
    (V + "float4 main(float4 a[33] : A) : SV_Position { return 1; }",
     "'A0' does not fit among the inputs of 'main': there is no room left in the 32 registers"),
    (V + "void main(float b : B, out float4 a[31] : A, out float4 q : Q, out float4 p : SV_Position) "
         "{ a[0] = 1; q = p = 1; }",
     "'SV_Position' does not fit among the outputs of 'main': there is no room left in the 32 registers"),
    (P + "float4 main(float c[3] : SV_ClipDistance) : SV_Target { return c[0]; }",
     "'SV_ClipDistance' does not fit among the inputs of 'main': clip and cull distances need more than two registers"),
])
def test_packing_failures(source: str, message: str) -> None:
    made = compiled(source)
    diagnostic, = made.diagnostics
    assert (diagnostic.id, diagnostic.message) == ("err_hlsl_signature_packing", message)
    assert source[made.sources.physical(diagnostic.loc)[2] :].startswith("main(")
    [note] = diagnostic.notes
    assert (note.id, note.message) == ("note_previous_decl", f"{message.partition(' does ')[0]} is declared here")
    assert source[made.sources.physical(note.loc)[2] - 1] in " (" and note.loc > diagnostic.loc
    assert made.signatures() is None


def test_inputs_are_packed_before_outputs_and_the_first_failure_ends_it() -> None:
    made = compiled(V + "void main(float4 a[33] : A, out float4 b[33] : B) { b[0] = 1; }")
    assert [diagnostic.message.split(" of ")[0] for diagnostic in made.diagnostics] == [
        "'A0' does not fit among the inputs"]


@pytest.mark.parametrize(("profile", "given", "expected"), [
    ("vs_6_6", True, ["packing mode 'prefix-stable' is not for vertex shader inputs, they are stacked"]),
    ("ps_6_6", True, ["packing mode 'prefix-stable' is not for pixel shader outputs, they go by their index"]),
    ("vs_6_6", False, []),
    ("lib_6_6", True, []),
    ("cs_6_6", True, []),
])
def test_ignored_packing_mode(profile: str, given: bool, expected: list[str]) -> None:
    source = "[numthreads(1,1,1)] void main() {}" if profile == "cs_6_6" else "void main() {}"
    made = compiled(source, profile, packing_mode_given=given)
    assert [diagnostic.message for diagnostic in made.diagnostics] == expected
    assert [diagnostic.id for diagnostic in made.diagnostics] == (
        ["warn_hlsl_signature_packing_ignored"] if expected else [])
