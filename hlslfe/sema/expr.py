"""Expressions: one action for each class of the syntax tree, and the leaves (literals, names, parentheses, sizeof).

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::ActOnNumericConstant, Sema::ActOnIdExpression, Sema::ActOnParenExpr,
Sema::ActOnUnaryExprOrTypeTraitExpr, clang/lib/Sema/SemaExprCXX.cpp: Sema::ActOnFinishFullExpr.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import EnumConstantDecl, FieldDecl, FunctionDecl, NamedDecl, VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CharacterLiteral,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    Expr,
    FloatingLiteral,
    IntegerLiteral,
    ParenExpr,
    RecoveryExpr,
    StringLiteral,
    UnaryExprOrTypeTraitExpr,
)
from hlslfe.ast.template import NonTypeTemplateParmDecl
from hlslfe.ast.template_variables import VarTemplateDecl
from hlslfe.ast.types import BOOL, BUILTIN_TYPES, DEPENDENT, ULONG, Type
from hlslfe.parse import tree
from hlslfe.sema.const_eval import SemaConstEval
from hlslfe.sema.intrinsics import BuiltinDecl
from hlslfe.sema.matrix_intrinsics import SemaMatrixIntrinsics
from hlslfe.sema.matrix_ops import SemaMatrices
from hlslfe.sema.operators import SemaOperators
from hlslfe.sema.packs import SemaPacks
from hlslfe.sema.template_args import value_of_parameter
from hlslfe.sema.type_size import type_size
from hlslfe.sema.unsupported import report_unsupported

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

CHAR = BUILTIN_TYPES["char"]


class SemaExpr(SemaMatrices, SemaMatrixIntrinsics, SemaOperators, SemaConstEval):
    """All of expressions."""

    def act_on_expr(self, node: tree.Expr) -> Expr:
        return _ACTIONS[type(node)](self, node)

    def act_on_full_expr(self, node: tree.Expr) -> Expr:
        return self.act_on_expr(node)

    def act_on_condition(self, node: tree.Expr) -> Expr:
        expr = self.act_on_expr(node)
        if isinstance(expr, BinaryOperator) and expr.op in ("=", "|="):
            from hlslfe.sema.fixits import check_assignment_as_condition

            check_assignment_as_condition(self.diags, expr)
        elif isinstance(expr, ParenExpr):
            from hlslfe.sema.operator_warnings import check_extra_parens

            check_extra_parens(self, expr)
        return self.convert_to_bool(expr)

    # ------------------------------------------------------------ literals

    def act_on_integer_literal(self, node: tree.IntegerLiteral) -> Expr:
        """A number without a point."""
        return IntegerLiteral(node.loc, BUILTIN_TYPES[node.kind], node.value)

    def act_on_floating_literal(self, node: tree.FloatingLiteral) -> Expr:
        """A number with a point or exponent."""
        return FloatingLiteral(node.loc, BUILTIN_TYPES[node.kind], node.value)

    def act_on_character_literal(self, node: tree.CharacterLiteral) -> Expr:
        """`'a'`, a char."""
        return CharacterLiteral(node.loc, CHAR, node.value)

    def act_on_string_literal_expr(self, node: tree.StringLiteral) -> Expr:
        """A text among the expressions: HLSL has no use for it (Clang takes it where its value is thrown away)."""
        self.diags.report(node.loc, "err_not_supported_yet", "a string in an expression")
        return RecoveryExpr(node.loc, node.begin, node.end)

    def act_on_string_literal(self, node: tree.StringLiteral) -> StringLiteral:
        """`"text"`, an array of char; it fits nowhere but in attributes and static_assert."""
        type = self.context.array(CHAR.with_const(), len(node.value.encode("utf-8", "surrogatepass")) + 1)
        return StringLiteral(node.loc, node.end, type, node.value)

    def act_on_cxx_bool_literal_expr(self, node: tree.CXXBoolLiteralExpr) -> Expr:
        """true or false."""
        return CXXBoolLiteralExpr(node.loc, BOOL, node.value)

    # ------------------------------------------------------------ names

    def act_on_decl_ref_expr(self, node: tree.DeclRefExpr) -> Expr:
        """A name used as a value."""
        name = node.name
        found = self.lookup(name) or self.lookup_loose_constant(name)
        if not found:
            self.report_undeclared(name)
            return RecoveryExpr(node.loc, node.begin, node.end)
        decl = found[0]
        if isinstance(decl, VarDecl) and len(found) == 1:
            if decl.is_invalid or decl.type.canonical is DEPENDENT:
                return RecoveryExpr(node.loc, node.begin, node.end)
            if self.is_outer_local(decl):
                self.diags.report(node.loc, "err_reference_to_local_in_enclosing_context", decl.name)
                return RecoveryExpr(node.loc, node.begin, node.end)
            self.check_access(decl, node.loc)
            captured = self.capture_use(node, decl) if self.open_lambdas else None
            return captured or DeclRefExpr(node.loc, node.begin, node.end, decl.type, decl, True)
        if isinstance(decl, VarTemplateDecl):
            variable = self.variable_instance(decl, name)
            if variable is None:
                return RecoveryExpr(node.loc, node.begin, node.end)
            return DeclRefExpr(node.loc, node.begin, node.end, variable.type, variable, True)
        if isinstance(decl, NonTypeTemplateParmDecl):
            return value_of_parameter(node.loc, decl.value)
        if isinstance(decl, EnumConstantDecl) and len(found) == 1:
            return DeclRefExpr(node.loc, node.begin, node.end, decl.type, decl, False)
        if isinstance(decl, FieldDecl) and len(found) == 1:
            return self.build_implicit_member(node, decl)
        return self._no_value(node, found)

    def _no_value(self, node: tree.DeclRefExpr, found: list[NamedDecl]) -> Expr:
        """A name that stands for no value: report what it is."""
        decl, name = found[0], str(node.name)
        failed = RecoveryExpr(node.loc, node.begin, node.end)
        if self.report_ambiguous(found, name, node.loc) or decl.is_invalid or self.report_unexpanded(decl, node.loc):
            return failed
        if isinstance(decl, FunctionDecl) and decl.record is not None:
            self.diags.report(node.loc, "err_bound_member_function", decl.name)
        elif isinstance(decl, (FunctionDecl, BuiltinDecl)):
            self.diags.report(node.loc, "err_hlsl_function_as_value", name)
        else:
            self.diags.report(node.loc, "err_unexpected_type_or_namespace", name)
        return failed

    # ------------------------------------------------------------ the rest

    def act_on_paren_expr(self, node: tree.ParenExpr) -> Expr:
        """`(expr)`."""
        expr = self.act_on_expr(node.operand)
        return expr if isinstance(expr, RecoveryExpr) else ParenExpr(node.loc, expr, node.end)

    def act_on_unary_expr_or_type_trait_expr(self, node: tree.UnaryExprOrTypeTraitExpr) -> Expr:
        """`sizeof`; its operand is never computed."""
        failed = RecoveryExpr(node.loc, node.begin, node.end)
        type: Type | None
        operand: Expr | None = None
        if isinstance(node.operand, tree.TypeName):
            type = self.resolve_type_name(node.operand)
        else:
            operand = self.act_on_expr(node.operand)
            type = operand.type
        if type is None or type.canonical is DEPENDENT:
            return failed
        size = type_size(type, self.options.native_half)
        if size is None:
            self.diags.report(node.loc, "err_sizeof_incomplete_type", type.quoted())
            return failed
        return UnaryExprOrTypeTraitExpr(node.loc, node.end, ULONG, type, size, operand)

    def act_on_type_trait_expr(self, node: tree.TypeTraitExpr) -> Expr:
        """`__is_same(A, B)`, `alignof(T)`."""
        from hlslfe.sema.type_traits import type_trait  # hardly any shader has one

        return type_trait(self, node)

    def act_on_init_list_expr(self, node: tree.InitListExpr) -> Expr:
        """A brace list where no type is known that it could initialise."""
        for init in node.inits:
            self.act_on_expr(init)
        self.diags.report(node.loc, "err_not_supported_yet", "a list in braces here")
        return RecoveryExpr(node.loc, node.begin, node.end)

    def act_on_unsupported_expr(self, node: tree.UnsupportedExpr) -> Expr:
        """What is only parsed."""
        report_unsupported(self.diags, node.loc, node.what)
        return RecoveryExpr(node.loc, node.begin, node.end)

    def act_on_lambda(self, node: tree.LambdaExpr) -> Expr:
        """A lambda, which needs statements (sema.lambdas)."""
        return self.act_on_lambda_expr(node)

    def act_on_invalid_expr(self, node: tree.InvalidExpr) -> Expr:
        """What a syntax error left behind: nothing more is said about it."""
        return RecoveryExpr(node.loc, node.begin, node.end)


# Every class of parse.tree_expr; a test keeps it complete.
_ACTIONS: dict[type[tree.Expr], Callable[[Any, Any], Expr]] = {
    tree.ArraySubscriptExpr: SemaExpr.act_on_array_subscript_expr,
    tree.BinaryOperator: SemaExpr.act_on_binary_operator,
    tree.CStyleCastExpr: SemaExpr.act_on_c_style_cast_expr,
    tree.CXXBoolLiteralExpr: SemaExpr.act_on_cxx_bool_literal_expr,
    tree.CXXFunctionalCastExpr: SemaExpr.act_on_cxx_functional_cast_expr,
    tree.CXXStaticCastExpr: SemaExpr.act_on_cxx_static_cast_expr,
    tree.CXXThisExpr: SemaExpr.act_on_cxx_this_expr,
    tree.CallExpr: SemaExpr.act_on_call_expr,
    tree.CharacterLiteral: SemaExpr.act_on_character_literal,
    tree.ConditionalOperator: SemaExpr.act_on_conditional_operator,
    tree.DeclRefExpr: SemaExpr.act_on_decl_ref_expr,
    tree.FloatingLiteral: SemaExpr.act_on_floating_literal,
    tree.InitListExpr: SemaExpr.act_on_init_list_expr,
    tree.IntegerLiteral: SemaExpr.act_on_integer_literal,
    tree.InvalidExpr: SemaExpr.act_on_invalid_expr,
    tree.MemberExpr: SemaExpr.act_on_member_expr,
    tree.ParenExpr: SemaExpr.act_on_paren_expr,
    tree.StringLiteral: SemaExpr.act_on_string_literal_expr,
    tree.TypeTraitExpr: SemaExpr.act_on_type_trait_expr,
    tree.UnaryExprOrTypeTraitExpr: SemaExpr.act_on_unary_expr_or_type_trait_expr,
    tree.UnaryOperator: SemaExpr.act_on_unary_operator,
    tree.UnsupportedExpr: SemaExpr.act_on_unsupported_expr,
    tree.LambdaExpr: SemaExpr.act_on_lambda,
    tree.PackElementExpr: SemaPacks.act_on_pack_element_expr,
    tree.PackExpansionExpr: SemaPacks.act_on_pack_expansion_expr,
    tree.SizeOfPackExpr: SemaPacks.act_on_size_of_pack_expr,
    tree.CXXFoldExpr: SemaPacks.act_on_fold_expr,
}
