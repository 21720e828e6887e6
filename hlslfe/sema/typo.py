"""A name that does not exist, and the one that was probably meant.

Mirrors clang/lib/Sema/SemaLookup.cpp: Sema::CorrectTypo and llvm/include/llvm/ADT/edit_distance.h: ComputeEditDistance.
Differs: the nearest name wins, the first in the alphabet where several are equally near; no qualifiers are tried.
"""

from __future__ import annotations

from collections.abc import Iterable


def edit_distance(first: str, second: str, limit: int) -> int:
    """The number of letters to insert, delete or replace between two words; `limit + 1` for anything beyond it."""
    if abs(len(first) - len(second)) > limit:
        return limit + 1
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, 1):
        diagonal, row[0] = row[0], i
        for j, other in enumerate(second, 1):
            diagonal, row[j] = row[j], min(diagonal + (letter != other), row[j] + 1, row[j - 1] + 1)
        if min(row) > limit:
            return limit + 1
    return row[-1]


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
