"""One shader's test from its text to its outcome.

No Clang counterpart: mirrors llvm/utils/lit/lit/TestRunner.py: executeShTest, getDefaultSubstitutions.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterable, Mapping

from hlslfe.testing.conditionals import choose
from hlslfe.testing.script import Script, ScriptError, holds, read_script
from hlslfe.testing.shell import ShellError, run
from hlslfe.testing.tools import find_tool

# How the tests of other compilers spell theirs.
_TOOL_SPELLINGS = {
    "%hlslfe": "hlslfe", "%dxc": "dxc", "%clang_dxc": "clang-dxc", "%clang_cc1": "clang_cc1", "%clang": "hlslfe",
    "%FileCheck": "FileCheck",
}
_REPORT_LINE = re.compile(
    r"  (?:File (?P<file>.*?) )?Line (?P<line>\d+|\*)(?: \(directive at (?P<at>.*?):(?P<at_line>\d+)\))?"
    r"(?: '[\w-]+')?: (?P<text>.*)")
_REPORT_HEAD = re.compile(r"error: (?:'(?P<word>[\w-]+)' diagnostics|diagnostics of severity '(?P<kind>\w+)') "
                          r"(?P<what>expected but not seen|seen but not expected): ?$")


class Outcome:
    """kind: "pass", "fail", "xfail" (failed as it should), "xpass" (it should have failed) or "unsupported".
    line: of the RUN line or directive at fault, 0 for none.  message: what to show."""

    __slots__ = ("kind", "line", "message")

    def __init__(self, kind: str, line: int = 0, message: str = "") -> None:
        self.kind = kind
        self.line = line
        self.message = message


def default_features() -> frozenset[str]:
    """What REQUIRES, UNSUPPORTED and XFAIL may name without any configuration."""
    import importlib.util

    features = {"hlslfe", "hlsl", "dxil", "system-" + sys.platform, sys.platform}
    if importlib.util.find_spec("llvmlite") is not None:
        features.add("llvm")
    return frozenset(features)


def substitutions(path: str, folder: str, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """What stands for what in a RUN line. `folder` is the test's own for temporary files."""
    name = os.path.basename(path)
    source = os.path.dirname(path)
    temporary = os.path.join(folder, name + ".tmp")
    stem = os.path.splitext(name)[0]
    table = {
        "%s": path, "%S": source, "%p": source, "%t": temporary, "%T": folder, "%basename_t": name,
        "%{s:basename}": name, "%{s:stem}": stem, "%{t:stem}": os.path.splitext(temporary)[0],
    }
    table = {key: shlex.quote(value) for key, value in table.items()}
    table.update({f"%/{key[1]}": table[key] for key in ("%s", "%S", "%p", "%t", "%T")})
    return {**_TOOL_SPELLINGS, **table, **(extra or {})}


def substitute(text: str, table: Mapping[str, str]) -> str:
    """Each `%name` of the table, the longest first; `%%` is a percent sign. Raises ShellError for any other name."""
    words = sorted(table, key=len, reverse=True)
    pattern = "%%|" + "|".join(re.escape(word) + (r"(?!\w)" if word[-1].isalnum() and len(word) > 2 else "")
                               for word in words)

    def replace(match: re.Match[str]) -> str:
        if match[0] == "%%":
            return "%"
        if match[0] not in table:
            raise ShellError(f"nothing is called '{match[0]}' in a RUN line; '%%' is a percent sign")
        return table[match[0]]

    return re.sub(pattern + r"|%\{[\w:+-]+\}|%/?[A-Za-z_]\w*", replace, text)


def run_test(path: str, folder: str, features: Iterable[str] = (), extra: Mapping[str, str] | None = None) -> Outcome:
    """Run the script of the shader at `path`; `folder` exists and is for its temporary files."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    known = default_features() | frozenset(features)
    try:
        script = read_script(text)
        missing = [word for line, word in script.requires if not holds((line, word), known)]
        if missing:
            return Outcome("unsupported", 0, f"REQUIRES: {', '.join(missing)}")
        unwanted = [word for line, word in script.unsupported if holds((line, word), known)]
        if unwanted:
            return Outcome("unsupported", 0, f"UNSUPPORTED: {', '.join(unwanted)}")
        script.commands = [(line, choose(line, command, known)) for line, command in script.commands]
        should_fail = bool([each for each in script.xfail if holds(each, known)])
    except ScriptError as error:
        return Outcome("fail", error.line, f"{path}:{error.line}: {error}")
    outcome = _run_script(path, script, substitutions(path, folder, extra))
    if should_fail:
        passed = outcome.kind == "pass"
        return Outcome("xpass", script.xfail[0][0], f"{path}:{script.xfail[0][0]}: XFAIL, but it passes") if passed \
            else Outcome("xfail", outcome.line, outcome.message)
    return outcome


def _run_script(path: str, script: Script, table: Mapping[str, str]) -> Outcome:
    if not script.commands:
        return Outcome("fail", 1, f"{path}:1: no RUN line")
    for line, command in script.commands:
        try:
            result = run(substitute(command, table), find_tool)
        except ShellError as error:
            return Outcome("fail", line, f"{path}:{line}: {error}")
        if result.status:
            places = directive_places(result.log)
            shown = "".join(f"{place}\n" for place in places)
            at = next((int(place[len(path) + 1:].partition(":")[0]) for place in places
                       if place.startswith(f"{path}:")), line)
            return Outcome("fail", at, f"{shown}{path}:{line}: RUN: {command}\n{result.log}")
    return Outcome("pass")


def directive_places(log: str) -> list[str]:
    """`file:line: what` for each line of the reports of -verify in `log`: the place of the directive, or of what no
    directive expects."""
    places: list[str] = []
    head: re.Match[str] | None = None
    for line in log.splitlines():
        head = _REPORT_HEAD.match(line) or (head if line.startswith("  ") else None)
        match = _REPORT_LINE.match(line) if head is not None else None
        if match is None or head is None:
            continue
        file, number = (match["at"], match["at_line"]) if match["at"] else (match["file"], match["line"])
        if head["what"].startswith("expected"):
            what = f"{head['word'] or 'expected-' + head['kind']} is not seen: {match['text']}"
        else:
            kind = head["kind"] or head["word"].rpartition("-")[2]
            what = f"unexpected {kind}: {match['text']}"
        places.append(f"{file or '?'}:{number}: {what}")
    return places
