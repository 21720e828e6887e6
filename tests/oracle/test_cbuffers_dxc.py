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

_MEMBER = re.compile(r"([\w:]+)(?:\[\d+\])*;+ +; Offset: +(\d+)(?: Size: +(\d+))?")


def dxc_places(disassembly: str, name: str) -> tuple[Places, int]:
    """What DXC's listing says of the buffer `name`: the members and its size."""
    start = disassembly.index(f"{'tbuffer' if f'tbuffer {name}' in disassembly else 'cbuffer'} {name}\n")
    found: Places = []
    for match in _MEMBER.finditer(disassembly, start):
        if match[3]:
            return sorted(found), int(match[3])
        found.append((match[1], int(match[2])))
    raise AssertionError("a listing without a size")


def compilation(case: RandomBuffer) -> Compilation:
    target = parse_profile("lib_6_6")
    assert target is not None
    options = Options(target, native_half=case.native, native_int16=case.native, row_major=case.row_major)
    return Compilation("random.hlsl", case.text, options)


def our_buffer(case: RandomBuffer) -> tuple[HLSLBufferDecl, BufferRules]:
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
                if place.decl in own:
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


def disassembly(dxc: ModuleType, case: RandomBuffer) -> str | None:
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
