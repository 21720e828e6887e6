"""`: packoffset(c1.y)`: read, checked against the type of its member, and the members of a buffer against each other.

Mirrors clang/lib/Parse/ParseHLSL.cpp: Parser::ParseHLSLAnnotations, clang/lib/Sema/SemaDeclAttr.cpp:
SemaHLSL::handlePackOffsetAttr and clang/lib/Sema/SemaHLSL.cpp: validatePackoffset.
Differs: of two packoffsets on one member the last one counts, as in DXC.
"""

from __future__ import annotations

import re

from hlslfe.ast.attr import HLSLPackOffsetAttr
from hlslfe.ast.buffer_layout import COMPONENT, ROW, BufferRules
from hlslfe.ast.decl import HLSLBufferDecl, VarDecl
from hlslfe.ast.types import DEPENDENT, ArrayType, ConstantMatrixType, RecordType, Type, scalar_of
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase

COMPONENTS = ("xyzw", "rgba")
_LAST_REGISTER = 0xFFFFFFFF


def parse_packoffset(sema: SemaBase, node: tree.PackOffsetAnnotation) -> tuple[int, str] | None:
    """(offset in bytes, register and component as written); None after an error."""
    args = node.args
    if not args or not (args[0][0][0].isalpha() or args[0][0][0] == "_"):
        sema.diags.report(args[0][1] if args else node.end, "err_expected", "the name of a register")
        return None
    name, loc = args[0]
    if name[0] != "c":
        sema.diags.report(loc, "err_hlsl_packoffset_invalid_reg", name)
        return None
    digits = name[1:]
    if (digits and not re.fullmatch("[0-9]+", digits)) or (digits and int(digits) > _LAST_REGISTER):
        sema.diags.report(loc + 1, "err_hlsl_packoffset_number", name)
        return None
    offset = int(digits or "0") * ROW
    if len(args) == 1:
        return offset, name
    if args[1][0] != "." or len(args) != 3:
        sema.diags.report(args[1][1] if args[1][0] != "." or len(args) < 3 else args[3][1], "err_expected", "')'")
        return None
    component, loc = args[2]
    place = max(letters.find(component) if len(component) == 1 else -1 for letters in COMPONENTS)
    if place < 0:
        sema.diags.report(loc, "err_hlsl_unsupported_component", component)
        return None
    return offset + place * COMPONENT, f"{name}.{component}"


def handle_packoffset(sema: SemaBase, decl: VarDecl, node: tree.PackOffsetAnnotation, rules: BufferRules) -> None:
    """Place a member of a cbuffer."""
    parsed = parse_packoffset(sema, node)
    if parsed is None or decl.type.canonical is DEPENDENT:
        return
    offset, spelled = parsed
    if decl.offset is not None:
        sema.diags.report(node.loc, "warn_hlsl_packoffset_override")
    decl.offset = None
    component = offset % ROW
    if component and not _fits(sema, decl.type, component, node, spelled, rules):
        return
    decl.offset = offset
    decl.attrs = [attr for attr in decl.attrs if not isinstance(attr, HLSLPackOffsetAttr)]
    decl.attrs.append(HLSLPackOffsetAttr(node.loc, offset // ROW, component // COMPONENT))


def _fits(sema: SemaBase, type: Type, component: int, node: tree.PackOffsetAnnotation, spelled: str,
          rules: BufferRules) -> bool:
    """Can a value of `type` start `component` bytes behind the start of a register?"""
    canonical = type.canonical
    if isinstance(canonical, (ArrayType, RecordType, ConstantMatrixType)):
        sema.diags.report(node.loc, "err_hlsl_invalid_register_or_packoffset", type.quoted())
        return False
    if component + rules.size_of(type) > ROW:
        sema.diags.report(node.loc, "err_hlsl_packoffset_cross_reg_boundary", type.quoted())
        return False
    scalar = scalar_of(canonical)
    align = rules.scalar_size(scalar) if scalar is not None else 1
    if component % align:
        sema.diags.report(node.loc, "err_hlsl_packoffset_alignment_mismatch", spelled, type.quoted(), align)
        return False
    return True


def apply_packoffsets(sema: SemaBase, buffer: HLSLBufferDecl, rules: BufferRules) -> None:
    """At the end of a buffer: either all members or none are placed, and no two of them lie over each other."""
    members = buffer.members
    placed = [(decl.offset, decl) for decl in members if decl.offset is not None]
    if placed and len(placed) < len(members):
        sema.diags.report(buffer.loc, "warn_hlsl_packoffset_mix", buffer.name)
    placed.sort(key=lambda pair: pair[0])
    end, before = 0, None
    for offset, decl in placed:
        if before is not None and offset < end:
            sema.diags.report(decl.loc, "err_hlsl_packoffset_overlap", decl.name, before.name)
        size = rules.size_of(decl.type)
        if offset + size >= end:
            end, before = offset + size, decl
