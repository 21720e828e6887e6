"""What a root signature can say: its elements, their parameters, and the values that have names.

Mirrors clang/include/clang/Lex/HLSLRootSignatureTokenKinds.def and llvm/include/llvm/BinaryFormat/DXContainer.h.
The numbers are those of Direct3D 12.
"""

from __future__ import annotations

Values = dict[str, int]

UNBOUNDED = APPEND = 0xFFFFFFFF
FLT_MAX = 3.4028234663852886e38


def _bits(names: str) -> Values:
    """One bit for each name, from the lowest on."""
    return {name: 1 << bit for bit, name in enumerate(names.split())}


def _numbers(names: str, prefix: str, first: int) -> Values:
    return {prefix + name: number for number, name in enumerate(names.split(), first)}


ROOT_FLAGS: Values = _bits(
    "ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT DENY_VERTEX_SHADER_ROOT_ACCESS DENY_HULL_SHADER_ROOT_ACCESS "
    "DENY_DOMAIN_SHADER_ROOT_ACCESS DENY_GEOMETRY_SHADER_ROOT_ACCESS DENY_PIXEL_SHADER_ROOT_ACCESS ALLOW_STREAM_OUTPUT "
    "LOCAL_ROOT_SIGNATURE DENY_AMPLIFICATION_SHADER_ROOT_ACCESS DENY_MESH_SHADER_ROOT_ACCESS "
    "CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED SAMPLER_HEAP_DIRECTLY_INDEXED")
DESCRIPTORS_VOLATILE, DATA_VOLATILE, DATA_STATIC_WHILE_SET_AT_EXECUTE, DATA_STATIC = 1, 2, 4, 8
KEEPING_BOUNDS_CHECKS = 0x10000
DESCRIPTOR_FLAGS: Values = {
    "DATA_VOLATILE": DATA_VOLATILE, "DATA_STATIC_WHILE_SET_AT_EXECUTE": DATA_STATIC_WHILE_SET_AT_EXECUTE,
    "DATA_STATIC": DATA_STATIC,
}
RANGE_FLAGS: Values = {
    **DESCRIPTOR_FLAGS, "DESCRIPTORS_VOLATILE": DESCRIPTORS_VOLATILE,
    "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS": KEEPING_BOUNDS_CHECKS,
}
SAMPLER_FLAGS: Values = _bits("UINT_BORDER_COLOR NON_NORMALIZED_COORDINATES")
VISIBILITIES: Values = _numbers("ALL VERTEX HULL DOMAIN GEOMETRY PIXEL AMPLIFICATION MESH", "SHADER_VISIBILITY_", 0)
ADDRESS_MODES: Values = _numbers("WRAP MIRROR CLAMP BORDER MIRRORONCE", "TEXTURE_ADDRESS_", 1)
COMPARISONS: Values = _numbers("NEVER LESS EQUAL LESS_EQUAL GREATER NOT_EQUAL GREATER_EQUAL ALWAYS", "COMPARISON_", 1)
BORDER_COLORS: Values = _numbers("TRANSPARENT_BLACK OPAQUE_BLACK OPAQUE_WHITE OPAQUE_BLACK_UINT OPAQUE_WHITE_UINT",
                                 "STATIC_BORDER_COLOR_", 0)
_PLAIN_FILTERS: Values = {
    "MIN_MAG_MIP_POINT": 0x00, "MIN_MAG_POINT_MIP_LINEAR": 0x01, "MIN_POINT_MAG_LINEAR_MIP_POINT": 0x04,
    "MIN_POINT_MAG_MIP_LINEAR": 0x05, "MIN_LINEAR_MAG_MIP_POINT": 0x10, "MIN_LINEAR_MAG_POINT_MIP_LINEAR": 0x11,
    "MIN_MAG_LINEAR_MIP_POINT": 0x14, "MIN_MAG_MIP_LINEAR": 0x15, "ANISOTROPIC": 0x55,
}
FILTERS: Values = {f"FILTER_{prefix}{name}": offset + number
                   for prefix, offset in (("", 0), ("COMPARISON_", 0x80), ("MINIMUM_", 0x100), ("MAXIMUM_", 0x180))
                   for name, number in _PLAIN_FILTERS.items()}


