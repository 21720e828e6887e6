"""`hlslfe link`: operands, exit codes, notes into other files, table and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hlslfe.frontend.link_operands import parse_operand
from hlslfe.frontend.main import main

VERTEX = """\
struct V { float4 p : SV_Position; float3 n : NORMAL; float2 uv : UV; };
[shader("vertex")] V vs(float3 p : POSITION) { V v = {float4(p, 1), p, p.xy}; return v; }
"""
PIXEL = """\
[shader("pixel")] float4 ps(float4 p : SV_Position, float2 uv : UV, bool f : SV_IsFrontFace) : SV_Target {
  return uv.xyxy * f;
}
"""
GOOD_PIXEL = '[shader("pixel")] float4 ps(float4 p : SV_Position, float3 n : NORMAL) : SV_Target { return n.xyzx; }\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "v.hlsl").write_text(VERTEX)
    (tmp_path / "p.hlsl").write_text(PIXEL)
    (tmp_path / "good.hlsl").write_text(GOOD_PIXEL)
    return tmp_path


def test_operands(folder: Path) -> None:
    (folder / "odd:name.hlsl").write_text("")
    for text, expected in (("v.hlsl", ("v.hlsl", "", "")), ("v.hlsl:vs", ("v.hlsl", "vs", "")),
                           ("v.hlsl:vs:vs_6_6", ("v.hlsl", "vs", "vs_6_6")),
                           ("odd:name.hlsl:main", ("odd:name.hlsl", "main", "")), ("-:main", ("-", "main", "")),
                           ("a", ("a", "", "")), ("C:\\a.hlsl", ("C:\\a.hlsl", "", "")),
                           ("C:/a.hlsl:main:vs_6_0", ("C:/a.hlsl", "main", "vs_6_0"))):
        operand = parse_operand(text)
        assert (operand.path, operand.entry, operand.profile) == expected


def test_a_pair_that_fits(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl:vs", "good.hlsl:ps"]) == 0
    assert capsys.readouterr() == ("""\
vs (vertex) -> ps (pixel): fits
  SV_Position  o0 xyzw  ->  v0 xyzw
  NORMAL0      o1 xyz.  ->  v1 xyz.
  UV0          o2 xy..               not read
""", "")


def test_a_pair_that_does_not(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl", "p.hlsl", "-fno-caret-diagnostics"]) == 1
    out, err = capsys.readouterr()
    assert out == """\
vs (vertex) -> ps (pixel): does not fit (1 error)
  SV_Position     o0 xyzw  ->  v0 xyzw
  UV0             o2 xy..  ->  v1 xy..  does not fit
  SV_IsFrontFace               v2 x...  generated
  NORMAL0         o1 xyz.               not read
"""
    assert err == """\
