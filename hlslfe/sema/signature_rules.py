"""Rules about several elements of a signature at once: system values that exclude each other, and what stages allow.

No Clang counterpart: upstream checks leaf by leaf; the rules are those of DXC's validator
(lib/HLSL/DxilValidation.cpp), which has no source locations.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLNumThreadsAttr
from hlslfe.ast.entry import EntryPoint, SemanticLeaf
from hlslfe.sema.base import SemaBase
from hlslfe.sema.stage_attributes import stage_attr
from hlslfe.signature.interpolation import NOINTERPOLATION, NOPERSPECTIVE, SAMPLE, interpolation_mode, normalise_mode

# Of each set a signature may have one.
_EXCLUSIVE: dict[tuple[str, str], tuple[str, ...]] = {
    ("pixel", "out"): ("Depth", "DepthLessEqual", "DepthGreaterEqual"),
    ("pixel", "in"): ("Coverage", "InnerCoverage"),
}
_CONSERVATIVE_DEPTH = ("DepthLessEqual", "DepthGreaterEqual")
_FLOAT = 9  # component type of a position
_LINEAR_NOPERSPECTIVE_MODES = (5, 7)  # those with a sampling location
# Scalars that a geometry shader may put out, all vertices counted.
MAX_GEOMETRY_SCALARS = 1024
MAX_MESH_THREADS = 128
_DOMAIN_TOPOLOGIES: dict[str, tuple[str, ...]] = {
    "tri": ("point", "triangle_cw", "triangle_ccw"), "quad": ("point", "triangle_cw", "triangle_ccw"),
    "isoline": ("point", "line"),
}


def check_signature_rules(sema: SemaBase, entry: EntryPoint) -> bool:
    """Report what stands together and may not; whether everything may."""
    is_valid = True
    for direction, leaves in entry.lists():
        words = _EXCLUSIVE.get((entry.stage, direction), ())
        found = [leaf for leaf in leaves if leaf.system_value in words]
        for leaf in found[1:]:
            is_valid = _report_pair(sema, found[0], leaf)
    if entry.stage == "pixel":
        return _check_barycentrics(sema, entry) and _check_conservative_depth(sema, entry) and is_valid
    check = {"geometry": _check_output_size, "hull": _check_topology, "mesh": _check_threads,
             "amplification": _check_threads}.get(entry.stage)
    return is_valid and (check is None or check(sema, entry))


def _report_pair(sema: SemaBase, first: SemanticLeaf, second: SemanticLeaf) -> bool:
    sema.diags.report(second.semantic_loc, "err_hlsl_semantic_exclusive", second.name, first.name)
    sema.diags.report(first.semantic_loc, "note_previous_use")
    return False


def _check_barycentrics(sema: SemaBase, entry: EntryPoint) -> bool:
    """At most one with perspective and one without, none flat."""
    seen: dict[int, SemanticLeaf] = {}
    for leaf in entry.inputs:
        if leaf.system_value != "Barycentrics":
            continue
        if leaf.mask & NOINTERPOLATION:
            sema.diags.report(leaf.semantic_loc, "err_hlsl_barycentrics_interpolation", leaf.name)
            return False
        first = seen.setdefault(leaf.mask & NOPERSPECTIVE, leaf)
        if first is not leaf:
            return _report_pair(sema, first, leaf)
    return True


def _check_conservative_depth(sema: SemaBase, entry: EntryPoint) -> bool:
    """Such a depth needs a position that is taken where the pixel is covered, or a shader that runs once a sample."""
    depth = next((leaf for leaf in entry.outputs if leaf.system_value in _CONSERVATIVE_DEPTH), None)
    if depth is None or any(leaf.system_value == "SampleIndex" or leaf.mask & SAMPLE for leaf in entry.inputs):
        return True
    for leaf in entry.inputs:
        if leaf.system_value == "Position":
            mode = normalise_mode(interpolation_mode(leaf.mask), _FLOAT, True, "pixel", "in")
            if mode not in _LINEAR_NOPERSPECTIVE_MODES:
                sema.diags.report(leaf.semantic_loc, "err_hlsl_conservative_depth_position", leaf.name, depth.name)
                return False
    return True


def _check_output_size(sema: SemaBase, entry: EntryPoint) -> bool:
    most = stage_attr(entry.function, "maxvertexcount")
    assert most is not None and isinstance(most.value, int)
    scalars = sum(len(leaf.indices) * leaf.cols for leaf in entry.outputs)
    if scalars * most.value <= MAX_GEOMETRY_SCALARS:
        return True
    sema.diags.report(most.loc, "err_hlsl_geometry_output_size", most.value, scalars, MAX_GEOMETRY_SCALARS)
    return False


def _check_topology(sema: SemaBase, entry: EntryPoint) -> bool:
    domain, topology = stage_attr(entry.function, "domain"), stage_attr(entry.function, "outputtopology")
    assert domain is not None and topology is not None
    allowed = _DOMAIN_TOPOLOGIES[str(domain.value)]
    if topology.value in allowed:
        return True
    words = " or ".join(f"'{word}'" for word in allowed)
    sema.diags.report(topology.loc, "err_hlsl_stage_attribute_value", topology.name, words, topology.value)
    return False


def _check_threads(sema: SemaBase, entry: EntryPoint) -> bool:
    for attr in entry.function.attrs:
        if isinstance(attr, HLSLNumThreadsAttr) and attr.x * attr.y * attr.z > MAX_MESH_THREADS:
            sema.diags.report(attr.loc, "err_hlsl_numthreads_invalid", MAX_MESH_THREADS)
            return False
    return True
