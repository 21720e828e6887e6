"""Types, sizes and layouts: every expected text was printed by Clang 22 for this struct or variable."""

from __future__ import annotations

import re

import pytest

from hlslfe.ast.decl import EnumDecl, FieldDecl, RecordDecl
from hlslfe.ast.types import BUILTIN_TYPES, UINT, ASTContext, Type
from hlslfe.codegen.data_layout import abi_align, alloc_size, store_size
from hlslfe.codegen.ir import Module
from hlslfe.codegen.ir_types import (
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I32,
    PTR,
    array,
    int_type,
    literal_struct,
    pointer,
    target_type,
    vector,
)
from hlslfe.codegen.types import CodeGenTypes, is_aggregate

_ALIASES = {"int64_t": "long", "uint64_t": "ulong", "uint16_t": "ushort", "int16_t": "short"}

# name, bases, fields, what Clang prints; each may use the ones before
STRUCTS: tuple[tuple[str, str, str, str], ...] = (
    ("A0", "", "", "{ i8 }"),
    ("A1", "", "float3 a, float b", "{ <3 x float>, [4 x i8], float }"),
    ("A2", "", "float3 a", "{ <3 x float>, [4 x i8] }"),
    ("A3", "", "float a, float4 b", "<{ float, <4 x float> }>"),
    ("A4", "", "float a, double b", "<{ float, double }>"),
    ("A5", "", "double b, float a", "<{ double, float }>"),
    ("A6", "", "bool a, bool3 b, half h, float[3] x", "{ i32, <3 x i32>, [4 x i8], float, [3 x float] }"),
    ("A7", "", "float2x2 m, float3x3 n, A5[2] s", "{ [4 x float], [9 x float], [2 x %struct.A5] }"),
    ("A8", "", "float3[2] v, float c", "{ [2 x <3 x float>], [8 x i8], float }"),
    ("A9", "", "A1 s, float c, A0 e, int z", "<{ %struct.A1, float, i8, i32 }>"),
    ("B0", "A1", "float z", "{ %struct.A1, float }"),
    ("B1", "", "A4 x, float2 y", "<{ %struct.A4, <2 x float> }>"),
    ("B2", "", "int a, int3 b, int c, int2 d", "{ i32, <3 x i32>, [4 x i8], i32, <2 x i32> }"),
    ("B3", "", "float3 a, float3 b", "{ <3 x float>, [4 x i8], <3 x float>, [4 x i8] }"),
    ("B4", "", "float2 a, float c", "<{ <2 x float>, float }>"),
    ("B5", "", "float2 a, float c, float2 d", "<{ <2 x float>, float, <2 x float> }>"),
    ("B6", "", "float4 a, float3 c, float2 d", "<{ <4 x float>, <3 x float>, [4 x i8], <2 x float> }>"),
    ("B7", "", "half a, half3 b, half d", "{ float, <3 x float>, [4 x i8], float }"),
    ("B8", "", "double3 a, double b", "{ <3 x double>, [8 x i8], double }"),
    ("B9", "", "double3 a, float b, int64_t c", "<{ <3 x double>, [8 x i8], float, i64 }>"),
    ("C0", "A0", "float b", "{ float }"),
    ("C1", "", "A2[2] a", "{ [2 x %struct.A2] }"),
    ("C2", "", "A1 a", "{ %struct.A1 }"),
    ("C3", "", "float a, A1 b", "{ float, %struct.A1 }"),
    ("C4", "", "float3 a, A4 b", "{ <3 x float>, [4 x i8], %struct.A4 }"),
    ("D1", "", "E e, E f, float4[1] q", "<{ i32, i32, [1 x <4 x float>] }>"),
    ("D2", "", "float a, A0 x, float3 y", "<{ float, i8, <3 x float>, [4 x i8] }>"),
    ("D3", "", "float3 a, A0 x", "<{ <3 x float>, [5 x i8] }>"),
    ("D4", "", "float3[2] a", "{ [2 x <3 x float>], [8 x i8] }"),
    ("D5", "", "float x, float3[2] a, float y", "{ float, [2 x <3 x float>], [8 x i8], float }"),
    ("D6", "", "bool3 b, bool c", "{ <3 x i32>, [4 x i8], i32 }"),
    ("P0", "", "float4 a, float3 b", "{ <4 x float>, <3 x float> }"),
    ("P1", "", "double4 a, float[4] b", "<{ <4 x double>, [4 x float] }>"),
    ("P2", "", "float b, double3 a", "<{ float, <3 x double>, [8 x i8] }>"),
    ("P3", "", "float2 a, float3 b", "{ <2 x float>, <3 x float> }"),
    ("P4", "", "double2 a, float3 b, float q", "<{ <2 x double>, <3 x float>, [4 x i8], float }>"),
    ("P5", "", "float4 a, float3 b, float3 c", "{ <4 x float>, <3 x float>, [4 x i8], <3 x float> }"),
    ("P6", "", "double4 a, float4 b", "<{ <4 x double>, <4 x float> }>"),
    ("P7", "", "float1 a, float5 b", "<{ <1 x float>, <5 x float> }>"),
    ("P8", "", "float5 b, float1 a", "<{ <5 x float>, <1 x float> }>"),
    ("P9", "", "double1 b, float1[2] a", "{ <1 x double>, [2 x <1 x float>] }"),
    ("Q0", "", "P0[2] a, float3 c", "{ [2 x %struct.P0], <3 x float> }"),
    ("Q1", "", "float3[2][2] c, float d", "{ [2 x [2 x <3 x float>]], [16 x i8], float }"),
)


