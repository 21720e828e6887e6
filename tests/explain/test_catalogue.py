"""Every row of the catalogue: its fields, and its examples run."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import hlslfe
from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.explain.rows import FIELDS, Explanation, areas, find, read_all, read_text
from hlslfe.frontend.main import main

ROOT = Path(__file__).resolve().parents[2]
# The areas in which every id of diag_AREA.py has its row.
EXAMPLES = {"wrong", "right", "run", "right_run", "files", "bytes"}
DONE = ("buffers", "classes", "cxx", "entry", "frontend", "jump", "lambda", "lex", "link", "matrix", "metadata",
        "operators", "packing", "parse", "resources", "sema", "sema_expr", "template")
ROWS = read_all()
ALONE = [row for row in ROWS.values() if not row.same_as]


def ids_of(area: str) -> list[str]:
    module = importlib.import_module(f"hlslfe.basic.diag_{area}")
    (table,) = (value for name, value in vars(module).items() if name.endswith("_DIAGNOSTICS"))
    return list(table)


def names_a_function(text: str) -> bool:
    """`FILE: FUNCTION` of Clang, LLVM or DXC; `hlslfe: module.function` must exist."""
    if not text.startswith("hlslfe: "):
        return re.fullmatch(r"(?:clang|llvm|lib|include|tools)/[\w/.]+: \S.*", text) is not None
    module, _, function = text.removeprefix("hlslfe: ").rpartition(".")
    path = ROOT / "hlslfe" / (module.replace(".", "/") + ".py")
    return path.is_file() and re.search(rf"\bdef {re.escape(function)}\b", path.read_text()) is not None


def is_text(run: str) -> bool:
    """Whether the diagnostics themselves are text, not JSON: those of -verify, and notes of macros."""
    return "-verify" in run or "-fdiagnostics-format" in run


def run_example(row: Explanation, text: str, run: str, folder: Path) -> tuple[int, str]:
    """(exit code, what is on stderr) of an example."""
    path = folder / ("a.ll" if "a.ll" in run else "a.hlsl")
    data = (text.strip("\n") + "\n").encode()
    for letter, byte in row.bytes.items():
        data = data.replace(letter.encode(), bytes.fromhex(byte))
    if run == "api":
        result = hlslfe.compile(data.decode(), profile="lib_6_6")
        return int(not result.ok), "".join(f"[{each.id}]" for each in result.diagnostics)
    path.write_bytes(data)
    for name, other in row.files.items():
        (folder / name).write_text(other.strip("\n") + "\n")
    words = shlex.split(run.replace("%S", str(folder)).replace("%s", str(path)))
    if not is_text(run):
        words.append("-fdiagnostics-format=json")
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    return status, err.getvalue()


def reports(id: str, stderr: str, run: str) -> bool:
    """Whether the id is named, or (what -verify itself says has none) its text is there."""
    if f'"{id}"' in stderr or f"[{id}]" in stderr:
        return True
    if not is_text(run):
        return False
    pieces = re.split(r"%select\{[^}]*\}\d|%s?\d", CATALOGUE[id].text)
    return re.search(".*".join(map(re.escape, pieces)), stderr) is not None


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_wrong_example_reports_the_id(row: Explanation, tmp_path: Path) -> None:
    assert row.wrong, "no example"
    status, stderr = run_example(row, row.wrong, row.run, tmp_path)
    assert reports(row.id, stderr, row.run), stderr
    severity = CATALOGUE[row.id].severity
    failures = (70,) if "__debug crash" in row.wrong else (1,)
    assert status in (failures if severity in ("error", "fatal") else (0, *failures)), stderr


@pytest.mark.parametrize("row", ALONE, ids=[row.id for row in ALONE])
def test_right_example_has_no_error(row: Explanation, tmp_path: Path) -> None:
    if not row.right:
        assert CATALOGUE[row.id].severity in ("note", "remark"), "no right example"
        return
    status, stderr = run_example(row, row.right, row.right_run, tmp_path)
    assert status == 0 and not reports(row.id, stderr, row.right_run), stderr


@pytest.mark.parametrize("area", areas())
def test_fields(area: str) -> None:
    for id, fields in tomllib.loads(read_text(area)).items():
        row = ROWS[id]
        assert set(fields) <= set(FIELDS), (id, set(fields) - set(FIELDS))
        assert id in ids_of(area), f"{id} is not in diag_{area}.py"
        assert 40 <= len(row.means) <= 700 and row.means.endswith("."), f"{id}: means"
        assert names_a_function(row.reported_by), f"{id}: reported_by"
        assert len(row.rule) >= 5 and not row.rule.endswith("."), f"{id}: rule"
        assert not row.same_as or row.same_as in ROWS, f"{id}: same_as"
        assert not row.same_as or not EXAMPLES & set(fields), f"{id}: same_as beside examples"
        assert all(each in CATALOGUE for each in row.see), f"{id}: see"
        for text in (row.wrong, row.right):
            lines = text.strip("\n").splitlines()
            assert len(lines) <= 15 and all(len(line) <= 110 for line in lines), f"{id}: a long example"


@pytest.mark.parametrize("area", DONE)
def test_no_id_is_missing(area: str) -> None:
    assert [id for id in ids_of(area) if id not in ROWS] == []


def test_every_area_is_done() -> None:
    assert [id for id in CATALOGUE if id not in ROWS] == [] and set(areas()) == set(DONE)


def test_one_row_is_found_as_all_are() -> None:
    for row in list(ROWS.values())[::10]:
        alone = find(row.id)
        assert alone is not None
        assert (alone.means, alone.wrong, alone.run) == (row.means, row.wrong, row.run)
    assert find("err_no_such_thing") is None


def test_page_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("generate_diagnostics", ROOT / "docs" / "generate_diagnostics.py")
    assert spec is not None and spec.loader is not None
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    assert (ROOT / "docs" / "diagnostics.md").read_text() == generator.page(), "run docs/generate_diagnostics.py"
