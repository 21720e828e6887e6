"""The parser: PLY's LALR engine over the grammar mixins.

Mirrors clang/lib/Parse/ParseAST.cpp: ParseAST and clang/lib/Parse/Parser.cpp: Parser::ParseTopLevelDecl.
Differs: the engine is `ply.yacc.LRParser`, run on tables from the cache; nothing of yacc's own set-up (which inspects
and signs the grammar at each start) is used.
"""

from __future__ import annotations

from ply.yacc import LRParser

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.lex.tokens import Token
from hlslfe.parse import tree
from hlslfe.parse.grammar_decl import DeclGrammar
from hlslfe.parse.grammar_expr import ExprGrammar
from hlslfe.parse.grammar_hlsl import HLSLGrammar
from hlslfe.parse.grammar_record import RecordGrammar
from hlslfe.parse.grammar_scope import ScopeGrammar
from hlslfe.parse.grammar_stmt import StmtGrammar
from hlslfe.parse.recovery import GiveUp, Recovery
from hlslfe.parse.scope import ScopeStack
from hlslfe.parse.tables import Tables, load_tables
from hlslfe.parse.token_filter import TokenFilter

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

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


class HLSLParser(Recovery, ExprGrammar, StmtGrammar, DeclGrammar, RecordGrammar, ScopeGrammar, HLSLGrammar):
    """One parse of one translation unit."""


class BoundProduction:
    """A rule as LRParser wants it: `callable` is a method of the parser that runs."""

    __slots__ = ("name", "len", "callable")

    def __init__(self, name: str, length: int, callable: Any) -> None:
        self.name = name
        self.len = length
        self.callable = callable


class LRTable:
    """Stands in for yacc's LRTable."""

    __slots__ = ("lr_productions", "lr_action", "lr_goto")

    def __init__(self, tables: Tables, parser: HLSLParser) -> None:
        self.lr_action = tables.action
        self.lr_goto = tables.goto
        self.lr_productions = [BoundProduction(name, length, getattr(parser, method) if method else None)
                               for name, length, method in tables.productions]


class TableParser(LRParser):  # type: ignore[misc]
    """LRParser without its search for defaulted states, which the tables already list."""

    def set_defaulted_states(self) -> None:
        self.defaulted_states: dict[int, int] = {}


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
    engine = TableParser(LRTable(tables, parser), parser.p_error)
    engine.defaulted_states = tables.defaulted
    parser.start_recovery(engine)
    try:
        unit = engine.parse(lexer=filter)
    except GiveUp:
        unit = None
    if isinstance(unit, tree.TranslationUnit):
        return unit
    decls = engine.symstack[1].value if len(engine.symstack) > 1 else []
    return tree.TranslationUnit(eof_loc, decls if isinstance(decls, list) else [])
