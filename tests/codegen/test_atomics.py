"""Atomic operations, groupshared variables, discard: the text of the instructions."""

from __future__ import annotations

import re

import pytest

import hlslfe

GLOBALS = ("groupshared uint u; groupshared int i[4]; groupshared float f; groupshared uint2 v; groupshared uint64_t w;"
           "struct S { int a; float3 b; }; groupshared S s;")
ORDER = 'syncscope("workgroup") monotonic'


def body(statements: str, params: str = "uint p, uint before") -> str:
    result = hlslfe.compile(f"{GLOBALS} export void fn({params}) {{ {statements} }}", profile="lib_6_6")
    assert result.ll is not None, result.diagnostics
    found = re.search(r"define void @_Z2fn.*?\n}", result.ll, re.S)
    assert found
    return found[0]


LINES = [
    ("InterlockedAdd(u, 2u);", f"atomicrmw add ptr addrspace(3) @u, i32 2 {ORDER}, align 4"),
    ("InterlockedMin(u, 2u);", f"atomicrmw umin ptr addrspace(3) @u, i32 2 {ORDER}, align 4"),
    ("InterlockedMin(i[0], 2);", f"atomicrmw min ptr addrspace(3) @i, i32 2 {ORDER}, align 4"),
    ("InterlockedMax(i[0], -2);", f"atomicrmw max ptr addrspace(3) @i, i32 -2 {ORDER}, align 4"),
    ("InterlockedMax(w, 2);", f"atomicrmw umax ptr addrspace(3) @w, i64 2 {ORDER}, align 8"),
    ("InterlockedOr(s.a, 2);", f"atomicrmw or ptr addrspace(3) @s, i32 2 {ORDER}, align 4"),
    ("InterlockedAnd(v.y, 2u);",
     f"atomicrmw and ptr addrspace(3) getelementptr (<2 x i32>, ptr addrspace(3) @v, i32 0, i32 1), i32 2 {ORDER}, "
     "align 4"),
    ("InterlockedXor(v[p], 2u);", f"atomicrmw xor ptr addrspace(3) %1, i32 2 {ORDER}, align 4"),
    ("InterlockedCompareStore(u, 1u, 2u);",
     f"cmpxchg ptr addrspace(3) @u, i32 1, i32 2 {ORDER} monotonic, align 4"),
    ("InterlockedCompareStoreFloatBitwise(f, 1, 2);",
     f"cmpxchg ptr addrspace(3) @f, i32 1065353216, i32 1073741824 {ORDER} monotonic, align 4"),
]


@pytest.mark.parametrize(("statement", "line"), LINES)
def test_instruction(statement: str, line: str) -> None:
    assert line in body(statement)


def test_values_before() -> None:
    text = body("InterlockedExchange(u, p, before); InterlockedCompareExchange(u, p, 3u, before);")
    swap = r"%(\d+) = atomicrmw xchg .*\n  store i32 %\1, ptr %tmp, align 4\n  %\d+ = load i32, ptr %tmp"
    compare = r"%(\d+) = cmpxchg .*\n  %(\d+) = extractvalue { i32, i1 } %\1, 0\n  store i32 %\2, ptr %tmp1"
    assert re.search(swap, text) and re.search(compare, text)


def test_nothing_is_read_back_that_nobody_wants() -> None:
    assert "extractvalue" not in body("InterlockedCompareStore(u, 1u, 2u);")


def test_converted_value() -> None:
    assert "fptoui float" in body("InterlockedAdd(u, x);", "float x")


def test_discard() -> None:
    assert "call void @llvm.dx.discard(i1 true)\n  ret void" in body("discard;")


def test_globals() -> None:
    result = hlslfe.compile(f"{GLOBALS} static groupshared bool b; export void fn() {{ b = true; }}", profile="lib_6_6")
    assert result.ll is not None
    assert "@u = hidden addrspace(3) global i32 0, align 4" in result.ll
    assert "@_ZL1b = internal addrspace(3) global i32 0, align 4" in result.ll
    assert "store i32 1, ptr addrspace(3) @_ZL1b, align 4" in result.ll
