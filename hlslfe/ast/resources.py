"""Resources: their handles, the built-in classes around these, and the methods of the classes.

Mirrors clang/include/clang/AST/Type.h: HLSLAttributedResourceType and
clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: BuiltinTypeDeclBuilder::addHandleMember.
Differs: Clang instantiates a class template; here each class is made whole for its element type, and its methods have
no bodies: their row of basic.resource_table says what codegen.resource_methods is to make of them.
"""

from __future__ import annotations

from hlslfe.ast.decl import (
    FieldDecl,
    FunctionDecl,
    NamedDecl,
    ParmVarDecl,
    RecordDecl,
    VarDecl,
    holds_resource,
    resource_record,
)
from hlslfe.ast.lambdas import LambdaDecl
from hlslfe.ast.template import SpecializationName, TemplateValue
from hlslfe.ast.types import INT, UINT, VOID, ArrayType, BuiltinType, FunctionType, RecordType, ReferenceType, Type

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.resource_rows import Kind, Method

_WRITERS = frozenset(("counter", "append", "consume", "store", "atomic", "assign", "query",
                      "feedback"))  # lowerings that change memory
MAX_RESOURCES = 1 << 12  # of one struct
Step = str | int | RecordDecl  # on the way to a resource: a field's name, an index, a base
HANDLE, COUNTER_HANDLE = "__handle", "__counter_handle"
# The binding functions take the name of the resource; nothing else in the language has such a type.
NAME_POINTER = BuiltinType("name", "const char *", 32, "pointer", False, "PKc")


class HandleType(Type):
    """`__hlsl_resource_t` with its attributes: those of `kind`, and the type that the resource contains."""

    __slots__ = ("kind", "contained", "is_counter", "value")

    def __init__(self, kind: Kind, contained: Type | None, is_counter: bool = False, value: int = 0) -> None:
        super().__init__()
        self.value = value
        self.kind = kind
        self.contained = contained
        self.is_counter = is_counter

    def __str__(self) -> str:
        return "__hlsl_resource_t"


class ResourceDecl(RecordDecl):
    """`hlsl::RWBuffer<element>` and its kin.  `element` is None for classes that are no templates; `template` is what
    stands for the class in deduction.

    copy_constructors: (of whole objects, of bases); copy_assignment: `operator=`; binders: the static functions that
    make a resource from its binding, by their row; instances: of methods that are templates, by row and argument;
    value: the number in `<>`, 0 for none;
    stride: of structures, in bytes, as `sizeof` counts; contents: the struct that a ConstantBuffer stands for.
    """

    __slots__ = ("kind", "element", "copy_constructors", "copy_assignment", "binders", "instances",
                 "stride", "contents", "value")
    is_resource = True

    def __init__(self, kind: Kind, element: Type | None, template: NamedDecl | None = None, value: int = 0) -> None:
        args: tuple[Type | TemplateValue, ...] = () if element is None else (element,)
        if value or (kind.value and element is None):
            args = (*args, TemplateValue(value, INT if element else UINT))
        name = SpecializationName(kind.name, args, template) if args else kind.name
        super().__init__(0, name, "class", ("hlsl",))
        self.kind = kind
        self.element = element
        self.value = value
        self._add_handle(HANDLE, HandleType(kind, element, value=value))
        if kind.has_counter:
            self._add_handle(COUNTER_HANDLE, HandleType(kind, element, True))
        self.is_complete = True
        self.is_passed_in_place = kind.is_template
        self.stride = 0
        self.contents = element if kind.form == "cbuffer" else None
        self.copy_constructors: tuple[FunctionDecl, ...] = ()
        self.copy_assignment: FunctionDecl | None = None
        self.binders: dict[Method, FunctionDecl] = {}
        self.instances: dict[tuple[Method, Type], FunctionDecl] = {}

    def _add_handle(self, name: str, type: HandleType) -> None:
        field = FieldDecl(0, name, type, len(self.fields), self)
        self.fields.append(field)
        self.members.append(field)

    @property
    def is_writable_resource(self) -> bool:
        return self.kind.is_uav

    @property
    def handle(self) -> HandleType:
        type = self.fields[0].type
        assert isinstance(type, HandleType)
        return type


HEAPS = ("ResourceDescriptorHeap", "SamplerDescriptorHeap")


