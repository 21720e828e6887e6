"""An amplification shader calls DispatchMesh once, whatever its inputs are.

No Clang counterpart: Clang 22 has no amplification shaders; the rule is that of DXC's validator
(lib/DxilValidation/DxilValidation.cpp: Sm.AmplificationShader...).
Differs: DXC looks at optimised code; see sema.entry_runs.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import CallExpr
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_runs import ALWAYS, CONDITIONAL, UNKNOWN, EntryRuns, Event


def check_dispatch_mesh(sema: SemaBase, entry: EntryPoint) -> bool:
    """Report a missing, a second or a conditional call; False after an error."""
    if sema.had_errors:
        return True  # a call may be among what is wrong
    function = entry.function
    finder = _CallFinder(sema, function)
    finder.run(function)
    calls = finder.calls
    if finder.has_given_up or any(call.surety == UNKNOWN for call in calls):
        return True
    if not calls:
        sema.diags.report(function.loc, "err_hlsl_dispatch_mesh_count", 0, function.name)
        return False
    if len(calls) > 1:
        sema.diags.report(calls[1].loc, "err_hlsl_dispatch_mesh_count", 1, function.name)
        sema.diags.report(calls[0].loc, "note_previous_use")
        return False
    if calls[0].surety == CONDITIONAL:
        sema.diags.report(calls[0].loc, "err_hlsl_dispatch_mesh_count", 2, function.name)
    return calls[0].surety == ALWAYS


class _CallFinder(EntryRuns):
    """Finds the calls in the entry point and in what it calls."""

    def __init__(self, sema: SemaBase, entry: FunctionDecl) -> None:
        super().__init__(sema, entry)
        self.calls: list[Event] = []

    def on_call(self, call: CallExpr) -> None:
        row = call.function.intrinsic
        if row is None:
            self.run_callee(call)
        elif getattr(row, "name", "") == "DispatchMesh":
            self.calls.append(self.event(call.loc))

    def is_enough(self) -> bool:
        return self.has_given_up or len(self.calls) > 1

    def happened(self) -> int:
        return len(self.calls)
