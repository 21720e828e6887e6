"""Calls of user functions.

Mirrors clang/lib/CodeGen/CGCall.cpp: CodeGenFunction::EmitCall, EmitCallArgs, EmitCallArg and
clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitCallExpr.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import CallExpr, Expr, HLSLOutArgExpr, ParenExpr
from hlslfe.ast.stage_types import StreamDecl
from hlslfe.ast.types import VOID as AST_VOID
from hlslfe.basic.builtins import Builtin
from hlslfe.codegen import fn_attrs
from hlslfe.codegen.address import Address
from hlslfe.codegen.ir import Function, Value
from hlslfe.codegen.ir_types import PTR
from hlslfe.codegen.out_args import OutArgEmitter

# Assignments evaluate what stands right of them first, those of the user, too.
_RIGHT_FIRST = frozenset({"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="})


class CallEmitter(OutArgEmitter):
    """Mixin of CodeGenFunction."""

    def emit_call_expr(self, expr: CallExpr, dest: Address | None) -> Value | None:
        if isinstance(expr.function.record, StreamDecl):
            from hlslfe.codegen.stage_outputs import emit_stream_method  # geometry shaders only

            emit_stream_method(self, expr)
            return None
        row = expr.function.intrinsic
        if row is not None and not (isinstance(row, Builtin) and row.is_library):
            return self.emit_builtin_expr(expr)
        return self._emit_chain(expr, dest)

    def _emit_chain(self, expr: CallExpr, dest: Address | None) -> Value | None:
        """`a.f().g().h()`, `a + b + c`: as many calls on what the one before returns as one likes, without nesting."""
        chain: list[tuple[CallExpr, Address | None]] = [(expr, dest)]
        base = expr.base
        while isinstance(base, CallExpr) and base.function.intrinsic is None and self.is_aggregate(base.type) and (
                chain[-1][0].operator not in _RIGHT_FIRST):
            chain.append((base, self.create_mem_temp(base.type, "ref.tmp")))
            base = base.base
        object: Value | None = None
        while True:
            call, place = chain.pop()
            value = self._emit_user_call(call, place, object)
            if not chain:
                return value
            assert place is not None
            object = place.pointer

    def _emit_user_call(self, expr: CallExpr, dest: Address | None, object: Value | None) -> Value | None:
        """`object` is the address of the object when it was computed before."""
        decl = expr.function
        args: list[Value] = []
        out_args: list[HLSLOutArgExpr] = []
        if expr.operator in _RIGHT_FIRST:
            args = [self._emit_call_arg(arg, out_args) for arg in reversed(expr.args)][::-1]
            out_args.reverse()
        if expr.base is not None:
            args.insert(0, object or self._emit_object(expr.base))
        callee = self.cgm.function(decl)
        if expr.operator not in _RIGHT_FIRST:
            args += [self._emit_call_arg(arg, out_args) for arg in expr.args]
        returns_aggregate = self.is_aggregate(decl.result)
        if returns_aggregate:
            if dest is None:
                dest = self.create_mem_temp(decl.result)
            args.insert(0, dest.pointer)
        value = self._create_call(callee, decl, args)
        for out_arg in out_args:
            self.emit_writeback(out_arg)
        return None if returns_aggregate or decl.result.canonical is AST_VOID else value

    def _emit_object(self, expr: Expr) -> Value:
        """The address that becomes `this`; that of a groupshared object, too, which Clang 22 refuses."""
        return self.builder.cast("addrspacecast", self.emit_lvalue(expr).address.pointer, PTR)

    def emit_constructor_call(self, constructor: FunctionDecl, object: Value) -> None:
        self._create_call(self.cgm.function(constructor), constructor, [object])

    def _create_call(self, callee: Function, decl: FunctionDecl, args: list[Value]) -> Value:
        call = self.builder.call(callee, args, "call")
        call.arg_attrs = self.cgm.param_attrs(decl, False)
        call.return_attrs = callee.return_attrs
        is_noexcept = decl.name.startswith("$") and not self.effects.may_throw(decl)
        text = fn_attrs.NOEXCEPT_CALL_SITE if is_noexcept else fn_attrs.CALL_SITE
        call.attributes = self.cgm.module.attribute_group(text)
        return call

    def _emit_call_arg(self, arg: Expr, out_args: list[HLSLOutArgExpr]) -> Value:
        while isinstance(arg, ParenExpr):
            arg = arg.sub
        if isinstance(arg, HLSLOutArgExpr):
            out_args.append(arg)
            return self.emit_out_arg(arg)
        if self.is_aggregate(arg.type):
            return self.emit_any_expr_to_temp(arg, "agg.tmp").address.pointer
        return self.emit_scalar_expr(arg)
