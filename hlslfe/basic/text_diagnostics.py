"""Diagnostics as people read them in a terminal: place, message, source line, caret, notes.

Mirrors clang/lib/Frontend/DiagnosticRenderer.cpp: DiagnosticRenderer::emitDiagnostic, emitIncludeStack,
emitMacroExpansions and clang/lib/Frontend/TextDiagnostic.cpp: TextDiagnostic::emitDiagnosticLoc.
Differs: the words of the include and macro notes are ours.  The snippet itself is snippet.py's.
"""

from __future__ import annotations

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, SourceRange, format_message
from hlslfe.basic.snippet import render_snippet
from hlslfe.basic.source import NO_LOC, Expansion, Loc, SourceManager

_MAX_BACKTRACE = 6  # macro notes of one diagnostic, Clang's -fmacro-backtrace-limit
_COLORS = {
    "error": "\x1b[0;1;31m", "fatal": "\x1b[0;1;31m", "warning": "\x1b[0;1;35m", "note": "\x1b[0;1;36m",
    "remark": "\x1b[0;1;34m",
}
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
    """The text of one diagnostic with its notes, ending in a newline.

    When `after`, the one printed before it, lies in the same included file, the include stack is not shown again.
    """
    parts: list[str] = []
    loc = file_loc(sources, diagnostic.loc)
    before = file_loc(sources, after.loc) if after is not None else NO_LOC
    if loc and not (before and sources.file_of(before).include_loc == sources.file_of(loc).include_loc):
        parts.append(_include_stack(sources, loc))
    _render_one(parts, diagnostic, sources, color, show_caret)
    for note in diagnostic.notes:
        _render_one(parts, note, sources, color, show_caret)
    return "".join(parts)


def summary_line(errors: int, warnings: int) -> str:
    """The count at the end of a run, such as "2 errors, 1 warning"; "" when there is nothing to count."""
    counts = ((errors, "error"), (warnings, "warning"))
    return ", ".join(f"{count} {word}{'s' if count != 1 else ''}" for count, word in counts if count)


def _render_one(parts: list[str], diagnostic: Diagnostic, sources: SourceManager, color: bool,
                show_caret: bool) -> None:
    loc = file_loc(sources, diagnostic.loc)
    parts.append(_headline(diagnostic, sources, loc, color))
    if not loc or not show_caret:
        return
    ranges = _map_ranges(sources, diagnostic.ranges, None)
    fixits = [fixit for fixit in diagnostic.fixits if not sources.is_macro_loc(fixit.begin)]
    parts.append(render_snippet(sources, loc, ranges, fixits, color))
    if loc != diagnostic.loc:
        _macro_notes(parts, diagnostic, sources, color)


def _headline(diagnostic: Diagnostic, sources: SourceManager, loc: Loc, color: bool) -> str:
    place = f"{sources.presumed(loc)}: " if loc else ""
    severity = "fatal error" if diagnostic.severity == "fatal" else diagnostic.severity
    group = _group_option(diagnostic)
    if not color:
        return f"{place}{severity}: {diagnostic.message}{group}\n"
    bold = "" if diagnostic.severity == "note" else _BOLD
    return (f"{_BOLD}{place}{_RESET}{_COLORS[diagnostic.severity]}{severity}: {_RESET}"
            f"{bold}{diagnostic.message}{group}{_RESET}\n")


def _group_option(diagnostic: Diagnostic) -> str:
    """The option that controls the diagnostic, as ` [-Wgroup]`; it names -Werror when that made it an error."""
    if not diagnostic.group:
        return ""
    row = CATALOGUE.get(diagnostic.id)
    promoted = diagnostic.severity == "error" and row is not None and row.severity == "warning"
    letter = "R" if diagnostic.severity == "remark" else "W"
    return f" [{'-Werror,' if promoted else ''}-{letter}{diagnostic.group}]"


def _include_stack(sources: SourceManager, loc: Loc) -> str:
    """One line for each `#include` around `loc`, the outermost first."""
    lines: list[str] = []
    include_loc = sources.file_of(loc).include_loc
    while include_loc:
        presumed = sources.presumed(include_loc)
        lines.append(f"In file included from {presumed.filename}:{presumed.line}:\n")
        include_loc = presumed.include_loc
    return "".join(reversed(lines))


def _caller(sources: SourceManager, loc: Loc) -> Loc:
    """One step out of a macro: an argument's spelling, else the place where the macro is used."""
    entry = sources.entry(loc)
    if not isinstance(entry, Expansion):
        return loc
    return entry.spelling + loc - entry.start if entry.is_argument else entry.begin


def _macro_notes(parts: list[str], diagnostic: Diagnostic, sources: SourceManager, color: bool) -> None:
    """A note for each macro that the place went through, the outermost last, as Clang orders them."""
    stack: list[Loc] = []
    shown_from = 0
    loc = diagnostic.loc
    while sources.is_macro_loc(loc):
        entry = sources.entry(loc)
        assert isinstance(entry, Expansion)
        stack.append(entry.begin if entry.is_argument else loc)
        if entry.is_argument and _all_in_argument(sources, diagnostic.ranges, entry.begin):
            shown_from = len(stack)  # nothing of the macro that took the argument matters
        loc = _caller(sources, loc)
        if not sources.is_macro_loc(loc):
            # The argument was written in a file, but the macro that took it may stand in another macro.
            loc = _caller(sources, stack[-1])
    stack = stack[shown_from:][::-1]
    hidden = len(stack) - _MAX_BACKTRACE
    for index, step in enumerate(stack):
        if hidden > 0 and _MAX_BACKTRACE // 2 <= index < _MAX_BACKTRACE // 2 + hidden:
            if index == _MAX_BACKTRACE // 2:
                note = _note("note_pp_skipped_expansions", NO_LOC, (), hidden)
                parts.append(_headline(note, sources, NO_LOC, color))
            continue
        _render_macro_note(parts, diagnostic, sources, step, color)


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


def _render_macro_note(parts: list[str], diagnostic: Diagnostic, sources: SourceManager, step: Loc,
                       color: bool) -> None:
    place = sources.spelling_loc(step)
    name = _macro_name(sources, step)
    ranges = _map_ranges(sources, diagnostic.ranges, step)
    note = _note("note_pp_macro_here" if name else "note_pp_expanded_here", place, ranges, name)
    parts.append(_headline(note, sources, place, color))
    parts.append(render_snippet(sources, place, ranges, [], color))


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
