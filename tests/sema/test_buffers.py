"""Constant buffers in Sema: what may stand in them, who may write to them, packoffset, `$Globals`.

Ids and places were compared with Clang 22 and DXC; the corpus (cbuffers/) has more of them.
"""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.attr import HLSLPackOffsetAttr, HLSLResourceBindingAttr
from hlslfe.ast.buffer_layout import BufferRules, buffer_members
from hlslfe.ast.decl import HLSLBufferDecl

CASES = [
    ("cbuffer C { float a; } float f() { return a; }", []),
    ("cbuffer C { float a; }; tbuffer C { float b; };", []),
    ("cbuffer C { float C; } float f() { return C; }", []),
    ("cbuffer C { float a; } float f() { return §1C; }", [("err_undeclared_var_use", 1)]),
    ("cbuffer C { const float a; } const float b;", []),
    ("cbuffer C { namespace §1N { float a; } float b; } float f() { return b; }",
     [("err_invalid_declaration_in_hlsl_buffer", 1)]),
    ("cbuffer C { cbuffer §1D { float a; } }", [("err_invalid_declaration_in_hlsl_buffer", 1)]),
    ("tbuffer C { typedef float §1F; }", [("err_invalid_declaration_in_hlsl_buffer", 1)]),
    ("cbuffer C { enum §1E { A } e; }", [("err_invalid_declaration_in_hlsl_buffer", 1)]),
    ("cbuffer C { struct S { float a; } s; S t; float f() { return s.a + t.a; } }", []),
    ("cbuffer C { static_assert(true); ; }", []),
    ("cbuffer C { union U { float a; int b; }; U u; }", []),
    ("struct S { uint a : 3; }; cbuffer C { S s[2]; }", []),
    ("cbuffer C { union U { float a; int b[2]; }; U §1u; }", [("err_not_supported_yet", 1)]),
    ("union S { float a[3]; }; §1ConstantBuffer<S> c;", [("err_not_supported_yet", 1)]),
    ("cbuffer §1C { float4 a[4097]; } export float4 f() { return a[1]; }", [("err_hlsl_cbuffer_too_large", 1)]),
    ("float a; float4 §1b[4097]; export float4 f() { return b[1]; }", [("err_hlsl_cbuffer_too_large", 1)]),
    ("cbuffer C { float4 a[4097]; } float4 f() { return a[1]; }", []),
    ("struct S; cbuffer §0C { S §1s; }", [("err_typecheck_decl_incomplete_type", 1), ("note_forward_declaration", 0)]),
]


