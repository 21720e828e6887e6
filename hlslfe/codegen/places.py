"""The order of declarations in the translation unit.

Mirrors clang/lib/Basic/SourceManager.cpp: SourceManager::isBeforeInTranslationUnit.
Differs: it counts declarations; locations themselves grow neither in macros nor behind an #include.
"""

from __future__ import annotations

from bisect import bisect_right

from hlslfe.ast.decl import Decl, HLSLBufferDecl, NamespaceDecl, RecordDecl
from hlslfe.basic.source import Loc

LAST: Loc = 1 << 62  # stands for a place behind everything


class Places:
    """Made for all declarations of a unit."""

    def __init__(self, group: list[Decl]) -> None:
        self._ranks: dict[Loc, int] = {}
        self._add(group)
        self._locs = sorted(self._ranks)

    def _add(self, group: list[Decl]) -> None:
        for decl in group:
            self._ranks.setdefault(decl.loc, len(self._ranks))
            if isinstance(decl, (NamespaceDecl, HLSLBufferDecl)):
                self._add(decl.decls)
            elif isinstance(decl, RecordDecl):
                self._add(decl.members)

    def of(self, loc: Loc) -> float:
        """The rank of what is declared at `loc`; what no declaration is at belongs to the one before (the members of a
        class template)."""
        if loc in self._ranks:
            return self._ranks[loc]
        if loc == LAST or not self._locs:
            return len(self._ranks)
        return self._ranks[self._locs[max(bisect_right(self._locs, loc) - 1, 0)]] + 0.5
