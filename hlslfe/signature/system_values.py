"""The table of system values: which types they take, and what each one is at every stage.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::diagnoseSystemSemanticAttr, checkSemanticAnnotation and
llvm/lib/Frontend/HLSL (semantic interpretation).
Differs: Clang 22 knows six of these names; rules for what upstream lacks are DXC's, and SV_Target also takes integers
and bool, as DXC has it.
"""

from __future__ import annotations

# What the short words of the table's last column stand for: the points where a value enters or leaves a stage.
# PC: patch constants, CP: control points; "In" alone: system values beside them.  GSVIn: the vertices of the input
# primitive; MSPOut: the primitives of a mesh.
POINTS: dict[str, tuple[str, str]] = {
    "VSIn": ("vertex", "in"), "VSOut": ("vertex", "out"),
    "HSCPIn": ("hull", "in"), "HSIn": ("hull", "in"), "HSCPOut": ("hull", "out"),
    "PCOut": ("hull", "pc"), "PCIn": ("hull", "pc"),
    "DSCPIn": ("domain", "in"), "DSIn": ("domain", "pc"), "DSOut": ("domain", "out"),
    "GSVIn": ("geometry", "in"), "GSIn": ("geometry", "in"), "GSOut": ("geometry", "out"),
    "PSIn": ("pixel", "in"), "PSOut": ("pixel", "out"),
    "CSIn": ("compute", "in"),
    "MSIn": ("mesh", "in"), "MSOut": ("mesh", "out"), "MSPOut": ("mesh", "pc"),
    "ASIn": ("amplification", "in"),
}
# Groups of points that the table writes as one word.
_GROUPS: dict[str, str] = {
    # between two stages: where one vertex leaves a stage and enters the next
    "link": "VSOut HSCPIn HSCPOut DSCPIn DSOut GSVIn GSOut PSIn",
    "patch": "PCOut DSIn",
    "thread": "CSIn MSIn ASIn",
}
INTERPRETATIONS = ("Arb", "SV", "SGV", "ClipCull", "TessFactor", "Target", "NotPacked", "Shadow", "NotInSig")
NOT_AVAILABLE = "NA"

_F, _U, _IU, _ANY, _BIU = "float", "uint", "int uint", "bool int uint float", "bool int uint"