class HeapElementDecl(RecordDecl):
    """The type of `ResourceDescriptorHeap[i]`: any resource, once it is known which."""

    __slots__ = ("of_samplers",)
    is_heap_element = True

    def __init__(self, of_samplers: bool) -> None:
        super().__init__(0, ".Sampler" if of_samplers else ".Resource", "class", ("hlsl",))
        self.of_samplers = of_samplers


class HeapDecl(RecordDecl):
    """The type of `ResourceDescriptorHeap`; `subscript` gives an `element`."""

    __slots__ = ("element", "subscript")
    is_heap = True

    def __init__(self, name: str) -> None:
        super().__init__(0, f".{name}", "class", ("hlsl",))
        self.element = HeapElementDecl(name == HEAPS[1])
        type = FunctionType(self.element.type, (UINT,), ("in",))
        self.subscript = FunctionDecl(0, "operator[]", type, [ParmVarDecl(0, "index", UINT, "in", 0)])


class ResourceMethodDecl(FunctionDecl):
    """A method of a resource class; `row` says what it does."""

    __slots__ = ("row", "model", "has_effects", "is_dxc_only")
    is_builtin_method = True

    def __init__(self, record: ResourceDecl, row: Method, type: FunctionType, params: list[ParmVarDecl],
                 name: str = "") -> None:
        super().__init__(0, name or row.name, type, params, (*record.scope, record.name))
        self.row = row
        self.model = row.model
        self.is_dxc_only = record.kind.form == "bytes" and row.name[0].isupper() and row.name != "GetDimensions"
        self.has_effects = row.lowering[0] in _WRITERS
        self.record = record
        self.is_static_method = row.is_static
        self.linkage = "inline" if record.kind.is_template or self.name.startswith("$") else "hidden"


class ImplicitMemberDecl(FunctionDecl):
    """What copies a record with resources in it: a copy or move constructor ("$C1" of whole objects, "$C2" of bases),
    or `operator=`.  is_move: what it copies from is at its end, so that the parts are moved, too."""

    __slots__ = ("is_move",)
    is_builtin_method = True
    has_effects = True

    def __init__(self, record: RecordDecl, name: str, is_move: bool) -> None:
        source = ReferenceType(record.type if is_move else record.type.with_const(), is_rvalue=is_move)
        result = ReferenceType(record.type) if name == "operator=" else VOID
        path = record.path_name if isinstance(record, LambdaDecl) else record.known_as
        super().__init__(record.loc, name, FunctionType(result, (source,), ("in",)),
                         [ParmVarDecl(record.loc, "", source, "in", 0)], (*record.scope, path))
        self.record = record
        self.linkage = "inline"
        self.is_move = is_move


def resource_of(type: Type) -> ResourceDecl | None:
    """The resource class that `type` is; None for any other type."""
    canonical = type.canonical
    if isinstance(canonical, RecordType) and isinstance(canonical.decl, ResourceDecl):
        return canonical.decl
    return None


def resource_element_of(type: Type) -> ResourceDecl | None:
    """The resource class that `type` is, or is an array of; None for any other type."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return resource_of(canonical)


def register_count(type: Type) -> int | None:
    """The registers that a resource or an array of them takes; None without a bound."""
    count, canonical = 1, type.canonical
    while isinstance(canonical, ArrayType):
        if canonical.size is None:
            return None
        count *= canonical.size
        canonical = canonical.element.canonical
    return max(count, 1)


def is_resource_global(decl: VarDecl) -> bool:
    """A resource, or an array of them, that has a binding."""
    return decl.storage == "resource"


def resource_parts(type: Type) -> list[tuple[list[Step], Type]]:
    """The resources of a struct or array of structs, bases first, with the way to each; arrays of them are one."""
    if resource_record(type) is not None:
        return [([], type)]
    canonical = type.canonical
    found: list[tuple[list[Step], Type]] = []
    parts: list[tuple[Step, Type]] = []
    if isinstance(canonical, ArrayType):
        parts = [(index, canonical.element) for index in range(canonical.size or 0)]
    elif isinstance(canonical, RecordType):
        parts = [*((base, base.type) for base in canonical.decl.bases),
                 *((field.name, field.type) for field in canonical.decl.fields)]
    for step, part in parts:
        if holds_resource(part):
            found += [([step, *rest], leaf) for rest, leaf in resource_parts(part)]
        if len(found) > MAX_RESOURCES:
            break
    return found


def has_register(type: Type, letter: str) -> bool:
    """Does something in `type` take such registers?"""
    return any(record.kind.letter == letter for _, part in resource_parts(type)  # type: ignore[attr-defined]
               if (record := resource_record(part)) is not None)
