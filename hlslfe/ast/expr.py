"""Expressions of the AST.

Mirrors clang/include/clang/AST/Expr.h, clang/include/clang/AST/ExprCXX.h and
clang/include/clang/AST/OperationKinds.def.
Differs: a call names its function directly (`CallExpr.function`); -ast-dump prints the DeclRefExpr and the
FunctionToPointerDecay cast that Clang has there.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, ParmVarDecl, ValueDecl, VarDecl
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import DEPENDENT, VOID, Type
from hlslfe.basic.source import Loc

# Cast kinds, spelled as Clang dumps them (CK_ left off). element conversions work on scalars and on whole vectors.
CAST_KINDS: frozenset[str] = frozenset({
    "NoOp", "LValueToRValue", "HLSLArrayRValue", "ArrayToPointerDecay",
    "IntegralCast", "IntegralToFloating", "IntegralToBoolean", "FloatingToIntegral", "FloatingCast",
    "FloatingToBoolean", "VectorSplat", "HLSLVectorTruncation", "HLSLMatrixTruncation", "HLSLAggregateSplatCast",
    "HLSLElementwiseCast", "DerivedToBase", "ToVoid", "MatrixCast", "ConstructorConversion", "UserDefinedConversion",
})


class Expr(Stmt):
    """`type` is never const for rvalues; `is_lvalue` tells lvalues; `object_kind` is "" or "vectorcomponent"
    (a swizzle or a vector element) or "matrixcomponent", as Clang prints it."""

    __slots__ = ("type", "is_lvalue", "object_kind")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, is_lvalue: bool = False,
                 object_kind: str = "") -> None:
        self.loc = loc
        self.begin = begin
        self.end = end
        self.type = type
        self.is_lvalue = is_lvalue
        self.object_kind = object_kind


class IntegerLiteral(Expr):
    """`value` is non-negative and fits `type`."""

    __slots__ = ("value",)

    def __init__(self, loc: Loc, type: Type, value: int) -> None:
        super().__init__(loc, loc, loc, type)
        self.value = value


class FloatingLiteral(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, type: Type, value: float) -> None:
        super().__init__(loc, loc, loc, type)
        self.value = value


class CXXBoolLiteralExpr(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, type: Type, value: bool) -> None:
        super().__init__(loc, loc, loc, type)
        self.value = value


class CharacterLiteral(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, type: Type, value: int) -> None:
        super().__init__(loc, loc, loc, type)
        self.value = value


class StringLiteral(Expr):
    __slots__ = ("value",)

    def __init__(self, loc: Loc, end: Loc, type: Type, value: str) -> None:
        super().__init__(loc, loc, end, type, True)
        self.value = value


class DeclRefExpr(Expr):
    """A variable, parameter, enum constant or (as a callee in dumps) function."""

    __slots__ = ("decl",)

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, decl: ValueDecl, is_lvalue: bool) -> None:
        super().__init__(loc, begin, end, type, is_lvalue)
        self.decl = decl


class CXXThisExpr(Expr):
    __slots__ = ("is_implicit",)

    def __init__(self, loc: Loc, type: Type, is_implicit: bool) -> None:
        super().__init__(loc, loc, loc, type, True)
        self.is_implicit = is_implicit


class ParenExpr(Expr):
    __slots__ = ("sub",)

    def __init__(self, begin: Loc, sub: Expr, end: Loc) -> None:
        super().__init__(begin, begin, end, sub.type, sub.is_lvalue, sub.object_kind)
        self.sub = sub


class UnaryOperator(Expr):
    """`op` is + - ! ~ ++ or --; `is_postfix` for x++ and x--."""

    __slots__ = ("op", "sub", "is_postfix")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, op: str, sub: Expr, is_postfix: bool = False,
                 is_lvalue: bool = False) -> None:
        super().__init__(loc, begin, end, type, is_lvalue)
        self.op = op
        self.sub = sub
        self.is_postfix = is_postfix


class BinaryOperator(Expr):
    """Arithmetic, comparison, logic, `=` and `,`; operands are already converted to what `op` works on."""

    __slots__ = ("op", "lhs", "rhs")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, op: str, lhs: Expr, rhs: Expr,
                 is_lvalue: bool = False, object_kind: str = "") -> None:
        super().__init__(loc, begin, end, type, is_lvalue, object_kind)
        self.op = op
        self.lhs = lhs
        self.rhs = rhs


class CompoundAssignOperator(BinaryOperator):
    """`lhs op= rhs`: lhs is converted to `computation_lhs`, the result has `computation_result` and is converted
    back to lhs's type."""

    __slots__ = ("computation_lhs", "computation_result")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, op: str, lhs: Expr, rhs: Expr,
                 computation_lhs: Type, computation_result: Type, object_kind: str = "") -> None:
        super().__init__(loc, begin, end, type, op, lhs, rhs, True, object_kind)
        self.computation_lhs = computation_lhs
        self.computation_result = computation_result


