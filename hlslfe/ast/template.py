"""Templates: their declarations, their arguments, and the types that depend on their parameters.

Mirrors clang/include/clang/AST/DeclTemplate.h: TemplateDecl, FunctionTemplateDecl, ClassTemplateDecl,
ClassTemplatePartialSpecializationDecl, TypeAliasTemplateDecl, clang/include/clang/AST/TemplateBase.h:
TemplateArgument and clang/include/clang/AST/Type.h: TemplateTypeParmType, DependentVectorType.
Differs: a template keeps the syntax of its declaration, and an instance is that syntax analysed again; dependent types
exist for signatures only, where deduction and mangling need them, never inside of bodies.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, FunctionDecl, NamedDecl, RecordDecl
from hlslfe.ast.types import ConstType, EnumType, Type
from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class TemplateValue:
    """The value of a non-type argument; equal when value and type are."""

    __slots__ = ("value", "type")

    def __init__(self, value: int, type: Type) -> None:
        self.value = value
        self.type = type

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TemplateValue) and (self.value, self.type.canonical) == (
            other.value, other.type.canonical)

    def __hash__(self) -> int:
        return hash((self.value, self.type.canonical))

    def __str__(self) -> str:
        canonical = self.type.canonical
        if isinstance(canonical, EnumType):
            return canonical.decl.value_text(self.value)
        if str(canonical) == "bool":
            return "true" if self.value else "false"
        return str(self.value)


class TemplateValueParm:
    """A non-type parameter where its value is needed: `N` of `vector<T, N>`."""

    __slots__ = ("index", "name", "is_pack")

    def __init__(self, index: int, name: str, is_pack: bool = False) -> None:
        self.index = index
        self.name = name
        self.is_pack = is_pack

    def __str__(self) -> str:
        return self.name


class DependentExpr:
    """A value that depends on parameters in another way (`N + 1`); nothing is deduced from it.  `node` is its syntax
    (parse.tree), `parms` the non-type parameters by name, `shape` the value as nested tuples, for its linker name."""

    __slots__ = ("node", "parms", "shape")

    def __init__(self, node: Any, parms: dict[str, TemplateValueParm], shape: tuple[Any, ...] = ()) -> None:
        self.node = node
        self.parms = parms
        self.shape = shape

    def __str__(self) -> str:
        return "..."


class TemplatePack:
    """The arguments for a parameter pack; equal when all of them are."""

    __slots__ = ("args",)

    def __init__(self, args: tuple[TemplateArgument, ...]) -> None:
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TemplatePack) and tuple(map(argument_key, self.args)) == tuple(
            map(argument_key, other.args))

    def __hash__(self) -> int:
        return hash(tuple(map(argument_key, self.args)))

    def __str__(self) -> str:
        return arguments_text(self.args)


class PackExpansion:
    """`pattern...` in a dependent type."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: PatternArgument) -> None:
        self.pattern = pattern

    def __str__(self) -> str:
        return f"{self.pattern}..."


class PatternPack:
    """What stands for the arguments of a parameter pack in a dependent type."""

    __slots__ = ("args",)

    def __init__(self, args: tuple[PatternArgument, ...]) -> None:
        self.args = args

    def __str__(self) -> str:
        return ", ".join(map(str, self.args))


Extent = int | TemplateValueParm | DependentExpr


def argument_key(arg: TemplateArgument) -> object:
    """What two equal arguments have in common."""
    return arg.canonical if isinstance(arg, Type) else arg


def arguments_text(args: Sequence[TemplateArgument]) -> str:
    """`<float, 3>`; packs are not told from what is around them."""
    return f"<{', '.join(_argument_text(arg) for arg in flat_arguments(args))}>"


def _argument_text(arg: TemplateArgument) -> str:
    if isinstance(arg, TemplateDecl):
        return arg.name
    return str(arg.canonical) if isinstance(arg, Type) else str(arg)


def flat_arguments(args: Sequence[TemplateArgument]) -> list[TemplateArgument]:
    """The arguments with those of packs in their places."""
    found: list[TemplateArgument] = []
    for arg in args:
        found += flat_arguments(arg.args) if isinstance(arg, TemplatePack) else [arg]
    return found


