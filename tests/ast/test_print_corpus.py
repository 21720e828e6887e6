"""-ast-print on the whole corpus: what is printed compiles to the same module as the shader that it comes from."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from hlslfe.frontend.main import main

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
RUN_LINE = re.compile(r"//\s*RUN:\s*hlslfe (.*)")
SHADERS = [path for path in sorted(CORPUS.rglob("*.hlsl")) if path.parts[len(CORPUS.parts)] != "negative"]
# Options with a value that say how a shader compiles; all others are about output.
WITH_VALUE = frozenset({"-T", "-E", "-HV", "-std", "-D", "-include", "-I"})
ABOUT_INPUT = frozenset({"-enable-16bit-types", "-fnative-half-type", "-fnative-int16-type", "-Zpr", "-Zpc",
                         "-pack-optimized", "-pack-prefix-stable", "-spirv"})
DONE_BY_PRINTING = frozenset({"-D", "-include", "-I"})


def commands(path: Path) -> list[list[str]]:
    """The options of each RUN line, without those about output, each set of them once."""
    found: list[list[str]] = []
    for line in RUN_LINE.findall(path.read_text(errors="replace")):
        words = shlex.split(line.partition("|")[0].replace("%S", str(path.parent)))
        if words[0] in ("link", "-cc1"):
            continue
        options: list[str] = []
        for index, word in enumerate(words):
            if word in WITH_VALUE:
                options += words[index:index + 2]
            elif word in ABOUT_INPUT or word.startswith(("-D", "-I", "-std=", "-fdx-")):
                options.append(word)
        if options not in found:
            found.append(options)
    return found


def without_macros(options: list[str]) -> list[str]:
    """The options for what was printed: the preprocessor has done its work."""
    kept: list[str] = []
    skip = False
    for word in options:
        if not skip and word not in DONE_BY_PRINTING and not word.startswith(("-D", "-I")):
            kept.append(word)
        skip = word in DONE_BY_PRINTING
    return kept


def run(words: list[str]) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    return status, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("path", SHADERS, ids=lambda path: str(path.relative_to(CORPUS)))
def test_printed_shader_compiles_to_the_same(path: Path, tmp_path: Path) -> None:
    for options in commands(path):
        status, module, _ = run([str(path), *options])
        if status:
            continue  # it shows errors
        status, text, errors = run([str(path), *options, "--emit=ast-print"])
        assert status == 0, errors
        again = tmp_path / path.name  # the file's name is part of the module
        again.write_text(text)
        status, module_again, errors = run([str(again), *without_macros(options)])
        assert status == 0, f"{errors}\n{text}"
        assert module_again.replace(str(again), "FILE") == module.replace(str(path), "FILE"), text


def test_enough_shaders() -> None:
    assert sum(bool(commands(path)) for path in SHADERS) >= 100
