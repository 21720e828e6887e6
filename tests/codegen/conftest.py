"""Shared by the tests of codegen: modules made by hand, and LLVM's opinion of them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hlslfe.basic.target import DXIL_DATA_LAYOUT
from hlslfe.codegen.emit_ll import print_module
from hlslfe.codegen.ir import Module


@pytest.fixture
def module() -> Module:
    """An empty module for a pixel shader library."""
    return Module("a.hlsl", DXIL_DATA_LAYOUT, "dxilv1.6-pc-shadermodel6.6-library")


def verify_text(text: str) -> str:
    """What LLVM makes of `text`; raises when it does not take it. A fresh context keeps struct names apart."""
    binding = pytest.importorskip("llvmlite.binding", reason="pip install hlslfe[llvm]")
    parsed = binding.parse_assembly(text, binding.create_context())
    parsed.verify()
    return str(parsed)


def without_comments(text: str) -> list[str]:
    """The lines of `text` that are no comment, without comments behind them and blank lines."""
    lines = [re.sub(r" +; preds = .*", "", line) for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(("; ", "source_filename"))]


@pytest.fixture
def verified() -> Callable[[Module], str]:
    """Print a module; LLVM must accept it, and print it again in the same words."""

    def check(module: Module) -> str:
        text = print_module(module)
        assert without_comments(text) == without_comments(verify_text(text))
        return text

    return check