class SpecializationName(str):
    """The name of an instance of a class template, `P<float>`; it knows its parts, which the linker name needs."""

    template: str
    args: tuple[TemplateArgument, ...]
    decl: NamedDecl | None

    def __new__(cls, template: str, args: tuple[TemplateArgument, ...],
                decl: NamedDecl | None = None) -> SpecializationName:
        name = super().__new__(cls, template + arguments_text(args))
        name.template = template
        name.args = args
        name.decl = decl
        return name


# ---------------------------------------------------------------- dependent types


class TemplateTypeParmType(Type):
    """`T`."""

    __slots__ = ("index", "name", "is_pack")

    def __init__(self, index: int, name: str, is_pack: bool = False) -> None:
        super().__init__()
        self.index = index
        self.name = name
        self.is_pack = is_pack

    def __str__(self) -> str:
        return self.name


class DependentVectorType(Type):
    """`vector<T, N>`."""

    __slots__ = ("element", "size")

    def __init__(self, element: Type, size: Extent) -> None:
        super().__init__()
        self.element = element
        self.size = size

    def __str__(self) -> str:
        return f"vector<{self.element}, {self.size}>"


class DependentMatrixType(Type):
    """`matrix<T, R, C>`."""

    __slots__ = ("element", "rows", "columns")

    def __init__(self, element: Type, rows: Extent, columns: Extent) -> None:
        super().__init__()
        self.element = element
        self.rows = rows
        self.columns = columns

    def __str__(self) -> str:
        return f"matrix<{self.element}, {self.rows}, {self.columns}>"


class DependentArrayType(Type):
    """`T[N]`."""

    __slots__ = ("element", "size")

    def __init__(self, element: Type, size: Extent | None) -> None:
        super().__init__()
        self.element = element
        self.size = size

    def __str__(self) -> str:
        return f"{self.element}[{'' if self.size is None else self.size}]"


class TemplateSpecializationType(Type):
    """`P<T, N>` of a class template, a resource class, or a template template parameter."""

    __slots__ = ("template", "args")

    def __init__(self, template: NamedDecl | TemplateTemplateParm, args: tuple[PatternArgument, ...]) -> None:
        super().__init__()
        self.template = template
        self.args = args

    def __str__(self) -> str:
        return f"{self.template.name}<{', '.join(map(str, self.args))}>"


class DependentNameType(Type):
    """`typename P<T>::type`; `qualifier` is None where it cannot be written as a type."""

    __slots__ = ("qualifier", "name")

    def __init__(self, qualifier: Type | None, name: str) -> None:
        super().__init__()
        self.qualifier = qualifier
        self.name = name

    def __str__(self) -> str:
        return f"typename {self.qualifier}::{self.name}"


DEPENDENT_TYPES = (TemplateTypeParmType, DependentVectorType, DependentMatrixType, DependentArrayType,
                   TemplateSpecializationType, DependentNameType)


def is_dependent(pattern: PatternArgument) -> bool:
    """Does it depend on a parameter?"""
    while isinstance(pattern, ConstType):
        pattern = pattern.base
    if isinstance(pattern, (PackExpansion, PatternPack)):
        return True
    return isinstance(pattern, (*DEPENDENT_TYPES, TemplateValueParm, DependentExpr, TemplateTemplateParm))


def pattern_key(pattern: PatternArgument | int | None) -> object:
    """Equal for two patterns that mean the same type in terms of their parameters' numbers."""
    while isinstance(pattern, ConstType):
        pattern = pattern.base
    if isinstance(pattern, TemplateTypeParmType):
        return ("T", pattern.index)
    if isinstance(pattern, TemplateValueParm):
        return ("N", pattern.index)
    if isinstance(pattern, (DependentVectorType, DependentArrayType)):
        return (type(pattern).__name__, pattern_key(pattern.element), pattern_key(pattern.size))
    if isinstance(pattern, DependentMatrixType):
        return ("M", pattern_key(pattern.element), pattern_key(pattern.rows), pattern_key(pattern.columns))
    if isinstance(pattern, TemplateSpecializationType):
        template = pattern.template
        key = pattern_key(template) if isinstance(template, TemplateTemplateParm) else template
        return (key, tuple(pattern_key(arg) for arg in pattern.args))
    if isinstance(pattern, DependentExpr):
        return _shape_key(pattern.shape) if pattern.shape else pattern
    if isinstance(pattern, PackExpansion):
        return ("...", pattern_key(pattern.pattern))
    if isinstance(pattern, PatternPack):
        return ("pack", tuple(pattern_key(arg) for arg in pattern.args))
    if isinstance(pattern, TemplateTemplateParm):
        return ("C", pattern.index)
    if isinstance(pattern, DependentNameType):
        return ("::", pattern.name, pattern_key(pattern.qualifier))
    return pattern.canonical if isinstance(pattern, Type) else pattern


