"""Expressions while the flow of resources is followed: their values, their places, what they assign.

No Clang counterpart: see sema.resource_values.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.constant_ops import COMPARE, INT_ARITHMETIC, truncated_quotient, wrap_int
from hlslfe.ast.decl import EnumConstantDecl, VarDecl
from hlslfe.ast.expr import (
    ArrayInitLoopExpr,
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CharacterLiteral,
    CompoundAssignOperator,
    ConditionalOperator,
    CXXBoolLiteralExpr,
    CXXConstructExpr,
    CXXConstructorExpr,
    CXXDefaultArgExpr,
    CXXDefaultConstructExpr,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
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
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import ArrayType, RecordType, Type, is_scalar, scalar_of
from hlslfe.ast.walk import children
from hlslfe.sema.resource_memory import State, join_states
from hlslfe.sema.resource_values import (
    RUNTIME,
    UNKNOWN,
    Aggregate,
    Content,
    Marker,
    Place,
    Source,
    Step,
    is_number,
    join,
    taint_of,
)

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

    from hlslfe.ast.expr_constant import ConstantEvaluator

_PIECES = (ExtVectorElementExpr, MatrixSingleSubscriptExpr, MatrixSubscriptExpr, MatrixElementExpr)


class TooComplex(Exception):
    """Following all of it would take too long, or nobody knows how."""


class ExprFlow:
    """state: what is known here; None where nobody comes.  this: the object of the method in work.  control: the
    conditions around, those of callers too, that are not known."""

    def __init__(self, constants: ConstantEvaluator, budget: int) -> None:
        self.constants = constants
        self.budget = budget
        self.state: State = State(self.initial)
        self.this: list[Place] = []
        self.control: list[Marker] = []
        self._starting: dict[object, Content] = {}

    def initial(self, root: object) -> Content:
        """What a variable holds that nobody has written to."""
        found = self._starting.get(root)
        if found is None:
            self._starting[root] = {}  # while its initialiser is looked at
            found = self._starting[root] = self._first_content(root)
        return found

    def _first_content(self, root: object) -> Content:
        if not isinstance(root, VarDecl):
            return {}
        if root.storage == "resource":
            return {(): Source(root, root.loc)}
        if root.storage in ("extern", "global") or root.is_groupshared:
            return {(): RUNTIME}
        if "static" not in root.storage or root.init is None:
            return {(): 0} if "static" in root.storage and is_scalar(root.type) else {}
        value = self.value(root.init)
        return value.content if isinstance(value, Aggregate) else {(): value}

    # ------------------------------------------------------------ values

    def read(self, expr: Expr) -> Any:
        """What the place that an lvalue names holds."""
        place = self.place(expr)  # first: a branch in it changes `state`
        return self.state.read(place)

    def write(self, expr: Expr, value: Any) -> None:
        """An assignment to an lvalue."""
        place = self.place(expr)
        self.state.write(place, value)

    def value(self, expr: Expr) -> Any:
        """What an expression is worth; what it does is done."""
        self.budget -= 1
        if self.budget < 0:
            raise TooComplex
        handler = _VALUES.get(expr.__class__)
        if handler is not None:
            return handler(self, expr)
        if isinstance(expr, CastExpr):
            return self._cast(expr)
        return taint_of(*[self.value(part) for part in children(expr) if isinstance(part, Expr)])

    def _literal(self, expr: IntegerLiteral | FloatingLiteral | CXXBoolLiteralExpr | CharacterLiteral) -> Any:
        return expr.value

    def _inner(self, expr: ParenExpr) -> Any:
        return self.value(expr.sub)

    def _default_arg(self, expr: CXXDefaultArgExpr) -> Any:
        return self.value(expr.value)

    def _copied(self, expr: CXXConstructExpr | ArrayInitLoopExpr | OpaqueValueExpr) -> Any:
        return self.value(expr.source)

    def _decl_ref(self, expr: DeclRefExpr) -> Any:
        decl = expr.decl
        if isinstance(decl, EnumConstantDecl):
            return decl.value
        if isinstance(decl, VarDecl) and decl.storage == "resource":
            return Source(decl, expr.loc)
        if isinstance(decl, VarDecl) and is_scalar(decl.type):
            constant = self.constants.evaluate_variable(decl)
            if is_number(constant):
                return constant
        return self.read(expr)

    def _part(self, expr: Expr) -> Any:
        place = self.place(expr)
        if place.root is not None and isinstance(place.root, VarDecl) and place.root.storage == "resource":
            return Source(place.root, expr.loc)
        return self.state.read(place)

    def _list(self, expr: InitListExpr) -> Any:
        values = [self.value(init) for init in expr.inits]
        canonical = expr.type.canonical
        content: Content = {}
        if isinstance(canonical, ArrayType):
            for index, value in enumerate(values):
                _put(content, index, value)
        elif isinstance(canonical, RecordType):
            record = canonical.decl
            for value in values[:len(record.bases)]:
                _put(content, None, value)
            for field, value in zip(record.fields, values[len(record.bases):], strict=False):
                _put(content, field, value)
        else:
            return taint_of(*values)
        return Aggregate(content)

    def _lambda(self, expr: LambdaExpr) -> Any:
        content: Content = {}
        for field, init in zip(expr.record.fields, expr.inits, strict=False):
            _put(content, field, self.value(init))
        return Aggregate(content)

    def _sizeof(self, expr: UnaryExprOrTypeTraitExpr) -> Any:
        return expr.value

    def _cast(self, expr: CastExpr) -> Any:
        value = self.value(expr.sub)
        if not is_number(value):
            return value
        scalar = scalar_of(expr.type)
        if scalar is None or not is_scalar(expr.type):
            return UNKNOWN
        if scalar.category == "bool":
            return bool(value)
        if scalar.category == "float":
            return float(value)
        return wrap_int(int(value), scalar) if abs(value) < 1 << 64 else UNKNOWN

    # ------------------------------------------------------------ operators

    def _binary(self, expr: BinaryOperator) -> Any:
        op = expr.op
        if op == "=":
            return self._assign(expr)
        left = self.value(expr.lhs)
        if op in ("&&", "||") and is_scalar(expr.type):
            return self._logic(expr, left)
        right = self.value(expr.rhs)
        return right if op == "," else _computed(op, left, right, expr.type)

    def _assign(self, expr: BinaryOperator) -> Any:
        value = self.value(expr.rhs)
        self.write(expr.lhs, value)
        return value

    def _logic(self, expr: BinaryOperator, left: Any) -> Any:
        decides = expr.op == "||"
        if is_number(left):
            return decides if bool(left) is decides else self.value(expr.rhs)
        right = self._in_branch(expr.rhs, left)
        if is_number(right):
            return decides if bool(right) is decides else left
        return taint_of(left, right) if UNKNOWN not in (left, right) else UNKNOWN

    def _in_branch(self, expr: Expr, condition: Any) -> Any:
        """The value of something that only a condition lets happen."""
        before = self.state.copy()
        decides = taint_of(condition)
        self.control.append(decides)
        value = self.value(expr)
        self.control.pop()
        self.state = join_states(self.state, before, decides) or before
        return value

    def _compound(self, expr: CompoundAssignOperator) -> Any:
        right = self.value(expr.rhs)
        place = self.place(expr.lhs)
        value = _computed(expr.op.removesuffix("="), self.state.read(place), right, expr.type)
        self.state.write(place, value)
        return value

    def _unary(self, expr: UnaryOperator) -> Any:
        if expr.op in ("++", "--"):
            place = self.place(expr.sub)
            old = self.state.read(place)
            new = _computed(expr.op[0], old, 1, expr.type)
            self.state.write(place, new)
            return old if expr.is_postfix else new
        value = self.value(expr.sub)
        if not is_number(value) or not is_scalar(expr.type):
            return taint_of(value)
        if expr.op == "!":
            return not value
        return _computed("^", value, -1, expr.type) if expr.op == "~" else (
            _computed("-", 0, value, expr.type) if expr.op == "-" else value)

    def _conditional(self, expr: ConditionalOperator) -> Any:
        condition = self.value(expr.cond)
        if is_number(condition):
            return self.value(expr.lhs if condition else expr.rhs)
        before, decides = self.state.copy(), taint_of(condition)
        self.control.append(decides)
        left = self.value(expr.lhs)
        after, self.state = self.state, before
        right = self.value(expr.rhs)
        self.control.pop()
        self.state = join_states(after, self.state, decides) or after
        return join(left, right, decides)

    # ------------------------------------------------------------ places

    def place(self, expr: Expr) -> Place:
        """What an lvalue names."""
        while True:
            if isinstance(expr, (ParenExpr, CastExpr)):
                expr = expr.sub
            elif isinstance(expr, (OpaqueValueExpr, CXXConstructExpr)):
                expr = expr.source
            else:
                break
        if isinstance(expr, DeclRefExpr):
            return Place(expr.decl)
        if isinstance(expr, CXXThisExpr):
            return self.this[-1] if self.this else Place(None)
        if isinstance(expr, MemberExpr):
            return self.place(expr.base).at(expr.field)
        if isinstance(expr, _PIECES):
            base = self.place(expr.base)
            return Place(base.root, base.path, True)
        if isinstance(expr, ArraySubscriptExpr):
            return self._element(expr)
        return self._other_place(expr)

    def _element(self, expr: ArraySubscriptExpr) -> Place:
        base = self.place(expr.base)
        index = self.value(expr.index)
        inner: Expr = expr.base
        while isinstance(inner, CastExpr) and inner.kind == "ArrayToPointerDecay":
            inner = inner.sub
        if not isinstance(inner.type.canonical, ArrayType):
            return Place(base.root, base.path, True)  # of a vector
        return base.at(int(index) if is_number(index) else taint_of(index))

    def _other_place(self, expr: Expr) -> Place:
        """What is no variable: assignments are places, too; anything else is put into a new object."""
        if isinstance(expr, CallExpr) and expr.is_lvalue:
            self.value(expr)
            return Place(None)
        value = self.value(expr)
        if isinstance(expr, (BinaryOperator, UnaryOperator)) and expr.is_lvalue:
            return self.place(expr.rhs if isinstance(expr, BinaryOperator) and expr.op == "," else (
                expr.lhs if isinstance(expr, BinaryOperator) else expr.sub))
        root = object()
        self.state.start(root, value)
        return Place(root)

    # ------------------------------------------------------------ calls (sema.resource_flow)

    def call(self, expr: CallExpr) -> Any:
        """A call of any function."""
        raise NotImplementedError

    def construct(self, expr: CXXDefaultConstructExpr) -> Any:
        """An object that a constructor makes."""
        raise NotImplementedError


def _put(content: Content, step: Step | None, value: Any) -> None:
    """Enter a member, an element, or (None) a base."""
    path = () if step is None else (step,)
    if isinstance(value, Aggregate):
        content.update(((*path, *key), found) for key, found in value.content.items())
    else:
        content[path] = value


def _computed(op: str, left: Any, right: Any, type: Type) -> Any:
    """The value of `left op right`."""
    if not is_number(left) or not is_number(right):
        is_fixed = op in ("*", "&", "%", "/", ">>", "<<") and 0 in (left, right)
        return UNKNOWN if is_fixed else taint_of(left, right)
    scalar = scalar_of(type)
    if scalar is None or not is_scalar(type):
        return UNKNOWN
    if op in COMPARE:
        return COMPARE[op](left, right)
    if isinstance(left, float) or isinstance(right, float):
        return {"+": left + right, "-": left - right, "*": left * right}.get(op, UNKNOWN)
    if op in INT_ARITHMETIC:
        return wrap_int(INT_ARITHMETIC[op](left, right), scalar)
    if op in ("<<", ">>") and 0 <= right < scalar.bits:
        return wrap_int(left << right if op == "<<" else left >> right, scalar)
    if op in ("/", "%") and right:
        quotient = truncated_quotient(left, right)
        return wrap_int(quotient if op == "/" else left - quotient * right, scalar)
    return UNKNOWN


_VALUES: dict[type[Stmt], Callable[[ExprFlow, Any], Any]] = {
    IntegerLiteral: ExprFlow._literal,
    FloatingLiteral: ExprFlow._literal,
    CXXBoolLiteralExpr: ExprFlow._literal,
    CharacterLiteral: ExprFlow._literal,
    ParenExpr: ExprFlow._inner,
    CXXDefaultArgExpr: ExprFlow._default_arg,
    CXXConstructExpr: ExprFlow._copied,
    ArrayInitLoopExpr: ExprFlow._copied,
    OpaqueValueExpr: ExprFlow._copied,
    DeclRefExpr: ExprFlow._decl_ref,
    CXXThisExpr: ExprFlow._part,
    MemberExpr: ExprFlow._part,
    ArraySubscriptExpr: ExprFlow._part,
    ExtVectorElementExpr: ExprFlow._part,
    MatrixSingleSubscriptExpr: ExprFlow._part,
    MatrixSubscriptExpr: ExprFlow._part,
    MatrixElementExpr: ExprFlow._part,
    InitListExpr: ExprFlow._list,
    LambdaExpr: ExprFlow._lambda,
    UnaryExprOrTypeTraitExpr: ExprFlow._sizeof,
    BinaryOperator: ExprFlow._binary,
    CompoundAssignOperator: ExprFlow._compound,
    UnaryOperator: ExprFlow._unary,
    ConditionalOperator: ExprFlow._conditional,
    CXXDefaultConstructExpr: lambda flow, expr: flow.construct(expr),
    CXXConstructorExpr: lambda flow, expr: flow.construct(expr),
    CallExpr: lambda flow, expr: flow.call(expr),
}
