"""Base classes, and who may use which member.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::CheckBaseSpecifier, Sema::ActOnBaseSpecifier and
clang/lib/Sema/SemaAccess.cpp: Sema::CheckMemberAccess.
Differs: one base only; the access that is written before a base changes nothing.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, RecordDecl, TypedefDecl
from hlslfe.ast.template import TemplateDecl, names_instance_template
from hlslfe.ast.types import RecordType
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import is_derived_from
from hlslfe.sema.scope import Scope
from hlslfe.sema.type_spec import SemaTypes


def _depth(record: RecordDecl) -> int:
    """How many records lie in a row above `record`, itself included."""
    depth = 1
    while record.bases:
        record, depth = record.bases[0], depth + 1
    return depth


class SemaBases(SemaTypes):
    """Finds the base of a record; checks access."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.access = "public"  # of the members that are being declared
        self.access_of: dict[NamedDecl, tuple[str, Scope]] = {}  # members that are not public, and their class

    # ------------------------------------------------------------ bases

    def act_on_bases(self, record: RecordDecl, scope: Scope, bases: list[tree.BaseSpecifier]) -> bool:
        """Enter the base of `record`; False after an error."""
        if not bases:
            return True
        if len(bases) > 1:
            self.diags.report(bases[1].loc, "err_not_supported_yet", "more than one base class")
            return False
        if bases[0].is_virtual:
            self.diags.report(bases[0].loc, "err_hlsl_virtual_inheritance")
            return False
        base = self._find_base(bases[0])
        if base is None:
            return False
        if _depth(base) > self.options.bracket_depth:
            self.diags.report(bases[0].loc, "err_not_supported_yet", "so long a row of base classes")
            return False
        record.bases.append(base)
        home = self.scopes_of.get(base)
        if home is not None:
            scope.bases.append(home)
        return True

    def _find_base(self, node: tree.BaseSpecifier) -> RecordDecl | None:
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
        self.diags.report(loc, "err_access", int(access == "private"), decl.name, where)
        self.diags.report(decl.loc, "note_access_natural", int(access == "private"))
