"""Overload resolution among the user's functions.

Mirrors clang/lib/Sema/SemaOverload.cpp: Sema::AddOverloadCandidate, OverloadCandidateSet::BestViableFunction,
isBetterOverloadCandidate and OverloadCandidateSet::NoteCandidates.
Differs: an argument's conversion is one number (conversion_rank), since there are no references or pointers; DXC's
choice is taken up to HLSL 2021 where it is another one.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, RecordDecl
from hlslfe.ast.expr import CXXThisExpr, Expr
from hlslfe.ast.types import BOOL, EnumType, RecordType, Type, unqualified_type
from hlslfe.basic.source import Loc
from hlslfe.sema.conversion_rank import (
    CONVERSION,
    EXACT,
    USER_DEFINED,
    VECTOR_AS_MATRIX,
    arithmetic_element,
    conversion_rank,
    vector_size,
)
from hlslfe.sema.conversions import SemaConversions
from hlslfe.sema.token_range import decl_range

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

Ranks = tuple[int, ...]
_FREE: Ranks = (0, 0, 0, 0, 0, 0, 0, 0)


def default_argument(function: FunctionDecl, index: int) -> Expr | None:
    """The default of a parameter, from whichever declaration of the function gives it."""
    decl: FunctionDecl | None = function
    while decl is not None:
        if index < len(decl.params) and decl.params[index].default is not None:
            return decl.params[index].default
        decl = decl.previous
    return None


def required_arguments(function: FunctionDecl) -> int:
    """The number of arguments that a call must give: parameters before the first one with a default."""
    for index in range(len(function.params)):
        if default_argument(function, index) is not None:
            return index
    return len(function.params)


def candidate_ranks(function: FunctionDecl, types: list[Type],
                    converts: Callable[[Type, Type], bool] | None = None) -> Ranks | None:
    """The rank of each argument's conversion; None when the function cannot be called with them. `converts` tells what
    else may be converted."""
    if not required_arguments(function) <= len(types) <= len(function.params):
        return None
    ranks = []
    for type, param in zip(types, function.params, strict=False):
        rank = conversion_rank(type, param.type)
        if rank is None and converts is not None and converts(type.canonical, param.type.canonical):
            rank = USER_DEFINED
        if rank is None:
            return None
        ranks.append(rank)
    return tuple(ranks)


def object_rank(function: FunctionDecl, object: Type) -> int | None:
    """The rank of the object of a method call; None when it is const and the method is not."""
    if function.record is None or function.is_static_method:
        return EXACT
    is_const_method = function.function_type.is_const_method
    if object.is_const and not is_const_method:
        return None
    canonical = object.canonical
    is_own = isinstance(canonical, RecordType) and canonical.decl is function.record
    return (EXACT if is_own else CONVERSION) + (is_const_method and not object.is_const)


def is_better(a: Ranks, b: Ranks) -> bool:
    """No argument converts worse than in `b`, and one converts better."""
    return all(x <= y for x, y in zip(a, b, strict=True)) and not all(y <= x for x, y in zip(a, b, strict=True))


def best_candidates(ranked: list[tuple[FunctionDecl, Ranks]]) -> list[FunctionDecl]:
    """The one function that beats all others, or all that nothing beats."""
    for function, ranks in ranked:
        if all(other is function or is_better(ranks, theirs) for other, theirs in ranked):
            return [function]
    return [function for function, ranks in ranked if not any(is_better(theirs, ranks) for _, theirs in ranked)]


def _changes_class(source: Type, target: Type) -> bool:
    """Whether a conversion goes between integers and floats (or starts from a bool or an enum): DXC likes these less
    than the others of its rank."""
    a, b = arithmetic_element(source), arithmetic_element(target)
    if a is None or b is None or a is b:
        return False
    return (a.category == "float") != (b.category == "float") or a is BOOL or isinstance(source.canonical, EnumType)


def _cost(source: Type, target: Type) -> Ranks:
    """What DXC counts in a conversion, the worst first: components that are lost, integers to floats, other changes of
    class and narrower floats, narrower integers and bools, signed to unsigned, unsigned to signed, wider ones,
    copies of a scalar."""
    a, b = arithmetic_element(source), arithmetic_element(target)
    if a is None or b is None or a is b:
        return _FREE
    if a is BOOL or isinstance(source.canonical, EnumType):
        return 0, 0, 1, 0, 0, 0, 0, 0
    if b.category == "float":
        if a.category != "float":
            return 0, 1, int(b.bits < a.bits == 32), 0, 0, 0, 0, 0
        return 0, 0, int(b.bits < a.bits), 0, 0, 0, int(b.bits > a.bits), 0
    if a.category == "float":
        return 0, 0, 1, 0, 0, 0, 0, 0
    if b is BOOL:
        return 0, 0, 0, 1, 0, 0, 0, 0
    return (0, 0, 0, int(b.bits < a.bits), int(a.is_signed and not b.is_signed), int(b.is_signed and not a.is_signed),
            int(b.bits > a.bits), 0)


def cheapest_candidates(ranked: list[tuple[FunctionDecl, Ranks]], types: list[Type]) -> list[FunctionDecl]:
    """The functions that DXC finds best: it adds up what all conversions of a call cost, those of results back to their
    arguments too.  None of them where classes, or vectors for matrices, are converted: these it ranks as Clang does."""
    if any(rank >= VECTOR_AS_MATRIX for _, ranks in ranked for rank in ranks):
        return []
    costs = []
    for function, _ in ranked:
        paid = []
        for type, param in zip(types, function.params, strict=False):
            if param.modifier != "out":
                paid.append(_cost(type, param.type))
            if param.is_reference:
                paid.append(_cost(param.type, type))
            sizes = max(vector_size(type), 1), max(vector_size(param.type), 1)
            paid.append((int(sizes[0] > sizes[1]), *_FREE[2:], int(sizes[0] < sizes[1])))
        costs.append(tuple(map(sum, zip(*paid, strict=True))))
    least = min(costs)
    return [function for (function, _), cost in zip(ranked, costs, strict=True) if cost == least]


def break_method_tie(functions: list[FunctionDecl], types: list[Type]) -> FunctionDecl:
    """Of methods of resources that are equally good, the one that DXC takes: it changes the fewest arguments between
    integers and floats, then stores the most results as they are."""
    def cost(function: FunctionDecl) -> tuple[int, int]:
        pairs = list(zip(types, function.params, strict=False))
        changes = sum(_changes_class(type, param.type) for type, param in pairs)
        return changes, sum(param.is_reference and type.canonical is not param.type.canonical for type, param in pairs)

    return min(functions, key=cost)


def _has_const_method(record: RecordDecl) -> bool:
    return any(method.function_type.is_const_method for method in record.methods) or any(
        map(_has_const_method, record.bases))


class SemaOverload(SemaConversions):
    """Choosing a function, and telling why none could be chosen."""

    def rank_candidates(self, functions: list[FunctionDecl], types: list[Type],
                        object: Type | None = None) -> list[tuple[FunctionDecl, Ranks]]:
        """The viable functions, redeclarations counted once; with an `object` its rank comes first."""
        ranked: list[tuple[FunctionDecl, Ranks]] = []
        converts = self.converts_flat if self.options.language_version <= 2018 else None
        seen = set()
        for function in functions:
            if function.canonical in seen:
                continue
            seen.add(function.canonical)
            ranks = candidate_ranks(function, types, converts)
            rank = EXACT if object is None else object_rank(function, object)
            if rank is not None and rank >= CONVERSION and object is not None and self._is_used_by(function, object):
                rank -= CONVERSION - EXACT
            if ranks is not None and rank is not None:
                ranked.append((function, ranks if object is None else (rank, *ranks)))
        return ranked

    def rank_for_copy(self, functions: list[FunctionDecl], types: list[Type],
                      object: Expr) -> list[tuple[FunctionDecl, Ranks]]:
        """The methods that a copy of a const object has: DXC knows no const methods. A class with one means it."""
        record = object.type.canonical
        if (self.options.clang_compat or not object.type.is_const or isinstance(object, CXXThisExpr)
                or not isinstance(record, RecordType) or _has_const_method(record.decl)):
            return []
        return self.rank_candidates(functions, types, unqualified_type(object.type))

    def _is_used_by(self, function: FunctionDecl, object: Type) -> bool:
        """Has a `using` declaration made a method of a base one of the object's class?"""
        canonical = object.canonical
        return isinstance(canonical, RecordType) and self.is_named_in(canonical.decl, function)

    def report_no_viable(self, name: str, loc: Loc, functions: list[FunctionDecl], args: list[Expr]) -> None:
        """No function of the set can be called with these arguments."""
        is_method = any(function.record is not None for function in functions)
        id = "err_ovl_no_viable_member_function_in_call" if is_method else "err_ovl_no_viable_function_in_call"
        self.diags.report(loc, id, name)
        for function in functions:
            self.note_not_viable(function, args)

    def note_not_viable(self, function: FunctionDecl, args: list[Expr]) -> None:
        """Tell why this candidate cannot be called."""
        name = function.spelled_name
        most, least = len(function.params), required_arguments(function)
        if not least <= len(args) <= most:
            count = str(most) if least == most else f"{least} to {most}"
            ranges = [(function.params[0].begin, decl_range(self.diags, function.params[-1])[1])] if most else []
            self.diags.report(function.loc, "note_ovl_candidate_arity", name, count, len(args), ranges=ranges)
            return
        for index, (arg, param) in enumerate(zip(args, function.params, strict=False)):
            if conversion_rank(arg.type, param.type) is None:
                self.diags.report(function.loc, "note_ovl_candidate_bad_conv", name, index + 1,
                                  arg.type.quoted(), param.type.quoted(), ranges=[decl_range(self.diags, param)])
                return

    def report_ambiguous_call(self, name: str, loc: Loc, functions: list[FunctionDecl], args: list[Expr]) -> None:
        """Several functions of the set are equally good."""
        self.diags.report(loc, "err_ovl_ambiguous_call", name)
        for function in functions:
            self.diags.report(function.loc, "note_ovl_candidate", str(function.type))
