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
    cols: columns of one row.  row_major: a matrix is stored row by row.
    vertices: how many vertices, control points or primitives have the leaf; 0 when it is no part of any.
    stream: the number of the output stream.  has_mode: the place is one where values are interpolated.
    """

    __slots__ = ("param", "path", "type", "name", "index", "system_value", "interpretation", "mask", "loc",
                 "semantic_loc", "indices", "cols", "row_major", "vertices", "stream", "has_mode")

    def __init__(self, param: ParmVarDecl | None, path: tuple[FieldDecl, ...], type: Type, name: str, index: int,
                 system_value: str, interpretation: str, mask: int, loc: Loc, semantic_loc: Loc,
                 indices: tuple[int, ...] = (), cols: int = 1, row_major: bool = False) -> None:
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
        self.row_major = row_major
        self.vertices = 0
        self.stream = 0
        self.has_mode = True


class StageParam:
    """What a parameter of an entry point is.

    kind: "value" (with semantics of its own), "vertices" (the vertices of the input primitive), "patch" (the control
    points that come in), "output patch" (those that a hull shader has made), "stream", "mesh vertices", "indices",
    "primitives" or "payload".  point: where its leaves stand (signature.system_values.POINTS), "" for none.
    count: vertices, control points, indices or primitives.  type: of one of them.  stream: its number.
    """

    __slots__ = ("param", "kind", "type", "point", "count", "stream")

    def __init__(self, param: ParmVarDecl, kind: str, type: Type, point: str = "", count: int = 0,
                 stream: int = 0) -> None:
        self.param = param
        self.kind = kind
        self.type = type
        self.point = point
        self.count = count
        self.stream = stream


class PatchView:
    """A leaf of control points that have another type in the patch constant function, and the leaf of the entry point
    that it is (the first rows and columns of)."""

    __slots__ = ("leaf", "source")

    def __init__(self, leaf: SemanticLeaf, source: SemanticLeaf) -> None:
        self.leaf = leaf
        self.source = source


class PatchConstants:
    """The function that computes the patch constants of a hull shader.

    params: what its parameters are.  inputs: its leaves that go in, none of them in a signature.  output_owner: the
    parameter (None: the result) of the entry point that the control points of its OutputPatch come from.  views: the
    parameters whose control points have a type of their own.
    """

    __slots__ = ("function", "params", "inputs", "output_owner", "input_patch", "views")

    def __init__(self, function: FunctionDecl, params: dict[ParmVarDecl, StageParam],
                 inputs: list[SemanticLeaf]) -> None:
        self.function = function
        self.params = params
        self.inputs = inputs
        self.output_owner: ParmVarDecl | None = None
        self.input_patch: ParmVarDecl | None = None  # of the entry point
        self.views: dict[ParmVarDecl, list[PatchView]] = {}


class EntryPoint:
    """`inputs` in walk order (parameters), `outputs` with the result first, then out and inout parameters.

    patch_constants: the leaves of patch constants (hull: out, domain: in) or mesh primitives.  params: what each
    parameter is.  patch_function: of hull shaders.  strings: what the back end has to know, as attributes of the IR
    function.
    """

    __slots__ = ("function", "stage", "inputs", "outputs", "patch_constants", "params", "patch_function", "strings")

    def __init__(self, function: FunctionDecl, stage: str, inputs: list[SemanticLeaf],
                 outputs: list[SemanticLeaf], patch_constants: list[SemanticLeaf] | None = None) -> None:
        self.function = function
        self.stage = stage
        self.inputs = inputs
        self.outputs = outputs
        self.patch_constants = patch_constants if patch_constants is not None else []
        self.params: dict[ParmVarDecl, StageParam] = {}
        self.patch_function: PatchConstants | None = None
        self.strings: dict[str, str] = {}

    def lists(self) -> tuple[tuple[str, list[SemanticLeaf]], ...]:
        """(direction, leaves) in the order of the signatures."""
        return ("in", self.inputs), ("out", self.outputs), ("pc", self.patch_constants)
