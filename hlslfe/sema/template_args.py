"""Template arguments: from what is written between the angle brackets to types and values, and the scope that binds
parameters to them.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckTemplateArgumentList, Sema::CheckTemplateArgument.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, RecordDecl, TypedefDecl
from hlslfe.ast.expr import CStyleCastExpr, CXXBoolLiteralExpr, DeclRefExpr, Expr, IntegerLiteral
from hlslfe.ast.template import (
    ClassTemplateDecl,
    NonTypeTemplateParmDecl,
    PackDecl,
    SpecializationName,
    TemplateArgument,
    TemplateDecl,
    TemplatePack,
    TemplateParm,
    TemplateValue,
    TypeAliasTemplateDecl,
)
from hlslfe.ast.types import BOOL, DEPENDENT, BuiltinType, EnumType, Type, is_scalar, scalar_of
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


def _bound(parm: TemplateParm, arg: TemplateArgument) -> NamedDecl:
    """What the name of a parameter means when it has this argument."""
    if isinstance(arg, TemplateDecl):
        return arg
    if isinstance(arg, TemplateValue):
        return NonTypeTemplateParmDecl(parm.loc, parm.name, arg)
    assert isinstance(arg, Type)
    return TypedefDecl(parm.loc, parm.name, arg)


def _misfit(parms: list[TemplateParm], wanted: list[TemplateParm]) -> tuple[str, TemplateParm | None]:
    """Why a template with parameters `parms` does not fit a parameter that wants `wanted`: the id of the error, and the
    parameter of `wanted` that is of another kind; "" when it fits."""
    if len(wanted) == 1 and wanted[0].is_pack:
        pairs = [(parm, wanted[0]) for parm in parms]
    elif parms and parms[-1].is_pack:
        pairs = [(parms[min(index, len(parms) - 1)], parm) for index, parm in enumerate(wanted)]
    elif len(wanted) > len(parms):
        return "err_template_arg_list_different_arity", None
    elif len(wanted) < len([parm for parm in parms if parm.default is None]):
        return "err_template_arg_list_too_few", None
    else:
        pairs = list(zip(parms, wanted, strict=False))
    for parm, other in pairs:
        if (parm.template_parms is None) != (other.template_parms is None):
            return "err_template_arg_must_be_template", other
        if parm.is_type != other.is_type:
            return "err_template_arg_must_be_type" if parm.is_type else "err_template_arg_must_be_expr", other
    return "", None


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
        if isinstance(arg, TemplatePack):
            elements = [_bound(parm, element) for element in arg.args]
            kind = "type" if parm.is_type else "value" if parm.template_parms is None else "template"
            scope.names[parm.name] = [PackDecl(parm.loc, parm.name, elements, kind)]
        else:
            scope.names[parm.name] = [_bound(parm, arg)]

    def written_arguments(self, name: str, parms: list[TemplateParm], written: list[WrittenArgument], home: Scope,
                          loc: Loc) -> list[TemplateArgument] | None:
        """The arguments that are written, for the first parameters; None after an error."""
        nodes = self._expanded(written)
        if len(nodes) > len(parms) and not any(parm.is_pack for parm in parms):
            self.diags.report(loc, "err_template_arg_list_different_arity", name)
            return None
        args: list[TemplateArgument] = []
        bound = Scope("template", home, home.path)
        for position, parm in enumerate(parms[:len(nodes)]):
            arg = self._pack_argument(parm, nodes[position:], bound) if parm.is_pack else self._argument_in(
                parm, nodes[position], bound)
            if arg is None:
                return None
            args.append(arg)
            self.bind(bound, parm, arg)
        return args

    def _expanded(self, written: list[WrittenArgument]) -> list[tuple[WrittenArgument, Scope | None]]:
        """The arguments, expansions replaced by their elements, each with the scope that it is read in."""
        nodes: list[tuple[WrittenArgument, Scope | None]] = []
        for node in written:
            if isinstance(node, tree.PackExpansionExpr):
                nodes += [(node.pattern, scope) for scope in self.element_scopes(node.pattern, node.loc) or ()]
            else:
                nodes.append((node, None))
        return nodes

    def _pack_argument(self, parm: TemplateParm, nodes: list[tuple[WrittenArgument, Scope | None]],
                       bound: Scope) -> TemplatePack | None:
        args = [self._argument_in(parm, node, bound) for node in nodes]
        known = tuple(arg for arg in args if arg is not None)
        return TemplatePack(known) if len(known) == len(args) else None

    def _argument_in(self, parm: TemplateParm, node: tuple[WrittenArgument, Scope | None],
                     bound: Scope) -> TemplateArgument | None:
        written, scope = node
        if scope is None:
            return self._argument(parm, written, bound)
        outer = self.enter_scope(scope)
        arg = self._argument(parm, written, bound)
        self.leave_scope(outer)
        return arg

    def _converted_value(self, parm: TemplateParm, arg: TemplateArgument, bound: Scope) -> TemplateArgument | None:
        """A value as the parameter's type has it; a deduced extent has no type of its own."""
        if isinstance(arg, TemplatePack):
            args = [self._converted_value(parm, element, bound) for element in arg.args]
            return TemplatePack(tuple(element for element in args if element is not None)) if None not in args else None
        if parm.is_type or not isinstance(arg, TemplateValue):
            return arg
        type = self._value_type_of(parm, bound)
        return None if type is None else TemplateValue(wrap_value(arg.value, type), type)

    def _template_argument(self, parm: TemplateParm, node: WrittenArgument) -> TemplateArgument | None:
        """A template for a template template parameter."""
        assert parm.template_parms is not None
        decl = self.template_named(node)
        if isinstance(decl, RecordDecl) and isinstance(decl.name, SpecializationName):
            decl = decl.name.decl  # inside of an instance its name is the template's, too
        if not isinstance(decl, (ClassTemplateDecl, TypeAliasTemplateDecl)):
            if decl is None or not decl.is_invalid:
                self.diags.report(node.begin, "err_template_arg_must_be_template")
            return None
        id, wanted = _misfit(decl.parms, parm.template_parms)
        if id and wanted is not None:
            self.diags.report(wanted.loc, id)
            self.diags.report(node.begin, "note_template_arg_template_params_mismatch", decl.name, parm.name)
        elif id:
            self.diags.report(node.begin, id, decl.name)
        if id:
            self.diags.report(decl.loc, "note_template_decl_here", decl.name)
            return None
        return decl

    def complete_arguments(self, name: str, parms: list[TemplateParm], given: dict[int, TemplateArgument], home: Scope,
                           loc: Loc) -> list[TemplateArgument] | TemplateParm:
        """All arguments: those given, by number, and defaults for the others; the parameter that has neither."""
        args: list[TemplateArgument] = []
        bound = Scope("template", home, home.path)
        for parm in parms:
            arg = given.get(parm.index)
            if arg is None and parm.is_pack:
                arg = TemplatePack(())
            if arg is not None:
                arg = self._converted_value(parm, arg, bound)
                if arg is None:
                    return parm
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
        if parm.template_parms is not None:
            return self._template_argument(parm, node)
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
        if isinstance(type.canonical, EnumType):
            value = self._enum_argument(expr, type)
        else:
            value = self.integral_constant(expr, "err_typecheck_converted_constant_expression", "err_expr_not_cce")
        if value is None:
            return None
        if wrap_value(value, type) != value and scalar_of(type) is not None:
            self.diags.report(expr.begin, "err_enumerator_out_of_range", value, type.quoted())
            return None
        return TemplateValue(value, type)

    def _enum_argument(self, expr: Expr, type: Type) -> int | None:
        """The value of an argument for a parameter of an enum type, to which nothing else converts."""
        if expr.type.canonical is not type.canonical:
            if expr.type.canonical is not DEPENDENT:
                self.diags.report(expr.begin, "err_typecheck_converted_constant_expression", expr.type.quoted())
            return None
        value = self.evaluate_integer(expr)
        if value is None:
            self.diags.report(expr.begin, "err_expr_not_cce")
        return value

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
