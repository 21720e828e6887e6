"""-verify: the diagnostics of a compilation against `expected-*` comments in its source.

Mirrors clang/lib/Frontend/VerifyDiagnosticConsumer.cpp: CheckLists, CheckResults, PrintExpected, PrintUnexpected.
Differs: a directive may also name an id in brackets, `expected-error {{[err_redefinition]}}`; a report shows the id
behind each message; what is missing very often is listed a hundred times at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source import NO_LOC, Loc, SourceFile, SourceManager
from hlslfe.basic.text_diagnostics import file_loc
from hlslfe.frontend.verify_parse import KINDS, Directive, DirectiveParser
from hlslfe.lex.header_search import HeaderSearch, UnreadableError

_MOST_LISTED = 100
Problem = tuple[str, tuple[object, ...], Loc]


class Mismatch:
    """One line of the report.  is_unexpected: it was seen, not expected.  loc: where (NO_LOC: anywhere, or nowhere).
    directive: what expected it, None for what was only seen.  text: as the report shows it, from `File` on."""

    __slots__ = ("kind", "is_unexpected", "loc", "directive", "text")

    def __init__(self, kind: str, is_unexpected: bool, loc: Loc, directive: Directive | None, text: str) -> None:
        self.kind = kind
        self.is_unexpected = is_unexpected
        self.loc = loc
        self.directive = directive
        self.text = text


class SeenDiagnostic:
    """A diagnostic as -verify compares it: `line` as `#line` has it (0: no place), `file` None without a place."""

    __slots__ = ("kind", "loc", "file", "line", "message", "id", "is_macro")

    def __init__(self, diagnostic: Diagnostic, sources: SourceManager) -> None:
        self.kind = "error" if diagnostic.severity == "fatal" else diagnostic.severity
        self.message = diagnostic.message
        self.id = diagnostic.id
        self.loc = diagnostic.loc
        self.file: SourceFile | None = None
        self.line = 0
        self.is_macro = False
        if diagnostic.loc:
            self.file = sources.file_of(file_loc(sources, diagnostic.loc))
            self.line = sources.presumed(diagnostic.loc).line
            self.is_macro = sources.is_macro_loc(diagnostic.loc)

    def __str__(self) -> str:
        if not self.loc:
            return f" (frontend): {self.message} [{self.id}]"
        is_named = self.file is not None and self.file.kind in ("user", "system") and not self.is_macro
        file = f" File {self.file.name}" if is_named and self.file is not None else ""
        return f"{file} Line {self.line}: {self.message} [{self.id}]"


class Verifier:
    """`add_comment` for every comment in order, then `check` once; `mismatches` holds what does not agree."""

    def __init__(self, sources: SourceManager, prefixes: Iterable[str], headers: HeaderSearch | None = None,
                 ignore_unexpected: Iterable[str] = ()) -> None:
        """`ignore_unexpected`: the severities whose unexpected diagnostics are no fault (all: `KINDS`)."""
        self.sources = sources
        self.prefixes = sorted(set(prefixes))
        self.headers = headers
        self.ignored = set(ignore_unexpected)
        self.parser = DirectiveParser(sources, self.prefixes, self._find_file)
        self.mismatches: list[Mismatch] = []

    def _find_file(self, name: str, loc: Loc) -> SourceFile | None:
        """As `#include "name"` would find it; a file that was not read yet is added."""
        if self.headers is None:
            return None
        try:
            header = self.headers.lookup(name, self.sources.file_of(loc).name, False)
        except UnreadableError:
            return None
        if header is None:
            return None
        known = next((file for file in self.sources.files if file.name == header.name), None)
        return known or self.sources.add_file(header.name, header.text, loc)

    def add_comment(self, loc: Loc, text: str) -> None:
        """Read the directives of one comment; `loc` is its first character."""
        self.parser.add_comment(loc, text)

    def check(self, diagnostics: Iterable[Diagnostic]) -> list[Problem]:
        """What the report says, as (diagnostic id, arguments, location); empty when all expectations hold."""
        self.parser.finish()
        problems: list[Problem] = []
        if not self.parser.status:
            problems.append(("err_verify_no_directives", (self.prefixes[0],), NO_LOC))
        seen = [SeenDiagnostic(each, self.sources) for each in _merged(diagnostics, self.parser.problems)]
        for kind in KINDS:
            expected = [each for each in self.parser.directives if each.kind == kind]
            missing, unexpected = self._compare(expected, [each for each in seen if each.kind == kind])
            self._add(problems, kind, [self._mismatch_of(each) for each in missing], False)
            if kind not in self.ignored:
                found = [Mismatch(kind, True, each.loc, None, str(each)) for each in unexpected]
                self._add(problems, kind, found, True)
        return problems

    @property
    def problem_count(self) -> int:
        """What the count at the end of the report says."""
        return len(self.mismatches) + (not self.parser.status)

    def _compare(self, expected: list[Directive],
                 seen: list[SeenDiagnostic]) -> tuple[list[Directive], list[SeenDiagnostic]]:
        """(directives without a diagnostic, one entry for each that is missing; diagnostics without a directive)"""
        missing: list[Directive] = []
        for directive in expected:
            count = 0
            line = self.sources.presumed(directive.loc).line if directive.loc else 0
            while directive.high is None or count < directive.high:
                found = next((each for each in seen if self._fits(directive, line, each)), None)
                if found is None:
                    missing += [directive] * min(directive.low - count, _MOST_LISTED)
                    break
                seen.remove(found)
                count += 1
        return missing, seen

    def _fits(self, directive: Directive, line: int, seen: SeenDiagnostic) -> bool:
        if not directive.any_line and line != seen.line:
            return False
        if directive.loc and not directive.any_file and not self._is_same_file(directive, seen):
            return False
        return directive.fits(seen.message, seen.id)

    def _is_same_file(self, directive: Directive, seen: SeenDiagnostic) -> bool:
        file = self.sources.file_of(directive.loc)
        if seen.file is None or seen.file.kind not in ("user", "system"):
            return file is self.sources.main_file
        return file.name == seen.file.name

    def _mismatch_of(self, directive: Directive) -> Mismatch:
        sources = self.sources
        file = sources.file_of(directive.loc).name if directive.loc else "*"
        line = "*" if directive.any_line else str(sources.presumed(directive.loc).line)
        text = f" File {file} Line {line}"
        if directive.loc != directive.place:
            text += f" (directive at {sources.file_of(directive.place).name}:{sources.presumed(directive.place).line})"
        if len(self.prefixes) > 1:
            text += f" '{directive.spelling}'"
        return Mismatch(directive.kind, False, directive.loc, directive, f"{text}: {directive.text}")

    def _add(self, problems: list[Problem], kind: str, found: list[Mismatch], is_unexpected: bool) -> None:
        if found:
            self.mismatches += found
            lines = "".join(f"\n {each.text}" for each in found)
            one_prefix = len(self.prefixes) == 1
            args = (one_prefix, self.prefixes[0], kind, is_unexpected, lines)
            problems.append(("err_verify_inconsistent_diags", args, NO_LOC))


def _merged(diagnostics: Iterable[Diagnostic], problems: list[Diagnostic]) -> Iterator[Diagnostic]:
    """All diagnostics with those about directives where Clang reports them: as their comment is read."""
    waiting = list(problems)
    for diagnostic in flatten(diagnostics):
        while waiting and diagnostic.loc and waiting[0].loc < diagnostic.loc:
            yield waiting.pop(0)
        yield diagnostic
    yield from waiting


def flatten(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Each diagnostic, followed by its notes."""
    for diagnostic in diagnostics:
        yield diagnostic
        yield from diagnostic.notes


def report(verifier: Verifier, problems: list[Problem], render: Callable[[Diagnostic], str]) -> str:
    """The report as text: the problems, then their number; "" without any."""
    from hlslfe.basic.catalogue import CATALOGUE
    from hlslfe.basic.diagnostics import format_message
    from hlslfe.basic.text_diagnostics import summary_line

    parts = [render(Diagnostic(id, "error", "", loc, format_message(CATALOGUE[id].text, args)))
             for id, args, loc in problems]
    if parts:
        parts.append(summary_line(verifier.problem_count, 0))
    return "".join(part if part.endswith("\n") else part + "\n" for part in parts)
