"""Raw tokens: types, places, flags."""

from __future__ import annotations

import re

import ply.lex
import pytest
from lex_support import lex, raw, types

from hlslfe.lex.lexer import COMMENT, RULES, single_token_type
from hlslfe.lex.tokens import KEYWORDS, PUNCTUATORS, TOKEN_TYPES


def test_types_places_and_flags() -> None:
    assert raw("float4 a;  // c\n  a+=b/**/c;") == [
        ("IDENTIFIER", "float4", 0, 1), ("IDENTIFIER", "a", 7, 2), ("SEMI", ";", 8, 0), ("IDENTIFIER", "a", 18, 3),
        ("PLUSEQUAL", "+=", 19, 0), ("IDENTIFIER", "b", 21, 0), ("IDENTIFIER", "c", 26, 2), ("SEMI", ";", 27, 0),
    ]


@pytest.mark.parametrize(("spelling", "type"), list(PUNCTUATORS.items()))
def test_every_punctuator(spelling: str, type: str) -> None:
    assert raw(f"a {spelling} b") == [
        ("IDENTIFIER", "a", 0, 1), (type, spelling, 2, 2), ("IDENTIFIER", "b", 3 + len(spelling), 2),
    ]
    assert single_token_type(spelling) == type


def test_longest_punctuator_wins() -> None:
    assert types("a>>=b->*c...d<<e") == (
        "IDENTIFIER GREATERGREATEREQUAL IDENTIFIER ARROWSTAR IDENTIFIER ELLIPSIS IDENTIFIER LESSLESS IDENTIFIER"
    )
    assert types("+++") == "PLUSPLUS PLUS"
    assert types("..") == "PERIOD PERIOD"


def test_there_are_no_digraphs_and_no_operator_names() -> None:
    assert types("<: %> and") == "LESS COLON PERCENT GREATER IDENTIFIER"


def test_keywords() -> None:
    for word, type in KEYWORDS.items():
        assert types(word) == type
        assert types(word + "x") == "IDENTIFIER"
    for word in ("register", "packoffset", "uniform", "precise", "sample", "center", "point", "line", "thread_local"):
        assert types(word) == "IDENTIFIER"
    assert len(set(TOKEN_TYPES)) == len(TOKEN_TYPES)
    assert set(KEYWORDS.values()) <= set(TOKEN_TYPES)


@pytest.mark.parametrize(("text", "parts"), [
    ("1.xxx", "1 . xxx"), ("1.0.rr", "1.0 . rr"), ("1..xxx", "1. . xxx"), ("2.0f.rr", "2.0f . rr"), (".5h", ".5h"),
    ("1e+5-3", "1e+5 - 3"), ("0x1p-3", "0x1p-3"), ("1'000", "1'000"), ("1.#INF", "1.#INF"), ("a.0", "a .0"),
    ("1.yx", "1.yx"), ("0xFFu", "0xFFu"), ("1u.x", "1u . x"), ("3_a", "3_a"),
])
def test_numbers(text: str, parts: str) -> None:
    assert " ".join(lex(text).values) == parts


def test_literals_with_prefixes() -> None:
    assert raw('L"a" u8"b" uR"x(")")x" L\'c\' R"(\n)" u') == [
        ("STRING_LITERAL", 'L"a"', 0, 1), ("STRING_LITERAL", 'u8"b"', 5, 2), ("STRING_LITERAL", 'uR"x(")")x"', 11, 2),
        ("CHAR_CONSTANT", "L'c'", 23, 2), ("STRING_LITERAL", 'R"(\n)"', 28, 2), ("IDENTIFIER", "u", 35, 2),
    ]


def test_escaped_quotes() -> None:
    assert lex(r'"a\"b" "\\" x').values == [r'"a\"b"', r'"\\"', "x"]
    assert types(r'"a\"') == "UNTERMINATED_STRING"


