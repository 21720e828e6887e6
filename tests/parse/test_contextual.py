"""Names that are keywords, types or templates only where they can be."""

from __future__ import annotations

import pytest
from parse_support import Parsed, parse, parse_clean

from hlslfe.parse.scope import ScopeStack
from hlslfe.parse.token_filter import TokenFilter

WORDS = ["nointerpolation", "linear", "noperspective", "centroid", "center", "sample", "uniform", "precise", "shared",
         "globallycoherent", "reordercoherent", "snorm", "unorm", "point", "line", "triangle", "lineadj", "triangleadj",
         "vertices", "indices", "primitives", "payload"]


@pytest.mark.parametrize("word", WORDS)
def test_a_modifier_before_and_after_the_type(word: str) -> None:
    parsed = parse_clean(f"struct S {{ {word} float a : A; float4 {word} b; {word} S c; }};")
    fields = parsed.unit.decls[0].spec.type.members  # type: ignore[attr-defined]
    assert [[token.keyword for token in field.spec.tokens] for field in fields] == [[word]] * 3
    assert [field.declarators[0].name.name for field in fields] == ["a", "b", "c"]


@pytest.mark.parametrize("word", [*WORDS, "interface", "register", "packoffset", "read", "write"])
def test_the_same_word_as_a_name(word: str) -> None:
    parse_clean(f"float {word}(float2 uv); float f(float {word}, float x = {word}(0)) {{ float {word} = x, y = {word};"
                f" {word} = {word}(y) + x.{word}; {word}.x += {word}[0] < 2 ? {word} : y; {word}; return {word}; }}")


def test_sample_as_variable_function_and_modifier() -> None:
    parsed = parse_clean("void f() { float sample = center.x; sample(uv); sample float x; float linear y = sample; }")
    assert [line.strip() for line in parsed.dump.splitlines() if "tokens" in line or "callee" in line] == [
        "callee: DeclRefExpr 1:37 name=sample",
        "spec: DeclSpec 1:49 tokens=sample",
        "spec: DeclSpec 1:65 tokens=linear",
    ]


def types(text: str) -> list[str]:
    """The types that the filter gives to the identifiers of `text` when no grammar feeds its scopes."""
    parsed = Parsed(text)
    stream = TokenFilter(parsed.tokens, ScopeStack(), parsed.diags, parsed.eof_loc, 256)
    result: list[str] = []
    while not result or result[-1] != "EOF":
        result.append(stream.token().type)
    return result[:-1]


