"""The Python API of -verify: `hlslfe.verify`.

No Clang counterpart: Clang has it on its command line only.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.basic.source import SourceManager
from hlslfe.basic.text_diagnostics import render
from hlslfe.frontend.api import OPTION_NAMES, Source, prepare
from hlslfe.frontend.api_types import check_names
from hlslfe.frontend.command_line import SEVERITIES
from hlslfe.frontend.verify import Mismatch, Verifier, report

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Unpack

    from hlslfe.frontend.api import CompileOptions


class VerifyMismatch:
    """kind: error, warning, remark or note.  is_unexpected: it was reported, and no directive expects it.
    file, line: where it is, or should be ("" and 0: anywhere).  directive_file, directive_line: where the comment of
    the directive starts ("" and 0 when unexpected).  text: the line of the report."""

    __slots__ = ("kind", "is_unexpected", "file", "line", "directive_file", "directive_line", "text")

    def __init__(self, mismatch: Mismatch, sources: SourceManager) -> None:
        self.kind = mismatch.kind
        self.is_unexpected = mismatch.is_unexpected
        self.file, self.line = _place(mismatch.loc, sources)
        directive = mismatch.directive
        self.directive_file, self.directive_line = _place(directive.place if directive else 0, sources)
        self.text = mismatch.text.strip()

    def __repr__(self) -> str:
        return f"<{self.kind} {'unexpected' if self.is_unexpected else 'missing'}: {self.text}>"


class VerifyResult:
    """ok: all expectations hold.  mismatches: those that do not.  report: what `hlslfe check -verify` prints."""

    __slots__ = ("ok", "mismatches", "report")

    def __init__(self, mismatches: list[VerifyMismatch], report: str) -> None:
        self.ok = not report
        self.mismatches = mismatches
        self.report = report

    def __repr__(self) -> str:
        return f"<VerifyResult ok={self.ok} mismatches={len(self.mismatches)}>"


def _place(loc: int, sources: SourceManager) -> tuple[str, int]:
    if not loc:
        return "", 0
    return sources.file_of(loc).name, sources.presumed(loc).line


def verify(source: Source, *, prefixes: Sequence[str] = ("expected",), ignore_unexpected: Sequence[str] = (),
           **options: Unpack[CompileOptions]) -> VerifyResult:
    """Check HLSL against the `expected-*` comments in it, as `hlslfe check -verify` does.

    prefixes: what stands before `-error` and so on.  ignore_unexpected: severities ("error", "warning", "remark",
    "note") that may be reported without a directive.  The other options are those of `compile`.  Raises ValueError for
    bad options, UnreadableError for a bad path.
    """
    check_names(options, OPTION_NAMES, "verify")
    if not prefixes:
        raise ValueError("no prefix")
    for severity in ignore_unexpected:
        if severity not in SEVERITIES:
            raise ValueError(f"unknown severity {severity!r}")
    compilation = prepare(source, keep_comments=True, **options)
    compilation.signatures()
    sources = compilation.sources
    verifier = Verifier(sources, prefixes, compilation.preprocessor.headers, ignore_unexpected)
    for loc, comment in compilation.preprocessor.comments:
        verifier.add_comment(loc, comment)
    problems = verifier.check(compilation.diagnostics)
    text = report(verifier, problems, lambda each: render(each, sources))
    return VerifyResult([VerifyMismatch(each, sources) for each in verifier.mismatches], text)
