"""-ast-dump: node kinds, ranges, types and casts as Clang 22 prints them (addresses left out)."""

from __future__ import annotations

import textwrap

from hlslfe.ast.dump import dump_ast, dump_stmt
from hlslfe.ast.expr import IntegerLiteral
from hlslfe.ast.stmt import NullStmt
from hlslfe.ast.types import UINT
from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation


def dump(source: str) -> str:
    target = parse_profile("lib_6_6")
    assert target is not None
    compiled = Compilation("a.hlsl", source, Options(target), error_limit=0)
    unit = compiled.unit()
    assert unit is not None
    return dump_ast(unit, compiled.sources)


def check(source: str, expected: str) -> None:
    """The dump of `source` without its first line, the translation unit."""
    first, _, rest = dump(source).partition("\n")
    assert first == "TranslationUnitDecl <<invalid sloc>> <invalid sloc>"
    assert rest == textwrap.dedent(expected).lstrip("\n")


def test_declarations() -> None:
    check("""struct S { float4 pos : POSITION; int a[2]; };
typedef float4 Color;
enum class F : uint { X };
static const float arr[2] = {1, 2};
namespace N { float g(float x); }
using namespace N;
""", """
        |-CXXRecordDecl <a.hlsl:1:1, col:45> col:8 struct S definition
        | |-FieldDecl <col:12, col:19> col:19 pos 'float4':'vector<float, 4>'
        | | `-HLSLParsedSemanticAttr <col:25> "POSITION" 0
        | `-FieldDecl <col:35, col:42> col:39 a 'int[2]'
        |-TypedefDecl <line:2:1, col:16> col:16 Color 'float4':'vector<float, 4>'
        |-EnumDecl <line:3:1, col:25> col:12 class F 'uint':'unsigned int'
        | `-EnumConstantDecl <col:23> col:23 X 'F'
        |-VarDecl <line:4:1, col:34> col:20 arr 'hlsl_private const float[2]' static cinit
        | `-InitListExpr <col:29, col:34> 'hlsl_private const float[2]'
        |   |-ImplicitCastExpr <col:30> 'float' <IntegralToFloating>
        |   | `-IntegerLiteral <col:30> 'int' 1
        |   `-ImplicitCastExpr <col:33> 'float' <IntegralToFloating>
        |     `-IntegerLiteral <col:33> 'int' 2
        |-NamespaceDecl <line:5:11> col:11 N
        | `-FunctionDecl <col:15, col:30> col:21 g 'float (float)'
        |   `-ParmVarDecl <col:23, col:29> col:29 x 'float'
        `-UsingDirectiveDecl <line:6:1, col:17> col:17 Namespace 'N'
        """)


