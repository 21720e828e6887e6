"""`sig --format grid` and `svg`, and -Rsignature-packing: exact drawings, well-formed pictures, colours when wanted."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from hlslfe.basic.text_width import center, cut, left, text_width
from hlslfe.frontend.main import main

SOURCE = """\
struct V {
  float4 p : SV_Position;
  float3 n : NORMAL;
  float w : W;
  nointerpolation uint m[2] : MAT;
};
[shader("vertex")] V vs(float3 p : POSITION) { V v = {float4(p, 1), p, 1, {1, 2}}; return v; }
"""
PIXEL = """\
struct P {
  float4 p : SV_Position;
  float w : W;
  float3 n : NORMAL;
};
[shader("pixel")] float4 ps(P i, bool f : SV_IsFrontFace, out float d : SV_Depth) : SV_Target {
  d = i.p.z;
  return float4(i.n.xy, i.w, f);
}
"""
GRID = """\
vs (vertex) inputs
        x       y       z       w
    ┌───────────────────────┬───────┐
 v0 │       POSITION0       │       │
    │         float3        │       │
    └───────────────────────┴───────┘

vs (vertex) outputs
            x              y              z              w
    ┌───────────────────────────────────────────────────────────┐
 o0 │                        SV_Position                        │
    │                    float4 noperspective                   │
    ├────────────────────────────────────────────┬──────────────┤
 o1 │                  NORMAL0                   │      W0      │
    │               float3 linear                │ float linear │
    ├──────────────┬─────────────────────────────┴──────────────┤
 o2 │     MAT0     │                                            │
    │  uint flat   │                                            │
    │              │                                            │
 o3 │     MAT1     │                                            │
    │  uint flat   │                                            │
    └──────────────┴────────────────────────────────────────────┘
