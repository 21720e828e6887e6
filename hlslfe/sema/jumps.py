"""`goto` and labels: declared where they are first named, checked at the end of the function.

Mirrors clang/lib/Sema/SemaStmt.cpp: Sema::ActOnLabelStmt, Sema::ActOnGotoStmt, clang/lib/Sema/SemaLookup.cpp:
Sema::LookupOrCreateLabel, clang/lib/Sema/JumpDiagnostics.cpp: JumpScopeChecker and
clang/lib/Sema/AnalysisBasedWarnings.cpp: CheckFallThrough (for functions with labels).
"""

from __future__ import annotations

from hlslfe.ast.decl import LabelDecl, VarDecl
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    ContinueStmt,
    DeclStmt,
    DefaultStmt,
    DoStmt,
    ForStmt,
    GotoStmt,
    IfStmt,
    LabelStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

    from hlslfe.ast.expr import Expr

    Constant = Callable[[Expr], bool | None]


class SemaJumps(SemaBase):
    """Declares labels. `labels` are those of the function in work, by name."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.labels: dict[str, LabelDecl] = {}

    def _label(self, name: str, loc: Loc) -> LabelDecl:
        """The label of this name, declared by its first mention."""
        label = self.labels.get(name)
        if label is None:
            label = self.labels[name] = LabelDecl(loc, name)
        return label

    def act_on_goto_stmt(self, node: tree.GotoStmt) -> Stmt:
        """`goto name;`."""
        self.diags.report(node.loc, "warn_hlsl_portability", 1, "'goto'")
        label = self._label(node.name, node.name_loc)
        label.is_used = True
        return GotoStmt(node.loc, label, node.name_loc)

    def act_on_named_label_stmt(self, node: tree.LabelStmt) -> Stmt | None:
        """`name: statement`, several in a row without recursion."""
        found: list[tuple[Loc, LabelDecl]] = []
        link: tree.Stmt = node
        while isinstance(link, tree.LabelStmt):
            label = self._label(link.name, link.loc)
            if label.stmt_loc:
                self.diags.report(link.loc, "err_redefinition_of_label", link.name)
                self.diags.report(label.stmt_loc, "note_previous_definition")
            else:
                label.stmt_loc = label.loc = link.loc
                found.append((link.loc, label))
            link = link.sub
        result = self.act_on_stmt(link)
        if result is None:
            result = CompoundStmt(link.loc, [], link.loc)
        for loc, label in reversed(found):
            result = LabelStmt(loc, label, result)
        return result

    def finish_labels(self, body: CompoundStmt) -> None:
        """At the end of a function: labels that are missing or unused, and jumps past initialisers."""
        for label in self.labels.values():
            if not label.stmt_loc:
                self.diags.report(label.loc, "err_undeclared_label_use", label.name)
            elif not label.is_used:
                self.diags.report(label.loc, "warn_unused_label", label.name)
        checker = JumpScopeChecker()
        checker.build(body, [])
        for jump, variables in checker.jumps:
            target = checker.targets.get(jump.label, [])
            skipped = [variable for variable in target if variable not in variables]
            if skipped:
                self.diags.report(jump.loc, "err_goto_into_protected_scope")
                for variable in skipped:
                    self.diags.report(variable.loc, "note_protected_by_variable_init", variable.name)


class JumpScopeChecker:
    """Which initialised variables are in scope at every jump and every label."""

    __slots__ = ("jumps", "targets")

    def __init__(self) -> None:
        self.jumps: list[tuple[GotoStmt, list[VarDecl]]] = []
        self.targets: dict[LabelDecl, list[VarDecl]] = {}

    def build(self, stmt: Stmt | None, variables: list[VarDecl]) -> None:
        """Walk `stmt`; `variables` is what is in scope, and grows with the declarations of this block."""
        while isinstance(stmt, (LabelStmt, CaseStmt, DefaultStmt, AttributedStmt)):
            if isinstance(stmt, LabelStmt):
                self.targets[stmt.label] = list(variables)
            stmt = stmt.sub
        if isinstance(stmt, GotoStmt):
            self.jumps.append((stmt, list(variables)))
        elif isinstance(stmt, DeclStmt):
            variables += [decl for decl in stmt.decls if isinstance(decl, VarDecl) and _protects(decl)]
        elif isinstance(stmt, CompoundStmt):
            inner = list(variables)
            for part in stmt.body:
                self.build(part, inner)
        elif isinstance(stmt, (ForStmt, WhileStmt, IfStmt, SwitchStmt, DoStmt)):
            self._build_head(stmt, list(variables))

    def _build_head(self, stmt: ForStmt | WhileStmt | IfStmt | SwitchStmt | DoStmt, inner: list[VarDecl]) -> None:
        link: Stmt | None = stmt
        while isinstance(link, (ForStmt, WhileStmt, IfStmt, SwitchStmt, DoStmt)):
            if isinstance(link, ForStmt):
                self.build(link.init, inner)
            variable = None if isinstance(link, DoStmt) else link.cond_var
            if variable is not None and _protects(variable):
                inner.append(variable)
            if not isinstance(link, IfStmt):
                self.build(link.body, list(inner))
                return
            self.build(link.then, list(inner))
            link = link.else_
        self.build(link, list(inner))


def _protects(decl: VarDecl) -> bool:
    return decl.storage == "local" and decl.init is not None


class LabelFlow:
    """Where control can come in a function with labels: run until no label becomes reachable any more.

    `falls`: does control reach the end; `returns`: does it come to a return statement."""

    __slots__ = ("live", "falls", "returns", "_changed", "_breaks", "_continues", "constant")

    def __init__(self, body: CompoundStmt, constant: Constant) -> None:
        self.live: set[LabelDecl] = set()
        self.constant = constant
        self._changed = True
        self._breaks: list[bool] = []
        self._continues: list[bool] = []
        while self._changed:
            self._changed = self.returns = False
            self.falls = self._flow(body, True)

    def _flow(self, stmt: Stmt | None, is_live: bool) -> bool:
        """Whether what follows `stmt` is reached, when its beginning is or is not."""
        while isinstance(stmt, (LabelStmt, CaseStmt, DefaultStmt, AttributedStmt)):
            if isinstance(stmt, LabelStmt):
                is_live = is_live or stmt.label in self.live
            elif not isinstance(stmt, AttributedStmt):
                is_live = True  # of a switch that is reached
            stmt = stmt.sub
        if isinstance(stmt, CompoundStmt):
            for part in stmt.body:
                is_live = self._flow(part, is_live)
            return is_live
        if isinstance(stmt, IfStmt):
            return self._if(stmt, is_live)
        if isinstance(stmt, (ForStmt, WhileStmt, DoStmt)):
            return self._loop(stmt, is_live)
        if isinstance(stmt, SwitchStmt):
            return self._switch(stmt, is_live)
        if isinstance(stmt, (GotoStmt, ReturnStmt, BreakStmt, ContinueStmt)):
            self._jump(stmt, is_live)
            return False
        return is_live

    def _jump(self, stmt: GotoStmt | ReturnStmt | BreakStmt | ContinueStmt, is_live: bool) -> None:
        if not is_live:
            return
        if isinstance(stmt, GotoStmt):
            self._changed = self._changed or stmt.label not in self.live
            self.live.add(stmt.label)
        elif isinstance(stmt, ReturnStmt):
            self.returns = True
        elif isinstance(stmt, BreakStmt):
            self._breaks[-1] = True
        else:
            self._continues[-1] = True

    def _if(self, stmt: IfStmt, is_live: bool) -> bool:
        falls = False
        node: Stmt | None = stmt
        while isinstance(node, IfStmt):
            value = self.constant(node.cond)
            falls = self._flow(node.then, is_live and value is not False) or falls
            is_live = is_live and value is not True
            node = node.else_
        return self._flow(node, is_live) or falls

    def _loop(self, stmt: ForStmt | WhileStmt | DoStmt, is_live: bool) -> bool:
        value = True if stmt.cond is None else self.constant(stmt.cond)
        enters = is_live and (value is not False or isinstance(stmt, DoStmt))
        self._breaks.append(False)
        self._continues.append(False)
        ends = self._flow(stmt.body, enters)
        comes_round = self._continues.pop() or ends
        reaches_head = comes_round if isinstance(stmt, DoStmt) else comes_round or is_live
        return self._breaks.pop() or (value is not True and reaches_head)

    def _switch(self, stmt: SwitchStmt, is_live: bool) -> bool:
        self._breaks.append(False)
        ends = self._flow(stmt.body, False)
        return self._breaks.pop() or ends or is_live
