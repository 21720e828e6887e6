"""How two things that are known become one: handles, addresses, numbers, memory."""

from __future__ import annotations

from typing import Any

import pytest

from hlslfe.codegen.constants import i32, poison
from hlslfe.codegen.ir import Alloca, Function, GlobalVariable
from hlslfe.codegen.ir_types import FLOAT, I32, function_type, target_type
from hlslfe.legalize.layout import ANY
from hlslfe.legalize.state import join_states
from hlslfe.legalize.values import (
    INDEX,
    LOST,
    POISON,
    UNKNOWN,
    VARYING,
    Conflict,
    Handle,
    Places,
    Recipes,
    join,
    same,
)

HANDLE = target_type("dx.TypedBuffer", (FLOAT,), (0, 0, 0))
RECIPES = Recipes()
BINDING = Function("llvm.dx.resource.handlefrombinding.x", function_type(HANDLE, (I32, I32)))
G, H = (GlobalVariable(name, HANDLE, "internal", poison(HANDLE)) for name in "gh")
FIRST, SECOND = (Handle(RECIPES.load(HANDLE, one, 0), None) for one in (G, H))
ONE, TWO = (Handle(RECIPES.call(BINDING, (i32(7), INDEX)), i32(number)) for number in (1, 2))
LOCAL = Alloca(HANDLE, 4)


def test_equal_recipes_are_one() -> None:
    assert RECIPES.call(BINDING, (i32(7), INDEX)) is ONE.recipe
    assert RECIPES.call(BINDING, (i32(8), INDEX)) is not ONE.recipe
    assert ONE.recipe.has_index and not FIRST.recipe.has_index


@pytest.mark.parametrize(("first", "second", "expected"), [
    (FIRST, FIRST, FIRST), (POISON, FIRST, FIRST), (FIRST, None, FIRST), (LOST, FIRST, LOST), (POISON, LOST, LOST),
    (ONE, Handle(ONE.recipe, i32(1)), ONE), (ONE, TWO, Handle(ONE.recipe, VARYING)),
    (FIRST, SECOND, Conflict(FIRST.recipe, SECOND.recipe)), (FIRST, ONE, Conflict(FIRST.recipe, ONE.recipe)),
    (i32(3), i32(3), i32(3)), (i32(3), i32(4), None), (i32(3), None, None),
])
def test_join(first: Any, second: Any, expected: Any) -> None:
    assert same(join(first, second), expected)
    assert same(join(second, first), expected)


def test_a_conflict_names_both() -> None:
    met = join(FIRST, SECOND)
    assert met.first.variable is G and met.second.variable is H


def test_addresses_are_sets() -> None:
    one, two = Places(frozenset(((LOCAL, 0),))), Places(frozenset(((LOCAL, 4),)))
    both = join(one, two)
    assert both.targets == {(LOCAL, 0), (LOCAL, 4)} and both.single is None and not both.more
    assert one.single == (LOCAL, 0)
    assert join(one, UNKNOWN).more and join(one, UNKNOWN).single is None


def test_many_addresses_in_one_object_are_any() -> None:
    many = Places(frozenset((LOCAL, offset) for offset in range(0, 160, 4)))
    rest = Places(frozenset((LOCAL, offset) for offset in range(160, 320, 4)))
    assert join(many, rest).targets == {(LOCAL, ANY)}


def test_states_meet() -> None:
    before = {LOCAL: {0: FIRST, 4: i32(1), 8: i32(2)}}
    met = join_states(before, {LOCAL: {0: FIRST, 4: i32(1), 8: i32(3)}}, lambda _: {})
    assert met is not None and met[LOCAL].keys() == {0, 4}
    assert join_states(before, {LOCAL: {0: POISON, 4: i32(1), 8: i32(2)}}, lambda _: {}) is None


def test_what_is_missing_was_not_touched() -> None:
    met = join_states({}, {LOCAL: {0: FIRST}}, lambda _: {})
    assert met is not None and met[LOCAL] == {0: FIRST}
    assert join_states({}, {G: {0: FIRST}}, lambda _: {0: FIRST}) is None


def test_what_is_over_is_dropped() -> None:
    assert join_states({LOCAL: {0: FIRST}}, {LOCAL: {0: SECOND}}, lambda _: {}, lambda _: True) == {}
