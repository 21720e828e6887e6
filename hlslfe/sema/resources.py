"""Resource classes: made from basic.resource_table when a program names them, their methods when it looks for these.

Mirrors clang/lib/Sema/HLSLExternalSemaSource.cpp: HLSLExternalSemaSource::CompleteType, setupBufferType and
clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: BuiltinTypeDeclBuilder, BuiltinTypeMethodBuilder.
Differs: the class for one element type is made at once, without a template; a program without resources pays nothing.
"""

from __future__ import annotations

from hlslfe.ast.buffer_layout import unsupported_part
from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl, RecordDecl, holds_resource
from hlslfe.ast.expr import CallExpr, Expr
from hlslfe.ast.resources import (
    NAME_POINTER,
    ResourceDecl,
    ResourceMethodDecl,
    resource_of,
)
from hlslfe.ast.template import FunctionTemplateDecl, TemplateInfo, TemplateParm, TemplateTypeParmType
from hlslfe.ast.types import (
    BUILTIN_TYPES,
    DEPENDENT,
    UINT,
    VOID,
    ArrayType,
    BuiltinType,
    RecordType,
    ReferenceType,
    Type,
    TypedefType,
    VectorType,
    matrix_layout,
    scalar_of,
    unqualified_type,
)
from hlslfe.basic.resource_rows import Kind, Method
from hlslfe.basic.resource_table import (
    ASSIGN,
    BINDERS,
    CLANG_CLASSES,
    CONSTRUCT,
    CONTENTS,
    COPY,
    KINDS,
    METHODS,
)
from hlslfe.basic.source import Loc
from hlslfe.basic.texture_table import LEVEL_SUFFIX
from hlslfe.parse import tree
from hlslfe.sema.builtin_types import LIBRARY_NAMES, builtin_type
from hlslfe.sema.scope import Scope, SemaLookup
from hlslfe.sema.type_size import is_complete, type_size

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.sema.type_spec import SemaTypes

_TYPED_BYTES = 16  # of an element of Buffer and its kin, at most
_ELEMENT_RULES: dict[str, str] = {
    "typed": "scalars and vectors of up to 4 numbers and 16 bytes",
    "structured": "any type without resources that has a size",
    "constants": "any struct without resources",
}


class MethodNames(dict[str, list[NamedDecl]]):
    """The names in the scope of a resource class: methods are declared when somebody looks for them."""

    __slots__ = ("sema", "record")

    def __init__(self, sema: SemaLookup, record: ResourceDecl) -> None:
        super().__init__()
        self.sema = sema
        self.record = record

    def get(self, name: str, default: object = None) -> list[NamedDecl]:
        """The declarations of a name, [] for none."""
        found = super().get(name)
        if found is None:
            found = [declare_method(self.sema, self.record, row) for group in self.record.kind.methods
                     for row in METHODS[group] if row.name == name and not row.is_template]
            if found:
                self[name] = found
            self.record.methods += found  # type: ignore[arg-type]
        return found


def method_names(record: ResourceDecl) -> tuple[str, ...]:
    """The names of all methods of a class, `mips` and `sample` included; none of operators."""
    names = {row.name.removesuffix(LEVEL_SUFFIX) for group in record.kind.methods for row in METHODS[group]}
    return tuple(sorted(name for name in names if name.isidentifier()))


# ---------------------------------------------------------------- types


def resource_type(sema: SemaTypes, name: str, part: tree.NamePart) -> Type | None:
    """The type that the class `name` makes of the template arguments in `part`; None after an error."""
    kind = KINDS[name]
    args = part.template_args
    if name not in CLANG_CLASSES:
        sema.diags.report(part.loc, "warn_hlsl_portability", 0, f"'{name}'")
    if not kind.is_template:
        if args is None:
            return TypedefType(name, resource_class(sema, kind, None).type)
        sema.diags.report(part.loc, "err_not_a_template", name)
        return None
    if kind.value and not kind.element:
        return _type_of_value(sema, kind, part)
    if not args:
        return _default_type(sema, kind, part)
    if len(args) > (2 if kind.value else 1):
        sema.diags.report(args[-1].loc, "err_template_arg_list_different_arity", name)
        return None
    value = _value(sema, args[1], part) if len(args) > 1 else 0
    if value is None:
        return None
    if not isinstance(args[0], tree.TypeName):
        sema.diags.report(args[0].loc, "err_template_arg_must_be_type")
        return None
    element = sema.resolve_type_name(args[0])
    if element is None or element.canonical is DEPENDENT or not _check_element(sema, kind, element, part):
        return None
    written = f"{name}<{element}, {value}>" if len(args) > 1 else f"{name}<{element}>"
    return TypedefType(written, resource_class(sema, kind, element.unqualified, value).type)


