"""Every corpus shader with a `// compare:` line against Clang 22: the functions must be the same, one by one.

`-fclang-compat=22` makes our entry wrappers comparable with Clang's placeholders. What differs on purpose is listed in
KNOWN_DIFFERENCES with the section of docs/differences.md that explains it.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import clang_oracle  # noqa: E402
import compare  # noqa: E402
import irdiff  # noqa: E402
from require import require_oracle  # noqa: E402

from hlslfe.frontend.main import main  # noqa: E402

CORPUS = HERE.parents[1] / "corpus"
SHADERS = [
    path for path in sorted(CORPUS.rglob("*.hlsl")) if "// compare:" in path.read_text(errors="replace")[:2000]
]

# (shader, function) -> why; every entry is explained in docs/differences.md
KNOWN_DIFFERENCES: dict[tuple[str, str], str] = {}


def our_ir(path: Path, profile: str, entry: str | None) -> str:
    out, err = io.StringIO(), io.StringIO()
    words = [str(path), "-T", profile, "-fclang-compat=22", *(["-E", entry] if entry else [])]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    assert status == 0, err.getvalue()
    return out.getvalue()


@pytest.mark.parametrize("path", SHADERS, ids=lambda path: str(path.relative_to(CORPUS)))
def test_functions_equal_clang(path: Path) -> None:
    require_oracle("clang")
    profile, entry = compare.settings(str(path), "", None)
    theirs = clang_oracle.compile(str(path), profile, entry)
    assert theirs.ok, theirs.stderr
    report = irdiff.compare(theirs.output, our_ir(path, profile, entry), {"library", "names"})
    assert not report.invalid, report.invalid
    shader = str(path.relative_to(CORPUS))
    for kind in ("functions", "attrs"):
        section = report.sections[kind]
        differing = {name: diff for name, diff in section.differ.items() if (shader, name) not in KNOWN_DIFFERENCES}
        assert not differing, "\n".join(differing.values())
        assert not section.missing and not section.extra, (section.missing, section.extra)


def test_enough_shaders_are_compared() -> None:
    assert len(SHADERS) >= 25
