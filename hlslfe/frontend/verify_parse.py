"""`expected-*` comments become directives.

Mirrors clang/lib/Frontend/VerifyDiagnosticConsumer.cpp: ParseDirective, MarkerTracker, ParseHelper.
Differs: the text behind the last `\\n` of a directive counts (Clang drops it).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, format_message
from hlslfe.basic.source import NO_LOC, Loc, SourceFile, SourceManager

KINDS = ("error", "warning", "remark", "note")
_BLANKS = " \t\n\r\f\v"
# A word that could be a directive: at the start of a word, or right behind `//` or `/*`.
_WORD = re.compile(rf"(?:(?<![^{_BLANKS}])|(?<=/[/*]))[A-Za-z][A-Za-z0-9_-]*")
_MARKER = re.compile(rf"(?:(?<![^{_BLANKS}])|(?<=/[/*]))#[A-Za-z0-9_-]+")
_MARKER_USE = re.compile("#[A-Za-z0-9_-]+")
_NUMBER = re.compile("[0-9]+")
_SPACES = re.compile(rf"[{_BLANKS}]*")
_SPELLING = re.compile(rf"(?P<prefix>.*)-(?:(?P<kind>{'|'.join(KINDS)})(?P<regex>-re)?|(?P<none>no-diagnostics))\Z")
_POSIX_CLASSES = {
    "alnum": "a-zA-Z0-9", "alpha": "a-zA-Z", "blank": r" \t", "digit": "0-9", "lower": "a-z", "upper": "A-Z",
    "punct": re.escape("!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~\\"), "space": r" \t\n\r\f\v", "xdigit": "0-9a-fA-F",
}


class Directive:
    """One expectation: `low`..`high` (None: any number) diagnostics of `kind` at the line of `loc`.

    place: where the comment with the directive starts.  loc: NO_LOC for `@*`.  any_line, any_file: `*` was written.
    """

    __slots__ = ("kind", "spelling", "is_regex", "place", "loc", "any_line", "any_file", "text", "low", "high",
                 "pattern")

    def __init__(self, kind: str, spelling: str, is_regex: bool, place: Loc) -> None:
        self.kind = kind
        self.spelling = spelling
        self.is_regex = is_regex
        self.place = place
        self.loc: Loc = place
        self.any_line = self.any_file = False
        self.text = ""
        self.low = 1
        self.high: int | None = 1
        self.pattern: re.Pattern[str] | None = None

    def fits(self, message: str, id: str) -> bool:
        """Whether the text asks for this message, or for its id in brackets."""
        if self.text == f"[{id}]":
            return True
        if self.is_regex:
            return self.pattern is not None and self.pattern.search(message) is not None
        return self.text in message


class _Malformed(Exception):
    """Ends one directive; the search for the next one in the comment goes on."""


class _Marker:
    __slots__ = ("place", "again", "use")

    def __init__(self, place: Loc) -> None:
        self.place = place
        self.again = self.use = NO_LOC


class DirectiveParser:
    """Reads the comments of a unit in order; `directives` and `problems` grow, `status` is "", "none" or "some".

    find_file(name, loc): the file that `@name:line` in the file of `loc` means, or None.
    """

    def __init__(self, sources: SourceManager, prefixes: list[str],
                 find_file: Callable[[str, Loc], SourceFile | None]) -> None:
        self.sources = sources
        self.prefixes = prefixes
        self.find_file = find_file
        self.directives: list[Directive] = []
        self.problems: list[Diagnostic] = []
        self.status = ""
        self._first_none = ""
        self._markers: dict[str, _Marker] = {}
        self._deferred: dict[str, list[Directive]] = {}
        self._text = ""
        self._place: Loc = NO_LOC
        self._position = 0

    def report(self, offset: int, id: str, *args: object) -> None:
        self._report_at(self._place + offset, id, *args)

    def _report_at(self, loc: Loc, id: str, *args: object) -> None:
        row = CATALOGUE[id]
        self.problems.append(Diagnostic(id, row.severity, "", loc, format_message(row.text, args)))

    def add_comment(self, loc: Loc, text: str) -> None:
        """Read one comment that starts at `loc`; its `\\`-newlines are joined already."""
        self._text, self._place, self._position = text, loc, 0
        if "#" in text:
            for marker in _MARKER.findall(text):
                self._define_marker(marker)
        while (word := _WORD.search(text, self._position)) is not None:
            spelling = word[0].rstrip("0123456789-")  # these are the count
            self._position = word.start() + len(spelling)
            match = _SPELLING.match(spelling)
            if match is None or match["prefix"] not in self.prefixes:
                continue
            try:
                self._read_directive(spelling, match)
            except _Malformed:
                pass

    def _read_directive(self, spelling: str, match: re.Match[str]) -> None:
        if match["none"]:
            if self.status == "some":
                self.report(0, "err_verify_invalid_no_diags", 1, spelling, "")
            elif not self.status:
                self.status, self._first_none = "none", spelling
            return
        if self.status == "none":
            self.report(0, "err_verify_invalid_no_diags", 0, spelling, self._first_none)
            return
        self.status = "some"
        directive = Directive(match["kind"], spelling, bool(match["regex"]), self._place)
        word = "regex" if directive.is_regex else "string"
        marker = self._read_place(directive, word) if self._take("@") else ""
        self._skip(_SPACES)
        self._read_count(directive, word)
        self._skip(_SPACES)
        self._read_text(directive, word)
        if marker:
            self._attach_to_marker(marker, directive)
        else:
            self.directives.append(directive)

    # pieces of the text

    def _take(self, text: str) -> bool:
        if self._text.startswith(text, self._position):
            self._position += len(text)
            return True
        return False

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._position)
        if match is None:
            return ""
        self._position = match.end()
        return match[0]

    def _number(self) -> int | None:
        digits = self._skip(_NUMBER)
        return int(digits[-18:]) if digits else None

    def _fail(self, id: str, *args: object) -> _Malformed:
        self.report(self._position, id, *args)
        return _Malformed()

    # behind the spelling

    def _read_place(self, directive: Directive, word: str) -> str:
        """What stands after `@`; the name of a marker if that is what it is."""
        file, line, _ = self.sources.physical(self._place)
        start = self._position
        if self._take("+") or self._take("-"):
            sign = self._text[start]
            number = self._number()
            if number is None or (sign == "-" and number >= line):
                self._position = start + 1
                raise self._fail("err_verify_missing_line", word)
            directive.loc = _line_start(file, line + number if sign == "+" else line - number)
        elif (number := self._number()) is not None:
            if not number:
                self._position = start
                raise self._fail("err_verify_missing_line", word)
            directive.loc = _line_start(file, number)
        elif marker := self._skip(_MARKER_USE):
            return marker
        elif (colon := self._text.find(":", start)) >= 0:
            self._position = colon + 1
            self._read_file_place(directive, self._text[start:colon], word)
        elif self._take("*"):
            directive.loc, directive.any_line = NO_LOC, True
        else:
            raise self._fail("err_verify_missing_line", word)
        return ""

    def _read_file_place(self, directive: Directive, name: str, word: str) -> None:
        if name == "*":
            if not self._take("*"):
                raise self._fail("err_verify_missing_line", "'*'")
            directive.loc, directive.any_line, directive.any_file = NO_LOC, True, True
            return
        file = self.find_file(name, self._place)
        if file is None:
            raise self._fail("err_verify_missing_file", name, word)
        start = self._position
        number = self._number()
        if number:
            directive.loc = _line_start(file, number)
        elif number is None and self._take("*"):
            directive.loc, directive.any_line = _line_start(file, 1), True
        else:
            self._position = start
            raise self._fail("err_verify_missing_line", word)

    def _read_count(self, directive: Directive, word: str) -> None:
        number = self._number()
        if number is None:
            if self._take("+"):
                directive.high = None
            return
        directive.low = directive.high = number
        if self._take("+"):
            directive.high = None
        elif self._take("-"):
            start = self._position
            high = self._number()
            if high is None or high < number:
                self._position = start
                raise self._fail("err_verify_invalid_range", word)
            directive.high = high

    def _read_text(self, directive: Directive, word: str) -> None:
        if not self._take("{{"):
            raise self._fail("err_verify_missing_start", word)
        opening = "{{"
        while not directive.is_regex and self._take("{"):
            opening += "{"
        closing = "}" * len(opening)
        start = self._position
        end = _closing(self._text, start, opening, closing)
        if end < 0:
            raise self._fail("err_verify_missing_end", word, closing)
        self._position = end + len(closing)
        directive.text = self._text[start:end].replace("\\n", "\n")
        if not directive.is_regex:
            return
        if "{{" not in directive.text:
            self.report(start, "err_verify_missing_regex", directive.text)
            self._position = len(self._text)  # as in Clang, the rest of the comment is not read
            raise _Malformed
        try:
            directive.pattern = re.compile(_regex_of(directive.text), re.DOTALL)
        except (re.error, OverflowError, RecursionError) as error:
            self.report(start, "err_verify_invalid_content", word, error)

    # markers

    def _define_marker(self, name: str) -> None:
        marker = self._markers.get(name)
        if marker is not None:
            marker.again = self._place
            return
        marker = self._markers[name] = _Marker(self._place)
        for directive in self._deferred.pop(name, ()):
            self._attach(directive, marker)

    def _attach_to_marker(self, name: str, directive: Directive) -> None:
        marker = self._markers.get(name)
        if marker is None:
            self._deferred.setdefault(name, []).append(directive)
        else:
            self._attach(directive, marker)

    def _attach(self, directive: Directive, marker: _Marker) -> None:
        marker.use = marker.use or directive.place
        directive.loc = marker.place
        self.directives.append(directive)

    def finish(self) -> None:
        """After the last comment: markers that are missing, or that two places define."""
        for name, marker in self._markers.items():
            if marker.again and marker.use:
                self._report_at(marker.use, "err_verify_ambiguous_marker", name)
                self._report_at(marker.place, "note_verify_ambiguous_marker", name)
                self._report_at(marker.again, "note_verify_ambiguous_marker", name)
        for name, directives in self._deferred.items():
            self._report_at(directives[0].place, "err_verify_no_such_marker", name)


def _line_start(file: SourceFile, line: int) -> Loc:
    """The first character of a line; the last character of the file for a line behind its end."""
    starts = file.line_starts
    if line > len(starts):
        return max(file.end - 1, file.start)
    return file.start + starts[line - 1]


def _closing(text: str, position: int, opening: str, closing: str) -> int:
    """Where the braces stand that close the text from `position` on, over nested pairs; -1 when there are none."""
    depth = 1
    while position < len(text):
        if text.startswith(opening, position):
            depth += 1
            position += len(opening)
        elif text.startswith(closing, position):
            depth -= 1
            if not depth:
                return position
            position += len(closing)
        else:
            position += 1
    return -1


def _regex_of(text: str) -> str:
    """Plain text with `{{regex}}` parts (POSIX, extended), for Python's `re`."""
    parts = re.split(r"\{\{(.*?)\}\}", text, flags=re.DOTALL)
    return "".join(f"({_posix(part)})" if index % 2 else re.escape(part) for index, part in enumerate(parts))


def _posix(regex: str) -> str:
    return re.sub(r"\[:(\w+):\]", lambda match: _POSIX_CLASSES.get(match[1], match[0]), regex)
