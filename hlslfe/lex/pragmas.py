"""Pragmas.

Mirrors clang/lib/Lex/Pragma.cpp: Preprocessor::HandlePragmaDirective, Preprocessor::Handle_Pragma,
PragmaOnceHandler, PragmaMessageHandler, PragmaDebugHandler (`clang __debug crash` and `assert`).
Differs: `pack_matrix` becomes a token for the parser (Clang 22 does not know it, DXC does).  What steers other
compilers' warnings (`warning`) or folds text in an editor (`region`, `mark`) is accepted without effect.
"""

from __future__ import annotations

from hlslfe.basic.source import NO_LOC, SourceFile
from hlslfe.lex.lexer import lex_file
from hlslfe.lex.literals import parse_string
from hlslfe.lex.tokens import AT_LINE_START, Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

    from hlslfe.lex.directives import Directive
    from hlslfe.lex.expansion import TokenStream
    from hlslfe.lex.preprocessor import Preprocessor

_MATRIX_LAYOUTS = ("row_major", "column_major")


def handle_pragma(pp: Preprocessor, directive: Directive) -> None:
    """`#pragma ...`."""
    pp.out.extend(pragma_tokens(pp, directive.line[0], directive.line[1:]))


def pragma_tokens(pp: Preprocessor, keyword: Token, line: list[Token]) -> list[Token]:
    """Carry out one pragma; `line` is what follows `keyword`. Returns the tokens that the parser sees of it."""
    words = tuple(token.value for token in line[:2])
    handler = _HANDLERS.get(words) or _HANDLERS.get(words[:1])
    if handler is None:
        pp.diags.report((line or [keyword])[0].lexpos, "warn_pragma_ignored")
        return []
    return handler(pp, line)


def _once(pp: Preprocessor, line: list[Token]) -> list[Token]:
    if len(line) > 1:
        pp.diags.report(line[1].lexpos, "ext_pp_extra_tokens_at_eol", "pragma once")
    if pp.state.key is None:
        pp.diags.report(line[0].lexpos, "pp_pragma_once_in_main_file")
    else:
        pp.headers.once.add(pp.state.key)
    return []


def _pack_matrix(pp: Preprocessor, line: list[Token]) -> list[Token]:
    tokens = pp.expander.expand_tokens(line[1:])
    values = [token.value for token in tokens[:3]]
    if len(values) < 3 or values[0] != "(" or values[1] not in _MATRIX_LAYOUTS or values[2] != ")":
        pp.diags.report(line[0].lexpos, "warn_pragma_pack_matrix_malformed")
        return []
    if len(tokens) > 3:
        pp.diags.report(tokens[3].lexpos, "ext_pp_extra_tokens_at_eol", "pragma pack_matrix")
    return [Token("PRAGMA_PACK_MATRIX", values[1], tokens[1].lexpos, AT_LINE_START)]


def _message(pp: Preprocessor, line: list[Token]) -> list[Token]:
    """`message("text")` or `message "text"`: shown as a warning, as Clang does."""
    tokens = pp.expander.expand_tokens(line[1:])
    if tokens and tokens[0].type == "L_PAREN" and tokens[-1].type == "R_PAREN":
        tokens = tokens[1:-1]
    if not tokens or any(token.type != "STRING_LITERAL" for token in tokens):
        pp.diags.report(line[0].lexpos, "err_pragma_message_malformed")
        return []
    text = "".join(parse_string(pp.diags, token.lexpos, token.value) for token in tokens)
    pp.diags.report(line[0].lexpos, "warn_pragma_message", text)
    return []


def _diagnostic(pp: Preprocessor, line: list[Token]) -> list[Token]:
    from hlslfe.lex.pragma_diagnostic import handle_diagnostic  # few shaders have it

    return handle_diagnostic(pp, line)


def _debug(pp: Preprocessor, line: list[Token]) -> list[Token]:
    """`clang __debug crash`: an internal error on demand, to see what becomes of one."""
    loc = line[-1].lexpos
    if [token.value for token in line[2:]] in (["crash"], ["assert"]):
        raise AssertionError("#pragma clang __debug")
    pp.diags.report(loc, "warn_pragma_ignored")
    return []


def _nothing(pp: Preprocessor, line: list[Token]) -> list[Token]:
    return []


_HANDLERS: dict[tuple[str, ...], Callable[[Preprocessor, list[Token]], list[Token]]] = {
    ("once",): _once, ("pack_matrix",): _pack_matrix, ("message",): _message, ("warning",): _nothing,
    ("clang", "diagnostic"): _diagnostic, ("GCC", "diagnostic"): _diagnostic, ("dxc", "diagnostic"): _diagnostic,
    ("clang", "__debug"): _debug, ("region",): _nothing, ("endregion",): _nothing, ("mark",): _nothing,
}


def pragma_operator(pp: Preprocessor, operator: Token, stream: TokenStream) -> list[Token]:
    """`_Pragma("text")`: the text is a pragma line of its own."""
    tokens = [stream.next_raw() for _ in range(3)] if stream.next_is_l_paren() else []
    literal = tokens[1] if len(tokens) == 3 else None
    close = tokens[2] if len(tokens) == 3 else None
    if literal is None or literal.type != "STRING_LITERAL" or close is None or close.type != "R_PAREN":
        pp.diags.report(operator.lexpos, "err__Pragma_malformed")
        return []
    text = parse_string(pp.diags, literal.lexpos, literal.value).replace("\n", " ")
    spelled = pp.expander.scratch.add(text)
    start = pp.sources.add_expansion(spelled, len(text), operator.lexpos, close.lexpos, "_Pragma")
    return pragma_tokens(pp, operator, lex_file(SourceFile("", text, start, NO_LOC, "scratch")).tokens)