class World:
    """The structs above, and a CodeGenTypes for them."""

    def __init__(self, native_half: bool = False, packs_structs: bool = True) -> None:
        self.context = ASTContext()
        self.types = CodeGenTypes(Module("a", "e", "t"), native_half, packs_structs=packs_structs)
        self.named: dict[str, Type] = {"E": EnumDecl(0, "E", False, UINT, ("M",)).type}
        self.records: dict[str, RecordDecl] = {}
        for name, bases, fields, _ in STRUCTS:
            self.add(name, bases, fields)

    def add(self, name: str, bases: str, fields: str, scope: tuple[str, ...] = (), tag: str = "struct") -> RecordDecl:
        record = RecordDecl(0, name, tag, scope)
        record.bases = [self.records[base] for base in bases.split()]
        for index, field in enumerate(filter(None, fields.split(","))):
            type, field_name = field.split()
            record.fields.append(FieldDecl(0, field_name, self.type(type), index, record))
        self.records[name] = record
        self.named[name] = record.type
        return record

    def type(self, text: str) -> Type:
        base, *dims = re.findall(r"\w+", text)
        type = self.named.get(base) or self._plain(base)
        for dim in reversed(dims):
            type = self.context.array(type, int(dim))
        return type

    def _plain(self, name: str) -> Type:
        match = re.fullmatch(r"([a-z]+(?:\d\d_t)?)(\d)?(?:x(\d))?", name)
        assert match, name
        scalar = BUILTIN_TYPES[_ALIASES.get(match[1], match[1])]
        if match[3]:
            return self.context.matrix(scalar, int(match[2]), int(match[3]))
        return self.context.vector(scalar, int(match[2])) if match[2] else scalar


@pytest.fixture(scope="module")
def world() -> World:
    return World()


@pytest.mark.parametrize(("name", "expected"), [(row[0], row[3]) for row in STRUCTS])
def test_struct_layout(world: World, name: str, expected: str) -> None:
    layout = world.types.record_layout(world.records[name])
    assert layout.type.body_text == expected
    assert layout.type.text == f"%struct.{name}"


HOST_STRUCTS = {  # where the host fills them
    "A1": "{ <3 x float>, float }",
    "A2": "{ <3 x float> }",
    "A4": "{ float, double }",
    "A5": "{ double, float }",
    "B1": "{ %struct.A4, <2 x float> }",
    "Q1": "{ [2 x [2 x <3 x float>]], float }",
}


@pytest.mark.parametrize("name", HOST_STRUCTS)
def test_layout_of_what_the_host_fills(name: str) -> None:
    world = World(packs_structs=False)
    assert world.types.record_layout(world.records[name]).type.body_text == HOST_STRUCTS[name]


@pytest.mark.parametrize("name", [row[0] for row in STRUCTS])
def test_fields_lie_where_the_layout_says(world: World, name: str) -> None:
    """LLVM's own offset of each field is ours, and so is the size."""
    record = world.records[name]
    layout = world.types.record_layout(record)
    elements, packed = layout.type.elements, layout.type.packed
    offsets, position = [], 0
    for element in elements:
        if not packed:
            position += -position % abi_align(element)
        offsets.append(position)
        position += alloc_size(element)
    for field, offset in zip(record.fields, layout.ast_layout.field_offsets, strict=True):
        if field in layout.field_index:
            assert offsets[layout.field_index[field]] == offset
    assert alloc_size(layout.type) == layout.ast_layout.size


def test_native_half() -> None:
    types = World(native_half=True)
    assert types.types.record_layout(types.records["B7"]).type.body_text == "{ half, <3 x half>, [2 x i8], half }"
    assert types.types.convert_type(types.type("half4")).text == "<4 x half>"
    assert types.types.convert_type_for_mem(types.type("half2x2")).text == "[4 x half]"
    assert (types.types.size_of(types.type("half3")), types.types.align_of(types.type("half3"))) == (8, 8)


