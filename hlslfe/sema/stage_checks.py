"""What an entry point needs as a whole: streams, tessellation factors, the patch constant function, mesh outputs.

No Clang counterpart: Clang 22 compiles vertex, pixel and compute shaders only; the rules are DXC's
(tools/clang/lib/CodeGen/CGHLSLMS.cpp: AddHLSLFunctionInfo, SetPatchConstantFunction, and its validator).
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import HLSLParsedSemanticAttr, HLSLStageAttr
from hlslfe.ast.decl import Decl, FunctionDecl, NamespaceDecl, ParmVarDecl
from hlslfe.ast.entry import EntryPoint, PatchConstants, SemanticLeaf, StageParam
from hlslfe.ast.stage_types import stream_of
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.sema.base import SemaBase
from hlslfe.sema.dispatch_mesh import check_dispatch_mesh
from hlslfe.sema.entry_signature import SignatureChecker
from hlslfe.sema.mesh_counts import check_mesh_counts
from hlslfe.sema.mesh_outputs import check_mesh_outputs
from hlslfe.sema.mesh_sizes import check_mesh_sizes
from hlslfe.sema.patch_views import find_views
from hlslfe.sema.stage_attributes import stage_attr

# domain -> rows of the edge and of the inside factors, 0: there are none
TESS_FACTORS: dict[str, tuple[int, int]] = {"tri": (3, 1), "quad": (4, 2), "isoline": (2, 0)}


def check_stage(sema: SemaBase, entry: EntryPoint) -> bool:
    """Check what concerns the entry point as a whole, and fill `strings` and `patch_function`; False after an error."""
    check = _STAGES.get(entry.stage)
    return check is None or check(sema, entry)


def _of_kind(entry: EntryPoint, kind: str) -> list[StageParam]:
    return [place for place in entry.params.values() if place.kind == kind]


# ---------------------------------------------------------------- geometry


def _check_geometry(sema: SemaBase, entry: EntryPoint) -> bool:
    streams = _of_kind(entry, "stream")
    if not streams:
        sema.diags.report(entry.function.loc, "err_hlsl_stage_param_missing", "geometry", "an output stream")
        return False
    stream = stream_of(streams[0].param.type)
    assert stream is not None
    entry.strings["hlsl.outputtopology"] = stream.topology
    for place in _of_kind(entry, "vertices"):
        entry.strings["hlsl.inputprimitive"] = place.param.role
    return True


# ---------------------------------------------------------------- hull and domain


def _check_hull(sema: SemaBase, entry: EntryPoint) -> bool:
    for place in _of_kind(entry, "patch"):
        entry.strings["hlsl.inputcontrolpoints"] = str(place.count)
    attr = stage_attr(entry.function, "patchconstantfunc")
    assert attr is not None  # check_stage_attributes has seen to it
    function = _find_patch_function(sema, attr)
    if function is None:
        return False
    checker = SignatureChecker(sema, function, "patch")
    found = checker.check()
    if not checker.is_valid or function.is_invalid:
        return False
    entry.patch_constants = found.patch_constants
    entry.patch_function = PatchConstants(function, found.params, found.inputs)
    is_valid = _check_factors(sema, entry, function, is_needed=True)
    for place in found.params.values():
        if place.kind in ("patch", "output patch"):
            is_valid = _check_patch(sema, entry, place) and is_valid
    return is_valid


def _find_patch_function(sema: SemaBase, attr: HLSLStageAttr) -> FunctionDecl | None:
    found = {function.canonical: function for function in _named(sema.unit.decls, str(attr.value))}
    functions = [function.canonical.definition or function for function in found.values()]
    if len(functions) > 1:
        functions = [each for each in functions if _has_factors(each)][-1:] or functions
        if len(functions) == 1:
            sema.diags.report(attr.loc, "warn_hlsl_patch_constant_overloads", attr.value)
            sema.diags.report(functions[0].loc, "note_hlsl_patch_constant_chosen")
    problem = 0 if not functions else 1 if len(functions) > 1 else 2 if functions[0].body is None else None
    if problem is not None:
        sema.diags.report(attr.loc, "err_hlsl_patch_constant_function", problem, attr.value)
        return None
    return functions[0]


def _has_factors(function: FunctionDecl) -> bool:
    """Whether the function gives tessellation factors; DXC takes the last one that does."""
    given: list[tuple[HLSLParsedSemanticAttr | None, Type]] = [(function.semantic, function.function_type.result)]
    given += [(param.semantic, param.type) for param in function.params if param.modifier != "in"]
    return any(_is_factor(semantic, type) for semantic, type in given)


def _is_factor(semantic: HLSLParsedSemanticAttr | None, type: Type) -> bool:
    if semantic is not None:
        return semantic.name.lower() in ("sv_tessfactor", "sv_insidetessfactor")
    record = type.canonical
    while isinstance(record, ArrayType):
        record = record.element.canonical
    return isinstance(record, RecordType) and any(
        _is_factor(field.semantic, field.type) for field in record.decl.fields)


def _named(decls: list[Decl], name: str) -> list[FunctionDecl]:
    found: list[FunctionDecl] = []
    for decl in decls:
        if isinstance(decl, FunctionDecl) and decl.name == name and decl.record is None:
            found.append(decl)
        elif isinstance(decl, NamespaceDecl):
            found += _named(decl.decls, name)
    return found


def _check_patch(sema: SemaBase, entry: EntryPoint, place: StageParam) -> bool:
    """The control points that the patch constant function sees are those of the entry point."""
    patch = entry.patch_function
    assert patch is not None
    loc = place.param.loc
    if place.kind == "patch":
        own = next(iter(_of_kind(entry, "patch")), None)
        if own is None:
            sema.diags.report(loc, "err_hlsl_stage_param_missing", "hull", "an 'InputPatch' of its own")
            return False
        patch.input_patch = own.param
        count, is_same, template = own.count, own.type.canonical is place.type.canonical, "InputPatch"
    else:
        points = stage_attr(entry.function, "outputcontrolpoints")
        assert points is not None and isinstance(points.value, int)
        count, template = points.value, "OutputPatch"
        is_same, patch.output_owner = _find_output(entry, place)
    if count != place.count:
        sema.diags.report(loc, "err_hlsl_control_points_mismatch", template, place.count, count)
        return False
    if not is_same:
        views = find_views(sema, entry, place)
        if views is None:
            return False
        patch.views[place.param] = views
    return True


def _find_output(entry: EntryPoint, place: StageParam) -> tuple[bool, ParmVarDecl | None]:
    """Whether an output of the entry point has the type of the control points; the parameter it is, None: result."""
    wanted = place.type.canonical
    if entry.function.result.canonical is wanted:
        return True, None
    for param in entry.function.params:
        if param.modifier != "in" and param.type.canonical is wanted:
            return True, param
    return False, None


def _check_domain(sema: SemaBase, entry: EntryPoint) -> bool:
    for place in _of_kind(entry, "patch"):
        entry.strings["hlsl.inputcontrolpoints"] = str(place.count)
    return _check_factors(sema, entry, entry.function, is_needed=False)


def _check_factors(sema: SemaBase, entry: EntryPoint, function: FunctionDecl, is_needed: bool) -> bool:
    """The tessellation factors have the shape that the domain wants."""
    domain = stage_attr(entry.function, "domain")
    assert domain is not None
    is_valid = True
    for name, rows in zip(("TessFactor", "InsideTessFactor"), TESS_FACTORS[str(domain.value)], strict=True):
        leaves = [leaf for leaf in entry.patch_constants if leaf.system_value == name]
        if not leaves and rows and is_needed:
            sema.diags.report(function.loc, "err_hlsl_tess_factor_missing", f"SV_{name}", domain.value)
            is_valid = False
        for leaf in leaves:
            if len(leaf.indices) != rows or len(leaves) > 1:
                _report_factor(sema, leaf, name, str(domain.value), rows)
                is_valid = False
    return is_valid


def _report_factor(sema: SemaBase, leaf: SemanticLeaf, name: str, domain: str, rows: int) -> None:
    shape = f"one array of {rows}" if rows > 1 else "one float" if rows else "not there"
    sema.diags.report(leaf.semantic_loc, "err_hlsl_tess_factor_shape", f"SV_{name}", domain, shape)


# ---------------------------------------------------------------- mesh


def _check_mesh(sema: SemaBase, entry: EntryPoint) -> bool:
    counts = {"mesh vertices": "hlsl.maxvertices", "indices": "hlsl.maxprimitives", "primitives": "hlsl.maxprimitives"}
    for kind, name in counts.items():
        for place in _of_kind(entry, kind):
            entry.strings[name] = str(place.count)
    if not check_mesh_sizes(sema, entry):
        return False
    return check_mesh_outputs(sema, entry) and check_mesh_counts(sema, entry)


_STAGES: dict[str, Callable[[SemaBase, EntryPoint], bool]] = {
    "geometry": _check_geometry, "hull": _check_hull, "domain": _check_domain, "mesh": _check_mesh,
    "amplification": check_dispatch_mesh,
}
