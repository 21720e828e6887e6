"""What is known about values while a function is legalised: the resource of a handle, the places of a pointer.

No Clang counterpart: LLVM's SROA and instruction combining find this out from SSA form.

A value is a Handle, Conflict, POISON or LOST (of handles), Places (of pointers), a Constant, or None: anything.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Constant, Function, GlobalVariable, Value
from hlslfe.codegen.ir_types import PointerType, TargetExtType
from hlslfe.legalize.layout import ANY, MAX_OFFSETS

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


POISON, LOST = Marker("POISON"), Marker("LOST")  # a handle that was never set; one that nobody can follow
VARYING = Marker("VARYING")  # an index that is only known when the shader runs
INDEX = Marker("INDEX")  # the operand of a recipe that is the index


class Recipe:
    """How a handle is made again: a load from a global (`variable`, `offset`), or a call of `callee` with `operands`
    (constants and INDEX)."""

    __slots__ = ("type", "variable", "offset", "callee", "operands", "has_index")

    def __init__(self, type: TargetExtType, variable: GlobalVariable | None, offset: int, callee: Function | None,
                 operands: tuple[Constant | Marker, ...]) -> None:
        self.type = type
        self.variable = variable
        self.offset = offset
        self.callee = callee
        self.operands = operands
        self.has_index = INDEX in operands


class Recipes:
    """Equal recipes are one object."""

    def __init__(self) -> None:
        self._found: dict[object, Recipe] = {}

    def load(self, type: TargetExtType, variable: GlobalVariable, offset: int) -> Recipe:
        """The handle that lies in a global."""
        key = variable, offset
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = Recipe(type, variable, offset, None, ())
        return found

    def call(self, callee: Function, operands: tuple[Constant | Marker, ...]) -> Recipe:
        """The handle that a function gives."""
        key = callee, tuple(one.ref if isinstance(one, Constant) else one for one in operands)
        found = self._found.get(key)
        if found is None:
            type = callee.function_type.result
            assert isinstance(type, TargetExtType)
            found = self._found[key] = Recipe(type, None, 0, callee, operands)
        return found


class Handle:
    """The resource of `recipe`; index: a constant, VARYING, or None where the recipe has none."""

    __slots__ = ("recipe", "index")

    def __init__(self, recipe: Recipe, index: Constant | Marker | None) -> None:
        self.recipe = recipe
        self.index = index


class Conflict:
    """One of two resources."""

    __slots__ = ("first", "second")

    def __init__(self, first: Recipe, second: Recipe) -> None:
        self.first = first
        self.second = second


class Places:
    """targets: (object, offset) that a pointer may mean; more: it may also point elsewhere, to no local."""

    __slots__ = ("targets", "more")

    def __init__(self, targets: frozenset[tuple[Value, int]], more: bool = False) -> None:
        self.targets = targets
        self.more = more

    @property
    def single(self) -> tuple[Value, int] | None:
        """The one place that it means, if that is known."""
        if self.more or len(self.targets) != 1:
            return None
        [target] = self.targets
        return None if target[1] == ANY else target


UNKNOWN = Places(frozenset(), True)


def is_handle(value: Any) -> bool:
    """Is it something known about a handle?"""
    return isinstance(value, (Handle, Conflict)) or value is POISON or value is LOST


def unknown_of(value: Value) -> Any:
    """What is known about a value of which nothing is known."""
    if isinstance(value.type, TargetExtType):
        return LOST
    return UNKNOWN if isinstance(value.type, PointerType) else None


def join(first: Any, second: Any) -> Any:
    """One or the other."""
    if first is second:
        return first
    if is_handle(first) or is_handle(second):
        return _join_handles(first, second)
    if isinstance(first, Places) or isinstance(second, Places):
        return join_places(first if isinstance(first, Places) else UNKNOWN,
                            second if isinstance(second, Places) else UNKNOWN)
    if isinstance(first, Constant) and isinstance(second, Constant) and first.same(second):
        return first
    return None


def _join_handles(first: Any, second: Any) -> Any:
    if first is POISON or first is None:
        return second
    if second is POISON or second is None:
        return first
    if first is LOST or second is LOST:
        return LOST
    if isinstance(first, Conflict) or isinstance(second, Conflict):
        return first if isinstance(first, Conflict) else second
    if first.recipe is not second.recipe:
        return Conflict(first.recipe, second.recipe)
    if first.index is VARYING:
        return first
    if second.index is VARYING:
        return second
    if first.index is None or first.index.same(second.index):
        return first
    return Handle(first.recipe, VARYING)


def join_places(first: Places, second: Places) -> Places:
    """One of two addresses; too many targets become any place in their objects."""
    targets = first.targets | second.targets
    if len(targets) > MAX_OFFSETS:
        targets = frozenset((target, ANY) for target, _ in targets)
    return Places(targets, first.more or second.more)


def same(first: Any, second: Any) -> bool:
    """Is the same known?"""
    if first is second:
        return True
    if first.__class__ is not second.__class__:
        return False
    if isinstance(first, Handle):
        return first.recipe is second.recipe and same(first.index, second.index)
    if isinstance(first, Places):
        return bool(first.more == second.more and first.targets == second.targets)
    return isinstance(first, Conflict) or (isinstance(first, Constant) and bool(first.same(second)))
