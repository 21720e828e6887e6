"""A progress bar on a terminal, when tqdm is there (`pip install 'hlslfe[progress]'`); else nothing.

No Clang counterpart: it compiles one file at a time.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class Progress:
    """`step` for each of `total` files; `hide` before something else is written."""

    __slots__ = ("_bar",)

    def __init__(self, total: int) -> None:
        self._bar: Any = None
        if sys.stderr is None or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
            return
        try:
            from tqdm import tqdm
        except ImportError:
            return
        self._bar = tqdm(total=total, unit="file", leave=False, dynamic_ncols=True, file=sys.stderr)

    def step(self) -> None:
        if self._bar is not None:
            self._bar.update()

    def hide(self) -> None:
        """Make room for text; the bar comes back with the next step."""
        if self._bar is not None:
            self._bar.clear()

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()
