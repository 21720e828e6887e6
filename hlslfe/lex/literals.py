r"""The values of numeric, character and string literals.

Mirrors clang/lib/Lex/LiteralSupport.cpp: NumericLiteralParser, CharLiteralParser, StringLiteralParser,
ProcessCharEscape and clang/lib/Sema/SemaExpr.cpp: Sema::ActOnNumericConstant (which type a number gets).
Differs: `1.#INF`, which DXC accepts, is the float infinity (-Whlsl-portability tells); digit separators are accepted in
every language version; an empty character constant is an error here, not later in the parser.
"""

from __future__ import annotations

import re
import struct

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import Loc

Number = tuple[int | float, str]

_INT_MAX = {"int": (1 << 31) - 1, "uint": (1 << 32) - 1, "long": (1 << 63) - 1, "ulong": (1 << 64) - 1}
# suffix in lower case -> the types tried, in order; those in brackets only for hex, octal and binary numbers
_INTEGER_SUFFIXES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "": (("int", "long"), ("int", "uint", "long", "ulong")),
    "u": (("uint", "ulong"), ("uint", "ulong")),
    "l": (("long",), ("long", "ulong")),
    "ul": (("ulong",), ("ulong",)),
    "z": (("long",), ("long", "ulong")),
    "uz": (("ulong",), ("ulong",)),
}
_LONG_LONG = {"long": "longlong", "ulong": "ulonglong"}
# suffix -> kind
_FLOAT_SUFFIXES: dict[str, str] = {
    "": "float", "f": "float", "F": "float", "h": "half", "H": "half", "l": "double", "L": "double",
}
# kind -> (greatest finite value, least positive value), as people read them
_FLOAT_LIMITS: dict[str, tuple[str, str]] = {
    "half": ("65504", "5.96e-8"), "float": ("3.40282347e+38", "1.40129846e-45"),
    "double": ("1.7976931348623157e+308", "4.9406564584124654e-324"),
}
_STRUCT_CODES = {"half": "e", "float": "f", "double": "d"}
_MAX_DIGITS = 4000  # Python converts no more than 4300 at once; no tie needs as many
_RADIX_NAMES = {2: 0, 8: 1, 10: 2}

# As text, compiled on first use: start-up counts, and most shaders have only plain numbers.
_HEX_FLOAT = r"0[xX]([0-9a-fA-F']*)(\.[0-9a-fA-F']*)?(?:([pP])([+-]?)([0-9']*))?"
_DECIMAL_FLOAT = r"([0-9']*)(\.[0-9']*)?(?:([eE])([+-]?)([0-9']*))?"


def parse_numeric(diags: DiagnosticsEngine, loc: Loc, spelling: str, native_half: bool = False) -> Number:
    """(value, kind) of a numeric literal (spec language.md 2.1, 2.2); after a reported error (0, "int").

    kind: int, uint, long, ulong, longlong, ulonglong, half, float or double; a floating value is rounded to its kind
    (a half without `native_half` has the precision of float).
    """
    plain = _plain_number(spelling)
    if plain is not None:
        return plain
    if spelling[1:6] == ".#INF":
        return _infinity(diags, loc, spelling)
    lower = spelling.lower()
    if lower.startswith("0x"):
        match = re.match(_HEX_FLOAT, spelling)
        assert match
        if match[2] is not None or match[3] is not None:
            return _hex_float(diags, loc, spelling, match, native_half)
        if not match[1]:
            return _error(diags, loc + 1, "err_invalid_suffix_constant", spelling[1:], 0)
        return _integer(diags, loc, spelling, 16, 2, match.end(1))
    if lower.startswith("0b") and spelling[2:3].isdigit():
        return _integer(diags, loc, spelling, 2, 2, _digits_end(spelling, 2))
    match = re.match(_DECIMAL_FLOAT, spelling)
    assert match
    if match[2] is not None or match[3] is not None:
        return _decimal_float(diags, loc, spelling, match, native_half)
    is_octal = spelling[0] == "0" and len(match[1]) > 1
    return _integer(diags, loc, spelling, 8 if is_octal else 10, 1 if is_octal else 0, match.end(1))


def _plain_number(spelling: str) -> Number | None:
    """The value of what most literals are: a small decimal integer, or digits with a point and a float's suffix."""
    if len(spelling) > 9 or not spelling.isascii():
        return None
    if spelling.isdecimal():
        return (int(spelling), "int") if spelling[0] != "0" or len(spelling) == 1 else None
    body = spelling[:-1] if spelling[-1] in "fF" else spelling
    if "." in body and body.replace(".", "", 1).isdecimal():
        value: float = struct.unpack("f", struct.pack("f", float(body)))[0]  # so few digits are never a tie
        return value, "float"
    return None


def _error(diags: DiagnosticsEngine, loc: Loc, id: str, *args: object) -> Number:
    diags.report(loc, id, *args)
    return 0, "int"


def _digits_end(spelling: str, position: int) -> int:
    while position < len(spelling) and (spelling[position].isdecimal() or spelling[position] == "'"):
        position += 1
    return position