class ConditionalOperator(Expr):
    __slots__ = ("cond", "lhs", "rhs")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, cond: Expr, lhs: Expr, rhs: Expr,
                 is_lvalue: bool = False) -> None:
        super().__init__(loc, begin, end, type, is_lvalue)
        self.cond = cond
        self.lhs = lhs
        self.rhs = rhs


class CallExpr(Expr):
    """A call of `function` (user function or intrinsic); `args` has one entry per parameter, converted, defaults as
    CXXDefaultArgExpr, out and inout ones as HLSLOutArgExpr. `base` is the object of a method call, else None.
    `operator` is "+", "[]", "()", ... when the call is written as an operator.  `written`: the number of template
    arguments that stand in the source, the others are deduced; -1: no list; None where nobody has counted."""

    __slots__ = ("function", "args", "base", "callee_loc", "operator", "written")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, function: FunctionDecl, args: list[Expr],
                 base: Expr | None = None) -> None:
        super().__init__(loc, begin, end, type)
        self.function = function
        self.args = args
        self.base = base
        self.callee_loc = loc
        self.operator = ""
        self.written: int | None = None


class CXXDefaultArgExpr(Expr):
    __slots__ = ("param", "value")

    def __init__(self, loc: Loc, param: ValueDecl, value: Expr) -> None:
        super().__init__(loc, loc, loc, value.type)
        self.param = param
        self.value = value


class MemberExpr(Expr):
    """`base.field`."""

    __slots__ = ("base", "field")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, base: Expr, field: FieldDecl,
                 is_lvalue: bool) -> None:
        super().__init__(loc, begin, end, type, is_lvalue)
        self.base = base
        self.field = field


class ExtVectorElementExpr(Expr):
    """`base.accessor`, a swizzle: `indices` are the components, `accessor` their spelling.

    A one-letter swizzle has scalar type. The base of a scalar swizzle is an ImplicitCastExpr VectorSplat to a
    1-vector.
    """

    __slots__ = ("base", "accessor", "indices")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, base: Expr, accessor: str,
                 indices: tuple[int, ...], is_lvalue: bool) -> None:
        super().__init__(loc, begin, end, type, is_lvalue, "vectorcomponent")
        self.base = base
        self.accessor = accessor
        self.indices = indices

    @property
    def contains_duplicates(self) -> bool:
        return len(set(self.indices)) != len(self.indices)


class ArraySubscriptExpr(Expr):
    """`base[index]` of an array (base is then an ArrayToPointerDecay cast of it) or of a vector."""

    __slots__ = ("base", "index")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, base: Expr, index: Expr, is_lvalue: bool,
                 object_kind: str = "") -> None:
        super().__init__(loc, begin, end, type, is_lvalue, object_kind)
        self.base = base
        self.index = index


class MatrixSingleSubscriptExpr(Expr):
    """`base[row]`: a row of a matrix, as a vector."""

    __slots__ = ("base", "row")

    def __init__(self, end: Loc, type: Type, base: Expr, row: Expr) -> None:
        super().__init__(base.loc, base.begin, end, type, base.is_lvalue, "matrixcomponent")
        self.base = base
        self.row = row


class MatrixSubscriptExpr(Expr):
    """`base[row][column]`."""

    __slots__ = ("base", "row", "column")

    def __init__(self, end: Loc, type: Type, base: Expr, row: Expr, column: Expr) -> None:
        super().__init__(base.loc, base.begin, end, type, base.is_lvalue, "matrixcomponent")
        self.base = base
        self.row = row
        self.column = column


