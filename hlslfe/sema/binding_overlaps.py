"""Registers that two resources of one entry point share.

Mirrors llvm/lib/Target/DirectX/DXILPostOptimizationValidation.cpp: reportOverlappingRegisters.
Differs: found here, in the language, and as DXC does only for what an entry point uses; libraries are left alone.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.decl import FunctionDecl, HLSLBufferDecl, NamedDecl, VarDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import CallExpr, DeclRefExpr
from hlslfe.ast.walk import walk
from hlslfe.sema.base import SemaBase
from hlslfe.sema.bindings import MAX_NUMBER, register_count


class BoundRange:
    """The registers `first` to `last` of a class and space that `decl` takes."""

    __slots__ = ("decl", "attr", "first", "last")

    def __init__(self, decl: NamedDecl, attr: HLSLResourceBindingAttr) -> None:
        self.decl = decl
        self.attr = attr
        self.first = attr.number or 0
        count = _count(decl)
        self.last = MAX_NUMBER if count is None else self.first + count - 1

    def overlaps(self, other: BoundRange) -> bool:
        """Is there a register in both?"""
        same = self.attr.letter == other.attr.letter and self.attr.space == other.attr.space
        return same and self.first <= other.last and other.first <= self.last


def _count(decl: NamedDecl) -> int | None:
    """The registers that a declaration takes; None without a bound."""
    return register_count(decl.type) if isinstance(decl, VarDecl) else 1


def report_overlaps(sema: SemaBase) -> None:
    """Check what the entry point of a shader uses, when at least two things have a register."""
    bound = sema.context.bound
    if sema.options.target.is_library or len(bound) < 2:
        return
    used: set[NamedDecl] = set()
    for entry in sema.unit.entries:
        if isinstance(entry, EntryPoint):
            used |= _used_variables(entry.function)
    ranges: list[BoundRange] = []
    for decl in bound:
        assert isinstance(decl, NamedDecl)
        if decl in used or (isinstance(decl, HLSLBufferDecl) and not used.isdisjoint(decl.members)):
            attr = next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr))
            ranges.append(BoundRange(decl, attr))
    for position, later in enumerate(ranges):
        earlier = next((one for one in ranges[:position] if one.overlaps(later)), None)
        if earlier is not None:
            attr = later.attr
            where = f"{attr.slot}, space{attr.space}" if attr.space else attr.slot
            sema.diags.report(later.decl.loc, "err_hlsl_resource_range_overlap", later.decl.name, earlier.decl.name,
                              where)
            sema.diags.report(earlier.decl.loc, "note_hlsl_resource_range_overlap", earlier.decl.name)


def _used_variables(entry: FunctionDecl) -> set[NamedDecl]:
    """The variables that a function and all that it calls name."""
    used: set[NamedDecl] = set()
    todo, seen = [entry.canonical], {entry.canonical}
    while todo:
        function = todo.pop()
        definition = function.definition or function
        if definition.body is None:
            continue
        for node in walk(definition.body):
            if isinstance(node, DeclRefExpr) and isinstance(node.decl, VarDecl):
                used.add(node.decl)
            elif isinstance(node, CallExpr) and node.function.canonical not in seen:
                seen.add(node.function.canonical)
                todo.append(node.function.canonical)
    return used
