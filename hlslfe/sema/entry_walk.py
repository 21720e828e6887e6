"""The walk over the parameters and the result of an entry point: every leaf gets its semantic, or an error.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::determineActiveSemantic, determineActiveSemanticOnScalar.
Differs: base classes are visited, first; arrays of records are entered, with one leaf for each leaf of the record;
`inout` parameters are walked in both directions; an inner semantic that an outer one overrides can be warned of;
interpolation keywords are carried along and checked (the open pull request 225452).
"""

from __future__ import annotations

from hlslfe.ast.attr import (
    HLSLInterpolationModifierAttr,
    HLSLParsedSemanticAttr,
    HLSLVkBuiltinAttr,
    HLSLVkLocationAttr,
)
from hlslfe.ast.decl import FieldDecl, FunctionDecl, ParmVarDecl, RecordDecl
from hlslfe.ast.entry import SemanticLeaf
from hlslfe.ast.stage_types import stream_of
from hlslfe.ast.types import DependentType, RecordType, Type, matrix_layout, scalar_of
from hlslfe.basic.source import Loc
from hlslfe.sema.base import SemaBase
from hlslfe.sema.semantic_checks import MAX_LEAVES, LeafCheck, LeafShape, count_rows, strip_arrays
from hlslfe.signature.interpolation import NOINTERPOLATION, keyword_names
from hlslfe.signature.system_values import MODE_POINTS

LeafDecl = ParmVarDecl | FieldDecl | FunctionDecl

DIRECTION_NOUNS: dict[str, str] = {"in": "input", "out": "output", "pc": "patch constant or primitive"}
# Where the keywords of a leaf count: the two sides of the rasterizer.
_INTERPOLATED = frozenset((("vertex", "out"), ("pixel", "in")))


class ActiveSemantic:
    """The outermost semantic around the place of the walk; `index` runs on from leaf to leaf."""

    __slots__ = ("attr", "index")

    def __init__(self, attr: HLSLParsedSemanticAttr) -> None:
        self.attr = attr
        self.index = attr.index


class Direction:
    """Everything that goes in, or comes out: the leaves and the places of the (name, index) pairs so far.

    has_locations: whether the leaves have `vk::location`; None before the first one.
    """

    __slots__ = ("name", "leaves", "seen", "has_locations")

    def __init__(self, name: str) -> None:
        self.name = name
        self.leaves: list[SemanticLeaf] = []
        self.seen: dict[tuple[str, int, int], Loc] = {}  # name, index, stream
        self.has_locations: bool | None = None


