"""unorm, snorm, precise, globallycoherent: sets of modifiers, identity of types, conversions, ranks."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.decl import VarDecl
from hlslfe.ast.types import BUILTIN_TYPES, FLOAT, ASTContext, ConstType, ModifiedType, modifiers_of
from hlslfe.sema.conversion_rank import CONVERSION, EXACT, ModifierRank, standard_rank


def types_of(source: str) -> list[object]:
    unit = compilation(source).unit()
    assert unit is not None
    return [decl.type for decl in unit.decls if isinstance(decl, VarDecl)]


def test_order_never_matters() -> None:
    context = ASTContext()
    one = context.with_modifiers(context.with_modifiers(FLOAT, frozenset({"unorm"})), frozenset({"precise"}))
    two = context.with_modifiers(FLOAT, frozenset({"precise", "unorm"}))
    assert one is two and str(one) == "precise unorm float"
    assert isinstance(one, ModifiedType) and one.modifiers == ("precise", "unorm") and one.written is FLOAT
    assert context.with_modifiers(two, frozenset({"unorm"})) is two


def test_const_stays_outside() -> None:
    context = ASTContext()
    type = context.with_modifiers(FLOAT.with_const(), frozenset({"snorm"}))
    assert isinstance(type, ConstType) and str(type) == "const snorm float"


@pytest.mark.parametrize(("first", "second", "is_same"), [
    ("unorm float4", "vector<unorm float, 4>", True),
    ("unorm float4", "float4", False),
    ("unorm float4", "snorm float4", False),
    ("precise float4", "float4", True),
    ("unorm half", "unorm float", False),
    ("RWBuffer<unorm float>", "RWBuffer<float>", False),
    ("RWBuffer<unorm float2>", "RWBuffer<vector<unorm float, 2> >", True),
    ("globallycoherent RWBuffer<float>", "RWBuffer<float>", True),
])
def test_identity(first: str, second: str, is_same: bool) -> None:
    one, two = types_of(f"{first} a; {second} b;")
    assert (one.canonical is two.canonical) == is_same  # type: ignore[attr-defined]


def test_modifiers_are_found_through_aliases_and_arrays() -> None:
    found = types_of("typedef precise float4 P; typedef unorm P U; static const U a[2]; static float b;")
    assert modifiers_of(found[0]) == {"precise", "unorm"}  # type: ignore[arg-type]
    assert modifiers_of(found[1]) == frozenset()  # type: ignore[arg-type]


def test_ranks() -> None:
    context = ASTContext()
    unorm = context.with_modifiers(FLOAT, frozenset({"unorm"}))
    rank = standard_rank(FLOAT, unorm)
    assert isinstance(rank, ModifierRank) and int(rank) == EXACT
    assert rank >= EXACT and not rank <= EXACT and rank >= EXACT and not rank <= EXACT
    assert standard_rank(unorm, unorm) == EXACT and not isinstance(standard_rank(unorm, unorm), ModifierRank)
    assert standard_rank(BUILTIN_TYPES["int"], unorm) == CONVERSION


WRONG = "err_hlsl_modifier_wrong_type"
CASES = [
    ("static §1unorm int a;", [(WRONG, 1)]),
    ("static §1snorm double a;", [(WRONG, 1)]),
    ("static §1unorm float2x2 a;", [(WRONG, 1)]),
    ("Buffer<§1unorm uint> a;", [(WRONG, 1)]),
    ("§1globallycoherent Texture2D a;", [(WRONG, 1)]),
    ("void f(§1reordercoherent float x) {}", [(WRONG, 1)]),
    ("static unorm §1snorm float a;", [("err_attributes_are_not_compatible", 1)]),
    ("typedef unorm float U; static §1snorm U a;", [("err_attributes_are_not_compatible", 1)]),
    ("static float §1unorm a;", [("err_hlsl_modifier_after_type", 1)]),
    ("static unorm §1unorm float a;", [("warn_duplicate_declspec", 1)]),
    ("static §2precise §1auto x = 1;", [("ext_hlsl_auto_type_specifier", 1), ("err_not_supported_yet", 2)]),
    ("float f(float x) { return (§1precise float)x; }", [("warn_hlsl_modifier_ignored", 1)]),
    ("globallycoherent RWBuffer<float> a; void g(RWBuffer<float> b) {} void f() { g(§1a); }",
     [("warn_hlsl_impcast_glc_mismatch", 1)]),
    ("globallycoherent RWBuffer<float> a[2]; void g(globallycoherent RWBuffer<float> b) {} void f() { g(a[1]); }", []),
    ("template<typename T> T id(T x) { return x; } float4 f(unorm float4 u) { return id(u) + id<float4>(u); }", []),
    ("template<typename T> struct B { unorm T a; }; static B<float> b; float f() { return b.a; }", []),
]


@pytest.mark.parametrize(("marked", "expected"), CASES, ids=str)
def test_rules(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


EXPRESSIONS = ["u + 1", "-u", "u * u.x", "u.x > 0 ? u : v", "max(u, v)", "lerp(u, v, 0.5)", "dot(u, v).xxxx",
               "u.zyx.xxxx",
               "float4(u.xy, v.zw)", "(float4)u", "(unorm float4)v", "(int4)u", "u[1].xxxx", "any(u)", "pow(u, 2)",
               "saturate(u)", "u == v", "select(u > 0, u, v)", "mul(u, (float4x4)1)"]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_values_are_plain(expression: str) -> None:
    """The body is the one without modifiers."""
    bodies = []
    for word in ("unorm", ""):
        result = hlslfe.compile(f"export float4 f({word} float4 u, {word} float4 v) {{ return {expression}; }}",
                                profile="lib_6_6")
        assert result.ll is not None, result.diagnostics
        text = result.ll[result.ll.index("define"):]
        bodies.append(text[text.index("{"):text.index("\n}")])
    assert bodies[0] == bodies[1]


@pytest.mark.parametrize("statement", ["a = v", "a += v", "a.xy *= 2", "a++", "--a.x", "a[2] = 1", "b = a", "g(a)",
                                       "h(a.zw)"])
def test_places(statement: str) -> None:
    source = ("void g(inout float4 x) {{ x += 1; }} void h(out unorm float2 x) {{ x = 1; }}"
              "export float4 f(float4 v) {{ {0} float4 a = v; {0} float4 b = 0; {1}; return a + b; }}")
    texts = [hlslfe.compile(source.format(word, statement), profile="lib_6_6").ll for word in ("snorm", "")]
    assert texts[0] is not None and texts[1] is not None
    bodies = [text[text.index("@_Z1fDv4_f("):] for text in texts if text is not None]
    lines = [body[:body.index("\n}")].count("\n") for body in bodies]
    assert lines[0] == lines[1]


@pytest.mark.parametrize(("macro", "declaration"), [
    ("P precise", "P float a"), ("T float", "precise T a"), ("PT precise float", "PT a"),
])
def test_modifiers_out_of_macros(macro: str, declaration: str) -> None:
    source = f"#define {macro}\n{declaration};"
    assert reported(source) == []
    assert modifiers_of(types_of(source)[0]) == {"precise"}  # type: ignore[arg-type]


@pytest.mark.parametrize(("macro", "declaration"), [
    ("P precise", "float P a"), ("T float", "T precise a"), ("TP float precise", "TP a"),
])
def test_modifiers_behind_the_type_out_of_macros(macro: str, declaration: str) -> None:
    assert [id for id, _ in reported(f"#define {macro}\n{declaration};")] == ["err_hlsl_modifier_after_type"]
