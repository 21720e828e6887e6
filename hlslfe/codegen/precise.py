"""`precise`: what such a variable is computed from loses its fast-math flags.

No Clang counterpart: Clang 22 has no way to drop these flags; the meaning is DXC's (its DxilPrecisePropagatePass).
Differs: it works on memory as a whole: a precise element or member makes its whole variable precise.

All that can flow into a precise variable is found in the finished module, through locals, globals, arguments and
results of calls.  Conditions do not count: they choose a value and are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.ast.types import RecordType, Type, modifiers_of
from hlslfe.codegen.constants import ConstantGEP
from hlslfe.codegen.ir import Alloca, Argument, Call, Function, GlobalVariable, Instruction, Module, Store, Value
from hlslfe.codegen.ir_types import PointerType

_FAST = "nnan"  # one of the flags, which stand together
_FAST_STRINGS = '"no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" '
_NO_NAN = " nofpclass(nan inf)"


def is_precise(type: Type) -> bool:
    """Is the type precise, or a member in it?"""
    if "precise" in modifiers_of(type):
        return True
    canonical = type.canonical
    while hasattr(canonical, "element") and isinstance(canonical.element, Type):
        canonical = canonical.element.canonical
    if not isinstance(canonical, RecordType):
        return False
    record = canonical.decl
    return any(is_precise(base.type) for base in record.bases) or any(
        is_precise(field.type) for field in record.fields)


def precise_places(places: Iterable[tuple[Type, Value]]) -> list[Value]:
    """Those of (type, place) that are precise."""
    return [place for type, place in places if is_precise(type)]


def _is_address(value: Value) -> bool:
    return isinstance(value.type, PointerType)


def _object(value: Value) -> Value:
    """The variable that a constant address points into; any other value itself."""
    while isinstance(value, ConstantGEP):
        value = value.base
    return value


class _Flow:
    """What reaches what.  stored: address -> values (or calls that write there); derived: address -> addresses in the
    same object, and parameters that it is passed as; passed: parameter -> arguments; sites: parameter -> (call, number
    of the argument); results: function -> values."""

    def __init__(self, module: Module) -> None:
        self.stored: dict[Value, list[Value]] = {}
        self.derived: dict[Value, list[Value]] = {}
        self.passed: dict[Value, list[Value]] = {}
        self.results: dict[Value, list[Value]] = {}
        self.sites: dict[Value, list[tuple[Call, int]]] = {}
        for function in module.functions:
            for block in function.blocks:
                for instruction in block.instructions:
                    self._add(function, instruction)

    def _add(self, function: Function, instruction: Instruction) -> None:
        operands = [_object(operand) for operand in instruction.operands]
        if isinstance(instruction, Store):
            self.stored.setdefault(operands[1], []).append(operands[0])
            if _is_address(operands[0]):  # the slot of an out parameter
                self.derived.setdefault(operands[0], []).append(operands[1])
        elif isinstance(instruction, Call):
            self._add_call(instruction, operands)
        elif instruction.opcode == "ret" and operands:
            self.results.setdefault(function, []).append(operands[0])
        elif _is_address(instruction) and operands:
            for operand in operands:
                if _is_address(operand):
                    self.derived.setdefault(operand, []).append(instruction)

    def _add_call(self, call: Call, operands: list[Value]) -> None:
        callee = call.callee
        if isinstance(callee, Function) and callee.blocks:
            for index, (param, operand) in enumerate(zip(callee.args, operands, strict=True)):
                self.passed.setdefault(param, []).append(operand)
                self.sites.setdefault(param, []).append((call, index))
                if _is_address(operand):
                    self.derived.setdefault(operand, []).append(param)
            return
        for operand in operands:  # llvm.memcpy and intrinsics that write to an argument
            if _is_address(operand):
                self.stored.setdefault(operand, []).append(call)
                if _is_address(call):
                    self.derived.setdefault(operand, []).append(call)


def drop_fast_math(module: Module, roots: list[Value]) -> None:
    """`roots`: the addresses of precise variables, and functions whose results are precise."""
    flow = _Flow(module)
    pending = list(roots)
    seen = set(roots)
    while pending:
        value = pending.pop()
        if isinstance(value, Function):
            reached = list(flow.results.get(value, ()))
            value.return_attrs = value.return_attrs.replace(_NO_NAN, "")
        elif _is_address(value):
            reached = [*flow.stored.get(value, ()), *flow.derived.get(value, ()), *flow.passed.get(value, ())]
            if isinstance(value, Instruction) and not isinstance(value, Alloca):
                reached += [operand for operand in map(_object, value.operands) if _is_address(operand)]
        elif isinstance(value, Instruction):
            reached = _operands(value)
            if _FAST in value.flags:
                value.flags = ""
            if isinstance(value, Call):
                value.return_attrs = value.return_attrs.replace(_NO_NAN, "")
        else:
            reached = list(flow.passed.get(value, ()))
            _allow_nan(value, flow)
        for other in reached:
            if other not in seen and isinstance(other, (Instruction, Argument, GlobalVariable, Function)):
                seen.add(other)
                pending.append(other)


def drop_all_fast_math(module: Module) -> None:
    """IEEE strictness (-Gis): no instruction, parameter, result or function promises that there is no NaN."""
    for function in module.functions:
        function.return_attrs = function.return_attrs.replace(_NO_NAN, "")
        if function.attributes is not None:
            function.attributes.text = function.attributes.text.replace(_FAST_STRINGS, "")
        for param in function.args:
            param.attrs = param.attrs.replace(_NO_NAN, "")
        for block in function.blocks:
            for instruction in block.instructions:
                if _FAST in instruction.flags:
                    instruction.flags = ""
                if isinstance(instruction, Call):
                    instruction.return_attrs = instruction.return_attrs.replace(_NO_NAN, "")
                    instruction.arg_attrs = [attrs.replace(_NO_NAN, "") for attrs in instruction.arg_attrs]


def _allow_nan(param: Value, flow: _Flow) -> None:
    """A parameter that counts may be any number, and so may its arguments."""
    if isinstance(param, Argument):
        param.attrs = param.attrs.replace(_NO_NAN, "")
    for call, index in flow.sites.get(param, ()):
        if index < len(call.arg_attrs):
            call.arg_attrs[index] = call.arg_attrs[index].replace(_NO_NAN, "")


def _operands(value: Instruction) -> list[Value]:
    """What an instruction computes with; of a call its arguments, and the function for its results."""
    operands = [_object(operand) for operand in value.operands]
    if value.opcode == "select":
        return operands[1:]
    if isinstance(value, Call) and isinstance(value.callee, Function) and value.callee.blocks:
        return [value.callee]  # its results tell which arguments count
    return operands