def test_faulty_tokens() -> None:
    assert types('"abc') == "UNTERMINATED_STRING"
    assert types("'a\nb") == "UNTERMINATED_CHAR IDENTIFIER"
    assert types("a /* b") == "IDENTIFIER UNTERMINATED_COMMENT"
    assert types('R"x(') == "UNTERMINATED_RAW_STRING"
    assert types("@ ` \\") == "UNKNOWN UNKNOWN UNKNOWN"
    assert types("a\0b") == "IDENTIFIER NULL_CHARACTER IDENTIFIER"
    assert types("a\u00a0b \u20ac") == "IDENTIFIER UNICODE_SPACE IDENTIFIER BAD_CHARACTER"


def test_unicode_identifiers() -> None:
    assert raw("é1 + aé$") == [("IDENTIFIER", "é1", 0, 1), ("PLUS", "+", 3, 2), ("IDENTIFIER", "aé$", 5, 2)]


def test_line_splices_join_tokens_and_keep_places() -> None:
    assert raw("i\\\nf x // a \\\n b\ny \\  \r\n z") == [
        ("KW_IF", "if", 0, 1), ("IDENTIFIER", "x", 5, 2), ("IDENTIFIER", "y", 17, 1), ("IDENTIFIER", "z", 25, 2),
    ]


def test_comments_are_space_and_hide_line_ends() -> None:
    assert raw("a/*\n*/#b\n/**/ # c") == [
        ("IDENTIFIER", "a", 0, 1), ("HASH", "#", 6, 2), ("IDENTIFIER", "b", 7, 0), ("HASH", "#", 14, 3),
        ("IDENTIFIER", "c", 16, 2),
    ]
    assert lex("a/*\n*/#b\n/**/ # c").directives == [3]
    assert lex("// /* \n # a\n/* // */ b").values == ["#", "a", "b"]


def test_empty_and_blank_buffers() -> None:
    assert raw("") == []
    assert raw(" \t\r\n // x") == []


def test_the_rules_are_good_for_ply() -> None:
    """The same rules in a PLY lexer give the same tokens; RULES is what a reader needs to know."""
    source = (
        "float4 main(float2 uv : TEXCOORD0) : SV_Target { return a.xyz * 1.0.xxx + b[2] << 1; } // c\n"
        "#define X(a, ...) #a ## b\n'c' \"d\\\"e\" 0x1Fu 1e-3f /* f */ x->y ::z != w && !v @ é\n"
    )
    names: dict[str, object] = {
        "tokens": [name for name, _ in RULES], "t_ignore": " \t\r\n", "t_error": lambda token: None,
    }
    for line, (name, rule) in enumerate((("comment", COMMENT), *RULES), 1):
        def action(token: ply.lex.LexToken) -> ply.lex.LexToken | None:
            return None if token.type == "comment" else token

        action.__doc__ = rule
        action.__code__ = action.__code__.replace(co_firstlineno=line)  # PLY tries rules in the order of their lines
        names[f"t_{name}"] = action
    lexer = ply.lex.lex(module=_Module(names), optimize=True, lextab="", reflags=re.DOTALL)
    lexer.input(source)
    assert [(token.value, token.lexpos) for token in lexer] == [(value, place) for _, value, place, _ in raw(source)]


class _Module:
    def __init__(self, names: dict[str, object]) -> None:
        self.__dict__.update(names, __file__=__file__)


@pytest.mark.parametrize("text", ["/" * 50_000, "/*" * 50_000, '"' * 50_001, "\\\n" * 50_000, "." * 50_000,
                                  "'\\" * 50_000, "a/**/" * 20_000, "R\"(" * 20_000, "*/" * 50_000])
def test_odd_text_ends(text: str) -> None:
    assert sum(len(value) for _, value, _, _ in raw(text)) <= len(text)


def test_single_token_type() -> None:
    assert single_token_type("ab") == "IDENTIFIER"
    assert single_token_type("float") == "KW_FLOAT"
    assert single_token_type("1e") == "NUMERIC_CONSTANT"
    for text in ("+/", "a b", "//", "/*", "", " a", "1+"):
        assert single_token_type(text) is None
