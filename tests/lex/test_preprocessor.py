"""Directives, conditionals, faulty text, comments, predefined macros."""

from __future__ import annotations

import pytest
from lex_support import Run


@pytest.mark.parametrize(("text", "expanded"), [
    ("#if 0\na\n#elif 1\nb\n#elif 1\nc\n#else\nd\n#endif\ne", "b e"),
    ("#if 0\na\n#elif 0\nb\n#else\nd\n#endif", "d"),
    ("#if 1\na\n#elif 1/0\nb\n#else\nd\n#endif", "a"),
    ("#ifdef A\na\n#else\nb\n#endif\n#ifndef A\nc\n#endif", "b c"),
    ("#define A\n#ifdef A\na\n#else\nb\n#endif\n#ifndef A\nc\n#endif", "a"),
    ("#ifdef A\na\n#elifdef B\nb\n#elifndef B\nc\n#endif", "c"),
    ("#if 0\n#if 1\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
    ("#if 1\n#if 0\na\n#else\nb\n#endif\n#else\nc\n#endif d", "b"),
    ("#if 0\n/* #endif\n#endif */ \"\n// #else\ndon't #else\n'#else'\n#endif\nx", "x"),
    ("#if 0\n#foo\n#error no\n#include \"none\"\n#define A(\n# 3 x\n#\n#endif\nA", "A"),
    ("#\n# /* */\n# define /* c\n */ A /* d */ 1 // e\nA", "1"),
    ("#define A 1 \\\n + 2\nA", "1 + 2"),
    ("#de\\\nfine A 7\nA", "7"),
    ("a # b\n  #define c d\nc #", "a # b d #"),
    ("#define A B\n#undef A\n#undef C\nA", "A"),
    ("#ifdef true\na\n#endif\n#if 0\n#elif\n#endif", ""),
    ("#if 1\r\na\r\n#else\r\nb\r\n#endif\r\nc", "a c"),
    ("#if 1\ra\r#else\rb\r#endif\rc", "a c"),
    ("\ufeff#define A 1\nA", "1"),
    ("#if 1 // one\na\n#endif /* one */", "a"),
])
def test_directives(text: str, expanded: str) -> None:
    run = Run(text)
    assert run.text == expanded
    assert [each for each in run.problems if "extra_tokens" not in each and "elif" not in text] == []


@pytest.mark.parametrize(("text", "problems"), [
    ("#else\n#elif 1\n#endif",
     ["1:2 pp_err_else_without_if", "2:2 pp_err_elif_without_if", "3:2 err_pp_endif_without_if"]),
    ("#if 0\n#else\n#else\n#elif 1\n#endif", ["3:2 pp_err_else_after_else", "4:2 pp_err_elif_after_else"]),
    ("#if 1\n#else\n#else\n#elif 1\n#endif", ["3:2 pp_err_else_after_else", "4:2 pp_err_elif_after_else"]),
    ("#if 1\na", ["1:2 err_pp_unterminated_conditional"]), ("#if 0\na", ["1:2 err_pp_unterminated_conditional"]),
    ("#if 1\n#ifdef X\n#else\n", ["2:2 err_pp_unterminated_conditional"]),
    ("#if 0\n#elif\n#endif", ["2:6 err_pp_expected_value_in_expr"]),
    ("#if 1\n#elif\n#endif", []),
    ("#ifdef\n#endif", ["1:7 err_pp_missing_macro_name"]), ("#ifdef 3\n#endif", ["1:8 err_pp_macro_not_identifier"]),
    ("#ifdef X Y\n#endif", ["1:10 ext_pp_extra_tokens_at_eol"]),
    ("#if 1\n#else x\n#endif y", ["2:7 ext_pp_extra_tokens_at_eol", "3:8 ext_pp_extra_tokens_at_eol"]),
    ("#foo bar", ["1:2 err_pp_invalid_directive"]), ("  # foo", ["1:5 err_pp_invalid_directive"]),
    ("#error", ["1:2 err_pp_hash_error"]), ("#warning x", ["1:2 pp_hash_warning"]),
    ("#line", ["1:6 err_pp_line_requires_integer"]), ("#line x", ["1:7 err_pp_line_requires_integer"]),
    ("#line 0", ["1:7 ext_pp_line_zero"]), ("#line 99999999999999", ["1:7 err_pp_line_too_large"]),
    ("#line 3 foo", ["1:9 err_pp_line_invalid_filename"]), ('#line 3 "a" b', ["1:13 ext_pp_extra_tokens_at_eol"]),
    ("# 1.5", ["1:3 err_pp_line_requires_integer"]),
    ("#include", ["1:9 err_pp_expects_filename"]), ("#include foo", ["1:10 err_pp_expects_filename"]),
    ("#include <foo", ["1:10 err_pp_expects_filename"]), ('#include ""', ["1:10 err_pp_empty_filename"]),
    ("#include <>", ["1:10 err_pp_empty_filename"]),
    ("#pragma foo", []), ("#pragma", []),  # off by default
    ("#pragma once", ["1:9 pp_pragma_once_in_main_file"]), ("#pragma warning(disable: 3205)", []),
    ("#pragma clang diagnostic push", []), ("#pragma clang foo", []),
    ("#pragma region x\n#pragma endregion", []),
    ("#pragma pack_matrix(foo)", ["1:9 warn_pragma_pack_matrix_malformed"]),
    ("#pragma pack_matrix(row_major) x", ["1:32 ext_pp_extra_tokens_at_eol"]),
    ('#pragma message("a" "b")', ["1:9 warn_pragma_message"]),
    ("#pragma message 3", ["1:9 err_pragma_message_malformed"]),
    # faulty text
    ("a\n /* b", ["2:2 err_unterminated_block_comment"]), ('x = "abc;', ["1:5 err_unterminated_char_or_string"]),
    ("x = 'abc;", ["1:5 err_unterminated_char_or_string"]), ('x R"y(', ["1:3 err_unterminated_raw_string"]),
    ("a\0b", ["1:2 null_in_file"]), ("a\u00a0b", ["1:2 ext_unicode_whitespace"]), ("a \u20ac b", ["1:3 err_non_ascii"]),
    ("#error don't /* x", ["1:2 err_pp_hash_error"]),
    ("#define X /* x", ["1:11 err_unterminated_block_comment"]), ("__VA_ARGS__", []),
])
def test_problems(text: str, problems: list[str]) -> None:
    assert Run(text).problems == problems


@pytest.mark.parametrize(("text", "column"), [("#pragma foo", 9), ("#pragma", 2), ("#pragma clang foo", 9)])
def test_unknown_pragmas_are_reported_on_request(text: str, column: int) -> None:
    assert Run(text, everything=True).problems == [f"1:{column} warn_pragma_ignored"]


def test_messages_carry_the_text() -> None:
    run = Run("#error  some \"text\" don't // x\n#warning a \\\n b\n#pragma message(\"hi\")\n#foo\n#error\n\u20ac 'x")
    assert [each.message for each in run.diags.diagnostics] == [
        "#error: some \"text\" don't // x", "#warning: a  b", "hi", "unknown directive '#foo'", "#error",
        "character <U+20AC> cannot stand here", 'no closing "\'" on this line',
    ]


def test_faulty_literals_are_mended() -> None:
    run = Run("f(\"abc) ;\n'x ;\n' ;\n\"a\\")
    assert [(token.type, token.value) for token in run.tokens] == [
        ("IDENTIFIER", "f"), ("L_PAREN", "("), ("STRING_LITERAL", '"abc) ;"'), ("CHAR_CONSTANT", "'x ;'"),
        ("CHAR_CONSTANT", "' ;'"), ("STRING_LITERAL", '"a"'),
    ]


def test_faulty_tokens_in_macro_arguments() -> None:
    run = Run("#define t(a) a\nt(\u20ac 1 'x\n) A\n")
    assert run.ids == ["err_non_ascii", "err_unterminated_char_or_string"]
    assert run.values == ["1", "'x'", "A"]


def test_unterminated_comment_stops() -> None:
    run = Run("int a;\n/* never\n" * 3)
    assert run.stopped and run.problems == ["2:1 err_unterminated_block_comment"]


def test_line_directives() -> None:
    run = Run('a\n#line 100 "x.hlsl"\nb\n\n# 7 "y\\"z.hlsl" 1\nc\n#line 3\n#line __LINE__\nd')
    assert [str(run.sources.presumed(token.lexpos)) for token in run.tokens] == [
        "a.hlsl:1:1", "x.hlsl:100:1", 'y"z.hlsl:7:1', 'y"z.hlsl:3:1',
    ]


def test_pack_matrix() -> None:
    run = Run("#define M row_major\n#pragma pack_matrix(M)\nfloat4x4 a;\n#pragma pack_matrix ( column_major )\n")
    assert [(token.type, token.value) for token in run.tokens if token.type.startswith("PRAGMA")] == [
        ("PRAGMA_PACK_MATRIX", "row_major"), ("PRAGMA_PACK_MATRIX", "column_major"),
    ]
    assert run.place(run.tokens[-1].lexpos) == "4:23"


@pytest.mark.parametrize(("profile", "text", "expanded"), [
    ("ps_6_6", "__SHADER_TARGET_STAGE __SHADER_TARGET_MAJOR __SHADER_TARGET_MINOR", "0 6 6"),
    ("lib_6_3", "__SHADER_TARGET_STAGE __SHADER_TARGET_MINOR", "6 3"),
    ("vs_6_0", "__SHADER_STAGE_PIXEL __SHADER_STAGE_VERTEX __SHADER_STAGE_GEOMETRY __SHADER_STAGE_HULL", "0 1 2 3"),
    ("vs_6_0", "__SHADER_STAGE_DOMAIN __SHADER_STAGE_COMPUTE __SHADER_STAGE_LIBRARY", "4 5 6"),
    ("vs_6_0", "__SHADER_STAGE_MESH __SHADER_STAGE_AMPLIFICATION", "13 14"),
    ("vs_6_0", "__hlsl_clang __HLSL_VERSION __HLSL_202x __HLSL_202y __DIRECTX __DIRECTX__", "1 2028 2028 2029 1 1"),
    ("vs_6_0", "__SPIRV__ __HLSL_ENABLE_16_BIT __clang__ __clang_major__", "__SPIRV__ __HLSL_ENABLE_16_BIT 1 22"),
])
def test_predefined_macros(profile: str, text: str, expanded: str) -> None:
    assert Run(text, profile=profile).text == expanded


def test_predefined_macros_follow_the_options() -> None:
    assert Run("__HLSL_VERSION __HLSL_ENABLE_16_BIT", language_version=2021, native_half=True).text == "2021 1"
    assert Run("__HLSL_ENABLE_16_BIT", native_int16=True).text == "1"
    assert Run("__hlsl_dx_compiler").text == "1"
    assert Run("__hlsl_dx_compiler", clang_compat=22).text == "__hlsl_dx_compiler"


def test_command_line_macros() -> None:
    run = Run("A B C(2) D __DIRECTX", defines=(
        ("A", "1"), ("B", ""), ("C(x)", "x + x"), ("D", "5"), ("D", None), ("__DIRECTX", None),
    ))
    assert run.text == "1 2 + 2 D __DIRECTX"
    assert run.problems == []


def test_wrong_command_line_macro_is_an_error_there() -> None:
    run = Run("x", defines=(("3", "1"),))
    assert run.ids == ["err_pp_macro_not_identifier"]
    assert str(run.sources.presumed(run.diags.diagnostics[0].loc)) == "<command line>:1:9"


def test_comments_are_kept_on_demand() -> None:
    text = (
        "int a; // one\n/* two */ #if 0 // three\n// four\n#else // five\nb /* six */ c\n#endif\n"
        "#if 0\n// seven\n#endif // eight\n// nine \\\n nine\n"
    )
    run = Run(text, keep_comments=True)
    assert [(run.place(loc), comment) for loc, comment in run.preprocessor.comments] == [
        ("1:8", "// one"), ("2:1", "/* two */"), ("2:17", "// three"), ("4:7", "// five"), ("5:3", "/* six */"),
        ("9:8", "// eight"), ("10:1", "// nine  nine"),
    ]
    assert Run(text).preprocessor.comments == []


def test_comments_are_kept_when_a_fatal_error_ends_the_text() -> None:
    run = Run("#define A(x) x\nint a; // one\nint b = A(1, // two\n// three", keep_comments=True)
    assert run.stopped and run.ids == ["err_unterm_macro_invoc"]
    assert [comment for _, comment in run.preprocessor.comments] == ["// one", "// two", "// three"]


def test_eof_loc() -> None:
    run = Run("int a;\n  ")
    assert run.place(run.preprocessor.eof_loc) == "2:3"


def test_tokens_of_the_built_in_buffer_are_not_output() -> None:
    assert Run("").tokens == []


def test_ten_thousand_lines() -> None:
    text = "#define S(x) saturate(x)\n" + "    value.xyz += S(tex.Sample(samp, uv + i * 0.125).xyz);\n" * 10_000
    run = Run(text)
    assert len(run.tokens) == 240_000 - 10_000 * 2


def test_many_directives() -> None:
    count = 8000
    text = "#if 0\nskip\n#else\n#define A 1\nA\n#undef A\n#endif\n" * count
    assert len(Run(text).tokens) == count
