"""Destructors.

Mirrors clang/include/clang/AST/DeclCXX.h: CXXDestructorDecl, CXXRecordDecl::hasTrivialDestructor.
Differs: a class whose destructor would do nothing has none.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, RecordDecl
from hlslfe.ast.types import ArrayType, FunctionType, RecordType, Type
from hlslfe.basic.source import Loc


class CXXDestructorDecl(FunctionDecl):
    """A destructor, named "$D1", the Itanium ABI's name for that of whole objects.

    base_variant: the one of objects that are bases ("$D2"), which has the body; None on that one itself.
    is_implicit: the user did not write it.
    """

    __slots__ = ("base_variant", "is_implicit")

    def __init__(self, loc: Loc, name: str, type: FunctionType, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, [], scope)
        self.base_variant: CXXDestructorDecl | None = None
        self.is_implicit = False


def destroyed_record(type: Type) -> RecordDecl | None:
    """The class with a destructor that `type` is, or is an array of."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    if isinstance(canonical, RecordType) and canonical.decl.destructor is not None:
        return canonical.decl
    return None
