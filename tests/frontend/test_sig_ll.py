"""Source -> .ll -> elements is an exact round trip; faults of a module have a file, line and column."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import hlslfe
from hlslfe.frontend.main import main
from hlslfe.signature.element import METADATA_FIELDS, EntrySignatures, SemanticSignatureElement, written_mode
from hlslfe.signature.metadata import read_module, read_signatures
from hlslfe.signature.metadata_checks import check_module

SCALARS = ("float", "int", "uint", "bool", "half", "int16_t", "uint16_t")
KEYWORDS = ("", "", "nointerpolation", "linear", "centroid", "noperspective", "sample", "noperspective sample")


def random_struct(random: Random, name: str, keywords: bool) -> str:
    fields = []
    for number in range(random.randrange(1, 9)):
        scalar, cols = random.choice(SCALARS), random.randrange(1, 5)
        keyword = random.choice(KEYWORDS) if keywords and scalar in ("float", "half") else ""
        array = f"[{random.randrange(1, 4)}]" if random.random() < 0.3 else ""
        semantic = f"S{number}_{random.choice(('', '7', '4294967290'))}"
        fields.append(f"  {keyword} {scalar}{cols if cols > 1 else ''} f{number}{array} : {semantic};")
    return f"struct {name} {{\n" + "\n".join(fields) + "\n};\n"


def random_source(random: Random) -> str:
    """A vertex and a pixel shader with structs of their own, some read in part, one at a row that varies."""
    return (random_struct(random, "In", False) + random_struct(random, "Mid", True) + """
struct VSOut { float4 p : SV_Position; Mid m; };
[shader("vertex")] VSOut vs(In i, uint id : SV_VertexID) { VSOut o = (VSOut)0; o.p = id + i.f0%s; return o; }
[shader("pixel")] float4 ps(VSOut v, uint n : SV_PrimitiveID, out float d : SV_Depth) : SV_Target1 {
  d = v.p.z; return v.m.f0%s + n;
}
""") % ("", "")


def fields(element: SemanticSignatureElement, stage: str, policy: str) -> tuple[object, ...]:
    return tuple(written_mode(element, stage, policy) if name == "interpolation" else getattr(element, name)
                 for name in METADATA_FIELDS)


def assert_same(written: list[EntrySignatures], read: list[EntrySignatures], policy: str) -> None:
    assert [(one.name, one.stage) for one in written] == [(one.name, one.stage) for one in read]
    for one, other in zip(written, read, strict=True):
        for (_, mine), (_, theirs) in zip(one.lists(), other.lists(), strict=True):
            assert [fields(element, one.stage, policy) for element in mine] == [
                tuple(getattr(element, name) for name in METADATA_FIELDS) for element in theirs]


@pytest.mark.parametrize("policy", ["proposal", "upstream"])
@pytest.mark.parametrize("mode", ["prefix-stable", "optimized"])
def test_round_trip_of_random_shaders(policy: str, mode: str) -> None:
    random = Random(f"{policy} {mode}")
    done = 0
    while done < 40:
        source = random_source(random).replace("i.f0 ", "0 ").replace("i.f0;", "0;").replace("v.m.f0 +", "0 +")
        result = hlslfe.compile(source, native_16bit=True, signature_interpolation=policy, packing_mode=mode)
        if not result.ok:
            # The only thing that may go wrong with these: too many registers, or a bool that must be flat.
            assert {each.id for each in result.diagnostics} <= {"err_hlsl_signature_packing"}
            continue
        assert result.ll is not None
        assert_same(result.signatures, read_signatures(result.ll), policy)
        assert check_module(read_module(result.ll)) == []
        done += 1


STAGES = """
struct V { float4 p : SV_Position; float2 uv : UV; };
[shader("vertex")] V vs(float3 p : POSITION) { V v = {float4(p, 1), p.xy}; return v; }
[shader("geometry")] [maxvertexcount(3)]
void gs(triangle V v[3], inout TriangleStream<V> s) { s.Append(v[0]); }
[shader("compute")] [numthreads(1, 1, 1)] void cs(uint3 id : SV_DispatchThreadID) {}
[shader("pixel")] float4 ps(V v) : SV_Target { return v.uv.xyxy; }
"""


def test_round_trip_of_other_stages() -> None:
    result = hlslfe.compile(STAGES)
    assert result.ok and result.ll is not None
    assert_same([each for each in result.signatures if each.stage != "compute"], read_signatures(result.ll), "proposal")


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "a.ll"
    ll = hlslfe.compile(STAGES).ll
    assert ll is not None
    path.write_text(ll)
    return path


def test_sig_of_a_module(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sig", str(module)]) == 0
    out, err = capsys.readouterr()
    assert err == "" and "gs (geometry)" in out and "UV           0      float2  v1        xy..  Linear" in out
    assert main(["sig", str(module), "--format", "json"]) == 0
    assert '"location": "' + str(module) in capsys.readouterr().out
    assert main(["sig", str(module), "--format", "grid"]) == 0
    assert "ps (pixel) inputs" in capsys.readouterr().out


def test_a_fault_has_a_place(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = module.read_text()
    module.write_text(text.replace('!"POSITION", i32 9, i32 0', '!"POSITION", i32 9, i32 99'))
    assert main(["sig", str(module)]) == 1
    line = next(n for n, each in enumerate(text.splitlines(), 1) if '!"POSITION"' in each)
    node = text.splitlines()[line - 1].split(" ")[0]
    column = text.splitlines()[line - 1].index("i32 0, !", 20) + 1
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{module}:{line}:{column}: error: {node}, operand 3: the kind is 99, which is not within 0 to 31\n" in err


def test_all_faults_are_told(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = module.read_text().replace("v3f32(i32 0, i32 0", "v3f32(i32 9, i32 0").replace('!"SV_Target"', '!"Color"')
    module.write_text(text)
    assert main(["sig", str(module)]) == 1
    err = capsys.readouterr().err
    assert "'Color' cannot be an output of a pixel shader" in err
    assert "error: load: 'vs' has no input 9, only 1" in err
    assert "2 errors" in err


def test_ids(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = module.read_text().replace("v3f32(i32 0, i32 0", "v3f32(i32 9, i32 0").replace('!"SV_Target"', '!"Color"')
    module.write_text(text)
    assert main(["sig", str(module), "-fdiagnostics-format=json"]) == 1
    err = capsys.readouterr().err
    assert '"id": "err_dx_signature_metadata"' in err and '"id": "err_dx_signature_access"' in err


def test_a_module_without_signatures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.ll"
    path.write_text("define void @f() {\n  ret void\n}\n")
    assert main(["sig", str(path)]) == 0
    assert capsys.readouterr() == ("", f"{path}: note: there are no signatures\n")
    path.write_bytes(b"define \xff")
    assert main(["sig", str(path)]) == 1
    assert "UTF-8" in capsys.readouterr().err
