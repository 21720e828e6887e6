"""The 32 registers of a signature while it is packed: what each row holds, and what may join it.

Mirrors llvm/lib/Frontend/HLSL (signature packing, open pull request 204892).
Differs: `may_share_rows`, which judges finished places, has DXC's validator as its model.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

Place = tuple[int, int]
Span = tuple[int, int]

# Left to right in a row: arbitrary values, system values, system-generated values; tessellation factors in column 3.
_ORDER: dict[str, int] = {"Arb": 0, "SV": 1, "ClipCull": 1, "SGV": 2, "TessFactor": 3}
_NEVER_INDEXED = ("SV", "SGV")
_FIXED = ("SV", "SGV", "TessFactor")
_TESS_FACTOR_COLUMN = 3

# free columns (bits) and width -> first column where the width fits, -1: nowhere
_FIRST_COLUMN: dict[tuple[int, int], int] = {
    (free, cols): next(
        (col for col in range(5 - cols) if (free >> col) & ((1 << cols) - 1) == (1 << cols) - 1), -1
    )
    for free in range(16)
    for cols in range(1, 5)
}


class Block:
    """What asks for a place: `rows` x `cols` with a component width, an interpolation mode and an interpretation.

    owner: the id of the element, for those who explain."""

    __slots__ = ("rows", "cols", "width16", "mode", "interpretation", "owner")

    def __init__(self, rows: int, cols: int, width16: bool, mode: int, interpretation: str, owner: int = -1) -> None:
        self.rows = rows
        self.cols = cols
        self.width16 = width16
        self.mode = mode
        self.interpretation = interpretation
        self.owner = owner

    def span(self, row: int) -> Span | None:
        """The rows it makes indexable when it starts at `row`."""
        return (row, row + self.rows - 1) if self.rows > 1 else None


def _contains(outer: Span | None, inner: Span | None) -> bool:
    if inner is None:
        return True
    return outer is not None and outer[0] <= inner[0] and inner[1] <= outer[1]


class Row:
    """One register.  used: bits of the columns taken; by_order: the same for each of `_ORDER`; span: the rows of all
    arrays that pass through; fixed: it holds something that forbids further arrays; owners: ids of what it holds."""

    __slots__ = ("used", "by_order", "width16", "mode", "span", "fixed", "owners")

    def __init__(self) -> None:
        self.used = 0
        self.by_order: tuple[int, ...] = (0, 0, 0, 0)
        self.width16 = False
        self.mode = 0
        self.span: Span | None = None
        self.fixed = False
        self.owners: tuple[int, ...] = ()

    def copy(self) -> Row:
        other = Row()
        for name in Row.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def refusal(self, block: Block, span: Span | None) -> str:
        """Which rule keeps `block`, whose rows are `span`, out of this row ("" for none, else a key of
        `packing_trace.REASONS`); whether there is room is not asked."""
        kind = block.interpretation
        if kind in _NEVER_INDEXED and self.span is not None:
            return "indexed"
        if self.fixed and not _contains(self.span, span):
            return "fixed"
        if kind == "TessFactor" and not _contains(span, self.span):
            return "tessellation"
        if self.mode and self.mode != block.mode:
            return "mode"
        return "width" if self.used and self.width16 != block.width16 else ""

    def free_columns(self, order: int) -> int:
        """The columns that are not taken, not left of anything that comes earlier in the order and not right of
        anything that comes later."""
        free = ~self.used & 15
        for other, columns in enumerate(self.by_order):
            if columns and other < order:
                free &= -1 << columns.bit_length()
            elif columns and other > order:
                free &= (columns & -columns) - 1
        return free

    def join(self, block: Block, span: Span | None, col: int) -> None:
        """Take the columns from `col` on for `block`."""
        if not self.used:
            self.width16 = block.width16
        if not self.mode:
            self.mode = block.mode
        if span is not None:
            self.span = span if self.span is None else (min(self.span[0], span[0]), max(self.span[1], span[1]))
        if block.interpretation in _FIXED:
            self.fixed = True
        columns = ((1 << block.cols) - 1) << col
        order = _ORDER[block.interpretation]
        self.owners = (*self.owners, block.owner)
        self.used |= columns
        self.by_order = (*self.by_order[:order], self.by_order[order] | columns, *self.by_order[order + 1:])


class Refusal:
    """Why a block may not start in a row.  reason: a key of `packing_trace.REASONS`; row: the one that refuses, of an
    array's rows; owners, used, mode, width16: what it held then."""

    __slots__ = ("reason", "row", "owners", "used", "mode", "width16")

    def __init__(self, reason: str, row: int, holds: Row) -> None:
        self.reason = reason
        self.row = row
        self.owners = holds.owners
        self.used = holds.used
        self.mode = holds.mode
        self.width16 = holds.width16


