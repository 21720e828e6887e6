"""Where the members of constant buffers lie: ast.buffer_layout and the IR against DXC, on random buffers.

HLSLFE_CBUFFER_CASES sets how many (160 by default), HLSLFE_CBUFFER_SEED where the random numbers begin.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType

import pytest
from random_cbuffers import RandomBuffer

from hlslfe.ast.buffer_layout import BufferRules, buffer_members
from hlslfe.ast.decl import HLSLBufferDecl
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

CASES = int(os.environ.get("HLSLFE_CBUFFER_CASES", "160"))
SEED = int(os.environ.get("HLSLFE_CBUFFER_SEED", "16"))
PARTS = 8

Places = list[tuple[str, int]]  # name and offset of each member, and of each field of those that are structs

_MEMBER = re.compile(r"([\w:]+|[\w:]+ )(?:\[\d+\])*;+ +; Offset: +(\d+)(?: Size: +(\d+))?")

# Buffers `C` of what the random ones do not have: bit-fields, of which DXC lists the integers without a name, and
# `vector<min16float, N>`.
WRITTEN = [
    "struct B { uint a : 4; uint b : 28; uint c; }; cbuffer C { B b; float f; }",
    "struct B { uint a : 4; int b : 30; uint c; }; cbuffer C { float g; B b; float f; }",
    "struct B { float q; uint a : 4; uint b : 4; float2 r; uint c : 7; int d : 4; };"
    " cbuffer C { float g; B b; float f; B k[2]; float h; }",
    "struct B { uint64_t a : 40; uint b : 8; uint c : 16; }; cbuffer C { float g; B b; float f; }",
    "struct B { float3 q; uint a : 4; uint b : 4; float r; }; cbuffer C { B b; float f; }",
    "struct B { uint a : 4; uint : 0; uint b : 4; uint : 5; uint d : 3; uint e : 24; };"
    " cbuffer C { float g; B b; float f; }",
    "struct A { uint x : 3; }; struct B : A { uint a : 4; uint b : 4; }; cbuffer C { float g; B b; float f; }",
    "enum E { Z, O }; struct B { E a : 4; bool z : 1; uint b : 4; }; cbuffer C { float g; B b; float f; }",
    "struct I { uint a : 4; }; struct B { I i; uint b : 4; }; cbuffer C { float g; B b; float f; }",
    "struct B { uint : 5; uint z : 2; float h; uint b : 3; uint : 20; uint e : 10; };"
    " cbuffer C { float g; B b; float f; }",
    "struct B { int a : 4; uint b : 28; uint64_t c : 3; uint64_t d : 61; uint e : 1; };"
    " cbuffer C { float g; B b; float f; }",
    "cbuffer C { float a; vector<min16float, 3> b; float c; matrix<min16uint, 1, 2> d; }",
    "typedef min16float S; typedef vector<S, 2> P; cbuffer C { float a; P b; float c; }",
]


def dxc_places(disassembly: str, name: str) -> tuple[Places, int]:
    """What DXC's listing says of the buffer `name`: the members and its size."""
    start = disassembly.index(f"{'tbuffer' if f'tbuffer {name}' in disassembly else 'cbuffer'} {name}\n")
    found: Places = []
    for match in _MEMBER.finditer(disassembly, start):
        if match[3]:
            return sorted(found), int(match[3])
        found.append(("" if match[1].endswith(" ") else match[1], int(match[2])))
    raise AssertionError("a listing without a size")


class WrittenBuffer:
    """A text of WRITTEN; a function uses its buffer."""

    native = row_major = False

    def __init__(self, text: str) -> None:
        member = re.search(r"cbuffer C \{ \w+ (\w+)", text)
        assert member is not None
        use = f"{member[1]}.b" if "B b; float f; }" in text and member[1] == "b" else member[1]
        self.text = f"{text}\nexport float use() {{ return {use}; }}"


Case = RandomBuffer | WrittenBuffer


