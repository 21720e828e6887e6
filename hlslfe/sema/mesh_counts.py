"""SetMeshOutputCounts comes before what a mesh shader writes, on every way there, and once.

No Clang counterpart: Clang 22 has no mesh shaders; the rules are those of DXC's validator
(lib/DxilValidation/DxilValidation.cpp: Instr.MissingSetMeshOutputCounts, Instr.MultipleSetMeshOutputCounts,
Instr.NonDominatingSetMeshOutputCounts).
Differs: DXC looks at optimised code; see sema.entry_runs. As for DXC, the order within a stretch without branches does
not count.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import BinaryOperator, CallExpr, Expr, HLSLOutArgExpr, ignore_parens
from hlslfe.ast.mesh_output import MESH_ROLES, mesh_output_parts, whole_outputs
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_runs import AGAIN, CONDITIONAL, REST, UNKNOWN, EntryRuns, Event

_MANY = 1000  # writes and calls, more than a person writes


def check_mesh_counts(sema: SemaBase, entry: EntryPoint) -> bool:
    """Report a missing or a second call, and a write that comes without one; False after an error."""
    if sema.had_errors:
        return True  # a call may be among what is wrong
    finder = _Finder(sema, entry)
    finder.run(entry.function)
    sure = [write for write in finder.writes if write.surety != UNKNOWN]
    if finder.has_given_up or any(call.surety == UNKNOWN for call in finder.calls):
        return True
    name = entry.function.name
    if not finder.calls:
        if sure:
            sema.diags.report(sure[0].loc, "err_hlsl_mesh_output_counts", 0, name)
        return not sure
    first = finder.calls[0]
    if len(finder.calls) > 1:
        sema.diags.report(finder.calls[1].loc, "err_hlsl_mesh_output_counts", 1, name)
        sema.diags.report(first.loc, "note_previous_use")
        return False
    for write in sure:
        if _is_missed(first, write, finder.is_before(first, write)):
            sema.diags.report(write.loc, "err_hlsl_mesh_output_counts", 2, name)
            sema.diags.report(first.loc, "note_previous_use")
            return False
    return True


def _is_missed(call: Event, write: Event, is_before: bool) -> bool:
    """Whether control surely may come to `write` and not to `call` before it."""
    same = 0
    while same < min(len(call.path), len(write.path)) and call.path[same] == write.path[same]:
        same += 1
    if same == len(call.path):
        return not is_before and same < len(write.path) and write.path[same][2] != REST
    run, node, part, surety = call.path[same]
    if surety != CONDITIONAL or part == AGAIN:
        return False
    if same == len(write.path):
        return True
    return write.path[same][:2] != (run, node) or write.path[same][2] != REST


class _Finder(EntryRuns):
    """Finds the calls, and what is written to the output arrays. outputs: those of the function that is open."""

    def __init__(self, sema: SemaBase, entry: EntryPoint) -> None:
        super().__init__(sema, entry.function)
        self.calls: list[Event] = []
        self.writes: list[Event] = []
        self._before: set[Event] = set()  # the writes before the first call
        self.outputs: dict[Decl, Loc] = {param: param.loc for param in entry.function.params
                                         if param.role in MESH_ROLES}

    def on_call(self, call: CallExpr) -> None:
        row = call.function.intrinsic
        if row is not None:
            if getattr(row, "name", "") == "SetMeshOutputCounts":
                self.calls.append(self.event(call.loc))
            return
        outer = self.outputs
        whole = whole_outputs(call, outer)
        self.outputs = {param: use.loc for param, use in whole.items()}
        self.run_callee(call, frozenset(whole))
        self.outputs = outer
        for arg in call.args:
            if isinstance(arg, HLSLOutArgExpr) and len(mesh_output_parts(arg.argument, outer)) > 1:
                self._write(arg.argument.begin)

    def on_statement(self, expr: Expr) -> None:
        expr = ignore_parens(expr)
        if isinstance(expr, BinaryOperator) and expr.op == "=" and mesh_output_parts(expr.lhs, self.outputs):
            self._write(expr.lhs.begin)

    def _write(self, loc: Loc) -> None:
        made = self.event(loc)
        self.writes.append(made)
        if not self.calls:
            self._before.add(made)

    def is_before(self, call: Event, write: Event) -> bool:
        return write not in self._before

    def is_enough(self) -> bool:
        self.has_given_up |= self.happened() > _MANY
        return self.has_given_up

    def happened(self) -> int:
        return len(self.calls) + len(self.writes)
