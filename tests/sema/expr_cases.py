"""Shared by the tests of expressions: type one expression and write it down on one line."""

from __future__ import annotations

import re

from entry_cases import compilation

from hlslfe.ast.decl import FunctionDecl, NamespaceDecl, TranslationUnitDecl, VarDecl
from hlslfe.ast.dump_types import type_text
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CharacterLiteral,
    CompoundAssignOperator,
    ConditionalOperator,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    ExplicitCastExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    HLSLOutArgExpr,
    IntegerLiteral,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    RecoveryExpr,
    UnaryOperator,
)
from hlslfe.ast.stmt import DeclStmt, Stmt
from hlslfe.ast.types import Type
from hlslfe.ast.walk import children
from hlslfe.frontend.compiler import Compilation

PARAMS = (
    "bool b, bool2 b2, bool3 b3, int i, int2 i2, int3 i3, uint u, uint2 u2, float x, float y, float2 f2, float3 f3, "
    "float4 f4, float1 f1, double d, double2 d2, half h, half2 h2, int64_t l, float a[3], float2 av[2]"
)
Reported = list[tuple[str, str]]


def unit_of(made: Compilation) -> TranslationUnitDecl:
    unit = made.unit()
    assert unit is not None
    return unit


def function_named(unit: TranslationUnitDecl, name: str) -> FunctionDecl:
    found = [decl for decl in unit.decls if isinstance(decl, FunctionDecl) and decl.name == name and decl.body]
    return found[-1]


def body_of(text: str, prelude: str = "", params: str = PARAMS, **options: object) -> tuple[list[Stmt], Compilation]:
    """The statements of `void test(params) { text }`."""
    made = compilation(f"{prelude}\nvoid test({params}) {{ {text} }}", **options)
    function = function_named(unit_of(made), "test")
    assert function.body is not None
    return function.body.body, made


def typed(text: str, prelude: str = "", params: str = PARAMS, **options: object) -> Expr:
    """The last statement of the body, an expression (its ; is added), or the initialiser of its variable."""
    stmts, made = body_of(text + ";", prelude, params, **options)
    problems = [d.id for d in made.diagnostics if d.severity in ("error", "fatal")]
    assert not problems, problems
    last = stmts[-1]
    if isinstance(last, DeclStmt):
        decl = last.decls[-1]
        assert isinstance(decl, VarDecl) and decl.init is not None
        return decl.init
    assert isinstance(last, Expr)
    return last


def problems(text: str, prelude: str = "", params: str = PARAMS, **options: object) -> Reported:
    """(id, the source from there on) of everything reported about a body, warnings about unused values aside."""
    head = f"{prelude}\nvoid test({params}) {{ "
    made = compilation(f"{head}{text}; }}", **options)
    made.unit()
    found: Reported = []
    for one in made.diagnostics:
        for each in (one, *one.notes):
            if each.id in ("warn_unused_expr", "warn_unused_comparison", "warn_unused_call"):
                continue
            source = made.sources.file_of(each.loc) if each.loc else None
            rest = source.text[made.sources.expansion_loc(each.loc) - source.start :] if source else ""
            found.append((each.id, rest.split(";")[0].split("\n")[0].removesuffix(" }")))
    return found


def ids(text: str, prelude: str = "", params: str = PARAMS, **options: object) -> list[str]:
    """The ids of `problems`."""
    return [id for id, _ in problems(text, prelude, params, **options)]


# The cast kinds as `brief` writes them.
CASTS = {
    "IntegralCast": "icast", "IntegralToFloating": "itof", "IntegralToBoolean": "itob", "FloatingToIntegral": "ftoi",
    "FloatingCast": "fcast", "FloatingToBoolean": "ftob", "VectorSplat": "splat", "HLSLVectorTruncation": "cut",
    "HLSLArrayRValue": "array", "HLSLElementwiseCast": "elements", "HLSLAggregateSplatCast": "fill",
}


def short(type: Type) -> str:
    """A type: aliases as they are, `vector<float, 3>` as float^3, `unsigned int` as unsigned."""
    return re.sub(r"vector<([^<>]*), (\d+)>", r"\1^\2", str(type)).replace("unsigned int", "unsigned")


def brief(expr: Expr) -> str:
    """One line: casts are `kind<type>(x)` (explicit ones `!kind`), loads `load(x)`, everything else nearly as HLSL."""
    subs = [brief(child) for child in children(expr)]
    if isinstance(expr, DeclRefExpr):
        return expr.decl.name
    if isinstance(expr, IntegerLiteral) and expr.loc == 0:
        return str(expr.value)  # the position of a component in a list
    if isinstance(expr, (IntegerLiteral, CharacterLiteral)):
        return f"{expr.value}:{short(expr.type)}"
    if isinstance(expr, FloatingLiteral):
        return f"{expr.value:g}:{short(expr.type)}"
    if isinstance(expr, CXXBoolLiteralExpr):
        return str(expr.value).lower()
    if isinstance(expr, ParenExpr):
        return f"({subs[0]})"
    if isinstance(expr, CastExpr):
        if expr.kind in ("LValueToRValue", "ArrayToPointerDecay"):
            return f"load({subs[0]})" if expr.kind == "LValueToRValue" else subs[0]
        mark = "!" if isinstance(expr, ExplicitCastExpr) else ""
        return f"{mark}{CASTS.get(expr.kind, expr.kind)}<{short(expr.type)}>({subs[0]})"
    return _brief_operator(expr, subs)


def _brief_operator(expr: Expr, subs: list[str]) -> str:
    if isinstance(expr, CompoundAssignOperator):
        return f"[{subs[0]} {expr.op} {subs[1]} as {short(expr.computation_result)}]"
    if isinstance(expr, BinaryOperator):
        return f"[{subs[0]} {expr.op} {subs[1]}]:{short(expr.type)}"
    if isinstance(expr, UnaryOperator):
        inner = f"{subs[0]}{expr.op}" if expr.is_postfix else f"{expr.op}{subs[0]}"
        return f"[{inner}]:{short(expr.type)}"
    if isinstance(expr, ConditionalOperator):
        return f"[{subs[0]} ? {subs[1]} : {subs[2]}]:{short(expr.type)}{'&' if expr.is_lvalue else ''}"
    if isinstance(expr, ExtVectorElementExpr):
        return f"{subs[0]}.{expr.accessor}"
    if isinstance(expr, MemberExpr):
        return f"{subs[0]}.{expr.field.name}"
    if isinstance(expr, ArraySubscriptExpr):
        return f"{subs[0]}[{subs[1]}]"
    if isinstance(expr, CallExpr):
        return f"{expr.function.name}<{short(expr.function.type)}>({', '.join(subs)})"
    if isinstance(expr, OpaqueValueExpr):
        return f"once({subs[0]})"
    if isinstance(expr, HLSLOutArgExpr):
        return f"{'inout' if expr.is_inout else 'out'}({', '.join(subs)})"
    if isinstance(expr, RecoveryExpr):
        return "error"
    return f"{type(expr).__name__}<{short(expr.type)}>({', '.join(subs)})"


def type_of(text: str, **options: object) -> str:
    """The type of an expression as Clang prints it."""
    return type_text(typed(text, **options).type)


def namespace_functions(unit: TranslationUnitDecl) -> list[FunctionDecl]:
    """The functions of all namespaces of the unit, one level deep."""
    return [
        decl
        for space in unit.decls if isinstance(space, NamespaceDecl)
        for decl in space.decls if isinstance(decl, FunctionDecl)
    ]
