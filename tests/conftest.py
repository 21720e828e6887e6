"""Shared by all tests: one private cache folder, and LLVM's opinion of every module that any test makes."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.verify_ir import VerifierUnavailable, verify_ir

VERIFIED = {"modules": 0}


@pytest.fixture(scope="session", autouse=True)
def private_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tables and templates go to a folder of this run, never to the user's cache."""
    os.environ.setdefault("HLSLFE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture(scope="session", autouse=True)
def verify_every_module() -> Iterator[None]:
    """Each module that a compilation emits goes through LLVM's parser and verifier, when llvmlite is installed."""
    emit = Compilation._emit

    def emit_and_verify(self: Compilation, signatures: object) -> str:
        text = emit(self, signatures)  # type: ignore[arg-type]
        try:
            problem = verify_ir(text)
        except VerifierUnavailable:
            return text
        VERIFIED["modules"] += 1
        assert problem is None, f"LLVM refuses the module of {self.name}: {problem}\n{text}"
        return text

    Compilation._emit = emit_and_verify  # type: ignore[method-assign,assignment]
    yield
    Compilation._emit = emit  # type: ignore[method-assign]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"{VERIFIED['modules']} modules verified by LLVM")
