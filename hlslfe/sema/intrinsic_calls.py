"""Calls of intrinsic functions: which overload, what is checked, how the arguments are converted.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::CheckBuiltinFunctionCall.
Differs: what DXC alone has, and what it takes and Clang 22 refuses, is reported under -Whlsl-portability.
"""

from __future__ import annotations

from functools import reduce

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.expr import (
    CallExpr,
    Expr,
    ExtVectorElementExpr,
    ImplicitCastExpr,
    MemberExpr,
    RecoveryExpr,
    ignore_parens,
    is_in_resource,
    referenced_variable,
)
from hlslfe.ast.types import LONG, ULONG, RecordType, Type, is_const_qualified, scalar_of, unqualified_type
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.builtins_dxc import NEEDS_16_BIT, PULL_INPUTS
from hlslfe.basic.builtins_kinds import SM66
from hlslfe.basic.builtins_library import DERIVATIVES
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.binary_ops import common_sugar
from hlslfe.sema.const_handles import write_through_handle
from hlslfe.sema.intrinsics import BuiltinDecl, SemaIntrinsics, cuts_to_scalar
from hlslfe.sema.mesh_sizes import MAX_PAYLOAD
from hlslfe.sema.out_args import SemaOutArgs
from hlslfe.sema.overload import SemaOverload
from hlslfe.sema.token_range import expr_range
from hlslfe.sema.type_size import type_size


