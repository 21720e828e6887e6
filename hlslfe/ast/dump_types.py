"""What the parts of the AST dump share: how types are spelled, and nodes that exist in the dump only.

Mirrors clang/lib/AST/TextNodeDumper.cpp: TextNodeDumper::dumpBareType, dumpType.
"""

from __future__ import annotations

from hlslfe.ast.attr import Attr
from hlslfe.ast.decl import Decl
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import DEPENDENT, ConstantMatrixType, ConstType, Type, VectorType
from hlslfe.basic.source import Loc


class Made:
    """A node that Clang has and our AST spares: its kind, range, the text behind and the nodes below."""

    __slots__ = ("kind", "text", "begin", "end", "children", "has_range")

    def __init__(self, kind: str, text: str, begin: Loc, end: Loc, children: list[Node] | None = None,
                 has_range: bool = True) -> None:
        self.kind = kind
        self.text = text
        self.begin = begin
        self.end = end
        self.children: list[Node] = children or []
        self.has_range = has_range


Node = Decl | Stmt | Attr | Made | str | None


def type_text(type: Type) -> str:
    """`'float4':'vector<float, 4>'`: the spelling and, where it differs, the canonical type."""
    if type is DEPENDENT:
        return "'<dependent type>' contains-errors"
    spelled, canonical = str(type), canonical_text(type)
    return f"'{spelled}'" if spelled == canonical else f"'{spelled}':'{canonical}'"


def canonical_text(type: Type) -> str:
    """The canonical type; the const of a vector is printed at its element, as Clang does it."""
    canonical = type.canonical
    if not type.is_const or not isinstance(canonical, (VectorType, ConstantMatrixType)):
        return type.canonical_spelling() if isinstance(type, ConstType) else _qualified_canonical(type)
    return str(canonical).replace(f"<{canonical.element}", f"<{canonical.element} const", 1)


def _qualified_canonical(type: Type) -> str:
    """The canonical spelling of a type that is const through an alias."""
    return f"const {type.canonical}" if type.is_const else type.canonical_spelling()
