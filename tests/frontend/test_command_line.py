from __future__ import annotations

import pytest

from hlslfe.frontend.command_line import UsageError, help_text, parse_command_line
from hlslfe.frontend.option_table import OPTION_ROWS


def options(*words: str):
    return parse_command_line(words).options()


def test_defaults() -> None:
    invocation = parse_command_line(["a.hlsl"])
    assert invocation.command == "compile"
    assert invocation.inputs == ["a.hlsl"]
    assert invocation.emit == "ll"
    made = invocation.options()
    assert (made.target.stage, made.target.major, made.target.minor) == ("library", 6, 8)
    assert made.entry is None
    assert made.packing_mode == "prefix-stable" and not made.packing_mode_given


def test_profile_and_entry() -> None:
    made = options("a.hlsl", "-T", "ps_6_6", "-E", "shade")
    assert made.target.triple == "dxilv1.6-pc-shadermodel6.6-pixel"
    assert made.entry == "shade"
    assert options("a.hlsl", "-Tvs_6_0").entry == "main"


def test_dxc_spellings_with_a_slash() -> None:
    invocation = parse_command_line(["/T", "cs_6_2", "/E", "go", "/Zpr", "/enable-16bit-types", "/DX=2", "/Fo", "o.ll",
                                     "/home/a.hlsl"])
    assert invocation.inputs == ["/home/a.hlsl"]
    assert invocation.output == "o.ll"
    made = invocation.options()
    assert made.row_major and made.native_half and made.native_int16
    assert made.defines == (("X", "2"),)


def test_a_path_is_no_option() -> None:
    for path in ("/tmp/x.hlsl", "/D/x.hlsl", "/Include/x.hlsl", "/usr/share/Test.hlsl"):
        assert parse_command_line([path]).inputs == [path]


def test_macros_keep_their_order() -> None:
    made = options("a.hlsl", "-D", "A", "-UA", "-DB=x=y", "-DC=")
    assert made.defines == (("A", "1"), ("A", None), ("B", "x=y"), ("C", ""))


def test_subcommands() -> None:
    assert parse_command_line(["check", "a.hlsl"]).command == "check"
    assert parse_command_line(["sig", "a.hlsl", "--format=json"]).format == "json"
    assert parse_command_line(["compile", "check"]).inputs == ["check"]


def test_cc1() -> None:
    words = ("-cc1 -triple dxil-pc-shadermodel6.3-vertex -hlsl-entry vs -x hlsl -finclude-default-header -emit-llvm "
             "-disable-llvm-passes -o - a.hlsl")
    invocation = parse_command_line(words.split())
    assert invocation.inputs == ["a.hlsl"] and invocation.emit == "ll" and invocation.output == "-"
    made = invocation.options()
    assert made.entry == "vs" and made.target.stage == "vertex"
    assert parse_command_line(["-cc1", "-E", "a.hlsl"]).emit == "pp"
    assert parse_command_line(["-cc1", "a.hlsl"]).emit == "check"


def test_language_versions() -> None:
    assert options("a.hlsl", "-HV", "2021").language_version == 2021
    assert options("a.hlsl", "-std=hlsl202y").language_version == 2029
    assert options("a.hlsl").language_version == 2028


def test_the_last_packing_mode_counts() -> None:
    made = options("a.hlsl", "-pack-optimized", "-fdx-semantic-signature-packing-mode=prefix-stable")
    assert made.packing_mode == "prefix-stable" and made.packing_mode_given


@pytest.mark.parametrize(("words", "message"), [
    (["-T", "ps_6_66"], "unknown profile 'ps_6_66', did you mean 'ps_6_6'?"),
    (["-T"], "option '-T' needs a value"),
    (["--verfy-ir"], "unknown option '--verfy-ir', did you mean '--verify-ir'?"),
    (["-frobnicate"], "unknown option '-frobnicate'"),
    (["--emit=asm"], "'asm' is no value of '--emit='"),
    (["--emit=container"], "--emit=container is not supported yet"),
    (["-HV", "2022"], "'2022' is no value of '-HV'"),
    (["-ferror-limit=many"], "-ferror-limit takes a number"),
    (["-fbracket-depth=0"], "-fbracket-depth takes a number"),
    (["-spirv"], "SPIR-V flavour is not supported yet"),
    (["-T", "ps_6_0", "-enable-16bit-types"], "native 16-bit types need shader model 6.2"),
    (["-cc1", "-triple", "x86_64-linux"], "unknown target triple"),
])
def test_bad_usage(words: list[str], message: str) -> None:
    with pytest.raises(UsageError) as error:
        invocation = parse_command_line([*words, "a.hlsl"] if words != ["-T"] else words)
        _ = invocation.options(), invocation.error_limit_number
    assert message in str(error.value)


def test_help_names_every_driver_option() -> None:
    text = help_text()
    for row in OPTION_ROWS:
        if row.where != "cc1" and row.field:
            assert row.spelling in text


def test_rows_set_fields_that_exist() -> None:
    invocation = parse_command_line([])
    for row in OPTION_ROWS:
        if row.field:
            assert hasattr(invocation, row.field.lstrip("+")), row.spelling
