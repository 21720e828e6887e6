"""`hlslfe sig`: the packed signatures of entry points as a table to read.

No Clang counterpart: Clang has no such output; the columns are those of DXC's disassembly, with spans and modes added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hlslfe.basic.text_width import left, text_width
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, type_spelling
from hlslfe.signature.interpolation import MODE_NAMES

# direction -> (heading, letter of its registers)
_DIRECTIONS: dict[str, tuple[str, str]] = {
    "in": ("inputs", "v"),
    "out": ("outputs", "o"),
    "pc": ("patch constants", "p"),
}
_HEADINGS: tuple[str, ...] = ("name", "index", "type", "register", "mask", "interpolation", "used")


def signature_table(entries: Iterable[EntrySignatures]) -> str:
    """All entries, one block each, columns aligned over the whole of an entry; "" when there are none.

    A mask is one of registers: `xyz.` is its first three columns.  An element without a register has `-` there.
    """
    return "\n".join(_format_entry(entry) for entry in entries)


def _format_entry(entry: EntrySignatures) -> str:
    parts: list[tuple[str, list[tuple[str, ...]]]] = []
    extra = _extra_columns([element for _, elements in entry.lists() for element in elements])
    for direction, elements in entry.lists():
        if direction == "pc" and not elements:
            continue
        heading, letter = _DIRECTIONS[direction]
        if direction == "pc" and entry.stage == "mesh":
            heading = "primitives"
        rows = [_cells(element, letter, extra) for element in elements]
        parts.append((heading, rows))
    headings = (*_HEADINGS, *extra)
    everything = [headings, *(row for _, rows in parts for row in rows)]
    widths = [max(text_width(cell) for cell in column) for column in zip(*everything, strict=True)]
    lines = [f"{entry.name} ({entry.stage})"]
    for heading, rows in parts:
        if not rows:
            lines.append(f"  {heading}: none")
            continue
        lines.append(f"  {heading}")
        lines += [_line(row, widths) for row in (headings, *rows)]
    return "\n".join(lines) + "\n"


def _extra_columns(elements: Sequence[SemanticSignatureElement]) -> tuple[str, ...]:
    """Columns that only some entries need."""
    dynamic = ("dynamic",) if any(element.dynamic_index_mask for element in elements) else ()
    stream = ("stream",) if any(element.stream for element in elements) else ()
    return dynamic + stream


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "    " + "  ".join(left(cell, width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _cells(element: SemanticSignatureElement, letter: str, extra: Sequence[str]) -> tuple[str, ...]:
    mode = MODE_NAMES[element.interpolation] if element.interpolation else "-"
    cells = (
        element.name,
        format_indices(element.indices),
        type_spelling(element.component_type, element.cols),
        format_registers(element, letter),
        format_mask(element.register_mask),
        mode,
        format_mask(element.register_usage_mask),
    )
    optional = {
        "dynamic": format_mask(element.dynamic_index_mask << max(element.start_col, 0)),
        "stream": str(element.stream),
    }
    return cells + tuple(optional[name] for name in extra)


def format_indices(indices: Sequence[int]) -> str:
    """`0`, `2-4` for neighbours, `1,3,5` otherwise."""
    first, last = indices[0], indices[-1]
    if len(indices) > 1 and list(indices) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ",".join(str(index) for index in indices)


def format_registers(element: SemanticSignatureElement, letter: str) -> str:
    """`v3`, `v1..v2` or `-`."""
    if not element.is_placed:
        return "-"
    first, last = element.start_row, element.start_row + element.rows - 1
    return f"{letter}{first}" if first == last else f"{letter}{first}..{letter}{last}"


def format_mask(mask: int) -> str:
    """Four characters, a dot for each column that is not in the mask."""
    return "".join(letter if mask >> bit & 1 else "." for bit, letter in enumerate("xyzw"))
