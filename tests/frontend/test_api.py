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


def test_what_the_package_exports(tmp_path: Path) -> None:
    assert hlslfe.UnreadableError is UnreadableError and issubclass(UnreadableError, OSError)
    assert set(hlslfe.__all__) <= set(dir(hlslfe)) and "__version__" in dir(hlslfe)
    assert all(getattr(hlslfe, name) is not None for name in hlslfe.__all__)
    with pytest.raises(OSError, match=r"^'.*' is a folder, not a file$"):
        hlslfe.check(tmp_path)


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


@pytest.mark.parametrize(("options", "message"), [
    ({"include_dirs": "shaders"}, "include_dirs must be a sequence of paths, not one str"),
    ({"include_dirs": [1]}, "include_dirs must be paths; 1 is none"),
    ({"warnings": "error"}, "warnings must be a sequence of str, not one str"),
    ({"warnings": 3}, "warnings must be a sequence of str, not one int"),
    ({"defines": "N"}, "defines must be a mapping or pairs (name, value), not str"),
    ({"defines": ["N"]}, "defines must be pairs (name, value); 'N' is none"),
    ({"defines": {"N": 4}}, "defines maps str to str or None; 'N': 4 is neither"),
    ({"profile": None}, "profile must be a str, not NoneType"),
    ({"entry": b"main"}, "entry must be a str or None, not bytes"),
    ({"error_limit": "3"}, "error_limit must be an int, not str"),
    ({"include_handler": "x"}, "include_handler must be callable, not str"),
])
def test_wrong_types(options: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError) as caught:
        hlslfe.check("float f;", **options)  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_a_source_of_the_wrong_type() -> None:
    with pytest.raises(TypeError, match="source must be str, bytes or a path, not int"):
        hlslfe.check(3)  # type: ignore[arg-type]


def test_signatures_show_what_they_are() -> None:
    (entry,) = hlslfe.signatures("float4 main(float4 a : A, float b : B) : SV_Target { return a * b; }",
                                 profile="ps_6_6")
    assert repr(entry) == "<EntrySignatures main (pixel) in=2 out=1 pc=0>"


@pytest.mark.parametrize("name", ["compile", "check", "signatures", "verify"])
def test_an_option_that_does_not_exist(name: str) -> None:
    with pytest.raises(TypeError) as caught:
        getattr(hlslfe, name)("float f;", profil="ps_6_6")
    assert str(caught.value) == f"{name}() has no option 'profil'; did you mean 'profile'?"
    with pytest.raises(TypeError, match=rf"^{name}\(\) has no option 'target'; the options are clang_compat, "):
        getattr(hlslfe, name)("float f;", target="ps_6_6")
