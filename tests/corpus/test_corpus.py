"""Runs the RUN lines of every shader in corpus/, in this process.

A RUN line is `[not] hlslfe ARGS [2>&1] [| FileCheck %s [--check-prefix=X]]`; `%s` is the file, `%S` its folder.
`not` wants exit code 1 (errors in the input), otherwise it must be 0.  Without FileCheck the exit code is the test.
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import Options
from filecheck.parser import Parser

from hlslfe.frontend.main import main

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
SHADERS = sorted(CORPUS.rglob("*.hlsl"))
RUN_LINE = re.compile(r"//\s*RUN:\s*(.*)")


def run_lines(path: Path) -> list[str]:
    """RUN lines of a shader; one that ends in a backslash goes on in the next."""
    lines: list[str] = []
    unfinished = False
    for text in RUN_LINE.findall(path.read_text(errors="replace")):
        text = text.strip()
        lines[-1:] = [lines[-1] + " " + text] if unfinished else [*lines[-1:], text]
        unfinished = text.endswith("\\")
        lines[-1] = lines[-1].rstrip("\\").strip()
    return lines


def compile_command(words: list[str]) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    return status, out.getvalue(), err.getvalue()


def file_check(words: list[str], text: str) -> str | None:
    """None when the CHECK lines hold, else what FileCheck says."""
    options = {"check_prefixes": ["CHECK"]}
    name = words[0]
    for word in words[1:]:
        key, _, value = word.lstrip("-").partition("=")
        assert key in ("check-prefix", "check-prefixes"), word
        options["check_prefixes"] = value.split(",")
    opts = Options(name, "-", **options)  # type: ignore[arg-type]
    complaint = io.StringIO()
    matcher = Matcher(opts, FInput("-", text), Parser.from_opts(opts))
    matcher.stderr = complaint
    with contextlib.redirect_stdout(complaint), contextlib.redirect_stderr(complaint):
        failed = matcher.run()
    return complaint.getvalue() if failed else None


@pytest.mark.parametrize("path", SHADERS, ids=lambda path: str(path.relative_to(CORPUS)))
def test_shader(path: Path) -> None:
    lines = run_lines(path)
    assert lines, "no RUN line"
    for line in lines:
        command, bar, check = line.replace("%s", shlex.quote(str(path))).replace("%S", str(path.parent)).partition("|")
        words = shlex.split(command)
        wanted = 0
        if words[0] == "not":
            wanted = 1
            words.pop(0)
        with_stderr = words[-1] == "2>&1"
        if with_stderr:
            words.pop()
        assert words.pop(0) == "hlslfe", line
        status, out, err = compile_command(words)
        assert status == wanted, f"{line}\nexit code {status}, not {wanted}\n{err}{out}"
        if bar:
            name, *options = shlex.split(check)
            assert name == "FileCheck"
            complaint = file_check(options, err + out if with_stderr else out)
            assert complaint is None, f"{line}\n{complaint}\n{err}{out}"


def test_corpus_is_not_empty() -> None:
    assert len(SHADERS) >= 40
