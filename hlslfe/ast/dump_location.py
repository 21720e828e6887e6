"""Locations in an AST dump: each says only what differs from the one printed before it.

Mirrors clang/lib/AST/TextNodeDumper.cpp: TextNodeDumper::dumpLocation, dumpSourceRange.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc, SourceManager


class LocationPrinter:
    """Remembers the file and line of the last location."""

    __slots__ = ("sources", "_file", "_line")

    def __init__(self, sources: SourceManager) -> None:
        self.sources = sources
        self._file = ""
        self._line = 0

    def location(self, loc: Loc) -> str:
        """`a.hlsl:2:3`, `line:2:3` or `col:3`."""
        if not loc:
            return "<invalid sloc>"
        place = self.sources.presumed(self.sources.spelling_loc(loc))
        if place.filename != self._file:
            self._file = place.filename
            self._line = place.line
            return f"{place.filename}:{place.line}:{place.column}"
        if place.line != self._line:
            self._line = place.line
            return f"line:{place.line}:{place.column}"
        return f"col:{place.column}"

    def source_range(self, begin: Loc, end: Loc) -> str:
        """`<begin, end>`, or one location where both are the same."""
        text = self.location(begin)
        if end != begin and end:
            text += ", " + self.location(end)
        return f"<{text}>"
