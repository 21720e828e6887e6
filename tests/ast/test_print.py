"""-ast-print: text that compiles again and prints the same."""

from __future__ import annotations

import pytest

from hlslfe.ast.print import INTERPOLATION_KEYWORDS, print_ast
from hlslfe.ast.print_expr import floating_text, quoted_text
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.interpolation import KEYWORDS


def printed(source: str) -> str:
    target = parse_profile("lib_6_6")
    assert target is not None
    compiled = Compilation("a.hlsl", source, Options(target), error_limit=0)
    unit = compiled.unit()
    assert unit is not None
    assert [entry.message for entry in compiled.diags.diagnostics if entry.severity == "error"] == []
    return print_ast(unit)


def body(statements: str) -> str:
    """The statements of a function, printed and unindented."""
    lines = printed("void f(float4 v, int x, float y, int2 c) {" + statements + "}").splitlines()
    return "\n".join(line[2:] for line in lines[2:-1])


EXPRESSIONS = [
    "y = 1 + 2 * 3 - x;",
    "y = (1 + 2) * 3;",
    "y = -(-x) + - -x + +x;",
    "x = !x && ~x || (x ^ 3);",
    "x = x > 1 ? c.x : c[1];",
    "v.xyz = v.zyx.xxy;",
    "v = float4(v.xy, c);",
    "v = float4(1.0, 2, v.x, x);",
    "v = 1.0.xxxx;",
    "y = dot(v, v) + saturate(y);",
    "x += x++ + --x;",
    "x <<= 2, y *= 2;",
    "x = (int)y + int(y) + static_cast<int>(y);",
    "x = (unsigned int)y;",
    "y = 1.5h + 0.1 + 1e+20 + 2.5L;",
    "x = 4294967295u + 3l + 4ul + 5ll + 6ull;",
    "x = true + 'a' + '\\n';",
    "x = sizeof(float4);",
    "(x) = 1;",
]


@pytest.mark.parametrize("statement", EXPRESSIONS)
def test_expressions_come_back_as_written(statement: str) -> None:
    assert body(statement) == statement


def test_conversions_leave_no_trace() -> None:
    assert body("v = x; y = v; int3 q = v.xyz; v = float4(v);") == "v = x;\ny = v;\nint3 q = v.xyz;\nv = float4(v);"


STATEMENTS = """\
{
  int a = 1, b[2] = {1, 2};
  static const float k = 2;
  float4 w(1, 2, 3, 4);
  int i{3};
}
if (x) {
  y = 1;
} else if (int z = x) {
  y = z;
} else {
  ;
}
for (int i = 0, j = 1; i < 2; ++i) {
  continue;
}
for (; bool go = true;) {
  break;
}
[unroll(4)]
[loop]
while (x) {
}
do {
  x = 1;
} while (x);
[branch]
switch (x) {
case 1:
case 2:
  y = 2;
  break;
default:
  y = 3;
}
return;"""


def test_statements() -> None:
    assert body(STATEMENTS) == STATEMENTS


DECLARATIONS = """\
struct S {
  nointerpolation float4 pos : POSITION3;
  int a[2][3];
  struct T {
    float z;
  };
  S::T t;
};
struct Later;
typedef float4 Color;
typedef float Pair[2];
enum E { A = 0, B = 4 };
enum class F : uint { X = 1 };
enum { C = -1 };
namespace N {
  static const int k = 3;
  float g(float x, Pair p = {1, 2});
  namespace M {
    float h();
  }
}
using namespace N;
using N::M::h;
static S s;
static const float arr[2] = {1, 2};
static F e = F::X;
static int unused = A;
export float f(inout float4 a, S q, int b[2], out int c, in uint u = 3)
{
  c = N::k;
  return N::g(a.x) + N::M::h() + b[0];
}
inline int one()
{
  return 1;
}
static int two();
[numthreads(8, 4, 1)]
[shader("compute")]
void cs(uint3 id : SV_DispatchThreadID)
{
}
[shader("pixel")]
float4 ps(linear float4 p : TEXCOORD, noperspective centroid float2 q : TEX1) : SV_Target
{
  return p + float4(q, q);
}
static_assert(N::k == 3, "k is three");
"""


