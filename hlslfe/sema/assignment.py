"""Assignment, compound assignment, ++ and --, and the other unary operators.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::CheckAssignmentOperands, CheckForModifiableLvalue,
Sema::CheckIncrementDecrementOperand, Sema::CreateBuiltinUnaryOp and DiagnoseConstAssignment.
Differs: a struct is assigned by a BinaryOperator too (Clang calls its operator=); the right side is then the lvalue or
call that is copied.  `int3 *= float` is computed in float and converted back, as in DXC (Clang 22 converts the right
side to int3 first).  Vectors may be incremented.
"""

from __future__ import annotations

from hlslfe.ast.decl import resource_record
from hlslfe.ast.expr import (
    PARTS,
    BinaryOperator,
    CompoundAssignOperator,
    ConditionalOperator,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    IntegerLiteral,
    MatrixElementExpr,
    MemberExpr,
    ParenExpr,
    RecoveryExpr,
    UnaryOperator,
    ignore_parens,
    referenced_variable,
)
from hlslfe.ast.lambdas import captured_by_copy
from hlslfe.ast.read_only import read_only_variable
from hlslfe.ast.types import (
    BOOL,
    FLOAT,
    HALF,
    INT,
    ConstantMatrixType,
    EnumType,
    RecordType,
    is_const_qualified,
    unqualified_type,
)
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.binary_ops import SemaBinaryOps
from hlslfe.sema.const_handles import write_through_handle
from hlslfe.sema.conversion_rank import (
    arithmetic_element,
    is_integral,
    vector_size,
)
from hlslfe.sema.token_range import decl_range, expr_range


