"""Loop variables that outlive their loop up to -HV 2018, root signatures, hints for loops on functions."""

from __future__ import annotations

import pytest

import hlslfe
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

LOOP = "for (int i = 0; i < 4; ++i) a += i; "
SAME, OTHER = "warn_hlsl_for_redefinition", "warn_hlsl_for_redefinition_different_type"


def ids(body: str, version: int) -> list[str]:
    source = f"float4 main(float4 a : A) : SV_Target {{ {body} return a; }}"
    options = Options(parse_profile("ps_6_0"), entry="main", language_version=version)
    compilation = Compilation("test.hlsl", source, options)
    compilation.llvm_ir()
    return [d.id for d in compilation.diags.diagnostics if d.severity in ("warning", "error")]


@pytest.mark.parametrize(("body", "version", "expected"), [
    (LOOP + "a += i;", 2018, []),
    (LOOP + "a += i;", 2016, []),
    (LOOP + "a += i;", 2021, ["err_undeclared_var_use"]),
    (LOOP + LOOP + "a += i;", 2018, [SAME]),
    (LOOP + LOOP, 2021, []),
    ("float i = 2; " + LOOP + "a += i;", 2018, [OTHER]),
    (LOOP + "int i = 3;", 2018, ["err_redefinition"]),
    ("if (a.x > 0) " + LOOP + "a += i;", 2018, ["err_undeclared_var_use"]),
    ("int i; for (i = 0; i < 3; ++i) a += i; ++i;", 2018, []),
])
def test_loop_variables(body: str, version: int, expected: list[str]) -> None:
    assert ids(body, version) == expected


def test_the_last_loop_counts() -> None:
    """After two loops the second one's variable is meant: in the IR its slot is read."""
    source = ("float main() : SV_Target { for (int i = 0; i < 4; ++i) {} for (int i = 9; i < 12; ++i) {} "
              "return i; }")
    options = Options(parse_profile("ps_6_0"), entry="main", language_version=2018)
    text = Compilation("test.hlsl", source, options).llvm_ir()
    assert text is not None
    last_load = [line for line in text.split("define void @main")[0].splitlines() if "load i32" in line][-1]
    slot = last_load.split("ptr ")[1].split(",")[0]
    assert f"store i32 9, ptr {slot}," in text


def root_signature(text: str) -> hlslfe.CompileResult:
    source = f"#define RS {text}\n[RootSignature(RS)] float4 main() : SV_Target {{ return 1; }}"
    return hlslfe.compile(source, profile="ps_6_0", entry="main")


@pytest.mark.parametrize(("text", "id"), [
    ('"CBV(b0"', "err_expected_either"), ('"CBV b0)("', "err_expected_after"),
    ("3", "err_expected_string_literal"), ('"", ""', "err_attribute_wrong_number_arguments"),
])
def test_bad_root_signatures(text: str, id: str) -> None:
    assert [d.id for d in root_signature(text).diagnostics] == [id]


def test_root_signature_on_a_variable() -> None:
    result = hlslfe.compile('[RootSignature("")] float a;\nfloat4 main() : SV_Target { return 1; }',
                            profile="ps_6_0", entry="main")
    assert "err_attribute_wrong_decl_type_str" in [d.id for d in result.diagnostics]


def test_hint_on_a_function() -> None:
    result = hlslfe.compile("[fastopt] float4 main() : SV_Target { return 1; }", profile="ps_6_0", entry="main")
    assert result.ok
    assert [d.id for d in result.diagnostics] == ["warn_hlsl_unsupported_statement_for_loop_attribute"]


def test_const_without_members() -> None:
    source = "struct E {}; float4 main() : SV_Target { const E e; return 1; }"
    assert hlslfe.compile(source, profile="ps_6_0", entry="main").ok


def test_words_for_vulkan() -> None:
    """They do nothing in DXIL; a built-in value needs no location beside values that have one."""
    source = ("struct O { float4 p : SV_Position; [[vk::location(0)]] float3 n : NORMAL; "
              '[[vk::builtin("PointSize")]] float size : PSIZE; };\n'
              "[[vk::combinedImageSampler]] Texture2D t;\n"
              "O main() { return (O)0; }")
    result = hlslfe.compile(source, profile="vs_6_0", entry="main")
    assert result.ok
    assert [(d.id, d.line) for d in result.diagnostics] == [("warn_attribute_ignored", line) for line in (1, 2)]
