"""Template arguments: from what is written between the angle brackets to types and values, and the scope that binds
parameters to them.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckTemplateArgumentList, Sema::CheckTemplateArgument.
"""

from __future__ import annotations

from hlslfe.ast.decl import TypedefDecl
from hlslfe.ast.expr import CStyleCastExpr, CXXBoolLiteralExpr, DeclRefExpr, Expr, IntegerLiteral
from hlslfe.ast.template import (
    NonTypeTemplateParmDecl,
    TemplateArgument,
    TemplateParm,
    TemplateValue,
)
from hlslfe.ast.types import BOOL, BuiltinType, EnumType, Type, is_scalar, scalar_of
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.scope import Scope
from hlslfe.sema.template_patterns import SemaPatterns

WrittenArgument = tree.TypeName | tree.Expr


def wrap_value(value: int, type: Type) -> int:
    """`value` as the type holds it."""
    scalar = scalar_of(type)
    if scalar is None or scalar.category == "bool":
        return int(bool(value))
    value &= (1 << scalar.bits) - 1
    if scalar.is_signed and value >> (scalar.bits - 1):
        value -= 1 << scalar.bits
    return value


def value_of_parameter(loc: Loc, value: TemplateValue) -> Expr:
    """A non-type parameter inside of an instance, as an expression."""
    canonical = value.type.canonical
    if canonical is BOOL:
        return CXXBoolLiteralExpr(loc, BOOL, bool(value.value))
    if isinstance(canonical, EnumType):
        for constant in canonical.decl.constants:
            if constant.value == value.value:
                return DeclRefExpr(loc, loc, loc, constant.type, constant, False)
        scalar = scalar_of(canonical)
        assert scalar is not None
        literal = IntegerLiteral(loc, scalar, value.value)
        return CStyleCastExpr(loc, loc, loc, value.type, "IntegralCast", literal, value.type)
    return IntegerLiteral(loc, value.type, value.value)


class SemaTemplateArgs(SemaPatterns):
    """Checks arguments against parameters."""

    def bind_scope(self, parms: list[TemplateParm], args: list[TemplateArgument], home: Scope) -> Scope:
        """A scope below `home` in which the parameters are what the arguments say."""
        scope = Scope("template", home, home.path)
        for parm, arg in zip(parms, args, strict=False):
            self.bind(scope, parm, arg)
        return scope

    @staticmethod
    def bind(scope: Scope, parm: TemplateParm, arg: TemplateArgument) -> None:
        """Give one parameter its argument."""
        if not parm.name:
            return
        if isinstance(arg, TemplateValue):
            scope.names[parm.name] = [NonTypeTemplateParmDecl(parm.loc, parm.name, arg)]
        else:
            scope.names[parm.name] = [TypedefDecl(parm.loc, parm.name, arg)]

    def written_arguments(self, name: str, parms: list[TemplateParm], written: list[WrittenArgument], home: Scope,
                          loc: Loc) -> list[TemplateArgument] | None:
        """The arguments that are written, for the first parameters; None after an error."""
        if len(written) > len(parms):
            self.diags.report(loc, "err_template_arg_list_different_arity", name)
            return None
        args: list[TemplateArgument] = []
        bound = Scope("template", home, home.path)
        for parm, node in zip(parms, written, strict=False):
            arg = self._argument(parm, node, bound)
            if arg is None:
                return None
            args.append(arg)
            self.bind(bound, parm, arg)
        return args

    def complete_arguments(self, name: str, parms: list[TemplateParm], given: dict[int, TemplateArgument], home: Scope,
                           loc: Loc) -> list[TemplateArgument] | TemplateParm:
        """All arguments: those given, by number, and defaults for the others; the parameter that has neither."""
        args: list[TemplateArgument] = []
        bound = Scope("template", home, home.path)
        for parm in parms:
            arg = given.get(parm.index)
            if arg is not None and not parm.is_type and isinstance(arg, TemplateValue):
                type = self._value_type_of(parm, bound)
                if type is None:
                    return parm
                arg = TemplateValue(wrap_value(arg.value, type), type)
            if arg is None and parm.default is not None:
                outer = self.enter_scope(bound)
                arg = self._argument(parm, parm.default, bound)
                self.leave_scope(outer)
            if arg is None:
                return parm
            args.append(arg)
            self.bind(bound, parm, arg)
        return args

    def _argument(self, parm: TemplateParm, node: WrittenArgument, bound: Scope) -> TemplateArgument | None:
        """One argument for one parameter; `bound` has the parameters before it."""
        if parm.is_type:
            if isinstance(node, tree.TypeName):
                return self.resolve_type_name(node)
            found = self.lookup(node.name) if isinstance(node, tree.DeclRefExpr) else []
            if isinstance(node, tree.DeclRefExpr) and not found:
                self.report_undeclared(node.name)
            elif not found or not found[0].is_invalid:
                self.diags.report(node.begin, "err_template_arg_must_be_type")
            return None
        if isinstance(node, tree.TypeName):
            self.diags.report(node.begin, "err_template_arg_must_be_expr")
            return None
        type = self._value_type_of(parm, bound)
        if type is None:
            return None
        expr = self.act_on_expr(node)
        if isinstance(type.canonical, EnumType) and expr.type.canonical is type.canonical:
            value = self.evaluate_integer(expr)
            if value is None:
                self.diags.report(expr.begin, "err_expr_not_cce")
        else:
            value = self.integral_constant(expr, "err_typecheck_converted_constant_expression", "err_expr_not_cce")
        if value is None:
            return None
        if wrap_value(value, type) != value and scalar_of(type) is not None:
            self.diags.report(expr.begin, "err_enumerator_out_of_range", value, type.quoted())
            return None
        return TemplateValue(value, type)

    def _value_type_of(self, parm: TemplateParm, bound: Scope) -> Type | None:
        """The type of a non-type parameter, which may use the parameters before it."""
        assert isinstance(parm.value_type, tree.DeclSpec)
        outer = self.enter_scope(bound)
        type = self.type_of_specifiers(parm.value_type, sort_specifiers(self.diags, parm.value_type))
        self.leave_scope(outer)
        if type is None:
            return None
        type = type.unqualified
        canonical = type.canonical
        if not is_scalar(type) or (isinstance(canonical, BuiltinType) and canonical.category == "float"):
            self.diags.report(parm.loc, "err_template_nontype_parm_bad_type", type.quoted())
            return None
        return type
