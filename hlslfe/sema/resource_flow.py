"""Statements and calls while the flow of resources is followed, and the uses of resources that are not one.

No Clang counterpart: see sema.resource_values.  Conditions that are known choose their branch, loops with known
conditions are run, all others are gone through until nothing changes; functions are followed at each call.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import CXXConstructorDecl, FunctionDecl, VarDecl
from hlslfe.ast.expr import (
    CallExpr,
    CXXConstructorExpr,
    CXXDefaultConstructExpr,
    Expr,
    HLSLOutArgExpr,
)
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.resources import ResourceMethodDecl, resource_of
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
    IfStmt,
    NullStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.ast.types import is_scalar
from hlslfe.sema.resource_exprs import ExprFlow, TooComplex
from hlslfe.sema.resource_memory import State, join_states, same_states
from hlslfe.sema.resource_values import (
    LOST,
    RUNTIME,
    UNKNOWN,
    UNSET,
    Aggregate,
    Choice,
    Marker,
    Place,
    is_number,
    join,
    taint_of,
)
from hlslfe.sema.texture_checks import offsets

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

MAX_RUNS = 64  # of the body of a loop whose conditions are known
MAX_ROUNDS = 8  # through a loop until nothing changes
MAX_DEPTH = 64  # of calls


class Exit:
    """A way out of a statement (`break` and its like): the state there, and what decided to go it."""

    __slots__ = ("state", "decides", "value")

    def __init__(self, state: State, decides: Marker, value: Any = None) -> None:
        self.state = state
        self.decides = decides
        self.value = value


class ResourceFlow(ExprFlow):
    """Follows one entry point after the other. `report(expr, choice)` is told of uses that two resources may have,
    or (UNSET) none, and (RUNTIME) of offsets that are no constants.
    uses: the resource of each use, by call and parameter."""

    def __init__(self, constants: ConstantEvaluator, budget: int, report: Callable[[Expr, Any], None]) -> None:
        super().__init__(constants, budget)
        self.report = report
        self.reached = True
        self.exits: dict[str, list[Exit]] = {"break": [], "continue": [], "return": []}
        self.depth = 0
        self.frame = 0  # where the conditions of the function in work begin in `control`

    def follow(self, function: FunctionDecl) -> None:
        """An entry point: its parameters come from outside."""
        definition = function.canonical.definition
        if definition is None:
            return
        self.state = State(self.initial)
        for param in definition.params:
            self.state.start(param, RUNTIME)
        self._run(definition)

    # ------------------------------------------------------------ calls

    def call(self, expr: CallExpr) -> Any:
        function = expr.function
        if function.is_builtin_method:
            return self._use(expr)
        definition = function.canonical.definition
        base = None if expr.base is None else self.place(expr.base)
        values = [self._argument(arg) for arg in expr.args]
        if definition is None or definition.body is None:
            self._write_back(expr, [taint_of(*values)] * len(values))
            return taint_of(*values) if is_scalar(expr.type) or values else UNKNOWN
        for param, value in zip(definition.params, values, strict=False):
            self.state.start(param, value)
        result = self._run(definition, base)
        self._write_back(expr, [self.state.read(Place(param)) for param in definition.params])
        return result

    def _argument(self, arg: Expr) -> Any:
        if not isinstance(arg, HLSLOutArgExpr):
            return self.value(arg)
        return self.read(arg.argument) if arg.is_inout else UNKNOWN

    def _write_back(self, expr: CallExpr, values: list[Any]) -> None:
        for arg, value in zip(expr.args, values, strict=False):
            if isinstance(arg, HLSLOutArgExpr):
                is_same = arg.argument.type.canonical is arg.temporary.type.canonical
                self.write(arg.argument, value if is_same or not is_number(value) else UNKNOWN)

    def _use(self, expr: CallExpr) -> Any:
        """A method of a resource."""
        if expr.operator == "=" and expr.base is not None:
            value = self.value(expr.args[0])
            self.write(expr.base, value)
            return value
        used = [] if expr.base is None else [(expr.base, self.value(expr.base))]
        for arg in expr.args:
            if isinstance(arg, HLSLOutArgExpr):
                self.write(arg.argument, RUNTIME)
            else:
                used.append((arg, self.value(arg)))
        for part, value in used:
            if (isinstance(value, Choice) and UNKNOWN not in self.control) or (value is UNSET and not self.control):
                self.report(part, value)
        self._check_offsets(expr, used)
        return LOST if resource_of(expr.type) is not None else RUNTIME

    def _check_offsets(self, expr: CallExpr, used: list[tuple[Expr, Any]]) -> None:
        """Report RUNTIME as the value of an offset that has to be a constant."""
        if UNKNOWN not in self.control and isinstance(expr.function, ResourceMethodDecl):
            wanted = offsets(expr.function, expr.args)
            for part, value in used:
                if value is RUNTIME and part in wanted:
                    self.report(part, value)

    def construct(self, expr: CXXDefaultConstructExpr) -> Any:
        args = expr.args if isinstance(expr, CXXConstructorExpr) else []
        values = [self._argument(arg) for arg in args]
        definition = expr.constructor.canonical.definition
        if not isinstance(definition, CXXConstructorDecl) or definition.body is None:
            return Aggregate({})
        for param, value in zip(definition.params, values, strict=False):
            self.state.start(param, value)
        place = Place(object())
        self.state.start(place.root, Aggregate({}))
        self.this.append(place)
        for initializer in definition.initializers:
            member = getattr(initializer, "member", None)
            if member is None:
                raise TooComplex
            self.write(member, self.value(initializer.init))  # type: ignore[attr-defined]
        self.this.pop()
        self._run(definition, place)
        return self.state.read(place)

    def _run(self, definition: FunctionDecl, base: Place | None = None) -> Any:
        """The body of a function; its result."""
        if self.depth >= MAX_DEPTH or definition.body is None:
            raise TooComplex
        outer = self.exits, self.frame, self.depth
        self.exits = {"break": [], "continue": [], "return": []}
        self.frame, self.depth = len(self.control), self.depth + 1
        self.this.append(base or Place(None))
        self.execute(definition.body)
        self.this.pop()
        returns = self.exits["return"]
        if self.reached:
            returns.append(Exit(self.state, self._decides(), None))
        self.reached = True
        self.exits, self.frame, self.depth = outer
        if not returns:
            raise TooComplex  # it never ends
        result, last = returns[0].value, returns[0]
        self.state = last.state
        for one in returns[1:]:
            decides = _both(last.decides, one.decides)
            result = one.value if result is None else result if one.value is None else join(result, one.value, decides)
            self.state = join_states(self.state, one.state, decides) or self.state
            last = Exit(self.state, decides)
        return UNKNOWN if result is None else result

    # ------------------------------------------------------------ ways

    def _decides(self) -> Marker:
        """What is known about the conditions around this statement in its function."""
        return UNKNOWN if UNKNOWN in self.control[self.frame:] else RUNTIME

    def _leave(self, kind: str, value: Any = None) -> None:
        self.exits[kind].append(Exit(self.state, self._decides(), value))
        self.reached = False

    def _meet(self, exits: list[Exit]) -> None:
        """Where ways come together with the one at hand."""
        for one in exits:
            if not self.reached:
                self.state, self.reached = one.state, True
            else:
                self.state = join_states(self.state, one.state, _both(self._decides(), one.decides)) or self.state

    def _branches(self, condition: Any, ways: list[Callable[[], None]]) -> None:
        """Each of `ways` from here, then on from where they meet."""
        before, decides = self.state, taint_of(condition)
        self.control.append(decides)
        ends: list[State | None] = []
        for way in ways:
            self.state, self.reached = before.copy(), True
            way()
            ends.append(self.state if self.reached else None)
        self.control.pop()
        end = None
        for state in ends:
            end = join_states(end, state, decides)
        self.reached = end is not None
        self.state = end or before

    # ------------------------------------------------------------ statements

    def execute(self, stmt: Stmt | None) -> None:
        """One statement."""
        if stmt is None or not self.reached:
            return
        handler = _STATEMENTS.get(stmt.__class__)
        if handler is not None:
            handler(self, stmt)
        elif isinstance(stmt, Expr):
            self.value(stmt)
        else:
            raise TooComplex  # goto and its labels

    def _compound_stmt(self, stmt: CompoundStmt) -> None:
        for inner in stmt.body:
            self.execute(inner)

    def _decl_stmt(self, stmt: DeclStmt) -> None:
        for decl in stmt.decls:
            if isinstance(decl, VarDecl):
                self._declare(decl)

    def _declare(self, decl: VarDecl) -> None:
        if decl.storage == "local":
            resource = resource_of(decl.type)
            is_unset = decl.init.__class__ is CXXDefaultConstructExpr and resource is not None and (
                resource.kind.form != "query")  # which its constructor makes
            value = UNSET if is_unset else UNKNOWN if decl.init is None else self.value(decl.init)
            self.state.start(decl, value)

    def _attributed_stmt(self, stmt: AttributedStmt) -> None:
        self.execute(stmt.sub)

    def _nothing(self, stmt: Stmt) -> None:
        """`;` and `discard;`."""

    def _break_stmt(self, stmt: BreakStmt) -> None:
        self._leave("break")

    def _continue_stmt(self, stmt: ContinueStmt) -> None:
        self._leave("continue")

    def _return_stmt(self, stmt: ReturnStmt) -> None:
        value = None if stmt.value is None else self.value(stmt.value)
        self._leave("return", value)

    def _if_stmt(self, stmt: IfStmt) -> None:
        if stmt.cond_var is not None:
            self._declare(stmt.cond_var)
        condition = self.value(stmt.cond)
        if is_number(condition):
            self.execute(stmt.then if condition else stmt.else_)
        else:
            self._branches(condition, [lambda: self.execute(stmt.then), lambda: self.execute(stmt.else_)])

    def _switch_stmt(self, stmt: SwitchStmt) -> None:
        if stmt.cond_var is not None:
            self._declare(stmt.cond_var)
        condition = self.value(stmt.cond)
        body = stmt.body.body if isinstance(stmt.body, CompoundStmt) else [stmt.body]
        labels = [_labels(inner) for inner in body]
        breaks, self.exits["break"] = self.exits["break"], []
        if is_number(condition):
            start = next((at for at, found in enumerate(labels) if int(condition) in found), next(
                (at for at, found in enumerate(labels) if None in found), len(body)))
            for inner in body[start:]:
                self.execute(_unlabelled(inner))
            exits = self.exits["break"]
        else:
            exits = self._cases(condition, body, labels)
        self.exits["break"] = breaks
        self._meet(exits)

    def _cases(self, condition: Any, body: list[Stmt], labels: list[set[int | None]]) -> list[Exit]:
        """All cases of a switch, one of which may fall into the next."""
        before, decides = self.state, taint_of(condition)
        self.control.append(decides)
        self.reached = False
        for inner, found in zip(body, labels, strict=True):
            if found:
                self._meet([Exit(before.copy(), decides)])
            self.execute(_unlabelled(inner))
        self.control.pop()
        exits = self.exits["break"]
        if not any(None in found for found in labels):
            exits.append(Exit(before, decides))
        return exits

    # ------------------------------------------------------------ loops

    def _for_stmt(self, stmt: ForStmt) -> None:
        self.execute(stmt.init)
        self._loop(stmt.cond, stmt.body, stmt.inc, stmt.cond_var)

    def _while_stmt(self, stmt: WhileStmt) -> None:
        self._loop(stmt.cond, stmt.body, None, stmt.cond_var)

    def _do_stmt(self, stmt: DoStmt) -> None:
        self._loop(stmt.cond, stmt.body, None, None, tests_first=False)

    def _loop(self, cond: Expr | None, body: Stmt, inc: Expr | None, variable: VarDecl | None,
              tests_first: bool = True) -> None:
        breaks, continues = self.exits["break"], self.exits["continue"]
        self.exits["break"] = []
        for run in range(MAX_RUNS):
            condition: Any = True
            if tests_first or run:
                condition = self._condition(cond, variable)
            if not is_number(condition):
                self._repeat(condition, cond, body, inc, variable)
                break
            if not condition:
                break
            self._body(body, inc)
            if not self.reached:
                break
        else:
            self._repeat(UNKNOWN, cond, body, inc, variable)
        exits = self.exits["break"]
        self.exits["break"], self.exits["continue"] = breaks, continues
        self._meet(exits)

    def _condition(self, cond: Expr | None, variable: VarDecl | None) -> Any:
        if variable is not None:
            self._declare(variable)
        return True if cond is None else self.value(cond)

    def _body(self, body: Stmt, inc: Expr | None) -> None:
        self.exits["continue"] = []
        self.execute(body)
        self._meet(self.exits["continue"])
        if inc is not None and self.reached:
            self.value(inc)

    def _repeat(self, condition: Any, cond: Expr | None, body: Stmt, inc: Expr | None,
                variable: VarDecl | None) -> None:
        """A loop that runs nobody knows how often; its condition has been looked at."""
        decides = taint_of(condition)
        self.control.append(decides)
        for _ in range(MAX_ROUNDS):
            before = self.state.copy()
            self._body(body, inc)
            if self.reached:
                self._condition(cond, variable)
            end = join_states(before, self.state if self.reached else None, decides) or before
            self.state, self.reached = end, True
            if same_states(before, end):
                break
        else:
            raise TooComplex
        self.control.pop()


def _both(first: Marker, second: Marker) -> Marker:
    return UNKNOWN if UNKNOWN in (first, second) else RUNTIME


def _labels(stmt: Stmt) -> set[int | None]:
    """The constants of the cases before a statement; None for `default`."""
    found: set[int | None] = set()
    while isinstance(stmt, (CaseStmt, DefaultStmt)):
        found.add(stmt.constant if isinstance(stmt, CaseStmt) else None)
        stmt = stmt.sub
    return found


def _unlabelled(stmt: Stmt) -> Stmt:
    while isinstance(stmt, (CaseStmt, DefaultStmt)):
        stmt = stmt.sub
    return stmt


_STATEMENTS: dict[type[Stmt], Callable[[ResourceFlow, Any], None]] = {
    CompoundStmt: ResourceFlow._compound_stmt,
    DeclStmt: ResourceFlow._decl_stmt,
    AttributedStmt: ResourceFlow._attributed_stmt,
    NullStmt: ResourceFlow._nothing,
    DiscardStmt: ResourceFlow._nothing,
    BreakStmt: ResourceFlow._break_stmt,
    ContinueStmt: ResourceFlow._continue_stmt,
    ReturnStmt: ResourceFlow._return_stmt,
    IfStmt: ResourceFlow._if_stmt,
    SwitchStmt: ResourceFlow._switch_stmt,
    ForStmt: ResourceFlow._for_stmt,
    WhileStmt: ResourceFlow._while_stmt,
    DoStmt: ResourceFlow._do_stmt,
}
