"""What a constant expression evaluates to.

Mirrors clang/include/clang/AST/APValue.h: APValue.
Differs: a value is a plain Python number (bool for bool), a tuple (vector; matrix: column by column) or a list (array;
record: bases first, then fields).  A float is already rounded to its type.
"""

from __future__ import annotations

from hlslfe.ast.constant_ops import Scalar
from hlslfe.ast.decl import RecordDecl
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type

ConstantValue = Scalar | tuple[Scalar, ...] | list["ConstantValue"]


def matrix_position(type: ConstantMatrixType, row: int, column: int) -> int:
    """Where the value of a matrix has an element."""
    return column * type.rows + row


def base_value(value: ConstantValue | None, type: Type, base: Type) -> ConstantValue | None:
    """The part of a constant record of `type` that is its `base`; None when that is not there."""
    record, target = type.canonical, base.canonical
    while record is not target:
        if not isinstance(record, RecordType) or not isinstance(target, RecordType):
            return None
        bases = record.decl.bases
        place = next((place for place, one in enumerate(bases) if _holds_base(one, target)), len(bases))
        if place == len(bases) or not isinstance(value, list) or place >= len(value):
            return None
        record, value = bases[place].type, value[place]
    return value


def _holds_base(record: RecordDecl, base: RecordType) -> bool:
    return record is base.decl or any(_holds_base(one, base) for one in record.bases)


class Repeat:
    """One scalar again and again."""

    __slots__ = ("value",)

    def __init__(self, value: ConstantValue) -> None:
        self.value: Scalar | None = None if isinstance(value, (tuple, list)) else value

    def next(self) -> Scalar | None:
        return self.value


class Leaves:
    """The scalars of a value of `type`, in order: those of a matrix row by row."""

    __slots__ = ("leaves",)

    def __init__(self, value: ConstantValue, type: Type) -> None:
        self.leaves: list[Scalar] = []
        self._add(value, type.canonical)
        self.leaves.reverse()

    def _add(self, value: ConstantValue, type: Type) -> None:
        if isinstance(value, list):
            types: list[Type] = []
            if isinstance(type, RecordType):
                types = [*(base.type for base in type.decl.bases), *(field.type for field in type.decl.fields)]
            elif isinstance(type, ArrayType):
                types = [type.element] * len(value)
            for part, part_type in zip(value, types, strict=False):
                self._add(part, part_type.canonical)
        elif isinstance(value, tuple) and isinstance(type, ConstantMatrixType):
            self.leaves += [value[matrix_position(type, row, column)]
                            for row in range(type.rows) for column in range(type.columns)]
        elif isinstance(value, tuple):
            self.leaves += value
        else:
            self.leaves.append(value)

    def next(self) -> Scalar | None:
        return self.leaves.pop() if self.leaves else None
