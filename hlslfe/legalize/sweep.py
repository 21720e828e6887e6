"""The module after its functions are rewritten: globals without handles, nothing that nobody uses.

Mirrors llvm/lib/Transforms/IPO/GlobalDCE.cpp: GlobalDCEPass::run.
"""

from __future__ import annotations

from hlslfe.codegen.constants import ConstantAggregate, ConstantNull, UndefValue, const_array, const_struct, zero
from hlslfe.codegen.ir import Call, Constant, Function, GlobalValue, GlobalVariable, MDNode, Module, Value
from hlslfe.codegen.ir_types import ArrayType, IRType, StructType, TargetExtType
from hlslfe.legalize.cleanup import referenced
from hlslfe.legalize.layout import Layout
from hlslfe.legalize.machine import Facts


def retype_globals(module: Module, facts: Facts) -> None:
    """Static variables that held handles hold indices, like locals."""
    for variable in module.globals:
        if variable not in facts.roots and facts.layout.handles(variable.value_type):
            if variable.initializer is not None:
                variable.initializer = _retyped(variable.initializer, facts.layout)
            variable.value_type = facts.layout.retyped(variable.value_type)


def _retyped(value: Constant, layout: Layout) -> Constant:
    type: IRType = layout.retyped(value.type)
    if type is value.type:
        return value
    if isinstance(value, ConstantAggregate):
        elements = tuple(_retyped(one, layout) for one in value.elements)
        if isinstance(type, ArrayType):
            return const_array(type.element, elements)
        assert isinstance(type, StructType)
        return const_struct(type, elements)
    if isinstance(value, UndefValue):
        return UndefValue(type, value.is_poison)
    return zero(type) if isinstance(value, ConstantNull) or isinstance(value.type, TargetExtType) else value


def sweep(module: Module, global_init: Function | None, foreign: set[Function]) -> None:
    """Throw away what is not used any more; foreign: functions that could not be rewritten."""
    if global_init is not None:
        block = global_init.blocks[0]
        block.instructions = [one for one in block.instructions if not _calls_nothing(one)]
    kept: list[GlobalValue] = [one for one in module.globals if not _may_go(one)]
    kept += [one for one in module.functions if one.blocks and one not in foreign
             and one.linkage not in ("internal", "linkonce_odr")]
    kept += [one for node in _nodes(module) for one in node.operands if isinstance(one, GlobalValue)]
    used = referenced(module, kept)
    module.functions = [one for one in module.functions if one in used]
    module.globals = [one for one in module.globals if one in used or not _may_go(one)]


def _may_go(variable: GlobalVariable) -> bool:
    return variable.linkage in ("internal", "private", "linkonce_odr")


def _calls_nothing(instruction: Value) -> bool:
    """A call of a function that only returns."""
    callee = instruction.callee if isinstance(instruction, Call) else None
    return isinstance(callee, Function) and len(callee.blocks) == 1 and callee.blocks[0].instructions[0].opcode == "ret"


def _nodes(module: Module) -> list[MDNode]:
    """All metadata that names values."""
    pending = [node for named in module.named_metadata.values() for node in named.operands]
    pending += [node for variable in module.globals for _, node in variable.metadata]
    pending += [node for function in module.functions for _, node in function.metadata]
    found: dict[MDNode, None] = {}
    while pending:
        node = pending.pop()
        if node not in found:
            found[node] = None
            pending += (one for one in node.operands if isinstance(one, MDNode))
    return list(found)
