"""`%if condition %{ text %} %else %{ other text %}` in RUN lines.

No Clang counterpart: mirrors llvm/utils/lit/lit/TestRunner.py: applySubstitutions (processLine, escapePercents).
"""

from __future__ import annotations

import re

from hlslfe.testing.script import ScriptError, holds

_MARK = re.compile(r"%if\b|%else\b|%\{(?=\s)|%\}")


def choose(line: int, text: str, features: frozenset[str]) -> str:
    """`text` with the branches that hold in place of each `%if`; raises ScriptError."""
    if "%if" not in text:
        return text
    chosen, end = _read(line, text, 0, features, False)
    if end < len(text):
        raise ScriptError(line, "%}: nothing is open")
    return chosen


def _read(line: int, text: str, at: int, features: frozenset[str], inside: bool) -> tuple[str, int]:
    """The text from `at` on to the end, or to the `%}` that closes what is around it, and where that is."""
    parts: list[str] = []
    while True:
        match = _MARK.search(text, at)
        if match is None or match[0] == "%}":
            if inside and match is None:
                raise ScriptError(line, "%{: no %} closes it")
            end = len(text) if match is None else match.start()
            return "".join([*parts, text[at:end]]), end
        parts.append(text[at:match.start()])
        if match[0] != "%if":
            raise ScriptError(line, f"{match[0]}: without %if")
        branch, at = _read_if(line, text, match.end(), features)
        parts.append(branch)


def _read_if(line: int, text: str, at: int, features: frozenset[str]) -> tuple[str, int]:
    opening = text.find("%{", at)
    if opening < 0:
        raise ScriptError(line, "%if: no %{ behind the condition")
    is_true = holds((line, text[at:opening].strip()), features)
    then, end = _read(line, text, opening + 2, features, True)
    at, otherwise = end + 2, ""
    following = re.compile(r"\s*%else\s*%\{").match(text, at)
    if following:
        otherwise, end = _read(line, text, following.end(), features, True)
        at = end + 2
    return (then if is_true else otherwise).strip(), at
