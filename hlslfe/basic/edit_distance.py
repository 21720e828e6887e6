"""How far two words are from each other.

Mirrors llvm/include/llvm/ADT/edit_distance.h: ComputeEditDistance.
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
    return min(row[-1], limit + 1)


def nearest(word: str, candidates: Iterable[str], limit: int) -> str:
    """The one candidate nearest to `word`, at most `limit` away; "" when there is none, or more than one."""
    best: list[str] = []
    for candidate in set(candidates):
        distance = edit_distance(word, candidate, limit)
        if distance > limit:
            continue
        if distance < limit:
            best.clear()
            limit = distance
        best.append(candidate)
    return best[0] if len(best) == 1 else ""
