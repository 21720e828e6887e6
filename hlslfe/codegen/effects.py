"""May an expression be computed earlier than it stands?

No Clang counterpart: Clang computes the calls in a list of initialisers before everything else in it, even when that
changes what the other parts are; we do so only when nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.ast.decl import CXXConstructorDecl, FunctionDecl, ParmVarDecl, VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CompoundAssignOperator,
    CXXConstructorExpr,
    CXXDefaultConstructExpr,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    HLSLOutArgExpr,
    UnaryOperator,
)
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.walk import children
from hlslfe.basic.builtins import Builtin


class Effects:
    """Remembers which functions touch variables that are not their own."""

    __slots__ = ("_touching", "_throwing")

    def __init__(self) -> None:
        self._touching: dict[FunctionDecl, bool] = {}
        self._throwing: dict[FunctionDecl, bool] = {}

    def is_movable(self, expr: Expr) -> bool:
        """It writes nothing, and calls only functions that use nothing but their arguments."""
        for node in _walk_once(expr):
            if isinstance(node, (CompoundAssignOperator, HLSLOutArgExpr)) or _writes(node):
                return False
            if isinstance(node, CallExpr) and (self.touches_globals(node.function) or self._writes_object(node)):
                return False
            if isinstance(node, CXXConstructorExpr) and self.touches_globals(node.constructor):
                return False
        return True

    def may_throw(self, constructor: FunctionDecl) -> bool:
        """In the eyes of C++: does a constructor call, itself or through those of its parts, a user's function?"""
        known = self._throwing.get(constructor)
        if known is None:
            known = self._throwing[constructor] = self._calls_what_may_throw(constructor)
        return known

    def _calls_what_may_throw(self, constructor: FunctionDecl) -> bool:
        if constructor.body is None or isinstance(constructor, CXXConstructorDecl):
            return isinstance(constructor, CXXConstructorDecl) or constructor.is_builtin_method
        for node in _walk_once(constructor.body):
            callee = node.function if isinstance(node, CallExpr) else getattr(node, "constructor", None)
            if callee is not None and callee.intrinsic is None:
                if not callee.name.startswith("$") or self.may_throw(callee):
                    return True
        return False

    def _writes_object(self, call: CallExpr) -> bool:
        """May a method change its object? One that is not const does when a statement in it seems to."""
        if call.base is None or call.function.function_type.is_const_method or not call.function.has_effects:
            return False
        definition = call.function.canonical.definition
        if definition is None or definition.body is None:
            return True
        for node in _walk_once(definition.body):
            if _writes(node) or isinstance(node, (CompoundAssignOperator, HLSLOutArgExpr)):
                if any(isinstance(part, CXXThisExpr) for part in _walk_once(node)):
                    return True
            elif isinstance(node, CallExpr) and node.base is not None and not (
                    node.function.function_type.is_const_method):
                return True
        return False

    @staticmethod
    def has_side_effects(expr: Expr) -> bool:
        """It writes something, or calls what may (Clang: Expr::HasSideEffects)."""
        return any(
            isinstance(node, (CompoundAssignOperator, HLSLOutArgExpr)) or _writes(node)
            or (isinstance(node, CallExpr) and _may_do_anything(node.function))
            or (isinstance(node, CXXDefaultConstructExpr) and _runs_user_code(node.constructor))
            for node in _walk_once(expr))

    @staticmethod
    def calls_user_code(expr: Expr) -> bool:
        """What Clang computes ahead: it cannot know what a function does. Of waves it knows."""
        return any(isinstance(node, CallExpr) and _may_do_anything(node.function) and not _is_wave(node.function)
                   for node in _walk_once(expr))

    def touches_globals(self, function: FunctionDecl) -> bool:
        """Whether a call may read or write a static, a static local, or memory that others see."""
        todo, seen = [function.canonical], {function.canonical}
        while todo:
            canonical = todo.pop()
            known = self._touching.get(canonical)
            if known or (known is None and self._body_touches(canonical, todo, seen)):
                self._touching[function.canonical] = True
                return True
        for canonical in seen:
            self._touching[canonical] = False
        return False

    def _body_touches(self, function: FunctionDecl, todo: list[FunctionDecl], seen: set[FunctionDecl]) -> bool:
        """Looks at one body; the functions it calls go to `todo`."""
        if function.intrinsic is not None:
            return not isinstance(function.intrinsic, Builtin) or function.intrinsic.has_effects
        definition = function.definition
        if definition is None or definition.body is None:
            return function.has_effects
        for node in _walk_once(definition.body):
            if isinstance(node, DeclRefExpr) and isinstance(node.decl, VarDecl) and not (
                    isinstance(node.decl, ParmVarDecl) or node.decl.is_local or node.decl.type.is_const
                    or node.decl.storage == "extern"):
                return True
            if isinstance(node, CallExpr) and node.function.canonical not in seen:
                seen.add(node.function.canonical)
                todo.append(node.function.canonical)
        return False


def _walk_once(root: Stmt) -> Iterator[Stmt]:
    """`root` and everything below it; what several parts share is visited once."""
    todo, seen = [root], {root}
    while todo:
        node = todo.pop()
        yield node
        for child in children(node):
            if child not in seen:
                seen.add(child)
                todo.append(child)


def _runs_user_code(constructor: FunctionDecl) -> bool:
    """Is it a constructor of the user, or does it call one?"""
    if isinstance(constructor, CXXConstructorDecl):
        return True
    if constructor.body is None:
        return False
    callees = [node.function if isinstance(node, CallExpr) else getattr(node, "constructor", None)
               for node in _walk_once(constructor.body)]
    return any(callee is not None and callee is not constructor and callee.name.startswith("$")
               and _runs_user_code(callee) for callee in callees)


def _may_do_anything(function: FunctionDecl) -> bool:
    """As far as Clang can tell, who takes the functions of its header for any others."""
    row = function.intrinsic
    return not isinstance(row, Builtin) or row.has_effects or row.is_library


def _is_wave(function: FunctionDecl) -> bool:
    row = function.intrinsic
    return isinstance(row, Builtin) and row.is_convergent and row.result != "void" and not row.is_library


def _writes(node: Stmt) -> bool:
    if isinstance(node, BinaryOperator):
        return node.op == "="
    return isinstance(node, UnaryOperator) and node.op in ("++", "--")
