"""What nobody needs any more: instructions without uses, memory that is never read, functions that are never called.

Mirrors llvm/lib/Transforms/Utils/Local.cpp: RecursivelyDeleteTriviallyDeadInstructions and
llvm/lib/Transforms/InstCombine/InstructionCombining.cpp: isAllocSiteRemovable.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.codegen.constants import ConstantAggregate, ConstantGEP
from hlslfe.codegen.ir import Block, Call, Function, GlobalValue, Instruction, Load, Module, Store, Value
from hlslfe.codegen.ir_types import TargetExtType
from hlslfe.legalize.copies import operands_of

_PURE = frozenset("""add sub mul shl lshr ashr and or xor fadd fsub fmul fdiv fneg trunc zext sext fptrunc fpext fptosi
    fptoui sitofp uitofp bitcast addrspacecast icmp fcmp select extractelement insertelement shufflevector extractvalue
    insertvalue getelementptr phi""".split())
_ADDRESSES = frozenset(("getelementptr", "addrspacecast", "phi", "select"))


def remove_dead(blocks: list[Block], own: set[Value]) -> None:
    """own: the allocas that may go."""
    uses: dict[Value, list[Instruction]] = {}
    for block in blocks:
        for instruction in block.instructions:
            for operand in operands_of(instruction):
                if isinstance(operand, Instruction):
                    uses.setdefault(operand, []).append(instruction)
    counts = {value: len(users) for value, users in uses.items()}
    dead: set[Value] = set()
    pending = [one for block in blocks for one in block.instructions if one not in uses and _may_go(one)]
    allocas = set(own)
    while pending or allocas:
        while pending:
            _remove(pending.pop(), dead, counts, pending, allocas, own)
        alloca = allocas.pop() if allocas else None
        if alloca is not None and alloca not in dead:
            for user in _writers(alloca, uses, dead) or ():
                _remove(user, dead, counts, pending, allocas, own)
    for block in blocks:
        block.instructions = [one for one in block.instructions if one not in dead]


def _may_go(one: Instruction) -> bool:
    if isinstance(one, Load):
        return not one.is_volatile
    return one.opcode in _PURE or (isinstance(one, Call) and isinstance(one.type, TargetExtType))


def _remove(one: Instruction, dead: set[Value], counts: dict[Value, int], pending: list[Instruction],
            allocas: set[Value], own: set[Value]) -> None:
    if one in dead:
        return
    dead.add(one)
    for operand in operands_of(one):
        if not isinstance(operand, Instruction) or operand in dead:
            continue
        counts[operand] -= 1
        if operand in own:
            allocas.add(operand)
        elif not counts[operand] and _may_go(operand):
            pending.append(operand)
        else:
            base = operand
            while base.opcode in _ADDRESSES and base.operands and isinstance(base.operands[0], Instruction):
                base = base.operands[0]
            if base in own:
                allocas.add(base)


def _writers(alloca: Value, uses: dict[Value, list[Instruction]], dead: set[Value]) -> list[Instruction] | None:
    """Everything that has to do with an alloca, itself too; None when somebody reads it."""
    assert isinstance(alloca, Instruction)
    found = {alloca: None}
    pending: list[Instruction] = [alloca]
    while pending:
        address = pending.pop()
        for user in uses.get(address, ()):
            if user in found or user in dead:
                continue
            if isinstance(user, Store):
                if user.operands[0] is address:
                    return None
            elif isinstance(user, Call):
                if not _only_writes(user, address):
                    return None
            elif user.opcode in ("getelementptr", "addrspacecast"):
                pending.append(user)
            else:
                return None
            found[user] = None
    return list(found)[::-1]


def _only_writes(call: Call, address: Instruction) -> bool:
    callee = call.callee
    if not isinstance(callee, Function):
        return False
    if callee.name.startswith("llvm.memcpy."):
        return call.operands[1] is not address
    return callee.name.startswith(("llvm.memset.", "llvm.lifetime."))


# ---------------------------------------------------------------------------------------------------- the module


def referenced(module: Module, roots: Iterable[GlobalValue]) -> set[GlobalValue]:
    """Everything that `roots` need, themselves too."""
    found: set[GlobalValue] = set()
    pending: list[Value] = list(roots)
    while pending:
        value = pending.pop()
        if isinstance(value, ConstantGEP):
            pending.append(value.base)
        elif isinstance(value, ConstantAggregate):
            pending += value.elements
        elif isinstance(value, GlobalValue) and value not in found:
            found.add(value)
            if isinstance(value, Function):
                for block in value.blocks:
                    for instruction in block.instructions:
                        pending += (one for one in operands_of(instruction) if one.is_constant)
                        if isinstance(instruction, Call):
                            pending.append(instruction.callee)
            else:
                initializer = getattr(value, "initializer", None)
                if initializer is not None:
                    pending.append(initializer)
    return found
