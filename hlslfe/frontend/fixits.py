"""`--apply-fixits`: the fix-its of errors and warnings are carried out in the files, or shown as a diff.

Mirrors clang/lib/Frontend/Rewrite/FixItRewriter.cpp: FixItRewriter::HandleDiagnostic, WriteFixedFiles and
clang/lib/Edit/EditedSource.cpp: EditedSource::commit.
Differs: a file is replaced as a whole and keeps its mode, encoding and line ends; the text of standard input goes to
standard output.
"""

from __future__ import annotations

import os
import stat
import sys

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source import SourceFile, SourceManager
from hlslfe.basic.source_text import UnreadableError, decode, encoding_of, read_bytes
from hlslfe.frontend.output import OutputError, replace_file

Edit = tuple[int, int, str]  # begin and end as offsets into the text of a file, and what stands there instead


class FixItRewriter:
    """Gathers the edits of one compilation. `problems`: why something was not done, each a line for the user."""

    def __init__(self, sources: SourceManager, what_you_can: bool = False) -> None:
        self.sources = sources
        self.what_you_can = what_you_can
        self.edits: dict[SourceFile, list[Edit]] = {}
        self.applied = 0
        self.unfixed_errors = 0
        self.problems: list[str] = []

    def add(self, diagnostic: Diagnostic) -> None:
        """Take the fix-its of a diagnostic, all or none; those of its notes are only proposals."""
        reason = ""
        edits: list[tuple[SourceFile, Edit]] = []
        for fixit in diagnostic.fixits:
            if self.sources.is_macro_loc(fixit.begin) or self.sources.is_macro_loc(fixit.end):
                reason = "it lies in a macro"
                break
            file = self.sources.file_of(fixit.begin)
            edit = fixit.begin - file.start, fixit.end - file.start, fixit.text
            if file.kind != "user" or not file.start <= fixit.end <= file.end:
                reason = "it lies in no file"
            elif any(_overlap(edit, other) for other in self.edits.get(file, ())):
                reason = "it overlaps another one"
            edits.append((file, edit))
        if reason:
            self.problems.append(f"{self.sources.presumed(diagnostic.loc)}: fix-it not applied: {reason}")
        if diagnostic.severity in ("error", "fatal") and (reason or not edits):
            self.unfixed_errors += 1
        if reason:
            return
        for file, edit in edits:
            known = self.edits.setdefault(file, [])
            if edit not in known:
                known.append(edit)
        self.applied += bool(edits)

    def changes(self) -> dict[SourceFile, list[Edit]]:
        """The edits of each file that changes; empty when an error would be left, unless that is fine."""
        if self.unfixed_errors and not self.what_you_can:
            if self.edits:
                plural = "s have" if self.unfixed_errors != 1 else " has"
                self.problems.append(f"nothing is rewritten: {self.unfixed_errors} error{plural} no fix-it"
                                     " (--fix-what-you-can applies the others)")
            return {}
        return self.edits


def _overlap(first: Edit, second: Edit) -> bool:
    """Insertions at the ends of a replacement are fine; so is the same edit twice."""
    return first != second and first[0] < second[1] and second[0] < first[1]


def _apply(text: str, edits: list[Edit]) -> str:
    parts: list[str] = []
    position = 0
    for begin, end, new in sorted(edits, key=lambda each: each[:2]):  # insertions at one place keep their order
        parts += (text[position:begin], new)
        position = end
    return "".join(parts) + text[position:]


def rewrite(file: SourceFile, edits: list[Edit]) -> None:
    """Carry out edits in a file; raises OutputError, also when the file changed since it was read."""
    if file.name == "<stdin>":
        sys.stdout.write(_apply(file.text, edits))
        return
    path = os.path.realpath(file.name)
    try:
        data = read_bytes(path)
        old = decode(data)
        mode = stat.S_IMODE(os.stat(path).st_mode)
    except (UnreadableError, OSError, ValueError) as error:
        raise OutputError(f"cannot rewrite '{file.name}': {error}") from None
    if old.replace("\r", "\n") != file.text.replace("\r", "\n"):
        raise OutputError(f"cannot rewrite '{file.name}': it changed in the meantime")
    text = _apply(old, edits)
    mark, encoding = encoding_of(data)
    rewritten = mark + text.encode(encoding, "surrogateescape" if encoding == "utf-8" else "strict")
    try:
        replace_file(path, rewritten, mode)
    except OSError as error:
        raise OutputError(f"cannot rewrite '{file.name}': {error.strerror or error}") from None


def _lines(text: str) -> list[str]:
    return [line + "\n" for line in text.split("\n")[:-1]] + text.split("\n")[-1:]


def unified_diff(file: SourceFile, edits: list[Edit]) -> str:
    """What `rewrite` would change, as `diff -u` shows it."""
    from difflib import unified_diff as diff

    old, new = ([line for line in _lines(text) if line] for text in (file.text, _apply(file.text, edits)))
    name = file.name.lstrip("/")
    lines = diff(old, new, f"a/{name}", f"b/{name}")
    return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)


def apply_fixits(diagnostics: list[Diagnostic], sources: SourceManager, what_you_can: bool, dry_run: bool) -> bool:
    """Carry out, or with `dry_run` show, the fix-its of one input; whether no error is left. Raises OutputError."""
    rewriter = FixItRewriter(sources, what_you_can)
    for diagnostic in diagnostics:
        rewriter.add(diagnostic)
    changed = rewriter.changes()
    for file, edits in changed.items():
        if dry_run:
            sys.stdout.write(unified_diff(file, edits))
        else:
            rewrite(file, edits)
    if changed:
        names = ", ".join(f"'{file.name}'" for file in changed)
        count = f"{rewriter.applied} fix-it{'s' if rewriter.applied != 1 else ''}"
        rewriter.problems.append(f"{count} {'would be ' if dry_run else ''}applied to {names}")
    for problem in rewriter.problems:
        print(f"hlslfe: note: {problem}", file=sys.stderr)
    return not dry_run and not rewriter.unfixed_errors
