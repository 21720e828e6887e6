"""What a parenthesis is: that of a function type, of a cast, of `decltype`.

Mirrors clang/lib/Parse/ParseTentative.cpp: Parser::isCXXFunctionDeclarator, Parser::isCXXTypeId.
Differs: Clang tries to parse; here a few tokens are looked at.
"""

from __future__ import annotations

from hlslfe.lex.tokens import Token
from hlslfe.parse import filter_tables as tables
from hlslfe.parse import scope as kinds

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.token_filter import TokenFilter


def begins_function_type(filter: TokenFilter, index: int) -> bool:
    """Are the parameters of a function type in the parenthesis at `index`: `int(float, S)`?"""
    tokens = filter.tokens
    if not index or not _ends_type(filter, tokens[index - 1]):
        return False
    end = filter.end_of_brackets(index)
    if tokens[end + 1].type not in tables.AFTER_FUNCTION_TYPE:
        return False
    return tokens[index + 1].type in ("R_PAREN", "KW_CONST", "KW_IN", "KW_OUT", "KW_INOUT") or (
        _ends_type(filter, tokens[index + 1]) and tokens[index + 2].type not in ("L_PAREN", "L_BRACE", "PERIOD"))


def _ends_type(filter: TokenFilter, token: Token) -> bool:
    if token.type == "IDENTIFIER":
        entry = filter.scopes.names.get(token.value)
        return entry is not None and entry.kind in (kinds.TYPE, kinds.TYPE_TEMPLATE)
    return token.type in tables.TYPE_KEYWORDS or token.type == "GREATER"


def _opening(tokens: list[Token], index: int) -> int:
    """The index of the parenthesis that the one at `index` closes."""
    depth = 0
    while index > 0:
        kind = tokens[index].type
        depth += (kind == "R_PAREN") - (kind == "L_PAREN")
        if depth == 0:
            return index
        index -= 1
    return 0


def ends_decltype(tokens: list[Token], index: int) -> bool:
    """Does the parenthesis at `index` close a `decltype(...)`?"""
    opening = _opening(tokens, index)
    return opening > 0 and tokens[opening - 1].type == "KW_DECLTYPE"


def ends_cast(filter: TokenFilter, index: int) -> bool:
    """Does the parenthesis at `index` close a cast, `(T)`?"""
    tokens = filter.tokens
    opening = _opening(tokens, index)
    if not opening or tokens[opening - 1].type in tables.NO_CAST or opening + 1 == index:
        return False
    inside = tokens[opening + 1:index]
    return all(token.type in tables.TEMPLATE_ARGUMENT_TOKENS for token in inside) and (
        tokens[opening + 1].type == "KW_CONST" or _ends_type(filter, inside[0]))


def has_init_statement(tokens: list[Token], index: int) -> bool:
    """Does a semicolon stand in the parenthesis behind `if` or `switch`, whose next token is at `index`?"""
    index += tokens[index].type == "KW_CONSTEXPR"
    if tokens[index].type != "L_PAREN":
        return False
    depth, is_found = 0, False
    while tokens[index].type != "EOF":
        kind = tokens[index].type
        if kind in tables.OPENERS:
            depth += 1
        elif kind in tables.CLOSERS:
            depth -= 1
            if depth == 0:
                return is_found and kind == "R_PAREN"
        elif kind == "SEMI" and depth == 1:
            is_found = True
        index += 1
    return False
