"""A struct or enum without its `;`, when the next line begins something new: the mistake is where the semicolon is due.

Mirrors clang/lib/Parse/ParseDeclCXX.cpp: Parser::ParseClassSpecifier, Parser::isValidAfterTypeSpecifier.
Differs: enums, too; `static` and attributes on the next line are looked behind (Clang reports the type after them).
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FixIt
from hlslfe.lex.tokens import AT_LINE_START, Token
from hlslfe.parse.filter_tables import CONTEXTUAL, SPECIFIER_KEYWORDS, TYPE_KEYWORDS
from hlslfe.parse.repairs import SYNTHETIC

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.diagnostics import DiagnosticsEngine
    from hlslfe.parse.token_filter import TokenFilter


def finish_tag(filter: TokenFilter, diags: DiagnosticsEngine, tag: str) -> None:
    """Called when the `}` of a struct or enum was read, and nothing behind it."""
    tokens, index = filter.tokens, filter.index
    following = tokens[index]
    if following.type == "SEMI" or not following.flags & AT_LINE_START or tokens[index - 1].type != "R_BRACE":
        return
    if _begins_declaration(tokens, index):
        place = tokens[index - 1].end
        diags.report(place, "err_expected_after", tag, "';'", fixits=[FixIt(place, place, ";")])
        tokens.insert(index, Token("SEMI", ";", following.lexpos, SYNTHETIC))


def _begins_declaration(tokens: list[Token], index: int) -> bool:
    """Can these tokens be no declarator of the struct before them? An attribute, or a type and a name."""
    if tokens[index].type == "L_SQUARE":
        return True
    while tokens[index].type in SPECIFIER_KEYWORDS or (
            tokens[index].value in CONTEXTUAL and tokens[index + 1].type != "SEMI"):
        index += 1
    kind, after = tokens[index].type, tokens[index + 1].type
    if kind == "IDENTIFIER" and after == "LESS":
        return True
    return (kind == "IDENTIFIER" or kind in TYPE_KEYWORDS) and after == "IDENTIFIER"
