"""Primitives and patch constants: drawn for every pair of stages, and with registers of their own in `link`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hlslfe.frontend.main import main

MESH = """
struct V { float4 p : SV_Position; };
struct Primitive { uint material : MAT; };
struct Payload { uint count; };
groupshared Payload load;
[shader("amplification")] [numthreads(1, 1, 1)] void task() { load.count = 1; DispatchMesh(1, 1, 1, load); }
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void ms(in payload Payload x, out vertices V v[3], out indices uint3 i[1], out primitives Primitive q[1]) {
  SetMeshOutputCounts(3, 1);
  v[0] = (V)0;
  v[1] = (V)0;
  v[2] = (V)0;
  i[0] = uint3(0, 1, 2);
  Primitive y = {x.count};
  q[0] = y;
}
"""
PIXEL = '[shader("pixel")] float4 ps(float4 p : SV_Position, uint m : MAT) : SV_Target { return p * m; }'
TESSELLATION = """
struct Point { float4 p : POSITION; };
struct Constants { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float unread : UNREAD; };
[shader("vertex")] Point vs(float4 p : POSITION) { Point x = {p}; return x; }
Constants constants() { Constants c = {{1, 1, 1}, 1, 1}; return c; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")] Point hs(InputPatch<Point, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
"""
DOMAIN = """
struct Made { float edge[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
[shader("domain")] [domain("tri")]
float4 ds(Made c, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> p) : SV_Position { return p[0].p; }
"""
PLAIN_PIXEL = '[shader("pixel")] float4 ps(float4 p : SV_Position) : SV_Target { return p; }'


def run(source: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    path = tmp_path / "a.hlsl"
    path.write_text(source)
    assert main([words[0], str(path), *words[1:]]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("form", ["grid", "svg"])
@pytest.mark.parametrize(("source", "title"), [
    (MESH, "ms (mesh) primitives"),
    (MESH + PIXEL, "ms (mesh) primitives"),
    (TESSELLATION, "hs (hull) patch constants"),
    ("struct Point { float4 p : POSITION; };" + DOMAIN + PLAIN_PIXEL, "ds (domain) patch constants"),
])
def test_drawings(source: str, title: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(source, ["sig", "--format", form], tmp_path, capsys).count(title) == 1


@pytest.mark.parametrize("form", ["grid", "svg"])
def test_drawings_of_links(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = run(MESH + PIXEL, ["link", "--format", form], tmp_path, capsys)
    assert drawn.count("ms (mesh) primitives") == 1
    drawn = run(TESSELLATION + DOMAIN, ["link", "--format", form], tmp_path, capsys)
    assert [drawn.count(f"{name} patch constants") for name in ("hs (hull)", "ds (domain)")] == [1, 1]


def test_registers_of_links(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(MESH + PIXEL, ["link"], tmp_path, capsys).splitlines()
    assert "  MAT0         p0 x...  ->  v1 x..." in lines
    lines = run(TESSELLATION + DOMAIN, ["link"], tmp_path, capsys).splitlines()
    assert "  SV_TessFactor1       p1 ...w  ->  p1 ...w" in lines
    assert [line.split()[1:] for line in lines if "UNREAD" in line] == [["p0", "x...", "not", "read"]]
