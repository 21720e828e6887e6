"""The output arrays of mesh shaders: they can be written, and nothing else.

No Clang counterpart: Clang 22 has no mesh shaders; the rules are DXC's (lib/HLSL/HLSignatureLower.cpp).
Differs: DXC finds some of the wrong uses in its validator only; handing a whole array to a function must wait.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CompoundAssignOperator,
    DeclRefExpr,
    Expr,
    HLSLOutArgExpr,
    ParenExpr,
    referenced_variable,
)
from hlslfe.ast.mesh_output import MESH_ROLES, is_mesh_output, mesh_output_parts
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.walk import children, walk
from hlslfe.sema.base import SemaBase
from hlslfe.sema.side_effects import has_side_effects


def check_mesh_outputs(sema: SemaBase, entry: EntryPoint) -> bool:
    """Whether each use of an output array of `entry` is the target of an assignment that is a statement, or of an out
    parameter."""
    if not any(param.role in MESH_ROLES for param in entry.function.params) or entry.function.body is None:
        return True
    allowed: set[int] = set()
    wrong: dict[int, str] = {}  # place -> name; an argument of an out parameter is met more than once
    todo: list[tuple[Stmt, bool]] = [(entry.function.body, True)]  # node, is its value unused
    while todo:
        node, is_unused = todo.pop()
        if isinstance(node, BinaryOperator) and is_unused and node.op == "=":
            if not isinstance(node, CompoundAssignOperator):
                allowed.update(map(id, mesh_output_parts(node.lhs)[:1]))
        elif isinstance(node, CallExpr):
            allowed.update(id(target) for target in _out_arguments(node))
        elif isinstance(node, DeclRefExpr) and is_mesh_output(node) and id(node) not in allowed:
            wrong[node.loc] = node.decl.name
        below = not isinstance(node, Expr) or (isinstance(node, ParenExpr) and is_unused)
        todo += [(child, below) for child in reversed(list(children(node)))]
    for loc, name in wrong.items():
        sema.diags.report(loc, "err_hlsl_mesh_output_access", name)
    return not wrong


def _out_arguments(call: CallExpr) -> list[Expr]:
    """The output arrays that out parameters of a call write parts of.

    The subscripts are computed again for the store behind the call, so the call must not change what they are made of.
    """
    outs = [arg for arg in call.args if isinstance(arg, HLSLOutArgExpr)]
    changed = {referenced_variable(arg.argument.source) for arg in outs}
    found: list[Expr] = []
    for arg in outs:
        source = arg.argument.source
        parts = mesh_output_parts(source)
        if len(parts) < 2 or arg.is_inout or has_side_effects(source):
            continue
        used = [node.decl for node in walk(source) if isinstance(node, DeclRefExpr) and node is not parts[0]]
        if all(isinstance(decl, VarDecl) and decl.is_local and decl not in changed for decl in used):
            found.append(parts[0])
    return found
