"""The conditional operator, with a scalar condition (one arm runs) and with a vector (each lane is picked).

Mirrors clang/lib/Sema/SemaExprCXX.cpp: Sema::CXXCheckConditionalOperands, Sema::CheckVectorConditionalTypes.
Differs: any vector condition is converted to bool lanes, as HLSL says (Clang 22 looks at the sign of integers and at
the first float only); a comparison stays as it is, its lanes are 0 and -1.  The arms of a vector condition may differ
in element type, as in DXC.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    ConditionalOperator,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    MemberExpr,
    ParenExpr,
    RecoveryExpr,
)
from hlslfe.ast.types import (
    BOOL,
    VOID,
    ArrayType,
    ConstantMatrixType,
    RecordType,
    Type,
    is_const_qualified,
    matrix_layout,
)
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.binary_ops import SemaBinaryOps, common_sugar
from hlslfe.sema.conversion_rank import arithmetic_element, conversion_rank, vector_size
from hlslfe.sema.token_range import expr_range

_SCALARS_ONLY = 2021  # the version of HLSL in which DXC takes no other condition, and Clang all


def address_space(expr: Expr) -> str:
    """Where an lvalue lives, by the variable that it is part of: "groupshared", "hlsl_private" (static) or ""."""
    while not isinstance(expr, DeclRefExpr):
        if isinstance(expr, (MemberExpr, ArraySubscriptExpr)):
            expr = expr.base
        elif isinstance(expr, ParenExpr) or (
                isinstance(expr, ImplicitCastExpr) and expr.kind in ("DerivedToBase", "ArrayToPointerDecay")):
            expr = expr.sub
        else:
            return ""
    decl = expr.decl
    if not isinstance(decl, VarDecl):
        return ""
    return "groupshared" if decl.is_groupshared else "hlsl_private" if "static" in decl.storage else ""


def qualifiers(expr: Expr) -> tuple[bool, str]:
    """(const, address space) of an lvalue."""
    return is_const_qualified(expr.type), address_space(expr)


def includes(outer: tuple[bool, str], inner: tuple[bool, str]) -> bool:
    """Whether an lvalue with the qualifiers `inner` can be seen as one with `outer`."""
    return outer[0] >= inner[0] and (outer[1] == inner[1] or (not outer[1] and inner[1] == "hlsl_private"))


class SemaConditional(SemaBinaryOps):
    """`cond ? lhs : rhs`."""

    def act_on_conditional_operator(self, node: tree.ConditionalOperator) -> Expr:
        """Type a conditional; `a ? b : c ? d : ...` is walked, not recursed into."""
        chain = [node]
        while isinstance(chain[-1].rhs, tree.ConditionalOperator):
            chain.append(chain[-1].rhs)
        typed = [(self.act_on_expr(link.cond), self.act_on_expr(link.lhs)) for link in chain]
        expr = self.act_on_expr(chain[-1].rhs)
        for link, (cond, lhs) in zip(reversed(chain), reversed(typed), strict=True):
            expr = self.build_conditional(link.loc, cond, lhs, expr)
        return expr

    def build_conditional(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        """`cond ? lhs : rhs`, `loc` is the question mark; errors give a RecoveryExpr."""
        if any(isinstance(part, RecoveryExpr) for part in (cond, lhs, rhs)):
            return self.recovery(cond, lhs, rhs)
        is_matrix = isinstance(cond.type.canonical, ConstantMatrixType)
        if is_matrix or vector_size(cond.type):
            if not self._may_be_aggregate(loc, cond):
                return self.recovery(cond, lhs, rhs)
            choose = self.matrix_condition if is_matrix else self._vector_conditional
            return choose(loc, cond, lhs, rhs)
        if cond.__class__ is BinaryOperator:
            from hlslfe.sema.operator_warnings import check_conditional_precedence

            check_conditional_precedence(self, loc, cond, rhs)
        value = self.convert_to_bool(cond)
        if isinstance(value, RecoveryExpr):
            return self.recovery(cond, lhs, rhs)
        self.note_resource_move(lhs.type)
        if lhs.type.canonical is VOID and rhs.type.canonical is VOID:
            return self._conditional(value, lhs, rhs, VOID)
        lvalue = self._lvalue_conditional(loc, value, lhs, rhs)
        if lvalue is not None:
            return lvalue
        return self._value_conditional(loc, value, lhs, rhs)

    def _may_be_aggregate(self, loc: Loc, cond: Expr) -> bool:
        """Conditions that are vectors or matrices: DXC takes them up to -HV 2018, Clang always; -HV 2021 is DXC's."""
        version = self.options.language_version
        if version == _SCALARS_ONLY:
            self.diags.report(loc, "err_hlsl_ternary_scalar", ranges=[expr_range(self.diags, cond)])
            self.diags.report(loc, "note_function_suggestion", "select")
            return False
        if version > _SCALARS_ONLY:
            self.diags.report(loc, "warn_hlsl_portability", 1, "'?:' with a condition that is no scalar")
        return True

    @staticmethod
    def _conditional(cond: Expr, lhs: Expr, rhs: Expr, type: Type, is_lvalue: bool = False) -> Expr:
        return ConditionalOperator(cond.begin, cond.begin, rhs.end, type, cond, lhs, rhs, is_lvalue)

    def _lvalue_conditional(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr | None:
        """Two variables of one type make a variable; None when they do not."""
        if not (lhs.is_lvalue and rhs.is_lvalue) or lhs.object_kind or rhs.object_kind:
            return None
        layout = matrix_layout(lhs.type)
        if lhs.type.canonical is not rhs.type.canonical or layout != matrix_layout(rhs.type):
            return None
        left, right = qualifiers(lhs), qualifiers(rhs)
        if left == right:
            keeps_spelling = str(lhs.type) == str(rhs.type) or layout is not None
            type = lhs.type if keeps_spelling else lhs.type.canonical
        elif includes(left, right):
            type = lhs.type
            rhs = ImplicitCastExpr(type, "NoOp", rhs, is_lvalue=True)
        elif includes(right, left):
            type = rhs.type
            lhs = ImplicitCastExpr(type, "NoOp", lhs, is_lvalue=True)
        else:
            return None
        return self._conditional(cond, lhs, rhs, type, is_lvalue=True)

    def _value_conditional(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        left, right = lhs.type.canonical, rhs.type.canonical
        if isinstance(left, RecordType) or isinstance(right, RecordType):
            return self._record_conditional(loc, cond, lhs, rhs)
        if isinstance(left, ArrayType) and left is right:
            lhs, rhs = self.default_lvalue_conversion(lhs), self.default_lvalue_conversion(rhs)
            return self._conditional(cond, lhs, rhs, left)
        values = self.scalar_value(lhs), self.scalar_value(rhs)
        if values[0].type.canonical is values[1].type.canonical:
            return self._conditional(cond, *values, common_sugar(values[0].type, values[1].type))
        if isinstance(left, ConstantMatrixType) or isinstance(right, ConstantMatrixType):
            arms = self.unify_arms(*values)
            if arms is None:
                return self.incompatible_arms(loc, cond, lhs, rhs)
            return self._conditional(cond, *arms, common_sugar(arms[0].type, arms[1].type))
        operands = self.usual_arithmetic_conversions(*values)
        if operands is None:
            return self.incompatible_arms(loc, cond, lhs, rhs)
        return self._conditional(cond, *operands)

    def matrix_condition(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        """`matrix ? lhs : rhs` (sema.matrix_ops)."""
        raise NotImplementedError

    def unify_arms(self, lhs: Expr, rhs: Expr, shape: tuple[int, int] | None = None) -> tuple[Expr, Expr] | None:
        """Two arms, one a matrix, as matrices of one type (sema.matrix_ops)."""
        raise NotImplementedError

    def _record_conditional(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        if conversion_rank(rhs.type, lhs.type) is not None:
            type = lhs.type
        elif conversion_rank(lhs.type, rhs.type) is not None:
            type = rhs.type
        else:
            return self.incompatible_arms(loc, cond, lhs, rhs)
        lhs = self.implicit_convert(lhs, type, loc, "converting")
        rhs = self.implicit_convert(rhs, type, loc, "converting")
        return self._conditional(cond, lhs, rhs, lhs.type)

    def incompatible_arms(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> RecoveryExpr:
        self.diags.report(loc, "err_typecheck_cond_incompatible_operands", lhs.type.quoted(), rhs.type.quoted(),
                          ranges=[expr_range(self.diags, lhs), expr_range(self.diags, rhs)])
        return self.recovery(cond, lhs, rhs)

    # ------------------------------------------------------------ vector conditions

    def _vector_conditional(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        value = self.default_lvalue_conversion(cond)
        if not self.is_lane_mask(value):
            value = self.cast_element(value, BOOL)
        operands = self._vector_arms(loc, self.scalar_value(lhs), self.scalar_value(rhs), vector_size(cond.type))
        if operands is None:
            return self.incompatible_arms(loc, cond, lhs, rhs)
        left, right, type = operands
        if vector_size(type) != vector_size(cond.type):
            self.diags.report(loc, "err_conditional_vector_size", cond.type.quoted(), type.quoted(),
                              ranges=[expr_range(self.diags, cond)])
            return self.recovery(cond, lhs, rhs)
        return self._conditional(value, left, right, type)

    def _vector_arms(self, loc: Loc, lhs: Expr, rhs: Expr, size: int) -> tuple[Expr, Expr, Type] | None:
        """Both arms as vectors; two scalars are unified first and then splatted."""
        sizes = vector_size(lhs.type), vector_size(rhs.type)
        if all(sizes) and lhs.type.canonical is not rhs.type.canonical:
            self.diags.report(loc, "warn_hlsl_portability", 0, "'?:' between vectors of different types")
        elements = arithmetic_element(lhs.type), arithmetic_element(rhs.type)
        operands = self.usual_arithmetic_conversions(lhs, rhs) if None not in elements else None
        if operands is None or any(sizes):
            return operands
        left, right = self.resize_vector(operands[0], size), self.resize_vector(operands[1], size)
        return left, right, left.type
