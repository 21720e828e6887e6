"""Function bodies, instruction for instruction and name for name.

The cases stand in bodies/*.txt: `=== name`, the source, `---`, the body of `f` as Clang 22 prints it.  There FMF are
the fast-math flags, NP is nofpclass(nan inf) and !N any metadata node; attribute groups and comments are left out.
"""

from __future__ import annotations

import pathlib
import re

import pytest

import hlslfe

FOLDER = pathlib.Path(__file__).parent / "bodies"
ABBREVIATIONS = (("reassoc nnan ninf nsz arcp afn", "FMF"), ("nofpclass(nan inf)", "NP"))


def read_cases() -> dict[str, tuple[str, str]]:
    """`file.name` -> (source, expected body)."""
    cases: dict[str, tuple[str, str]] = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for case in path.read_text().split("=== ")[1:]:
            name, _, rest = case.partition("\n")
            source, _, body = rest.partition("\n---\n")
            cases[f"{path.stem}.{name}"] = (source + "\n", body.rstrip("\n"))
    return cases


CASES = read_cases()


def body_of(source: str) -> str:
    """The body of the exported function `f`, abbreviated."""
    result = hlslfe.compile(source, profile="lib_6_6")
    assert result.ok, [diagnostic.message for diagnostic in result.diagnostics]
    found = re.search(r"^define [^\n]*@_Z1f[^\n]*\{\n(.*?)^}", result.ll or "", re.MULTILINE | re.DOTALL)
    assert found is not None
    body = re.sub(r" +; .*| #\d+", "", found[1])
    body = re.sub(r"!\d+", "!N", body)
    for long, short in ABBREVIATIONS:
        body = body.replace(long, short)
    return "\n".join(line for line in body.split("\n") if line.strip())


def test_there_are_cases() -> None:
    assert len(CASES) > 100


@pytest.mark.parametrize("name", CASES)
def test_body(name: str) -> None:
    source, expected = CASES[name]
    assert body_of(source) == expected
