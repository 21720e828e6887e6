"""Interpolation keywords of a declaration, merged into one mask.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::mergeInterpolationModeAttr (the open pull request 225452; Clang 22 has
no such keywords).
Differs: the keywords of a declaration arrive together, so that a declaration that may have none is found out first.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLInterpolationModifierAttr
from hlslfe.ast.decl import Decl, FieldDecl, FunctionDecl, ParmVarDecl
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.signature.interpolation import KEYWORDS, LOCATIONS, is_conflict, keyword_name, strongest_location

INTERPOLATION_SUBJECTS = "parameters, non-static members and functions"


def merge_interpolation_mode_attr(sema: SemaBase, old: HLSLInterpolationModifierAttr | None,
                                  token: tree.SpecifierToken) -> tuple[HLSLInterpolationModifierAttr, bool]:
    """Add one keyword to the attribute so far; also tells whether the two exclude each other (once a declaration)."""
    diags = sema.diags
    bit = KEYWORDS[token.keyword]
    if old is None:
        return HLSLInterpolationModifierAttr(token.loc, bit), False
    if old.mask & bit:
        from hlslfe.sema.fixits import removal

        diags.report(token.loc, "warn_hlsl_duplicate_interpolation", token.keyword,
                     fixits=removal(diags, token.loc, token.keyword))
        return old, False
    mask = old.mask | bit
    conflicts = is_conflict(mask) and not is_conflict(old.mask)
    if conflicts:
        other = "nointerpolation" if bit != KEYWORDS["nointerpolation"] else _last_keyword(old.mask)
        diags.report(token.loc, "err_hlsl_interpolation_conflict", token.keyword, other)
        diags.report(old.loc, "note_conflicting_attribute")
    elif bit & LOCATIONS and old.mask & LOCATIONS:
        before = strongest_location(old.mask)
        diags.report(token.loc, "warn_hlsl_interpolation_override", keyword_name(max(bit, before)),
                     keyword_name(min(bit, before)))
    return HLSLInterpolationModifierAttr(token.loc, mask), conflicts


def _last_keyword(mask: int) -> str:
    return keyword_name(1 << (mask.bit_length() - 1))


def interpolation_for(sema: SemaBase, decl_kind: str,
                      tokens: list[tree.SpecifierToken]) -> tuple[HLSLInterpolationModifierAttr | None, bool]:
    """The attribute that the keywords among `tokens` make, and whether they make the declaration invalid.

    decl_kind: "parameter", "field" or "function"; anything else may have no such keyword, an error at each.
    """
    attr: HLSLInterpolationModifierAttr | None = None
    is_invalid = False
    for token in tokens:
        if token.keyword not in KEYWORDS:
            continue
        if decl_kind not in ("parameter", "field", "function"):
            sema.diags.report(token.loc, "err_attribute_wrong_decl_type_str", token.keyword, INTERPOLATION_SUBJECTS)
            continue
        attr, conflicts = merge_interpolation_mode_attr(sema, attr, token)
        is_invalid = is_invalid or conflicts
    return attr, is_invalid


def apply_interpolation(sema: SemaBase, decl: Decl, tokens: list[tree.SpecifierToken]) -> None:
    """Give `decl` the attribute of its keywords; a declaration that may have none, or is in conflict, is reported."""
    if isinstance(decl, (ParmVarDecl, FieldDecl, FunctionDecl)):
        decl.interpolation, is_invalid = interpolation_for(sema, "parameter", tokens)
        decl.is_invalid = decl.is_invalid or is_invalid
        if decl.interpolation is not None:
            decl.attrs.append(decl.interpolation)
    else:
        interpolation_for(sema, "variable", tokens)
