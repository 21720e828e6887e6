"""The attributes of entry points: shader, numthreads and WaveSize.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::handleShaderAttr, handleNumThreadsAttr, handleWaveSizeAttr,
mergeShaderAttr, mergeNumThreadsAttr, mergeWaveSizeAttr.
Differs: every argument of WaveSize is checked, where Clang 22 looks at the last one only.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import Attr, HLSLNumThreadsAttr, HLSLShaderAttr, HLSLStageAttr, HLSLWaveSizeAttr
from hlslfe.ast.decl import Decl, FunctionDecl
from hlslfe.ast.expr import RecoveryExpr
from hlslfe.basic.target import SHADER_ATTRIBUTE_STAGES
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase

MAX_THREADS = 1024
DXC_MAX_Z = 64
MIN_WAVE_SIZE, MAX_WAVE_SIZE = 4, 128
_UINT32 = 0xFFFFFFFF

# The attributes of which a function keeps one, by their class: name as written, the values that must agree.
_ATTR_NAMES: dict[type[Attr], tuple[str, tuple[str, ...]]] = {
    HLSLShaderAttr: ("shader", ("stage",)),
    HLSLNumThreadsAttr: ("numthreads", ("x", "y", "z")),
    HLSLWaveSizeAttr: ("WaveSize", ("min", "max", "preferred")),
}


def handle_shader_attr(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[shader("stage")]` on `decl`."""
    args = attr.args or []
    if not takes_entry_attribute(sema, decl, attr) or not check_argument_count(sema, attr, 1, 1):
        return
    argument = args[0]
    while isinstance(argument, tree.ParenExpr):
        argument = argument.operand
    if not isinstance(argument, tree.StringLiteral):
        fixits = []
        if isinstance(argument, tree.DeclRefExpr) and argument.name.is_simple:
            from hlslfe.sema.fixits import insertions

            fixits = insertions(sema.diags, (argument.begin, argument.begin + len(argument.name.name)), '"', '"')
        sema.diags.report(args[0].begin, "err_expected_string_literal", attr.name, fixits=fixits)
    elif argument.value not in SHADER_ATTRIBUTE_STAGES:
        sema.diags.report(attr.loc, "warn_attribute_type_not_supported", attr.name, argument.value)
    else:
        add_attr(sema, decl, HLSLShaderAttr(attr.loc, argument.value))


