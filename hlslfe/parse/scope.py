"""The names that the token filter knows: which identifiers are types, templates or namespaces at this point.

Mirrors clang/lib/Parse/ParseExprCXX.cpp: Parser::ParseOptionalCXXScopeSpecifier (what Sema::isTypeName answers there).
Differs: a flat dictionary holds what is visible now; every scope keeps an undo list.  Only kinds of names are known
here, never types; sema does the real lookup.
"""

from __future__ import annotations

from hlslfe.parse.builtin_names import BUILTIN_TEMPLATES, BUILTIN_TYPES, TYPE_TRAITS
from hlslfe.parse.effects import NAMES, STATE_TYPES
from hlslfe.parse.tree_expr import QualifiedName

# Kinds of names.
VALUE = "value"  # variables, functions, enumerators
TYPE = "type"
TYPE_TEMPLATE = "type template"
FUNCTION_TEMPLATE = "function template"
NAMESPACE = "namespace"
ATTRIBUTE = "attribute"  # `__attribute__`
EFFECT = "effect"  # words of effect files
TRAIT = "trait"  # `__is_same`

# Kinds of scopes.
FILE = "file"
RECORD = "record"
BLOCK = "block"
PROTOTYPE = "prototype"
TEMPLATE = "template"


class Entry:
    """What a name stands for. `members` are the names inside a record, scoped enum or namespace; None: unknown."""

    __slots__ = ("kind", "members")

    def __init__(self, kind: str, members: dict[str, Entry] | None = None) -> None:
        self.kind = kind
        self.members = members


VALUE_ENTRY = Entry(VALUE)
FUNCTION_TEMPLATE_ENTRY = Entry(FUNCTION_TEMPLATE)
BUILTIN_TYPE_ENTRY = Entry(TYPE)
BUILTIN_TEMPLATE_ENTRY = Entry(TYPE_TEMPLATE)
BUILTIN_NAMES: dict[str, Entry] = {
    **dict.fromkeys(BUILTIN_TYPES, BUILTIN_TYPE_ENTRY),
    **dict.fromkeys(BUILTIN_TEMPLATES, BUILTIN_TEMPLATE_ENTRY),
}
STATE_TYPE_ENTRY = Entry(TYPE)  # its variables may have a state block
BUILTIN_NAMES.update(dict.fromkeys(STATE_TYPES, STATE_TYPE_ENTRY))
BUILTIN_NAMES["hlsl"] = Entry(NAMESPACE, dict(BUILTIN_NAMES))
BUILTIN_NAMES["__attribute__"] = Entry(ATTRIBUTE)
BUILTIN_NAMES.update(dict.fromkeys(TYPE_TRAITS, Entry(TRAIT)))
BUILTIN_NAMES.update(dict.fromkeys(NAMES, Entry(EFFECT)))


class Scope:
    """One open scope: `undo` holds (name, what it meant outside); `entry` is the record or namespace it fills."""

    __slots__ = ("kind", "undo", "entry", "name")

    def __init__(self, kind: str, entry: Entry | None = None, name: str = "") -> None:
        self.kind = kind
        self.undo: list[tuple[str, Entry | None]] = []
        self.entry = entry
        self.name = name


