"""Instructions that compute one value from others, as far as these are known.

Mirrors llvm/lib/Analysis/ConstantFolding.cpp: ConstantFoldInstruction.
Differs: the folds themselves are those of codegen.constant_fold; addresses of one object are compared, too.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen import constant_fold as fold
from hlslfe.codegen.constants import ConstantInt, const_int
from hlslfe.codegen.ir import AggregateAccess, Cmp, Constant, Instruction, ShuffleVector
from hlslfe.codegen.ir_types import I1, PointerType
from hlslfe.legalize.values import UNKNOWN, Places, join

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


def compute(instruction: Instruction, values: list[Any]) -> Any:
    """What is known of the result, given what is known of the operands."""
    if instruction.opcode == "select":
        return _select(values)
    if isinstance(instruction.type, PointerType):  # a cast of an address
        return values[0] if values and isinstance(values[0], Places) else UNKNOWN
    if isinstance(instruction, Cmp) and isinstance(values[0], Places) and isinstance(values[1], Places):
        return _compare_addresses(instruction.predicate, values[0], values[1])
    handler = _FOLDS.get(instruction.opcode)
    if handler is None or not all(isinstance(value, Constant) for value in values):
        return None
    return handler(instruction, values)


def _select(values: list[Any]) -> Any:
    cond, first, second = values
    if isinstance(cond, ConstantInt):
        return first if cond.value else second
    return join(first, second)


def _compare_addresses(predicate: str, left: Places, right: Places) -> Any:
    first, second = left.single, right.single
    if first is None or second is None or first[0] is not second[0] or predicate not in ("eq", "ne"):
        return None
    return const_int(I1, int((first[1] == second[1]) == (predicate == "eq")))


def _binop(instruction: Instruction, values: list[Any]) -> Any:
    return fold.fold_binop(instruction.opcode, values[0], values[1])


def _cast(instruction: Instruction, values: list[Any]) -> Any:
    return fold.fold_cast(instruction.opcode, values[0], instruction.type)


def _cmp(instruction: Cmp, values: list[Any]) -> Any:
    fold_cmp = fold.fold_icmp if instruction.opcode == "icmp" else fold.fold_fcmp
    return fold_cmp(instruction.predicate, values[0], values[1])


def _shuffle(instruction: ShuffleVector, values: list[Any]) -> Any:
    return fold.fold_shuffle_vector(values[0], values[1], instruction.mask)


def _extract_value(instruction: AggregateAccess, values: list[Any]) -> Any:
    return fold.fold_extract_value(values[0], instruction.path)


_BINARY = "add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv frem"
_CASTS = "trunc zext sext fptrunc fpext fptosi fptoui sitofp uitofp bitcast"
_FOLDS: dict[str, Callable[[Any, list[Any]], Any]] = {
    **dict.fromkeys(_BINARY.split(), _binop),
    **dict.fromkeys(_CASTS.split(), _cast),
    **dict.fromkeys(("icmp", "fcmp"), _cmp),
    "fneg": lambda _, values: fold.fold_fneg(values[0]),
    "extractelement": lambda _, values: fold.fold_extract_element(values[0], values[1]),
    "insertelement": lambda _, values: fold.fold_insert_element(values[0], values[1], values[2]),
    "shufflevector": _shuffle,
    "extractvalue": _extract_value,
}