class SemaAssignment(SemaBinaryOps):
    """What changes a variable, and the unary operators."""

    # ------------------------------------------------------------ lvalues that may change

    def check_modifiable_lvalue(self, expr: Expr, loc: Loc) -> bool:
        """Report and return False unless `expr` may be written; `loc` is that of the operator."""
        inner = ignore_parens(expr)
        if isinstance(inner, ExtVectorElementExpr) and _has_duplicates(inner):
            self.diags.report(loc, "err_typecheck_duplicate_vector_components_not_mlvalue",
                              ranges=[expr_range(self.diags, expr)])
            return False
        if isinstance(inner, MatrixElementExpr) and inner.contains_duplicates:
            self.diags.report(loc, "err_typecheck_duplicate_matrix_components_not_mlvalue",
                              ranges=[expr_range(self.diags, expr)])
            return False
        if not expr.is_lvalue or _is_part_of_temporary(inner):
            self.diags.report(loc, "err_typecheck_expression_not_modifiable_lvalue",
                              ranges=[expr_range(self.diags, expr)])
            return False
        if is_const_qualified(expr.type) and not write_through_handle(self, expr):
            self._report_const(inner, loc)
            return False
        constant = read_only_variable(inner)
        if constant is not None:
            self.diags.report(loc, "err_typecheck_assign_const", 0, constant.name, constant.type.with_const().quoted(),
                              ranges=[expr_range(self.diags, expr)])
            self.diags.report(constant.loc, "note_typecheck_assign_const", 0, constant.name,
                              ranges=[decl_range(self.diags, constant)])
            return False
        return True

    def _report_const(self, expr: Expr, loc: Loc) -> None:
        """What makes `expr` const: a variable, a member, or something without a name."""
        where = expr_range(self.diags, expr)
        while True:
            expr = ignore_parens(expr)
            if isinstance(expr, MemberExpr) and not is_const_qualified(expr.base.type):
                kind, decl = 1, expr.field
                break
            if isinstance(expr, PARTS):
                expr = expr.base.sub if getattr(expr.base, "kind", "") == "ArrayToPointerDecay" else expr.base  # type: ignore[attr-defined]
            elif isinstance(expr, DeclRefExpr):
                kind, decl = 0, expr.decl  # type: ignore[assignment]
                break
            else:
                self.diags.report(loc, "err_typecheck_assign_const_unknown", ranges=[where])
                return
        if kind == 0 and self.function is not None and captured_by_copy(self.function.record, decl):
            self.diags.report(loc, "err_lambda_decl_ref_not_modifiable_lvalue", decl.name, ranges=[where])
            return
        self.diags.report(loc, "err_typecheck_assign_const", kind, decl.name, decl.type.quoted(), ranges=[where])
        self.diags.report(decl.loc, "note_typecheck_assign_const", kind, decl.name,
                          ranges=[decl_range(self.diags, decl)])

    # ------------------------------------------------------------ = and op=

    def build_assignment(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        if not self.check_modifiable_lvalue(lhs, loc):
            return self.recovery(lhs, rhs)
        if op != "=":
            is_matrix = ConstantMatrixType in (type(lhs.type.canonical), type(rhs.type.canonical))
            return (self.build_matrix_compound if is_matrix else self._build_compound)(loc, op, lhs, rhs)
        if resource_record(lhs.type) is not None and self._keeps_binding(lhs, loc):
            return self.recovery(lhs, rhs)
        target = unqualified_type(lhs.type)
        value = self.implicit_convert(rhs, target, rhs.begin, "assigning")
        if isinstance(value, RecoveryExpr):
            return self.recovery(lhs, value)
        self.note_resource_move(target)
        if rhs.__class__ is DeclRefExpr and lhs.__class__ is DeclRefExpr and lhs.decl is rhs.decl:
            from hlslfe.sema.operator_warnings import check_self_assignment

            check_self_assignment(self, loc, lhs, rhs)
        return BinaryOperator(loc, lhs.begin, rhs.end, target, "=", lhs, value, True, lhs.object_kind)

    def _keeps_binding(self, lhs: Expr, loc: Loc) -> bool:
        """Report the assignment to a resource that has a binding."""
        variable = referenced_variable(lhs)
        if variable is None or variable.storage != "resource":
            return False
        self.diags.report(loc, "err_hlsl_assign_to_global_resource", variable.name)
        self.diags.report(variable.loc, "note_previous_declaration")
        return True

    def build_matrix_compound(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """`lhs op= rhs` with a matrix (sema.matrix_ops)."""
        raise NotImplementedError

    def build_matrix_unary(self, node: tree.UnaryOperator, sub: Expr) -> Expr:
        """A unary operator on a matrix (sema.matrix_ops)."""
        raise NotImplementedError

    def _build_compound(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        value = self.scalar_value(rhs)
        if isinstance(value, RecoveryExpr):
            return self.recovery(lhs, value)
        left, right = arithmetic_element(lhs.type), arithmetic_element(value.type)
        bitwise = op[0] in "&|^"
        if left is None or right is None or (bitwise and not (is_integral(left) and is_integral(right))):
            return self.invalid_operands(loc, lhs, rhs)
        if isinstance(lhs.type.canonical, EnumType) and value.type.canonical is not lhs.type.canonical:
            self.diags.report(loc, "err_typecheck_convert_incompatible", 0, lhs.type.quoted(), left.quoted())
            return self.recovery(lhs, rhs)
        size = vector_size(lhs.type)
        if int(not self.options.clang_compat) < vector_size(value.type) < size:
            self.diags.report(lhs.begin, "err_hlsl_vector_compound_assignment_truncation", lhs.type.quoted(),
                              rhs.type.quoted(), ranges=[expr_range(self.diags, lhs), expr_range(self.diags, rhs)])
            return self.recovery(lhs, rhs)
        value = self.resize_vector(value, size)
        if len(op) == 3:
            return self._compound_shift(loc, op, lhs, value)
        if op[0] in "/%":
            self.check_division(loc, op[0], value)
        return self._compound(loc, op, lhs, value, bool_to_int=not bitwise)

    def _compound(self, loc: Loc, op: str, lhs: Expr, value: Expr, bool_to_int: bool) -> Expr:
        """The types of `lhs op= value`, shapes agreeing already."""
        type = unqualified_type(lhs.type)
        stand_in: Expr = ParenExpr(lhs.begin, lhs, lhs.end)  # lhs as an operand whose value is never used
        stand_in.is_lvalue = False
        stand_in.type = type.canonical.plain or type
        if lhs.object_kind == "bitfield":
            stand_in = self.scalar_value(lhs)
        operands = self.usual_arithmetic_conversions(stand_in, value, promote_bool=bool_to_int)
        assert operands is not None
        _, value, computation = operands
        if arithmetic_element(computation) is HALF and not self.options.native_half and bool_to_int:
            value = self.cast_element(value, FLOAT)
            computation = value.type
        return CompoundAssignOperator(loc, lhs.begin, value.end, type, op, lhs, value, computation, computation,
                                      lhs.object_kind)

    def _compound_shift(self, loc: Loc, op: str, lhs: Expr, value: Expr) -> Expr:
        element, amount = arithmetic_element(lhs.type), arithmetic_element(value.type)
        assert element is not None and amount is not None
        if not is_integral(element) or not is_integral(amount):
            return self.invalid_operands(loc, lhs, value)
        computation = unqualified_type(lhs.type)
        if element is BOOL:
            size = vector_size(lhs.type)
            computation = self.context.vector(INT, size) if size else INT
        if amount is BOOL:
            value = self.cast_element(value, INT)
        type = unqualified_type(lhs.type)
        from hlslfe.sema.operator_warnings import check_shift

        check_shift(self, loc, op, lhs, value)
        return CompoundAssignOperator(loc, lhs.begin, value.end, type, op, lhs, value, computation, computation,
                                      lhs.object_kind)

    # ------------------------------------------------------------ unary operators

    def act_on_unary_operator(self, node: tree.UnaryOperator) -> Expr:
        """Type a prefix or postfix operator; a row of prefix operators is walked, not recursed into."""
        chain = [node]
        while isinstance(chain[-1].operand, tree.UnaryOperator):
            chain.append(chain[-1].operand)
        expr = self.act_on_expr(chain[-1].operand)
        for link in reversed(chain):
            expr = self._build_unary(link, expr)
        return expr

    def _build_unary(self, node: tree.UnaryOperator, sub: Expr) -> Expr:
        if isinstance(sub, RecoveryExpr):
            return sub
        if isinstance(sub.type.canonical, (RecordType, EnumType)):
            call = self._overloaded_unary(node, sub)
            if call is not None:
                return call
        if isinstance(sub.type.canonical, ConstantMatrixType):
            return self.build_matrix_unary(node, sub)
        if node.op in ("++", "--"):
            return self._build_increment(node, sub)
        if node.op in ("&", "*"):
            self.diags.report(node.loc, "err_hlsl_operator_unsupported", node.op)
            return self.recovery(sub)
        if node.op == "!":
            return self._build_not(node, sub)
        value = self.scalar_value(sub)
        element = arithmetic_element(value.type)
        if element is None or (node.op == "~" and not is_integral(element)):
            return self._invalid_unary(node, sub)
        return self._build_sign(node, value)

    def _overloaded_unary(self, node: tree.UnaryOperator, sub: Expr) -> Expr | None:
        """The user's operator; that of a postfix ++ or -- takes an int."""
        if not node.is_postfix:
            return self.build_overloaded_operator(node.loc, node.op, [sub], node.loc, sub.end)
        operands = [sub, IntegerLiteral(node.loc, INT, 0)]
        return self.build_overloaded_operator(node.loc, node.op, operands, sub.begin, node.loc)

    def _build_sign(self, node: tree.UnaryOperator, value: Expr) -> Expr:
        """+ - ~ of an arithmetic value: bool counts as int, half is computed in float where it is no native type."""
        element = arithmetic_element(value.type)
        if element is BOOL:
            value = self.cast_element(value, INT)
        is_half = element is HALF and not self.options.native_half
        if is_half:
            value = self.cast_element(value, FLOAT)
        type = unqualified_type(value.type)
        result: Expr = UnaryOperator(node.loc, node.loc, value.end, type, node.op, value)
        return self.cast_element(result, HALF) if is_half and vector_size(type) else result

    def _invalid_unary(self, node: tree.UnaryOperator, sub: Expr) -> RecoveryExpr:
        self.diags.report(node.loc, "err_typecheck_unary_expr", sub.type.quoted(), ranges=[expr_range(self.diags, sub)])
        return self.recovery(sub)

    def _build_not(self, node: tree.UnaryOperator, sub: Expr) -> Expr:
        value = self.default_lvalue_conversion(sub)
        if isinstance(value.type.canonical, RecordType):
            value = self.contextual_bool(value)
        if isinstance(value, RecoveryExpr):
            return value
        if arithmetic_element(value.type) is None:
            return self._invalid_unary(node, sub)
        value = self.cast_element(value, BOOL)
        return UnaryOperator(node.loc, node.loc, value.end, value.type.canonical, "!", value)

    def _build_increment(self, node: tree.UnaryOperator, sub: Expr) -> Expr:
        type = unqualified_type(sub.type)
        element = arithmetic_element(type)
        is_decrement = node.op == "--"
        if element is BOOL and not vector_size(type):
            if is_decrement:
                self.diags.report(node.loc, "err_increment_decrement_bool", 1, ranges=[expr_range(self.diags, sub)])
                return self.recovery(sub)
            self.diags.report(node.loc, "warn_increment_bool", ranges=[expr_range(self.diags, sub)])
        elif element is None or element is BOOL or isinstance(type.canonical, EnumType):
            self.diags.report(node.loc, "err_typecheck_illegal_increment_decrement", is_decrement, sub.type.quoted(),
                              ranges=[expr_range(self.diags, sub)])
            return self.recovery(sub)
        if not self.check_modifiable_lvalue(sub, node.loc):
            return self.recovery(sub)
        if vector_size(type):
            self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{node.op}' of a vector")
        begin, end = (sub.begin, node.loc) if node.is_postfix else (node.loc, sub.end)
        result = UnaryOperator(node.loc, begin, end, type, node.op, sub, node.is_postfix, not node.is_postfix)
        result.object_kind = "" if node.is_postfix else sub.object_kind
        return result


def _has_duplicates(expr: ExtVectorElementExpr) -> bool:
    """Whether a swizzle, or a swizzle of a swizzle, names one component twice."""
    picked = expr.indices
    base = ignore_parens(expr.base)
    while isinstance(base, ExtVectorElementExpr):
        picked = tuple(base.indices[index] for index in picked)
        base = ignore_parens(base.base)
    return len(set(picked)) != len(picked)


def _is_part_of_temporary(expr: Expr) -> bool:
    """Whether an lvalue is part of a value that nobody stored: a member or element of what a call returned."""
    while True:
        expr = ignore_parens(expr)
        if isinstance(expr, PARTS):
            base = expr.base
            if getattr(base, "kind", "") == "ArrayToPointerDecay":
                base = base.sub  # type: ignore[attr-defined]
            if not base.is_lvalue:
                return True
            expr = base
        elif isinstance(expr, ConditionalOperator):
            return _is_part_of_temporary(expr.lhs) or _is_part_of_temporary(expr.rhs)
        else:
            return False
