"""Where control goes: the end of functions that must return something, and results that are built in place.

Mirrors clang/lib/Sema/AnalysisBasedWarnings.cpp: CheckFallThrough, CheckFallThroughForBody,
clang/lib/Sema/SemaStmt.cpp: Sema::getNamedReturnInfo and clang/lib/Sema/Scope.cpp: Scope::updateNRVOCandidate,
Scope::applyNRVO.
Differs: the structure of the statements is the flow graph, unless there is a goto (sema.jumps).
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl, VarDecl
from hlslfe.ast.expr import CXXConstructExpr, DeclRefExpr, Expr, ignore_paren_implicit_casts, ignore_parens
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    ContinueStmt,
    DefaultStmt,
    DoStmt,
    ForStmt,
    IfStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.ast.types import DEPENDENT, VOID, EnumType, RecordType, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.sema.jumps import LabelFlow
from hlslfe.sema.scope import SemaLookup
from hlslfe.sema.unused import SemaUnused

# How control can leave a statement.
_FALLS = 1  # to what follows
_BREAKS = 2
_CONTINUES = 4
_RETURNS = 8
_LABELS = 16  # it has a case of the enclosing switch inside


class SemaFlow(SemaUnused, SemaLookup):
    """Checks that run when a function's body is complete."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self._returns: list[tuple[ReturnStmt, VarDecl]] = []
        self._nrvo_variables: set[VarDecl] = set()
        self.body_has_labels = False  # of the body that was just read

    # ------------------------------------------------------------ one body in the middle of another

    def save_body_state(self) -> object:
        """Put aside what belongs to the body in work, for `restore_body_state` (sema.instantiate)."""
        state = (self._returns, self._nrvo_variables)
        self._returns, self._nrvo_variables = [], set()
        return state

    def restore_body_state(self, state: object) -> None:
        assert isinstance(state, tuple)
        self._returns, self._nrvo_variables = state

    # ------------------------------------------------------------ named results

    def note_return(self, stmt: ReturnStmt, result: Type) -> None:
        """A return statement was read: the variable it names may become the result, every other one may not."""
        variable = self._returned_variable(stmt.value, result)
        found = False
        scope = self.scope
        while True:
            has_slot = variable is not None and variable in scope.return_slots
            scope.return_slots.clear()
            if has_slot and variable is not None:
                scope.return_slots.add(variable)
                found = True
            if scope.kind == "function" or scope.parent is None:
                break
            scope = scope.parent
        self.scope.nrvo = variable if found and variable is not None else True
        if found and variable is not None:
            self._returns.append((stmt, variable))

    @staticmethod
    def _returned_variable(value: Expr | None, result: Type) -> VarDecl | None:
        """The local variable of record type that `return x;` names."""
        if value is None or not isinstance(result.canonical, RecordType):
            return None
        if isinstance(value, CXXConstructExpr):
            value = value.source
        named = ignore_paren_implicit_casts(value)
        if not isinstance(named, DeclRefExpr) or not isinstance(named.decl, VarDecl):
            return None
        variable = named.decl
        if isinstance(variable, ParmVarDecl) or variable.storage != "local":
            return None
        return variable if variable.type.canonical is result.canonical else None

    def apply_nrvo(self) -> None:
        """Leave a scope: a variable of it that every return in it names is built in the result."""
        scope = self.scope
        if scope.nrvo is False:
            return
        if isinstance(scope.nrvo, VarDecl) and scope.nrvo in scope.names.get(scope.nrvo.name, ()):
            self._nrvo_variables.add(scope.nrvo)
        if scope.kind != "function" and scope.parent is not None:
            scope.parent.nrvo = scope.nrvo

    def finish_function_body(self, function: FunctionDecl, body: CompoundStmt) -> None:
        """Everything that is decided once the whole body is known."""
        self.apply_nrvo()
        for stmt, variable in self._returns:
            if variable in self._nrvo_variables:
                stmt.nrvo = variable
        self._returns = []
        self._nrvo_variables = set()
        self._check_fall_through(function, body)

    # ------------------------------------------------------------ falling off the end

    def _check_fall_through(self, function: FunctionDecl, body: CompoundStmt) -> None:
        """Warn at the closing brace when a function that returns a value can come there; not after errors, since
        statements are missing then."""
        if function.result.canonical in (VOID, DEPENDENT) or self.diags.has_errors:
            return
        exits = self._exits(body)
        if self.body_has_labels:
            flow = LabelFlow(body, self._constant)
            exits = (_FALLS if flow.falls else 0) | (_RETURNS if flow.returns else 0)
        if exits & _FALLS:
            is_maybe = bool(exits & _RETURNS)
            id = "warn_maybe_falloff_nonvoid_function" if is_maybe else "warn_falloff_nonvoid_function"
            self.diags.report(body.end, id, function.name)

    def _exits(self, stmt: Stmt | None) -> int:
        """How control that enters `stmt` can leave it, as a set of the bits above."""
        if isinstance(stmt, CompoundStmt):
            return self._block_exits(stmt.body)
        if isinstance(stmt, (AttributedStmt, CaseStmt, DefaultStmt)):
            return self._labelled_exits(stmt)
        if isinstance(stmt, IfStmt):
            return self._if_exits(stmt)
        if isinstance(stmt, (ForStmt, WhileStmt, DoStmt)):
            return self._loop_exits(stmt)
        if isinstance(stmt, SwitchStmt):
            return self._switch_exits(stmt)
        if isinstance(stmt, ReturnStmt):
            return _RETURNS
        if isinstance(stmt, BreakStmt):
            return _BREAKS
        return _CONTINUES if isinstance(stmt, ContinueStmt) else _FALLS

    def _block_exits(self, body: list[Stmt]) -> int:
        result = _FALLS
        for stmt in body:
            exits = self._exits(stmt)
            if result & _FALLS or exits & _LABELS:
                result = (result & ~_FALLS) | exits
        return result

    def _labelled_exits(self, stmt: Stmt) -> int:
        labels = 0
        while isinstance(stmt, (AttributedStmt, CaseStmt, DefaultStmt)):
            labels |= 0 if isinstance(stmt, AttributedStmt) else _LABELS
            stmt = stmt.sub
        return self._exits(stmt) | labels

    def _if_exits(self, stmt: IfStmt) -> int:
        """The branches that can be taken, along the chain of `else if`."""
        result = 0
        link: Stmt | None = stmt
        while isinstance(link, IfStmt):
            value = self._constant(link.cond)
            if value is not False:
                result |= self._exits(link.then)
            if value is True:
                return result
            link = link.else_
        return result | (_FALLS if link is None else self._exits(link))

    def _loop_exits(self, stmt: ForStmt | WhileStmt | DoStmt) -> int:
        body = self._exits(stmt.body)
        cond = True if stmt.cond is None else self._constant(stmt.cond)
        result = body & (_RETURNS | _LABELS)
        if isinstance(stmt, DoStmt):
            ends = bool(body & (_FALLS | _CONTINUES)) and cond is not True
        else:
            ends = cond is not True
            if cond is False:
                result = 0
        if ends or body & _BREAKS:
            result |= _FALLS
        return result

    def _switch_exits(self, stmt: SwitchStmt) -> int:
        body = self._exits(stmt.body)
        if isinstance(stmt.body, CompoundStmt):
            # Control enters at the labels only.
            body = self._block_exits_from_labels(stmt.body.body)
        result = body & (_RETURNS | _CONTINUES | _FALLS)
        if body & _BREAKS or not self._covers_all(stmt):
            result |= _FALLS
        return result

    def _block_exits_from_labels(self, body: list[Stmt]) -> int:
        result = 0
        for stmt in body:
            exits = self._exits(stmt)
            if result & _FALLS or exits & _LABELS:
                result = (result & ~_FALLS) | exits
        return result

    @staticmethod
    def _covers_all(stmt: SwitchStmt) -> bool:
        """Is there a default, or a case for each constant of the enum?"""
        values: set[int] = set()
        todo: list[Stmt] = [stmt.body]
        while todo:
            node = todo.pop()
            if isinstance(node, DefaultStmt):
                return True
            if isinstance(node, CompoundStmt):
                todo += node.body
            elif isinstance(node, CaseStmt):
                values.add(node.constant)
                todo.append(node.sub)
        type = stmt.cond.type.canonical
        return isinstance(type, EnumType) and all(constant.value in values for constant in type.decl.constants)

    def _constant(self, cond: Expr) -> bool | None:
        """The value of a condition that is constant, else None."""
        if not cond.type.canonical or isinstance(ignore_parens(cond), DeclRefExpr):
            return None
        value = self.evaluate_integer(cond)
        return None if value is None else bool(value)