def test_functions_and_calls() -> None:
    check("""struct S { float a; };
float f(inout float4 a, S s, int b[2], in uint u = 3) { a.xy = s.a; return b[0]; }
float g(S s, int b[2]) { float4 p = 1; return f(p, s, b); }
""", """
        |-CXXRecordDecl <a.hlsl:1:1, col:21> col:8 struct S definition
        | `-FieldDecl <col:12, col:18> col:18 referenced a 'float'
        |-FunctionDecl <line:2:1, col:82> col:7 used f 'float (inout float4, S, int[2], uint)'
        | |-ParmVarDecl <col:9, col:22> col:22 used a 'float4 &__restrict'
        | | `-HLSLParamModifierAttr <col:9> inout
        | |-ParmVarDecl <col:25, col:27> col:27 used s 'S'
        | |-ParmVarDecl <col:30, col:37> col:34 used b 'int[2]'
        | |-ParmVarDecl <col:40, col:52> col:48 u 'uint':'unsigned int' cinit
        | | |-ImplicitCastExpr <col:52> 'uint':'unsigned int' <IntegralCast>
        | | | `-IntegerLiteral <col:52> 'int' 3
        | | `-HLSLParamModifierAttr <col:40> in
        | `-CompoundStmt <col:55, col:82>
        |   |-BinaryOperator <col:57, col:66> 'vector<float, 2>' lvalue vectorcomponent '='
        |   | |-ExtVectorElementExpr <col:57, col:59> 'vector<float, 2>' lvalue vectorcomponent xy
        |   | | `-DeclRefExpr <col:57> 'float4':'vector<float, 4>' lvalue ParmVar 'a' 'float4 &__restrict'
        |   | `-ImplicitCastExpr <col:64, col:66> 'vector<float, 2>' <VectorSplat>
        |   |   `-ImplicitCastExpr <col:64, col:66> 'float' <LValueToRValue>
        |   |     `-MemberExpr <col:64, col:66> 'float' lvalue .a
        |   |       `-DeclRefExpr <col:64> 'S' lvalue ParmVar 's' 'S'
        |   `-ReturnStmt <col:69, col:79>
        |     `-ImplicitCastExpr <col:76, col:79> 'float' <IntegralToFloating>
        |       `-ImplicitCastExpr <col:76, col:79> 'int' <LValueToRValue>
        |         `-ArraySubscriptExpr <col:76, col:79> 'int' lvalue
        |           |-ImplicitCastExpr <col:76> 'int *' <ArrayToPointerDecay>
        |           | `-DeclRefExpr <col:76> 'int[2]' lvalue ParmVar 'b' 'int[2]'
        |           `-IntegerLiteral <col:78> 'int' 0
        `-FunctionDecl <line:3:1, col:59> col:7 g 'float (S, int[2])'
          |-ParmVarDecl <col:9, col:11> col:11 used s 'S'
          |-ParmVarDecl <col:14, col:21> col:18 used b 'int[2]'
          `-CompoundStmt <col:24, col:59>
            |-DeclStmt <col:26, col:38>
            | `-VarDecl <col:26, col:37> col:33 used p 'float4':'vector<float, 4>' cinit
            |   `-ImplicitCastExpr <col:37> 'float4':'vector<float, 4>' <VectorSplat>
            |     `-ImplicitCastExpr <col:37> 'float' <IntegralToFloating>
            |       `-IntegerLiteral <col:37> 'int' 1
            `-ReturnStmt <col:40, col:56>
              `-CallExpr <col:47, col:56> 'float'
                |-ImplicitCastExpr <col:47> 'float (*)(inout float4, S, int[2], uint)' <FunctionToPointerDecay>
                | `-DeclRefExpr <col:47> 'float (inout float4, S, int[2], uint)' lvalue Function 'f' """
          """'float (inout float4, S, int[2], uint)'
                |-HLSLOutArgExpr <col:49> 'float4':'vector<float, 4>' lvalue inout
                | |-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                | | `-DeclRefExpr <col:49> 'float4':'vector<float, 4>' lvalue Var 'p' 'float4':'vector<float, 4>'
                | |-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                | | `-ImplicitCastExpr <col:49> 'float4':'vector<float, 4>' <LValueToRValue>
                | |   `-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                | |     `-DeclRefExpr <col:49> 'float4':'vector<float, 4>' lvalue Var 'p' 'float4':'vector<float, 4>'
                | `-BinaryOperator <col:49> 'float4':'vector<float, 4>' lvalue '='
                |   |-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                |   | `-DeclRefExpr <col:49> 'float4':'vector<float, 4>' lvalue Var 'p' 'float4':'vector<float, 4>'
                |   `-ImplicitCastExpr <col:49> 'float4':'vector<float, 4>' <LValueToRValue>
                |     `-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                |       `-ImplicitCastExpr <col:49> 'float4':'vector<float, 4>' <LValueToRValue>
                |         `-OpaqueValueExpr <col:49> 'float4':'vector<float, 4>' lvalue
                |           `-DeclRefExpr <col:49> 'float4':'vector<float, 4>' lvalue Var 'p' 'float4':'vector<float, 4>'
                |-CXXConstructExpr <col:52> 'S' 'void (const S &) noexcept'
                | `-ImplicitCastExpr <col:52> 'const S' lvalue <NoOp>
                |   `-DeclRefExpr <col:52> 'S' lvalue ParmVar 's' 'S'
                |-ImplicitCastExpr <col:55> 'int[2]' <HLSLArrayRValue>
                | `-DeclRefExpr <col:55> 'int[2]' lvalue ParmVar 'b' 'int[2]'
                `-CXXDefaultArgExpr <<invalid sloc>> 'uint':'unsigned int'
                  `-ImplicitCastExpr <line:2:52> 'uint':'unsigned int' <IntegralCast>
                    `-IntegerLiteral <col:52> 'int' 3
        """)  # noqa: E501