RefusalListener = Callable[[Block, int, Refusal], None]


class Registers:
    """`count` rows, all empty at first.  Spans are counted from the first row.  on_refusal: told of each row where a
    block does not fit: (block, row, `refusal`)."""

    __slots__ = ("rows", "on_refusal")

    def __init__(self, count: int, on_refusal: RefusalListener | None = None) -> None:
        self.rows = [Row() for _ in range(count)]
        self.on_refusal = on_refusal

    def find(self, block: Block, first: int = 0, end: int | None = None) -> Place | None:
        """The first place (row by row, then column by column) among the rows `first` to `end` - 1."""
        last = (len(self.rows) if end is None else end) - block.rows
        for row in range(first, last + 1):
            col = self.column_at(block, row)
            if col >= 0:
                return row, col
            if self.on_refusal is not None:
                self.on_refusal(block, row, self.refusal(block, row))
        return None

    def refusal(self, block: Block, row: int) -> Refusal:
        """Why `column_at` says no: the rule, the row it was broken in, and what that row holds."""
        span = block.span(row)
        order = _ORDER[block.interpretation]
        unused = free = 15 if order < 3 else 1 << _TESS_FACTOR_COLUMN
        tightest = row
        for number in range(row, row + block.rows):
            joined = self.rows[number]
            reason = joined.refusal(block, span)
            if reason:
                return Refusal(reason, number, joined)
            free &= joined.free_columns(order)
            unused &= ~joined.used
            if _FIRST_COLUMN[free, block.cols] < 0:
                tightest = number
                break
        return Refusal("full" if _FIRST_COLUMN[unused, block.cols] < 0 else "order", tightest, self.rows[tightest])

    def column_at(self, block: Block, row: int) -> int:
        """The first column where `block` may start in `row`; -1 when it may not."""
        span = block.span(row)
        order = _ORDER[block.interpretation]
        free = 15 if order < 3 else 1 << _TESS_FACTOR_COLUMN
        for joined in self.rows[row:row + block.rows]:
            if joined.refusal(block, span):
                return -1
            free &= joined.free_columns(order)
        return _FIRST_COLUMN[free, block.cols]

    def commit(self, block: Block, place: Place) -> None:
        """Take the columns at a place that `find` gave."""
        row, col = place
        span = block.span(row)
        for joined in self.rows[row:row + block.rows]:
            joined.join(block, span, col)

    def copy_rows(self, first: int, count: int) -> Registers:
        """A copy of `count` rows, for trying something out; spans become relative to `first`."""
        part = Registers(0)
        part.rows = [_shifted(row, -first) for row in self.rows[first:first + count]]
        return part

    def replace_rows(self, first: int, part: Registers) -> None:
        """Put back what `copy_rows` gave."""
        self.rows[first:first + len(part.rows)] = [_shifted(row, first) for row in part.rows]


def _shifted(row: Row, distance: int) -> Row:
    copy = row.copy()
    if copy.span is not None:
        copy.span = (copy.span[0] + distance, copy.span[1] + distance)
    return copy


def may_share_rows(placed: list[tuple[Block, Place]]) -> bool:
    """Whether finished places are legal: no two overlap, and in each row modes and widths agree, values stand in their
    order, and no system value shares a row with an array."""
    rows: dict[int, list[tuple[int, Block]]] = {}
    for block, (row, col) in placed:
        for number in range(row, row + block.rows):
            rows.setdefault(number, []).append((col, block))
    return all(_is_legal_row(sorted(row, key=lambda entry: entry[0])) for row in rows.values())


def _is_legal_row(row: list[tuple[int, Block]]) -> bool:
    has_array = any(block.rows > 1 for _, block in row)
    if has_array and any(block.interpretation in _NEVER_INDEXED for _, block in row):
        return False
    for (col, left), (next_col, right) in pairwise(row):
        if col + left.cols > next_col or left.width16 != right.width16:
            return False
        if left.mode != right.mode and left.mode and right.mode:
            return False
        if _ORDER[left.interpretation] > _ORDER[right.interpretation]:
            return False
    return True
