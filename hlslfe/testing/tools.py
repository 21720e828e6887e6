"""The tools that RUN lines name, in this process: hlslfe in all its spellings, FileCheck, not, split-file and a few
of the shell's.

No Clang counterpart: mirrors llvm/utils/lit/lit/TestRunner.py: executeBuiltinEcho and its neighbours.
Differs: `not` before hlslfe wants errors in the input (exit code 1); bad usage and an internal error are no success.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys

from hlslfe.testing.shell import Result, Tool, external, read_file

_LINE = re.compile(r"\[\[(?:#\s*)?@LINE\s*(?:([+-])\s*(\d+)\s*)?\]\]")
OURS = ("hlslfe", "dxc", "clang-dxc")
_PREFIX_OPTIONS = ("check-prefix", "check-prefixes")
_FLAGS = ("allow-empty", "match-full-lines", "strict-whitespace", "enable-var-scope")
_WITHOUT_MEANING = ("dump-input", "dump-input-context", "dump-input-filter", "color", "v", "vv")


def run_hlslfe(words: list[str], data: bytes = b"") -> Result:
    """One command line of hlslfe; its streams are kept, not shown."""
    from hlslfe.frontend.main import main

    out, err = io.StringIO(), io.StringIO()
    stdin = sys.stdin
    try:
        if data or "-" in words:
            sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(words)
    finally:
        sys.stdin = stdin
    return Result(status, out.getvalue().encode("utf-8", "surrogateescape"), err.getvalue().encode("utf-8", "replace"))


def file_check(words: list[str], text: str) -> str | None:
    """FileCheck with these words after its name; None when all CHECK lines hold, else what it says."""
    try:
        from filecheck.finput import FInput
        from filecheck.matcher import Matcher
        from filecheck.options import Options
        from filecheck.parser import Parser, pattern_for_opts
    except ImportError:
        return "FileCheck: needs the 'filecheck' package: pip install filecheck"
    try:
        name, options = _file_check_options(words)
    except ValueError as error:
        return f"FileCheck: {error}"
    if "input_file" in options:
        text = read_file(str(options["input_file"])).decode(errors="replace")
    complaint = io.StringIO()
    try:
        opts = Options(name, **options)  # type: ignore[arg-type]
        with open(name, encoding="utf-8", errors="replace") as file:
            checks = io.StringIO(with_line_numbers(file.read()))
        matcher = Matcher(opts, FInput("-", text), Parser(opts, checks, *pattern_for_opts(opts)))
        matcher.stderr = complaint
        with contextlib.redirect_stdout(complaint), contextlib.redirect_stderr(complaint):
            failed = matcher.run()
    except (OSError, RuntimeError) as error:
        return f"FileCheck: {error}"
    return complaint.getvalue() if failed else None


def with_line_numbers(checks: str) -> str:
    """CHECK lines with what `[[#@LINE+1]]`, or the old `[[@LINE+1]]`, stands for; the package knows one spelling."""
    if "@LINE" not in checks:
        return checks
    lines = checks.split("\n")
    for index, line in enumerate(lines):
        if "{LITERAL}:" not in line:
            for match in reversed(list(_LINE.finditer(line))):
                number = index + 1 + int((match[1] or "+") + (match[2] or "0"))
                line = f"{line[:match.start()]}{number}{line[match.end():]}"
            lines[index] = line
    return "\n".join(lines)


def _file_check_options(words: list[str]) -> tuple[str, dict[str, object]]:
    names: list[str] = []
    options: dict[str, object] = {}
    variables: dict[str, str] = {}
    prefixes: list[str] = []
    remaining = list(words)
    while remaining:
        word = remaining.pop(0)
        if not word.startswith("-") or word == "-":
            names.append(word)
            continue
        key, equals, value = word.lstrip("-").partition("=")
        if word.startswith("-D") and equals:
            variables[key[1:]] = value
        elif key in _FLAGS:
            options[key.replace("-", "_")] = True
        elif key in _PREFIX_OPTIONS or key == "input-file":
            if not equals:
                if not remaining:
                    raise ValueError(f"'{word}' needs a value")
                value = remaining.pop(0)
            if key == "input-file":
                options["input_file"] = value
            else:
                prefixes += value.split(",")
        elif key not in _WITHOUT_MEANING:
            raise ValueError(f"option '{word}' is not supported")
    if len(names) != 1:
        raise ValueError("one file with CHECK lines is needed")
    return names[0], {**options, "variables": variables, "check_prefixes": prefixes or ["CHECK"]}


def _file_check_tool(words: list[str], data: bytes) -> Result:
    complaint = file_check(words, data.decode("utf-8", "replace"))
    if complaint is None:
        return Result(0)
    shown = "" if len(data) > 20_000 else data.decode("utf-8", "replace")
    return Result(1, b"", complaint.encode(), f"FileCheck read:\n{shown}" if shown else "")


def _not_tool(words: list[str], data: bytes) -> Result:
    may_crash = words[:1] == ["--crash"]
    words = words[may_crash:]
    if not words:
        return Result(1, b"", b"not: no command\n")
    try:
        done = find_tool(words[0])(words[1:], data)
    except OSError as error:
        done = Result(1, b"", f"{error}\n".encode())
    if not done.status:
        done.status = 1
        done.err += f"not: {words[0]} succeeded\n".encode()
    elif done.status > 1 and words[0] in OURS and not (may_crash and done.status > 2):
        kind = "bad usage" if done.status == 2 else "an internal error"
        done.err += f"not: exit code {done.status} of {words[0]} is {kind}, not errors in the input\n".encode()
    else:
        done.status = 0
    return done


def _split_file_tool(words: list[str], data: bytes) -> Result:
    from hlslfe.testing.split_file import SplitError, split_file

    names = [word for word in words if not word.startswith("--")]
    if len(names) != 2:
        return Result(1, b"", b"split-file: a file and a folder are needed\n")
    if os.path.isdir(names[1]):
        shutil.rmtree(names[1])
    try:
        split_file(read_file(names[0]), names[1], "--leading-lines" in words)
    except SplitError as error:
        return Result(1, b"", f"split-file: {names[0]}: {error}\n".encode())
    return Result(0)


def _echo_tool(words: list[str], data: bytes) -> Result:
    end = "" if words[:1] == ["-n"] else "\n"
    return Result(0, (" ".join(words[not end:]) + end).encode())


def _cat_tool(words: list[str], data: bytes) -> Result:
    return Result(0, b"".join(data if word == "-" else read_file(word) for word in words or ["-"]))


def _mkdir_tool(words: list[str], data: bytes) -> Result:
    for word in words:
        if not word.startswith("-"):
            os.makedirs(word, exist_ok="-p" in words)
    return Result(0)


def _rm_tool(words: list[str], data: bytes) -> Result:
    for word in words:
        if word.startswith("-"):
            continue
        if os.path.isdir(word):
            shutil.rmtree(word)
        elif os.path.exists(word) or not words[0].startswith("-") or "f" not in words[0]:
            os.unlink(word)
    return Result(0)


def _diff_tool(words: list[str], data: bytes) -> Result:
    names = [word for word in words if word == "-" or not word.startswith("-")]
    if len(names) != 2:
        return Result(2, b"", b"diff: two files are needed\n")
    texts = [(data if name == "-" else read_file(name)).decode("utf-8", "replace") for name in names]
    if texts[0] == texts[1]:
        return Result(0)
    import difflib

    lines = [text.splitlines(keepends=True) for text in texts]
    return Result(1, "".join(difflib.unified_diff(lines[0], lines[1], names[0], names[1])).encode())


def _count_tool(words: list[str], data: bytes) -> Result:
    lines = len(data.splitlines())
    if len(words) == 1 and words[0].isdigit() and int(words[0]) == lines:
        return Result(0)
    return Result(1, b"", f"count: {lines} lines\n".encode())


TOOLS: dict[str, Tool] = {
    **dict.fromkeys(OURS, run_hlslfe),
    "clang_cc1": lambda words, data: run_hlslfe(["-cc1", *words], data),
    "FileCheck": _file_check_tool,
    "filecheck": _file_check_tool,
    "not": _not_tool,
    "split-file": _split_file_tool,
    "echo": _echo_tool,
    "cat": _cat_tool,
    "mkdir": _mkdir_tool,
    "rm": _rm_tool,
    "diff": _diff_tool,
    "cmp": _diff_tool,
    "count": _count_tool,
    "true": lambda words, data: Result(0),
    ":": lambda words, data: Result(0),
    "false": lambda words, data: Result(1),
}


def find_tool(name: str) -> Tool:
    """Ours, or a process of that name."""
    return TOOLS.get(name) or external(name)
