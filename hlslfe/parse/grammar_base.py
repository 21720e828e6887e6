"""What the grammar mixins share: builders of names, and the actions that tell the scope stack what was declared.

Mirrors clang/include/clang/Parse/Parser.h: Parser.
Differs: yacc drives; a mixin's method is one production (its docstring) and builds one node.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.lex.literals import parse_numeric
from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.scope import Entry, ScopeStack
from hlslfe.parse.token_filter import TokenFilter
from hlslfe.parse.tree_decl import Annotation

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

    Production = Any  # yacc's YaccProduction: p[1] is a value, p.slice[1] the token or symbol itself


def simple_name(token: Production) -> tree.QualifiedName:
    """The one-part name that an identifier token spells."""
    loc = token.lexpos
    return tree.QualifiedName([tree.NamePart(loc, token.value, None, loc)])


def name_part(token: Production) -> tree.NamePart:
    loc: Loc = token.lexpos
    return tree.NamePart(loc, token.value, None, loc)


class NamePrefix:
    """`A::B<int>::` before its last part; `begin` is the first token."""

    __slots__ = ("parts", "is_global", "begin")

    def __init__(self, parts: list[tree.NamePart], is_global: bool, begin: Loc) -> None:
        self.parts = parts
        self.is_global = is_global
        self.begin = begin

    def extend(self, part: tree.NamePart) -> NamePrefix:
        return NamePrefix([*self.parts, part], self.is_global, self.begin)

    def finish(self, part: tree.NamePart) -> tree.QualifiedName:
        return tree.QualifiedName([*self.parts, part], self.is_global, self.begin)


class GrammarBase:
    """State of one parse. `scopes` is what the filter asks."""

    def __init__(self, filter: TokenFilter, scopes: ScopeStack, diags: DiagnosticsEngine, options: Options) -> None:
        self.filter = filter
        self.scopes = scopes
        self.diags = diags
        self.options = options
        self.broken_name = ""  # what a declaration that recovery dropped would have declared
        self.numbers: dict[str, tuple[int | float, str]] = {}  # what literals already seen mean

    def mark(self, p: Production, opener: int) -> None:
        """Remember on the symbol being made how many scopes are open while it stands on the stack, and which token
        opened it (counted as in p[n]): error recovery drops symbols and has to close the right number of scopes."""
        p.slice[0].depth = self.scopes.depth
        p.slice[0].bracket = p.slice[opener]

    def end_recovery(self, p: Production) -> None:
        """Yacc has dropped the broken construct: report errors again, and close the scopes that it had opened."""
        p.parser.errok()
        for symbol in reversed(p.stack):
            depth = getattr(symbol, "depth", 0)
            if depth:
                self.scopes.pop_to(depth)
                return
        self.scopes.pop_to(1)

    # ------------------------------------------------------------ nodes

    def number(self, token: Production) -> tree.Expr:
        """The literal node of a NUMERIC_CONSTANT; a spelling is read once, unless that reports something."""
        spelling = token.value
        known = self.numbers.get(spelling)
        if known is None:
            reported = len(self.diags.diagnostics)
            known = parse_numeric(self.diags, token.lexpos, spelling, self.options.native_half)
            if reported == len(self.diags.diagnostics):
                self.numbers[spelling] = known
        value, kind = known
        if kind in ("float", "half", "double"):
            return tree.FloatingLiteral(token.lexpos, value, kind)
        return tree.IntegerLiteral(token.lexpos, value, kind)  # type: ignore[arg-type]

    @staticmethod
    def type_name(type: tree.NamedTypeSpec | tree.BuiltinTypeSpec) -> tree.TypeName:
        """The TypeName of a type written as one word or template-id."""
        spec = tree.DeclSpec(type.loc, type, [], type.end)
        return tree.TypeName(type.loc, spec, [], type.loc, type.end)

    @staticmethod
    def unnamed(loc: Loc, end: Loc) -> tree.Declarator:
        """A declarator without a name that covers `loc` to `end`."""
        declarator = tree.Declarator(loc, None)
        declarator.end = end
        return declarator

    @staticmethod
    def initialize(declarator: tree.Declarator, style: str, init: tree.Expr, loc: Loc) -> None:
        declarator.init = init
        declarator.init_style = style
        declarator.init_loc = loc
        declarator.end = init.end

    @staticmethod
    def attach(attributes: list[tree.Attribute], decl: tree.Decl) -> None:
        """Put the attributes before a declaration into it; where there is no room for them they have no effect."""
        if isinstance(decl, tree.TemplateDecl):
            decl = decl.decl
        if isinstance(decl, tree.SimpleDecl | tree.FunctionDecl | tree.HLSLBufferDecl):
            decl.attrs = attributes + decl.attrs

    @staticmethod
    def complete_attributes(attributes: list[tree.Attribute], syntax: str, begin: Loc) -> list[tree.Attribute]:
        for attribute in attributes:
            attribute.syntax = syntax
            attribute.begin = begin
        return attributes

    @staticmethod
    def settle_bit_field(declarator: tree.Declarator) -> tree.Declarator:
        """Clang reads the second colon of `field : A : B` as that of a bit-field of width B."""
        names = declarator.annotations
        if len(names) > 1 and isinstance(names[0], tree.SemanticAnnotation) and declarator.bitfield is None:
            second = names[1]
            if isinstance(second, tree.SemanticAnnotation):
                part = tree.NamePart(second.loc, second.name, None, second.loc)
                declarator.bitfield = tree.DeclRefExpr(tree.QualifiedName([part]))
                del names[1:]
        return declarator

    # ------------------------------------------------------------ scopes

    def open_prototype(self, name: tree.QualifiedName) -> None:
        """The parenthesis behind a function's name: the name is declared; parameters get a scope of their own, which
        sees what the class or namespace before the name holds."""
        if len(name.parts) == 1 and not name.is_global:
            self.scopes.declare_function(name.name)
        self.scopes.push(kinds.PROTOTYPE, self.owner(name))

    def open_body(self, declarator: tree.Declarator) -> None:
        """The body of a function: its parameters are visible again."""
        name = declarator.name
        self.scopes.push(kinds.BLOCK, self.owner(name) if name is not None else None)
        for param in declarator.params or ():
            if param.declarator.name is not None:
                self.scopes.declare_value(param.declarator.name.name)

    def owner(self, name: tree.QualifiedName) -> Entry | None:
        """A copy of the scope that a qualified declarator names, so that its names show and none is added to it."""
        if len(name.parts) < 2:
            return None
        owner = self.scopes.find([part.name for part in name.parts[:-1]])
        return Entry(owner.kind, dict(owner.members)) if owner is not None and owner.members else None

    def find(self, name: tree.QualifiedName) -> Entry | None:
        return self.scopes.find([part.name for part in name.parts])

    def members_of(self, type: tree.TypeName) -> dict[str, Entry] | None:
        """The member names of the type that an alias stands for, if they are known."""
        spec = type.spec.type if isinstance(type.spec, tree.DeclSpec) else None
        return self._members_of_spec(spec) if not type.dims else None

    def _members_of_spec(self, spec: tree.TypeSpec | tree.Decl | None) -> dict[str, Entry] | None:
        name = getattr(spec, "name", None)
        entry = self.find(name) if isinstance(name, tree.QualifiedName) else None
        return entry.members if entry is not None else None

    # ------------------------------------------------------------ declarations of types

    def open_record(self, name: tree.QualifiedName | None, bases: list[tree.BaseSpecifier]) -> None:
        """The brace of a record: its name is a type from here on; members of its bases are visible."""
        if name is None:
            entry = Entry(kinds.TYPE, {})
            word = ""
        else:
            word = name.name
            known = self.find(name) if len(name.parts) > 1 or name.parts[0].template_args is not None else None
            entry = known or self.scopes.declare_type(word, {})
            if entry.members is None:
                entry.members = {}
        self.scopes.push(kinds.RECORD, entry, word)
        for base in bases:
            self.scopes.show_base(self.find(base.name))

    def note_elaborated_type(self, name: tree.QualifiedName) -> None:
        """`struct S` before S is known makes it a type."""
        if len(name.parts) == 1 and name.parts[0].template_args is None and self.scopes.names.get(name.name) is None:
            self.scopes.declare_type(name.name, {})

    def note_forward_declaration(self, spec: tree.DeclSpec) -> None:
        """`struct S;` declares S in this scope, even if it hides something."""
        type = spec.type
        if isinstance(type, tree.ElaboratedTypeSpec) and len(type.name.parts) == 1 and not spec.tokens \
                and type.name.parts[0].template_args is None:
            self.scopes.declare_type(type.name.name, {})

    def open_enum(self, name: Production, is_scoped: bool) -> None:
        """The brace of an enum; the enumerators of a scoped one get a scope."""
        entry = Entry(kinds.TYPE, {})
        if name is not None:
            entry = self.scopes.declare_type(name.value, {})
        if is_scoped:
            self.scopes.push(kinds.BLOCK, entry)

    def declare_typedef(self, decl: tree.TypedefDecl) -> None:
        for declarator in decl.declarators:
            if declarator.name is not None:
                members = None if declarator.dims else self._members_of_spec(decl.spec.type)
                self.scopes.declare_type(declarator.name.name, members)

    def declare_using(self, name: tree.QualifiedName) -> None:
        """`using N::name`: it means here what it means there."""
        entry = self.find(name)
        if entry is not None:
            self.scopes.declare(name.name, entry)

    # ------------------------------------------------------------ annotations

    def build_annotation(self, name: Production, tokens: list[Production], lparen: Production,
                         rparen: Production) -> Annotation:
        """`: register(...)`, `: packoffset(...)` and the payload qualifiers from their tokens."""
        words = [token for token in tokens if token.type != "COMMA"]
        if name.value == "register":
            return tree.RegisterAnnotation(name.lexpos, [(token.value, token.lexpos) for token in words],
                                           [token for token in words if isinstance(token, tree.RegisterIndex)])
        if name.value == "packoffset":
            return tree.PackOffsetAnnotation(name.lexpos, [(token.value, token.lexpos) for token in tokens],
                                             rparen.lexpos)
        if name.value in ("read", "write"):
            for token in words:
                if isinstance(token, tree.RegisterIndex):
                    self.diags.report(token.loc, "err_expected", "')'")
            return tree.PayloadAnnotation(name.lexpos, name.value, [token.value for token in words])
        # A semantic takes no arguments: what Clang says where the parenthesis stands.
        self.report_stray_parenthesis(lparen)
        return tree.SemanticAnnotation(name.lexpos, name.value)

    def report_stray_parenthesis(self, token: Production) -> None:
        raise NotImplementedError