def test_declarations() -> None:
    assert printed(DECLARATIONS) == DECLARATIONS


def test_struct_without_a_name_stands_where_it_is_used() -> None:
    text = printed("static struct { float a; } s, t[2]; float f() { s = t[1]; return s.a; }")
    assert text.startswith("static struct {\n  float a;\n} s, t[2];\n")
    assert printed(text) == text
    text = printed("struct S { struct { int a; } b; struct { int c; } d, e; };")
    assert text == "struct S {\n  struct {\n    int a;\n  } b;\n  struct {\n    int c;\n  } d, e;\n};\n"


def test_typedef_of_a_struct_without_a_name() -> None:
    text = printed("typedef struct { int a; } Pair; int f(Pair p) { Pair q = p; return q.a; }")
    assert text.startswith("typedef struct {\n  int a;\n} Pair;\nint f(Pair p)\n")
    assert printed(text) == text


def test_hidden_names_are_written_in_full() -> None:
    text = printed("static int x; int f(int x) { return x + ::x; } int g() { return x; }")
    assert "return x + ::x;" in text and text.endswith("  return x;\n}\n")
    text = printed("int f(int a) { return a; } namespace N { int f(int a); int g() { return ::f(1) + f(2); } }"
                   "int N::f(int a) { return ::f(a); }")
    assert "return ::f(1) + N::f(2);" in text and "int N::f(int a)\n{\n  return ::f(a);" in text


def test_groupshared_and_attributes_of_stages() -> None:
    source = 'groupshared int g;\n[shader("pixel")]\n[earlydepthstencil]\nfloat4 f() : SV_Target\n{\n  return 1;\n}\n'
    assert printed(source) == source


def test_namespaces_without_a_name_are_not_written() -> None:
    source = "namespace { static int x; struct S { int a; }; enum E { A }; } int f(S s, E e) { return x + s.a + A; }"
    text = printed(source)
    assert "int f(S s, E e)" in text
    assert "return x + s.a + A;" in text
    assert printed(text) == text


def test_default_arguments_stand_once() -> None:
    text = printed("float f(float a = 1); float f(float a) { return a; }")
    assert text == "float f(float a = 1);\nfloat f(float a)\n{\n  return a;\n}\n"


def test_printing_is_a_fixed_point() -> None:
    source = """
struct V { float4 p : SV_Position; float3 n[2] : NORMAL; };
static float4x4 m;
float4 tone(float4 c, float e = 1.5) { if (e > 1) c *= e; else if (e < 0) return 0; return saturate(c); }
[shader("vertex")] V main(float3 p : POSITION, uint id : SV_VertexID) {
  V v = { float4(p, 1), p, p.zyx };
  [unroll] for (uint i = 0; i < 2; ++i) v.n[i] = normalize(v.n[i]) * (i ? 1 : 2);
  v.p = tone(v.p) + tone(v.p, 2);
  return v;
}
"""
    once = printed(source)
    assert printed(once) == once


@pytest.mark.parametrize(("value", "kind", "text"), [
    (1.0, "float", "1.0"), (0.5, "float", "0.5"), (0.10000000149011612, "float", "0.1"), (1e20, "float", "1e+20"),
    (16777216.0, "float", "16777216.0"), (3.4028234663852886e38, "float", "3.4028235e+38"),
    (0.1, "double", "0.1L"), (1 / 3, "double", "0.3333333333333333L"), (0.0999755859375, "half", "0.1h"),
    (float("inf"), "float", "1e999"), (1.401298464324817e-45, "float", "1e-45"),
])
def test_literals_are_short_and_exact(value: float, kind: str, text: str) -> None:
    assert floating_text(value, kind) == text


def test_escapes() -> None:
    assert quoted_text('a"\\\n', '"') == '"a\\"\\\\\\n"'


def test_keywords_are_the_bits_of_the_mask() -> None:
    assert {word: 1 << bit for bit, word in enumerate(INTERPOLATION_KEYWORDS)} == KEYWORDS
