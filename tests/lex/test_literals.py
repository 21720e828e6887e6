"""Values and kinds of literals (spec: language.md 2.1 to 2.3)."""

from __future__ import annotations

import math
import struct

import pytest
from lex_support import Run

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import SourceManager
from hlslfe.lex.literals import parse_char, parse_numeric, parse_string, round_to_kind


def engine() -> DiagnosticsEngine:
    return DiagnosticsEngine(SourceManager(), CATALOGUE, severity_of=lambda id, row: row.severity)


def number(spelling: str, native_half: bool = False) -> tuple[int | float, str, list[str]]:
    diags = engine()
    value, kind = parse_numeric(diags, 100, spelling, native_half)
    return value, kind, [f"{each.loc - 100} {each.id}" for each in diags.diagnostics]


@pytest.mark.parametrize(("spelling", "value", "kind"), [
    ("0", 0, "int"), ("2147483647", 2147483647, "int"), ("2147483648", 2147483648, "long"),
    ("0x7fffffff", 0x7FFFFFFF, "int"), ("0x80000000", 0x80000000, "uint"), ("0x100000000", 1 << 32, "long"),
    ("0xFFFFFFFFFFFFFFFF", (1 << 64) - 1, "ulong"), ("017", 15, "int"), ("0b101", 5, "int"), ("0B11u", 3, "uint"),
    ("4294967295u", 4294967295, "uint"), ("4294967296U", 1 << 32, "ulong"), ("1l", 1, "long"), ("1L", 1, "long"),
    ("0xFFFFFFFFFFFFFFFFl", (1 << 64) - 1, "ulong"), ("1ul", 1, "ulong"), ("1lu", 1, "ulong"), ("1LL", 1, "longlong"),
    ("1ull", 1, "ulonglong"), ("1LLu", 1, "ulonglong"), ("1'000'000", 1000000, "int"), ("0x1'F", 31, "int"),
    ("00", 0, "int"), ("1.", 1.0, "float"), (".5", 0.5, "float"), ("1e3", 1000.0, "float"), ("1.5f", 1.5, "float"),
    ("1.5F", 1.5, "float"), ("1.5h", 1.5, "half"), ("1.5H", 1.5, "half"), ("1.5l", 1.5, "double"),
    ("1.5L", 1.5, "double"), ("0x1p3", 8.0, "float"), ("0x1.8P-1f", 0.75, "float"), ("0x.8p1", 1.0, "float"),
    ("09.5", 9.5, "float"), ("1e+2", 100.0, "float"), ("1'0.2'5", 10.25, "float"), ("0.0", 0.0, "float"),
    ("0.1", struct.unpack("f", struct.pack("f", 0.1))[0], "float"), ("0.1L", 0.1, "double"),
])
def test_numbers(spelling: str, value: float, kind: str) -> None:
    assert number(spelling) == (value, kind, [])


@pytest.mark.parametrize(("spelling", "problem"), [
    ("1i16", "1 err_invalid_suffix_constant"), ("1uu", "1 err_invalid_suffix_constant"),
    ("1Ll", "1 err_invalid_suffix_constant"), ("1.0lf", "3 err_invalid_suffix_constant"),
    ("1.0F16", "3 err_invalid_suffix_constant"), ("1_x", "1 err_invalid_suffix_constant"),
    ("0x", "1 err_invalid_suffix_constant"), ("0xg", "1 err_invalid_suffix_constant"),
    ("0b", "1 err_invalid_suffix_constant"), ("0b102", "4 err_invalid_digit"), ("089", "1 err_invalid_digit"),
    ("1e", "1 err_exponent_has_no_digits"), ("1e+", "1 err_exponent_has_no_digits"),
    ("0x1p", "3 err_exponent_has_no_digits"), ("0x1.8", "5 err_hex_constant_requires_exponent"),
    ("0xp1", "2 err_hex_constant_requires_digits"), ("0x'1", "3 err_digit_separator_not_between_digits"),
    ("99999999999999999999999", "0 err_integer_literal_too_large"), ("9" * 10_000, "0 err_integer_literal_too_large"),
    ("0x" + "f" * 10_000, "0 err_integer_literal_too_large"), ("1.#INFx", "6 err_invalid_suffix_constant"),
])
def test_wrong_numbers(spelling: str, problem: str) -> None:
    assert number(spelling) == (0, "int", [problem])


