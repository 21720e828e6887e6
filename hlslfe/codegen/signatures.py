"""The signatures of an entry point: one element for each leaf, with modes, usage masks and places.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::emitEntryFunction, where head collects the elements, and
llvm/lib/Frontend/HLSL (signature packing).
Differs: the elements are made from the checked leaves before any IR is, so that tables and checks need none; usage
masks are computed (codegen.usage).
"""

from __future__ import annotations

from hlslfe.ast.entry import EntryPoint, SemanticLeaf
from hlslfe.ast.min_precision import is_min_precision
from hlslfe.ast.types import ArrayType, scalar_of
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.codegen.packing_remarks import report_packing, wants_packing_remarks
from hlslfe.codegen.usage import LeafUsage, observe_usage
from hlslfe.signature import system_values
from hlslfe.signature.element import (
    EntrySignatures,
    SemanticSignatureElement,
    component_type_of,
    is_16_bit,
    min_precision_type_of,
)
from hlslfe.signature.interpolation import interpolation_mode, normalise_mode
from hlslfe.signature.packing import FAILURE_REASONS, PackingFailure, check_mesh, pack
from hlslfe.signature.packing_trace import PackingTrace, name_of

DIRECTION_NOUNS: dict[str, str] = {"in": "input", "out": "output", "pc": "patch constant or primitive"}
# What packs without the mode, and how messages put it.
_MODE_IS_IGNORED: dict[str, tuple[str, str]] = {
    "vertex": ("input", "are stacked"),
    "pixel": ("output", "go by their index"),
}


def element_count(leaf: SemanticLeaf) -> int:
    """How many signature elements a leaf has: a render target needs one for each row."""
    if leaf.interpretation == "NotInSig":
        return 0
    return len(leaf.indices) if leaf.interpretation == "Target" else 1


def build_signatures(entry: EntryPoint, options: Options, diags: DiagnosticsEngine) -> EntrySignatures:
    """The packed signatures of `entry`; an element that finds no place is an error at the entry point's name."""
    function = entry.function
    usages: tuple[list[LeafUsage], ...]
    if options.signature_usage == "observed":
        usages = observe_usage(entry)
    else:
        usages = tuple([LeafUsage(len(leaf.indices)) for leaf in leaves] for _, leaves in entry.lists())
    inputs, outputs, constants = (_elements(entry.stage, direction, leaves, usage, options)
                                  for (direction, leaves), usage in zip(entry.lists(), usages, strict=True))
    signatures = EntrySignatures(function.name, entry.stage, function.name, inputs, outputs, constants,
                                 location=function.loc)
    signatures.properties = dict(entry.strings)
    if options.signature_usage == "observed" and options.clang_compat != 22:
        _check_complete(entry, signatures, diags)
    _place(signatures, options, diags)
    return signatures


def _check_complete(entry: EntryPoint, signatures: EntrySignatures, diags: DiagnosticsEngine) -> None:
    """DXC wants all of each system value written, except in hull shaders and of mesh primitives; for render targets it
    warns."""
    if entry.stage == "hull":
        return
    for element in signatures.outputs:
        missing = ~element.usage_mask & ((1 << element.cols) - 1)
        if element.interpretation == "Arb" or not missing:
            continue
        leaf = next(leaf for leaf in entry.outputs if leaf.loc == element.location)
        columns = "".join(name for bit, name in enumerate("xyzw") if missing >> bit & 1)
        is_target = element.interpretation == "Target"
        diags.report(leaf.semantic_loc, "warn_hlsl_incomplete_target" if is_target else "warn_hlsl_incomplete_output",
                     element.name, columns)


def _elements(stage: str, direction: str, leaves: list[SemanticLeaf], usages: list[LeafUsage],
              options: Options) -> list[SemanticSignatureElement]:
    """The elements of one direction, ids in the order of the walk."""
    elements: list[SemanticSignatureElement] = []
    for leaf, usage in zip(leaves, usages, strict=True):
        count = element_count(leaf)
        if count == 0:
            continue
        rows = list(range(len(leaf.indices)))
        # DXC lists the rows of a render target array from the last one on.
        groups = [rows] if leaf.interpretation != "Target" else [[row] for row in reversed(rows)]
        elements += [_element(len(elements) + turn, stage, direction, leaf, usage, group, options)
                     for turn, group in enumerate(groups)]
    return elements


def _element(id: int, stage: str, direction: str, leaf: SemanticLeaf, usage: LeafUsage, rows: list[int],
             options: Options) -> SemanticSignatureElement:
    type = leaf.type.canonical
    while isinstance(type, ArrayType):
        type = type.element.canonical
    scalar = scalar_of(type)
    assert scalar is not None  # sema lets nothing else pass
    component = component_type_of(scalar.category, scalar.bits, scalar.is_signed, options.native_half)
    if not options.native_half and is_min_precision(leaf.type):
        component = min_precision_type_of(component)
    value = system_values.lookup(leaf.name)
    mode = normalise_mode(interpolation_mode(leaf.mask), component, leaf.system_value == "Position", stage, direction)
    if not leaf.has_mode:
        mode = 0
    element = SemanticSignatureElement(
        id, leaf.name, component, value.kind if value is not None else 0, tuple(leaf.indices[row] for row in rows),
        mode, len(rows), leaf.cols, location=leaf.loc, interpretation=leaf.interpretation,
        stream=leaf.stream, width16=options.native_half and is_16_bit(component))
    if leaf.interpretation == "Shadow":
        return element  # the value comes from elsewhere
    for row in rows:
        element.usage_mask |= usage.used[row]
        element.dynamic_index_mask |= usage.dynamic[row]
    return element


def _report_failure(signatures: EntrySignatures, direction: str, elements: list[SemanticSignatureElement],
                    failure: PackingFailure, diags: DiagnosticsEngine) -> None:
    """At the entry point, with a note at the declaration of the element that has no place."""
    failed = next(element for element in [*elements, *signatures.outputs] if element.id == failure.element_id)
    diags.report(signatures.location, "err_hlsl_signature_packing", DIRECTION_NOUNS[direction], signatures.name,
                 FAILURE_REASONS[failure.reason], name_of(failed))
    if failed.location:
        diags.report(failed.location, "note_previous_decl", name_of(failed))


def _place(signatures: EntrySignatures, options: Options, diags: DiagnosticsEngine) -> None:
    """Pack inputs, then outputs; the first failure ends it."""
    stage = signatures.stage
    ignored = _MODE_IS_IGNORED.get(stage)
    if options.packing_mode_given and not options.target.is_library and ignored is not None:
        diags.report(signatures.location, "warn_hlsl_signature_packing_ignored", options.packing_mode, stage, *ignored)
    for direction, elements in signatures.lists():
        trace = PackingTrace() if wants_packing_remarks(diags) else None
        try:
            places = pack(elements, stage, direction, options.packing_mode, trace)
            if (stage, direction) == ("mesh", "pc"):
                vertices = [(element.start_row, element.start_col) for element in signatures.outputs]
                check_mesh(signatures.outputs, elements, vertices, places)
        except PackingFailure as failure:
            _report_failure(signatures, direction, elements, failure, diags)
            if trace is not None:
                report_packing(diags, stage, direction, elements, trace, failure.element_id)
            return
        for element, (row, column) in zip(elements, places, strict=True):
            element.start_row, element.start_col = row, column
        if trace is not None:
            report_packing(diags, stage, direction, elements, trace)
