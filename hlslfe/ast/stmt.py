"""Statements of the AST.

Mirrors clang/include/clang/AST/Stmt.h.  An expression is a statement, as in Clang (`Expr` in ast.expr).
"""

from __future__ import annotations

from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.ast.attr import Attr
    from hlslfe.ast.decl import Decl, LabelDecl, VarDecl
    from hlslfe.ast.expr import Expr


class Stmt:
    """`begin` and `end` are the first and last token; `loc` where a caret belongs."""

    __slots__ = ("loc", "begin", "end")

    def __init__(self, loc: Loc, begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.begin = begin
        self.end = end


class NullStmt(Stmt):
    __slots__ = ()


class BreakStmt(Stmt):
    __slots__ = ()


class ContinueStmt(Stmt):
    __slots__ = ()


class DiscardStmt(Stmt):
    """`discard;`, which Clang 22 lacks: the pixel writes nothing, the code goes on."""

    __slots__ = ()


class CompoundStmt(Stmt):
    __slots__ = ("body",)

    def __init__(self, begin: Loc, body: list[Stmt], end: Loc) -> None:
        super().__init__(begin, begin, end)
        self.body = body


class DeclStmt(Stmt):
    __slots__ = ("decls",)

    def __init__(self, begin: Loc, decls: list[Decl], end: Loc) -> None:
        super().__init__(begin, begin, end)
        self.decls = decls


class AttributedStmt(Stmt):
    __slots__ = ("attrs", "sub")

    def __init__(self, begin: Loc, attrs: list[Attr], sub: Stmt) -> None:
        super().__init__(begin, begin, sub.end)
        self.attrs = attrs
        self.sub = sub


class IfStmt(Stmt):
    """`cond` is converted to bool; `cond_var` the variable of `if (int x = f())`, its DeclStmt is emitted first.

    is_constexpr: `if constexpr`, whose condition is a constant.
    """

    __slots__ = ("cond_var", "cond", "then", "else_", "is_constexpr")

    def __init__(self, begin: Loc, cond_var: VarDecl | None, cond: Expr, then: Stmt, else_: Stmt | None) -> None:
        super().__init__(begin, begin, (else_ or then).end)
        self.cond_var = cond_var
        self.cond = cond
        self.then = then
        self.else_ = else_
        self.is_constexpr = False


class ForStmt(Stmt):
    __slots__ = ("init", "cond_var", "cond", "inc", "body")

    def __init__(self, begin: Loc, init: Stmt | None, cond_var: VarDecl | None, cond: Expr | None, inc: Expr | None,
                 body: Stmt) -> None:
        super().__init__(begin, begin, body.end)
        self.init = init
        self.cond_var = cond_var
        self.cond = cond
        self.inc = inc
        self.body = body


class WhileStmt(Stmt):
    __slots__ = ("cond_var", "cond", "body")

    def __init__(self, begin: Loc, cond_var: VarDecl | None, cond: Expr, body: Stmt) -> None:
        super().__init__(begin, begin, body.end)
        self.cond_var = cond_var
        self.cond = cond
        self.body = body


class DoStmt(Stmt):
    __slots__ = ("body", "cond")

    def __init__(self, begin: Loc, body: Stmt, cond: Expr, end: Loc) -> None:
        super().__init__(begin, begin, end)
        self.body = body
        self.cond = cond


class SwitchStmt(Stmt):
    """`cond` is an integer; the cases stand in `body` where they were written."""

    __slots__ = ("cond_var", "cond", "body")

    def __init__(self, begin: Loc, cond_var: VarDecl | None, cond: Expr, body: Stmt) -> None:
        super().__init__(begin, begin, body.end)
        self.cond_var = cond_var
        self.cond = cond
        self.body = body


class CaseStmt(Stmt):
    """`value` is the constant expression, `constant` its value, converted to the type of the switch."""

    __slots__ = ("value", "constant", "sub")

    def __init__(self, begin: Loc, value: Expr, constant: int, sub: Stmt) -> None:
        super().__init__(begin, begin, sub.end)
        self.value = value
        self.constant = constant
        self.sub = sub


class DefaultStmt(Stmt):
    __slots__ = ("sub",)

    def __init__(self, begin: Loc, sub: Stmt) -> None:
        super().__init__(begin, begin, sub.end)
        self.sub = sub


class LabelStmt(Stmt):
    """`name: sub`."""

    __slots__ = ("label", "sub")

    def __init__(self, begin: Loc, label: LabelDecl, sub: Stmt) -> None:
        super().__init__(begin, begin, sub.end)
        self.label = label
        self.sub = sub


class GotoStmt(Stmt):
    """`goto name;`."""

    __slots__ = ("label",)

    def __init__(self, begin: Loc, label: LabelDecl, end: Loc) -> None:
        super().__init__(begin, begin, end)
        self.label = label


class ReturnStmt(Stmt):
    """`nrvo` is the local that is built in the result itself, if any."""

    __slots__ = ("value", "nrvo")

    def __init__(self, begin: Loc, value: Expr | None, end: Loc) -> None:
        super().__init__(begin, begin, end)
        self.value = value
        self.nrvo: VarDecl | None = None
