"""Lists of initialisers as vectors, and what lists use several times.

Mirrors clang/lib/CodeGen/CGExprScalar.cpp: ScalarExprEmitter::VisitInitListExpr and
clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::emitInitListOpaqueValues.
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CharacterLiteral,
    ConditionalOperator,
    CXXBoolLiteralExpr,
    DeclRefExpr,
    ExplicitCastExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    HLSLOutArgExpr,
    ImplicitCastExpr,
    InitListExpr,
    IntegerLiteral,
    OpaqueValueExpr,
    ParenExpr,
    UnaryOperator,
    is_in_resource,
)
from hlslfe.ast.types import ConstantMatrixType, VectorType, is_scalar
from hlslfe.ast.walk import children
from hlslfe.codegen.address import LValue
from hlslfe.codegen.constants import i32, poison
from hlslfe.codegen.effects import Effects
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import VectorType as IRVectorType

_COMPUTED = (CallExpr, ExtVectorElementExpr, BinaryOperator, UnaryOperator, ConditionalOperator, ExplicitCastExpr,
             ParenExpr)
_LITERALS = frozenset({IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr, CharacterLiteral})
_LEAVES = _LITERALS | {DeclRefExpr}


class InitListEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_init_list_scalar(self, expr: InitListExpr) -> Value:
        """A vector from its components, a matrix from its columns, or the scalar in braces."""
        if not isinstance(expr.type.canonical, (VectorType, ConstantMatrixType)):
            if len(expr.inits) != 1:
                raise InternalError("list for a scalar")
            return self.emit_scalar_expr(expr.inits[0])
        self.enter_init_list(expr)
        vector: Value = poison(self.types.convert_type(expr.type))
        position = 0
        for init in expr.inits:
            value = self.emit_scalar_expr(init)
            for element in self._elements(value):
                vector = self.builder.insert_element(vector, element, i32(position), "vecinit")
                position += 1
        self.leave_init_list()
        return vector

    def _elements(self, value: Value) -> list[Value]:
        if not isinstance(value.type, IRVectorType):
            return [value]
        return [self.builder.extract_element(value, i32(index), "vecext") for index in range(value.type.count)]

    # ------------------------------------------------------------ opaque values

    def enter_init_list(self, expr: InitListExpr) -> None:
        """Before the outermost list, as Clang does; in their places when that could make a difference."""
        self.shared_parts.append({})
        self.init_list_depth += 1
        if self.init_list_depth > 1:
            return
        effects = self.effects
        first = _first_values(expr, effects)
        if not (all(effects.is_movable(node) for node in first) or _are_everything(expr, set(first))):
            return
        for node in first:
            if isinstance(node, OpaqueValueExpr):
                if node not in self.opaque_values:
                    self.bind_opaque_value(node)
            elif node.is_lvalue and is_in_resource(node):
                self.places[node] = self.emit_lvalue(node)
            else:
                self.computed[node] = self.emit_scalar_expr(node)

    def bind_opaque_value(self, expr: OpaqueValueExpr) -> LValue | Value:
        """Compute what it stands for."""
        bound: LValue | Value
        if expr.is_lvalue or self.is_aggregate(expr.type):
            bound = self.emit_lvalue(expr.source)
        else:
            bound = self.emit_scalar_expr(expr.source)
        self.opaque_values[expr] = bound
        if self.init_list_depth:
            self.list_values.append(expr)
        return bound

    def leave_init_list(self) -> None:
        self.shared_parts.pop()
        self.init_list_depth -= 1
        if not self.init_list_depth:
            for opaque in self.list_values:
                self.opaque_values.pop(opaque, None)
            self.list_values.clear()
            self.computed.clear()
            self.places.clear()


def _first_values(root: InitListExpr, effects: Effects) -> list[Expr]:
    """The opaque values below a list, and the scalars in it that call a function, in the order in which they are to be
    computed: what one is made of comes first. Those of out arguments belong to their calls."""
    found: list[Expr] = []
    seen: set[Expr] = set()
    todo: list[Expr | tuple[OpaqueValueExpr]] = [root]
    while todo:
        node = todo.pop()
        if isinstance(node, tuple):
            found.append(node[0])
            continue
        if node in seen:
            continue
        seen.add(node)
        if isinstance(node, OpaqueValueExpr):
            todo += ((node,), node.source)
        elif isinstance(node, InitListExpr):
            todo += [init for init in map(_unconverted, reversed(node.inits)) if init.__class__ not in _LEAVES]
        elif is_scalar(node.type) and (isinstance(node, _COMPUTED) or (node.is_lvalue and is_in_resource(node))) and (
                effects.calls_user_code(node)):
            found.append(node)
        elif not isinstance(node, HLSLOutArgExpr):
            below = [child for child in children(node) if isinstance(child, Expr) and child.__class__ not in _LEAVES]
            todo += reversed(below)
    return found


def _are_everything(root: InitListExpr, first: set[Expr]) -> bool:
    """Does the list compute nothing but these values, so that they stay in their order when they come before it?"""
    todo = list(root.inits)
    while todo:
        init = _unconverted(todo.pop())
        if isinstance(init, InitListExpr):
            todo += init.inits
        elif init not in first and init.__class__ not in _LITERALS:
            return False
    return True


def _unconverted(expr: Expr) -> Expr:
    while isinstance(expr, ImplicitCastExpr):
        expr = expr.sub
    return expr
