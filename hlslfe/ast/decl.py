"""Declarations of the AST.

Mirrors clang/include/clang/AST/Decl.h and clang/include/clang/AST/DeclCXX.h.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.types import VOID, ArrayType, EnumType, FunctionType, RecordType, Type, scalar_of
from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.ast.attr import Attr, HLSLInterpolationModifierAttr, HLSLParsedSemanticAttr
    from hlslfe.ast.expr import Expr
    from hlslfe.ast.stmt import CompoundStmt, Stmt
    from hlslfe.ast.template import TemplateInfo


class Decl:
    """`loc` is the name, `begin`/`end` the first and last token; `parent` the enclosing namespace, record or None."""

    __slots__ = ("loc", "begin", "end", "attrs", "is_invalid")

    def __init__(self, loc: Loc) -> None:
        self.loc = loc
        self.begin = loc
        self.end = loc
        self.attrs: list[Attr] = []
        self.is_invalid = False


class NamedDecl(Decl):
    """`scope` is the path of enclosing namespaces and records, outermost first."""

    __slots__ = ("name", "scope")

    def __init__(self, loc: Loc, name: str, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc)
        self.name = name
        self.scope = scope

    @property
    def qualified_name(self) -> str:
        return "::".join((*self.scope, self.name))


class ValueDecl(NamedDecl):
    __slots__ = ("type",)

    def __init__(self, loc: Loc, name: str, type: Type, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.type = type


class VarDecl(ValueDecl):
    """A variable. storage: "local", "static local", "static" (internal global), "extern" ($Globals member), "global"
    (namespace scope), "resource" (a resource, or an array of them, with a binding), "member" (static in `record`; then
    `definition` is the one outside of it, if there is one, and its `previous` this one).  init_style: "", "=" (Clang:
    cinit), "(" (callinit), "{" (listinit).

    buffer: the constant buffer of an "extern" one.  offset: in it, when packoffset or register says so.  is_extern:
    that word stands before it.  resources: of a global struct, the globals that its resources are, by `.a.b` (see
    sema.resource_structs).
    """

    __slots__ = ("storage", "is_groupshared", "init", "init_style", "function", "record", "previous", "definition",
                 "buffer", "offset", "is_extern", "resources")

    def __init__(self, loc: Loc, name: str, type: Type, storage: str, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, scope)
        self.storage = storage
        self.is_groupshared = False
        self.init: Expr | None = None
        self.init_style = ""
        self.function: FunctionDecl | None = None  # the function of a local
        self.record: RecordDecl | None = None
        self.previous: VarDecl | None = None
        self.definition: VarDecl | None = None
        self.buffer: HLSLBufferDecl | None = None
        self.offset: int | None = None
        self.is_extern = False
        self.resources: dict[str, VarDecl] | None = None

    @property
    def is_local(self) -> bool:
        return self.storage == "local"


class ParmVarDecl(VarDecl):
    """A parameter; `modifier` is in, out or inout and `type` the type as written (no reference).

    role: "point", "line", "triangle", "lineadj", "triangleadj", "vertices", "indices", "primitives" or "payload" when
    that word stands before the type.
    """

    __slots__ = ("modifier", "index", "default", "semantic", "interpolation", "role")

    def __init__(self, loc: Loc, name: str, type: Type, modifier: str, index: int) -> None:
        super().__init__(loc, name, type, "local")
        self.modifier = modifier
        self.index = index
        self.default: Expr | None = None
        self.semantic: HLSLParsedSemanticAttr | None = None
        self.interpolation: HLSLInterpolationModifierAttr | None = None
        self.role = ""

    @property
    def is_reference(self) -> bool:
        """out and inout parameters are passed by address."""
        return self.modifier != "in"


class FieldDecl(ValueDecl):
    """`init` is its default initialiser, in `init_style` as for variables; `bit_width` of a bit-field, else None."""

    __slots__ = ("index", "record", "semantic", "interpolation", "row_major", "init", "init_style", "bit_width")

    def __init__(self, loc: Loc, name: str, type: Type, index: int, record: RecordDecl) -> None:
        super().__init__(loc, name, type)
        self.index = index
        self.record = record
        self.semantic: HLSLParsedSemanticAttr | None = None
        self.interpolation: HLSLInterpolationModifierAttr | None = None
        self.row_major: bool | None = None
        self.init: Expr | None = None
        self.init_style = ""
        self.bit_width: int | None = None

    @property
    def has_sign(self) -> bool:
        """Whether the highest bit of a bit-field is its sign; an enum without negative values has none."""
        canonical = self.type.canonical
        if isinstance(canonical, EnumType) and not canonical.decl.is_scoped:
            return any(constant.value < 0 for constant in canonical.decl.constants)
        scalar = scalar_of(canonical)
        return scalar is not None and scalar.is_signed and scalar.category != "bool"


class FunctionDecl(ValueDecl):
    """A function. linkage: "hidden" (plain), "export", "static" or "inline".  `intrinsic` is the row of the builtin
    table for the functions of namespace hlsl (sema.intrinsics), None for user functions.

    Redeclarations are separate nodes; `definition` of the first one leads to the one with a body.
    """

    __slots__ = ("params", "body", "linkage", "intrinsic", "semantic", "interpolation", "previous", "canonical",
                 "definition", "is_referenced", "record", "is_static_method", "template", "is_constexpr", "signature",
                 "is_extern_c", "is_hidden")
    is_builtin_method = False  # of ast.resources.ResourceMethodDecl
    model = (0, 0)  # the shader model that it needs
    is_dxc_only = False  # Clang 22 lacks this method
    has_effects = True  # False: a method of a resource that writes nothing

    def __init__(self, loc: Loc, name: str, type: FunctionType, params: list[ParmVarDecl],
                 scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, scope)
        self.params = params
        self.body: CompoundStmt | None = None
        self.linkage = "hidden"
        self.intrinsic: object | None = None
        self.semantic: HLSLParsedSemanticAttr | None = None
        self.interpolation: HLSLInterpolationModifierAttr | None = None
        self.previous: FunctionDecl | None = None
        self.canonical: FunctionDecl = self  # the first declaration
        self.definition: FunctionDecl | None = None  # kept on the canonical one
        self.is_referenced = False
        self.record: RecordDecl | None = None
        self.is_static_method = False
        self.template: TemplateInfo | None = None  # where an instance of a function template comes from
        self.is_constexpr = False
        self.signature: tuple[object, ...] = ()  # set and used by sema.functions
        self.is_extern_c = False
        self.is_hidden = False  # a friend that only arguments of the class find

    @property
    def spelled_name(self) -> str:
        """The name as the user knows it: a constructor is named as its class."""
        if self.name.startswith("$D") and self.record is not None:
            return "~" + self.record.known_as
        return self.record.known_as if self.name.startswith("$") and self.record is not None else self.name

    @property
    def function_type(self) -> FunctionType:
        assert isinstance(self.type, FunctionType)
        return self.type

    @property
    def result(self) -> Type:
        return self.function_type.result


class CXXConstructorDecl(FunctionDecl):
    """A constructor that the user declared, named "$C1", the Itanium ABI's name for that of whole objects.

    base_variant: the one of objects that are bases ("$C2"), with the same parameters and body; None on that one itself.
    initializers: what constructs bases and fields before the body runs.  definition_kind: "", "default" or "delete".
    least_args: the number of parameters without a default.
    """

    __slots__ = ("base_variant", "initializers", "is_explicit", "definition_kind", "least_args")

    def __init__(self, loc: Loc, name: str, type: FunctionType, params: list[ParmVarDecl],
                 scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, params, scope)
        self.base_variant: CXXConstructorDecl | None = None
        self.initializers: list[Stmt] = []
        self.is_explicit = False
        self.definition_kind = ""
        self.least_args = len(params)


class CXXConversionDecl(FunctionDecl):
    """`operator float() const`; it is named "operator float"."""

    __slots__ = ("is_explicit",)

    def __init__(self, loc: Loc, name: str, type: FunctionType, params: list[ParmVarDecl],
                 scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, params, scope)
        self.is_explicit = False


class TagDecl(NamedDecl):
    """A struct, class or enum. One without a name is known by the first typedef of it, if there is one."""

    __slots__ = ("typedef_name",)

    def __init__(self, loc: Loc, name: str, scope: tuple[str, ...]) -> None:
        super().__init__(loc, name, scope)
        self.typedef_name = ""

    @property
    def known_as(self) -> str:
        """The name in types, mangled names and LLVM IR; "" when there is none."""
        return self.name or self.typedef_name

    @property
    def qualified_name(self) -> str:
        return "::".join((*self.scope, self.known_as))


class RecordDecl(TagDecl):
    """struct, class or union (`tag`); `fields` are its own, `bases` come first in memory; `members` has the fields,
    methods and nested declarations in source order.

    base_access: "public", "protected" or "private" of each base.  unnamed_bits: (number of fields before it, width,
    bits of its type) of each bit-field without a name, which is none of `fields`.  function: the one around a local
    record.  anonymous_field: the unnamed field that holds an anonymous record, whose members are the outer one's, too.
    has_mixed_access: its fields stand under different access specifiers.
    constructors: the default ones (of whole objects, of bases), () when there is nothing that they would do.
    user_constructors, conversions: what the user declared, in source order.  no_default: why there is no default
    constructor ("" when there is one): "user", "deleted", or "implicit" because of the part `no_default_part`.
    part_count: fields and bases, those of its parts included, the elements of an array counted once.
    is_passed_in_place: copied by a constructor, since there is a resource in it: a parameter is the caller's copy.
    """

    __slots__ = ("tag", "bases", "fields", "methods", "members", "is_complete", "type", "function",
                 "anonymous_field", "has_mixed_access", "constructors", "user_constructors", "conversions",
                 "no_default", "no_default_part", "base_access", "unnamed_bits", "part_count", "is_passed_in_place",
                 "destructor")
    is_resource = False  # of ast.resources.ResourceDecl
    is_lambda = False  # of ast.lambdas.LambdaDecl
    is_heap = is_heap_element = False  # of ast.resources.HeapDecl and HeapElementDecl
    contents: Type | None = None  # of ast.resources.ResourceDecl

    def __init__(self, loc: Loc, name: str, tag: str, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.tag = tag
        self.bases: list[RecordDecl] = []
        self.base_access: list[str] = []
        self.unnamed_bits: list[tuple[int, int, int]] = []
        self.fields: list[FieldDecl] = []
        self.methods: list[FunctionDecl] = []
        self.members: list[Decl] = []
        self.is_complete = False
        self.type = RecordType(self)
        self.function: FunctionDecl | None = None
        self.anonymous_field: FieldDecl | None = None
        self.has_mixed_access = False
        self.constructors: tuple[FunctionDecl, ...] = ()
        self.user_constructors: list[CXXConstructorDecl] = []
        self.conversions: list[CXXConversionDecl] = []
        self.no_default = ""
        self.no_default_part: Decl | None = None
        self.part_count = 0
        self.is_passed_in_place = False
        self.destructor: FunctionDecl | None = None


class LabelDecl(NamedDecl):
    """What `goto` names. `loc` is its first mention until its statement is met, at `stmt_loc` (0: not so far)."""

    __slots__ = ("stmt_loc", "is_used")

    def __init__(self, loc: Loc, name: str) -> None:
        super().__init__(loc, name)
        self.stmt_loc: Loc = 0
        self.is_used = False


def holds_record(type: Type, matches: Callable[[RecordDecl], bool]) -> bool:
    """Is it such a class, or is there one in it, however deep?"""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    if not isinstance(canonical, RecordType):
        return False
    record = canonical.decl
    return matches(record) or any(holds_record(base.type, matches) for base in record.bases) or any(
        holds_record(field.type, matches) for field in record.fields)


def holds_resource(type: Type) -> bool:
    """Is it a resource, or is there one in it?"""
    return holds_record(type, lambda record: record.is_resource)


def copied_record(type: Type) -> RecordDecl | None:
    """The class that `type` is, or is an array of, when it is copied by its copy constructor: it is a resource, or has
    one in it."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    if isinstance(canonical, RecordType) and (canonical.decl.is_resource or canonical.decl.is_passed_in_place):
        return canonical.decl
    return None


