"""Where the members of constant buffers lie: the rules one by one, with DXC's numbers (tests/oracle compares more)."""

from __future__ import annotations

import pytest

from hlslfe.ast.buffer_layout import BufferRules, align_to, records_within, unsupported_part
from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.ast.min_precision import is_min_precision
from hlslfe.ast.types import BUILTIN_TYPES, ASTContext, Type, TypedefType

CONTEXT = ASTContext()
RULES, NATIVE, BY_ROWS = BufferRules(), BufferRules(native_half=True), BufferRules(row_major=True)


def type_of(text: str) -> Type:
    """`float3`, `half2x3`, `row float2x3`, `float2[4]`, `min16float` as a type."""
    if text.endswith("]"):
        element, _, count = text[:-1].rpartition("[")
        return CONTEXT.array(type_of(element), int(count))
    if text.startswith(("row ", "column ")):
        return CONTEXT.with_layout(type_of(text.partition(" ")[2]), text.startswith("row"))
    if text.startswith("min16float"):
        return TypedefType(text, type_of(text.replace("min16float", "half")))
    name = text.rstrip("x1234")
    extents = [int(digit) for digit in text[len(name):].split("x") if digit]
    scalar = BUILTIN_TYPES[name]
    if len(extents) == 2:
        return CONTEXT.matrix(scalar, *extents)
    return CONTEXT.vector(scalar, extents[0]) if extents else scalar


def record(*members: str | Type, base: RecordDecl | None = None) -> RecordDecl:
    made = RecordDecl(0, "S", "struct")
    made.is_complete = True
    made.bases = [base] if base else []
    for index, member in enumerate(members):
        type = type_of(member) if isinstance(member, str) else member
        made.fields.append(FieldDecl(0, f"m{index}", type, index, made))
    return made


def offsets(made: RecordDecl, rules: BufferRules = RULES) -> list[int]:
    return [field.offset for field in rules.record(made).fields]


SIZES = [
    ("float", 4), ("bool", 4), ("bool3", 12), ("half", 4), ("double", 8), ("long4", 32), ("float3", 12),
    ("float[3]", 36), ("float4[3]", 48), ("float2[2][2]", 56), ("float3x3", 44), ("float4x4", 64), ("float4x3", 48),
    ("float3x4", 60), ("row float3x4", 48), ("float1x3", 36), ("row float1x3", 12), ("double3x2", 56),
    ("double4x4", 128), ("float3x3[2]", 92), ("float[0]", 0),
]


@pytest.mark.parametrize(("text", "size"), SIZES, ids=str)
def test_sizes(text: str, size: int) -> None:
    assert RULES.size_of(type_of(text)) == size


@pytest.mark.parametrize(("text", "size"), [("half", 2), ("half3", 6), ("ushort2", 4), ("half[3]", 34), ("half3x2", 28),
                                            ("half2x2[2]", 56), ("half4x1", 16)], ids=str)
def test_sizes_of_16_bit_types(text: str, size: int) -> None:
    assert NATIVE.size_of(type_of(text)) == size


PLACES = [
    (("float", "float2", "float"), [0, 4, 12]),
    (("float", "float3", "float"), [0, 4, 16]),
    (("float2", "float3"), [0, 16]),
    (("float", "float4"), [0, 16]),
    (("float", "double", "float"), [0, 8, 16]),
    (("float2", "float", "double"), [0, 8, 16]),
    (("float", "double3", "float"), [0, 16, 40]),
    (("float", "float[2]", "float"), [0, 16, 36]),
    (("float", "float[1]", "float3"), [0, 16, 20]),
    (("float", "float2x2", "float2"), [0, 16, 40]),
    (("float", "float3x1", "float"), [0, 4, 16]),  # one column is placed like a vector
    (("float", "float4x1", "float"), [0, 16, 32]),
]


@pytest.mark.parametrize(("members", "places"), PLACES, ids=str)
def test_places(members: tuple[str, ...], places: list[int]) -> None:
    assert offsets(record(*members)) == places


def test_structs_start_a_row_and_share_their_last_one() -> None:
    inner = record("float2", "float")
    assert offsets(record("float", inner.type, "float", "float2")) == [0, 16, 28, 32]
    assert RULES.record(inner).size == 12
    assert offsets(record("float", CONTEXT.array(inner.type, 2), "float")) == [0, 16, 44]


def test_bases_come_first() -> None:
    base = record("float2")
    middle = record("float", base=base)
    derived = record("float2", base=middle)
    assert offsets(derived) == [0, 8, 16]
    assert RULES.record(derived).bases[middle] == (0, 0)
    assert [field.decl.record for field in RULES.record(derived).fields] == [base, middle, derived]


