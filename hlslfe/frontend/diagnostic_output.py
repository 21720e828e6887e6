"""Where the diagnostics of a run go: text on standard error, JSON or SARIF there or in a file.

Mirrors clang/lib/Frontend/TextDiagnosticPrinter.cpp: TextDiagnosticPrinter::HandleDiagnostic and
clang/lib/Frontend/SARIFDiagnosticPrinter.cpp: SARIFDiagnosticPrinter.
Differs: a file can be written beside the text (`--diagnostics-output`), and there is JSON.
"""

from __future__ import annotations

import os
import sys

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.render_options import RenderOptions
from hlslfe.basic.source import SourceManager
from hlslfe.frontend.command_line import Invocation, UsageError, parse_number
from hlslfe.frontend.output import write_output

_SUFFIXES = {".json": "json", ".sarif": "sarif"}


def render_options(invocation: Invocation) -> RenderOptions:
    """How the text is laid out; raises UsageError for limits that are no numbers."""
    color = invocation.color
    if color is None:
        color = (sys.stderr is not None and sys.stderr.isatty() and not os.environ.get("NO_COLOR")
                 and os.environ.get("TERM") != "dumb")
    options = RenderOptions(color, not invocation.no_carets)
    options.column = invocation.show_column
    options.location = invocation.show_location
    options.option_names = invocation.show_option
    options.fixits = invocation.show_fixits
    options.line_numbers = invocation.show_line_numbers
    options.show_note_stack = invocation.show_note_stack
    options.macro_limit = parse_number("-fmacro-backtrace-limit", invocation.macro_limit, 0, 1_000_000)
    options.max_lines = parse_number("-fcaret-diagnostics-max-lines", invocation.max_lines, 0, 1_000_000)
    if color:
        from hlslfe.lex.tokens import KEYWORDS

        options.keywords = frozenset(KEYWORDS)
    return options


class DiagnosticOutput:
    """Shows the diagnostics of one input after the other; `reports` are those to write at the end, as plain values."""

    __slots__ = ("options", "path", "format", "on_stderr", "reports", "early_warnings", "failures")

    def __init__(self, invocation: Invocation) -> None:
        self.options = render_options(invocation)
        self.path = invocation.diagnostics_output
        self.format = invocation.diagnostics_format
        self.on_stderr = self.format == "clang" or bool(self.path)  # the text
        if self.path and self.format == "clang":
            self.format = _SUFFIXES.get(os.path.splitext(self.path)[1].lower(), "")
            if not self.format:
                raise UsageError(f"'--diagnostics-output={self.path}' ends neither in .json nor in .sarif;"
                                 " -fdiagnostics-format= says which it is")
        self.reports: list[dict[str, object]] = []
        self.failures: list[str] = []  # why an input has no diagnostics at all
        self.early_warnings = 0  # of the command line, counted with those of the first input

    def show(self, diagnostics: list[Diagnostic], sources: SourceManager) -> None:
        """Write diagnostics, or keep them for `finish`."""
        if self.format == "json":
            from hlslfe.frontend.report import ReportedDiagnostic

            self.reports += [ReportedDiagnostic(each, sources).as_json() for each in diagnostics]
        elif self.format == "sarif":
            from hlslfe.frontend.sarif import sarif_result

            self.reports += [sarif_result(each, sources) for each in diagnostics]
        if self.on_stderr and (diagnostics or self.early_warnings):
            sys.stderr.write(self.text(diagnostics, sources))

    def text(self, diagnostics: list[Diagnostic], sources: SourceManager) -> str:
        """The text of the diagnostics of one input, with the count at its end."""
        from hlslfe.basic.text_diagnostics import TextPrinter, summary_line  # most inputs have none

        printer = TextPrinter(sources, self.options)
        parts = [printer.render(each) for each in diagnostics]
        severities = [each.severity for each in diagnostics]
        errors = sum(severity in ("error", "fatal") for severity in severities)
        early, self.early_warnings = self.early_warnings, 0
        count = summary_line(errors, severities.count("warning") + early) if self.options.carets else ""
        return "".join(parts) + (count + "\n" if count else "")

    def finish(self) -> None:
        """Write what was kept; an empty list, too. Raises OutputError."""
        if self.format == "clang":
            return
        import json

        if self.format == "json":
            document: object = self.reports
        else:
            from hlslfe.frontend.sarif import sarif_log

            document = sarif_log(self.reports, self.failures)
        text = json.dumps(document, indent=2) + "\n"
        if self.path:
            write_output(self.path, text)
        else:
            sys.stderr.write(text)
