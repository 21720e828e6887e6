"""Copies of instructions.

Mirrors llvm/lib/IR/Instruction.cpp: Instruction::clone.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Alloca, Block, Instruction, Phi, Switch, Terminator, Value


def _slots(cls: type) -> tuple[str, ...]:
    return tuple(name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ()))


_SLOTS: dict[type, tuple[str, ...]] = {}


def clone(instruction: Instruction) -> Instruction:
    """A copy that stands nowhere, has no name yet (but the wish for the old one) and may be changed freely."""
    cls = instruction.__class__
    slots = _SLOTS.get(cls)
    if slots is None:
        slots = _SLOTS[cls] = _slots(cls)
    made: Instruction = cls.__new__(cls)
    for slot in slots:
        setattr(made, slot, getattr(instruction, slot))
    made.operands = list(made.operands)
    made.parent = None
    made.ref = ""
    if isinstance(made, Alloca):
        made.users = []
    elif isinstance(made, Terminator):
        made.targets = list(made.targets)
        if isinstance(made, Switch):
            made.cases = list(made.cases)
    elif isinstance(made, Phi):
        made.blocks = list(made.blocks)
    return made


def place(block: Block, instruction: Instruction) -> None:
    """Put an instruction at the end of a block."""
    instruction.parent = block
    block.instructions.append(instruction)


def retarget(terminator: Terminator, targets: list[Block]) -> None:
    """Other successors, which know their user."""
    terminator.targets = targets
    for target in targets:
        target.users.append(terminator)


def operands_of(instruction: Instruction) -> list[Value]:
    """Everything that an instruction uses, what stands in operand bundles too."""
    bundles = getattr(instruction, "bundles", None)
    return [*instruction.operands, *(value for _, value in bundles)] if bundles else instruction.operands
