"""Syntax tree: lambdas, template packs and explicit instantiations.

No Clang counterpart: Clang builds typed nodes at once (clang/include/clang/AST/ExprCXX.h has LambdaExpr,
SizeOfPackExpr, PackExpansionExpr and CXXFoldExpr).
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.parse.tree_decl import Decl, ParmVarDecl, TemplateParam
from hlslfe.parse.tree_expr import Expr, Node, TypeName
from hlslfe.parse.tree_stmt import CompoundStmt

__all__ = [
    "CXXFoldExpr", "ExplicitInstantiationDecl", "LambdaCapture", "LambdaExpr", "PackElementExpr", "PackExpansionExpr",
    "SizeOfPackExpr", "TemplateTemplateParam",
]


class LambdaCapture(Node):
    """`x`, `&x`, `x = init`, `x...`, `this`, or a default: `=`, `&` (then `name` is "")."""

    __slots__ = ("name", "is_reference", "init", "is_pack")

    def __init__(self, loc: Loc, name: str, is_reference: bool, init: Expr | None = None,
                 is_pack: bool = False) -> None:
        self.loc = loc
        self.name = name
        self.is_reference = is_reference
        self.init = init
        self.is_pack = is_pack


class LambdaExpr(Expr):
    """`[captures](params) mutable -> result { body }`; `params` is None where no parentheses are written."""

    __slots__ = ("captures", "params", "is_mutable", "result", "body")

    def __init__(self, loc: Loc, captures: list[LambdaCapture]) -> None:
        self.loc = self.begin = self.end = loc
        self.captures = captures
        self.params: list[ParmVarDecl] | None = None
        self.is_mutable = False
        self.result: TypeName | None = None
        self.body: CompoundStmt | None = None


class PackExpansionExpr(Expr):
    """`pattern...` among arguments; as a template argument the pattern can be a type."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: Expr | TypeName, ellipsis: Loc) -> None:
        self.loc = ellipsis
        self.begin = pattern.begin
        self.end = ellipsis
        self.pattern = pattern


class PackElementExpr(Expr):
    """One element of an expansion: `pattern` read in `scope`, where each pack is that element; sema makes it."""

    __slots__ = ("pattern", "scope")

    def __init__(self, pattern: Expr, scope: object) -> None:
        self.loc = pattern.loc
        self.begin = pattern.begin
        self.end = pattern.end
        self.pattern = pattern
        self.scope = scope


class SizeOfPackExpr(Expr):
    """`sizeof...(name)`."""

    __slots__ = ("name", "name_loc")

    def __init__(self, loc: Loc, name: str, name_loc: Loc, rparen: Loc) -> None:
        self.loc = self.begin = loc
        self.end = rparen
        self.name = name
        self.name_loc = name_loc


class CXXFoldExpr(Expr):
    """`(lhs op ... op rhs)`, one side of which may be missing; `loc` is the ellipsis."""

    __slots__ = ("lhs", "op", "op_loc", "rhs")

    def __init__(self, lparen: Loc, lhs: Expr | None, op: str, op_loc: Loc, ellipsis: Loc, rhs: Expr | None,
                 rparen: Loc) -> None:
        self.loc = ellipsis
        self.begin = lparen
        self.end = rparen
        self.lhs = lhs
        self.op = op
        self.op_loc = op_loc
        self.rhs = rhs


class TemplateTemplateParam(TemplateParam):
    """`template <params> typename name = default`: `default` is the name of a template as an expression or type."""

    __slots__ = ("params",)

    def __init__(self, loc: Loc, name: str, params: list[TemplateParam], default: TypeName | Expr | None,
                 is_pack: bool = False) -> None:
        super().__init__(loc, name, None, default, is_pack)
        self.params = params


class ExplicitInstantiationDecl(Decl):
    """`template decl`, or `extern template decl`; `loc` is the keyword `template`."""

    __slots__ = ("decl", "is_extern")

    def __init__(self, loc: Loc, decl: Decl, is_extern: bool) -> None:
        self.loc = loc
        self.decl = decl
        self.is_extern = is_extern
