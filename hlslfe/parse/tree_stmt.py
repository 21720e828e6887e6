"""Syntax tree: statements.

No Clang counterpart: Clang builds typed nodes at once (clang/include/clang/AST/Stmt.h has the classes of these names).
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.parse.tree_decl import Attribute, Decl
from hlslfe.parse.tree_expr import Expr, Node

__all__ = [
    "AttributedStmt", "BreakStmt", "CaseStmt", "CompoundStmt", "ContinueStmt", "DeclStmt", "DefaultStmt",
    "DiscardStmt", "DoStmt", "ExprStmt", "ForStmt", "GotoStmt", "IfStmt", "InvalidStmt", "LabelStmt", "NullStmt",
    "ReturnStmt", "Stmt", "SwitchStmt", "UnsupportedStmt", "WhileStmt",
]


class Stmt(Node):
    """`loc` is the statement's first token."""

    __slots__ = ()


class NullStmt(Stmt):
    __slots__ = ()


class InvalidStmt(Stmt):
    """Left behind by a syntax error that was already reported."""

    __slots__ = ()


class UnsupportedStmt(Stmt):
    """Parsed, but nothing sema will take (`try`, `throw`)."""

    __slots__ = ("what",)

    def __init__(self, loc: Loc, what: str) -> None:
        self.loc = loc
        self.what = what


class ExprStmt(Stmt):
    __slots__ = ("expr",)

    def __init__(self, expr: Expr) -> None:
        self.loc = expr.begin
        self.expr = expr


class DeclStmt(Stmt):
    """One declaration in a block (a `SimpleDecl`, a record, an alias ...)."""

    __slots__ = ("decl", "end")

    def __init__(self, loc: Loc, decl: Decl, end: Loc) -> None:
        self.loc = loc
        self.decl = decl
        self.end = end


class CompoundStmt(Stmt):
    """`ends_in_label`: nothing stands between the last label and the closing brace."""

    __slots__ = ("body", "rbrace", "ends_in_label")

    def __init__(self, loc: Loc, body: list[Stmt], rbrace: Loc) -> None:
        self.loc = loc
        self.body = body
        self.rbrace = rbrace
        self.ends_in_label = False


class AttributedStmt(Stmt):
    """`[unroll] for ...`: attributes and the statement they stand before."""

    __slots__ = ("attrs", "sub")

    def __init__(self, attrs: list[Attribute], sub: Stmt) -> None:
        self.loc = attrs[0].loc
        self.attrs = attrs
        self.sub = sub


class IfStmt(Stmt):
    """`cond` is an expression, or the declaration of `if (int x = f())`; `init` is what `if (init; cond)` has."""

    __slots__ = ("cond", "then", "else_", "else_loc", "init", "is_constexpr")

    def __init__(self, loc: Loc, cond: Expr | Decl, then: Stmt, else_loc: Loc, else_: Stmt | None) -> None:
        self.loc = loc
        self.cond = cond
        self.then = then
        self.else_loc = else_loc
        self.else_ = else_
        self.init: Stmt | None = None
        self.is_constexpr = False


class ForStmt(Stmt):
    __slots__ = ("init", "cond", "inc", "body")

    def __init__(self, loc: Loc, init: Stmt | None, cond: Expr | Decl | None, inc: Expr | None, body: Stmt) -> None:
        self.loc = loc
        self.init = init
        self.cond = cond
        self.inc = inc
        self.body = body


class WhileStmt(Stmt):
    __slots__ = ("cond", "body")

    def __init__(self, loc: Loc, cond: Expr | Decl, body: Stmt) -> None:
        self.loc = loc
        self.cond = cond
        self.body = body


class DoStmt(Stmt):
    __slots__ = ("body", "cond", "while_loc")

    def __init__(self, loc: Loc, body: Stmt, while_loc: Loc, cond: Expr) -> None:
        self.loc = loc
        self.body = body
        self.while_loc = while_loc
        self.cond = cond


class SwitchStmt(Stmt):
    __slots__ = ("cond", "body", "init")

    def __init__(self, loc: Loc, cond: Expr | Decl, body: Stmt) -> None:
        self.loc = loc
        self.cond = cond
        self.body = body
        self.init: Stmt | None = None


class CaseStmt(Stmt):
    """`case value: sub`; `last` is the end of `case value ... last:`."""

    __slots__ = ("value", "sub", "last")

    def __init__(self, loc: Loc, value: Expr, sub: Stmt) -> None:
        self.loc = loc
        self.value = value
        self.sub = sub
        self.last: Expr | None = None


class DefaultStmt(Stmt):
    __slots__ = ("sub",)

    def __init__(self, loc: Loc, sub: Stmt) -> None:
        self.loc = loc
        self.sub = sub


class LabelStmt(Stmt):
    """`name: sub`."""

    __slots__ = ("name", "sub")

    def __init__(self, loc: Loc, name: str, sub: Stmt) -> None:
        self.loc = loc
        self.name = name
        self.sub = sub


class GotoStmt(Stmt):
    """`goto name;`."""

    __slots__ = ("name", "name_loc")

    def __init__(self, loc: Loc, name: str, name_loc: Loc) -> None:
        self.loc = loc
        self.name = name
        self.name_loc = name_loc


class BreakStmt(Stmt):
    __slots__ = ()


class ContinueStmt(Stmt):
    __slots__ = ()


class DiscardStmt(Stmt):
    __slots__ = ()


class ReturnStmt(Stmt):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, value: Expr | None) -> None:
        self.loc = loc
        self.value = value
