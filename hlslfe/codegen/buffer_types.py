"""IR types of what lies in constant buffers: packed structs with explicit padding, as ast.buffer_layout places it.

Mirrors clang/lib/CodeGen/HLSLBufferLayoutBuilder.cpp: HLSLBufferLayoutBuilder::layOutStruct, layOutArray, layOutMatrix,
layOutType and clang/lib/CodeGen/TargetInfo.h: TargetCodeGenInfo::getHLSLPadding.
Differs: matrices that need it are runs of rows (or columns) with padding between them, as in LLVM's head; fields of
base classes are elements of the derived struct, as in Clang 22.
"""

from __future__ import annotations

from hlslfe.ast import types as ast
from hlslfe.ast.buffer_layout import ROW, BufferRules, align_to, records_within
from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.codegen import ir_types as ir
from hlslfe.codegen.bit_field_layout import BitField, bit_field_of
from hlslfe.codegen.data_layout import store_size
from hlslfe.codegen.ir import Module
from hlslfe.codegen.types import CodeGenTypes, record_type_name

# Target types: of padding, and of handles; what DXIL calls dx.*, SPIR-V calls spirv.* (target_types).
PADDING, HANDLE = "dx.Padding", "dx.CBuffer"
SPIRV_PADDING, SPIRV_HANDLE = "spirv.Padding", "spirv.VulkanBuffer"
_SPIRV_HANDLE_INTS = (2, 0)  # storage class Uniform, not writable


class BufferRecord:
    """type: the struct.  index: the element of each field, its bases' too.  base_index: that of the first field of a
    direct base, None when it has none.  bits: where each bit-field is in its element."""

    __slots__ = ("type", "index", "base_index", "bits")

    def __init__(self, type: ir.StructType) -> None:
        self.type = type
        self.index: dict[FieldDecl, int] = {}
        self.base_index: dict[RecordDecl, int | None] = {}
        self.bits: dict[FieldDecl, BitField] = {}


class BufferTypes:
    """The layout types of one module. Types are asked for as they are written, since the layout of a matrix is no part
    of its canonical type."""

    __slots__ = ("types", "module", "rules", "is_spirv", "_known", "_records", "_buffers")

    def __init__(self, types: CodeGenTypes, module: Module, rules: BufferRules, is_spirv: bool = False) -> None:
        self.types = types
        self.module = module
        self.rules = rules
        self.is_spirv = is_spirv
        self._known: dict[ast.Type, ir.IRType] = {}
        self._records: dict[RecordDecl, BufferRecord] = {}
        self._buffers: dict[str, int] = {}

    # ------------------------------------------------------------ target types

    def padding(self, size: int) -> ir.IRType:
        """`size` bytes that nobody reads."""
        return ir.target_type(SPIRV_PADDING if self.is_spirv else PADDING, (), (size,))

    def handle(self, layout: ir.IRType) -> ir.IRType:
        """The handle of a buffer."""
        if self.is_spirv:
            return ir.target_type(SPIRV_HANDLE, (layout,), _SPIRV_HANDLE_INTS)
        return ir.target_type(HANDLE, (layout,))

    # ------------------------------------------------------------ types in buffers

    def convert(self, type: ast.Type) -> ir.IRType:
        """The type in a buffer."""
        found = self._known.get(type)
        if found is None:
            found = self._known[type] = self._convert(type)
        return found

    def _convert(self, type: ast.Type) -> ir.IRType:
        canonical = type.canonical
        if isinstance(canonical, ast.ArrayType):
            element = ast.element_of_array(type)
            return self._row_array(self.convert(element), self.padded(element), canonical.size or 0)
        if isinstance(canonical, ast.RecordType):
            return self.record(canonical.decl).type
        if isinstance(canonical, ast.ConstantMatrixType):
            return self._matrix(canonical, type)
        return self.types.convert_type_for_mem(type)

    def _matrix(self, matrix: ast.ConstantMatrixType, type: ast.Type) -> ir.IRType:
        runs, length = self.rules.matrix_runs(type)
        run = ir.vector(self.types.convert_type_for_mem(matrix.element), length)
        missing = -byte_size(run) % ROW
        if runs == 1 or not missing:
            return self.types.convert_type_for_mem(type)  # in one piece, as anywhere else
        return self._row_array(run, ir.literal_struct((run, self.padding(missing)), packed=True), runs)

    @staticmethod
    def _row_array(element: ir.IRType, padded: ir.IRType, count: int) -> ir.IRType:
        """`count` elements, each at the start of a row: `<{ [n-1 x <{ T, padding }>], T }>`."""
        if count < 2 or padded is element:
            return ir.array(element, count)
        return ir.literal_struct((ir.array(padded, count - 1), element), packed=True)

    def padded(self, type: ast.Type) -> ir.IRType:
        """The element of an array with the padding up to the next one."""
        element = self.convert(type)
        missing = align_to(self.rules.size_of(type), ROW) - byte_size(element)
        return ir.literal_struct((element, self.padding(missing)), packed=True) if missing else element

    # ------------------------------------------------------------ structs

    def record(self, decl: RecordDecl) -> BufferRecord:
        """A struct in a buffer; fields without anything in them have no element."""
        if decl not in self._records:
            for part in records_within(decl):
                if part not in self._records:
                    self._records[part] = self._lay_out(part)
        return self._records[decl]

    def _lay_out(self, decl: RecordDecl) -> BufferRecord:
        name = record_type_name(decl).partition(".")[2] if decl.name else "anon"
        made = BufferRecord(self.module.named_struct(name))
        layout = self.rules.record(decl)
        fields = [field for field in layout.fields if field.size]
        places = iter(self._set_body(made.type, [(field.decl.type, field.offset) for field in fields
                                                 if not field.shares]))
        place = 0
        for field in fields:
            if not field.shares:
                place = next(places)
            made.index[field.decl] = place
            if field.bit >= 0:
                made.bits[field.decl] = bit_field_of(field.decl, field.bit, 8 * field.size, field.offset)
        for base, (_, first) in layout.bases.items():
            made.base_index[base] = next(
                (made.index[field.decl] for field in layout.fields[first:] if field.decl in made.index), None)
        return made

    def buffer_struct(self, name: str, scope: tuple[str, ...], members: list[tuple[ast.Type, int]]) -> ir.StructType:
        """`__cblayout_<name>`, of members at these offsets, which ascend."""
        path = "::".join((*scope, f"__cblayout_{name}"))
        number = self._buffers.get(path, 0)
        self._buffers[path] = number + 1
        struct = self.module.named_struct(f"{path}_{number}" if number else path)
        self._set_body(struct, members)
        return struct

    def _set_body(self, struct: ir.StructType, members: list[tuple[ast.Type, int]]) -> list[int]:
        """Fill a struct; which element each member is."""
        elements: list[ir.IRType] = []
        places = []
        position = 0
        for type, offset in members:
            if offset > position:
                elements.append(self.padding(offset - position))
            places.append(len(elements))
            elements.append(self.convert(type))
            position = offset + byte_size(elements[-1])
        struct.set_body(tuple(elements), packed=True)
        return places


def byte_size(type: ir.IRType) -> int:
    """Bytes of a type as it lies in a buffer, where everything is packed."""
    if isinstance(type, ir.ArrayType):
        return type.count * byte_size(type.element)
    if isinstance(type, ir.StructType):
        return sum(map(byte_size, type.elements))
    if isinstance(type, ir.TargetExtType):
        return type.ints[0]  # padding
    return store_size(type)