class Parameter:
    """A parameter of an element. kind: "uint", "float", "value" (one of `values`) or "flags" (several, or 0); `values`
    of a "uint" are words that may stand for a number.  default: None when it must be there."""

    __slots__ = ("name", "kind", "values", "default")

    def __init__(self, name: str, kind: str, default: float | None, values: Values | None = None) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values or {}


class Kind:
    """A kind of element. metadata: its name there.  register: the letter, "" for none.  parameters: in the order of
    the metadata; the register is one of them."""

    __slots__ = ("name", "metadata", "register", "parameters")

    def __init__(self, name: str, metadata: str, register: str, *parameters: Parameter) -> None:
        self.name = name
        self.metadata = metadata
        self.register = register
        self.parameters = {parameter.name: parameter for parameter in parameters}


REGISTER = "register"


def _register() -> Parameter:
    return Parameter(REGISTER, "register", None)


def _space() -> Parameter:
    return Parameter("space", "uint", 0)


def _visibility() -> Parameter:
    return Parameter("visibility", "value", 0, VISIBILITIES)


def _descriptor(name: str, register: str, flags: int) -> Kind:
    return Kind(name, f"Root{name}", register, _visibility(), _register(), _space(),
                Parameter("flags", "flags", flags, DESCRIPTOR_FLAGS))


def _clause(name: str, register: str, flags: int) -> Kind:
    return Kind(name, name, register, Parameter("numDescriptors", "uint", 1, {"UNBOUNDED": UNBOUNDED}), _register(),
                _space(), Parameter("offset", "uint", APPEND, {"DESCRIPTOR_RANGE_OFFSET_APPEND": APPEND}),
                Parameter("flags", "flags", flags, RANGE_FLAGS))


def _kinds(*kinds: Kind) -> dict[str, Kind]:
    """By the word that begins an element; words are told by their upper-case form."""
    return {kind.name.upper(): kind for kind in kinds}


def _address(axis: str) -> Parameter:
    return Parameter(f"address{axis}", "value", 1, ADDRESS_MODES)


# Flags as they are when nothing is said: what only shaders read stays as it is while they run (version 1.1).
ELEMENTS: dict[str, Kind] = _kinds(
    Kind("RootFlags", "RootFlags", ""),
    Kind("RootConstants", "RootConstants", "b", _visibility(), _register(), _space(),
         Parameter("num32BitConstants", "uint", None)),
    _descriptor("CBV", "b", DATA_STATIC_WHILE_SET_AT_EXECUTE),
    _descriptor("SRV", "t", DATA_STATIC_WHILE_SET_AT_EXECUTE),
    _descriptor("UAV", "u", DATA_VOLATILE),
    Kind("DescriptorTable", "DescriptorTable", "", _visibility()),
    Kind("StaticSampler", "StaticSampler", "s", Parameter("filter", "value", FILTERS["FILTER_ANISOTROPIC"], FILTERS),
         _address("U"), _address("V"), _address("W"), Parameter("mipLODBias", "float", 0.0),
         Parameter("maxAnisotropy", "uint", 16), Parameter("comparisonFunc", "value", 4, COMPARISONS),
         Parameter("borderColor", "value", 2, BORDER_COLORS), Parameter("minLOD", "float", 0.0),
         Parameter("maxLOD", "float", FLT_MAX), _register(), _space(), _visibility(),
         Parameter("flags", "flags", 0, SAMPLER_FLAGS)),
)
CLAUSES: dict[str, Kind] = _kinds(
    _clause("CBV", "b", DATA_STATIC_WHILE_SET_AT_EXECUTE), _clause("SRV", "t", DATA_STATIC_WHILE_SET_AT_EXECUTE),
    _clause("UAV", "u", DATA_VOLATILE), _clause("Sampler", "s", 0))
