"""Writes docs/diagnostics.md from the rows of hlslfe/explain/catalogue (`python docs/generate_diagnostics.py`)."""

from __future__ import annotations

from pathlib import Path

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.explain.command import severity_line
from hlslfe.explain.rows import Explanation, areas, read_all

PAGE = Path(__file__).resolve().parent / "diagnostics.md"
INTRODUCTION = """# Diagnostics

`hlslfe explain ID` prints one of these; `hlslfe explain -Wgroup` and `--list` list them. The page is made from the
rows in `hlslfe/explain/catalogue/` by `docs/generate_diagnostics.py`; a test says when it is out of date, and another
one runs every example: what is *wrong* reports the id, what is *right* has no error.

    hlslfe explain err_hlsl_interpolation_conflict
"""


def example(title: str, text: str) -> str:
    return f"{title}:\n\n```hlsl\n{text.strip(chr(10))}\n```\n\n" if text else ""


def run_note(run: str) -> str:
    if run == "api":
        return " (as text for `hlslfe.compile`)"
    return "" if run == "check %s" else f" (`hlslfe {run.replace('%s', 'a.hlsl').replace('%S/', '')}`)"


def section(row: Explanation) -> str:
    entry = CATALOGUE[row.id]
    parts = [f"### {row.id}\n\n{severity_line(entry)}: `{entry.text}`\n\n{row.means}\n\n"]
    if row.same_as:
        parts.append(f"Example: as for `{row.same_as}`.\n\n")
    else:
        parts.append(example(f"Wrong{run_note(row.run)}", row.wrong))
        parts += [example(f"with `{name}`", text) for name, text in row.files.items()]
        parts += [f"`{letter}` stands for the hexadecimal bytes {byte}.\n\n" for letter, byte in row.bytes.items()]
        note = run_note(row.right_run) if row.right_run != row.run else ""
        parts.append(example(f"Right{note}", row.right))
    see = f" See {', '.join(f'`{each}`' for each in row.see)}." if row.see else ""
    parts.append(f"Reported by `{row.reported_by}`; rule: {row.rule}.{see}\n\n")
    return "".join(parts)


def page() -> str:
    rows = read_all()
    parts = [INTRODUCTION]
    for area in areas():
        parts.append(f"\n## {area}\n\n")
        parts += [section(row) for row in rows.values() if row.area == area]
    return "".join(parts).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
