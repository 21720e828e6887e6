"""Folds operations whose operands are all constants, as the builder does.

Mirrors llvm/lib/IR/ConstantFold.cpp: ConstantFoldBinaryInstruction, ConstantFoldCompareInstruction,
ConstantFoldCastInstruction, ConstantFoldSelectInstruction, ConstantFoldShuffleVectorInstruction, ...
Every function returns None when LLVM would emit the instruction.
"""

from __future__ import annotations

import math
import struct

from hlslfe.ast.constant_ops import truncated_quotient
from hlslfe.codegen.constants import (
    ConstantAggregate,
    ConstantFP,
    ConstantInt,
    ConstantNull,
    UndefValue,
    const_array,
    const_fp,
    const_int,
    const_struct,
    const_vector,
    element_of,
    elements_of,
    is_zero,
    poison,
    splat,
    undef,
    zero,
)
from hlslfe.codegen.ir import Constant
from hlslfe.codegen.ir_types import (
    I1,
    ArrayType,
    FloatType,
    IntType,
    IRType,
    StructType,
    VectorType,
    with_scalar,
)


def fold_binop(opcode: str, lhs: Constant, rhs: Constant) -> Constant | None:
    """`opcode lhs, rhs` of two constants; flags never stop a fold."""
    if isinstance(lhs, UndefValue) or isinstance(rhs, UndefValue):
        return _fold_undef_binop(opcode, lhs, rhs)
    if isinstance(lhs.type, VectorType):
        pairs = _element_pairs(lhs, rhs)
        return None if pairs is None else _vector_of([fold_binop(opcode, a, b) for a, b in pairs])
    if isinstance(lhs, ConstantInt) and isinstance(rhs, ConstantInt):
        return _fold_int(opcode, lhs, rhs)
    if isinstance(lhs, ConstantFP) and isinstance(rhs, ConstantFP):
        folded = _fold_fp(opcode, lhs.value, rhs.value)
        return None if folded is None else const_fp(lhs.type, folded)
    return None


def _fold_undef_binop(opcode: str, lhs: Constant, rhs: Constant) -> Constant | None:
    """Poison wins over everything; undef only where the result is simple."""
    if lhs.ref == "poison" or rhs.ref == "poison":
        return poison(lhs.type)
    if opcode in ("add", "sub"):
        return undef(lhs.type)
    if opcode == "xor":
        return zero(lhs.type) if lhs.ref == rhs.ref else undef(lhs.type)
    if opcode in ("and", "mul"):
        return undef(lhs.type) if lhs.ref == rhs.ref else zero(lhs.type)
    return None


def _element_pairs(lhs: Constant, rhs: Constant) -> list[tuple[Constant, Constant]] | None:
    left, right = elements_of(lhs), elements_of(rhs)
    return None if left is None or right is None else list(zip(left, right, strict=True))


def _vector_of(elements: list[Constant | None]) -> Constant | None:
    known = [element for element in elements if element is not None]
    return const_vector(tuple(known)) if len(known) == len(elements) else None


