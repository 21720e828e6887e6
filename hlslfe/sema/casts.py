"""Explicit casts and constructors.

Mirrors clang/lib/Sema/SemaCast.cpp: Sema::BuildCStyleCastExpr, Sema::BuildCXXFunctionalCastExpr,
Sema::BuildCXXNamedCast, CastOperation::CheckHLSLCStyleCast, clang/lib/Sema/SemaHLSL.cpp:
SemaHLSL::CanPerformElementwiseCast, CanPerformAggregateSplatCast and clang/lib/Sema/SemaExprCXX.cpp:
Sema::BuildCXXTypeConstructExpr.
Differs: `T()` is a cast of 0 (Clang: CXXScalarValueInitExpr, CXXTemporaryObjectExpr).
"""

from __future__ import annotations

from hlslfe.ast.expr import (
    CStyleCastExpr,
    CXXConstructorExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    Expr,
    IntegerLiteral,
    RecoveryExpr,
)
from hlslfe.ast.types import (
    BOOL,
    DEPENDENT,
    INT,
    VOID,
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    is_const_qualified,
    scalar_of,
    unqualified_type,
)
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import (
    arithmetic_element,
    base_path,
    conversion_rank,
    element_cast_kind,
    is_derived_from,
    standard_rank,
    user_conversions,
    vector_size,
)
from hlslfe.sema.init_list import MAX_LEAVES, SemaInitList, count_leaves, holds_opaque
from hlslfe.sema.token_range import token_end

_C_STYLE, _STATIC, _FUNCTIONAL, _REINTERPRET = 0, 1, 2, 3  # numbers of the %select in the diagnostics
_CLASSES = {_C_STYLE: CStyleCastExpr, _STATIC: CXXStaticCastExpr, _FUNCTIONAL: CXXFunctionalCastExpr}


