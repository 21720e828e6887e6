"""Calls: of user functions, of intrinsics, and of names that are both.

Mirrors clang/lib/Sema/SemaOverload.cpp: Sema::BuildOverloadedCallExpr, clang/lib/Sema/SemaExpr.cpp:
Sema::BuildCallExpr, Sema::ConvertArgumentsForCall, Sema::BuildCXXDefaultArgExpr.
Differs: where a user's function and an intrinsic are equally good, Clang 22 calls that ambiguous and DXC takes the
intrinsic; so do we.
"""

from __future__ import annotations

from functools import reduce

from hlslfe.ast.decl import FunctionDecl, NamedDecl, ValueDecl
from hlslfe.ast.expr import CallExpr, CXXDefaultArgExpr, Expr, RecoveryExpr
from hlslfe.ast.types import ConstantMatrixType, RecordType, Type, unqualified_type
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.binary_ops import common_sugar
from hlslfe.sema.intrinsics import MASK_TAKERS, BuiltinDecl, SemaIntrinsics
from hlslfe.sema.out_args import SemaOutArgs
from hlslfe.sema.overload import SemaOverload, best_candidates, break_tie, default_argument
from hlslfe.sema.token_range import expr_range


class SemaCalls(SemaOutArgs, SemaOverload, SemaIntrinsics):
    """`callee(args)`."""

    def act_on_call_expr(self, node: tree.CallExpr) -> Expr:
        """Type a call; errors give a RecoveryExpr."""
        callee = node.callee
        while isinstance(callee, tree.ParenExpr):
            callee = callee.operand
        if isinstance(callee, tree.DeclRefExpr):
            return self._call_name(node, callee.name)
        if isinstance(callee, tree.MemberExpr):
            return self._call_member(node, callee)
        target = self.act_on_expr(callee)
        self._act_on_args(node)
        return self._not_callable(node, target)

    def _act_on_args(self, node: tree.CallExpr) -> list[Expr]:
        return [self.act_on_expr(arg) for arg in node.args]

    @staticmethod
    def _failed(node: tree.CallExpr, args: list[Expr]) -> RecoveryExpr:
        return RecoveryExpr(node.loc, node.begin, node.end, args)

    def _not_callable(self, node: tree.CallExpr, target: Expr) -> Expr:
        if not isinstance(target, RecoveryExpr):
            self.diags.report(node.lparen, "err_typecheck_call_not_function", target.type.quoted(),
                              ranges=[expr_range(self.diags, target)])
        return self._failed(node, [target])

    def _call_member(self, node: tree.CallExpr, callee: tree.MemberExpr) -> Expr:
        """`object.method(args)`: methods must wait, everything else cannot be called."""
        base = self.act_on_expr(callee.base)
        args = self._act_on_args(node)
        record = base.type.canonical
        if isinstance(record, RecordType) and any(m.name == callee.name.name for m in record.decl.methods):
            self.diags.report(node.loc, "err_not_supported_yet", "calling a method")
            return self._failed(node, [base, *args])
        return self._not_callable(node, self.build_member(callee, base))

    def build_member(self, node: tree.MemberExpr, base: Expr) -> Expr:
        """`base.name` (sema.swizzle)."""
        raise NotImplementedError

    # ------------------------------------------------------------ names

    def _call_name(self, node: tree.CallExpr, name: tree.QualifiedName) -> Expr:
        found = self.lookup(name)
        args = self._act_on_args(node)
        if not found:
            self.report_undeclared(name)
            return self._failed(node, args)
        functions = [decl for decl in found if isinstance(decl, FunctionDecl)]
        builtin = None if len(functions) == len(found) else _builtin_of(found)
        if not functions and builtin is None:
            return self._call_other(node, found, name, args)
        if name.parts[-1].template_args is not None:
            self.diags.report(name.loc, "err_not_supported_yet", "a call with template arguments")
            return self._failed(node, args)
        for arg in args:
            if type(arg) is RecoveryExpr:
                return self._failed(node, args)
        if any(decl.is_invalid for decl in functions):
            return self._failed(node, args)
        if builtin is None or builtin.row.name not in MASK_TAKERS:
            args = [self.mask_to_bool(arg) if self.is_lane_mask(arg) else arg for arg in args]
        return self._resolve(node, name, functions, builtin, args)

    def _call_other(self, node: tree.CallExpr, found: list[NamedDecl], name: tree.QualifiedName,
                    args: list[Expr]) -> Expr:
        """A name that is no function: a variable, a type that the parser did not know as one ..."""
        decl = found[0]
        if self.report_ambiguous(found, str(name), name.loc) or decl.is_invalid:
            return self._failed(node, args)
        if isinstance(decl, ValueDecl):
            self.diags.report(node.lparen, "err_typecheck_call_not_function", decl.type.quoted())
        else:
            self.diags.report(node.loc, "err_unexpected_type_or_namespace", str(name))
        return self._failed(node, args)

    # ------------------------------------------------------------ resolution

    def _resolve(self, node: tree.CallExpr, written: tree.QualifiedName, functions: list[FunctionDecl],
                 builtin: BuiltinDecl | None, args: list[Expr]) -> Expr:
        types = [arg.type for arg in args]
        if builtin is not None and not functions:
            return self._call_intrinsic(node, builtin, args, types)
        name = str(written)
        ranked = self.rank_candidates(functions, types)
        if builtin is not None and builtin.row.is_supported and self.intrinsic_overload(builtin, types)[0]:
            ranked += self.rank_candidates(self.all_overloads(builtin.row), types)
        best = best_candidates(ranked)
        if len(best) == 1 and best[0].intrinsic is None:
            return self._call_user_function(node, best[0], args)
        if builtin is not None and (not best or any(function.intrinsic for function in best)):
            if best and any(function.intrinsic is None for function in best):
                self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{name}', a user function and an intrinsic")
            return self._call_intrinsic(node, builtin, args, types)
        if best and self.options.language_version <= 2021:
            best = break_tie(best, types)
            if len(best) == 1:
                self.diags.report(node.loc, "warn_hlsl_portability", 0, f"this call of '{name}'")
                return self._call_user_function(node, best[0], args)
        if best:
            self.report_ambiguous_call(name, node.loc, best, args)
        else:
            self.report_no_viable(name, node.loc, functions, args)
        return self._failed(node, args)

    def _call_user_function(self, node: tree.CallExpr, function: FunctionDecl, args: list[Expr]) -> Expr:
        """A call of the chosen function: its arguments converted, defaults filled in."""
        function.is_referenced = function.canonical.is_referenced = True
        converted: list[Expr] = []
        for index, param in enumerate(function.params):
            if index >= len(args):
                default = default_argument(function, index)
                assert default is not None
                converted.append(CXXDefaultArgExpr(node.end, param, default))
            elif param.is_reference:
                converted.append(self.act_on_out_param_expr(param, args[index]))
            else:
                converted.append(self.implicit_convert(args[index], param.type, args[index].begin, "passing"))
        return self._call(node, function, converted, unqualified_type(function.result))

    def _call(self, node: tree.CallExpr, function: FunctionDecl, args: list[Expr], type: Type) -> Expr:
        if any(isinstance(arg, RecoveryExpr) for arg in args):
            return self._failed(node, args)
        return CallExpr(node.loc, node.begin, node.end, type, function, args)

    # ------------------------------------------------------------ intrinsics

    def _call_intrinsic(self, node: tree.CallExpr, decl: BuiltinDecl, args: list[Expr], types: list[Type]) -> Expr:
        row = decl.row
        if not row.is_supported:
            self.diags.report(node.loc, "err_not_supported_yet", f"the intrinsic '{row.name}'")
            return self._failed(node, args)
        function, clang_accepts = self.intrinsic_overload(decl, types)
        if function is None:
            self._report_bad_intrinsic_call(row, node.loc, args)
            return self._failed(node, args)
        if row.shader_model and self.options.target.shader_model < row.shader_model:
            major, minor = row.shader_model
            self.diags.report(node.loc, "warn_hlsl_availability", row.name, f"{major}.{minor}")
        if not clang_accepts:
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"these arguments of '{row.name}'")
        converted = [
            arg if self.is_lane_mask(arg) else self.implicit_convert(arg, param.type, arg.begin, "passing")
            for arg, param in zip(args, function.params, strict=True)
        ]
        return self._call(node, function, converted, self._intrinsic_result(row, function, converted))

    @staticmethod
    def _intrinsic_result(row: Builtin, function: FunctionDecl, args: list[Expr]) -> Type:
        """The result type, spelled as Clang spells it: that of the arguments where it is theirs."""
        result = function.result
        own = [arg.type for arg in args if arg.type.canonical is result.canonical]
        if row.result != "T" or not own or row.name == "select":
            return result.canonical
        return reduce(common_sugar, own)

    def _report_bad_intrinsic_call(self, row: Builtin, loc: Loc, args: list[Expr]) -> None:
        if any(isinstance(arg.type.canonical, ConstantMatrixType) for arg in args):
            self.diags.report(loc, "err_not_supported_yet", f"'{row.name}' of a matrix")
            return
        self.diags.report(loc, "err_ovl_no_viable_function_in_call", row.name,
                          ranges=[expr_range(self.diags, arg) for arg in args])
        if len(args) != len(row.params):
            self.diags.report(loc, "note_ovl_candidate_arity", row.name, str(len(row.params)), len(args))
        else:
            self.diags.report(loc, "note_hlsl_intrinsic_arguments", row.name)


def _builtin_of(found: list[NamedDecl]) -> BuiltinDecl | None:
    """The intrinsic among the declarations of a name."""
    for decl in found:
        if isinstance(decl, BuiltinDecl):
            return decl
    return None
