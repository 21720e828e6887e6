"""What the shaders of corpus/ are as a whole; each of them is a test of its own, see `hlslfe/testing/plugin.py`."""

from __future__ import annotations

from pathlib import Path

from hlslfe.testing.script import is_test, read_script

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
SHADERS = sorted(CORPUS.rglob("*.hlsl"))


def run_lines(path: Path) -> list[str]:
    """RUN lines of a shader; one that ends in a backslash goes on in the next."""
    return [text for _, text in read_script(path.read_text(errors="replace")).commands]


def test_every_shader_is_a_test() -> None:
    assert [path for path in SHADERS if not is_test(path.read_text(errors="replace"))] == []


def test_every_shader_runs_hlslfe() -> None:
    wrong = [
        f"{path}: {line}" for path in SHADERS for line in run_lines(path)
        if line.removeprefix("not ").split()[0] not in ("hlslfe", "split-file")
    ]
    assert wrong == []


def test_corpus_is_not_empty() -> None:
    assert len(SHADERS) >= 700
