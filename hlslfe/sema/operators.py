"""Calls of overloaded operators.

Mirrors clang/lib/Sema/SemaOverload.cpp: Sema::CreateOverloadedBinOp, Sema::CreateOverloadedUnaryOp,
Sema::CreateOverloadedArraySubscriptExpr, Sema::BuildCallToObjectOfClassType, Sema::AddMemberOperatorCandidates,
Sema::LookupOverloadedOperatorName and clang/lib/Sema/SemaLookup.cpp: Sema::ArgumentDependentLookup.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl
from hlslfe.ast.expr import CallExpr, Expr
from hlslfe.ast.types import EnumType, RecordType, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.overload import best_candidates
from hlslfe.sema.scope import Scope
from hlslfe.sema.token_range import expr_range
from hlslfe.sema.user_conversions import SemaUserConversions

_MEMBERS_ONLY = frozenset({"=", "()", "[]"})
_CHANGING = frozenset({"=", "++", "--", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="})


class OperatorPlace(tree.Expr):
    """Where an operator is called: at `loc`, from `begin` to `end`."""

    __slots__ = ("begin", "end")

    def __init__(self, loc: Loc, begin: Loc, end: Loc) -> None:
        self.loc = loc
        self.begin = begin
        self.end = end


class SemaOperators(SemaUserConversions):
    """Operators that the user declared."""

    def build_overloaded_operator(self, loc: Loc, op: str, operands: list[Expr], begin: Loc, end: Loc) -> Expr | None:
        name = "operator" + op
        self.looked_up_at = loc
        members = self._member_operators(name, operands[0].type)
        free = [] if op in _MEMBERS_ONLY else self._free_operators(name, operands)
        if not members and not free:
            return None
        if any(decl.is_invalid for decl in (*members, *free)):
            return self.recovery(*operands)
        operands = [self.mask_to_bool(operand) if self.is_lane_mask(operand) else operand for operand in operands]
        types = [operand.type for operand in operands]
        ranked = self.rank_candidates(_functions(members), types[1:], types[0])
        if not ranked and op not in _CHANGING:
            ranked = self.rank_for_copy(_functions(members), types[1:], operands[0])
        instances, _ = self.template_candidates(free, None, operands, loc)
        ranked += self.rank_candidates([*_functions(free), *instances], types)
        if not any(isinstance(type.canonical, RecordType) for type in types):
            ranked = [(function, ranks) for function, ranks in ranked if not any(ranks)]  # the built-in one is as good
        best = best_candidates(ranked)
        if len(best) > 1:
            best = self.break_template_tie(best, len(operands))
        if not best:
            return None
        place = OperatorPlace(loc, begin, end)
        if len(best) > 1:
            self._report_ambiguous(place, op, operands, best)
            return self.recovery(*operands)
        if best[0].record is None:
            call = self.call_user_function(place, best[0], operands)
        else:
            call = self.call_user_function(place, best[0], operands[1:], operands[0])
        if isinstance(call, CallExpr):
            call.operator = op
        return call

    def _report_ambiguous(self, place: OperatorPlace, op: str, operands: list[Expr], best: list[FunctionDecl]) -> None:
        ranges = [expr_range(self.diags, operand) for operand in operands]
        types = [operand.type.quoted() for operand in operands[:2]]
        id = "err_ovl_ambiguous_oper_unary" if len(operands) == 1 else "err_ovl_ambiguous_oper_binary"
        self.diags.report(place.loc, id, op, *types, ranges=ranges)
        for function in best:
            self.diags.report(function.loc, "note_ovl_candidate", str(function.type))

    # ------------------------------------------------------------ candidates

    def _member_operators(self, name: str, type: Type) -> list[NamedDecl]:
        """Those of the class of the first operand; the assignment of a base is hidden by the implicit one."""
        canonical = type.canonical
        scope = self.scopes_of.get(canonical.decl) if isinstance(canonical, RecordType) else None
        if scope is None:
            return []
        return scope.names.get(name, []) if name == "operator=" else self.lookup_in(scope, name)

    def _free_operators(self, name: str, operands: list[Expr]) -> list[NamedDecl]:
        """Those that are visible here, and those of the namespaces of the operands' types."""
        scope: Scope = self.scope
        while not scope.is_file_context and scope.parent is not None and name not in scope.names:
            scope = scope.parent
        outer = self.enter_scope(scope)
        found = [decl for decl in self.lookup_name(name) if not isinstance(decl, FunctionDecl) or decl.record is None]
        self.leave_scope(outer)
        for operand in operands:
            canonical = operand.type.canonical
            if isinstance(canonical, (RecordType, EnumType)):
                home: Scope | None = self.scopes_of.get(canonical.decl)
                while home is not None and not home.is_file_context:
                    home = home.parent
                if home is not None:
                    found += [decl for decl in home.names.get(name, []) if decl not in found]
            found += [decl for decl in self.friends_of(name, canonical) if decl not in found]
        return found


def _functions(found: list[NamedDecl]) -> list[FunctionDecl]:
    return [decl for decl in found if isinstance(decl, FunctionDecl)]
