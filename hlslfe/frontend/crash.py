"""An internal error becomes a diagnostic at the place in work, and a file that reproduces it.

Mirrors clang/lib/Driver/Driver.cpp: Driver::generateCompilationDiagnostics and
llvm/lib/Support/PrettyStackTrace.cpp: PrettyStackTraceEntry.
Differs: the place is found afterwards, in the frames of the traceback, so that a run without a fault pays nothing;
command line and preprocessed source stand in one file.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Sequence
from types import TracebackType

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, format_message
from hlslfe.basic.source import Loc
from hlslfe.frontend.command_line import Invocation
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.output import OutputError, write_output

FOLDER_VARIABLE = "HLSLFE_CRASH_DIAGNOSTICS_DIR"
# Preprocessing has used these up, and files are not to be written again: (spelling, is the value another word).
_USED_UP = (("-D", True), ("-U", True), ("-I", True), ("-include", True), ("-o", True), ("-Fo", True), ("-MF", True),
            ("-MD", False), ("-MMD", False), ("-MT", True), ("-MQ", True), ("-MP", False), ("-j", True),
            ("-fcrash-diagnostics-dir=", False), ("-gen-reproducer", False), ("-H", False),
            ("--diagnostics-output", True), ("-dependency-file", True))


def report_crash(error: Exception, compilation: Compilation, source: bytes, invocation: Invocation) -> None:
    """Add the internal error to the diagnostics of `compilation`, and write its reproducer."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    found = _diagnostic("err_internal_compiler_error", _place_in_work(error.__traceback__), what)
    if invocation.reproducer != "off":
        try:
            path = _write_reproducer(compilation, source, invocation, what, error.__traceback__)
        except (OutputError, OSError) as problem:
            found.notes.append(_diagnostic("note_no_reproducer", 0, str(problem)))
        else:
            found.notes.append(_diagnostic("note_reproducer", 0, path))
    compilation.diags.diagnostics.append(found)
    compilation.diags.error_count += 1


def _diagnostic(id: str, loc: Loc, *args: object) -> Diagnostic:
    row = CATALOGUE[id]
    return Diagnostic(id, row.severity, row.group, loc, format_message(row.text, args))


def _place_in_work(trace: TracebackType | None) -> Loc:
    """The location that the innermost frame with one knows: its `loc`, or that of a node among its variables."""
    found = 0
    while trace is not None:
        values = trace.tb_frame.f_locals
        for value in (values.get("loc"), *(getattr(value, "loc", None) for value in list(values.values()))):
            if type(value) is int and value > 0:
                found = value
                break
        else:
            found = next((place for value in list(values.values())
                          if type(place := getattr(value, "lexpos", None)) is int and place > 0), found)
        trace = trace.tb_next
    return found


def _write_reproducer(compilation: Compilation, source: bytes, invocation: Invocation, what: str,
                      trace: TracebackType | None) -> str:
    text = _preprocessed(compilation)
    words = reduced_words(invocation) if text is not None else invocation.words
    if text is None:
        text = source.decode("utf-8", "surrogateescape")
    frame = traceback.extract_tb(trace)[-1]
    place = f"{os.path.basename(frame.filename)}: {frame.name}, line {frame.lineno}"
    name = compilation.name
    import shlex

    spelled = " ".join("%s" if word == name else shlex.quote(word) for word in words if word not in invocation.inputs
                       or word == name)
    from hlslfe import __version__

    head = f"// RUN: hlslfe {spelled}\n// hlslfe {__version__}, {' '.join(what.split())}\n// {place}\n"
    path = _new_path(invocation, os.path.splitext(os.path.basename(name).strip("<>"))[0])
    write_output(path, head + text)
    return path


def _preprocessed(compilation: Compilation) -> str | None:
    """The text after preprocessing; None when that did not end, or cannot be printed."""
    from hlslfe.lex.print_preprocessed import print_preprocessed_input

    tokens = compilation.finished_tokens
    if tokens is None:
        return None
    try:
        return print_preprocessed_input(compilation.sources, tokens)
    except Exception:  # the fault may be there
        return None


def reduced_words(invocation: Invocation) -> Sequence[str]:
    """The command line without what preprocessing has used up and without its outputs."""
    kept: list[str] = []
    skip = False
    for word in invocation.words:
        if skip:
            skip = False
            continue
        row = next((row for row in _USED_UP if _is_spelled(word, row[0])), None)
        if row is None:
            kept.append(word)
        else:
            skip = row[1] and word == row[0]
    return kept


def _is_spelled(word: str, option: str) -> bool:
    """Is `word` that option, with its value or without?"""
    joins = option in ("-D", "-U", "-I", "-Fo") or option.endswith("=")
    return word == option or word.startswith(option if joins else option + "=")


def _new_path(invocation: Invocation, stem: str) -> str:
    """A file that does not exist yet."""
    import tempfile

    folder = invocation.crash_folder or os.environ.get(FOLDER_VARIABLE) or tempfile.gettempdir()
    os.makedirs(folder, exist_ok=True)
    handle, path = tempfile.mkstemp(".hlsl", f"{stem}-", folder)
    os.close(handle)
    return path
