"""`t.mips[level][location]` and `t.sample[number][location]`.

Mirrors upstream head's clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: addMipsMember, addSampleMember.
Differs: there each pair of brackets makes an object of a class of its own; here the two are one call of a method.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr
from hlslfe.ast.resources import resource_of
from hlslfe.basic.texture_table import LEVEL_SUFFIX
from hlslfe.parse import tree

# member -> groups of methods in basic.texture_table
LEVELS: dict[str, frozenset[str]] = {"mips": frozenset(("mips",)), "sample": frozenset(("samples", "samples.write"))}


def levels_call(base: Expr, member: tree.MemberExpr, chain: list[tree.ArraySubscriptExpr]) -> tree.CallExpr | None:
    """The call that the two innermost subscripts of `chain` stand for, which it loses; None when `base` is no texture
    with such levels, or when there is only one subscript."""
    resource = resource_of(base.type)
    name = member.name.name
    if resource is None or LEVELS[name].isdisjoint(resource.kind.methods) or len(chain) < 2:
        return None
    level, location = chain.pop(), chain.pop()
    part = tree.NamePart(member.loc, name + LEVEL_SUFFIX, None, member.end)
    callee = tree.MemberExpr(member.base, member.op_loc, False, tree.QualifiedName([part]))
    return tree.CallExpr(callee, level.loc, [level.index, location.index], location.end)
