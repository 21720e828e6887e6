"""Which functions of a unit could be entry points: for a misspelt -E, and for a file that has none.

No Clang counterpart: Clang accepts a file without an entry point, DXC refuses one without saying what is there.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.ast.attr import HLSLNumThreadsAttr, HLSLStageAttr
from hlslfe.ast.decl import FunctionDecl, TranslationUnitDecl
from hlslfe.ast.stage_types import stream_of
from hlslfe.ast.types import RecordType, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.edit_distance import edit_distance

MOST_CANDIDATES = 4  # that are worth showing
# A semantic of the result -> the one stage that has it there, as far as a guess needs it.
_RESULTS = {"sv_target": "pixel", "sv_depth": "pixel", "sv_depthgreaterequal": "pixel", "sv_depthlessequal": "pixel",
            "sv_coverage": "pixel", "sv_position": "vertex"}


def _semantics(type: Type, own: str) -> Iterator[str]:
    """The semantics of a parameter or result, in lower case: its own, or those of the fields of its struct."""
    if own:
        yield own.lower()
    elif isinstance(type.canonical, RecordType):
        for field in type.canonical.decl.fields:
            if field.semantic is not None:
                yield field.semantic.name.lower()


def guess_stage(function: FunctionDecl) -> str:
    """The stage of a function that looks like an entry point, "shader" when it is not clear which, "" for any other
    function."""
    by_attribute = _by_attribute(function)
    if by_attribute:
        return by_attribute
    result = function.semantic.name if function.semantic is not None else ""
    results = list(_semantics(function.result, result))
    has_semantics = bool(results)
    for param in function.params:
        found = list(_semantics(param.type, param.semantic.name if param.semantic is not None else ""))
        has_semantics = has_semantics or bool(found)
        if param.modifier in ("out", "inout"):
            results += found
    for name in results:
        if name in _RESULTS:
            return _RESULTS[name]
    return "shader" if has_semantics else ""


def _by_attribute(function: FunctionDecl) -> str:
    """The stage that the attributes and the parameters of a function tell, "" for none."""
    names = {attr.name for attr in function.attrs if isinstance(attr, HLSLStageAttr)}
    has_threads = any(isinstance(attr, HLSLNumThreadsAttr) for attr in function.attrs)
    if "maxvertexcount" in names or any(stream_of(param.type) is not None for param in function.params):
        return "geometry"
    if names & {"outputcontrolpoints", "patchconstantfunc", "partitioning"}:
        return "hull"
    if "domain" in names:
        return "domain"
    if has_threads and ("outputtopology" in names or any(param.role for param in function.params)):
        return "mesh"
    return "compute" if has_threads else ""


def _functions(unit: TranslationUnitDecl) -> list[FunctionDecl]:
    return [decl for decl in unit.decls if isinstance(decl, FunctionDecl) and decl.body is not None
            and decl.record is None and decl.template is None]


def report_candidates(diags: DiagnosticsEngine, unit: TranslationUnitDecl, name: str) -> None:
    """Notes at the functions that may have been meant by the entry point `name`: one with nearly its letters, or else
    all that look like entry points."""
    limit = (len(name) + 2) // 3
    wanted = name.replace("_", "").lower()
    functions = _functions(unit)
    near = [(edit_distance(wanted, each.name.replace("_", "").lower(), limit), each) for each in functions]
    best = min((distance for distance, _ in near), default=limit + 1)
    if best <= limit and len(wanted) > 2:
        for distance, function in near:
            if distance == best:
                diags.report(function.loc, "note_hlsl_entry_point_suggest", function.name)
        return
    for function in functions:
        stage = guess_stage(function)
        if stage:
            diags.report(function.loc, "note_hlsl_entry_point_candidate", function.name, stage == "shader", stage)


def likely_entries(unit: TranslationUnitDecl) -> list[tuple[FunctionDecl, str]]:
    """The functions that look like entry points, each with its stage."""
    return [(each, guess_stage(each)) for each in _functions(unit) if guess_stage(each)]
