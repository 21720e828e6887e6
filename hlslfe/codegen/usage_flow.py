"""Which cells each result of a function depends on: one pass over its body, branches and loops followed.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.

A function is analysed once, in terms of what it starts with; calls put the caller's values in.  What is written where
a condition decides depends on the condition, too; so a branch that changes nothing that matters is no use.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import HLSLLoopHintAttr
from hlslfe.ast.decl import FunctionDecl, ParmVarDecl, VarDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    ContinueStmt,
    DeclStmt,
    DefaultStmt,
    DiscardStmt,
    DoStmt,
    ForStmt,
    GotoStmt,
    IfStmt,
    LabelStmt,
    NullStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.codegen.usage_layout import Layouts
from hlslfe.codegen.usage_state import (
    DEFINED,
    FIRST_SYMBOL,
    FROM_INPUT,
    VARYING,
    Cells,
    Frame,
    Root,
    State,
    total,
    union,
)
from hlslfe.codegen.usage_unroll import constant_turns

_RETURN, _BREAK, _CONTINUE = 1, 2, 4
_MOST_TURNS = 1024  # of nested loops that are unrolled
_MOST_LOOPS = 4  # around one that is unrolled
NEVER_WRITTEN = ("extern", "resource")  # the storage of constants and resources
_PROPERTIES = DEFINED | VARYING | FROM_INPUT


class TooComplex(Exception):
    """The analysis would take too long; everything counts as used then."""


class Symbols:
    """Numbers the cells that a function starts with: parameters, `this`, globals."""

    __slots__ = ("cells", "_bits")

    def __init__(self) -> None:
        self.cells: list[tuple[Root, int]] = []
        self._bits: dict[tuple[Root, int], int] = {}

    def bit(self, root: Root, cell: int) -> int:
        key = (root, cell)
        bit = self._bits.get(key)
        if bit is None:
            bit = self._bits[key] = 1 << (FIRST_SYMBOL + len(self.cells))
            self.cells.append(key)
        return bit

    def start(self, root: Root, size: int) -> Cells:
        """The cells of `root` at the start of the function."""
        return [self.bit(root, cell) for cell in range(size)]

    def named_by(self, mask: int) -> list[tuple[int, Root, int]]:
        """(bit, root, cell) of every symbol in `mask`."""
        found = []
        rest = mask >> FIRST_SYMBOL
        while rest:
            number = (rest & -rest).bit_length() - 1
            root, cell = self.cells[number]
            found.append((1 << (FIRST_SYMBOL + number), root, cell))
            rest &= rest - 1
        return found


class Summary:
    """What a call of a function does.

    result: the dependence of each cell of the result.  finals: of each cell of the parameters that go out, of `this`
    and of the globals it writes, at the end.  effects: what its side effects depend on (0: there are none).
    written: (root, cell) pairs that it assigns to.
    """

    __slots__ = ("symbols", "result", "finals", "effects", "written")

    def __init__(self, symbols: Symbols, result: Cells) -> None:
        self.symbols = symbols
        self.result = result
        self.finals: Frame = {}
        self.effects = 0
        self.written: set[tuple[Root, int]] = set()


class Analysis:
    """The summaries of one compilation, made on demand by a `make_flow` for each function.

    budget: statements that may still be looked at.  tracks_globals: resources and constants have a symbol, too.
    """

    __slots__ = ("layouts", "summaries", "budget", "make_flow", "constants", "tracks_globals")

    def __init__(self, budget: int, make_flow: Callable[[Analysis, FunctionDecl], FunctionFlow]) -> None:
        self.make_flow = make_flow
        self.constants = ConstantEvaluator()
        self.layouts = Layouts()
        self.summaries: dict[FunctionDecl, Summary | None] = {}
        self.budget = budget
        self.tracks_globals = False

    def summary(self, function: FunctionDecl) -> Summary | None:
        """What `function` (with a body) does; None when it is being analysed already (recursion)."""
        if function not in self.summaries:
            self.summaries[function] = None
            self.summaries[function] = self.make_flow(self, function).run()
        return self.summaries[function]


class FunctionFlow:
    """The statements of one function; `usage_expr.ExprFlow` adds the expressions.

    control: what decides whether control comes here.  jumps: which kinds of jump left the statement just done; as
    long as one did, `control` keeps what decided about it.  exits: frames that leave the innermost loop or switch.
    loops: where the loops that were done before ended, to start from when they are done again.
    """

    def __init__(self, analysis: Analysis, function: FunctionDecl) -> None:
        self.analysis = analysis
        self.layouts = analysis.layouts
        self.function = function
        self.symbols = Symbols()
        self.state = State()
        self.control = 0
        self.jumps = 0
        self.turns = 1  # of the unrolled loops around, multiplied
        self.summary = Summary(self.symbols, [0] * self.layouts.of(function.result).size)
        self.returns: list[Frame] = []
        self.breaks: list[tuple[int, list[Frame]]] = []
        self.continues: list[tuple[int, list[Frame]]] = []
        self.loops: dict[Stmt, Frame] = {}

    def run(self) -> Summary:
        """Analyse the body."""
        assert self.function.body is not None
        for param in self.function.params:
            size = self.layouts.of(param.type).size
            self.state.set(param, [0] * size if param.modifier == "out" else self.start(param, size))
        self.state.push()
        self.stmt(self.function.body)
        if not self.state.is_dead:
            self.returns.append(self.state.written_since(1))
        self.state.pop()
        self.state.merge(self.returns)
        summary = self.summary
        for root, cells in self.state.frames[0].items():
            if isinstance(root, tuple):
                continue
            if not isinstance(root, VarDecl) or not (root.is_local or root.storage in NEVER_WRITTEN) or (
                    isinstance(root, ParmVarDecl) and root.modifier != "in"):
                summary.finals[root] = cells
        return summary

    def start(self, root: Root, size: int) -> Cells:
        """What a parameter holds at first; overridden for the entry point."""
        return self.symbols.start(root, size)

    def start_global(self, root: Root, size: int) -> Cells:
        """What a global or `this` holds at first; overridden for the entry point."""
        return self.symbols.start(root, size)

    # ---- expressions, in the subclass

    def value(self, expr: Expr) -> Cells:
        raise NotImplementedError

    def declare(self, decl: VarDecl) -> None:
        raise NotImplementedError

    # ---- statements

    def stmt(self, stmt: Stmt) -> None:
        if isinstance(stmt, (CaseStmt, DefaultStmt)):
            self._label(stmt)
        elif self.state.is_dead and not isinstance(stmt, (CompoundStmt, AttributedStmt)):
            return  # but a case label may stand inside a compound
        else:
            self.analysis.budget -= 1
            if self.analysis.budget < 0:
                raise TooComplex
            handler = _HANDLERS.get(type(stmt))
            if handler is not None:
                handler(self, stmt)
            else:
                self.value(stmt)  # type: ignore[arg-type]

    def _null(self, stmt: NullStmt) -> None:
        pass

    def _compound(self, stmt: CompoundStmt) -> None:
        for child in stmt.body:
            self.stmt(child)

    def _attributed(self, stmt: AttributedStmt) -> None:
        control = self.control
        directives = {attr.directive for attr in stmt.attrs if isinstance(attr, HLSLLoopHintAttr)}
        if "loop" in directives:
            self.control |= VARYING
        if "unroll" in directives and isinstance(stmt.sub, ForStmt) and self._unrolled(stmt.sub):
            return
        self.stmt(stmt.sub)
        if not self.jumps:
            self.control = control

    def _decl(self, stmt: DeclStmt) -> None:
        for decl in stmt.decls:
            if isinstance(decl, VarDecl):
                self.declare(decl)

    def _return(self, stmt: ReturnStmt) -> None:
        if stmt.value is not None:
            cells = self.value(stmt.value)
            self.summary.result = union(self.summary.result, self.under_control(cells))
        self.returns.append(self.state.written_since(1))
        self._jump(_RETURN)

    def under_control(self, cells: Cells) -> Cells:
        """The dependences of something written here."""
        control = self.control & ~DEFINED
        return [cell | control for cell in cells] if control else cells

    def _jump(self, kind: int) -> None:
        self.jumps |= kind
        self.state.is_dead = True

    def _break(self, stmt: BreakStmt) -> None:
        depth, frames = self.breaks[-1]
        frames.append(self.state.written_since(depth))
        self._jump(_BREAK)

    def _discard(self, stmt: DiscardStmt) -> None:
        self.summary.effects |= self.control | DEFINED

    def _continue(self, stmt: ContinueStmt) -> None:
        depth, frames = self.continues[-1]
        frames.append(self.state.written_since(depth))
        self._jump(_CONTINUE)

    def _goto(self, stmt: GotoStmt | LabelStmt) -> None:
        """Control that follows no structure: everything counts as used."""
        raise TooComplex

    def condition(self, cond_var: VarDecl | None, cond: Expr | None) -> int:
        """What a condition depends on; nothing when there is none."""
        if cond_var is not None:
            self.declare(cond_var)
        return total(self.value(cond)) if cond is not None else 0

    def _if(self, stmt: IfStmt) -> None:
        known = self.analysis.constants.evaluate_int(stmt.cond) if stmt.cond_var is None else None
        if known is not None:
            taken = stmt.then if known else stmt.else_
            if taken is not None:
                self.stmt(taken)
            return
        control, jumps = self.control, self.jumps
        decided = control | self.condition(stmt.cond_var, stmt.cond)
        branches: list[Frame | None] = []
        after = decided
        self.jumps = 0
        for branch in (stmt.then, stmt.else_):
            self.control = decided
            self.state.push()
            if branch is not None:
                self.stmt(branch)
            branches.append(self.state.pop())
            after |= self.control
        self.state.merge(branches)
        # What decided that control jumped away decides about everything that follows; not about which value it is.
        self.control = control | (after & ~FROM_INPUT) if self.jumps else control
        self.jumps |= jumps

    # ---- loops

    def _for(self, stmt: ForStmt) -> None:
        if stmt.init is not None:
            self.stmt(stmt.init)
        self._loop(stmt, stmt.cond_var, stmt.cond, stmt.inc, stmt.body)

    def _unrolled(self, stmt: ForStmt) -> bool:
        """Turn after turn with a known number; False when the turns are not known."""
        constants = self.analysis.constants
        found = constant_turns(stmt, constants) if len(self.breaks) < _MOST_LOOPS else None
        if found is None or self.turns * len(found[1]) > _MOST_TURNS:
            return False
        assert stmt.init is not None
        self.stmt(stmt.init)
        turns = self.turns
        self.turns *= max(len(found[1]), 1)
        for value in found[1]:
            self.analysis.constants = constants.with_value(found[0], value)
            self.stmt(stmt.body)
        self.analysis.constants, self.turns = constants, turns
        return True

    def _while(self, stmt: WhileStmt) -> None:
        self._loop(stmt, stmt.cond_var, stmt.cond, None, stmt.body)

    def _do(self, stmt: DoStmt) -> None:
        self._loop(stmt, None, stmt.cond, None, stmt.body, cond_first=False)

    def _loop(self, stmt: Stmt, cond_var: VarDecl | None, cond: Expr | None, inc: Expr | None, body: Stmt,
              cond_first: bool = True) -> None:
        """Go round until nothing new comes to the head of the loop; each turn only adds."""
        state = self.state
        control, jumps = self.control, self.jumps
        self.jumps = 0
        state.push()
        head = state.depth
        state.widen([self.loops.get(stmt)])
        exits: list[Frame | None] = []
        while True:
            before = self.control
            exits = []
            if cond_first:
                self._loop_condition(cond_var, cond)
                exits = [state.written_since(head - 1)] if cond is not None else []
            back, breaks = self._turn(head, cond if not cond_first else None, inc, body)
            if not cond_first and back is not None:
                exits.append({**state.written_since(head - 1), **back})
            exits += [{**state.written_since(head - 1), **frame} for frame in breaks]
            if not state.widen([back]) and before == self.control:
                break
        self.loops[stmt] = state.written_since(head - 1)
        state.pop()
        state.merge(exits)
        self.jumps &= ~(_BREAK | _CONTINUE)
        if not self.jumps:
            self.control = control
        self.jumps |= jumps

    def _loop_condition(self, cond_var: VarDecl | None, cond: Expr | None) -> None:
        decided = self.condition(cond_var, cond)
        if decided & FROM_INPUT:
            decided |= VARYING
        self.control |= decided

    def _turn(self, head: int, cond: Expr | None, inc: Expr | None, body: Stmt) -> tuple[Frame | None, list[Frame]]:
        """One turn of a loop: what comes back to its head, and what breaks out."""
        state = self.state
        breaks: list[Frame] = []
        continues: list[Frame] = []
        self.breaks.append((head, breaks))
        self.continues.append((head, continues))
        state.push()
        state.push()
        self.stmt(body)
        self.breaks.pop()
        self.continues.pop()
        state.merge([state.pop(), *continues])
        if not state.is_dead:
            if inc is not None:
                self.value(inc)
            if cond is not None:
                self._loop_condition(None, cond)
        return state.pop(), breaks

    # ---- switch

    def _switch(self, stmt: SwitchStmt) -> None:
        state = self.state
        control, jumps = self.control, self.jumps
        self.control |= self.condition(stmt.cond_var, stmt.cond)
        self.jumps = 0
        breaks: list[Frame] = []
        state.push()
        self.breaks.append((state.depth - 1, breaks))
        state.is_dead = True
        self.stmt(stmt.body)
        self.breaks.pop()
        exits: list[Frame | None] = [state.pop(), *breaks]
        if not _has_default(stmt.body):
            exits.append({})
        state.merge(exits)
        self.jumps &= ~_BREAK
        if not self.jumps:
            self.control = control
        self.jumps |= jumps

    def _label(self, stmt: CaseStmt | DefaultStmt) -> None:
        """Control comes from the head of the switch, and from above when it falls through."""
        state = self.state
        depth = self.breaks[-1][0] if self.breaks else state.depth
        if state.is_dead:
            for frame in state.frames[depth:]:
                frame.clear()
            state.is_dead = False
        else:
            written = state.written_since(depth)
            for frame in state.frames[depth:]:
                frame.clear()
            state.merge([written, {}])
        self.stmt(stmt.sub)


def _has_default(body: Stmt) -> bool:
    """Whether one of the labels of a switch is `default`."""
    stmts = body.body if isinstance(body, CompoundStmt) else [body]
    for stmt in stmts:
        while isinstance(stmt, CaseStmt):
            stmt = stmt.sub
        if isinstance(stmt, DefaultStmt):
            return True
    return False


_HANDLERS: dict[type[Stmt], Callable[..., None]] = {
    NullStmt: FunctionFlow._null,
    CompoundStmt: FunctionFlow._compound,
    AttributedStmt: FunctionFlow._attributed,
    DeclStmt: FunctionFlow._decl,
    ReturnStmt: FunctionFlow._return,
    BreakStmt: FunctionFlow._break,
    DiscardStmt: FunctionFlow._discard,
    ContinueStmt: FunctionFlow._continue,
    IfStmt: FunctionFlow._if,
    ForStmt: FunctionFlow._for,
    WhileStmt: FunctionFlow._while,
    DoStmt: FunctionFlow._do,
    SwitchStmt: FunctionFlow._switch,
    GotoStmt: FunctionFlow._goto,
    LabelStmt: FunctionFlow._goto,
}
