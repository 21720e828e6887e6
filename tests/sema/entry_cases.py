"""Shared by the tests of entry points: compile a text with marks in it and compare what is reported, and where."""

from __future__ import annotations

import re

from hlslfe.ast.entry import EntryPoint
from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

V = '[shader("vertex")] '
P = '[shader("pixel")] '
C = '[shader("compute")] [numthreads(1,1,1)] '

_MARK = re.compile("§(\\d)")
Reported = list[tuple[str, int]]


def compilation(source: str, profile: str = "lib_6_8", all_warnings: bool = False, **options: object) -> Compilation:
    """A compilation of `source`; `options` as in basic.options."""
    target = parse_profile(profile)
    assert target is not None
    made = Options(target, **options)  # type: ignore[arg-type]
    severity_of = (lambda id, row: "ignored" if row.severity == "remark" else row.severity) if all_warnings else None
    return Compilation("a.hlsl", source, made, error_limit=0, severity_of=severity_of)


def reported(marked: str, profile: str = "lib_6_8", all_warnings: bool = False, **options: object) -> Reported:
    """(id, mark) of every diagnostic and note of `marked`, in order; marks are written `§1` in front of a place.

    A place without a mark is 0, no place at all is -1.
    """
    marks: dict[int, int] = {}
    source = ""
    end = 0
    for match in _MARK.finditer(marked):
        source += marked[end : match.start()]
        marks[len(source)] = int(match[1])
        end = match.end()
    source += marked[end:]
    compiled = compilation(source, profile, all_warnings, **options)
    if compiled.unit() is not None and not compiled.has_errors:
        compiled.signatures()

    def at(diagnostic: Diagnostic) -> tuple[str, int]:
        if diagnostic.loc == 0:
            return diagnostic.id, -1
        _, line, column = compiled.sources.physical(diagnostic.loc)
        offset = sum(len(text) + 1 for text in source.split("\n")[: line - 1]) + column
        return diagnostic.id, marks.get(offset, 0)

    return [at(entry) for first in compiled.diagnostics for entry in (first, *first.notes)]


def entries(source: str, profile: str = "lib_6_8", **options: object) -> list[EntryPoint]:
    """The checked entry points of a text without errors."""
    compiled = compilation(source, profile, **options)
    assert compiled.unit() is not None
    assert not compiled.has_errors, [diagnostic.message for diagnostic in compiled.diagnostics]
    return compiled.entries()
