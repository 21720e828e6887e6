"""Which function a call of an intrinsic with a matrix means: mul, transpose, determinant, and the ones that work on
each element.

Mirrors DXC's HLSLExternalSource::MatchArguments and clang/lib/Headers/hlsl/hlsl_intrinsics.h of LLVM's head (mul).
Differs: arguments of different shape are cut to what they share, with a warning.
"""

from __future__ import annotations

from functools import reduce

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.types import BUILTIN_TYPES, BuiltinType, Type, scalar_of
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.builtins_matrix import OF_MATRICES, ON_EACH_ELEMENT
from hlslfe.sema.conversion_rank import common_element, matrix_shape, vector_size
from hlslfe.sema.intrinsics import LANES, Overload, SemaIntrinsics, derived_row, supported_kind

Extents = tuple[int, ...]  # () scalar, (size,) vector, (rows, columns) matrix


def extents_of(type: Type) -> Extents:
    size = vector_size(type)
    return matrix_shape(type) or ((size,) if size else ())


class SemaMatrixIntrinsics(SemaIntrinsics):
    """Intrinsics with matrices."""

    def matrix_overload(self, row: Builtin, types: list[Type]) -> FunctionDecl | None:
        if len(types) != len(row.params) or any(scalar_of(type) is None for type in types):
            return None
        if row.name in OF_MATRICES:
            return self._function_of_matrices(row, types)
        if row.name not in ON_EACH_ELEMENT:
            return None
        overload = self._elementwise(row, types)
        return None if overload is None else self.intrinsic_function(overload)

    # ------------------------------------------------------------ element by element

    def _elementwise(self, row: Builtin, types: list[Type]) -> Overload | None:
        shapes = [shape for shape in map(matrix_shape, types) if shape is not None]
        shape = min(rows for rows, _ in shapes), min(columns for _, columns in shapes)
        if shape not in shapes:
            return None
        lanes = [type for type, param in zip(types, row.params, strict=True) if param.removeprefix("out ") in LANES]
        if any(vector_size(type) > 1 for type in lanes) or (
                row.name != "select" and not any(matrix_shape(type) for type in lanes)):
            return None
        kind = supported_kind(row, self._common_kind(row, types))
        if kind is None:
            return None
        if row.lowering[0] == "library":  # its formula, in place
            row = derived_row((row.name, "matrix"), row, row.params, row.result, ("formula",), None)
        params = row.params
        if row.name == "select" and matrix_shape(types[0]) is None:
            params = ("bool", *params[1:])
        return Overload(row, kind, shape, params)

    @staticmethod
    def _common_kind(row: Builtin, types: list[Type]) -> BuiltinType:
        elements = [scalar_of(type) for type, param in zip(types, row.params, strict=True) if param == "T"]
        return reduce(common_element, [element for element in elements if element is not None])

    # ------------------------------------------------------------ mul, transpose, determinant

    def _function_of_matrices(self, row: Builtin, types: list[Type]) -> FunctionDecl | None:
        kind = supported_kind(row, self._common_kind(row, types))
        extents = [extents_of(type) for type in types]
        wanted: tuple[Extents, ...] | None
        if row.name == "mul":
            wanted = multiplied(*extents)
        elif row.name == "transpose":
            wanted = (tuple(reversed(extents[0])), extents[0]) if len(extents[0]) != 1 else None
        else:
            size = min(extents[0], default=0)
            wanted = ((), (size, size)) if len(extents[0]) == 2 else None
        if wanted is None or kind is None:
            return None
        result, *params = (self._type_of(BUILTIN_TYPES[kind], each) for each in wanted)
        return self._declare(row, result, params)

    def _type_of(self, element: BuiltinType, extents: Extents) -> Type:
        if len(extents) == 2:
            return self.context.matrix(element, *extents)
        return self.context.vector(element, extents[0]) if extents else element

    def _declare(self, row: Builtin, result: Type, types: list[Type]) -> FunctionDecl:
        type = self.context.function(result, tuple(types), ("in",) * len(types))
        params = [ParmVarDecl(0, "", param, "in", index) for index, param in enumerate(types)]
        function = FunctionDecl(0, row.name, type, params, ("hlsl",))
        function.intrinsic = row
        return function


def multiplied(left: Extents, right: Extents) -> tuple[Extents, Extents, Extents]:
    """The extents of the product and of both factors, cut to fit: a vector is a row on the left, a column on the
    right."""
    if not left or not right:
        return left or right, left, right
    inner = min(left[-1], right[0])
    return (*left[:-1], *right[1:]), (*left[:-1], inner), (inner, *right[1:])
