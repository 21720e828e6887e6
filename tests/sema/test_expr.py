"""The leaves of expressions, the table of actions, and recovery."""

from __future__ import annotations

import inspect

import pytest
from expr_cases import brief, ids, problems, type_of, typed
from expr_dump import dump

from hlslfe.ast.expr import RecoveryExpr
from hlslfe.parse import tree, tree_cxx, tree_expr, tree_lambda
from hlslfe.sema.expr import _ACTIONS


def test_every_class_of_the_tree_has_an_action() -> None:
    classes = {
        cls for module in (tree_cxx, tree_expr, tree_lambda) for _, cls in inspect.getmembers(module, inspect.isclass)
        if issubclass(cls, tree.Expr) and cls is not tree.Expr
    }
    assert set(_ACTIONS) == classes


LITERALS = [
    ("1", "IntegerLiteral 'int' 1"),
    ("1u", "IntegerLiteral 'unsigned int' 1"),
    ("1L", "IntegerLiteral 'long' 1"),
    ("2147483648", "IntegerLiteral 'long' 2147483648"),
    ("0x80000000", "IntegerLiteral 'unsigned int' 2147483648"),
    ("1.5", "FloatingLiteral 'float' 1.5"),
    ("1.5h", "FloatingLiteral 'half' 1.5"),
    ("1.5L", "FloatingLiteral 'double' 1.5"),
    ("true", "CXXBoolLiteralExpr 'bool' true"),
    ("'a'", "CharacterLiteral 'char' 97"),
    ("i", "DeclRefExpr 'int' lvalue ParmVar 'i'"),
    ("u", "DeclRefExpr 'uint':'unsigned int' lvalue ParmVar 'u'"),
    ("f4", "DeclRefExpr 'float4':'vector<float, 4>' lvalue ParmVar 'f4'"),
    ("A", "DeclRefExpr 'E' EnumConstant 'A'"),
    ("C::X", "DeclRefExpr 'C' EnumConstant 'X'"),
    ("N::g", "DeclRefExpr 'float' lvalue Var 'g'"),
    ("sizeof(float4)", "UnaryExprOrTypeTraitExpr 'unsigned long' 'float4':'vector<float, 4>' = 16"),
    ("sizeof i", "UnaryExprOrTypeTraitExpr 'unsigned long' 'int' = 4"),
    ("const float k = 1; k", "DeclRefExpr 'const float' lvalue Var 'k'"),
]


@pytest.mark.parametrize(("text", "expected"), LITERALS)
def test_leaf(text: str, expected: str) -> None:
    assert dump(typed(text, "enum E { A }; enum class C { X }; namespace N { static float g; }")) == expected


def test_a_string_has_no_use_in_an_expression() -> None:
    for text in ('"ab"', '(1, "ab")', '"ab"[0]'):
        assert ids(text) == ["err_not_supported_yet"]


SIZES = [
    ("bool", 4), ("half", 4), ("double", 8), ("float3", 12), ("bool3", 12), ("float3x3", 36), ("float[3]", 12),
    ("float3[2]", 24), ("S", 16), ("T", 16), ("int64_t", 8), ("E", 4),
]


@pytest.mark.parametrize(("type", "size"), SIZES)
def test_sizeof(type: str, size: int) -> None:
    prelude = "struct S { float f; double d; }; struct T { float3 v; float f; }; enum E { A };"
    assert dump(typed(f"sizeof({type})", prelude)).endswith(f"= {size}")


def test_sizeof_of_native_half() -> None:
    assert dump(typed("sizeof(half3)", native_half=True)).endswith("= 6")


def test_types() -> None:
    assert type_of("f4 * 2") == "'float4':'vector<float, 4>'"
    assert type_of("f4 * 2.0") == "'vector<float, 4>'"
    assert type_of("f4.xy") == "'vector<float, 2>'"
    assert type_of("(f4)") == "'float4':'vector<float, 4>'"


ERRORS = [
    ("nothing", [("err_undeclared_var_use", "nothing")]),
    ("N::nothing", [("err_no_member", "nothing")]),
    ("N::g + nothing", [("err_undeclared_var_use", "nothing")]),
    ("sizeof(void)", [("err_sizeof_incomplete_type", "sizeof(void)")]),
    ("sizeof nothing", [("err_undeclared_var_use", "nothing")]),
    ("i = this.x", [("err_invalid_this_use", "this.x")]),
    ("f4 = {1, 2, 3, 4}", [("err_not_supported_yet", "{1, 2, 3, 4}")]),
]


@pytest.mark.parametrize(("text", "expected"), ERRORS)
def test_error(text: str, expected: list[tuple[str, str]]) -> None:
    assert problems(text, "namespace N { static float g; }") == expected


CASCADES = ["nothing + 1", "-nothing", "nothing++", "nothing.x", "nothing[0]", "nothing(1)", "sin(nothing)",
            "(int)nothing", "float2(nothing, 1)", "nothing ? 1 : 2", "b ? nothing : 2", "i = nothing", "nothing = 1",
            "i += nothing",
            "int r = nothing", "float2 r = {nothing, 1}", "int r = nothing; r = r + 1", "(nothing)", "nothing, 1",
            "nothing && b", "if (nothing) i = 1", "float4 r = nothing.xyzw + 1; r.x = 1", "max(nothing, 1).x",
            "int r[nothing]; r[0] = 1", "sizeof(nothing)", "static_cast<int>(nothing)", "nothing << 1", "!nothing"]


@pytest.mark.parametrize("text", CASCADES)
def test_a_mistake_is_reported_once(text: str) -> None:
    found = [id for id in ids(text) if not id.startswith("note")]
    assert found in (["err_undeclared_var_use"], ["err_unknown_typename"])


def test_recovery_keeps_what_was_typed() -> None:
    from expr_cases import body_of

    stmts, _ = body_of("i + nothing;")
    assert isinstance(stmts[0], RecoveryExpr)
    assert brief(stmts[0].subs[0]) == "i"
    assert str(stmts[0].type) == "<recovery>"


DEEP = ["(" * 250 + "i" + ")" * 250, "abs(" * 250 + "i" + ")" * 250, "i + (" * 250 + "i" + ")" * 250,
        "a[(int)" * 120 + "0" + "]" * 120]


@pytest.mark.parametrize("text", DEEP, ids=["parentheses", "calls", "operators", "subscripts"])
def test_deep_nesting(text: str) -> None:
    assert ids(text) == []
