"""The values of constant expressions: for Sema what must be constant, for codegen what Clang folds.

Mirrors clang/lib/AST/ExprConstant.cpp: Expr::EvaluateAsRValue, IntExprEvaluator, FloatExprEvaluator,
VectorExprEvaluator, RecordExprEvaluator, ArrayExprEvaluator and clang/lib/AST/Expr.cpp: Expr::isConstantInitializer.
Differs: with `folds_all` (Sema) everything that has a value has one, as far as possible what the machine computes:
overflow wraps, matrices, conversions of vectors and their swizzles fold.  Without (codegen) what Clang leaves to its IR
builder is no constant, except what a comparison of vectors is converted to bool with: that is our own and always folds.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.constant_numbers import NumberEvaluator
from hlslfe.ast.constant_ops import COMPARE, FOLDED_INTRINSICS, Scalar, wrap_int
from hlslfe.ast.constant_value import ConstantValue, Leaves, Repeat, base_value, matrix_position
from hlslfe.ast.constexpr import MAX_CONSTEXPR_CALLS, MAX_CONSTEXPR_DEPTH, constexpr_result
from hlslfe.ast.decl import EnumConstantDecl, FieldDecl, ParmVarDecl, VarDecl
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
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    UnaryExprOrTypeTraitExpr,
    UnaryOperator,
)
from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    is_const_qualified,
    scalar_of,
)
from hlslfe.basic.builtins import Builtin

_UNKNOWN = object()
_MAX_OPEN_VARIABLES = 100  # each needs some frames of the stack


class _NeededFirst(Exception):
    """The evaluation is too deep already for the value of `decl`."""

    def __init__(self, decl: VarDecl) -> None:
        self.decl = decl


class ConstantEvaluator(NumberEvaluator):
    """`native_half`: half is 16 bits wide (else it counts as float). What was evaluated once is remembered."""

    def __init__(self, native_half: bool = False, folds_all: bool = False) -> None:
        super().__init__(native_half, folds_all)
        self._variables: dict[VarDecl, ConstantValue | None] = {}
        self._lists: dict[InitListExpr, ConstantValue | None] = {}
        self._not_constant: set[int] = set()  # ids of operators found not to be constant, see evaluate_chain
        self._kept: list[Expr] = []  # ... whose ids must stay theirs
        self._open_variables = 0  # whose values are being computed
        self._arguments: dict[VarDecl, ConstantValue | None] = {}  # of the constexpr call in work
        self._call_depth, self._calls = 0, [0]  # calls around it, calls so far

    def with_value(self, decl: VarDecl, value: ConstantValue) -> ConstantEvaluator:
        """Another evaluator, for which the variable `decl` has this value."""
        made = ConstantEvaluator(self.native_half, self.folds_all)
        made._arguments = {**self._arguments, decl: value}
        return made

    def evaluate(self, expr: Expr) -> ConstantValue | None:
        """The value of an rvalue or of a constant lvalue; None when it is not constant."""
        handler = _HANDLERS.get(expr.__class__)
        if expr.type.canonical.__class__ is ConstantMatrixType and not self.folds_all:
            return None
        return handler(self, expr) if handler is not None else None

    def evaluate_defined(self, expr: Expr) -> ConstantValue | None:
        """The same, but None when the value is undefined in C++ (Clang: SE_NoSideEffects)."""
        saved, self.is_undefined = self.is_undefined, False
        value = self.evaluate(expr)
        if self.is_undefined:
            value = None
        self.is_undefined = saved
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
        return self.round(expr.value, expr.type)

    def _bool(self, expr: CXXBoolLiteralExpr) -> ConstantValue | None:
        return expr.value

    def _character(self, expr: CharacterLiteral) -> ConstantValue | None:
        return expr.value

    def _sizeof(self, expr: UnaryExprOrTypeTraitExpr) -> ConstantValue | None:
        return expr.value

    def _decl_ref(self, expr: DeclRefExpr) -> ConstantValue | None:
        decl = expr.decl
        if isinstance(decl, EnumConstantDecl):
            return decl.value
        return self.evaluate_variable(decl) if isinstance(decl, VarDecl) else None

    def evaluate_variable(self, decl: VarDecl) -> ConstantValue | None:
        """The value of a const variable with a constant initialiser."""
        if isinstance(decl, ParmVarDecl) or decl.init is None or not is_const_qualified(decl.type):
            return self._arguments.get(decl)
        found = self._variables.get(decl, _UNKNOWN)
        if found is not _UNKNOWN:
            return found  # type: ignore[return-value]
        if self._open_variables >= _MAX_OPEN_VARIABLES:
            raise _NeededFirst(decl)
        return self._evaluate_init(decl) if self._open_variables else self._evaluate_from_scratch(decl)

    def _evaluate_from_scratch(self, decl: VarDecl) -> ConstantValue | None:
        """Variables that need variables, thousands of them: what is needed first is evaluated first, not deeper."""
        todo = [decl]
        while True:
            try:
                value = self._evaluate_init(todo[-1])
                todo.pop()
                if not todo:
                    return value
            except _NeededFirst as needed:
                if needed.decl in todo:
                    self._variables[needed.decl] = None  # it needs itself
                else:
                    todo.append(needed.decl)

    def _evaluate_init(self, decl: VarDecl) -> ConstantValue | None:
        assert decl.init is not None
        self._variables[decl] = None  # it may name itself
        saved = self.is_undefined
        self._open_variables += 1
        try:
            found = self._variables[decl] = self.evaluate(decl.init)
        except _NeededFirst:
            del self._variables[decl]
            raise
        finally:
            self._open_variables -= 1
            self.is_undefined = saved
        return found

    # ------------------------------------------------------------ wrappers

    def _paren(self, expr: ParenExpr) -> ConstantValue | None:
        return self.evaluate(expr.sub)

    def _default_arg(self, expr: CXXDefaultArgExpr) -> ConstantValue | None:
        return self.evaluate(expr.value)

    def _source(self, expr: CXXConstructExpr | ArrayInitLoopExpr) -> ConstantValue | None:
        if expr.source.type.canonical is expr.type.canonical:
            return self.evaluate(expr.source)
        return base_value(self.evaluate(expr.source), expr.source.type, expr.type) if self.folds_all else None

    def _opaque(self, expr: OpaqueValueExpr) -> ConstantValue | None:
        return self.evaluate(expr.source) if self.folds_all else None

    # ------------------------------------------------------------ parts

    def _member(self, expr: MemberExpr) -> ConstantValue | None:
        value = self.evaluate(expr.base)
        record = expr.base.type.canonical
        if not isinstance(value, list) or not isinstance(record, RecordType) or expr.field.record is not record.decl:
            return None
        position = len(record.decl.bases) + expr.field.index
        part = value[position] if position < len(value) else None
        return part if expr.field.bit_width is None else _bits_of(part, expr.field)

    def _subscript(self, expr: ArraySubscriptExpr) -> ConstantValue | None:
        base, index = self.evaluate(expr.base), self.evaluate_int(expr.index)
        if not isinstance(base, (tuple, list)) or index is None or not 0 <= index < len(base):
            return None
        return base[index]

    def _swizzle(self, expr: ExtVectorElementExpr) -> ConstantValue | None:
        """One component of anything; several of a value only, as in Clang."""
        if len(expr.indices) > 1 and expr.base.is_lvalue and not self.folds_all:
            return None
        base = self.evaluate(expr.base)
        if base is None or isinstance(base, list):
            return None
        if not isinstance(base, tuple):
            base = (base,)
        picked = tuple(base[index] for index in expr.indices)
        return picked if isinstance(expr.type.canonical, VectorType) else picked[0]

    def _matrix_element(self, expr: MatrixElementExpr) -> ConstantValue | None:
        picked = [self._at(expr.base, row, column) for row, column in expr.positions]
        if None in picked:
            return None
        return tuple(picked) if isinstance(expr.type.canonical, VectorType) else picked[0]  # type: ignore[arg-type]

    def _matrix_row(self, expr: MatrixSingleSubscriptExpr) -> ConstantValue | None:
        row, canonical = self.evaluate_int(expr.row), expr.base.type.canonical
        if row is None or not isinstance(canonical, ConstantMatrixType):
            return None
        picked = [self._at(expr.base, row, column) for column in range(canonical.columns)]
        return None if None in picked else tuple(picked)  # type: ignore[arg-type]

    def _matrix_subscript(self, expr: MatrixSubscriptExpr) -> ConstantValue | None:
        row, column = self.evaluate_int(expr.row), self.evaluate_int(expr.column)
        return None if row is None or column is None else self._at(expr.base, row, column)

    def _at(self, base: Expr, row: int, column: int) -> Scalar | None:
        """An element of a matrix; None where there is none."""
        value, canonical = self.evaluate(base), base.type.canonical
        if not isinstance(value, tuple) or not isinstance(canonical, ConstantMatrixType):
            return None
        is_inside = 0 <= row < canonical.rows and 0 <= column < canonical.columns
        return value[matrix_position(canonical, row, column)] if is_inside else None

    # ------------------------------------------------------------ lists

    def _init_list(self, expr: InitListExpr) -> ConstantValue | None:
        """Lists are remembered: one that others take components from is asked for once for each."""
        found = self._lists.get(expr, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._evaluate_list(expr)
            if not self.is_undefined:
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
        if isinstance(canonical, (VectorType, ConstantMatrixType)):
            flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
            return tuple(flat) if len(flat) == canonical.count else None  # type: ignore[arg-type]
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
                if not (self.folds_all or is_comparison(expr.sub)):
                    return None
                converted = [self.convert(element, expr.type) for element in value]
                return None if None in converted else tuple(converted)  # type: ignore[arg-type]
            return self.convert(value, expr.type) if not isinstance(value, list) else None
        if kind == "DerivedToBase":
            return base_value(value, expr.sub.type, expr.type)
        return self._reshape(expr, kind, value)

    def _reshape(self, expr: CastExpr, kind: str, value: ConstantValue) -> ConstantValue | None:
        """Casts to more or fewer elements, or to other aggregates."""
        canonical = expr.type.canonical
        if kind == "HLSLAggregateSplatCast":
            return self.rebuild(expr.type, Repeat(value[0] if isinstance(value, (tuple, list)) else value))
        if kind == "HLSLElementwiseCast":
            return self.rebuild(expr.type, Leaves(value, expr.sub.type))
        if kind == "VectorSplat" and isinstance(canonical, (VectorType, ConstantMatrixType)):
            return None if isinstance(value, list) else (
                (value[0] if isinstance(value, tuple) else value,) * canonical.count)
        if not isinstance(value, tuple):
            return None
        if kind == "HLSLVectorTruncation":
            return value[: canonical.size] if isinstance(canonical, VectorType) else value[0]
        if kind == "HLSLMatrixTruncation":
            source = expr.sub.type.canonical
            if not isinstance(canonical, ConstantMatrixType) or not isinstance(source, ConstantMatrixType):
                return value[0]
            return tuple(value[matrix_position(source, row, column)]
                         for column in range(canonical.columns) for row in range(canonical.rows))
        return None

    def rebuild(self, type: Type, source: Repeat | Leaves) -> ConstantValue | None:
        """A value of `type` from scalars in order; those of a matrix come row by row."""
        canonical = type.canonical
        if isinstance(canonical, ConstantMatrixType):
            rows = [[self.rebuild(canonical.element, source) for _ in range(canonical.columns)]
                    for _ in range(canonical.rows)] if self.folds_all else [[None]]
            flat = [row[column] for column in range(len(rows[0])) for row in rows]
            return None if None in flat else tuple(flat)  # type: ignore[arg-type]
        if isinstance(canonical, VectorType):
            elements = [self.rebuild(canonical.element, source) for _ in range(canonical.size)]
            return None if None in elements else tuple(elements)  # type: ignore[arg-type]
        if isinstance(canonical, ArrayType):
            if isinstance(source, Repeat):
                part = self.rebuild(canonical.element, source)
                return None if part is None else [part] * (canonical.size or 0)
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
            return tuple(self.unary_scalar(expr.op, element, scalar) for element in value)
        return self.unary_scalar(expr.op, value, scalar)

    def _conditional(self, expr: ConditionalOperator) -> ConstantValue | None:
        cond = self.evaluate(expr.cond)
        if cond is None or isinstance(cond, list):
            return None
        if not isinstance(cond, tuple):
            return self.evaluate(expr.lhs if cond else expr.rhs)
        left, right = (self.evaluate(expr.lhs), self.evaluate(expr.rhs)) if self.folds_all else (None, None)
        if not isinstance(left, tuple) or not isinstance(right, tuple):
            return None
        return tuple(a if lane else b for lane, a, b in zip(cond, left, right, strict=True))

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
        if op in ("&&", "||") and not isinstance(lhs, tuple):
            if isinstance(lhs, list):
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
        if isinstance(lhs, tuple):
            return self._apply_lanes(op, lhs, rhs if isinstance(rhs, tuple) else (rhs,) * len(lhs), result)
        if isinstance(rhs, tuple):  # only matrices have operators with scalars
            return self._apply_lanes(op, (lhs,) * len(rhs), rhs, result)
        return COMPARE[op](lhs, rhs) if op in COMPARE else self.arithmetic(op, lhs, rhs, result)

    def _apply_lanes(self, op: str, lhs: tuple[Scalar, ...], rhs: tuple[Scalar, ...],
                     result: BuiltinType) -> ConstantValue | None:
        if op in COMPARE:
            true = 1 if result.category == "bool" else -1  # as a lane of a vector comparison has it
            return tuple(true * COMPARE[op](a, b) for a, b in zip(lhs, rhs, strict=True))
        parts = [self.arithmetic(op, a, b, result) for a, b in zip(lhs, rhs, strict=True)]
        return None if None in parts else tuple(parts)  # type: ignore[arg-type]

    def _call(self, expr: CallExpr) -> ConstantValue | None:
        """The few intrinsics that Clang folds (min and max of integers only), and constexpr functions."""
        row = expr.function.intrinsic
        if row is None:
            return self._constexpr_call(expr)
        fold = FOLDED_INTRINSICS.get(row.name) if isinstance(row, Builtin) else None
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
        converted = tuple(self.convert(result, expr.type) for result in results if result is not None)
        if None in results or None in converted:
            return None
        return converted if isinstance(expr.type.canonical, VectorType) else converted[0]  # type: ignore[return-value]

    def _constexpr_call(self, expr: CallExpr) -> ConstantValue | None:
        found = constexpr_result(expr.function)
        if found is None or self._call_depth >= MAX_CONSTEXPR_DEPTH or self._calls[0] >= MAX_CONSTEXPR_CALLS:
            return None
        inner = ConstantEvaluator(self.native_half, self.folds_all)  # what it remembers is for these arguments
        inner._variables, inner._open_variables = self._variables, self._open_variables
        inner._call_depth, inner._calls = self._call_depth + 1, self._calls
        inner._arguments = dict(zip(found[0].params, map(self.evaluate, expr.args), strict=False))
        if None in inner._arguments.values():
            return None
        self._calls[0] += 1
        result = inner.evaluate(found[1])
        self.is_undefined = self.is_undefined or inner.is_undefined
        self._calls[0] *= bool(self._call_depth)
        return result


def is_comparison(expr: Expr) -> bool:
    """`a < b` and the like, in parentheses or not."""
    while isinstance(expr, ParenExpr):
        expr = expr.sub
    return isinstance(expr, BinaryOperator) and expr.op in COMPARE


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
    OpaqueValueExpr: ConstantEvaluator._opaque, MatrixElementExpr: ConstantEvaluator._matrix_element,
    MatrixSingleSubscriptExpr: ConstantEvaluator._matrix_row, MatrixSubscriptExpr: ConstantEvaluator._matrix_subscript,
    MemberExpr: ConstantEvaluator._member, ArraySubscriptExpr: ConstantEvaluator._subscript,
    ExtVectorElementExpr: ConstantEvaluator._swizzle, InitListExpr: ConstantEvaluator._init_list,
    ImplicitCastExpr: ConstantEvaluator._cast, CStyleCastExpr: ConstantEvaluator._cast,
    CXXFunctionalCastExpr: ConstantEvaluator._cast, CXXStaticCastExpr: ConstantEvaluator._cast,
    UnaryOperator: ConstantEvaluator._unary, BinaryOperator: ConstantEvaluator._binary,
    ConditionalOperator: ConstantEvaluator._conditional, CallExpr: ConstantEvaluator._call,
}


def _bits_of(value: ConstantValue | None, field: FieldDecl) -> ConstantValue | None:
    """What a bit-field keeps of a value."""
    scalar, width = scalar_of(field.type), field.bit_width
    if not isinstance(value, int) or scalar is None or width is None or scalar.category == "bool":
        return value
    kept = value & (1 << width) - 1
    return kept - (1 << width) if field.has_sign and kept >> width - 1 else kept
