"""One line of text for each instruction.

Mirrors llvm/lib/IR/AsmWriter.cpp: AssemblyWriter::printInstruction.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen.ir import (
    AggregateAccess,
    Alloca,
    Call,
    Cmp,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    ShuffleVector,
    Store,
    Switch,
    Terminator,
)
from hlslfe.codegen.ir_atomic import AtomicRMW, CmpXchg

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


def _flags(instruction: Instruction) -> str:
    return instruction.flags + " " if instruction.flags else ""


def _print_binary(i: Instruction) -> str:
    lhs, rhs = i.operands
    return f"  {i.ref} = {i.opcode} {_flags(i)}{lhs.type.text} {lhs.ref}, {rhs.ref}"


def _print_fneg(i: Instruction) -> str:
    value = i.operands[0]
    return f"  {i.ref} = fneg {_flags(i)}{value.type.text} {value.ref}"


def _print_cast(i: Instruction) -> str:
    value = i.operands[0]
    return f"  {i.ref} = {i.opcode} {_flags(i)}{value.type.text} {value.ref} to {i.type.text}"


def _print_cmp(i: Cmp) -> str:
    lhs, rhs = i.operands
    return f"  {i.ref} = {i.opcode} {_flags(i)}{i.predicate} {lhs.type.text} {lhs.ref}, {rhs.ref}"


def _print_typed_operands(i: Instruction) -> str:
    """select, extractelement, insertelement: every operand with its type."""
    operands = ", ".join([f"{operand.type.text} {operand.ref}" for operand in i.operands])
    return f"  {i.ref} = {i.opcode} {_flags(i)}{operands}"


def _print_alloca(i: Alloca) -> str:
    align = f", align {i.align}" if i.align else ""
    return f"  {i.ref} = alloca {i.allocated_type.text}{align}"


def _print_load(i: Load) -> str:
    ptr = i.operands[0]
    volatile = "volatile " if i.is_volatile else ""
    return f"  {i.ref} = load {volatile}{i.type.text}, {ptr.type.text} {ptr.ref}, align {i.align}"


def _print_store(i: Store) -> str:
    value, ptr = i.operands
    volatile = "volatile " if i.is_volatile else ""
    return f"  store {volatile}{value.type.text} {value.ref}, {ptr.type.text} {ptr.ref}, align {i.align}"


def _print_gep(i: GetElementPtr) -> str:
    operands = ", ".join([f"{operand.type.text} {operand.ref}" for operand in i.operands])
    return f"  {i.ref} = getelementptr {_flags(i)}{i.source_type.text}, {operands}"


def mask_text(mask: tuple[int, ...]) -> str:
    """A shuffle mask; all zero and all poison have short forms."""
    if not any(mask):
        text = "zeroinitializer"
    elif all(index < 0 for index in mask):
        text = "poison"
    else:
        text = "<" + ", ".join(["i32 poison" if index < 0 else f"i32 {index}" for index in mask]) + ">"
    return f"<{len(mask)} x i32> {text}"


def _print_shuffle(i: ShuffleVector) -> str:
    first, second = i.operands
    return (f"  {i.ref} = shufflevector {first.type.text} {first.ref}, {second.type.text} {second.ref}, "
            f"{mask_text(i.mask)}")


def _print_aggregate_access(i: AggregateAccess) -> str:
    operands = ", ".join([f"{operand.type.text} {operand.ref}" for operand in i.operands])
    return f"  {i.ref} = {i.opcode} {operands}, {', '.join(map(str, i.path))}"


def _print_phi(i: Phi) -> str:
    pairs = ", ".join(
        [f"[ {value.ref}, {block.ref} ]" for value, block in zip(i.operands, i.blocks, strict=True)]
    )
    return f"  {i.ref} = phi {_flags(i)}{i.type.text} {pairs}"


def _print_call(i: Call) -> str:
    args = []
    attrs = i.arg_attrs
    for index, arg in enumerate(i.operands):
        text = attrs[index] + " " if index < len(attrs) and attrs[index] else ""
        args.append(f"{arg.type.text} {text}{arg.ref}")
    target = "" if i.type.text == "void" else f"{i.ref} = "
    conv = i.calling_conv + " " if i.calling_conv else ""
    result = i.return_attrs + " " if i.return_attrs else ""
    line = f"  {target}call {_flags(i)}{conv}{result}{i.type.text} {i.callee.ref}({', '.join(args)})"
    if i.attributes is not None:
        line += f" #{i.attributes.number}"
    if i.bundles:
        inner = ", ".join([f'"{tag}"({value.type.text} {value.ref})' for tag, value in i.bundles])
        line += f" [ {inner} ]"
    return line


def _print_br(i: Terminator) -> str:
    if not i.operands:
        return f"  br label {i.targets[0].ref}"
    return f"  br i1 {i.operands[0].ref}, label {i.targets[0].ref}, label {i.targets[1].ref}"


def _print_switch(i: Switch) -> str:
    value = i.operands[0]
    lines = [f"  switch {value.type.text} {value.ref}, label {i.targets[0].ref} ["]
    for case, target in zip(i.cases, i.targets[1:], strict=True):
        lines.append(f"    {case.type.text} {case.ref}, label {target.ref}")
    return "\n".join([*lines, "  ]"])


def _print_ret(i: Terminator) -> str:
    return f"  ret {i.operands[0].type.text} {i.operands[0].ref}" if i.operands else "  ret void"


def _print_unreachable(_: Terminator) -> str:
    return "  unreachable"


def _print_atomicrmw(i: AtomicRMW) -> str:
    pointer, value = i.operands
    return (f"  {i.ref} = atomicrmw {i.operation} {pointer.type.text} {pointer.ref}, {value.type.text} {value.ref} "
            f"{i.order}, align {i.align}")


def _print_cmpxchg(i: CmpXchg) -> str:
    operands = ", ".join([f"{operand.type.text} {operand.ref}" for operand in i.operands])
    return f"  {i.ref} = cmpxchg {operands} {i.order} monotonic, align {i.align}"


_BINARY = "add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv frem"
_CASTS = "trunc zext sext fptrunc fpext fptosi fptoui sitofp uitofp bitcast addrspacecast ptrtoint inttoptr"

PRINTERS: dict[str, Callable[[Any], str]] = {  # opcode -> its line, indented, without attachments
    **dict.fromkeys(_BINARY.split(), _print_binary),
    **dict.fromkeys(_CASTS.split(), _print_cast),
    **dict.fromkeys(("select", "extractelement", "insertelement"), _print_typed_operands),
    **dict.fromkeys(("icmp", "fcmp"), _print_cmp),
    **dict.fromkeys(("extractvalue", "insertvalue"), _print_aggregate_access),
    "atomicrmw": _print_atomicrmw,
    "cmpxchg": _print_cmpxchg,
    "fneg": _print_fneg,
    "alloca": _print_alloca,
    "load": _print_load,
    "store": _print_store,
    "getelementptr": _print_gep,
    "shufflevector": _print_shuffle,
    "phi": _print_phi,
    "call": _print_call,
    "br": _print_br,
    "switch": _print_switch,
    "ret": _print_ret,
    "unreachable": _print_unreachable,
}
