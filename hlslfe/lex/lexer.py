r"""The lexer: a whole buffer becomes a list of raw tokens, directives' tokens included.

Mirrors clang/lib/Lex/Lexer.cpp: Lexer::LexTokenInternal, Lexer::LexNumericConstant, Lexer::LexIdentifierContinue,
Lexer::SkipBlockComment, Lexer::getEscapedNewLineSize.
Differs: one `re` pattern runs over the buffer at C speed instead of a function per token.  The design asks for a PLY
lexer; measured on a shader of 10,000 lines (99,000 tokens, CPython 3.11): `ply.lex` with `optimize` and the flags that
the preprocessor needs 0.19 s, this 0.095 s; and at start-up 3.0 ms (import 1.6, table 1.4) against 0.6 ms, a twentieth
of a cold run.  The rules stay in PLY's form, `RULES`: a test builds the PLY lexer from them and compares.
What is wrong in a buffer (an unterminated string, say) is a token of a type of `SPECIAL_TYPES`; the preprocessor
reports it when the token is used, so that skipped blocks and `#error` lines stay silent.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from operator import add, sub

from hlslfe.basic.source import SourceFile
from hlslfe.lex.tokens import AT_LINE_START, KEYWORDS, LEADING_SPACE, PUNCTUATORS, Token

# (name, regular expression) in order of trial, as `ply.lex` wants them.
RULES: tuple[tuple[str, str], ...] = (
    ("IDENTIFIER", r"[A-Za-z_$][\w$]*+"),
    # A preprocessing number; HLSL ends it before `.x` and `.r`, so that `1.xxx` and `1.0.rr` are swizzles.  DXC has
    # `1.#INF`.
    ("NUMERIC_CONSTANT", r"\.?[0-9](?:[eE][+-]|(?<=[pP])[+-]|\.(?![xr])|\w|'\w|(?<=\.)\#INF)*+"),
    ("STRING_LITERAL", r'"(?:[^"\\\n]|\\.?)*+"?'),
    ("CHAR_CONSTANT", r"'(?:[^'\\\n]|\\.?)*+'?"),
    ("UNTERMINATED_COMMENT", r"/\*.*+"),
    ("PUNCTUATOR", r"<<=|>>=|->\*|\.\.\.|[-+*/%&|^=!<>]=|\+\+|--|->|&&|\|\||<<|>>|::|\#\#|\.\*"
                   r"|[-+*/%&|^=!<>()\[\]{},;:.?~\#]"),
    ("UNICODE_IDENTIFIER", r"[^\W\d][\w$]*+"),
    ("UNKNOWN", r"."),
)
# Literals with a prefix; rare, so that they are looked for only in buffers that may hold one.
RARE_RULES: tuple[tuple[str, str], ...] = (
    ("RAW_STRING", r'(?:u8|[uUL])?R"(?P<delimiter>[^()\\\s"]{0,16})\(.*?\)(?P=delimiter)"'),
    ("UNTERMINATED_RAW_STRING", r'(?:u8|[uUL])?R".*+'),
    ("PREFIXED_STRING", r'(?:u8|[uUL])"(?:[^"\\\n]|\\.?)*+"?'),
    ("PREFIXED_CHAR", r"[uUL]'(?:[^'\\\n]|\\.?)*+'?"),
)
_RARE_MARKS = ('R"', 'L"', 'u"', 'U"', '8"', "L'", "u'", "U'")
_BLANK = r"[ \t]*+(?:[\n\r\f\v\ufeff]++[ \t]*+|//[^\n]*+|/\*[^*]*+\*++(?:[^/*][^*]*+\*++)*+/[ \t]*+)*+"

# Patterns as text: compiling one costs start-up time, and many shaders need neither.
COMMENT = r"//[^\n]*+|/\*[^*]*+\*++(?:[^/*][^*]*+\*++)*+/"
_SPLICE = r"\\[ \t\f\v]*\r?\n"

# Types of tokens that never reach the parser.
SPECIAL_TYPES = frozenset((
    "UNTERMINATED_STRING", "UNTERMINATED_CHAR", "UNTERMINATED_RAW_STRING", "UNTERMINATED_COMMENT", "NULL_CHARACTER",
    "UNICODE_SPACE", "BAD_CHARACTER",
))

_patterns: dict[tuple[bool, bool], re.Pattern[str]] = {}


def _pattern(is_ascii: bool, rare: bool) -> re.Pattern[str]:
    """The pattern whose groups are (blanks and comments, token); at the end of the buffer the token is empty."""
    pattern = _patterns.get((is_ascii, rare))
    if pattern is None:
        rules = RARE_RULES + RULES if rare else RULES
        body = "|".join(rule for _, rule in rules)
        pattern = re.compile(f"({_BLANK})({body}|\\Z)", re.DOTALL | (re.ASCII if is_ascii else 0))
        _patterns[is_ascii, rare] = pattern
    return pattern


def _split(text: str) -> list[tuple[str, ...]]:
    """(blanks, token, ...) pairs that put together are `text`."""
    rare = any(mark in text for mark in _RARE_MARKS)
    return _pattern(text.isascii(), rare).findall(text)


def _is_closed(spelling: str, quote: str) -> bool:
    """Whether a literal ends in an unescaped quote other than its first."""
    body = spelling[spelling.index(quote) + 1:]
    return body.endswith(quote) and (len(body) - 1 - len(body[:-1].rstrip("\\"))) % 2 == 0


def _classify(spelling: str) -> str:
    """The type of a token that is neither keyword nor punctuator."""
    first = spelling[0]
    if spelling.startswith("/*"):
        return "UNTERMINATED_COMMENT"
    if spelling[-1] in "\"'" or first in "\"'" or spelling.startswith(('u8R"', 'uR"', 'UR"', 'LR"', 'R"')):
        return _classify_literal(spelling)
    if first.isalpha() or first in "_$" or (spelling.isidentifier() and not first.isascii()):
        return "IDENTIFIER"
    if (first.isdecimal() and first.isascii()) or (first == "." and len(spelling) > 1):
        return "NUMERIC_CONSTANT"
    if first == "\0":
        return "NULL_CHARACTER"
    if first.isascii():
        return "UNKNOWN"
    return "UNICODE_SPACE" if first.isspace() or first in "\u200b\ufeff" else "BAD_CHARACTER"


def _classify_literal(spelling: str) -> str:
    quote = '"' if '"' in spelling and (spelling.find("'") < 0 or spelling.index('"') < spelling.index("'")) else "'"
    if quote == "'":
        return "CHAR_CONSTANT" if _is_closed(spelling, quote) else "UNTERMINATED_CHAR"
    if "R" in spelling[: spelling.index(quote)]:
        match = _pattern(False, True).fullmatch(spelling)
        return "STRING_LITERAL" if match and match["delimiter"] is not None else "UNTERMINATED_RAW_STRING"
    return "STRING_LITERAL" if _is_closed(spelling, quote) else "UNTERMINATED_STRING"


class _TypeTable(dict[str, str]):
    """spelling -> token type; classifies each spelling once."""

    def __missing__(self, spelling: str) -> str:
        type = self[spelling] = _classify(spelling)
        return type


class _FlagTable(dict[str, int]):
    """blanks before a token -> flags; a line end inside a comment does not start a line."""

    def __missing__(self, blanks: str) -> int:
        visible = re.sub(COMMENT, " ", blanks) if "/" in blanks else blanks
        newline = visible.rfind("\n")
        flags = LEADING_SPACE if newline + 1 < len(visible) else 0
        if newline >= 0:
            flags |= AT_LINE_START
        self[blanks] = flags
        return flags


_TYPES: dict[str, str] = {**KEYWORDS, **PUNCTUATORS}


class LexedFile:
    """A buffer and its raw tokens.

    `values` are the spellings; `directives` the indices of each `#` that starts a line; `specials` those of tokens of
    SPECIAL_TYPES; `comments` (location, text, index of the following token), only when asked for.
    """

    __slots__ = ("file", "tokens", "values", "directives", "specials", "comments")

    def __init__(self, file: SourceFile, tokens: list[Token], values: list[str]) -> None:
        self.file = file
        self.tokens = tokens
        self.values = values
        self.directives: list[int] = []
        self.specials: list[int] = []
        self.comments: list[tuple[int, str, int]] = []


def lex_file(file: SourceFile, keep_comments: bool = False) -> LexedFile:
    """All raw tokens of a buffer. Cost is linear; nothing is reported."""
    text = file.text
    splices: list[tuple[int, int]] = []
    if "\\" in text:
        text, splices = _remove_splices(text)
    pairs = _split(text)
    while pairs and not pairs[-1][1]:
        pairs.pop()
    blanks = [pair[0] for pair in pairs]
    values = [pair[1] for pair in pairs]
    types = _TypeTable(_TYPES)
    lengths = map(len, values)
    ends = accumulate(map(add, map(len, blanks), map(len, values)), initial=file.start)
    next(ends)
    positions = list(map(sub, ends, lengths))
    if splices:
        positions = _restore_splices(positions, file.start, splices)
    tokens = list(map(Token, map(types.__getitem__, values), values, positions, map(_FlagTable().__getitem__, blanks)))
    lexed = LexedFile(file, tokens, values)
    if tokens:
        tokens[0].flags |= AT_LINE_START
    if "#" in types:
        lexed.directives = [i for i, value in enumerate(values) if value == "#" and tokens[i].flags & AT_LINE_START]
    if not SPECIAL_TYPES.isdisjoint(types.values()):
        lexed.specials = [i for i, token in enumerate(tokens) if token.type in SPECIAL_TYPES]
    if keep_comments:
        lexed.comments = _find_comments(text, file.start, pairs, splices)
    return lexed


def _remove_splices(text: str) -> tuple[str, list[tuple[int, int]]]:
    """`text` without its backslash-newlines, and (offset in the result, characters removed up to there) of each."""
    parts: list[str] = []
    splices: list[tuple[int, int]] = []
    position = removed = 0
    for match in re.finditer(_SPLICE, text):
        parts.append(text[position:match.start()])
        position = match.end()
        removed += position - match.start()
        splices.append((position - removed, removed))
    parts.append(text[position:])
    return "".join(parts), splices


def _restore_splices(positions: list[int], start: int, splices: list[tuple[int, int]]) -> list[int]:
    """Positions in the joined text become positions in the buffer."""
    restored: list[int] = []
    begin = 0
    shift = 0
    for offset, removed in splices:
        end = bisect_right(positions, start + offset - 1, begin)
        restored.extend([position + shift for position in positions[begin:end]] if shift else positions[begin:end])
        begin, shift = end, removed
    restored.extend(position + shift for position in positions[begin:])
    return restored


def _find_comments(text: str, start: int, pairs: list[tuple[str, ...]],
                   splices: list[tuple[int, int]]) -> list[tuple[int, str, int]]:
    comments: list[tuple[int, str, int]] = []
    pattern = re.compile(COMMENT)
    position = 0
    for index, pair in enumerate(pairs):
        if "/" in pair[0]:
            for match in pattern.finditer(pair[0]):
                comments.append((start + position + match.start(), match[0], index))
        position += len(pair[0]) + len(pair[1])
    # Comments behind the last token.
    comments.extend((start + match.start(), match[0], len(pairs)) for match in pattern.finditer(text, position))
    if splices:
        places = _restore_splices([comment[0] for comment in comments], start, splices)
        comments = [(place, *comment[1:]) for place, comment in zip(places, comments, strict=True)]
    return comments


_single: dict[str, str | None] = {}


def single_token_type(text: str) -> str | None:
    """The type of `text` when it is exactly one token without blanks, else None (for `##`)."""
    if text not in _single:
        if len(_single) > 10_000:
            _single.clear()  # a long batch must not keep every spelling it ever pasted
        pairs = _split(text)
        type = None
        if text and pairs[0][0] == "" and pairs[0][1] == text:
            type = _TYPES.get(text) or _classify(text)
        _single[text] = None if type in SPECIAL_TYPES else type
    return _single[text]
