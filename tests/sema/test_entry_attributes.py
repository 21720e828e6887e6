"""shader, numthreads and WaveSize: arguments, places, repetition."""

from __future__ import annotations

import pytest
from entry_cases import C, entries, reported

import hlslfe
from hlslfe.ast.attr import Attr, HLSLNumThreadsAttr, HLSLShaderAttr, HLSLWaveSizeAttr

WRONG_PLACE = "warn_attribute_wrong_decl_type_str"
MISMATCH = "err_hlsl_attribute_param_mismatch"
NOTE = "note_conflicting_attribute"
COUNT = "err_attribute_wrong_number_arguments"
OUT_OF_RANGE = "err_hlsl_numthreads_argument_oor"
NO_THREADS = "err_hlsl_missing_numthreads"
POWER = "err_attribute_power_of_two_in_range"
STAGE = "err_hlsl_attr_unsupported_in_stage"
COMPUTE = '[shader("compute")] '


@pytest.mark.parametrize(("source", "expected"), [
    ("[shader(§1vertex)] void f() {}", [("err_expected_string_literal", 1)]),
    ("[shader(§13)] void f() {}", [("err_expected_string_literal", 1)]),
    ("[§1shader()] void f() {}", [(COUNT, 1)]),
    ("[§1shader] void f() {}", [(COUNT, 1)]),
    ('[§1shader("vertex", "x")] void f() {}', [(COUNT, 1)]),
    ('[§1shader("fragment")] void f() {}', [("warn_attribute_type_not_supported", 1)]),
    ('[§1shader("Vertex")] void f() {}', [("warn_attribute_type_not_supported", 1)]),
    ('[§1shader("vertex")] static int g;', [(WRONG_PLACE, 1)]),
    ('[§1shader("vertex")] [§2shader("pixel")] void f() {}', [(MISMATCH, 1), (NOTE, 2)]),
    ('[§2shader("vertex")] void f(); [§1shader("pixel")] void f() {}', [(MISMATCH, 1), (NOTE, 2)]),
    ('[shader("vertex")] [shader("vertex")] void f() {}', []),
    ('[shader("ver" "tex")] void f() {}', []),
])
def test_shader(source: str, expected: list[tuple[str, int]]) -> None:
    assert [found for found in reported(source) if found[0] != "err_not_supported_yet"] == expected


@pytest.mark.parametrize(("source", "expected"), [
    (COMPUTE + "[numthreads(§11025,1,1)] void §2f() {}", [(OUT_OF_RANGE, 1), (NO_THREADS, 2)]),
    (COMPUTE + "[numthreads(1,§1-1,1)] void §2f() {}", [(OUT_OF_RANGE, 1), (NO_THREADS, 2)]),
    (COMPUTE + "[numthreads(1,1,§11025)] void §2f() {}", [(OUT_OF_RANGE, 1), (NO_THREADS, 2)]),
    (COMPUTE + "[§1numthreads(1024,2,1)] void §2f() {}", [("err_hlsl_numthreads_invalid", 1), (NO_THREADS, 2)]),
    (COMPUTE + "[§1numthreads(4)] void §2f() {}", [(COUNT, 1), (NO_THREADS, 2)]),
    (COMPUTE + "[§1numthreads] void §2f() {}", [(COUNT, 1), (NO_THREADS, 2)]),
    (COMPUTE + "[§1numthreads(1.5,1,1)] void §2f() {}", [("err_attribute_argument_type", 1), (NO_THREADS, 2)]),
    ("static int n = 4; " + COMPUTE + "[§1numthreads(1,n,1)] void §2f() {}",
     [("err_attribute_argument_type", 1), (NO_THREADS, 2)]),
    (COMPUTE + "[numthreads(1,1,§14294967297)] void §2f() {}", [("err_ice_too_large", 1), (NO_THREADS, 2)]),
    (COMPUTE + "[numthreads(1,1,§1nothing)] void §2f() {}", [("err_undeclared_var_use", 1), (NO_THREADS, 2)]),
    (COMPUTE + "[§1numthreads(1,1,1)] [§2numthreads(1,1,2)] void f() {}", [(MISMATCH, 1), (NOTE, 2)]),
    (COMPUTE + "[numthreads(1,1,1)] [numthreads(1,1,1)] void f() {}", []),
    (COMPUTE + "void §1f() {}", [(NO_THREADS, 1)]),
    ('[shader("vertex")] [§1numthreads(1,1,1)] void f() {}', [(STAGE, 1)]),
    ("[§1numthreads(1,1,1)] static int g;", [(WRONG_PLACE, 1)]),
    ("[numthreads(1,1,1)] void f() {}", []),
])
def test_numthreads(source: str, expected: list[tuple[str, int]]) -> None:
    assert [found for found in reported(source) if found[0] != "err_not_supported_yet"] == expected


