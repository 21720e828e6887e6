"""Direct calls of Clang's builtins: their arguments must have the types that they want, nothing is converted.

Mirrors clang/lib/Sema/SemaChecking.cpp: Sema::BuiltinElementwiseMath, Sema::PrepareBuiltinElementwiseMathOneArgCall and
clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::CheckBuiltinFunctionCall.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.types import BuiltinType
from hlslfe.basic.builtins import Builtin
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import arithmetic_element, vector_size
from hlslfe.sema.intrinsics import LANES, BuiltinDecl, Overload, select_shapes

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.sema.intrinsic_calls import SemaIntrinsicCalls


def call_direct_builtin(sema: SemaIntrinsicCalls, node: tree.CallExpr, decl: BuiltinDecl,
                        args: list[Expr]) -> tuple[FunctionDecl, list[Expr]] | None:
    """The overload that the arguments say, and these as rvalues; None after an error."""
    row = decl.row
    if len(args) != len(row.params):
        id = "err_typecheck_call_too_few_args" if len(args) < len(row.params) else "err_typecheck_call_too_many_args"
        loc = node.end if len(args) < len(row.params) else args[len(row.params)].begin
        sema.diags.report(loc, id, decl.name, len(row.params), len(args))
        return None
    args = [sema.mask_to_bool(arg) if sema.is_lane_mask(arg) else arg for arg in args]
    args = [sema.default_lvalue_conversion(arg) for arg in args]
    shapes = row.params
    if row.name == "select":
        shapes = select_shapes([arg.type for arg in args])
    leader: Expr | None = None
    for arg, shape in zip(args, shapes, strict=True):
        element = arithmetic_element(arg.type)
        wanted = row.overloads if shape == "T" else None
        if element is None or (wanted and _kind(element) not in wanted) or not _has_size(row, arg, shape):
            sema.diags.report(arg.begin, "err_builtin_invalid_arg_type", decl.name, arg.type.quoted())
            return None
        if shape == "T" and leader is not None and leader.type.canonical is not arg.type.canonical:
            sema.diags.report(node.loc, "err_typecheck_call_different_arg_types", leader.type.quoted(),
                              arg.type.quoted())
            return None
        leader = arg if shape == "T" and leader is None else leader
    kind, size = "", 1
    if leader is not None:
        element = arithmetic_element(leader.type)
        assert element is not None
        kind, size = _kind(element), max(vector_size(leader.type), 1)
    function = sema.intrinsic_function(Overload(row, kind if row.overloads else "", size, shapes))
    function.name = decl.name
    converted = [sema.implicit_convert(arg, param.type, arg.begin, "passing")
                 for arg, param in zip(args, function.params, strict=True)]
    return function, converted


def _kind(element: BuiltinType) -> str:
    return {"longlong": "long", "ulonglong": "ulong"}.get(element.kind, element.kind)


def _has_size(row: Builtin, arg: Expr, shape: str) -> bool:
    """Is a vector as long as the builtin wants it?"""
    if shape not in LANES:
        return True
    return max(vector_size(arg.type), 1) in row.sizes