p.hlsl:1:60: error: 'UV0' is read from v1.xy, but written to o2.xy
v.hlsl:1:62: note: 'UV0' is an output of 'vs' here
v.hlsl:1:43: note: 'NORMAL0' stands before it there, and is no input here
p.hlsl:1:36: note: to fix it, declare the inputs of 'ps' as { float4 : SV_Position; float3 : NORMAL0; float2 : UV0; \
bool : SV_IsFrontFace }
note: Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX
"""


def test_the_source_lines_of_both_files(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl", "p.hlsl"]) == 1
    err = capsys.readouterr().err
    assert "    1 | struct V { float4 p : SV_Position;" in err and "    1 | [shader(\"pixel\")] float4 ps" in err


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl:vs", "p.hlsl:ps", "--format", "json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["version"] == 1 and found["fits"] is False
    (link,) = found["links"]
    assert link["producer"] == {"name": "vs", "stage": "vertex"}
    assert link["consumer"] == {"name": "ps", "stage": "pixel"}
    assert link["matches"][1] == {
        "name": "UV", "index": 0, "fits": False,
        "producer": {"id": 2, "row": 0, "register": 2, "mask": 3},
        "consumer": {"id": 1, "row": 0, "register": 1, "mask": 3}}
    assert link["generated"] == ["SV_IsFrontFace"] and link["unused"] == ["NORMAL0"] and link["fits"] is False
    (problem,) = found["problems"]
    assert (problem["id"], problem["runtime"]) == ("err_link_register", "SHADER_LINKAGE_REGISTERINDEX")
    assert [(note["id"], note.get("file", "")) for note in problem["notes"]] == [
        ("note_link_producer", "v.hlsl"), ("note_link_reason", "v.hlsl"), ("note_link_fix", "p.hlsl"),
        ("note_link_runtime", "")]


def test_modules(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("v", "p", "good"):
        assert main([f"{name}.hlsl", "-o", f"{name}.ll"]) == 0
    assert main(["link", "v.ll:vs", "good.ll:ps"]) == 0
    assert main(["link", "v.hlsl:vs", "good.ll"]) == 0
    assert main(["link", "v.ll", "p.hlsl"]) == 1
    assert "v.ll:" in capsys.readouterr().err


def test_guessed_stages_and_given_profiles(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "v.hlsl").write_text(VERTEX.replace('[shader("vertex")] ', ""))
    (folder / "p.hlsl").write_text(GOOD_PIXEL.replace('[shader("pixel")] ', ""))
    assert main(["link", "v.hlsl:vs", "p.hlsl:ps"]) == 0
    assert main(["link", "v.hlsl:vs:vs_6_6", "p.hlsl:ps:ps_6_6"]) == 0
    capsys.readouterr()
    assert main(["link", "v.hlsl:vs:ps_6_6", "p.hlsl:ps:ps_6_6"]) == 1  # SV_Position cannot be an output there


HULL = """struct V { float4 p : SV_Position; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
C constants() { return (C)1; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")] V hs(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
[domain("tri")] V ds(C c, float3 at : SV_DomainLocation, OutputPatch<V, 3> p) { return p[0]; }
[maxvertexcount(1)] void gs(triangle V v[3], inout PointStream<V> s) { s.Append(v[0]); }
V main(float4 p : P) { V v = { p }; return v; }
"""


def test_stages_are_those_of_the_attributes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "h.hlsl").write_text(HULL)
    (folder / "p.hlsl").write_text("float4 main() : SV_Target { return 1; }\n")
    assert main(["link", "h.hlsl:main", "h.hlsl:hs", "h.hlsl:ds", "h.hlsl:gs", "p.hlsl:main"]) == 0
    assert capsys.readouterr().out.count("fits") == 4
    assert main(["link", "h.hlsl:main", "h.hlsl:hs"]) == 1  # known to be no pixel shader
    assert "err_link_tessellation" not in capsys.readouterr().err
    assert main(["link", "h.hlsl:gs", "p.hlsl:main"]) == 0
    assert "gs (geometry) -> main (pixel)" in capsys.readouterr().out


@pytest.mark.parametrize("words", [
    ["-T", "vs_6_6", "-E", "main", "h.hlsl", "-T", "gs_6_6", "-E", "gs", "h.hlsl", "-T", "ps_6_6", "p.hlsl"],
    ["h.hlsl", "-T", "vs_6_6", "h.hlsl", "/E", "gs", "-Tgs_6_6", "p.hlsl", "-T", "ps_6_6"],
    ["-T", "vs_6_6", "h.hlsl", "-T", "gs_6_6", "h.hlsl:gs", "-T", "ps_6_6", "p.hlsl:main"],
    ["-E", "main", "h.hlsl", "-E", "gs", "h.hlsl", "-E", "main", "p.hlsl"],
    ["-T", "lib_6_6", "h.hlsl:main", "h.hlsl:gs", "p.hlsl:main"],
])
def test_each_file_may_have_a_profile(folder: Path, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    (folder / "h.hlsl").write_text(HULL)
    (folder / "p.hlsl").write_text("float4 main() : SV_Target { return 1; }\n")
    assert main(["link", *words]) == 0
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines() if "->" in line and ":" in line] == [
        "main (vertex) -> gs (geometry)", "gs (geometry) -> main (pixel)"]


def test_the_last_stage_may_not_be_a_hull_shader(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hlslfe.basic.catalogue import CATALOGUE
    from hlslfe.frontend.command_line import parse_command_line
    from hlslfe.frontend.link import Linker
    from hlslfe.frontend.warning_options import WarningOptions
    from hlslfe.signature.element import EntrySignatures

    linker = Linker(parse_command_line(["link", "a"]), WarningOptions([], False, CATALOGUE))
    linker._check_last(EntrySignatures("hs", "hull", "hs", [], []))
    (found,) = linker.diags.diagnostics
    assert (found.id, found.notes[0].id) == ("err_link_tessellation", "note_link_runtime")


@pytest.mark.parametrize(("words", "message"), [
    ([], "no input files"),
    (["v.hlsl:vs"], "link needs two or more stages"),
    (["v.hlsl:vs", "p.hlsl:nope:ps_6_6"], ""),
    (["v.hlsl", "none.hlsl"], "none.hlsl"),
    (["v.hlsl", "v.hlsl:vs:xs_1_1"], "unknown profile 'xs_1_1'"),
    (["v.hlsl", "p.hlsl", "-T", "ps_6_6"], "link wants the profile of a stage after its entry"),
    (["-T", "vs_6_6", "v.hlsl", "p.hlsl"], "or a -T for each file"),
    (["-T", "vs_6_6", "v.hlsl", "p.hlsl", "-T", "ps_6_6"], "-T ps_6_6 belongs to no file"),
    (["-T", "vs_6_6", "v.hlsl:vs:vs_6_0", "-T", "ps_6_6", "p.hlsl"], "'v.hlsl' has two profiles"),
    (["-E", "vs", "v.hlsl:other", "-E", "ps", "p.hlsl"], "'v.hlsl' has two entry points"),
    (["v.hlsl", "p.hlsl", "-E", "vs"], "link wants the entry point of a stage after its file"),
    (["v.hlsl:nope", "p.hlsl:ps"], "'v.hlsl' has no function 'nope'"),
    (["v.hlsl:vs:vs_6_6:more", "p.hlsl"], "no such file: 'v.hlsl:vs'"),
    ([":vs", "p.hlsl"], "no such file: ':vs'"),
    (["v.hlsl:vs", "v.hlsl:vs"], ""),
    (["p.hlsl:ps", "v.hlsl:vs"], ""),
])
def test_bad_usage(folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert main(["link", *words]) == (2 if message else 1)
    assert message in capsys.readouterr().err


def test_which_of_two(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "p.hlsl").write_text(PIXEL + PIXEL.replace("ps(", "other("))
    assert main(["link", "v.hlsl", "p.hlsl"]) == 2
    assert "several pixel shaders (ps, other): say p.hlsl:ps" in capsys.readouterr().err
    (folder / "p.hlsl").write_text("float f() { return 1; }\n")
    assert main(["link", "v.hlsl", "p.hlsl"]) == 2
    assert "'p.hlsl' has no entry point; say FILE:ENTRY:PROFILE" in capsys.readouterr().err


def test_errors_of_an_input(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "p.hlsl").write_text('[shader("pixel")] float4 ps() : SV_Target { return missing; }\n')
    assert main(["link", "v.hlsl", "p.hlsl"]) == 1
    out, err = capsys.readouterr()
    assert out == "" and "p.hlsl:1:52: error: " in err


def test_warnings_and_their_groups(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl", "good.hlsl", "-Wlink-unused-output"]) == 0
    assert "warning: 'UV0' is written, but 'ps' does not read it [-Wlink-unused-output]" in capsys.readouterr().err
    assert main(["link", "v.hlsl", "good.hlsl", "-Werror=link-unused-output"]) == 1
    assert "[-Werror,-Wlink-unused-output]" in capsys.readouterr().err


def test_drawings(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "v.hlsl", "p.hlsl", "--format", "grid"]) == 1
    assert "≠ UV0" in capsys.readouterr().out
    assert main(["link", "v.hlsl", "good.hlsl", "--format", "svg", "-o", "x.svg"]) == 0
    assert (folder / "x.svg").read_text().startswith("<svg")


def test_one_file_with_all_stages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "all.hlsl").write_text(GOOD_PIXEL + VERTEX + """
[shader("geometry")] [maxvertexcount(3)]
void gs(triangle V v[3], inout TriangleStream<V> s) { s.Append(v[0]); }
""")
    assert main(["link", "all.hlsl"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("vs (vertex) -> gs (geometry): fits\n") and "\ngs (geometry) -> ps (pixel): fits\n" in out


def test_stages_that_cannot_follow_each_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "good.hlsl", "v.hlsl", "--format", "json"]) == 1
    out = json.loads(capsys.readouterr().out)
    assert out["links"] == []
    assert [(each["id"], each["message"]) for each in out["problems"]] == [
        ("err_link_stage_order", "a pixel shader cannot be followed by a vertex shader")]
    assert [note["id"] for note in out["problems"][0]["notes"]] == ["note_link_stage"]


def test_a_name_that_was_meant(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "p.hlsl").write_text(GOOD_PIXEL.replace("NORMAL", "NORMALS"))
    assert main(["link", "v.hlsl", "p.hlsl", "--format", "json"]) == 1
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert [note["id"] for note in problem["notes"]] == ["note_link_stage", "note_link_similar", "note_link_runtime"]
