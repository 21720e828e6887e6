"""Diagnostics as people read them in a terminal: place, message, source line, caret, notes.

Mirrors clang/lib/Frontend/DiagnosticRenderer.cpp: DiagnosticRenderer::emitDiagnostic, emitIncludeStack,
emitMacroExpansions and clang/lib/Frontend/TextDiagnostic.cpp: TextDiagnostic::emitDiagnosticLoc, emitDiagnosticMessage.
Differs: the words of the include and macro notes are ours; a stack of more than 20 includes is cut.
The snippet itself is snippet.py's.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, FixIt, SourceRange, format_message
from hlslfe.basic.render_options import RenderOptions
from hlslfe.basic.snippet import render_snippet
from hlslfe.basic.source import NO_LOC, Expansion, Loc, SourceManager

_COLORS = {
    "error": "\x1b[0;1;31m", "fatal": "\x1b[0;1;31m", "warning": "\x1b[0;1;35m", "note": "\x1b[0;1;36m",
    "remark": "\x1b[0;1;34m",
}
_MOST_INCLUDES, _SHOWN_INCLUDES = 20, 4  # lines that are shown; how many at each end of more
_BOLD = "\x1b[1m"
_RESET = "\x1b[0m"


def file_loc(sources: SourceManager, loc: Loc) -> Loc:
    """The place in a file to show for `loc`: a macro argument's where it is written, else the macro's use."""
    while loc:
        entry = sources.entry(loc)
        if not isinstance(entry, Expansion):
            break
        loc = entry.spelling + loc - entry.start if entry.is_argument else entry.begin
    return loc


def render(diagnostic: Diagnostic, sources: SourceManager, color: bool = False, show_caret: bool = True,
           after: Diagnostic | None = None) -> str:
    """The text of one diagnostic with its notes, ending in a newline; `after` is the one printed before it."""
    printer = TextPrinter(sources, RenderOptions(color, show_caret))
    if after is not None:
        printer.render(after)
    return printer.render(diagnostic)


def summary_line(errors: int, warnings: int) -> str:
    """The count at the end of a run, such as "1 warning and 2 errors generated."; "" when there is nothing to count."""
    counts = ((warnings, "warning"), (errors, "error"))
    shown = " and ".join(f"{count} {word}{'s' if count != 1 else ''}" for count, word in counts if count)
    return f"{shown} generated." if shown else ""


class TextPrinter:
    """Renders diagnostics one after the other: what was shown just before is not shown again."""

    __slots__ = ("sources", "options", "last_loc", "last_level", "last_include", "color")

    def __init__(self, sources: SourceManager, options: RenderOptions) -> None:
        self.sources = sources
        self.options = options
        self.color = options.color
        self.last_loc = NO_LOC
        self.last_level = ""
        self.last_include = NO_LOC

    def render(self, diagnostic: Diagnostic) -> str:
        """The text of a diagnostic and its notes, ending in a newline."""
        parts: list[str] = []
        for each in (diagnostic, *diagnostic.notes):
            self._render_one(parts, each)
        return "".join(parts)

    def _render_one(self, parts: list[str], diagnostic: Diagnostic) -> None:
        loc = file_loc(self.sources, diagnostic.loc)
        if not loc:
            parts.append(self._headline(diagnostic, NO_LOC))
            return
        fixits = [fixit for fixit in diagnostic.fixits if not self.sources.is_macro_loc(fixit.begin)]
        removed = tuple((fixit.begin, fixit.end) for fixit in diagnostic.fixits if fixit.end > fixit.begin)
        ranges = diagnostic.ranges + removed
        self._emit(parts, diagnostic, loc, _map_ranges(self.sources, ranges, None), fixits)
        if loc != diagnostic.loc:
            self._macro_notes(parts, diagnostic.loc, ranges)
            self.last_loc, self.last_level = loc, diagnostic.severity

    def _emit(self, parts: list[str], diagnostic: Diagnostic, loc: Loc, ranges: tuple[SourceRange, ...],
              fixits: list[FixIt]) -> None:
        """Include stack, headline and snippet of a place in a file."""
        level = diagnostic.severity
        include = self.sources.file_of(loc).include_loc
        if include != self.last_include:
            self.last_include = include
            if level != "note" or self.options.show_note_stack:
                parts.append(_include_stack(self.sources, loc))
        parts.append(self._headline(diagnostic, loc))
        seen = loc == self.last_loc and not ranges and not fixits and (
            self.last_level != "note" or level == self.last_level)
        if self.options.carets and not seen:
            parts.append(render_snippet(self.sources, loc, ranges, fixits, self.options))
        self.last_loc, self.last_level = loc, level

    def _headline(self, diagnostic: Diagnostic, loc: Loc) -> str:
        place = self._place(loc) if loc and self.options.location else ""
        severity = "fatal error" if diagnostic.severity == "fatal" else diagnostic.severity
        group = _group_option(diagnostic) if self.options.option_names else ""
        if not self.color:
            return f"{place}{severity}: {diagnostic.message}{group}\n"
        shown = f"{diagnostic.message}{group}"
        if diagnostic.severity != "note":
            shown = _BOLD + shown
        place = f"{_BOLD}{place}{_RESET}" if place else ""
        return f"{place}{_COLORS[diagnostic.severity]}{severity}: {_RESET}{shown}{_RESET}\n"

    def _place(self, loc: Loc) -> str:
        presumed = self.sources.presumed(loc)
        return f"{presumed}: " if self.options.column else f"{presumed.filename}:{presumed.line}: "

    def _macro_notes(self, parts: list[str], loc: Loc, all_ranges: tuple[SourceRange, ...]) -> None:
        for note in macro_notes(self.sources, loc, all_ranges, self.options.macro_limit):
            if note.loc:
                self._emit(parts, note, note.loc, note.ranges, [])
            else:
                parts.append(self._headline(note, NO_LOC))


def macro_notes(sources: SourceManager, loc: Loc, all_ranges: tuple[SourceRange, ...],
                most: int = 0) -> Iterator[Diagnostic]:
    """A note for each macro that the place went through, the outermost last, as Clang orders them; of more than `most`
    (0: no limit) the first and the last ones."""
    stack = _macro_stack(sources, loc, all_ranges)
    limit = most or len(stack)
    hidden = len(stack) - limit
    for index, step in enumerate(stack):
        if hidden > 0 and limit // 2 <= index < limit // 2 + hidden:
            if index == limit // 2:
                yield _note("note_pp_skipped_expansions", NO_LOC, (), hidden)
            continue
        name = _macro_name(sources, step)
        yield _note("note_pp_macro_here" if name else "note_pp_expanded_here", sources.spelling_loc(step),
                    _map_ranges(sources, all_ranges, step), name)


def with_macro_notes(diagnostic: Diagnostic, sources: SourceManager) -> list[Diagnostic]:
    """The notes that the text of a diagnostic has: those of the macros that lead to it and to its notes, too."""
    notes: list[Diagnostic] = []
    for each in (diagnostic, *diagnostic.notes):
        if each is not diagnostic:
            notes.append(each)
        if each.loc and sources.is_macro_loc(each.loc):
            removed = tuple((fixit.begin, fixit.end) for fixit in each.fixits if fixit.end > fixit.begin)
            notes += macro_notes(sources, each.loc, each.ranges + removed)
    return notes


def _group_option(diagnostic: Diagnostic) -> str:
    """The option that controls the diagnostic, as ` [-Wgroup]`; it names -Werror when that made it an error."""
    if diagnostic.id == "fatal_too_many_errors":
        return " [-ferror-limit=]"
    if not diagnostic.group:
        return ""
    row = CATALOGUE.get(diagnostic.id)
    promoted = diagnostic.severity in ("error", "fatal") and row is not None and row.severity == "warning"
    letter = "R" if diagnostic.severity == "remark" else "W"
    return f" [{'-Werror,' if promoted else ''}-{letter}{diagnostic.group}]"


def _include_stack(sources: SourceManager, loc: Loc) -> str:
    """One line for each `#include` around `loc`, the outermost first; of very many the first and the last ones."""
    lines: list[str] = []
    include_loc = sources.file_of(loc).include_loc
    while include_loc:
        presumed = sources.presumed(include_loc)
        lines.append(f"In file included from {presumed.filename}:{presumed.line}:\n")
        include_loc = presumed.include_loc
    if len(lines) > _MOST_INCLUDES:  # a header that includes itself
        left_out = len(lines) - 2 * _SHOWN_INCLUDES
        lines[_SHOWN_INCLUDES:-_SHOWN_INCLUDES] = [f"(... and {left_out} files between these)\n"]
    return "".join(reversed(lines))


def _caller(sources: SourceManager, loc: Loc) -> Loc:
    """One step out of a macro: an argument's spelling, else the place where the macro is used."""
    entry = sources.entry(loc)
    if not isinstance(entry, Expansion):
        return loc
    return entry.spelling + loc - entry.start if entry.is_argument else entry.begin


