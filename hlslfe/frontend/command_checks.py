"""What a command line may not ask for: outputs over inputs, options without the one that they belong to.

Mirrors clang/lib/Driver/Driver.cpp: Driver::BuildCompilation (unused arguments).
Differs: an output that would replace an input, or another output, is an error.
"""

from __future__ import annotations

import os
import sys

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import format_message
from hlslfe.frontend.command_line import Invocation, UsageError
from hlslfe.frontend.warning_options import WarningOptions


def _identity(path: str) -> str:
    """What two paths of one file have in common, existing or not; "" for devices and pipes (never overwritten)."""
    return "" if os.path.exists(path) and not os.path.isfile(path) else os.path.realpath(path)


def check_files(invocation: Invocation, outputs: list[tuple[str, str]]) -> None:
    """Raises UsageError when one of `outputs`, each (option, path), is an input, or two of them are one file."""
    if invocation.inputs.count("-") > 1:
        raise UsageError("'-' stands twice: standard input can be read once")
    inputs = {_identity(name): name for name in invocation.inputs if name != "-"}
    taken: dict[str, str] = {}
    for option, path in outputs:
        identity = _identity(path) if path and path != "-" else ""
        if not identity:
            continue
        if identity in inputs:
            raise UsageError(f"'{option} {path}' would overwrite the input '{inputs[identity]}'")
        if taken.get(identity) == option:
            raise UsageError(f"two inputs would be written to '{path}'")
        if identity in taken:
            raise UsageError(f"'{taken[identity]}' and '{option}' both write '{path}'")
        taken[identity] = option


def report_unused(invocation: Invocation, warnings: WarningOptions) -> int:
    """Warn about options that have no effect without another one; how many warnings that were."""
    unused: list[str] = []
    if invocation.dependency_file is None:
        unused = [option for option, is_given in (
            ("-MF", invocation.dependency_path is not None), ("-MT", bool(invocation.dependency_targets)),
            ("-MP", invocation.phony_targets)) if is_given]
    return _report_options("warn_drv_unused_argument", [(option, "-MD") for option in unused], warnings)


def report_without_effect(invocation: Invocation, warnings: WarningOptions) -> int:
    """Warn about options of dxc that are accepted and ask for something that does not come."""
    rows = {row.spelling: row.help for row in invocation.without_effect}
    return _report_options("warn_drv_no_effect", list(rows.items()), warnings)


def _report_options(id: str, arguments: list[tuple[str, str]], warnings: WarningOptions) -> int:
    row = CATALOGUE[id]
    severity = warnings.severity_of(id, row)
    if severity == "ignored":
        return 0
    for each in arguments:
        print(f"{severity}: {format_message(row.text, each)} [-W{row.group}]", file=sys.stderr)
    return len(arguments)
