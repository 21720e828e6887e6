"""`#if` arithmetic and the operators of conditions."""

from __future__ import annotations

import pytest
from lex_support import Run

MACROS = "#define F(x) x\n#define ONE 1\n#define NOTHING\n#define D defined(ONE)\n"


def holds(condition: str) -> bool:
    run = Run(f"{MACROS}#if {condition}\nyes\n#else\nno\n#endif\n")
    assert run.problems == []
    return run.values == ["yes"]


@pytest.mark.parametrize("condition", [
    "1", "-1 < 0", "-1 > 0u", "2 + 3 * 4 == 14", "(2 + 3) * 4 == 20", "1 ? 2 : 0", "0 ? 0 : 1 ? 1 : 0", "-7 / 2 == -3",
    "-7 % 2 == -1", "7 % -2 == 1", "1 << 62 > 0", "-1 >> 1 == -1", "~0u >> 63 == 1", "1 << -1 == 0", "!0 && !!1",
    "~0 == -1", "5 & 4", "5 ^ 4", "5 | 2", "1 || 1 / 0", "!(0 && 1 / 0)", "1 ? 1 : 1 / 0", "0 ? 1 % 0 : 1", "(0, 1)",
    "0xFFFFFFFFFFFFFFFF == -1", "18446744073709551615u > 0", "9223372036854775807 > 0", "'a' == 97", "true", "!false",
    "!undefined_name", "float == 0", "defined ONE", "defined(ONE)", "!defined NONE", "defined ONE && ONE", "F(1)",
    "D", "!F(0)", "1 == 1 != 0", "1 <= 1", "2 >= 1", "1 + NOTHING 1 == 2", "- - 1", "+1", "0b11 == 3",
    "'\\xff' < 0", "1'000 == 1000", "010 == 8", "defined __LINE__", "__LINE__ == 5", "defined __has_include",
    "!__has_include(\"none.h\")", "!__has_include(<none.h>)", "__has_feature(x) == 0", "!__has_attribute(a::b)",
    "0 && (1 / 0 || 2 % 0) || 1", "1 - 1 - 1 == -1", "2 > 1 ? 3 > 2 : 0", "1 ? 2, 1 : 0",
    "__SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY", "0x8000000000000000 > 0",
])
def test_true_conditions(condition: str) -> None:
    assert holds(condition)
    assert not holds(f"!({condition})")


@pytest.mark.parametrize(("condition", "problems"), [
    ("", ["1:4 err_pp_expected_value_in_expr"]), ("1 +", ["1:8 err_pp_expected_value_in_expr"]),
    ("(1", ["1:7 err_pp_expected_rparen", "+1:5 note_pp_matching_paren"]),
    ("1 2", ["1:7 err_pp_expr_bad_token_binop"]), ("1)", ["1:6 err_pp_expected_eol"]),
    ("1 : 2", ["1:7 err_pp_expected_eol"]), ("1 / 0", ["1:7 err_pp_division_by_zero"]),
    ("1 % (1 - 1)", ["1:7 err_pp_remainder_by_zero"]), ("1.0", ["1:5 err_pp_illegal_floating_literal"]),
    ("foo(1)", ["1:5 err_pp_expr_bad_function_call"]), ('"x"', ["1:5 err_pp_expr_bad_token_start_expr"]),
    ("1 ? 2", ["1:10 err_pp_expected_colon", "+1:7 note_pp_matching_question"]),
    ("defined", ["1:12 err_pp_defined_requires_identifier"]),
    ("defined 3", ["1:13 err_pp_defined_requires_identifier"]),
    ("defined(A", ["1:14 err_pp_missing_rparen_after"]), ("defined(A B)", ["1:15 err_pp_missing_rparen_after"]),
    ("__has_include", ["1:18 err_pp_missing_lparen_after"]),
    ("__has_include(\"a\"", ["1:22 err_pp_missing_rparen_after"]),
    ("__has_include(a)", ["1:5 err_pp_expects_filename"]),
    ("9223372036854775807 + 1", ["1:25 warn_pp_expr_overflow"]), ("1 << 63", ["1:7 warn_pp_expr_overflow"]),
    ("-9223372036854775807 - 2", ["1:26 warn_pp_expr_overflow"]), ("0b2", ["1:7 err_invalid_digit"]),
    ("''", ["1:5 err_empty_character"]), ("@", ["1:5 err_pp_expr_bad_token_start_expr"]),
    ("'", ["1:5 err_pp_expr_bad_token_start_expr"]), ("1 = 1", ["1:7 err_pp_expr_bad_token_binop"]),
])
def test_wrong_conditions(condition: str, problems: list[str]) -> None:
    run = Run(f"#if {condition}\nyes\n#else\nno\n#endif\n" if condition else "#if\nyes\n#else\nno\n#endif\n")
    assert run.problems == problems
    if "warn" not in problems[0] and condition != "''":
        assert run.values == ["no"]


def test_deep_conditions_are_an_error() -> None:
    assert Run("#if " + "(" * 300 + "1" + ")" * 300 + "\n#endif").ids == ["err_pp_condition_too_deep"]
    assert Run("#if " + "1 ? " * 300 + "1" + " : 1" * 300 + "\n#endif").ids == ["err_pp_condition_too_deep"]
    assert Run("#if " + "!" * 100_000 + "1\n#endif").ids == []
    assert Run("#if 1" + " + 1" * 10_000 + " == 10001\nyes\n#endif").values == ["yes"]
    assert Run("#if " + "(" * 200 + "1" + ")" * 200 + "\nyes\n#endif").values == ["yes"]