@pytest.mark.parametrize(("spelling", "value", "kind", "problem"), [
    ("18446744073709551615", (1 << 64) - 1, "ulonglong", "ext_integer_literal_too_large_for_signed"),
    ("1z", 1, "long", "ext_cxx23_size_t_suffix"), ("1uz", 1, "ulong", "ext_cxx23_size_t_suffix"),
    ("1e60", math.inf, "float", "warn_float_overflow"), ("1e400L", math.inf, "double", "warn_float_overflow"),
    ("0x1p9999", math.inf, "float", "warn_float_overflow"), ("1e-60", 0.0, "float", "warn_float_underflow"),
    ("1e-400L", 0.0, "double", "warn_float_underflow"),
    ("1.#INF", math.inf, "float", "warn_hlsl_portability_infinity_literal"),
    ("1.#INFh", math.inf, "half", "warn_hlsl_portability_infinity_literal"),
])
def test_numbers_with_a_warning(spelling: str, value: float, kind: str, problem: str) -> None:
    assert number(spelling) == (value, kind, [f"0 {problem}"])


def test_half_has_its_own_range_only_when_native() -> None:
    assert number("70000.0h") == (70000.0, "half", [])
    assert number("70000.0h", True) == (math.inf, "half", ["0 warn_float_overflow"])
    assert number("0.1h", True)[0] == struct.unpack("e", struct.pack("e", 0.1))[0]


def test_decimal_numbers_are_rounded_once() -> None:
    tie = "1.000000059604644775390625"  # exactly between 1 and the next float
    assert number(tie)[0] == 1.0
    above = tie + "0" * 40 + "1"  # as a double this is the tie again
    assert number(above)[0] == 1.0 + 2.0**-23
    assert number(tie + "0" * 5000 + "1")[0] == 1.0 + 2.0**-23
    assert round_to_kind(float(tie), "float", False) == 1.0
    below = "1.00000017881393432617187499999999999999999999"  # just below the tie that would go up to even
    assert number(below)[0] == 1.0 + 2.0**-23


@pytest.mark.parametrize(("spelling", "value", "problems"), [
    ("'a'", 97, []), (r"'\n'", 10, []), (r"'\0'", 0, []), (r"'\x41'", 65, []), (r"'\101'", 65, []), (r"'\''", 39, []),
    (r"'\xff'", -1, []), ("L'é'", 233, []),
    ("'ab'", 0x6162, ["0 ext_multichar_character_literal"]),
    ("'abcde'", 0x62636465, ["0 warn_char_constant_too_large"]),
    ("''", 0, ["0 err_empty_character"]), (r"'\q'", 113, ["1 ext_unknown_escape"]),
    (r"'\x'", 0, ["1 err_hex_escape_no_digits"]), (r"'\xfff'", -1, ["1 err_escape_too_large"]),
    (r"'\400'", 0, ["1 err_escape_too_large"]), ("'é'", 0, ["0 err_character_too_large"]),
    (r"'\u12'", 0, ["1 err_ucn_escape_incomplete"]), (r"'\U00110000'", 0, ["1 err_ucn_escape_invalid"]),
    (r"'\ud800'", 0, ["1 err_ucn_escape_invalid"]),
])
def test_characters(spelling: str, value: int, problems: list[str]) -> None:
    diags = engine()
    assert parse_char(diags, 100, spelling) == value
    assert [f"{each.loc - 100} {each.id}" for each in diags.diagnostics] == problems


@pytest.mark.parametrize(("spelling", "value"), [
    ('"vertex"', "vertex"), ('""', ""), (r'"a\tb\"c\\"', 'a\tb"c\\'), (r'"\x41\u00e9\U0001F600"', "Aé\U0001F600"),
    ('L"é"', "é"), ('R"(a\\n)"', "a\\n"), ('u8R"x(a)"b)x"', 'a)"b'), (r'"\1011"', "A1"),
])
def test_strings(spelling: str, value: str) -> None:
    diags = engine()
    assert parse_string(diags, 100, spelling) == value
    assert diags.diagnostics == []


def test_string_escape_errors_point_into_the_string() -> None:
    diags = engine()
    parse_string(diags, 100, r'"ab\qc"')
    assert [(each.loc, each.id, each.ranges) for each in diags.diagnostics] == [
        (103, "ext_unknown_escape", ((103, 105),)),
    ]


def test_messages_name_what_is_wrong() -> None:
    diags = engine()
    for spelling in ("0b102", "089", "1i16", "1.0lf", "1e60"):
        parse_numeric(diags, 1, spelling)
    assert [each.message for each in diags.diagnostics] == [
        "'2' is no binary digit", "'8' is no octal digit", "'i16' is no suffix of an integer",
        "'lf' is no suffix of a floating-point number",
        "too large for 'float', whose maximum is 3.40282347e+38; becomes infinity",
    ]


def test_tokens_of_literals() -> None:
    assert [token.type for token in Run("1.5f 'a' \"s\" 0x1F").tokens] == [
        "NUMERIC_CONSTANT", "CHAR_CONSTANT", "STRING_LITERAL", "NUMERIC_CONSTANT",
    ]
