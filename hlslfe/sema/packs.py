"""Parameter packs: which packs a pattern names, and the pattern once for each of their elements.

Mirrors clang/lib/Sema/SemaTemplateVariadic.cpp: Sema::CheckPackExpansion, Sema::CheckParameterPacksForExpansion,
Sema::ActOnSizeofParameterPackExpr, Sema::DiagnoseUnexpandedParameterPack and
clang/lib/Sema/TreeTransform.h: TransformCXXFoldExpr.
Differs: an element is the syntax of the pattern analysed in a scope where each pack is that element alone.
"""

from __future__ import annotations

from hlslfe.ast.decl import InvalidVarDecl, NamedDecl, TypedefDecl
from hlslfe.ast.expr import Expr, IntegerLiteral, RecoveryExpr
from hlslfe.ast.template import PackDecl
from hlslfe.ast.types import DEPENDENT, ULONG
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.scope import Scope, SemaLookup

_OPEN_VALUES = {"&&": "true", "||": "false"}  # what a fold over nothing is
_LOCATIONS = frozenset(("loc", "begin", "end"))


def is_pack_parameter(node: tree.ParmVarDecl) -> bool:
    """Is it `T... t`?  (`...` alone has no type.)"""
    return node.spec.type is not None and node.spec.has("...")


def without_ellipsis(node: tree.ParmVarDecl) -> tree.ParmVarDecl:
    """The declaration of one element of `T... t`."""
    spec = tree.DeclSpec(node.spec.loc, node.spec.type,
                         [token for token in node.spec.tokens if token.keyword != "..."], node.spec.end)
    spec.attrs = node.spec.attrs
    return tree.ParmVarDecl(spec, node.declarator, node.attrs)


