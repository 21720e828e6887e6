"""Matrices: types of expressions, conversions, names of elements, errors."""

from __future__ import annotations

import pytest
from expr_cases import ids, typed

from hlslfe.ast.types import matrix_layout
from hlslfe.sema.matrix_access import positions_of

M = ("static float2x2 m; static float2x3 m23; static float3x2 m32; static float3x3 m33; static int2x2 im;"
     "static bool2x2 bm;"
     "static half2x2 hm; static double2x2 dm; static const float2x2 cm = {1, 2, 3, 4}; void in1(float2x2 p);"
     "void io(inout float2x2 p); void ior(inout float2 p); void io1(inout float p);")

TYPES = [
    ("m + m", "float2x2"), ("m * m", "float2x2"), ("m * 2", "float2x2"), ("2 - m", "float2x2"), ("m % m", "float2x2"),
    ("im + m", "float2x2"), ("im * 1.5", "matrix<float, 2, 2>"), ("bm + bm", "matrix<int, 2, 2>"),
    ("im & im", "int2x2"), ("im << 1", "int2x2"), ("im | im", "int2x2"), ("bm ^ bm", "bool2x2"),
    ("m < m", "matrix<bool, 2, 2>"), ("m == 0", "matrix<bool, 2, 2>"), ("!m", "matrix<bool, 2, 2>"),
    ("-m", "float2x2"),
    ("~im", "int2x2"), ("+bm", "matrix<int, 2, 2>"), ("m++", "float2x2"), ("--m", "float2x2"),
    ("m[0]", "vector<float, 2>"), ("m23[1]", "vector<float, 3>"), ("m23[1][2]", "float"),
    ("m23[i].zx", "vector<float, 2>"),
    ("m._m00", "float"), ("m23._m12_m00", "vector<float, 2>"), ("m23._23", "float"), ("m._11_22.y", "float"),
    ("(float2x2)1", "float2x2"), ("(float2x2)f4", "float2x2"), ("(float4)m", "float4"), ("(float)m", "float"),
    ("(int2x2)m", "int2x2"), ("(float2x2)m33", "float2x2"), ("float2x2(1, 2, 3, 4)", "float2x2"),
    ("float2x2(f2, f2)", "float2x2"), ("b ? m : im", "float2x2"), ("b ? m : 1", "float2x2"),
    ("bm ? m : 0", "float2x2"), ("m = 1", "float2x2"), ("m += im", "float2x2"), ("m33 -= m33", "float3x3"),
    ("m + dm", "double2x2"), ("hm * m", "float2x2"), ("m[0] += 1", "vector<float, 2>"), ("m * f4", "float2x2"),
]


@pytest.mark.parametrize(("text", "type"), TYPES)
def test_types(text: str, type: str) -> None:
    assert str(typed(text, M).type) == type


SILENT = ["in1(m)", "in1(1)", "in1(im)", "io(m)", "io(im)", "ior(m[1])", "ior(m[i])", "io1(m[i][1])", "io1(m._m00)",
          "ior(m._m00_m11)", "float4 v = {m}", "float2x2 n = {m[0], 1, 2}", "float2x2 n = {{1, 2}, {3, 4}}",
          "sizeof(m)",
          "float2x2 q[2] = {m, m}", "float4 v = m", "float2x2 n = f4", "m = f4", "(m)[1][1] = 2", "(m[1])[1] = 2",
          "m._m00_m11 = f2", "m._m00_m11.yx = f2", "m[0].yx = f2"]


@pytest.mark.parametrize("text", SILENT)
def test_accepted(text: str) -> None:
    assert ids(text, M) == []


