"""`require_oracle`: the reference compilers and tools that some tests compare with.

Without one of them its tests are skipped, and say how to get it.  With HLSLFE_REQUIRE_ORACLES=1 (as in CI) they fail.
"""

from __future__ import annotations

import importlib
import os
import shutil
from types import ModuleType

import pytest


def _dxc() -> ModuleType:
    module = importlib.import_module("dxc_oracle")
    module.find_library()
    return module


def _clang() -> ModuleType:
    module = importlib.import_module("clang_oracle")
    missing = [tool for tool in ("clang-22", "opt-22") if not shutil.which(tool)]
    if missing or not (module.cache_dir() / "clang22-headers" / "hlsl.h").is_file():
        raise LookupError(f"missing: {', '.join(missing) or 'hlsl.h'}")
    return module


def _llvmlite() -> ModuleType:
    return importlib.import_module("llvmlite.binding")


# name -> (finds it or raises, how to install it)
ORACLES = {
    "dxc": (_dxc, "python tests/oracle/dxc_oracle.py --install"),
    "clang": (_clang, "python tests/oracle/clang_oracle.py --install"),
    "llvmlite": (_llvmlite, "pip install 'hlslfe[llvm]'"),
}


def require_oracle(name: str) -> ModuleType:
    """The module that speaks for an oracle ("dxc", "clang", "llvmlite"); skips, or fails, the test without it."""
    find, how_to_install = ORACLES[name]
    try:
        return find()
    except Exception as problem:  # whatever keeps it from working: the tests cannot run
        message = f"{name} is not installed ({problem}); {how_to_install}"
    if os.environ.get("HLSLFE_REQUIRE_ORACLES") == "1":
        pytest.fail(message, pytrace=False)
    pytest.skip(message, allow_module_level=True)