"""


@pytest.fixture
def shader(tmp_path: Path) -> Path:
    path = tmp_path / "a.hlsl"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def pair(tmp_path: Path) -> Path:
    path = tmp_path / "pair.hlsl"
    path.write_text(SOURCE + PIXEL)
    return path


def run(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_wide_characters_take_two_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "w.hlsl"
    path.write_text("float4 ps(float2 a : 日本語, float b : Größe) : SV_Target { return a.x + a.y + b; }\n")
    words = ["sig", path, "-T", "ps_6_6", "-E", "ps"]
    lines = run(capsys, *words, "--format", "grid").splitlines()
    assert {text_width(line) for line in lines[2:6]} == {text_width(lines[2])}
    assert lines[3] == " v0 │           日本語0           │    Größe0    │              │"
    colors = run(capsys, *words, "--format", "grid", "-fcolor-diagnostics").splitlines()
    assert re.sub("\x1b\\[[0-9;]*m", "", colors[3]) == lines[3]
    table = run(capsys, *words).splitlines()
    assert [text_width(line[:line.index("float")]) for line in table[3:5]] == [text_width(
        table[2][:table[2].index("type")])] * 2
    assert "日本語0" in run(capsys, *words, "--format", "svg")


@pytest.mark.parametrize(("text", "room", "expected"), [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("e\u0301e\u0301", 2, "e\u0301e\u0301"), ("abc", 1, "…"),
])
def test_cut(text: str, room: int, expected: str) -> None:
    assert cut(text, room) == expected
    assert text_width(center(text, 9)) == text_width(left(text, 9)) == 9
    assert not text.isascii() or center(text, 9) == text.center(9)


def test_grid(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "sig", shader, "--format", "grid") == GRID


def test_grid_of_a_pair(pair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "sig", pair, "--format", "grid").splitlines()
    heading = next(line for line in lines if line.startswith("vs (vertex) outputs"))
    assert heading.endswith("ps (pixel) inputs")
    row = next(line for line in lines if line.startswith(" o1 │"))
    assert "≠ NORMAL0" in row.split("v1")[0]
    assert "≠ W0" in row.split("v1")[1] and "≠ NORMAL0" in row.split("v1")[1]
    assert "  SV_Depth: float, no register" in lines
    assert lines[-1] == "○ never read   ≠ does not link"


def test_colors(shader: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run(capsys, "sig", shader, "--format", "grid")
    assert "\x1b[" not in plain
    colored = run(capsys, "sig", shader, "--format", "grid", "-fcolor-diagnostics")
    assert "\x1b[32m" in colored and "\x1b[36m" in colored
    assert "system value" in colored.splitlines()[-1]
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert "\x1b[" in run(capsys, "sig", shader, "--format", "grid")
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(capsys, "sig", shader, "--format", "grid") == plain
    monkeypatch.delenv("NO_COLOR")
    assert run(capsys, "sig", shader, "--format", "grid", "-fno-color-diagnostics") == plain


def test_ascii_where_the_terminal_has_no_more() -> None:
    from hlslfe.frontend import sig_draw

    class Latin:
        encoding = "latin-1"

    original, sig_draw.sys = sig_draw.sys, type("Sys", (), {"stdout": Latin()})  # type: ignore[misc, assignment]
    try:
        text = sig_draw._encodable("│ W0 ○│→…≠")
    finally:
        sig_draw.sys = original  # type: ignore[misc]
    assert text == "| W0 o|>.!"


NAMESPACE = "{http://www.w3.org/2000/svg}"


def test_svg(pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "a.svg"
    assert run(capsys, "sig", pair, "--format", "svg", "-o", target) == ""
    root = ET.parse(target).getroot()
    assert root.tag == NAMESPACE + "svg" and root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    texts = [each.text for each in root.iter(NAMESPACE + "text")]
    assert texts.count("NORMAL0") == 2 and texts.count("MAT1") == 1 and "does not link" in texts
    titles = [each.text for each in root.iter(NAMESPACE + "text") if each.get("class") == "title"]
    assert titles == ["vs (vertex) inputs", "vs (vertex) outputs", "ps (pixel) inputs", "ps (pixel) outputs"]
    kinds = [each.get("class") for each in root.iter(NAMESPACE + "path")]
    assert kinds == ["feeds", "breaks", "breaks"]
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    for rect in root.iter(NAMESPACE + "rect"):
        assert float(rect.get("x", "0")) + float(rect.get("width", "0")) <= width
        assert float(rect.get("y", "0")) + float(rect.get("height", "0")) <= height
    assert sorted(each.text or "" for each in root.iter(NAMESPACE + "title")) == [
        "bool flat SV_IsFrontFace", "float linear W0", "float linear W0", "float3 POSITION0", "float3 linear NORMAL0",
        "float3 linear NORMAL0", "float4 SV_Target", "float4 noperspective SV_Position",
        "float4 noperspective SV_Position", "uint flat MAT0[2]"]


def test_a_chain_shows_each_pair_once(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parents[2] / "corpus" / "link" / "fits_tessellation.hlsl"
    root = ET.fromstring(run(capsys, "link", path, "--format", "svg"))
    titles = [each.text for each in root.iter(NAMESPACE + "text") if each.get("class") == "title"]
    assert titles == [
        "vs_main (vertex) inputs", "vs_main (vertex) outputs", "hs_main (hull) inputs",
        "hs_main (hull) outputs", "ds_main (domain) inputs", "hs_main (hull) patch constants",
        "ds_main (domain) patch constants", "ds_main (domain) outputs", "ps_main (pixel) inputs",
        "ps_main (pixel) outputs"]
    assert [each.get("class") for each in root.iter(NAMESPACE + "path")] == ["feeds"] * 11


def test_svg_of_several_entries(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "sig", shader, shader, shader, "--format", "svg")
    assert text.count('class="title"') == 6
    ET.fromstring(text)


def test_an_empty_panel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "e.hlsl"
    path.write_text('[shader("pixel")] float4 ps() : SV_Target { return 1; }\n')
    assert run(capsys, "sig", path, "--format", "grid").startswith("ps (pixel) inputs\n  none\n")
    ET.fromstring(run(capsys, "sig", path, "--format", "svg"))


def test_packing_remarks(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(shader), "-Rsignature-packing", "-fno-caret-diagnostics"]) == 0
    err = capsys.readouterr().err.replace(str(shader), "a.hlsl")
    assert err == (
        "a.hlsl:7:32: remark: 'POSITION0' goes to v0.xyz, below the vertex inputs before it [-Rsignature-packing]\n"
        "a.hlsl:2:10: remark: 'SV_Position' goes to o0.xyzw [-Rsignature-packing]\n"
        "a.hlsl:3:10: remark: 'NORMAL0' goes to o1.xyz [-Rsignature-packing]\n"
        "a.hlsl:2:10: note: not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is "
        "Linear\n"
        "a.hlsl:4:9: remark: 'W0' goes to o1.w [-Rsignature-packing]\n"
        "a.hlsl:2:10: note: not o0: it takes LinearNoperspective values only, because of 'SV_Position', and this is "
        "Linear\n"
        "a.hlsl:5:24: remark: 'MAT0' goes to o2.x to o3.x [-Rsignature-packing]\n"
        "a.hlsl:2:10: note: not o0: an array cannot pass through the register of 'SV_Position'\n"
        "a.hlsl:3:10: note: not o1: it takes Linear values only, because of 'NORMAL0' and 'W0', and this is Constant\n"
    )


def test_ids_of_remarks(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(shader), "-Rsignature-packing", "-fdiagnostics-format=json"]) == 0
    import json

    found = json.loads(capsys.readouterr().err)
    assert {each["id"] for each in found} == {"remark_packing_placed", "remark_packing_stacked"}
    assert {each["severity"] for each in found} == {"remark"} and {each["group"] for each in found} == {
        "signature-packing"}


def test_remarks_are_off_until_asked_for(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["-Weverything"], ["-Rsignature-packing", "-Rno-signature-packing"], ["-Rno-everything"]):
        assert main(["check", str(shader), *words]) == 0
        assert capsys.readouterr().err == ""
    assert main(["check", str(shader), "-Reverything", "-w", "-Werror"]) == 0
    assert capsys.readouterr().err.count("remark: ") == 5
    assert main(["check", str(shader), "-Rsignature-packin"]) == 0
    assert "did you mean '-Rsignature-packing'" in capsys.readouterr().err


def test_remarks_of_what_has_no_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "e.hlsl"
    path.write_text("void main(float4 a[31] : A, float4 b : B, float c : C, out float4 t : SV_Target3,\n"
                    "          out float d : SV_Depth) { t = c; d = 1; }\n")
    assert main(["check", str(path), "-T", "ps_6_6", "-Rsignature-packing", "-fdiagnostics-format=json"]) == 1
    import json

    found = json.loads(capsys.readouterr().err)
    assert [each["id"] for each in found] == ["err_hlsl_signature_packing", "remark_packing_failed"]
    assert [(note["id"], note["message"]) for note in found[-1]["notes"]] == [
        ("note_packing_full", "not v0 to v30: beside 'A0' there is room for 0 of the 1 columns"),
        ("note_packing_full", "not v31: beside 'B0' there is room for 0 of the 1 columns")]
    path.write_text("void main(out float4 t : SV_Target3, out float d : SV_Depth) { t = 1; d = 1; }\n")
    assert main(["check", str(path), "-T", "ps_6_6", "-Rsignature-packing", "-fdiagnostics-format=json"]) == 0
    found = json.loads(capsys.readouterr().err)
    assert [(each["id"], each["message"]) for each in found] == [
        ("remark_packing_by_index", "'SV_Target3' goes to o3.xyzw, the register of its index"),
        ("remark_packing_unplaced", "'SV_Depth' has no register")]
