"""Our signatures and DXC's in one form, for every stage: elements, places, modes, masks, streams."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation
from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.system_values import KIND_NAMES

Described = dict[str, object]
# component type -> the container's name for it
CONTAINER_TYPES = {2: "SInt16", 3: "UInt16", 4: "SInt32", 5: "UInt32", 8: "Float16", 9: "Float32"}
# Our lists, and the key of the oracle; whether the mask of a list says what is never written.
LISTS = (("inputs", "inputs"), ("outputs", "outputs"), ("patch_constants", "patch_constant"))
NATIVE_16_BIT = ("-enable-16bit-types", "-HV", "2021")


def ours(profile: str, source: str, mode: str, native: bool = False) -> dict[str, list[Described]] | list[str]:
    """The three lists; the ids of the diagnostics when there is an error."""
    target = parse_profile(profile)
    assert target is not None
    options = Options(target, packing_mode=mode)
    if native:
        options.native_half = options.native_int16 = True
    compiled = Compilation("a.hlsl", source, options)
    found = compiled.signatures()
    if found is None:
        return [diagnostic.id for diagnostic in compiled.diagnostics]
    signatures = found[0]
    return {
        name: [described(element, goes_out(name, signatures.stage)) for element in getattr(signatures, name)]
        for name, _ in LISTS
    }


def goes_out(name: str, stage: str) -> bool:
    """Whether the elements of a list are written."""
    return name == "outputs" or (name == "patch_constants" and stage != "domain")


def described(element: SemanticSignatureElement, is_output: bool) -> Described:
    """An element as PSV0 has it, with the mask that ISG1, OSG1 or PSG1 has."""
    is_user = element.interpretation == "Arb"
    usage = element.register_usage_mask
    return {
        "name": element.name if is_user else "",
        "indices": list(element.indices), "rows": element.rows, "start_row": max(element.start_row, 0),
        "cols": element.cols, "start_col": max(element.start_col, 0), "allocated": element.is_placed,
        "kind": "Arbitrary" if is_user else KIND_NAMES[element.kind],
        "comp_type": CONTAINER_TYPES[element.component_type],
        "interpolation_mode": MODE_NAMES[element.interpolation], "dynamic_mask": element.dynamic_index_mask,
        "output_stream": element.stream, "mask": ~usage & 15 if is_output else usage,
    }


def theirs(dxc: ModuleType, container: bytes) -> dict[str, list[Described]]:
    parts: dict[str, Any] = dxc.psv0(container)
    rows: dict[str, Any] = dxc.signature(container)
    return {name: [{**element, "mask": mask_of(element, rows[key])} for element in parts.get(key, [])]
            for name, key in LISTS}


def mask_of(element: dict[str, Any], rows: list[dict[str, Any]]) -> int | None:
    name = element["name"] or "SV_" + element["kind"]
    for row in rows:
        if (row["name"].lower() == name.lower() and row["index"] == element["indices"][0]
                and row["stream"] == element["output_stream"]):
            return int(row["rw_mask"])
    return None


def differences(mine: dict[str, list[Described]], others: dict[str, list[Described]],
                ignored: tuple[str, ...] = ()) -> list[str]:
    """What is different, one text a field."""
    found: list[str] = []
    for name, _ in LISTS:
        if len(mine[name]) != len(others[name]):
            found.append(f"{len(mine[name])} {name}, DXC has {len(others[name])}")
        for number, (a, b) in enumerate(zip(mine[name], others[name], strict=False)):
            found += [f"{name} {number}, {field}: {a[field]}, DXC {b[field]}"
                      for field in a if field not in ignored and a[field] != b[field]]
    return found