def test_statements() -> None:
    check("""void f(int x) {
  if (int y = x) ; else x = 1;
  for (int i = 0; i < 2; ++i) continue;
  for (;;) break;
  switch (x) { case 1: default: x--; }
  [unroll(4)] do { } while (x);
  return;
}
""", """
        `-FunctionDecl <a.hlsl:1:1, line:8:1> line:1:6 f 'void (int)'
          |-ParmVarDecl <col:8, col:12> col:12 used x 'int'
          `-CompoundStmt <col:15, line:8:1>
            |-IfStmt <line:2:3, col:29> has_var has_else
            | |-DeclStmt <col:7, col:15>
            | | `-VarDecl <col:7, col:15> col:11 used y 'int' cinit
            | |   `-ImplicitCastExpr <col:15> 'int' <LValueToRValue>
            | |     `-DeclRefExpr <col:15> 'int' lvalue ParmVar 'x' 'int'
            | |-ImplicitCastExpr <col:11> 'bool' <IntegralToBoolean>
            | | `-ImplicitCastExpr <col:11> 'int' <LValueToRValue>
            | |   `-DeclRefExpr <col:11> 'int' lvalue Var 'y' 'int'
            | |-NullStmt <col:18>
            | `-BinaryOperator <col:25, col:29> 'int' lvalue '='
            |   |-DeclRefExpr <col:25> 'int' lvalue ParmVar 'x' 'int'
            |   `-IntegerLiteral <col:29> 'int' 1
            |-ForStmt <line:3:3, col:31>
            | |-DeclStmt <col:8, col:17>
            | | `-VarDecl <col:8, col:16> col:12 used i 'int' cinit
            | |   `-IntegerLiteral <col:16> 'int' 0
            | |-<<<NULL>>>
            | |-BinaryOperator <col:19, col:23> 'bool' '<'
            | | |-ImplicitCastExpr <col:19> 'int' <LValueToRValue>
            | | | `-DeclRefExpr <col:19> 'int' lvalue Var 'i' 'int'
            | | `-IntegerLiteral <col:23> 'int' 2
            | |-UnaryOperator <col:26, col:28> 'int' lvalue prefix '++'
            | | `-DeclRefExpr <col:28> 'int' lvalue Var 'i' 'int'
            | `-ContinueStmt <col:31>
            |-ForStmt <line:4:3, col:12>
            | |-<<<NULL>>>
            | |-<<<NULL>>>
            | |-<<<NULL>>>
            | |-<<<NULL>>>
            | `-BreakStmt <col:12>
            |-SwitchStmt <line:5:3, col:38>
            | |-ImplicitCastExpr <col:11> 'int' <LValueToRValue>
            | | `-DeclRefExpr <col:11> 'int' lvalue ParmVar 'x' 'int'
            | `-CompoundStmt <col:14, col:38>
            |   `-CaseStmt <col:16, col:34>
            |     |-ConstantExpr <col:21> 'int'
            |     | |-value: Int 1
            |     | `-IntegerLiteral <col:21> 'int' 1
            |     `-DefaultStmt <col:24, col:34>
            |       `-UnaryOperator <col:33, col:34> 'int' postfix '--'
            |         `-DeclRefExpr <col:33> 'int' lvalue ParmVar 'x' 'int'
            |-AttributedStmt <line:6:4, col:29>
            | |-HLSLLoopHintAttr <col:4> unroll 4
            | `-DoStmt <col:15, col:29>
            |   |-CompoundStmt <col:18, col:20>
            |   `-ImplicitCastExpr <col:29> 'bool' <IntegralToBoolean>
            |     `-ImplicitCastExpr <col:29> 'int' <LValueToRValue>
            |       `-DeclRefExpr <col:29> 'int' lvalue ParmVar 'x' 'int'
            `-ReturnStmt <line:7:3>
        """)


