"""What is said about names that do not exist, and about names that exist already.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::DiagnoseEmptyLookup and clang/lib/Sema/SemaCXXScopeSpec.cpp:
Sema::BuildCXXNestedNameSpecifier, clang/lib/Sema/SemaDecl.cpp: Sema::ActOnTag.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumDecl, NamedDecl, NamespaceDecl, RecordDecl, TypedefDecl
from hlslfe.basic.builtins import BUILTINS
from hlslfe.basic.diagnostics import FixIt
from hlslfe.parse import tree
from hlslfe.sema.scope import SemaLookup
from hlslfe.sema.token_range import name_range
from hlslfe.sema.typo import correct_typo


class SemaUndeclared(SemaLookup):
    """Reports failed lookups."""

    def report_undeclared(self, name: tree.QualifiedName) -> None:
        if len(name.parts) > 1:
            self.report_no_member(name, "err_no_member")
            return
        candidates = {*BUILTINS, *(word for word in self.visible_names() if self._is_value(word))}
        guess = correct_typo(name.name, candidates)
        if guess:
            fixit = FixIt(name.loc, name.loc + len(name.name), guess)
            self.diags.report(name.loc, "err_undeclared_var_use_suggest", name.name, guess, fixits=(fixit,))
        else:
            self.diags.report(name.loc, "err_undeclared_var_use", str(name), ranges=name_range(name.loc, name.name))

    def report_no_member(self, name: tree.QualifiedName, id: str) -> None:
        """Report a qualified name that lookup did not find: the part that names no scope, or else `id` with the last
        part and the scope that lacks it."""
        failed = self.failed_qualifier(name)
        if failed is not None:
            found = self.lookup_name(failed.name)
            if found and isinstance(found[0], RecordDecl) and not found[0].is_complete:
                self.diags.report(failed.loc, "err_incomplete_nested_name_spec", failed.name)
            elif not self.names_invalid(name):
                self.diags.report(failed.loc, "err_undeclared_var_use", failed.name)
            return
        where = "::".join(part.name for part in name.parts[:-1])
        self.diags.report(name.loc, id, name.name, where or "the global namespace")

    def _is_value(self, name: str) -> bool:
        return any(not isinstance(decl, (NamespaceDecl, RecordDecl, EnumDecl, TypedefDecl))
                   for decl in self.lookup_name(name))

    def report_redefinition(self, old: NamedDecl, name: str, loc: int, id: str = "err_redefinition_different_kind",
                            note: str = "note_previous_definition") -> None:
        """Report that `name` at `loc` cannot be declared because of `old`; silent when `old` was wrong itself."""
        if not old.is_invalid:
            self.diags.report(loc, id, name)
            if old.loc:
                self.diags.report(old.loc, note)

    def check_tag_free(self, name: str, loc: int) -> bool:
        """May a struct or enum of this name be defined here? Variables and functions may stand beside it."""
        for old in self.find_here(name):
            if old.is_invalid:
                return False
            if isinstance(old, RecordDecl) and not old.is_complete:
                self.report_redefinition(old, name, loc, "err_use_with_wrong_tag", "note_previous_use")
                return False
            if isinstance(old, (RecordDecl, EnumDecl)):
                self.report_redefinition(old, name, loc, "err_redefinition")
                return False
            if isinstance(old, (TypedefDecl, NamespaceDecl)):
                self.report_redefinition(old, name, loc)
                return False
        return True