@pytest.mark.parametrize(("text", "expected"), [
    ("float4x4 a", "TYPE_NAME IDENTIFIER"),
    ("min16float3 float16_t2 uint64_t4x1", "TYPE_NAME TYPE_NAME TYPE_NAME"),
    ("Texture2D t", "TYPE_NAME IDENTIFIER"),
    ("Texture2D<float>", "TEMPLATE_NAME LANGLE KW_FLOAT RANGLE"),
    ("vector<vector<int,2>>=", "TEMPLATE_NAME LANGLE TEMPLATE_NAME LANGLE KW_INT COMMA NUMERIC_CONSTANT RANGLE RANGLE "
                               "EQUAL"),
    ("vector<int, (1>2)>", "TEMPLATE_NAME LANGLE KW_INT COMMA L_PAREN NUMERIC_CONSTANT GREATER NUMERIC_CONSTANT "
                           "R_PAREN RANGLE"),
    ("= a < b > c", "EQUAL IDENTIFIER LESS IDENTIFIER GREATER IDENTIFIER"),
    ("; a < b > c", "SEMI TEMPLATE_NAME LANGLE IDENTIFIER RANGLE IDENTIFIER"),
    ("f<float>(1)", "TEMPLATE_FUNCTION LANGLE KW_FLOAT RANGLE L_PAREN NUMERIC_CONSTANT R_PAREN"),
    ("a < float(1)", "IDENTIFIER LESS KW_FLOAT L_PAREN NUMERIC_CONSTANT R_PAREN"),
    ("x.Load<int4>(0)", "IDENTIFIER PERIOD TEMPLATE_FUNCTION LANGLE TYPE_NAME RANGLE L_PAREN NUMERIC_CONSTANT R_PAREN"),
    ("x.a < b", "IDENTIFIER PERIOD IDENTIFIER LESS IDENTIFIER"),
    ("x.template g<3>(0)", "IDENTIFIER PERIOD TEMPLATE_FUNCTION LANGLE NUMERIC_CONSTANT RANGLE L_PAREN "
                           "NUMERIC_CONSTANT R_PAREN"),
    ("a::b::c", "SCOPE_NAME COLONCOLON SCOPE_NAME COLONCOLON IDENTIFIER"),
    ("hlsl::float3 a", "SCOPE_NAME COLONCOLON TYPE_NAME IDENTIFIER"),
    ("x.float4", "IDENTIFIER PERIOD IDENTIFIER"),
    ("; Unknown x", "SEMI TYPE_NAME IDENTIFIER"),
    ("= Unknown x", "EQUAL IDENTIFIER IDENTIFIER"),
    ("struct A : B {", "KW_STRUCT IDENTIFIER BASE_COLON IDENTIFIER L_BRACE"),
    ("enum class E : int {", "KW_ENUM KW_CLASS IDENTIFIER BASE_COLON KW_INT L_BRACE"),
    ("float a : B", "KW_FLOAT IDENTIFIER COLON IDENTIFIER"),
    ("interface I {", "KW_INTERFACE IDENTIFIER L_BRACE"),
    ("[[a]] b[c[0]]", "LL_SQUARE IDENTIFIER R_SQUARE R_SQUARE IDENTIFIER L_SQUARE IDENTIFIER L_SQUARE NUMERIC_CONSTANT "
                      "R_SQUARE R_SQUARE"),
    ("= [x](int a) { } + y[1]", "EQUAL LAMBDA IDENTIFIER R_SQUARE L_PAREN KW_INT IDENTIFIER R_PAREN L_BRACE R_BRACE "
                                "PLUS IDENTIFIER L_SQUARE NUMERIC_CONSTANT R_SQUARE"),
    ("template<class T, class = int>", "TEMPLATE_HEAD KW_TYPENAME IDENTIFIER COMMA KW_TYPENAME EQUAL KW_INT RANGLE"),
])
def test_token_types(text: str, expected: str) -> None:
    assert types(text) == expected.split()


def test_a_variable_hides_a_type_up_to_the_end_of_its_scope() -> None:
    parsed = parse_clean("""
struct T { int i; };
void f(int T) { int a = T < 1; T = a; }
void g() {
  { float T = 1; T = T * 2; }
  for (int T = 0; T < 3; T++) if (T) T = 2;
  T after;
}
T whole;
""")
    assert [line.strip() for line in parsed.dump.splitlines() if "NamedTypeSpec" in line] == [
        "type: NamedTypeSpec 7:3 name=T",
        "type: NamedTypeSpec 9:1 name=T",
    ]


def test_a_type_name_may_be_declared_again() -> None:
    parse_clean("struct Light { int i; }; Light Light; static float float4; void Texture2D(int vector);")


def test_types_of_records_and_namespaces_are_found_from_outside_and_inside() -> None:
    parse_clean("""
struct Outer { struct Inner { int i; }; typedef float2 Pair; Inner a; float f(); };
struct Derived : Outer { Inner b; Pair c; };
namespace N { typedef Outer::Pair P; template<typename T> struct Box { T t; }; }
namespace N { P again; }
float Outer::f() { Inner local; Pair pair; return (Pair)local.i; }
Outer::Inner o; N::P p; N::Box<Outer::Inner> box; Outer::Pair q = (Outer::Pair)0;
using namespace N;
P used; Box<float> bf;
""")


def test_an_undeclared_type_is_left_to_sema() -> None:
    parse_clean("Nope a; Nope f(Nope b, const Nope c) { Nope d = (0); Missing<Nope> e; return d; } float g(Nope, Nope);"
                " static float h = sizeof(float) + static_cast<Nope>(1); template<Nope N> struct S { };")


def test_equal_behind_the_bracket_of_a_template() -> None:
    assert parse("vector<int,2>= 1;").reports[0] == (1, 13, "err_right_angle_bracket_equal_needs_space")
    assert parse("vector<int,2>>= 1;").reports[0] == (1, 13, "err_right_angle_bracket_equal_needs_space")


def test_a_scope_closed_by_a_token_read_ahead_is_noticed() -> None:
    parse_clean("typedef int T; void f() { for (int T = 0; ; ) if (T) T = 1; T x; T y; }")
