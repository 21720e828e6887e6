"""Types that only the entry points of some stages have: patches of control points and output streams.

No Clang counterpart: Clang 22 has neither InputPatch, OutputPatch nor the geometry streams; the names and rules are
those of DXC (tools/clang/lib/Sema/SemaHLSL.cpp: the tables of object types).

A patch is an array of constant control points under a name of its own, so that all that works on arrays works on it.
A stream is a record without anything in it that a program can name; what has been appended is gone at once.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.ast.template import SpecializationName
from hlslfe.ast.types import UINT, ArrayType, Type, TypedefType

INPUT_PATCH = "InputPatch"
OUTPUT_PATCH = "OutputPatch"
# name of a stream -> what it puts together from the vertices that are appended to it
STREAM_TOPOLOGIES: dict[str, str] = {"PointStream": "point", "LineStream": "line", "TriangleStream": "triangle"}
# primitive -> how many vertices it has
PRIMITIVES: dict[str, int] = {"point": 1, "line": 2, "triangle": 3, "lineadj": 4, "triangleadj": 6}
MAX_CONTROL_POINTS = 32
STREAM_METHODS = ("Append", "RestartStrip")


class PatchType(TypedefType):
    """`InputPatch<element, size>` or `OutputPatch<element, size>` (`template`); canonical is the array."""

    __slots__ = ("template", "element", "size")

    def __init__(self, template: str, element: Type, size: int, array: ArrayType) -> None:
        super().__init__(f"{template}<{element}, {size}>", array.with_const())
        self.template = template
        self.element = element
        self.size = size


class StreamDecl(RecordDecl):
    """`PointStream<element>` and its kin (`template`).

    Its two fields, which no program can name, say which stream it is: the number among the streams of the entry point,
    and the id of the first signature element that belongs to it.
    """

    __slots__ = ("template", "element")

    def __init__(self, template: str, element: Type) -> None:
        super().__init__(0, SpecializationName(template, (element,)), "class", ("hlsl",))
        self.template = template
        self.element = element
        for number, name in enumerate(("stream", "first element")):
            self.fields.append(FieldDecl(0, name, UINT, number, self))
        self.members += self.fields
        self.is_complete = True

    @property
    def topology(self) -> str:
        return STREAM_TOPOLOGIES[self.template]


def patch_of(type: Type) -> PatchType | None:
    """The patch that `type` is, below const and aliases; None for any other type."""
    while not isinstance(type, PatchType):
        if type.is_const and type.unqualified is not type:
            type = type.unqualified
        elif isinstance(type, TypedefType):
            type = type.underlying
        else:
            return None
    return type


def stream_of(type: Type) -> StreamDecl | None:
    """The stream that `type` is; None for any other type."""
    decl = getattr(type.canonical, "decl", None)
    return decl if isinstance(decl, StreamDecl) else None
