"""Calls of user functions.

Mirrors clang/lib/CodeGen/CGCall.cpp: CodeGenFunction::EmitCall, EmitCallArgs, EmitCallArg and
clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitCallExpr, clang/lib/CodeGen/CGClass.cpp:
CodeGenFunction::EmitDelegateCXXConstructorCall.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, RecordDecl
from hlslfe.ast.expr import CallExpr, CXXConstructExpr, Expr, HLSLOutArgExpr, ParenExpr, ignore_parens
from hlslfe.ast.mesh_output import mesh_output_parts
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
        inner = self._call_of_first_operand(expr)
        while inner is not None:
            call = chain[-1][0]
            if call.base is None:
                self.cgm.function(call.function)  # is declared before its arguments are computed
            chain.append((inner, self.create_mem_temp(inner.type, "ref.tmp" if call.base is not None else "agg.tmp")))
            inner = self._call_of_first_operand(inner)
        operand: Value | None = None
        while True:
            call, place = chain.pop()
            value = self._emit_user_call(call, place, operand)
            if not chain:
                return value
            assert place is not None
            if self.is_destroyed(call.type):
                self.push_destroy(place, call.type)
            operand = place.pointer

    def _call_of_first_operand(self, expr: CallExpr) -> CallExpr | None:
        """The call that makes the object of a method, or the first argument, when that is computed first."""
        if expr.operator in _RIGHT_FIRST:
            return None
        operand = expr.base
        if operand is None:
            operand = expr.args[0] if expr.args else None
            while isinstance(operand, CXXConstructExpr) and operand.source.type.canonical is operand.type.canonical:
                operand = ignore_parens(operand.source)
        if isinstance(operand, CallExpr) and operand.function.intrinsic is None and not operand.is_lvalue and (
                self.is_aggregate(operand.type)):
            return operand
        return None

    def _emit_user_call(self, expr: CallExpr, dest: Address | None, operand: Value | None) -> Value | None:
        """`operand` is the address of the object, or else of the first argument, when it was computed before."""
        decl = expr.function
        args: list[Value] = []
        out_args: list[HLSLOutArgExpr] = []
        if expr.operator in _RIGHT_FIRST:
            args = [self._emit_call_arg(arg, out_args) for arg in reversed(expr.args)][::-1]
            out_args.reverse()
        if expr.base is not None:
            args.insert(0, operand or self._emit_object(expr.base))
        elif operand is not None:
            args.append(operand)
        callee = self._callee(expr)
        if expr.operator not in _RIGHT_FIRST:
            rest = expr.args if expr.base is not None or operand is None else expr.args[1:]
            args += [self._emit_call_arg(arg, out_args) for arg in rest]
        returns_aggregate, is_ignored = self.is_aggregate(decl.result), dest is None
        if returns_aggregate:
            if dest is None:
                dest = self.create_mem_temp(decl.result)
            args.insert(0, dest.pointer)
        value = self._create_call(callee, decl, args)
        if self.cgm.call_places is not None:
            self.cgm.call_places[value] = expr.begin
        for out_arg in out_args:
            self.emit_writeback(out_arg)
        if is_ignored and dest is not None and self.is_destroyed(decl.result):
            self.push_destroy(dest, decl.result)
        return None if returns_aggregate or decl.result.canonical is AST_VOID else value

    def _callee(self, expr: CallExpr) -> Function:
        if self.mesh_outputs:
            from hlslfe.codegen.stage_outputs import mesh_callee  # mesh shaders only

            return mesh_callee(self, expr)
        return self.cgm.function(expr.function)

    def _emit_object(self, expr: Expr) -> Value:
        """The address that becomes `this`; that of a groupshared object, too, which Clang 22 refuses. Of an object in a
        constant buffer it is that of a copy."""
        address = self.out_of_buffer(self.emit_lvalue(expr).address, expr.type)
        return self.builder.cast("addrspacecast", address.pointer, PTR)

    def emit_method_call(self, method: FunctionDecl, args: list[Value]) -> Value:
        return self._create_call(self.cgm.function(method), method, args)

    def emit_copy_construct(self, record: RecordDecl, dest: Value, source: Value, is_move: bool = False) -> None:
        from hlslfe.codegen.implicit_members import COMPLETE, copying_member  # many shaders have no resources

        self.emit_method_call(copying_member(self, record, COMPLETE, is_move), [dest, source])

    def emit_constructor_call(self, constructor: FunctionDecl, object: Value, args: list[Expr] | None = None) -> None:
        out_args: list[HLSLOutArgExpr] = []
        values = [self._emit_call_arg(arg, out_args) for arg in args or ()]
        self._create_call(self.cgm.function(constructor), constructor, [object, *values])

    def emit_delegate_constructor_call(self, constructor: FunctionDecl) -> None:
        """The constructor of whole objects calls that of bases with its own arguments."""
        assert self.this is not None
        callee = self.cgm.function(constructor)
        values: list[Value] = [self.this.pointer]
        for param in self.function.params:
            lvalue = self.locals[param]
            values.append(lvalue.address.pointer if self.is_aggregate(param.type) else self.emit_load_of_lvalue(lvalue))
        self._create_call(callee, constructor, values)

    def _create_call(self, callee: Function, decl: FunctionDecl, args: list[Value]) -> Value:
        call = self.builder.call(callee, args, "call")
        call.arg_attrs = self.cgm.param_attrs(decl, False)
        call.return_attrs = callee.return_attrs
        is_noexcept = decl.name.startswith("$D") or (decl.name.startswith("$") and not self.effects.may_throw(decl))
        text = fn_attrs.NOEXCEPT_CALL_SITE if is_noexcept else fn_attrs.CALL_SITE
        call.attributes = self.cgm.module.attribute_group(text)
        return call

    def _emit_call_arg(self, arg: Expr, out_args: list[HLSLOutArgExpr]) -> Value:
        while isinstance(arg, ParenExpr):
            arg = arg.sub
        if isinstance(arg, HLSLOutArgExpr):
            if self.mesh_outputs and len(mesh_output_parts(arg.argument, self.mesh_outputs)) == 1:
                return self.emit_lvalue(arg.argument.source).address.pointer  # it is written through no pointer
            out_args.append(arg)
            return self.emit_out_arg(arg)
        if self.is_aggregate(arg.type):
            return self.emit_any_expr_to_temp(arg, "agg.tmp").address.pointer
        return self.emit_scalar_expr(arg)
