"""Which named structs a module uses, in the order in which LLVM lists them.

Mirrors llvm/lib/IR/TypeFinder.cpp: TypeFinder::run, TypeFinder::incorporateType.
"""

from __future__ import annotations

import re

from hlslfe.codegen.constants import ConstantGEP
from hlslfe.codegen.ir import Alloca, Call, Function, GetElementPtr, Instruction, Module, Value
from hlslfe.codegen.ir_types import ArrayType, IRType, StructType, TargetExtType, VectorType

_TYPE_ATTRIBUTE = re.compile(r'(?:byval|sret)\(([^()]*|[^()]*"[^"]*"[^()]*)\)')
_STRUCT_NAME = re.compile(r'%(?:"[^"]*"|[-\w.]+)')


class TypeFinder:
    """`found` are the structs so far."""

    __slots__ = ("found", "_by_text", "_visited")

    def __init__(self, module: Module) -> None:
        self.found: list[StructType] = []
        self._visited: set[IRType] = set()
        self._by_text = {struct.text: struct for struct in module.structs}

    def run(self, module: Module) -> list[StructType]:
        for variable in module.globals:
            self.add_type(variable.value_type)
        for function in module.functions:
            self._add_function(function)
        return self.found

    def _add_function(self, function: Function) -> None:
        self.add_type(function.function_type.result)
        for arg in function.args:
            self.add_type(arg.type)
        for arg in function.args:
            self._add_attributes(arg.attrs)
        for block in function.blocks:
            for instruction in block.instructions:
                self._add_instruction(instruction)

    def _add_instruction(self, instruction: Instruction) -> None:
        self.add_type(instruction.type)
        if isinstance(instruction, Alloca):
            self.add_type(instruction.allocated_type)
        elif isinstance(instruction, GetElementPtr):
            self.add_type(instruction.source_type)
        elif isinstance(instruction, Call):
            for attrs in instruction.arg_attrs:
                self._add_attributes(attrs)
        for operand in instruction.operands:
            address: Value = operand
            while isinstance(address, ConstantGEP):
                self.add_type(address.source_type)
                address = address.base

    def _add_attributes(self, attrs: str) -> None:
        """byval and sret name a type; attributes are text here, so the struct is found by its name."""
        if "(%" in attrs or "x %" in attrs:
            for match in _TYPE_ATTRIBUTE.finditer(attrs):
                for name in _STRUCT_NAME.findall(match[1]):
                    if name in self._by_text:
                        self.add_type(self._by_text[name])

    def add_type(self, root: IRType) -> None:
        """`root` before its parts, which follow depth first."""
        if root in self._visited:
            return
        self._visited.add(root)
        pending = [root]
        while pending:
            type = pending.pop()
            if isinstance(type, StructType) and type.name is not None:
                self.found.append(type)
            for part in reversed(subtypes(type)):
                if part not in self._visited:
                    self._visited.add(part)
                    pending.append(part)


def subtypes(type: IRType) -> tuple[IRType, ...]:
    """The types that `type` is made of."""
    if isinstance(type, StructType):
        return type.elements
    if isinstance(type, (ArrayType, VectorType)):
        return (type.element,)
    return type.types if isinstance(type, TargetExtType) else ()


def used_structs(module: Module) -> list[StructType]:
    """The named structs that appear in the text of the module."""
    return TypeFinder(module).run(module) if module.structs else []