def _value(sema: SemaTypes, arg: tree.TypeName | tree.Expr, part: tree.NamePart) -> int | None:
    """The number between `<>`."""
    if isinstance(arg, tree.TypeName):
        sema.diags.report(arg.loc, "err_template_arg_must_be_expr")
        return None
    return sema.integral_constant(sema.act_on_expr(arg), "err_typecheck_converted_constant_expression",
                                  "err_expr_not_cce")


def _type_of_value(sema: SemaTypes, kind: Kind, part: tree.NamePart) -> Type | None:
    """A class that a number makes: FeedbackTexture2D, RayQuery."""
    args = part.template_args
    if not args:
        sema.diags.report(part.loc, "err_template_missing_args", kind.name)
        return None
    if len(args) > 1:
        sema.diags.report(args[1].loc, "err_template_arg_list_different_arity", kind.name)
        return None
    value = _value(sema, args[0], part)
    return None if value is None else (
        TypedefType(f"{kind.name}<{value}>", resource_class(sema, kind, None, value).type))


def _default_type(sema: SemaTypes, kind: Kind, part: tree.NamePart) -> Type | None:
    """The class without `<>`: of float4, where DXC has it so."""
    if not kind.default:
        sema.diags.report(part.loc, "err_template_missing_args", kind.name)
        return None
    sema.diags.report(part.loc, "warn_hlsl_portability", 0, f"'{kind.name}' without its element type")
    element = builtin_type(kind.default, sema.context, sema.options)
    assert element is not None
    return TypedefType(f"{kind.name}<{kind.default}>", resource_class(sema, kind, element).type)


def _check_element(sema: SemaTypes, kind: Kind, element: Type, part: tree.NamePart) -> bool:
    """May a resource of this kind hold such elements?"""
    canonical = element.canonical
    if isinstance(canonical, RecordType) and not canonical.decl.is_complete:
        return sema.require_complete(part.loc, element, "err_incomplete_type_used_in_type_trait_expr")
    fits = is_typed_element(canonical) if kind.element == "typed" else (
        is_complete(canonical) and not holds_resource(canonical))
    fits &= kind.element != "constants" or isinstance(canonical, RecordType)
    if fits and kind.element == "constants" and unsupported_part(canonical):
        sema.diags.report(part.loc, "err_not_supported_yet", f"{unsupported_part(canonical)} in a constant buffer")
        return False
    if not fits:
        sema.diags.report(part.loc, "err_template_arg_list_constraints_not_satisfied", 1, kind.name, element.quoted())
        sema.diags.report(part.loc, "note_concept_specialization_constraint_evaluated_to_false",
                          _ELEMENT_RULES[kind.element])
    return fits


def is_typed_element(type: Type) -> bool:
    """A number, or a vector of up to four that fits into 16 bytes."""
    canonical = type.canonical
    if not isinstance(canonical, (BuiltinType, VectorType)):
        return False
    scalar = scalar_of(canonical)
    if scalar is None or scalar.category == "bool":
        return False
    size = canonical.size if isinstance(canonical, VectorType) else 1
    return size <= 4 and size * scalar.bits <= 8 * _TYPED_BYTES