def handle_num_threads_attr(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[numthreads(x, y, z)]` on `decl`; dropped after an error, so that the entry point lacks it."""
    if not takes_entry_attribute(sema, decl, attr) or not check_argument_count(sema, attr, 3, 3):
        return
    counts: list[int] = []
    for axis, argument in enumerate(attr.args or []):
        count = uint32_argument(sema, attr, argument)
        if count is None:
            return
        if count > MAX_THREADS:
            sema.diags.report(argument.loc, "err_hlsl_numthreads_argument_oor", axis, MAX_THREADS)
            return
        counts.append(count)
    x, y, z = counts
    if x * y * z > MAX_THREADS:
        sema.diags.report(attr.loc, "err_hlsl_numthreads_invalid", MAX_THREADS)
        return
    if 0 in counts:
        sema.diags.report(attr.loc, "warn_hlsl_portability", 1, "'numthreads' with 0 threads")
    elif z > DXC_MAX_Z:
        sema.diags.report(attr.loc, "warn_hlsl_portability", 1, f"'numthreads' with more than {DXC_MAX_Z} for z")
    add_attr(sema, decl, HLSLNumThreadsAttr(attr.loc, x, y, z))


def handle_wave_size_attr(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[WaveSize(min[, max[, preferred]])]` on `decl`; what is not written is 0."""
    if not takes_entry_attribute(sema, decl, attr) or not check_argument_count(sema, attr, 1, 3):
        return
    args = attr.args or []
    sizes: list[int] = []
    for argument in args:
        size = uint32_argument(sema, attr, argument)
        if size is None:
            return
        sizes.append(size)
    for argument, size in reversed(list(zip(args, sizes, strict=True))):  # Clang looks at the last one first
        if not MIN_WAVE_SIZE <= size <= MAX_WAVE_SIZE or size & (size - 1):
            _report_wave_size(sema, attr, argument, MIN_WAVE_SIZE, MAX_WAVE_SIZE, size)
            return
    smallest, largest, preferred = (*sizes, 0, 0)[:3]
    if preferred:
        if not smallest <= preferred <= largest:
            _report_wave_size(sema, attr, args[2], smallest, largest, preferred)
            return
    elif largest:
        if smallest > largest:
            sema.diags.report(attr.loc, "err_attribute_argument_invalid", attr.name)
            return
        if smallest == largest:
            sema.diags.report(attr.loc, "warn_attr_min_eq_max", attr.name)
    add_attr(sema, decl, HLSLWaveSizeAttr(attr.loc, smallest, largest, preferred))


def _report_wave_size(sema: SemaBase, attr: tree.Attribute, argument: tree.Expr, low: int, high: int,
                      size: int) -> None:
    sema.diags.report(argument.loc, "err_attribute_power_of_two_in_range", attr.name, low, high, size)


ENTRY_ATTRIBUTE_HANDLERS: dict[str, Callable[[SemaBase, Decl, tree.Attribute], None]] = {
    "shader": handle_shader_attr,
    "numthreads": handle_num_threads_attr,
    "WaveSize": handle_wave_size_attr,
}


def merge_entry_attributes(sema: SemaBase, decl: FunctionDecl, previous: FunctionDecl) -> None:
    """Hand down to a redeclaration what its earlier declaration has; two that differ are an error at the later one."""
    for attr in previous.attrs:
        if (type(attr) in _ATTR_NAMES or isinstance(attr, HLSLStageAttr)) and not attr.is_implicit:
            add_attr(sema, decl, attr)


def shader_attr(function: FunctionDecl) -> HLSLShaderAttr | None:
    """The stage that the source gives the function."""
    return next((attr for attr in function.attrs if isinstance(attr, HLSLShaderAttr)), None)


def add_attr(sema: SemaBase, decl: Decl, new: Attr) -> None:
    """Keep an attribute; one that is there already must have the same arguments."""
    name, fields = (new.name, ("value",)) if isinstance(new, HLSLStageAttr) else _ATTR_NAMES[type(new)]
    for old in decl.attrs:
        if type(old) is type(new) and getattr(old, "name", name) == name:
            if any(getattr(old, field) != getattr(new, field) for field in fields):
                sema.diags.report(old.loc, "err_hlsl_attribute_param_mismatch", name)
                sema.diags.report(new.loc, "note_conflicting_attribute")
            return
    decl.attrs.append(new)


def takes_entry_attribute(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> bool:
    """Whether `decl` is a function outside any record that is not static; anything else is a warning."""
    if isinstance(decl, FunctionDecl) and decl.record is None and decl.linkage != "static":
        return True
    sema.diags.report(attr.loc, "warn_attribute_wrong_decl_type_str", attr.name,
                      "functions outside records that are not static")
    return False


def check_argument_count(sema: SemaBase, attr: tree.Attribute, least: int, most: int) -> bool:
    """Whether the attribute has from `least` to `most` arguments; else an error."""
    count = len(attr.args or [])
    if least <= count <= most:
        return True
    if least == most:
        sema.diags.report(attr.loc, "err_attribute_wrong_number_arguments", attr.name, least)
    elif count < least:
        sema.diags.report(attr.loc, "err_attribute_too_few_arguments", attr.name, least)
    else:
        sema.diags.report(attr.loc, "err_attribute_too_many_arguments", attr.name, most)
    return False


def uint32_argument(sema: SemaBase, attr: tree.Attribute, argument: tree.Expr) -> int | None:
    """The value of an integer constant as an unsigned 32-bit number (-1 is the largest); None after an error.

    Mirrors clang/lib/Sema/SemaAttr.cpp: Sema::checkUInt32Argument.
    """
    value = None
    if not isinstance(argument, tree.StringLiteral):
        expr = sema.default_lvalue_conversion(sema.act_on_expr(argument))
        if isinstance(expr, RecoveryExpr):
            return None
        value = sema.evaluate_integer(expr)
    if value is None:
        sema.diags.report(attr.loc, "err_attribute_argument_type", attr.name, "integer constants")
        return None
    if value > _UINT32 or value < -(_UINT32 + 1) // 2:
        sema.diags.report(argument.loc, "err_ice_too_large", value, 32)
        return None
    return value & _UINT32
