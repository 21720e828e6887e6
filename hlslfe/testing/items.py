"""What pytest collects of a shader: one file, one item.

No Clang counterpart: pytest's nodes.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from hlslfe.testing.runner import Outcome, run_test


class ShaderFailed(Exception):
    """Carries the outcome of a shader that failed."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class ShaderFile(pytest.File):
    """A shader with a script."""

    def collect(self) -> Iterator[ShaderItem]:
        yield ShaderItem.from_parent(self, name="RUN")


class ShaderItem(pytest.Item):
    """Its RUN lines, one after the other."""

    failed_line = 0

    def runtest(self) -> None:
        config = self.config
        extra: dict[str, str] = {}
        for line in config.getini("hlslfe_substitutions"):
            name, equals, text = line.partition("=")
            if not equals or not name.strip().startswith("%"):
                raise pytest.UsageError(f"hlslfe_substitutions: '{line}' is not '%name = text'")
            extra[name.strip()] = text.strip()
        with tempfile.TemporaryDirectory(prefix="hlslfe-") as folder:
            outcome = run_test(_shown(self.path), folder, config.getini("hlslfe_features"), extra)
        if outcome.kind == "unsupported":
            pytest.skip(outcome.message)
        if outcome.kind == "xfail":
            pytest.xfail(outcome.message.partition("\n")[0])
        if outcome.kind != "pass":
            self.failed_line = outcome.line
            raise ShaderFailed(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException],
                     style: object = None) -> str:
        error = excinfo.value
        if isinstance(error, ShaderFailed):
            return error.outcome.message
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, max(self.failed_line - 1, 0), self.parent.name if self.parent is not None else self.name


def _shown(path: Path) -> str:
    """The path as a person would write it: relative where that is shorter."""
    absolute = str(path)
    relative = os.path.relpath(absolute)
    return absolute if relative.startswith("..") else relative
