"""One input through all stages, each run once and only as far as somebody asks.

Mirrors clang/lib/Frontend/CompilerInstance.cpp: CompilerInstance::ExecuteAction and clang/lib/Parse/ParseAST.cpp:
ParseAST.
Differs: a stage runs when its value is first needed; a stage after one with errors never runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from hlslfe.ast.decl import TranslationUnitDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, DiagnosticRow, DiagnosticsEngine, FatalError
from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.source_text import InvalidTextError, decode
from hlslfe.lex.preprocessor import Preprocessor
from hlslfe.lex.tokens import Token
from hlslfe.parse import tree
from hlslfe.signature.element import EntrySignatures

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.warning_state import WarningState

# Deep but legal nesting (-fbracket-depth) needs more Python frames than the default limit of 1000.
_RECURSION_LIMIT = 20_000


class Compilation:
    """The stages of one input. Each method returns None when errors stand in the way; `diagnostics` tells which."""

    def __init__(self, name: str, source: bytes | str, options: Options, *, error_limit: int = 20,
                 severity_of: Callable[[str, DiagnosticRow], str] | None = None,
                 sources: SourceManager | None = None,
                 made_state: Callable[[], WarningState] | None = None) -> None:
        """`sources` is given when diagnostics of several compilations point into each other's files; `made_state` makes
        the severities that pragmas start from."""
        if sys.getrecursionlimit() < _RECURSION_LIMIT:
            sys.setrecursionlimit(_RECURSION_LIMIT)
        self.name = name
        self.options = options
        self.sources = SourceManager() if sources is None else sources
        self.sources.main_file = None
        self.diags = DiagnosticsEngine(self.sources, CATALOGUE, error_limit=error_limit, severity_of=severity_of)
        self.diags.made_state = made_state
        self.preprocessor = Preprocessor(self.sources, self.diags, options)
        self._stopped = False
        self._tokens: list[Token] | None = None
        self._tree: tree.TranslationUnit | None = None
        self._unit: TranslationUnitDecl | None = None
        self._signatures: list[EntrySignatures] | None = None
        self._run(lambda: self._enter(source))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        return self.diags.diagnostics

    @property
    def finished_tokens(self) -> list[Token] | None:
        """The tokens when they are there already; nothing runs."""
        return self._tokens

    @property
    def has_errors(self) -> bool:
        return self.diags.has_errors

    def _run(self, stage: Callable[[], None]) -> None:
        if self._stopped:
            return
        try:
            stage()
        except FatalError:
            self._stopped = True
        except RecursionError:
            self._stopped = True
            try:
                self.diags.report(0, "fatal_nested_too_deep")
            except FatalError:  # as every fatal one raises; the stages end here anyway
                pass

    def _enter(self, source: bytes | str) -> None:
        try:
            text = decode(source) if isinstance(source, bytes) else source
        except InvalidTextError as error:
            file = self.sources.add_file(self.name, error.prefix)
            self.diags.report(file.end, "fatal_invalid_text", str(error))
        else:
            self.preprocessor.enter_main_file(self.name, text)

    def tokens(self) -> list[Token] | None:
        """All tokens after preprocessing."""
        if self._tokens is None:
            self._run(self._preprocess)
        return self._tokens

    def _preprocess(self) -> None:
        self._tokens = self.preprocessor.tokens()

    def syntax_tree(self) -> tree.TranslationUnit | None:
        """The syntax tree; there is one after syntax errors, too."""
        if self._tree is None and self.tokens() is not None:
            self._run(self._parse)
        return self._tree

    def _parse(self) -> None:
        from hlslfe.parse.parser import parse_translation_unit  # -P needs no grammar

        assert self._tokens is not None
        self._tree = parse_translation_unit(self._tokens, self.diags, self.options, self.preprocessor.eof_loc)

    def unit(self) -> TranslationUnitDecl | None:
        """The typed AST; after errors in it there is one, but nothing further is made of it."""
        if self._unit is None and self.syntax_tree() is not None:
            self._run(self._analyse)
        return self._unit

    def _analyse(self) -> None:
        from hlslfe.sema.sema import Sema

        assert self._tree is not None
        unit = self._unit = Sema(self.diags, self.options).act_on_translation_unit(self._tree)
        if (len(unit.bound) > 1 or unit.large_buffers) and not self.has_errors:
            from hlslfe.codegen.binding_checks import check_bindings  # many shaders have no registers

            check_bindings(unit, self.options, self.diags)

    def signatures(self) -> list[EntrySignatures] | None:
        """The packed signatures of every entry point, in source order."""
        if self._signatures is None and self.unit() is not None and not self.has_errors:
            self._run(self._pack)
        return None if self.has_errors else self._signatures

    def _pack(self) -> None:
        from hlslfe.codegen.signatures import build_signatures

        assert self._unit is not None
        self._signatures = [build_signatures(entry, self.options, self.diags) for entry in self.entries()]

    def entries(self) -> list[EntryPoint]:
        assert self._unit is not None
        return [entry for entry in self._unit.entries if isinstance(entry, EntryPoint)]

    def llvm_ir(self) -> str | None:
        """The text of the LLVM module."""
        signatures = self.signatures()
        text: list[str] = []
        if signatures is not None:
            self._run(lambda: text.append(self._emit(signatures)))
        return text[0] if text and not self.has_errors else None

    def _emit(self, signatures: list[EntrySignatures]) -> str:
        from hlslfe.codegen.emit_ll import print_module
        from hlslfe.codegen.module import CodeGenModule

        assert self._unit is not None
        generator = CodeGenModule(self._unit, self.options, self.name, signatures, self.diags)
        module = generator.emit()
        if self.options.legalize_resources and not self.has_errors:
            from hlslfe.legalize.module import legalize_resources

            legalize_resources(generator)
        return print_module(module)
