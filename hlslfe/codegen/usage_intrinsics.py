"""Which components of its arguments each component of an intrinsic's result depends on.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.basic.builtins import Builtin
from hlslfe.codegen.usage_state import DEFINED, Cells, spread, total, union

# Every component of the result depends on every component of the arguments.
_MIXING = frozenset((
    "all", "any", "determinant", "distance", "dot", "faceforward", "length", "mul", "normalize", "reflect", "refract",
    "transpose",
))
# Intrinsics that do something besides giving a value: what decides whether they are called is used.
_EFFECTS = frozenset(("clip", "discard", "__discard", "abort", "SetMeshOutputCounts", "DispatchMesh"))


def has_effects(row: Builtin) -> bool:
    """Do the arguments, and whether there is a call at all, matter even when nobody reads the result? So it is for
    what other lanes take part in."""
    takes_part = row.is_convergent and (bool(row.params) or row.result == "void")
    return row.name in _EFFECTS or row.lowering[0] == "atomic" or takes_part


def product_cells(values: list[Cells], shapes: list[tuple[int, int]]) -> Cells | None:
    """Row by row, what each component of a product of matrices (rows, columns) depends on; of a vector the one that is
    1 tells which way it lies. None when they do not go together."""
    for number in (0, 1):
        if len(values[number]) == 1:  # a scalar is multiplied with each component
            return [DEFINED | values[number][0] | cell for cell in values[1 - number]]
    (rows, inner), (others, columns) = shapes
    if inner != others or len(values[0]) != rows * inner or len(values[1]) != inner * columns:
        return None
    left, right = values
    return [DEFINED | total(left[row * inner:row * inner + inner]) | total(right[column::columns])
            for row in range(rows) for column in range(columns)]


def result_cells(name: str, values: list[Cells], size: int) -> Cells:
    """The dependences of a result of `size` components; `values` are those of the in arguments."""
    rule = _RULES.get(name)
    if rule is not None:
        return [DEFINED | cell for cell in rule(values)]
    if name in _MIXING:
        return [DEFINED | total(total(cells) for cells in values)] * size
    result = [DEFINED] * size
    for cells in values:
        result = union(result, spread(cells, size))
    return result


def _cross(values: list[Cells]) -> Cells:
    """Component k of a cross product needs the two others."""
    both = [total(component) for component in zip(*values, strict=True)]
    return [both[(k + 1) % 3] | both[(k + 2) % 3] for k in range(3)]


def _lit(values: list[Cells]) -> Cells:
    """Only the specular component needs all three."""
    return [0, values[0][0], total(total(cells) for cells in values), 0]


def _dst(values: list[Cells]) -> Cells:
    a, b = values
    return [0, a[1] | b[1], a[2], b[3]]


def _msad4(values: list[Cells]) -> Cells:
    """The first window lies in the first word, the others in both."""
    (reference,), source, sums = values
    return [reference | source[0] | (source[1] if k else 0) | sums[k] for k in range(4)]


def _color_to_ubyte4(values: list[Cells]) -> Cells:
    (color,) = values
    return [color[2], color[1], color[0], color[3]]


_RULES: dict[str, Callable[[list[Cells]], Cells]] = {
    "cross": _cross, "lit": _lit, "dst": _dst, "msad4": _msad4, "D3DCOLORtoUBYTE4": _color_to_ubyte4,
}
