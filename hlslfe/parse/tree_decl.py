"""Syntax tree: declarations, specifiers, declarators, attributes and annotations.

No Clang counterpart: Clang builds typed nodes at once; clang/include/clang/Sema/DeclSpec.h has DeclSpec and Declarator.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc
from hlslfe.parse.tree_expr import Expr, Node, QualifiedName, TypeName

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.tree_special import RegisterIndex
    from hlslfe.parse.tree_stmt import CompoundStmt

__all__ = [
    "AccessSpecDecl", "Attribute", "AutoTypeSpec", "BaseSpecifier", "BuiltinTypeSpec", "Decl", "DeclSpec",
    "Declarator", "ElaboratedTypeSpec", "EmptyDecl", "EnumConstantDecl", "EnumDecl", "ExportDecl", "FieldDecl",
    "FunctionDecl", "HLSLBufferDecl", "InvalidDecl", "NamedTypeSpec", "NamespaceDecl",
    "PackOffsetAnnotation", "ParmVarDecl", "PayloadAnnotation", "PragmaDecl", "RecordDecl", "RegisterAnnotation",
    "SemanticAnnotation", "SimpleDecl", "SpecifierToken", "StaticAssertDecl", "TemplateDecl", "TemplateParam",
    "TranslationUnit", "TypeAliasDecl", "TypeSpec", "TypedefDecl", "UnsupportedDecl",
    "UsingDirectiveDecl",
]


class Decl(Node):
    __slots__ = ()


# ---------------------------------------------------------------- attributes and annotations


class Attribute(Node):
    """`[name(args)]` (`syntax` "microsoft"), `[[scope::name(args)]]` ("cxx11") or `__attribute__((..))` ("gnu").

    `args` is None where no parentheses are written. `loc` is the name, or its scope (for Clang's carets), `begin` the
    bracket.
    """

    __slots__ = ("syntax", "scope", "name", "args", "begin")

    def __init__(self, loc: Loc, syntax: str, scope: str, name: str, args: list[Expr] | None, begin: Loc) -> None:
        self.loc = loc
        self.syntax = syntax
        self.scope = scope
        self.name = name
        self.args = args
        self.begin = begin


class SemanticAnnotation(Node):
    """`: NAME`; `loc` is the identifier, `name` its full spelling with the digits still on it."""

    __slots__ = ("name",)

    def __init__(self, loc: Loc, name: str) -> None:
        self.loc = loc
        self.name = name


class RegisterAnnotation(Node):
    """`: register(slot[index], space)`: `args` are (identifier or number spelled, "[" for an index; loc)."""

    __slots__ = ("args", "indices")

    def __init__(self, loc: Loc, args: list[tuple[str, Loc]], indices: list[RegisterIndex]) -> None:
        self.loc = loc
        self.args = args
        self.indices = indices


class PackOffsetAnnotation(Node):
    """`: packoffset(c1.y)`: `args` are the tokens in the parentheses (spelled, loc), `end` is the closing one."""

    __slots__ = ("args", "end")

    def __init__(self, loc: Loc, args: list[tuple[str, Loc]], end: Loc) -> None:
        self.loc = loc
        self.args = args
        self.end = end


class PayloadAnnotation(Node):
    """`: read(a, b)` or `: write(a, b)` of ray payloads."""

    __slots__ = ("kind", "stages")

    def __init__(self, loc: Loc, kind: str, stages: list[str]) -> None:
        self.loc = loc
        self.kind = kind
        self.stages = stages


Annotation = SemanticAnnotation | RegisterAnnotation | PackOffsetAnnotation | PayloadAnnotation

# ---------------------------------------------------------------- specifiers


class SpecifierToken(Node):
    """A keyword among the declaration specifiers that is not a type: `static`, `const`, `inout`, `sample` ..."""

    __slots__ = ("keyword",)

    def __init__(self, loc: Loc, keyword: str) -> None:
        self.loc = loc
        self.keyword = keyword


class TypeSpec(Node):
    """The type among the specifiers."""

    __slots__ = ()


class BuiltinTypeSpec(TypeSpec):
    """Keywords of the base language in the order written: ["unsigned", "int"], ["float"] ..."""

    __slots__ = ("keywords", "end")

    def __init__(self, loc: Loc, keywords: list[str], end: Loc) -> None:
        self.loc = loc
        self.keywords = keywords
        self.end = end


class NamedTypeSpec(TypeSpec):
    """A type name: user types, `float4`, `uint`, `vector<float, 3>`, `matrix`, resource classes ..."""

    __slots__ = ("name",)

    def __init__(self, name: QualifiedName) -> None:
        self.loc = name.begin
        self.name = name

    @property
    def end(self) -> Loc:
        return self.name.end


class ElaboratedTypeSpec(TypeSpec):
    """`struct S` or `enum E` without a body."""

    __slots__ = ("tag", "name")

    def __init__(self, loc: Loc, tag: str, name: QualifiedName) -> None:
        self.loc = loc
        self.tag = tag
        self.name = name

    @property
    def end(self) -> Loc:
        return self.name.end


class AutoTypeSpec(TypeSpec):
    __slots__ = ()

    @property
    def end(self) -> Loc:
        return self.loc


class DeclSpec(Node):
    """All specifiers of a declaration. `tokens` keeps every non-type keyword in source order (storage class, `const`,
    parameter modifiers, interpolation, `row_major`, `precise`, `uniform`, `export`, `inline` ...).

    `type` is None only for constructors and the like. `loc` is the first token, `end` the last one. `attrs` are those
    behind the type (`float __attribute__((..)) x`).
    """

    __slots__ = ("type", "tokens", "attrs", "end")

    def __init__(self, loc: Loc, type: TypeSpec | RecordDecl | EnumDecl | None, tokens: list[SpecifierToken],
                 end: Loc) -> None:
        self.loc = loc
        self.type = type
        self.tokens = tokens
        self.attrs: list[Attribute] = []
        self.end = end

    def has(self, keyword: str) -> bool:
        return any(token.keyword == keyword for token in self.tokens)


# ---------------------------------------------------------------- declarators


class Declarator(Node):
    """A name with what surrounds it. `loc` is the name (or where it would be, for an unnamed parameter).

    dims: array bounds, outermost first, None for `[]`.  params: None unless this declares a function; `lparen` and
    `rparen` then delimit them and `is_const` tells a const method.  pointers: (`*`, `&` or `&&`, location) in order,
    for the diagnostic.  init with init_style "=", "(" or "{" ("(" has a list of arguments in `init_args`).
    bitfield: width.  operator: for `operator+`, `name` is QualifiedName(["operator+"]).  trailing: what
    is behind `->`.
    """

    __slots__ = ("name", "dims", "params", "lparen", "rparen", "is_const", "trailing", "pointers", "annotations",
                 "init", "init_args", "init_style", "init_loc", "bitfield", "attrs", "end")

    def __init__(self, loc: Loc, name: QualifiedName | None) -> None:
        self.loc = loc
        self.name = name
        self.dims: list[Expr | None] = []
        self.params: list[ParmVarDecl] | None = None
        self.lparen: Loc = 0
        self.rparen: Loc = 0
        self.is_const = False
        self.trailing: DeclSpec | None = None
        self.pointers: list[tuple[str, Loc]] = []
        self.annotations: list[Annotation] = []
        self.init: Expr | None = None
        self.init_args: list[Expr] = []
        self.init_style = ""
        self.init_loc: Loc = 0
        self.bitfield: Expr | None = None
        self.attrs: list[Attribute] = []
        self.end: Loc = loc


class ParmVarDecl(Decl):
    """A parameter; its default argument is `declarator.init`. `loc` is the name, or the type when it has none."""

    __slots__ = ("spec", "declarator", "attrs")

    def __init__(self, spec: DeclSpec, declarator: Declarator, attrs: list[Attribute]) -> None:
        self.loc = declarator.loc
        self.spec = spec
        self.declarator = declarator
        self.attrs = attrs


# ---------------------------------------------------------------- declarations


class TranslationUnit(Node):
    __slots__ = ("decls",)

    def __init__(self, loc: Loc, decls: list[Decl]) -> None:
        self.loc = loc
        self.decls = decls


class SimpleDecl(Decl):
    """`specifiers declarator, declarator;` at any scope: variables, prototypes; in a record these are fields and
    methods without body. No declarators: `struct S {...};`."""

    __slots__ = ("spec", "declarators", "attrs", "end")

    def __init__(self, spec: DeclSpec, declarators: list[Declarator], attrs: list[Attribute], end: Loc) -> None:
        self.loc = spec.loc
        self.spec = spec
        self.declarators = declarators
        self.attrs = attrs
        self.end = end


class FieldDecl(SimpleDecl):
    """A `SimpleDecl` that stands in a record."""

    __slots__ = ()


class FunctionDecl(Decl):
    """A function (or method) with a body. `loc` is its name."""

    __slots__ = ("spec", "declarator", "attrs", "body")

    def __init__(self, spec: DeclSpec, declarator: Declarator, attrs: list[Attribute], body: CompoundStmt) -> None:
        self.loc = declarator.loc
        self.spec = spec
        self.declarator = declarator
        self.attrs = attrs
        self.body = body


class BaseSpecifier(Node):
    """`: public virtual B`; `loc` is the base's name."""

    __slots__ = ("name", "access", "is_virtual", "is_pack", "scope")

    def __init__(self, name: QualifiedName, access: str, is_virtual: bool) -> None:
        self.loc = name.loc
        self.name = name
        self.access = access
        self.is_virtual = is_virtual
        self.is_pack = False  # `: B...`
        self.scope: object = None  # where sema reads the name, for an element of `B...`


class RecordDecl(Decl):
    """`struct`, `class`, `union` or `interface` with a body; it stands as the type of a DeclSpec.

    `loc` is the name (the keyword where it has none), `begin` the keyword.
    """

    __slots__ = ("tag", "name", "bases", "members", "begin", "end", "attrs")

    def __init__(self, loc: Loc, tag: str, name: QualifiedName | None, bases: list[BaseSpecifier],
                 members: list[Decl], begin: Loc, end: Loc, attrs: list[Attribute]) -> None:
        self.loc = loc
        self.tag = tag
        self.name = name
        self.bases = bases
        self.members = members
        self.begin = begin
        self.end = end
        self.attrs = attrs


class AccessSpecDecl(Decl):
    __slots__ = ("access",)

    def __init__(self, loc: Loc, access: str) -> None:
        self.loc = loc
        self.access = access


class EnumConstantDecl(Decl):
    __slots__ = ("name", "value")

    def __init__(self, loc: Loc, name: str, value: Expr | None) -> None:
        self.loc = loc
        self.name = name
        self.value = value


class EnumDecl(Decl):
    """`enum [class] Name [: underlying] { ... }`; it stands as the type of a DeclSpec."""

    __slots__ = ("name", "is_scoped", "underlying", "constants", "begin", "end")

    def __init__(self, loc: Loc, name: str, is_scoped: bool, underlying: TypeName | None,
                 constants: list[EnumConstantDecl], begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.name = name
        self.is_scoped = is_scoped
        self.underlying = underlying
        self.constants = constants
        self.begin = begin
        self.end = end


class TypedefDecl(Decl):
    """`typedef spec declarator, ...;`."""

    __slots__ = ("spec", "declarators")

    def __init__(self, loc: Loc, spec: DeclSpec, declarators: list[Declarator]) -> None:
        self.loc = loc
        self.spec = spec
        self.declarators = declarators


class TypeAliasDecl(Decl):
    """`using name = type;`; `loc` is the name."""

    __slots__ = ("name", "type")

    def __init__(self, loc: Loc, name: str, type: TypeName) -> None:
        self.loc = loc
        self.name = name
        self.type = type


class UsingDirectiveDecl(Decl):
    """`using namespace N;`."""

    __slots__ = ("name",)

    def __init__(self, loc: Loc, name: QualifiedName) -> None:
        self.loc = loc
        self.name = name


class NamespaceDecl(Decl):
    """`namespace A::B { ... }` is nested; `name` is "" for an unnamed one. `loc` is the name."""

    __slots__ = ("name", "decls", "is_inline")

    def __init__(self, loc: Loc, name: str, decls: list[Decl]) -> None:
        self.loc = loc
        self.name = name
        self.decls = decls
        self.is_inline = False


class HLSLBufferDecl(Decl):
    """`cbuffer` or `tbuffer` (`kind`); `loc` is the name."""

    __slots__ = ("kind", "name", "annotations", "decls", "attrs", "begin", "end")

    def __init__(self, loc: Loc, kind: str, name: str, annotations: list[Annotation], decls: list[Decl],
                 attrs: list[Attribute], begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.kind = kind
        self.name = name
        self.annotations = annotations
        self.decls = decls
        self.attrs = attrs
        self.begin = begin
        self.end = end


class ExportDecl(Decl):
    """`export { ... }`."""

    __slots__ = ("decls",)

    def __init__(self, loc: Loc, decls: list[Decl]) -> None:
        self.loc = loc
        self.decls = decls


class TemplateParam(Node):
    """`typename T = default` (`type` is None), or a non-type parameter `type N = default`; `loc` is the name."""

    __slots__ = ("name", "type", "default", "is_pack")

    def __init__(self, loc: Loc, name: str, type: DeclSpec | None, default: TypeName | Expr | None,
                 is_pack: bool = False) -> None:
        self.loc = loc
        self.name = name
        self.type = type
        self.default = default
        self.is_pack = is_pack


class TemplateDecl(Decl):
    """`template <params> decl`; `loc` is the keyword."""

    __slots__ = ("params", "decl")

    def __init__(self, loc: Loc, params: list[TemplateParam], decl: Decl) -> None:
        self.loc = loc
        self.params = params
        self.decl = decl


class StaticAssertDecl(Decl):
    __slots__ = ("cond", "message")

    def __init__(self, loc: Loc, cond: Expr, message: Expr | None) -> None:
        self.loc = loc
        self.cond = cond
        self.message = message


class PragmaDecl(Decl):
    """A pragma that reaches the parser: `name` is "pack_matrix", `value` "row_major" or "column_major"."""

    __slots__ = ("name", "value")

    def __init__(self, loc: Loc, name: str, value: str) -> None:
        self.loc = loc
        self.name = name
        self.value = value


class EmptyDecl(Decl):
    __slots__ = ()


class InvalidDecl(Decl):
    """Left behind by a syntax error that was already reported; `name`: what it would have declared, if known."""

    __slots__ = ("name",)

    def __init__(self, loc: Loc, name: str = "") -> None:
        self.loc = loc
        self.name = name


class UnsupportedDecl(Decl):
    """Parsed, but nothing sema will take: `what` names it for "not supported yet"."""

    __slots__ = ("what",)

    def __init__(self, loc: Loc, what: str) -> None:
        self.loc = loc
        self.what = what
