"""What an entry point and the functions it calls do, in the order of the source, and how surely each thing happens.

No Clang counterpart: DXC's validator looks at the control flow of optimised code
(lib/DxilValidation/DxilValidation.cpp).
Differs: a branch counts as one that stays only when its condition plainly depends on what differs from run to run;
where that cannot be told, nothing is sure.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, ValueDecl, VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    ConditionalOperator,
    DeclRefExpr,
    Expr,
    referenced_variable,
)
from hlslfe.ast.stmt import (
    CaseStmt,
    DeclStmt,
    DefaultStmt,
    DiscardStmt,
    DoStmt,
    ForStmt,
    GotoStmt,
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
# What of a statement a place is in; REST is what follows one that may have left the function.
THEN, ELSE, LOOP, AGAIN, REST, CASE = range(6)  # CASE + n: behind the n-th label of a switch
_RUNS = 2000  # of functions; reached by no shader that a person wrote

Step = tuple[int, Stmt, int, int]  # which run of a function, the statement, which part of it, its surety
Path = tuple[Step, ...]


class Event:
    """Something that happens at `loc`, inside the steps of `path`, outermost first."""

    __slots__ = ("loc", "path")

    def __init__(self, loc: Loc, path: Path) -> None:
        self.loc = loc
        self.path = path

    @property
    def surety(self) -> int:
        return max((step[3] for step in self.path), default=ALWAYS)


class EntryRuns:
    """Walks `entry` and what it calls. varying: the variables that are not the same in every run.  has_given_up: there
    is too much of it, or a `goto`."""

    def __init__(self, sema: SemaBase, entry: FunctionDecl) -> None:
        self.sema = sema
        self.varying: set[ValueDecl] = set(entry.params)
        self.has_given_up = False
        self.path: list[Step] = []
        self._count = 0  # of the runs so far
        self._run = 0  # the number of the one that is open
        self._without: set[object] = set()  # functions in which nothing happens
        self._open: list[FunctionDecl] = []
        self._searched: set[FunctionDecl] = set()  # for what varies there
        self._left: int | None = None  # how surely a `return` was met since that was last asked
        self._switches: list[int] = []  # where in `path` the open switches are
        self._find_varying(entry)

    # ---- for subclasses

    def on_call(self, call: CallExpr) -> None:
        """An intrinsic, or a function before it is entered: `run_callee` enters it."""
        raise NotImplementedError

    def on_statement(self, expr: Expr) -> None:
        """An expression that is a statement, behind the calls in it."""

    def is_enough(self) -> bool:
        """No more has to be looked at."""
        return self.has_given_up

    def happened(self) -> int:
        """How many things have happened so far."""
        raise NotImplementedError

    def event(self, loc: Loc) -> Event:
        return Event(loc, tuple(self.path))

    # ---- the walk

    def run_callee(self, call: CallExpr, key: object = None) -> None:
        """The body of a function that is called."""
        definition = call.function.canonical.definition
        if definition is None or definition.body is None:
            return
        if definition not in self._searched:
            self._searched.add(definition)
            self.varying.update(param for param, arg in zip(definition.params, call.args, strict=False)
                                if self._varies(arg))
            self._find_varying(definition)
        self.run(definition, key)

    def run(self, function: FunctionDecl, key: object = None) -> None:
        """The body of a function; `key` tells apart the ways in which it is called."""
        definition = function.canonical.definition or function
        if definition.body is None or definition in self._open or (definition, key) in self._without:
            return
        self._count += 1
        self.has_given_up |= self._count > _RUNS
        before = self.happened()
        outer = self._run, self._left, self._switches
        self._run, self._left, self._switches = self._count, None, []
        depth = len(self.path)
        self._open.append(definition)
        self._visit(definition.body)
        self._open.pop()
        del self.path[depth:]
        self._run, self._left, self._switches = outer
        if self.happened() == before:
            self._without.add((definition, key))

    def _visit(self, node: Stmt) -> None:
        if self.is_enough():
            return
        if isinstance(node, Expr):
            self._visit_expr(node)
            self.on_statement(node)
        elif isinstance(node, IfStmt):
            self._visit_if(node)
        elif isinstance(node, (ForStmt, WhileStmt)):
            self._visit_below(node, LOOP, self._surety_of(node.cond))
        elif isinstance(node, DoStmt):
            again = self.sema.evaluate_constant(node.cond)
            is_once = isinstance(again, int) and not again
            self._visit_below(node, AGAIN, ALWAYS if is_once else self._surety_of(node.cond))
        elif isinstance(node, SwitchStmt):
            self._switches.append(len(self.path))
            self._visit_below(node, CASE, self._surety_of(node.cond))
            self._switches.pop()
        else:
            self._visit_simple(node)

    def _visit_simple(self, node: Stmt) -> None:
        if isinstance(node, GotoStmt):
            self.has_given_up = True
        elif isinstance(node, (CaseStmt, DefaultStmt)) and self._switches:
            run, switch, part, surety = self.path[self._switches[-1]]
            self.path[self._switches[-1]] = (run, switch, part + 1, surety)
        for child in children(node):
            self._visit(child)
        if isinstance(node, (ReturnStmt, DiscardStmt)):
            here = max((step[3] for step in self.path if step[0] == self._run), default=ALWAYS)
            self._left = max(self._left or ALWAYS, here)

    def _visit_below(self, node: Stmt, part: int, surety: int) -> None:
        self.path.append((self._run, node, part, surety))
        depth = len(self.path)
        for child in children(node):
            self._visit(child)
        del self.path[depth - 1 :]
        self._go_on(node)

    def _visit_if(self, node: IfStmt) -> None:
        if node.cond_var is not None and node.cond_var.init is not None:
            self._visit(node.cond_var.init)
        self._visit(node.cond)
        value = self.sema.evaluate_constant(node.cond)
        if isinstance(value, (int, float)):
            taken = node.then if value else node.else_
            if taken is not None:
                self._visit(taken)
            return
        surety = self._surety_of(node.cond)
        for part, branch in ((THEN, node.then), (ELSE, node.else_)):
            if branch is not None:
                depth = len(self.path)
                self.path.append((self._run, node, part, surety))
                self._visit(branch)
                del self.path[depth:]
        self._go_on(node)

    def _go_on(self, node: Stmt) -> None:
        """What follows a statement that may have left the function is conditional, too."""
        if self._left:
            self.path.append((self._run, node, REST, self._left))
            self._left = None

    def _visit_expr(self, expr: Expr) -> None:
        calls: list[CallExpr] = []
        has_choice = False
        for node in walk(expr):
            if isinstance(node, CallExpr):
                calls.append(node)
            elif isinstance(node, ConditionalOperator) or (
                    isinstance(node, BinaryOperator) and node.op in ("&&", "||")):
                has_choice = True
        if has_choice and calls:
            self.path.append((self._run, expr, THEN, UNKNOWN))
        for call in reversed(calls):  # what is inside comes first
            self.on_call(call)
        if has_choice and calls:
            self.path.pop()

    # ---- what varies

    def _surety_of(self, cond: Expr | None) -> int:
        return CONDITIONAL if cond is not None and self._varies(cond) else UNKNOWN

    def _varies(self, expr: Stmt) -> bool:
        for node in walk(expr):
            if isinstance(node, DeclRefExpr):
                decl = node.decl
                if decl in self.varying or (
                        isinstance(decl, VarDecl) and (decl.is_groupshared or decl.storage in ("extern", "resource"))):
                    return True
            elif isinstance(node, CallExpr) and getattr(node.function.intrinsic, "name", "").startswith("Wave"):
                return True
        return False

    def _find_varying(self, entry: FunctionDecl) -> None:
        """Variables that get something that varies."""
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
