"""Interpolation keywords as bits of a mask, and the modes that masks become.

Mirrors clang/include/clang/Basic/Attr.td: HLSLInterpolationModifier and llvm/include/llvm/Support/DXILABI.h:
InterpolationMode (both of the open pull request 225452; Clang 22 has neither).
Differs: the modes of hull, domain, geometry and mesh signatures, which upstream leaves at 0, are DXC's.
"""

from __future__ import annotations

NOINTERPOLATION = 1
LINEAR = 2
NOPERSPECTIVE = 4
CENTER = 8
CENTROID = 16
SAMPLE = 32

# keyword -> bit of the mask; the sampling locations rise from the weakest to the strongest
KEYWORDS: dict[str, int] = {
    "nointerpolation": NOINTERPOLATION,
    "linear": LINEAR,
    "noperspective": NOPERSPECTIVE,
    "center": CENTER,
    "centroid": CENTROID,
    "sample": SAMPLE,
}
LOCATIONS = CENTER | CENTROID | SAMPLE

UNDEFINED = 0
CONSTANT = 1
INVALID = 8

# number of a mode -> its name (element ABI of DXIL and of the container)
MODE_NAMES: tuple[str, ...] = (
    "Undefined",
    "Constant",
    "Linear",
    "LinearCentroid",
    "LinearNoperspective",
    "LinearNoperspectiveCentroid",
    "LinearSample",
    "LinearNoperspectiveSample",
    "Invalid",
)

# strongest sampling location (0: none written) -> (mode, mode with noperspective)
_LINEAR_MODES: dict[int, tuple[int, int]] = {0: (2, 4), CENTER: (2, 4), CENTROID: (3, 5), SAMPLE: (6, 7)}

# component types that interpolate when nothing is written: F16, F32 and their normalised kin
_INTERPOLATED_TYPES = frozenset((8, 9, 11, 12, 13, 14))

# SV_Position is interpolated in screen space: the perspective modes become their noperspective partners
_POSITION_MODES: dict[int, int] = {2: 4, 3: 5, 6: 7}

# The signatures whose elements have a mode.  Vertex and pixel: upstream's and DXC's; the rest: DXC's, so that the
# two sides of every stage pair pack alike.
_HAS_MODE = frozenset((
    ("vertex", "out"), ("pixel", "in"), ("hull", "in"), ("hull", "out"), ("domain", "in"), ("domain", "out"),
    ("geometry", "in"), ("geometry", "out"), ("mesh", "out"),
))


def strongest_location(mask: int) -> int:
    """The bit of the sampling location that wins in `mask` (sample over centroid over center); 0 without one."""
    locations = mask & LOCATIONS
    return 1 << locations.bit_length() >> 1


def keyword_names(mask: int) -> list[str]:
    """The keywords of a mask, in the order of their bits."""
    return [name for name, bit in KEYWORDS.items() if mask & bit]


def keyword_name(bit: int) -> str:
    """The spelling of one keyword bit."""
    return keyword_names(bit)[0]


def is_conflict(mask: int) -> bool:
    """Whether `nointerpolation` stands beside another keyword."""
    return bool(mask & NOINTERPOLATION) and mask != NOINTERPOLATION


def interpolation_mode(mask: int) -> int:
    """The mode that the keywords ask for, before `normalise_mode` (signatures: mask to mode)."""
    if mask == 0:
        return UNDEFINED
    if mask & NOINTERPOLATION:
        return CONSTANT if mask == NOINTERPOLATION else INVALID
    return _LINEAR_MODES[strongest_location(mask)][bool(mask & NOPERSPECTIVE)]


def normalise_mode(mode: int, component_type: int, is_position: bool, stage: str, direction: str) -> int:
    """The true mode of an element: a default where nothing was written, 0 where the signature has no modes.

    `component_type` as in `element.COMPONENT_TYPE_NAMES`; `is_position`: the element is SV_Position; `direction` is
    "in", "out" or "pc" (patch constants, mesh primitives).
    """
    if (stage, direction) == ("mesh", "pc"):
        return CONSTANT
    if (stage, direction) not in _HAS_MODE:
        return UNDEFINED
    if mode == UNDEFINED:
        mode = 2 if component_type in _INTERPOLATED_TYPES else CONSTANT
    return _POSITION_MODES.get(mode, mode) if is_position else mode