def resource_class(sema: SemaLookup, kind: Kind, element: Type | None, value: int = 0) -> ResourceDecl:
    """The one class of this kind with this element type and number."""
    key = (f"{kind.name} {value}", VOID if element is None else element.canonical)
    found = sema.context.resources.get(key)
    if isinstance(found, ResourceDecl):
        return found
    template = sema.hlsl_scope.names.get(kind.name)
    record = ResourceDecl(kind, None if element is None else element.canonical, template[0] if template else None,
                          value)
    sema.context.resources[key] = record
    if kind.element not in ("typed", "constants") and element is not None:
        sema.unit.is_filled_by_host |= isinstance(element.canonical, (ArrayType, RecordType))
    scope = Scope("record", sema.hlsl_scope, (*record.scope, record.name))
    scope.record = record
    scope.names = MethodNames(sema, record)
    sema.scopes_of[record] = scope
    record.copy_constructors = tuple(declare_method(sema, record, row) for row in COPY)
    record.copy_assignment = declare_method(sema, record, ASSIGN)
    if kind.form == "raw" and element is not None:
        record.stride = type_size(element, sema.options.native_half) or 0
    record.constructors = tuple(declare_method(sema, record, row) for row in CONSTRUCT)
    return record


# ---------------------------------------------------------------- methods


def declare_method(sema: SemaLookup, record: ResourceDecl, row: Method, argument: Type | None = None) -> (
        ResourceMethodDecl):
    """The method of a row; `argument` is what `U` stands for in it."""
    params: list[ParmVarDecl] = []
    for written in row.params.split(", ") if row.params else ():
        modifier, type_name, name = _split_parameter(written)
        type = signature_type(sema, record, type_name, argument)
        params.append(ParmVarDecl(0, name, type, modifier, len(params)))
    type = sema.context.function(
        signature_type(sema, record, row.result, argument), tuple(param.type for param in params),
        tuple(param.modifier for param in params), row.is_const)
    name = row.name if row.name == "operator[]" else row.name.removesuffix(LEVEL_SUFFIX)
    return ResourceMethodDecl(record, row, type, params, name)


def _split_parameter(written: str) -> tuple[str, str, str]:
    """`out uint dim` as modifier, type and name."""
    type, _, name = written.rpartition(" ")
    return ("out", type.removeprefix("out "), name) if type.startswith("out ") else ("in", type, name)


def signature_type(sema: SemaLookup, record: ResourceDecl, written: str, argument: Type | None) -> Type:
    """A type as the table writes it."""
    if written.startswith("constant "):
        assert record.element is not None
        return ReferenceType(record.element, in_buffer=True)
    if written.endswith("&"):
        written = written.removesuffix("&")
        pointee = signature_type(sema, record, written.removeprefix("const "), argument)
        pointee = pointee.with_const() if written.startswith("const ") else pointee
        return sema.context.references.get(pointee) or sema.context.references.setdefault(
            pointee, ReferenceType(pointee))
    element = record.element
    if written == "T":
        assert element is not None
        return element
    if written == "class":
        return record.type
    if written == "U":
        assert argument is not None
        return argument
    if written in ("S", "S4"):
        scalar = None if element is None else scalar_of(element)
        assert scalar is not None
        return scalar if written == "S" else sema.context.vector(scalar, 4)
    return _named_type(sema, record, written)


def _named_type(sema: SemaLookup, record: ResourceDecl, written: str) -> Type:
    """A scalar, a vector, a coordinate (`floatN`), a sampler or the name of a resource."""
    if written == "name":
        return NAME_POINTER
    if written in KINDS:
        return resource_class(sema, KINDS[written], None).type
    if written in LIBRARY_NAMES:
        decl = sema.lookup_in(sema.hlsl_scope, written)[0]
        assert isinstance(decl, RecordDecl)
        return decl.type
    if written in BUILTIN_TYPES:
        return BUILTIN_TYPES[written]
    _, with_slice, spatial = record.kind.shape
    sizes = {"N": with_slice, "D": spatial, "M": with_slice + 1}
    if written[-1] in sizes:
        size = sizes[written[-1]]
        scalar = BUILTIN_TYPES[written[:-1]]
        return scalar if size == 1 else sema.context.vector(scalar, size)
    found = builtin_type(written, sema.context, sema.options)
    assert found is not None, written
    return found


