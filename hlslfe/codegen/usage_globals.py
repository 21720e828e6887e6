"""Which globals an entry point needs: those that what it puts out, or what else it does, depends on.

No Clang counterpart: upstream sees which resources survive in the back end.
Differs: as for usage masks (codegen.usage) DXC is the judge, where a resource counts when its use survives the
optimiser.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, FunctionDecl, NamedDecl, NamespaceDecl, ParmVarDecl, TranslationUnitDecl, VarDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import CallExpr, DeclRefExpr
from hlslfe.ast.walk import walk
from hlslfe.codegen.usage import BUDGET, EntryFlow
from hlslfe.codegen.usage_expr import ExprFlow
from hlslfe.codegen.usage_flow import Analysis, TooComplex
from hlslfe.codegen.usage_state import Cells, Root, spread, total, union


class GlobalsFlow(EntryFlow):
    """The analysis of an entry point that follows globals to what they are initialised with."""

    def start_global(self, root: Root, size: int) -> Cells:
        cells = super().start_global(root, size)
        if isinstance(root, VarDecl) and root.init is not None and not root.type.is_const:
            self.state.frames[0][root] = cells  # it may name itself
            cells = union(cells, spread(self.value(root.init), size)) if size else cells
        return cells


def used_globals(unit: TranslationUnitDecl) -> set[NamedDecl]:
    """The resources and constants that the entry points of a unit, or the functions that it exports, need."""
    used: set[NamedDecl] = set()
    for function in _roots(unit):
        try:
            used |= _needed(function)
        except (TooComplex, RecursionError):
            used |= _named(function)
    return used


def _roots(unit: TranslationUnitDecl) -> list[FunctionDecl]:
    roots = [decl for decl in _functions(unit.decls) if decl.linkage == "export"]
    for entry in unit.entries:
        if isinstance(entry, EntryPoint):
            roots.append(entry.function)
            if entry.patch_function is not None:
                roots.append(entry.patch_function.function)
    return list(dict.fromkeys(roots))


def _functions(decls: list[Decl]) -> list[FunctionDecl]:
    """The functions with a body, those of namespaces too."""
    found: list[FunctionDecl] = []
    todo = list(decls)
    while todo:
        decl = todo.pop()
        if isinstance(decl, FunctionDecl):
            if decl.body is not None:
                found.append(decl)
        elif isinstance(decl, NamespaceDecl):
            todo += decl.decls
    return found


def _needed(function: FunctionDecl) -> set[NamedDecl]:
    analysis = Analysis(BUDGET, ExprFlow)
    analysis.tracks_globals = True
    summary = GlobalsFlow(analysis, function).run()
    masks = [summary.effects, *summary.result]
    for root, cells in summary.finals.items():
        if isinstance(root, ParmVarDecl):
            masks += cells
    return {root for _, root, _ in summary.symbols.named_by(total(masks))
            if isinstance(root, VarDecl) and not root.is_local}


def _named(function: FunctionDecl) -> set[NamedDecl]:
    """The variables that a function and all that it calls name."""
    used: set[NamedDecl] = set()
    todo, seen = [function.canonical], {function.canonical}
    while todo:
        definition = todo.pop()
        definition = definition.definition or definition
        if definition.body is None:
            continue
        for node in walk(definition.body):
            if isinstance(node, DeclRefExpr) and isinstance(node.decl, VarDecl):
                used.add(node.decl)
            elif isinstance(node, CallExpr) and node.function.canonical not in seen:
                seen.add(node.function.canonical)
                todo.append(node.function.canonical)
    return used