def test_what_is_empty_starts_a_row_of_structs() -> None:
    empty = record()
    assert offsets(record("float", empty.type, CONTEXT.array(empty.type, 3), "float")) == [0, 16, 16, 16]


def test_the_default_says_which_matrices_start_a_row_of_a_struct() -> None:
    assert offsets(record("float", "row float2x1", "float")) == [0, 4, 24]
    assert offsets(record("float", "row float1x2", "float")) == [0, 16, 24]
    assert offsets(record("float", "column float1x2", "float"), BY_ROWS) == [0, 4, 24]
    assert offsets(record("half", "row half3x1"), NATIVE) == [0, 2]
    assert offsets(record("float3", "row half3x1"), NATIVE) == [0, 16]


def test_16_bit_members() -> None:
    assert offsets(record("half", "half3", "float", "half"), NATIVE) == [0, 2, 8, 12]
    assert offsets(record("half", "half4", "half4"), NATIVE) == [0, 2, 16]
    assert offsets(record("half", "half4", "half4")) == [0, 16, 32]


def test_minimum_precision_parts_rows_of_buffers_only() -> None:
    assert is_min_precision(type_of("min16float3"))
    assert is_min_precision(type_of("min16float").with_const())
    assert not is_min_precision(type_of("half3"))
    assert offsets(record("float", "min16float", "float")) == [0, 4, 8]


def test_default_of_matrices() -> None:
    assert BY_ROWS.size_of(type_of("float2x3")) == 28
    assert BY_ROWS.size_of(type_of("column float2x3")) == 40
    assert BY_ROWS.matrix_runs(type_of("float2x3")) == (2, 3)


def test_deep_nesting_is_no_recursion() -> None:
    inner = record("float")
    chain = [inner]
    for _ in range(3000):
        chain.append(record(chain[-1].type, "float"))
    assert RULES.record(chain[-1]).size == 4 * 3001
    assert records_within(chain[2]) == chain[:3]


def test_what_has_no_layout_yet() -> None:
    union = record("float", record("float").type)
    union.tag = "union"
    assert unsupported_part(record("float", union.type).type) == "a union of more than scalars and vectors"
    assert unsupported_part(CONTEXT.array(union.type, 2))
    assert not unsupported_part(record("float").type)


def bit_fields(*fields: tuple[str, int], unnamed: tuple[tuple[int, int, int], ...] = ()) -> list[tuple[int, int, bool]]:
    """(offset, first bit, shares) of the fields of a record; a width of 0 is for fields that are no bit-fields."""
    made = record(*(name for name, _ in fields))
    for field, (_, width) in zip(made.fields, fields, strict=True):
        field.bit_width = width or None
    made.unnamed_bits = list(unnamed)
    return [(field.offset, field.bit, field.shares) for field in RULES.record(made).fields]


def test_bit_fields() -> None:
    assert bit_fields(("uint", 4), ("int", 28), ("uint", 1)) == [(0, 0, False), (0, 4, True), (4, 0, False)]
    assert bit_fields(("uint", 4), ("float", 0), ("uint", 4)) == [(0, 0, False), (4, -1, False), (8, 0, False)]
    assert bit_fields(("ulong", 40), ("uint", 8)) == [(0, 0, False), (8, 0, False)]
    assert bit_fields(("bool", 1), ("uint", 8)) == [(0, 0, False), (0, 1, True)]
    assert bit_fields(("float3", 0), ("uint", 8), ("uint", 25)) == [(0, -1, False), (12, 0, False), (16, 0, False)]


def test_bit_fields_without_a_name() -> None:
    assert bit_fields(("uint", 4), ("uint", 4), unnamed=((1, 0, 32),)) == [(0, 0, False), (4, 0, False)]
    assert bit_fields(("uint", 4), unnamed=((0, 5, 32),)) == [(0, 5, False)]
    assert bit_fields(("uint", 4), ("uint", 4), unnamed=((1, 30, 32),)) == [(0, 0, False), (8, 0, False)]


def test_unions() -> None:
    union = record("float", "float3", "uint")
    union.tag = "union"
    layout = RULES.record(union)
    assert [(field.decl.index, field.offset, field.shares) for field in layout.fields] == [
        (1, 0, False), (0, 0, True), (2, 0, True)]
    assert layout.size == 12


def test_align_to() -> None:
    assert [align_to(offset, 16) for offset in (0, 1, 16, 17)] == [0, 16, 16, 32]
