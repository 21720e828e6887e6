"""What is known about values while the flow of resources through a program is followed: the domain and the memory.

No Clang counterpart: Clang leaves it to LLVM's optimiser; DXC does it on IR (lib/HLSL/HLLegalizeParameter.cpp,
DxilLegalizeSampleOffsetPass and its kin).

A value is a number, RUNTIME (only known when the shader runs), UNKNOWN (this analysis cannot tell), a resource (None:
not set so far; Source; Choice; LOST), or an Aggregate.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, VarDecl
from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class Marker:
    """A value without parts."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


RUNTIME, UNKNOWN, LOST = Marker("RUNTIME"), Marker("UNKNOWN"), Marker("LOST")
UNSET = Marker("UNSET")  # a local resource that was surely never set
MAX_PLACES = 64  # that an index may mean


class Source:
    """The resource `decl` (or an element of it); `loc`: where it was named."""

    __slots__ = ("decl", "loc")

    def __init__(self, decl: VarDecl, loc: Loc) -> None:
        self.decl = decl
        self.loc = loc


class Choice:
    """One of two resources; what decides is only known when the shader runs."""

    __slots__ = ("first", "second")

    def __init__(self, first: Source, second: Source) -> None:
        self.first = first
        self.second = second


Step = FieldDecl | int | Marker  # a field, an index, or RUNTIME or UNKNOWN for an index that varies
Path = tuple[Step, ...]
# What an object holds, by path; what is not listed has the value of the longest path before it, () at last.
Content = dict[Path, "Any"]


class Aggregate:
    """The value of a struct or an array."""

    __slots__ = ("content",)

    def __init__(self, content: Content) -> None:
        self.content = content


class Place:
    """An lvalue: a part of the object `root`; root None: memory whose values come at run time. is_part: the lvalue is a
    piece of what lies there (components of a vector)."""

    __slots__ = ("root", "path", "is_part")

    def __init__(self, root: object | None, path: Path = (), is_part: bool = False) -> None:
        self.root = root
        self.path = path
        self.is_part = is_part

    def at(self, step: Step) -> Place:
        """A member or an element."""
        return Place(self.root, (*self.path, step), self.is_part)


def is_number(value: Any) -> bool:
    """Is the value known?"""
    return isinstance(value, (int, float))


def taint_of(*values: Any) -> Marker:
    """What can be known about something that is computed from `values`, when it is not known itself."""
    return RUNTIME if any(value is RUNTIME for value in values) else UNKNOWN


def join(first: Any, second: Any, decides: Marker) -> Any:
    """One or the other; `decides` is what the condition between them is."""
    if first is second:
        return first
    if isinstance(first, Aggregate) or isinstance(second, Aggregate):
        return _join_aggregates(first, second, decides)
    if _is_resource(first) or _is_resource(second):
        return _join_resources(first, second, decides)
    if is_number(first) and is_number(second) and first == second:
        return first
    return UNKNOWN if decides is UNKNOWN or first is UNKNOWN or second is UNKNOWN else RUNTIME


def _is_resource(value: Any) -> bool:
    return value is LOST or isinstance(value, (Source, Choice))


def _join_resources(first: Any, second: Any, decides: Marker) -> Any:
    if not _is_resource(first):
        return second  # the other one was never set
    if not _is_resource(second):
        return first
    if first is LOST or second is LOST:
        return LOST
    if isinstance(first, Source) and isinstance(second, Source):
        if first.decl is second.decl:
            return first
        return Choice(first, second) if decides is RUNTIME else LOST
    if decides is UNKNOWN:
        return LOST
    return first if isinstance(first, Choice) else second


def _join_aggregates(first: Any, second: Any, decides: Marker) -> Aggregate:
    left: Content = first.content if isinstance(first, Aggregate) else {(): first}
    right: Content = second.content if isinstance(second, Aggregate) else {(): second}
    return Aggregate(join_contents(left, right, decides))


def join_contents(first: Content, second: Content, decides: Marker) -> Content:
    """One object or the other."""
    if first is second:
        return first
    return {path: join(look_up(first, path), look_up(second, path), decides) for path in {**first, **second}}


def look_up(content: Content, path: Path) -> Any:
    """The value of one part without parts."""
    while path:
        if path in content:
            return content[path]
        path = path[:-1]
    return content.get((), UNKNOWN)


def part_of(content: Content, path: Path) -> Any:
    """The value of a part."""
    value = look_up(content, path)
    length = len(path)
    inner = {key[length:]: found for key, found in content.items() if len(key) > length and key[:length] == path}
    return Aggregate({(): value, **inner}) if inner else value


def with_part(content: Content, path: Path, value: Any) -> Content:
    """`content` after an assignment to one part."""
    length = len(path)
    changed = {key: found for key, found in content.items() if key[:length] != path}
    if isinstance(value, Aggregate):
        changed.update(((*path, *key), found) for key, found in value.content.items())
    else:
        changed[path] = value
    return changed


