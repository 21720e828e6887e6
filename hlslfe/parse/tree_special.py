"""Syntax tree: constructors, destructors, conversion functions, friends; namespace aliases; indices of registers.

No Clang counterpart: Clang builds typed nodes at once.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.parse.tree_decl import Decl, Declarator, DeclSpec, SpecifierToken
from hlslfe.parse.tree_expr import Expr, Node, QualifiedName

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.tree_stmt import CompoundStmt

__all__ = ["FriendDecl", "NamespaceAliasDecl", "RegisterIndex", "SpecialMemberDecl"]


class RegisterIndex(Node):
    """`[index]` among the words of an annotation; `loc` is the bracket.  To those who read words it is a word."""

    __slots__ = ("index",)
    type = value = "["

    def __init__(self, loc: Loc, index: Expr) -> None:
        self.loc = loc
        self.index = index

    @property
    def lexpos(self) -> Loc:
        return self.loc


class SpecialMemberDecl(Decl):
    """A member function without a type before it: `kind` is "constructor", "destructor" or "conversion", which has its
    `type` behind the name `operator`.

    body: None for a declaration; then `definition` is "default", "delete" or "".  initializers_loc: the bracket of the
    first member initialiser, 0 when there is none.
    """

    __slots__ = ("kind", "declarator", "tokens", "type", "body", "definition", "initializers_loc", "begin", "end")

    def __init__(self, kind: str, declarator: Declarator) -> None:
        self.loc = declarator.loc
        self.kind = kind
        self.declarator = declarator
        self.tokens: list[SpecifierToken] = []
        self.type: DeclSpec | None = None
        self.body: CompoundStmt | None = None
        self.definition = ""
        self.initializers_loc: Loc = 0
        self.begin: Loc = declarator.name.begin if declarator.name is not None else declarator.loc
        self.end: Loc = declarator.end


class FriendDecl(Decl):
    """`friend` before a declaration in a class; `loc` is the keyword."""

    __slots__ = ("decl",)

    def __init__(self, loc: Loc, decl: Decl) -> None:
        self.loc = loc
        self.decl = decl


class NamespaceAliasDecl(Decl):
    """`namespace name = target;`; `loc` is the name."""

    __slots__ = ("name", "target")

    def __init__(self, loc: Loc, name: str, target: QualifiedName) -> None:
        self.loc = loc
        self.name = name
        self.target = target
