"""`register(...)`: what is written, what fits, and the places of what has no register.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::handleResourceBindingAttr, DiagnoseHLSLRegisterAttribute,
SemaHLSL::ActOnVariableDeclarator, SemaHLSL::initGlobalResourceDecl, getNextImplicitBindingOrderID.
Differs: annotations become attributes here, not in the parser.  -auto-binding-space and registers of one stage only are
DXC's.

For other parts: `read_registers` (attributes of what is written), `bind_resource` (a resource or an array of them),
`bind_buffer` (a cbuffer or tbuffer), `check_constant` (a variable of $Globals or a member of a cbuffer).
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.buffer_layout import MAX_BUFFER_BYTES, BufferRules
from hlslfe.ast.decl import Decl, VarDecl, holds_resource
from hlslfe.ast.expr import CallExpr, Expr, IntegerLiteral, StringLiteral
from hlslfe.ast.resources import NAME_POINTER, ResourceDecl, has_register, resource_element_of
from hlslfe.ast.types import DEPENDENT, INT, UINT, ArrayType, RecordType, Type
from hlslfe.basic.source import Loc
from hlslfe.basic.target import STAGES
from hlslfe.parse import tree
from hlslfe.sema.resources import binder
from hlslfe.sema.type_spec import SemaTypes

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.tree_decl import Annotation

MAX_NUMBER = (1 << 32) - 1
_MAX_DIGITS = len(str(MAX_NUMBER))
_CLASSES = frozenset("btuscTUBSC")
_LEGACY = frozenset("iI")
# DXC: `register(ps_5_0, t0)` is for pixel shaders only.
_PROFILE_STAGES = {prefix: stage for prefix, (stage, _) in STAGES.items()}

# ---------------------------------------------------------------- what is written


def read_registers(sema: SemaTypes, annotations: list[Annotation]) -> list[HLSLResourceBindingAttr]:
    """The attributes of all `register` annotations; wrong ones are reported and left out."""
    found: list[HLSLResourceBindingAttr] = []
    for annotation in annotations:
        if not isinstance(annotation, tree.RegisterAnnotation):
            continue
        attr = _read_register(sema, annotation)
        if attr is None:
            continue
        if any(attr.letter == other.letter for other in found):
            sema.diags.report(attr.loc, "err_hlsl_duplicate_register_annotation", attr.letter or "space")
        else:
            found.append(attr)
    return found


def _read_register(sema: SemaTypes, annotation: tree.RegisterAnnotation) -> HLSLResourceBindingAttr | None:
    words = _without_index(sema, annotation)
    if words is None:
        return None
    if len(words) > 1 and (stage := _PROFILE_STAGES.get(words[0][0].partition("_")[0])) is not None:
        if stage != sema.options.target.stage:
            return None  # for shaders of another stage
        words.pop(0)
    if not words:
        sema.diags.report(annotation.loc, "err_hlsl_unsupported_register_number", "register()")
        return None
    if len(words) > 1 and words[1][0][:1].isdigit():
        sema.diags.report(words[0][1], "err_hlsl_separate_attr_arg_and_number", words[0][0], words[1][0])
        return None
    slot, loc = words[0]
    if len(words) == 1 and slot.startswith("space"):
        space = _read_space(sema, slot, loc)
        return None if space is None else HLSLResourceBindingAttr(annotation.loc, "", None, space, True)
    number = _read_slot(sema, slot, loc)
    written_space = _read_space(sema, *words[1]) if number is not None and len(words) > 1 else 0
    if number is None or written_space is None:
        return None
    space, letter = written_space, slot[0].lower()
    if letter == "c" and len(words) > 1:
        sema.diags.report(words[1][1], "err_hlsl_space_on_global_constant")
        return None
    return HLSLResourceBindingAttr(annotation.loc, letter, number, space, len(words) > 1)


def _without_index(sema: SemaTypes, annotation: tree.RegisterAnnotation) -> list[tuple[str, Loc]] | None:
    """The words without the `[index]` of the slot; None after an error.

    DXC checks an index and then binds without it, so this only warns; with one, a slot may lack its number.
    """
    words = list(annotation.args)
    for index in annotation.indices:
        place = words.index(("[", index.loc))
        before = words[place - 1][0] if place else ""
        if index is not annotation.indices[0] or not before or before.startswith("space"):
            sema.diags.report(index.loc, "err_expected", "')'")
            return None
        expr = sema.act_on_expr(index.index)
        value = sema.evaluate_constant(expr)
        if not isinstance(value, (int, float)) or value < 0:
            if expr.type.canonical is not DEPENDENT:
                sema.diags.report(index.index.begin, "err_hlsl_unsupported_register_subcomponent")
            return None
        slot = f"{before}0" if before in _CLASSES else before
        sema.diags.report(index.loc, "warn_hlsl_register_index_ignored", slot)
        words[place - 1 : place + 1] = [(slot, words[place - 1][1])]
    return words


def _read_space(sema: SemaTypes, word: str, loc: Loc) -> int | None:
    """The number of `space3`."""
    space = _number(word.removeprefix("space"))
    if not word.startswith("space") or space is None or space > MAX_NUMBER:
        sema.diags.report(loc, "err_hlsl_expected_space", word)
        return None
    return space


def _read_slot(sema: SemaTypes, word: str, loc: Loc) -> int | None:
    """The number of `t3`."""
    if word[0] in _LEGACY:
        sema.diags.report(loc, "warn_hlsl_deprecated_register_type_i")
        return None
    if word[0] not in _CLASSES:
        sema.diags.report(loc, "err_hlsl_binding_type_invalid", word[0])
        return None
    number = _number(word[1:])
    if number is None:
        sema.diags.report(loc, "err_hlsl_unsupported_register_number", word)
    elif number <= MAX_NUMBER:
        return number
    else:
        sema.diags.report(loc, "err_hlsl_register_number_too_large")
    return None


def _number(digits: str) -> int | None:
    """The value of decimal digits; None for anything else."""
    if not digits.isascii() or not digits.isdigit():
        return None
    digits = digits.lstrip("0")
    return MAX_NUMBER + 1 if len(digits) > _MAX_DIGITS else int(digits or "0")


# ---------------------------------------------------------------- resources and buffers


def next_order(sema: SemaTypes) -> int:
    """The place of the next thing without a register."""
    order = sema.context.binding_orders
    sema.context.binding_orders = order + 1
    return order


def bind_resource(sema: SemaTypes, decl: VarDecl, annotations: list[Annotation]) -> None:
    """Give a global resource, or an array of them, its binding, and a single one its initialiser."""
    record = resource_element_of(decl.type)
    assert record is not None
    attr = _bind(sema, decl, annotations, record.kind.letter)
    _initialise(sema, decl, record, attr)


def give_binding(sema: SemaTypes, decl: VarDecl, attr: HLSLResourceBindingAttr | None) -> None:
    """The same for a resource inside of a struct, whose binding is known (None: it has none)."""
    record = resource_element_of(decl.type)
    assert record is not None
    if attr is None:
        attr = HLSLResourceBindingAttr(decl.loc, "", None, sema.options.auto_binding_space, False, True)
    _keep(sema, decl, attr)
    _initialise(sema, decl, record, attr)


def _initialise(sema: SemaTypes, decl: VarDecl, record: ResourceDecl, attr: HLSLResourceBindingAttr) -> None:
    if record.kind.has_counter:
        attr.counter_order = next_order(sema)
    if isinstance(decl.type.canonical, ArrayType):
        binder(sema, record, attr.number is not None)  # codegen finds it in the record
    else:
        decl.init = binding_call(sema, decl, record, attr)
    if record.contents is not None and record.kind.letter == "b":
        size = BufferRules(sema.options.native_half, sema.options.row_major).size_of(record.contents)
        if size > MAX_BUFFER_BYTES:
            sema.unit.large_buffers.append((decl, decl.loc, size))


def bind_buffer(sema: SemaTypes, decl: Decl, annotations: list[Annotation], letter: str) -> HLSLResourceBindingAttr:
    """The binding of a cbuffer ("b") or tbuffer ("t"), which `decl` gets as an attribute."""
    return _bind(sema, decl, annotations, letter)


def _bind(sema: SemaTypes, decl: Decl, annotations: list[Annotation], letter: str) -> HLSLResourceBindingAttr:
    found: HLSLResourceBindingAttr | None = None
    for attr in read_registers(sema, annotations):
        if attr.letter not in ("", letter):
            sema.diags.report(decl.loc, "err_hlsl_binding_type_mismatch", attr.letter, letter)
        elif found is None or found.number is None:
            found = attr
    if found is None:
        found = HLSLResourceBindingAttr(decl.loc, "", None, sema.options.auto_binding_space, False, True)
    _keep(sema, decl, found)
    return found


def _keep(sema: SemaTypes, decl: Decl, attr: HLSLResourceBindingAttr) -> None:
    """Make `attr` the binding of `decl`."""
    if attr.number is None:
        attr.order = next_order(sema)
        sema.diags.report(decl.loc, "warn_hlsl_implicit_binding", getattr(decl, "name", ""))
    else:
        sema.context.bound.append(decl)
    decl.attrs.append(attr)


def binding_of(decl: Decl) -> HLSLResourceBindingAttr:
    """The binding that `bind_resource` or `bind_buffer` gave."""
    return next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr))


def binding_call(sema: SemaTypes, decl: VarDecl, record: ResourceDecl, attr: HLSLResourceBindingAttr) -> CallExpr:
    """`__createFromBinding(...)` for one resource."""
    function = binder(sema, record, attr.number is not None)
    loc = decl.loc
    first = attr.order if attr.number is None else attr.number
    args: list[Expr] = [IntegerLiteral(loc, UINT, first), IntegerLiteral(loc, UINT, attr.space),
                        IntegerLiteral(loc, INT, 1), IntegerLiteral(loc, UINT, 0),
                        StringLiteral(loc, loc, NAME_POINTER, decl.name)]
    if record.kind.has_counter:
        args.append(IntegerLiteral(loc, UINT, attr.counter_order))
    return CallExpr(loc, loc, loc, record.type, function, args)


# ---------------------------------------------------------------- constants


def check_constant(sema: SemaTypes, type: Type, annotations: list[Annotation], in_buffer: bool) -> (
        HLSLResourceBindingAttr | None):
    """The `register(cN)` of a constant; other registers are reported.  `in_buffer`: it is a member of a cbuffer."""
    place = None
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    for attr in read_registers(sema, annotations):
        if attr.letter == "c":
            if in_buffer:
                sema.diags.report(attr.loc, "warn_hlsl_register_type_c_packoffset")
            else:
                place = attr
        elif attr.letter == "":
            if not holds_resource(canonical):
                sema.diags.report(attr.loc, "err_hlsl_space_on_global_constant")
        elif isinstance(canonical, RecordType):
            if holds_resource(canonical) and has_register(canonical, attr.letter):
                continue
            sema.diags.report(attr.loc, "warn_hlsl_user_defined_type_missing_member", type.quoted(), attr.letter)
        elif attr.letter == "b":
            sema.diags.report(attr.loc, "warn_hlsl_deprecated_register_type_b")
        else:
            sema.diags.report(attr.loc, "err_hlsl_binding_type_mismatch", attr.letter, "c")
    return place