def _shape_key(shape: Any) -> object:
    """Equal for two values that mean the same in terms of their parameters' numbers."""
    if isinstance(shape, tuple):
        return tuple(map(_shape_key, shape))
    return pattern_key(shape) if isinstance(shape, Type) else shape


# ---------------------------------------------------------------- declarations


class TemplateParm:
    """A parameter: a type, or a value of a type (`value_type` is the syntax of that type, a tree.DeclSpec), or a
    template (`template_parms` are the parameters of that).  `default` is the syntax of its default; `is_type` tells
    types from others.  `pattern`: the type of a value that depends on other parameters, of function templates."""

    __slots__ = ("loc", "name", "index", "is_type", "value_type", "default", "pattern", "type", "is_pack",
                 "template_parms")

    def __init__(self, loc: Loc, name: str, index: int, value_type: Any, default: Any, is_pack: bool = False,
                 template_parms: list[TemplateParm] | None = None) -> None:
        self.loc = loc
        self.name = name
        self.index = index
        self.is_pack = is_pack
        self.template_parms = template_parms
        self.is_type = value_type is None and template_parms is None
        self.value_type = value_type
        self.default = default
        self.pattern: Type | None = None
        self.type: Type | None = None  # of a value that depends on nothing, of function templates


class TemplateParmDecl(NamedDecl):
    """A parameter as it is found by name while dependent types are made; `pattern` is what it stands for."""

    __slots__ = ("pattern",)

    def __init__(self, loc: Loc, name: str, pattern: PatternArgument) -> None:
        super().__init__(loc, name)
        self.pattern = pattern


class TemplateTemplateParm:
    """A template parameter that is a template itself, with parameters `parms`, in a dependent type."""

    __slots__ = ("index", "name", "is_pack", "parms")

    def __init__(self, index: int, name: str, is_pack: bool, parms: list[TemplateParm]) -> None:
        self.index = index
        self.name = name
        self.is_pack = is_pack
        self.parms = parms

    def __str__(self) -> str:
        return self.name


class PackDecl(NamedDecl):
    """A parameter pack inside of an instance: `elements` is what each of its elements is by itself; None while the
    template itself is looked at.  `kind`: "type", "value" or "template" parameters, or function "parm"ameters."""

    __slots__ = ("elements", "kind")

    def __init__(self, loc: Loc, name: str, elements: list[NamedDecl] | None, kind: str) -> None:
        super().__init__(loc, name)
        self.elements = elements
        self.kind = kind


class NonTypeTemplateParmDecl(NamedDecl):
    """A non-type parameter inside of an instance: a constant."""

    __slots__ = ("value",)

    def __init__(self, loc: Loc, name: str, value: TemplateValue) -> None:
        super().__init__(loc, name)
        self.value = value


class TemplateDecl(NamedDecl):
    """A template of any kind, `begin` to `end` being its whole text. `home`: the sema scope it is declared in.
    `node`: the syntax of what it makes.  `visible`: the number of file-scope declarations that came before its
    definition (lookups from an instance do not see later ones)."""

    __slots__ = ("parms", "node", "home", "visible")

    def __init__(self, loc: Loc, name: str, parms: list[TemplateParm], node: Any, home: Any) -> None:
        super().__init__(loc, name, home.path)
        self.parms = parms
        self.node = node
        self.home = home
        self.visible = 0


# The templates among the arguments are for template template parameters.
TemplateArgument = Type | TemplateValue | TemplatePack | TemplateDecl
# What stands for an argument in a dependent type.
PatternArgument = (TemplateArgument | TemplateValueParm | TemplateTemplateParm | DependentExpr | PackExpansion
                   | PatternPack)


