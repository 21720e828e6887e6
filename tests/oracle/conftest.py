"""Fixtures of the tests that compare with other compilers."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from require import require_oracle as require


@pytest.fixture(scope="session")
def require_oracle() -> Callable[[str], ModuleType]:
    """`require_oracle("dxc")`: see `require.require_oracle`."""
    return require
