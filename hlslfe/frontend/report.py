"""Diagnostics as plain values with their places resolved, and as JSON.

Mirrors clang/lib/Frontend/TextDiagnosticPrinter.cpp: TextDiagnosticPrinter::HandleDiagnostic (what it gathers).
Differs: Clang has no JSON for single diagnostics; the layout is ours and documented in docs/command-line.md.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source import Loc, SourceManager
from hlslfe.basic.text_diagnostics import file_loc, mapped_ranges, with_macro_notes


class ReportedDiagnostic:
    """A diagnostic for users of the Python API: `line` and `column` are 1-based, 0 where there is no place."""

    __slots__ = ("file", "line", "column", "severity", "id", "group", "message", "ranges", "fixits", "notes")

    def __init__(self, diagnostic: Diagnostic, sources: SourceManager) -> None:
        self.file, self.line, self.column = _place(diagnostic.loc, sources)
        self.severity = diagnostic.severity
        self.id = diagnostic.id
        self.group = diagnostic.group
        self.message = diagnostic.message
        self.ranges = [(_place(begin, sources)[1:], _place(end, sources)[1:])
                       for begin, end in mapped_ranges(sources, diagnostic.ranges)]
        self.fixits = [
            (_place(fixit.begin, sources)[1:], _place(fixit.end, sources)[1:], fixit.text)
            for fixit in diagnostic.fixits
        ]
        notes = [] if diagnostic.severity == "note" else with_macro_notes(diagnostic, sources)
        self.notes = [ReportedDiagnostic(note, sources) for note in notes]

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.line else ""
        letter = "R" if self.severity == "remark" else "W"
        return f"{place}{self.severity}: {self.message}" + (f" [-{letter}{self.group}]" if self.group else "")

    def __repr__(self) -> str:
        return f"<{self}>"

    def as_json(self) -> dict[str, object]:
        """The object that -fdiagnostics-format=json writes; without a place it has none of the keys of one."""
        place = {"file": self.file, "line": self.line, "column": self.column} if self.line else {}
        ranges = {"ranges": [{"begin": list(begin), "end": list(end)} for begin, end in self.ranges]}
        return {
            **place, "severity": self.severity, "id": self.id, "group": self.group, "message": self.message,
            **(ranges if place else {}),
            "fixits": [{"begin": list(begin), "end": list(end), "text": text} for begin, end, text in self.fixits],
            "notes": [note.as_json() for note in self.notes],
        }


def _place(loc: Loc, sources: SourceManager) -> tuple[str, int, int]:
    if not loc:
        return "", 0, 0
    presumed = sources.presumed(file_loc(sources, loc))
    return presumed.filename, presumed.line, presumed.column
