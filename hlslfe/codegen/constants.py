"""Constants of the IR, in the one form LLVM gives each value, with their text computed once.

Mirrors llvm/lib/IR/Constants.cpp: ConstantInt::get, ConstantFP::get, ConstantVector::get, ConstantDataArray::getString,
Constant::getNullValue and llvm/lib/IR/AsmWriter.cpp: writeConstantInternal.
Differs: equal constants are not one object; compare with `Constant.same`.
"""

from __future__ import annotations

import struct

from hlslfe.ast.constant_ops import round_fp
from hlslfe.codegen.ir import Constant, Value
from hlslfe.codegen.ir_types import (
    I8,
    I32,
    I64,
    ArrayType,
    FloatType,
    IntType,
    IRType,
    PointerType,
    StructType,
    VectorType,
    array,
    escaped,
    literal_struct,
    vector,
)


class ConstantInt(Constant):
    """`value` is the signed reading of the bits."""

    __slots__ = ("value",)

    def __init__(self, type: IRType, value: int, ref: str) -> None:
        self.type = type
        self.ref = ref
        self.value = value

    @property
    def unsigned(self) -> int:
        """The unsigned reading of the bits."""
        assert isinstance(self.type, IntType)
        return self.value & ((1 << self.type.bits) - 1)


class ConstantFP(Constant):
    """`value` is already rounded to the type."""

    __slots__ = ("value",)

    def __init__(self, type: FloatType, value: float) -> None:
        super().__init__(type, fp_text(value, type.bits))
        self.value = value


class ConstantNull(Constant):
    """zeroinitializer of an aggregate, vector or target type; null of a pointer."""

    __slots__ = ()


class UndefValue(Constant):
    """undef or poison."""

    __slots__ = ("is_poison",)

    def __init__(self, type: IRType, is_poison: bool) -> None:
        super().__init__(type, "poison" if is_poison else "undef")
        self.is_poison = is_poison


class ConstantAggregate(Constant):
    """A vector, array or struct with its elements written out (never all zero, undef or poison)."""

    __slots__ = ("elements",)

    def __init__(self, type: IRType, ref: str, elements: tuple[Constant, ...]) -> None:
        super().__init__(type, ref)
        self.elements = elements


class ConstantGEP(Constant):
    """`getelementptr flags (source_type, ptr base, indices...)`."""

    __slots__ = ("source_type", "base", "indices", "flags")

    def __init__(self, source_type: IRType, base: Constant, indices: tuple[Constant, ...], flags: str) -> None:
        parts = [source_type.text, *(f"{c.type.text} {c.ref}" for c in (base, *indices))]
        super().__init__(base.type, f"getelementptr {flags + ' ' if flags else ''}({', '.join(parts)})")
        self.source_type = source_type
        self.base = base
        self.indices = indices
        self.flags = flags


# ------------------------------------------------------------------------------------------------- text


def fp_text(value: float, bits: int) -> str:
    """A floating point constant as LLVM prints it: `2.000000e+00` when seven digits are exact, else the bits of the
    double in hexadecimal; half always as its own bits."""
    if bits == 16:
        return "0xH" + struct.pack(">e", value).hex().upper()
    if value - value == 0.0:  # finite
        text = f"{value:.6e}"
        if float(text) == value:
            return text
    return "0x" + struct.pack(">d", value).hex().upper()


# -------------------------------------------------------------------------------------------- factories

_SMALL_INTS: dict[tuple[IRType, int], ConstantInt] = {}


def const_int(type: IRType, value: int) -> ConstantInt:
    """`value` wrapped to the width of the integer `type`."""
    small = _SMALL_INTS.get((type, value))
    if small is not None:
        return small
    assert isinstance(type, IntType)
    bits = type.bits
    wrapped = value & ((1 << bits) - 1)
    if bits == 1:
        made = ConstantInt(type, -wrapped, "true" if wrapped else "false")
    else:
        if wrapped >> (bits - 1):
            wrapped -= 1 << bits
        made = ConstantInt(type, wrapped, str(wrapped))
    if -2 <= value <= 32:
        _SMALL_INTS[type, value] = made
    return made


