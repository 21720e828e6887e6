"""Functions that call themselves, directly or through others: an error, since there is no stack.

No Clang counterpart: Clang 22 does not look for recursion.  The errors stand where DXC has them
(tools/clang/lib/Sema/SemaHLSL.cpp: hlsl::DiagnoseTranslationUnit): at the recursive function, when an entry point, an
exported function or an initialiser reaches it.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase

Caller = FunctionDecl | None  # None: the initialisers of variables


class SemaRecursion(SemaBase):
    """Keeps the call graph."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self._callees: dict[Caller, dict[FunctionDecl, Loc]] = {}  # what each function calls, and where first

    def note_call(self, function: FunctionDecl, loc: Loc) -> None:
        """The function in work calls `function`."""
        caller = None if self.function is None else self.function.canonical
        self._callees.setdefault(caller, {}).setdefault(function.canonical, loc)

    def check_recursion(self) -> None:
        """At the end of the unit: report each function that can be active twice."""
        roots: list[Caller] = [None, *(entry.function.canonical for entry in self.unit.entries
                                       if isinstance(entry, EntryPoint))]
        roots += [function for function in self._callees if function is not None and function.linkage == "export"]
        done: set[Caller] = set()
        for root in roots:
            if root not in done:
                self._walk(root, done)

    def _walk(self, root: Caller, done: set[Caller]) -> None:
        """Depth first from `root`; a call of a function that is open closes a cycle."""
        reported: set[FunctionDecl] = set()
        is_open: set[Caller] = {root}
        stack = [(root, iter(self._callees.get(root, {}).items()))]
        while stack:
            caller, calls = stack[-1]
            found = next(calls, None)
            if found is None:
                stack.pop()
                is_open.discard(caller)
                done.add(caller)
                continue
            callee, loc = found
            if callee in is_open:
                if callee not in reported:
                    reported.add(callee)
                    self._report(callee, loc)
            elif callee not in done:
                is_open.add(callee)
                stack.append((callee, iter(self._callees.get(callee, {}).items())))

    def _report(self, function: FunctionDecl, loc: Loc) -> None:
        definition = function.definition or function
        if not definition.is_invalid:
            self.diags.report(definition.begin, "err_hlsl_no_recursion", definition.qualified_name)
            self.diags.report(loc, "note_hlsl_recursive_call")
