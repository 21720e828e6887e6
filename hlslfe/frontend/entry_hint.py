"""A file without an entry point, compiled without a profile: what the user may have meant.

No Clang counterpart: clang-dxc and DXC want a profile.
"""

from __future__ import annotations

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, format_message
from hlslfe.basic.render_options import RenderOptions
from hlslfe.basic.text_diagnostics import TextPrinter
from hlslfe.frontend.compiler import Compilation
from hlslfe.sema.entry_candidates import MOST_CANDIDATES, likely_entries


def entry_hint(compilation: Compilation, options: RenderOptions) -> str:
    """Notes as text; "" when no function looks like an entry point."""
    unit = compilation.unit()
    likely = [] if unit is None else likely_entries(unit)
    if not likely:
        return ""
    notes = [Diagnostic("note_hlsl_no_entry_point", "note", "", 0, CATALOGUE["note_hlsl_no_entry_point"].text)]
    row = CATALOGUE["note_hlsl_entry_point_candidate"]
    for function, stage in likely[:MOST_CANDIDATES]:
        message = format_message(row.text, (function.name, stage == "shader", stage))
        notes.append(Diagnostic("note_hlsl_entry_point_candidate", "note", "", function.loc, message))
    printer = TextPrinter(compilation.sources, options)
    return "".join(printer.render(note) for note in notes)
