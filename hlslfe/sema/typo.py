"""A name that does not exist, and the one that was probably meant.

Mirrors clang/lib/Sema/SemaLookup.cpp: Sema::CorrectTypo and llvm/include/llvm/ADT/edit_distance.h: ComputeEditDistance.
Differs: the nearest name wins, the first in the alphabet where several are equally near; no qualifiers are tried.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.basic.edit_distance import edit_distance


def correct_typo(name: str, candidates: Iterable[str]) -> str:
    """The candidate nearest to `name`, at most a third of its letters away; "" when there is none."""
    limit = len(name) // 3
    best = ""
    if len(name) < 3:
        return best
    for candidate in sorted(set(candidates)):
        distance = edit_distance(name, candidate, limit)
        if distance <= limit and candidate != name:
            best = candidate
            limit = distance - 1
    return best
