"""Evaluates constant expressions of the AST, as far as Clang folds them.

Mirrors clang/lib/AST/ExprConstant.cpp: IntExprEvaluator, FloatExprEvaluator, VectorExprEvaluator, RecordExprEvaluator,
ArrayExprEvaluator and clang/lib/AST/Expr.cpp: Expr::isConstantInitializer.
Differs: conversions of the elements of a vector, and swizzles of constants, fold too when `fold_vector_casts` is set;
Clang leaves them to the IR builder. What a comparison of vectors is converted to bool with is our own and always folds.

A value is a Python number (bool for bool), a tuple (vector) or a list (array; record: bases first).
"""

from __future__ import annotations

import math
from collections.abc import Callable

from hlslfe.ast.constexpr import MAX_CONSTEXPR_CALLS, MAX_CONSTEXPR_DEPTH, constexpr_result
from hlslfe.ast.decl import EnumConstantDecl, ParmVarDecl, VarDecl
from hlslfe.ast.expr import (
    ArrayInitLoopExpr,
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CharacterLiteral,
    CompoundAssignOperator,
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
from hlslfe.ast.expr_constant import base_value
from hlslfe.ast.types import ArrayType, BuiltinType, ConstantMatrixType, RecordType, Type, VectorType, scalar_of
from hlslfe.codegen.constant_ops import (
    COMPARE,
    FOLDED_INTRINSICS,
    INT_ARITHMETIC,
    Scalar,
    float_arithmetic,
    wrap_int,
)
from hlslfe.codegen.constants import round_fp
from hlslfe.codegen.effects import Effects

ConstantValue = Scalar | tuple[Scalar, ...] | list["ConstantValue"]

_UNKNOWN = object()


class ConstantEvaluator:
    """`native_half`: half is 16 bits wide (else it counts as float). What was evaluated once is
    remembered. `effects` is the other knowledge that all functions of a module share."""

    def __init__(self, native_half: bool = False, fold_vector_casts: bool = False) -> None:
        self.native_half = native_half
        self.fold_vector_casts = fold_vector_casts
        self._variables: dict[VarDecl, ConstantValue | None] = {}
        self._lists: dict[InitListExpr, ConstantValue | None] = {}
        self._not_constant: set[int] = set()  # ids of operators found not to be constant, see evaluate_chain
        self._kept: list[Expr] = []  # ... whose ids must stay theirs
        self.effects = Effects()
        self._arguments: dict[VarDecl, ConstantValue | None] = {}  # of the constexpr call in work
        self._call_depth, self._calls = 0, [0]  # calls around it, calls so far
        self._is_undefined = False  # the current evaluation met undefined behaviour (overflow, not a number)

    def evaluate(self, expr: Expr) -> ConstantValue | None:
        """The value of an rvalue or of a constant lvalue; None when it is not constant. Matrices never are."""
        handler = _HANDLERS.get(expr.__class__)
        if expr.type.canonical.__class__ is ConstantMatrixType:
            return None
        return handler(self, expr) if handler is not None else None

    def evaluate_defined(self, expr: Expr) -> ConstantValue | None:
        """The same, but None when the value is undefined in C++ (Clang: SE_NoSideEffects)."""
        saved, self._is_undefined = self._is_undefined, False
        value = self.evaluate(expr)
        if self._is_undefined:
            value = None
        self._is_undefined = saved
        return value

    def evaluate_int(self, expr: Expr) -> int | None:
        """The defined value of an integer, enum or bool expression, None when it is not constant or not one."""
        scalar = scalar_of(expr.type)
        if scalar is None or scalar.category == "float":
            return None
        value = self.evaluate_defined(expr)
        return value if isinstance(value, int) else None

    # ------------------------------------------------------------ leaves

    def _integer(self, expr: IntegerLiteral) -> ConstantValue | None:
        scalar = scalar_of(expr.type)
        return wrap_int(expr.value, scalar) if scalar is not None else None

    def _floating(self, expr: FloatingLiteral) -> ConstantValue | None:
        return self._round(expr.value, expr.type)

    def _bool(self, expr: CXXBoolLiteralExpr) -> ConstantValue | None:
        return expr.value

    def _character(self, expr: CharacterLiteral) -> ConstantValue | None:
        return expr.value

    def _sizeof(self, expr: UnaryExprOrTypeTraitExpr) -> ConstantValue | None:
        return expr.value

    def _round(self, value: float, type: Type) -> float:
        scalar = scalar_of(type)
        assert scalar is not None
        bits = scalar.bits
        if bits == 16 and not self.native_half:
            bits = 32
        return round_fp(value, bits)

    def _decl_ref(self, expr: DeclRefExpr) -> ConstantValue | None:
        decl = expr.decl
        if isinstance(decl, EnumConstantDecl):
            return decl.value
        return self.evaluate_variable(decl) if isinstance(decl, VarDecl) else None

    def evaluate_variable(self, decl: VarDecl) -> ConstantValue | None:
        """The value of a const variable with a constant initialiser."""
        if isinstance(decl, ParmVarDecl) or decl.init is None or not is_const(decl.type):
            return self._arguments.get(decl)
        found = self._variables.get(decl, _UNKNOWN)
        if found is _UNKNOWN:
            self._variables[decl] = None  # it may name itself
            saved = self._is_undefined
            found = self._variables[decl] = self.evaluate(decl.init)
            self._is_undefined = saved
        return found  # type: ignore[return-value]

    # ------------------------------------------------------------ wrappers

    def _paren(self, expr: ParenExpr) -> ConstantValue | None:
        return self.evaluate(expr.sub)

    def _default_arg(self, expr: CXXDefaultArgExpr) -> ConstantValue | None:
        return self.evaluate(expr.value)

    def _source(self, expr: CXXConstructExpr | ArrayInitLoopExpr) -> ConstantValue | None:
        return self.evaluate(expr.source) if expr.source.type.canonical is expr.type.canonical else None

    def _nothing(self, expr: Expr) -> ConstantValue | None:
        return None

    # ------------------------------------------------------------ parts

    def _member(self, expr: MemberExpr) -> ConstantValue | None:
        value = self.evaluate(expr.base)
        record = expr.base.type.canonical
        if not isinstance(value, list) or not isinstance(record, RecordType) or expr.field.record is not record.decl:
            return None
        return value[len(record.decl.bases) + expr.field.index]

    def _subscript(self, expr: ArraySubscriptExpr) -> ConstantValue | None:
        base, index = self.evaluate(expr.base), self.evaluate_int(expr.index)
        if not isinstance(base, (tuple, list)) or index is None or not 0 <= index < len(base):
            return None
        return base[index]

    def _swizzle(self, expr: ExtVectorElementExpr) -> ConstantValue | None:
        """One component of anything; several of a value only, as in Clang."""
        if len(expr.indices) > 1 and expr.base.is_lvalue and not self.fold_vector_casts:
            return None
        base = self.evaluate(expr.base)
        if base is None or isinstance(base, list):
            return None
        if not isinstance(base, tuple):
            base = (base,)
        picked = tuple(base[index] for index in expr.indices)
        return picked if isinstance(expr.type.canonical, VectorType) else picked[0]

    # ------------------------------------------------------------ lists

    def _init_list(self, expr: InitListExpr) -> ConstantValue | None:
        """Lists are remembered: one that others take components from is asked for once for each."""
        found = self._lists.get(expr, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._evaluate_list(expr)
            if not self._is_undefined:
                self._lists[expr] = found
        return found  # type: ignore[return-value]

    def _evaluate_list(self, expr: InitListExpr) -> ConstantValue | None:
        values: list[ConstantValue] = []
        for init in expr.inits:
            value = self.evaluate(init)
            if value is None:
                return None
            values.append(value)
        canonical = expr.type.canonical
        if isinstance(canonical, (ArrayType, RecordType)):
            return values
        if isinstance(canonical, VectorType):
            flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
            return tuple(flat) if len(flat) == canonical.size else None  # type: ignore[arg-type]
        return values[0] if len(values) == 1 else None

    # ------------------------------------------------------------ casts

    def _cast(self, expr: CastExpr) -> ConstantValue | None:
        value = self.evaluate(expr.sub)
        if value is None:
            return None
        kind = expr.kind
        if kind in _SAME_VALUE:
            return value
        if kind in _ELEMENT_CASTS:
            if isinstance(value, tuple):
                if not (self.fold_vector_casts or is_comparison(expr.sub)):
                    return None
                return tuple(self.convert(element, expr.type) for element in value)
            return self.convert(value, expr.type) if not isinstance(value, list) else None
        if kind == "DerivedToBase":
            return base_value(value, expr)  # type: ignore[no-any-return]
        if kind == "VectorSplat" and isinstance(expr.type.canonical, VectorType):
            if isinstance(value, list):
                return None
            return (value[0] if isinstance(value, tuple) else value,) * expr.type.canonical.size
        if kind == "HLSLVectorTruncation" and isinstance(value, tuple):
            canonical = expr.type.canonical
            return value[: canonical.size] if isinstance(canonical, VectorType) else value[0]
        if kind == "HLSLAggregateSplatCast":
            scalar = value[0] if isinstance(value, (tuple, list)) else value
            return self.rebuild(expr.type, _Repeat(scalar, expr.sub.type))
        if kind == "HLSLElementwiseCast":
            return self.rebuild(expr.type, _Leaves(value, expr.sub.type))
        return None

    def convert(self, value: Scalar, type: Type) -> Scalar:
        """A number as an element of `type`; what does not fit an integer becomes 0 as poison would."""
        scalar = scalar_of(type)
        assert scalar is not None
        if scalar.category == "float":
            return self._round(float(value), type)
        if isinstance(value, float):
            if scalar.category == "bool":
                return value != 0.0
            return self._defined(int(value), scalar) if math.isfinite(value) else self._defined(1 << 65, scalar)
        return bool(value) if scalar.category == "bool" else wrap_int(value, scalar)

    def _defined(self, value: int, type: BuiltinType) -> int:
        """`value` as a number of `type`; a signed one that does not fit is undefined."""
        wrapped = wrap_int(value, type)
        if wrapped != value and type.is_signed:
            self._is_undefined = True
        return wrapped

    def rebuild(self, type: Type, source: _Repeat | _Leaves) -> ConstantValue | None:
        """A value of `type` from scalars in order."""
        canonical = type.canonical
        if isinstance(canonical, ConstantMatrixType):
            return None
        if isinstance(canonical, VectorType):
            elements = [self.rebuild(canonical.element, source) for _ in range(canonical.size)]
            return None if None in elements else tuple(elements)  # type: ignore[arg-type]
        if isinstance(canonical, ArrayType):
            parts = [self.rebuild(canonical.element, source) for _ in range(canonical.size or 0)]
            return None if None in parts else parts  # type: ignore[return-value]
        if isinstance(canonical, RecordType):
            types = [base.type for base in canonical.decl.bases] + [field.type for field in canonical.decl.fields]
            parts = [self.rebuild(part, source) for part in types]
            return None if None in parts else parts  # type: ignore[return-value]
        value = source.next()
        return self.convert(value, type) if value is not None and scalar_of(type) is not None else None

    # ------------------------------------------------------------ operators

    def _unary(self, expr: UnaryOperator) -> ConstantValue | None:
        if expr.op in ("++", "--"):
            return None
        value = self.evaluate(expr.sub)
        if value is None or isinstance(value, list):
            return None
        scalar = scalar_of(expr.type)
        assert scalar is not None
        if isinstance(value, tuple):
            return tuple(self._unary_scalar(expr.op, element, scalar) for element in value)
        return self._unary_scalar(expr.op, value, scalar)

    def _unary_scalar(self, op: str, value: Scalar, type: BuiltinType) -> Scalar:
        if op == "!":
            return not value
        if op == "+":
            return value
        if isinstance(value, float):
            return -value
        return self._defined(-value, type) if op == "-" else wrap_int(~value, type)

    def _conditional(self, expr: ConditionalOperator) -> ConstantValue | None:
        cond = self.evaluate(expr.cond)
        if cond is None or isinstance(cond, (tuple, list)):
            return None
        return self.evaluate(expr.lhs if cond else expr.rhs)

    def _binary(self, expr: BinaryOperator) -> ConstantValue | None:
        """Walks down the left side in a loop: a chain of ten thousand terms must not need as many frames."""
        chain: list[BinaryOperator] = []
        node: Expr = expr
        while isinstance(node, (BinaryOperator, ParenExpr)):
            if isinstance(node, ParenExpr):
                node = node.sub
                continue
            if node.op in _NEVER_CONSTANT or isinstance(node, CompoundAssignOperator) or id(node) in self._not_constant:
                self._fail(chain)
                return None
            chain.append(node)
            node = node.lhs
        value = self.evaluate(node)
        while chain:
            if value is None:
                self._fail(chain)
                return None
            value = self._apply(chain.pop(), value)
        return value

    def _fail(self, chain: list[BinaryOperator]) -> None:
        for node in chain:
            if id(node) not in self._not_constant:
                self._not_constant.add(id(node))
                self._kept.append(node)

    def _apply(self, expr: BinaryOperator, lhs: ConstantValue) -> ConstantValue | None:
        op = expr.op
        if op in ("&&", "||"):
            if isinstance(lhs, (tuple, list)):
                return None
            if bool(lhs) == (op == "||"):
                return bool(lhs)
            rhs = self.evaluate(expr.rhs)
            return bool(rhs) if rhs is not None and not isinstance(rhs, (tuple, list)) else None
        rhs = self.evaluate(expr.rhs)
        if rhs is None or op == ",":
            return rhs
        if isinstance(lhs, list) or isinstance(rhs, list):
            return None
        operand, result = scalar_of(expr.lhs.type), scalar_of(expr.type)
        if operand is None or result is None:
            return None
        if isinstance(lhs, tuple) and isinstance(rhs, tuple):
            if op in COMPARE:
                true = 1 if result.category == "bool" else -1
                return tuple(true * COMPARE[op](a, b) for a, b in zip(lhs, rhs, strict=True))
            parts = [self._arithmetic(op, a, b, result) for a, b in zip(lhs, rhs, strict=True)]
            return None if None in parts else tuple(parts)  # type: ignore[arg-type]
        if isinstance(lhs, tuple) or isinstance(rhs, tuple):
            return None
        return COMPARE[op](lhs, rhs) if op in COMPARE else self._arithmetic(op, lhs, rhs, result)

    def _arithmetic(self, op: str, a: Scalar, b: Scalar, type: BuiltinType) -> Scalar | None:
        if isinstance(a, float) and isinstance(b, float):
            value = float_arithmetic(op, a, b)
            self._is_undefined |= value is not None and math.isnan(value)
            return None if value is None else self._round(value, type)
        if isinstance(a, float) or isinstance(b, float):
            return None
        if op in ("/", "%"):
            if not b:
                return None
            quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            return self._defined(quotient, type) if op == "/" else wrap_int(a - quotient * b, type)
        if op in ("<<", ">>"):
            return self._shift(op, a, b, type)
        return self._defined(INT_ARITHMETIC[op](a, b), type)

    def _shift(self, op: str, value: int, amount: int, type: BuiltinType) -> int:
        """Modulo the width. C++ defines neither that nor shifting negative numbers, or set bits, out to the left."""
        if amount & (type.bits - 1) != amount:
            self._is_undefined = True
            amount &= type.bits - 1
        if op == ">>":
            return wrap_int(value >> amount, type)
        if type.is_signed and (value < 0 or (value << amount) >> type.bits):
            self._is_undefined = True
        return wrap_int(value << amount, type)

    def _call(self, expr: CallExpr) -> ConstantValue | None:
        """The few intrinsics that Clang folds (min and max of integers only), and constexpr functions."""
        row = expr.function.intrinsic
        if row is None:
            return self._constexpr_call(expr)
        fold = FOLDED_INTRINSICS.get(expr.function.name) if row is not None else None
        scalar = scalar_of(expr.type)
        if fold is None or scalar is None:
            return None
        values: list[Scalar | tuple[Scalar, ...]] = []
        for arg in expr.args:
            value = self.evaluate(arg)
            if value is None or isinstance(value, list):
                return None
            values.append(value)
        columns = [value if isinstance(value, tuple) else (value,) for value in values]
        results = [fold(scalar, *parts) for parts in zip(*columns, strict=True)]
        if None in results:
            return None
        converted = tuple(self.convert(result, expr.type) for result in results if result is not None)
        return converted if isinstance(expr.type.canonical, VectorType) else converted[0]


    def _constexpr_call(self, expr: CallExpr) -> ConstantValue | None:
        found = constexpr_result(expr.function)
        if found is None or self._call_depth >= MAX_CONSTEXPR_DEPTH or self._calls[0] >= MAX_CONSTEXPR_CALLS:
            return None
        inner = ConstantEvaluator(self.native_half, self.fold_vector_casts)  # what it remembers is for these arguments
        inner._call_depth, inner._calls = self._call_depth + 1, self._calls
        inner._arguments = dict(zip(found[0].params, map(self.evaluate, expr.args), strict=False))
        if None in inner._arguments.values():
            return None
        self._calls[0] += 1
        result = inner.evaluate(found[1])
        self._is_undefined = self._is_undefined or inner._is_undefined
        self._calls[0] *= bool(self._call_depth)
        return result


class _Repeat:
    """One scalar again and again."""

    __slots__ = ("value",)

    def __init__(self, value: ConstantValue, type: Type) -> None:
        self.value: Scalar | None = None if isinstance(value, (tuple, list)) else value

    def next(self) -> Scalar | None:
        return self.value


class _Leaves:
    """The scalars of a value, in order."""

    __slots__ = ("leaves",)

    def __init__(self, value: ConstantValue, type: Type) -> None:
        self.leaves: list[Scalar] = []
        self._add(value)
        self.leaves.reverse()

    def _add(self, value: ConstantValue) -> None:
        if isinstance(value, (tuple, list)):
            for part in value:
                self._add(part)
        else:
            self.leaves.append(value)

    def next(self) -> Scalar | None:
        return self.leaves.pop() if self.leaves else None


def is_comparison(expr: Expr) -> bool:
    """`a < b` and the like, in parentheses or not."""
    while isinstance(expr, ParenExpr):
        expr = expr.sub
    return isinstance(expr, BinaryOperator) and expr.op in COMPARE


def is_const(type: Type) -> bool:
    """const itself, or an array of const elements."""
    while not type.is_const:
        array = type.unqualified
        if not isinstance(array, ArrayType):
            return False
        type = array.element
    return True


_SAME_VALUE = frozenset({"NoOp", "LValueToRValue", "HLSLArrayRValue", "ArrayToPointerDecay"})
_ELEMENT_CASTS = frozenset({"IntegralCast", "IntegralToFloating", "IntegralToBoolean", "FloatingToIntegral",
                            "FloatingCast", "FloatingToBoolean"})
_NEVER_CONSTANT = frozenset({"="})
_HANDLERS: dict[type, Callable[..., ConstantValue | None]] = {
    IntegerLiteral: ConstantEvaluator._integer, FloatingLiteral: ConstantEvaluator._floating,
    CXXBoolLiteralExpr: ConstantEvaluator._bool, CharacterLiteral: ConstantEvaluator._character,
    UnaryExprOrTypeTraitExpr: ConstantEvaluator._sizeof, DeclRefExpr: ConstantEvaluator._decl_ref,
    ParenExpr: ConstantEvaluator._paren, CXXDefaultArgExpr: ConstantEvaluator._default_arg,
    CXXConstructExpr: ConstantEvaluator._source, ArrayInitLoopExpr: ConstantEvaluator._source,
    OpaqueValueExpr: ConstantEvaluator._nothing,
    MemberExpr: ConstantEvaluator._member, ArraySubscriptExpr: ConstantEvaluator._subscript,
    ExtVectorElementExpr: ConstantEvaluator._swizzle, InitListExpr: ConstantEvaluator._init_list,
    ImplicitCastExpr: ConstantEvaluator._cast, CStyleCastExpr: ConstantEvaluator._cast,
    CXXFunctionalCastExpr: ConstantEvaluator._cast, CXXStaticCastExpr: ConstantEvaluator._cast,
    UnaryOperator: ConstantEvaluator._unary, BinaryOperator: ConstantEvaluator._binary,
    ConditionalOperator: ConstantEvaluator._conditional, CallExpr: ConstantEvaluator._call,
}