class FunctionTemplateDecl(TemplateDecl):
    """`result` and `params` are the signature in terms of the parameters; `modifiers` those of `params`.
    `is_defined`: `node` has a body.  `instances`: what was made so far, by arguments.  `names`: the parameters of the
    class template and its own, as a definition outside of the class names them."""

    __slots__ = ("result", "params", "modifiers", "required", "is_defined", "instances", "record", "names")

    def __init__(self, loc: Loc, name: str, parms: list[TemplateParm], node: Any, home: Any) -> None:
        super().__init__(loc, name, parms, node, home)
        self.result: Type | None = None
        self.params: list[Type | PackExpansion] = []
        self.modifiers: list[str] = []
        self.required = 0  # parameters without a default
        self.is_defined = False
        self.instances: dict[tuple[object, ...], FunctionDecl | None] = {}
        self.record: RecordDecl | None = None
        self.names: tuple[list[TemplateParm], list[TemplateParm]] | None = None

    @property
    def key(self) -> object:
        """Equal for redeclarations of one template."""
        kinds = tuple((parm.is_type, parm.is_pack) for parm in self.parms)
        return (kinds, pattern_key(self.result), tuple(map(pattern_key, self.params)),
                tuple(modifier != "in" for modifier in self.modifiers))


class ClassTemplateDecl(TemplateDecl):
    """`node` is the tree.RecordDecl, None while it is only declared.  `partial`: its partial specialisations.
    `instances`: those made and those specialised by hand, by arguments.  `out_of_line`: methods defined outside."""

    __slots__ = ("partial", "instances", "tag", "out_of_line")

    def __init__(self, loc: Loc, name: str, parms: list[TemplateParm], node: Any, home: Any) -> None:
        super().__init__(loc, name, parms, node, home)
        self.partial: list[PartialSpecialization] = []
        self.instances: dict[tuple[object, ...], RecordDecl] = {}
        self.out_of_line: list[OutOfLineMember] = []
        self.tag = "struct"


class PartialSpecialization(NamedDecl):
    """`template <typename T> struct P<vector<T, 2> > {...}`: `args` are its patterns."""

    __slots__ = ("parms", "args", "node", "visible")

    def __init__(self, name: str, parms: list[TemplateParm], args: tuple[PatternArgument, ...], node: Any,
                 visible: int) -> None:
        super().__init__(node.loc, name)
        self.parms = parms
        self.args = args
        self.node = node
        self.visible = visible


class OutOfLineMember(NamedDecl):
    """`template <typename T> T P<T>::get() {...}`: a method of a class template, defined outside of it; or a static
    member, then `spec` is the tree.SimpleDecl and `body` None."""

    __slots__ = ("parms", "spec", "declarator", "body", "inner")

    def __init__(self, loc: Loc, name: str, parms: list[TemplateParm], spec: Any, declarator: Any, body: Any) -> None:
        super().__init__(loc, name)
        self.inner: list[TemplateParm] = []  # of a member template
        self.parms = parms
        self.spec = spec
        self.declarator = declarator
        self.body = body


class TypeAliasTemplateDecl(TemplateDecl):
    """`template <typename T> using V = vector<T, 2>;`."""

    __slots__ = ()


class TemplateInfo:
    """How a function came out of a template (`FunctionDecl.template`)."""

    __slots__ = ("decl", "args", "is_explicit")

    def __init__(self, decl: FunctionTemplateDecl, args: tuple[TemplateArgument, ...], is_explicit: bool) -> None:
        self.decl = decl
        self.args = args
        self.is_explicit = is_explicit


def instances_of(decl: Decl) -> list[Decl]:
    """The functions and records that came out of a template, in the order in which they were first needed."""
    if isinstance(decl, FunctionTemplateDecl):
        return [instance for instance in decl.instances.values()
                if instance is not None and instance.template is not None and not instance.template.is_explicit]
    if isinstance(decl, ClassTemplateDecl):
        return [instance for instance in decl.instances.values() if instance.loc == decl.loc]
    return []


def names_instance_template(record: RecordDecl, name: Any) -> bool:
    """Inside of an instance `P<int>`, does `name` (a tree.QualifiedName) mean the template `P` by its arguments?"""
    part = name.parts[-1]
    return part.template_args is not None and isinstance(record.name, SpecializationName) and (
        part.name == record.name.template)
