"""Control points that the patch constant function sees as another type than the one the hull shader reads or makes.

No Clang counterpart: Clang 22 has no hull shaders; that elements are found again by their semantics is DXC's rule
(lib/HLSL/HLSignatureLower.cpp: the patch constant function's input and output control points).
Differs: DXC does not look at rows and columns that are not there, and makes invalid modules of other component types.
"""

from __future__ import annotations

from hlslfe.ast.entry import EntryPoint, PatchView, SemanticLeaf, StageParam
from hlslfe.ast.types import scalar_of
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_walk import Direction, EntryWalk
from hlslfe.sema.semantic_checks import strip_arrays


def find_views(sema: SemaBase, entry: EntryPoint, place: StageParam) -> list[PatchView] | None:
    """Where each leaf of the control points of `place` comes from; None after an error."""
    is_input = place.kind == "patch"
    direction = Direction("in" if is_input else "out")
    walk = EntryWalk(sema, "hull", direction, place.param, "HSCPIn" if is_input else "HSCPOut", place.count)
    if not walk.walk(place.param, place.type, None, None):
        if not walk.is_silent:
            sema.diags.report(place.param.loc, "note_previous_decl", place.param.name)
        return None
    sources = {(leaf.name.lower(), leaf.index): leaf
               for leaf in (entry.inputs if is_input else entry.outputs) if not is_input or leaf.vertices}
    views: list[PatchView] = []
    for leaf in direction.leaves:
        source = sources.get((leaf.name.lower(), leaf.index))
        if source is None or not _fits(leaf, source, sema.options.native_half):
            spelling = f"{leaf.name}{leaf.index or ''}"
            sema.diags.report(leaf.loc, "err_hlsl_patch_element", spelling, entry.function.name, source is not None)
            if source is not None:
                sema.diags.report(source.loc, "note_previous_use")
            return None
        views.append(PatchView(leaf, source))
    return views


def _fits(leaf: SemanticLeaf, source: SemanticLeaf, native_half: bool) -> bool:
    """Whether `leaf` is a part of `source`: some of its first rows and columns."""
    wanted, given = (scalar_of(strip_arrays(each.type)[0]) for each in (leaf, source))
    assert wanted is not None and given is not None  # the walk lets nothing else pass
    is_same = wanted is given or (wanted.category == given.category == "float" and not native_half)
    return (is_same and leaf.cols <= source.cols and leaf.row_major == source.row_major
            and leaf.indices == source.indices[:len(leaf.indices)])
