"""Shared by all tests: one private cache folder, and LLVM's opinion of every module that any test makes.

Hooks, not fixtures: the shaders of corpus/ are items of the pytest plugin, which have none.
"""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest

from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.verify_ir import VerifierUnavailable, verify_ir

pytest_plugins = ["pytester"]
VERIFIED = {"modules": 0}
EMIT = Compilation._emit
CACHE: list[str] = []


def emit_and_verify(self: Compilation, signatures: object) -> str:
    """Each module that a compilation emits goes through LLVM's parser and verifier, when llvmlite is installed."""
    text = EMIT(self, signatures)  # type: ignore[arg-type]
    try:
        problem = verify_ir(text)
    except VerifierUnavailable:
        return text
    VERIFIED["modules"] += 1
    assert problem is None, f"LLVM refuses the module of {self.name}: {problem}\n{text}"
    return text


def pytest_sessionstart() -> None:
    """Tables and templates go to a folder of this run, never to the user's cache."""
    if "HLSLFE_CACHE_DIR" not in os.environ:
        CACHE.append(tempfile.mkdtemp(prefix="hlslfe-cache-"))
        os.environ["HLSLFE_CACHE_DIR"] = CACHE[0]
    Compilation._emit = emit_and_verify  # type: ignore[method-assign,assignment]


def pytest_sessionfinish() -> None:
    Compilation._emit = EMIT  # type: ignore[method-assign]
    for folder in CACHE:
        os.environ.pop("HLSLFE_CACHE_DIR", None)
        shutil.rmtree(folder, ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"{VERIFIED['modules']} modules verified by LLVM")
