"""Where values lie: addresses, and lvalues that may be one component or a swizzle of a vector.

Mirrors clang/lib/CodeGen/Address.h: Address and clang/lib/CodeGen/CGValue.h: LValue.
"""

from __future__ import annotations

from hlslfe.ast.types import Type
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import IRType

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.bit_field_layout import BitField

CONSTANT_SPACE, SPIRV_CONSTANT_SPACE = 2, 12  # address spaces of what lies in constant buffers
SIMPLE, VECTOR_ELT, EXT_VECTOR_ELT, REFERENCE, MATRIX_ELT, MATRIX_ROW, MATRIX_SWIZZLE, BIT_FIELD = range(8)


class Address:
    """A pointer with the type and alignment of what it points to."""

    __slots__ = ("pointer", "type", "align")

    def __init__(self, pointer: Value, type: IRType, align: int) -> None:
        self.pointer = pointer
        self.type = type
        self.align = align


class LValue:
    """`type` is the type of the value.

    SIMPLE: the value lies at `address`.  VECTOR_ELT: component `index` (a value) of the vector at `address`.
    EXT_VECTOR_ELT: the components `elements` of the vector or scalar at `address`.  REFERENCE: `address` holds the
    address of the value.  MATRIX_ELT: element `index`, as they lie in memory, of the matrix at `address`, whose type
    is `matrix`.  MATRIX_ROW: of row `index`, the columns `elements`.  MATRIX_SWIZZLE: the elements `elements`, as they
    lie in memory.  BIT_FIELD: `bits` of the integer at `address`.
    """

    __slots__ = ("kind", "address", "type", "index", "elements", "matrix", "bits")

    def __init__(self, address: Address, type: Type, kind: int = SIMPLE, index: Value | None = None,
                 elements: tuple[int, ...] = (), matrix: Type | None = None) -> None:
        self.address = address
        self.type = type
        self.kind = kind
        self.index = index
        self.elements = elements
        self.matrix = matrix
        self.bits: BitField | None = None


def alignment_at_offset(align: int, offset: int) -> int:
    """What is known about an address `offset` bytes behind one that is aligned to `align`."""
    return min(align, offset & -offset) if offset else align
