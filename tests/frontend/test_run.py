"""The driver on good and bad input: texts, exit codes, and nothing half-written."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hlslfe.frontend.main import main

SHADER = "float4 main(float4 c : COLOR0) : SV_Target { return c * 2; }\n"


@pytest.fixture
def shader(tmp_path: Path) -> Path:
    path = tmp_path / "a.hlsl"
    path.write_text(SHADER)
    return path


def test_ll_to_stdout(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(shader), "-T", "ps_6_6"]) == 0
    out, err = capsys.readouterr()
    assert "define void @main()" in out and "!dx.semantic.signatures" in out
    assert err == ""


def test_output_file_and_folder(shader: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "b.hlsl"
    other.write_text(SHADER)
    assert main([str(shader), "-T", "ps_6_6", "-o", str(tmp_path / "x.ll")]) == 0
    assert "define void @main()" in (tmp_path / "x.ll").read_text()
    folder = tmp_path / "out"
    folder.mkdir()
    assert main([str(shader), str(other), "-T", "ps_6_6", "-o", str(folder)]) == 0
    assert sorted(os.listdir(folder)) == ["a.ll", "b.ll"]
    assert capsys.readouterr().out == ""


def test_several_inputs_on_stdout(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(shader), str(shader), "-T", "ps_6_6"]) == 0
    assert capsys.readouterr().out.count("; ModuleID") == 2


def test_an_error_writes_no_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.hlsl"
    path.write_text("float4 main() : SV_Target {\n  return missing;\n}\n")
    target = tmp_path / "x.ll"
    assert main([str(path), "-T", "ps_6_6", "-o", str(target)]) == 1
    err = capsys.readouterr().err
    assert f"{path}:2:10: error: " in err
    assert "  return missing;\n" in err
    assert not target.exists() and os.listdir(tmp_path) == ["bad.hlsl"]


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Stdin:
        buffer = io.BytesIO(SHADER.encode())

    monkeypatch.setattr(sys, "stdin", Stdin)
    assert main(["-", "-T", "ps_6_6"]) == 0
    assert "define void @main()" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "status", "message"), [
    (["no-such-file.hlsl"], 2, "no such file: 'no-such-file.hlsl'"),
    (["."], 2, "'.' is a folder, not a file"),
    ([], 2, "no input files"),
    (["a.hlsl", "-T", "px_6_6"], 2, "unknown profile 'px_6_6', did you mean"),
    (["a.hlsl", "--emti=ast"], 2, "unknown option '--emti=ast', did you mean '--emit="),
])
def test_bad_usage_is_one_line(words: list[str], status: int, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err and err.count("\n") == 1


@pytest.mark.parametrize(("data", "message"), [
    (b"\xff\xfef\0\0", "1:2: fatal error: the source is no valid UTF-16-LE"),
    (b"\x7fELF\x00\x01\x02", "1:5: fatal error: the source holds a NUL byte; is it a binary file?"),
])
def test_input_that_is_no_text(tmp_path: Path, data: bytes, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.hlsl"
    path.write_bytes(data)
    assert main([str(path)]) == 1
    err = capsys.readouterr().err
    assert message in err, err  # fatal_invalid_text
    assert err.count("error:") == 1


def test_empty_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.hlsl"
    path.write_text("")
    assert main([str(path)]) == 0  # an empty library
    assert "; ModuleID" in capsys.readouterr().out
    assert main([str(path), "-T", "ps_6_6"]) == 1  # err_hlsl_missing_entry_point
    err = capsys.readouterr().err
    assert err.count("error:") == 1 and "'main'" in err


def test_utf16_and_byte_order_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for encoding in ("utf-16", "utf-8-sig"):
        path = tmp_path / f"{encoding}.hlsl"
        path.write_bytes(SHADER.encode(encoding))
        assert main([str(path), "-T", "ps_6_6"]) == 0
        assert "define void @main()" in capsys.readouterr().out


@pytest.mark.parametrize("target", ["missing/x.ll", "folder"])
def test_unwritable_output(shader: Path, tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]) -> None:
    if target == "folder":
        (tmp_path / "x.ll.d").mkdir()
        words = [str(shader), "-T", "ps_6_6", "-MD", "-MF", str(tmp_path / "x.ll.d"), "-o", str(tmp_path / "y.ll")]
    else:
        words = [str(shader), "-T", "ps_6_6", "-o", str(tmp_path / target)]
    before = set(os.listdir(tmp_path))
    assert main(words) == 2
    assert "cannot write" in capsys.readouterr().err
    assert set(os.listdir(tmp_path)) - before <= {"y.ll"}


def test_two_inputs_cannot_share_an_output(shader: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(shader), str(shader), "-T", "ps_6_6", "-o", str(tmp_path / "x.ll")]) == 2
    assert "must be an existing folder" in capsys.readouterr().err
    assert main([str(shader), str(shader), "-T", "ps_6_6", "-o", str(tmp_path)]) == 2
    assert "two inputs would be written" in capsys.readouterr().err


def test_one_bad_input_does_not_stop_the_others(shader: Path, tmp_path: Path,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.hlsl"
    bad.write_text("float4 main( {")
    assert main([str(bad), str(shader), "-T", "ps_6_6"]) == 1
    assert "define void @main()" in capsys.readouterr().out


def test_dependency_files(shader: Path, tmp_path: Path) -> None:
    header = tmp_path / "h.hlsli"
    header.write_text("#define K 2\n")
    shader.write_text('#include "h.hlsli"\n' + SHADER.replace("2", "K"))
    target = tmp_path / "a.ll"
    assert main([str(shader), "-T", "ps_6_6", "-o", str(target), "-MD", "-MP"]) == 0
    rule = (tmp_path / "a.d").read_text()
    assert rule.startswith(f"{target}:")
    assert str(header) in rule and f"\n{header}:\n" in rule
    shader.write_text('#include "h.hlsli"\nfloat4 main() : SV_Target { return x; }\n')
    (tmp_path / "a.d").unlink()
    assert main([str(shader), "-T", "ps_6_6", "-o", str(target), "-MD", "-MT", "me"]) == 1
    assert (tmp_path / "a.d").read_text().startswith("me:")


def test_json_diagnostics(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "w.hlsl"
    path.write_text("export float2 f(float3 v) { return v; }\n")
    assert main([str(path), "-fdiagnostics-format=json", "-o", os.devnull]) == 0
    [seen] = json.loads(capsys.readouterr().err)
    assert (seen["line"], seen["column"], seen["severity"]) == (1, 36, "warning")
    assert (seen["id"], seen["group"]) == ("warn_hlsl_impcast_vector_truncation", "vector-conversion")


def test_signature_json(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sig", str(shader), "-T", "ps_6_6", "--format", "json"]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert seen["version"] == 1
    [entry] = seen["entries"]
    assert (entry["name"], entry["stage"]) == ("main", "pixel")
    assert entry["inputs"] == [{
        "id": 0, "name": "COLOR", "indices": [0], "component_type": {"value": 9, "name": "F32"},
        "kind": {"value": 0, "name": "Arbitrary"}, "interpolation": {"value": 2, "name": "Linear"},
        "rows": 1, "cols": 4, "start_row": 0, "start_col": 0, "usage_mask": 15, "dynamic_index_mask": 0, "stream": 0,
        "location": f"{shader}:1:20",
    }]
    assert [each["name"] for each in entry["outputs"]] == ["SV_Target"]


def test_unknown_warning_group(shader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(shader), "-T", "ps_6_6", "-Wvector-convertion", "-o", os.devnull]) == 0  # warn_unknown_diag_option
    err = capsys.readouterr().err
    assert "unknown warning option '-Wvector-convertion', did you mean '-Wvector-conversion'?" in err


def test_error_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "many.hlsl"
    path.write_text("".join(f"float f{n}() {{ return missing{n}; }}\n" for n in range(30)))
    assert main([str(path), "-ferror-limit=3"]) == 1
    err = capsys.readouterr().err
    assert err.count(": error: ") == 3 and "too many errors" in err  # fatal_too_many_errors
    assert main([str(path), "-ferror-limit=0"]) == 1
    assert capsys.readouterr().err.count(": error: ") == 30


def test_jobs_file(shader: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    jobs = tmp_path / "jobs.txt"
    jobs.write_text(f"# two jobs\n'{shader}' -T ps_6_6 -o '{tmp_path}/1.ll'\n\nsig '{shader}' -T ps_6_0\n")
    assert main(["--jobs-file", str(jobs)]) == 0
    assert (tmp_path / "1.ll").exists() and "COLOR" in capsys.readouterr().out
    jobs.write_text("a.hlsl --jobs-file x\n")
    assert main(["--jobs-file", str(jobs)]) == 2


def test_as_a_process(shader: Path) -> None:
    command = [sys.executable, "-m", "hlslfe", str(shader), "-T", "ps_6_6"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith("; ModuleID") and done.stderr == ""
    into_closed_pipe = subprocess.run(f"{' '.join(command)} | head -c 1", shell=True, capture_output=True, check=False)
    assert into_closed_pipe.stderr == b""


def test_preprocess_only_needs_no_grammar(shader: Path) -> None:
    code = ("import sys, hlslfe.frontend.main as m; m.main([sys.argv[1], '-P']); "
            "print([n for n in ('jinja2', 'ply.yacc', 'llvmlite') if n in sys.modules])")
    done = subprocess.run([sys.executable, "-c", code, str(shader)], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_check_loads_no_jinja2(shader: Path) -> None:
    code = ("import sys, hlslfe.frontend.main as m; status = m.main(['check', sys.argv[1], '-T', 'ps_6_6']); "
            "print(status, 'jinja2' in sys.modules)")
    done = subprocess.run([sys.executable, "-c", code, str(shader)], capture_output=True, text=True, check=True)
    assert done.stdout == "0 False\n"


def test_nesting_that_no_limit_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deep.hlsl"
    path.write_text("bool f(bool x) { return " + "!" * 9000 + "x; }")
    assert main([str(path)]) == 1  # fatal_nested_too_deep
    assert capsys.readouterr().err.count("nested too deeply") == 1


@pytest.mark.parametrize("tail", ["| true", "> /dev/full"])
def test_standard_output_that_is_gone(shader: Path, tail: str) -> None:
    command = f"{sys.executable} -m hlslfe {shader} -T ps_6_6 {tail}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "internal compiler error" not in done.stderr and "Traceback" not in done.stderr
    assert done.returncode == (2 if "full" in tail else 0)


def test_the_tree_is_printed_after_errors_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text("float f(float a) { return a + b; }\nfloat g(float a { return a; }\nstruct S { float x; };\n")
    for emit, words, errors in (("ast", ("FunctionDecl", "RecoveryExpr"), 2), ("syntax", ("SimpleDecl",), 1)):
        assert main([f"--emit={emit}", str(path)]) == 1
        out, err = capsys.readouterr()
        assert all(word in out for word in words), out
        assert err.count(" error: ") == errors
