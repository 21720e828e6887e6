"""Entry points after the walk over their semantics: what codegen and the signatures are made from.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::CheckEntryPoint, determineActiveSemanticOnScalar.
Differs: Clang keeps the result as HLSLAppliedSemanticAttr only; we also keep the leaves with their paths, so that
nobody walks the declarations twice.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, ParmVarDecl
from hlslfe.ast.types import Type
from hlslfe.basic.source import Loc


class SemanticLeaf:
    """A scalar, vector, matrix or array that gets one element or one system value.

    param: the parameter it belongs to, None for the function result.  path: the fields from there to the leaf.
    type: of the leaf.  name: the semantic as spelled, without digits.  index: of its first row.
    system_value: the canonical name without `SV_` ("Position"), "" for user semantics.
    interpretation: "Arb", "SV", "SGV", "ClipCull", "TessFactor", "Target", "NotPacked", "Shadow" or "NotInSig".
    mask: the interpolation keywords that reach the leaf (signature.interpolation).  semantic_loc: the semantic.
    indices: one for each row, [index] unless told; they jump when the leaf lies inside an array of records.
    cols: columns of one row.
    """

    __slots__ = ("param", "path", "type", "name", "index", "system_value", "interpretation", "mask", "loc",
                 "semantic_loc", "indices", "cols")

    def __init__(self, param: ParmVarDecl | None, path: tuple[FieldDecl, ...], type: Type, name: str, index: int,
                 system_value: str, interpretation: str, mask: int, loc: Loc, semantic_loc: Loc,
                 indices: tuple[int, ...] = (), cols: int = 1) -> None:
        self.param = param
        self.path = path
        self.type = type
        self.name = name
        self.index = index
        self.system_value = system_value
        self.interpretation = interpretation
        self.mask = mask
        self.loc = loc
        self.semantic_loc = semantic_loc
        self.indices = indices or (index,)
        self.cols = cols


class EntryPoint:
    """`inputs` in walk order (parameters), `outputs` with the result first, then out and inout parameters."""

    __slots__ = ("function", "stage", "inputs", "outputs")

    def __init__(self, function: FunctionDecl, stage: str, inputs: list[SemanticLeaf],
                 outputs: list[SemanticLeaf]) -> None:
        self.function = function
        self.stage = stage
        self.inputs = inputs
        self.outputs = outputs
