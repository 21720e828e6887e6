"""Runs an `Invocation`: each input through the stages, its text to where it belongs, its diagnostics to stderr.

Mirrors clang/lib/FrontendTool/ExecuteCompilerInvocation.cpp: ExecuteCompilerInvocation.
"""

from __future__ import annotations

import gc
import os
import sys

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source_text import UnreadableError, read_bytes
from hlslfe.basic.text_diagnostics import render, summary_line
from hlslfe.frontend.command_line import Invocation, UsageError, did_you_mean
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.output import OutputError, write_output
from hlslfe.frontend.warning_options import WarningOptions

EXIT_OK, EXIT_ERRORS, EXIT_USAGE, EXIT_INTERNAL = 0, 1, 2, 70
# Without this, memory of the inputs before stays (the collector is off): see main.console_main.
_COLLECT_EVERY = 32


class Runner:
    """One invocation over all its inputs. `json_diagnostics` gathers what -fdiagnostics-format=json writes at the end."""

    def __init__(self, invocation: Invocation) -> None:
        self.invocation = invocation
        self.options = invocation.options()
        self.warnings = WarningOptions(invocation.warnings, invocation.no_warnings, CATALOGUE)
        self.json_diagnostics: list[dict[str, object]] = []
        self.json_entries: list[object] = []
        color = invocation.color
        self.color = sys.stderr.isatty() and "NO_COLOR" not in os.environ if color is None else color

    def run(self) -> int:
        """The exit code."""
        if not self.invocation.inputs:
            raise UsageError("no input files")
        self._check_outputs()
        self._report_unknown_groups()
        status = EXIT_OK
        for number, name in enumerate(self.invocation.inputs):
            status = max(status, self.run_one(name))
            if number % _COLLECT_EVERY == _COLLECT_EVERY - 1:
                gc.collect()
        self._finish()
        return status

    def _check_outputs(self) -> None:
        output = self.invocation.output
        if len(self.invocation.inputs) > 1 and output not in (None, "-") and not os.path.isdir(output or ""):
            raise UsageError(f"'-o {output}' must be an existing folder for several inputs")
        if output and os.path.isdir(output):
            targets = [self._output_path(name) for name in self.invocation.inputs]
            for target in targets:
                if targets.count(target) > 1:
                    raise UsageError(f"two inputs would be written to '{target}'")

    def _report_unknown_groups(self) -> None:
        groups = sorted({row.group for row in CATALOGUE.values() if row.group})
        for word in self.warnings.unknown:
            row = CATALOGUE["warn_unknown_diag_option"]
            severity = self.warnings.severity_of("warn_unknown_diag_option", row)
            if severity != "ignored":
                bare = word.removeprefix("no-").removeprefix("error=")
                print(f"{severity}: unknown warning group '{bare}'{did_you_mean(bare, groups)} [-W{row.group}]",
                      file=sys.stderr)

    def run_one(self, name: str) -> int:
        """One input; its exit code. Nothing it does ends the run."""
        try:
            source = read_bytes(name)
        except UnreadableError as error:
            return self._fail(str(error))
        display = "<stdin>" if name == "-" else name
        compilation = Compilation(display, source, self.options, error_limit=self.invocation.error_limit_number,
                                  severity_of=self.warnings.severity_of)
        text = self._produce(compilation)
        if self.invocation.verify_prefixes:
            return self._verify(compilation)
        status = EXIT_OK if text is not None and not compilation.has_errors else EXIT_ERRORS
        if text is not None and self.invocation.verify_ir and self.invocation.emit == "ll":
            status = max(status, self._verify_ir(text, display))
        self._print_diagnostics(compilation)
        try:
            if text and status == EXIT_OK:
                write_output(self._output_path(name), text)
            self._write_dependencies(compilation, name)
        except OutputError as error:
            return self._fail(str(error))
        return status

    def _fail(self, message: str) -> int:
        print(f"hlslfe: error: {message}", file=sys.stderr)
        return EXIT_USAGE

    def _produce(self, compilation: Compilation) -> str | None:
        """The text that the invocation asks for; "" where it asks for none, None after errors."""
        from hlslfe.frontend.emit import EMITTERS, signatures_json

        invocation = self.invocation
        kind = {"check": "check", "sig": "sig"}.get(invocation.command, invocation.emit)
        if kind == "sig" and invocation.format == "json":
            entries = signatures_json(compilation)
            if entries is None:
                return None
            self.json_entries += entries
            return ""
        return EMITTERS[kind](compilation, invocation)

    def _output_path(self, name: str) -> str | None:
        output = self.invocation.output
        if output and output != "-" and os.path.isdir(output):
            return os.path.join(output, os.path.splitext(os.path.basename(name))[0] + ".ll")
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
        if self.invocation.diagnostics_format == "json":
            from hlslfe.frontend.report import ReportedDiagnostic

            self.json_diagnostics += [
                ReportedDiagnostic(each, compilation.sources).as_json() for each in compilation.diagnostics
            ]
            return
        if compilation.diagnostics:
            carets = not self.invocation.no_carets
            before = [None, *compilation.diagnostics]
            parts = [
                render(each, compilation.sources, self.color, carets, after=previous)
                for each, previous in zip(compilation.diagnostics, before, strict=False)
            ]
            parts.append(summary_line(compilation.diags.error_count, compilation.diags.warning_count))
            sys.stderr.write("".join(part if not part or part.endswith("\n") else part + "\n" for part in parts))

    def _verify(self, compilation: Compilation) -> int:
        from hlslfe.frontend.verify import Verifier

        prefixes = [each for group in self.invocation.verify_prefixes for each in group.split(",") if each]
        verifier = Verifier(compilation.sources, prefixes)
        for loc, comment in compilation.preprocessor.comments:
            verifier.add_comment(loc, comment)
        problems = verifier.check(compilation.diagnostics)
        if not problems:
            return EXIT_OK
        from hlslfe.basic.diagnostics import format_message

        for id, args, loc in problems:
            shown = Diagnostic(id, "error", "", loc, format_message(CATALOGUE[id].text, args))
            text = render(shown, compilation.sources, self.color, not self.invocation.no_carets)
            sys.stderr.write(text if text.endswith("\n") else text + "\n")
        sys.stderr.write(f"{compilation.name}: {len(problems)} -verify mismatch{'es' if len(problems) != 1 else ''}\n")
        return EXIT_ERRORS

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
        if self.invocation.diagnostics_format == "json":
            import json

            sys.stderr.write(json.dumps(self.json_diagnostics, indent=2) + "\n")
        if self.invocation.command == "sig" and self.invocation.format == "json":
            import json

            text = json.dumps({"version": 1, "entries": self.json_entries}, indent=2) + "\n"
            write_output(self.invocation.output, text)
