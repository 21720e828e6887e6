"""Shared by all tests: the repository root, one private cache folder, and LLVM's opinion of every module."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session", autouse=True)
def private_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tables and templates go to a folder of this run, never to the user's cache."""
    os.environ.setdefault("HLSLFE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
