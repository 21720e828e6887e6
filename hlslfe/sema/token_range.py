"""Character ranges of expressions, for the ~~~ under a diagnostic.

Mirrors clang/lib/Lex/Lexer.cpp: Lexer::getLocForEndOfToken.
Differs: used on the way to a message only, so a token is simply measured again in the text.
"""

from __future__ import annotations

import re

from hlslfe.ast.stmt import Stmt
from hlslfe.basic.diagnostics import DiagnosticsEngine, SourceRange
from hlslfe.basic.source import Loc, SourceFile

_TOKEN = r"""[A-Za-z_]\w*|\.?\d(?:[eEpP][+-]|[\w.'])*|"(?:[^"\\\n]|\\.)*"|<<=?|>>=?|[-+*/%&|^=!<>]=?|."""


def token_end(diags: DiagnosticsEngine, loc: Loc) -> Loc:
    """The location just behind the token that begins at `loc`."""
    place = diags.sources.spelling_loc(loc)
    if not place:
        return loc
    file = diags.sources.entry(place)
    assert isinstance(file, SourceFile)
    match = re.compile(_TOKEN).match(file.text, place - file.start)
    return loc + (match.end() - match.start() if match else 1)


def expr_range(diags: DiagnosticsEngine, expr: Stmt) -> SourceRange:
    """From the first character of `expr` up to, not including, the one behind its last token."""
    return expr.begin, token_end(diags, expr.end)
