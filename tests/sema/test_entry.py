"""Entry points: which functions they are, the walk over their semantics, and every check of a leaf."""

from __future__ import annotations

import pytest
from entry_cases import C, P, V, compilation, entries, reported

from hlslfe.ast.attr import HLSLAppliedSemanticAttr, HLSLShaderAttr
from hlslfe.ast.decl import Decl, FunctionDecl, RecordDecl
from hlslfe.sema.entry_walk import Direction, EntryWalk
from hlslfe.sema.sema import Sema

MISSING = "err_hlsl_missing_semantic_annotation"
OVERLAP = "err_hlsl_semantic_index_overlap"
IOTYPE = "err_hlsl_semantic_unsupported_iotype_for_stage"
INDEXING = "err_hlsl_semantic_indexing_not_supported"
RANGE = "err_hlsl_semantic_index_out_of_range"
TYPE = "err_hlsl_semantic_invalid_type"
WIDE = "err_hlsl_semantic_64bit_type"
EMPTY = "err_hlsl_semantic_zero_sized_array"
NOT_YET = "err_not_supported_yet"
FIELD = "note_hlsl_semantic_used_here"
DECL = "note_previous_decl"
USE = "note_previous_use"


# ---------------------------------------------------------------- which functions


def test_library_takes_every_function_with_a_stage() -> None:
    source = V + "void a() {} void b() {} namespace N { " + P + "void c() {} }"
    assert [(entry.function.qualified_name, entry.stage) for entry in entries(source)] == [
        ("a", "vertex"), ("N::c", "pixel")]


def test_library_without_entry_points_is_fine() -> None:
    assert entries("float f(float a : A) { return a; }") == []


def test_named_entry_point_gets_the_stage_of_the_target() -> None:
    entry, = entries("float4 main(float4 c : C) : SV_Target { return c; }", "ps_6_6")
    attr = next(attr for attr in entry.function.attrs if isinstance(attr, HLSLShaderAttr))
    assert (entry.stage, attr.stage, attr.is_implicit) == ("pixel", "pixel", True)


def test_named_entry_point_is_the_only_one() -> None:
    source = V + "float4 other(float a) : SV_Position { return a; } float4 main() : SV_Target { return 1; }"
    assert [entry.function.name for entry in entries(source, "ps_6_6")] == ["main"]


@pytest.mark.parametrize("source", [
    "",
    "float4 Main() : SV_Target { return 1; }",
    "float4 main() : SV_Target;",
    "static float main;",
    "namespace N { float4 main() : SV_Target { return 1; } }",
    "struct S { float4 main() { return 1; } };",
])
def test_missing_entry_point(source: str) -> None:
    assert [found for found in reported(source, "ps_6_6") if found[0] not in (NOT_YET, "note_hlsl_entry_point_suggest")
            ] == [("err_hlsl_missing_entry_point", -1)]


def test_ambiguous_entry_point() -> None:
    source = "void §2main(float4 a : SV_Position) {} void §1main(float2 a : A) {}"
    assert reported(source, "ps_6_6") == [("err_hlsl_ambiguous_entry_point", 1), ("note_previous_definition", 2)]


def test_two_entry_points_of_one_name_in_a_library() -> None:
    source = V + "void §2a() {} namespace N { " + P + "void §1a() {} }"
    assert reported(source) == [("err_hlsl_ambiguous_entry_point", 1), ("note_previous_definition", 2)]


def test_prototypes_are_no_second_entry_point() -> None:
    source = V + "void a(float x : X); void a(float x : X) {} void a(float x : X);"
    assert [entry.function.name for entry in entries(source)] == ["a"]


def test_stage_of_the_attribute_and_of_the_target_differ() -> None:
    assert reported('[§1shader("pixel")] float4 main() : SV_Target { return 1; }', "vs_6_6") == [
        ("err_hlsl_entry_shader_attr_mismatch", 1)]


@pytest.mark.parametrize("stage", ["raygeneration", "callable", "miss"])
def test_other_stages(stage: str) -> None:
    assert reported(f'[shader("{stage}")] void §1main() {{}}') == [(NOT_YET, 1)]


# ---------------------------------------------------------------- the walk


def leaves(source: str, profile: str = "lib_6_8") -> tuple[list[str], list[str]]:
    """Semantic and index of each leaf, inputs and outputs."""
    entry, = entries(source, profile)
    return tuple([f"{leaf.name}{','.join(map(str, leaf.indices))}" for leaf in side]  # type: ignore[return-value]
                 for side in (entry.inputs, entry.outputs))


