"""`-j N`: several processes, one order of results, and ends that are clean."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from hlslfe.frontend import jobs
from hlslfe.frontend.main import main
from hlslfe.frontend.run import Runner

GOOD = "export float f() { return 1; }\n"
BAD = "export float f() { return missing; }\n"


@pytest.fixture
def shaders(tmp_path: Path) -> list[str]:
    """Twelve shaders, those with an odd number have an error."""
    for number in range(12):
        (tmp_path / f"s{number:02}.hlsl").write_text(BAD if number % 2 else GOOD)
    return sorted(str(path) for path in tmp_path.glob("s*.hlsl"))


@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.parametrize("words", [[], ["--format", "json"], ["--format", "grid"], ["--format", "svg"],
                                   ["-o", "all.txt"], ["--format", "json", "-o", "all.json"]], ids=" ".join)
def test_signatures_are_collected(tmp_path: Path, method: str, words: list[str], monkeypatch: pytest.MonkeyPatch,
                                  capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(jobs, "start_method", lambda: method)
    monkeypatch.chdir(tmp_path)
    for number in range(5):
        wrong = "float k" if number == 3 else f"float{number % 4 + 1} k : K{number}"
        Path(f"s{number}.hlsl").write_text(
            f'[shader("pixel")] float4 p{number}({wrong}) : SV_Target {{ return k.x; }}\n')
    names = [f"s{number}.hlsl" for number in range(5)]
    results = []
    for more in ([], ["-j", "3"]):
        status = main(["sig", *names, *words, *more])
        out, err = capsys.readouterr()
        written = Path(words[-1]).read_text() if "-o" in words else ""
        results.append((status, out, err.split("5 files: ")[0], written))
    assert results[0] == results[1] and results[0][0] == 1 and "p4" in results[0][1] + results[0][3]


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_the_same_as_one_after_the_other(shaders: list[str], method: str, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(jobs, "start_method", lambda: method)
    assert main(["check", *shaders]) == 1
    alone = capsys.readouterr()
    assert main(["check", *shaders, "-j", "3"]) == 1
    together = capsys.readouterr()
    summary = "12 files: 6 without errors, 6 with errors\n" + "".join(f"  {name}\n" for name in shaders[1::2])
    assert (together.out, together.err) == (alone.out, alone.err + summary)


def test_compile_to_a_folder(shaders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert main([*shaders, "-j2", "-o", str(folder), "-MD"]) == 1
    assert sorted(path.name for path in folder.glob("*.ll")) == [f"s{number:02}.ll" for number in range(0, 12, 2)]
    assert len(list(folder.glob("*.d"))) == 12
    assert main([*shaders[::2], "-j", "2"]) == 0
    out = capsys.readouterr().out
    assert [line.split('"')[1] for line in out.splitlines() if line.startswith("source_filename")] == shaders[::2]


def test_machine_readable(shaders: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *shaders, "-j", "0", "-fdiagnostics-format=json"]) == 1
    seen = json.loads(capsys.readouterr().err)
    assert [each["file"] for each in seen] == shaders[1::2]


@pytest.mark.parametrize("count", ["1", "4"])
def test_fail_fast(shaders: list[str], count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", shaders[0], *shaders[2:], "--fail-fast", "-j", count]) == 1
    err = capsys.readouterr().err
    assert err.count("error: ") == 1 and "s03.hlsl:1:27: error: " in err
    if count != "1":
        assert "11 files: 2 without errors, 1 with errors, 8 left out\n" in err


def test_a_file_that_is_not_there(shaders: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", shaders[0], "nope.hlsl", shaders[2], "-j", "2"]) == 2
    err = capsys.readouterr().err
    assert "no such file: 'nope.hlsl'" in err
    assert "3 files: 2 without errors, 1 not read or not written\n  nope.hlsl\n" in err


@pytest.mark.parametrize(("way", "message"), [
    ("raise", "RuntimeError: oh"),
    ("kill", f"its process was killed by signal {int(signal.SIGKILL)}"),
    ("exit", "its process ended with exit code 3"),
])
def test_a_crash_costs_one_file(shaders: list[str], way: str, message: str, monkeypatch: pytest.MonkeyPatch,
                                capsys: pytest.CaptureFixture[str]) -> None:
    run_one = Runner.run_one

    def crash(self: Runner, name: str) -> int:
        if name.endswith("s04.hlsl"):
            if way == "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            elif way == "exit":
                os._exit(3)
            raise RuntimeError("oh")
        return run_one(self, name)

    monkeypatch.setattr(jobs, "start_method", lambda: "fork")
    monkeypatch.setattr(Runner, "run_one", crash)
    assert main(["check", *shaders, "-j", "2"]) == 70
    err = capsys.readouterr().err
    assert f"s04.hlsl: error: internal compiler error: {message}\n" in err
    assert "12 files: 5 without errors, 6 with errors, 1 with internal errors\n" in err


@pytest.mark.parametrize("possible", [0, 1])
def test_no_more_processes(shaders: list[str], possible: int, monkeypatch: pytest.MonkeyPatch,
                           capsys: pytest.CaptureFixture[str]) -> None:
    start = jobs.JobRunner._start_worker

    def start_some(self: jobs.JobRunner) -> None:
        if len(self.workers) >= possible:
            raise BlockingIOError(11, "no more processes")
        start(self)

    monkeypatch.setattr(jobs.JobRunner, "_start_worker", start_some)
    assert main(["check", *shaders[::2], "-j", "3"]) == (0 if possible else 2)
    assert ("6 files: 6 without errors" if possible else "no process can be started") in capsys.readouterr().err


def test_verify_too(shaders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in shaders:
        text = Path(path).read_text()
        directive = "// expected-error {{'missing'}}" if "missing" in text else "// expected-no-diagnostics"
        Path(path).write_text(text + directive.replace("error", "error@1"))
    assert main(["check", *shaders, "-j", "2", "-verify"]) == 0
    assert capsys.readouterr().err == "12 files: 12 without errors\n"


@pytest.mark.parametrize(("words", "message"), [
    (["-j", "x"], "-j takes a number"),
    (["-j", "-1"], "-j takes a number"),
    (["-j", "2", "-"], "standard input does not go with -j"),
])
def test_bad_usage(shaders: list[str], words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *shaders, *words]) == 2
    assert message in capsys.readouterr().err


def test_one_file_needs_a_number_too(shaders: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "-j", "x", shaders[0]]) == 2
    assert "-j takes a number from 0 to 1000, not 'x'" in capsys.readouterr().err


def test_control_c(tmp_path: Path) -> None:
    path = tmp_path / "long.hlsl"
    path.write_text("".join(f"float f{n}(float a) {{ return a * {n}; }}\n" for n in range(300)))
    command = [sys.executable, "-m", "hlslfe", "check", *[str(path)] * 3000, "-j", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")
    with pytest.raises(ProcessLookupError):  # no process of the group is left
        os.killpg(process.pid, 0)


def test_control_c_during_the_imports() -> None:
    code = ("import sys\n"
            "class Finder:\n"
            "    def find_spec(self, name, path=None, target=None):\n"
            "        if name == 'hlslfe.frontend.option_table': raise KeyboardInterrupt\n"
            "sys.meta_path.insert(0, Finder())\n"
            "from hlslfe.frontend.start import console_main\n"
            "console_main()\n")
    done = subprocess.run([sys.executable, "-c", code, "x.hlsl"], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_progress_on_a_terminal_only(shaders: list[str]) -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "hlslfe", "check", *shaders[::2], "-j", "2"]
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs,
                               env={**os.environ, "TERM": "xterm"})
    os.close(theirs)
    seen = b""
    while True:
        try:
            data = os.read(ours, 4096)
        except OSError:
            break
        if not data:
            break
        seen += data
    assert process.wait() == 0
    os.close(ours)
    assert b"0/6" in seen
    assert seen.endswith(b"6 files: 6 without errors\r\n")