class MatrixElementExpr(Expr):
    """`base._m00_m12` or `base._11_23`: `positions` are (row, column), from 0; one of them makes a scalar."""

    __slots__ = ("base", "accessor", "positions")

    def __init__(self, loc: Loc, end: Loc, type: Type, base: Expr, accessor: str,
                 positions: tuple[tuple[int, int], ...], is_lvalue: bool) -> None:
        super().__init__(loc, base.begin, end, type, is_lvalue, "matrixcomponent")
        self.base = base
        self.accessor = accessor
        self.positions = positions

    @property
    def contains_duplicates(self) -> bool:
        return len(set(self.positions)) != len(self.positions)


class CastExpr(Expr):
    """`kind` is one of CAST_KINDS."""

    __slots__ = ("kind", "sub")
    kind: str
    sub: Expr


# What names a part of its `base`.
PARTS = (MemberExpr, ExtVectorElementExpr, ArraySubscriptExpr, MatrixSingleSubscriptExpr, MatrixSubscriptExpr,
         MatrixElementExpr)


class ImplicitCastExpr(CastExpr):
    __slots__ = ()

    def __init__(self, type: Type, kind: str, sub: Expr, is_lvalue: bool = False) -> None:
        self.loc = sub.loc
        self.begin = sub.begin
        self.end = sub.end
        self.type = type
        self.is_lvalue = is_lvalue
        self.object_kind = ""
        self.kind = kind
        self.sub = sub


class ExplicitCastExpr(CastExpr):
    """`written` is the type as spelled in the cast."""

    __slots__ = ("written",)

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, kind: str, sub: Expr, written: Type) -> None:
        super().__init__(loc, begin, end, type)
        self.kind = kind
        self.sub = sub
        self.written = written


class CStyleCastExpr(ExplicitCastExpr):
    __slots__ = ()


class CXXFunctionalCastExpr(ExplicitCastExpr):
    """`float4(...)`: NoOp of an InitListExpr for constructors, a conversion for one argument."""

    __slots__ = ()


class CXXStaticCastExpr(ExplicitCastExpr):
    __slots__ = ()


class InitListExpr(Expr):
    """A list in its semantic form: one entry per element, field or component of `type`, each already converted.

    The inits of a matrix are its elements column by column.  Parts of a flattened vector argument are
    ArraySubscriptExpr with a constant index on that argument (the same argument node appears once per component, as
    in Clang); of a matrix, MatrixSubscriptExpr.  `copied` is the object of which this is a copy by its parts
    (sema.resource_structs): what was written.
    """

    __slots__ = ("copied", "inits")

    def __init__(self, begin: Loc, inits: list[Expr], end: Loc, type: Type) -> None:
        super().__init__(begin, begin, end, type)
        self.inits = inits
        self.copied: Expr | None = None


class ArrayInitLoopExpr(Expr):
    """A copy of the array `source` (an lvalue), element by element: `int b[2] = a;`."""

    __slots__ = ("source",)

    def __init__(self, source: Expr, type: Type) -> None:
        super().__init__(source.loc, source.begin, source.end, type)
        self.source = source


class CXXConstructExpr(Expr):
    """A copy of a record: `source` is an lvalue or a call, of the same record or of one derived from it."""

    __slots__ = ("source",)

    def __init__(self, source: Expr, type: Type) -> None:
        super().__init__(source.loc, source.begin, source.end, type)
        self.source = source


class CXXDefaultConstructExpr(Expr):
    """An object, or an array of objects, that the default `constructor` makes (Clang: CXXConstructExpr)."""

    __slots__ = ("constructor",)

    def __init__(self, loc: Loc, type: Type, constructor: FunctionDecl) -> None:
        super().__init__(loc, loc, loc, type)
        self.constructor = constructor


class CXXConstructorExpr(CXXDefaultConstructExpr):
    """An object that a constructor makes of `args` (Clang: CXXConstructExpr; CXXTemporaryObjectExpr when it is written
    as `T(a, b)`, then `is_temporary`); for an array each element is made of them."""

    __slots__ = ("args", "is_temporary")

    def __init__(self, loc: Loc, begin: Loc, end: Loc, type: Type, constructor: FunctionDecl, args: list[Expr]) -> None:
        super().__init__(loc, type, constructor)
        self.begin = begin
        self.end = end
        self.args = args
        self.is_temporary = False