def resource_record(type: Type) -> RecordDecl | None:
    """The class of a resource, or of an array of resources; None for any other type."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return canonical.decl if isinstance(canonical, RecordType) and canonical.decl.is_resource else None


class EnumConstantDecl(ValueDecl):
    __slots__ = ("value", "init")

    def __init__(self, loc: Loc, name: str, type: Type, value: int, init: Expr | None,
                 scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, type, scope)
        self.value = value
        self.init = init


class EnumDecl(TagDecl):
    """`is_fixed`: the underlying type is written, or follows from `class`; else it follows from the values, and
    `promotion` is what arithmetic with other types is done in."""

    __slots__ = ("is_scoped", "is_fixed", "underlying", "promotion", "constants", "type")

    def __init__(self, loc: Loc, name: str, is_scoped: bool, underlying: Type, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.is_scoped = is_scoped
        self.is_fixed = True
        self.underlying = underlying
        self.promotion = underlying
        self.constants: list[EnumConstantDecl] = []
        self.type = EnumType(self)

    def value_text(self, value: int) -> str:
        """`value` as it can be written: the first constant that has it, or a cast."""
        path = (*self.scope, self.name) if self.is_scoped else self.scope
        name = next((constant.name for constant in self.constants if constant.value == value), None)
        return f"({'::'.join((*self.scope, self.name))}){value}" if name is None else "::".join((*path, name))


class TypedefDecl(NamedDecl):
    __slots__ = ("type",)

    def __init__(self, loc: Loc, name: str, type: Type, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.type = type


class NamespaceDecl(NamedDecl):
    __slots__ = ("decls", "is_inline")

    def __init__(self, loc: Loc, name: str, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.decls: list[Decl] = []
        self.is_inline = False


class HLSLBufferDecl(NamedDecl):
    """`cbuffer` or `tbuffer` (`kind`), and the `$Globals` of all constants outside of them (`is_implicit`).

    decls: everything inside, in source order; `members` of it are the constants.
    """

    __slots__ = ("kind", "decls", "is_implicit")

    def __init__(self, loc: Loc, name: str, kind: str, scope: tuple[str, ...] = ()) -> None:
        super().__init__(loc, name, scope)
        self.kind = kind
        self.decls: list[Decl] = []
        self.is_implicit = False

    @property
    def members(self) -> list[VarDecl]:
        return [decl for decl in self.decls if isinstance(decl, VarDecl) and decl.storage == "extern"]


class NamespaceAliasDecl(NamedDecl):
    """`namespace name = target;`; `spelling` is the target as written."""

    __slots__ = ("namespace", "spelling")

    def __init__(self, loc: Loc, name: str, namespace: NamespaceDecl, spelling: str, scope: tuple[str, ...]) -> None:
        super().__init__(loc, name, scope)
        self.namespace = namespace
        self.spelling = spelling


class UsingDirectiveDecl(Decl):
    """`using namespace N;`; `spelling` is N as written."""

    __slots__ = ("namespace", "spelling")

    def __init__(self, loc: Loc, namespace: NamespaceDecl, spelling: str) -> None:
        super().__init__(loc)
        self.namespace = namespace
        self.spelling = spelling


class UsingDecl(Decl):
    """`using N::name;`; `targets` are the declarations that it names; `spelling` is all between `using` and `;`."""

    __slots__ = ("targets", "spelling")

    def __init__(self, loc: Loc, targets: list[NamedDecl], spelling: str) -> None:
        super().__init__(loc)
        self.targets = targets
        self.spelling = spelling


class FriendDecl(Decl):
    """`friend` in a class: a function `decl`, or `spelling`, a class."""

    __slots__ = ("decl", "spelling")

    def __init__(self, loc: Loc, decl: FunctionDecl | None, spelling: str) -> None:
        super().__init__(loc)
        self.decl = decl
        self.spelling = spelling


class StaticAssertDecl(Decl):
    """A static_assert that holds."""

    __slots__ = ("cond", "message")

    def __init__(self, loc: Loc, cond: Expr, message: Expr | None) -> None:
        super().__init__(loc)
        self.cond = cond
        self.message = message


class InvalidVarDecl(VarDecl):
    """Stands in scope for a declaration that was wrong, so that its uses stay silent."""

    __slots__ = ()

    def __init__(self, loc: Loc, name: str) -> None:
        super().__init__(loc, name, VOID, "local")
        self.is_invalid = True


class TranslationUnitDecl(Decl):
    """Everything of one compilation: `decls` in source order, `entries` the checked entry points (see ast.entry),
    `instances` the functions that came out of templates, in the order in which they were made, `has_precise` whether
    anything in it is declared `precise`, `has_resources` whether it names a class of resources, `has_destructors`
    whether a class has one, `bound` what has a register, `large_buffers` (buffer, place, bytes) of constant buffers
    that are larger than one can be, `is_filled_by_host` whether structs or arrays lie in structured or byte buffers."""

    __slots__ = ("decls", "entries", "instances", "has_precise", "has_resources", "has_destructors", "bound",
                 "large_buffers", "is_filled_by_host")

    def __init__(self) -> None:
        super().__init__(0)
        self.decls: list[Decl] = []
        self.entries: list[object] = []
        self.instances: list[FunctionDecl] = []
        self.has_precise = self.has_resources = self.has_destructors = False
        self.bound: list[NamedDecl] = []
        self.large_buffers: list[tuple[NamedDecl, Loc, int]] = []
        self.is_filled_by_host = False