def _macro_stack(sources: SourceManager, loc: Loc, ranges: tuple[SourceRange, ...]) -> list[Loc]:
    """The places in macro bodies that lead to a diagnostic, the innermost last."""
    stack: list[Loc] = []
    shown_from = 0
    while sources.is_macro_loc(loc):
        entry = sources.entry(loc)
        assert isinstance(entry, Expansion)
        stack.append(entry.begin if entry.is_argument else loc)
        if entry.is_argument and _all_in_argument(sources, ranges, entry.begin):
            shown_from = len(stack)  # nothing of the macro that took the argument matters
        loc = _caller(sources, loc)
        if not sources.is_macro_loc(loc):
            # The argument was written in a file, but the macro that took it may stand in another macro.
            loc = _caller(sources, stack[-1])
    return stack[shown_from:][::-1]


def _all_in_argument(sources: SourceManager, ranges: tuple[SourceRange, ...], place: Loc) -> bool:
    """Whether all ranges lie inside the argument that stands for the parameter at `place`."""
    for loc in (each for ends in ranges for each in ends):
        entry = sources.entry(loc)
        while isinstance(entry, Expansion) and not (entry.is_argument and entry.begin == place):
            loc = _caller(sources, loc)
            entry = sources.entry(loc)
        if not isinstance(entry, Expansion):
            return False
    return True


