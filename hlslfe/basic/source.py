"""Source buffers and locations.

Mirrors clang/lib/Basic/SourceManager.cpp: SourceManager::getPresumedLoc.
Differs: a location is a plain int into one global offset space; 0 is "no location".  Every file, and every macro
expansion, owns a contiguous slice of that space, so both the spelling and the expansion of a token can be recovered.
"""

from __future__ import annotations

from bisect import bisect_right

Loc = int
NO_LOC: Loc = 0


class SourceFile:
    """One buffer: `text` occupies the locations `start .. start + len(text)` (the end itself is a valid location)."""

    __slots__ = ("name", "text", "start", "end", "include_loc", "kind", "_line_starts", "line_directives")

    def __init__(self, name: str, text: str, start: Loc, include_loc: Loc, kind: str) -> None:
        self.name = name
        self.text = text
        self.start = start
        self.end = start + len(text)
        self.include_loc = include_loc
        self.kind = kind
        self._line_starts: list[int] | None = None
        # (offset, presumed line of the following line, presumed name), appended in order by `#line`.
        self.line_directives: list[tuple[int, int, str]] = []

    @property
    def line_starts(self) -> list[int]:
        """Offsets (in characters, from the start of the buffer) of the first character of each line."""
        starts = self._line_starts
        if starts is None:
            starts = [0]
            text = self.text
            position = text.find("\n")
            while position >= 0:
                starts.append(position + 1)
                position = text.find("\n", position + 1)
            self._line_starts = starts
        return starts

    def line_number(self, offset: int) -> int:
        """The 1-based physical line that holds `offset`."""
        return bisect_right(self.line_starts, offset)

    def line_text(self, line: int) -> str:
        """The text of a 1-based physical line, without its line end."""
        starts = self.line_starts
        begin = starts[line - 1]
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[begin:end].rstrip("\r")


class Expansion:
    """One macro expansion: `length` locations from `start` spell the text that begins at `spelling`.

    `begin` and `end` are where the macro was used (first and last token); for a macro argument both are the place of
    the parameter in the macro's body and `is_argument` is true.
    """

    __slots__ = ("start", "end", "spelling", "begin", "expansion_end", "macro", "is_argument")

    def __init__(self, start: Loc, length: int, spelling: Loc, begin: Loc, end: Loc, macro: str,
                 is_argument: bool) -> None:
        self.start = start
        self.end = start + length
        self.spelling = spelling
        self.begin = begin
        self.expansion_end = end
        self.macro = macro
        self.is_argument = is_argument


class PresumedLoc:
    """What a diagnostic prints: `line` and `column` are 1-based, the column counts UTF-8 bytes as Clang's does."""

    __slots__ = ("filename", "line", "column", "include_loc")

    def __init__(self, filename: str, line: int, column: int, include_loc: Loc) -> None:
        self.filename = filename
        self.line = line
        self.column = column
        self.include_loc = include_loc

    def __str__(self) -> str:
        return f"{self.filename}:{self.line}:{self.column}"


def _utf8_length(text: str) -> int:
    """The bytes of `text`; one for each that is no UTF-8 (source_text.decode makes it a surrogate)."""
    escaped = sum("\udc80" <= character <= "\udcff" for character in text)
    return len(text.encode("utf-8", "surrogatepass")) - 2 * escaped


class SourceManager:
    """Owns all buffers and expansions of one compilation."""

    __slots__ = ("_starts", "_entries", "_next", "files", "main_file")

    def __init__(self) -> None:
        self._starts: list[Loc] = []
        self._entries: list[SourceFile | Expansion] = []
        self._next: Loc = 1
        self.files: list[SourceFile] = []
        self.main_file: SourceFile | None = None

    def add_file(self, name: str, text: str, include_loc: Loc = NO_LOC, kind: str = "user") -> SourceFile:
        """Add a buffer; `kind` is "user", "system", "builtin", "command line" or "scratch"."""
        entry = SourceFile(name, text, self._next, include_loc, kind)
        self._add(entry, len(text))
        self.files.append(entry)
        if self.main_file is None and kind == "user":
            self.main_file = entry
        return entry

    def add_expansion(self, spelling: Loc, length: int, begin: Loc, end: Loc, macro: str,
                      is_argument: bool = False) -> Loc:
        """Reserve `length` locations for tokens spelled from `spelling` on; returns the first of them."""
        entry = Expansion(self._next, length, spelling, begin, end, macro, is_argument)
        self._add(entry, length)
        return entry.start

    def _add(self, entry: SourceFile | Expansion, length: int) -> None:
        self._starts.append(self._next)
        self._entries.append(entry)
        self._next += length + 1

    def entry(self, loc: Loc) -> SourceFile | Expansion:
        """The buffer or expansion that owns `loc`; raises IndexError for NO_LOC."""
        return self._entries[bisect_right(self._starts, loc) - 1]

    def is_macro_loc(self, loc: Loc) -> bool:
        return loc > 0 and isinstance(self.entry(loc), Expansion)

    def expansion_loc(self, loc: Loc) -> Loc:
        """The place in a file where the outermost macro around `loc` was used; `loc` itself outside macros."""
        while loc:
            entry = self.entry(loc)
            if isinstance(entry, SourceFile):
                break
            loc = entry.begin
        return loc

    def spelling_loc(self, loc: Loc) -> Loc:
        """The place in a file where the characters of the token at `loc` stand."""
        while loc:
            entry = self.entry(loc)
            if isinstance(entry, SourceFile):
                break
            loc = entry.spelling + (loc - entry.start)
        return loc

    def file_of(self, loc: Loc) -> SourceFile:
        """The file of the expansion location of `loc`."""
        entry = self.entry(self.expansion_loc(loc))
        assert isinstance(entry, SourceFile)
        return entry

    def physical(self, loc: Loc) -> tuple[SourceFile, int, int]:
        """(file, 1-based physical line, 0-based character offset in that line) of a file location."""
        file = self.file_of(loc)
        offset = self.expansion_loc(loc) - file.start
        line = file.line_number(offset)
        return file, line, offset - file.line_starts[line - 1]

    def presumed(self, loc: Loc) -> PresumedLoc:
        """File, line and column as `#line` directives want them; `loc` may lie in a macro (its use counts)."""
        file, line, offset = self.physical(loc)
        prefix = file.line_text(line)[:offset]
        column = (offset if prefix.isascii() else _utf8_length(prefix)) + 1
        name = file.name
        position = self.expansion_loc(loc) - file.start
        directive = bisect_right(file.line_directives, position, key=lambda each: each[0])
        if directive:
            where, presumed_line, name = file.line_directives[directive - 1]
            line = presumed_line + line - (file.line_number(where) + 1)
        return PresumedLoc(name, line, column, file.include_loc)
