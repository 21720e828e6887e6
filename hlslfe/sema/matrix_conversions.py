"""Conversions from and to matrices: of the elements, to a smaller shape, from scalars and vectors and back.

Mirrors clang/lib/Sema/SemaExprCXX.cpp: Sema::PerformImplicitConversion (ICK_HLSL_Matrix_Truncation,
ICK_HLSL_Matrix_Splat) and clang/lib/Sema/SemaCast.cpp: Sema::CheckMatrixCast.
Differs: a vector and a matrix with as many elements convert to each other without a cast, too, as in DXC.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr, ImplicitCastExpr
from hlslfe.ast.types import BOOL, BuiltinType, ConstantMatrixType, EnumType, Type, scalar_of, unqualified_type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.casts import SemaCasts
from hlslfe.sema.conversion_rank import conversion_rank, element_cast_kind, matrix_shape, vector_size
from hlslfe.sema.token_range import expr_range

_NOT_NESTED = frozenset({"HLSLAggregateSplatCast", "HLSLElementwiseCast"})  # an explicit cast has this kind itself


class SemaMatrixConversions(SemaCasts):
    """What `implicit_convert` and casts do when one of the types is a matrix."""

    def convert_matrix(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        source, target = expr.type.canonical, type.canonical
        if source is not target and conversion_rank(source, target) is None:
            return self.conversion_failed(expr, type, loc, action)
        return self.convert_shape(self.default_lvalue_conversion(expr), type)

    def convert_shape(self, value: Expr, type: Type, is_explicit: bool = False) -> Expr:
        """A value as `type`, one of the two being a matrix: elements first, then the shape."""
        target = unqualified_type(type)
        element = scalar_of(target)
        if value.type.canonical is target.canonical or element is None:
            return value
        written = value.type
        source, shape = matrix_shape(written), matrix_shape(target)
        spelled = target if source == shape else None
        value = self.cast_element(self._counted(value, element), element, spelled)
        if shape is None:
            return self._leave_matrix(value, written, target, element, is_explicit)
        if source is not None:
            return self.truncate_matrix(value, shape, is_explicit, written)
        if vector_size(value.type) == shape[0] * shape[1]:
            if not is_explicit:
                self.diags.report(value.loc, "warn_hlsl_portability", 0, "a vector as a matrix")
            return ImplicitCastExpr(target, "HLSLElementwiseCast", value)
        return self.splat_matrix(self.resize_vector(value, 0), target)

    def _counted(self, value: Expr, element: BuiltinType) -> Expr:
        """Lane masks and enums as numbers."""
        if element is not BOOL and self.is_lane_mask(value):
            return self.mask_to_bool(value)
        own = scalar_of(value.type)
        if isinstance(value.type.canonical, EnumType) and own is not None:
            kind = "IntegralCast" if own is element else element_cast_kind(own, element)
            return ImplicitCastExpr(element, kind, value)
        return value

    def _leave_matrix(self, value: Expr, written: Type, target: Type, element: BuiltinType, is_explicit: bool) -> Expr:
        """A matrix becomes a vector or a scalar."""
        if vector_size(target) > 1 or matrix_shape(value.type) == (vector_size(target), 1):
            if not is_explicit:
                self.diags.report(value.loc, "warn_hlsl_portability", 0, "a matrix as a vector")
            return ImplicitCastExpr(target, "HLSLElementwiseCast", value)
        if not is_explicit:
            self.diags.report(value.loc, "warn_impcast_matrix_scalar", written.quoted(), target.quoted(),
                              ranges=[expr_range(self.diags, value)])
        scalar = ImplicitCastExpr(element, "HLSLMatrixTruncation", value)
        return self.resize_vector(scalar, vector_size(target))

    def truncate_matrix(self, value: Expr, shape: tuple[int, int], is_explicit: bool = False,
                        written: Type | None = None) -> Expr:
        """The first rows and columns of a matrix value."""
        if matrix_shape(value.type) == shape:
            return value
        element = scalar_of(value.type)
        assert element is not None
        type = self.context.matrix(element, *shape)
        if not is_explicit:
            self.diags.report(value.loc, "warn_hlsl_impcast_matrix_truncation", (written or value.type).quoted(),
                              type.quoted(), ranges=[expr_range(self.diags, value)])
        return ImplicitCastExpr(type, "HLSLMatrixTruncation", value)

    @staticmethod
    def splat_matrix(value: Expr, type: Type) -> Expr:
        """A matrix that has a scalar, of its element type, everywhere."""
        return ImplicitCastExpr(type, "HLSLAggregateSplatCast", value)

    def cast_matrix_element(self, expr: Expr, element: BuiltinType, type: Type | None) -> Expr:
        source = expr.type.canonical
        assert isinstance(source, ConstantMatrixType)
        if source.element is element:
            return expr
        if type is None or matrix_shape(type) is None:
            type = self.context.matrix(element, source.rows, source.columns)
        return ImplicitCastExpr(type, element_cast_kind(source.element, element), expr)

    def _report_odd_constructor(self, node: tree.Expr, source: Type, target: Type) -> None:
        """`float2x2(x)`: for DXC a constructor, which must get the right number of scalars."""
        shape = matrix_shape(source)
        given = shape[0] * shape[1] if shape is not None else vector_size(source) or 1
        wanted = matrix_shape(target)
        if wanted is not None and given != wanted[0] * wanted[1]:
            self.diags.report(node.loc, "warn_hlsl_portability", 1, "a constructor that is a conversion")

    def matrix_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        source, target = expr.type.canonical, type.canonical
        if source is not target and conversion_rank(source, target) is None:
            if matrix_shape(source) is None or matrix_shape(target) is None:
                return self.bad_cast(node, type, expr, style)
            self.diags.report(node.loc, "err_invalid_conversion_between_matrixes", source.quoted(), type.quoted(),
                              ranges=[expr_range(self.diags, expr)])
            return self.recovery(expr)
        if isinstance(node, tree.CXXFunctionalCastExpr) and matrix_shape(source) not in (matrix_shape(target), (1, 1)):
            self._report_odd_constructor(node, source, target)
        value = self.convert_shape(self.default_lvalue_conversion(expr), type, is_explicit=True)
        if isinstance(value, ImplicitCastExpr) and value.kind in _NOT_NESTED:
            return self.explicit_cast(node, style, type, value.kind, value.sub)
        return self.explicit_cast(node, style, type, "NoOp", value)
