"""Arithmetic on IR values, written as a formula: what the definitions of intrinsic functions are made of.

No Clang counterpart: Clang compiles the formulas from the source of its header.

A `Number` is an IR value with Python's operators; Python numbers beside one become constants of its type, scalars
beside vectors are splatted.  Integers are unsigned unless a method says otherwise.
"""

from __future__ import annotations

from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_number, poison
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import IRType, VectorType, vector, with_scalar
from hlslfe.codegen.module_base import ModuleBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import TypeAlias

    Operand: TypeAlias = "Number | int | float"


class Calculator:
    """Emits with `builder`; `cgm` declares the intrinsics."""

    __slots__ = ("builder", "cgm")

    def __init__(self, builder: IRBuilder, cgm: ModuleBase) -> None:
        self.builder = builder
        self.cgm = cgm

    def number(self, value: Value) -> Number:
        return Number(self, value)

    def constant(self, type: IRType, value: float) -> Number:
        """`value` in each component of `type`."""
        return Number(self, const_number(type, value))

    def call(self, name: str, *args: Number, result: IRType | None = None, overload: IRType | None = None) -> Number:
        """`llvm.name`, overloaded by the first argument; `result` is its type unless given."""
        values = [arg.value for arg in args]
        first = values[0].type
        declaration = self.cgm.intrinsic(f"llvm.{name}", result or first, tuple(value.type for value in values),
                                         (overload or first,))
        return Number(self, self.builder.call(declaration, values))

    def call_plain(self, name: str, *args: Number, result: IRType) -> Number:
        """`llvm.name`, not overloaded."""
        values = [arg.value for arg in args]
        declaration = self.cgm.intrinsic(f"llvm.{name}", result, tuple(value.type for value in values))
        return Number(self, self.builder.call(declaration, values))

    def select(self, condition: Number, if_true: Number, if_false: Number) -> Number:
        """Component by component; a scalar among vectors is splatted."""
        size = max(number.size for number in (condition, if_true, if_false))
        if_true, if_false = if_true.splat(size), if_false.splat(size)
        if condition.size:
            condition = condition.splat(size)
        return Number(self, self.builder.select(condition.value, if_true.value, if_false.value))

    def compose(self, parts: list[Number]) -> Number:
        """A vector of these scalars."""
        builder = self.builder
        value: Value = poison(vector(parts[0].value.type, len(parts)))
        for index, part in enumerate(parts):
            value = builder.insert_element(value, part.value, index)
        return Number(self, value)


class Number:
    """One value of a formula."""

    __slots__ = ("calculator", "value")

    def __init__(self, calculator: Calculator, value: Value) -> None:
        self.calculator = calculator
        self.value = value

    # ---- shape

    @property
    def type(self) -> IRType:
        return self.value.type

    @property
    def size(self) -> int:
        """The number of components; 0 for a scalar."""
        type = self.value.type
        return type.count if isinstance(type, VectorType) else 0

    @property
    def bits(self) -> int:
        """The width of the element."""
        return int(getattr(self.value.type.scalar, "bits", 0))

    def __getitem__(self, index: int) -> Number:
        return Number(self.calculator, self.calculator.builder.extract_element(self.value, index))

    def swizzle(self, *indices: int) -> Number:
        return Number(self.calculator, self.calculator.builder.shuffle_vector(self.value, indices))

    def splat(self, size: int) -> Number:
        """A vector of `size` when this is a scalar; itself when `size` is 0 or this is a vector."""
        if not size or self.size:
            return self
        return Number(self.calculator, self.calculator.builder.vector_splat(size, self.value))

    def _other(self, other: Operand) -> Number:
        if isinstance(other, Number):
            return other
        return self.calculator.constant(self.value.type, other)

    # ---- operators

    def _binary(self, floating: str, integer: str, other: Operand, is_reversed: bool = False) -> Number:
        right = self._other(other)
        size = max(self.size, right.size)
        first, second = self.splat(size), right.splat(size)
        if is_reversed:
            first, second = second, first
        opcode = floating if self.value.type.is_fp else integer
        return Number(self.calculator, self.calculator.builder.binop(opcode, first.value, second.value))

    def __add__(self, other: Operand) -> Number:
        return self._binary("fadd", "add", other)

    def __sub__(self, other: Operand) -> Number:
        return self._binary("fsub", "sub", other)

    def __rsub__(self, other: Operand) -> Number:
        return self._binary("fsub", "sub", other, True)

    def __mul__(self, other: Operand) -> Number:
        return self._binary("fmul", "mul", other)

    __rmul__ = __mul__

    def __truediv__(self, other: Operand) -> Number:
        return self._binary("fdiv", "udiv", other)

    def __and__(self, other: Operand) -> Number:
        return self._binary("and", "and", other)

    def __or__(self, other: Operand) -> Number:
        return self._binary("or", "or", other)

    def __lshift__(self, other: Operand) -> Number:
        return self._binary("shl", "shl", other)

    def __rshift__(self, other: Operand) -> Number:
        return self._binary("lshr", "lshr", other)

    def __neg__(self) -> Number:
        builder = self.calculator.builder
        return Number(self.calculator,
                      builder.fneg(self.value) if self.value.type.is_fp else builder.neg(self.value))

    # ---- comparisons: i1 or a vector of it

    def compare(self, predicate: str, other: Operand) -> Number:
        """`predicate` is LLVM's, of fcmp or icmp as the type is."""
        right = self._other(other)
        builder = self.calculator.builder
        emit = builder.fcmp if self.value.type.is_fp else builder.icmp
        return Number(self.calculator, emit(predicate, self.value, right.value))

    # ---- conversions

    def cast(self, opcode: str, scalar: IRType) -> Number:
        """To the same shape of `scalar`."""
        type = with_scalar(self.value.type, scalar)
        return Number(self.calculator, self.calculator.builder.cast(opcode, self.value, type))

    def bitcast(self, type: IRType) -> Number:
        return Number(self.calculator, self.calculator.builder.cast("bitcast", self.value, type))
