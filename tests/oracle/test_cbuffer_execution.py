"""What reading constant buffers computes, on the CPU and with random bytes: every way to a scalar gives the one that
lies where DXC has it (test_cbuffers_dxc.py compares the places).

HLSLFE_CBUFFER_RUNS sets how many buffers (40 by default), HLSLFE_CBUFFER_SEED where the random numbers begin.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit_buffers import BufferJit  # noqa: E402
from random_cbuffers import RandomBuffer  # noqa: E402
from test_cbuffers_dxc import our_buffer  # noqa: E402

from hlslfe.ast.buffer_layout import ROW, BufferRules, buffer_members  # noqa: E402
from hlslfe.ast.types import (  # noqa: E402
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    element_of_array,
    scalar_of,
)

RUNS = int(os.environ.get("HLSLFE_CBUFFER_RUNS", "40"))
SEED = int(os.environ.get("HLSLFE_CBUFFER_SEED", "16"))
PARTS = 8
FORMATS = {("float", 32): "f4", ("float", 16): "f2", ("float", 64): "f8", ("int", 16): "i2", ("int", 32): "i4",
           ("int", 64): "i8", ("bool", 1): "i4"}


class Leaf:
    """A scalar of a buffer: the HLSL that names it, with indices written out and with parameters for them."""

    def __init__(self, path: str, dynamic: str, indices: list[int], offset: int, type: BuiltinType) -> None:
        self.path, self.dynamic, self.indices, self.offset, self.type = path, dynamic, indices, offset, type


def pick(random: Random, rules: BufferRules, path: str, type: Type, offset: int) -> Leaf | None:
    """One of the scalars below `path`; None when there is none."""
    dynamic, indices = path, []

    def step(index: int) -> str:
        indices.append(index)
        return f"[i{len(indices) - 1}]"

    while True:
        canonical = type.canonical
        if isinstance(canonical, ArrayType):
            index = random.randrange(canonical.size or 1)
            offset += index * rules.stride_of(type)
            path, dynamic, type = f"{path}[{index}]", dynamic + step(index), element_of_array(type)
        elif isinstance(canonical, RecordType):
            fields = [field for field in rules.record(canonical.decl).fields if field.size]
            if not fields:
                return None
            field = random.choice(fields)
            path, dynamic = f"{path}.{field.decl.name}", f"{dynamic}.{field.decl.name}"
            offset, type = offset + field.offset, field.decl.type
        elif isinstance(canonical, ConstantMatrixType):
            row, column = random.randrange(canonical.rows), random.randrange(canonical.columns)
            runs, length = rules.matrix_runs(type)
            is_by_rows = (runs, length) == (canonical.rows, canonical.columns) and is_row_major(rules, type)
            run, place = (row, column) if is_by_rows else (column, row)
            size = rules.scalar_size(canonical.element)
            offset += run * -(-length * size // ROW) * ROW + place * size
            path, dynamic = f"{path}[{row}][{column}]", dynamic + step(row) + step(column)
            return Leaf(path, dynamic, indices, offset, canonical.element)
        elif isinstance(canonical, VectorType):
            index = random.randrange(canonical.size)
            offset += index * rules.scalar_size(canonical.element)
            return Leaf(f"{path}.{'xyzw'[index]}", dynamic + step(index), indices, offset, canonical.element)
        else:
            scalar = scalar_of(canonical)
            assert scalar is not None
            return Leaf(path, dynamic, indices, offset, scalar)


def is_row_major(rules: BufferRules, type: Type) -> bool:
    from hlslfe.ast.types import matrix_layout

    layout = matrix_layout(type)
    return rules.row_major if layout is None else layout


def functions(random: Random, case: RandomBuffer, number: int, leaf: Leaf, member: str, type: Type) -> str:
    """The same scalar by constant and by dynamic indices, out of copies, through functions, from a static."""
    result = str(leaf.type)
    result = {"unsigned int": "uint", "unsigned short": "uint16_t", "short": "int16_t", "long": "int64_t",
              "unsigned long": "uint64_t"}.get(result, result)
    params = ", ".join(f"int i{index}" for index in range(len(leaf.indices)))
    whole = declared(case, member)
    copied = leaf.path.replace(member, "copy", 1)
    lines = [
        f"export {result} constant{number}() {{ return {leaf.path}; }}",
        f"export {result} dynamic{number}({params}) {{ return {leaf.dynamic}; }}",
        f"export {result} local{number}() {{ {whole.replace('@', 'copy')} = {member}; return {copied}; }}",
        f"export {result} assigned{number}() {{ {whole.replace('@', 'copy')}; copy = {member}; return {copied}; }}",
        f"{result} use{number}({whole.replace('@', 'copy')}) {{ return {copied}; }}",
        f"export {result} passed{number}() {{ return use{number}({member}); }}",
        f"static {whole.replace('@', f's{number}')} = {member};",
        f"export {result} kept{number}() {{ return {leaf.path.replace(member, f's{number}', 1)}; }}",
    ]
    return "\n".join(lines)


def declared(case: RandomBuffer, member: str) -> str:
    """The declaration of a member with `@` for its name."""
    for line in case.text.replace("{", ";").split(";"):
        words = line.split(" : ")[0].strip()
        name = words.split(" ")[-1].split("[")[0]
        if name == member:
            return words.replace(f" {member}", " @")
    raise AssertionError(member)


def expected(memory: Any, leaf: Leaf, rules: BufferRules) -> Any:
    size = rules.scalar_size(leaf.type)
    bits = 1 if leaf.type.category == "bool" else size * 8
    return np.frombuffer(bytes(memory[leaf.offset:leaf.offset + size]), FORMATS[leaf.type.category, bits])[0]


def fill(jit: BufferJit, random: Random, leaves: list[Leaf], size: int) -> None:
    """Random bytes; numbers where the leaves are, since these are compared."""
    jit.memory[:size] = bytes(random.randrange(256) for _ in range(size))
    for leaf in leaves:
        scalar = jit.rules.scalar_size(leaf.type)
        bits = 1 if leaf.type.category == "bool" else scalar * 8
        value = random.randrange(2) if bits == 1 else random.randrange(-9, 99)
        jit.memory[leaf.offset:leaf.offset + scalar] = np.array([value], FORMATS[leaf.type.category, bits]).tobytes()


@pytest.mark.parametrize("part", range(PARTS))
def test_reads_find_their_bytes(part: int) -> None:
    for number in range(part, RUNS, PARTS):
        random = Random(SEED * 1_000_000 + number)
        case = RandomBuffer(random)
        buffer, rules = our_buffer(case)
        chosen = []
        for member, offset in random.sample(buffer_members(buffer, rules), min(3, len(buffer.members))):
            leaf = pick(random, rules, member.name, member.type, offset)
            if leaf is not None:
                chosen.append((leaf, member))
        code = [functions(random, case, index, leaf, member.name, member.type)
                for index, (leaf, member) in enumerate(chosen)]
        jit = BufferJit("\n".join([case.text, *code]), case.native, case.row_major)
        fill(jit, random, [leaf for leaf, _ in chosen], 60_000)
        jit.call("_GLOBAL__sub_I_buffer.hlsl")
        for index, (leaf, _) in enumerate(chosen):
            wanted = expected(jit.memory, leaf, rules)
            for way in ("constant", "local", "assigned", "passed", "kept"):
                assert same(jit.call(f"{way}{index}"), wanted), (way, leaf.path, case.text)
            assert same(jit.call(f"dynamic{index}", *leaf.indices), wanted), (leaf.dynamic, leaf.indices, case.text)


def same(found: Any, wanted: Any) -> bool:
    return bool(np.asarray(found).astype(np.float64) == np.asarray(wanted).astype(np.float64))
