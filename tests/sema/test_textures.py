"""Textures: the table, numbers between <>, elements, offsets, heaps, pulled inputs, names of the library."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.decl import VarDecl
from hlslfe.ast.resources import resource_element_of
from hlslfe.basic.ray_table import CONSTANTS, RAY_STRUCTS
from hlslfe.basic.resource_table import KINDS, METHODS
from hlslfe.basic.texture_table import TEXTURE_KINDS
from hlslfe.sema.builtin_types import LIBRARY_NAMES, LIBRARY_PREFIXES, RESOURCE_CLASSES

SHAPES = {1: (1, 1), 2: (2, 2), 3: (2, 2), 4: (3, 3), 5: (3, 3), 6: (2, 1), 7: (3, 2), 8: (3, 2), 9: (4, 3)}


def ids(source: str, profile: str = "ps_6_6", entry: str = "main") -> list[str]:
    result = hlslfe.compile(source, profile=profile, entry=entry)
    return [item.id for item in result.diagnostics if item.severity in ("error", "warning")]


def test_shapes_say_how_long_coordinates_are() -> None:
    for kind in TEXTURE_KINDS:
        if kind.form != "sampler":
            number, with_slice, spatial = kind.shape
            assert SHAPES[number] == (with_slice, spatial), kind.name


def test_overloads_of_a_name_differ() -> None:
    for kind in TEXTURE_KINDS:
        rows = [row for group in kind.methods for row in METHODS[group]]
        keys = [(row.name, row.params, row.is_const) for row in rows]
        assert len(keys) == len(set(keys)), kind.name


@pytest.mark.parametrize(("name", "count"), [
    ("Sample", 4), ("SampleLevel", 3), ("SampleCmp", 4), ("Gather", 3), ("GatherRed", 5), ("Load", 3),
    ("GetDimensions", 6),
])
def test_overloads_of_a_2d_texture(name: str, count: int) -> None:
    rows = [row for group in KINDS["Texture2D"].methods for row in METHODS[group] if row.name == name]
    assert len(rows) == count


def record_of(declaration: str) -> object:
    unit = compilation(declaration).unit()
    assert unit is not None
    variable = unit.decls[-1]
    assert isinstance(variable, VarDecl)
    return resource_element_of(variable.type)


def test_no_samples_is_the_class_without_a_number() -> None:
    unit = compilation("Texture2DMS<float4> a; Texture2DMS<float4, 0> b; Texture2DMS<float4, 2> c;").unit()
    assert unit is not None
    a, b, c = (resource_element_of(decl.type) for decl in unit.decls if isinstance(decl, VarDecl))
    assert a is b and a is not c
    assert c is not None and c.value == 2 and str(c.type) == "hlsl::Texture2DMS<vector<float, 4>, 2>"


@pytest.mark.parametrize(("marked", "expected"), [
    ("Texture2DMS<float4, §1float> a;", [("err_template_arg_must_be_expr", 1)]),
    ("Texture2DMS<float4, §11.5> a;", [("err_typecheck_converted_constant_expression", 1)]),
    ("Texture2DMS<float4, 4, §14> a;", [("err_template_arg_list_different_arity", 1)]),
    ("Texture2D<float4, §14> a;", [("err_template_arg_list_different_arity", 1)]),
    ("§1FeedbackTexture2D a;", [("err_template_missing_args", 1)]),
    ("FeedbackTexture2D<1, §12> a;", [("err_template_arg_list_different_arity", 1)]),
], ids=str)
def test_numbers(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


PIXEL = "float4 main(float4 u : A, nointerpolation uint i : I) : SV_Target {{ {} return u; }}"


@pytest.mark.parametrize(("profile", "found"), [("ps_6_6", ["err_hlsl_unsupported_resource_element"]), ("ps_6_7", [])])
def test_integers_are_sampled_from_6_7_on(profile: str, found: list[str]) -> None:
    assert ids("Texture2D<int> t; SamplerState s; " + PIXEL.format("u += t.Sample(s, u.xy);"), profile) == found


@pytest.mark.parametrize(("call", "found"), [
    ("t.Sample(s, u.xy, int2(-8, 7))", []),
    ("t.Sample(s, u.xy, int2(-9, 7))", ["err_hlsl_texture_offset_range"]),
    ("t.Load(int3(0, 0, 0), 8)", ["err_hlsl_texture_offset_range"]),
    ("t.Gather(s, u.xy, int2(100, 0))", []),
    ("t.Sample(s, u.xy, int2(i, i))", ["err_hlsl_texture_offset_not_constant"]),
])
def test_offsets(call: str, found: list[str]) -> None:
    assert ids("Texture2D t; SamplerState s; " + PIXEL.format(f"u += {call};")) == found


@pytest.mark.parametrize(("body", "found"), [
    ("Texture2D t = ResourceDescriptorHeap[i];", []),
    ("Texture2D t = (Texture2D<float4>)ResourceDescriptorHeap[i];", []),
    ("Texture2D t = i ? ResourceDescriptorHeap[0] : (ResourceDescriptorHeap[1]);", []),
    ("SamplerState s = ResourceDescriptorHeap[i];", ["warn_hlsl_wrong_heap"]),
    ("float4 t = ResourceDescriptorHeap[i];", ["err_init_conversion_failed"]),
    ("Texture2D t = ResourceDescriptorHeap[u];", ["err_ovl_no_oper"]),
])
def test_heaps(body: str, found: list[str]) -> None:
    assert ids(PIXEL.format(body)) == found


def test_heaps_come_with_6_6() -> None:
    assert "err_undeclared_var_use" in ids(PIXEL.format("Texture2D t = ResourceDescriptorHeap[i];"), "ps_6_5")


@pytest.mark.parametrize(("call", "found"), [
    ("EvaluateAttributeCentroid(u)", []), ("EvaluateAttributeSnapped(u.yx, 1).xyxy", []),
    ("EvaluateAttributeCentroid(u + 1)", ["err_hlsl_pulled_no_input"]),
    ("EvaluateAttributeAtSample(u * 2, 1)", ["err_hlsl_pulled_no_input"]),
    ("GetAttributeAtVertex(u, 0)", ["err_hlsl_pulled_interpolation"]),
    ("GetAttributeAtVertex(i, 0)", []),
])
def test_pulled_inputs(call: str, found: list[str]) -> None:
    assert ids(PIXEL.format(f"u += {call};")) == found


def test_names_of_the_library_are_found() -> None:
    for name in (*CONSTANTS, *RAY_STRUCTS):
        assert name in LIBRARY_NAMES or name.startswith(LIBRARY_PREFIXES), name
    assert "sampler" not in RESOURCE_CLASSES
    assert str(record_of("sampler s;").type) == "hlsl::SamplerState"  # type: ignore[attr-defined]


def test_constants_have_their_values() -> None:
    text = " ".join(f"_Static_assert({name} == {value}, \"\");" for name, value in CONSTANTS.items())
    assert ids(text.replace("_Static_assert", "static_assert"), "lib_6_6", "") == []


def test_a_user_may_have_these_names() -> None:
    assert ids("static int RAY_FLAG_NONE = 3; struct RayDesc { int a; }; int f() { RayDesc r; r.a = RAY_FLAG_NONE; "
               "return r.a; }", "lib_6_6", "") == []


OFFSETS = """Texture2D t; SamplerState s;
float4 at(int x) { return t.Sample(s, 0, int2(x, x)); }
float4 main(float2 p : P, nointerpolation int2 o : O) : SV_Target { BODY }
"""


@pytest.mark.parametrize("body", [
    "return t.Sample(s, p, o);", "return t.Load(int3(p, 0), int2(1, o.x));",
    "int2 q = o + 1; return t.Sample(s, p, q);",
    "return t.SampleGrad(s, p, p, p, o);", "return at(o.x);",
])
def test_offsets_that_are_no_constants(body: str) -> None:
    """As DXC has it: an error up to shader model 6.6."""
    text = OFFSETS.replace("BODY", body)
    found = [item.id for item in hlslfe.check(text, profile="ps_6_6").diagnostics if item.severity == "error"]
    assert found == ["err_hlsl_texture_offset_not_constant"]
    assert hlslfe.check(text, profile="ps_6_7").ok


@pytest.mark.parametrize("body", [
    "return t.Gather(s, p, o);", "return at(2);", "o = 1; return t.Sample(s, p, o);",
    "float4 r = 0; [unroll] for (int x = 0; x < 3; x++) r += t.Sample(s, p, int2(x, x)); return r;",
])
def test_offsets_that_may_be_constants(body: str) -> None:
    assert hlslfe.check(OFFSETS.replace("BODY", body), profile="ps_6_6").ok


@pytest.mark.parametrize(("use", "column"), [
    ("RWTexture3D<float> t", 5), ("Texture2DArray t", 5), ("RWTexture2D<float2> t", 0)])
def test_an_index_of_the_wrong_size(use: str, column: int) -> None:
    text = f"{use};\nexport float f(uint2 i) {{ return\n  t[i].x; }}"
    found = [(item.id, item.line, item.column) for item in hlslfe.check(text).diagnostics if item.severity == "error"]
    assert found == ([("err_hlsl_resource_index", 3, column)] if column else [])