class ScopeStack:
    """`names` is what is visible now. Grammar actions push, pop and declare; the filter only reads."""

    __slots__ = ("names", "stack", "file_members", "member_templates")

    def __init__(self) -> None:
        self.names: dict[str, Entry] = BUILTIN_NAMES.copy()
        self.file_members: dict[str, Entry] = {}
        self.stack: list[Scope] = [Scope(FILE, Entry(NAMESPACE, self.file_members))]
        self.member_templates: set[str] = {"Load", "Store"}

    @property
    def depth(self) -> int:
        return len(self.stack)

    @property
    def innermost(self) -> Scope:
        return self.stack[-1]

    @property
    def context(self) -> Scope:
        """The innermost scope that is not one of template parameters or of a prototype."""
        for scope in reversed(self.stack):
            if scope.kind not in (TEMPLATE, PROTOTYPE):
                return scope
        return self.stack[0]

    # ------------------------------------------------------------ scopes

    def push(self, kind: str, entry: Entry | None = None, name: str = "") -> None:
        """Open a scope; the members that its record or namespace already has become visible."""
        scope = Scope(kind, entry, name)
        self.stack.append(scope)
        if entry is not None and entry.members:
            self._show(scope, entry.members)

    def pop(self) -> bool:
        """Close the innermost scope, but never the file's; whether some name is a type again."""
        if len(self.stack) == 1:
            return False
        names = self.names
        uncovers_type = False
        for name, old in reversed(self.stack.pop().undo):
            if old is None:
                del names[name]
            else:
                names[name] = old
                uncovers_type = uncovers_type or old is not VALUE_ENTRY
        return uncovers_type

    def pop_to(self, depth: int) -> None:
        """Close scopes until `depth` of them are open (error recovery)."""
        while len(self.stack) > max(depth, 1):
            self.pop()

    def _show(self, scope: Scope, members: dict[str, Entry]) -> None:
        names = self.names
        for name, entry in members.items():
            scope.undo.append((name, names.get(name)))
            names[name] = entry

    def show_base(self, base: Entry | None) -> None:
        """Make the member types of a base class visible in the record that was just opened."""
        if base is not None and base.members:
            self._show(self.stack[-1], base.members)

    def use_namespace(self, namespace: Entry | None) -> None:
        """`using namespace`: its names become visible unless something already bears them."""
        if namespace is None or not namespace.members:
            return
        scope = self.context
        for name, entry in namespace.members.items():
            if self.names.get(name) is None:
                scope.undo.append((name, None))
                self.names[name] = entry

    # ------------------------------------------------------------ declarations

    def declare(self, name: str, entry: Entry) -> None:
        """Enter `name` into the scope that the declaration belongs to."""
        scope = self.context
        scope.undo.append((name, self.names.get(name)))
        self.names[name] = entry
        if scope.entry is not None and scope.entry.members is not None:
            scope.entry.members[name] = entry

    def declare_parameter(self, name: str, entry: Entry) -> None:
        """Enter a function or template parameter into the innermost scope."""
        self.stack[-1].undo.append((name, self.names.get(name)))
        self.names[name] = entry

    def declare_value(self, name: str) -> None:
        """Enter a variable; cheap when the name already means a value."""
        if self.names.get(name) is not VALUE_ENTRY:
            self.stack[-1].undo.append((name, self.names.get(name)))
            self.names[name] = VALUE_ENTRY

    def declare_function(self, name: str) -> None:
        """Enter a function: inside `template <...>` it is a function template. A type of this name stays a type, if it
        is not one of HLSL's own."""
        if self.stack[-1].kind == TEMPLATE:
            self.declare(name, FUNCTION_TEMPLATE_ENTRY)
            if self.context.kind == RECORD:
                self.member_templates.add(name)
            return
        known = self.names.get(name)
        if known is None or known is BUILTIN_TYPE_ENTRY or known.kind in (NAMESPACE, EFFECT):
            self.declare(name, VALUE_ENTRY)

    def declare_variable_template(self, name: QualifiedName) -> None:
        """Enter what `template <...> T name` declares; a member defined outside of its class is known there."""
        if len(name.parts) == 1:
            self.declare(name.name, FUNCTION_TEMPLATE_ENTRY)

    def declare_type(self, name: str, members: dict[str, Entry] | None) -> Entry:
        """Enter a record, enum or alias: inside `template <...>` it is a template.  A declaration of the same type in
        the same scope (a forward declaration, a specialisation) is found again."""
        kind = TYPE_TEMPLATE if self.stack[-1].kind == TEMPLATE else TYPE
        known = self.names.get(name)
        scope = self.context
        if known is not None and known.members is not None and members is not None and known.kind == kind \
                and scope.entry is not None and scope.entry.members is not None \
                and scope.entry.members.get(name) is known:
            return known
        entry = Entry(kind, members)
        self.declare(name, entry)
        return entry

    def open_namespace(self, name: str) -> None:
        """Open a new or known namespace; "" is an unnamed one, whose names stay visible after it."""
        if not name:
            self.push(PROTOTYPE)  # transparent: declarations go to the scope around it
            return
        known = self.names.get(name)
        if known is None or known.kind != NAMESPACE:
            known = Entry(NAMESPACE, {})
            self.declare(name, known)
        self.push(FILE, known, name)

    # ------------------------------------------------------------ lookup

    def find(self, parts: list[str]) -> Entry | None:
        """What a qualified name stands for; None when that is not known."""
        entry = self.names.get(parts[0])
        for part in parts[1:]:
            if entry is None or entry.members is None:
                return None
            entry = entry.members.get(part)
        return entry
