"""Entry points: which functions they are, and what their attributes, parameters and results must be.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::ActOnTopLevelFunction, CheckEntryPoint, diagnoseAttrStageMismatch.
Differs: entry points are found when the whole unit is there, so that one that is missing or defined twice is an
error; a target with a named entry point has no other, whatever `shader` attributes there are (Clang 22 takes these,
too); stages that cannot be compiled yet are refused here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hlslfe.ast.attr import Attr, HLSLNumThreadsAttr, HLSLShaderAttr, HLSLStageAttr, HLSLWaveSizeAttr
from hlslfe.ast.decl import Decl, FunctionDecl, NamespaceDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import shader_attr
from hlslfe.sema.entry_signature import SignatureChecker
from hlslfe.sema.stage_attributes import check_stage_attributes
from hlslfe.sema.stage_params import VALUE_POINTS

_THREAD_STAGES = ("compute", "amplification", "mesh")

# Attribute class -> its name; both are for the stages that run in thread groups.
_STAGE_ATTRS: dict[type[Attr], str] = {HLSLNumThreadsAttr: "numthreads", HLSLWaveSizeAttr: "WaveSize"}
_CHECKED_LEAF_BY_LEAF = ("vertex", "compute")
_WAVE_SIZE_MODEL = (6, 6)
_WAVE_SIZE_RANGE_MODEL = (6, 8)


def act_on_entry_points(sema: SemaBase) -> list[EntryPoint]:
    """Find and check all entry points of `sema.unit`, fill its `entries` and return them.

    To be called once, when the unit is complete.  What has an error is left out.
    """
    functions = find_entry_points(sema)
    sema.had_errors = sema.diags.has_errors
    entries = [entry for entry in (check_entry_point(sema, function) for function in functions) if entry is not None]
    sema.unit.entries.extend(entries)
    return entries


def find_entry_points(sema: SemaBase) -> list[FunctionDecl]:
    """The functions that are entry points, each with its HLSLShaderAttr, in source order."""
    if sema.options.entry is None:
        functions = [function for function in _functions(sema.unit.decls) if shader_attr(function)]
        if sema.options.library_entry is not None:
            from hlslfe.sema.library_entry import check_library_entry  # seldom given

            check_library_entry(sema, sema.options.library_entry, _functions(sema.unit.decls))
    else:
        functions = _find_named_entry(sema, sema.options.entry)
    found: dict[str, FunctionDecl] = {}
    for function in functions:
        first = found.setdefault(function.name, function)
        if first is not function and not function.is_invalid:  # a redefinition has been reported
            sema.diags.report(function.loc, "err_hlsl_ambiguous_entry_point", function.name)
            sema.diags.report(first.loc, "note_previous_definition")
    return list(found.values())


def _functions(decls: Iterable[Decl]) -> Iterator[FunctionDecl]:
    """All functions that are defined at namespace scope."""
    for decl in decls:
        if isinstance(decl, FunctionDecl):
            if decl.body is not None and decl.record is None:
                yield decl
        elif isinstance(decl, NamespaceDecl):
            yield from _functions(decl.decls)


def _find_named_entry(sema: SemaBase, name: str) -> list[FunctionDecl]:
    """The entry point of a target that is no library, with the stage of the target."""
    target = sema.options.target
    functions = [f for f in _functions(sema.unit.decls) if f.name == name and not f.scope]
    if not functions and not any(one.id == "err_pp_unterminated_conditional" for one in sema.diags.diagnostics):
        from hlslfe.sema.entry_candidates import report_candidates

        sema.diags.report(0, "err_hlsl_missing_entry_point", name)
        report_candidates(sema.diags, sema.unit, name)
    result = []
    for function in functions:
        written = shader_attr(function)
        if function.linkage in ("static", "inline"):
            sema.diags.report(function.loc, "warn_hlsl_portability", 1, f"an entry point that is '{function.linkage}'")
        if written is None:
            function.attrs.append(HLSLShaderAttr(function.begin, target.stage, True))
        elif written.stage != target.stage:
            sema.diags.report(written.loc, "err_hlsl_entry_shader_attr_mismatch", written.stage, target.stage)
            continue
        result.append(function)
    return result


def check_entry_point(sema: SemaBase, function: FunctionDecl) -> EntryPoint | None:
    """Check the attributes and walk the semantics of an entry point; None after an error."""
    shader = shader_attr(function)
    assert shader is not None
    is_valid = _check_stage_attributes(sema, function, shader.stage)
    if shader.stage not in VALUE_POINTS:
        sema.diags.report(function.loc, "err_not_supported_yet", f"a {shader.stage} shader")
        return None
    checker = SignatureChecker(sema, function, shader.stage)
    entry = checker.check()
    is_valid = is_valid and checker.is_valid and not function.is_invalid
    if is_valid:
        is_valid = _finish(sema, entry)
    return entry if is_valid else None


def _finish(sema: SemaBase, entry: EntryPoint) -> bool:
    """What concerns the entry point as a whole; False after an error. Most shaders need none of these modules."""
    for attr in entry.function.attrs:
        if isinstance(attr, HLSLStageAttr):
            entry.strings[f"hlsl.{attr.name}"] = f"{attr.value:g}" if isinstance(attr.value, float) else str(attr.value)
    if entry.stage in _CHECKED_LEAF_BY_LEAF:
        return True
    if entry.stage != "pixel":
        from hlslfe.sema.stage_checks import check_stage

        if not check_stage(sema, entry):
            return False
    from hlslfe.sema.signature_rules import check_signature_rules

    return check_signature_rules(sema, entry)


def _check_stage_attributes(sema: SemaBase, function: FunctionDecl, stage: str) -> bool:
    """numthreads and WaveSize: where they must, where they may not stand, and from which shader model on."""
    attrs = [attr for attr in function.attrs if type(attr) in _STAGE_ATTRS]
    is_valid = check_stage_attributes(sema, function, stage)
    if stage not in _THREAD_STAGES:
        for attr in attrs:
            sema.diags.report(attr.loc, "err_hlsl_attr_unsupported_in_stage", _STAGE_ATTRS[type(attr)], stage,
                              ", ".join(_THREAD_STAGES))
            is_valid = False
        return is_valid
    if not any(isinstance(attr, HLSLNumThreadsAttr) for attr in attrs):
        sema.diags.report(function.loc, "err_hlsl_missing_numthreads", stage)
        is_valid = False
    for attr in attrs:
        if isinstance(attr, HLSLWaveSizeAttr):
            is_valid = _check_wave_size_model(sema, attr) and is_valid
    return is_valid


def _check_wave_size_model(sema: SemaBase, attr: HLSLWaveSizeAttr) -> bool:
    model = sema.options.target.shader_model
    written = 1 + bool(attr.max) + bool(attr.preferred)
    is_valid = True
    if model < _WAVE_SIZE_MODEL:
        sema.diags.report(attr.loc, "err_hlsl_attribute_in_wrong_shader_model", "WaveSize", "6.6")
        is_valid = False
    if written > 1 and model < _WAVE_SIZE_RANGE_MODEL:
        sema.diags.report(attr.loc, "err_hlsl_attribute_number_arguments_insufficient_shader_model", "WaveSize",
                          written, "6.8")
        is_valid = False
    return is_valid
