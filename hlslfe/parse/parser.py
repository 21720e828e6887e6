"""The parser: PLY's LALR engine over the grammar mixins.

Mirrors clang/lib/Parse/ParseAST.cpp: ParseAST and clang/lib/Parse/Parser.cpp: Parser::ParseTopLevelDecl.
Differs: the engine is PLY's (lr_engine.py), run on tables from the cache (tables.py).
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.lex.tokens import Token
from hlslfe.parse import tree
from hlslfe.parse.grammar_cxx import CXXGrammar
from hlslfe.parse.grammar_decl import DeclGrammar
from hlslfe.parse.grammar_expr import ExprGrammar
from hlslfe.parse.grammar_hlsl import HLSLGrammar
from hlslfe.parse.grammar_lambda import LambdaGrammar
from hlslfe.parse.grammar_record import RecordGrammar
from hlslfe.parse.grammar_scope import ScopeGrammar
from hlslfe.parse.grammar_stmt import StmtGrammar
from hlslfe.parse.lr_engine import TableParser
from hlslfe.parse.recovery import GiveUp, Recovery
from hlslfe.parse.scope import ScopeStack
from hlslfe.parse.tables import Tables, load_tables
from hlslfe.parse.token_filter import TokenFilter

START = "translation_unit"

# Loosest first. Everything from the assignments down orders `expr`; the first two lines settle the dangling `else`, the
# line SIZEOF_TYPE makes `sizeof (T) - 1` a difference.
PRECEDENCE: tuple[tuple[str, ...], ...] = (
    ("nonassoc", "IF_WITHOUT_ELSE"),
    ("nonassoc", "KW_ELSE"),
    ("right", "EQUAL", "STAREQUAL", "SLASHEQUAL", "PERCENTEQUAL", "PLUSEQUAL", "MINUSEQUAL", "LESSLESSEQUAL",
     "GREATERGREATEREQUAL", "AMPEQUAL", "CARETEQUAL", "PIPEEQUAL", "QUESTION", "KW_THROW"),
    ("left", "PIPEPIPE"),
    ("left", "AMPAMP"),
    ("left", "PIPE"),
    ("left", "CARET"),
    ("left", "AMP"),
    ("left", "EQUALEQUAL", "EXCLAIMEQUAL"),
    ("left", "LESS", "GREATER", "LESSEQUAL", "GREATEREQUAL"),
    ("left", "LESSLESS", "GREATERGREATER"),
    ("left", "PLUS", "MINUS"),
    ("left", "STAR", "SLASH", "PERCENT"),
    ("left", "PERIODSTAR", "ARROWSTAR"),
    ("right", "UNARY"),
    ("left", "PLUSPLUS", "MINUSMINUS", "L_PAREN", "L_SQUARE", "PERIOD", "ARROW"),
    ("left", "SIZEOF_TYPE"),
)


class HLSLParser(Recovery, ExprGrammar, LambdaGrammar, StmtGrammar, DeclGrammar, RecordGrammar, ScopeGrammar,
                 CXXGrammar, HLSLGrammar):
    """One parse of one translation unit."""


_tables: Tables | None = None


def parser_tables() -> Tables:
    """The tables of the HLSL grammar, loaded (or built) on first use."""
    global _tables  # noqa: PLW0603
    if _tables is None:
        _tables = load_tables(HLSLParser, PRECEDENCE, START)
    return _tables


def parse_translation_unit(tokens: list[Token], diags: DiagnosticsEngine, options: Options,
                           eof_loc: Loc) -> tree.TranslationUnit:
    """The syntax tree of a whole unit. Every syntax error is reported; what it spoils is an Invalid* node."""
    tables = parser_tables()
    scopes = ScopeStack()
    filter = TokenFilter(tokens, scopes, diags, eof_loc, options.bracket_depth)
    parser = HLSLParser(filter, scopes, diags, options)
    engine = TableParser(tables, parser)
    parser.start_recovery(engine)
    try:
        unit = engine.parse(lexer=filter)
    except GiveUp:
        unit = None
    if isinstance(unit, tree.TranslationUnit):
        return unit
    decls = engine.symstack[1].value if len(engine.symstack) > 1 else []
    return tree.TranslationUnit(eof_loc, decls if isinstance(decls, list) else [])
