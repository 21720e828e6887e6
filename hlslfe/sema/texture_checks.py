"""What a call of a texture's method has to fulfil beyond its types: elements, offsets, stages.

No Clang counterpart: Clang 22 has no textures; the rules are DXC's.
Differs: DXC wants every offset to be a constant once all is inlined and unrolled; here only constants are checked, and
sema.legalize_resources reports what surely is none.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.resources import ResourceDecl, ResourceMethodDecl
from hlslfe.ast.types import BuiltinType, Type, scalar_of
from hlslfe.basic.builtins_kinds import QUAD_STAGES
from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.sema.calls import SemaCalls

# Lowerings that compare what neighbours do.
_DERIVING = frozenset(("sample", "samplebias", "samplecmp", "samplecmpbias", "calculate.lod", "calculate.lod.unclamped",
                       "writesamplerfeedback", "writesamplerfeedbackbias"))
_OFFSET = range(-8, 8)
_SAMPLED_INTEGERS = (6, 7)
FREE_OFFSETS = (6, 7)  # the shader model from which offsets may be anything


def check_method(sema: SemaCalls, function: FunctionDecl, loc: Loc, args: list[Expr]) -> bool:
    """Report what is wrong; False when the call makes no sense."""
    assert isinstance(function, ResourceMethodDecl) and isinstance(function.record, ResourceDecl)
    row, element = function.row, function.record.element
    model = sema.options.target.shader_model
    if row.elements and element is not None and not _fits(row.elements, element.canonical, model):
        sema.diags.report(loc, "err_hlsl_unsupported_resource_element", function.name, element.quoted())
        return False
    if len(row.lowering) > 1 and row.lowering[1] in _DERIVING:
        stages = ("pixel",) if model < (6, 6) else QUAD_STAGES
        sema.note_stages(loc, function.name, stages)
    if model < FREE_OFFSETS:
        return all(_check_offset(sema, arg) for arg in offsets(function, args))
    return True


def offsets(function: ResourceMethodDecl, args: list[Expr]) -> list[Expr]:
    """The argument that is an offset, where it has to be a constant: gathers take any."""
    if function.row.lowering[0] == "gather":
        return []
    return [arg for param, arg in zip(function.params, args, strict=False) if param.name == "offset"]


def _fits(elements: str, element: Type, model: tuple[int, int]) -> bool:
    scalar = scalar_of(element)
    if scalar is None:
        return False
    if elements == "float" or (elements == "number" and model < _SAMPLED_INTEGERS):
        return scalar.kind in ("float", "half")
    if elements in ("number", "word"):
        return scalar.bits <= 32
    return isinstance(element, BuiltinType) and element.kind in ("uint", "ushort", "ulong")


def _check_offset(sema: SemaCalls, arg: Expr) -> bool:
    value = sema.evaluate_constant(arg)
    numbers = value if isinstance(value, (tuple, list)) else (value,)
    for number in numbers:
        if not isinstance(number, (int, float)):
            sema.context.moves_resources = True  # somebody has to look what it is
            continue
        offset = (int(number) + 0x80000000) % 0x100000000 - 0x80000000  # `uint2(-1, 1)` is an offset, too
        if offset not in _OFFSET:
            sema.diags.report(arg.begin, "err_hlsl_texture_offset_range", offset)
            return False
    return True
