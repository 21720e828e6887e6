"""The instructions that change memory in one step.  `order`: scope and ordering, of a group or (resources) the device.

Mirrors llvm/include/llvm/IR/Instructions.h: AtomicRMWInst, AtomicCmpXchgInst.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Instruction, Value
from hlslfe.codegen.ir_types import I1, literal_struct

GROUP, DEVICE = 'syncscope("workgroup") monotonic', 'syncscope("device") monotonic'


class AtomicRMW(Instruction):
    """`atomicrmw operation ptr, value`: gives the value before."""

    __slots__ = ("operation", "align", "order")

    def __init__(self, operation: str, pointer: Value, value: Value, align: int, order: str = GROUP) -> None:
        super().__init__("atomicrmw", value.type, [pointer, value])
        self.operation = operation
        self.align = align
        self.order = order


class CmpXchg(Instruction):
    """`cmpxchg ptr, expected, replacement`: gives { the value before, whether it was the expected one }."""

    __slots__ = ("align", "order")

    def __init__(self, pointer: Value, expected: Value, replacement: Value, align: int, order: str = GROUP) -> None:
        super().__init__("cmpxchg", literal_struct((expected.type, I1)), [pointer, expected, replacement])
        self.align = align
        self.order = order