class SemaIntrinsicCalls(SemaOutArgs, SemaOverload, SemaIntrinsics):
    """`intrinsic(args)`."""

    def _call_intrinsic(self, node: tree.CallExpr, decl: BuiltinDecl, args: list[Expr], types: list[Type]) -> Expr:
        row = decl.row
        if decl.name.startswith("__builtin_"):
            return self._call_direct_builtin(node, decl, args)
        if not row.is_supported:
            self.diags.report(node.loc, "err_not_supported_yet", f"the intrinsic '{row.name}'")
            return self._failed(node, args)
        if row.lowering[0] == "stage":
            return self._call_dispatch_mesh(node, decl, args)
        function, clang_accepts = self.intrinsic_overload(decl, types)
        if function is None:
            self._report_bad_intrinsic_call(row.for_arguments(len(args)), node.loc, args)
            return self._failed(node, args)
        if not self._check_availability(row, node.loc, function):
            return self._failed(node, args)
        if row.name in PULL_INPUTS:
            from hlslfe.sema.pulled_inputs import check_pulled_input  # few shaders do that

            if not check_pulled_input(self, row.name, args[0]):
                return self._failed(node, args)
        if not row.clang22:
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{row.name}'")
        elif not clang_accepts:
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"these arguments of '{row.name}'")
        elif cuts_to_scalar(row.for_arguments(len(args)), types):
            self.diags.report(node.loc, "warn_hlsl_portability", 1, f"these arguments of '{row.name}'")
        assert isinstance(function.intrinsic, Builtin)
        if function.intrinsic.base is not None:
            self.diags.report(node.loc, "warn_deprecated_message", row.name)
        converted = [self._intrinsic_argument(function.intrinsic, param, arg)
                     for arg, param in zip(args, function.params, strict=True)]
        return self._call(node, function, converted, self._intrinsic_result(row, function, converted))

    def _call_direct_builtin(self, node: tree.CallExpr, decl: BuiltinDecl, args: list[Expr]) -> Expr:
        from hlslfe.sema.direct_builtins import call_direct_builtin  # few shaders call them

        self.diags.report(node.loc, "warn_hlsl_portability", 1, f"'{decl.name}'")
        found = call_direct_builtin(self, node, decl, args)
        if found is None:
            return self._failed(node, args)
        function, converted = found
        return self._call(node, function, converted, self._intrinsic_result(decl.row, function, converted))

    def _call_dispatch_mesh(self, node: tree.CallExpr, decl: BuiltinDecl, args: list[Expr]) -> Expr:
        """`DispatchMesh(x, y, z, payload)`: the payload is a struct, whatever its type; what is not groupshared is
        copied."""
        counts, payload = args[:3], args[3:]
        function, _ = self.intrinsic_overload(decl, [arg.type for arg in counts])
        if function is None or len(payload) != 1:
            self.diags.report(node.loc, "err_ovl_no_viable_function_in_call", decl.row.name)
            self.diags.report(node.loc, "note_ovl_candidate_arity", decl.row.name, "4", len(args))
            return self._failed(node, args)
        type = unqualified_type(payload[0].type)
        size = type_size(type, self.options.native_half) or 0
        is_struct = isinstance(type.canonical, RecordType)
        if not is_struct or size > MAX_PAYLOAD:
            self.diags.report(payload[0].begin, "err_hlsl_dispatch_mesh_payload", int(is_struct), size, MAX_PAYLOAD,
                              ranges=[expr_range(self.diags, payload[0])])
            return self._failed(node, args)
        variable = referenced_variable(payload[0])
        if variable is None or not variable.is_groupshared:
            payload = [self.implicit_convert(payload[0], type, payload[0].begin, "passing")]
        if not self._check_availability(decl.row, node.loc):
            return self._failed(node, args)
        converted = [self.implicit_convert(arg, param.type, arg.begin, "passing")
                     for arg, param in zip(counts, function.params, strict=True)]
        return self._call(node, function, [*converted, *payload], function.result)

    def _intrinsic_argument(self, row: Builtin, param: ParmVarDecl, arg: Expr) -> Expr:
        if param.is_reference:
            return self.act_on_out_param_expr(param, arg)
        if row.params[param.index] == "dest":
            return self._check_atomic_target(arg)
        if self.is_lane_mask(arg):
            return arg
        return self.implicit_convert(arg, param.type, arg.begin, "passing")

    def _check_atomic_target(self, arg: Expr) -> Expr:
        """What an atomic operation changes: it must be groupshared, or lie in a resource that can be written."""
        variable = referenced_variable(arg) if arg.is_lvalue else None
        if _is_in_bit_field(arg):
            self.diags.report(arg.begin, "err_hlsl_atomic_target", ranges=[expr_range(self.diags, arg)])
            return self.recovery(arg)
        if variable is not None and variable.is_groupshared:
            return arg
        if is_in_resource(arg) and (not is_const_qualified(arg.type) or write_through_handle(self, arg)):
            return arg
        self.diags.report(arg.begin, "err_hlsl_atomic_target", ranges=[expr_range(self.diags, arg)])
        return self.recovery(arg)

    def _check_availability(self, row: Builtin, loc: Loc, function: FunctionDecl | None = None) -> bool:
        """Do the options, the shader model and the stage have the intrinsic, which `function` is an overload of?"""
        if row.name in NEEDS_16_BIT and not (self.options.native_int16 and self.options.native_half):
            self.diags.report(loc, "err_hlsl_intrinsic_needs_16_bit", row.name)
            return False
        needed, model = row.shader_model, self.options.target.shader_model
        if row.lowering[0] == "atomic" and function is not None and function.params[0].type.canonical in (LONG, ULONG):
            needed = SM66
        if needed and model < needed:
            self.note_shader_model(loc, row.name, needed)
        if row.stages:
            self.note_stages(loc, row.name, ("pixel",) if row.name in DERIVATIVES and model < SM66 else row.stages)
        return True

    @staticmethod
    def _failed(node: tree.Expr, args: list[Expr]) -> RecoveryExpr:
        return RecoveryExpr(node.loc, node.begin, node.end, args)

    def _call(self, node: tree.Expr, function: FunctionDecl, args: list[Expr], type: Type) -> Expr:
        if any(isinstance(arg, RecoveryExpr) for arg in args):
            return self._failed(node, args)
        return CallExpr(node.loc, node.begin, node.end, type, function, args)

    @staticmethod
    def _intrinsic_result(row: Builtin, function: FunctionDecl, args: list[Expr]) -> Type:
        """The result type, spelled as Clang spells it: that of the arguments where it is theirs."""
        result = function.result
        own = [arg.type for arg in args if arg.type.canonical is result.canonical]
        if row.result != "T" or not own or row.name == "select":
            return result.canonical
        return reduce(common_sugar, own)

    def _report_bad_intrinsic_call(self, row: Builtin, loc: Loc, args: list[Expr]) -> None:
        self.diags.report(loc, "err_ovl_no_viable_function_in_call", row.name)
        if len(args) != len(row.params):
            self.diags.report(loc, "note_ovl_candidate_arity", row.name, str(len(row.params)), len(args))
        elif row.params[0] == "dest" and getattr(scalar_of(args[0].type), "kind", "") in ("half", "float", "double"):
            self.diags.report(args[0].begin, "note_hlsl_atomic_no_integer", row.name, args[0].type.quoted())
        else:
            self.diags.report(loc, "note_hlsl_intrinsic_arguments", row.name)


def _is_in_bit_field(expr: Expr) -> bool:
    """Is it a bit-field, or a component of one?"""
    expr = ignore_parens(expr)
    while isinstance(expr, (ExtVectorElementExpr, ImplicitCastExpr)):
        expr = ignore_parens(expr.base if isinstance(expr, ExtVectorElementExpr) else expr.sub)
    return isinstance(expr, MemberExpr) and expr.field.bit_width is not None
