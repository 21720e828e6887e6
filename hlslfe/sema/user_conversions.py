"""Conversions that the user declared: constructors with one argument, and conversion functions.

Mirrors clang/lib/Sema/SemaOverload.cpp: IsUserDefinedConversion, Sema::PerformContextualImplicitConversion,
clang/lib/Sema/SemaInit.cpp: TryConstructorInitialization, TryUserDefinedConversion,
PerformConstructorInitialization and clang/lib/Sema/SemaDeclCXX.cpp: Sema::CompleteConstructorCall.
Differs: an operand of a built-in operator is converted by the only conversion function that its class has; Clang tries
every built-in operator.  What such a conversion gives is a scalar that is splatted where a vector is due; Clang 22
makes wrong IR of that.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConstructorDecl, FunctionDecl, RecordDecl
from hlslfe.ast.expr import (
    CXXConstructExpr,
    CXXConstructorExpr,
    CXXDefaultArgExpr,
    Expr,
    ImplicitCastExpr,
    RecoveryExpr,
)
from hlslfe.ast.types import BOOL, VOID, FunctionType, RecordType, Type, unqualified_type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.calls import SemaCalls
from hlslfe.sema.conversion_rank import (
    best_conversion_functions,
    standard_rank,
    user_conversions,
    user_rank,
    visible_conversions,
)
from hlslfe.sema.overload import Ranks, best_candidates, default_argument
from hlslfe.sema.token_range import expr_range

_COPY = FunctionDecl(0, "$copy", FunctionType(VOID, (), ()), [])  # stands for the implicit copy constructor


class ConversionPlace(tree.Expr):
    """Where a conversion is called: all of `expr`."""

    __slots__ = ("begin", "end")

    def __init__(self, expr: Expr) -> None:
        self.loc = expr.loc
        self.begin = expr.begin
        self.end = expr.end


class SemaUserConversions(SemaCalls):
    """Constructors and conversion functions in expressions."""

    # ------------------------------------------------------------ implicit conversions

    def convert_by_user(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        functions = user_conversions(expr.type, type)
        if not functions:
            return self.conversion_failed(expr, type, loc, action)
        if len(functions) > 1:
            self.diags.report(loc, "err_typecheck_ambiguous_condition", expr.type.quoted(), type.quoted(),
                              ranges=[expr_range(self.diags, expr)])
            self.note_conversions(functions)
            return self.recovery(expr)
        function = functions[0]
        if isinstance(function, CXXConstructorDecl):
            made = self.build_construct(function, type, [expr], expr)
            if isinstance(made, RecoveryExpr):
                return made
            made = ImplicitCastExpr(unqualified_type(type), "ConstructorConversion", made)
            return made if action == "assigning" else self._moved(made, type)
        value = self.call_conversion(expr, function)
        if isinstance(value, RecoveryExpr) or (action == "assigning" and isinstance(type.canonical, RecordType)):
            return value
        return self.implicit_convert(value, type, loc, action)

    @staticmethod
    def _moved(value: Expr, type: Type) -> Expr:
        return CXXConstructExpr(value, unqualified_type(type))

    def note_conversions(self, functions: list[FunctionDecl]) -> None:
        """Show the functions that are equally good."""
        for function in functions:
            self.diags.report(function.loc, "note_ovl_candidate", str(function.type))

    def call_conversion(self, expr: Expr, function: FunctionDecl) -> Expr:
        """A call of a conversion function of the object `expr`."""
        call = self.call_user_function(ConversionPlace(expr), function, [], expr)
        if isinstance(call, RecoveryExpr):
            return call
        return ImplicitCastExpr(call.type, "UserDefinedConversion", call)

    def operand_value(self, expr: Expr) -> Expr:
        """An object as the operand of a built-in operator; itself when its class has no fitting conversion."""
        canonical = expr.type.canonical
        if not isinstance(canonical, RecordType) or not canonical.decl.is_complete:
            return expr
        functions = [function for function in visible_conversions(canonical.decl)
                     if not function.is_explicit and not isinstance(function.result.canonical, RecordType)]
        best = best_conversion_functions(expr.type, functions)
        return self.call_conversion(expr, best[0]) if len(best) == 1 else expr

    def contextual_bool(self, expr: Expr) -> Expr:
        """An object as a condition: explicit conversions count, too."""
        functions = user_conversions(expr.type, BOOL, with_explicit=True)
        if len(functions) > 1:
            self.diags.report(expr.loc, "err_typecheck_ambiguous_condition", expr.type.quoted(), BOOL.quoted(),
                              ranges=[expr_range(self.diags, expr)])
            self.note_conversions(functions)
            return self.recovery(expr)
        return self.call_conversion(expr, functions[0]) if functions else expr

    # ------------------------------------------------------------ constructors

    def construct(self, type: Type, args: list[Expr], node: tree.Expr) -> Expr:
        """An object of a class whose constructors the user declared, made of `args` as `T(args)` or `T x(args)`."""
        canonical = type.canonical
        assert isinstance(canonical, RecordType)
        if any(isinstance(arg, RecoveryExpr) for arg in args):
            return RecoveryExpr(node.loc, node.begin, node.end)
        record = canonical.decl
        args = [self.mask_to_bool(arg) if self.is_lane_mask(arg) else arg for arg in args]
        candidates: list[FunctionDecl] = [*record.user_constructors]
        best = best_candidates(self._rank_constructors(record, candidates, args))
        if len(best) == 1 and best[0] is _COPY:
            return self.implicit_convert(args[0], type, node.loc, "initializing")
        if len(best) == 1:
            return self.build_construct(best[0], type, args, node)
        ranges = [expr_range(self.diags, arg) for arg in args]
        if best:
            self.diags.report(node.loc, "err_ovl_ambiguous_init", type.quoted(), ranges=ranges)
            self.note_conversions([function for function in best if function is not _COPY])
        elif not args and record.no_default == "deleted":
            self.diags.report(node.loc, "err_ovl_deleted_init", record.type.quoted())
        else:
            self.diags.report(node.loc, "err_ovl_no_viable_function_in_init", type.quoted(), ranges=ranges)
            for function in candidates:
                self.note_not_viable(function, args)
        return RecoveryExpr(node.loc, node.begin, node.end)

    def _rank_constructors(self, record: RecordDecl, candidates: list[FunctionDecl],
                           args: list[Expr]) -> list[tuple[FunctionDecl, Ranks]]:
        ranked = self.rank_candidates(candidates, [arg.type for arg in args])
        if len(args) == 1:
            rank = standard_rank(args[0].type, record.type)
            if rank is None:
                functions = [function for function in user_conversions(args[0].type, record.type)
                             if not isinstance(function, CXXConstructorDecl)]
                rank = user_rank(functions, 0) if functions else None
            if rank is not None:
                ranked.append((_COPY, (rank,)))
        return ranked

    def build_construct(self, constructor: FunctionDecl, type: Type, args: list[Expr], node: tree.Expr | Expr) -> Expr:
        """The chosen constructor with its arguments, converted, and its defaults."""
        assert isinstance(constructor, CXXConstructorDecl)
        failed = RecoveryExpr(node.loc, node.begin, node.end)
        if constructor.definition_kind == "delete":
            self.diags.report(node.loc, "err_ovl_deleted_init", type.quoted())
            return failed
        self.mark_function_referenced(constructor, node.loc)
        self.note_call(constructor, node.loc)
        self.check_access(constructor.canonical, node.loc)
        converted: list[Expr] = []
        for index, param in enumerate(constructor.params):
            if index < len(args):
                converted.append(self.implicit_convert(args[index], param.type, args[index].begin, "passing"))
                continue
            default = default_argument(constructor, index)
            if default is None:
                return failed
            converted.append(CXXDefaultArgExpr(node.end, param, default))
        if any(isinstance(arg, RecoveryExpr) for arg in converted):
            return failed
        return CXXConstructorExpr(node.loc, node.begin, node.end, unqualified_type(type), constructor, converted)
