"""Base classes, and who may use which member.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::CheckBaseSpecifier, Sema::ActOnBaseSpecifier and
clang/lib/Sema/SemaAccess.cpp: Sema::CheckMemberAccess.
Differs: a name in two bases is looked at where it is found, not where it is used.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, RecordDecl, TypedefDecl
from hlslfe.ast.template import TemplateDecl, names_instance_template
from hlslfe.ast.types import RecordType
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import base_path, is_derived_from
from hlslfe.sema.scope import Scope
from hlslfe.sema.type_spec import SemaTypes

_MOST_BASES = 2048  # base objects of one class


def _measure(record: RecordDecl) -> tuple[int, int]:
    """How many records lie in a row above `record`, and how many base objects it has, itself included."""
    measured = [_measure(base) for base in record.bases]
    return 1 + max((depth for depth, _ in measured), default=0), 1 + sum(count for _, count in measured)


class SemaBases(SemaTypes):
    """Finds the base of a record; checks access."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.access = "public"  # of the members that are being declared
        self.access_of: dict[NamedDecl, tuple[str, Scope]] = {}  # members that are not public, and their class

    # ------------------------------------------------------------ bases

    def act_on_bases(self, record: RecordDecl, scope: Scope, bases: list[tree.BaseSpecifier]) -> bool:
        """Enter the base of `record`; False after an error."""
        bases = self._expanded_bases(bases)
        if bases and record.tag == "union":
            self.diags.report(bases[0].loc, "err_base_clause_on_union")
            return False
        is_valid = True
        for node in bases:
            is_valid = self._act_on_base(record, scope, node) and is_valid
        return is_valid

    def _act_on_base(self, record: RecordDecl, scope: Scope, node: tree.BaseSpecifier) -> bool:
        if node.access:
            self.diags.report(node.loc, "ext_hlsl_access_specifiers")
        if node.is_virtual:
            self.diags.report(node.loc, "err_hlsl_virtual_inheritance")
            return False
        base = self._find_base(node)
        if base is None:
            return False
        if base.tag == "union":
            self.diags.report(node.loc, "err_union_as_base_class")
            return False
        if base in record.bases:
            self.diags.report(node.loc, "err_duplicate_base_class", base.known_as)
            return False
        depth, count = _measure(base)
        if depth > self.options.bracket_depth or count + _measure(record)[1] > _MOST_BASES:
            self.diags.report(node.loc, "err_not_supported_yet", "so long a row of base classes")
            return False
        for other in record.bases:
            if is_derived_from(other, base) or is_derived_from(base, other):
                inner = base if is_derived_from(other, base) else other
                self.diags.report(node.loc, "warn_inaccessible_base_ambiguous", inner.known_as)
        record.bases.append(base)
        record.base_access.append(node.access or "public")
        home = self.scopes_of.get(base)
        if home is not None:
            scope.bases.append(home)
        return True

    def _expanded_bases(self, bases: list[tree.BaseSpecifier]) -> list[tree.BaseSpecifier]:
        """The bases, `B...` replaced by one for each element of the pack."""
        if not any(node.is_pack for node in bases):
            return bases
        found: list[tree.BaseSpecifier] = []
        for node in bases:
            if not node.is_pack:
                found.append(node)
            elif not self.names_unknown_pack(node.name):
                for scope in self.element_scopes(node.name, node.loc) or ():
                    element = tree.BaseSpecifier(node.name, node.access, node.is_virtual)
                    element.scope = scope
                    found.append(element)
        return found

    def _find_base(self, node: tree.BaseSpecifier) -> RecordDecl | None:
        if not isinstance(node.scope, Scope):
            return self._find_base_here(node)
        outer = self.enter_scope(node.scope)
        base = self._find_base_here(node)
        self.leave_scope(outer)
        return base

    def _find_base_here(self, node: tree.BaseSpecifier) -> RecordDecl | None:
        found = self.lookup(node.name)
        if found and found[0].is_invalid:
            return None
        decl = found[0] if found else None
        if isinstance(decl, TemplateDecl) or (
                isinstance(decl, RecordDecl) and names_instance_template(decl, node.name)):
            type = self.resolve_template_id(decl, node.name)
            if type is None:
                return None
            decl = type.canonical.decl if isinstance(type.canonical, RecordType) else None
        if isinstance(decl, TypedefDecl) and isinstance(decl.type.canonical, RecordType):
            decl = decl.type.canonical.decl
        if not isinstance(decl, RecordDecl) or decl.is_invalid:
            if decl is None or not decl.is_invalid:
                self.diags.report(node.loc, "err_expected_class_name")
            return None
        if not decl.is_complete:
            self.diags.report(node.loc, "err_incomplete_base_class")
            note = "note_type_being_defined" if decl in self.scopes_of else "note_forward_declaration"
            self.diags.report(decl.loc, note, decl.name)
            return None
        return decl

    # ------------------------------------------------------------ access

    def note_access(self, decl: NamedDecl) -> None:
        """Remember under which access specifier a member stands."""
        if self.access != "public" and self.scope.record is not None:
            self.access_of[decl] = (self.access, self.scope)

    def check_access(self, decl: NamedDecl, loc: Loc) -> None:
        """Report the use of a private or protected member where it may not be used."""
        found = self.access_of.get(decl)
        if found is None:
            return
        access, home = found
        scope: Scope | None = self.scope
        while scope is not None:
            if scope is home:
                return
            if access == "protected" and scope.record is not None and home.record is not None:
                if is_derived_from(scope.record, home.record):
                    return
            scope = scope.parent
        where = home.record.name if home.record is not None else ""
        self.diags.report(loc, "err_access", int(access == "private"), getattr(decl, "spelled_name", decl.name), where)
        self.diags.report(decl.loc, "note_access_natural", int(access == "private"))

    def check_base_conversion(self, derived: RecordDecl, base: RecordDecl, loc: Loc) -> bool:
        """Can an object become that of a base? Reports what is wrong."""
        path, is_ambiguous = base_path(derived, base)
        if is_ambiguous:
            self.diags.report(loc, "err_ambiguous_derived_to_base_conv", derived.type.quoted(), base.type.quoted())
            return False
        return self.check_base_access(path, loc, "err_upcast_to_inaccessible_base", derived.known_as, base.known_as)

    def check_base_access(self, path: list[RecordDecl], loc: Loc, id: str, *args: object) -> bool:
        """May the bases along `path`, from a class to a base, be used here? `id` reports the first that may not."""
        for index, derived in enumerate(path[:-1]):
            base = path[index + 1]
            access = derived.base_access[derived.bases.index(base)]
            if access != "public" and not self._is_inside(derived, access):
                self.diags.report(loc, id, int(access == "private"), *args)
                return False
        return True

    def _is_inside(self, record: RecordDecl, access: str) -> bool:
        """Does the code in work belong to `record`, or, for protected bases, to a class derived from it?"""
        scope: Scope | None = self.scope
        while scope is not None:
            if scope.record is record or (access == "protected" and scope.record is not None
                                          and is_derived_from(scope.record, record)):
                return True
            scope = scope.parent
        return False
