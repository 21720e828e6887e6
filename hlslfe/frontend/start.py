"""Where the command `hlslfe` begins: imports nothing of ours, so that Ctrl-C during the imports ends it quietly, too.

Mirrors clang/tools/driver/driver.cpp: clang_main.
"""

from __future__ import annotations

import os


def console_main() -> None:
    """Entry of the installed command and of `python -m hlslfe`."""
    try:
        from hlslfe.frontend.main import console_main as run

        run()
    except KeyboardInterrupt:
        os._exit(130)