# name: without SV_.  kind: llvm::dxbc::PSV::SemanticKind.  types: component classes of one array element ("float":
# half and float alike).  bits: of a component.  cols: most (least is 1, DomainLocation and Barycentrics apart).
# rows: most array elements.  last: the highest index a row may have, -1: any.  model: the first 6.x that has it.
# name, kind, types, bits, cols, rows, last, model, where
_ROWS: tuple[tuple[str, int, str, str, str, int, int, int, str], ...] = (
    ("VertexID",             1, _IU, "16 32", "1",   1,  0, 0, "SV: VSIn"),
    ("InstanceID",           2, _U,  "16 32", "1",   1,  0, 0, "SV: VSIn; Arb*: link"),
    ("Position",             3, _F,  "16 32", "1-4", 1,  0, 0, "Arb: VSIn patch; SV: link MSOut"),
    ("RenderTargetArrayIndex", 4, _U, "16 32", "1",  1,  0, 0, "Arb: VSIn patch; SV: link MSPOut"),
    ("ViewPortArrayIndex",   5, _U,  "16 32", "1",   1,  0, 0, "Arb: VSIn patch; SV: link MSPOut"),
    ("ClipDistance",         6, _F,  "16 32", "1-4", 2, -1, 0, "Arb: VSIn patch; ClipCull: link MSOut"),
    ("CullDistance",         7, _F,  "16 32", "1-4", 2, -1, 0, "Arb: VSIn patch; ClipCull: link MSOut"),
    ("OutputControlPointID", 8, _U,  "32",    "1",   1,  0, 0, "NotInSig: HSIn"),
    ("DomainLocation",       9, _F,  "32",    "2-3", 1,  0, 0, "NotInSig: DSIn"),
    ("PrimitiveID",         10, _U,  "16 32", "1",   1,  0, 0, "SV: MSPOut; SGV: GSOut PSIn; Shadow: GSIn; "
                                                               "NotInSig: PCIn HSIn DSIn"),
    ("GSInstanceID",        11, _U,  "16 32", "1",   1,  0, 0, "NotInSig: GSIn"),
    ("SampleIndex",         12, _U,  "16 32", "1",   1,  0, 0, "Shadow: PSIn"),
    ("IsFrontFace",         13, _BIU, "32",   "1",   1,  0, 0, "SGV: GSOut PSIn"),
    ("Coverage",            14, _U,  "32",    "1",   1,  0, 0, "NotInSig: PSIn; NotPacked: PSOut"),
    ("InnerCoverage",       15, _U,  "32",    "1",   1,  0, 0, "NotInSig: PSIn"),
    ("Target",              16, _ANY, "16 32", "1-4", 8, 7, 0, "Target: PSOut"),
    ("Depth",               17, _F,  "16 32", "1",   1,  0, 0, "NotPacked: PSOut"),
    ("DepthLessEqual",      18, _F,  "16 32", "1",   1,  0, 0, "NotPacked: PSOut"),
    ("DepthGreaterEqual",   19, _F,  "16 32", "1",   1,  0, 0, "NotPacked: PSOut"),
    ("StencilRef",          20, _U,  "16 32", "1",   1,  0, 0, "NotPacked: PSOut"),
    ("DispatchThreadID",    21, _IU, "16 32", "1-3", 1,  0, 0, "NotInSig: thread"),
    ("GroupID",             22, _IU, "16 32", "1-3", 1,  0, 0, "NotInSig: thread"),
    ("GroupIndex",          23, _IU, "32",    "1",   1,  0, 0, "NotInSig: thread"),
    ("GroupThreadID",       24, _IU, "16 32", "1-3", 1,  0, 0, "NotInSig: thread"),
    ("TessFactor",          25, _F,  "32",    "1",   4,  3, 0, "TessFactor: patch"),
    ("InsideTessFactor",    26, _F,  "32",    "1",   2,  1, 0, "TessFactor: patch"),
    ("ViewID",              27, _U,  "32",    "1",   1,  0, 1, "NotInSig: VSIn PCIn HSIn DSIn GSIn PSIn MSIn ASIn"),
    ("Barycentrics",        28, _F,  "32",    "3",   1,  1, 1, "NotPacked: PSIn"),
    ("ShadingRate",         29, _U,  "16 32", "1",   1,  0, 4, "SV: link MSPOut"),
    ("CullPrimitive",       30, "bool", "32", "1",   1,  0, 5, "NotInSig: PSIn; NotPacked: MSPOut"),
    ("StartVertexLocation", 31, _IU, "32",    "1",   1,  0, 8, "NotInSig: VSIn"),
    ("StartInstanceLocation", 32, _U, "32",   "1",   1,  0, 8, "NotInSig: VSIn"),
)
_USER_PLACES = "Arb: VSIn link patch MSOut MSPOut"


class SystemValue:
    """A row of the table.

    name: canonical spelling without `SV_`.  kind: number in metadata and containers.  classes: allowed component
    classes ("float", "int", "uint", "bool").  bits: allowed component widths.  min_cols, max_cols: vector widths.
    max_rows: most array elements.  max_index: the highest index that any row may have, None: any.
    shader_model: (major, minor) that introduced it.  places: point -> interpretation.  dxc_only: the points of
    `places` which upstream Clang refuses.
    """

    __slots__ = ("name", "kind", "classes", "bits", "min_cols", "max_cols", "max_rows", "max_index", "shader_model",
                 "places", "dxc_only")

    def __init__(self, name: str, kind: int, types: str, bits: str, cols: str, rows: int, last: int, model: int,
                 places: str) -> None:
        self.name = name
        self.kind = kind
        self.classes = frozenset(types.split())
        self.bits = frozenset(int(width) for width in bits.split())
        self.min_cols, self.max_cols = int(cols[0]), int(cols[-1])
        self.max_rows = rows
        self.max_index = None if last < 0 else last
        self.shader_model = (6, model)
        self.places, self.dxc_only = _parse_places(places)

    @property
    def full_name(self) -> str:
        """The spelling of documents and containers: `SV_Position`."""
        return "SV_" + self.name

    def accepts(self, component_class: str, bits: int, columns: int) -> bool:
        """Whether one array element may be a scalar or vector of this shape."""
        return component_class in self.classes and bits in self.bits and self.min_cols <= columns <= self.max_cols


