"""Patches and output streams: their types from names and template arguments, and the methods of streams.

No Clang counterpart: Clang 22 lacks these classes; the rules are DXC's (tools/clang/lib/Sema/SemaHLSL.cpp).
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import CallExpr, Expr, RecoveryExpr
from hlslfe.ast.stage_types import (
    INPUT_PATCH,
    MAX_CONTROL_POINTS,
    OUTPUT_PATCH,
    STREAM_METHODS,
    STREAM_TOPOLOGIES,
    PatchType,
    StreamDecl,
)
from hlslfe.ast.types import VOID, RecordType, Type, scalar_of
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase

PATCHES = (INPUT_PATCH, OUTPUT_PATCH)


def _stream(sema: SemaBase, template: str, element: Type) -> StreamDecl:
    """The one record for this template and element type."""
    key = (template, element.canonical)
    found = sema.context.streams.get(key)
    if isinstance(found, StreamDecl):
        return found
    made = sema.context.streams[key] = StreamDecl(template, element)
    for name in STREAM_METHODS:
        method = FunctionDecl(0, name, sema.context.function(VOID, (), ()), [], (*made.scope, made.name))
        method.record = made
        made.methods.append(method)
    return made


def stage_type(sema: SemaBase, template: str, part: tree.NamePart) -> Type | None:
    """The type that `template` makes of the arguments in `part`; None after an error."""
    args = part.template_args or []
    wanted = 2 if template in PATCHES else 1
    if len(args) != wanted:
        loc = args[wanted].loc if len(args) > wanted else part.loc
        sema.diags.report(loc, "err_template_arg_list_different_arity", template)
        return None
    if not isinstance(args[0], tree.TypeName):
        sema.diags.report(args[0].loc, "err_template_arg_must_be_type")
        return None
    element = sema.resolve_type_name(args[0])
    if element is None:
        return None
    if scalar_of(element) is None and not isinstance(element.canonical, RecordType):
        sema.diags.report(part.loc, "err_hlsl_stage_element_type", template, element.quoted())
        return None
    if template in STREAM_TOPOLOGIES:
        return _stream(sema, template, element).type
    size = _patch_size(sema, args[1])
    if size is None:
        return None
    return PatchType(template, element, size, sema.context.array(element, size))


def _patch_size(sema: SemaBase, arg: tree.TypeName | tree.Expr) -> int | None:
    if isinstance(arg, tree.TypeName):
        sema.diags.report(arg.loc, "err_template_arg_must_be_expr")
        return None
    expr = sema.act_on_expr(arg)
    if isinstance(expr, RecoveryExpr):
        return None
    size = sema.evaluate_integer(expr)
    if size is None:
        sema.diags.report(expr.begin, "err_expr_not_cce")
    elif not 1 <= size <= MAX_CONTROL_POINTS:
        sema.diags.report(expr.begin, "err_hlsl_control_points_out_of_range", size, MAX_CONTROL_POINTS)
    else:
        return size
    return None


def call_stream_method(sema: SemaBase, node: tree.CallExpr, callee: tree.MemberExpr, base: Expr,
                       args: list[Expr]) -> Expr:
    """`stream.Append(vertex)` or `stream.RestartStrip()`; a RecoveryExpr after an error."""
    record = base.type.canonical
    assert isinstance(record, RecordType) and isinstance(record.decl, StreamDecl)
    name = callee.name.name
    method = next((method for method in record.decl.methods if method.name == name), None)
    failed = RecoveryExpr(node.loc, node.begin, node.end, [base, *args])
    if method is None:
        sema.diags.report(callee.name.loc, "err_no_member", name, str(record))
        return failed
    wanted = 1 if name == "Append" else 0
    if len(args) != wanted:
        sema.diags.report(node.loc, "err_ovl_no_viable_function_in_call", name)
        sema.diags.report(node.loc, "note_ovl_candidate_arity", name, str(wanted), len(args))
        return failed
    values = [sema.implicit_convert(arg, record.decl.element, arg.begin, "passing") for arg in args]
    if any(isinstance(value, RecoveryExpr) for value in values):
        return failed
    return CallExpr(node.loc, node.begin, node.end, VOID, method, values, base)
