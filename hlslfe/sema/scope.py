"""Scopes and name lookup.

Mirrors clang/include/clang/Sema/Scope.h: Scope, clang/lib/Sema/SemaLookup.cpp: Sema::LookupName,
LookupQualifiedName, Sema::LookupParsedName and clang/lib/Sema/SemaDecl.cpp: Sema::PushOnScopeChains.
Differs: a scope is also the declaration context; namespace hlsl is filled on demand.  A user's variable, type or
constant hides an intrinsic of its name, where Clang calls the name ambiguous.
"""

from __future__ import annotations

from hlslfe.ast.decl import (
    EnumDecl,
    FieldDecl,
    FunctionDecl,
    InvalidVarDecl,
    NamedDecl,
    NamespaceDecl,
    RecordDecl,
    TypedefDecl,
    VarDecl,
)
from hlslfe.ast.template import FunctionTemplateDecl
from hlslfe.ast.types import DEPENDENT, EnumType, RecordType, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.builtin_types import LIBRARY_NAMES, LIBRARY_PREFIXES, builtin_type_decl
from hlslfe.sema.intrinsics import BuiltinDecl, find_intrinsic

TAGS = (RecordDecl, EnumDecl)
_FUNCTIONS = (FunctionDecl, BuiltinDecl, FunctionTemplateDecl)  # what an overload set is made of
ANONYMOUS = "(anonymous namespace)"