def _parse_places(text: str) -> tuple[dict[str, str], frozenset[str]]:
    """The last column of the table: `interpretation: point ...; ...`, a star after what only DXC accepts."""
    places: dict[str, str] = {}
    dxc_only: set[str] = set()
    for part in text.split(";"):
        interpretation, _, words = part.partition(":")
        for word in words.split():
            for point in _GROUPS.get(word, word).split():
                places[point] = interpretation.strip(" *")
                if "*" in interpretation:
                    dxc_only.add(point)
    return places, frozenset(dxc_only)


SYSTEM_VALUES: dict[str, SystemValue] = {row[0].lower(): SystemValue(*row) for row in _ROWS}
KIND_NAMES: dict[int, str] = {0: "Arbitrary", **{value.kind: value.name for value in SYSTEM_VALUES.values()}}
USER_PLACES: dict[str, str] = _parse_places(_USER_PLACES)[0]

_POINTS_OF: dict[tuple[str, str], tuple[str, ...]] = {
    place: tuple(point for point, at in POINTS.items() if at == place) for place in POINTS.values()
}
# A domain shader's system values may stand beside its control points as well.
_POINTS_OF["domain", "in"] += ("DSIn",)


def is_system_name(name: str) -> bool:
    """Whether a semantic's name (without digits) claims to be a system value: `SV_` in any case."""
    return name[:3].lower() == "sv_"


def lookup(name: str) -> SystemValue | None:
    """The system value `name` (with `SV_`, in any case, without digits); None for user and for unknown names."""
    return SYSTEM_VALUES.get(name[3:].lower()) if is_system_name(name) else None


def interpretation(value: SystemValue | None, stage: str, direction: str, *, dxc: bool = False) -> str:
    """What `value` (None: a user semantic) is in a signature: one of `INTERPRETATIONS`, or "NA": not allowed there.

    `direction` is "in", "out" or "pc" (patch constants, mesh primitives).  With `dxc` also the places that DXC
    accepts and upstream Clang refuses.
    """
    places = USER_PLACES if value is None else value.places
    for point in _POINTS_OF.get((stage, direction), ()):
        if point in places and (dxc or value is None or point not in value.dxc_only):
            return places[point]
    return NOT_AVAILABLE


def interpretation_at(value: SystemValue | None, point: str) -> str:
    """What `value` (None: a user semantic) is at one point of `POINTS`, DXC's places included."""
    return (USER_PLACES if value is None else value.places).get(point, NOT_AVAILABLE)


# The points where values are interpolated between two stages, or would be: their elements have a mode.
MODE_POINTS = frozenset((*_GROUPS["link"].split(), "MSOut", "MSPOut"))


def allowed_places(value: SystemValue | None) -> list[str]:
    """Where `value` may stand, for messages: `["vertex input", "pixel input", ...]`."""
    words = {"in": "input", "out": "output"}
    places = USER_PLACES if value is None else value.places
    refused = value.dxc_only if value is not None else frozenset()
    found: dict[str, None] = {}
    for point, (stage, direction) in POINTS.items():
        if point in places and point not in refused:
            special = "primitive" if stage == "mesh" else "patch constant"
            found[f"{stage} {words.get(direction, special)}"] = None
    return list(found)
