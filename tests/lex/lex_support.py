"""What the tests of the lex stage share."""

from __future__ import annotations

import sys

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, DiagnosticsEngine, FatalError
from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.target import parse_profile
from hlslfe.basic.text_diagnostics import file_loc
from hlslfe.lex.lexer import LexedFile, lex_file
from hlslfe.lex.preprocessor import Preprocessor
from hlslfe.lex.tokens import Token

sys.setrecursionlimit(20_000)  # as the driver does


class Run:
    """One preprocessed text. `stopped` tells whether a fatal error ended it."""

    def __init__(self, text: str, name: str = "a.hlsl", profile: str = "lib_6_6", everything: bool = False,
                 **options: object) -> None:
        target = parse_profile(profile)
        assert target is not None
        self.sources = SourceManager()

        def severity_of(id: str, row: object) -> str:
            return CATALOGUE[id].severity

        self.diags = DiagnosticsEngine(self.sources, CATALOGUE, error_limit=0,
                                       severity_of=severity_of if everything else None)
        self.preprocessor = Preprocessor(self.sources, self.diags, Options(target, **options))  # type: ignore[arg-type]
        self.stopped = False
        self.tokens: list[Token] = []
        try:
            self.preprocessor.enter_main_file(name, text)
            self.tokens = self.preprocessor.tokens()
        except FatalError:
            self.stopped = True

    @property
    def values(self) -> list[str]:
        return [token.value for token in self.tokens]

    @property
    def text(self) -> str:
        """The spellings with single spaces between."""
        return " ".join(self.values)

    @property
    def ids(self) -> list[str]:
        return [each.id for each in self.diags.diagnostics]

    def place(self, loc: int) -> str:
        """line:column as a diagnostic shows it."""
        presumed = self.sources.presumed(file_loc(self.sources, loc))
        return f"{presumed.line}:{presumed.column}"

    @property
    def problems(self) -> list[str]:
        """`line:column id` of each diagnostic, notes after their diagnostic with a leading `+`."""
        found: list[str] = []
        for each in self.diags.diagnostics:
            found.append(self._problem(each))
            found.extend("+" + self._problem(note) for note in each.notes)
        return found

    def _problem(self, each: Diagnostic) -> str:
        return f"{self.place(each.loc)} {each.id}"


def lex(text: str) -> LexedFile:
    return lex_file(SourceManager().add_file("a.hlsl", text))


def raw(text: str) -> list[tuple[str, str, int, int]]:
    """(type, spelling, offset, flags) of each raw token."""
    return [(token.type, token.value, token.lexpos - 1, token.flags) for token in lex(text).tokens]


def types(text: str) -> str:
    return " ".join(token.type for token in lex(text).tokens)
