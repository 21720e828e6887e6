"""Semantic analysis as one object: the mixins of this folder joined.

Mirrors clang/lib/Sema/Sema.cpp: Sema::Sema, Sema::ActOnEndOfTranslationUnit and clang/lib/Parse/ParseAST.cpp:
ParseAST.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, TranslationUnitDecl
from hlslfe.parse import tree
from hlslfe.sema.availability import SemaAvailability
from hlslfe.sema.entry import act_on_entry_points
from hlslfe.sema.lambdas import SemaLambdas


class Sema(SemaAvailability, SemaLambdas):
    """Analyses one translation unit; make a new one for each."""

    def act_on_translation_unit(self, node: tree.TranslationUnit) -> TranslationUnitDecl:
        """The typed unit, its entry points checked; what was wrong is reported to `diags`."""
        for decl in node.decls:
            self.act_on_decl(decl)
        self.finish_globals()
        self.perform_pending_instantiations()
        self.check_undefined_functions()
        act_on_entry_points(self)
        self.check_recursion()
        self.report_unavailable()
        self.unit.bound = [decl for decl in self.context.bound if isinstance(decl, NamedDecl)]
        if self.context.moves_resources and not self.diags.has_errors:
            from hlslfe.sema.legalize_resources import legalize_resources  # few shaders do

            legalize_resources(self)
        self.unit.has_precise = self.context.has_precise
        self.unit.has_resources = bool(self.context.resources)
        return self.unit
