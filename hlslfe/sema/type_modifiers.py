"""`unorm`, `snorm`, `precise`, `globallycoherent` and `reordercoherent` before a type.

No Clang counterpart: Clang 22 has no such words; the rules are DXC's, the types Slang's (ast.types.ModifiedType).
Differs: DXC takes `unorm` and `snorm` for matrices and double as well, and throws them away there.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr, ImplicitCastExpr
from hlslfe.ast.types import (
    DEPENDENT,
    NORMALISED,
    ArrayType,
    BuiltinType,
    RecordType,
    Type,
    VectorType,
    modifiers_of,
    scalar_of,
)
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase

COHERENT = frozenset(("globallycoherent", "reordercoherent"))
_NORM_KINDS = ("half", "float")
# What may stand for an object of any type: templates check it again when they are instantiated.
_CONCRETE = (BuiltinType, VectorType, RecordType)


def apply_type_modifiers(sema: SemaBase, type: Type, words: list[tree.SpecifierToken], loc: Loc) -> Type | None:
    """`type`, written at `loc`, with these modifiers; None after an error."""
    present = set(modifiers_of(type))
    place_of = sema.diags.sources.expansion_loc  # locations in macros do not grow with those around
    for word in words:
        keyword = word.keyword
        if (place_of(word.loc), word.loc) > (place_of(loc), loc):
            sema.diags.report(word.loc, "err_hlsl_modifier_after_type", keyword)
            return None
        if keyword in present:
            sema.diags.report(word.loc, "warn_duplicate_declspec", keyword)
        elif keyword in NORMALISED and present & NORMALISED:
            sema.diags.report(word.loc, "err_attributes_are_not_compatible", *sorted(NORMALISED))
            return None
        elif not _fits(type, keyword):
            sema.diags.report(word.loc, "err_hlsl_modifier_wrong_type", keyword, type.quoted(), _TAKES[keyword])
            return None
        present.add(keyword)
    return sema.context.with_modifiers(type, frozenset(word.keyword for word in words))


_TAKES: dict[str, str] = {
    **dict.fromkeys(NORMALISED, "float, half and vectors of these"),
    **dict.fromkeys(COHERENT, "resources that can be written"),
}


def _fits(type: Type, keyword: str) -> bool:
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    if keyword == "precise" or canonical is DEPENDENT or not _is_concrete(canonical):
        return True
    if keyword in COHERENT:
        return isinstance(canonical, RecordType) and bool(getattr(canonical.decl, "is_writable_resource", False))
    element = scalar_of(canonical)
    return isinstance(canonical, (BuiltinType, VectorType)) and element is not None and element.kind in _NORM_KINDS


def _is_concrete(canonical: Type) -> bool:
    return isinstance(canonical, _CONCRETE) or scalar_of(canonical) is not None


def drop_ignored(sema: SemaBase, words: list[tree.SpecifierToken]) -> list[tree.SpecifierToken]:
    """The words that say something where no object is declared, as in a cast or between `<>`."""
    kept = []
    for word in words:
        if word.keyword in NORMALISED:
            kept.append(word)
        else:
            sema.diags.report(word.loc, "warn_hlsl_modifier_ignored", word.keyword)
    return kept


def without_norm(value: Expr) -> Expr:
    """A value whose type loses `unorm` or `snorm`."""
    plain = value.type.canonical.plain
    return value if plain is None else ImplicitCastExpr(plain, "NoOp", value)


def with_norm(value: Expr, type: Type) -> Expr:
    """A plain value as one of `type`, which has `unorm` or `snorm`."""
    if isinstance(value, ImplicitCastExpr) and value.kind == "NoOp" and value.sub.type.canonical is type.canonical:
        return value.sub
    return ImplicitCastExpr(type, "NoOp", value)


def check_coherence(sema: SemaBase, source: Type, target: Type, loc: Loc) -> None:
    """Warn when a copy of a resource has another coherence."""
    before, after = modifiers_of(source), modifiers_of(target)
    for word in sorted(COHERENT & (before ^ after)):
        sema.diags.report(loc, "warn_hlsl_impcast_glc_mismatch", int(word in before), word)
