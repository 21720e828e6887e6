"""-verify: the diagnostics of a compilation against `expected-*` comments in its source.

Mirrors clang/lib/Frontend/VerifyDiagnosticConsumer.cpp: VerifyDiagnosticConsumer.
Differs: a directive may also name an id in brackets, `expected-error {{[err_redefinition]}}`; markers (`@#name`) are
not supported yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source import Loc, SourceManager

_SEVERITIES = ("error", "warning", "note", "remark")
_LINE = r"(?:@(?P<where>[+-]?\d+|[^\s:]+:(?:\d+|\*)))?"
_COUNT = r"(?:\s+(?P<count>\d+(?:\+|-\d+)?))?"
_TAIL = re.compile(rf"(?P<regex>-re)?{_LINE}{_COUNT}\s*\{{\{{")


class Directive:
    """One expectation: `low`..`high` diagnostics of `severity` at `line` of `file` (line 0: anywhere)."""

    __slots__ = ("severity", "file", "line", "text", "is_regex", "low", "high", "spelled", "seen")

    def __init__(self, severity: str, file: str, line: int, text: str, is_regex: bool, low: int, high: int | None,
                 spelled: str) -> None:
        self.severity = severity
        self.file = file
        self.line = line
        self.text = text
        self.is_regex = is_regex
        self.low = low
        self.high = high
        self.spelled = spelled
        self.seen = 0

    def matches(self, seen: SeenDiagnostic) -> bool:
        if self.severity != seen.severity or (self.high is not None and self.seen >= self.high):
            return False
        if self.line and (self.line != seen.line or self.file != seen.file):
            return False
        if self.text == f"[{seen.id}]":
            return True
        if self.is_regex:
            return re.search(_regex_of(self.text), seen.message) is not None
        return self.text in seen.message


class SeenDiagnostic:
    __slots__ = ("severity", "file", "line", "message", "id")

    def __init__(self, diagnostic: Diagnostic, sources: SourceManager) -> None:
        self.severity = "error" if diagnostic.severity == "fatal" else diagnostic.severity
        self.message = diagnostic.message
        self.id = diagnostic.id
        self.file, self.line = "", 0
        if diagnostic.loc:
            file, self.line, _ = sources.physical(diagnostic.loc)
            self.file = file.name

    def __str__(self) -> str:
        return f"line {self.line}: {self.message} [{self.id}]" if self.line else f"(no place): {self.message}"


def _regex_of(text: str) -> str:
    """Plain text with `{{regex}}` parts, as expected-error-re takes it."""
    parts = re.split(r"\{\{(.*?)\}\}", text)
    return "".join(f"(?:{part})" if index % 2 else re.escape(part) for index, part in enumerate(parts))


class Verifier:
    """Collects the directives of all comments; `problems` (severity-less lines) is empty when all expectations hold."""

    def __init__(self, sources: SourceManager, prefixes: Iterable[str]) -> None:
        self.sources = sources
        self.prefixes = list(prefixes)
        self.directives: list[Directive] = []
        self.problems: list[tuple[str, tuple[object, ...], Loc]] = []
        self.no_diagnostics = False
        names = "|".join(re.escape(prefix) for prefix in self.prefixes)
        self._start = re.compile(rf"(?<![\w-])({names})-(error|warning|note|remark|no-diagnostics)\b")

    def add_comment(self, loc: Loc, text: str) -> None:
        """Read the directives of one comment; `loc` is its first character."""
        for match in self._start.finditer(text):
            spelled = match[0]
            if match[2] == "no-diagnostics":
                self.no_diagnostics = True
                continue
            place = loc + match.start()
            tail = _TAIL.match(text, match.end())
            if tail is None:
                self.problems.append(("err_verify_invalid_content", (spelled,), place))
                continue
            end = _closing(text, tail.end())
            if end < 0:
                self.problems.append(("err_verify_missing_end", (spelled,), place))
                continue
            self._add(match[2], spelled, tail, text[tail.end():end], place)

    def _add(self, severity: str, spelled: str, tail: re.Match[str], text: str, place: Loc) -> None:
        file, line, _ = self.sources.physical(place)
        name = file.name
        where = tail["where"]
        if where:
            if where[0] in "+-":
                line += int(where)
            elif where.isdigit():
                line = int(where)
            else:
                other, _, number = where.rpartition(":")
                found = [each for each in self.sources.files if each.name.endswith(other)]
                if other != "*" and not found:
                    self.problems.append(("err_verify_missing_line", (spelled + "@" + where,), place))
                    return
                name = "" if other == "*" else found[0].name
                line = 0 if number == "*" else int(number)
        low, high = _count(tail["count"])
        text = text.replace("\\n", "\n")
        self.directives.append(Directive(severity, name, line, text, bool(tail["regex"]), low, high, spelled))

    def check(self, diagnostics: Iterable[Diagnostic]) -> list[tuple[str, tuple[object, ...], Loc]]:
        """All mismatches as (diagnostic id, arguments, location)."""
        unexpected: list[SeenDiagnostic] = []
        for diagnostic in flatten(diagnostics):
            seen = SeenDiagnostic(diagnostic, self.sources)
            match = next((each for each in self.directives if each.seen < each.low and each.matches(seen)), None)
            match = match or next((each for each in self.directives if each.matches(seen)), None)
            if match is None:
                unexpected.append(seen)
            else:
                match.seen += 1
        problems = list(self.problems)
        if self.no_diagnostics and self.directives:
            problems.append(("err_verify_mixed_directives", (self.prefixes[0],), 0))
        if not self.directives and not self.no_diagnostics and not problems:
            problems.append(("err_verify_no_directives", (self.prefixes[0],), 0))
        for directive in self.directives:
            if directive.seen < directive.low:
                where = f"line {directive.line}: {directive.text}"
                problems.append(("err_verify_inconsistent_diags", (directive.severity, 0, where), 0))
        problems += [
            ("err_verify_inconsistent_diags", (each.severity, 1, str(each)), 0) for each in unexpected
        ]
        return problems


def _closing(text: str, start: int) -> int:
    """Where the `}}` stands that closes the text from `start` on, over nested `{{...}}`; -1 when there is none."""
    depth = 1
    position = start
    while position < len(text):
        if text.startswith("{{", position):
            depth += 1
            position += 2
        elif text.startswith("}}", position):
            depth -= 1
            if not depth:
                return position
            position += 2
        else:
            position += 1
    return -1


def _count(text: str | None) -> tuple[int, int | None]:
    if not text:
        return 1, 1
    if text.endswith("+"):
        return int(text[:-1]), None
    low, dash, high = text.partition("-")
    return int(low), int(high) if dash else int(low)


def flatten(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Each diagnostic, followed by its notes."""
    for diagnostic in diagnostics:
        yield diagnostic
        yield from diagnostic.notes
