"""Remarks of -Rsignature-packing, which explain where each signature element went: id -> (severity, group, text).

No Clang counterpart: Clang says nothing about packing; the remarks are in the style of its -R options.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

_GROUP = "signature-packing"

PACKING_DIAGNOSTICS: dict[str, Row] = {
    "remark_packing_placed": Row("remark", _GROUP, "'%0' goes to %1", True),
    "remark_packing_stacked": Row("remark", _GROUP, "'%0' goes to %1, below the vertex inputs before it", True),
    "remark_packing_by_index": Row("remark", _GROUP, "'%0' goes to %1, the register of its index", True),
    "remark_packing_unplaced": Row("remark", _GROUP, "'%0' has no register", True),
    "remark_packing_failed": Row("remark", _GROUP, "'%0' finds no place", True),
    "note_packing_full": Row("note", "", "not %0: beside %1 there is room for %2 of the %3 columns"),
    "note_packing_order": Row("note", "", "not %0: what is free there is on the wrong side of %1"),
    "note_packing_mode": Row("note", "", "not %0: it takes %2 values only, because of %1, and this is %3"),
    "note_packing_width": Row("note", "", "not %0: it takes components of %2 bits, because of %1, and these have %3"),
    "note_packing_indexed": Row("note", "", "not %0: a system value cannot be where the array %1 can be indexed"),
    "note_packing_fixed": Row("note", "", "not %0: an array cannot pass through the register of %1"),
    "note_packing_tessellation": Row("note", "", "not %0: tessellation factors do not stand inside the array %1"),
    "note_packing_whole": Row("note", "", "not %0: clip and cull distances take a whole register, but here stands %1"),
}