class EntryWalk:
    """The walk over one declaration (a parameter, or the function for its result) in one direction.

    point: where its leaves stand (signature.system_values.POINTS).  vertices, stream: as in SemanticLeaf.
    path: the fields from the declaration to here.  repeats: (count, stride of the indices) of the arrays of records
    around, outermost first.  had_interpolation_error: these errors do not end the walk.  is_silent: what ended the
    walk was reported before it began, so that it gets no notes.
    """

    __slots__ = ("sema", "stage", "direction", "param", "point", "vertices", "stream", "path", "repeats",
                 "had_interpolation_error", "is_silent", "row_counts")

    def __init__(self, sema: SemaBase, stage: str, direction: Direction, param: ParmVarDecl | None, point: str,
                 vertices: int = 0, stream: int = 0) -> None:
        self.sema = sema
        self.stage = stage
        self.direction = direction
        self.param = param
        self.point = point
        self.vertices = vertices
        self.stream = stream
        self.path: tuple[FieldDecl, ...] = ()
        self.repeats: tuple[tuple[int, int], ...] = ()
        self.had_interpolation_error = False
        self.is_silent = False
        self.row_counts: dict[object, int] = {}

    def walk(self, decl: LeafDecl, type: Type, active: ActiveSemantic | None,
             keywords: HLSLInterpolationModifierAttr | None) -> bool:
        """Visit `decl`; False after an error, which ends the walk."""
        if isinstance(type.canonical, DependentType) or decl.is_invalid:
            self.is_silent = True
            return False
        if active is None:
            active = ActiveSemantic(decl.semantic) if decl.semantic is not None else None
        elif decl.semantic is not None:
            self._warn_override(decl.semantic, active.attr)
        keywords = decl.interpolation or keywords
        element, count = strip_arrays(type)
        if stream_of(element) is not None:
            self.sema.diags.report(decl.loc, "err_hlsl_stage_param", f"a stream among the {self.direction.name}puts",
                                   self.stage)
            return False
        if isinstance(element, RecordType) and not element.decl.is_resource and (
                element is type.canonical or active is not None):
            return self._walk_records(element.decl, count, active, keywords)
        return self._walk_leaf(decl, type, active, keywords)

    def _walk_records(self, record: RecordDecl, count: int, active: ActiveSemantic | None,
                      keywords: HLSLInterpolationModifierAttr | None) -> bool:
        """Visit the leaves of a record, or of all records in an array at once: then `active` gives the indices."""
        if len(self.path) >= self.sema.options.bracket_depth:
            self.sema.diags.report(self.path[-1].loc, "err_not_supported_yet", "so deep a nesting of records")
            return False
        if count == 1 or active is None:
            return self._walk_record(record, active, keywords)
        if count == 0:
            self.sema.diags.report(active.attr.loc, "err_hlsl_semantic_zero_sized_array", active.attr.name)
            return False
        stride = self._count_rows(record.type)
        outer, first = self.repeats, active.index
        self.repeats = (*outer, (count, stride))
        done = self._walk_record(record, active, keywords)
        self.repeats = outer
        active.index = first + count * stride
        return done

    def _walk_record(self, record: RecordDecl, active: ActiveSemantic | None,
                     keywords: HLSLInterpolationModifierAttr | None) -> bool:
        for base in record.bases:
            if not self._walk_record(base, active, keywords):
                return False
        shares_bits = next((field for field in record.fields if field.bit_width is not None), None)
        if record.tag == "union" or shares_bits is not None:
            what = "a bit-field" if shares_bits is not None else "a union"
            loc = record.loc if shares_bits is None else shares_bits.loc
            self.sema.diags.report(loc, "err_not_supported_yet", f"{what} in the signature of an entry point")
            return False
        outer = self.path
        for field in record.fields:
            self.path = (*outer, field)
            if not self.walk(field, field.type, active, keywords):
                if not self.is_silent:
                    self.sema.diags.report(field.loc, "note_hlsl_semantic_used_here", record.name)
                return False
        self.path = outer
        return True

    def _walk_leaf(self, decl: LeafDecl, type: Type, active: ActiveSemantic | None,
                   keywords: HLSLInterpolationModifierAttr | None) -> bool:
        if active is None:
            kind = 0 if isinstance(decl, FunctionDecl) else 1 if decl.name else 2
            self.sema.diags.report(decl.loc, "err_hlsl_missing_semantic_annotation", kind, decl.name)
            return False
        is_row_major = self._is_row_major(decl)
        shape = LeafShape(type, is_row_major)
        indices = self._indices(active.index, shape.rows)
        check = LeafCheck(self.sema, self.stage, self.direction.name, self.point, active.attr)
        if not check.check(type, shape, indices or (active.index,)):
            return False
        if not self._check_location(decl, check) or not self._claim(decl, active.attr, indices):
            return False
        self._check_interpolation(shape.element, check, keywords)
        value = check.value
        leaf = SemanticLeaf(
            self.param, self.path, type, active.attr.name, active.index, value.name if value else "",
            check.interpretation, keywords.mask if keywords else 0, decl.loc, active.attr.loc, indices, shape.cols,
            is_row_major)
        leaf.vertices, leaf.stream, leaf.has_mode = self.vertices, self.stream, self.point in MODE_POINTS
        self.direction.leaves.append(leaf)
        active.index += shape.rows
        return True

    def _indices(self, first: int, rows: int) -> tuple[int, ...]:
        """One index a row; arrays of records around repeat the rows, a record's whole length further on."""
        indices = tuple(range(first, first + rows))
        for count, stride in reversed(self.repeats):
            indices = tuple(index + turn * stride for turn in range(count) for index in indices)
        return indices

    def _check_location(self, decl: LeafDecl, check: LeafCheck) -> bool:
        """Either all leaves of a direction say where they are with `vk::location`, or none; built-in values of Vulkan
        have no location, so that what is a system value here need not say one (but for targets)."""
        if any(isinstance(attr, HLSLVkBuiltinAttr) for attr in decl.attrs):
            return True
        has_location = any(isinstance(attr, HLSLVkLocationAttr) for attr in decl.attrs)
        if not has_location and check.value is not None and "target" not in check.value.name.lower():
            return True
        direction = self.direction
        if direction.has_locations is None:
            direction.has_locations = has_location
        if direction.has_locations == has_location:
            return True
        self.sema.diags.report(decl.loc, "err_hlsl_semantic_partial_explicit_indexing",
                               DIRECTION_NOUNS[direction.name])
        return False

    def _claim(self, decl: LeafDecl, attr: HLSLParsedSemanticAttr, indices: tuple[int, ...]) -> bool:
        """Enter the pairs (name, index); one that is there already is an error at the leaf's name."""
        seen = self.direction.seen
        name = attr.name.lower()
        for index in indices:
            earlier = seen.get((name, index, self.stream))
            if earlier is not None:
                self.sema.diags.report(decl.loc, "err_hlsl_semantic_index_overlap", f"{attr.name}{index}",
                                       DIRECTION_NOUNS[self.direction.name])
                self.sema.diags.report(earlier, "note_previous_use")
                return False
            seen[name, index, self.stream] = decl.loc
        return True

    def _check_interpolation(self, element: Type, check: LeafCheck,
                             keywords: HLSLInterpolationModifierAttr | None) -> None:
        """Keywords that the leaf cannot have, where they count."""
        if keywords is None or (self.stage, self.direction.name) not in _INTERPOLATED:
            return
        diags = self.sema.diags
        scalar = scalar_of(element)
        if keywords.mask == NOINTERPOLATION:
            if check.value is not None and check.value.name == "Position":
                diags.report(keywords.loc, "err_hlsl_interpolation_position")
                diags.report(check.semantic.loc, "note_hlsl_semantic_used_here", check.semantic.name)
                self.had_interpolation_error = True
        elif scalar is not None and (scalar.category != "float" or scalar.bits > 32):
            diags.report(keywords.loc, "err_hlsl_interpolation_type", scalar, keyword_names(keywords.mask)[-1])
            self.had_interpolation_error = True

    def _warn_override(self, inner: HLSLParsedSemanticAttr, outer: HLSLParsedSemanticAttr) -> None:
        self.sema.diags.report(inner.loc, "warn_hlsl_semantic_override", inner.name, outer.name)
        self.sema.diags.report(outer.loc, "note_hlsl_outer_semantic", outer.name)

    def _is_row_major(self, decl: LeafDecl) -> bool:
        written = matrix_layout(decl.result if isinstance(decl, FunctionDecl) else decl.type)
        return self.sema.options.row_major if written is None else written

    def _count_rows(self, type: Type) -> int:
        options = self.sema.options
        return count_rows(type, options.row_major, self.row_counts, options.bracket_depth)

    def has_too_many_leaves(self, type: Type) -> bool:
        """Whether the walk would take too long, for a signature that could never be packed."""
        return self._count_rows(type) > MAX_LEAVES
