"""Reads the rows of `hlslfe/explain/catalogue`.

No Clang counterpart: see hlslfe/explain/__init__.py, which has the format.
"""

from __future__ import annotations

import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "catalogue")
FIELDS = ("means", "reported_by", "rule", "wrong", "right", "same_as", "run", "right_run", "files", "bytes", "see")


class Explanation:
    """One row; see hlslfe/explain/__init__.py for its fields.  area: the name of its file.  The examples
    are those of `same_as`, where that is given."""

    __slots__ = ("id", "area", *FIELDS)

    def __init__(self, id: str, area: str, row: dict[str, object]) -> None:
        self.id = id
        self.area = area
        self.means = _text(row, "means").strip()
        self.reported_by = _text(row, "reported_by")
        self.rule = _text(row, "rule")
        self.wrong = _text(row, "wrong")
        self.right = _text(row, "right")
        self.same_as = _text(row, "same_as")
        self.run = _text(row, "run") or "check %s"
        self.right_run = _text(row, "right_run") or self.run
        files = row.get("files", {})
        replaced = row.get("bytes", {})
        see = row.get("see", [])
        self.files: dict[str, str] = files if isinstance(files, dict) else {}
        self.bytes: dict[str, str] = replaced if isinstance(replaced, dict) else {}
        self.see: list[str] = see if isinstance(see, list) else []


def _text(row: dict[str, object], field: str) -> str:
    value = row.get(field, "")
    return value if isinstance(value, str) else ""


def areas() -> list[str]:
    """The names of the files of rows."""
    return sorted(name.removesuffix(".toml") for name in os.listdir(FOLDER) if name.endswith(".toml"))


def read_text(area: str) -> str:
    with open(os.path.join(FOLDER, area + ".toml"), encoding="utf-8") as file:
        return file.read()


def read_area(area: str, text: str | None = None) -> dict[str, Explanation]:
    """All rows of an area, in the order of the file."""
    import tomllib

    table = tomllib.loads(read_text(area) if text is None else text)
    return {id: Explanation(id, area, row) for id, row in table.items()}


def read_all() -> dict[str, Explanation]:
    """Every row there is; examples of `same_as` filled in."""
    rows: dict[str, Explanation] = {}
    for area in areas():
        rows.update(read_area(area))
    for row in rows.values():
        _fill(row, rows.get(row.same_as))
    return rows


def find(id: str) -> Explanation | None:
    """One row; only the files that hold it, and its `same_as`, are parsed."""
    row = _find_alone(id)
    if row is not None and row.same_as:
        _fill(row, _find_alone(row.same_as))
    return row


def _find_alone(id: str) -> Explanation | None:
    for area in areas():
        text = read_text(area)
        if f"[{id}]\n" in text:
            return read_area(area, text).get(id)
    return None


def _fill(row: Explanation, source: Explanation | None) -> None:
    if source is not None:
        row.wrong, row.right, row.files, row.bytes = source.wrong, source.right, source.files, source.bytes
        row.run, row.right_run = source.run, source.right_run
