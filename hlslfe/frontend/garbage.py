"""Garbage collection of runs with many inputs, whose collector is off otherwise.

No Clang counterpart: what its contexts own ends with them; our trees are full of cycles.
"""

from __future__ import annotations

import gc

COLLECT_EVERY = 32  # compilations: a few MiB each


class Collector:
    """Asked after each compilation of a run."""

    def __init__(self) -> None:
        self._count = 0

    def step(self) -> None:
        """Collect now and then. What all compilations share is never looked at again after the first of them, if the
        process is ours (its collector is off): tables and code are far more than what one compilation leaves."""
        if not self._count and not gc.isenabled():
            gc.collect()
            gc.freeze()
        self._count += 1
        if self._count % COLLECT_EVERY == 0:
            gc.collect()
