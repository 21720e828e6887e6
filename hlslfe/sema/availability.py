"""Intrinsics that the shader model or the stage does not have: reported where a shader would run into them.

Mirrors clang/lib/Sema/SemaHLSL.cpp: DiagnoseHLSLAvailability::RunOnTranslationUnit, RunOnFunction.
Differs: what may be reported is noted down while functions are analysed; only then does anybody look which functions
entry points and exported functions reach.  Clang looks through the bodies of its header's functions instead of
checking their calls, so that it never finds some of ours (dot2add).
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import CallExpr
from hlslfe.ast.walk import walk
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase


class SemaAvailability(SemaBase):
    """Collects and reports."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        # function around the use, its place, the name used, the stages that have it (() when the model lacks it)
        self._unavailable: list[tuple[FunctionDecl | None, Loc, str, tuple[str, ...]]] = []
        self._needed_models: dict[str, tuple[int, int]] = {}

    def note_shader_model(self, loc: Loc, name: str, model: tuple[int, int]) -> None:
        """`name`, used at `loc`, needs a newer shader model."""
        self._needed_models[name] = model
        self._unavailable.append((self.function, loc, name, ()))

    def note_stages(self, loc: Loc, name: str, stages: tuple[str, ...]) -> None:
        """`name`, used at `loc`, exists in these stages only."""
        self._unavailable.append((self.function, loc, name, stages))

    def report_unavailable(self) -> None:
        """At the end of the unit: what an entry point or an exported function reaches."""
        if not self._unavailable:
            return
        by_entry = [(entry.stage, self._reachable([entry.function])) for entry in self.unit.entries
                    if isinstance(entry, EntryPoint)]
        exported = [decl for decl in self._all_functions() if decl.canonical.linkage == "export"]
        reached = self._reachable(exported).union(*(functions for _, functions in by_entry))
        for function, loc, name, stages in self._unavailable:
            if not stages:
                if function is None or function.canonical in reached:
                    major, minor = self._needed_models[name]
                    self.diags.report(loc, "warn_hlsl_availability", name, f"{major}.{minor}")
                continue
            wrong = [stage for stage, functions in by_entry
                     if stage not in stages and (function is None or function.canonical in functions)]
            if wrong:
                self.diags.report(loc, "warn_hlsl_availability_unavailable", name, wrong[0])

    @staticmethod
    def _reachable(functions: list[FunctionDecl]) -> set[FunctionDecl]:
        """The canonical declarations of these functions and of what they call."""
        todo = [function.canonical for function in functions]
        reached: set[FunctionDecl] = set()
        while todo:
            function = todo.pop()
            if function in reached:
                continue
            reached.add(function)
            definition = function.definition or function
            if definition.body is not None:
                todo += [node.function.canonical for node in walk(definition.body) if isinstance(node, CallExpr)]
        return reached

    def _all_functions(self) -> list[FunctionDecl]:
        """The functions of the unit and its namespaces."""
        found: list[FunctionDecl] = []
        todo = list(self.unit.decls)
        while todo:
            decl = todo.pop()
            if isinstance(decl, FunctionDecl):
                found.append(decl)
            todo += getattr(decl, "decls", ())
        return found
