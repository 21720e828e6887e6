"""Interlocked* on groupshared variables and elements of buffers: atomicrmw and cmpxchg.

Mirrors clang/lib/CodeGen/CGHLSLBuiltins.cpp of LLVM's head: the interlocked operations.
Differs: Clang 22 has none of them.  Comparing stores are a cmpxchg whose result nobody reads; floats are compared bit
by bit, as an integer of their width.
"""

from __future__ import annotations

from hlslfe.ast.expr import CallExpr, Expr, HLSLOutArgExpr, is_in_resource
from hlslfe.basic.builtins import Builtin
from hlslfe.codegen.address import SIMPLE, Address
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_atomic import DEVICE, GROUP, AtomicRMW, CmpXchg
from hlslfe.codegen.ir_types import I32, VectorType


def emit_atomic(self: CodeGenFunctionBase, expr: CallExpr, row: Builtin, kind: str) -> None:
    """A call of `row`: the variable, one or two values, and perhaps where the value before goes. `kind` is "float",
    "signed" or "unsigned"."""
    target = _target(self, expr.args[0])
    values: list[Value] = []
    out_arg, temporary = None, None
    for arg in expr.args[1:]:
        if isinstance(arg, HLSLOutArgExpr):
            out_arg, temporary = arg, self.emit_out_arg(arg)
        else:
            values.append(self.emit_scalar_expr(arg))
    order = DEVICE if is_in_resource(expr.args[0]) else GROUP
    before = _emit_operation(self, row, kind, target, values, order)
    if row.lowering[1] == "compare" and out_arg is not None:
        before = self.builder.extract_value(before, (0,))
        before = self.builder.cast("bitcast", before, self.types.convert_type(out_arg.type))
    if out_arg is not None and temporary is not None:
        self.builder.store(before, temporary, self.types.align_of(out_arg.type))
        self.emit_writeback(out_arg)


def _emit_operation(self: CodeGenFunctionBase, row: Builtin, kind: str, target: Address,
                    values: list[Value], order: str) -> Value:
    builder = self.builder
    operation = row.lowering[1]
    if operation == "compare":
        values = [builder.cast("bitcast", value, I32) if value.type.is_fp else value for value in values]
        return builder.insert(CmpXchg(target.pointer, values[0], values[1], target.align, order))
    if kind == "unsigned" and operation in ("min", "max"):
        operation = "u" + operation
    return builder.insert(AtomicRMW(operation, target.pointer, values[0], target.align, order))


def _target(self: CodeGenFunctionBase, expr: Expr) -> Address:
    """Where the variable, or the component of a vector, lies."""
    lvalue = self.emit_lvalue(expr)
    address, align = lvalue.address, self.types.size_of(lvalue.type)  # also in structs, which promise no alignment
    if lvalue.kind == SIMPLE:
        return Address(address.pointer, address.type, align)
    index = i32(lvalue.elements[0]) if lvalue.elements else lvalue.index
    if index is None:
        raise InternalError("the target of an atomic operation")
    if not isinstance(address.type, VectorType):  # the component of a scalar
        return Address(address.pointer, address.type, align)
    pointer = self.builder.gep(address.type, address.pointer, [i32(0), index])
    return Address(pointer, self.types.convert_type(lvalue.type), align)
