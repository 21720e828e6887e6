"""Signature elements: what each leaf of an entry point's parameters and result becomes.

Mirrors llvm/include/llvm/Frontend/HLSL (SemanticSignatureElement) and llvm/include/llvm/Support/DXILABI.h:
ElementType.
Differs: an element keeps its true interpolation mode; which modes reach the metadata is decided on the way there.
"""

from __future__ import annotations

from hlslfe.basic.source import NO_LOC, Loc

# number -> name (llvm::dxil::ElementType)
COMPONENT_TYPE_NAMES: tuple[str, ...] = (
    "Invalid", "I1", "I16", "U16", "I32", "U32", "I64", "U64", "F16", "F32", "F64",
    "SNormF16", "UNormF16", "SNormF32", "UNormF32", "SNormF64", "UNormF64", "PackedS8x32", "PackedU8x32",
)
# (category, bits, signed) of a scalar -> component type; a bool lies in memory as a 32-bit unsigned integer
_COMPONENT_TYPES: dict[tuple[str, int, bool], int] = {
    ("int", 16, True): 2, ("int", 16, False): 3, ("int", 32, True): 4, ("int", 32, False): 5,
    ("int", 64, True): 6, ("int", 64, False): 7,
    ("float", 16, True): 8, ("float", 32, True): 9, ("float", 64, True): 10,
}
_BOOL_TYPE = 5
_COMPONENT_SPELLINGS: dict[int, str] = {
    1: "bool", 2: "int16_t", 3: "uint16_t", 4: "int", 5: "uint", 6: "int64_t", 7: "uint64_t", 8: "half", 9: "float",
    10: "double",
}
_16_BIT_TYPES = frozenset((2, 3, 8))
_MIN_PRECISION_TYPES = {4: 2, 5: 3, 9: 8}

MAX_ROWS = 32
NOT_PLACED = -1

# metadata operands: what the mode may be written for, per value of -fdx-signature-interpolation
_STAGES_WITH_MODE: dict[str, frozenset[str]] = {
    "proposal": frozenset(("pixel",)),
    "upstream": frozenset(("pixel", "vertex")),
}

# One operand of a metadata node: ("i32" | "i8", number), ("string", text) or ("node", indices).
Operand = tuple[str, "int | str | tuple[int, ...]"]


def component_type_of(category: str, bits: int, is_signed: bool, native_half: bool) -> int:
    """The component type of a scalar: `category` is "bool", "int" or "float", `bits` those of the AST type.

    A half without native 16-bit types is a float.  0 (Invalid) for anything that no signature can hold.
    """
    if category == "bool":
        return _BOOL_TYPE
    if category == "float":
        is_signed = True
        if bits == 16 and not native_half:
            bits = 32
    return _COMPONENT_TYPES.get((category, bits, is_signed), 0)


def min_precision_type_of(component_type: int) -> int:
    """The type for a component of minimum precision, which a type of 32 bits holds: that of 16 bits."""
    return _MIN_PRECISION_TYPES.get(component_type, component_type)


def is_16_bit(component_type: int) -> bool:
    """Whether a component of this type is 16 bits wide when 16-bit types are native (only then does packing care)."""
    return component_type in _16_BIT_TYPES


def type_spelling(component_type: int, columns: int) -> str:
    """`float4`, `uint`: the shape of one row, for people."""
    scalar = _COMPONENT_SPELLINGS.get(component_type, COMPONENT_TYPE_NAMES[component_type])
    return scalar if columns == 1 else f"{scalar}{columns}"


