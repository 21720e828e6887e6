"""The value of a constant expression: array bounds, case labels, attribute arguments, enumerators, static_assert.

Mirrors clang/lib/AST/ExprConstant.cpp: Expr::EvaluateAsRValue, IntExprEvaluator, FloatExprEvaluator,
VectorExprEvaluator.
Differs: signed overflow wraps, as in the machine and in DXC.  Values are plain: int for bool and integers, float for
floats (rounded to their type), a list for vectors, arrays and structs (bases' fields first).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable

from hlslfe.ast.constexpr import MAX_CONSTEXPR_CALLS, MAX_CONSTEXPR_DEPTH, constexpr_result
from hlslfe.ast.decl import EnumConstantDecl, VarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CharacterLiteral,
    ConditionalOperator,
    CStyleCastExpr,
    CXXBoolLiteralExpr,
    CXXConstructExpr,
    CXXDefaultArgExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    ImplicitCastExpr,
    InitListExpr,
    IntegerLiteral,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    UnaryExprOrTypeTraitExpr,
    UnaryOperator,
)
from hlslfe.ast.types import (
    BuiltinType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    is_const_qualified,
    scalar_of,
)

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

_MAX_DEPTH = 400  # of expressions inside expressions and of variables that use variables
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}


def wrap_int(value: int, type: BuiltinType) -> int:
    """`value` as an integer (or bool) of `type` holds it, modulo 2 to its width."""
    if type.category == "bool":
        return int(value != 0)
    value &= (1 << type.bits) - 1
    return value - (1 << type.bits) if type.is_signed and value >> (type.bits - 1) else value


def round_float(value: float, type: BuiltinType, native_half: bool = False) -> float:
    """`value` rounded to half, float or double; half is as precise as float where it is no native type."""
    if type.kind == "double":
        return value
    code = "e" if type.kind == "half" and native_half else "f"
    try:
        rounded: float = struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
    return rounded


def _divide_ints(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _int_op(op: str, a: int, b: int, type: BuiltinType) -> int | None:
    """`a op b` of integers of `type`; None where that is undefined."""
    if op in ("/", "%"):
        if b == 0:
            return None
        quotient = _divide_ints(a, b)
        return wrap_int(quotient if op == "/" else a - b * quotient, type)
    if op in ("<<", ">>"):
        amount = b & (type.bits - 1)
        return wrap_int(a << amount if op == "<<" else a >> amount, type)
    results = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}
    return wrap_int(results[op], type)


def _float_op(op: str, a: float, b: float) -> float:
    if op == "/":
        if b == 0:
            return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1.0, b)  # noqa: PLR0124
        return a / b
    if op == "%":
        return math.nan if b == 0 or math.isinf(a) else math.fmod(a, b)
    return a + b if op == "+" else a - b if op == "-" else a * b


def base_value(value: Any, cast: CastExpr) -> Any:
    """The part of a constant record (bases first) that is its base, as the DerivedToBase `cast` says."""
    record, target = cast.sub.type.canonical, cast.type.canonical
    while record is not target:
        if not isinstance(record, RecordType) or not record.decl.bases or not isinstance(value, list):
            return None
        record, value = record.decl.bases[0].type, value[0]
    return value


class ConstantEvaluator:
    """Evaluates expressions of one compilation; the values of constant variables are kept."""

    def __init__(self, native_half: bool) -> None:
        self.native_half = native_half
        self._variables: dict[VarDecl, Any] = {}
        self._depth = 0
        self._arguments: dict[VarDecl, Any] = {}  # of the constexpr call that is evaluated
        self._call_depth = self._calls = 0

    def evaluate(self, expr: Expr) -> Any:
        """The value of `expr`, or None when it is not constant."""
        action = _EVALUATORS.get(type(expr))
        if action is None or self._depth > _MAX_DEPTH or isinstance(expr.type.canonical, ConstantMatrixType):
            return None
        self._depth += 1
        value = action(self, expr)
        self._depth -= 1
        return value

    # ------------------------------------------------------------ leaves

    def _literal(self, expr: Any) -> Any:
        return expr.value

    def _bool_literal(self, expr: CXXBoolLiteralExpr) -> Any:
        return int(expr.value)

    def _decl_ref(self, expr: DeclRefExpr) -> Any:
        decl = expr.decl
        if isinstance(decl, EnumConstantDecl):
            return decl.value
        if decl in self._arguments:
            return self._arguments[decl]
        if not isinstance(decl, VarDecl) or decl.init is None or not is_const_qualified(decl.type):
            return None
        if decl not in self._variables:
            self._variables[decl] = None  # while it is computed: a variable that uses itself is not constant
            self._variables[decl] = self.evaluate(decl.init)
        return self._variables[decl]

    def _call(self, expr: CallExpr) -> Any:
        """A call of a constexpr function."""
        found = None if expr.function.intrinsic is not None else constexpr_result(expr.function)
        if found is None or self._call_depth >= MAX_CONSTEXPR_DEPTH or self._calls >= MAX_CONSTEXPR_CALLS:
            return None
        definition, result = found
        values = [self.evaluate(arg) for arg in expr.args]
        if any(value is None for value in values):
            return None
        state = self._arguments, self._depth
        self._arguments, self._depth = dict(zip(definition.params, values, strict=False)), 0
        self._call_depth += 1
        self._calls += 1
        value = self.evaluate(result)
        self._call_depth -= 1
        self._arguments, self._depth = state
        if not self._call_depth:
            self._calls = 0
        return value

    # ------------------------------------------------------------ parts

    def _sub(self, expr: Any) -> Any:
        return self.evaluate(expr.sub)

    def _source(self, expr: Any) -> Any:
        return self.evaluate(expr.source)

    def _default_arg(self, expr: CXXDefaultArgExpr) -> Any:
        return self.evaluate(expr.value)

    def _init_list(self, expr: InitListExpr) -> Any:
        values = []
        for init in expr.inits:
            value = self.evaluate(init)
            if value is None:
                return None
            values.append(value)
        return values

    def _swizzle(self, expr: ExtVectorElementExpr) -> Any:
        base = self.evaluate(expr.base)
        if not isinstance(base, list):
            return None
        picked = [base[index] for index in expr.indices]
        return picked if len(picked) > 1 else picked[0]

    def _subscript(self, expr: ArraySubscriptExpr) -> Any:
        base, index = self.evaluate(expr.base), self.evaluate(expr.index)
        if not isinstance(base, list) or not isinstance(index, int) or not 0 <= index < len(base):
            return None
        return base[index]

    def _member(self, expr: MemberExpr) -> Any:
        base = self.evaluate(expr.base)
        record = expr.base.type.canonical
        if not isinstance(base, list) or not isinstance(record, RecordType) or expr.field.record is not record.decl:
            return None
        position = len(record.decl.bases) + expr.field.index
        return base[position] if position < len(base) else None

    # ------------------------------------------------------------ operators

    def _unary(self, expr: UnaryOperator) -> Any:
        value = None if expr.op in ("++", "--") else self.evaluate(expr.sub)
        element = scalar_of(expr.type)
        if value is None or element is None:
            return None

        def apply(one: Any) -> Any:
            if expr.op == "!":
                return int(not one)
            if expr.op == "~":
                return wrap_int(~one, element)
            one = -one if expr.op == "-" else one
            return one if element.category == "float" else wrap_int(one, element)

        return [apply(one) for one in value] if isinstance(value, list) else apply(value)

    def _binary(self, expr: BinaryOperator) -> Any:
        """A chain of operators that leans to the left may be long: it is walked."""
        chain = [expr]
        while type(chain[-1].lhs) is BinaryOperator:
            chain.append(chain[-1].lhs)
        value = self.evaluate(chain[-1].lhs)
        for link in reversed(chain):
            value = self._apply(link, value)
        return value

    def _apply(self, expr: BinaryOperator, left: Any) -> Any:
        """`expr` with the value of its left side known."""
        op = expr.op
        if op == "=" or left is None:
            return None
        if op in ("&&", "||") and not isinstance(left, list):
            if bool(left) == (op == "||"):
                return int(op == "||")
            right = self.evaluate(expr.rhs)
            return None if right is None or isinstance(right, list) else int(right != 0)
        right = self.evaluate(expr.rhs)
        if right is None or op == ",":
            return right
        element = scalar_of(expr.lhs.type)
        if element is None:
            return None
        if isinstance(left, list) and isinstance(right, list):
            return self._apply_lanes(expr, element, left, right)
        if isinstance(left, list) or isinstance(right, list):
            return None
        return self._apply_one(op, element, left, right)

    def _apply_lanes(self, expr: BinaryOperator, element: BuiltinType, left: list[Any], right: list[Any]) -> Any:
        lanes = [self._apply_one(expr.op, element, a, b) for a, b in zip(left, right, strict=False)]
        if None in lanes:
            return None
        result = scalar_of(expr.type)
        if expr.op in _COMPARE and result is not None and result.category != "bool":
            return [-lane for lane in lanes]  # lanes of a vector comparison are 0 and -1
        return lanes

    def _apply_one(self, op: str, element: BuiltinType, a: Any, b: Any) -> Any:
        compare = _COMPARE.get(op)
        if compare is not None:
            return int(compare(a, b))
        if op in ("&&", "||"):
            return int(bool(a and b)) if op == "&&" else int(bool(a or b))
        if element.category == "float":
            return round_float(_float_op(op, a, b), element, self.native_half)
        return _int_op(op, a, b, element)

    def _conditional(self, expr: ConditionalOperator) -> Any:
        cond = self.evaluate(expr.cond)
        if cond is None:
            return None
        if not isinstance(cond, list):
            return self.evaluate(expr.lhs if cond else expr.rhs)
        left, right = self.evaluate(expr.lhs), self.evaluate(expr.rhs)
        if not isinstance(left, list) or not isinstance(right, list):
            return None
        return [a if lane else b for lane, a, b in zip(cond, left, right, strict=False)]

    # ------------------------------------------------------------ casts

    def _cast(self, expr: CastExpr) -> Any:
        value = self.evaluate(expr.sub)
        if value is None or expr.kind in _SAME_VALUE:
            return value
        if expr.kind == "DerivedToBase":
            return base_value(value, expr)
        if expr.kind == "VectorSplat":
            canonical = expr.type.canonical
            return [value] * canonical.size if isinstance(canonical, VectorType) else None
        if expr.kind == "HLSLVectorTruncation":
            canonical = expr.type.canonical
            return value[: canonical.size] if isinstance(canonical, VectorType) else value[0]
        if expr.kind not in _ELEMENT_CASTS:
            return None
        if not isinstance(value, list):
            return self._convert(value, expr.type)
        lanes = [self._convert(lane, expr.type) for lane in value]
        return None if None in lanes else lanes

    def _convert(self, value: Any, type: Type) -> Any:
        """A scalar converted to the elements of `type`; None where a float does not fit an integer."""
        element = scalar_of(type)
        if element is None or isinstance(value, list):
            return None
        if element.category == "bool":
            return int(value != 0)
        if element.category == "float":
            return round_float(float(value), element, self.native_half)
        if not isinstance(value, float):
            return wrap_int(value, element)
        if not math.isfinite(value):
            return None
        whole = math.trunc(value)
        return whole if whole == wrap_int(whole, element) else None


_SAME_VALUE = frozenset({"NoOp", "LValueToRValue", "HLSLArrayRValue", "ArrayToPointerDecay"})
_ELEMENT_CASTS = frozenset({
    "IntegralCast", "IntegralToFloating", "IntegralToBoolean", "FloatingToIntegral", "FloatingCast",
    "FloatingToBoolean",
})
_EVALUATORS: dict[type[Expr], Callable[[ConstantEvaluator, Any], Any]] = {
    IntegerLiteral: ConstantEvaluator._literal,
    FloatingLiteral: ConstantEvaluator._literal,
    CharacterLiteral: ConstantEvaluator._literal,
    UnaryExprOrTypeTraitExpr: ConstantEvaluator._literal,
    CXXBoolLiteralExpr: ConstantEvaluator._bool_literal,
    DeclRefExpr: ConstantEvaluator._decl_ref,
    ParenExpr: ConstantEvaluator._sub,
    OpaqueValueExpr: ConstantEvaluator._source,
    CXXConstructExpr: ConstantEvaluator._source,
    CXXDefaultArgExpr: ConstantEvaluator._default_arg,
    InitListExpr: ConstantEvaluator._init_list,
    ExtVectorElementExpr: ConstantEvaluator._swizzle,
    ArraySubscriptExpr: ConstantEvaluator._subscript,
    MemberExpr: ConstantEvaluator._member,
    UnaryOperator: ConstantEvaluator._unary,
    BinaryOperator: ConstantEvaluator._binary,
    ConditionalOperator: ConstantEvaluator._conditional,
    ImplicitCastExpr: ConstantEvaluator._cast,
    CStyleCastExpr: ConstantEvaluator._cast,
    CXXFunctionalCastExpr: ConstantEvaluator._cast,
    CXXStaticCastExpr: ConstantEvaluator._cast,
    CallExpr: ConstantEvaluator._call,
}
