"""What the parts of the AST dump share: how types are spelled, and nodes that exist in the dump only.

Mirrors clang/lib/AST/TextNodeDumper.cpp: TextNodeDumper::dumpBareType, dumpType.
"""

from __future__ import annotations

from hlslfe.ast.attr import Attr
from hlslfe.ast.decl import Decl
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import BUILTIN_TYPES, DEPENDENT, ConstantMatrixType, ConstType, Type, TypedefType, VectorType
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


def type_text(type: Type, space: str = "") -> str:
    """`'float4':'vector<float, 4>'`: the spelling and, where it differs, the canonical type; in an address space."""
    if type is DEPENDENT:
        return "'<dependent type>' contains-errors"
    spelled, canonical = spelled_text(type, space), desugared_text(type, space)
    return f"'{spelled}'" if spelled == canonical else f"'{spelled}':'{canonical}'"


def spelled_text(type: Type, space: str = "") -> str:
    """The type as it is written, in an address space."""
    if not space:
        return str(type)
    plain = type.base if isinstance(type, ConstType) else type
    if isinstance(plain, (VectorType, ConstantMatrixType)):
        return desugared_text(type, space)
    return f"const {space} {plain}" if plain is not type else f"{space} {type}"


def desugared_text(type: Type, space: str = "") -> str:
    """The type without the aliases around it; those of array elements stay. Clang prints the const and the address
    space of a vector at its element."""
    is_const = type.is_const
    name = ""
    while isinstance(type, (ConstType, TypedefType)):
        name = type.name if isinstance(type, TypedefType) else name
        type = type.base if isinstance(type, ConstType) else type.underlying
    text = str(type)
    if isinstance(type, (VectorType, ConstantMatrixType)):
        element = str(type.element)
        alias = name.rstrip("1234x")  # uint2 is made of uint, which stays an alias
        if alias in BUILTIN_TYPES and BUILTIN_TYPES[alias].canonical is type.element:
            text = text.replace(f"<{element}", f"<{alias}", 1)
            element = alias
        words = " ".join(word for word in ("const" if is_const else "", space) if word)
        return text.replace(f"<{element}", f"<{element} {words}", 1) if words else text
    return " ".join(word for word in ("const" if is_const else "", space, text) if word)
