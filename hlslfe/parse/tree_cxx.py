"""Syntax tree: `decltype`, function types, linkage specifications, and other things that come from C++ only.

No Clang counterpart: Clang builds typed nodes at once.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.parse.tree_decl import Decl, DeclSpec, TypeSpec
from hlslfe.parse.tree_expr import Expr, NamePart, QualifiedName, StringLiteral, TypeName

__all__ = [
    "DecltypeNamePart", "DecltypeTypeSpec", "DecompositionDecl", "LinkageSpecDecl", "TypeTraitExpr", "UsingDecl",
    "UsingEnumDecl",
]


class DecltypeTypeSpec(TypeSpec):
    """`decltype(expr)`; `expr` is None for `decltype(auto)`."""

    __slots__ = ("expr", "end")

    def __init__(self, loc: Loc, expr: Expr | None, end: Loc) -> None:
        self.loc = loc
        self.expr = expr
        self.end = end


class DecltypeNamePart(NamePart):
    """`decltype(expr)::` before a name."""

    __slots__ = ("spec",)

    def __init__(self, spec: DecltypeTypeSpec) -> None:
        super().__init__(spec.loc, "decltype", None, spec.end)
        self.spec = spec


class LinkageSpecDecl(Decl):
    """`extern "C" {...}` or `extern "C" decl`; `language` is the literal."""

    __slots__ = ("language", "decls", "has_braces")

    def __init__(self, loc: Loc, language: StringLiteral, decls: list[Decl], has_braces: bool) -> None:
        self.loc = loc
        self.language = language
        self.decls = decls
        self.has_braces = has_braces


class UsingDecl(Decl):
    """`using N::name;`; `more` are the names behind commas."""

    __slots__ = ("name", "more", "is_typename")

    def __init__(self, loc: Loc, name: QualifiedName, is_typename: bool) -> None:
        self.loc = loc
        self.name = name
        self.more: list[UsingDecl] = []
        self.is_typename = is_typename


class UsingEnumDecl(Decl):
    """`using enum E;`; `loc` is the name."""

    __slots__ = ("name",)

    def __init__(self, loc: Loc, name: QualifiedName) -> None:
        self.loc = loc
        self.name = name


class DecompositionDecl(Decl):
    """`auto [a, b] = init;`; `names` are (spelled, loc), `loc` is the bracket."""

    __slots__ = ("spec", "names", "init", "end")

    def __init__(self, loc: Loc, spec: DeclSpec, names: list[tuple[str, Loc]], init: Expr, end: Loc) -> None:
        self.loc = loc
        self.spec = spec
        self.names = names
        self.init = init
        self.end = end


class TypeTraitExpr(Expr):
    """`__is_same(A, B)` and its like."""

    __slots__ = ("trait", "types")

    def __init__(self, loc: Loc, trait: str, types: list[TypeName], end: Loc) -> None:
        super().__init__(loc, loc, end)
        self.trait = trait
        self.types = types
