"""The script of a shader: its RUN lines, what it needs, and whether it is to fail.

No Clang counterpart: mirrors llvm/utils/lit/lit/TestRunner.py: parseIntegratedTestScript, and BooleanExpression.py.
Differs: a file without RUN lines but with `expected-*` comments stands for `hlslfe check -verify %s`.
"""

from __future__ import annotations

import re

_KEYWORD = re.compile(r"(?<![\w-])(RUN|XFAIL|REQUIRES|UNSUPPORTED|DEFINE|REDEFINE|END)(?::|(?<=END)\.)(.*)")
_EXPECTATION = re.compile(r"(?<![\w-])expected-(?:error|warning|note|remark|no-diagnostics)\b")
_CONTINUED = re.compile(r"\\\s*\Z")
_DEFINITION = re.compile(r"\s*(%\{[\w:+-]+\})\s*=(.*)", re.DOTALL)
_LINE = re.compile(r"%\(\s*line\s*(?:([+-])\s*(\d+))?\s*\)|%\{\s*line\s*(?:([+-])\s*(\d+))?\s*\}")
_WORD = re.compile(r"\s*(?:(&&|\|\||[!()])|((?:\{\{.*?\}\}|[\w.=+-])+))")


class ScriptError(Exception):
    """A script that cannot be understood; `line` is 1-based."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Script:
    """commands: (line, text) of each RUN line, continued ones joined.  Conditions are (line, text)."""

    __slots__ = ("commands", "xfail", "requires", "unsupported", "definitions")

    def __init__(self) -> None:
        self.commands: list[tuple[int, str]] = []
        self.xfail: list[tuple[int, str]] = []
        self.requires: list[tuple[int, str]] = []
        self.unsupported: list[tuple[int, str]] = []
        self.definitions: dict[str, str] = {}


def is_test(text: str) -> bool:
    """Whether a shader says how to test it."""
    return ("RUN:" in text or "expected-" in text) and (
        any(match[1] == "RUN" for match in _KEYWORD.finditer(text)) or _EXPECTATION.search(text) is not None)


def read_script(text: str) -> Script:
    """The script in a shader; raises ScriptError."""
    script = Script()
    pending = ""  # the keyword whose line ended in a backslash
    for number, line in enumerate(text.splitlines(), 1):
        match = _KEYWORD.search(line)
        if match is None:
            continue
        word, value = match[1], match[2]
        if word == "END":
            break
        if pending and word != pending:
            raise ScriptError(number, f"{word}: cannot continue {pending}:")
        is_continued = _CONTINUED.search(value) is not None
        value = _replace_line(_CONTINUED.sub("", value).strip() if word != "DEFINE" else value.strip(), number)
        _take(script, word, number, value, bool(pending))
        pending = word if is_continued else ""
    if pending:
        raise ScriptError(script.commands[-1][0] if script.commands else 1, f"{pending}: ends in a backslash")
    if not script.commands and _EXPECTATION.search(text):
        script.commands.append((1, "hlslfe check -verify %s"))
    return script


def _take(script: Script, word: str, number: int, value: str, is_continuation: bool) -> None:
    if word == "RUN":
        value = _expand(value, script.definitions)
        if is_continuation:
            first, text = script.commands[-1]
            script.commands[-1] = (first, f"{text} {value}")
        else:
            script.commands.append((number, value))
    elif word in ("DEFINE", "REDEFINE"):
        _define(script, word, number, value)
    else:
        conditions = {"XFAIL": script.xfail, "REQUIRES": script.requires, "UNSUPPORTED": script.unsupported}[word]
        conditions += [(number, part.strip()) for part in value.split(",") if part.strip()]


def _define(script: Script, word: str, number: int, value: str) -> None:
    match = _DEFINITION.fullmatch(value)
    if match is None:
        raise ScriptError(number, f"{word}: must be followed by '%{{name}} = text'")
    name = match[1]
    if (name in script.definitions) != (word == "REDEFINE"):
        raise ScriptError(number, f"{word}: '{name}' is {'not ' if word == 'REDEFINE' else ''}defined")
    script.definitions[name] = _expand(match[2].strip(), script.definitions)


def _expand(text: str, definitions: dict[str, str]) -> str:
    for name, value in definitions.items():
        text = text.replace(name, value)
    return text


def _replace_line(text: str, number: int) -> str:
    """`%(line)`, `%(line+1)` and the same with braces."""
    if "line" not in text:
        return text

    def offset(match: re.Match[str]) -> str:
        sign, digits = match[1] or match[3], match[2] or match[4]
        return str(number + (int(sign + digits) if sign else 0))

    return _LINE.sub(offset, text)


def holds(condition: tuple[int, str], features: frozenset[str]) -> bool:
    """Whether a condition such as `llvm && !windows` holds; `*` always does. Raises ScriptError."""
    line, text = condition
    if text == "*":
        return True
    words = _words(line, text)
    try:
        value, end = _either(line, words, 0, features)
    except re.error as error:
        raise ScriptError(line, f"no regular expression in '{text}': {error}") from None
    if end < len(words):
        raise ScriptError(line, f"'{words[end]}' was not expected in '{text}'")
    return value


def _words(line: int, text: str) -> list[str]:
    words: list[str] = []
    position = 0
    while position < len(text.rstrip()):
        match = _WORD.match(text, position)
        if match is None:
            raise ScriptError(line, f"cannot read '{text[position:].strip()}'")
        words.append(match[1] or match[2])
        position = match.end()
    return words


def _either(line: int, words: list[str], at: int, features: frozenset[str]) -> tuple[bool, int]:
    value, at = _both(line, words, at, features)
    while at < len(words) and words[at] == "||":
        right, at = _both(line, words, at + 1, features)
        value = value or right
    return value, at


def _both(line: int, words: list[str], at: int, features: frozenset[str]) -> tuple[bool, int]:
    value, at = _single(line, words, at, features)
    while at < len(words) and words[at] == "&&":
        right, at = _single(line, words, at + 1, features)
        value = value and right
    return value, at


def _single(line: int, words: list[str], at: int, features: frozenset[str]) -> tuple[bool, int]:
    negated = False
    while at < len(words) and words[at] == "!":
        negated = not negated
        at += 1
    if at >= len(words) or words[at] in ("&&", "||", ")"):
        raise ScriptError(line, "a condition ends too early")
    if words[at] == "(":
        value, at = _either(line, words, at + 1, features)
        if at >= len(words) or words[at] != ")":
            raise ScriptError(line, "a condition lacks its ')'")
        return value != negated, at + 1
    return _has(words[at], features) != negated, at + 1


def _has(word: str, features: frozenset[str]) -> bool:
    if word in ("true", "false"):
        return word == "true"
    if "{{" not in word:
        return word in features
    parts = re.split(r"\{\{(.*?)\}\}", word)
    pattern = "".join(f"(?:{part})" if index % 2 else re.escape(part) for index, part in enumerate(parts))
    return any(re.fullmatch(pattern, feature) for feature in features)
