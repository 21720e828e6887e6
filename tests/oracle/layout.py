"""The layout of diagnostics, apart from the words: how ours and Clang's text are made comparable."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from types import ModuleType

_HEADLINE = re.compile(
    r"^(?P<place>(?:\x1b\[1m)?(?:[^\s:][^:\n]*(?::\d+){0,2}: )?(?:\x1b\[0m)?)"
    r"(?P<severity>(?:\x1b\[[\d;]*m)*(?:fatal error|error|warning|remark|note): (?:\x1b\[0m)?(?:\x1b\[1m)?)"
    r"(?P<text>.*?)(?P<option> \[-[^\]\s]+\])?(?P<reset>(?:\x1b\[0m)?)$")


def masked(stderr: str) -> list[str]:
    """The lines of a compiler's diagnostics with every message replaced by `<text>`; spaces at line ends drop out."""
    lines: list[str] = []
    for line in stderr.split("\n"):
        match = _HEADLINE.match(line)
        if match:
            line = f"{match['place']}{match['severity']}<text>{match['option'] or ''}{match['reset']}"
            line = re.sub(r"^<scratch space>:\d+:", "<scratch space>:N:", line)
        elif lines and lines[-1].startswith("<scratch space>:"):  # its lines are numbered as macros are put together
            line = re.sub(r"^ +\d+ \|", "    N |", line)
        lines.append(line.rstrip())
    return lines


def clang_stderr(clang: ModuleType, name: str, folder: Path, options: list[str], header: bool) -> str:
    """What Clang 22 says about a library shader of `folder`; `header` when it uses vector aliases or intrinsics."""
    command = clang.cc1_command(name, clang.triple_for("lib_6_6"), None, emit="diag", extra=options,
                                default_header=header)
    return subprocess.run(command, cwd=folder, capture_output=True, timeout=60, check=False).stderr.decode()
