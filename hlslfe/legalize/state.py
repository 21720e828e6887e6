"""Memory while a function is legalised: what lies where in each object, and how two states become one.

No Clang counterpart: see legalize.values.

A state is a dict: an object (alloca, global) has a dict from offsets to values, another instruction its value (only
those that other blocks use).  A handle that is missing was never set, anything else that is missing is not known.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen.ir import Value
from hlslfe.legalize.values import join, same

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

Content = dict[int, "Any"]
State = dict[Value, "Any"]
EMPTY: Content = {}


def join_contents(first: Content, second: Content) -> Content:
    """What one object holds after one of two ways."""
    if first is second:
        return first
    joined: Content = {}
    for offset in {**first, **second}:
        value = join(first.get(offset), second.get(offset))
        if value is not None:
            joined[offset] = value
    return joined


def _same_contents(first: Content, second: Content) -> bool:
    return first.keys() == second.keys() and all(same(first[key], second[key]) for key in first)


def join_states(before: State, other: State, initial: Callable[[Value], Content],
                over: Callable[[Value], bool] = lambda _: False) -> State | None:
    """What holds after one of two ways; None when it is what `before` says.  initial: of objects that were not
    touched; over: of those that nobody will look at."""
    changed: State = {}
    dropped: list[Value] = []
    for key, value in before.items():
        if over(key):
            dropped.append(key)
            continue
        found = other.get(key)
        if found is value:
            continue
        if isinstance(value, dict):
            joined = join_contents(value, initial(key) if found is None else found)
            if joined is not value and not _same_contents(joined, value):
                changed[key] = joined
        elif found is None:
            dropped.append(key)
        else:
            joined_value = join(value, found)
            if joined_value is None:
                dropped.append(key)
            elif not same(joined_value, value):
                changed[key] = joined_value
    for key, value in other.items():
        if key not in before and isinstance(value, dict) and not over(key):
            start = initial(key)
            joined = join_contents(start, value)
            if not _same_contents(joined, start):
                changed[key] = joined
    if not changed and not dropped:
        return None
    result = {**before, **changed}
    for key in dropped:
        del result[key]
    return result
