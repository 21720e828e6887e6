"""The ill-formed shaders of the folder ill_formed, side by side: hlslfe, Clang 22, DXC.

A case begins with `=== name`; `//!` ends each line with a mistake (`//!2`: with two).  `ill_formed.py` writes
docs/diagnostics-comparison.md.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import hlslfe  # noqa: E402

PROFILE = "lib_6_6"
DOCUMENT = HERE.parents[1] / "docs" / "diagnostics-comparison.md"
_TRIES = 5
_MARK = re.compile(r"//!(\d*)$")
Lines = list[int]


class Case:
    """One shader; `marked` has the line of each mistake."""

    def __init__(self, group: str, name: str, text: str) -> None:
        self.group = group
        self.name = name
        self.text = text
        self.marked: Lines = []
        for number, line in enumerate(text.split("\n"), 1):
            match = _MARK.search(line)
            if match:
                self.marked += [number] * int(match[1] or 1)


def read_cases() -> list[Case]:
    """All cases, in the order of the files."""
    cases = []
    for path in sorted((HERE / "ill_formed").glob("*.txt")):
        for part in path.read_text().split("=== ")[1:]:
            name, text = part.split("\n", 1)
            cases.append(Case(path.stem, name, text))
    return cases


def our_lines(case: Case) -> Lines:
    """The lines of our errors, in the order of the report."""
    found = hlslfe.check(case.text, filename="case.hlsl", profile=PROFILE).diagnostics
    return [each.line or 0 for each in found if each.severity in ("error", "fatal")]


def clang_lines(clang: ModuleType, cases: list[Case]) -> dict[str, Lines]:
    """Clang's, by the name of the case."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "empty.hlsl").write_text("\n")
        header = folder / "default.pch"
        command = clang.cc1_command(str(folder / "empty.hlsl"), clang.triple_for(PROFILE), None, emit="diag")
        subprocess.run(["-emit-pch" if word == "-fsyntax-only" else str(header) if word == "-" else word
                        for word in command], check=True)

        def run(numbered: tuple[int, Case]) -> Lines:
            path = folder / f"{numbered[0]}.hlsl"
            path.write_text(numbered[1].text)
            result = clang.compile(path, PROFILE, None, emit="diag", extra=["-include-pch", str(header)])
            return [each.line for each in result.diagnostics if each.severity in ("error", "fatal")]

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return dict(zip([case.name for case in cases], pool.map(run, enumerate(cases)), strict=True))


def dxc_lines(dxc: ModuleType, cases: list[Case]) -> dict[str, Lines]:
    """DXC's, by the name of the case; [] where it accepts the shader, [-1] where it breaks down each time (one of them
    makes it break down once in a while)."""
    found = {}
    for case in cases:
        found[case.name] = [-1]
        for _ in range(_TRIES):
            try:
                result = dxc.compile(case.text, PROFILE, "", isolate=True)
            except dxc.DxcCrash:
                continue
            found[case.name] = [each["line"] or 0 for each in result.diagnostics
                                if each["severity"] in ("error", "fatal")]
            break
    return found


def grade(case: Case, ours: Lines, theirs: Lines) -> str:
    """"better", "same" or "worse": first by mistakes that are reported, then by errors beside them."""
    marked = set(case.marked)

    def score(lines: Lines) -> tuple[int, int]:
        return len(marked & set(lines)), -max(0, len(lines) - len(case.marked))

    mine, other = score(ours), score(theirs)
    return "better" if mine > other else "same" if mine == other else "worse"


def _spell(lines: Lines) -> str:
    return "breaks down" if lines == [-1] else ", ".join(map(str, lines)) or "none"


def document(cases: list[Case], ours: dict[str, Lines], clang: dict[str, Lines], dxc: dict[str, Lines]) -> str:
    """The text of docs/diagnostics-comparison.md."""
    judges = (("Clang 22", clang), ("DXC", dxc))
    parts = ["# Errors side by side\n",
             f"{len(cases)} ill-formed shaders of `tests/oracle/ill_formed/`; `tests/oracle/ill_formed.py` made this."
             " Each line with a mistake\nis marked in its source; a report is better when it finds more of the marked "
             "lines, or, for as many, has fewer\nerrors beside them. Shaders with one mistake each: `corpus/negative/`,"
             " "
             "judged in `tests/oracle/test_negative_oracle.py`.\n",
             "| compared with | hlslfe is better | same | worse | their errors | ours | mistakes |",
             "| --- | --- | --- | --- | --- | --- | --- |"]
    total = sum(len(case.marked) for case in cases)
    mine = sum(len(lines) for lines in ours.values())
    for name, theirs in judges:
        grades = [grade(case, ours[case.name], theirs[case.name]) for case in cases]
        count = sum(len(lines) for lines in theirs.values() if lines != [-1])
        parts.append(f"| {name} | " + " | ".join(str(grades.count(each)) for each in ("better", "same", "worse"))
                     + f" | {count} | {mine} | {total} |")
    parts.append("\n## Where they differ\n\nThe numbers are the lines of the errors.\n\n"
                 "| shader | mistakes | hlslfe | Clang 22 | DXC |\n| --- | --- | --- | --- | --- |")
    for case in cases:
        row = [ours[case.name], clang[case.name], dxc[case.name]]
        if any(sorted(lines) != sorted(row[0]) for lines in row[1:]):
            parts.append(f"| {case.group}: {case.name} | " + " | ".join(map(_spell, [case.marked, *row])) + " |")
    return "\n".join(parts) + "\n"


def main() -> int:
    from require import require_oracle

    clang, dxc = require_oracle("clang"), require_oracle("dxc")
    cases = read_cases()
    ours = {case.name: our_lines(case) for case in cases}
    DOCUMENT.write_text(document(cases, ours, clang_lines(clang, cases), dxc_lines(dxc, cases)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
