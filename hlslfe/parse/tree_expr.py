"""Syntax tree: names and expressions.

No Clang counterpart: Clang builds typed nodes at once (clang/include/clang/AST/Expr.h has the classes of these names).
Every node has `loc`, where a caret belongs (for a binary operator: the operator), and `begin`/`end`, the locations of
its first and last *token* (the last token's first character).
"""

from __future__ import annotations

from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "ArraySubscriptExpr", "BinaryOperator", "CStyleCastExpr", "CXXBoolLiteralExpr", "CXXFunctionalCastExpr",
    "CXXStaticCastExpr", "CXXThisExpr", "CallExpr", "CharacterLiteral", "ConditionalOperator", "DeclRefExpr", "Expr",
    "FloatingLiteral", "InitListExpr", "IntegerLiteral", "InvalidExpr", "MemberExpr", "NamePart", "Node", "ParenExpr",
    "QualifiedName", "StringLiteral", "TypeName", "UnaryExprOrTypeTraitExpr", "UnaryOperator", "UnsupportedExpr",
]


class Node:
    """Root of all syntax nodes; nodes are compared by identity."""

    __slots__ = ("loc",)

    def __init__(self, loc: Loc) -> None:
        self.loc = loc


class Expr(Node):
    __slots__ = ("begin", "end")

    def __init__(self, loc: Loc, begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.begin = begin
        self.end = end


class NamePart(Node):
    """One component of a qualified name; `template_args` is None where no `<...>` is written."""

    __slots__ = ("name", "template_args", "end")

    def __init__(self, loc: Loc, name: str, template_args: list[TypeName | Expr] | None, end: Loc) -> None:
        self.loc = loc
        self.name = name
        self.template_args = template_args
        self.end = end


class QualifiedName(Node):
    """`A::B<int>::c`; `loc` is that of the last part, `is_global` when it begins with `::`."""

    __slots__ = ("parts", "is_global", "begin", "end")

    def __init__(self, parts: list[NamePart], is_global: bool = False, begin: Loc = 0) -> None:
        self.parts = parts
        self.is_global = is_global
        self.loc = parts[-1].loc
        self.begin = begin or parts[0].loc
        self.end = parts[-1].end

    @property
    def name(self) -> str:
        """The last, unqualified component."""
        return self.parts[-1].name

    @property
    def is_simple(self) -> bool:
        return len(self.parts) == 1 and not self.is_global and self.parts[0].template_args is None

    def __str__(self) -> str:
        return ("::" if self.is_global else "") + "::".join(part.name for part in self.parts)


class TypeName(Node):
    """A type as written in a cast, `sizeof` or a template argument: specifiers and array bounds.

    `spec` is a `tree_decl.DeclSpec`; `dims` are the array bounds, outermost first, None for `[]`; `pointers` as
    those of a `tree_decl.Declarator`, `params` too: the parameters of a function type.
    """

    __slots__ = ("spec", "dims", "pointers", "params", "begin", "end")

    def __init__(self, loc: Loc, spec: object, dims: list[Expr | None], begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.spec = spec
        self.dims = dims
        self.pointers: list[tuple[str, Loc]] = []
        self.params: list[Any] | None = None
        self.begin = begin
        self.end = end


class IntegerLiteral(Expr):
    """`kind` is one of int, uint, long, ulong, longlong, ulonglong (AST BuiltinType kinds)."""

    __slots__ = ("value", "kind")

    def __init__(self, loc: Loc, value: int, kind: str) -> None:
        self.loc = self.begin = self.end = loc
        self.value = value
        self.kind = kind


class FloatingLiteral(Expr):
    """`kind` is half, float or double; `value` is already rounded to it."""

    __slots__ = ("value", "kind")

    def __init__(self, loc: Loc, value: float, kind: str) -> None:
        self.loc = self.begin = self.end = loc
        self.value = value
        self.kind = kind


class CharacterLiteral(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, value: int) -> None:
        self.loc = self.begin = self.end = loc
        self.value = value


class StringLiteral(Expr):
    """Adjacent literals are already joined; `end` is the last of them, `pieces` are (place, as written) of each."""

    __slots__ = ("value", "pieces")

    def __init__(self, loc: Loc, value: str, end: Loc, pieces: list[tuple[Loc, str]]) -> None:
        self.loc = self.begin = loc
        self.end = end
        self.value = value
        self.pieces = pieces


class CXXBoolLiteralExpr(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, value: bool) -> None:
        self.loc = self.begin = self.end = loc
        self.value = value


class CXXThisExpr(Expr):
    __slots__ = ()

    def __init__(self, loc: Loc) -> None:
        self.loc = self.begin = self.end = loc


class DeclRefExpr(Expr):
    """A name used as a value (or as the callee of a call)."""

    __slots__ = ("name",)

    def __init__(self, name: QualifiedName) -> None:
        self.loc = name.loc
        self.begin = name.begin
        self.end = name.end
        self.name = name


class ParenExpr(Expr):
    __slots__ = ("operand",)

    def __init__(self, lparen: Loc, operand: Expr, rparen: Loc) -> None:
        self.loc = self.begin = lparen
        self.end = rparen
        self.operand = operand


class UnaryOperator(Expr):
    """`op` is one of + - ! ~ ++ -- & * for prefix forms; `is_postfix` for `x++` and `x--`. `loc` is the operator."""

    __slots__ = ("op", "operand", "is_postfix")

    def __init__(self, loc: Loc, op: str, operand: Expr, is_postfix: bool = False) -> None:
        self.loc = loc
        self.op = op
        self.operand = operand
        self.is_postfix = is_postfix
        self.begin = operand.begin if is_postfix else loc
        self.end = loc if is_postfix else operand.end


class BinaryOperator(Expr):
    """All infix operators, assignments and the comma too: `op` is the spelling (`+`, `=`, `<<=`, `,` ...)."""

    __slots__ = ("op", "lhs", "rhs")

    def __init__(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> None:
        self.loc = loc
        self.op = op
        self.lhs = lhs
        self.rhs = rhs
        self.begin = lhs.begin
        self.end = rhs.end


class ConditionalOperator(Expr):
    """`loc` is the question mark."""

    __slots__ = ("cond", "lhs", "rhs", "colon")

    def __init__(self, loc: Loc, cond: Expr, lhs: Expr, colon: Loc, rhs: Expr) -> None:
        self.loc = loc
        self.cond = cond
        self.lhs = lhs
        self.colon = colon
        self.rhs = rhs
        self.begin = cond.begin
        self.end = rhs.end


class CallExpr(Expr):
    """`callee(args)`; `loc` is that of the callee."""

    __slots__ = ("callee", "args", "lparen")

    def __init__(self, callee: Expr, lparen: Loc, args: list[Expr], rparen: Loc) -> None:
        self.loc = callee.loc
        self.begin = callee.begin
        self.end = rparen
        self.callee = callee
        self.lparen = lparen
        self.args = args


class MemberExpr(Expr):
    """`base.name` or `base->name`; `loc` is the member name, `op_loc` the dot or arrow. Swizzles are this, too."""

    __slots__ = ("base", "name", "is_arrow", "op_loc")

    def __init__(self, base: Expr, op_loc: Loc, is_arrow: bool, name: QualifiedName) -> None:
        self.loc = name.loc
        self.begin = base.begin
        self.end = name.end
        self.base = base
        self.name = name
        self.is_arrow = is_arrow
        self.op_loc = op_loc


class ArraySubscriptExpr(Expr):
    """`base[index]`; `loc` is the left bracket."""

    __slots__ = ("base", "index")

    def __init__(self, base: Expr, lbracket: Loc, index: Expr, rbracket: Loc) -> None:
        self.loc = lbracket
        self.begin = base.begin
        self.end = rbracket
        self.base = base
        self.index = index


class CStyleCastExpr(Expr):
    """`(type)operand`; `loc` is the left parenthesis."""

    __slots__ = ("type", "operand", "rparen")

    def __init__(self, lparen: Loc, type: TypeName, rparen: Loc, operand: Expr) -> None:
        self.loc = self.begin = lparen
        self.end = operand.end
        self.type = type
        self.rparen = rparen
        self.operand = operand


class CXXFunctionalCastExpr(Expr):
    """`type(args)`, a constructor call or a cast, or `type{args}` (`is_braced`); `loc` is the type's first token."""

    __slots__ = ("type", "args", "lparen", "is_braced")

    def __init__(self, type: TypeName, lparen: Loc, args: list[Expr], rparen: Loc, is_braced: bool = False) -> None:
        self.loc = self.begin = type.begin
        self.end = rparen
        self.type = type
        self.lparen = lparen
        self.args = args
        self.is_braced = is_braced


class CXXStaticCastExpr(Expr):
    """`static_cast<type>(operand)`; `keyword` tells it from reinterpret_cast and friends, which sema refuses."""

    __slots__ = ("keyword", "type", "operand")

    def __init__(self, loc: Loc, keyword: str, type: TypeName, operand: Expr, rparen: Loc) -> None:
        self.loc = self.begin = loc
        self.end = rparen
        self.keyword = keyword
        self.type = type
        self.operand = operand


class UnaryExprOrTypeTraitExpr(Expr):
    """`sizeof expr` or `sizeof(type)`."""

    __slots__ = ("operand",)

    def __init__(self, loc: Loc, operand: TypeName | Expr, end: Loc) -> None:
        self.loc = self.begin = loc
        self.end = end
        self.operand = operand


class InitListExpr(Expr):
    """`{a, b, c}`; a trailing comma leaves no trace."""

    __slots__ = ("inits",)

    def __init__(self, lbrace: Loc, inits: list[Expr], rbrace: Loc) -> None:
        self.loc = self.begin = lbrace
        self.end = rbrace
        self.inits = inits


class UnsupportedExpr(Expr):
    """Parsed, but nothing sema will take (a lambda, `new`, ...): `what` names it for "not supported yet"."""

    __slots__ = ("what",)

    def __init__(self, loc: Loc, what: str, end: Loc) -> None:
        self.loc = self.begin = loc
        self.end = end
        self.what = what


class InvalidExpr(Expr):
    """Left behind by a syntax error that was already reported."""

    __slots__ = ()

    def __init__(self, loc: Loc) -> None:
        self.loc = self.begin = self.end = loc
