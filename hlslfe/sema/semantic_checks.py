"""What one leaf of an entry point may be: its shape, and whether its semantic takes it there.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::checkSemanticAnnotation, diagnoseSemanticStageMismatch,
isSemanticOnScalarValid.
Differs: the checks of the open pull requests (types and indices per leaf of an entry point); system values that
upstream lacks follow DXC; a matrix counts one index a register.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLParsedSemanticAttr
from hlslfe.ast.types import (
    ArrayType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    scalar_of,
)
from hlslfe.sema.base import SemaBase
from hlslfe.sema.semantics import MAX_SEMANTIC_INDEX
from hlslfe.signature import system_values
from hlslfe.signature.system_values import SystemValue

# The system values that Clang knows (upstream head and its open pull requests).
_CLANG_NAMES = frozenset(("Position", "Target", "DispatchThreadID", "GroupID", "GroupIndex", "GroupThreadID",
                          "VertexID", "InstanceID", "IsFrontFace"))
_POSITION_COLS = 4  # DXC wants all
# More rows or leaves than any signature can hold, and few enough to be walked one by one.
MAX_LEAVES = 4096

_CLASS_NAMES = ("bool", "int", "uint", "float")

_LONGEST_NAME = 64  # bytes, DXC's rule Meta.SemanticLen

class LeafShape:
    """element: the type without its array bounds.  rows, cols: of the signature element; rows 0 for an empty array.
    rows_each: of one array element."""

    __slots__ = ("element", "rows", "cols", "rows_each")

    def __init__(self, type: Type, row_major: bool) -> None:
        self.element, count = strip_arrays(type)
        rows, self.cols = 1, 1
        if isinstance(self.element, VectorType):
            self.cols = self.element.size
        elif isinstance(self.element, ConstantMatrixType):
            rows, self.cols = self.element.rows, self.element.columns
            if not row_major:
                rows, self.cols = self.cols, rows
        self.rows = count * rows
        self.rows_each = rows


def strip_arrays(type: Type) -> tuple[Type, int]:
    """The canonical element type below all array bounds, and how many of them there are."""
    element, count = type.canonical, 1
    while isinstance(element, ArrayType):
        count *= element.size or 0
        element = element.element.canonical
    return element, count


def count_rows(type: Type, row_major: bool, known: dict[object, int], depth: int) -> int:
    """How many rows (and so indices) a type takes, MAX_LEAVES + 1 when there are more; `depth` limits the nesting."""
    element, count = strip_arrays(type)
    if not isinstance(element, RecordType):
        return min(LeafShape(type, row_major).rows, MAX_LEAVES + 1)
    record = element.decl
    if record not in known:
        rows = MAX_LEAVES + 1 if depth <= 0 else 0
        if depth > 0:
            for base in record.bases:
                rows += count_rows(base.type, row_major, known, depth - 1)
            for field in record.fields:
                field_major = row_major if field.row_major is None else field.row_major
                rows += count_rows(field.type, field_major, known, depth - 1)
        known[record] = min(rows, MAX_LEAVES + 1)
    return min(count * known[record], MAX_LEAVES + 1)


class LeafCheck:
    """The checks of one leaf; each reports at most one error, at the semantic.

    value: the system value, None for user semantics.  interpretation: what it is at this place.
    """

    __slots__ = ("sema", "stage", "direction", "semantic", "value", "interpretation", "point")

    def __init__(self, sema: SemaBase, stage: str, direction: str, point: str,
                 semantic: HLSLParsedSemanticAttr) -> None:
        self.sema = sema
        self.stage = stage
        self.direction = direction
        self.semantic = semantic
        self.value: SystemValue | None = system_values.lookup(semantic.name)
        self.point = point
        self.interpretation = system_values.interpretation_at(self.value, point)

    def check(self, type: Type, shape: LeafShape, indices: tuple[int, ...]) -> bool:
        """Whether the semantic may stand here, on this type, with these indices."""
        if not (self._check_place() and self._check_shader_model() and self._check_type(type, shape)
                and self._check_indices(indices)):
            return False
        if self.value is not None:
            self._check_portability(self.value, type, shape)
        return True

    def _report(self, id: str, *args: object) -> bool:
        self.sema.diags.report(self.semantic.loc, id, *args)
        return False

    def _check_place(self) -> bool:
        if self.interpretation != system_values.NOT_AVAILABLE:
            return True
        places = ", ".join(system_values.allowed_places(self.value))
        return self._report("err_hlsl_semantic_unsupported_iotype_for_stage", self.semantic.name,
                            ("in", "out", "pc").index(self.direction), self.stage, places)

    def _check_shader_model(self) -> bool:
        value = self.value
        if value is None or value.shader_model <= self.sema.options.target.shader_model:
            return True
        major, minor = value.shader_model
        return self._report("err_hlsl_attribute_in_wrong_shader_model", self.semantic.name, f"{major}.{minor}")

    def _check_type(self, type: Type, shape: LeafShape) -> bool:
        name = self.semantic.name
        scalar = scalar_of(shape.element)
        if scalar is None or scalar.bits == 8:
            return self._report("err_hlsl_semantic_invalid_type", name, type.quoted(), "scalars and vectors")
        if shape.rows == 0:
            return self._report("err_hlsl_semantic_zero_sized_array", name)
        if scalar.bits == 64:
            return self._report("err_hlsl_semantic_64bit_type", name, type.quoted())
        if len(name.encode()) > _LONGEST_NAME:
            return self._report("err_hlsl_semantic_too_long", _LONGEST_NAME)
        value = self.value
        component = scalar.category
        if component == "int" and not scalar.is_signed:
            component = "uint"
        bits = scalar.bits if scalar.bits == 16 else 32
        if self.interpretation == "Target" and shape.rows_each > 1 and value is not None:  # DXC: not indexable
            return self._report("err_hlsl_semantic_invalid_type", name, type.quoted(), accepted_types(value))
        if value is None or self.interpretation == "Arb" or value.accepts(component, bits, shape.cols):
            return True
        if self.interpretation == "NotInSig" and component == "int" and value.accepts("uint", bits, shape.cols):
            return True  # as DXC: no signature tells
        return self._report("err_hlsl_semantic_invalid_type", name, type.quoted(), accepted_types(value))

    def _check_indices(self, indices: tuple[int, ...]) -> bool:
        last = indices[-1]
        value = self.value
        if last > MAX_SEMANTIC_INDEX:
            return self._report("err_hlsl_semantic_index_out_of_range", last, self.semantic.name, MAX_SEMANTIC_INDEX)
        if value is None or self.interpretation == "Arb" or last == 0 or value.max_index is None:
            return True
        if value.name == "Target":
            if last <= value.max_index:
                return True
            return self._report("err_hlsl_semantic_index_out_of_range", last, self.semantic.name, value.max_index)
        if last <= value.max_index and value.max_index > 0:
            return True
        return self._report("err_hlsl_semantic_indexing_not_supported", self.semantic.name)

    def _check_portability(self, value: SystemValue, type: Type, shape: LeafShape) -> None:
        """Tell what Clang or DXC would refuse here."""
        name = self.semantic.name
        scalar = scalar_of(shape.element)
        is_float = scalar is not None and scalar.category == "float"
        is_signed = scalar is not None and scalar.is_signed
        refused: list[tuple[int, str]] = []  # 0 Clang, 1 DXC
        if value.name not in _CLANG_NAMES:
            refused.append((0, f"'{name}'"))
        elif self.point in value.dxc_only:
            refused.append((0, f"'{name}' as an {self.direction}put of a {self.stage} shader"))
        elif value.name == "Target" and not is_float:
            refused.append((0, f"'{name}' of type {type.quoted()}"))
        is_part = value.name == "Position" and self.interpretation == "SV" and shape.cols != _POSITION_COLS
        if is_part or (value.name == "VertexID" and is_signed):
            refused.append((1, f"'{name}' of type {type.quoted()}"))
        elif value.name == "ViewID" and self.point == "ASIn":
            refused.append((1, f"'{name}' in an {self.stage} shader"))
        for compiler, what in refused:
            self.sema.diags.report(self.semantic.loc, "warn_hlsl_portability", compiler, what)


def accepted_types(value: SystemValue) -> str:
    """The types of a system value, for messages: `float, 1 to 4 components`."""
    names = " or ".join(name for name in _CLASS_NAMES if name in value.classes)
    low, high = value.min_cols, value.max_cols
    if high == 1:
        return f"scalar {names}"
    return f"{names} of {low} components" if low == high else f"{names} of {low} to {high} components"