class SemaPacks(SemaLookup):
    """Expands packs."""

    def expand_args(self, nodes: list[tree.Expr]) -> list[tree.Expr]:
        """Arguments or initialisers, `pattern...` replaced by its elements."""
        if not any(isinstance(node, tree.PackExpansionExpr) for node in nodes):
            return nodes
        expanded: list[tree.Expr] = []
        for node in nodes:
            if not isinstance(node, tree.PackExpansionExpr) or not isinstance(node.pattern, tree.Expr):
                expanded.append(node)
                continue
            scopes = self.element_scopes(node.pattern, node.loc)
            if scopes is None:
                expanded.append(tree.InvalidExpr(node.loc))
            else:
                expanded += [tree.PackElementExpr(node.pattern, scope) for scope in scopes]
        return expanded

    def element_scopes(self, pattern: tree.Node, loc: Loc) -> list[Scope] | None:
        """For each element a scope in which the packs that `pattern` names are that element; None after an error.
        Packs that are not known yet are taken for one element that fits everything."""
        packs = self.packs_in(pattern)
        if not packs:
            self.diags.report(loc, "err_pack_expansion_without_parameter_packs")
            return None
        lengths = {len(pack.elements) for pack in packs if pack.elements is not None}
        if len(lengths) > 1:
            self.diags.report(loc, "err_pack_expansion_length_conflict", packs[0].name, packs[1].name)
            return None
        count = lengths.pop() if lengths and all(pack.elements is not None for pack in packs) else 1
        scopes = []
        for index in range(count):
            scope = Scope("template", self.scope, self.scope.path)
            for pack in packs:
                known = pack.elements
                scope.names[pack.name] = [known[index] if known is not None and index < len(known)
                                          else _unknown_element(pack)]
            scopes.append(scope)
        return scopes

    def packs_in(self, pattern: tree.Node) -> list[PackDecl]:
        """The packs that `pattern` names outside of expansions of its own."""
        found: dict[PackDecl, None] = {}
        todo: list[object] = [pattern]
        while todo:
            node = todo.pop()
            if isinstance(node, list):
                todo += reversed(node)
            elif isinstance(node, tree.Node) and not isinstance(node, tree.PackExpansionExpr):
                if isinstance(node, tree.QualifiedName) and not node.is_global:
                    for decl in self.lookup_name(node.parts[0].name):
                        if isinstance(decl, PackDecl):
                            found[decl] = None
                names = [name for base in reversed(type(node).__mro__) for name in getattr(base, "__slots__", ())]
                todo += [getattr(node, name) for name in reversed(names) if name not in _LOCATIONS]
        return list(found)

    def names_unknown_pack(self, pattern: tree.Node) -> bool:
        """Does it name a pack whose elements are not known yet?"""
        return any(pack.elements is None for pack in self.packs_in(pattern))

    # ------------------------------------------------------------ expressions

    def act_on_pack_element_expr(self, node: tree.PackElementExpr) -> Expr:
        """One element of an expansion."""
        assert isinstance(node.scope, Scope)
        outer = self.enter_scope(node.scope)
        expr = self.act_on_expr(node.pattern)
        self.leave_scope(outer)
        return expr

    def act_on_pack_expansion_expr(self, node: tree.PackExpansionExpr) -> Expr:
        """`pattern...` where no list is."""
        self.diags.report(node.loc, "err_pack_expansion_without_parameter_packs")
        return RecoveryExpr(node.loc, node.begin, node.end)

    def act_on_size_of_pack_expr(self, node: tree.SizeOfPackExpr) -> Expr:
        """`sizeof...(pack)`."""
        found = self.lookup_name(node.name)
        pack = found[0] if found else None
        if isinstance(pack, PackDecl) and pack.elements is not None:
            return IntegerLiteral(node.loc, ULONG, len(pack.elements))
        if not isinstance(pack, PackDecl) and not (pack is not None and pack.is_invalid):
            self.diags.report(node.name_loc, "err_sizeof_pack_no_pack_name", node.name)
        return RecoveryExpr(node.loc, node.begin, node.end)

    def report_unexpanded(self, decl: NamedDecl, loc: Loc) -> bool:
        """Report a pack that is used as if it were one thing; tells whether it is a pack."""
        if not isinstance(decl, PackDecl):
            return False
        self.diags.report(loc, "err_unexpanded_parameter_pack", decl.name)
        return True

    def act_on_fold_expr(self, node: tree.CXXFoldExpr) -> Expr:
        """`(pack op ...)`, `(... op pack)`, `(pack op ... op init)` and `(init op ... op pack)`."""
        failed = RecoveryExpr(node.loc, node.begin, node.end)
        first, last = node.lhs, node.rhs
        is_right = first is not None and bool(self.packs_in(first))  # the pack stands on the left
        pattern, init = (first, last) if is_right else (last, first)
        if pattern is None or not self.packs_in(pattern):
            self.diags.report(node.loc, "err_pack_expansion_without_parameter_packs")
            return failed
        if self.names_unknown_pack(pattern):
            return failed
        scopes = self.element_scopes(pattern, node.loc)
        if scopes is None:
            return failed
        parts: list[tree.Expr] = [tree.PackElementExpr(pattern, scope) for scope in scopes]
        if init is not None:
            parts = [*parts, init] if is_right else [init, *parts]
        if not parts:
            return self._empty_fold(node)
        return self.act_on_expr(_folded(node, parts, is_right))

    def _empty_fold(self, node: tree.CXXFoldExpr) -> Expr:
        value = _OPEN_VALUES.get(node.op)
        if value is not None:
            return self.act_on_expr(tree.CXXBoolLiteralExpr(node.loc, value == "true"))
        self.diags.report(node.loc, "err_fold_expression_empty", node.op)
        return RecoveryExpr(node.loc, node.begin, node.end)


def _folded(node: tree.CXXFoldExpr, parts: list[tree.Expr], is_right: bool) -> tree.Expr:
    """The operands joined, from the right or from the left."""
    parts = list(parts)
    joined = parts.pop() if is_right else parts.pop(0)
    while parts:
        if is_right:
            joined = tree.BinaryOperator(node.op_loc, node.op, parts.pop(), joined)
        else:
            joined = tree.BinaryOperator(node.op_loc, node.op, joined, parts.pop(0))
        joined.begin, joined.end = node.begin, node.end
    return tree.ParenExpr(node.begin, joined, node.end)


def _unknown_element(pack: PackDecl) -> NamedDecl:
    if pack.kind == "type":
        return TypedefDecl(pack.loc, pack.name, DEPENDENT)
    return InvalidVarDecl(pack.loc, pack.name)
