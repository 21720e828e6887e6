"""Calls: of user functions, of intrinsics, and of names that are both.

Mirrors clang/lib/Sema/SemaOverload.cpp: Sema::BuildOverloadedCallExpr, clang/lib/Sema/SemaExpr.cpp:
Sema::BuildCallExpr, Sema::ConvertArgumentsForCall, Sema::BuildCXXDefaultArgExpr.
Differs: where a user's function and an intrinsic are equally good, Clang 22 calls that ambiguous and DXC takes the
intrinsic; so do we.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl, ValueDecl, VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CXXConstructExpr,
    CXXDefaultArgExpr,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    RecoveryExpr,
    lvalue_base,
)
from hlslfe.ast.stage_types import StreamDecl
from hlslfe.ast.template import FunctionTemplateDecl
from hlslfe.ast.types import UINT, RecordType, Type, unqualified_type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import vector_size
from hlslfe.sema.intrinsic_calls import SemaIntrinsicCalls
from hlslfe.sema.intrinsics import MASK_TAKERS, BuiltinDecl
from hlslfe.sema.members import SemaMembers
from hlslfe.sema.overload import best_candidates, break_method_tie, cheapest_candidates, default_argument
from hlslfe.sema.side_effects import has_side_effects
from hlslfe.sema.stage_types import call_stream_method
from hlslfe.sema.token_range import expr_range


class SemaCalls(SemaMembers, SemaIntrinsicCalls):
    """`callee(args)`."""

    def act_on_call_expr(self, node: tree.CallExpr) -> Expr:
        """Type a call; errors give a RecoveryExpr."""
        callee = node.callee
        while isinstance(callee, tree.ParenExpr):
            callee = callee.operand
        if isinstance(callee, tree.DeclRefExpr):
            return self._call_name(node, callee.name)
        if isinstance(callee, tree.MemberExpr):
            return self._call_members(node, callee)
        return self._call_object(node, self.act_on_expr(callee), self._act_on_args(node))

    def _act_on_args(self, node: tree.CallExpr) -> list[Expr]:
        return [self.act_on_expr(arg) for arg in self.expand_args(node.args)]

    def _not_callable(self, node: tree.CallExpr, target: Expr) -> Expr:
        if not isinstance(target, RecoveryExpr):
            self.diags.report(node.lparen, "err_typecheck_call_not_function", target.type.quoted(),
                              ranges=[expr_range(self.diags, target)])
        return self._failed(node, [target])

    def _call_object(self, node: tree.CallExpr, target: Expr, args: list[Expr]) -> Expr:
        """A call of what is no function: an object with an operator(), or an error."""
        if not isinstance(target.type.canonical, RecordType):
            return self._not_callable(node, target)
        if any(type(arg) is RecoveryExpr for arg in args):
            return self._failed(node, args)
        call = self.build_overloaded_operator(node.lparen, "()", [target, *args], node.begin, node.end)
        if call is None:
            self.diags.report(node.lparen, "err_ovl_no_oper", target.type.quoted(), 1)
            return self._failed(node, [target])
        return call

    def _call_members(self, node: tree.CallExpr, callee: tree.MemberExpr) -> Expr:
        """`object.method(args)`; `object.f().g().h()` from the left, without nesting."""
        chain = [(node, callee)]
        inner: tree.Expr = callee.base
        while isinstance(inner, tree.CallExpr) and isinstance(inner.callee, tree.MemberExpr):
            chain.append((inner, inner.callee))
            inner = inner.callee.base
        expr = self.act_on_expr(inner)
        for call, member in reversed(chain):
            expr = self._call_member(call, member, expr)
        return expr

    def _call_member(self, node: tree.CallExpr, callee: tree.MemberExpr, base: Expr) -> Expr:
        """`base.method(args)`."""
        args = self._act_on_args(node)
        base = self.buffer_contents(base)
        record = base.type.canonical
        if callee.name.name.startswith("~"):
            from hlslfe.sema.destructors import explicit_destructor_call  # hardly any shader has one

            return explicit_destructor_call(self, node, callee, base, args)
        if isinstance(record, RecordType) and isinstance(record.decl, StreamDecl):
            return call_stream_method(self, node, callee, base, args)
        found: list[NamedDecl] | None = []
        if isinstance(record, RecordType) and not callee.is_arrow:
            if record.decl.is_resource:
                from hlslfe.sema.resources import method_candidates  # many shaders have no resources

                found = method_candidates(self, record.decl, callee.name, args)
            else:
                found = self.lookup_member(record.decl, callee.name)
        if found is None:
            return self._failed(node, [base, *args])
        functions = [decl for decl in found if isinstance(decl, FunctionDecl)]
        has_templates = any(isinstance(decl, FunctionTemplateDecl) for decl in found)
        if not functions and not has_templates:
            return self._call_object(node, self.build_member(callee, base), args)
        if isinstance(record, RecordType):
            base = self.named_base(base, record.decl, callee.name, found[0])
            if isinstance(base, RecoveryExpr):
                return self._failed(node, [base, *args])
        if any(decl.is_invalid for decl in functions) or any(type(arg) is RecoveryExpr for arg in args):
            return self._failed(node, [base, *args])
        args = [self.mask_to_bool(arg) if self.is_lane_mask(arg) else arg for arg in args]
        if has_templates:
            return self._call_template(node, callee.name, found, None, args, base)
        return self._resolve(node, callee.name, functions, None, args, base)

    def act_on_levels(self, member: tree.MemberExpr, chain: list[tree.ArraySubscriptExpr]) -> Expr:
        """A `mips` or `sample` with subscripts behind it: of a texture, or any member."""
        from hlslfe.sema.textures import levels_call  # many shaders have no textures

        base = self.act_on_expr(member.base)
        call = levels_call(base, member, chain)
        if call is None:
            return self.build_member(member, base)
        assert isinstance(call.callee, tree.MemberExpr)
        return self._call_member(call, call.callee, base)

    # ------------------------------------------------------------ names

    def _call_name(self, node: tree.CallExpr, name: tree.QualifiedName) -> Expr:
        looked_up = self.lookup(name)
        args = self._act_on_args(node)
        found = self.candidates_by_name(name, looked_up, args, node.loc)
        if found is None:
            return self._failed(node, args)
        if not found:
            self.report_undeclared(name)
            return self._failed(node, args)
        functions = [decl for decl in found if isinstance(decl, FunctionDecl)]
        builtin = None if len(functions) == len(found) else _builtin_of(found)
        has_templates = any(isinstance(decl, FunctionTemplateDecl) for decl in found)
        if not functions and builtin is None and not has_templates:
            return self._call_other(node, found, name, args)
        for arg in args:
            if type(arg) is RecoveryExpr:
                return self._failed(node, args)
        if any(decl.is_invalid for decl in functions):
            return self._failed(node, args)
        if builtin is None or builtin.row.name not in MASK_TAKERS:
            args = [self.mask_to_bool(arg) if self.is_lane_mask(arg) else arg for arg in args]
        written = name.parts[-1].template_args
        if has_templates or written is not None:
            return self._call_template(node, name, found, builtin, args)
        record = functions[0].record if functions else None
        base = None if record is None else self.implicit_object(record, node.begin)
        if base is not None and isinstance(base.type.canonical, RecordType):
            base = self.named_base(base, base.type.canonical.decl, name, functions[0])
            if isinstance(base, RecoveryExpr):
                return self._failed(node, args)
        return self._resolve(node, name, functions, builtin, args, base)

    def _call_template(self, node: tree.CallExpr, name: tree.QualifiedName, found: list[NamedDecl],
                       builtin: BuiltinDecl | None, args: list[Expr], base: Expr | None = None) -> Expr:
        """A call of what may be an instance of a function template."""
        written = name.parts[-1].template_args
        functions, reasons = self.template_candidates(found, written, args, node.loc)
        if written is None:
            functions = [*(decl for decl in found if isinstance(decl, FunctionDecl)), *functions]
        else:
            builtin = None
        if not functions and builtin is None:
            self.report_no_viable(name.name, node.loc, [], args)
            for loc, id, *values in reasons:
                self.diags.report(loc, id, *values)
            return self._failed(node, args)
        record = functions[0].record if functions else None
        if base is None and record is not None:
            base = self.implicit_object(record, node.begin)
        return self._resolve(node, name, functions, builtin, args, base)

    def _call_other(self, node: tree.CallExpr, found: list[NamedDecl], name: tree.QualifiedName,
                    args: list[Expr]) -> Expr:
        """A name that is no function: a variable, a type that the parser did not know as one ..."""
        decl = found[0]
        if self.report_ambiguous(found, str(name), name.loc) or decl.is_invalid:
            return self._failed(node, args)
        if isinstance(decl, ValueDecl):
            return self._call_object(node, self.act_on_expr(node.callee), args)
        self.diags.report(node.loc, "err_unexpected_type_or_namespace", str(name))
        return self._failed(node, args)

    # ------------------------------------------------------------ resolution

    def _resolve(self, node: tree.CallExpr, written: tree.QualifiedName, functions: list[FunctionDecl],
                 builtin: BuiltinDecl | None, args: list[Expr], base: Expr | None = None) -> Expr:
        types = [arg.type for arg in args]
        if builtin is not None and not functions:
            return self._call_intrinsic(node, builtin, args, types)
        name = str(written)
        ranked = self.rank_candidates(functions, types, None if base is None else base.type)
        if not ranked and base is not None:
            ranked = self.rank_for_copy(functions, types, base)
        if builtin is not None and builtin.row.is_supported:
            chosen, _ = self.intrinsic_overload(builtin, types)
            if chosen is not None:
                ranked += self.rank_candidates(self.intrinsic_candidates(builtin.row, chosen), types)
        best = best_candidates(ranked)
        if len(ranked) > 1 and self.options.language_version <= 2021 and not best[0].is_builtin_method:
            best = self._choice_of_dxc(node.loc, name, best, cheapest_candidates(ranked, types))
        if len(best) > 1:
            best = self.break_template_tie(best, len(args))
        if len(best) == 1 and self.is_array_deduced(best[0], written.parts[-1].template_args):
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"what '{name}' deduces from an array")
        if len(best) == 1 and best[0].intrinsic is None:
            return self.call_user_function(node, best[0], args, base, written)
        if builtin is not None and (not best or any(function.intrinsic for function in best)):
            if best and any(function.intrinsic is None for function in best):
                self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{name}', a user function and an intrinsic")
            return self._call_intrinsic(node, builtin, args, types)
        if best and best[0].is_builtin_method:
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"this call of '{name}'")
            return self.call_user_function(node, break_method_tie(best, types), args, base, written)
        if best:
            self.report_ambiguous_call(name, node.loc, best, args)
        else:
            self._report_no_viable_call(node, name, functions, args, base)
        return self._failed(node, args)

    def _choice_of_dxc(self, loc: Loc, name: str, best: list[FunctionDecl],
                       cheapest: list[FunctionDecl]) -> list[FunctionDecl]:
        """The one function that costs least, or else `best`, Clang's choice."""
        if len(cheapest) != 1 or cheapest == best:
            return best
        self.diags.report(loc, "warn_hlsl_portability", 0, f"this call of '{name}'")
        return cheapest

    def _report_no_viable_call(self, node: tree.CallExpr, name: str, functions: list[FunctionDecl], args: list[Expr],
                               base: Expr | None) -> None:
        """No function takes these arguments, or only the object does not fit."""
        viable = self.rank_candidates(functions, [arg.type for arg in args])
        if base is None or not viable:
            self.report_no_viable(name, node.loc, functions, args)
            return
        self.diags.report(node.loc, "err_member_function_call_bad_cvr", viable[0][0].name, base.type.quoted(),
                          ranges=[expr_range(self.diags, base)])
        self.diags.report(viable[0][0].loc, "note_previous_declaration")

    def call_user_function(self, node: tree.Expr, function: FunctionDecl, args: list[Expr],
                           base: Expr | None = None, written: tree.QualifiedName | None = None) -> Expr:
        """A call of the chosen function at the place of `node`: its arguments converted, defaults filled in; `base` is
        the object before the dot or `this`, `written` the name of the function there."""
        self.mark_function_referenced(function, node.loc)
        self.check_access(function.canonical, node.loc)
        is_method = function.record is not None and not function.is_static_method
        if is_method and base is None:
            self.diags.report(node.loc, "err_member_call_without_object", function.name)
            return self._failed(node, args)
        converted: list[Expr] = []
        for index, param in enumerate(function.params):
            if index >= len(args):
                default = default_argument(function, index)
                if default is None:  # wrong where it is declared, and reported there
                    return self._failed(node, args)
                converted.append(CXXDefaultArgExpr(node.end, param, default))
            elif param.is_reference:
                converted.append(self.act_on_out_param_expr(param, args[index]))
            else:
                converted.append(self.implicit_convert(args[index], param.type, args[index].begin, "passing"))
        call = self._call(node, function, converted, unqualified_type(function.result))
        if function.template is not None and written is not None and isinstance(call, CallExpr):
            given = written.parts[-1].template_args
            call.written = -1 if given is None else len(given)
        if function.is_builtin_method and not self._check_builtin_method(function, node.loc, args):
            return self._failed(node, args)
        if function.result.is_reference:
            call.type, call.is_lvalue = function.result.pointee, True  # type: ignore[attr-defined]
        if base is None or not isinstance(call, CallExpr):
            return call
        if is_method:
            assert function.record is not None
            if not function.is_builtin_method and self.is_made_of_parts(base):
                base = self.copy_by_parts(base, base.type)
            elif base.type.is_const and not (function.function_type.is_const_method or function.is_builtin_method):
                self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{function.name}' of a const object")
                base = self._changeable(base)
            call.base = self.convert_to_base(base, function.record)
            if function.function_type.is_const_method and base.is_lvalue and not call.base.type.is_const:
                call.base = ImplicitCastExpr(call.base.type.with_const(), "NoOp", call.base, True)
        elif has_side_effects(base):  # f().static_method()
            return BinaryOperator(node.loc, base.begin, node.end, call.type, ",", base, call)
        return call

    def _changeable(self, base: Expr) -> Expr:
        """A const object for a method that is not const: a parameter or a local whose value is computed itself, as in
        DXC, anything else a copy."""
        type = unqualified_type(base.type)
        root = lvalue_base(base)
        decl = root.decl if isinstance(root, DeclRefExpr) else None
        if isinstance(decl, ParmVarDecl) or (isinstance(decl, VarDecl) and decl.is_local and decl.init is not None
                                             and self.evaluate_constant(decl.init) is None):
            return ImplicitCastExpr(type, "NoOp", base, True)
        return CXXConstructExpr(base, type)

    def library_name(self, name: str) -> NamedDecl | None:
        from hlslfe.sema.library_names import library_name  # few shaders use them

        return library_name(self, name)

    def _from_heap(self, expr: Expr, type: Type) -> Expr:
        from hlslfe.ast.resources import resource_of
        from hlslfe.sema.library_names import from_heap

        record = resource_of(type)
        assert record is not None
        return from_heap(self, expr, record, type)

    def build_heap_element(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr:
        from hlslfe.sema.library_names import heap_element

        if vector_size(index.type):
            self.diags.report(node.loc, "err_ovl_no_oper", base.type.quoted(), 0,
                              ranges=[expr_range(self.diags, base), expr_range(self.diags, index)])
            return self.recovery(base, index)
        value = self.implicit_convert(index, UINT, index.begin, "converting")
        return self.recovery(base, value) if isinstance(value, RecoveryExpr) else (
            heap_element(base, value, node.loc, node.end))

    def _check_builtin_method(self, function: FunctionDecl, loc: Loc, args: list[Expr]) -> bool:
        """Do the shader model, the stage and Clang have this method of a resource, and does it take the arguments?"""
        from hlslfe.sema.texture_checks import check_method

        if function.model > self.options.target.shader_model:
            self.note_shader_model(loc, function.name, function.model)
        if function.is_dxc_only:
            self.diags.report(loc, "warn_hlsl_portability", 0, f"'{function.name}' of a byte-address buffer")
        return check_method(self, function, loc, args)


def _builtin_of(found: list[NamedDecl]) -> BuiltinDecl | None:
    """The intrinsic among the declarations of a name."""
    for decl in found:
        if isinstance(decl, BuiltinDecl):
            return decl
    return None