WRONG = [
    ("m[2]", ["err_matrix_index_outside_range"]), ("m[-1]", ["err_matrix_index_outside_range"]),
    ("m23[0][3]", ["err_matrix_index_outside_range"]), ("m[f2]", ["err_matrix_index_not_integer"]),
    ("m._m02", ["err_hlsl_matrix_member_out_of_bounds"]), ("m._31", ["err_hlsl_matrix_member_out_of_bounds"]),
    ("m._00", ["err_hlsl_matrix_member_zero_in_one_based"]), ("m._m00_11", ["err_hlsl_matrix_member_mixing_refs"]),
    ("m.x", ["err_hlsl_matrix_member_bad_format"]), ("m._m0", ["err_hlsl_matrix_member_bad_format"]),
    ("m._m00_m00_m00_m00_m00", ["err_hlsl_matrix_member_too_many_positions"]),
    ("m._m00_m00 = f2", ["err_typecheck_duplicate_matrix_components_not_mlvalue"]),
    ("ior(m._m00_m00)", ["error_hlsl_inout_lvalue"]),
    ("cm[0] = f2", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("cm._m00 = 1", ["err_typecheck_assign_const", "note_typecheck_assign_const"]),
    ("(m + m)[0] = f2", ["err_typecheck_expression_not_modifiable_lvalue"]),
    ("m23 + m32", ["err_typecheck_invalid_operands"]), ("m & m", ["err_typecheck_invalid_operands"]),
    ("m + f2", ["err_typecheck_invalid_operands"]), ("m + f3", ["err_typecheck_invalid_operands"]),
    ("f2 += m", ["err_typecheck_invalid_operands"]), ("m33 += m", ["err_hlsl_vector_compound_assignment_truncation"]),
    ("m && m", ["err_typecheck_invalid_operands", "note_function_suggestion"]), ("~m", ["err_typecheck_unary_expr"]),
    ("bm++", ["err_typecheck_illegal_increment_decrement"]), ("cm++", ["err_typecheck_assign_const",
                                                                      "note_typecheck_assign_const"]),
    ("(float2x3)m32", ["err_invalid_conversion_between_matrixes"]), ("(float2x2)f3", ["err_bad_cxx_cast_generic"]),
    ("m23 = m32", ["err_typecheck_convert_incompatible"]), ("in1(m23)", ["warn_hlsl_impcast_matrix_truncation"]),
    ("x = m", ["warn_impcast_matrix_scalar"]), ("m = m33", ["warn_hlsl_impcast_matrix_truncation"]),
    ("m + m33", ["warn_hlsl_impcast_matrix_truncation"]), ("io(x)", ["error_hlsl_inout_scalar_extension"]),
    ("io1(m)", ["error_hlsl_inout_scalar_extension"]), ("b3 ? m : m", ["err_typecheck_cond_incompatible_operands"]),
    ("bm ? m33 : m33", ["err_conditional_vector_size"]),
    ("bm ? m23 : m32", ["err_typecheck_cond_incompatible_operands"]),
    ("float2x2(1, 2, 3)", ["err_hlsl_incorrect_num_initializers"]),
    ("float2x2 n = {1, 2, 3, 4, 5}", ["err_hlsl_incorrect_num_initializers"]),
    ("im / 0", ["warn_remainder_division_by_zero"]), ("&m", ["err_hlsl_operator_unsupported"]),
    ("m ? 1 : 2 ? m23 : m32", ["err_typecheck_cond_incompatible_operands"]),
]


@pytest.mark.parametrize(("text", "expected"), WRONG)
def test_reported(text: str, expected: list[str]) -> None:
    assert ids(text, M) == expected


def test_conditions_are_no_matrices() -> None:
    assert ids("while (m) i = 1", M) == ["err_typecheck_bool_condition"]


def test_logic_up_to_hlsl_2018() -> None:
    assert str(typed("bm && m", M, language_version=2018).type.canonical) == "matrix<bool, 2, 2>"


def test_positions() -> None:
    assert positions_of("_m00_m12") == (((0, 0), (1, 2)), "")
    assert positions_of("_11_23") == (((0, 0), (1, 2)), "")
    assert positions_of("_m00_m")[1] == "err_hlsl_matrix_member_bad_format"
    assert positions_of("__m00")[1] == "err_hlsl_matrix_member_bad_format"


LAYOUTS = [
    ("row_major float2x2 q = m; column_major matrix<float, 2, 2> r = q; q = r", []),
    ("row_major float q = x", ["err_hlsl_matrix_layout_wrong_type"]),
    ("column_major float3 q = f3", ["err_hlsl_matrix_layout_wrong_type"]),
    ("row_major column_major float2x2 q = m", ["err_hlsl_matrix_layout_conflict"]),
    ("row_major row_major float2x2 q = m", ["warn_hlsl_matrix_layout_duplicate"]),
    ("typedef row_major float2x2 R; column_major R q = m", ["err_hlsl_matrix_layout_conflict"]),
    ("typedef row_major float2x2 R; row_major R q = m", []),
    ("row_major float2x2 q[2] = {m, m}; float2x2 r[2] = q; q = r", []),
    ("row_major const float2x2 q = m; const row_major float2x2 r = q", []),
    ("struct S { row_major int q; }", ["err_hlsl_matrix_layout_wrong_type"]),
    ("float2x2 q = (row_major float2x2)m", []),
]


@pytest.mark.parametrize(("text", "expected"), LAYOUTS)
def test_layouts(text: str, expected: list[str]) -> None:
    assert ids(text, M) == expected


def test_a_layout_makes_no_other_type() -> None:
    assert ids("1", "void f(row_major float2x2 m) {} void f(column_major float2x2 m) {}") == [
        "err_redefinition", "note_previous_definition"]


def test_pragma_pack_matrix_holds_from_there_on() -> None:
    head = "static float2x2 a;\n#pragma pack_matrix(row_major)\nstatic float2x2 b; static column_major float2x2 c;\n"
    tail = "#pragma pack_matrix(column_major)\nstatic float2x2 d; static row_major float2x2 e;\n"
    found = {name: matrix_layout(typed(name, head + tail, params="").type) for name in "abcde"}
    assert found == {"a": None, "b": True, "c": False, "d": None, "e": True}
