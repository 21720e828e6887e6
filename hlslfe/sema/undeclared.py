"""What is said about names that do not exist, and about names that exist already.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::DiagnoseEmptyLookup and clang/lib/Sema/SemaCXXScopeSpec.cpp:
Sema::BuildCXXNestedNameSpecifier, clang/lib/Sema/SemaDecl.cpp: Sema::ActOnTag.
"""

from __future__ import annotations

from hlslfe.ast.decl import (
    EnumDecl,
    FieldDecl,
    FunctionDecl,
    NamedDecl,
    NamespaceDecl,
    RecordDecl,
    TypedefDecl,
    VarDecl,
)
from hlslfe.ast.expr import Expr
from hlslfe.basic.builtins import BUILTINS
from hlslfe.basic.diagnostics import FixIt
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.scope import ANONYMOUS, SemaLookup
from hlslfe.sema.token_range import expr_range, name_range
from hlslfe.sema.typo import correct_typo

_SUGGESTING = {
    "err_undeclared_var_use": "err_undeclared_var_use_suggest", "err_no_member": "err_no_member_suggest",
    "err_typename_nested_not_found": "err_typename_nested_not_found_suggest",
}
# What may be meant by a misspelt word in an expression, apart from names.
_KEYWORDS = ("return", "true", "false", "sizeof", "this")
_TYPES = (RecordDecl, EnumDecl, TypedefDecl)


class SemaUndeclared(SemaLookup):
    """Reports failed lookups."""

    def report_undeclared(self, name: tree.QualifiedName) -> None:
        """Report a name that lookup did not find where a value is due."""
        if name.is_simple and name.name in self.diags.broken_macros:
            return
        if len(name.parts) > 1:
            self.report_no_member(name, "err_no_member")
            return
        if name.is_global:
            self.diags.report(name.loc, "err_undeclared_var_use", str(name), ranges=name_range(name.loc, name.name))
            return
        qualified, decl = self._in_a_namespace(name.name)
        guess = qualified
        if not guess:
            candidates = {*BUILTINS, *_KEYWORDS, *(word for word in self.visible_names() if self._is_value(word))}
            guess = correct_typo(name.name, candidates)
            decl = self._first(self.lookup_name(guess)) if guess else None
        self._report_guess(name.parts[-1], "err_undeclared_var_use", guess, decl, name.name)

    def _report_guess(self, part: tree.NamePart, id: str, guess: str, decl: NamedDecl | None, *args: object,
                      underlined: bool = True) -> None:
        """Report `id`, or where something else was probably meant its twin, with a fix-it and where that is."""
        if not guess:
            self.diags.report(part.loc, id, *args, ranges=name_range(part.loc, part.name) if underlined else ())
            return
        fixit = FixIt(part.loc, part.loc + len(part.name), guess)
        self.diags.report(part.loc, _SUGGESTING[id], *args, guess, fixits=(fixit,))
        if decl is not None and decl.loc:
            self.diags.report(decl.loc, "note_previous_decl", guess)

    @staticmethod
    def _first(found: list[NamedDecl]) -> NamedDecl | None:
        return found[0] if found else None

    def _in_a_namespace(self, name: str) -> tuple[str, NamedDecl | None]:
        """The qualified name of a function or variable that stands in a namespace which was not named."""
        for owner, scope in self.scopes_of.items():
            if isinstance(owner, NamespaceDecl) and owner.loc and name in scope.names:
                decl = scope.names[name][0]
                if isinstance(decl, (FunctionDecl, VarDecl)) and not decl.is_invalid and ANONYMOUS not in scope.path:
                    return "::".join((*scope.path, name)), decl
        return "", None

    def report_no_member(self, name: tree.QualifiedName, id: str) -> None:
        """Report a qualified name that lookup did not find: the part that names no scope, or else `id` with the last
        part and the scope that lacks it."""
        failed = self.failed_qualifier(name)
        if failed is not None and failed.template_args is not None and self.dependent_depth:
            return  # which instance is meant is not known yet
        if failed is not None:
            found = self.lookup_name(failed.name)
            if found and isinstance(found[0], RecordDecl) and not found[0].is_complete:
                self.diags.report(failed.loc, "err_incomplete_nested_name_spec", failed.name)
            elif not self.names_invalid(name):
                words = (word for word in self.visible_names() if self._is_scope(word))
                guess = correct_typo(failed.name, words) if failed is name.parts[0] else ""
                decl = self._first(self.lookup_name(guess)) if guess else None
                self._report_guess(failed, "err_undeclared_var_use", guess, decl, failed.name,
                                   underlined=False)
            return
        where = "::".join(part.name for part in name.parts[:-1])
        scope = self.lookup_qualifier(name)
        names = {} if scope is None or scope is self.hlsl_scope else scope.names
        wants_type = id == "err_typename_nested_not_found"
        guess = correct_typo(name.name, (word for word, found in names.items()
                                         if isinstance(found[0], _TYPES) is wants_type and not found[0].is_invalid))
        decl = names[guess][0] if guess else None
        self._report_guess(name.parts[-1], id, guess, decl, name.name, where or "the global namespace",
                           underlined=not wants_type)

    def report_no_member_of(self, record: RecordDecl, name: str, loc: Loc, base: Expr) -> None:
        """Report that an object of class `record` has no such member."""
        words: dict[str, NamedDecl] = {}
        scopes = [self.scopes_of[record]] if record in self.scopes_of else []
        for scope in scopes:  # grows by the bases
            for word, found in scope.names.items():
                if isinstance(found[0], (FieldDecl, FunctionDecl, VarDecl)) and found[0].name == word:
                    words.setdefault(word, found[0])
            scopes += [each for each in scope.bases if each not in scopes]
        methods: tuple[str, ...] = ()
        if hasattr(record, "kind"):  # a ResourceDecl; its module is not there in a shader without resources
            from hlslfe.sema.resources import method_names

            methods = method_names(record)  # type: ignore[arg-type]
        guess = correct_typo(name, (*words, *methods))
        owner = record.qualified_name
        if not guess:
            self.diags.report(loc, "err_no_member", name, owner, ranges=[expr_range(self.diags, base)])
            return
        self.diags.report(loc, "err_no_member_suggest", name, owner, guess, ranges=[expr_range(self.diags, base)],
                          fixits=[FixIt(loc, loc + len(name), guess)])
        if guess in words and words[guess].loc:
            self.diags.report(words[guess].loc, "note_previous_decl", guess)

    def _is_scope(self, name: str) -> bool:
        return any(isinstance(decl, (NamespaceDecl, RecordDecl, EnumDecl, TypedefDecl)) and not decl.is_invalid
                   for decl in self.lookup_name(name))

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
