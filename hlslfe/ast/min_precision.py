"""Which types are of minimum precision: `min16float3` and its like.

No Clang counterpart: Clang has no such types.  They have no type of their own here; what stands for one tells.
"""

from __future__ import annotations

from hlslfe.ast.types import ArrayType, ConstType, Type, TypedefType


class MinPrecisionType(TypedefType):
    """`vector<min16float, 3>` and its like: the spelling of a type whose element is of minimum precision."""

    __slots__ = ()


_NAMES = ("min16float", "min10float", "min16int", "min12int", "min16uint")


def is_min_precision(type: Type) -> bool:
    """Is it one of these, a vector or a matrix of it, or an array of such?"""
    while True:
        if isinstance(type, TypedefType):
            if isinstance(type, MinPrecisionType) or type.name.rstrip("x1234") in _NAMES:
                return True
            type = type.underlying
        elif isinstance(type, ConstType):
            type = type.base
        elif isinstance(type, ArrayType):
            type = type.element
        else:
            return False
