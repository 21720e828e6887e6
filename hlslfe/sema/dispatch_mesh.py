"""An amplification shader calls DispatchMesh once, whatever its inputs are.

No Clang counterpart: Clang 22 has no amplification shaders; the rule is that of DXC's validator
(lib/DxilValidation/DxilValidation.cpp: Sm.AmplificationShader...).
Differs: DXC looks at optimised code.  Here a call is only held to be conditional when the condition plainly depends on
what differs from run to run; where that cannot be told, nothing is reported.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, ValueDecl, VarDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import BinaryOperator, CallExpr, DeclRefExpr, Expr, referenced_variable
from hlslfe.ast.stmt import (
    DeclStmt,
    DiscardStmt,
    DoStmt,
    ForStmt,
    IfStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.ast.walk import children, walk
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase

# How surely a place is reached, and reached once; the larger of two counts.
ALWAYS, UNKNOWN, CONDITIONAL = range(3)


def check_dispatch_mesh(sema: SemaBase, entry: EntryPoint) -> bool:
    """Report a missing, a second or a conditional call; False after an error."""
    if sema.diags.has_errors:
        return True  # a call may be among what is wrong
    function = entry.function
    finder = _CallFinder(sema, function)
    finder.run(function, ALWAYS, ())
    calls = finder.calls
    if not calls:
        sema.diags.report(function.loc, "err_hlsl_dispatch_mesh_count", 0, function.name)
        return False
    if any(surety == UNKNOWN for _, surety in calls):
        return True
    if len(calls) > 1:
        sema.diags.report(calls[1][0], "err_hlsl_dispatch_mesh_count", 1, function.name)
        sema.diags.report(calls[0][0], "note_previous_use")
        return False
    loc, surety = calls[0]
    if surety == CONDITIONAL:
        sema.diags.report(loc, "err_hlsl_dispatch_mesh_count", 2, function.name)
    return surety == ALWAYS


class _CallFinder:
    """Finds the calls in `entry` and in what it calls, in the order of the source.

    varying: the variables that are not the same in every run.
    """

    def __init__(self, sema: SemaBase, entry: FunctionDecl) -> None:
        self.sema = sema
        self.calls: list[tuple[Loc, int]] = []
        self.varying: set[ValueDecl] = set(entry.params)
        self.without: set[FunctionDecl] = set()  # functions without any
        self.left = ALWAYS  # whether a `return` so far may have been taken
        self._find_varying(entry)

    def run(self, function: FunctionDecl, surety: int, open_functions: tuple[FunctionDecl, ...]) -> None:
        key = function.canonical
        definition = key.definition or function
        if definition.body is None or key in open_functions or key in self.without:
            return
        before = len(self.calls)
        outer, self.left = self.left, ALWAYS
        self._visit(definition.body, surety, (*open_functions, key))
        self.left = outer
        if len(self.calls) == before:
            self.without.add(key)

    def _visit(self, node: Stmt, surety: int, path: tuple[FunctionDecl, ...]) -> None:
        if len(self.calls) > 1:
            return  # that is enough
        if isinstance(node, IfStmt):
            self._visit_if(node, surety, path)
        elif isinstance(node, (ForStmt, WhileStmt, SwitchStmt)):
            self._visit_below(node, max(surety, self._surety_of(node.cond)), path)
        elif isinstance(node, DoStmt):
            again = self.sema.evaluate_constant(node.cond)
            is_once = isinstance(again, int) and not again
            self._visit_below(node, surety if is_once else max(surety, self._surety_of(node.cond)), path)
        elif isinstance(node, (ReturnStmt, DiscardStmt)):
            self._visit_below(node, surety, path)
            self.left = max(self.left, surety)
        else:
            if isinstance(node, CallExpr):
                self._call(node, max(surety, self.left), path)
            self._visit_below(node, surety, path)

    def _visit_below(self, node: Stmt, surety: int, path: tuple[FunctionDecl, ...]) -> None:
        for child in children(node):
            self._visit(child, surety, path)

    def _visit_if(self, node: IfStmt, surety: int, path: tuple[FunctionDecl, ...]) -> None:
        self._visit(node.cond, surety, path)
        value = self.sema.evaluate_constant(node.cond)
        if isinstance(value, (int, float)):
            taken = node.then if value else node.else_
            if taken is not None:
                self._visit(taken, surety, path)
            return
        inside = max(surety, self._surety_of(node.cond))
        for branch in (node.then, node.else_):
            if branch is not None:
                self._visit(branch, inside, path)

    def _call(self, node: CallExpr, surety: int, path: tuple[FunctionDecl, ...]) -> None:
        row = node.function.intrinsic
        if row is None:
            self.run(node.function, surety, path)
        elif getattr(row, "name", "") == "DispatchMesh":
            self.calls.append((node.loc, surety))

    def _surety_of(self, cond: Expr | None) -> int:
        return CONDITIONAL if cond is not None and self._varies(cond) else UNKNOWN

    def _varies(self, expr: Stmt) -> bool:
        for node in walk(expr):
            if isinstance(node, DeclRefExpr):
                decl = node.decl
                if decl in self.varying or (isinstance(decl, VarDecl) and decl.is_groupshared):
                    return True
        return False

    def _find_varying(self, entry: FunctionDecl) -> None:
        """Local variables that get something that varies."""
        sources: list[tuple[ValueDecl, Stmt]] = []
        if entry.body is None:
            return
        for node in walk(entry.body):
            if isinstance(node, DeclStmt):
                sources += [(decl, decl.init) for decl in node.decls
                            if isinstance(decl, VarDecl) and decl.init is not None]
            elif isinstance(node, BinaryOperator) and node.op.endswith("=") and node.op not in ("==", "!=", "<=", ">="):
                target = referenced_variable(node.lhs)
                if target is not None:
                    sources.append((target, node.rhs))
        before = -1
        while before != len(self.varying):
            before = len(self.varying)
            self.varying.update(decl for decl, value in sources if decl not in self.varying and self._varies(value))
