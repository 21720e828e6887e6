"""Runs one RUN line: pipes, redirections, `&&`, `||` and `;`, with our own tools in this process.

No Clang counterpart: mirrors llvm/utils/lit/lit/ShUtil.py: ShParser, and TestRunner.py: executeScriptInternal.
Differs: no globs, no sub-shells; a tool that is not ours runs as a process.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable

OPERATORS = ("&&", "||", ";", "|")
_REDIRECTIONS = (">", ">>", "2>", "2>>", "&>", "<", ">&", "2>&1", ">&2")


class ShellError(Exception):
    """A command line that cannot be understood."""


class Result:
    """What a command gave: its exit code and its two streams.  log: how that came about, for a failure's report."""

    __slots__ = ("status", "out", "err", "log")

    def __init__(self, status: int, out: bytes = b"", err: bytes = b"", log: str = "") -> None:
        self.status = status
        self.out = out
        self.err = err
        self.log = log


# (words, standard input) -> result
Tool = Callable[[list[str], bytes], Result]


class Command:
    """words, and where the streams go: `files` maps "<", ">", "2>" to (path, append); merged: 2>&1."""

    __slots__ = ("words", "files", "merged")

    def __init__(self) -> None:
        self.words: list[str] = []
        self.files: dict[str, tuple[str, bool]] = {}
        self.merged = False


def _words(text: str) -> list[tuple[str, bool]]:
    """(word, is an operator or redirection) of a command line; quotes and backslashes as in sh."""
    lexer = shlex.shlex(text.replace("2>&1", " \0MERGE "), posix=True, punctuation_chars="|&;<>")
    lexer.commenters = ""
    lexer.whitespace_split = True
    words: list[tuple[str, bool]] = []
    try:
        for word in lexer:
            if word == "\0MERGE":
                words.append(("2>&1", True))
            elif set(word) <= set("|&;<>"):
                if words and words[-1] == ("2", False) and word in (">", ">>") and _is_glued(text, word):
                    words.pop()
                    word = "2" + word
                words.append((word, True))
            else:
                words.append((word.replace("\0MERGE", "2>&1"), False))
    except ValueError as error:
        raise ShellError(f"{error} in '{text}'") from None
    return words


def _is_glued(text: str, word: str) -> bool:
    return f"2{word}" in text


def parse(text: str) -> list[tuple[str, list[Command]]]:
    """(the operator before it, pipeline) of a command line; raises ShellError."""
    line: list[tuple[str, list[Command]]] = [("", [Command()])]
    words = _words(text)
    position = 0
    while position < len(words):
        word, is_operator = words[position]
        position += 1
        command = line[-1][1][-1]
        if not is_operator:
            command.words.append(word)
        elif word == "|":
            line[-1][1].append(Command())
        elif word in OPERATORS:
            line.append((word, [Command()]))
        elif word == "2>&1":
            command.merged = True
        elif word in _REDIRECTIONS:
            if position >= len(words) or words[position][1]:
                raise ShellError(f"'{word}' is followed by no file in '{text}'")
            path = words[position][0]
            position += 1
            if word == "&>":
                command.merged, word = True, ">"
            command.files[word.rstrip(">") + ">" if ">" in word else "<"] = (path, word.endswith(">>"))
        else:
            raise ShellError(f"'{word}' is not supported in '{text}'")
    for _, pipeline in line:
        if any(not command.words for command in pipeline) and (len(line) > 1 or len(pipeline) > 1 or not words):
            raise ShellError(f"an empty command in '{text}'")
    return line


def run(text: str, find_tool: Callable[[str], Tool]) -> Result:
    """Run a command line; the result is that of its last pipeline that ran. Raises ShellError."""
    result = Result(0)
    logs: list[str] = []
    for operator, pipeline in parse(text):
        if (operator == "&&" and result.status) or (operator == "||" and not result.status):
            continue
        result = _run_pipeline(pipeline, find_tool)
        logs.append(result.log)
    result.log = "".join(logs)
    return result


def _run_pipeline(pipeline: list[Command], find_tool: Callable[[str], Tool]) -> Result:
    """As with lit's pipefail: the status is that of the last command that failed."""
    data = b""
    status = 0
    out = b""
    err: list[bytes] = []
    logs: list[str] = []
    for command in pipeline:
        done = _run_command(command, data, find_tool)
        data = out = done.out
        err.append(done.err)
        status = done.status or status
        shown = done.err.decode(errors="replace")
        logs.append(f"$ {shlex.join(command.words)}\n{shown}" + (f"exit code {done.status}\n" if done.status else ""))
        if done.log:
            logs.append(done.log if done.log.endswith("\n") else done.log + "\n")
    return Result(status, out, b"".join(err), "".join(logs))


def _run_command(command: Command, data: bytes, find_tool: Callable[[str], Tool]) -> Result:
    try:
        if "<" in command.files:
            with open(command.files["<"][0], "rb") as file:
                data = file.read()
        words = command.words
        while words and _is_assignment(words[0]):
            words = words[1:]  # an environment for a tool of ours means nothing
        done = find_tool(words[0])(words[1:], data) if words else Result(0)
        if command.merged:
            done.out, done.err = done.err + done.out, b""
        for stream, name in ((">", "out"), ("2>", "err")):
            if stream in command.files:
                path, append = command.files[stream]
                with open(path, "ab" if append else "wb") as file:
                    file.write(getattr(done, name))
                setattr(done, name, b"")
        return done
    except OSError as error:
        return Result(1, b"", f"{error}\n".encode())


def _is_assignment(word: str) -> bool:
    name, equals, _ = word.partition("=")
    return bool(equals) and name.isidentifier() and name.upper() == name


def external(name: str) -> Tool:
    """A tool that is not ours, as a process."""

    def tool(words: list[str], data: bytes) -> Result:
        import subprocess

        try:
            done = subprocess.run([name, *words], input=data, capture_output=True, check=False, timeout=600)
        except subprocess.TimeoutExpired:
            return Result(1, b"", f"{name}: no end after 10 minutes\n".encode())
        except OSError:
            return Result(127, b"", f"{name}: no such tool\n".encode())
        return Result(done.returncode, done.stdout, done.stderr)

    return tool


def read_file(path: str) -> bytes:
    with open(os.fspath(path), "rb") as file:
        return file.read()
