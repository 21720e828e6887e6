"""Operators on matrices: arithmetic, comparison, logic, assignment with an operator, `?:`.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::CheckMatrixElementwiseOperands, Sema::CheckMatrixMultiplyOperands,
Sema::CheckMatrixLogicalOperands.
Differs: every operator works element by element, `*` too, as HLSL has it (Clang 22 has + - * / with scalars, + and -
between matrices, and takes * for the product).  Operands of different shape are cut to what they share, as in DXC.
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    BinaryOperator,
    CompoundAssignOperator,
    ConditionalOperator,
    Expr,
    RecoveryExpr,
    UnaryOperator,
)
from hlslfe.ast.types import BOOL, INT, BuiltinType, ConstantMatrixType, EnumType, Type, scalar_of, unqualified_type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.binary_ops import common_sugar
from hlslfe.sema.conditional import SemaConditional
from hlslfe.sema.conversion_rank import common_element, is_integral, matrix_shape, vector_size
from hlslfe.sema.conversions import COMPARISONS
from hlslfe.sema.matrix_access import SemaMatrixAccess
from hlslfe.sema.matrix_conversions import SemaMatrixConversions
from hlslfe.sema.out_args import SemaOutArgs
from hlslfe.sema.token_range import expr_range

_INTEGRAL = frozenset({"&", "|", "^", "<<", ">>"})
_OF_MATRICES, _WITH_SCALARS = frozenset("+-*"), frozenset("+-*/")  # what Clang 22 takes
_SHIFTS = frozenset({"<<", ">>"})
_LOGICAL = {"&&": "&", "||": "|"}


class SemaMatrices(SemaMatrixConversions, SemaMatrixAccess, SemaConditional, SemaOutArgs):
    """The operators whose operands are matrices."""

    # ------------------------------------------------------------ infix operators

    def build_matrix_bin_op(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        if op in _LOGICAL:
            return self._matrix_logical(loc, op, lhs, rhs)
        operands = self._matrix_operands(loc, op, lhs, rhs)
        if isinstance(operands, RecoveryExpr):
            return operands
        left, right = operands
        both = matrix_shape(left.type) is not None and matrix_shape(right.type) is not None
        if op not in (_OF_MATRICES if both else _WITH_SCALARS):
            self.diags.report(loc, "warn_hlsl_portability", 0, f"'{op}' here, of a matrix")
        if op in ("/", "%"):
            self.check_division(loc, op, right)
        type = self._result_type(left, right)
        if op in COMPARISONS:
            shape = matrix_shape(type)
            assert shape is not None
            type = self.context.matrix(BOOL, *shape)
        return BinaryOperator(loc, lhs.begin, rhs.end, type, op, left, right)

    def _matrix_operands(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> tuple[Expr, Expr] | RecoveryExpr:
        """Both operands with one element type and one shape; a scalar stays one."""
        left, right = self.scalar_value(lhs), self.scalar_value(rhs)
        if isinstance(left, RecoveryExpr) or isinstance(right, RecoveryExpr):
            return self.recovery(left, right)
        elements = _operand_element(left.type), _operand_element(right.type)
        shape = _common_shape(left.type, right.type)
        if elements[0] is None or elements[1] is None or shape is None:
            return self.invalid_operands(loc, lhs, rhs)
        if op in _INTEGRAL and not (is_integral(elements[0]) and is_integral(elements[1])):
            return self.invalid_operands(loc, lhs, rhs)
        element = elements[0] if op in _SHIFTS else common_element(elements[0], elements[1])
        if element is BOOL and op not in COMPARISONS and op not in ("&", "|", "^"):
            element = INT
        type = self._spelled(self.context.matrix(element, *shape), left, right)
        return self._as_operand(left, element, type), self._as_operand(right, element, type)

    @staticmethod
    def _spelled(type: Type, *operands: Expr) -> Type:
        """A type as the operand that has it spells it."""
        return next((unqualified_type(each.type) for each in operands if each.type.canonical is type), type)

    def _as_operand(self, value: Expr, element: BuiltinType, type: Type) -> Expr:
        """A scalar stays one."""
        if matrix_shape(value.type) is None and vector_size(value.type) <= 1:
            return self.convert_arithmetic(value, element, is_explicit=True)
        written = value.type
        shape = matrix_shape(type)
        assert shape is not None
        if matrix_shape(written) is None:
            return self.convert_shape(value, type)
        spelled = type if matrix_shape(written) == shape else None
        return self.truncate_matrix(self.cast_element(value, element, spelled), shape, written=written)

    def _result_type(self, left: Expr, right: Expr) -> Type:
        """The type of the operand that is a matrix; its spelling when both are and agree."""
        if matrix_shape(left.type) is None:
            return unqualified_type(right.type)
        return unqualified_type(left.type) if matrix_shape(right.type) is None else common_sugar(left.type, right.type)

    def _matrix_logical(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """Up to HLSL 2018 `&&` and `||` work on each element; later the functions `and` and `or` do."""
        if self.options.language_version <= 2018:
            operands = self._matrix_operands(loc, "==", lhs, rhs)
            if isinstance(operands, RecoveryExpr):
                return operands
            left, right = (self.cast_element(operand, BOOL) for operand in operands)
            return BinaryOperator(loc, lhs.begin, rhs.end, self._result_type(left, right), _LOGICAL[op], left, right)
        error = self.invalid_operands(loc, lhs, rhs)
        self.diags.report(lhs.begin, "note_function_suggestion", "and" if op == "&&" else "or")
        return error

    # ------------------------------------------------------------ op=

    def build_matrix_compound(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """`lhs op= rhs`, computed in the common element type."""
        matrix, shape = lhs.type.canonical, matrix_shape(lhs.type)
        other = matrix_shape(rhs.type)
        if shape is None or not isinstance(matrix, ConstantMatrixType):  # a scalar or vector op= a matrix
            return self.invalid_operands(loc, lhs, rhs)
        if other is not None and (other[0] < shape[0] or other[1] < shape[1]):
            self.diags.report(lhs.begin, "err_hlsl_vector_compound_assignment_truncation", lhs.type.quoted(),
                              rhs.type.quoted(), ranges=[expr_range(self.diags, lhs), expr_range(self.diags, rhs)])
            return self.recovery(lhs, rhs)
        operands = self._matrix_operands(loc, op[:-1], lhs, rhs)
        if isinstance(operands, RecoveryExpr):
            return operands
        value = operands[1]
        if op[0] in "/%":
            self.check_division(loc, op[0], value)
        type = unqualified_type(lhs.type)
        element = scalar_of(value.type)
        assert element is not None
        computation = type if matrix.element is element else self.context.matrix(element, *shape)
        return CompoundAssignOperator(loc, lhs.begin, rhs.end, type, op, lhs, value, computation, computation)

    # ------------------------------------------------------------ unary operators

    def build_matrix_unary(self, node: tree.UnaryOperator, sub: Expr) -> Expr:
        matrix = sub.type.canonical
        assert isinstance(matrix, ConstantMatrixType)
        self.diags.report(node.loc, "warn_hlsl_portability", 0, f"'{node.op}' of a matrix")
        if node.op in ("++", "--"):
            return self._matrix_increment(node, sub, matrix)
        value = self.default_lvalue_conversion(sub)
        if node.op == "!":
            value = self.cast_element(value, BOOL)
        elif node.op in ("&", "*") or (node.op == "~" and not is_integral(matrix.element)):
            id = "err_typecheck_unary_expr" if node.op == "~" else "err_hlsl_operator_unsupported"
            self.diags.report(node.loc, id, sub.type.quoted() if node.op == "~" else node.op,
                              ranges=[expr_range(self.diags, sub)])
            return self.recovery(sub)
        elif matrix.element is BOOL:
            value = self.cast_element(value, INT)
        return UnaryOperator(node.loc, node.loc, value.end, unqualified_type(value.type), node.op, value)

    def _matrix_increment(self, node: tree.UnaryOperator, sub: Expr, matrix: ConstantMatrixType) -> Expr:
        if matrix.element is BOOL:
            self.diags.report(node.loc, "err_typecheck_illegal_increment_decrement", node.op == "--",
                              sub.type.quoted(), ranges=[expr_range(self.diags, sub)])
            return self.recovery(sub)
        if not self.check_modifiable_lvalue(sub, node.loc):
            return self.recovery(sub)
        begin, end = (sub.begin, node.loc) if node.is_postfix else (node.loc, sub.end)
        return UnaryOperator(node.loc, begin, end, unqualified_type(sub.type), node.op, sub, node.is_postfix,
                             not node.is_postfix)

    # ------------------------------------------------------------ the conditional operator

    def matrix_condition(self, loc: Loc, cond: Expr, lhs: Expr, rhs: Expr) -> Expr:
        """`matrix ? lhs : rhs`: both are computed, each element is picked."""
        self.diags.report(loc, "warn_hlsl_portability", 1, "'?:' with a matrix as condition")
        value = self.cast_element(self.default_lvalue_conversion(cond), BOOL)
        shape = matrix_shape(cond.type)
        arms = self.unify_arms(lhs, rhs, shape)
        if arms is None:
            return self.incompatible_arms(loc, cond, lhs, rhs)
        left, right = arms
        if matrix_shape(left.type) != shape:
            self.diags.report(loc, "err_conditional_vector_size", cond.type.quoted(), left.type.quoted(),
                              ranges=[expr_range(self.diags, cond)])
            return self.recovery(cond, lhs, rhs)
        return ConditionalOperator(cond.begin, cond.begin, rhs.end, common_sugar(left.type, right.type), value, left,
                                   right)

    def unify_arms(self, lhs: Expr, rhs: Expr, shape: tuple[int, int] | None = None) -> tuple[Expr, Expr] | None:
        """Both as matrices of one type, of `shape` when neither is one; None when that cannot be."""
        left, right = self.scalar_value(lhs), self.scalar_value(rhs)
        elements = _operand_element(left.type), _operand_element(right.type)
        shape = _common_shape(left.type, right.type, shape)
        if elements[0] is None or elements[1] is None or shape is None:
            return None
        type = self._spelled(self.context.matrix(common_element(elements[0], elements[1]), *shape), left, right)
        return self.convert_shape(left, type), self.convert_shape(right, type)


def _operand_element(type: Type) -> BuiltinType | None:
    """The component type of what may stand beside a matrix in an operator."""
    canonical = type.canonical
    if isinstance(canonical, EnumType) and canonical.decl.is_scoped:
        return None
    return scalar_of(canonical)


def _common_shape(left: Type, right: Type, default: tuple[int, int] | None = None) -> tuple[int, int] | None:
    """The rows and columns that both have; `default` when neither is a matrix, None when one does not fit."""
    shapes = [shape for shape in (matrix_shape(left), matrix_shape(right)) if shape is not None]
    shape = default if not shapes else shapes[0]
    if len(shapes) == 2:
        shape = min(shapes[0][0], shapes[1][0]), min(shapes[0][1], shapes[1][1])
        if shape not in shapes:
            return None
    sizes = [size for size in (vector_size(left), vector_size(right)) if size > 1]
    return shape if shape is not None and all(size == shape[0] * shape[1] for size in sizes) else None
