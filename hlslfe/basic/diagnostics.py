"""The diagnostics engine: rows of the catalogue become `Diagnostic` values, in order, with their notes.

Mirrors clang/lib/Basic/Diagnostic.cpp: DiagnosticsEngine::Report, Diagnostic::FormatDiagnostic.
Differs: a note belongs to the diagnostic before it (`Diagnostic.notes`), so that JSON and tests see one value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from hlslfe.basic.source import Loc, SourceManager

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.pragma_states import PragmaStates
    from hlslfe.basic.warning_state import WarningState

SourceRange = tuple[Loc, Loc]


class DiagnosticRow:
    """A row of the catalogue: `severity` is note, remark, warning, error or fatal; `group` the -W name or ""."""

    __slots__ = ("severity", "group", "text", "off_by_default")

    def __init__(self, severity: str, group: str, text: str, off_by_default: bool = False) -> None:
        self.severity = severity
        self.group = group
        self.text = text
        self.off_by_default = off_by_default


class FixIt:
    """Replace the characters from `begin` up to, not including, `end` by `text`."""

    __slots__ = ("begin", "end", "text")

    def __init__(self, begin: Loc, end: Loc, text: str) -> None:
        self.begin = begin
        self.end = end
        self.text = text


class Diagnostic:
    """One reported problem. `loc` is 0 for what has no place in a source; a range excludes its end."""

    __slots__ = ("id", "severity", "group", "loc", "message", "ranges", "fixits", "notes")

    def __init__(self, id: str, severity: str, group: str, loc: Loc, message: str,
                 ranges: tuple[SourceRange, ...] = (), fixits: tuple[FixIt, ...] = ()) -> None:
        self.id = id
        self.severity = severity
        self.group = group
        self.loc = loc
        self.message = message
        self.ranges = ranges
        self.fixits = fixits
        self.notes: list[Diagnostic] = []


class FatalError(Exception):
    """Raised to leave a stage after a fatal diagnostic was reported; the driver catches it."""


_ESCAPED_BYTE = re.compile("[\udc80-\udcff]")
_ARGUMENT = re.compile(r"%(?:select\{([^}]*)\}|(s))?(\d)|%%")


def format_message(text: str, args: tuple[object, ...]) -> str:
    """Fill `%0`, `%select{a|b}0` (picked by number or bool) and `%s0` (an "s" unless the number is 1) in `text`."""

    def fill(match: re.Match[str]) -> str:
        if match[0] == "%%":
            return "%"
        value = args[int(match[3])]
        if match[1] is not None:
            return format_message(match[1].split("|")[int(value)], args)  # type: ignore[call-overload]
        if match[2]:
            return "" if value == 1 else "s"
        return str(value)

    return _ARGUMENT.sub(fill, text)


class DiagnosticsEngine:
    """Collects diagnostics. `catalogue` maps an id to its row; `on_emit` (if given) sees each one, notes included,
    as soon as the next one starts or `flush` is called."""

    def __init__(self, sources: SourceManager, catalogue: dict[str, DiagnosticRow], *,
                 error_limit: int = 20, severity_of: Callable[[str, DiagnosticRow], str] | None = None) -> None:
        self.sources = sources
        self.catalogue = catalogue
        self.error_limit = error_limit
        self.severity_of = severity_of
        self.diagnostics: list[Diagnostic] = []
        self.error_count = 0
        self.warning_count = 0
        self._last_was_shown = False
        self._suppressed = 0
        self.broken_macros: set[str] = set()  # used with a wrong number of arguments: their names mean nothing
        self._stopped = False  # after an error that -Wfatal-errors made fatal: only its notes are shown
        # The severities at the start, and where pragmas changed them (pragma_states.pragma_states makes them).
        self.made_state: Callable[[], WarningState] | None = None
        self.pragmas: PragmaStates | None = None
        # Notes (loc, id, arguments) that tell in which instantiation a diagnostic arose, or None.
        self.context: Callable[[], list[tuple[Loc, str, tuple[object, ...]]]] | None = None

    def report(self, loc: Loc, id: str, *args: object, ranges: Iterable[SourceRange] = (),
               fixits: Iterable[FixIt] = ()) -> bool:
        """Report row `id` at `loc`; returns whether it is shown. Raises FatalError past the error limit."""
        row = self.catalogue[id]
        if self.pragmas is not None and row.severity != "remark":
            severity = self.pragmas.severity_of(id, row, loc)
        elif self.severity_of:
            severity = self.severity_of(id, row)
        else:
            severity = "ignored" if row.off_by_default else row.severity
        if self._suppressed or not (self._last_was_shown if row.severity == "note" else not self._stopped):
            return False
        if severity == "ignored":
            if row.severity != "note":
                self._last_was_shown = False
            return False
        message = format_message(row.text, args)
        if not message.isascii():  # bytes that are no UTF-8, see source_text.decode
            message = _ESCAPED_BYTE.sub(lambda match: f"<{ord(match[0]) - 0xDC00:02X}>", message)
        diagnostic = Diagnostic(id, severity, row.group, loc, message, tuple(ranges), tuple(fixits))
        if severity == "note":
            if self.diagnostics:
                self.diagnostics[-1].notes.append(diagnostic)
            return True
        if severity in ("error", "fatal"):
            if self.error_limit and self.error_count >= self.error_limit and severity == "error":
                self.report(0, "fatal_too_many_errors")
                raise FatalError
            self.error_count += 1
        elif severity == "warning":
            self.warning_count += 1
        self._last_was_shown = True
        self.diagnostics.append(diagnostic)
        if self.context is not None:
            for where, note, values in self.context():
                self.report(where, note, *values)
        if severity == "fatal":
            if row.severity == "fatal":
                raise FatalError
            self._stopped = True
        return True

    def is_shown(self, id: str) -> bool:
        """Whether row `id` would be shown under the options given (Clang: DiagnosticsEngine::isIgnored, the other
        way round); for what is costly to find out."""
        row = self.catalogue[id]
        if self.pragmas is not None:
            return True  # somewhere, perhaps
        if self.severity_of:
            return self.severity_of(id, row) != "ignored"
        return not row.off_by_default

    @property
    def has_errors(self) -> bool:
        return self.error_count > 0

    def suppress(self) -> _Suppression:
        """A `with` block in which nothing is reported (tentative analysis)."""
        return _Suppression(self)

    def errors_only(self, ignore: str = "") -> _ErrorsOnly:
        """A `with` block in which warnings are dropped, and errors with `ignore` in their text; it yields the list of
        the errors, complete after it."""
        return _ErrorsOnly(self, ignore)


class _Suppression:
    __slots__ = ("engine",)

    def __init__(self, engine: DiagnosticsEngine) -> None:
        self.engine = engine

    def __enter__(self) -> None:
        self.engine._suppressed += 1

    def __exit__(self, *unused: object) -> None:
        self.engine._suppressed -= 1


class _ErrorsOnly:
    __slots__ = ("engine", "ignore", "before", "errors")

    def __init__(self, engine: DiagnosticsEngine, ignore: str) -> None:
        self.engine = engine
        self.ignore = ignore
        self.errors: list[Diagnostic] = []

    def __enter__(self) -> list[Diagnostic]:
        self.before = (self.engine.diagnostics, self.engine.warning_count)
        self.engine.diagnostics = []
        return self.errors

    def __exit__(self, *unused: object) -> None:
        engine = self.engine
        for found in engine.diagnostics:
            if found.severity in ("error", "fatal"):
                if self.ignore and self.ignore in found.message:
                    engine.error_count -= 1
                else:
                    self.errors.append(found)
        engine.diagnostics, engine.warning_count = self.before
        engine.diagnostics += self.errors