class CXXCtorInitializer(Expr):
    """`member` of the object under construction begins as `init`; no expression in Clang."""

    __slots__ = ("member", "init")

    def __init__(self, member: MemberExpr, init: Expr) -> None:
        super().__init__(member.loc, member.begin, init.end, VOID)
        self.member = member
        self.init = init


class OpaqueValueExpr(Expr):
    """The value of `source`, computed once and used in several places."""

    __slots__ = ("source",)

    def __init__(self, source: Expr, is_lvalue: bool) -> None:
        super().__init__(source.loc, source.begin, source.end, source.type, is_lvalue)
        self.source = source


class HLSLOutArgExpr(Expr):
    """The argument of an out or inout parameter.

    `argument` is the caller's lvalue; `temporary` has the parameter's type and its source converts `argument` to it
    (used for inout only); `writeback` is the assignment `argument = convert(temporary)`.
    """

    __slots__ = ("argument", "temporary", "writeback", "is_inout")

    def __init__(self, argument: OpaqueValueExpr, temporary: OpaqueValueExpr, writeback: Expr, is_inout: bool) -> None:
        super().__init__(argument.loc, argument.begin, argument.end, temporary.type, True)
        self.argument = argument
        self.temporary = temporary
        self.writeback = writeback
        self.is_inout = is_inout


class UnaryExprOrTypeTraitExpr(Expr):
    """sizeof of a type, or of the expression `unevaluated`, which has that type; `value` is in bytes."""

    __slots__ = ("argument", "value", "unevaluated")

    def __init__(self, loc: Loc, end: Loc, type: Type, argument: Type, value: int,
                 unevaluated: Expr | None = None) -> None:
        super().__init__(loc, loc, end, type)
        self.argument = argument
        self.value = value
        self.unevaluated = unevaluated


class RecoveryExpr(Expr):
    """What is left of an expression that was wrong; it has DEPENDENT type and never reaches codegen."""

    __slots__ = ("subs",)

    def __init__(self, loc: Loc, begin: Loc, end: Loc, subs: list[Expr] | None = None) -> None:
        super().__init__(loc, begin, end, DEPENDENT, True)
        self.subs = subs or []


def ignore_parens(expr: Expr) -> Expr:
    """Without parentheses around it."""
    while isinstance(expr, ParenExpr):
        expr = expr.sub
    return expr


def ignore_paren_implicit_casts(expr: Expr) -> Expr:
    """Without parentheses and implicit casts around it."""
    while True:
        if isinstance(expr, (ParenExpr, ImplicitCastExpr)):
            expr = expr.sub
        else:
            return expr


def lvalue_base(expr: Expr) -> Expr:
    """What an lvalue is (part of), through members, subscripts and swizzles."""
    while True:
        expr = ignore_paren_implicit_casts(expr)
        if isinstance(expr, PARTS):
            expr = expr.base
        elif isinstance(expr, OpaqueValueExpr):
            expr = expr.source
        else:
            return expr


def is_in_resource(expr: Expr) -> bool:
    """Is an lvalue (part of) an element of a buffer or texture?"""
    base = lvalue_base(expr)
    return isinstance(base, CallExpr) and base.is_lvalue and base.function.is_builtin_method


def is_temporary(expr: Expr) -> bool:
    """Is it (part of) an object that nothing else names?"""
    while True:
        expr = ignore_paren_implicit_casts(expr)
        if not isinstance(expr, PARTS):
            return not expr.is_lvalue
        expr = expr.base


def is_moved_from(expr: Expr) -> bool:
    """Does returning this move it? A variable ends with the function; it must not be const."""
    decl = expr.decl if isinstance(expr, DeclRefExpr) else None
    return isinstance(decl, VarDecl) and decl.is_local and not decl.type.is_const and not (
        isinstance(decl, ParmVarDecl) and decl.is_reference)


def referenced_variable(expr: Expr) -> VarDecl | None:
    """The variable that an lvalue is (part of)."""
    base = lvalue_base(expr)
    return base.decl if isinstance(base, DeclRefExpr) and isinstance(base.decl, VarDecl) else None