def compilation(case: Case) -> Compilation:
    target = parse_profile("lib_6_6")
    assert target is not None
    options = Options(target, native_half=case.native, native_int16=case.native, row_major=case.row_major)
    return Compilation("random.hlsl", case.text, options)


def our_buffer(case: Case) -> tuple[HLSLBufferDecl, BufferRules]:
    made = compilation(case)
    unit = made.unit()
    assert unit is not None and not made.has_errors, (case.text, [each.message for each in made.diagnostics])
    [buffer] = [decl for decl in unit.decls if isinstance(decl, HLSLBufferDecl)]
    return buffer, BufferRules(case.native, case.row_major)


def our_places(buffer: HLSLBufferDecl, rules: BufferRules) -> tuple[Places, int]:
    found: Places = []

    def add(name: str, type: Type, offset: int) -> None:
        canonical = type.canonical
        while isinstance(canonical, ArrayType):
            canonical = canonical.element.canonical
        if isinstance(canonical, RecordType):
            for base in canonical.decl.bases:
                if rules.size_of(base.type):  # DXC lists no empty ones
                    add(base.name, base.type, offset + rules.record(canonical.decl).bases[base][0])
            own = set(canonical.decl.fields)
            for place in rules.record(canonical.decl).fields:
                if place.decl in own and place.bit >= 0:
                    found.extend([] if place.shares else [("", offset + place.offset)])
                elif place.decl in own:
                    add(place.decl.name, place.decl.type, offset + place.offset)
        found.append((name, offset))

    size = 0
    for member, offset in buffer_members(buffer, rules):
        add(member.name, member.type, offset)
        size = max(size, offset + rules.size_of(member.type))
    return sorted(found), size


def cases(part: int) -> Iterator[RandomBuffer]:
    for number in range(part, CASES, PARTS):
        yield RandomBuffer(Random(SEED * 100_000 + number))


def disassembly(dxc: ModuleType, case: Case) -> str | None:
    """DXC's listing; None for the rare shader that it never finishes."""
    args = [*(["-enable-16bit-types"] if case.native else []), *(["-Zpr"] if case.row_major else [])]
    try:
        result = dxc.compile(case.text, "lib_6_6", "", args=args, isolate=True, timeout=10)
    except dxc.DxcCrash:
        return None
    assert result.ok, (case.text, result.diagnostics)
    return str(result.disassembly)


@pytest.mark.parametrize("part", range(PARTS))
def test_offsets_are_dxcs(require_oracle: Callable[[str], ModuleType], part: int) -> None:
    dxc = require_oracle("dxc")
    compared = 0
    for case in cases(part):
        buffer, rules = our_buffer(case)
        listing = disassembly(dxc, case)
        if listing is not None:
            assert our_places(buffer, rules) == dxc_places(listing, buffer.name), case.text
            compared += 1
    assert compared >= CASES // PARTS - 2


@pytest.mark.parametrize("text", WRITTEN)
def test_offsets_of_written_buffers(require_oracle: Callable[[str], ModuleType], text: str) -> None:
    case = WrittenBuffer(text)
    buffer, rules = our_buffer(case)
    listing = disassembly(require_oracle("dxc"), case)
    assert listing is not None and our_places(buffer, rules) == dxc_places(listing, "C")


@pytest.mark.parametrize("part", range(PARTS))
def test_ir_has_the_offsets(require_oracle: Callable[[str], ModuleType], part: int) -> None:
    """LLVM's own idea of where the elements of the layout struct lie."""
    llvm = require_oracle("llvmlite")
    for case in cases(part):
        made = compilation(case)
        text = made.llvm_ir()
        assert text is not None
        buffer, rules = our_buffer(case)
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
        [struct] = [each for each in module.struct_types if each.name.startswith("__cblayout_")]
        data = llvm.create_target_data(module.data_layout)
        elements = [str(element) for element in struct.elements]
        found = [data.get_element_offset(struct, index) for index, element in enumerate(elements)
                 if not element.startswith('target("dx.Padding"')]
        wanted = [offset for member, offset in buffer_members(buffer, rules) if rules.size_of(member.type)]
        assert found == wanted, case.text
