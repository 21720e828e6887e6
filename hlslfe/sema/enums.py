"""Enumerations.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnEnumConstant, Sema::CheckEnumConstant, Sema::ActOnEnumBody,
Sema::CheckEnumUnderlyingType.
Differs: an enum without a written type is an int where its values fit (Clang takes unsigned int when none is negative,
which shows only in conversions to floating point, and there DXC has int).
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumConstantDecl, EnumDecl
from hlslfe.ast.types import BUILTIN_TYPES, INT, BuiltinType, Type
from hlslfe.parse import tree
from hlslfe.sema.scope import Scope
from hlslfe.sema.variables import SemaVariables

# What an enum without a written type is: the first that holds all values.
_CANDIDATES = ("int", "uint", "long", "ulong")
_UNSIGNED = {"int": "uint", "long": "ulong"}


def value_range(type: BuiltinType) -> tuple[int, int]:
    """The smallest and the largest value of an integer type or bool."""
    if type.category == "bool":
        return 0, 1
    if type.is_signed:
        return -(1 << (type.bits - 1)), (1 << (type.bits - 1)) - 1
    return 0, (1 << type.bits) - 1


class SemaEnums(SemaVariables):
    """Declares enums and their constants."""

    def act_on_enum_decl(self, node: tree.EnumDecl) -> Type | None:
        """`enum [class] E [: type] {...}`; its constants also belong to the scope around it, unless it is scoped."""
        underlying = self._underlying_type(node)
        decl = EnumDecl(node.loc, node.name, node.is_scoped, underlying or INT, self.scope.path)
        decl.begin = node.begin
        decl.end = node.end
        if node.name and not self.check_tag_free(node.name, node.loc):
            self._declare_invalid_constants(node)
            return None
        self.declare(decl)
        self.decls.append(decl)
        scope = self.open_scope_of(decl, "enum", node.name)
        self._act_on_enum_body(decl, node, scope, is_fixed=underlying is not None)
        return decl.type

    def _underlying_type(self, node: tree.EnumDecl) -> Type | None:
        """The type written after the colon, int for `enum class` without one; None when it depends on the values."""
        if node.underlying is None:
            return INT if node.is_scoped else None
        type = self.resolve_type_name(node.underlying)
        if type is None:
            return INT
        canonical = type.canonical
        if isinstance(canonical, BuiltinType) and canonical.category in ("int", "bool"):
            return type.unqualified
        self.diags.report(node.underlying.begin, "err_enum_invalid_underlying", type.quoted())
        return INT

    def _declare_invalid_constants(self, node: tree.EnumDecl) -> None:
        if not node.is_scoped:
            for constant in node.constants:
                if not self.find_here(constant.name):
                    self.declare_invalid(constant.name, constant.loc)

    def _act_on_enum_body(self, decl: EnumDecl, node: tree.EnumDecl, scope: Scope, is_fixed: bool) -> None:
        previous = -1
        outer = self.scope
        for constant_node in node.constants:
            self.scope = scope if node.is_scoped else outer
            constant = self._act_on_enum_constant(decl, constant_node, previous, is_fixed)
            previous = constant.value
            self.scope = outer
            if not self._declare_constant(constant, decl, scope):
                continue
            decl.constants.append(constant)
        for constant in decl.constants:
            constant.type = decl.type
        decl.is_fixed = is_fixed
        decl.promotion = decl.underlying
        if not is_fixed:
            self._choose_underlying_type(decl)

    def _choose_underlying_type(self, decl: EnumDecl) -> None:
        """The smallest type that has all values, unsigned when none is negative; what they promote to is signed when it
        can be."""
        values = [constant.value for constant in decl.constants] or [0]
        for kind in _CANDIDATES:
            low, high = value_range(BUILTIN_TYPES[kind])
            if low <= min(values) and max(values) <= high:
                decl.promotion = BUILTIN_TYPES[kind]
                decl.underlying = BUILTIN_TYPES[kind if min(values) < 0 else _UNSIGNED.get(kind, kind)]
                return
        self.diags.report(decl.loc, "ext_enum_too_large")

    def _act_on_enum_constant(self, decl: EnumDecl, node: tree.EnumConstantDecl, previous: int,
                              is_fixed: bool) -> EnumConstantDecl:
        value = previous + 1
        expr = None
        is_invalid = False
        if node.value is not None:
            expr = self.act_on_expr(node.value)
            written = self.integral_constant(expr, "err_ice_not_integral", "err_expr_not_ice")
            is_invalid = written is None
            value = value if written is None else written
        if is_fixed:
            underlying = decl.underlying.canonical
            assert isinstance(underlying, BuiltinType)
            low, high = value_range(underlying)
            if not low <= value <= high:
                where = node.loc if node.value is None else node.value.begin
                self.diags.report(where, "err_enumerator_out_of_range", value, decl.underlying.quoted())
                value, is_invalid = low, True
        # Up to the closing brace a constant has the type that was written, so that `All = A | B` is a number.
        type = decl.underlying if is_fixed else decl.type
        constant = EnumConstantDecl(node.loc, node.name, type, value, expr, self.scope.path)
        constant.is_invalid = is_invalid
        constant.end = node.loc if node.value is None else node.value.end
        return constant

    def _declare_constant(self, constant: EnumConstantDecl, decl: EnumDecl, scope: Scope) -> bool:
        """Enter a constant into the enum and, unless it is scoped, the scope around it."""
        taken = scope.names.get(constant.name) or (None if decl.is_scoped else self.find_here(constant.name))
        if taken and not isinstance(taken[0], EnumDecl) and getattr(taken[0], "fields", None) is None:
            id = "err_redefinition_of_enumerator" if isinstance(taken[0], EnumConstantDecl) else "err_redefinition"
            self.report_redefinition(taken[0], constant.name, constant.loc, id)
            return False
        self.declare_in(scope, constant)
        if not decl.is_scoped:
            self.declare(constant)
        return True
