"""split-file against LLVM's own, where that is installed, and on what it refuses."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hlslfe.testing.split_file import SplitError, split_file, split_parts

TEXT = b"before\n//--- a.hlsl\nfoo\nbar\n--- no/part\n#;--- nor this\nbaz\n//--- b/c.h\n\n//---\n//--- d\nlast"


def read_all(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("leading_lines", [False, True])
def test_parts(tmp_path: Path, leading_lines: bool) -> None:
    split_file(TEXT, str(tmp_path / "ours"), leading_lines)
    ours = read_all(tmp_path / "ours")
    assert set(ours) == {"a.hlsl", "b/c.h", "d"}
    assert ours["d"].lstrip() == b"last" and ours["a.hlsl"].startswith(b"\n\nfoo" if leading_lines else b"foo")
    tool = shutil.which("split-file-22")
    if tool:
        (tmp_path / "x").write_bytes(TEXT)
        words = ["--leading-lines"] if leading_lines else []
        subprocess.run([tool, *words, str(tmp_path / "x"), str(tmp_path / "theirs")], check=True)
        assert ours == read_all(tmp_path / "theirs")


def test_a_marker_without_characters_before() -> None:
    assert split_parts(b"--- a\n//--- b\n--- c\n") == [("a", 1, b"//--- b\n"), ("c", 3, b"")]


@pytest.mark.parametrize(("text", "message"), [
    (b"nothing\n", "no '//--- name' line"),
    (b"//--- a\n//--- a\n", "line 2: a second part 'a'"),
    (b"//--- ../a\n", "cannot name a part"),
    (b"//--- /a\n", "cannot name a part"),
    (b"//--- \n", "cannot name a part"),
])
def test_refused(text: bytes, message: str) -> None:
    with pytest.raises(SplitError, match=message):
        split_parts(text)
