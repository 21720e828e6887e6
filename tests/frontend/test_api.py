from __future__ import annotations

import threading
from pathlib import Path

import pytest

import hlslfe
from hlslfe.basic.source_text import UnreadableError

SHADER = "float4 main(float4 c : COLOR) : SV_Target { return c * K; }"


def test_compile() -> None:
    result = hlslfe.compile(SHADER, profile="ps_6_6", defines={"K": "2"}, filename="a.hlsl")
    assert result.ok and result.diagnostics == []
    assert result.ll is not None and 'source_filename = "a.hlsl"' in result.ll
    assert [element.name for element in result.signatures[0].inputs] == ["COLOR"]
    assert result.dependencies == ["a.hlsl"]


def test_errors_are_values() -> None:
    result = hlslfe.compile(SHADER, profile="ps_6_6", filename="a.hlsl")
    assert not result.ok and result.ll is None and result.signatures == []
    [error] = result.diagnostics
    assert (error.file, error.line, error.column, error.severity) == ("a.hlsl", 1, 56, "error")
    assert error.id == "err_undeclared_var_use"
    assert str(error).startswith("a.hlsl:1:56: error: ")


def test_check_emits_nothing() -> None:
    result = hlslfe.check(SHADER.replace("K", "2"), profile="ps_6_6")
    assert result.ok and result.ll is None and len(result.signatures) == 1


def test_signatures() -> None:
    [entry] = hlslfe.signatures(SHADER.replace("K", "2"), profile="ps_6_6")
    assert (entry.name, entry.stage) == ("main", "pixel")
    with pytest.raises(ValueError, match="error: "):
        hlslfe.signatures(SHADER, profile="ps_6_6")


def test_include_handler() -> None:
    def handler(name: str, includer: str, angled: bool) -> tuple[str, str] | None:
        return (f"virtual/{name}", "#define K 3") if name == "k.hlsli" and angled else None

    result = hlslfe.compile("#include <k.hlsli>\n" + SHADER, profile="ps_6_6", include_handler=handler)
    assert result.ok and result.dependencies == ["<source>", "virtual/k.hlsli"]
    assert not hlslfe.check('#include "other.hlsli"\n', include_handler=handler).ok


def test_paths_and_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.hlsl"
    path.write_text(SHADER.replace("K", "2"))
    assert hlslfe.compile(path, profile="ps_6_6").ok
    assert hlslfe.compile(path.read_bytes(), profile="ps_6_6").ok
    with pytest.raises(UnreadableError):
        hlslfe.compile(tmp_path / "missing.hlsl")


def test_warnings() -> None:
    source = "export float2 f(float3 v) { return v; }"
    assert [each.severity for each in hlslfe.check(source).diagnostics] == ["warning"]
    for word in ("-Wno-vector-conversion", "no-vector-conversion"):
        assert hlslfe.check(source, warnings=[word]).diagnostics == []
    assert not hlslfe.check(source, warnings=["-Werror"]).ok
    with pytest.raises(ValueError, match="unknown warning group 'nothing'"):
        hlslfe.check(source, warnings=["-Wnothing"])


def test_bad_options() -> None:
    with pytest.raises(ValueError, match="unknown profile"):
        hlslfe.compile(SHADER, profile="ps_9_9")
    with pytest.raises(ValueError, match="unknown language"):
        hlslfe.compile(SHADER, language="1999")


def test_two_threads_at_once() -> None:
    results: dict[int, str | None] = {}

    def work(number: int) -> None:
        for _ in range(3):
            results[number] = hlslfe.compile(SHADER, profile="ps_6_6", defines={"K": str(number)}, filename="t").ll

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2, 6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(2, 6):
        assert results[number] == hlslfe.compile(SHADER, profile="ps_6_6", defines={"K": str(number)}, filename="t").ll
