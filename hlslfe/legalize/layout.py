"""Where handles lie in memory, and the types that memory gets once they are gone.

No Clang counterpart: Clang leaves handles in memory; the aim is that of Slang's legalizeResourceTypes.
Differs: a member that held a handle becomes an i32 (for elements of arrays: which one), which has the size and the
alignment of a handle under the DXIL data layout, so offsets, sizes and copies of bytes stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.codegen.constants import ConstantInt
from hlslfe.codegen.data_layout import abi_align, align_to, alloc_size
from hlslfe.codegen.ir import Module, Value
from hlslfe.codegen.ir_types import I32, ArrayType, IRType, StructType, TargetExtType, array, literal_struct

MAX_OFFSETS = 64  # that one address with a varying index may mean
ANY = -1  # an offset that is not known


class Layout:
    """Answers for the types of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._handles: dict[IRType, dict[int, IRType]] = {}
        self._retyped: dict[IRType, IRType] = {}

    def handles(self, type: IRType) -> dict[int, IRType]:
        """offset -> type of each handle in memory of this type."""
        found = self._handles.get(type)
        if found is None:
            found = self._handles[type] = dict(self._find(type))
        return found

    def _find(self, type: IRType) -> Iterator[tuple[int, IRType]]:
        if isinstance(type, TargetExtType):
            if type.name != "dx.Padding":
                yield 0, type
        elif isinstance(type, ArrayType):
            inner, size = self.handles(type.element), alloc_size(type.element)
            if inner:
                for number in range(type.count):
                    yield from ((number * size + offset, handle) for offset, handle in inner.items())
        elif isinstance(type, StructType):
            for start, element in zip(field_offsets(type), type.elements, strict=True):
                yield from ((start + offset, handle) for offset, handle in self.handles(element).items())

    def retyped(self, type: IRType) -> IRType:
        """The same memory without handles."""
        if not self.handles(type):
            return type
        found = self._retyped.get(type)
        if found is None:
            found = self._retyped[type] = self._retype(type)
        return found

    def _retype(self, type: IRType) -> IRType:
        if isinstance(type, ArrayType):
            return array(self.retyped(type.element), type.count)
        if isinstance(type, StructType):
            elements = tuple(map(self.retyped, type.elements))
            if type.name is None:
                return literal_struct(elements, type.packed)
            made = self.module.named_struct(f"{type.name}.index")
            made.set_body(elements, type.packed)
            return made
        return I32

    def offsets(self, start: int, size: int, type: IRType, indices: list[Value]) -> set[int]:
        """What `getelementptr type, p, indices` may mean, when p is `start` bytes into an object of `size` bytes."""
        if start == ANY:
            return {ANY}
        found = {start}
        for position, index in enumerate(indices):
            if position:
                if isinstance(type, StructType):
                    assert isinstance(index, ConstantInt)
                    step = field_offsets(type)[index.value]
                    type = type.elements[index.value]
                    found = {offset + step for offset in found}
                    continue
                if not isinstance(type, ArrayType):
                    return {ANY}
                count, type = type.count, type.element
            else:
                count = 0
            stride = alloc_size(type)
            if isinstance(index, ConstantInt):
                found = {offset + index.value * stride for offset in found}
            else:
                found = _strided(found, stride, count, size)
                if len(found) > MAX_OFFSETS:
                    return {ANY}
        return {offset for offset in found if 0 <= offset <= size} or {ANY}


def _strided(starts: set[int], stride: int, count: int, size: int) -> set[int]:
    """All elements of the arrays at `starts`; count 0: of whatever there is in the object."""
    if not stride:
        return starts
    if count:
        return {start + number * stride for start in starts for number in range(min(count, MAX_OFFSETS + 1))}
    end = min(size, stride * (MAX_OFFSETS + 2))
    return {offset for start in starts for offset in range(start % stride, end, stride)}


def field_offsets(type: StructType) -> list[int]:
    """Where each element of a struct starts."""
    offsets, at = [], 0
    for element in type.elements:
        at = at if type.packed else align_to(at, abi_align(element))
        offsets.append(at)
        at += alloc_size(element)
    return offsets