def _fold_int(opcode: str, lhs: ConstantInt, rhs: ConstantInt) -> Constant | None:
    assert isinstance(lhs.type, IntType)
    bits, a, b = lhs.type.bits, lhs.value, rhs.value
    if opcode in _SIMPLE_INT:
        return const_int(lhs.type, _SIMPLE_INT[opcode](a, b))
    if opcode in ("shl", "lshr", "ashr"):
        amount = rhs.unsigned
        if amount >= bits:
            return poison(lhs.type)
        if opcode == "shl":
            return const_int(lhs.type, a << amount)
        return const_int(lhs.type, (a if opcode == "ashr" else lhs.unsigned) >> amount)
    if opcode not in ("sdiv", "srem", "udiv", "urem"):
        return None
    if b == 0:
        return poison(lhs.type)
    if opcode == "udiv":
        return const_int(lhs.type, lhs.unsigned // rhs.unsigned)
    if opcode == "urem":
        return const_int(lhs.type, lhs.unsigned % rhs.unsigned)
    if b == -1 and a == -(1 << (bits - 1)):
        return poison(lhs.type)
    quotient = truncated_quotient(a, b)
    return const_int(lhs.type, quotient if opcode == "sdiv" else a - quotient * b)


_SIMPLE_INT = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def _fold_fp(opcode: str, a: float, b: float) -> float | None:
    """IEEE arithmetic in double; rounding to float or half afterwards is exact for these operations."""
    if opcode == "fadd":
        return _quiet(a + b)
    if opcode == "fsub":
        return _quiet(a - b)
    if opcode == "fmul":
        return _quiet(a * b)
    if opcode == "fdiv":
        if b != 0.0:
            return _quiet(a / b)
        if a == 0.0 or math.isnan(a):
            return math.nan
        return math.copysign(math.inf, math.copysign(1.0, a) * math.copysign(1.0, b))
    if opcode == "frem":
        if b == 0.0 or math.isinf(a) or math.isnan(a) or math.isnan(b):
            return math.nan
        return math.fmod(a, b)
    return None


def _quiet(value: float) -> float:
    """LLVM's software floats make positive NaNs, the processor's may be negative."""
    return math.nan if math.isnan(value) else value


def fold_fneg(value: Constant) -> Constant | None:
    if isinstance(value, UndefValue):
        return value
    if isinstance(value.type, VectorType):
        parts = elements_of(value)
        return None if parts is None else _vector_of([fold_fneg(part) for part in parts])
    return ConstantFP(value.type, -value.value) if isinstance(value, ConstantFP) and isinstance(
        value.type, FloatType) else None


_ICMP = {
    "eq": lambda a, b: a.value == b.value,
    "ne": lambda a, b: a.value != b.value,
    "slt": lambda a, b: a.value < b.value,
    "sle": lambda a, b: a.value <= b.value,
    "sgt": lambda a, b: a.value > b.value,
    "sge": lambda a, b: a.value >= b.value,
    "ult": lambda a, b: a.unsigned < b.unsigned,
    "ule": lambda a, b: a.unsigned <= b.unsigned,
    "ugt": lambda a, b: a.unsigned > b.unsigned,
    "uge": lambda a, b: a.unsigned >= b.unsigned,
}


def fold_icmp(predicate: str, lhs: Constant, rhs: Constant) -> Constant | None:
    """`icmp predicate lhs, rhs`: an i1 or a vector of them."""
    result_type = with_scalar(lhs.type, I1)
    if lhs.ref == "poison" or rhs.ref == "poison":
        return poison(result_type)
    if isinstance(lhs.type, VectorType):
        pairs = _element_pairs(lhs, rhs)
        return None if pairs is None else _vector_of([fold_icmp(predicate, a, b) for a, b in pairs])
    if isinstance(lhs, ConstantInt) and isinstance(rhs, ConstantInt):
        return const_int(I1, _ICMP[predicate](lhs, rhs))
    return None


def fold_fcmp(predicate: str, lhs: Constant, rhs: Constant) -> Constant | None:
    """`fcmp predicate lhs, rhs`: an i1 or a vector of them."""
    result_type = with_scalar(lhs.type, I1)
    if lhs.ref == "poison" or rhs.ref == "poison":
        return poison(result_type)
    if isinstance(lhs.type, VectorType):
        pairs = _element_pairs(lhs, rhs)
        return None if pairs is None else _vector_of([fold_fcmp(predicate, a, b) for a, b in pairs])
    if not isinstance(lhs, ConstantFP) or not isinstance(rhs, ConstantFP):
        return None
    a, b = lhs.value, rhs.value
    unordered = math.isnan(a) or math.isnan(b)
    if predicate in ("ord", "uno"):
        return const_int(I1, unordered == (predicate == "uno"))
    if unordered:
        return const_int(I1, predicate[0] == "u")
    holds = {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[predicate[1:]]
    return const_int(I1, holds)


def fold_cast(opcode: str, value: Constant, type: IRType) -> Constant | None:
    """`opcode value to type`."""
    if isinstance(value, UndefValue):
        if value.is_poison:
            return poison(type)
        return zero(type) if opcode in ("zext", "sext", "uitofp", "sitofp") else undef(type)
    if is_zero(value) and opcode not in ("addrspacecast",):
        return zero(type)
    if opcode == "bitcast":
        return _fold_bitcast(value, type)
    if isinstance(type, VectorType) and isinstance(value.type, VectorType):
        parts = elements_of(value)
        if parts is not None and parts.count(parts[0]) == len(parts):  # all the same object
            folded = fold_cast(opcode, parts[0], type.element)
            return None if folded is None else splat(len(parts), folded)
        return None if parts is None else _vector_of([fold_cast(opcode, part, type.element) for part in parts])
    if isinstance(value, ConstantInt):
        if opcode in ("trunc", "sext"):
            return const_int(type, value.value)
        if opcode == "zext":
            return const_int(type, value.unsigned)
        if opcode in ("sitofp", "uitofp"):
            return const_fp(type, _int_to_fp(value.value if opcode == "sitofp" else value.unsigned, type))
    if isinstance(value, ConstantFP):
        if opcode in ("fptrunc", "fpext"):
            return const_fp(type, value.value)
        if opcode in ("fptosi", "fptoui"):
            return _fp_to_int(opcode, value.value, type)
    return None


def _int_to_fp(value: int, type: IRType) -> float:
    """Round once: through double, a 64-bit integer could be rounded twice on its way to a float."""
    assert isinstance(type, FloatType)
    precision = {16: 11, 32: 24, 64: 53}[type.bits]
    shift = abs(value).bit_length() - precision
    if shift <= 0 or type.bits == 64:
        return float(value)
    magnitude = abs(value)
    kept, rest, half = magnitude >> shift, magnitude & ((1 << shift) - 1), 1 << (shift - 1)
    if rest > half or (rest == half and kept & 1):
        kept += 1
    return math.copysign(float(kept << shift), value)


def _fp_to_int(opcode: str, value: float, type: IRType) -> Constant:
    """Truncation toward zero; what does not fit is poison."""
    assert isinstance(type, IntType)
    if value - value != 0.0:
        return poison(type)
    whole = int(value)
    low, high = (-(1 << (type.bits - 1)), (1 << (type.bits - 1)) - 1) if opcode == "fptosi" else (
        0, (1 << type.bits) - 1)
    return const_int(type, whole) if low <= whole <= high else poison(type)


def _fold_bitcast(value: Constant, type: IRType) -> Constant | None:
    """Scalars of equal width and vectors of equally many elements."""
    if value.type is type:
        return value
    if isinstance(type, VectorType) and isinstance(value.type, VectorType):
        parts = elements_of(value) if type.count == value.type.count else None
        return None if parts is None else _vector_of([_fold_bitcast(part, type.element) for part in parts])
    codes = {16: ("<H", "<e"), 32: ("<I", "<f"), 64: ("<Q", "<d")}
    if isinstance(value, ConstantInt) and isinstance(type, FloatType):
        as_int, as_fp = codes[type.bits]
        return ConstantFP(type, float(struct.unpack(as_fp, struct.pack(as_int, value.unsigned))[0]))
    if isinstance(value, ConstantFP) and isinstance(type, IntType) and type.bits in codes:
        as_int, as_fp = codes[type.bits]
        return const_int(type, struct.unpack(as_int, struct.pack(as_fp, value.value))[0])
    return None


def fold_select(cond: Constant, if_true: Constant, if_false: Constant) -> Constant | None:
    """`select cond, if_true, if_false`."""
    if isinstance(cond, ConstantInt):
        return if_true if cond.value else if_false
    if isinstance(cond, ConstantNull):
        return if_false
    if isinstance(cond, UndefValue):
        return poison(if_true.type) if cond.is_poison else if_false
    conds, trues, falses = elements_of(cond), elements_of(if_true), elements_of(if_false)
    if conds is None or trues is None or falses is None:
        return None
    return _vector_of([fold_select(c, t, f) for c, t, f in zip(conds, trues, falses, strict=True)])


def fold_extract_element(vector: Constant, index: Constant) -> Constant | None:
    """`extractelement vector, index`."""
    assert isinstance(vector.type, VectorType)
    if vector.ref == "poison" or isinstance(index, UndefValue):
        return poison(vector.type.element)
    if isinstance(vector, UndefValue):
        return undef(vector.type.element)
    if not isinstance(index, ConstantInt):
        return None
    if index.unsigned >= vector.type.count:
        return poison(vector.type.element)
    return element_of(vector, index.unsigned)


def fold_insert_element(vector: Constant, element: Constant, index: Constant) -> Constant | None:
    """`insertelement vector, element, index`."""
    assert isinstance(vector.type, VectorType)
    if isinstance(index, UndefValue):
        return poison(vector.type)
    if not isinstance(index, ConstantInt):
        return None
    if index.unsigned >= vector.type.count:
        return poison(vector.type)
    parts = elements_of(vector)
    if parts is None:
        return None
    place = index.unsigned
    return const_vector((*parts[:place], element, *parts[place + 1:]))


def fold_shuffle_vector(first: Constant, second: Constant, mask: tuple[int, ...]) -> Constant | None:
    """`shufflevector first, second, mask`; -1 in the mask is poison."""
    assert isinstance(first.type, VectorType)
    left, right = elements_of(first), elements_of(second)
    if left is None or right is None:
        return None
    both = left + right
    return const_vector(tuple(both[index] if index >= 0 else poison(first.type.element) for index in mask))


def fold_extract_value(aggregate: Constant, path: tuple[int, ...]) -> Constant | None:
    """`extractvalue aggregate, path`."""
    value: Constant | None = aggregate
    for index in path:
        value = element_of(value, index) if value is not None else None
    return value


def fold_insert_value(aggregate: Constant, value: Constant, path: tuple[int, ...]) -> Constant | None:
    """`insertvalue aggregate, value, path`."""
    if not path:
        return value
    if not isinstance(aggregate, (ConstantAggregate, ConstantNull, UndefValue)):
        return None
    parts = elements_of(aggregate)
    if parts is None:
        return None
    inner = fold_insert_value(parts[path[0]], value, path[1:])
    if inner is None:
        return None
    replaced = (*parts[:path[0]], inner, *parts[path[0] + 1:])
    if isinstance(aggregate.type, StructType):
        return const_struct(aggregate.type, replaced)
    assert isinstance(aggregate.type, ArrayType)
    return const_array(aggregate.type.element, replaced)
