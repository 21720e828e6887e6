"""Usage masks: which components of each input an entry point uses, and which of each output it may write.

No Clang counterpart: upstream's front-end leaves the masks at 0, and its back end computes them from the loads and
stores that survive.
Differs: proposal 0047 wants them computed from the recorded uses; DXC's masks, which are computed after optimisation,
are the judge, and an analysis of what each output depends on comes close to them.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, ParmVarDecl, RecordDecl, VarDecl
from hlslfe.ast.entry import EntryPoint, PatchConstants, SemanticLeaf
from hlslfe.ast.read_only import starts_from_constants
from hlslfe.ast.stage_types import stream_of
from hlslfe.ast.types import ArrayType, ConstantMatrixType, RecordType, Type
from hlslfe.codegen.usage_expr import ExprFlow
from hlslfe.codegen.usage_flow import Analysis, Summary, TooComplex
from hlslfe.codegen.usage_layout import Layouts
from hlslfe.codegen.usage_state import DEFINED, FROM_INPUT, Candidates, Cells, Root, total

# Statements, counted each time they are looked at: a few seconds, reached by no shader that a person wrote.
BUDGET = 1_000_000


class LeafUsage:
    """Masks of one leaf, one for each row: `used` components, and those used through an index unknown at compile time
    (`dynamic`). Bit 0 is the first column of the leaf."""

    __slots__ = ("used", "dynamic")

    def __init__(self, rows: int) -> None:
        self.used = [0] * rows
        self.dynamic = [0] * rows


class EntryFlow(ExprFlow):
    """The analysis of the entry point itself: its parameters are the inputs."""

    def start(self, root: Root, size: int) -> Cells:
        if isinstance(root, ParmVarDecl) and stream_of(root.type) is not None:
            return [0] * size  # nothing has been appended
        return [bit | FROM_INPUT | DEFINED for bit in self.symbols.start(root, size)]

    def start_global(self, root: Root, size: int) -> Cells:
        """Globals start with what is known, or with what the shader finds when it starts."""
        is_found = isinstance(root, VarDecl) and starts_from_constants(root)
        return [DEFINED | (FROM_INPUT if is_found else 0)] * size

    def dynamic_bits(self, root: Root, candidates: Candidates) -> int:
        """One more symbol for each cell of an input that is read through an unknown index."""
        if not isinstance(root, ParmVarDecl) or root.modifier != "in":
            return 0
        return total(self.symbols.bit(("dynamic", root), cell) for cell in candidates)


# What the patch constants of each stage are; mesh primitives are outputs, too.
_PATCH_CONSTANTS_GO_IN = frozenset(("domain",))


def observe_usage(entry: EntryPoint) -> tuple[list[LeafUsage], list[LeafUsage], list[LeafUsage]]:
    """The usage of each leaf of `entry.inputs`, `entry.outputs` and `entry.patch_constants`."""
    analysis = Analysis(BUDGET, ExprFlow)
    try:
        observer = _observe(analysis, entry.function)
        patch = entry.patch_function
        inner = _observe(analysis, patch.function) if patch is not None else None
    except (TooComplex, RecursionError):
        inputs, outputs, constants = ([_all_used(leaf) for leaf in leaves] for _, leaves in entry.lists())
        return inputs, outputs, constants
    inputs = [observer.input(leaf) for leaf in entry.inputs]
    outputs = [observer.output(leaf) for leaf in entry.outputs]
    if patch is not None and inner is not None:
        _add_patch_function(entry, patch, inner, inputs)
        return inputs, outputs, [inner.patch_constant(leaf) for leaf in entry.patch_constants]
    go_in = entry.stage in _PATCH_CONSTANTS_GO_IN
    return inputs, outputs, [observer.input(leaf) if go_in else observer.output(leaf)
                             for leaf in entry.patch_constants]


def _observe(analysis: Analysis, function: FunctionDecl) -> _Observer:
    return _Observer(analysis.layouts, function, EntryFlow(analysis, function).run())


def _add_patch_function(entry: EntryPoint, patch: PatchConstants, observer: _Observer,
                        inputs: list[LeafUsage]) -> None:
    """The patch constant function reads control points, too, through a parameter of its own."""
    for views in patch.views.values():
        for view in views:
            if view.source in entry.inputs:
                _add(inputs[entry.inputs.index(view.source)], observer.input(view.leaf))
    param = next((place.param for place in patch.params.values()
                  if place.kind == "patch" and place.param not in patch.views), None)
    for leaf, usage in zip(entry.inputs, inputs, strict=True):
        if param is not None and leaf.param is not None and leaf.param is patch.input_patch:
            _add(usage, observer.input(leaf, param))


def _add(usage: LeafUsage, more: LeafUsage) -> None:
    """`more` may have fewer rows."""
    for row, (used, dynamic) in enumerate(zip(more.used, more.dynamic, strict=True)):
        usage.used[row] |= used
        usage.dynamic[row] |= dynamic


def _all_used(leaf: SemanticLeaf) -> LeafUsage:
    usage = LeafUsage(len(leaf.indices))
    usage.used = [(1 << leaf.cols) - 1] * len(leaf.indices)
    return usage


class _Observer:
    """Reads the masks off the summary of an entry point. `needed`: the input cells that some output depends on."""

    def __init__(self, layouts: Layouts, function: FunctionDecl, summary: Summary) -> None:
        self.layouts = layouts
        self.function = function
        self.summary = summary
        masks = [summary.effects, *summary.result]
        for root, cells in summary.finals.items():
            if isinstance(root, ParmVarDecl):
                masks += cells
        self.needed = {(root, cell) for _, root, cell in summary.symbols.named_by(total(masks))}

    def input(self, leaf: SemanticLeaf, param: ParmVarDecl | None = None) -> LeafUsage:
        """The usage of an input, as part of `param` when it is not the leaf's own."""
        count = len(leaf.indices)
        usage = LeafUsage(count)
        param = param or leaf.param
        rows = self._rows(leaf, param)
        is_written = any((param, cell) in self.summary.written for row in rows for cell in row)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                if (param, cell) in self.needed:
                    usage.used[number % count] |= 1 << column
                if (("dynamic", param), cell) in self.needed and not is_written:
                    usage.used[number % count] |= 1 << column
                    usage.dynamic[number % count] |= 1 << column
        return usage

    def output(self, leaf: SemanticLeaf) -> LeafUsage:
        usage = LeafUsage(len(leaf.indices))
        cells = self.summary.result if leaf.param is None else self.summary.finals[leaf.param]
        for number, row in enumerate(self._rows(leaf, leaf.param)):
            for column, cell in enumerate(row):
                if cells[cell] & DEFINED:
                    usage.used[number % len(leaf.indices)] |= 1 << column
        return usage

    def patch_constant(self, leaf: SemanticLeaf) -> LeafUsage:
        """All of these are stored, defined or not, but of a parameter that nothing is written to nothing is."""
        written = leaf.param is None or any(root is leaf.param for root, _ in self.summary.written)
        return _all_used(leaf) if written else LeafUsage(len(leaf.indices))

    def _rows(self, leaf: SemanticLeaf, param: ParmVarDecl | None) -> list[list[int]]:
        """The cells of each row of a leaf; of each vertex in turn when `param` has several."""
        type = self.function.result if param is None else param.type
        stream = stream_of(type)
        places = [(0, type if stream is None else stream.element)]
        for field in leaf.path:
            places = [
                (first + self._offset(element.decl, field), field.type)
                for place in places
                for first, element in self._elements(*place)
                if isinstance(element, RecordType)
            ]
        return [
            row
            for place in places
            for first, element in self._elements(*place)
            for row in _split_rows(first, element, leaf)
        ]

    def _elements(self, first: int, type: Type) -> list[tuple[int, Type]]:
        """Where the elements of an array lie, innermost ones, with their type; a type that is no array is its own."""
        canonical = type.canonical
        if not isinstance(canonical, ArrayType):
            return [(first, canonical)]
        layout = self.layouts.of(canonical)
        return [
            place
            for number in range(layout.count)
            for place in self._elements(first + number * layout.stride, canonical.element)
        ]

    def _offset(self, record: RecordDecl, field: FieldDecl) -> int:
        """Where a field lies in a record or one of its base classes."""
        offsets = self.layouts.of(record.type).offsets
        if field not in offsets:
            base = next(base for base in record.bases if _has_field(base, field))
            return offsets[base] + self._offset(base, field)
        return offsets[field]


def _has_field(record: RecordDecl, field: FieldDecl) -> bool:
    return field in record.fields or any(_has_field(base, field) for base in record.bases)


def _split_rows(first: int, type: Type, leaf: SemanticLeaf) -> list[list[int]]:
    """The rows of one element of a leaf; a column-major matrix has its columns as rows."""
    if not isinstance(type, ConstantMatrixType):
        return [list(range(first, first + leaf.cols))]
    width = type.columns
    if not leaf.row_major:
        return [[first + row * width + column for row in range(type.rows)] for column in range(width)]
    return [list(range(start, start + width)) for start in range(first, first + type.rows * width, width)]
