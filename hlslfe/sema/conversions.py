"""Implicit conversions: from lvalues to values, between arithmetic types and shapes, to conditions.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::DefaultLvalueConversion, Sema::PerformImplicitConversion
(SemaExprCXX.cpp), Sema::CheckBooleanCondition and clang/lib/Sema/SemaChecking.cpp: CheckImplicitConversion.
Differs: the result of a vector comparison has Clang's type (an integer vector of 0 and -1), but where it is used as a
number it first becomes a bool vector, so that true counts 1 as everywhere else (see `is_lane_mask`).
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, holds_resource
from hlslfe.ast.expr import (
    ArrayInitLoopExpr,
    ArraySubscriptExpr,
    BinaryOperator,
    CXXConstructExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    ImplicitCastExpr,
    IntegerLiteral,
    MemberExpr,
    ParenExpr,
    RecoveryExpr,
    UnaryOperator,
    ignore_parens,
    referenced_variable,
)
from hlslfe.ast.types import (
    BOOL,
    DEPENDENT,
    INT,
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    matrix_layout,
    unqualified_type,
)
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase
from hlslfe.sema.conversion_rank import (
    arithmetic_element,
    conversion_rank,
    element_cast_kind,
    standard_rank,
    vector_size,
)
from hlslfe.sema.token_range import expr_range

COMPARISONS = frozenset({"<", ">", "<=", ">=", "==", "!="})
_SIMPLE = frozenset({BuiltinType, VectorType})  # the types that conversions nearly always have to do with
_MASK_CASTS = frozenset({"HLSLVectorTruncation", "IntegralCast"})  # these keep 0 and -1 as they are

# action of implicit_convert -> (diagnostic, number for its %select)
_CONVERT_ERRORS: dict[str, tuple[str, int]] = {
    "initializing": ("err_init_conversion_failed", 0),
    "returning": ("err_init_conversion_failed", 1),
    "passing": ("err_init_conversion_failed", 2),
    "assigning": ("err_typecheck_convert_incompatible", 0),
    "converting": ("err_typecheck_convert_incompatible", 1),
}


class SemaConversions(SemaBase):
    """The implicit conversions."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.lane_masks: set[Expr] = set()  # what & | ^ of two lane masks gave
        self.operator_values: dict[Expr, int] = {}  # of + - * on known integers, see sema.operator_warnings

    def is_lane_mask(self, expr: Expr) -> bool:
        """Whether the integers that `expr` yields are 0 and -1 and stand for false and true: a vector comparison, what
        is picked from one, and & | ^ of them."""
        while True:
            if type(expr) is ImplicitCastExpr:
                if expr.kind not in _MASK_CASTS:
                    return False
                expr = expr.sub
            elif type(expr) is BinaryOperator:
                canonical = expr.type.canonical
                if expr.op == ",":
                    expr = expr.rhs
                    continue
                if expr.op in COMPARISONS:
                    return isinstance(canonical, VectorType) and canonical.element is not BOOL
                return expr in self.lane_masks
            elif type(expr) is ParenExpr:
                expr = expr.sub
            elif isinstance(expr, (ExtVectorElementExpr, ArraySubscriptExpr)):
                if expr.base.is_lvalue or not isinstance(expr.base.type.canonical, VectorType):
                    return False
                expr = expr.base
            else:
                return False

    # ------------------------------------------------------------ values of lvalues

    def default_lvalue_conversion(self, expr: Expr) -> Expr:
        canonical = expr.type.canonical
        if canonical.plain is not None:
            return self._value_without_norm(expr)
        if not expr.is_lvalue:
            return expr
        if type(canonical) in _SIMPLE:
            return ImplicitCastExpr(unqualified_type(expr.type), "LValueToRValue", expr)
        if isinstance(canonical, ArrayType):
            return ImplicitCastExpr(unqualified_type(expr.type), "HLSLArrayRValue", expr)
        if isinstance(canonical, RecordType) or canonical is DEPENDENT:
            return expr
        return ImplicitCastExpr(unqualified_type(expr.type), "LValueToRValue", expr)

    @staticmethod
    def _value_without_norm(expr: Expr) -> Expr:
        """Nothing is computed in `unorm float`: every use of such a value is a plain one."""
        from hlslfe.sema.type_modifiers import without_norm

        value = ImplicitCastExpr(unqualified_type(expr.type), "LValueToRValue", expr) if expr.is_lvalue else expr
        return without_norm(value)

    def scalar_value(self, expr: Expr) -> Expr:
        """An operand: the value of an lvalue; the numbers of a lane mask are bool."""
        expr = self.default_lvalue_conversion(expr)
        if isinstance(expr.type.canonical, RecordType):
            expr = self.operand_value(expr)
        elif isinstance(expr, ImplicitCastExpr) and expr.sub.object_kind == "bitfield":
            expr = self._promote_bit_field(expr)
        return self.mask_to_bool(expr) if self.is_lane_mask(expr) else expr

    def _promote_bit_field(self, value: ImplicitCastExpr) -> Expr:
        """The value of a bit-field counts as an int when an int holds all that it can be."""
        part: Expr = value.sub
        while not isinstance(part, MemberExpr):
            inner = getattr(part, "sub", None) or getattr(part, "lhs", None)
            if value.kind != "LValueToRValue" or not isinstance(inner, Expr):
                return value
            part = inner
        element, width = arithmetic_element(value.type), part.field.bit_width or 0
        if element is None or element.category != "int" or element is INT or width > 32 or (
                width == 32 and not element.is_signed):
            return value
        return ImplicitCastExpr(INT, "IntegralCast", value)

    def mask_to_bool(self, mask: Expr) -> Expr:
        """A lane mask as bool or a bool vector."""
        size = vector_size(mask.type)
        return ImplicitCastExpr(self.context.vector(BOOL, size) if size else BOOL, "IntegralToBoolean", mask)

    def not_supported(self, expr: Expr, what: str) -> RecoveryExpr:
        """Report that `what` cannot be handled yet, at `expr`."""
        self.diags.report(expr.loc, "err_not_supported_yet", what)
        return self.recovery(expr)

    @staticmethod
    def recovery(*subs: Expr) -> RecoveryExpr:
        """What stands for a wrong expression made of `subs`."""
        return RecoveryExpr(subs[0].loc, subs[0].begin, subs[-1].end, list(subs))

    # ------------------------------------------------------------ elements and shapes

    def cast_element(self, expr: Expr, element: BuiltinType, type: Type | None = None) -> Expr:
        """Convert the components of a value to `element`; `type` spells the resulting type."""
        if isinstance(expr.type.canonical, ConstantMatrixType):
            return self.cast_matrix_element(expr, element, type)
        source = arithmetic_element(expr.type)
        if source is None or (source is element and not isinstance(expr.type.canonical, EnumType)):
            return expr
        size = vector_size(expr.type)
        if type is None:
            type = self.context.vector(element, size) if size else element
        kind = "IntegralCast" if source is element else element_cast_kind(source, element)
        return ImplicitCastExpr(type, kind, expr)

    def resize_vector(self, expr: Expr, size: int, type: Type | None = None, is_explicit: bool = False) -> Expr:
        """Give a value `size` components (0: make it a scalar): a scalar is splatted, a longer vector is cut."""
        old = vector_size(expr.type)
        if old == size:
            return expr
        element = arithmetic_element(expr.type)
        assert element is not None
        new = self.context.vector(element, size) if size else element
        if old == 1 and size > 1:  # one component counts as a scalar
            expr, old = ImplicitCastExpr(element, "HLSLVectorTruncation", expr), 0
        if old == 0:
            return ImplicitCastExpr(type or new, "VectorSplat", expr)
        if size and not is_explicit:
            self.diags.report(expr.loc, "warn_hlsl_impcast_vector_truncation", expr.type.quoted(), new.quoted(),
                              ranges=[expr_range(self.diags, expr)])
        return ImplicitCastExpr(new, "HLSLVectorTruncation", expr)

    def common_size(self, sizes: list[int]) -> int:
        """What the operands of an operator are cut to; one component counts as a scalar, as for DXC, not as for Clang
        22, where it cuts the other operand to one."""
        wide = [] if self.options.clang_compat else [size for size in sizes if size > 1]
        return min(wide or sizes)

    def convert_arithmetic(self, expr: Expr, type: Type, is_explicit: bool = False) -> Expr:
        """Convert a scalar or vector value to `type`, elements first, then the shape; the caller knows it works."""
        target = unqualified_type(type)
        if expr.type.canonical is target.canonical:
            return expr
        plain = target.canonical.plain
        if plain is not None:
            from hlslfe.sema.type_modifiers import with_norm

            return with_norm(self.convert_arithmetic(expr, plain, is_explicit), target)
        element = arithmetic_element(target)
        assert element is not None
        size, old = vector_size(target), vector_size(expr.type)
        if not is_explicit:
            self._warn_literal_conversion(expr, element)
        expr = self.cast_element(expr, element, target if not size and not old else None)
        return self.resize_vector(expr, size, target, is_explicit)

    def _warn_literal_conversion(self, expr: Expr, element: BuiltinType) -> None:
        """`int i = 1.5;`: a literal that the conversion changes."""
        if element.category != "int":
            return
        literal = ignore_parens(expr)
        sign = 1
        while isinstance(literal, UnaryOperator) and literal.op in ("-", "+"):
            sign = -sign if literal.op == "-" else sign
            literal = ignore_parens(literal.sub)
        id, shown = "", ""
        if isinstance(literal, FloatingLiteral) and not literal.value.is_integer():
            id, shown = "warn_impcast_literal_float_to_integer", f"{sign * literal.value:g}"
        elif isinstance(literal, IntegerLiteral) and _bits(literal) > element.bits:
            if literal.value >> (element.bits - 1 if sign > 0 and element.is_signed else element.bits):
                id, shown = "warn_impcast_integer_precision_constant", str(sign * literal.value)
        if id:
            self.diags.report(expr.loc, id, expr.type.quoted(), element.quoted(), shown,
                              ranges=[expr_range(self.diags, expr)])

    # ------------------------------------------------------------ implicit conversion to a type

    def implicit_convert(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        source, target = expr.type.canonical, type.canonical
        if target.__class__ in _SIMPLE and source.__class__ in _SIMPLE:
            return self._convert_simple(expr, type, loc, action)
        if source is DEPENDENT or target is DEPENDENT:
            return expr if source is DEPENDENT else self.recovery(expr)
        if isinstance(source, RecordType) or isinstance(target, RecordType):
            if standard_rank(source, target) is not None:
                if source is not target:
                    expr = self.buffer_contents(expr)
                return self._copy_record(expr, type, action)
            if self.converts_flat(source, target):
                return ImplicitCastExpr(unqualified_type(type), "HLSLElementwiseCast",
                                        self.default_lvalue_conversion(expr))
            return self.convert_by_user(expr, type, loc, action)
        if isinstance(target, ArrayType):
            return self._convert_array(expr, type, loc, action)
        if isinstance(source, ConstantMatrixType) or isinstance(target, ConstantMatrixType):
            return self.convert_matrix(expr, type, loc, action)
        return self._convert_simple(expr, type, loc, action)

    def converts_flat(self, source: Type, target: Type) -> bool:
        """Is one class another, scalar for scalar? Up to HLSL 2018 only (sema.init_list)."""
        raise NotImplementedError

    def convert_by_user(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        """`implicit_convert` by a constructor or a conversion function (sema.user_conversions)."""
        raise NotImplementedError

    def operand_value(self, expr: Expr) -> Expr:
        """An object as an operand (sema.user_conversions)."""
        raise NotImplementedError

    def call_conversion(self, expr: Expr, function: FunctionDecl) -> Expr:
        """A call of a conversion function (sema.user_conversions)."""
        raise NotImplementedError

    def contextual_bool(self, expr: Expr) -> Expr:
        """An object as a condition (sema.user_conversions)."""
        raise NotImplementedError

    def convert_matrix(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        """`implicit_convert` when one of the types is a matrix (sema.matrix_conversions)."""
        raise NotImplementedError

    def cast_matrix_element(self, expr: Expr, element: BuiltinType, type: Type | None) -> Expr:
        """`cast_element` of a matrix (sema.matrix_conversions)."""
        raise NotImplementedError

    def _convert_simple(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        """Between scalars, enums and vectors."""
        source, target = expr.type.canonical, type.canonical
        if source is not target and conversion_rank(source, target) is None:
            return self.conversion_failed(expr, type, loc, action)
        value = self.default_lvalue_conversion(expr)
        if self.is_lane_mask(value) and arithmetic_element(target) is not BOOL:
            value = self.mask_to_bool(value)
        return self.convert_arithmetic(value, type)

    def _copy_record(self, expr: Expr, type: Type, action: str) -> Expr:
        source, target = expr.type.canonical, type.canonical
        if isinstance(source, RecordType) and source.decl.is_heap_element and source is not target:
            expr = self._from_heap(expr, unqualified_type(type))
        elif source is not target and isinstance(source, RecordType) and isinstance(target, RecordType):
            if not self.check_base_conversion(source.decl, target.decl, expr.begin):
                return self.recovery(expr)
        if isinstance(target, RecordType) and target.decl.is_resource:
            from hlslfe.sema.type_modifiers import check_coherence

            check_coherence(self, expr.type, type, expr.begin)
        if self.is_made_of_parts(expr):
            return self.copy_by_parts(expr, type)
        if action == "assigning":
            return expr
        return CXXConstructExpr(expr, unqualified_type(type))

    def _from_heap(self, expr: Expr, type: Type) -> Expr:
        """`ResourceDescriptorHeap[i]` as a resource (sema.library_names)."""
        raise NotImplementedError

    @staticmethod
    def is_made_of_parts(expr: Expr) -> bool:
        """Is it (part of) a global struct whose resources lie elsewhere?"""
        variable = referenced_variable(expr)
        return variable is not None and variable.resources is not None and holds_resource(expr.type)

    def copy_by_parts(self, expr: Expr, type: Type) -> Expr:
        """A new object like the struct `expr`, member by member (sema.init_list)."""
        raise NotImplementedError

    def _convert_array(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        if expr.type.canonical is not type.canonical and not self.converts_flat(expr.type.canonical, type.canonical):
            return self.conversion_failed(expr, type, loc, action)
        # Layouts of matrices may differ; as values they are the same.
        if expr.type.canonical is not type.canonical or matrix_layout(expr.type) != matrix_layout(type):
            return ImplicitCastExpr(unqualified_type(type), "HLSLElementwiseCast", self.default_lvalue_conversion(expr))
        if action in ("initializing", "returning") and expr.is_lvalue:
            return ArrayInitLoopExpr(expr, unqualified_type(type))
        return self.default_lvalue_conversion(expr)

    def conversion_failed(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        id, select = _CONVERT_ERRORS[action]
        self.diags.report(loc, id, select, unqualified_type(type).quoted(), expr.type.quoted(),
                          ranges=[expr_range(self.diags, expr)])
        return self.recovery(expr)

    # ------------------------------------------------------------ conditions

    def convert_to_bool(self, expr: Expr) -> Expr:
        """A scalar bool value of a condition; of a vector the first component counts, as in Clang."""
        if isinstance(expr, RecoveryExpr):
            return expr
        if isinstance(expr.type.canonical, RecordType):
            expr = self.contextual_bool(expr)
        value = self.default_lvalue_conversion(expr)
        if isinstance(value, RecoveryExpr):
            return value
        if arithmetic_element(value.type) is None:
            self.diags.report(expr.loc, "err_typecheck_bool_condition", expr.type.quoted(),
                              ranges=[expr_range(self.diags, expr)])
            return self.recovery(expr)
        return self.resize_vector(self.cast_element(value, BOOL), 0)


def _bits(literal: IntegerLiteral) -> int:
    """The width of a literal's type."""
    element = arithmetic_element(literal.type)
    return element.bits if element is not None else 0
