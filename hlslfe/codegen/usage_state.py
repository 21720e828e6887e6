"""What every variable depends on at one point of a function, with cheap branches.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.

A dependence is a set of bits in a Python int.  The low bits are properties of the value itself, the others name cells
that the function starts with (`usage_flow.Symbols`).
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.ast.decl import VarDecl

# Something was written there (an undefined value has no bit at all).
DEFINED = 1
# It changes from turn to turn of a loop that stays a loop.
VARYING = 2
# It is made from an input, not only written where an input decides.
FROM_INPUT = 4
FIRST_SYMBOL = 3  # number of the first bit that names a cell

# What a variable may hold is a set of bits, too: constants that were assigned to it (one bit each), or anything else.
UNKNOWN = 1

Cells = list[int]
# The object stands for a variable: a VarDecl, or the record of `this`.
Root = object
Frame = dict[Root, Cells]


class State:
    """Variables -> the dependence of each cell. Branches write to a frame of their own, on top of what was before.

    `is_dead`: control does not come here.  Lists of cells are never changed in place.
    """

    __slots__ = ("frames", "is_dead")

    def __init__(self) -> None:
        self.frames: list[Frame] = [{}]
        self.is_dead = False

    @property
    def depth(self) -> int:
        return len(self.frames)

    def get(self, root: Root) -> Cells | None:
        for frame in reversed(self.frames):
            cells = frame.get(root)
            if cells is not None:
                return cells
        return None

    def set(self, root: Root, cells: Cells) -> None:
        self.frames[-1][root] = cells

    def push(self) -> None:
        self.frames.append({})

    def pop(self) -> Frame | None:
        """What was written since the push; None when control does not leave there. Control is alive again."""
        frame = self.frames.pop()
        is_dead = self.is_dead
        self.is_dead = False
        return None if is_dead else frame

    def written_since(self, depth: int) -> Frame:
        """What was written in the frames above the first `depth`."""
        written: Frame = {}
        for frame in self.frames[depth:]:
            written.update(frame)
        return written

    def merge(self, branches: Iterable[Frame | None]) -> None:
        """Control comes from one of these branches off the current point; without any, it does not come."""
        alive = [branch for branch in branches if branch is not None]
        if not alive:
            self.is_dead = True
            return
        if len(alive) == 1:
            self.frames[-1].update(alive[0])
            return
        for root in dict.fromkeys(root for branch in alive for root in branch):
            self._merge_root(root, alive)

    def _merge_root(self, root: Root, branches: list[Frame]) -> None:
        before = self.get(root)
        merged: Cells | None = None
        for branch in branches:
            cells = branch.get(root, before)
            if cells is None:
                continue  # the variable does not exist outside the branches that know it
            merged = cells if merged is None or merged is cells else union(merged, cells)
        if merged is not None:
            self.frames[-1][root] = merged

    def widen(self, branches: Iterable[Frame | None]) -> bool:
        """Like `merge`, but control may also stay as it is; whether that changed anything.  Locals that are not known
        here end inside the branch."""
        changed = False
        for branch in branches:
            for root, cells in (branch or {}).items():
                before = self.get(root)
                if before is None and (isinstance(root, tuple) or (isinstance(root, VarDecl) and root.is_local)):
                    continue
                merged = cells if before is None else union(before, cells)
                if merged != before:
                    self.frames[-1][root] = merged
                    changed = True
        return changed


def union(first: Cells, second: Cells) -> Cells:
    """Cell by cell; both are of one type."""
    return [a | b for a, b in zip(first, second, strict=True)]


def total(cells: Iterable[int]) -> int:
    """All dependences together."""
    mask = 0
    for cell in cells:
        mask |= cell
    return mask


def spread(cells: Cells, size: int) -> Cells:
    """`cells` for a value of `size` cells: as they are, or all of them for each."""
    return cells if len(cells) == size else [total(cells)] * size


# One cell of a place: the cells of the variable it may be; more than one when an index is not known.
Candidates = tuple[int, ...]


class Place:
    """An lvalue. root: the variable.  cells: for each cell of the lvalue, the cells of the root it may be.

    address: what decides which ones.  is_dynamic: an index that is not known at compile time chooses among them.
    """

    __slots__ = ("root", "cells", "address", "is_dynamic")

    def __init__(self, root: Root, cells: list[Candidates], address: int = 0, is_dynamic: bool = False) -> None:
        self.root = root
        self.cells = cells
        self.address = address
        self.is_dynamic = is_dynamic

    def part(self, cells: tuple[int, ...]) -> Place:
        """Some of its cells."""
        return Place(self.root, [self.cells[cell] for cell in cells], self.address, self.is_dynamic)
