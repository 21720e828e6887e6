"""Infix operators other than assignment, and the conversions that make their operands agree.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::BuildBinOp, Sema::CreateBuiltinBinOp, Sema::UsualArithmeticConversions,
Sema::CheckMultiplyDivideOperands, Sema::CheckShiftOperands, Sema::CheckCompareOperands,
Sema::CheckLogicalOperands, Sema::CheckCommaOperands and clang/lib/Sema/SemaHLSL.cpp:
SemaHLSL::handleVectorBinOpConversion.
Differs: + - * / % << >> of two bool operands work on int, as in DXC and C (Clang 22 computes in one bit).  Vectors of
different length may be shifted.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    Expr,
    IntegerLiteral,
    MemberExpr,
    ParenExpr,
    RecoveryExpr,
    UnaryOperator,
    ignore_paren_implicit_casts,
)
from hlslfe.ast.types import (
    BOOL,
    BUILTIN_TYPES,
    FLOAT,
    HALF,
    INT,
    VOID,
    BuiltinType,
    ConstantMatrixType,
    DependentType,
    EnumType,
    RecordType,
    Type,
    TypedefType,
    unqualified_type,
)
from hlslfe.basic.diagnostics import FixIt
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import (
    arithmetic_element,
    common_element,
    is_integral,
    vector_size,
)
from hlslfe.sema.conversions import COMPARISONS, SemaConversions
from hlslfe.sema.side_effects import has_side_effects
from hlslfe.sema.token_range import expr_range, source_text

_SIGNED_OF_WIDTH = {1: BOOL, 8: BUILTIN_TYPES["char"], 16: BUILTIN_TYPES["short"], 32: INT, 64: BUILTIN_TYPES["long"]}
Operands = tuple[Expr, Expr, Type]


def common_sugar(a: Type, b: Type) -> Type:
    """The spelling that two equal types share: the alias when it is the same one."""
    a, b = unqualified_type(a), unqualified_type(b)
    same = a is b or (isinstance(a, TypedefType) and isinstance(b, TypedefType) and a.name == b.name)
    return a if same else a.canonical


class SemaBinaryOps(SemaConversions):
    """Arithmetic, comparison, shift, logic and the comma."""

    def act_on_binary_operator(self, node: tree.BinaryOperator) -> Expr:
        """Type an infix expression. Operators below operators are walked, not recursed into: chains may be long."""
        todo: list[tree.Expr | tuple[tree.BinaryOperator]] = [node]
        done: list[Expr] = []
        while todo:
            item = todo.pop()
            if isinstance(item, tuple):
                rhs = done.pop()
                done.append(self.build_bin_op(item[0].loc, item[0].op, done.pop(), rhs))
            elif isinstance(item, tree.BinaryOperator):
                todo += ((item,), item.rhs, item.lhs)
            else:
                done.append(self.act_on_expr(item))
        return done[0]

    def build_bin_op(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """`lhs op rhs`; operands as they were typed, errors give a RecoveryExpr."""
        types = type(lhs.type.canonical), type(rhs.type.canonical)
        if DependentType in types:
            return self.recovery(lhs, rhs)
        if RecordType in types or EnumType in types:
            call = self.build_overloaded_operator(loc, op, [lhs, rhs], lhs.begin, rhs.end)
            if call is not None:
                return call
        if ConstantMatrixType in types and op != ",":
            return (self.build_matrix_bin_op if op in _CHECKS else self.build_assignment)(loc, op, lhs, rhs)
        check = _CHECKS.get(op)
        if check is None:
            return self.build_assignment(loc, op, lhs, rhs)
        result = check(self, loc, op, lhs, rhs)
        if _is_worth_a_look(op, lhs.__class__, rhs.__class__):
            from hlslfe.sema.operator_warnings import check_operands  # most shaders need none of it

            check_operands(self, loc, op, lhs, rhs, result)
        return result

    def build_matrix_bin_op(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """`lhs op rhs` with a matrix, no assignment (sema.matrix_ops)."""
        raise NotImplementedError

    def build_assignment(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """`lhs op rhs` for = and the compound assignments (sema.assignment)."""
        raise NotImplementedError

    def _binary(self, loc: Loc, op: str, lhs: Expr, rhs: Expr, type: Type) -> Expr:
        return BinaryOperator(loc, lhs.begin, rhs.end, type, op, lhs, rhs)

    def invalid_operands(self, loc: Loc, lhs: Expr, rhs: Expr) -> RecoveryExpr:
        """Report that the operands do not fit their operator."""
        self.diags.report(loc, "err_typecheck_invalid_operands", lhs.type.quoted(), rhs.type.quoted(),
                          ranges=[expr_range(self.diags, lhs), expr_range(self.diags, rhs)])
        return self.recovery(lhs, rhs)

    # ------------------------------------------------------------ making operands agree

    def usual_arithmetic_conversions(self, lhs: Expr, rhs: Expr, promote_bool: bool = False) -> Operands | None:
        """Convert two values to one type: shapes first (scalars are splatted, longer vectors cut), then elements.

        Returns both and the type, None when one is no arithmetic value. `promote_bool`: two bools become int."""
        left, right = arithmetic_element(lhs.type), arithmetic_element(rhs.type)
        if left is None or right is None:
            return None
        sizes = [size for size in (vector_size(lhs.type), vector_size(rhs.type)) if size]
        if sizes:
            rhs = self.resize_vector(rhs, self.common_size(sizes))
            lhs = self.resize_vector(lhs, self.common_size(sizes))
        return self._unify_elements(lhs, rhs, promote_bool)

    def _unify_elements(self, lhs: Expr, rhs: Expr, promote_bool: bool) -> Operands:
        left, right = arithmetic_element(lhs.type), arithmetic_element(rhs.type)
        assert left is not None and right is not None
        element = common_element(left, right)
        if promote_bool and element is BOOL:
            element = INT
        elif element is HALF and not vector_size(lhs.type) and not self.options.native_half:
            element = FLOAT  # half scalars are computed in float
        elif lhs.type.canonical is rhs.type.canonical:
            return lhs, rhs, common_sugar(lhs.type, rhs.type)
        type = self._type_with_element(element, lhs, rhs)
        return self.cast_element(lhs, element, type), self.cast_element(rhs, element, type), type

    def _type_with_element(self, element: BuiltinType, *operands: Expr) -> Type:
        """The type of operands whose element becomes `element`: spelled as the one that has it already."""
        size = vector_size(operands[0].type)
        canonical = self.context.vector(element, size) if size else element
        for operand in operands:
            if operand.type.canonical is canonical:
                return unqualified_type(operand.type)
        return canonical

    def _half_vectors(self, lhs: Expr, rhs: Expr) -> bool:
        """Two vectors of half without native 16-bit types: they are computed in float and cut back."""
        return (not self.options.native_half and vector_size(lhs.type) > 0 and vector_size(rhs.type) > 0
                and arithmetic_element(lhs.type) is HALF and arithmetic_element(rhs.type) is HALF)

    # ------------------------------------------------------------ arithmetic

    def _check_arithmetic(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        left, right = self.scalar_value(lhs), self.scalar_value(rhs)
        if isinstance(left, RecoveryExpr) or isinstance(right, RecoveryExpr):
            return self.recovery(left, right)
        half = self._half_vectors(left, right)
        operands = self.usual_arithmetic_conversions(left, right, promote_bool=True)
        if operands is None:
            return self.invalid_operands(loc, lhs, rhs)
        left, right, type = operands
        if op in ("/", "%"):
            self.check_division(loc, op, right)
        if not half:
            return self._binary(loc, op, left, right, type)
        left, right = self.cast_element(left, FLOAT), self.cast_element(right, FLOAT)
        return self.cast_element(self._binary(loc, op, left, right, left.type), HALF)

    def check_division(self, loc: Loc, op: str, divisor: Expr) -> None:
        """Warn of an integer division by a constant 0 (Clang: DiagnoseBadDivideOrRemainderValues), of vectors, too."""
        element = arithmetic_element(divisor.type)
        if element is not None and is_integral(element):
            inner = ignore_paren_implicit_casts(divisor)
            value = inner.value if isinstance(inner, IntegerLiteral) else None
            if value is None and inner.__class__ in _CONSTANT_DIVISORS:
                from hlslfe.sema.operator_warnings import constant_value

                value = constant_value(self, inner)
            if value == 0:
                self.diags.report(loc, "warn_remainder_division_by_zero", op == "/",
                                  ranges=[expr_range(self.diags, divisor)])

    def _check_bitwise(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        left, right = self.default_lvalue_conversion(lhs), self.default_lvalue_conversion(rhs)
        masks = self.is_lane_mask(left) and self.is_lane_mask(right)
        if not masks:
            left, right = self.scalar_value(left), self.scalar_value(right)
        elements = arithmetic_element(left.type), arithmetic_element(right.type)
        if any(element is None or not is_integral(element) for element in elements):
            return self.invalid_operands(loc, lhs, rhs)
        operands = self.usual_arithmetic_conversions(left, right)
        assert operands is not None
        result = self._binary(loc, op, *operands)
        if masks:
            self.lane_masks.add(result)
        return result

    # ------------------------------------------------------------ shifts

    def _check_shift(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        operands = self.shift_operands(loc, lhs, rhs)
        if operands is None:
            return self.recovery(lhs, rhs)
        left, right = operands
        return self._binary(loc, op, left, right, unqualified_type(left.type))

    def shift_operands(self, loc: Loc, lhs: Expr, rhs: Expr) -> tuple[Expr, Expr] | None:
        """The values of a shift: each keeps its element type, shapes agree; None after an error."""
        left, right = self.scalar_value(lhs), self.scalar_value(rhs)
        if isinstance(left, RecoveryExpr) or isinstance(right, RecoveryExpr):
            return None
        elements = arithmetic_element(left.type), arithmetic_element(right.type)
        if elements[0] is None or elements[1] is None:
            self.invalid_operands(loc, lhs, rhs)
            return None
        for operand, element in ((lhs, elements[0]), (rhs, elements[1])):
            if not is_integral(element):
                if vector_size(lhs.type) or vector_size(rhs.type):
                    self.diags.report(loc, "err_typecheck_expect_int", operand.type.quoted(),
                                      ranges=[expr_range(self.diags, operand)])
                else:
                    self.invalid_operands(loc, lhs, rhs)
                return None
        sizes = [size for size in (vector_size(left.type), vector_size(right.type)) if size]
        if sizes:
            size = self.common_size(sizes)
            left, right = self.resize_vector(left, size), self.resize_vector(right, size)
        return self._int_of_bool(left), self._int_of_bool(right)

    def _int_of_bool(self, operand: Expr) -> Expr:
        """bool as int."""
        return self.cast_element(operand, INT) if arithmetic_element(operand.type) is BOOL else operand

    # ------------------------------------------------------------ comparison

    def _check_comparison(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        left, right = self.default_lvalue_conversion(lhs), self.default_lvalue_conversion(rhs)
        if isinstance(left, RecoveryExpr) or isinstance(right, RecoveryExpr):
            return self.recovery(left, right)
        if not (op in ("==", "!=") and self.is_lane_mask(left) and self.is_lane_mask(right)):
            left, right = self.scalar_value(left), self.scalar_value(right)
        scoped = left.type.canonical
        if isinstance(scoped, EnumType) and scoped is right.type.canonical:
            return self._binary(loc, op, left, right, BOOL)
        half = self._half_vectors(left, right)
        operands = self.usual_arithmetic_conversions(left, right)
        if operands is None:
            return self.invalid_operands(loc, lhs, rhs)
        left, right, type = operands
        if half:
            left, right = self.cast_element(left, FLOAT), self.cast_element(right, FLOAT)
            type = left.type
        return self._binary(loc, op, left, right, self._comparison_type(type))

    def _comparison_type(self, type: Type) -> Type:
        """bool of scalars; of vectors, signed integers as wide as the operands' (bool of bool)."""
        size = vector_size(type)
        element = arithmetic_element(type)
        if not size or element is None:
            return BOOL
        return self.context.vector(_SIGNED_OF_WIDTH[element.bits], size)

    # ------------------------------------------------------------ logic and the comma

    def _check_logical(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        if vector_size(lhs.type) or vector_size(rhs.type):
            return self._check_vector_logical(loc, op, lhs, rhs)
        left, right = (self.contextual_bool(operand) if isinstance(operand.type.canonical, RecordType)
                       else self.default_lvalue_conversion(operand) for operand in (lhs, rhs))
        if isinstance(left, RecoveryExpr) or isinstance(right, RecoveryExpr):
            return self.recovery(left, right)
        if arithmetic_element(left.type) is None or arithmetic_element(right.type) is None:
            return self.invalid_operands(loc, lhs, rhs)
        return self._binary(loc, op, self.convert_to_bool(left), self.convert_to_bool(right), BOOL)

    def _check_vector_logical(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        """Up to HLSL 2018 `&&` and `||` work on vectors, component by component; later the functions `and`, `or` do."""
        operands = None
        if self.options.language_version <= 2018:
            operands = self.usual_arithmetic_conversions(self.default_lvalue_conversion(lhs),
                                                         self.default_lvalue_conversion(rhs))
        if operands is None:
            error = self.invalid_operands(loc, lhs, rhs)
            self._suggest_function("and" if op == "&&" else "or", lhs, rhs)
            return error
        left, right, type = operands
        result = self._binary(loc, op, left, right, self._comparison_type(type))
        if arithmetic_element(result.type) is not BOOL:
            self.lane_masks.add(result)
        return result

    def _suggest_function(self, name: str, lhs: Expr, rhs: Expr) -> None:
        ranges = expr_range(self.diags, lhs), expr_range(self.diags, rhs)
        left, right = (source_text(self.diags, each) for each in ranges)
        begin, end = ranges[0][0], ranges[1][1]
        fixits = [FixIt(begin, end, f"{name}({left}, {right})")] if left and right else []
        self.diags.report(lhs.begin, "note_function_suggestion", name, fixits=fixits)

    def _check_comma(self, loc: Loc, op: str, lhs: Expr, rhs: Expr) -> Expr:
        last = lhs.rhs if isinstance(lhs, BinaryOperator) and lhs.op == "," else lhs  # the rest was looked at before
        if last.type.canonical is not VOID and not isinstance(last, CallExpr) and not has_side_effects(last):
            self.diags.report(last.loc, "warn_unused_comma_left_operand", ranges=[expr_range(self.diags, last)])
        return BinaryOperator(loc, lhs.begin, rhs.end, rhs.type, op, lhs, rhs, rhs.is_lvalue, rhs.object_kind)


_CONSTANTS = frozenset((IntegerLiteral, UnaryOperator, BinaryOperator, ParenExpr, DeclRefExpr))
_CONSTANT_DIVISORS = frozenset((UnaryOperator, BinaryOperator, DeclRefExpr, CXXBoolLiteralExpr))
_NAMES = frozenset((DeclRefExpr, MemberExpr, ParenExpr))
_OPERATORS = frozenset((BinaryOperator, UnaryOperator))


def _is_worth_a_look(op: str, left: type[Expr], right: type[Expr]) -> bool:
    """May sema.operator_warnings have something to say of operands of these classes? Quick, and rarely true."""
    if op in ("+", "-", "*"):
        return (left is IntegerLiteral or right is IntegerLiteral or right is ParenExpr) and (
            left in _CONSTANTS and right in _CONSTANTS)
    if op in COMPARISONS:
        return left in _OPERATORS or (left in _NAMES and right in _NAMES)
    if op in ("&&", "||"):
        return left is BinaryOperator or right in _CONSTANTS
    return op in ("<<", ">>") or (op in ("&", "|", "^") and (left in _OPERATORS or right is BinaryOperator))


_Check = Callable[[SemaBinaryOps, Loc, str, Expr, Expr], Expr]
_CHECKS: dict[str, _Check] = {
    **dict.fromkeys("+-*/%", SemaBinaryOps._check_arithmetic),
    **dict.fromkeys("&|^", SemaBinaryOps._check_bitwise),
    **dict.fromkeys(("<<", ">>"), SemaBinaryOps._check_shift),
    **dict.fromkeys(COMPARISONS, SemaBinaryOps._check_comparison),
    **dict.fromkeys(("&&", "||"), SemaBinaryOps._check_logical),
    ",": SemaBinaryOps._check_comma,
}
