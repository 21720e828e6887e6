"""The command `hlslfe`.

Mirrors clang/tools/driver/driver.cpp: clang_main.
Differs: several inputs and whole job files run in this one process.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from hlslfe import __version__
from hlslfe.frontend.command_line import Invocation, UsageError, help_text, parse_command_line
from hlslfe.frontend.output import OutputError, write_output
from hlslfe.frontend.run import EXIT_INTERNAL, EXIT_OK, EXIT_USAGE, Runner


def main(argv: Sequence[str], where: str = "") -> int:
    """Run the words after `hlslfe`; returns the exit code. Used by the tests, in process.

    `where` stands before what is wrong with the words themselves: the line of a jobs file.
    """
    if argv and argv[0] == "explain":
        from hlslfe.explain.command import explain

        return explain(argv[1:])
    if not {"--help", "-h", "-help", "/?", "-?"}.isdisjoint(argv):
        write_output(None, help_text())
        return EXIT_OK
    if "--version" in argv:
        print(f"hlslfe {__version__}")
        return EXIT_OK
    try:
        invocation = parse_command_line(argv)
        if invocation.error_file is not None:
            return _with_error_file(invocation)
        if invocation.jobs_file is not None:
            beside = Runner(invocation).run() if invocation.inputs else EXIT_OK
            return max(beside, _run_jobs(invocation.jobs_file))
        return Runner(invocation).run()
    except (UsageError, OutputError) as error:
        print(f"hlslfe: error: {where}{error}", file=sys.stderr)
        return EXIT_USAGE
    except OSError:  # standard output is gone or full: console_main's to say
        raise
    except Exception as error:  # a bug of ours: one line, not a traceback
        if os.environ.get("HLSLFE_TRACEBACK"):
            raise
        print(f"hlslfe: error: internal compiler error: {type(error).__name__}: {error}\n"
              "hlslfe: note: please report this with the input; HLSLFE_TRACEBACK=1 shows where it happened",
              file=sys.stderr)
        return EXIT_INTERNAL


def _with_error_file(invocation: Invocation) -> int:
    """dxc's -Fe: what would go to standard error goes to a file."""
    import io

    runner = Runner(invocation)
    terminal, sys.stderr = sys.stderr, io.StringIO()
    try:
        status = runner.run()
    finally:
        said, sys.stderr = sys.stderr.getvalue(), terminal
    write_output(invocation.error_file, said)
    return status


def _run_jobs(path: str) -> int:
    """Each line of `path` is a command line (empty lines and `#` comments are skipped)."""
    import shlex

    from hlslfe.basic.source_text import UnreadableError, read_bytes
    from hlslfe.frontend.garbage import Collector

    try:
        lines = read_bytes(path).decode("utf-8").splitlines()
    except (UnreadableError, UnicodeDecodeError) as error:
        raise UsageError(f"jobs file: {error}") from None
    status = EXIT_OK
    collector = Collector()
    for number, line in enumerate(lines, 1):
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            raise UsageError(f"{path}:{number}: {error}") from None
        if not words:
            continue
        if any(word.startswith("--jobs-file") for word in words):
            raise UsageError(f"{path}:{number}: a jobs file cannot name another")
        status = max(status, main(words, f"{path}:{number}: "))
        collector.step()
    return status


def console_main() -> None:
    """Entry of the installed command: no collector, no tear-down; both cost a tenth of a small compile."""
    gc.disable()
    if sys.stderr is None:  # closed: nobody wants to read it
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    try:
        status = main(sys.argv[1:])
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        status = EXIT_OK  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        status = 130
    except (OSError, OutputError) as error:
        status = EXIT_USAGE
        text = f"cannot write the output: {error.strerror or error}" if isinstance(error, OSError) else str(error)
        try:
            print(f"hlslfe: error: {text}", file=sys.stderr)
        except OSError:  # standard error is what cannot be written
            pass
    try:
        sys.stderr.flush()
    finally:
        os._exit(status)
