"""Where handles lie, what memory becomes without them, what addresses mean."""

from __future__ import annotations

import pytest

from hlslfe.codegen.constants import i32
from hlslfe.codegen.data_layout import alloc_size
from hlslfe.codegen.ir import Argument, Module, Value
from hlslfe.codegen.ir_types import FLOAT, I32, PTR, IRType, array, literal_struct, target_type
from hlslfe.legalize.layout import ANY, Layout, field_offsets

HANDLE = target_type("dx.TypedBuffer", (FLOAT,), (0, 0, 0))
MIXED = literal_struct((FLOAT, array(HANDLE, 2), I32), packed=True)
VARYING = Argument(I32, "i")


@pytest.fixture
def layout() -> Layout:
    return Layout(Module("a.hlsl", "", ""))


def test_handles_are_found_at_their_offsets(layout: Layout) -> None:
    assert layout.handles(MIXED) == {4: HANDLE, 8: HANDLE}
    assert list(layout.handles(array(MIXED, 2))) == [4, 8, 20, 24]
    assert layout.handles(literal_struct((FLOAT, PTR))) == {}


def test_padding_of_buffers_is_no_handle(layout: Layout) -> None:
    assert layout.handles(target_type("dx.Padding", (), (8,))) == {}


def test_memory_without_handles_has_the_same_layout(layout: Layout) -> None:
    made = layout.retyped(MIXED)
    assert made.text == "<{ float, [2 x i32], i32 }>"
    assert alloc_size(made) == alloc_size(MIXED) == 16
    assert layout.retyped(array(FLOAT, 3)) is array(FLOAT, 3)


def test_named_structs_keep_their_names(layout: Layout) -> None:
    struct = layout.module.named_struct("struct.S")
    struct.set_body((HANDLE, FLOAT), False)
    made = layout.retyped(array(struct, 2))
    assert made.text == "[2 x %struct.S.index]"
    assert [one.body_text for one in layout.module.structs] == [struct.body_text, "{ i32, float }"]
    assert layout.retyped(array(struct, 2)) is made


def test_offsets_of_fields() -> None:
    assert field_offsets(literal_struct((FLOAT, HANDLE, I32))) == [0, 4, 8]


@pytest.mark.parametrize(("start", "type", "indices", "expected"), [
    (0, MIXED, [i32(0), i32(1), i32(1)], {8}),
    (16, MIXED, [i32(-1), i32(2)], {12}),
    (0, MIXED, [i32(0), i32(1), VARYING], {4, 8}),
    (0, array(MIXED, 2), [i32(0), VARYING, i32(1), VARYING], {4, 8, 20, 24}),
    (4, MIXED, [VARYING], {4, 20}),
    (ANY, MIXED, [i32(1)], {ANY}),
    (0, array(FLOAT, 1000), [i32(0), VARYING], {ANY}),
    (28, FLOAT, [i32(9)], {ANY}),
])
def test_addresses(layout: Layout, start: int, type: IRType, indices: list[Value], expected: set[int]) -> None:
    assert layout.offsets(start, 32, type, indices) == expected