def i32(value: int) -> ConstantInt:
    """`i32 value`."""
    return const_int(I32, value)


def i64(value: int) -> ConstantInt:
    """`i64 value`."""
    return const_int(I64, value)


def const_fp(type: IRType, value: float) -> ConstantFP:
    """`value` rounded to the floating `type`."""
    assert isinstance(type, FloatType)
    return ConstantFP(type, round_fp(value, type.bits))


def const_number(type: IRType, value: float) -> Constant:
    """An integer or floating constant of `type`; for a vector type the splat of it."""
    if isinstance(type, VectorType):
        return splat(type.count, const_number(type.element, value))
    return const_fp(type, value) if isinstance(type, FloatType) else const_int(type, int(value))


def zero(type: IRType) -> Constant:
    """The null value of any type (LLVM: getNullValue)."""
    if isinstance(type, IntType):
        return const_int(type, 0)
    if isinstance(type, FloatType):
        return ConstantFP(type, 0.0)
    return ConstantNull(type, "null" if isinstance(type, PointerType) else "zeroinitializer")


_POISON: dict[IRType, UndefValue] = {}


def poison(type: IRType) -> UndefValue:
    """The poison value of a type; that of vectors is asked for again and again."""
    if not isinstance(type, VectorType):
        return UndefValue(type, True)
    made = _POISON.get(type)
    if made is None:
        made = _POISON[type] = UndefValue(type, True)
    return made


def undef(type: IRType) -> UndefValue:
    return UndefValue(type, False)


def all_ones(type: IRType) -> Constant:
    """-1 of an integer or a vector of integers."""
    return const_number(type, -1)


def is_zero(value: Value) -> bool:
    """Is this the null value of its type? (-0.0 is not.)"""
    if isinstance(value, ConstantInt):
        return value.value == 0
    if isinstance(value, ConstantFP):
        return value.ref in ("0.000000e+00", "0xH0000")
    return isinstance(value, ConstantNull)


def _uniform(type: IRType, elements: tuple[Constant, ...]) -> Constant | None:
    """The short form of an aggregate whose elements are all zero, all poison or all undef."""
    if all(map(is_zero, elements)):
        return ConstantNull(type, "zeroinitializer")
    first = elements[0]
    if isinstance(first, UndefValue) and all(element.ref == first.ref for element in elements):
        return UndefValue(type, first.is_poison)
    return None


def const_vector(elements: tuple[Constant, ...]) -> Constant:
    """A vector of at least one element; equal numbers print as `splat (...)`."""
    first = elements[0]
    type = vector(first.type, len(elements))
    short = _uniform(type, elements)
    if short is not None:
        return short
    if isinstance(first, (ConstantInt, ConstantFP)) and all(element.ref == first.ref for element in elements):
        return ConstantAggregate(type, f"splat ({first.type.text} {first.ref})", elements)
    text = first.type.text
    return ConstantAggregate(type, f"<{', '.join([f'{text} {element.ref}' for element in elements])}>", elements)


def splat(count: int, element: Constant) -> Constant:
    """`count` times `element` as a vector."""
    if isinstance(element, (ConstantInt, ConstantFP)) and not is_zero(element):
        text = f"splat ({element.type.text} {element.ref})"
        return ConstantAggregate(vector(element.type, count), text, (element,) * count)
    return const_vector((element,) * count)


def const_array(element_type: IRType, elements: tuple[Constant, ...]) -> Constant:
    """An array; i8 elements print as a string."""
    type = array(element_type, len(elements))
    if not elements:
        return ConstantNull(type, "zeroinitializer")
    short = _uniform(type, elements)
    if short is not None:
        return short
    if element_type is I8 and all(isinstance(element, ConstantInt) for element in elements):
        data = bytes(element.unsigned for element in elements)  # type: ignore[attr-defined]
        return ConstantAggregate(type, f'c"{escaped(data)}"', elements)
    text = element_type.text
    return ConstantAggregate(type, f"[{', '.join([f'{text} {element.ref}' for element in elements])}]", elements)


