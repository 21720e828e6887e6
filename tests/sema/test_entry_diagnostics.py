"""Every row of the tables of diagnostics that docs/signatures.md lists: the id, and exactly where it is reported.

The examples are the shortest that make the row fire; the places are marked as in entry_cases.py.
"""

from __future__ import annotations

import pytest
from entry_cases import C, P, Reported, V, reported

from hlslfe.basic.catalogue import CATALOGUE

POSITION = " : SV_Position { return 0; }"
TARGET = " : SV_Target { return 0; }"

PARSING: list[tuple[str, Reported]] = [
    ("float f(float a : §1);", [("err_expected_semantic_identifier", 1)]),
    ("struct S { float a : A : §1B; };", [("err_undeclared_var_use", 1)]),
    ("struct S { float §1a : 1; };", [("err_not_integral_type_bitfield", 1)]),
    ("float f(float a : §1SV_Nope);", [("err_hlsl_unknown_semantic", 1)]),
    ("struct S { float a : §1sv_nope3; };", [("err_hlsl_unknown_semantic", 1)]),
    ("float f() : §1SV_Nope;", [("err_hlsl_unknown_semantic", 1)]),
    ("float f(float a : §1A4294967296);", [("err_hlsl_semantic_index_out_of_range", 1)]),
    ("float f(float a : A0004294967295);", []),
    ("static float g : §1G;", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("void f() { float a : §1A; }", [("warn_attribute_wrong_decl_type_str", 1)]),
]

ENTRY: list[tuple[str, Reported]] = [
    (V + "float4 main(float §1a)" + POSITION, [("err_hlsl_missing_semantic_annotation", 1), ("note_previous_decl", 1)]),
    (P + "float4 main(Texture2D §1t) : SV_Target { return 1; }",
     [("err_hlsl_missing_semantic_annotation", 1), ("note_previous_decl", 1)]),
    (P + "float4 main(Buffer<int> §2t : §1T) : SV_Target { return 1; }",
     [("err_hlsl_semantic_invalid_type", 1), ("note_previous_decl", 2)]),
    (V + "float4 §1main() { return 0; }", [("err_hlsl_missing_semantic_annotation", 1)]),
    ("struct S { float §1a; };\n" + V + "float4 main(S §2s)" + POSITION,
     [("err_hlsl_missing_semantic_annotation", 1), ("note_hlsl_semantic_used_here", 1), ("note_previous_decl", 2)]),
    (V + "float4 main(float §2a : A, float §1b : a0)" + POSITION,
     [("err_hlsl_semantic_index_overlap", 1), ("note_previous_use", 2), ("note_previous_decl", 1)]),
    (P + "float4 main(float4 c : C) : §1SV_Position { return 0; }",
     [("err_hlsl_semantic_unsupported_iotype_for_stage", 1)]),
    (P + "float4 main(float4 c : C) : §1COLOR { return 0; }", [("err_hlsl_semantic_unsupported_iotype_for_stage", 1)]),
    (C + "void main(float §2c : §1COLOR) {}",
     [("err_hlsl_semantic_unsupported_iotype_for_stage", 1), ("note_previous_decl", 2)]),
    (V + "float4 main(float4 §2a : §1SV_Target)" + POSITION,
     [("err_hlsl_semantic_unsupported_iotype_for_stage", 1), ("note_previous_decl", 2)]),
    (C + "void main(uint §2g : §1SV_GroupID1) {}",
     [("err_hlsl_semantic_indexing_not_supported", 1), ("note_previous_decl", 2)]),
    (C + "void main(uint g : SV_GroupID0) {}", []),
    (P + "float4 main() : §1SV_Target8 { return 0; }", [("err_hlsl_semantic_index_out_of_range", 1)]),
    (P + "float4 main(int4 §2p : §1SV_Position)" + TARGET,
     [("err_hlsl_semantic_invalid_type", 1), ("note_previous_decl", 2)]),
    ("int4 f() : SV_Position;", []),
    (P + "float2x2 main() : §1SV_Target { return (float2x2)0; }", [("err_hlsl_semantic_invalid_type", 1)]),
    (P + "row_major float1x4 main() : SV_Target { return (float1x4)0; }", []),
    (V + "float4 main(double §2d : §1D)" + POSITION,
     [("err_hlsl_semantic_64bit_type", 1), ("note_previous_decl", 2)]),
    (V + "float4 main(float §2a[0] : §1A)" + POSITION,
     [("err_hlsl_semantic_zero_sized_array", 1), ("note_previous_decl", 2)]),
    (f'[shader("vertex")] float4 main(float §2a : §1{"A" * 65}7) : SV_Position {{ return a; }}',
     [("err_hlsl_semantic_too_long", 1), ("note_previous_decl", 2)]),
    (f'[shader("vertex")] float4 main(float a : {"A" * 64}7) : SV_Position {{ return a; }}', []),
    (V + "float4 main([[vk::location(0)]] float a : A, float §1b : B)" + POSITION,
     [("err_hlsl_semantic_partial_explicit_indexing", 1), ("note_previous_decl", 1)]),
    (P + "int4 main() : SV_Target { return 0; }", []),
]

INTERPOLATION: list[tuple[str, Reported]] = [
    ("§1linear float g;", [("err_attribute_wrong_decl_type_str", 1)]),
    ("struct S { linear §1linear float a : A; };", [("warn_hlsl_duplicate_interpolation", 1)]),
    ("struct S { §2nointerpolation §1centroid float a : A; };",
     [("err_hlsl_interpolation_conflict", 1), ("note_conflicting_attribute", 2)]),
    ("struct S { sample §1center float a : A; };", [("warn_hlsl_interpolation_override", 1)]),
    (P + "float4 main(§1nointerpolation float4 p : §2SV_Position)" + TARGET,
     [("err_hlsl_interpolation_position", 1), ("note_hlsl_semantic_used_here", 2)]),
    ("struct S { float4 p : §2SV_Position; };\n" + P + "float4 main(§1nointerpolation S s)" + TARGET,
     [("err_hlsl_interpolation_position", 1), ("note_hlsl_semantic_used_here", 2)]),
    (V + "§1nointerpolation float4 main() : §2SV_Position { return 0; }",
     [("err_hlsl_interpolation_position", 1), ("note_hlsl_semantic_used_here", 2)]),
    (P + "float4 main(§1linear int a : A)" + TARGET, [("err_hlsl_interpolation_type", 1)]),
    (P + "float4 main(§1sample bool2 a[2] : A)" + TARGET, [("err_hlsl_interpolation_type", 1)]),
    ("enum E { X }; struct S { float a; E b; };\n" + P + "float4 main(§1centroid S s : A)" + TARGET,
     [("err_hlsl_interpolation_type", 1)]),
    # not looked at: vertex inputs, pixel outputs, compute shaders, helpers
    (V + "float4 main(linear int a : A)" + POSITION, []),
    (P + "linear int4 main()" + TARGET, []),
    ("void f(linear int a : A) {}", []),
]

ENTRY_POINTS: list[tuple[str, Reported]] = [
    ("[§1shader(\"fragment\")] void f() {}", [("warn_attribute_type_not_supported", 1)]),
    ("[shader(§13)] void f() {}", [("err_expected_string_literal", 1)]),
    ("[§1shader()] void f() {}", [("err_attribute_wrong_number_arguments", 1)]),
    ("struct S { [§1shader(\"vertex\")] void f(); };", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("[§1numthreads(1,1,1)] static int g;", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("[§1shader(\"vertex\")] [§2shader(\"pixel\")] void f() {}",
     [("err_hlsl_attribute_param_mismatch", 1), ("note_conflicting_attribute", 2)]),
    ("[§2shader(\"vertex\")] void f();\n[§1shader(\"pixel\")] void f() {}",
     [("err_hlsl_attribute_param_mismatch", 1), ("note_conflicting_attribute", 2)]),
    ('[shader("compute")] void §1main() {}', [("err_hlsl_missing_numthreads", 1)]),
    (V + "[§1numthreads(1,1,1)] float4 main()" + POSITION, [("err_hlsl_attr_unsupported_in_stage", 1)]),
    (P + "[§1WaveSize(32)] float4 main()" + TARGET, [("err_hlsl_attr_unsupported_in_stage", 1)]),
    ('[shader("compute")] [numthreads(§11025,1,1)] void §2main() {}',
     [("err_hlsl_numthreads_argument_oor", 1), ("err_hlsl_missing_numthreads", 2)]),
    ('[shader("compute")] [numthreads(1,1,§1-1)] void §2main() {}',
     [("err_hlsl_numthreads_argument_oor", 1), ("err_hlsl_missing_numthreads", 2)]),
    ('[shader("compute")] [§1numthreads(1024,2,1)] void §2main() {}',
     [("err_hlsl_numthreads_invalid", 1), ("err_hlsl_missing_numthreads", 2)]),
    ('[shader("compute")] [§1numthreads(4)] void §2main() {}',
     [("err_attribute_wrong_number_arguments", 1), ("err_hlsl_missing_numthreads", 2)]),
    (C + "[WaveSize(§15)] void main() {}", [("err_attribute_power_of_two_in_range", 1)]),
    (C + "[§1WaveSize(8,4)] void main() {}", [("err_attribute_argument_invalid", 1)]),
    (C + "[§1WaveSize(8,8)] void main() {}", [("warn_attr_min_eq_max", 1)]),
    ("void f(§2in §1in float a) {}",
     [("err_hlsl_duplicate_parameter_modifier", 1), ("note_conflicting_attribute", 2)]),
    ("void f(§2inout §1in float a) {}",
     [("err_hlsl_duplicate_parameter_modifier", 1), ("note_conflicting_attribute", 2)]),
    ("void f(in out float a) {}", []),
    ("[[§1vk::location(1)]] static float q;", [("err_attribute_wrong_decl_type_str", 1)]),
    ("float f([[§1vk::location(\"a\")]] float a);", [("err_attribute_argument_type", 1)]),
    ("float f([[vk::location(-1)]] float a);", []),
    ("float f([[§1vk::index(1)]] float a);", [("warn_unknown_attribute_ignored", 1)]),
]


@pytest.mark.parametrize(("source", "expected"), [*PARSING, *ENTRY, *INTERPOLATION, *ENTRY_POINTS])
def test_the_diagnostic_and_its_place(source: str, expected: Reported) -> None:
    assert reported(source) == expected


def test_a_second_semantic_of_a_parameter() -> None:
    assert reported("float f§2(float a : A §1: B);")[:2] == [("err_expected", 1), ("note_matching", 2)]


@pytest.mark.parametrize(("source", "profile", "expected"), [
    ('[§1shader("pixel")] float4 main()' + TARGET, "vs_6_6", [("err_hlsl_entry_shader_attr_mismatch", 1)]),
    ("float4 §1other()" + TARGET, "ps_6_6",
     [("err_hlsl_missing_entry_point", -1), ("note_hlsl_entry_point_candidate", 1)]),
    ("float4 §1mian()" + TARGET, "ps_6_6",
     [("err_hlsl_missing_entry_point", -1), ("note_hlsl_entry_point_suggest", 1)]),
    ("float4 §2main() : SV_Target { return 0; }\nfloat4 §1main(float a : A)" + TARGET, "ps_6_6",
     [("err_hlsl_ambiguous_entry_point", 1), ("note_previous_definition", 2)]),
    (C + "[§1WaveSize(32)] void main() {}", "cs_6_5", [("err_hlsl_attribute_in_wrong_shader_model", 1)]),
    (C + "[§1WaveSize(4,8)] void main() {}", "cs_6_6",
     [("err_hlsl_attribute_number_arguments_insufficient_shader_model", 1)]),
])
def test_diagnostics_of_a_target(source: str, profile: str, expected: Reported) -> None:
    assert reported(source, profile) == expected


def test_packing() -> None:
    assert reported(V + "float4 §1main(float4 §2a[33] : A)" + POSITION) == [
        ("err_hlsl_signature_packing", 1), ("note_previous_decl", 2)]
    ignored = [("warn_hlsl_signature_packing_ignored", 1)]
    source = "float4 §1main(float4 a : A)"
    assert reported(source + POSITION, "vs_6_6", packing_mode_given=True) == ignored
    assert reported(source + TARGET, "ps_6_6", packing_mode_given=True) == ignored
    assert reported(V + source + POSITION, packing_mode_given=True) == []


def test_severities_and_groups() -> None:
    groups = {id: (row.severity, row.group) for id, row in CATALOGUE.items()}
    assert groups["warn_attribute_wrong_decl_type_str"] == ("warning", "ignored-attributes")
    assert groups["warn_hlsl_duplicate_interpolation"] == ("warning", "duplicate-decl-specifier")
    assert groups["warn_hlsl_interpolation_override"] == ("warning", "ignored-attributes")
    assert groups["warn_attribute_type_not_supported"] == ("warning", "ignored-attributes")
    assert groups["warn_attr_min_eq_max"] == ("error", "attribute-statement")
    assert groups["warn_unknown_attribute_ignored"] == ("warning", "unknown-attributes")