@pytest.mark.parametrize(("spelled", "value", "memory", "size", "align"), [
    ("float", "float", "float", 4, 4),
    ("half", "float", "float", 4, 4),
    ("bool", "i1", "i32", 4, 4),
    ("bool2", "<2 x i1>", "<2 x i32>", 8, 8),
    ("bool3[2]", "[2 x <3 x i32>]", "[2 x <3 x i32>]", 32, 16),
    ("bool2x2", "<4 x i1>", "[4 x i32]", 16, 4),
    ("double3", "<3 x double>", "<3 x double>", 32, 32),
    ("double4", "<4 x double>", "<4 x double>", 32, 32),
    ("float3", "<3 x float>", "<3 x float>", 16, 16),
    ("float2x3", "<6 x float>", "[6 x float]", 24, 4),
    ("double2x2", "<4 x double>", "[4 x double]", 32, 8),
    ("float5", "<5 x float>", "<5 x float>", 32, 32),
    ("float1", "<1 x float>", "<1 x float>", 4, 4),
    ("int64_t", "i64", "i64", 8, 8),
    ("int64_t3", "<3 x i64>", "<3 x i64>", 32, 32),
    ("uint64_t2", "<2 x i64>", "<2 x i64>", 16, 16),
    ("double3[2]", "[2 x <3 x double>]", "[2 x <3 x double>]", 64, 32),
    ("int16_t3", "<3 x i16>", "<3 x i16>", 8, 8),
    ("char", "i8", "i8", 1, 1),
    ("E", "i32", "i32", 4, 4),
    ("A1", "%struct.A1", "%struct.A1", 20, 1),
    ("A0", "%struct.A0", "%struct.A0", 1, 1),
    ("A1[3]", "[3 x %struct.A1]", "[3 x %struct.A1]", 60, 1),
    ("float4[2][3]", "[2 x [3 x <4 x float>]]", "[2 x [3 x <4 x float>]]", 96, 16),
])
def test_types(world: World, spelled: str, value: str, memory: str, size: int, align: int) -> None:
    type, types = world.type(spelled), world.types
    assert types.convert_type(type).text == value
    assert types.convert_type_for_mem(type).text == memory
    assert (types.size_of(type), types.align_of(type)) == (size, align)
    assert types.convert_type(type.with_const()) is types.convert_type(type)


def test_struct_names() -> None:
    world = World()
    for name, tag, scope, expected in (
        ("K", "class", (), "%class.K"),
        ("T", "struct", ("N",), '%"struct.N::T"'),
        ("In", "struct", ("M", "K2"), '%"struct.M::K2::In"'),
    ):
        record = world.add(name, "", "int a", scope, tag)
        assert world.types.record_layout(record).type.text == expected


def test_empty_parts_have_no_element(world: World) -> None:
    empty, base = world.records["D3"], world.records["C0"]
    layout = world.types.record_layout(empty)
    assert [layout.field_index.get(field) for field in empty.fields] == [0, None]
    assert world.types.record_layout(base).base_index == {}
    assert world.types.record_layout(world.records["B0"]).base_index == {world.records["A1"]: 0}
    assert layout.ast_layout.field_offsets == (0, 16)
    assert world.types.is_empty_record(world.records["A0"])
    assert not world.types.is_empty_record(base)


def test_aggregates(world: World) -> None:
    assert [is_aggregate(world.type(name)) for name in ("float", "float4", "float2x2", "A1", "float[2]", "E")] == [
        False, False, False, True, True, False]


def test_ir_types_are_interned() -> None:
    assert vector(FLOAT, 3) is vector(FLOAT, 3)
    assert array(vector(I32, 2), 4) is array(vector(I32, 2), 4)
    assert literal_struct((I32, FLOAT)) is literal_struct((I32, FLOAT))
    assert literal_struct((I32, FLOAT)) is not literal_struct((I32, FLOAT), True)
    assert pointer(0) is PTR
    assert int_type(24) is int_type(24)
    assert target_type("dx.Texture", (vector(FLOAT, 4),), (0, 0)).text == 'target("dx.Texture", <4 x float>, 0, 0)'
    assert pointer(3).text == "ptr addrspace(3)"
    assert literal_struct(()).text == "{}"
    assert literal_struct((), True).text == "<{}>"


def test_llvm_sizes() -> None:
    assert (store_size(vector(FLOAT, 3)), alloc_size(vector(FLOAT, 3)), abi_align(vector(FLOAT, 3))) == (12, 12, 4)
    assert (store_size(vector(FLOAT, 5)), alloc_size(vector(FLOAT, 5)), abi_align(vector(FLOAT, 5))) == (20, 32, 32)
    assert (abi_align(vector(HALF, 2)), abi_align(vector(HALF, 3)), abi_align(vector(DOUBLE, 3))) == (4, 2, 8)
    assert (store_size(I1), alloc_size(I1), abi_align(I1)) == (1, 4, 4)
    assert (alloc_size(PTR), abi_align(PTR), alloc_size(array(I8, 3))) == (4, 4, 3)
    assert abi_align(int_type(128)) == 8