def const_array_of(element: Constant, count: int) -> Constant:
    """An array of `count` times the same element; one of zeros takes no more room than its type."""
    if is_zero(element):
        return ConstantNull(array(element.type, count), "zeroinitializer")
    return const_array(element.type, (element,) * count)


def const_array_initializer(element_type: IRType, elements: tuple[Constant, ...]) -> Constant:
    """An array in memory as Clang emits it: at least eight zeros at its end become one zeroinitializer, and elements
    of other types than `element_type` (shortened arrays) are fine. The result may then be a packed struct.

    Mirrors clang/lib/CodeGen/CGExprConstant.cpp: EmitArrayConstant.
    """
    count = len(elements)
    while count and is_zero(elements[count - 1]):
        count -= 1
    zeros = len(elements) - count
    same_type = all(element.type is element_type for element in elements[:count])
    if count and zeros >= 8:
        head = elements[:count]
        if same_type and count >= 8:
            head = (const_array(element_type, head),)
        return const_literal_struct((*head, zero(array(element_type, zeros))), True)
    return const_array(element_type, elements) if same_type else const_literal_struct(elements, True)


def shortened(constant: Constant) -> Constant:
    """`constant` with the arrays that it is made of (not those inside of structs) as `const_array_initializer`
    has them."""
    if not isinstance(constant, ConstantAggregate) or not isinstance(constant.type, ArrayType):
        return constant
    if constant.type.element is I8:
        return constant
    return const_array_initializer(constant.type.element, tuple(map(shortened, constant.elements)))


def const_string(data: bytes) -> Constant:
    """`data` and a final zero as an array of i8."""
    return const_array(I8, tuple(const_int(I8, byte) for byte in data + b"\0"))


def const_struct(type: StructType, elements: tuple[Constant, ...]) -> Constant:
    """A value of the struct `type`."""
    if not elements:
        return ConstantNull(type, "zeroinitializer")
    short = _uniform(type, elements)
    if short is not None:
        return short
    inner = ", ".join([f"{element.type.text} {element.ref}" for element in elements])
    return ConstantAggregate(type, f"<{{ {inner} }}>" if type.packed else f"{{ {inner} }}", elements)


def const_literal_struct(elements: tuple[Constant, ...], packed: bool = False) -> Constant:
    """A value of the unnamed struct of its elements' types."""
    return const_struct(literal_struct(tuple(element.type for element in elements), packed), elements)


def const_gep(source_type: IRType, base: Constant, indices: tuple[Constant, ...], flags: str = "inbounds") -> Constant:
    """The address of an element of a global; all-zero indices are the base itself, as LLVM folds it."""
    if all(map(is_zero, indices)):
        return base
    return ConstantGEP(source_type, base, indices, flags)


def element_count(type: IRType) -> int:
    """How many elements an aggregate or vector type has."""
    if isinstance(type, (VectorType, ArrayType)):
        return type.count
    assert isinstance(type, StructType)
    return len(type.elements)


def element_type(type: IRType, index: int) -> IRType:
    """The type of element `index` of an aggregate or vector type."""
    if isinstance(type, (VectorType, ArrayType)):
        return type.element
    assert isinstance(type, StructType)
    return type.elements[index]


def element_of(constant: Constant, index: int) -> Constant | None:
    """Element `index` of a constant aggregate or vector (LLVM: getAggregateElement); None when it cannot be told."""
    if isinstance(constant, ConstantAggregate):
        return constant.elements[index]
    if isinstance(constant, ConstantNull):
        return zero(element_type(constant.type, index))
    if isinstance(constant, UndefValue):
        return UndefValue(element_type(constant.type, index), constant.is_poison)
    return None


def elements_of(constant: Constant) -> tuple[Constant, ...] | None:
    """All elements of a constant aggregate or vector; None when they cannot be told."""
    if isinstance(constant, ConstantAggregate):
        return constant.elements
    if not isinstance(constant, (ConstantNull, UndefValue)) or isinstance(constant.type, PointerType):
        return None
    elements = [element_of(constant, index) for index in range(element_count(constant.type))]
    return tuple(element for element in elements if element is not None)