def _integer(diags: DiagnosticsEngine, loc: Loc, spelling: str, radix: int, begin: int, end: int) -> Number:
    digits, suffix = spelling[begin:end], spelling[end:]
    if digits.endswith("'") or (begin == 2 and digits.startswith("'")):
        return _error(diags, loc + end - 1, "err_digit_separator_not_between_digits")
    digits = digits.replace("'", "")
    for position, digit in enumerate(spelling[begin:end], begin):
        if radix <= 10 and digit != "'" and int(digit) >= radix:
            return _error(diags, loc + position, "err_invalid_digit", digit, _RADIX_NAMES[radix])
    is_long_long = "ll" in suffix or "LL" in suffix
    short = suffix.replace("ll", "l").replace("LL", "l").lower()
    if short in ("lu", "zu"):
        short = short[::-1]
    if short not in _INTEGER_SUFFIXES or (suffix.lower().count("l") == 2 and not is_long_long):
        return _error(diags, loc + end, "err_invalid_suffix_constant", suffix, 0)
    if "z" in short:
        diags.report(loc, "ext_cxx23_size_t_suffix")
    # Python refuses to convert thousands of decimal digits; they are too large in any radix.
    value = int(digits or "0", radix) if len(digits.lstrip("0")) <= 64 else 1 << 64
    if value >> 64:
        return _error(diags, loc, "err_integer_literal_too_large")
    for kind in _INTEGER_SUFFIXES[short][radix != 10]:
        if value <= _INT_MAX[kind]:
            return value, _LONG_LONG.get(kind, kind) if is_long_long else kind
    diags.report(loc, "ext_integer_literal_too_large_for_signed")
    return value, "ulonglong"


def _infinity(diags: DiagnosticsEngine, loc: Loc, spelling: str) -> Number:
    if spelling[6:] not in _FLOAT_SUFFIXES:
        return _error(diags, loc + 6, "err_invalid_suffix_constant", spelling[6:], 1)
    diags.report(loc, "warn_hlsl_portability_infinity_literal")
    return float("inf"), _FLOAT_SUFFIXES[spelling[6:]]


def _decimal_float(diags: DiagnosticsEngine, loc: Loc, spelling: str, match: re.Match[str], native: bool) -> Number:
    if match[3] is not None and not match[5]:
        return _error(diags, loc + match.start(3), "err_exponent_has_no_digits")
    suffix = spelling[match.end():]
    if suffix not in _FLOAT_SUFFIXES:
        return _error(diags, loc + match.end(), "err_invalid_suffix_constant", suffix, 1)
    text = match[0].replace("'", "")
    kind = _FLOAT_SUFFIXES[suffix]
    value = round_to_kind(float(text), kind, native, text)
    is_zero = not any(digit in "123456789" for digit in re.split("[eE]", text)[0])
    return _checked_float(diags, loc, value, kind, native, is_zero)


def _hex_float(diags: DiagnosticsEngine, loc: Loc, spelling: str, match: re.Match[str], native: bool) -> Number:
    if match[3] is None:
        return _error(diags, loc + match.end(), "err_hex_constant_requires_exponent")
    if not match[5]:
        return _error(diags, loc + match.start(3), "err_exponent_has_no_digits")
    suffix = spelling[match.end():]
    if suffix not in _FLOAT_SUFFIXES:
        return _error(diags, loc + match.end(), "err_invalid_suffix_constant", suffix, 1)
    text = match[0].replace("'", "")
    kind = _FLOAT_SUFFIXES[suffix]
    try:
        exact = float.fromhex(text)
    except OverflowError:
        exact = float("inf")
    except ValueError:  # no digit before the exponent
        return _error(diags, loc + match.start(3), "err_hex_constant_requires_digits")
    mantissa = re.split("[pP]", text)[0][2:]
    return _checked_float(diags, loc, round_to_kind(exact, kind, native), kind, native, not mantissa.strip("0."))


def round_to_kind(value: float, kind: str, native_half: bool, decimal: str = "") -> float:
    """`value` rounded once to the precision of `kind`; infinity when it is too large.

    `decimal` is the text `value` was read from: a double that lies exactly between two floats was rounded once already,
    and only the text tells the direction.
    """
    if kind == "half" and not native_half:
        kind = "float"
    code = _STRUCT_CODES[kind]
    if code == "d":
        return value
    try:
        rounded: float = struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return float("inf")
    if decimal and rounded != value:
        rounded = _round_tie(value, rounded, code, decimal)
    return rounded


def _round_tie(value: float, rounded: float, code: str, decimal: str) -> float:
    """The right neighbour when `value` is a tie between two values of the type that the literal itself is not."""
    other = value + (value - rounded)
    if struct.unpack(code, struct.pack(code, other))[0] != other:
        return rounded  # no tie: the neighbours are not at the same distance
    sign = _compare_decimal(decimal, value)
    if sign == 0:
        return rounded
    return max(rounded, other) if sign > 0 else min(rounded, other)


