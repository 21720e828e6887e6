"""Types as they are written."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.decl import VarDecl
from hlslfe.ast.types import Type
from hlslfe.sema.builtin_types import SCALAR_ALIASES, UNSUPPORTED_CLASSES
from hlslfe.sema.typo import correct_typo, edit_distance

NOT_YET = "err_not_supported_yet"


def type_of(spelling: str, declarator: str = "x", prefix: str = "", **options: object) -> Type:
    """The type of `static <spelling> <declarator>;`."""
    compiled = compilation(f"{prefix} static {spelling} {declarator};", **options)
    unit = compiled.unit()
    assert unit is not None
    assert [entry.message for entry in compiled.diags.diagnostics] == []
    decl = unit.decls[-1]
    assert isinstance(decl, VarDecl)
    return decl.type


@pytest.mark.parametrize(("spelling", "quoted"), [
    ("bool", "'bool'"), ("int", "'int'"), ("float", "'float'"), ("double", "'double'"), ("half", "'half'"),
    ("unsigned", "'unsigned int'"), ("unsigned int", "'unsigned int'"), ("int unsigned", "'unsigned int'"),
    ("signed", "'int'"), ("char", "'char'"), ("unsigned char", "'unsigned char'"),
    ("long", "'long'"), ("unsigned long", "'unsigned long'"), ("long long", "'long long'"),
    ("unsigned long long int", "'unsigned long long'"),
    ("uint", "'uint' (aka 'unsigned int')"), ("dword", "'dword' (aka 'unsigned int')"),
    ("int64_t", "'int64_t' (aka 'long')"), ("uint64_t", "'uint64_t' (aka 'unsigned long')"),
    ("float32_t", "'float32_t' (aka 'float')"), ("int32_t2", "'int32_t2' (aka 'vector<int, 2>')"),
    ("min16float", "'min16float' (aka 'half')"), ("min16int3", "'min16int3' (aka 'vector<int, 3>')"),
    ("min16uint", "'min16uint' (aka 'unsigned int')"), ("min12int", "'min12int' (aka 'int')"),
    ("float4", "'float4' (aka 'vector<float, 4>')"), ("bool1", "'bool1' (aka 'vector<bool, 1>')"),
    ("double2", "'double2' (aka 'vector<double, 2>')"), ("uint64_t3", "'uint64_t3' (aka 'vector<unsigned long, 3>')"),
    ("float2x3", "'float2x3' (aka 'matrix<float, 2, 3>')"), ("int1x4", "'int1x4' (aka 'matrix<int, 1, 4>')"),
    ("vector<float, 3>", "'vector<float, 3>'"), ("vector<int>", "'vector<int, 4>'"), ("vector", "'vector<float, 4>'"),
    ("vector<uint, 2>", "'vector<uint, 2>' (aka 'vector<unsigned int, 2>')"),
    ("vector<const float, 2>", "'vector<float, 2>'"), ("vector<half, 7>", "'vector<half, 7>'"),
    ("matrix<float, 2, 3>", "'matrix<float, 2, 3>'"), ("matrix", "'matrix<float, 4, 4>'"),
    ("matrix<int, 2>", "'matrix<int, 2, 4>'"), ("hlsl::float4", "'hlsl::float4' (aka 'vector<float, 4>')"),
])
def test_names_of_types(spelling: str, quoted: str) -> None:
    assert type_of(spelling).quoted() == quoted


@pytest.mark.parametrize(("spelling", "canonical"), [
    ("int16_t", "short"), ("uint16_t3", "vector<unsigned short, 3>"), ("short", "short"),
    ("unsigned short", "unsigned short"), ("min16int", "short"), ("min16uint2", "vector<unsigned short, 2>"),
    ("float16_t4", "vector<half, 4>"),
])
def test_sixteen_bit_types_need_their_option(spelling: str, canonical: str) -> None:
    type = type_of(spelling, native_int16=True, native_half=True)
    assert str(type.canonical) == canonical


@pytest.mark.parametrize("spelling", ["int16_t", "uint16_t3", "short", "unsigned short", "float16_t4"])
def test_without_it_they_are_unknown(spelling: str) -> None:
    (found,) = reported(f"static §1{spelling} x;")
    assert found == ("err_unknown_typename" if "short" in spelling else "err_hlsl_type_needs_16_bit", 1)


def test_suggestions_exist() -> None:
    compiled = compilation("static int31_t x;")
    compiled.unit()
    assert [entry.message for entry in compiled.diags.diagnostics] == [
        "there is no type 'int31_t', did you mean 'int32_t'?"]


@pytest.mark.parametrize(("declarator", "spelled"), [
    ("x[2]", "float2[2]"), ("x[2][3]", "float2[2][3]"), ("x[0]", "float2[0]"), ("x[k]", "float2[3]"),
    ("x[k * 2 + A]", "float2[7]"), ("x[true]", "float2[1]"),
])
def test_arrays(declarator: str, spelled: str) -> None:
    prefix = "static const int k = 3; enum E { A = 1 };"
    assert str(type_of("float2", declarator, prefix)) == spelled


def test_const_stays_beside_the_alias() -> None:
    compiled = compilation("typedef const float4 C; static const float4 a = 1; static C b = 1;"
                           " static const float c[2] = {1, 2};")
    unit = compiled.unit()
    assert unit is not None
    types = [decl.type for decl in unit.decls if isinstance(decl, VarDecl)]
    assert [str(type) for type in types] == ["const float4", "C", "const float[2]"]
    assert [type.is_const for type in types] == [True, True, False]
    assert types[0].canonical is types[1].canonical


def test_two_spellings_are_one_canonical_type() -> None:
    assert type_of("float4").canonical is not type_of("float4").canonical  # of two compilations
    compiled = compilation("static float4 a; static vector<float, 4> b; static vector c; typedef float F;"
                           " static vector<F, 2 + 2> d;")
    unit = compiled.unit()
    assert unit is not None
    assert len({decl.type.canonical for decl in unit.decls if isinstance(decl, VarDecl)}) == 1


ERRORS = [
    ("static §1unsigned float x;", [("err_invalid_sign_spec", 1)]),
    ("static §1signed bool x;", [("err_invalid_sign_spec", 1)]),
    ("static §1long float x;", [("err_invalid_decl_spec_combination", 1)]),
    ("static §1int int x; int f() { return x; }", [("err_invalid_decl_spec_combination", 1)]),
    ("static §1long long long x;", [("err_invalid_decl_spec_combination", 1)]),
    ("static §1long double x;", [(NOT_YET, 1)]),
    ("static §1vector<float, 0> x;", [("err_attribute_zero_size", 1)]),
    ("static §1vector<float, -1> x;", [("err_attribute_vec_negative_size", 1)]),
    ("static §1vector<float, 1025> x;", [("err_attribute_size_too_large", 1)]),
    ("static §1vector<float2, 2> x;", [("err_attribute_invalid_vector_type", 1)]),
    ("static §1matrix<float2, 2, 2> x;", [("err_attribute_invalid_matrix_type", 1)]),
    ("struct S { int a; }; static §1vector<S, 2> x;", [("err_attribute_invalid_vector_type", 1)]),
    ("enum E { A }; static §1vector<E, 2> x;", [("err_attribute_invalid_vector_type", 1)]),
    ("static vector<int, §12.5> x; int f() { return x.y; }", [("err_typecheck_converted_constant_expression", 1)]),
    ("static int n; static vector<float, §1n> x;", [("err_expr_not_cce", 1)]),
    ("static vector<float, 4, §14> x;", [("err_template_arg_list_different_arity", 1)]),
    ("static §1matrix<float, 5, 5> x;", [("err_template_arg_list_constraints_not_satisfied", 1)]),
    ("static §1matrix<float, 0, 1> x;", [("err_attribute_zero_size", 1)]),
    ("static vector<§13, float> x;", [("err_template_arg_must_be_type", 1)]),
    ("static vector<float, §1int> x;", [("err_template_arg_must_be_expr", 1)]),
    ("static vector<§1Foo, 2> x;", [("err_unknown_typename", 1)]),
    ("static int x[§1-1]; int f() { return x[0]; }", [("err_typecheck_negative_array_size", 1)]),
    ("static int x[§12.5];", [("err_array_size_non_int", 1)]),
    ("static int n; static int x[§1n];", [("err_vla_unsupported", 1)]),
    ("void f(int n) { int x[§1n]; x[0] = 1; }", [("err_vla_unsupported", 1)]),
    ("static int x[§1q];", [("err_undeclared_var_use", 1)]),
    ("static int §1x[2][];", [("err_array_incomplete_or_sizeless_type", 1)]),
    ("static void §1x[2];", [("err_array_incomplete_or_sizeless_type", 1)]),
    ("static int §1x[65536][65537];", [("err_array_too_large", 1)]),
    ("static int §1x[0x80000000];", [("err_array_too_large", 1)]),
    ("static int §1x[32768][65536];", [("err_array_too_large", 1)]),
    ("static int x[0x7fffffff];", []),
    ("enum class E { A }; static int x[§1E::A];", [("err_array_size_non_int", 1)]),
    ("static int §1*x; int f() { return x; }", [("err_hlsl_pointers_unsupported", 1)]),
    ("static int §1&x;", [("err_hlsl_pointers_unsupported", 1)]),
    ("static §2Foo y; static vector<y, 2> x;", [("err_unknown_typename", 2)]),
]


@pytest.mark.parametrize(("marked", "expected"), ERRORS, ids=str)
def test_errors(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_every_scalar_has_vectors_and_matrices() -> None:
    names = [f"{scalar}{shape}" for scalar in SCALAR_ALIASES for shape in ("1", "4", "1x1", "3x2", "4x4")]
    source = "".join(f"static {name} v{index}; " for index, name in enumerate(names))
    assert reported(source, native_half=True, native_int16=True) == []


@pytest.mark.parametrize("name", ["float0", "float5", "float2x5", "float0x1", "float2x", "floatx2", "uint2x2x2"])
def test_no_other_shapes(name: str) -> None:
    (found,) = reported(f"static {name} x;")
    assert found[0] in ("err_unknown_typename", "err_unknown_typename_suggest")


@pytest.mark.parametrize("name", sorted(UNSUPPORTED_CLASSES))
def test_classes_that_must_wait_say_so(name: str) -> None:
    assert reported(f"void f(§1{name} x) {{ x; }}") == [(NOT_YET, 1)]


def test_edit_distance_and_correction() -> None:
    assert edit_distance("float", "floot", 3) == 1
    assert edit_distance("kitten", "sitting", 5) == 3
    assert edit_distance("a", "abcdef", 2) == 3
    assert correct_typo("floot4", {"float4", "float3", "int4"}) == "float4"
    assert correct_typo("colour", {"color", "colors"}) == "color"
    assert correct_typo("ab", {"ac"}) == ""
    assert correct_typo("position", {"color"}) == ""


@pytest.mark.parametrize("name", ["int16_t", "uint16_t2", "float16_t", "int16_t2x3"])
def test_types_of_16_bits_need_the_option(name: str) -> None:
    """Another type in its place would have another layout."""
    text = f"struct A {{ {name} a; }};"
    (item,) = hlslfe.check(text, profile="lib_6_6").diagnostics
    assert (item.id, item.column, item.fixits) == ("err_hlsl_type_needs_16_bit", 12, [])
