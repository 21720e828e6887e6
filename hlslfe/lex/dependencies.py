"""Dependency files (-MD, -MF, -MT, -MP): a rule in a Makefile's language.

Mirrors clang/lib/Frontend/DependencyFile.cpp: DependencyFileGenerator::outputDependencyFile, PrintFilename.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_MAX_COLUMNS = 75
_SPECIAL = re.compile(r"(\\*)([ #])")


def quote_name(name: str) -> str:
    """`name` as make reads it: spaces and `#` behind a backslash (backslashes before them doubled), `$` doubled."""
    return _SPECIAL.sub(lambda match: f"{match[1] * 2}\\{match[2]}", name.replace("$", "$$"))


def makefile_rule(targets: Iterable[str], dependencies: Iterable[str], phony: bool = False) -> str:
    """The rule that makes `targets` (written as they are, -MT) depend on the files; the main file comes first.

    `phony` adds an empty rule for each other file, so that deleting one does not stop make (-MP).
    """
    names = [quote_name(name) for name in dependencies]
    parts: list[str] = []
    column = 0
    for target in targets:
        if column and column + len(target) + 2 > _MAX_COLUMNS:
            parts.append(" \\\n  ")
            column = 2
        elif column:
            parts.append(" ")
            column += 1
        parts.append(target)
        column += len(target)
    parts.append(":")
    column += 1
    for name in names:
        if column + len(name) + 3 > _MAX_COLUMNS:
            parts.append(" \\\n ")
            column = 2
        parts.append(" " + name)
        column += len(name) + 1
    parts.append("\n")
    if phony:
        parts.extend(f"{name}:\n" for name in names[1:])
    return "".join(parts)
