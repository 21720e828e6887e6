"""Elements for tests, written as HLSL declares them: `float2 SV_ClipDistance0[2]`, `nointerpolation uint MAT[3]`.

A name is split into semantic and index like a semantic; without one (`p`, `uv`) the declared name stands for it.
"""

from __future__ import annotations

import re

from hlslfe.signature import interpolation, system_values
from hlslfe.signature.element import SemanticSignatureElement, component_type_of, is_16_bit

SCALARS: dict[str, tuple[str, int, bool]] = {
    "bool": ("bool", 1, False), "int": ("int", 32, True), "uint": ("int", 32, False), "float": ("float", 32, True),
    "half": ("float", 16, True), "int16_t": ("int", 16, True), "uint16_t": ("int", 16, False),
}
DECLARATION = re.compile(
    r"(?P<keywords>(?:(?:nointerpolation|linear|noperspective|center|centroid|sample) )*)"
    r"(?P<scalar>[a-z]+(?:16_t)?)(?P<cols>[1-4]?) (?P<name>\w+?)(?P<index>\d*)(?:\[(?P<rows>\d+)\])?"
)
POSITION = "float4 SV_Position"


def element(text: str, id: int, stage: str, direction: str, *, native_16bit: bool = True,
            stream: int = 0) -> SemanticSignatureElement:
    """The element of one declaration; `p` is `float4 SV_Position`."""
    found = DECLARATION.fullmatch(POSITION if text == "p" else text)
    assert found, text
    category, bits, is_signed = SCALARS[found["scalar"]]
    component_type = component_type_of(category, bits, is_signed, native_16bit)
    rows, first = int(found["rows"] or 1), int(found["index"] or 0)
    mask = sum(interpolation.KEYWORDS[word] for word in found["keywords"].split())
    value = system_values.lookup(found["name"])
    kind = value.kind if value else 0
    mode = interpolation.normalise_mode(
        interpolation.interpolation_mode(mask), component_type, kind == 3, stage, direction)
    return SemanticSignatureElement(
        id, found["name"], component_type, kind, tuple(range(first, first + rows)), mode, rows, int(found["cols"] or 1),
        stream=stream, interpretation=system_values.interpretation(value, stage, direction),
        width16=native_16bit and is_16_bit(component_type))


def elements(text: str, stage: str = "vertex", direction: str = "out", *,
             native_16bit: bool = True) -> list[SemanticSignatureElement]:
    """The elements of a list of declarations, separated by commas."""
    return [element(part.strip(), id, stage, direction, native_16bit=native_16bit)
            for id, part in enumerate(text.split(","))]