def test_entry_points_and_results_in_place() -> None:
    check("""struct O { float4 c : SV_Target; };
[shader("pixel")] O main(linear float4 p : TEX3) {
  O o;
  o.c = p;
  return o;
}
""", """
        |-CXXRecordDecl <a.hlsl:1:1, col:34> col:8 struct O definition
        | `-FieldDecl <col:12, col:19> col:19 referenced c 'float4':'vector<float, 4>'
        |   `-HLSLParsedSemanticAttr <col:23> "SV_Target" 0
        `-FunctionDecl <line:2:19, line:6:1> line:2:21 main 'O (float4)'
          |-ParmVarDecl <col:26, col:40> col:40 used p 'float4':'vector<float, 4>'
          | |-HLSLInterpolationModifierAttr <col:26> 2
          | |-HLSLParsedSemanticAttr <col:44> "TEX" 3
          | `-HLSLAppliedSemanticAttr <col:44> "TEX" 3
          |-CompoundStmt <col:50, line:6:1>
          | |-DeclStmt <line:3:3, col:6>
          | | `-VarDecl <col:3, col:5> col:5 used o 'O' nrvo callinit
          | |   `-CXXConstructExpr <col:5> 'O' 'void () noexcept'
          | |-BinaryOperator <line:4:3, col:9> 'float4':'vector<float, 4>' lvalue '='
          | | |-MemberExpr <col:3, col:5> 'float4':'vector<float, 4>' lvalue .c
          | | | `-DeclRefExpr <col:3> 'O' lvalue Var 'o' 'O'
          | | `-ImplicitCastExpr <col:9> 'float4':'vector<float, 4>' <LValueToRValue>
          | |   `-DeclRefExpr <col:9> 'float4':'vector<float, 4>' lvalue ParmVar 'p' 'float4':'vector<float, 4>'
          | `-ReturnStmt <line:5:3, col:10> nrvo_candidate(Var 'o' 'O')
          |   `-CXXConstructExpr <col:10> 'O' 'void (O &&) noexcept'
          |     `-ImplicitCastExpr <col:10> 'O' xvalue <NoOp>
          |       `-DeclRefExpr <col:10> 'O' lvalue Var 'o' 'O'
          |-HLSLShaderAttr <line:2:2> Pixel
          `-HLSLAppliedSemanticAttr <line:1:23> "SV_Target" 0
        """)


def test_literals_and_casts() -> None:
    text = dump("""enum E { A = 1 };
void f(float3 v) {
  double d = (double)1.5h + static_cast<int>(2u);
  float x = float(A) + v[1] + -v.x * (1 ? 'a' : 0x10000000000);
  float4 w = float4(v, true);
  d = sizeof(int3);
}
""")
    for part in (
        "CStyleCastExpr <col:14, col:22> 'double' <NoOp>",
        "ImplicitCastExpr <col:22> 'double' <FloatingCast>",
        "FloatingLiteral <col:22> 'half' 1.500000e+00",
        "CXXStaticCastExpr <col:29, col:48> 'int' static_cast<int> <NoOp>",
        "CXXFunctionalCastExpr <col:13, col:20> 'float' functional cast to float <NoOp>",
        "DeclRefExpr <col:19> 'E' EnumConstant 'A' 'E'",
        "ArraySubscriptExpr <col:24, col:27> 'float' lvalue vectorcomponent",
        "UnaryOperator <col:31, col:34> 'float' prefix '-'",
        "ParenExpr <col:38, col:62>",
        "CharacterLiteral <col:43> 'char' 97",
        "IntegerLiteral <col:49> 'long' 1099511627776",
        "CXXBoolLiteralExpr <col:24> 'bool' true",
        "CXXFunctionalCastExpr <col:14, col:28> 'float4':'vector<float, 4>' functional cast to float4 <NoOp>",
        "sizeof 'int3':'vector<int, 3>'",
    ):
        assert part in text


def test_a_wrong_expression_is_shown_as_recovery() -> None:
    text = dump("int f() { int x = q; return 1; }")
    assert "VarDecl <col:11, col:19> col:15 invalid x 'int' cinit" in text
    assert "RecoveryExpr <col:19> '<dependent type>' contains-errors lvalue" in text


def test_single_statements() -> None:
    sources = SourceManager()
    sources.add_file("b.hlsl", "\n  7u")
    assert dump_stmt(IntegerLiteral(4, UINT, 7), sources) == "IntegerLiteral <b.hlsl:2:3> 'unsigned int' 7\n"
    assert dump_stmt(NullStmt(0, 0, 0), sources) == "NullStmt <<invalid sloc>>\n"


def test_sizeof_has_its_operand() -> None:
    text = dump("uint f(float3 v) { return sizeof(v) + sizeof(float2); }")
    assert "sizeof\n" in text and "sizeof 'float2':'vector<float, 2>'" in text
