"""Shared by the parser's tests: source text to a dump and to diagnostics, through the real lexer."""

from __future__ import annotations

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.target import parse_profile
from hlslfe.lex.preprocessor import Preprocessor
from hlslfe.lex.tokens import Token
from hlslfe.parse import tree
from hlslfe.parse.dump import dump
from hlslfe.parse.parser import parse_translation_unit


class Parsed:
    """The outcome of one parse; `reports` has (line, column, id) of each diagnostic, notes behind their errors."""

    def __init__(self, text: str, bracket_depth: int = 256, error_limit: int = 0) -> None:
        self.sources = SourceManager()
        self.diags = DiagnosticsEngine(self.sources, CATALOGUE, error_limit=error_limit)
        target = parse_profile("lib_6_8")
        assert target is not None
        self.options = Options(target, bracket_depth=bracket_depth)
        preprocessor = Preprocessor(self.sources, self.diags, self.options)
        preprocessor.enter_main_file("t.hlsl", text)
        self.tokens: list[Token] = preprocessor.tokens()
        self.eof_loc = preprocessor.eof_loc

    def parse(self) -> Parsed:
        self.unit: tree.TranslationUnit = parse_translation_unit(self.tokens, self.diags, self.options, self.eof_loc)
        return self

    @property
    def dump(self) -> str:
        return dump(self.unit, self.sources)

    @property
    def reports(self) -> list[tuple[int, int, str]]:
        rows = []
        for diagnostic in self.diags.diagnostics:
            for part in (diagnostic, *diagnostic.notes):
                place = self.sources.presumed(part.loc)
                rows.append((place.line, place.column, part.id))
        return rows


def parse(text: str) -> Parsed:
    return Parsed(text).parse()


def parse_clean(text: str) -> Parsed:
    """Parse what must be free of errors."""
    parsed = parse(text)
    assert parsed.reports == []
    return parsed