@pytest.mark.parametrize(("source", "expected"), [
    (C + "[WaveSize(§15)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(§1256)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(§10)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(§1-8)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(8,§10)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(§12,8)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(8,16,§14)] void f() {}", [(POWER, 1)]),
    (C + "[WaveSize(8,16,§19)] void f() {}", [(POWER, 1)]),
    (C + "[§1WaveSize(8,4)] void f() {}", [("err_attribute_argument_invalid", 1)]),
    (C + "[§1WaveSize(8,8)] void f() {}", [("warn_attr_min_eq_max", 1)]),
    (C + "[WaveSize(8,8,8)] void f() {}", []),
    (C + "[§1WaveSize()] void f() {}", [("err_attribute_too_few_arguments", 1)]),
    (C + "[§1WaveSize(4,8,8,8)] void f() {}", [("err_attribute_too_many_arguments", 1)]),
    (C + "[§1WaveSize(8)] [§2WaveSize(16)] void f() {}", [(MISMATCH, 1), (NOTE, 2)]),
    ('[shader("pixel")] [§1WaveSize(8)] void f() {}', [(STAGE, 1)]),
    ("[§1WaveSize(8)] static int g;", [(WRONG_PLACE, 1)]),
])
def test_wave_size(source: str, expected: list[tuple[str, int]]) -> None:
    assert reported(source) == expected


@pytest.mark.parametrize(("arguments", "profile", "ids"), [
    ("8", "lib_6_5", ["err_hlsl_attribute_in_wrong_shader_model"]),
    ("8,16", "lib_6_5", ["err_hlsl_attribute_in_wrong_shader_model",
                         "err_hlsl_attribute_number_arguments_insufficient_shader_model"]),
    ("8,16", "lib_6_7", ["err_hlsl_attribute_number_arguments_insufficient_shader_model"]),
    ("8,16,8", "lib_6_7", ["err_hlsl_attribute_number_arguments_insufficient_shader_model"]),
    ("8", "lib_6_6", []),
    ("8,16", "lib_6_8", []),
])
def test_shader_model_of_wave_size(arguments: str, profile: str, ids: list[str]) -> None:
    assert reported(C + f"[§1WaveSize({arguments})] void f() {{}}", profile) == [(id, 1) for id in ids]


def values(attr: Attr) -> tuple[object, ...]:
    return tuple(getattr(attr, name) for name in type(attr).__slots__)


def test_values_reach_the_function() -> None:
    source = ("enum { M = 8 }; static const int L = 2; " + COMPUTE +
              "[numthreads(M, L * 2, 1u)] [WaveSize(M)] void f() {}")
    entry, = entries(source)
    assert {type(attr): values(attr) for attr in entry.function.attrs} == {
        HLSLShaderAttr: ("compute",), HLSLNumThreadsAttr: (8, 4, 1), HLSLWaveSizeAttr: (8, 0, 0)}


def test_definition_inherits_the_attributes_of_its_prototype() -> None:
    entry, = entries(C + "void f(); void f() {}")
    assert {type(attr) for attr in entry.function.attrs} == {HLSLShaderAttr, HLSLNumThreadsAttr}


def test_a_bad_attribute_of_a_stage_is_one_error() -> None:
    """It is not missing as well."""
    text = """struct V { float4 p : SV_Position; };
struct H { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
H pc() { H h = (H)1; return h; }
[domain("tri")] [partitioning("bad")] [outputtopology("nope")] [outputcontrolpoints(77)] [patchconstantfunc("pc")]
V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }"""
    found = [(item.id, item.line) for item in hlslfe.check(text, profile="hs_6_6").diagnostics]
    assert found == [("err_hlsl_stage_attribute_value", 4), ("err_hlsl_stage_attribute_value", 4),
                     ("err_attribute_argument_out_of_range", 4)]


def test_an_open_ifdef_is_one_error() -> None:
    """The entry point lies in it."""
    result = hlslfe.check("#ifdef X\nfloat4 main() : SV_Target { return 1; }\n", profile="ps_6_6")
    assert [item.id for item in result.diagnostics] == ["err_pp_unterminated_conditional"]
