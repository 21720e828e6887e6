"""What is slow to make and the same on every run: parser tables, compiled templates.

No Clang counterpart: Clang has its tables compiled in.
An installed package brings both along (setup.py builds them into `prebuilt`); a checkout, or another Python version
than the one that built the package, makes them on first use and keeps them in the user's cache folder.
Every entry is one file named after what it holds and a key; a reader that finds nothing makes the thing again.  No
failure here is ever the user's problem: a folder that cannot be written only costs time.
"""

from __future__ import annotations

import os
import sys
from _thread import get_ident  # threading costs start-up time


def cache_folder() -> str:
    """`$HLSLFE_CACHE_DIR`, else `hlslfe` in the platform's cache folder; "" when there is no home."""
    chosen = os.environ.get("HLSLFE_CACHE_DIR")
    if chosen is not None:
        return chosen
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    if not base:
        home = os.path.expanduser("~")
        if home == "~":
            return ""
        base = os.path.join(home, ".cache")
    return os.path.join(base, "hlslfe")


PREBUILT_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "prebuilt")


def entry_path(name: str, key: str, folder: str | None = None) -> str:
    """The file of entry `name` (a plain word) for `key` (hex digits); it holds for this Python version only."""
    file_name = f"{name}-{sys.implementation.cache_tag}-{key}"
    return os.path.join(cache_folder() if folder is None else folder, file_name)


def read(name: str, key: str) -> bytes | None:
    """The bytes that the package brings along, or that the user's cache has, under (name, key); None without them."""
    for folder in (PREBUILT_FOLDER, None):
        try:
            with open(entry_path(name, key, folder), "rb") as file:
                return file.read()
        except OSError:
            continue
    return None


def write(name: str, key: str, data: bytes) -> None:
    """Store `data` under (name, key): the file appears whole or not at all."""
    if not cache_folder():
        return
    path = entry_path(name, key)
    temporary = f"{path}.{os.getpid()}.{get_ident()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except OSError:
        try:
            os.unlink(temporary)
        except OSError:
            pass