SPEC_EXAMPLE = ("struct In { float lo : X9; float2 hi; }; "
                "struct P { float4 h : H; In in_ : M; float3 r[3] : R; float t%s; }; ")


@pytest.mark.parametrize(("source", "inputs", "outputs"), [
    # the outer semantic wins, and its index runs on
    (SPEC_EXAMPLE % "" + V + "void main(P p : PKT2) {}", ["PKT2", "PKT3", "PKT4", "PKT5,6,7", "PKT8"], []),
    (SPEC_EXAMPLE % " : T" + V + "void main(P p) {}", ["H0", "M0", "M1", "R0,1,2", "T0"], []),
    (V + "void main(float a[2][3] : A, float b : A6) {}", ["A0,1,2,3,4,5", "A6"], []),
    # result first, then out and inout parameters; inout in both
    (V + "float4 main(out float a : A, inout float b : B, float c : C) : SV_Position { a = b; return c; }",
     ["B0", "C0"], ["SV_Position0", "A0", "B0"]),
    ("struct O { float4 p : SV_Position; float u : U; }; " + V + "O main(out float v : V) { v = 1; return (O)0; }",
     [], ["SV_Position0", "U0", "V0"]),
    # empty records have no leaves
    ("struct E {}; struct S { E e; float a : A; }; " + V + "void main(E e, S s) {}", ["A0"], []),
    # arrays of records: the indices jump by the length of the record
    ("struct S { float a; float2 b; }; " + V + "void main(S s[2] : Q1) {}", ["Q1,3", "Q2,4"], []),
    ("struct S { float a; float2 b; }; " + V + "void main(S s[2][2] : Q1) {}", ["Q1,3,5,7", "Q2,4,6,8"], []),
    ("struct I { float x; float y; }; struct S { float a; I i[2]; }; " + V + "void main(S s[2] : Q, float r : Q10) {}",
     ["Q0,5", "Q1,3,6,8", "Q2,4,7,9", "Q10"], []),
    # names differ by case, or not at all by what is written
    (V + "void main(float a : A1, float b : B1, float c : A01x) {}", ["A1", "B1", "A01x0"], []),
    (C + "void main(uint3 t : SV_DispatchThreadID, uint g : SV_GroupIndex0) {}",
     ["SV_DispatchThreadID0", "SV_GroupIndex0"], []),
])
def test_walk(source: str, inputs: list[str], outputs: list[str]) -> None:
    assert leaves(source) == (inputs, outputs)


def test_base_classes_come_first() -> None:
    compiled = compilation("struct B { float b; }; struct D { float d; }; " + V + "void main(D d : Q3) {}")
    unit = compiled.unit()
    assert unit is not None
    base, derived = (decl for decl in unit.decls if isinstance(decl, RecordDecl))
    derived.bases.append(base)
    param = next(decl for decl in unit.decls if isinstance(decl, FunctionDecl)).params[0]
    direction = Direction("in")
    sema = Sema(compiled.diags, compiled.options)
    assert EntryWalk(sema, "vertex", direction, param, "VSIn").walk(param, param.type, None, None)
    assert [(leaf.index, [field.name for field in leaf.path]) for leaf in direction.leaves] == [(3, ["b"]), (4, ["d"])]


@pytest.mark.parametrize(("source", "message", "note"), [
    ("void main(float a) {}", "'a' has no semantic; each value of an entry point needs one",
     "'a' is declared here"),
    ("void main(float) {}", "this parameter has no semantic; each value of an entry point needs one",
     "'parameter 1' is declared here"),
])
def test_messages_about_parameters(source: str, message: str, note: str) -> None:
    compiled = compilation(V + source)
    compiled.unit()
    assert [found.message for found in (compiled.diagnostics[0], *compiled.diagnostics[0].notes)] == [message, note]


def applied(decl: Decl) -> list[tuple[str, int]]:
    return [(attr.name, attr.index) for attr in decl.attrs if isinstance(attr, HLSLAppliedSemanticAttr)]


def test_applied_semantics_stand_on_parameters_and_function() -> None:
    entry, = entries("struct I { float a; float2 c[2]; bool b; }; struct O { float4 p : SV_Position; bool b : B; }; "
                     + V + "O main(I i : Q5, float3 d : D) { return (O)0; }")
    assert [applied(param) for param in entry.function.params] == [[("Q", 5), ("Q", 6), ("Q", 8)], [("D", 0)]]
    assert applied(entry.function) == [("SV_Position", 0), ("B", 0)]


