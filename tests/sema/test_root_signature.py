"""[RootSignature("...")]: the elements, their defaults, and where mistakes are reported."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.attr import RootSignatureAttr
from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.root_signature import RootElement

OVERLAP, NOTE = "err_hlsl_resource_range_overlap", "note_hlsl_resource_range_here"


def elements(text: str) -> list[RootElement]:
    unit = compilation(f'[RootSignature("{text}")] void f() {{}}').unit()
    assert unit is not None
    [function] = [decl for decl in unit.decls if isinstance(decl, FunctionDecl)]
    [attr] = [attr for attr in function.attrs if isinstance(attr, RootSignatureAttr)]
    return attr.elements


def test_values_and_defaults() -> None:
    flags, constants, view = elements(
        "RootFlags(LOCAL_ROOT_SIGNATURE | ALLOW_STREAM_OUTPUT), "
        "RootConstants(b2, num32BitConstants=+7), srv(t1, space=3)")
    assert flags.values == {"flags": 0xC0}
    assert constants.values == {"visibility": 0, "register": 2, "space": 0, "num32BitConstants": 7}
    assert view.values == {"visibility": 0, "register": 1, "space": 3, "flags": 4}


def test_tables_and_samplers() -> None:
    table, sampler = elements("DescriptorTable(UAV(u0, numDescriptors=unbounded), visibility=SHADER_VISIBILITY_MESH), "
                              "StaticSampler(s3, minLOD=-1, maxLOD=2.5f, filter=filter_maximum_anisotropic)")
    assert table.values == {"visibility": 7}
    assert [clause.values for clause in table.clauses] == [
        {"numDescriptors": 0xFFFFFFFF, "register": 0, "space": 0, "offset": 0xFFFFFFFF, "flags": 2}]
    assert (sampler.values["filter"], sampler.values["minLOD"], sampler.values["maxLOD"]) == (0x1D5, -1.0, 2.5)
    assert list(sampler.values)[-4:] == ["register", "space", "visibility", "flags"]


ERRORS = [
    ("§1Foo(b0)", [("err_hlsl_invalid_token", 1)]),
    ("CBV(b0), §1Foo(), SRV(t0, §2Bar)", [("err_hlsl_invalid_token", 1), ("err_hlsl_invalid_token", 2)]),
    ("CBV(b0, §1b1)", [("err_hlsl_rootsig_repeat_param", 1)]),
    ("CBV(§1)", [("err_hlsl_rootsig_missing_param", 1)]),
    ("RootFlags(§11)", [("err_hlsl_rootsig_non_zero_flag", 1)]),
    ("CBV(b0, space=§14294967296)", [("err_hlsl_number_literal_overflow", 1)]),
    ("StaticSampler(s0, minLOD=§11e-400)", [("err_hlsl_number_literal_underflow", 1)]),
    ("CBV(§1b0x)", [("err_lexing_numeric", 1)]),
    ("StaticSampler(s0, minLOD=§11.5.2)", [("err_lexing_numeric", 1)]),
    ("StaticSampler(s0, minLOD§1=)", [("err_expected_after", 1)]),
    ("§1CBV(b0, space=4294967295)", [("err_hlsl_invalid_rootsig_value", 1)]),
    ("§1CBV(b0, flags=DATA_STATIC|DATA_VOLATILE)", [("err_hlsl_invalid_rootsig_flag", 1)]),
    ("DescriptorTable(SRV(t0), §1Sampler(s0))", [("err_hlsl_invalid_mixed_resources", 1)]),
    ("DescriptorTable(SRV(t0, numDescriptors=unbounded), §1SRV(t0, space=1))",
     [("err_hlsl_appending_onto_unbound", 1)]),
    ("DescriptorTable(§1SRV(t0, offset=4294967294, numDescriptors=3))", [("err_hlsl_offset_overflow", 1)]),
    ("§1CBV(b0), §2CBV(b0)", [(OVERLAP, 2), (NOTE, 1)]),
    ("\\tCBV(b0),\\40§1Foo", [("err_hlsl_invalid_token", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), ERRORS, ids=lambda value: str(value)[:60])
def test_places(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(f'[RootSignature("{marked}")] void f() {{}}') == expected


def test_thousands_of_elements() -> None:
    text = ", ".join(f"CBV(b{number})" for number in range(5000))
    assert len(elements(text)) == 5000
    assert [id for id, _ in reported(f'[RootSignature("{text}, CBV(b4999)")] void f() {{}}')] == [OVERLAP, NOTE]


def test_adjacent_literals_have_their_own_places() -> None:
    assert reported('[RootSignature("CBV(b0), " "SRV(§1b1)" ", UAV(§2t0)")] void f() {}') == [
        ("err_hlsl_invalid_token", 1), ("err_hlsl_invalid_token", 2)]


def test_more_than_one() -> None:
    two = '[RootSignature("CBV(b0)")] [§1RootSignature("{}")] void f() {{}}'
    assert reported(two.format("CBV(b0)")) == [("warn_duplicate_attribute_exact", 1)]
    assert reported(two.format("CBV(b1)")) == [("err_disallowed_duplicate_attribute", 1)]


def test_text_and_metadata() -> None:
    source = '#define RS "RootFlags(0), " "CBV(b0)"\n[RootSignature(RS)] float4 main() : SV_Target { return 1; }'
    ll = hlslfe.compile(source, profile="ps_6_0", entry="main").ll
    assert ll is not None
    assert '"hlsl.rootsignature"="RootFlags(0), CBV(b0)"' in ll
    assert '!{!"RootCBV", i32 0, i32 0, i32 0, i32 4}' in ll
    compat = hlslfe.compile(source, profile="ps_6_0", entry="main", clang_compat=22).ll
    assert compat is not None
    assert "hlsl.rootsignature" not in compat and "!dx.rootsignatures = " in compat


@pytest.mark.parametrize(("text", "meant"), [("CVB(b1)", "CBV"), ("DescriptorTabel(CBV(b0))", "DescriptorTable")])
def test_what_was_meant(text: str, meant: str) -> None:
    (item,) = hlslfe.check(f'[RootSignature("{text}")] void f() {{}}').diagnostics
    assert (item.id, item.column) == ("err_hlsl_invalid_token", 17)
    assert item.message == f"'RootSignature' has no such parameter, did you mean '{meant}'?"
