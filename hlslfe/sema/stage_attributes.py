"""The attributes of geometry, hull, domain, mesh and pixel entry points, in one table.

No Clang counterpart: Clang 22 does not know these attributes; names, values and stages are those of DXC
(tools/clang/lib/Sema/SemaHLSL.cpp: ValidateAttributeTargetIsFunction and the rules of its validator).
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import HLSLStageAttr
from hlslfe.ast.decl import Decl, FunctionDecl
from hlslfe.ast.expr import RecoveryExpr
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import add_attr, check_argument_count, takes_entry_attribute, uint32_argument

_HULL_TOPOLOGIES = ("point", "line", "triangle_cw", "triangle_ccw")
_MESH_TOPOLOGIES = ("line", "triangle")


class StageAttribute:
    """A row: the stages that have it, those that need it, and its argument: "int" or "float" from `low` to `high`, a
    "string" among `values` (any when there are none), or "" for none."""

    __slots__ = ("stages", "needed", "kind", "low", "high", "values")

    def __init__(self, stages: str, needed: str, kind: str, low: int = 0, high: int = 0,
                 values: tuple[str, ...] = ()) -> None:
        self.stages = tuple(stages.split())
        self.needed = tuple(needed.split())
        self.kind = kind
        self.low = low
        self.high = high
        self.values = values


STAGE_ATTRIBUTES: dict[str, StageAttribute] = {
    "maxvertexcount": StageAttribute("geometry", "geometry", "int", 0, 1024),
    "instance": StageAttribute("geometry", "", "int", 1, 32),
    "domain": StageAttribute("hull domain", "hull domain", "string", values=("tri", "quad", "isoline")),
    "partitioning": StageAttribute("hull", "hull", "string",
                                   values=("integer", "pow2", "fractional_even", "fractional_odd")),
    "outputtopology": StageAttribute("hull mesh", "hull mesh", "string",
                                     values=tuple(dict.fromkeys((*_HULL_TOPOLOGIES, *_MESH_TOPOLOGIES)))),
    "outputcontrolpoints": StageAttribute("hull", "hull", "int", 1, 32),
    "patchconstantfunc": StageAttribute("hull", "hull", "string"),
    "maxtessfactor": StageAttribute("hull", "", "float", 1, 64),
    "earlydepthstencil": StageAttribute("pixel", "", ""),
}
# The topologies of each stage, which share one attribute.
TOPOLOGIES: dict[str, tuple[str, ...]] = {"hull": _HULL_TOPOLOGIES, "mesh": _MESH_TOPOLOGIES}


def handle_stage_attr(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """Any attribute of the table on `decl`; dropped after an error."""
    bad = (decl, attr.name)
    sema.context.bad_attributes.add(bad)
    if _add_stage_attr(sema, decl, attr):
        sema.context.bad_attributes.discard(bad)


def _add_stage_attr(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> bool:
    row = STAGE_ATTRIBUTES[attr.name]
    count = 1 if row.kind else 0
    if not takes_entry_attribute(sema, decl, attr) or not check_argument_count(sema, attr, count, count):
        return False
    if not row.kind:
        add_attr(sema, decl, HLSLStageAttr(attr.loc, attr.name, 1))
        return True
    argument = (attr.args or [])[0]
    value = _READERS[row.kind](sema, attr, argument)
    if value is None:
        return False
    if isinstance(value, str):
        if row.values and value not in row.values:
            allowed = " or ".join(f"'{word}'" for word in row.values)
            sema.diags.report(argument.begin, "err_hlsl_stage_attribute_value", attr.name, allowed, value)
            return False
    elif not row.low <= value <= row.high:
        sema.diags.report(argument.begin, "err_attribute_argument_out_of_range", attr.name, row.low, row.high)
        return False
    add_attr(sema, decl, HLSLStageAttr(attr.loc, attr.name, value))
    return True


def _read_string(sema: SemaBase, attr: tree.Attribute, argument: tree.Expr) -> str | None:
    while isinstance(argument, tree.ParenExpr):
        argument = argument.operand
    if isinstance(argument, tree.StringLiteral):
        return str(argument.value)
    sema.diags.report(argument.begin, "err_expected_string_literal", attr.name)
    return None


def _read_float(sema: SemaBase, attr: tree.Attribute, argument: tree.Expr) -> float | None:
    expr = sema.default_lvalue_conversion(sema.act_on_expr(argument))
    if isinstance(expr, RecoveryExpr):
        return None
    value = sema.evaluate_constant(expr)
    if isinstance(value, (int, float)):
        return float(value)
    sema.diags.report(attr.loc, "err_attribute_argument_type", attr.name, "numeric constants")
    return None


_READERS: dict[str, Callable[[SemaBase, tree.Attribute, tree.Expr], int | float | str | None]] = {
    "int": uint32_argument, "float": _read_float, "string": _read_string,
}


def stage_attr(function: FunctionDecl, name: str) -> HLSLStageAttr | None:
    """The attribute `name` of the table that `function` has."""
    return next((attr for attr in function.attrs if isinstance(attr, HLSLStageAttr) and attr.name == name), None)


def check_stage_attributes(sema: SemaBase, function: FunctionDecl, stage: str) -> bool:
    """Whether the attributes of the table that an entry point has are for its stage, and those it needs are there."""
    is_valid = True
    for attr in function.attrs:
        if not isinstance(attr, HLSLStageAttr):
            continue
        stages = STAGE_ATTRIBUTES[attr.name].stages
        if stage not in stages:
            sema.diags.report(attr.loc, "err_hlsl_attr_unsupported_in_stage", attr.name, stage, ", ".join(stages))
            is_valid = False
        elif attr.name == "outputtopology" and attr.value not in TOPOLOGIES[stage]:
            allowed = " or ".join(f"'{word}'" for word in TOPOLOGIES[stage])
            sema.diags.report(attr.loc, "err_hlsl_stage_attribute_value", attr.name, allowed, attr.value)
            is_valid = False
    for name, row in STAGE_ATTRIBUTES.items():
        if stage in row.needed and stage_attr(function, name) is None:
            if (function, name) not in sema.context.bad_attributes:
                sema.diags.report(function.loc, "err_hlsl_stage_attribute_missing", stage, name)
            is_valid = False
    return is_valid
