"""Character ranges of expressions, for the ~~~ under a diagnostic.

Mirrors clang/lib/Lex/Lexer.cpp: Lexer::getLocForEndOfToken.
Differs: used on the way to a message only, so a token is simply measured again in the text.
"""

from __future__ import annotations

import re

from hlslfe.ast.decl import Decl
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


def name_range(loc: Loc, name: str) -> tuple[SourceRange]:
    """The range of a name that begins at `loc`, as `ranges` of a report."""
    return ((loc, loc + len(name)),)


def decl_range(diags: DiagnosticsEngine, decl: Decl) -> SourceRange:
    """From the first token of a declaration to its last one (Clang: Decl::getSourceRange)."""
    return decl.begin, token_end(diags, decl.end)


def source_text(diags: DiagnosticsEngine, range: SourceRange) -> str:
    """What is written in a range; "" when an end of it lies in a macro or they lie in different files."""
    begin, end = range
    if diags.sources.is_macro_loc(begin) or diags.sources.is_macro_loc(end):
        return ""
    file = diags.sources.file_of(begin)
    return file.text[begin - file.start:end - file.start] if file.start <= end <= file.end else ""


def expr_range(diags: DiagnosticsEngine, expr: Stmt) -> SourceRange:
    """From the first character of `expr` up to, not including, the one behind its last token."""
    return expr.begin, token_end(diags, expr.end)
