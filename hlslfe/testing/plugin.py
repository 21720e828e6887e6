"""The pytest plugin: with `--hlslfe`, or `hlslfe = true` in the configuration, shaders are tests.

No Clang counterpart: pytest's hooks. This module loads nothing until a shader is collected: every pytest run of an
environment with hlslfe in it imports it.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("hlslfe", "HLSL shaders as tests")
    group.addoption("--hlslfe", action="store_true", default=False,
                    help="collect shaders with RUN: lines or expected-* comments")
    parser.addini("hlslfe", "collect shaders with RUN: lines or expected-* comments", type="bool", default=False)
    parser.addini("hlslfe_suffixes", "the names of shaders end so (default: .hlsl)", type="args", default=[".hlsl"])
    parser.addini("hlslfe_features", "what REQUIRES:, UNSUPPORTED: and XFAIL: may name", type="args", default=[])
    parser.addini("hlslfe_substitutions", "lines of `%%name = text` for RUN: lines", type="linelist", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    config = parent.config
    if not (config.getoption("hlslfe") or config.getini("hlslfe")):
        return None
    if file_path.suffix not in config.getini("hlslfe_suffixes"):
        return None
    from hlslfe.testing.items import ShaderFile
    from hlslfe.testing.script import is_test

    if not is_test(file_path.read_text(encoding="utf-8", errors="replace")):
        return None
    return ShaderFile.from_parent(parent, path=file_path)
