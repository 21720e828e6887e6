"""Structs and enums."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

from hlslfe.ast.decl import EnumDecl, FieldDecl, RecordDecl

NOT_YET = "err_not_supported_yet"
DEFINED = "note_previous_definition"
DECLARED = "note_previous_declaration"

RECORDS = [
    ("struct S { int §2a; int §1a; };", [("err_duplicate_member", 1), (DECLARED, 2)]),
    ("struct §2S { int a; }; struct §1S { int b; };", [("err_redefinition", 1), (DEFINED, 2)]),
    ("struct S; struct S { int a; }; struct S; static S s; int f() { return s.a; }", []),
    ("struct §2S { S §1s; };",
     [("err_field_incomplete_or_sizeless", 1), ("note_type_being_defined", 2)]),
    ("struct §2S; struct T { S §1s; }; static T t; int f() { return t.s.a; }",
     [("err_field_incomplete_or_sizeless", 1), ("note_forward_declaration", 2)]),
    ("struct S { void §1v; }; static S s;", [("err_field_incomplete_or_sizeless", 1)]),
    ("struct S { §1Foo t; int a; }; static S s; int f() { return s.t + s.a; }", [("err_unknown_typename", 1)]),
    ("struct S { float §1a : 1; };", [("err_not_integral_type_bitfield", 1)]),
    ("struct S { float a : A : §1B; };", [("err_undeclared_var_use", 1)]),
    ("struct S { int a : 3; };", []),
    ("struct S { int §1a[]; };", [("err_array_incomplete_or_sizeless_type", 1)]),
    ("struct S { §1int; };", [("ext_no_declarators", 1)]),
    ("struct S { §1private: int a; §2public: int b; };",
     [("ext_hlsl_access_specifiers", 1), ("ext_hlsl_access_specifiers", 2)]),
    ("§1struct { int a; };", [("err_anonymous_struct_not_member", 1)]),
    ("static struct { int a; } s; int f() { return s.a; }", []),
    ("struct S { int a; struct T { int z; } t; enum E { A }; typedef int U; U u; }; static S::T t;", []),
    ("struct S { int a; }; static class S s;", []),
    ("struct §2S { int a; }; §1enum S x;", [("err_use_with_wrong_tag", 1), ("note_previous_use", 2)]),
    ("struct §2S; enum §1S { A };", [("err_use_with_wrong_tag", 1), ("note_previous_use", 2)]),
    ("enum §2S { A }; struct §1S { int a; };", [("err_redefinition", 1), (DEFINED, 2)]),
    ("typedef int §2S; struct §1S { int a; };", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("namespace §2S {} struct §1S { int a; };", [("err_redefinition_different_kind", 1), (DEFINED, 2)]),
    ("void f() { struct §2Q §1x; }", [("err_typecheck_decl_incomplete_type", 1), ("note_forward_declaration", 2)]),
    ("namespace N { struct S; } struct N::S { int z; }; static N::S s; int f() { return s.z; }", []),
    ("namespace N {} struct N::§1S { int z; };", [("err_typename_nested_not_found", 1)]),
    ("struct B { int a; }; struct S : virtual §1B { int b; }; int f(S s) { return s.b; }",
     [("err_hlsl_virtual_inheritance", 1)]),
    ("struct S { §1out int a; };", [("warn_attribute_wrong_decl_type_str", 1)]),
    ("struct S { float e : §1register(t0); };", [("err_attribute_wrong_decl_type_str", 1)]),
    ("struct S { float g : §1packoffset(c0); };", [("err_hlsl_attr_invalid_ast_node", 1)]),
    ("struct S { [§1foo] int a; };", [("warn_unknown_attribute_ignored", 1)]),
    ("struct S { [§1unroll] int a; };", [("err_attribute_invalid_on_decl", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), RECORDS, ids=str)
def test_records(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


@pytest.mark.parametrize("marked", [
    "struct S { int a; ~S() {} }; static S §1s[2]; int f() { return s[1].a; }",
    "struct U { int a; ~U() {} }; groupshared U §1u; int f() { return 1; }",
    "struct U { int a; ~U() {} }; int f(int a) { again: U §1u; if (a--) goto again; return u.a; }",
    "struct U { int a; §1~U() = delete; }; int f() { return 1; }",
    "struct U { int a; ~U() {} }; int f() { U u; auto l = §1[=]() { return u.a; }; return l(); }",
], ids=str)
def test_what_records_cannot_have_yet_is_one_error(marked: str) -> None:
    errors = [entry for entry in reported(marked) if entry[0].startswith("err")]
    assert [entry for entry in errors if entry != (NOT_YET, 0)] in ([(NOT_YET, 1)], [])
    assert len(errors) == 1


def record(source: str, name: str) -> RecordDecl:
    unit = compilation(source).unit()
    assert unit is not None
    return next(decl for decl in unit.decls if isinstance(decl, RecordDecl) and decl.name == name)


def test_fields_keep_their_order_type_and_semantic() -> None:
    decl = record("struct S { float4 pos : SV_Position; nointerpolation int a[2], b; };", "S")
    assert [(field.name, str(field.type), field.index) for field in decl.fields] == [
        ("pos", "float4", 0), ("a", "int[2]", 1), ("b", "int", 2)]
    assert decl.fields[0].semantic is not None
    assert decl.fields[0].semantic.name == "SV_Position"
    assert [field.interpolation is not None for field in decl.fields] == [False, True, True]
    assert all(field.record is decl for field in decl.fields)
    assert decl.is_complete


def test_members_hold_nested_types_in_source_order() -> None:
    decl = record("struct S { int a; struct T { int z; } t; };", "S")
    assert [type(member) for member in decl.members] == [FieldDecl, RecordDecl, FieldDecl]
    nested = decl.members[1]
    assert isinstance(nested, RecordDecl)
    assert nested.qualified_name == "S::T"


ENUMS = [
    ("enum E { §2A, §1A };", [("err_redefinition_of_enumerator", 1), (DEFINED, 2)]),
    ("enum E { §2A }; enum F { §1A };", [("err_redefinition_of_enumerator", 1), (DEFINED, 2)]),
    ("enum class E { A }; enum class F { A }; static int A;", []),
    ("static int §2x; enum E { §1x };", [("err_redefinition", 1), (DEFINED, 2)]),
    ("enum E { B = §11.5 };", [("err_ice_not_integral", 1)]),
    ("static int n; enum E { B = §1n }; int f() { return B; }", [("err_expr_not_ice", 1)]),
    ("enum E { C = §1x }; int f() { return C; }", [("err_undeclared_var_use", 1)]),
    ("enum §2E { A }; enum §1E { D }; int f() { return D; }", [("err_redefinition", 1), (DEFINED, 2)]),
    ("enum E : §1float { A };", [("err_enum_invalid_underlying", 1)]),
    ("enum E : §1Foo { A };", [("err_unknown_typename", 1)]),
    ("enum E : uint { B = §1-1 };", [("err_enumerator_out_of_range", 1)]),
    ("enum E : bool { A, B, §1C };", [("err_enumerator_out_of_range", 1)]),
    ("enum §1E; static E e;", [("ext_forward_ref_enum", 1)]),
    ("enum §1E { A = 0x7fffffffffffffff, B = -1, C = 0xffffffffffffffff };", [("ext_enum_too_large", 1)]),
    ("enum { A, B = A + 3, C }; static_assert(C == 4, \"\");", []),
    ("void f() { enum { AA, BB }; static_assert(BB == 1, \"\"); }", []),
]


@pytest.mark.parametrize(("marked", "expected"), ENUMS, ids=str)
def test_enums(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


@pytest.mark.parametrize(("source", "underlying", "values"), [
    ("enum E { A, B = 4, C };", "unsigned int", [0, 4, 5]),
    ("enum E { A = -1, B };", "int", [-1, 0]),
    ("enum E { A = 0xffffffff };", "unsigned int", [0xFFFFFFFF]),
    ("enum E { A = 0x7fffffff, B };", "unsigned int", [0x7FFFFFFF, 0x80000000]),
    ("enum E { A = 0xffffffff, B };", "unsigned long", [0xFFFFFFFF, 0x100000000]),
    ("enum E { A = -1, B = 0x80000000 };", "long", [-1, 0x80000000]),
    ("enum E : uint { A };", "uint", [0]),
    ("enum class E { A };", "int", [0]),
    ("enum E : int64_t { A = 1 };", "int64_t", [1]),
    ("enum E : bool { A, B };", "bool", [0, 1]),
], ids=str)
def test_the_type_of_an_enum_holds_its_values(source: str, underlying: str, values: list[int]) -> None:
    unit = compilation(source).unit()
    assert unit is not None
    (decl,) = unit.decls
    assert isinstance(decl, EnumDecl)
    assert str(decl.underlying) == underlying
    assert [constant.value for constant in decl.constants] == values
