"""How diagnostics are laid out as text.

Mirrors clang/include/clang/Basic/DiagnosticOptions.def: ShowCarets, ShowColumn, ShowLocation, ShowOptionNames,
ShowFixits, ShowLineNumbers, ShowNoteIncludeStack, ShowColors, SnippetLineLimit, MacroBacktraceLimit.
"""

from __future__ import annotations


class RenderOptions:
    """Defaults are Clang's. `keywords` are the words that a source line shows in blue, with `color`."""

    __slots__ = ("color", "carets", "column", "location", "option_names", "fixits", "line_numbers",
                 "show_note_stack", "max_lines", "macro_limit", "keywords")

    def __init__(self, color: bool = False, carets: bool = True) -> None:
        self.color = color
        self.carets = carets
        self.column = True
        self.location = True
        self.option_names = True
        self.fixits = True
        self.line_numbers = True
        self.show_note_stack = False
        self.max_lines = 16
        self.macro_limit = 6
        self.keywords: frozenset[str] = frozenset()