def _compare_decimal(decimal: str, value: float) -> int:
    """-1, 0, 1: the decimal text against the exact `value` (positive)."""
    mantissa, _, exponent = decimal.lower().partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + fraction
    digits, rest = digits[:_MAX_DIGITS], digits[_MAX_DIGITS:]
    power = int(exponent or "0") - len(fraction) + len(rest)
    numerator, denominator = value.as_integer_ratio()
    left = int(digits or "0") * denominator * 10 ** max(power, 0)
    right = numerator * 10 ** max(-power, 0)
    if left == right:
        return 1 if rest.strip("0") else 0
    return 1 if left > right else -1


def _checked_float(diags: DiagnosticsEngine, loc: Loc, value: float, kind: str, native: bool, is_zero: bool) -> Number:
    limits = _FLOAT_LIMITS["float" if kind == "half" and not native else kind]
    if value == float("inf"):
        diags.report(loc, "warn_float_overflow", kind, limits[0])
    elif value == 0.0 and not is_zero:
        diags.report(loc, "warn_float_underflow", kind, limits[1])
    return value, kind


_SIMPLE_ESCAPES = {
    "n": 10, "t": 9, "r": 13, "0": 0, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27, "E": 27,
    "\\": 92, "'": 39, '"': 34, "?": 63,
}
_ESCAPE = r"\\(?:([0-7]{1,3})|x([0-9a-fA-F]*)|u([0-9a-fA-F]{0,4})|U([0-9a-fA-F]{0,8})|(.))"


def _unescape(diags: DiagnosticsEngine, loc: Loc, body: str) -> list[int]:
    """The code units of a literal's body (`loc` is where the body starts); errors are reported."""
    if "\\" not in body:
        return [ord(character) for character in body]
    units: list[int] = []
    position = 0
    for match in re.finditer(_ESCAPE, body, re.DOTALL):
        units.extend(ord(character) for character in body[position:match.start()])
        units.append(_escape_value(diags, loc + match.start(), match))
        position = match.end()
    units.extend(ord(character) for character in body[position:])
    return units


def _escape_value(diags: DiagnosticsEngine, loc: Loc, match: re.Match[str]) -> int:
    octal, hexadecimal, short, long, other = match.groups()
    whole = ((loc, loc + len(match[0])),)
    if other is not None:
        if other not in _SIMPLE_ESCAPES:
            diags.report(loc, "ext_unknown_escape", other, ranges=whole)
        return _SIMPLE_ESCAPES.get(other, ord(other))
    if hexadecimal == "":
        diags.report(loc, "err_hex_escape_no_digits", ranges=whole)
        return 0
    if octal is not None or hexadecimal is not None:
        value = int(octal, 8) if octal is not None else int(hexadecimal, 16)
        if value > 255:
            diags.report(loc, "err_escape_too_large", ranges=whole)
        return value & 255
    digits = short if short is not None else long
    if len(digits) != (4 if short is not None else 8):
        diags.report(loc, "err_ucn_escape_incomplete", ranges=whole)
        return 0
    value = int(digits, 16)
    if value > 0x10FFFF or 0xD800 <= value < 0xE000:
        diags.report(loc, "err_ucn_escape_invalid", ranges=whole)
        return 0
    return value


def parse_char(diags: DiagnosticsEngine, loc: Loc, spelling: str) -> int:
    """The value of a character constant as a signed char, of several characters as an int; errors give 0."""
    quote = spelling.index("'")
    units = _unescape(diags, loc + quote + 1, spelling[quote + 1:-1])
    if not units:
        diags.report(loc, "err_empty_character")
        return 0
    if len(units) > 1:
        diags.report(loc, "warn_char_constant_too_large" if len(units) > 4 else "ext_multichar_character_literal")
    if any(unit > 255 or (unit > 127 and "\\" not in spelling) for unit in units):
        if spelling[0] == "'":
            diags.report(loc, "err_character_too_large")
            return 0
        return units[-1]
    value = 0
    for unit in units[-4:]:
        value = value << 8 | unit
    bits = 8 if len(units) == 1 else 32
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _check_encoding(diags: DiagnosticsEngine, loc: Loc, spelling: str) -> None:
    """Bytes in a literal that are no UTF-8: the first run of them is reported, all are underlined."""
    ranges = [(loc + run.start(), loc + run.end()) for run in re.finditer("[\udc80-\udcff]+", spelling)]
    if ranges:
        diags.report(ranges[0][0], "warn_bad_string_encoding", ranges=ranges)


def parse_string(diags: DiagnosticsEngine, loc: Loc, spelling: str) -> str:
    """The characters of a string literal (raw or not, prefix dropped); `\\x` escapes give code points below 256."""
    quote = spelling.index('"')
    if not spelling.isascii():
        _check_encoding(diags, loc, spelling)
    if "R" in spelling[:quote]:
        paren = spelling.index("(", quote)
        return spelling[paren + 1:len(spelling) - (paren - quote) - 1]
    return "".join(map(chr, _unescape(diags, loc + quote + 1, spelling[quote + 1:-1])))
