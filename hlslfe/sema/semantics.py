"""Semantics as they are written: `: NAME3` becomes name and index, or an error where it cannot be one.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::ProcessAnnotation, handleSemanticAttr and
clang/lib/Parse/ParseHLSL.cpp: Parser::ParseHLSLAnnotations, fixSeparateAttrArgAndNumber.
Differs: indices above 32 bits are errors (the open pull request; Clang 22 wraps); types are looked at only where an
entry point uses the semantic (sema.entry).
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLParsedSemanticAttr
from hlslfe.basic.diagnostics import FixIt
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.parse.tree_decl import Annotation
from hlslfe.sema.base import SemaBase
from hlslfe.sema.typo import correct_typo
from hlslfe.signature import system_values

MAX_SEMANTIC_INDEX = 0xFFFFFFFF

# Kinds of declarations that may carry a semantic, and how messages name them all.
SEMANTIC_PLACES = frozenset(("parameter", "field", "function"))
SEMANTIC_SUBJECTS = "parameters, non-static members and functions"


def split_semantic(spelling: str) -> tuple[str, str]:
    """Name and written digits of a semantic: "COLOR07" -> ("COLOR", "07"); only ASCII digits are an index."""
    end = len(spelling)
    while end > 1 and spelling[end - 1] in "0123456789":
        end -= 1
    return spelling[:end], spelling[end:]


def act_on_semantic(sema: SemaBase, annotation: tree.SemanticAnnotation) -> HLSLParsedSemanticAttr | None:
    """The semantic of a declaration that may carry one; None, after an error, for an unknown system value.

    An index that does not fit 32 bits is an error, too, but the semantic stays, with the largest index there is.
    """
    name, digits = split_semantic(annotation.name)
    if system_values.is_system_name(name) and system_values.lookup(name) is None:
        words = [word.name for word in system_values.SYSTEM_VALUES.values()]
        guess = correct_typo(name[3:].lower(), [word.lower() for word in words])
        guess = next(("SV_" + word for word in words if word.lower() == guess), "")
        fixits = [FixIt(annotation.loc, annotation.loc + len(name), guess)] if guess else []
        sema.diags.report(annotation.loc, "err_hlsl_unknown_semantic", name, bool(guess), guess, fixits=fixits)
        return None
    index = _index_of(sema, annotation.loc, name, digits)
    return HLSLParsedSemanticAttr(annotation.loc, name, index, bool(digits))


def _index_of(sema: SemaBase, loc: Loc, name: str, digits: str) -> int:
    # int() refuses, or takes quadratic time for, what has thousands of digits.
    significant = digits.lstrip("0")
    if len(significant) > 10 or int(significant or "0") > MAX_SEMANTIC_INDEX:
        sema.diags.report(loc, "err_hlsl_semantic_index_out_of_range", digits, name, MAX_SEMANTIC_INDEX)
        return MAX_SEMANTIC_INDEX
    return int(significant or "0")


def semantic_for(sema: SemaBase, decl_kind: str, annotations: list[Annotation]) -> HLSLParsedSemanticAttr | None:
    """The semantic among the annotations of one declaration.

    decl_kind: "parameter", "field" or "function"; anything else ("variable", "typedef", ...) may not carry one, which
    is a warning at each.  A function keeps the first of several; elsewhere the parser has refused a second one.
    """
    found: HLSLParsedSemanticAttr | None = None
    is_first = True
    for annotation in annotations:
        if not isinstance(annotation, tree.SemanticAnnotation):
            continue
        if decl_kind not in SEMANTIC_PLACES:
            name = split_semantic(annotation.name)[0]
            sema.diags.report(annotation.loc, "warn_attribute_wrong_decl_type_str", name, SEMANTIC_SUBJECTS)
        elif is_first:
            found = act_on_semantic(sema, annotation)
        else:
            act_on_semantic(sema, annotation)  # for its errors
        is_first = False
    return found