@pytest.mark.parametrize(("marked", "expected"), CASES, ids=str)
def test_declarations(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


WRITES = [
    "a §1= 1;", "a§1++;", "§1--a;", "v.x §1+= 1;", "v.zy §1= 1;", "v[i] §1= 1;", "s.x §1= 1;", "s §1= t;",
    "l[i] §1= 1;", "m[0] §1= 1;", "m[0][i] §1= 1;", "m._m00 §1= 1;", "(a) §1= 1;", "set(§1a);", "set(§1v.y);",
    "g §1= 1;", "(i ? a : b) §1= 1;", "(i ? b : a) §1= 1;", "d.x §1= 1;", "d.in1.x §1= 1;",
]


@pytest.mark.parametrize("statement", WRITES)
def test_constants_are_read_only(statement: str) -> None:
    source = ("struct S { float x; }; struct D : S { S in1; }; cbuffer C { float a; float3 v; S s; float l[2]; "
              "float2x2 m; D d; } float g; void set(out float o) { o = 1; } void f(int i, S t, float b) { " + (
                  statement + " }"))
    assert reported(source) == [("err_typecheck_assign_const", 1), ("note_typecheck_assign_const", 0)]


def test_copies_may_change() -> None:
    assert reported("struct S { float x; void up() { x += 1; } }; cbuffer C { S s; float l[2]; } "
                    "float f() { S t = s; t.x = 1; t.up(); s.up(); float m[2] = l; m[0] = 2; return t.x; }") == []


PACKOFFSETS = [
    ("float a : packoffset(§1b0);", "err_hlsl_packoffset_invalid_reg"),
    ("float a : packoffset(c§1x);", "err_hlsl_packoffset_number"),
    ("float a : packoffset(c§14294967296);", "err_hlsl_packoffset_number"),
    ("float a : packoffset(c0.§1xy);", "err_hlsl_unsupported_component"),
    ("float a : packoffset(§1);", "err_expected"),
    ("float a : packoffset(c0 §1c1);", "err_expected"),
    ("float2 a : §1packoffset(c0.w);", "err_hlsl_packoffset_cross_reg_boundary"),
    ("double a : §1packoffset(c0.y);", "err_hlsl_packoffset_alignment_mismatch"),
    ("float a[2] : §1packoffset(c0.y);", "err_hlsl_invalid_register_or_packoffset"),
    ("float4 a : packoffset(c0); float §1b : packoffset(c0.z);", "err_hlsl_packoffset_overlap"),
    ("float a : packoffset(c0) : §1packoffset(c1);", "warn_hlsl_packoffset_override"),
]


@pytest.mark.parametrize(("member", "id"), PACKOFFSETS, ids=str)
def test_packoffset(member: str, id: str) -> None:
    assert reported(f"cbuffer C {{ {member} }}") == [(id, 1)]


def test_packoffset_of_some_members() -> None:
    assert reported("cbuffer §1C { float a : packoffset(c1); float b; }") == [("warn_hlsl_packoffset_mix", 1)]
    for outside in ("float a : §1packoffset(c0);", "void f() { float a : §1packoffset(c0); }",
                    "cbuffer C : §1packoffset(c0) { float a; }",
                    "cbuffer C { static float a : §1packoffset(c0); float b; }"):
        assert reported(outside) == [("err_hlsl_attr_invalid_ast_node", 1)]


VALUES = [
    ("float §1g = 1;", [("warn_hlsl_ignored_initializer", 1)]),
    ("cbuffer C { float §1a = 1; }", [("warn_hlsl_ignored_initializer", 1)]),
    ("extern const float §1g = 1;", [("warn_extern_init", 1)]),
    ("const float g = 1; static_assert(g == 1);", []),
    ("float g; static_assert(§1g == 1);", [("err_static_assert_expression_is_not_constant", 1)]),
    ("const int n = 3; float a[n]; float f() { return a[2]; }", []),
]


@pytest.mark.parametrize(("marked", "expected"), VALUES, ids=str)
def test_values(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


WORDS = [
    ("§1volatile float g;", 1), ("struct S { §1volatile float a; };", 1), ("void f(§1volatile float a) {}", 1),
    ("void f() { §1extern float a; }", 1), ("void f() { §1uniform float a = 1; }", 1),
    ("void f(§1shared float a) {}", 1), ("void f(uniform float a) { volatile float b = a; }", 0),
    ("uniform float a; shared float b; extern float c; extern uniform const float d;", 0),
]


@pytest.mark.parametrize(("marked", "count"), WORDS, ids=str)
def test_older_words(marked: str, count: int) -> None:
    assert reported(marked) == [("err_hlsl_varmodifierna", 1)] * count


def test_what_clang_refuses() -> None:
    source = ("§1uniform float a; §2shared float b; void f(§3uniform float c) {} "
              "cbuffer C { const float §4d; } const float e;")
    assert reported(source) == []
    found = [entry for entry in reported(source, all_warnings=True) if entry[0] == "warn_hlsl_portability"]
    assert sorted(place for _, place in found) == [1, 2, 3, 4]


def buffers(source: str) -> list[HLSLBufferDecl]:
    unit = compilation(source, "lib_6_6").unit()
    assert unit is not None
    return [decl for decl in unit.decls if isinstance(decl, HLSLBufferDecl)]


def test_globals_are_collected_at_the_end() -> None:
    found = buffers("float a; static float b; groupshared float c; namespace N { float d; cbuffer C { float e; } } "
                    "cbuffer D { float f; static float g; } extern float h;")
    assert [decl.name for decl in found] == ["D", "$Globals"]
    assert [member.name for member in found[-1].members] == ["a", "d", "h"]
    assert found[-1].is_implicit
    assert [member.name for member in found[0].members] == ["f"]
    assert buffers("static float a; void f() {}") == []


def test_bindings_and_their_order() -> None:
    found = buffers("cbuffer A { float a; } cbuffer B : register(b3, space2) { float b; } tbuffer C : register(space1) "
                    "{ float c; } float g;")
    read = [next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr)) for decl in found]
    assert [(attr.slot, attr.space, attr.order) for attr in read] == [("", 0, 0), ("b3", 2, -1), ("", 1, 1), ("", 0, 2)]


def test_places_of_members() -> None:
    [buffer] = buffers("cbuffer C { float a : packoffset(c2.y); float2 b : packoffset(c0.z); }")
    rules = BufferRules()
    assert [(member.name, offset) for member, offset in buffer_members(buffer, rules)] == [("b", 8), ("a", 36)]
    [attr] = [attr for attr in buffer.members[0].attrs if isinstance(attr, HLSLPackOffsetAttr)]
    assert (attr.register, attr.component) == (2, 1)
    [implicit] = buffers("float a : register(c3); float b;")
    assert [(member.name, offset) for member, offset in buffer_members(implicit, rules)] == [("a", 48), ("b", 52)]


CONTENTS = [
    ("c.§1y;", [("err_no_member", 1)]),
    ("c.x §1= 1;", [("err_typecheck_assign_const", 1), ("note_typecheck_assign_const", 0)]),
    ("S s = c; s = c; take(c); c.get();", []),
    ("float §1f = c;", [("err_init_conversion_failed", 1)]),
]


@pytest.mark.parametrize(("statement", "expected"), CONTENTS, ids=str)
def test_constant_buffer_class(statement: str, expected: list[tuple[str, int]]) -> None:
    source = "struct S { float x; float get() { return x; } }; ConstantBuffer<S> c; void take(S s) {} void f() { "
    assert reported(source + statement + " }") == expected


def test_members_of_a_namespace_without_it() -> None:
    source = ("namespace N { cbuffer C { float a; } float g; } float f() { return §1a; } "
              "float h() { float a = 1; return a; }")
    assert reported(source) == []
    assert ("warn_hlsl_portability", 1) in reported(source, all_warnings=True)
    assert reported("namespace N { float §2g; } float f() { return §1g; }") == [
        ("err_undeclared_var_use_suggest", 1), ("note_previous_decl", 2)]