class Scope:
    """One scope. kind: "unit", "namespace", "record", "enum", "function" (parameters and outermost block), "block",
    "control" (what the head of a loop, if or switch declares).

    names: what was declared here, in order (a tag may stand beside another entity of its name, functions beside
    functions).  directives: the namespaces that `using namespace` names here.  path: the qualified name of what is
    declared here, as in NamedDecl.scope.  depth: of nesting, the unit has 0.  return_slots, nrvo: see sema.flow.
    record, bases: of the scope of a record, that record and the scopes of its bases.
    """

    __slots__ = ("kind", "parent", "path", "names", "directives", "depth", "return_slots", "nrvo", "record", "bases")

    def __init__(self, kind: str, parent: Scope | None, path: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.parent = parent
        self.path = path
        self.names: dict[str, list[NamedDecl]] = {}
        self.directives: list[Scope] = []
        self.depth: int = parent.depth + 1 if parent else 0
        self.return_slots: set[VarDecl] = set()
        self.nrvo: VarDecl | bool = False  # False: no return seen; True: seen, no variable is the result
        self.record: RecordDecl | None = None
        self.bases: list[Scope] = []

    @property
    def is_file_context(self) -> bool:
        """Does it belong to the unit or a namespace?"""
        return self.kind in ("unit", "namespace")

    def encloses(self, other: Scope) -> bool:
        """Is `other` this scope or one inside it?"""
        scope: Scope | None = other
        while scope is not None and scope.depth > self.depth:
            scope = scope.parent
        return scope is self


class SemaLookup(SemaBase):
    """The scope stack and the lookups of names, qualified or not."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.unit_scope = Scope("unit", None)
        self.hlsl_scope = Scope("namespace", self.unit_scope, ("hlsl",))
        self.scope = self.unit_scope
        # The scope of what can stand before `::`, by its first declaration.
        self.scopes_of: dict[NamedDecl, Scope] = {}
        # How many declarations file scopes have so far, and the number of each: templates do not see later ones.
        self.declared = 0
        self.order: dict[NamedDecl, int] = {}
        self.looked_up_at = 0  # where the name stands that is looked up
        self._reported_members: set[tuple[int, str]] = set()
        self.bad_parts: set[tree.NamePart] = set()  # template-ids before `::` that were reported
        self.loose_constants: dict[str, NamedDecl] = {}  # members of the constant buffers of namespaces
        self.friends: dict[RecordDecl, dict[str, list[FunctionDecl]]] = {}  # of each class, by name
        self._hidden: dict[Scope, dict[str, list[FunctionDecl]]] = {}  # friends that their namespace does not show
        hlsl = NamespaceDecl(0, "hlsl")
        self.scopes_of[hlsl] = self.hlsl_scope
        self.unit_scope.names["hlsl"] = [hlsl]
        self.unit_scope.directives.append(self.hlsl_scope)

    # ------------------------------------------------------------ the stack

    def push_scope(self, kind: str = "block") -> None:
        """Open a scope inside the current one; what it declares keeps no path when it is local."""
        self.scope = Scope(kind, self.scope, ())

    def enter_scope(self, scope: Scope) -> Scope:
        """Make `scope` current and return the one that was; hand that to `leave_scope`."""
        previous = self.scope
        self.scope = scope
        return previous

    def leave_scope(self, previous: Scope) -> None:
        self.scope = previous

    def pop_scope(self) -> None:
        parent = self.scope.parent
        assert parent is not None
        self.scope = parent

    @property
    def is_file_scope(self) -> bool:
        """Is the current scope the unit or a namespace?"""
        return self.scope.is_file_context

    def open_scope_of(self, decl: NamedDecl, kind: str, name: str) -> Scope:
        """The scope of a namespace, record or enum that is a member of the current scope; made on first use."""
        scope = self.scopes_of.get(decl)
        if scope is None:
            path = (*self.scope.path, name) if name else self.scope.path
            scope = self.scopes_of[decl] = Scope(kind, self.scope, path)
            if isinstance(decl, RecordDecl):
                scope.record = decl
        return scope

    # ------------------------------------------------------------ declaring

    def declare(self, decl: NamedDecl) -> None:
        if decl.name:
            self.declare_in(self.scope, decl)

    def declare_in(self, scope: Scope, decl: NamedDecl) -> None:
        """Enter `decl` into `scope`. A redeclaration of a function takes the place of the one before."""
        found = scope.names.get(decl.name)
        if scope.is_file_context:
            self.declared += 1
            self.order[decl] = self.declared
        if not found:
            scope.names[decl.name] = [decl]
        elif isinstance(found[0], InvalidVarDecl):
            return  # the name stays wrong, so that nothing more is said about it
        elif isinstance(decl, FunctionDecl) and decl.previous in found:
            found[found.index(decl.previous)] = decl
        elif decl not in found:
            found.append(decl)

    def declare_invalid(self, name: str, loc: int) -> None:
        """Make `name` mean "something that was wrong" in the current scope, in place of whatever it meant here."""
        if name:
            self.scope.names[name] = [InvalidVarDecl(loc, name)]

    def find_here(self, name: str) -> list[NamedDecl]:
        """What the current scope itself declares under `name`, tags included.  The outermost block of a loop or
        condition shares the names that its head declares."""
        scope = self.scope
        found = scope.names.get(name, [])
        if not found and scope.kind == "block" and scope.parent is not None and scope.parent.kind == "control":
            return scope.parent.names.get(name, [])
        return found

    def add_friend(self, record: RecordDecl, home: Scope, decl: FunctionDecl) -> None:
        """A function of the namespace `home` that a class declares as its friend."""
        known = self.friends.setdefault(record, {}).setdefault(decl.name, [])
        if decl.previous in known:
            known.remove(decl.previous)
        known.append(decl)
        self._hidden.setdefault(home, {}).setdefault(decl.name, []).append(decl)

    def hidden_friends(self, home: Scope, name: str) -> list[FunctionDecl]:
        """The functions of a namespace that only classes have declared."""
        known = self._hidden.get(home)
        return [] if known is None else known.get(name, [])

    def friends_of(self, name: str, type: Type) -> list[NamedDecl]:
        """The functions of this name that the class of an argument, or a base of it, has as friends."""
        canonical = type.canonical
        if not self.friends or not isinstance(canonical, RecordType):
            return []
        found: list[NamedDecl] = []
        todo: list[RecordDecl] = [canonical.decl]
        while todo:
            record = todo.pop()
            found += self.friends.get(record, {}).get(name, [])
            todo += record.bases
        return found

    def is_named_in(self, record: RecordDecl, function: FunctionDecl) -> bool:
        scope = self.scopes_of.get(record)
        return scope is not None and function in scope.names.get(function.name, ())

    # ------------------------------------------------------------ looking up

    def lookup(self, name: tree.QualifiedName) -> list[NamedDecl]:
        self.looked_up_at = name.loc
        if name.is_simple:
            return self.lookup_name(name.parts[0].name)
        scope = self.lookup_qualifier(name)
        if scope is None:
            return []
        if len(name.parts) == 1 and not name.is_global:
            return self.lookup_name(name.name)
        return self.lookup_in(scope, name.name)

    def lookup_name(self, name: str, want_tag: bool = False) -> list[NamedDecl]:
        """Unqualified lookup: from the current scope outward, the first scope that has the name decides."""
        scope: Scope | None = self.scope
        while scope is not None and not scope.directives:  # the common case: a local variable or parameter
            found = scope.names.get(name)
            if not found and scope.bases:
                found = self._inherited(scope, name)
            if found:
                found = self._select(found, want_tag)
                if found:
                    return found
            scope = scope.parent
        if scope is self.unit_scope and len(scope.directives) == 1:  # the next common case: no `using namespace`
            found = self._select(scope.names.get(name) or [], want_tag)
            library = self._members(self.hlsl_scope, name, want_tag)
            return self._merge([found, library]) if found and library else found or library
        pending: list[tuple[Scope, Scope]] = []  # (where its names appear to be, nominated namespace)
        while scope is not None:
            if scope.directives:
                pending += [(_common_scope(scope, other), other) for other in _nominated(scope)]
            found = self._select(scope.names.get(name) or self._inherited(scope, name), want_tag)
            if pending and scope.is_file_context:
                groups = [self._members(other, name, want_tag) for at, other in pending if at is scope]
                found = self._merge([found, *groups])
            if found:
                return found
            scope = scope.parent
        return []

    def lookup_in(self, scope: Scope, name: str, want_tag: bool = False) -> list[NamedDecl]:
        """Qualified lookup: the names of `scope` itself, then those of the namespaces it has directives for."""
        found = self._members(scope, name, want_tag)
        if scope is self.unit_scope or (not found and scope.directives):
            groups = [self._members(other, name, want_tag) for other in _nominated(scope)]
            found = self._merge([found, *groups])
        return found

    def lookup_qualifier(self, name: tree.QualifiedName) -> Scope | None:
        """The scope that everything before the last `::` names; the current one when there is no `::`."""
        scope: Scope | None = self.unit_scope if name.is_global else None
        if len(name.parts) == 1:
            return scope or self.scope
        for part in name.parts[:-1]:
            found = self.lookup_name(part.name) if scope is None else self.lookup_in(scope, part.name)
            if part.template_args is not None:
                found = self._instance_of(found, part)
            scope = self._scope_of_entity(found)
            if scope is None:
                return None
        return scope

    def _instance_of(self, found: list[NamedDecl], part: tree.NamePart) -> list[NamedDecl]:
        """The record that `P<int>` before `::` means; [] after an error, which is reported once."""
        if not found or part in self.bad_parts:
            return []
        type = self.resolve_template_id(found[0], tree.QualifiedName([part]))
        canonical = None if type is None else type.canonical
        if isinstance(canonical, RecordType):
            return [canonical.decl]
        self.bad_parts.add(part)
        return []

    def failed_qualifier(self, name: tree.QualifiedName) -> tree.NamePart | None:
        """The first component before the last `::` that names no scope, for the error about it."""
        for index in range(1, len(name.parts)):
            prefix = tree.QualifiedName(name.parts[: index + 1], name.is_global)
            if self.lookup_qualifier(prefix) is None:
                return name.parts[index - 1]
        return None

    def names_invalid(self, name: tree.QualifiedName) -> bool:
        """Is some component of the qualifier a declaration that was wrong (so that nothing need be said)?"""
        scope: Scope | None = self.unit_scope if name.is_global else None
        for part in name.parts[:-1]:
            found = self.lookup_name(part.name) if scope is None else self.lookup_in(scope, part.name)
            if part in self.bad_parts or (found and (found[0].is_invalid or _is_unknown_type(found[0]))):
                return True
            if part.template_args is not None:
                found = self._instance_of(found, part)
            scope = self._scope_of_entity(found)
            if scope is None:
                return False
        return False

    def find_field(self, record: RecordDecl, name: str) -> FieldDecl | None:
        """The field that `object.name` means, its own or a base's."""
        for field in record.fields:
            if field.name == name:
                return field
        for base in record.bases:
            found = self.find_field(base, name)
            if found:
                return found
        return None

    def visible_names(self) -> set[str]:
        """Every name that unqualified lookup could find, intrinsics aside; for suggestions."""
        names: set[str] = set()
        scope: Scope | None = self.scope
        while scope is not None:
            names.update(scope.names)
            for other in _nominated(scope):
                names.update(other.names)
            scope = scope.parent
        return names

    def lookup_loose_constant(self, name: tree.QualifiedName) -> list[NamedDecl]:
        """A member of a namespace's constant buffer, named without the namespace: DXC puts them all into the unit."""
        found = self.loose_constants.get(name.name) if name.is_simple else None
        if found is None:
            return []
        self.diags.report(name.loc, "warn_hlsl_portability", 0, f"'{name.name}' without its namespace")
        return [found]

    # ------------------------------------------------------------ helpers

    def _scope_of_entity(self, found: list[NamedDecl]) -> Scope | None:
        """The scope that a namespace, class, enum or alias of one opens."""
        for decl in found:
            if isinstance(decl, TypedefDecl):
                canonical = decl.type.canonical
                if not isinstance(canonical, (RecordType, EnumType)):
                    continue
                decl = canonical.decl
            scope = self.scopes_of.get(decl)
            if scope is not None:
                return scope
        return None

    def _members(self, scope: Scope, name: str, want_tag: bool) -> list[NamedDecl]:
        """What `scope` itself declares; namespace hlsl makes its declarations here."""
        found = scope.names.get(name)
        if found is None and scope is self.hlsl_scope:
            decl = builtin_type_decl(name, self.context, self.options) or find_intrinsic(name)
            if decl is None and (name in LIBRARY_NAMES or name.startswith(LIBRARY_PREFIXES)):
                decl = self.library_name(name)
            found = scope.names[name] = [decl] if decl else []
        if not found and scope.record is not None:
            # Within its own scope a record is a member of itself.
            found = [scope.record] if scope.record.name == name else self._inherited(scope, name)
        return self._select(found or [], want_tag)

    def library_name(self, name: str) -> NamedDecl | None:
        """A constant, struct or heap of namespace hlsl (sema.library_names)."""
        raise NotImplementedError

    def _inherited(self, scope: Scope, name: str) -> list[NamedDecl]:
        """What the bases of a record declare under `name`; the names of a derived class hide those of its bases."""
        if len(scope.bases) == 1:
            return self._members(scope.bases[0], name, False)
        found: list[NamedDecl] = []
        for base in scope.bases:
            here = self._members(base, name, False)
            if found and here and not self._is_same_entity(found, here):
                self._report_in_several_bases(name, [found[0], here[0]])
                return [InvalidVarDecl(found[0].loc, name)]
            found = found or here
        return found

    @staticmethod
    def _is_same_entity(first: list[NamedDecl], second: list[NamedDecl]) -> bool:
        one, other = first[0], second[0]
        if one is other:
            return True
        both_types = isinstance(one, (TypedefDecl, *TAGS)) and isinstance(other, (TypedefDecl, *TAGS))
        return both_types and one.type.canonical is other.type.canonical  # type: ignore[attr-defined]

    def _report_in_several_bases(self, name: str, found: list[NamedDecl]) -> None:
        if any(decl.is_invalid for decl in found):
            return
        loc = self.looked_up_at or found[0].loc
        if (loc, name) in self._reported_members:
            return
        self._reported_members.add((loc, name))
        self.diags.report(loc, "err_ambiguous_member_multiple_subobject_types", name)
        for decl in found:
            self.diags.report(decl.loc, "note_ambiguous_member_found")

    @staticmethod
    def _select(found: list[NamedDecl], want_tag: bool) -> list[NamedDecl]:
        """Hide a tag behind another entity of its name, or look for tags only (`struct S`)."""
        if len(found) < 2 and not want_tag:
            return found
        tags: list[NamedDecl] = [decl for decl in found if isinstance(decl, TAGS)]
        if want_tag:
            return tags or [decl for decl in found if isinstance(decl, TypedefDecl)]
        return [decl for decl in found if decl not in tags] or tags

    def _merge(self, groups: list[list[NamedDecl]]) -> list[NamedDecl]:
        """Join what several scopes found: overloads add up, one entity hides intrinsics, two are ambiguous (all of
        them are returned; `report_ambiguous` tells the user)."""
        filled = [group for group in groups if group]
        if len(filled) < 2:
            return filled[0] if filled else []
        merged: list[NamedDecl] = []
        for group in filled:
            merged += [decl for decl in group if decl not in merged]
        if self.are_functions(merged):
            return merged
        users = [decl for decl in merged if decl.scope != ("hlsl",)] or merged
        if self.are_functions(users):
            return users
        types = {decl.type.canonical if isinstance(decl, (TypedefDecl, *TAGS)) else decl for decl in users}
        if len(types) == 1:
            return users[:1]
        return [decl for decl in users if decl.is_invalid][:1] or users

    @staticmethod
    def are_functions(found: list[NamedDecl]) -> bool:
        """Are all of these functions, so that they can overload each other?"""
        return all(isinstance(decl, _FUNCTIONS) for decl in found)

    def report_ambiguous(self, found: list[NamedDecl], name: str, loc: int) -> bool:
        """Report a name that means several things at once (lookup gave more than one, not all functions)."""
        if len(found) < 2 or self.are_functions(found):
            return False
        self.diags.report(loc, "err_ambiguous_reference", name)
        for decl in found:
            if decl.loc:
                self.diags.report(decl.loc, "note_ambiguous_candidate", decl.qualified_name)
        return True


def _is_unknown_type(decl: NamedDecl) -> bool:
    """Is it a type parameter of a template that is checked before its use?"""
    return isinstance(decl, TypedefDecl) and decl.type.canonical is DEPENDENT


def _nominated(scope: Scope) -> list[Scope]:
    """The namespaces whose names `using namespace` makes visible in `scope`, followed through their own directives."""
    if not scope.directives:
        return []
    result: list[Scope] = []
    todo = list(scope.directives)
    while todo:
        other = todo.pop(0)
        if other not in result:
            result.append(other)
            todo += other.directives
    return result


def _common_scope(scope: Scope, namespace: Scope) -> Scope:
    """The innermost scope around both: names of `namespace` are looked up as if they stood there."""
    at: Scope = scope
    while not at.is_file_context or not at.encloses(namespace):
        assert at.parent is not None  # the unit encloses everything
        at = at.parent
    return at
