"""Templates of variables, and explicit instantiations.

Mirrors clang/include/clang/AST/DeclTemplate.h: VarTemplateDecl.
Differs: Clang has no node for an explicit instantiation; it marks what is instantiated.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, FunctionDecl, VarDecl
from hlslfe.ast.template import PartialSpecialization, SpecializationName, TemplateDecl, TemplateParm
from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class VarPartialSpecialization(PartialSpecialization):
    """`template <typename T> static const int size<vector<T, 2> > = 2;`: `node` is the declarator, `decl` the
    tree.SimpleDecl."""

    __slots__ = ("decl",)
    decl: Any


class VarTemplateDecl(TemplateDecl):
    """`template <typename T> static T zero = 0;`: `node` is (tree.SimpleDecl, tree.Declarator).  `instances`: the
    variables made so far, by arguments, `hand_made` those of them that are specialisations, `partial` the partial
    ones."""

    __slots__ = ("instances", "hand_made", "partial")

    def __init__(self, loc: Loc, name: str, parms: list[TemplateParm], node: Any, home: Any) -> None:
        super().__init__(loc, name, parms, node, home)
        self.instances: dict[tuple[object, ...], VarDecl | None] = {}
        self.hand_made: set[VarDecl] = set()
        self.partial: list[PartialSpecialization] = []


def is_late_instance(decl: VarDecl) -> bool:
    """Does Clang give this instance of a variable template its value at the end of the unit only?"""
    name = decl.name
    template = name.decl if isinstance(name, SpecializationName) else None
    if not isinstance(template, VarTemplateDecl) or decl in template.hand_made:
        return False
    return getattr(decl.type.canonical, "category", "") not in ("int", "bool")


class ExplicitInstantiation(Decl):
    """`template float f<float>(float);`: `functions` are the definitions that it makes; none when it `is_extern`."""

    __slots__ = ("functions", "is_extern")

    def __init__(self, loc: Loc, is_extern: bool = False) -> None:
        super().__init__(loc)
        self.is_extern = is_extern
        self.functions: list[FunctionDecl] = []