class SemanticSignatureElement:
    """One element of a signature.

    id: its position in the list it stands in.  name: the semantic without digits, as spelled.  component_type: number
    (`COMPONENT_TYPE_NAMES`).  kind: number (`system_values.KIND_NAMES`), 0 for user semantics.  indices: one a row.
    interpolation: the true mode (`interpolation.MODE_NAMES`).  rows 1-32, cols 1-4.  start_row, start_col: the register
    and its column, -1 when not placed.  usage_mask, dynamic_index_mask: bit 0 is the element's own first column.
    stream: 0-3, geometry outputs only.  location: of the declaration.  interpretation: see `system_values`.
    width16: its components take 16 bits of a register.
    """

    __slots__ = ("id", "name", "component_type", "kind", "indices", "interpolation", "rows", "cols", "start_row",
                 "start_col", "usage_mask", "dynamic_index_mask", "stream", "location", "interpretation", "width16")

    def __init__(self, id: int, name: str, component_type: int, kind: int, indices: tuple[int, ...],
                 interpolation: int, rows: int, cols: int, start_row: int = NOT_PLACED, start_col: int = NOT_PLACED,
                 usage_mask: int = 0, dynamic_index_mask: int = 0, stream: int = 0, location: Loc = NO_LOC,
                 interpretation: str = "Arb", width16: bool = False) -> None:
        self.id = id
        self.name = name
        self.component_type = component_type
        self.kind = kind
        self.indices = indices
        self.interpolation = interpolation
        self.rows = rows
        self.cols = cols
        self.start_row = start_row
        self.start_col = start_col
        self.usage_mask = usage_mask
        self.dynamic_index_mask = dynamic_index_mask
        self.stream = stream
        self.location = location
        self.interpretation = interpretation
        self.width16 = width16

    @property
    def is_placed(self) -> bool:
        return self.start_row >= 0

    @property
    def register_mask(self) -> int:
        """The columns of its registers that the element takes; those from column 0 when it is not placed."""
        return ((1 << self.cols) - 1) << max(self.start_col, 0)

    @property
    def register_usage_mask(self) -> int:
        """`usage_mask`, counted from column 0 of the register."""
        return self.usage_mask << max(self.start_col, 0)

    def same_metadata(self, other: SemanticSignatureElement) -> bool:
        """Whether both elements have the same thirteen fields of the metadata (true modes compared)."""
        return all(getattr(self, name) == getattr(other, name) for name in METADATA_FIELDS)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in METADATA_FIELDS)
        return f"SemanticSignatureElement({fields})"


# The fields of an element in the order of its metadata node.
METADATA_FIELDS: tuple[str, ...] = SemanticSignatureElement.__slots__[:13]


class EntrySignatures:
    """The signatures of one entry point.

    name: as written in the source.  stage: "vertex", ...  function_name: of the IR function.  location: of the name.
    properties: what else matters to the stages around it, by the names of IR attributes ("hlsl.domain": "tri").
    """

    __slots__ = ("name", "stage", "function_name", "inputs", "outputs", "patch_constants", "location", "properties")

    def __init__(self, name: str, stage: str, function_name: str, inputs: list[SemanticSignatureElement],
                 outputs: list[SemanticSignatureElement], patch_constants: list[SemanticSignatureElement] | None = None,
                 location: Loc = NO_LOC) -> None:
        self.name = name
        self.stage = stage
        self.function_name = function_name
        self.inputs = inputs
        self.outputs = outputs
        self.patch_constants = patch_constants if patch_constants is not None else []
        self.location = location
        self.properties: dict[str, str] = {}

    def __repr__(self) -> str:
        counts = " ".join(f"{direction}={len(elements)}" for direction, elements in self.lists())
        return f"<EntrySignatures {self.name} ({self.stage}) {counts}>"

    def lists(self) -> tuple[tuple[str, list[SemanticSignatureElement]], ...]:
        """(direction, elements) in the order in which they are packed and shown."""
        return ("in", self.inputs), ("out", self.outputs), ("pc", self.patch_constants)


def written_mode(element: SemanticSignatureElement, stage: str, mode_policy: str = "proposal") -> int:
    """Metadata operand 5: by the proposal ("proposal") 0 outside pixel shaders; "upstream": vertex shaders too."""
    return element.interpolation if stage in _STAGES_WITH_MODE[mode_policy] else 0


def to_metadata_operands(element: SemanticSignatureElement, stage: str,
                         mode_policy: str = "proposal") -> tuple[Operand, ...]:
    """The thirteen operands of the element's metadata node (proposal 0047), with their LLVM types.

    Numbers are signed, as LLVM prints them: -1 for what is not placed, and for an index of 4294967295.
    """
    return (
        ("i32", element.id),
        ("string", element.name),
        ("i32", element.component_type),
        ("i32", element.kind),
        ("node", tuple(index - (index >> 31 << 32) for index in element.indices)),
        ("i32", written_mode(element, stage, mode_policy)),
        ("i32", element.rows),
        ("i8", element.cols),
        ("i32", element.start_row),
        ("i8", element.start_col),
        ("i8", element.usage_mask),
        ("i8", element.dynamic_index_mask),
        ("i32", element.stream),
    )
