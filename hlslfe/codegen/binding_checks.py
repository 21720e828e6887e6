"""What the resources that an entry point uses may not do: share a register, or take more than a buffer can hold.

Mirrors llvm/lib/Target/DirectX/DXILPostOptimizationValidation.cpp: reportOverlappingRegisters.
Differs: found here, in the language, and as DXC does only for what an entry point needs (codegen.usage_globals);
registers of libraries are left alone.  The size of constant buffers is checked by DXC's validator.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.buffer_layout import MAX_BUFFER_BYTES
from hlslfe.ast.decl import Decl, HLSLBufferDecl, NamedDecl, TranslationUnitDecl, VarDecl
from hlslfe.ast.resources import register_count
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.codegen.usage_globals import used_globals

MAX_REGISTER = (1 << 32) - 1


class BoundRange:
    """The registers `first` to `last` of a class and space that `decl` takes."""

    __slots__ = ("decl", "attr", "first", "last")

    def __init__(self, decl: NamedDecl, attr: HLSLResourceBindingAttr) -> None:
        self.decl = decl
        self.attr = attr
        self.first = attr.number or 0
        count = register_count(decl.type) if isinstance(decl, VarDecl) else 1
        self.last = MAX_REGISTER if count is None else self.first + count - 1

    def overlaps(self, other: BoundRange) -> bool:
        """Is there a register in both?"""
        same = self.attr.letter == other.attr.letter and self.attr.space == other.attr.space
        return same and self.first <= other.last and other.first <= self.last


def check_bindings(unit: TranslationUnitDecl, options: Options, diags: DiagnosticsEngine) -> None:
    """Report what is wrong with the bindings of a unit without errors; most have nothing that could be."""
    pairs = [] if options.target.is_library else _overlapping_pairs(unit)
    if not pairs and not unit.large_buffers:
        return
    used = used_globals(unit)
    for decl, loc, size in unit.large_buffers:
        if _is_used(decl, used):
            diags.report(loc, "err_hlsl_cbuffer_too_large", decl.name, size, MAX_BUFFER_BYTES)
    reported: set[BoundRange] = set()
    for later, earlier in pairs:
        if later not in reported and _is_used(later.decl, used) and _is_used(earlier.decl, used):
            reported.add(later)
            _report_overlap(diags, later, earlier)


def _overlapping_pairs(unit: TranslationUnitDecl) -> list[tuple[BoundRange, BoundRange]]:
    """(later, earlier) of what would share registers if both were used."""
    ranges: list[BoundRange] = []
    pairs: list[tuple[BoundRange, BoundRange]] = []
    for decl in unit.bound:
        attr = next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr))
        made = BoundRange(decl, attr)
        pairs += [(made, earlier) for earlier in ranges if earlier.overlaps(made)]
        ranges.append(made)
    return pairs


def _is_used(decl: Decl, used: set[NamedDecl]) -> bool:
    return decl in used or (isinstance(decl, HLSLBufferDecl) and not used.isdisjoint(decl.members))


def _report_overlap(diags: DiagnosticsEngine, later: BoundRange, earlier: BoundRange) -> None:
    attr = later.attr
    where = f"{attr.slot}, space{attr.space}" if attr.space else attr.slot
    diags.report(later.decl.loc, "err_hlsl_resource_range_overlap", later.decl.name, earlier.decl.name, where)
    diags.report(earlier.decl.loc, "note_hlsl_resource_range_overlap", earlier.decl.name)
