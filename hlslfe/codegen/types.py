"""AST types become IR types: as values, in memory, and how large and how aligned they are.

Mirrors clang/lib/CodeGen/CodeGenTypes.cpp: CodeGenTypes::ConvertType, CodeGenTypes::ConvertTypeForMem,
CodeGenTypes::ConvertRecordDeclType and clang/lib/AST/ASTContext.cpp: ASTContext::getTypeInfoImpl.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast import types as ast
from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.ast.template import SpecializationName
from hlslfe.codegen import ir_types as ir
from hlslfe.codegen.data_layout import POINTER_SIZE, alloc_size, power_of_two_ceil
from hlslfe.codegen.ir import Module
from hlslfe.codegen.record_layout import ASTRecordLayout, CGRecordLayout, is_packed
from hlslfe.codegen.record_lowering import lay_out_record, lower_members

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.buffer_types import BufferTypes

_SCALARS: dict[str, ir.IRType] = {
    "void": ir.VOID, "bool": ir.I1, "char": ir.I8, "uchar": ir.I8, "short": ir.I16, "ushort": ir.I16, "int": ir.I32,
    "uint": ir.I32, "long": ir.I64, "ulong": ir.I64, "longlong": ir.I64, "ulonglong": ir.I64, "float": ir.FLOAT,
    "double": ir.DOUBLE,
}


class CodeGenTypes:
    """Converts types for one module. `native_half`: half is `half`, else `float` (-fnative-half-type). `row_major`: so
    matrices lie that do not say how (-Zpr). `packs_structs`: as Clang 22 does, to the byte, a vector of three as large
    as one of four; else parts lie where DXC has them, as hosts fill buffers."""

    __slots__ = ("module", "native_half", "row_major", "packs_structs", "buffer_types", "_values", "_memory",
                 "_info", "_layouts", "_ast_layouts")

    def __init__(self, module: Module, native_half: bool, row_major: bool = False,
                 packs_structs: bool = True) -> None:
        self.row_major = row_major
        self.packs_structs = packs_structs
        self.module = module
        self.native_half = native_half
        self.buffer_types: Callable[[], BufferTypes]  # set by the module (codegen.buffers)
        self._values: dict[ast.Type, ir.IRType] = {}
        self._memory: dict[ast.Type, ir.IRType] = {}
        self._info: dict[ast.Type, tuple[int, int]] = {}
        self._layouts: dict[RecordDecl, CGRecordLayout] = {}
        self._ast_layouts: dict[RecordDecl, ASTRecordLayout] = {}

    # ---- values

    def convert_type(self, type: ast.Type) -> ir.IRType:
        """The type of a value: bool is i1, a matrix one vector of its elements; records and arrays as in memory."""
        canonical = type.canonical
        found = self._values.get(canonical)
        if found is None:
            found = self._values[canonical] = self._convert(canonical)
        return found

    def _convert(self, type: ast.Type) -> ir.IRType:
        if isinstance(type, ast.BuiltinType) and type.category != "pointer":
            return self._scalar(type)
        if isinstance(type, ast.VectorType):
            return ir.vector(self._scalar(type.element), type.size)
        if isinstance(type, ast.ConstantMatrixType):
            return ir.vector(self._scalar(type.element), type.rows * type.columns)
        if isinstance(type, ast.EnumType):
            return self.convert_type(type.decl.underlying)
        if not isinstance(type, (ast.RecordType, ast.ArrayType)):
            return self._convert_opaque(type)
        return self.convert_type_for_mem(type)

    def _convert_opaque(self, type: ast.Type) -> ir.IRType:
        """What only resource classes have: handles, references, the name of a resource."""
        from hlslfe.codegen.resource_types import convert_opaque_type  # many shaders have no resources

        return convert_opaque_type(self, type)

    def _scalar(self, type: ast.BuiltinType) -> ir.IRType:
        if type.kind == "half":
            return ir.HALF if self.native_half else ir.FLOAT
        return _SCALARS[type.kind]

    # ---- memory

    def convert_type_for_mem(self, type: ast.Type) -> ir.IRType:
        """The type in memory: bool is i32, a matrix an array of its elements."""
        canonical = type.canonical
        found = self._memory.get(canonical)
        if found is None:
            found = self._memory[canonical] = self._convert_for_mem(canonical)
        return found

    def _convert_for_mem(self, type: ast.Type) -> ir.IRType:
        if isinstance(type, ast.ArrayType):
            return ir.array(self.convert_type_for_mem(type.element), type.size or 0)
        if isinstance(type, ast.RecordType):
            return self.record_layout(type.decl).type
        if isinstance(type, ast.ConstantMatrixType):
            return ir.array(self._scalar_for_mem(type.element), type.rows * type.columns)
        if isinstance(type, ast.VectorType):
            return ir.vector(self._scalar_for_mem(type.element), type.size)
        if isinstance(type, ast.BuiltinType) and type.category != "pointer":
            return self._scalar_for_mem(type)
        return self.convert_type(type)

    def is_row_major(self, type: ast.Type) -> bool:
        """Does a matrix of this type lie row by row in memory?"""
        layout = ast.matrix_layout(type)
        return self.row_major if layout is None else layout

    def _scalar_for_mem(self, type: ast.BuiltinType) -> ir.IRType:
        return ir.I32 if type.kind == "bool" else self._scalar(type)

    # ---- sizes

    def size_of(self, type: ast.Type) -> int:
        """sizeof in bytes."""
        return self._type_info(type)[0]

    def data_size_of(self, type: ast.Type) -> int:
        """What a reference is known to lead to: without the padding at the end of a record."""
        canonical = type.canonical
        if isinstance(canonical, ast.RecordType):
            layout = self.ast_record_layout(canonical.decl)
            return layout.data_size or layout.size
        return self.size_of(type)

    def align_of(self, type: ast.Type) -> int:
        """alignof in bytes, which is the alignment of a variable of this type."""
        return self._type_info(type)[1]

    def _type_info(self, type: ast.Type) -> tuple[int, int]:
        canonical = type.canonical
        found = self._info.get(canonical)
        if found is None:
            found = self._info[canonical] = self._compute_type_info(canonical)
        return found

    def _compute_type_info(self, type: ast.Type) -> tuple[int, int]:
        if isinstance(type, ast.BuiltinType) and type.category != "pointer":
            size = self._scalar_size(type)
            return size, max(size, 1)
        if isinstance(type, ast.VectorType):
            align = power_of_two_ceil(type.size * self._scalar_size(type.element))
            return align if self.packs_structs else alloc_size(self.convert_type_for_mem(type)), align
        if isinstance(type, ast.ConstantMatrixType):
            size = self._scalar_size(type.element)
            return size * type.rows * type.columns, size
        if isinstance(type, ast.ArrayType):
            size, align = self._type_info(type.element)
            return size * (type.size or 0), align
        if isinstance(type, ast.RecordType):
            return self.ast_record_layout(type.decl).size, self.record_align(type.decl)
        if isinstance(type, ast.EnumType):
            return self._type_info(type.decl.underlying)
        return POINTER_SIZE, POINTER_SIZE  # a handle or an address

    def record_align(self, record: RecordDecl) -> int:
        """That of the part that asks for most."""
        if record.is_resource:
            return POINTER_SIZE
        aligns = [*(self.align_of(base.type) for base in record.bases), *map(self.field_align, record.fields)]
        return max(aligns, default=1)

    def field_align(self, field: FieldDecl) -> int:
        """1, since structs are packed; resources and what lambdas capture stand where they would without that."""
        if field.record.is_lambda:
            return self.align_of(field.type)
        canonical = field.type.canonical
        return POINTER_SIZE if isinstance(canonical, ast.RecordType) and canonical.decl.is_resource else 1

    def place_align(self, type: ast.Type) -> int:
        """What the offset of a field or base is a multiple of: in DXC the size of its widest scalar."""
        canonical = type.canonical
        while isinstance(canonical, ast.ArrayType):
            canonical = canonical.element.canonical
        if self.packs_structs or (isinstance(canonical, ast.RecordType) and is_packed(canonical.decl)):
            return 1
        if isinstance(canonical, ast.RecordType):
            record = canonical.decl
            parts = {part.canonical: None for part in (
                *(base.type for base in record.bases), *(field.type for field in record.fields))}  # each type once
            return max(map(self.place_align, parts), default=1)
        if isinstance(canonical, ast.EnumType):
            return self.place_align(canonical.decl.underlying)
        scalar = ast.scalar_of(canonical)
        return 1 if scalar is None else max(self._scalar_size(scalar), 1)

    def _scalar_size(self, type: ast.BuiltinType) -> int:
        memory = self._scalar_for_mem(type)
        return memory.bits // 8 if isinstance(memory, (ir.IntType, ir.FloatType)) else 0

    # ---- records

    def ast_record_layout(self, record: RecordDecl) -> ASTRecordLayout:
        """Offsets of bases and fields; a base without anything in it takes no room."""
        found = self._ast_layouts.get(record)
        if found is None:
            found = self._ast_layouts[record] = lay_out_record(self, record)
        return found

    def record_layout(self, record: RecordDecl) -> CGRecordLayout:
        """The IR struct of a record and the places of its fields in it."""
        found = self._layouts.get(record)
        if found is None:
            ast_layout = self.ast_record_layout(record)
            struct = self.module.named_struct(record_type_name(record))
            found = self._layouts[record] = CGRecordLayout(struct, ast_layout)
            if ast_layout.data_size not in (ast_layout.size, 0) and record.tag != "union":
                found.base_type = self.module.named_struct(record_type_name(record) + ".base")
            lower_members(self, record, found)
        return found

    def is_pod(self, type: ast.Type) -> bool:
        """Plain data in Clang's eyes: all fields in one class of a row of bases, under one access specifier."""
        canonical = type.canonical
        while isinstance(canonical, ast.ArrayType):
            canonical = canonical.element.canonical
        if not isinstance(canonical, ast.RecordType):
            return True
        record = canonical.decl
        own = bool(record.fields)
        if record.has_mixed_access or record.constructors:
            return False
        if own and any(map(self.has_fields, record.bases)):
            return False
        return all(self.is_pod(base.type) for base in record.bases) and (
            all(self.is_pod(field.type) for field in record.fields))

    def has_fields(self, record: RecordDecl) -> bool:
        """Are there fields in the record or in one of its bases?"""
        return bool(record.fields) or any(map(self.has_fields, record.bases))

    def is_empty_field(self, field: FieldDecl) -> bool:
        """A field whose record holds nothing: it is padding in the IR."""
        canonical = field.type.canonical
        return isinstance(canonical, ast.RecordType) and self.is_empty_record(canonical.decl)

    def is_empty_record(self, record: RecordDecl) -> bool:
        """No field with anything in it, neither its own nor a base's."""
        return self.ast_record_layout(record).is_empty


def record_type_name(record: RecordDecl) -> str:
    """`struct.N::S`, `class.C`; `struct.anon` without a name.  An instance of a template goes without its arguments."""
    if isinstance(record.name, SpecializationName):
        return f"{record.tag}.{'::'.join((*record.scope, record.name.template))}"
    return f"{record.tag}.{record.qualified_name if record.known_as else 'anon'}"


def is_aggregate(type: ast.Type) -> bool:
    """Records and arrays live in memory only (Clang: TEK_Aggregate)."""
    return isinstance(type.canonical, (ast.RecordType, ast.ArrayType))
