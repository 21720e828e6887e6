"""Every shader of corpus/negative against Clang 22, or against DXC where it says `// judge: dxc`.

We reject what they reject: the first error stands in the same line, there are not more errors than theirs, and none
stands in a line where they have none, so that one mistake is no cascade.  That the ids are right is the business of the
`expected-*` comments in the files.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from require import require_oracle  # noqa: E402

import hlslfe  # noqa: E402

NEGATIVE = HERE.parents[1] / "corpus" / "negative"
SHADERS = sorted(NEGATIVE.rglob("*.hlsl"))
RUN_LINE = re.compile(r"// RUN: hlslfe check %s (.*)-verify")


def judge_of(path: Path) -> str:
    return "dxc" if re.search(r"^// judge: dxc$", path.read_text(), re.MULTILINE) else "clang"


def target_of(path: Path) -> tuple[str, str | None]:
    """(profile, entry) as the RUN line has them."""
    match = RUN_LINE.search(path.read_text())
    assert match is not None, "no RUN line of the usual form"
    words = shlex.split(match[1])
    options = dict(zip(words[::2], words[1::2], strict=True))
    assert set(options) <= {"-T", "-E"}, options
    return options["-T"], options.get("-E")


def lines_in(name: str, diagnostics: Iterable[tuple[str, str, int | None]]) -> list[int]:
    """The line of each error (severity, file, line); that of one inside a header is where its first note in the shader
    stands, 0 stands for nowhere."""
    lines: list[int] = []
    is_open = False
    for severity, file, line in diagnostics:
        is_here = os.path.basename(file or "") == name and bool(line)
        if severity in ("error", "fatal"):
            lines.append(line if is_here and line else 0)
            is_open = not is_here
        elif severity == "note" and is_open and is_here and line:
            lines[-1] = line
            is_open = False
    return lines


def precompiled_header(clang: ModuleType, profile: str, folder: Path) -> Path:
    """Clang's default header for a profile, read once: that takes two thirds of the time of a small shader.

    Each profile has a source of its own: Clang refuses a header whose source was written again in a later second.
    """
    empty, header = folder / f"{profile}.hlsl", folder / f"{profile}.pch"
    empty.write_text("\n")
    command = clang.cc1_command(str(empty), clang.triple_for(profile), None, emit="diag")
    words = ["-emit-pch" if word == "-fsyntax-only" else str(header) if word == "-" else word for word in command]
    subprocess.run(words, check=True)
    return header


def clang_lines(clang: ModuleType, path: Path, headers: dict[str, Path]) -> list[int]:
    profile, entry = target_of(path)
    result = clang.compile(path, profile, entry, emit="diag", extra=["-include-pch", str(headers[profile])])
    assert not result.crashed, f"Clang crashes over {path.name}, ask DXC"
    lines = lines_in(path.name, [(each.severity, each.file, each.line) for each in result.diagnostics])
    assert all(lines), f"not an error of {path.name}: {result.stderr}"
    return lines


def dxc_lines(dxc: ModuleType, path: Path) -> list[int]:
    profile, entry = target_of(path)
    result = dxc.compile(path, profile, entry or "", isolate=True)
    return lines_in(path.name, [(each["severity"], each["file"], each["line"]) for each in result.diagnostics
                                if each["message"] != "validation errors"])  # the heading of the errors that follow


@pytest.fixture(scope="module")
def clang_errors(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, list[int]]:
    """Clang's error lines for all shaders that it judges; a process each, as many at a time as there are processors."""
    clang = require_oracle("clang")
    paths = [path for path in SHADERS if judge_of(path) == "clang"]
    folder = tmp_path_factory.mktemp("headers")
    profiles = {target_of(path)[0] for path in paths}
    headers = {profile: precompiled_header(clang, profile, folder) for profile in profiles}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(paths, pool.map(lambda path: clang_lines(clang, path, headers), paths), strict=True))


@pytest.mark.parametrize("path", SHADERS, ids=lambda path: str(path.relative_to(NEGATIVE)))
def test_rejected_where_the_judge_rejects(path: Path, request: pytest.FixtureRequest) -> None:
    if judge_of(path) == "dxc":
        theirs = dxc_lines(require_oracle("dxc"), path)
    else:
        theirs = request.getfixturevalue("clang_errors")[path]
    profile, entry = target_of(path)
    found = hlslfe.check(path, profile=profile, entry=entry).diagnostics
    ours = [each.line or 0 for each in found if each.severity in ("error", "fatal")]
    assert theirs, "the judge accepts it"
    assert ours, "we accept it"
    if any(theirs):  # some of DXC's errors stand nowhere
        assert ours[0] == theirs[0]
        assert set(ours) <= set(theirs)
    assert len(ours) <= len(theirs)


def test_enough_mistakes() -> None:
    assert len(SHADERS) >= 120