@pytest.mark.parametrize(("source", "kinds"), [
    (V + "void main(float4 p : SV_Position, uint v : SV_VertexID, float c : C) {}",
     [("Position", "Arb"), ("VertexID", "SV"), ("", "Arb")]),
    (P + "void main(float4 p : sv_position, bool f : SV_IsFrontFace) {}", [("Position", "SV"), ("IsFrontFace", "SGV")]),
    (P + "void main(uint i : SV_InstanceID, float3 b : SV_Barycentrics) {}",
     [("InstanceID", "Arb"), ("Barycentrics", "NotPacked")]),
    (C + "void main(uint3 t : SV_GroupThreadID) {}", [("GroupThreadID", "NotInSig")]),
])
def test_interpretations(source: str, kinds: list[tuple[str, str]]) -> None:
    assert [(leaf.system_value, leaf.interpretation) for leaf in entries(source)[0].inputs] == kinds


# ---------------------------------------------------------------- errors and their notes


@pytest.mark.parametrize(("source", "expected"), [
    (V + "float4 main(float §1a) : SV_Position { return a; }", [(MISSING, 1), (DECL, 1)]),
    (V + "float4 §1main() { return 1; }", [(MISSING, 1)]),
    ("struct N { float §1x; }; struct S { float y : Y; N §2n; }; " + V + "void main(S §3s) {}",
     [(MISSING, 1), (FIELD, 1), (FIELD, 2), (DECL, 3)]),
    ("struct N { float §1x; }; " + V + "N main() { return (N)0; }", [(MISSING, 1), (FIELD, 1)]),
    # the next parameter and the result are still looked at
    (V + "float4 §3main(float §1a, float b : B, float §2c) { return 1; }",
     [(MISSING, 1), (DECL, 1), (MISSING, 2), (DECL, 2), (MISSING, 3)]),
    (V + "void main(inout float §1a) {}", [(MISSING, 1), (DECL, 1)]),
    ("struct S { float a : A; }; " + V + "void main(S §1s[2]) {}", [(MISSING, 1), (DECL, 1)]),
])
def test_missing_semantic(source: str, expected: list[tuple[str, int]]) -> None:
    assert reported(source) == expected


@pytest.mark.parametrize(("source", "expected"), [
    (V + "void main(float §2a : A, float §1b : A0) {}", [(OVERLAP, 1), (USE, 2), (DECL, 1)]),
    (V + "void main(float §2a : A, float §1b : a0) {}", [(OVERLAP, 1), (USE, 2), (DECL, 1)]),
    (V + "void main(float §2a[2][2] : A, float §1b : A3) {}", [(OVERLAP, 1), (USE, 2), (DECL, 1)]),
    ("struct S { float §2a : A; float §1b : A; }; " + V + "S main() { return (S)0; }",
     [(OVERLAP, 1), (USE, 2), (FIELD, 1)]),
    (V + "float4 §1main(out float4 §2a : SV_Position) : sv_position { a = 1; return 1; }", [(OVERLAP, 1), (USE, 2)]),
    ("struct S { float §2a; float b; }; " + V + "void main(S s[2] : Q, float §1c : Q2) {}",
     [(OVERLAP, 1), (USE, 2), (DECL, 1)]),
    # inputs and outputs are apart
    (V + "float4 main(float4 a : SV_Position) : SV_Position { return a; }", []),
])
def test_overlap(source: str, expected: list[tuple[str, int]]) -> None:
    assert reported(source) == expected


