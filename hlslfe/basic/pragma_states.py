"""Severities that change from place to place: what `#pragma clang diagnostic` said, and where.

Mirrors clang/lib/Basic/Diagnostic.cpp: DiagnosticsEngine::DiagStateMap, pushMappings, popMappings.
"""

from __future__ import annotations

from bisect import bisect_right

from hlslfe.basic.diagnostics import DiagnosticRow, DiagnosticsEngine
from hlslfe.basic.source import Loc, SourceFile, SourceManager
from hlslfe.basic.warning_state import WarningState


class PragmaStates:
    """The states of all files, found by place: those of a file without pragmas are its includer's at the `#include`."""

    __slots__ = ("sources", "start", "current", "stack", "files")

    def __init__(self, sources: SourceManager, start: WarningState) -> None:
        self.sources = sources
        self.start = start
        self.current = start
        self.stack: list[WarningState] = []
        # file -> (offsets, the state from each of them on)
        self.files: dict[SourceFile, tuple[list[int], list[WarningState]]] = {}

    def change(self, loc: Loc, state: WarningState) -> None:
        """From `loc` on `state` holds, in the files that include its file, too."""
        self.current = state
        place = self.sources.expansion_loc(loc)
        while place:
            file = self.sources.file_of(place)
            offsets, states = self._of_file(file)
            offsets.append(place - file.start)
            states.append(state)
            place = file.include_loc

    def pop(self, loc: Loc) -> bool:
        """Back to the state at the last push; False when there is none."""
        if not self.stack:
            return False
        self.change(loc, self.stack.pop())
        return True

    def _of_file(self, file: SourceFile) -> tuple[list[int], list[WarningState]]:
        found = self.files.get(file)
        if found is None:
            outer = self.at(file.include_loc) if file.include_loc else self.start
            found = self.files[file] = ([0], [outer])
        return found

    def at(self, loc: Loc) -> WarningState:
        """The state that holds at `loc`; without a place that of the command line."""
        if not loc:
            return self.start
        place = self.sources.expansion_loc(loc)
        file = self.sources.file_of(place)
        offsets, states = self._of_file(file)
        return states[bisect_right(offsets, place - file.start) - 1]

    def severity_of(self, id: str, row: DiagnosticRow, loc: Loc) -> str:
        """The severity of a row that is reported at `loc`; remarks are the command line's business."""
        return self.at(loc).severity_of(id, row)


def pragma_states(diags: DiagnosticsEngine) -> PragmaStates:
    """The states of a compilation, from its first pragma on."""
    if diags.pragmas is None:
        start = diags.made_state() if diags.made_state is not None else WarningState()
        diags.pragmas = PragmaStates(diags.sources, start)
    return diags.pragmas
