"""Builds instructions: one method per opcode, values named as LLVM names them, constants folded as LLVM folds them.

Mirrors llvm/include/llvm/IR/IRBuilder.h: IRBuilder and clang/lib/CodeGen/CGBuilder.h: CGBuilderTy.
Differs: without an insertion point (`block` is None) instructions are made but stand nowhere, as in Clang; allocas are
kept aside and put at the head of the entry block by `finish_function`, where Clang has an insertion mark.
"""

from __future__ import annotations

from hlslfe.codegen import constant_fold as fold
from hlslfe.codegen.constants import (
    ConstantFP,
    ConstantInt,
    all_ones,
    const_gep,
    const_int,
    poison,
    splat,
    zero,
)
from hlslfe.codegen.ir import (
    AggregateAccess,
    Alloca,
    Block,
    Call,
    Cmp,
    Constant,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    ShuffleVector,
    Store,
    Switch,
    Terminator,
    Value,
)
from hlslfe.codegen.ir_types import (
    I1,
    I64,
    VOID,
    ArrayType,
    FunctionType,
    IRType,
    StructType,
    quoted_name,
    vector,
    with_scalar,
)

FAST_MATH = "reassoc nnan ninf nsz arcp afn"


class IRBuilder:
    """Instructions go to the end of `block`, or before index `place`; FP operations get the flags `fast_math`."""

    __slots__ = ("function", "block", "place", "fast_math", "allocas", "_names")

    def __init__(self, function: Function, block: Block | None = None, fast_math: str = FAST_MATH) -> None:
        self.function = function
        self.block = block
        self.place: int | None = None  # index in block.instructions; None is the end
        self.fast_math = fast_math
        self.allocas: list[Instruction] = []
        self._names = function.names

    # ---- where

    def position_at_end(self, block: Block | None) -> None:
        """Insert at the end of `block` from now on; None clears the insertion point."""
        self.block = block
        self.place = None

    def position_before(self, block: Block, index: int) -> None:
        """Insert before instruction `index` of `block`."""
        self.block = block
        self.place = index

    def finish_function(self) -> None:
        """Put the allocas at the head of the entry block."""
        if self.allocas:
            self.function.blocks[0].instructions[0:0] = self.allocas
            self.allocas = []

    def insert(self, instruction: Instruction, name: str = "") -> Instruction:
        """Insert at the insertion point, named uniquely."""
        block = self.block
        if block is None:
            return instruction
        if name and instruction.type is not VOID:
            self._set_name(instruction, name)
        instruction.parent = block
        if self.place is None:
            block.instructions.append(instruction)
        else:
            block.instructions.insert(self.place, instruction)
            self.place += 1
        return instruction

    def _set_name(self, instruction: Instruction, name: str) -> None:
        instruction.name = name = self._names.unique(name)
        instruction.ref = "%" + quoted_name(name)

    def rename(self, instruction: Instruction, name: str) -> None:
        """Give another name, freeing the old one (LLVM: setName)."""
        if instruction.name:
            self._names.release(instruction.name)
        self._set_name(instruction, name)

    def erase(self, instruction: Instruction) -> None:
        """Take an instruction out of its block; its name is free again."""
        block = instruction.parent
        if block is not None:
            block.instructions.remove(instruction)
            instruction.parent = None
        for operand in instruction.operands:
            if isinstance(operand, Alloca):
                operand.users.remove(instruction)
        if isinstance(instruction, Terminator):
            for target in instruction.targets:
                target.users.remove(instruction)
        if instruction.name:
            self._names.release(instruction.name)

    # ---- memory

    def alloca(self, type: IRType, name: str = "", align: int = 0, address_space: int = 0) -> Alloca:
        """A local at the head of the entry block."""
        made = Alloca(type, align, address_space)
        if name:
            self._set_name(made, name)
        self.allocas.append(made)
        return made

    def alloca_here(self, type: IRType, name: str = "", align: int = 0) -> Alloca:
        """An alloca at the insertion point."""
        made = Alloca(type, align)
        self.insert(made, name)
        return made

    def load(self, type: IRType, ptr: Value, align: int, name: str = "", is_volatile: bool = False) -> Load:
        made = Load(type, ptr, align, is_volatile)
        if isinstance(ptr, Alloca):
            ptr.users.append(made)
        self.insert(made, name)
        return made

    def store(self, value: Value, ptr: Value, align: int, is_volatile: bool = False) -> Store:
        made = Store(value, ptr, align, is_volatile)
        self._use(made)
        self.insert(made)
        return made

    def gep(self, source_type: IRType, ptr: Value, indices: list[Value], name: str = "",
            flags: str = "") -> Value:
        """getelementptr; `flags` "", "inbounds" or "inbounds nuw". Constant addresses fold."""
        if ptr.is_constant and all(index.is_constant for index in indices):
            return const_gep(source_type, ptr, tuple(indices), flags)  # type: ignore[arg-type]
        made = GetElementPtr(source_type, ptr, indices, flags)
        self._use(made)
        return self.insert(made, name)

    def memcpy(self, declaration: Function, dest: Value, dest_align: int, source: Value, source_align: int,
               size: Constant) -> Call:
        """`declaration` is `llvm.memcpy.*`; alignments 0 print none."""
        made = self.call(declaration, [dest, source, size, const_int(I1, 0)])
        made.arg_attrs = [f"align {align}" if align else "" for align in (dest_align, source_align)]
        return made

    def _use(self, instruction: Instruction) -> None:
        for operand in instruction.operands:
            if isinstance(operand, Alloca):
                operand.users.append(instruction)

    # ---- arithmetic

    def binop(self, opcode: str, lhs: Value, rhs: Value, name: str = "", flags: str = "") -> Value:
        """add ... xor, fadd ... frem; FP ones get the fast-math flags, `flags` is for nsw and the like."""
        if lhs.is_constant and rhs.is_constant:
            folded = fold.fold_binop(opcode, lhs, rhs)  # type: ignore[arg-type]
            if folded is not None:
                return folded
        if lhs.type.is_fp:
            flags = self.fast_math
        return self.insert(Instruction(opcode, lhs.type, [lhs, rhs], flags), name)

    def neg(self, value: Value, name: str = "", flags: str = "") -> Value:
        """`sub 0, value`."""
        return self.binop("sub", zero(value.type), value, name, flags)

    def not_(self, value: Value, name: str = "") -> Value:
        """`xor value, -1`."""
        return self.binop("xor", value, all_ones(value.type), name)

    def fneg(self, value: Value, name: str = "") -> Value:
        if isinstance(value, Constant):
            folded = fold.fold_fneg(value)
            if folded is not None:
                return folded
        return self.insert(Instruction("fneg", value.type, [value], self.fast_math), name)

    def icmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "") -> Value:
        if lhs.is_constant and rhs.is_constant:
            folded = fold.fold_icmp(predicate, lhs, rhs)  # type: ignore[arg-type]
            if folded is not None:
                return folded
        return self.insert(Cmp("icmp", predicate, with_scalar(lhs.type, I1), lhs, rhs, ""), name)

    def fcmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "") -> Value:
        if lhs.is_constant and rhs.is_constant:
            folded = fold.fold_fcmp(predicate, lhs, rhs)  # type: ignore[arg-type]
            if folded is not None:
                return folded
        return self.insert(Cmp("fcmp", predicate, with_scalar(lhs.type, I1), lhs, rhs, self.fast_math), name)

    def is_not_null(self, value: Value, name: str = "") -> Value:
        """`icmp ne value, 0`."""
        return self.icmp("ne", value, zero(value.type), name)

    def cast(self, opcode: str, value: Value, type: IRType, name: str = "", flags: str = "") -> Value:
        """trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, addrspacecast; no-op for the same
        type. fptrunc and fpext get the fast-math flags."""
        if value.type is type:
            return value
        if isinstance(value, Constant):
            folded = fold.fold_cast(opcode, value, type)
            if folded is not None:
                return folded
        if opcode in ("fptrunc", "fpext"):
            flags = self.fast_math
        return self.insert(Instruction(opcode, type, [value], flags), name)

    def select(self, cond: Value, if_true: Value, if_false: Value, name: str = "") -> Value:
        if isinstance(cond, Constant) and isinstance(if_true, Constant) and isinstance(if_false, Constant):
            folded = fold.fold_select(cond, if_true, if_false)
            if folded is not None:
                return folded
        flags = self.fast_math if _is_fp_result(if_true.type) else ""
        return self.insert(Instruction("select", if_true.type, [cond, if_true, if_false], flags), name)

    def phi(self, type: IRType, name: str = "") -> Phi:
        """Fill it with `add_incoming`."""
        made = Phi(type, self.fast_math if _is_fp_result(type) else "")
        self.insert(made, name)
        return made

    # ---- vectors and aggregates

    def extract_element(self, vec: Value, index: Value | int, name: str = "") -> Value:
        """An `index` that is a Python number becomes i64."""
        if isinstance(index, int):
            index = const_int(I64, index)
        if isinstance(vec, Constant) and isinstance(index, Constant):
            folded = fold.fold_extract_element(vec, index)
            if folded is not None:
                return folded
        return self.insert(Instruction("extractelement", vec.type.scalar, [vec, index]), name)

    def insert_element(self, vec: Value, element: Value, index: Value | int, name: str = "") -> Value:
        """An `index` that is a Python number becomes i64."""
        if isinstance(index, int):
            index = const_int(I64, index)
        if isinstance(vec, Constant) and isinstance(element, Constant) and isinstance(index, Constant):
            folded = fold.fold_insert_element(vec, element, index)
            if folded is not None:
                return folded
        return self.insert(Instruction("insertelement", vec.type, [vec, element, index]), name)

    def shuffle_vector(self, first: Value, mask: tuple[int, ...], second: Value | None = None, name: str = "") -> Value:
        """`second` defaults to poison; -1 in `mask` is poison."""
        if second is None:
            second = poison(first.type)
        if isinstance(first, Constant) and isinstance(second, Constant):
            folded = fold.fold_shuffle_vector(first, second, mask)
            if folded is not None:
                return folded
        return self.insert(ShuffleVector(vector(first.type.scalar, len(mask)), first, second, mask), name)

    def vector_splat(self, count: int, value: Value, name: str = "") -> Value:
        """`name.splatinsert` at element 0 of poison, then `name.splat`; constants become `splat (...)`."""
        if isinstance(value, (ConstantInt, ConstantFP)):
            return splat(count, value)
        start = poison(vector(value.type, count))
        inserted = self.insert_element(start, value, 0, name + ".splatinsert")
        return self.shuffle_vector(inserted, (0,) * count, name=name + ".splat")

    def extract_value(self, aggregate: Value, path: tuple[int, ...], name: str = "") -> Value:
        if isinstance(aggregate, Constant):
            folded = fold.fold_extract_value(aggregate, path)
            if folded is not None:
                return folded
        type = aggregate.type
        for index in path:
            assert isinstance(type, (ArrayType, StructType))
            type = type.element if isinstance(type, ArrayType) else type.elements[index]
        return self.insert(AggregateAccess("extractvalue", type, [aggregate], path), name)

    def insert_value(self, aggregate: Value, value: Value, path: tuple[int, ...], name: str = "") -> Value:
        if isinstance(aggregate, Constant) and isinstance(value, Constant):
            folded = fold.fold_insert_value(aggregate, value, path)
            if folded is not None:
                return folded
        return self.insert(AggregateAccess("insertvalue", aggregate.type, [aggregate, value], path), name)

    # ---- calls

    def call(self, callee: Value, args: list[Value], name: str = "", function_type: FunctionType | None = None) -> Call:
        """A call; FP results get the fast-math flags. Set `arg_attrs`, `return_attrs`, `attributes` on the result."""
        if function_type is None:
            assert isinstance(callee, Function)
            function_type = callee.function_type
        made = Call(callee, function_type, args, self.fast_math if _is_fp_result(function_type.result) else "")
        self._use(made)
        self.insert(made, name)
        return made

    # ---- terminators

    def br(self, target: Block) -> Terminator | None:
        return self._terminate(Terminator("br", [], [target]) if self.block is not None else None)

    def cond_br(self, cond: Value, if_true: Block, if_false: Block) -> Terminator | None:
        return self._terminate(Terminator("br", [cond], [if_true, if_false]) if self.block is not None else None)

    def switch(self, value: Value, default: Block) -> Switch | None:
        """Add the cases with `add_case`."""
        if self.block is None:
            return None
        made = Switch(value, default)
        self._terminate(made)
        return made

    def ret(self, value: Value | None = None) -> Terminator | None:
        return self._terminate(Terminator("ret", [] if value is None else [value], []))

    def unreachable(self) -> Terminator | None:
        return self._terminate(Terminator("unreachable", [], []))

    def _terminate(self, made: Terminator | None) -> Terminator | None:
        """Insert; the insertion point stays, callers clear it as Clang's do."""
        if made is not None:
            self._use(made)
            self.insert(made)
        return made


def _is_fp_result(type: IRType) -> bool:
    """May a phi, select or call of this type carry fast-math flags? (LLVM: FPMathOperator::classof)"""
    while isinstance(type, ArrayType):
        type = type.element
    return type.is_fp
