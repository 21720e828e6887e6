"""mul, transpose and determinant.

Mirrors clang/lib/CodeGen/CGHLSLBuiltins.cpp of LLVM's head: emitHLSLMul and llvm/include/llvm/IR/MatrixBuilder.h.
Differs: a determinant is computed here, from the minors of the lower rows up (DXC's back end does the same).
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.types import ConstantMatrixType, Type, VectorType, scalar_of
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.intrinsics import declare_intrinsic
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import I1, IRType, vector
from hlslfe.codegen.ir_types import VectorType as IRVectorType


def emit_matrix_builtin(cgf: CodeGenFunctionBase, function: FunctionDecl, name: str, args: list[Value]) -> Value:
    """A call of the intrinsic `name` of basic.builtins_matrix."""
    if name == "mul":
        return _emit_mul(cgf, function, args)
    if name == "transpose":
        return _emit_transpose(cgf, function, args[0])
    return _emit_determinant(cgf, function, args[0])


def _call(cgf: CodeGenFunctionBase, name: str, result: IRType, args: list[Value], overloads: tuple[IRType, ...],
          value_name: str) -> Value:
    params = tuple(arg.type for arg in args)
    return cgf.builder.call(declare_intrinsic(cgf.cgm.module, name, result, params, overloads), args, value_name)


# ---------------------------------------------------------------- mul


def _emit_mul(cgf: CodeGenFunctionBase, function: FunctionDecl, args: list[Value]) -> Value:
    """Scalars scale, two vectors make a dot product, everything else is a product of matrices."""
    left, right = (param.type.canonical for param in function.params)
    builder, result = cgf.builder, cgf.types.convert_type(function.result)
    if not all(isinstance(type, (VectorType, ConstantMatrixType)) for type in (left, right)):
        if isinstance(result, IRVectorType):
            count = result.count
            args = [arg if isinstance(arg.type, IRVectorType) else builder.vector_splat(count, arg, "scalar.splat")
                    for arg in args]
        return builder.binop("fmul" if result.is_fp else "mul", args[0], args[1], "hlsl.mul")
    scalar = scalar_of(function.result)
    assert scalar is not None
    if isinstance(left, VectorType) and isinstance(right, VectorType) and scalar.kind != "double":
        name = "fdot" if scalar.category == "float" else "sdot" if scalar.is_signed else "udot"
        return _call(cgf, f"llvm.dx.{name}", result, args, (args[0].type,), "hlsl.mul")
    rows, inner = _as_matrix(left, is_row=True)
    columns = _as_matrix(right, is_row=False)[1]
    whole = result if isinstance(result, IRVectorType) else vector(result, 1)
    product = _call(cgf, "llvm.matrix.multiply", whole, [*args, i32(rows), i32(inner), i32(columns)],
                    (whole, args[0].type, args[1].type), "hlsl.mul")
    return product if whole is result else builder.extract_element(product, 0)


def _as_matrix(type: Type, is_row: bool) -> tuple[int, int]:
    """Rows and columns; a vector is one row or one column."""
    if isinstance(type, ConstantMatrixType):
        return type.rows, type.columns
    assert isinstance(type, VectorType)
    return (1, type.size) if is_row else (type.size, 1)


# ---------------------------------------------------------------- transpose


def _emit_transpose(cgf: CodeGenFunctionBase, function: FunctionDecl, value: Value) -> Value:
    matrix = function.params[0].type.canonical
    if not isinstance(matrix, ConstantMatrixType):
        return value
    rows, columns = matrix.rows, matrix.columns
    if value.type.scalar is I1:  # no type of llvm.matrix.transpose
        mask = tuple(row + column * rows for row in range(rows) for column in range(columns))
        return cgf.builder.shuffle_vector(value, mask, name="hlsl.transpose")
    return _call(cgf, "llvm.matrix.transpose", value.type, [value, i32(rows), i32(columns)], (value.type,),
                 "hlsl.transpose")


# ---------------------------------------------------------------- determinant


def _emit_determinant(cgf: CodeGenFunctionBase, function: FunctionDecl, value: Value) -> Value:
    """Minors of the last rows first, each used by all that contain it."""
    matrix = function.params[0].type.canonical
    assert isinstance(matrix, ConstantMatrixType)
    size, builder = matrix.rows, cgf.builder
    elements = [[builder.extract_element(value, i32(row + column * size)) for column in range(size)]
                for row in range(size)]
    minors: dict[tuple[int, ...], Value] = {(column,): elements[-1][column] for column in range(size)}
    for row in range(size - 2, -1, -1):
        below, minors = minors, {}
        for columns in _subsets(size, size - row):
            minors[columns] = _expand(cgf, elements[row], columns, below, "hlsl.determinant" if not row else "")
    return minors[tuple(range(size))]


def _subsets(count: int, size: int, start: int = 0) -> list[tuple[int, ...]]:
    """All ascending choices of `size` numbers below `count`."""
    if not size:
        return [()]
    return [(first, *rest) for first in range(start, count) for rest in _subsets(count, size - 1, first + 1)]


def _expand(cgf: CodeGenFunctionBase, row: list[Value], columns: tuple[int, ...], below: dict[tuple[int, ...], Value],
            name: str) -> Value:
    """Along `row`: the elements times the minors below them, with alternating signs."""
    builder = cgf.builder
    total: Value | None = None
    for index, column in enumerate(columns):
        product = builder.binop("fmul", row[column], below[columns[:index] + columns[index + 1:]])
        last = name if index == len(columns) - 1 else ""
        total = product if total is None else builder.binop("fsub" if index % 2 else "fadd", total, product, last)
    assert total is not None
    return total
