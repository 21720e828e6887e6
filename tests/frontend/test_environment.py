"""What the world around does: streams that are closed or full, files that cannot be written, Ctrl-C, a shared cache."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import hlslfe
from hlslfe.basic import cache
from hlslfe.frontend.output import OutputError, write_output

RUN = f"{sys.executable} -m hlslfe"


@pytest.fixture
def fine(tmp_path: Path) -> Path:
    path = tmp_path / "fine.hlsl"
    path.write_text("float f() { return 1; }\n")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.hlsl"
    path.write_text("float f() { return nope; }\n")
    return path


@pytest.mark.parametrize(("words", "status", "says"), [
    ("{fine} >&-", 2, "hlslfe: error: cannot write the output: standard output is closed\n"),
    ("{fine} > /dev/full", 2, "hlslfe: error: cannot write the output: No space left on device\n"),
    ("{fine} -o /dev/full", 2, "hlslfe: error: cannot write '/dev/full': No space left on device\n"),
    ("{fine} -o /proc/x.ll", 2, "hlslfe: error: cannot write '/proc/x.ll': No such file or directory\n"),
    ("{fine} -o {fine}.ll <&-", 0, ""),
    ("{fine} -o {fine}.ll 2>&-", 0, ""),
    ("check {bad} 2>&-", 1, ""),
    ("check {bad} 2>/dev/full", 2, ""),
    ("check {fine} {fine} -j 2 2>/dev/full", 2, ""),
    ("{fine} -fdiagnostics-format=json -o {fine}.ll 2>/dev/full", 2, ""),
    ("--help > /dev/full", 2, "hlslfe: error: cannot write the output: No space left on device\n"),
    ("--help >&-", 2, "hlslfe: error: cannot write the output: standard output is closed\n"),
    ("check /dev/zero", 2, "hlslfe: error: '/dev/zero' is larger than 64 MiB\n"),
    ("check - < /dev/zero", 2, "hlslfe: error: standard input is larger than 64 MiB\n"),
    ("check - <&-", 2, "hlslfe: error: standard input is closed\n"),
    ("explain --list | head -n 1 > /dev/null", 0, ""),
    ("check {bad} 2>&1 | head -c 1 > /dev/null", 0, ""),
])
def test_streams(words: str, status: int, says: str, fine: Path, bad: Path) -> None:
    command = f"{RUN} {words.format(fine=fine, bad=bad)}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (status, says)


def test_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)  # root may write everywhere
    try:
        with pytest.raises(OutputError, match=r"closed/x\.ll': Permission denied"):
            write_output(str(folder / "x.ll"), "text")
    finally:
        os.seteuid(user)
    assert list(folder.iterdir()) == []


def test_header_without_an_end() -> None:
    result = hlslfe.check('#include "/dev/zero"\nint a;\n')
    assert [(each.id, each.line) for each in result.diagnostics] == [("err_pp_error_opening_file", 1)]


@pytest.mark.parametrize("step", ["open", "replace"])
def test_disk_that_is_full_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out.ll"
    path.write_text("old")

    def full(*unused: object, **named: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("builtins.open" if step == "open" else "os.replace", full)
    with pytest.raises(OutputError, match="No space left on device"):
        write_output(str(path), "new")
    monkeypatch.undo()
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_control_c_leaves_no_part_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "long.hlsl"
    path.write_text("".join(f"float f{n}(float a) {{ return a * {n}; }}\n" for n in range(30_000)))
    process = subprocess.Popen([sys.executable, "-m", "hlslfe", str(path), "-o", str(tmp_path / "out.ll")],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert list(tmp_path.iterdir()) == [path]


def _write_often(folder: str, letter: str) -> None:
    os.environ["HLSLFE_CACHE_DIR"] = folder
    for _ in range(60):
        cache.write("shared", "0", letter.encode() * 300_000)


def test_two_processes_write_one_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader sees the whole entry of one of them, and nothing else is left."""
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path))
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_write_often, args=(str(tmp_path), letter)) for letter in "ab"]
    for writer in writers:
        writer.start()
    seen: set[bytes | None] = set()
    while any(writer.is_alive() for writer in writers):
        seen.add(cache.read("shared", "0"))
    for writer in writers:
        writer.join()
    assert seen - {None} <= {b"a" * 300_000, b"b" * 300_000}
    assert [writer.exitcode for writer in writers] == [0, 0] and len(list(tmp_path.iterdir())) == 1


def test_two_threads_write_one_file(tmp_path: Path) -> None:
    path = str(tmp_path / "out.ll")

    def write(letter: str) -> None:
        for _ in range(100):
            write_output(path, letter * 50_000)

    threads = [threading.Thread(target=write, args=(letter,)) for letter in "ab"]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        if os.path.exists(path):
            assert len(Path(path).read_text()) == 50_000
    assert os.listdir(tmp_path) == ["out.ll"]
