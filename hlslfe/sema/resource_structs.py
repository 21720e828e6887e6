"""Resources inside of global structs: each becomes a global of its own, to which the member refers.

Mirrors clang/lib/Sema/SemaHLSL.cpp of LLVM's head: SemaHLSL::handleGlobalStructOrArrayWithResources,
HLSLAssociatedResourceDeclAttr.
Differs: the member expression itself is replaced.  A copy of such a struct, and the object of a method, are put
together from their parts.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.decl import RecordDecl, VarDecl, resource_record
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    CastExpr,
    DeclRefExpr,
    Expr,
    MemberExpr,
    ParenExpr,
    RecoveryExpr,
)
from hlslfe.ast.resources import MAX_RESOURCES, Step, register_count, resource_parts
from hlslfe.ast.types import RecordType
from hlslfe.sema.bindings import give_binding, read_registers
from hlslfe.sema.type_spec import SemaTypes

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.tree_decl import Annotation


def path_text(steps: list[Step]) -> str:
    """`.inner.0.Base::buffer`: what is put behind the name of the variable."""
    text, separator = "", "."
    for step in steps:
        if isinstance(step, RecordDecl):
            text, separator = f"{text}{separator}{step.name}::", ""
        else:
            text, separator = f"{text}{separator}{step}", "."
    return text


def declare_struct_resources(sema: SemaTypes, decl: VarDecl, annotations: list[Annotation]) -> None:
    """Declare the globals behind the members of `decl`; registers go to them class by class, in order."""
    parts = resource_parts(decl.type)
    if len(parts) > MAX_RESOURCES:
        sema.diags.report(decl.loc, "err_not_supported_yet", f"a global with more than {MAX_RESOURCES} resources")
        return
    with sema.diags.suppress():  # check_constant has reported what is wrong
        written = {attr.letter: attr for attr in read_registers(sema, annotations)}
    decl.attrs += written.values()
    taken: dict[str, int] = {}
    decl.resources = {}
    for steps, type in parts:
        path = path_text(steps)
        leaf = decl.resources[path] = VarDecl(decl.loc, decl.name + path, type, "resource", decl.scope)
        record = resource_record(type)
        assert record is not None
        letter = record.kind.letter  # type: ignore[attr-defined]
        attr = written.get(letter)
        if attr is not None and attr.number is not None:
            number = attr.number + taken.get(letter, 0)
            taken[letter] = taken.get(letter, 0) + (register_count(type) or 1)
            attr = HLSLResourceBindingAttr(attr.loc, letter, number, attr.space, attr.has_space)
        elif "" in written:
            attr = HLSLResourceBindingAttr(written[""].loc, "", None, written[""].space, True)
        give_binding(sema, leaf, attr)


def struct_resource(sema: SemaTypes, member: MemberExpr) -> Expr:
    """The global that a resource member of a global struct is; `member` itself when it is a member of another one."""
    steps: list[Step] = []
    node: Expr = member
    is_known = True
    while True:
        if isinstance(node, MemberExpr):
            steps.insert(0, node.field.name)
            node = node.base
        elif isinstance(node, ArraySubscriptExpr):
            index = sema.evaluate_integer(node.index)
            is_known = is_known and index is not None
            steps.insert(0, index or 0)
            node = node.base
        elif isinstance(node, CastExpr):
            steps[:0] = _base_steps(node) if node.kind == "DerivedToBase" else []
            node = node.sub
        elif isinstance(node, ParenExpr):
            node = node.sub
        else:
            break
    if not isinstance(node, DeclRefExpr) or not isinstance(node.decl, VarDecl) or node.decl.resources is None:
        return member
    leaf = node.decl.resources.get(path_text(steps))
    if not is_known or leaf is None:
        sema.diags.report(member.loc, "err_not_supported_yet", "a resource in a struct that a variable index picks")
        return RecoveryExpr(member.loc, member.begin, member.end, [member])
    return DeclRefExpr(member.loc, member.begin, member.end, leaf.type, leaf, True)


def _base_steps(cast: CastExpr) -> list[Step]:
    """The bases between a class and the one that it is converted to."""
    source, target = cast.sub.type.canonical, cast.type.canonical
    assert isinstance(source, RecordType) and isinstance(target, RecordType)
    return list(_way_to(source.decl, target.decl) or ())


def _way_to(record: RecordDecl, base: RecordDecl) -> list[RecordDecl] | None:
    for one in record.bases:
        if one is base:
            return [one]
        rest = _way_to(one, base)
        if rest is not None:
            return [one, *rest]
    return None

