"""3,000 inputs of fixed seeds: no traceback, no hang, no memory over 1 GiB, no module that LLVM refuses.

The same inputs on every machine; `python tests/fuzz/fuzz_run.py --seed N --count M` runs others.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import fuzz_judge  # noqa: E402
from fuzz_run import minimise  # noqa: E402

from hlslfe.frontend.compiler import Compilation  # noqa: E402

COUNTS = {"bytes": 900, "tokens": 900, "gentle": 500, "grammar": 450, "typed": 250}


@pytest.mark.parametrize("kind", COUNTS)
def test_seeded_inputs(kind: str, tmp_path: Path) -> None:
    command = [sys.executable, str(HERE / "fuzz_run.py"), "--kinds", kind, "--seed", "1", "--count", str(COUNTS[kind]),
               "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_number_of_inputs() -> None:
    assert sum(COUNTS.values()) == 3000 and set(COUNTS) == set(fuzz_judge.MAKERS)


@pytest.mark.parametrize("kind", COUNTS)
def test_a_seed_makes_the_same_input(kind: str) -> None:
    assert fuzz_judge.make(kind, 17) == fuzz_judge.make(kind, 17) != fuzz_judge.make(kind, 18)


@pytest.mark.parametrize("seed", range(20))
def test_typed_shaders_are_valid(seed: int) -> None:
    source, profile = fuzz_judge.make("typed", seed)
    compilation = Compilation("typed.hlsl", source, fuzz_judge.options_of(profile))
    assert compilation.signatures() is not None, [each.message for each in compilation.diagnostics]


@pytest.mark.parametrize(("way", "what"), [
    ("raise", "ValueError oops in"), ("loop", "hang in"), ("memory", "memory in"), ("refuse", "verifier: "),
    ("silent", "wrong result: neither errors nor a module"),
])
def test_the_judge_sees(way: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Compilation) -> str | None:
        if way == "raise":
            raise ValueError("oops")
        if way == "memory":
            raise MemoryError
        while way == "loop":
            pass
        return None if way == "silent" else "define void @f() { ret i32 0 }"

    monkeypatch.setattr(fuzz_judge, "TIME_LIMIT", 0.2)
    monkeypatch.setattr(Compilation, "llvm_ir", broken)
    found = fuzz_judge.judge("int a;", "lib_6_6")
    assert found is not None and found.what.startswith(what)


def test_minimise(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(source: str, profile: str) -> fuzz_judge.Finding | None:
        return fuzz_judge.Finding("it") if "bad" in source and "x" in source else None

    monkeypatch.setattr("fuzz_run.judge", judge)
    assert str(minimise("int a;\nx bad y\nint c;\n", "lib_6_6", "it")).split() in (["xbad"], ["x", "bad"])
