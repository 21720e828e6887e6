"""The output arrays of mesh shaders: they can be written, and nothing else.

No Clang counterpart: Clang 22 has no mesh shaders; the rules are DXC's (lib/HLSL/HLSignatureLower.cpp).
Differs: DXC inlines everything before it looks, and finds some of the wrong uses in its validator only.  Here functions
that get a whole array are looked at once for each set of their parameters that are such arrays.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, FunctionDecl, VarDecl
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
from hlslfe.ast.mesh_output import MESH_ROLES, is_mesh_output, mesh_output_parts, whole_outputs
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.walk import children, walk
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase
from hlslfe.sema.side_effects import has_side_effects

Outputs = dict[Decl, str]  # output arrays and their roles


def check_mesh_outputs(sema: SemaBase, entry: EntryPoint) -> bool:
    """Whether each use of an output array of `entry` is the target of an assignment that is a statement, or of an out
    parameter; also in the functions that get a whole array."""
    function = entry.function
    outputs: Outputs = {param: param.role for param in function.params if param.role in MESH_ROLES}
    todo = [(function, outputs)] if outputs else []
    seen: set[object] = set()
    wrong: dict[Loc, str] = {}  # place -> name; an argument of an out parameter is met more than once
    while todo:
        function, outputs = todo.pop()
        uses = _Uses(function, outputs)
        wrong.update(uses.wrong)
        for callee, arrays in uses.calls:
            key = (callee, *arrays.items())
            if key not in seen:
                seen.add(key)
                todo.append((callee, arrays))
    for loc, name in wrong.items():
        sema.diags.report(loc, "err_hlsl_mesh_output_access", name)
    return not wrong


class _Uses:
    """The uses of `outputs` in one function. wrong: place -> name; calls: functions that get whole arrays, and which of
    their parameters these are."""

    def __init__(self, function: FunctionDecl, outputs: Outputs) -> None:
        self.outputs = outputs
        self.wrong: dict[Loc, str] = {}
        self.calls: list[tuple[FunctionDecl, Outputs]] = []
        self.allowed: set[int] = set()
        if function.body is not None:
            self._walk(function.body)

    def _walk(self, body: Stmt) -> None:
        todo: list[tuple[Stmt, bool]] = [(body, True)]  # node, is its value unused
        while todo:
            node, is_unused = todo.pop()
            if isinstance(node, BinaryOperator) and is_unused and node.op == "=":
                if not isinstance(node, CompoundAssignOperator):
                    self.allowed.update(map(id, self._parts(node.lhs)[:1]))
            elif isinstance(node, CallExpr):
                self._call(node)
            elif isinstance(node, DeclRefExpr) and is_mesh_output(node, self.outputs) and id(node) not in self.allowed:
                self.wrong[node.loc] = node.decl.name
            below = not isinstance(node, Expr) or (isinstance(node, ParenExpr) and is_unused)
            todo += [(child, below) for child in reversed(list(children(node)))]

    def _parts(self, target: Expr) -> list[Expr]:
        """mesh_output_parts; a vector of indices is written as a whole."""
        parts = mesh_output_parts(target, self.outputs)
        reference = parts[0] if len(parts) > 2 else None
        is_part = isinstance(reference, DeclRefExpr) and self.outputs[reference.decl] == "indices"
        return [] if is_part else parts

    def _call(self, call: CallExpr) -> None:
        """The output arrays, or parts of them, that a call may write through out parameters."""
        whole = whole_outputs(call, self.outputs)
        if whole:
            definition = call.function.canonical.definition
            assert definition is not None
            self.calls.append((definition, {param: self.outputs[use.decl] for param, use in whole.items()}))
            self.allowed.update(map(id, whole.values()))
        self.allowed.update(map(id, self._out_arguments(call)))

    def _out_arguments(self, call: CallExpr) -> list[Expr]:
        """The output arrays that out parameters of a call write parts of.

        The subscripts are computed again for the store behind the call, so the call must not change what they are made
        of.
        """
        outs = [arg for arg in call.args if isinstance(arg, HLSLOutArgExpr)]
        changed = {referenced_variable(arg.argument.source) for arg in outs}
        found: list[Expr] = []
        for arg in outs:
            source = arg.argument.source
            parts = self._parts(source)
            if len(parts) < 2 or arg.is_inout or has_side_effects(source):
                continue
            used = [node.decl for node in walk(source) if isinstance(node, DeclRefExpr) and node is not parts[0]]
            if all(isinstance(decl, VarDecl) and decl.is_local and decl not in changed for decl in used):
                found.append(parts[0])
        return found
