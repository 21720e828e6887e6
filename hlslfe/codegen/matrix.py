"""Matrices: loads and stores, rows and elements as places and as values, element-wise operators.

Mirrors clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitMatrixSubscriptExpr, EmitMatrixSingleSubscriptExpr,
EmitLoadOfLValue and EmitStoreThroughLValue of matrix elements and rows, clang/lib/CodeGen/CGExprScalar.cpp:
ScalarExprEmitter::VisitMatrixSubscriptExpr, VisitMatrixSingleSubscriptExpr and llvm/include/llvm/IR/MatrixBuilder.h.
Differs: elements that other threads may write beside (groupshared) are stored one by one, and so are the components of
a swizzle (Clang 22 writes the whole matrix back).  A row that is declared row_major lies in memory as one piece.

As a value a matrix is one vector, column by column.  In memory it is an array of as many elements, column by column
or, where it is declared row_major (or -Zpr makes that the default), row by row.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr, MatrixElementExpr, MatrixSingleSubscriptExpr, MatrixSubscriptExpr
from hlslfe.ast.types import ConstantMatrixType, Type, scalar_of
from hlslfe.codegen.address import MATRIX_ELT, MATRIX_ROW, MATRIX_SWIZZLE, SIMPLE, Address, LValue
from hlslfe.codegen.constants import ConstantInt, const_int, const_vector, i32, poison
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import I32, IntType, IRType, PointerType, vector
from hlslfe.codegen.ir_types import VectorType as IRVectorType


def matrix_of(type: Type) -> ConstantMatrixType:
    canonical = type.canonical
    if not isinstance(canonical, ConstantMatrixType):
        raise InternalError("not a matrix")
    return canonical


class MatrixEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    # ------------------------------------------------------------ whole matrices

    def emit_load_of_matrix(self, address: Address, type: Type, name: str = "") -> Value:
        if self.is_in_buffer(address):
            address = self._out_of_rows(address, type)
        value: Value = self.builder.load(self._memory_vector(type), address.pointer, address.align, name)
        value = self.builder.cast("trunc", value, self.types.convert_type(type), "loadedv")
        matrix = matrix_of(type)
        return self._reordered(value, matrix.columns, matrix.rows, type, "matrix.columns")

    def _out_of_rows(self, address: Address, type: Type) -> Address:
        """Where a matrix of a constant buffer lies in one piece."""
        from hlslfe.codegen.buffer_access import matrix_from_buffer  # many shaders have none

        return matrix_from_buffer(self, address, type)

    def emit_store_of_matrix(self, value: Value, address: Address, type: Type) -> None:
        matrix = matrix_of(type)
        value = self._reordered(value, matrix.rows, matrix.columns, type, "matrix.rows")
        value = self.builder.cast("zext", value, self._memory_vector(type))
        self.builder.store(value, address.pointer, address.align)

    def _reordered(self, value: Value, inner: int, outer: int, type: Type, name: str) -> Value:
        """`outer` runs of `inner` elements become `inner` runs of `outer`, if the matrix lies row by row."""
        if not self.types.is_row_major(type) or inner == 1 or outer == 1:
            return value
        mask = tuple(run * inner + place for place in range(inner) for run in range(outer))
        return self.builder.shuffle_vector(value, mask, name=name)

    def _memory_vector(self, type: Type) -> IRType:
        matrix = matrix_of(type)
        return vector(self.types.convert_type_for_mem(matrix.element), matrix.rows * matrix.columns)

    # ------------------------------------------------------------ places

    def emit_matrix_row_lvalue(self, expr: MatrixSingleSubscriptExpr) -> LValue:
        base = self._matrix_lvalue(expr.base)
        row = self._emit_matrix_index(expr.row)
        columns = tuple(range(matrix_of(base.type).columns))
        return LValue(base.address, expr.type, MATRIX_ROW, row, columns, base.type)

    def emit_matrix_subscript_lvalue(self, expr: MatrixSubscriptExpr) -> LValue:
        base = self._matrix_lvalue(expr.base)
        index = self._emit_flat_index(expr, base.type, self.types.is_row_major(base.type))
        return LValue(base.address, expr.type, MATRIX_ELT, index, (), base.type)

    def emit_matrix_element_lvalue(self, expr: MatrixElementExpr) -> LValue:
        base = self._matrix_lvalue(expr.base)
        row_major = self.types.is_row_major(base.type)
        places = tuple(_flat(matrix_of(base.type), row, column, row_major) for row, column in expr.positions)
        if len(places) == 1:
            return LValue(base.address, expr.type, MATRIX_ELT, i32(places[0]), (), base.type)
        return LValue(base.address, expr.type, MATRIX_SWIZZLE, None, places, base.type)

    def _matrix_lvalue(self, expr: Expr) -> LValue:
        base = self.emit_lvalue(expr)
        if base.kind != SIMPLE:
            raise InternalError("a matrix in a part of a matrix")
        if self.is_in_buffer(base.address):
            return LValue(self._out_of_rows(base.address, base.type), base.type)
        return base

    def emit_part_of_matrix_part(self, base: LValue, type: Type, indices: tuple[int, ...]) -> LValue:
        """A swizzle of a row or of elements that were named; `base` itself when it is one element."""
        if base.kind == MATRIX_ELT:
            return base
        assert base.matrix is not None
        elements = tuple(base.elements[index] for index in indices)
        if len(elements) > 1:
            return LValue(base.address, type, base.kind, base.index, elements, base.matrix)
        place = i32(elements[0]) if base.index is None else self._place_in_row(base, elements[0])
        return LValue(base.address, type, MATRIX_ELT, place, (), base.matrix)

    def emit_element_of_matrix_part(self, base: LValue, type: Type, index: Value) -> LValue:
        """`m[i].zx[j]`, `m._m00_m11[j]`."""
        assert base.matrix is not None
        if isinstance(index, ConstantInt) and 0 <= index.value < len(base.elements):
            return self.emit_part_of_matrix_part(base, type, (index.value,))
        table = const_vector(tuple(i32(element) for element in base.elements))
        column = self.builder.extract_element(table, index)
        place = column
        if base.index is not None:
            place = self._combine(base.index, column, matrix_of(base.matrix), self.types.is_row_major(base.matrix))
        return LValue(base.address, type, MATRIX_ELT, place, (), base.matrix)

    # ------------------------------------------------------------ indices

    def _emit_matrix_index(self, expr: Expr) -> Value:
        index = self.emit_scalar_expr(expr)
        assert isinstance(index.type, IntType)
        if index.type.bits >= 32:
            return index
        scalar = scalar_of(expr.type)
        return self.builder.cast("sext" if scalar is not None and scalar.is_signed else "zext", index, I32, "idxprom")

    def _emit_flat_index(self, expr: MatrixSubscriptExpr, type: Type, row_major: bool) -> Value:
        row = self._emit_matrix_index(expr.row)
        return self._combine(row, self._emit_matrix_index(expr.column), matrix_of(type), row_major)

    def _combine(self, row: Value, column: Value, matrix: ConstantMatrixType, row_major: bool) -> Value:
        outer, inner, length = (row, column, matrix.columns) if row_major else (column, row, matrix.rows)
        if outer.type is not inner.type:
            wide = max((outer.type, inner.type), key=_bits)
            outer, inner = (self.builder.cast("sext", value, wide, "idxext") for value in (outer, inner))
        product = self.builder.binop("mul", outer, const_int(outer.type, length))
        return self.builder.binop("add", product, inner)

    def _place_in_row(self, lvalue: LValue, column: int) -> Value:
        """Where the element of a row lies in memory."""
        assert lvalue.index is not None and lvalue.matrix is not None
        return self._row_place(lvalue.index, column, matrix_of(lvalue.matrix), self.types.is_row_major(lvalue.matrix))

    def _row_place(self, row: Value, column: int, matrix: ConstantMatrixType, row_major: bool) -> Value:
        if row_major:
            start = self.builder.binop("mul", row, const_int(row.type, matrix.columns))
            return self.builder.binop("add", start, const_int(row.type, column))
        return self.builder.binop("add", const_int(row.type, column * matrix.rows), row)

    def _places(self, lvalue: LValue, which: int) -> Value:
        """The place in memory of component `which` of a row or swizzle."""
        if lvalue.kind == MATRIX_ROW:
            return self._place_in_row(lvalue, lvalue.elements[which])
        return i32(lvalue.elements[which])

    # ------------------------------------------------------------ reading and writing parts

    def emit_load_of_matrix_part(self, lvalue: LValue) -> Value:
        assert lvalue.matrix is not None
        builder, address = self.builder, lvalue.address
        whole: Value = builder.load(self._memory_vector(lvalue.matrix), address.pointer, address.align)
        result = self.types.convert_type(lvalue.type)
        if lvalue.kind == MATRIX_ELT:
            assert lvalue.index is not None
            element = builder.extract_element(whole, lvalue.index, "matrixext")
            return builder.cast("trunc", element, result, "loadedv")
        if lvalue.kind == MATRIX_SWIZZLE:
            return builder.cast("trunc", builder.shuffle_vector(whole, lvalue.elements), result, "loadedv")
        row: Value = poison(vector(whole.type.scalar, len(lvalue.elements)))
        for which in range(len(lvalue.elements)):
            element = builder.extract_element(whole, self._places(lvalue, which))
            row = builder.insert_element(row, element, i32(which))
        return builder.cast("trunc", row, result, "loadedv")

    def emit_store_through_matrix_part(self, value: Value, lvalue: LValue) -> None:
        assert lvalue.matrix is not None
        memory = self._memory_vector(lvalue.matrix)
        value = self.builder.cast("zext", value, vector(memory.scalar, len(lvalue.elements))
                                  if lvalue.kind != MATRIX_ELT else memory.scalar)
        pointer = lvalue.address.pointer.type
        is_shared = isinstance(pointer, PointerType) and pointer.address_space != 0
        if lvalue.kind == MATRIX_SWIZZLE or is_shared or len(lvalue.elements) not in (
                0, matrix_of(lvalue.matrix).columns):
            self._store_elements(value, lvalue)
        elif lvalue.kind == MATRIX_ELT:
            assert lvalue.index is not None
            whole: Value = self.builder.load(memory, lvalue.address.pointer, lvalue.address.align)
            whole = self.builder.insert_element(whole, value, lvalue.index, "matins")
            self.builder.store(whole, lvalue.address.pointer, lvalue.address.align)
        else:
            self._store_row(value, lvalue, memory)

    def _store_row(self, value: Value, lvalue: LValue, memory: IRType) -> None:
        builder, address = self.builder, lvalue.address
        whole: Value = builder.load(memory, address.pointer, address.align, "matrix.load")
        for which in range(len(lvalue.elements)):
            place = self._places(lvalue, which)
            element = builder.extract_element(value, i32(which))
            whole = builder.insert_element(whole, element, place)
        builder.store(whole, address.pointer, address.align)

    def _store_elements(self, value: Value, lvalue: LValue) -> None:
        """One store for each; nothing beside them is touched."""
        assert lvalue.matrix is not None
        builder, address = self.builder, lvalue.address
        memory = self._memory_vector(lvalue.matrix)
        align = min(address.align, self.types.align_of(matrix_of(lvalue.matrix).element))
        if lvalue.kind == MATRIX_ELT:
            assert lvalue.index is not None
            builder.store(value, builder.gep(memory, address.pointer, [i32(0), lvalue.index]), align)
            return
        for which in range(len(lvalue.elements)):
            place = self._places(lvalue, which)
            element = builder.extract_element(value, i32(which))
            builder.store(element, builder.gep(memory, address.pointer, [i32(0), place]), align)

    # ------------------------------------------------------------ values

    def emit_matrix_row(self, expr: MatrixSingleSubscriptExpr) -> Value:
        """A row of a matrix value."""
        matrix = matrix_of(expr.base.type)
        index = self._emit_matrix_index(expr.row)
        whole = self.emit_scalar_expr(expr.base)
        row: Value = poison(self.types.convert_type(expr.type))
        for column in range(matrix.columns):
            place = self._row_place(index, column, matrix, False)
            element = self.builder.extract_element(whole, place, "matrix_elem")
            row = self.builder.insert_element(row, element, i32(column), "matrix_row_ins")
        return row

    def emit_matrix_subscript(self, expr: MatrixSubscriptExpr) -> Value:
        index = self._emit_flat_index(expr, expr.base.type, False)
        return self.builder.extract_element(self.emit_scalar_expr(expr.base), index, "matrixext")

    def emit_matrix_element(self, expr: MatrixElementExpr) -> Value:
        matrix = matrix_of(expr.base.type)
        whole = self.emit_scalar_expr(expr.base)
        places = tuple(_flat(matrix, row, column, False) for row, column in expr.positions)
        if len(places) == 1:
            return self.builder.extract_element(whole, i32(places[0]), "matrixext")
        return self.builder.shuffle_vector(whole, places)

    def emit_matrix_truncation(self, value: Value, source: Type, dest: Type) -> Value:
        """The first rows and columns, or the first element alone."""
        old, new = matrix_of(source), dest.canonical
        if not isinstance(new, ConstantMatrixType):
            return self.builder.extract_element(value, i32(0), "cast.mtrunc")
        mask = tuple(_flat(old, row, column, False) for column in range(new.columns) for row in range(new.rows))
        return self.builder.shuffle_vector(value, mask, name="trunc")

    def splat_beside(self, value: Value, other: Value) -> Value:
        """The operand `value`, splatted when it is the scalar beside a matrix."""
        if isinstance(value.type, IRVectorType) or not isinstance(other.type, IRVectorType):
            return value
        return self.builder.vector_splat(other.type.count, value, "scalar.splat")


def _flat(matrix: ConstantMatrixType, row: int, column: int, row_major: bool) -> int:
    return row * matrix.columns + column if row_major else row + column * matrix.rows


def _bits(type: IRType) -> int:
    return type.bits if isinstance(type, IntType) else 0
