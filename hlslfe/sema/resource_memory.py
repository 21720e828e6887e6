"""The memory of a program whose resources are followed: objects, reads, assignments, and how two states become one.

No Clang counterpart: see sema.resource_values.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from hlslfe.sema.resource_values import (
    MAX_PLACES,
    RUNTIME,
    UNKNOWN,
    Choice,
    Content,
    Marker,
    Path,
    Place,
    Source,
    Step,
    join,
    join_contents,
    part_of,
    with_part,
)

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class State:
    """The objects at one point. objects: by root; contents are never changed in place, so that states share them.
    initial: what a root holds that nobody has touched."""

    __slots__ = ("objects", "initial")

    def __init__(self, initial: Callable[[object], Content], objects: dict[object, Content] | None = None) -> None:
        self.initial = initial
        self.objects = {} if objects is None else objects

    def copy(self) -> State:
        return State(self.initial, dict(self.objects))

    def content(self, root: object) -> Content:
        found = self.objects.get(root)
        return self.initial(root) if found is None else found

    def read(self, place: Place) -> Any:
        """The value of an lvalue."""
        if place.root is None:
            return RUNTIME
        if place.is_part:
            value = self.read(Place(place.root, place.path))
            return RUNTIME if value is RUNTIME else UNKNOWN
        content = self.content(place.root)
        decides, paths = _paths(content, place.path)
        if not paths:
            return UNKNOWN
        value = part_of(content, paths[0])
        for path in paths[1:]:
            value = join(value, part_of(content, path), decides)
        return value

    def write(self, place: Place, value: Any) -> None:
        """An assignment."""
        if place.root is None:
            return
        if place.is_part:
            value = UNKNOWN
        content = self.content(place.root)
        decides, paths = _paths(content, place.path)
        for path in paths:
            content = with_part(content, path, value if len(paths) == 1 else join(
                part_of(content, path), value, decides))
        self.objects[place.root] = content

    def start(self, root: object, value: Any) -> None:
        """A new object."""
        self.objects[root] = with_part({}, (), value)


def _paths(content: Content, path: Path) -> tuple[Marker, list[Path]]:
    """The parts that a path with varying indices may mean, and how well is known which; only elements that have been
    written count."""
    varying = [step for step in path if isinstance(step, Marker)]
    if not varying:
        return UNKNOWN, [path]
    decides = RUNTIME if all(step is RUNTIME for step in varying) else UNKNOWN
    choices: list[list[Step]] = []
    for position, step in enumerate(path):
        if isinstance(step, Marker):
            indices = {key[position] for key in content if len(key) > position and isinstance(key[position], int)}
            choices.append(sorted(indices) or [0])  # type: ignore[type-var]
        else:
            choices.append([step])
    size = 1
    for choice in choices:
        size *= len(choice)
    return (decides, list(product(*choices))) if size <= MAX_PLACES else (UNKNOWN, [])


def join_states(first: State | None, second: State | None, decides: Marker) -> State | None:
    """What holds after one of two ways; None is a way that nobody goes."""
    if first is None or second is None or first is second:
        return second if first is None else first
    joined = first.copy()
    for root in {**first.objects, **second.objects}:
        left, right = first.content(root), second.content(root)
        if left is not right:
            joined.objects[root] = join_contents(left, right, decides)
    return joined


def same_states(first: State, second: State) -> bool:
    """Is the same known in both?"""
    return all(_same(first.content(root), second.content(root)) for root in {**first.objects, **second.objects})


def _same(first: Content, second: Content) -> bool:
    if first is second:
        return True
    return first.keys() == second.keys() and all(_same_value(first[key], second[key]) for key in first)


def _same_value(first: Any, second: Any) -> bool:
    if first is second or first.__class__ is not second.__class__:
        return first is second
    if isinstance(first, (int, float)):
        return bool(first == second)
    return isinstance(first, Choice) or (isinstance(first, Source) and first.decl is second.decl)
