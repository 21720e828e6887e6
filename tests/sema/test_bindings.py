"""register(...): what is read, what is refused, and who gets which place in the implicit order."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.decl import HLSLBufferDecl, VarDecl

MISMATCH, NUMBER = "err_hlsl_binding_type_mismatch", "err_hlsl_unsupported_register_number"
SPACE, LARGE = "err_hlsl_expected_space", "err_hlsl_register_number_too_large"


def bindings(source: str, **options: object) -> dict[str, HLSLResourceBindingAttr]:
    """The bindings by the name of what has them."""
    unit = compilation(source, **options).unit()
    assert unit is not None
    return {decl.name: attr for decl in unit.decls if isinstance(decl, (VarDecl, HLSLBufferDecl))
            for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr)}


@pytest.mark.parametrize(("written", "slot", "space"), [
    ("register(u3)", "u3", 0), ("register(U3)", "u3", 0), ("register(u0, space2)", "u0", 2),
    ("register(space7)", "", 7), ("register(u007)", "u7", 0), ("register(u4294967295)", "u4294967295", 0),
    ("register(u1) : register(space2)", "u1", 0), ("register(space2) : register(u1)", "u1", 0),
    ("register(u3[2], space1)", "u3", 1), ("register(u[1 + 1])", "u0", 0),
])
def test_what_is_read(written: str, slot: str, space: int) -> None:
    attr = bindings(f"RWBuffer<float> a : {written};")["a"]
    assert (attr.slot, attr.space) == (slot, space)
    assert (attr.order == -1) is bool(slot)


def test_the_implicit_order() -> None:
    found = bindings("""RWBuffer<int> a; RWBuffer<int> b : register(u1); RWStructuredBuffer<int> c; Buffer<int> d[2];
    AppendStructuredBuffer<int> e : register(u2); ByteAddressBuffer f[] : register(space1);""")
    assert {name: (attr.order, attr.counter_order) for name, attr in found.items()} == {
        "a": (0, -1), "b": (-1, -1), "c": (1, 2), "d": (3, -1), "e": (-1, 4), "f": (5, -1)}


def test_registers_of_structs_go_class_by_class() -> None:
    source = """struct A { RWBuffer<int> u; Buffer<int> t[3]; RWStructuredBuffer<int> v[2]; RWBuffer<int> w; };
    struct B : A { float x; A a[2]; }; B b : register(u2) : register(t5);"""
    unit = compilation(source).unit()
    assert unit is not None
    variable = next(decl for decl in unit.decls if isinstance(decl, VarDecl))
    assert variable.resources is not None
    found = {path: attr.slot for path, leaf in variable.resources.items() for attr in leaf.attrs
             if isinstance(attr, HLSLResourceBindingAttr)}
    assert found == {
        ".A::u": "u2", ".A::t": "t5", ".A::v": "u3", ".A::w": "u5", ".a.0.u": "u6", ".a.0.t": "t8", ".a.0.v": "u7",
        ".a.0.w": "u9", ".a.1.u": "u10", ".a.1.t": "t11", ".a.1.v": "u11", ".a.1.w": "u13"}


def test_auto_binding_space() -> None:
    found = bindings("RWBuffer<int> a; RWBuffer<int> b : register(space1); RWBuffer<int> c : register(u0);",
                     auto_binding_space=5)
    assert {name: attr.space for name, attr in found.items()} == {"a": 5, "b": 1, "c": 0}


ERRORS = [
    ("RWBuffer<int> §1a : register(t0);", [(MISMATCH, 1)]),
    ("Buffer<int> §1a[3] : register(u0);", [(MISMATCH, 1)]),
    ("ByteAddressBuffer §1a : register(s0);", [(MISMATCH, 1)]),
    ("RWBuffer<int> §1a : register(c0);", [(MISMATCH, 1)]),
    ("RWBuffer<int> a : register(§1x0);", [("err_hlsl_binding_type_invalid", 1)]),
    ("RWBuffer<int> a : register(§1u);", [(NUMBER, 1)]),
    ("RWBuffer<int> a : register(§1u1x);", [(NUMBER, 1)]),
    ("RWBuffer<int> a : register(§1space3, u0);", [(NUMBER, 1)]),
    ("RWBuffer<int> a : §1register();", [(NUMBER, 1)]),
    ("RWBuffer<int> a : register(§1u 3);", [("err_hlsl_separate_attr_arg_and_number", 1)]),
    ("RWBuffer<int> a : register(§1u4294967296);", [(LARGE, 1)]),
    (f"RWBuffer<int> a : register(§1u{'9' * 5000});", [(LARGE, 1)]),
    ("RWBuffer<int> a : register(u0, §1spac1);", [(SPACE, 1)]),
    ("RWBuffer<int> a : register(u0, §1space);", [(SPACE, 1)]),
    ("RWBuffer<int> a : register(§1space1x);", [(SPACE, 1)]),
    (f"RWBuffer<int> a : register(u0, §1space{'9' * 5000});", [(SPACE, 1)]),
    ("RWBuffer<int> a : register(u0[§1-1]);", [("err_hlsl_unsupported_register_subcomponent", 1)]),
    ("RWBuffer<int> a : register(u0[§1none]);", [("err_undeclared_var_use", 1)]),
    ("RWBuffer<int> a : register(u0§1[1]);", [("warn_hlsl_register_index_ignored", 1)]),
    ("RWBuffer<int> a : register(space1§1[1]);", [("err_expected", 1)]),
    ("RWBuffer<int> a : §1register(§2[1]);", [("err_expected", 2)]),
    ("RWBuffer<int> a : register(§1i0);", [("warn_hlsl_deprecated_register_type_i", 1)]),
    ("RWBuffer<int> a : register(u0) : §1register(u1);", [("err_hlsl_duplicate_register_annotation", 1)]),
    ("static RWBuffer<int> a : §1register(u0);", [("err_attribute_wrong_decl_type_str", 1)]),
    ("void f() { RWBuffer<int> a : §1register(u0); }", [("err_attribute_wrong_decl_type_str", 1)]),
    ("float a : register(c0, §1space1);", [("err_hlsl_space_on_global_constant", 1)]),
    ("float a : §1register(space1);", [("err_hlsl_space_on_global_constant", 1)]),
    ("float a : §1register(b0);", [("warn_hlsl_deprecated_register_type_b", 1)]),
    ("float a : §1register(t0);", [(MISMATCH, 1)]),
    ("struct S { float x; }; S a : §1register(t0);", [("warn_hlsl_user_defined_type_missing_member", 1)]),
    ("cbuffer C { float a : §1register(c0); }", [("warn_hlsl_register_type_c_packoffset", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), ERRORS, ids=lambda value: str(value)[:60])
def test_errors(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def overlaps(source: str, profile: str = "cs_6_6") -> list[str]:
    """What is said about resources that share a register."""
    result = hlslfe.check(source, profile=profile)
    return [entry.message for entry in result.diagnostics if entry.id == "err_hlsl_resource_range_overlap"]


MAIN = "[numthreads(1, 1, 1)] void main() "


def test_overlaps_of_what_is_used() -> None:
    source = "RWBuffer<int> a : register(u1); RWBuffer<int> b : register(u1);"
    assert overlaps(source + MAIN + "{ a[0] = b[0]; }") == ["'b' takes a register that 'a' has already (u1)"]
    assert overlaps(source + MAIN + "{ a[0] = 1; }") == []
    assert overlaps(source + "void f() { b[0] = 1; }" + MAIN + "{ a[0] = 1; f(); }") != []
    assert overlaps(source + "[shader(\"compute\")]" + MAIN + "{ a[0] = b[0]; }", "lib_6_6") == []


@pytest.mark.parametrize(("second", "is_overlap"), [
    ("RWBuffer<int> b : register(u6)", True), ("RWBuffer<int> b : register(u8)", False),
    ("RWBuffer<int> b : register(u6, space1)", False), ("Buffer<int> b : register(t6)", False),
    ("RWBuffer<int> b : register(u3)", False), ("RWBuffer<int> b : register(space0)", False),
])
def test_ranges(second: str, is_overlap: bool) -> None:
    source = f"RWBuffer<int> a[2][2] : register(u4); {second}; {MAIN} {{ a[1][0][0] = b[0]; }}"
    assert bool(overlaps(source)) is is_overlap


def test_unbounded_ranges_have_no_end() -> None:
    source = "RWBuffer<int> a[] : register(u4); RWBuffer<int> b : register(u4294967295);"
    assert overlaps(source + MAIN + "{ a[1][0] = b[0]; }") == [
        "'b' takes a register that 'a' has already (u4294967295)"]


def test_the_other_one_is_shown() -> None:
    source = "RWBuffer<int> a : register(u1); RWBuffer<int> b : register(u1);" + MAIN + "{ a[0] = b[0]; }"
    (error,) = hlslfe.check(source, profile="cs_6_6").diagnostics
    assert [(note.id, note.message) for note in error.notes] == [
        ("note_hlsl_resource_range_overlap", "'a' is bound here")]


def test_overlaps_can_be_silenced() -> None:
    source = "RWBuffer<int> a : register(u1); RWBuffer<int> b : register(u1);" + MAIN + "{ a[0] = b[0]; }"
    assert hlslfe.check(source, profile="cs_6_6", warnings=["no-hlsl-register-overlap"]).ok
    assert hlslfe.check(source, profile="cs_6_6", warnings=["no-error=hlsl-register-overlap"]).ok


def test_implicit_bindings_can_be_listed() -> None:
    result = hlslfe.check("RWBuffer<int> a; Buffer<int> b : register(t0);", profile="lib_6_6",
                          warnings=["hlsl-implicit-binding"])
    assert [(entry.id, entry.message) for entry in result.diagnostics] == [
        ("warn_hlsl_implicit_binding", "'a' has no register of its own")]