class SemaCasts(SemaInitList):
    """`(T)x`, `static_cast<T>(x)`, `T(x)` and `T(a, b, c)`."""

    def act_on_c_style_cast_expr(self, node: tree.CStyleCastExpr) -> Expr:
        """Type `(T)x`; a row of casts is walked, not recursed into."""
        chain = [node]
        while isinstance(chain[-1].operand, tree.CStyleCastExpr):
            chain.append(chain[-1].operand)
        expr = self.act_on_expr(chain[-1].operand)
        for link in reversed(chain):
            type = self.resolve_type_name(link.type)
            expr = self.recovery(expr) if type is None else self.build_cast(link, type, expr, _C_STYLE)
        return expr

    def act_on_cxx_static_cast_expr(self, node: tree.CXXStaticCastExpr) -> Expr:
        """Type `static_cast<T>(x)`; the other named casts have nothing to do on values."""
        type = self.resolve_type_name(node.type)
        expr = self.act_on_expr(node.operand)
        if type is None or isinstance(expr, RecoveryExpr):
            return self.recovery(expr)
        if node.keyword == "const_cast":
            self.diags.report(node.loc, "err_bad_const_cast_dest", type.quoted(),
                              ranges=[(node.begin, token_end(self.diags, node.end))])
            return self.recovery(expr)
        if node.keyword == "reinterpret_cast" and type.canonical is not expr.type.canonical:
            return self.bad_cast(node, type, expr, _REINTERPRET)
        return self.build_cast(node, type, expr, _STATIC)

    def act_on_cxx_functional_cast_expr(self, node: tree.CXXFunctionalCastExpr) -> Expr:
        """Type `T(args)` or `T{args}`: a conversion of one argument, a constructor of several."""
        type = self.resolve_type_name(node.type)
        args = self.expand_args(node.args)
        if args is not node.args:
            node = tree.CXXFunctionalCastExpr(node.type, node.lparen, args, node.end, node.is_braced)
        if type is None or type.canonical is DEPENDENT:
            for arg in node.args:
                if not isinstance(arg, tree.InitListExpr):
                    self.act_on_expr(arg)
            return RecoveryExpr(node.loc, node.begin, node.end)
        if node.is_braced or len(node.args) > 1:
            return self._construct(node, type)
        if not node.args:
            return self._value_init(node, type)
        return self.build_cast(node, type, self.act_on_expr(node.args[0]), _FUNCTIONAL)

    # ------------------------------------------------------------ constructors

    def _construct(self, node: tree.CXXFunctionalCastExpr, type: Type) -> Expr:
        if not node.is_braced and isinstance(type.canonical, RecordType) and type.canonical.decl.user_constructors:
            made = self.construct(type, [self.act_on_expr(arg) for arg in node.args], node)
            if isinstance(made, CXXConstructorExpr):
                made.is_temporary = True
            return made
        leaves = self.act_on_init_sources(node.args)
        if leaves is None:
            return RecoveryExpr(node.loc, node.begin, node.end)
        canonical = type.canonical
        if not node.is_braced and not isinstance(canonical, (VectorType, ConstantMatrixType)):
            if isinstance(canonical, (RecordType, ArrayType)):
                self.diags.report(node.loc, "err_ovl_no_viable_function_in_init", type.quoted())
            else:
                self.diags.report(node.loc, "err_excess_initializers_in_scalar")
            return RecoveryExpr(node.loc, node.begin, node.end)
        first = node.args[0].begin if node.args else node.lparen
        last = node.args[-1].end if node.args else node.end
        value, type = self.build_from_leaves(type, leaves, first, last, first)
        if isinstance(value, RecoveryExpr):
            return RecoveryExpr(node.loc, node.begin, node.end)
        return CXXFunctionalCastExpr(node.loc, node.begin, node.end, unqualified_type(type), "NoOp", value, type)

    def _value_init(self, node: tree.CXXFunctionalCastExpr, type: Type) -> Expr:
        """`T()`: all zero."""
        if type.canonical is VOID:
            return CXXFunctionalCastExpr(node.loc, node.begin, node.end, VOID, "ToVoid",
                                         IntegerLiteral(node.lparen, INT, 0), VOID)
        made = self.default_construct(type, node.loc)
        if made is not None:
            if isinstance(made, CXXConstructorExpr):
                made.is_temporary, made.begin, made.end = True, node.begin, node.end
            return made
        return self.build_cast(node, type, IntegerLiteral(node.lparen, INT, 0), _FUNCTIONAL)

    # ------------------------------------------------------------ conversions

    def build_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        """Convert `expr` to `type` as written by `node`; errors give a RecoveryExpr."""
        if isinstance(expr, RecoveryExpr) or type.canonical is DEPENDENT:
            return self.recovery(expr)
        target = unqualified_type(type)
        source, canonical = expr.type.canonical, target.canonical
        if canonical is VOID:
            return self.explicit_cast(node, style, VOID, "ToVoid", expr)
        if isinstance(source, (RecordType, ArrayType)) or isinstance(canonical, (RecordType, ArrayType)):
            return self._aggregate_cast(node, target, expr, style)
        if isinstance(source, ConstantMatrixType) or isinstance(canonical, ConstantMatrixType):
            return self.matrix_cast(node, target, expr, style)
        if isinstance(canonical, EnumType) or isinstance(source, EnumType):
            return self._enum_cast(node, target, expr, style)
        if conversion_rank(source, canonical) is None:
            return self.bad_cast(node, target, expr, style)
        value = self.default_lvalue_conversion(expr)
        if self.is_lane_mask(value) and arithmetic_element(canonical) is not BOOL:
            value = self.mask_to_bool(value)
        return self.explicit_cast(node, style, target, "NoOp", self.convert_arithmetic(value, target, is_explicit=True))

    def matrix_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        """A cast from or to a matrix (sema.matrix_conversions)."""
        raise NotImplementedError

    @staticmethod
    def explicit_cast(node: tree.Expr, style: int, type: Type, kind: str, sub: Expr) -> Expr:
        return _CLASSES[style](node.loc, node.begin, node.end, type, kind, sub, type)

    def bad_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        sizes = vector_size(expr.type), vector_size(type)
        id = "err_bad_cxx_cast_vector_to_vector_different_size" if all(sizes) else "err_bad_cxx_cast_generic"
        self.diags.report(node.loc, id, style, expr.type.quoted(), type.quoted(),
                          ranges=[(node.begin, token_end(self.diags, node.end))])
        return self.recovery(expr)

    def _enum_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        """To and from enums, scoped ones too; a vector first becomes a scalar."""
        value = self.scalar_value(expr)
        if vector_size(value.type) and isinstance(type.canonical, EnumType):
            value = self.resize_vector(value, 0, is_explicit=True)
        source, element = scalar_of(value.type), scalar_of(type)
        if source is None or element is None:
            return self.bad_cast(node, type, expr, style)
        if arithmetic_element(value.type) is not None and not isinstance(type.canonical, EnumType):
            return self.explicit_cast(node, style, type, "NoOp", self.convert_arithmetic(value, type, is_explicit=True))
        kind = "IntegralCast" if source is element else element_cast_kind(source, element)
        if value.type.canonical is type.canonical:
            kind = "NoOp"
        if vector_size(type):
            value = self.explicit_cast(node, style, element, kind, value)
            return self.resize_vector(value, vector_size(type), type)
        return self.explicit_cast(node, style, type, kind, value)

    def _aggregate_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        """Structs and arrays: a scalar fills all leaves, anything else is taken apart and put together again."""
        canonical, source = type.canonical, expr.type.canonical
        if style == _C_STYLE and self._is_base_object(expr, canonical):
            return self._base_object(node, type, expr)
        if holds_opaque(canonical) or holds_opaque(source) or (style == _STATIC and RecordType in (
                type.canonical.__class__, source.__class__)):
            return self._class_cast(node, type, expr, style)
        wanted, given = count_leaves(canonical), count_leaves(source)
        if wanted is None or given is None:
            return self.bad_cast(node, type, expr, style)
        if isinstance(canonical, (RecordType, ArrayType)) and (
            isinstance(source, BuiltinType) or (isinstance(source, VectorType) and source.size == 1)
        ):
            if wanted > MAX_LEAVES:
                self.diags.report(node.loc, "err_init_too_many_leaves", MAX_LEAVES)
                return self.recovery(expr)
            value = self.resize_vector(self.scalar_value(expr), 0)
            return self.explicit_cast(node, style, type, "HLSLAggregateSplatCast", value)
        if given < wanted:
            return self.bad_cast(node, type, expr, style)
        value = self.default_lvalue_conversion(expr)
        if self.is_lane_mask(value):
            value = self.mask_to_bool(value)
        return self.explicit_cast(node, style, type, "HLSLElementwiseCast", value)

    def _is_base_object(self, expr: Expr, target: Type) -> bool:
        """`(Base)derived` of a variable is the variable's part in HLSL; Clang 22 copies it."""
        source = expr.type.canonical
        return (expr.is_lvalue and isinstance(source, RecordType) and isinstance(target, RecordType)
                and not self.options.clang_compat and is_derived_from(source.decl, target.decl)
                and not base_path(source.decl, target.decl)[1])

    def _base_object(self, node: tree.Expr, type: Type, expr: Expr) -> Expr:
        target = type.canonical
        assert isinstance(target, RecordType)
        cast = self.explicit_cast(node, _C_STYLE, type, "NoOp", self.convert_to_base(expr, target.decl))
        cast.type = type.with_const() if is_const_qualified(expr.type) else type
        cast.is_lvalue = True
        return cast

    def _class_cast(self, node: tree.Expr, type: Type, expr: Expr, style: int) -> Expr:
        """A cast by a constructor, a conversion function, or to a base."""
        canonical, source = type.canonical, expr.type.canonical
        if isinstance(canonical, RecordType) and canonical.decl.user_constructors and standard_rank(
                source, canonical) is None:
            made = self.construct(type, [expr], node)
            if isinstance(made, RecoveryExpr):
                return made
            return self.explicit_cast(node, style, type, "ConstructorConversion", made)
        if standard_rank(source, canonical) is not None:
            value = self.implicit_convert(expr, type, node.loc, "converting")
            return value if isinstance(value, RecoveryExpr) else self.explicit_cast(node, style, type, "NoOp", value)
        functions = user_conversions(expr.type, type, with_explicit=True)
        if len(functions) != 1:
            return self.bad_cast(node, type, expr, style)
        value = self.call_conversion(expr, functions[0])
        if not isinstance(canonical, (RecordType, ArrayType)):
            value = self.implicit_convert(value, type, node.loc, "converting")
        return value if isinstance(value, RecoveryExpr) else self.explicit_cast(node, style, type, "NoOp", value)
