"""Arguments of out and inout parameters."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, problems, typed
from expr_dump import dump


def test_dump_of_an_out_argument_that_is_converted() -> None:
    assert dump(typed("f(f4.z)", "void f(out int p);")) == """\
CallExpr 'void' f 'void (out int)'
  HLSLOutArgExpr 'int' lvalue out
    OpaqueValueExpr 'float' lvalue
      ExtVectorElementExpr 'float' lvalue vectorcomponent z
        DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'
    OpaqueValueExpr 'int' lvalue
      ImplicitCastExpr 'int' <FloatingToIntegral>
        ImplicitCastExpr 'float' <LValueToRValue>
          OpaqueValueExpr 'float' lvalue
            ExtVectorElementExpr 'float' lvalue vectorcomponent z
              DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'
    BinaryOperator 'float' lvalue '='
      OpaqueValueExpr 'float' lvalue
        ExtVectorElementExpr 'float' lvalue vectorcomponent z
          DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'
      ImplicitCastExpr 'float' <IntegralToFloating>
        ImplicitCastExpr 'int' <LValueToRValue>
          OpaqueValueExpr 'int' lvalue
            ImplicitCastExpr 'int' <FloatingToIntegral>
              ImplicitCastExpr 'float' <LValueToRValue>
                OpaqueValueExpr 'float' lvalue
                  ExtVectorElementExpr 'float' lvalue vectorcomponent z
                    DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'"""


ARGUMENTS = [
    ("void f(inout float2 p);", "f(f4.xy)",
     "inout(once(f4.xy), once(load(once(f4.xy))), [once(f4.xy) = load(once(load(once(f4.xy))))]:float^2)"),
    ("void f(inout float p[3]);", "f(a)",
     "inout(once(a), once(array<float[3]>(once(a))), [once(a) = array<float[3]>(once(array<float[3]>(once(a))))]"
     ":float[3])"),
    ("struct S { float f; }; static S s; void f(inout S p);", "f(s)",
     "inout(once(s), once(CXXConstructExpr<S>(once(s))), [once(s) = once(CXXConstructExpr<S>(once(s)))]:S)"),
    ("void f(inout int3 p);", "f(f3)",
     "inout(once(f3), once(ftoi<int^3>(load(once(f3)))), "
     "[once(f3) = itof<float^3>(load(once(ftoi<int^3>(load(once(f3))))))]:float3)"),
]


@pytest.mark.parametrize(("prelude", "text", "expected"), ARGUMENTS)
def test_argument(prelude: str, text: str, expected: str) -> None:
    assert brief(typed(text, prelude)).split(">(", 1)[1] == expected + ")"


ERRORS = [
    ("inout float", "f(1.0)", [("error_hlsl_inout_lvalue", "1.0)")]),
    ("out float", "f(x + 1)", [("error_hlsl_inout_lvalue", "x + 1)")]),
    ("out float2", "f(f4.xx)", [("error_hlsl_inout_lvalue", "f4.xx)")]),
    ("out float2", "f(x)", [("error_hlsl_inout_scalar_extension", "x)")]),
    ("inout float", "f(f4)", [("error_hlsl_inout_scalar_extension", "f4)")]),
    ("inout float2", "f(f4)", [("warn_hlsl_impcast_vector_truncation", "f4)"),
                               ("err_typecheck_convert_incompatible", "f4)")]),
    ("out float", "const float c = 1; f(c)", [("err_typecheck_assign_const", "c)"),
                                              ("note_typecheck_assign_const", "c = 1")]),
    ("out float4", "f(f2)", [("err_ovl_no_viable_function_in_call", "f(f2)"),
                             ("note_ovl_candidate_bad_conv", "f(out float4 p)")]),
    ("inout float", "f(b ? x : y)", []),
    ("inout float", "f((x))", []),
    ("inout float", "f(a[i])", []),
    ("out int", "f(x)", []),
]


@pytest.mark.parametrize(("param", "text", "expected"), ERRORS)
def test_out_argument_error(param: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, f"void f({param} p);") == expected


def test_a_part_of_a_temporary_is_no_variable() -> None:
    prelude = "struct S { float f; }; S make(); void f(out float p);"
    assert ids("f(make().f)", prelude) == ["err_typecheck_expression_not_modifiable_lvalue"]