@pytest.mark.parametrize(("source", "id"), [
    # place
    (P + "float4 main(float4 c : C) : §1SV_Position { return c; }", IOTYPE),
    (P + "float4 main() : §1COLOR { return 1; }", IOTYPE),
    (C + "void main(uint a : §1A) {}", IOTYPE),
    (V + "void main(float4 a : §1SV_Target) {}", IOTYPE),
    (V + "void main(uint a : §1SV_DispatchThreadID) {}", IOTYPE),
    (C + "void main(out uint a : §1SV_GroupIndex) { a = 1; }", IOTYPE),
    (V + "float main() : §1SV_TessFactor { return 1; }", IOTYPE),
    # shader model (6.0 is the profile below)
    (V + "void main(out float4 p : SV_Position, out uint r : §1SV_ShadingRate) { p = 1; r = 1; }",
     "err_hlsl_attribute_in_wrong_shader_model"),
    # types
    (P + "float4 main(int4 p : §1SV_Position) : SV_Target { return p; }", TYPE),
    (V + "void main(int2 v : §1SV_VertexID) {}", TYPE),
    (V + "void main(float v : §1SV_VertexID) {}", TYPE),
    (V + "void main(int v : §1SV_InstanceID) {}", TYPE),
    (C + "void main(float t : §1SV_GroupID) {}", TYPE),
    (C + "void main(uint4 t : §1SV_DispatchThreadID) {}", TYPE),
    (C + "void main(bool t : §1SV_GroupThreadID) {}", TYPE),
    (C + "void main(uint2 t : §1SV_GroupIndex) {}", TYPE),
    (P + "float4 main(float f : §1SV_IsFrontFace) : SV_Target { return f; }", TYPE),
    (P + "float2 main() : §1SV_Depth { return 1; }", TYPE),
    # 64 bits
    (V + "void main(double d : §1D) {}", WIDE),
    (V + "void main(int64_t2 d[2] : §1D) {}", WIDE),
    (P + "double main() : §1SV_Target { return 1; }", WIDE),
    # indices
    (C + "void main(uint g : §1SV_GroupID1) {}", INDEXING),
    (V + "float4 main() : §1SV_Position1 { return 1; }", INDEXING),
    (P + "float4 main(float4 p[2] : §1SV_Position) : SV_Target { return p[0]; }", INDEXING),
    (V + "void main(uint v : §1SV_VertexID2) {}", INDEXING),
    (P + "float4 main() : §1SV_Target8 { return 1; }", RANGE),
    (V + "void main(float a[2] : §1A4294967295) {}", RANGE),
    # not yet
])
def test_checks_of_a_leaf(source: str, id: str) -> None:
    assert reported(source, "lib_6_3")[0] == (id, 1)


@pytest.mark.parametrize("source", [
    V + "float4 main(uint v : SV_VertexID0, uint w : SV_InstanceID) : SV_Position { return v; }",
    V + "float4 main(int v : SV_VertexID, uint i : SV_InstanceID) : SV_Position { return v + i; }",
    V + "float3 main() : SV_Position { return 1; }",
    V + "float4 main(int4 p : SV_Position, float4 q[2] : SV_Position1) : SV_Position { return p + q[0]; }",
    P + "int4 main(bool f : SV_IsFrontFace) : SV_Target7 { return f; }",
    P + "uint2 main(uint f : SV_IsFrontFace) : SV_Target { return f; }",
    P + "float main(float c[2] : SV_ClipDistance3, float d : SV_CullDistance9) : SV_Depth { return c[0] + d; }",
    C + "void main(int3 a : SV_DispatchThreadID, uint2 b : SV_GroupID, uint c : SV_GroupThreadID, "
        "int d : SV_GroupIndex) {}",
])
def test_what_is_accepted(source: str) -> None:
    assert reported(source) == []


def test_render_target_array_beyond_seven() -> None:
    source = "struct S { float4 §2t[4] : §1SV_Target5; }; " + P + "S main() { return (S)0; }"
    assert reported(source) == [(RANGE, 1), (FIELD, 2)]


def test_void_result_needs_no_look_at_its_semantic() -> None:
    assert reported(P + "void main() : SV_Position {}") == []


def test_functions_that_are_no_entry_points_are_not_checked() -> None:
    assert reported("int f(double a : SV_Target9, float b : A, float c : A) : SV_Position { return 1; }") == []


def test_override_warning_is_off_by_default() -> None:
    source = "struct S { float a : §1A; }; " + V + "void main(S s : §2B) {}"
    assert reported(source) == []
    assert reported(source, all_warnings=True) == [("warn_hlsl_semantic_override", 1), ("note_hlsl_outer_semantic", 2)]


# ---------------------------------------------------------------- bad input must not hang


def test_records_that_double_at_each_level() -> None:
    records = "struct S0 { float a; float b; }; " + " ".join(
        f"struct S{n} {{ S{n - 1} a; S{n - 1} b; }};" for n in range(1, 15))
    assert reported(records + V + "void §1main(S14 §2s : A) {}") == [("err_hlsl_signature_packing", 1), (DECL, 2)]


def test_array_longer_than_any_signature() -> None:
    assert reported(V + "void §1main(float §2a[1000000] : A) {}") == [("err_hlsl_signature_packing", 1), (DECL, 2)]


def test_deep_nesting_of_records() -> None:
    records = "struct S0 { float a : A; }; " + " ".join(f"struct S{n} {{ S{n - 1} a; }};" for n in range(1, 400))
    compiled = compilation(records + V + "void main(S399 s) {}")
    compiled.unit()
    assert compiled.has_errors