def mapped_ranges(sources: SourceManager, ranges: tuple[SourceRange, ...]) -> tuple[SourceRange, ...]:
    """The ranges as they stand in files; what lies in different macros drops out."""
    return _map_ranges(sources, ranges, None)


def _note(id: str, loc: Loc, ranges: tuple[SourceRange, ...], *args: object) -> Diagnostic:
    return Diagnostic(id, "note", "", loc, format_message(CATALOGUE[id].text, args), ranges)


def _macro_name(sources: SourceManager, loc: Loc) -> str:
    """The macro whose body `loc` lies in; "" for text that `#` or `##` made."""
    entry = sources.entry(loc)
    while isinstance(entry, Expansion) and entry.is_argument:
        entry = sources.entry(entry.begin)
    return entry.macro if isinstance(entry, Expansion) else ""


def _map_ranges(sources: SourceManager, ranges: tuple[SourceRange, ...], step: Loc | None) -> tuple[SourceRange, ...]:
    """The ranges as seen from the file (`step` None) or from the macro body that `step` lies in; others drop out."""
    target = sources.entry(step) if step is not None else None
    mapped: list[SourceRange] = []
    for begin, end in ranges:
        if begin and end:
            first = _climb(sources, begin, target, False)
            last = _climb(sources, end, target, True)
            if 0 < first < last:
                mapped.append((first, last))
    return tuple(mapped)


def _climb(sources: SourceManager, loc: Loc, target: object, is_end: bool) -> Loc:
    """Step out of macros until `loc` is in `target` (then its spelling) or in a file; NO_LOC when it never is."""
    while True:
        entry = sources.entry(loc)
        if entry is target:
            return sources.spelling_loc(loc)
        if not isinstance(entry, Expansion):
            return loc if target is None else NO_LOC
        if entry.is_argument:
            # From a body's point of view the argument stands where its parameter does.
            place = entry.begin
            if target is not None and sources.entry(place) is target:
                return sources.spelling_loc(_token_end(sources, place) if is_end else place)
            loc = entry.spelling + loc - entry.start
        else:
            loc = _token_end(sources, entry.expansion_end) if is_end else entry.begin


def _token_end(sources: SourceManager, loc: Loc) -> Loc:
    """The location behind the name or parenthesis at `loc`."""
    place = sources.spelling_loc(loc)
    file = sources.file_of(place)
    begin = end = place - file.start
    text = file.text
    while end < len(text) and (text[end].isalnum() or text[end] in "_$"):
        end += 1
    return loc + max(end - begin, 1)