def method_candidates(sema: SemaLookup, record: RecordDecl, name: tree.QualifiedName, args: list[Expr]) -> (
        list[NamedDecl] | None):
    """What `resource.name(args)` may mean, instances of method templates included; None after an error."""
    assert isinstance(record, ResourceDecl)
    written = name.parts[-1].template_args
    rows = [row for group in record.kind.methods for row in METHODS[group] if row.name == name.name and row.is_template]
    if written is None:
        if rows and not all(_has_default_layout(sema, arg.begin, arg.type) for arg in args):
            return None
        found = list(sema.scopes_of[record].names.get(name.name, []))
        for row in rows:
            argument = _deduced(row, args)
            if argument is not None:
                found.append(_instance(sema, record, row, argument))
        return found
    if not rows:
        sema.diags.report(name.loc, "err_not_a_template", name.name)
        return None
    if len(written) != 1 or not isinstance(written[0], tree.TypeName):
        sema.diags.report(name.loc, "err_template_arg_must_be_type")
        return None
    type = sema.resolve_type_name(written[0])
    if type is None or not _check_argument(sema, name, type) or not _has_default_layout(sema, name.loc, type):
        return None
    return [_instance(sema, record, row, type) for row in rows]


def _has_default_layout(sema: SemaLookup, loc: Loc, type: Type) -> bool:
    """The instance of a method forgets how a matrix lies; one that lies in the other way would be turned round."""
    if matrix_layout(type) in (None, sema.options.row_major):
        return True
    what = "a matrix that does not lie as matrices do by default, in a buffer of bytes,"
    sema.diags.report(loc, "err_not_supported_yet", what)
    return False


def _check_argument(sema: SemaLookup, name: tree.QualifiedName, type: Type) -> bool:
    if is_complete(type) and not holds_resource(type):
        return True
    sema.diags.report(name.loc, "err_template_arg_list_constraints_not_satisfied", 1, name.name, type.quoted())
    return False


def _deduced(row: Method, args: list[Expr]) -> Type | None:
    """What `U` has to be for these arguments; None where nothing tells, or where another overload says so anyway."""
    for written, arg in zip(row.params.split(", "), args, strict=False):
        if written.startswith("U "):
            type = unqualified_type(arg.type).canonical
            if written == "U texture":
                return type if _is_texture(row, type) else None
            return None if type in (UINT, DEPENDENT, VOID) or not is_complete(type) or holds_resource(type) else type
    return None


def _is_texture(row: Method, type: Type) -> bool:
    """May feedback be about it: Texture2D or Texture2DArray, as its coordinates say?"""
    record = resource_of(type)
    return record is not None and record.kind.name in ("Texture2D", "Texture2DArray")


def _instance(sema: SemaLookup, record: ResourceDecl, row: Method, argument: Type) -> FunctionDecl:
    """The method of a template row for one argument."""
    key = (row, argument.canonical)
    found = record.instances.get(key)
    if found is None:
        sema.unit.is_filled_by_host |= isinstance(argument.canonical, (ArrayType, RecordType))
        parm = TemplateTypeParmType(0, "element_type")
        template = FunctionTemplateDecl(0, row.name, [TemplateParm(0, "element_type", 0, None, None)], None,
                                        sema.scopes_of[record])
        pattern = declare_method(sema, record, row, parm)
        template.result, template.params = pattern.result, [param.type for param in pattern.params]
        template.modifiers = [param.modifier for param in pattern.params]
        found = record.instances[key] = declare_method(sema, record, row, argument.canonical)
        found.template = TemplateInfo(template, (argument.canonical,), True)
        found.linkage = "inline"
    return found


def binder(sema: SemaLookup, record: ResourceDecl, has_register: bool) -> ResourceMethodDecl:
    """The static function that makes such a resource from its binding."""
    row = BINDERS[has_register, record.kind.has_counter]
    found = record.binders.get(row)
    if found is None:
        found = record.binders[row] = declare_method(sema, record, row)
    assert isinstance(found, ResourceMethodDecl)
    return found


def contents_of(sema: SemaLookup, expr: Expr) -> Expr:
    """What lies in the ConstantBuffer or TextureBuffer `expr`: a place that nobody writes to."""
    record = resource_of(expr.type)
    assert record is not None and record.element is not None
    found = record.binders.get(CONTENTS)
    if found is None:
        found = record.binders[CONTENTS] = declare_method(sema, record, CONTENTS)
    call = CallExpr(expr.loc, expr.begin, expr.end, record.element, found, [], expr)
    call.is_lvalue = True
    return call
