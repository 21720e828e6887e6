"""Names of namespace hlsl that are neither intrinsics nor classes of resources: constants, structs of ray tracing, and
the heaps of descriptors.

No Clang counterpart: Clang has none of them; they are DXC's.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumConstantDecl, FieldDecl, NamedDecl, RecordDecl, VarDecl
from hlslfe.ast.expr import CallExpr, ConditionalOperator, CXXConstructExpr, Expr, ParenExpr, RecoveryExpr
from hlslfe.ast.resources import HEAPS, HeapDecl, HeapElementDecl, ResourceDecl
from hlslfe.ast.types import UINT, Type
from hlslfe.basic.ray_table import CONSTANTS, RAY_STRUCTS
from hlslfe.basic.resource_table import FROM_HEAP
from hlslfe.basic.source import Loc
from hlslfe.sema.builtin_types import builtin_type
from hlslfe.sema.scope import Scope, SemaLookup

_HEAP_MODEL = (6, 6)


def library_name(sema: SemaLookup, name: str) -> NamedDecl | None:
    """The declaration of a name that sema.builtin_types lists in LIBRARY_NAMES; None where the model lacks it."""
    if name in CONSTANTS:
        return EnumConstantDecl(0, name, UINT, CONSTANTS[name], None, ("hlsl",))
    if name in RAY_STRUCTS:
        return _ray_struct(sema, name)
    if name in HEAPS and sema.options.target.shader_model >= _HEAP_MODEL:
        heap = HeapDecl(name)
        sema.scopes_of[heap] = Scope("record", sema.hlsl_scope, (*heap.scope, heap.name))
        return VarDecl(0, name, heap.type, "static", ("hlsl",))
    return None


def _ray_struct(sema: SemaLookup, name: str) -> RecordDecl:
    record = RecordDecl(0, name, "struct", ("hlsl",))
    scope = Scope("record", sema.hlsl_scope, (*record.scope, name))
    scope.record = record
    for type_name, field_name in RAY_STRUCTS[name]:
        type = builtin_type(type_name, sema.context, sema.options) or _scalar(type_name)
        field = FieldDecl(0, field_name, type, len(record.fields), record)
        record.fields.append(field)
        record.members.append(field)
        scope.names[field_name] = [field]
    record.is_complete = True
    sema.scopes_of[record] = scope
    return record


def _scalar(name: str) -> Type:
    from hlslfe.ast.types import BUILTIN_TYPES

    return BUILTIN_TYPES[name]


# ---------------------------------------------------------------- heaps of descriptors


def heap_element(base: Expr, index: Expr, loc: Loc, end: Loc) -> Expr:
    """`ResourceDescriptorHeap[index]`: something that becomes whatever resource it is wanted as."""
    heap = base.type.canonical.decl  # type: ignore[attr-defined]
    assert isinstance(heap, HeapDecl)
    return CallExpr(loc, base.begin, end, heap.element.type, heap.subscript, [index])


def from_heap(sema: SemaLookup, expr: Expr, record: ResourceDecl, type: Type) -> Expr:
    """What was taken from a heap, as a resource of this class."""
    if isinstance(expr, ParenExpr):
        return from_heap(sema, expr.sub, record, type)
    if isinstance(expr, CXXConstructExpr):
        return from_heap(sema, expr.source, record, type)
    if isinstance(expr, ConditionalOperator):
        lhs, rhs = from_heap(sema, expr.lhs, record, type), from_heap(sema, expr.rhs, record, type)
        return ConditionalOperator(expr.loc, expr.begin, expr.end, type, expr.cond, lhs, rhs, False)
    if not isinstance(expr, CallExpr):
        sema.diags.report(expr.loc, "err_not_supported_yet", "this use of a descriptor heap")
        return RecoveryExpr(expr.loc, expr.begin, expr.end, [expr])
    element = expr.type.canonical.decl  # type: ignore[attr-defined]
    assert isinstance(element, HeapElementDecl)
    if element.of_samplers != (record.kind.form == "sampler"):
        sema.diags.report(expr.loc, "warn_hlsl_wrong_heap", int(element.of_samplers), type.quoted())
    found = record.binders.get(FROM_HEAP)
    if found is None:
        from hlslfe.sema.resources import declare_method

        found = record.binders[FROM_HEAP] = declare_method(sema, record, FROM_HEAP)
    return CallExpr(expr.loc, expr.begin, expr.end, type, found, expr.args)
