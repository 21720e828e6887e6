"""Runs an `Invocation`: each input through the stages, its text to where it belongs, its diagnostics to stderr.

Mirrors clang/lib/FrontendTool/ExecuteCompilerInvocation.cpp: ExecuteCompilerInvocation.
"""

from __future__ import annotations

import os
import sys

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, DiagnosticsEngine, format_message
from hlslfe.basic.source import Loc, SourceManager
from hlslfe.basic.source_text import UnreadableError, read_bytes
from hlslfe.frontend.command_line import MAX_JOBS, Invocation, UsageError, parse_number
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.diagnostic_output import DiagnosticOutput
from hlslfe.frontend.output import OutputError, write_output
from hlslfe.frontend.warning_options import WarningOptions
from hlslfe.lex.header_search import HeaderSearch
from hlslfe.signature.element import EntrySignatures

EXIT_OK, EXIT_ERRORS, EXIT_USAGE, EXIT_INTERNAL = 0, 1, 2, 70
# Without this, memory of the inputs before stays (the collector is off): see main.console_main.


class Runner:
    """One invocation over all its inputs; `diagnostics` shows what they report."""

    def __init__(self, invocation: Invocation) -> None:
        self.invocation = invocation
        self.options = invocation.options()
        self.warnings = WarningOptions(invocation.warnings, invocation.no_warnings, CATALOGUE, invocation.remarks,
                                       invocation.pedantic)
        self.diagnostics = DiagnosticOutput(invocation)
        self.json_entries: list[object] = []
        self.drawn_entries: list[EntrySignatures] = []
        self.tables: list[str] = []

    def run(self) -> int:
        """The exit code."""
        if not self.invocation.inputs:
            raise UsageError("no input files")
        self._report_unknown_groups()
        if self.invocation.without_effect:
            from hlslfe.frontend.command_checks import report_without_effect

            self.diagnostics.early_warnings += report_without_effect(self.invocation, self.warnings)
        if self.invocation.jobs is not None:
            parse_number("-j", self.invocation.jobs, 0, MAX_JOBS)
        if self.invocation.command == "link":
            return self._link()
        self._check_outputs()
        if len(self.invocation.inputs) == 1:
            status = self.run_one(self.invocation.inputs[0])
        else:
            status = self._run_all()
        self._finish()
        return status

    def _run_all(self) -> int:
        if self.invocation.jobs is not None:
            from hlslfe.frontend.jobs import JobRunner, job_count

            count = job_count(self.invocation)
            if count > 1:
                return JobRunner(self, count).run()
        from hlslfe.frontend.garbage import Collector  # one input leaves nothing behind

        collector = Collector()
        status = EXIT_OK
        for name in self.invocation.inputs:
            status = max(status, self.run_one(name))
            if status and self.invocation.fail_fast:
                break
            collector.step()
        return status

    def _check_outputs(self) -> None:
        if self.invocation.dry_run and not self.invocation.apply_fixits:
            raise UsageError("--dry-run goes with --apply-fixits")
        if self.invocation.apply_fixits and self.invocation.command != "check" and self.invocation.emit != "check":
            raise UsageError("--apply-fixits goes with check")
        self._check_files()
        output = self.invocation.output
        if self.invocation.command == "sig" and not os.path.isdir(output or ""):
            return  # one output for all inputs
        if len(self.invocation.inputs) > 1 and output not in (None, "-") and not os.path.isdir(output or ""):
            raise UsageError(f"'-o {output}' must be an existing folder for several inputs")

    def _check_files(self) -> None:
        invocation = self.invocation
        output = invocation.output
        others = [("-MF", invocation.dependency_path or ""), ("-Fc", invocation.listing or ""),
                  ("-Fe", invocation.error_file or ""), ("--diagnostics-output", invocation.diagnostics_output or "")]
        if not (output or any(path for _, path in others) or invocation.dependency_targets or invocation.phony_targets
                or len(invocation.inputs) > 1):
            return
        from hlslfe.frontend.command_checks import check_files, report_unused

        self.diagnostics.early_warnings += report_unused(invocation, self.warnings)
        names = invocation.inputs if os.path.isdir(output or "") else invocation.inputs[:1]
        check_files(invocation, [*(("-o", self._output_path(name) or "") for name in names), *others])

    def _report_unknown_groups(self) -> None:
        for word in self.warnings.unknown:
            from hlslfe.frontend.warning_options import nearest_option

            row = CATALOGUE["warn_unknown_diag_option"]
            severity = self.warnings.severity_of("warn_unknown_diag_option", row)
            if severity != "ignored":
                guess = nearest_option(word)
                message = format_message(row.text, (word, word.startswith("-R"), bool(guess), guess))
                print(f"{severity}: {message} [-W{row.group}]", file=sys.stderr)
                self.diagnostics.early_warnings += 1

    def run_one(self, name: str) -> int:
        """One input; its exit code. Nothing it does ends the run."""
        try:
            source = read_bytes(name)
        except UnreadableError as error:
            return self._fail(str(error))
        if self.invocation.command == "sig" and name.endswith(".ll"):
            return self._read_ll(name, source)
        display = "<stdin>" if name == "-" else name
        compilation = Compilation(display, source, self.options, error_limit=self.invocation.error_limit_number,
                                  severity_of=self.warnings.severity_of, made_state=self.warnings.made_state)
        try:
            text = self._produce(compilation)
        except (UsageError, OutputError, OSError):
            raise
        except Exception as error:
            return self._crash(error, compilation, source)
        if self.invocation.verify_prefixes:
            if text and not compilation.has_errors:
                write_output(self._output_path(name), text)
            return self._verify(compilation.sources, compilation.preprocessor.comments, compilation.diagnostics,
                                compilation.preprocessor.headers)
        status = EXIT_OK if text is not None and not compilation.has_errors else EXIT_ERRORS
        if text is not None and self.invocation.verify_ir and self.invocation.emit == "ll":
            status = max(status, self._verify_ir(text, display))
        self._print_diagnostics(compilation)
        if status == EXIT_OK:
            self._hint_at_entries(compilation)
        try:
            if self.invocation.apply_fixits and self._apply_fixits(compilation):
                status = EXIT_OK
            if text and (status == EXIT_OK or self.invocation.emit in ("ast", "syntax")):  # as Clang: what there is
                self._write(name, text)
            self._write_dependencies(compilation, name)
        except OutputError as error:
            return self._fail(str(error))
        return status

    def _write(self, name: str, text: str) -> None:
        """The text of one input to its output, and to the listing of dxc's -Fc, which needs no other output."""
        listing = self.invocation.listing
        if listing is not None:
            write_output(listing, text)
        if listing is None or self.invocation.output is not None:
            write_output(self._output_path(name), text)

    def _crash(self, error: Exception, compilation: Compilation, source: bytes) -> int:
        """A bug of ours: a diagnostic and a file that reproduces it, not a traceback."""
        if os.environ.get("HLSLFE_TRACEBACK"):
            raise error
        from hlslfe.frontend.crash import report_crash

        report_crash(error, compilation, source, self.invocation)
        self._print_diagnostics(compilation)
        return EXIT_INTERNAL

    def _apply_fixits(self, compilation: Compilation) -> bool:
        from hlslfe.frontend.fixits import apply_fixits

        invocation = self.invocation
        return apply_fixits(compilation.diagnostics, compilation.sources, invocation.fix_what_you_can,
                            invocation.dry_run)

    def _read_ll(self, name: str, source: bytes) -> int:
        """`sig` of a module's text: the metadata, checked and shown."""
        from hlslfe.frontend.read_ll import read_ll

        sources = SourceManager()
        diags = DiagnosticsEngine(sources, CATALOGUE, error_limit=self.invocation.error_limit_number,
                                  severity_of=self.warnings.severity_of)
        entries = read_ll(name, source, diags)
        self._show(diags.diagnostics, sources)
        if entries is None:
            return EXIT_ERRORS
        self._note_without_entries(name, entries, "there are no signatures")
        text = self._format_signatures(entries, sources)
        if text:
            write_output(self._output_path(name), text)
        return EXIT_OK

    def _link(self) -> int:
        """`link`: the stages in the order given; 1 when one of them does not feed the next."""
        from hlslfe.frontend.link import Linker

        linker = Linker(self.invocation, self.warnings)
        fits = linker.run()
        if self.invocation.verify_prefixes:
            return self._verify(linker.sources, linker.comments(), linker.diagnostics)
        self._show(linker.diagnostics, linker.sources)
        self.diagnostics.finish()
        linker.write()
        return EXIT_OK if fits else EXIT_ERRORS

    def _fail(self, message: str) -> int:
        self.diagnostics.failures.append(message)
        print(f"hlslfe: error: {message}", file=sys.stderr)
        return EXIT_USAGE

    def _produce(self, compilation: Compilation) -> str | None:
        """The text that the invocation asks for; "" where it asks for none, None after errors."""
        from hlslfe.frontend.emit import EMITTERS

        invocation = self.invocation
        kind = {"check": "check", "sig": "sig"}.get(invocation.command, invocation.emit)
        if kind == "sig":
            entries = compilation.signatures()
            if entries is None:
                return None
            return self._format_signatures(entries, compilation.sources)
        return EMITTERS[kind](compilation, invocation)

    def _note_without_entries(self, name: str, entries: list[EntrySignatures], text: str) -> None:
        """Nothing to show is no error, but nobody likes silence."""
        if not entries and self.invocation.diagnostics_format == "clang":
            print(f"{name}: note: {text}", file=sys.stderr)

    def _hint_at_entries(self, compilation: Compilation) -> None:
        """A compile without a profile and an entry point was probably meant to have them."""
        invocation = self.invocation
        is_sig = invocation.command == "sig"
        if (invocation.diagnostics_format != "clang" or compilation.options.entry is not None
                or compilation.options.library_entry is not None
                or (invocation.profile and not is_sig) or not (is_sig or invocation.emit in ("ll", "check"))
                or not compilation.options.target.is_library or compilation.entries()):
            return
        from hlslfe.frontend.entry_hint import entry_hint

        hint = entry_hint(compilation, self.diagnostics.options)
        if not hint and is_sig:
            self._note_without_entries(compilation.name, [], "there is no entry point")
        sys.stderr.write(hint)

    def _format_signatures(self, entries: list[EntrySignatures], sources: SourceManager) -> str:
        """The table; "" where `_finish` writes something for all inputs together."""
        kind = self.invocation.format
        if kind == "json":
            from hlslfe.frontend.sig_json import signatures_to_json

            self.json_entries += signatures_to_json(entries, lambda loc: str(sources.presumed(loc)) if loc else "")
        elif kind in ("grid", "svg"):
            self.drawn_entries += entries
        else:
            from hlslfe.frontend.sig_table import signature_table

            table = signature_table(entries)
            output = self.invocation.output
            if output in (None, "-") or os.path.isdir(output or ""):
                return table
            self.tables.append(table)
        return ""

    def _output_path(self, name: str) -> str | None:
        output = self.invocation.output
        if output and output != "-" and os.path.isdir(output):
            extension = ".txt" if self.invocation.command == "sig" else ".ll"
            return os.path.join(output, os.path.splitext(os.path.basename(name))[0] + extension)
        return output

    def _verify_ir(self, text: str, name: str) -> int:
        from hlslfe.frontend.verify_ir import VerifierUnavailable, verify_ir

        try:
            problem = verify_ir(text)
        except VerifierUnavailable as error:
            return self._fail(str(error))
        if problem is None:
            return EXIT_OK
        print(f"{name}: error: internal compiler error: LLVM refuses the module: {problem}", file=sys.stderr)
        return EXIT_INTERNAL

    def _print_diagnostics(self, compilation: Compilation) -> None:
        if self.invocation.show_includes:
            for name in compilation.preprocessor.dependencies[1:]:
                print(f"; {name}", file=sys.stderr)
        self._show(compilation.diagnostics, compilation.sources)

    def _show(self, diagnostics: list[Diagnostic], sources: SourceManager) -> None:
        self.diagnostics.show(diagnostics, sources)

    def _verify(self, sources: SourceManager, comments: list[tuple[Loc, str]], diagnostics: list[Diagnostic],
                headers: HeaderSearch | None = None) -> int:
        from hlslfe.basic.text_diagnostics import TextPrinter
        from hlslfe.frontend.verify import Verifier, report

        verifier = Verifier(sources, self.invocation.verify_words, headers, self.invocation.ignored_unexpected)
        for loc, comment in comments:
            verifier.add_comment(loc, comment)
        problems = verifier.check(diagnostics)
        printer = TextPrinter(sources, self.diagnostics.options)
        sys.stderr.write(report(verifier, problems, printer.render))
        return EXIT_ERRORS if problems else EXIT_OK

    def _write_dependencies(self, compilation: Compilation, name: str) -> None:
        if self.invocation.dependency_file is None:
            return
        from hlslfe.lex.dependencies import makefile_rule

        output = self._output_path(name)
        stem = os.path.splitext(os.path.basename(name))[0]
        target = output if output and output != "-" else stem + ".ll"
        path = self.invocation.dependency_path or os.path.splitext(target)[0] + ".d"
        targets = self.invocation.dependency_targets or [target]
        write_output(path, makefile_rule(targets, compilation.preprocessor.dependencies,
                                         phony=self.invocation.phony_targets))

    def _finish(self) -> None:
        self.diagnostics.finish()
        if self.tables:
            write_output(self.invocation.output, "".join(self.tables))
        if self.drawn_entries:
            from hlslfe.frontend.sig_draw import draw_entries

            write_output(self.invocation.output, draw_entries(self.drawn_entries, self.invocation))
        if self.invocation.command == "sig" and self.invocation.format == "json":
            import json

            text = json.dumps({"version": 1, "entries": self.json_entries}, indent=2) + "\n"
            write_output(self.invocation.output, text)
