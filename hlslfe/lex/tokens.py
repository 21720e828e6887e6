"""Tokens: the value that the lexer makes, and the tables of keywords and punctuators.

Mirrors clang/include/clang/Basic/TokenKinds.def: KEYWORD, PUNCTUATOR and clang/include/clang/Lex/Token.h: Token.
Differs: a token kind is a string (Clang's name in upper case), as PLY wants it; there is no end-of-file token; the
keywords that HLSL knows only where a declaration may start are identifiers here (the parser's token filter turns
them); digraphs and the operator names (`and`, `or`, ...) do not exist in HLSL, where `and` is an intrinsic.
"""

from __future__ import annotations

AT_LINE_START = 1  # first token of its line (in a macro: the macro's name was)
LEADING_SPACE = 2  # white space or a comment stands before it on its line
NO_EXPAND = 4  # names a macro that was being expanded when this token was read; never expanded again
FROM_MACRO = 8  # `lexpos` is a macro location


class Token:
    """One token: kind `type`, spelling `value`, global location `lexpos`, bit set `flags`; fit for PLY's parser.

    A token covers the locations from `lexpos` up to, not including, `end`.
    """

    __slots__ = ("type", "value", "lexpos", "flags")

    # PLY's parser reads both; lines are looked up in the SourceManager only when a diagnostic needs one.
    lineno = 0
    lexer = None

    def __init__(self, type: str, value: str, lexpos: int, flags: int = 0) -> None:
        self.type = type
        self.value = value
        self.lexpos = lexpos
        self.flags = flags

    @property
    def end(self) -> int:
        """The location just behind the token."""
        return self.lexpos + len(self.value)

    def __repr__(self) -> str:
        return f"Token({self.type}, {self.value!r}, {self.lexpos}, {self.flags})"


_KEYWORD_NAMES = (
    # C++11 as Clang has it in HLSL mode (`thread_local`, `_Bool` and the C++20 words are identifiers there)
    "alignas alignof asm auto bool break case catch char char16_t char32_t class const const_cast constexpr "
    "continue decltype default delete do double dynamic_cast else enum explicit export extern false float for "
    "friend goto half if inline int long mutable namespace new noexcept nullptr operator private protected "
    "public reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template "
    "this throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while "
    # HLSL; Clang 22 has no keyword for the last three, upstream and DXC do
    "cbuffer tbuffer groupshared in out inout discard row_major column_major"
)
KEYWORDS: dict[str, str] = {word: "KW_" + word.upper() for word in _KEYWORD_NAMES.split()}
KEYWORDS["_Static_assert"] = "KW_STATIC_ASSERT"

PUNCTUATORS: dict[str, str] = {
    "(": "L_PAREN", ")": "R_PAREN", "[": "L_SQUARE", "]": "R_SQUARE", "{": "L_BRACE", "}": "R_BRACE",
    ",": "COMMA", ";": "SEMI", ":": "COLON", "::": "COLONCOLON", ".": "PERIOD", "->": "ARROW", "...": "ELLIPSIS",
    "?": "QUESTION", "+": "PLUS", "-": "MINUS", "*": "STAR", "/": "SLASH", "%": "PERCENT", "&": "AMP", "|": "PIPE",
    "^": "CARET", "~": "TILDE", "!": "EXCLAIM", "<": "LESS", ">": "GREATER", "<=": "LESSEQUAL",
    ">=": "GREATEREQUAL", "==": "EQUALEQUAL", "!=": "EXCLAIMEQUAL", "&&": "AMPAMP", "||": "PIPEPIPE",
    "<<": "LESSLESS", ">>": "GREATERGREATER", "=": "EQUAL", "+=": "PLUSEQUAL", "-=": "MINUSEQUAL",
    "*=": "STAREQUAL", "/=": "SLASHEQUAL", "%=": "PERCENTEQUAL", "&=": "AMPEQUAL", "|=": "PIPEEQUAL",
    "^=": "CARETEQUAL", "<<=": "LESSLESSEQUAL", ">>=": "GREATERGREATEREQUAL", "++": "PLUSPLUS",
    "--": "MINUSMINUS", ".*": "PERIODSTAR", "->*": "ARROWSTAR", "#": "HASH", "##": "HASHHASH",
}

# What the parser may meet besides keywords and punctuators. UNKNOWN: a character that no token begins with.
OTHER_TYPES = ("IDENTIFIER", "NUMERIC_CONSTANT", "CHAR_CONSTANT", "STRING_LITERAL", "PRAGMA_PACK_MATRIX", "UNKNOWN")

# Every token type; the grammar's `tokens`.
TOKEN_TYPES: tuple[str, ...] = OTHER_TYPES + tuple(PUNCTUATORS.values()) + tuple(dict.fromkeys(KEYWORDS.values()))

# What the preprocessor takes for a name.
IDENTIFIER_TYPES: frozenset[str] = frozenset(("IDENTIFIER", *KEYWORDS.values()))
