"""`using` declarations and linkage specifications.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnUsingDeclaration, Sema::BuildUsingDeclaration,
Sema::CheckUsingDeclQualifier, Sema::ActOnUsingEnumDeclaration, Sema::ActOnStartLinkageSpecification.
Differs: a linkage specification leaves no declaration of its own behind; its functions know that they have C linkage.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumDecl, FunctionDecl, NamedDecl, RecordDecl, UsingDecl
from hlslfe.ast.types import EnumType
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import is_derived_from
from hlslfe.sema.functions import is_same_signature
from hlslfe.sema.type_spec import SemaTypes


def act_on_using(sema: SemaTypes, node: tree.UsingDecl) -> None:
    """`using N::name;`, and what stands behind commas."""
    for one in (node, *node.more):
        _using(sema, one)


def _using(sema: SemaTypes, node: tree.UsingDecl) -> None:
    found = sema.lookup(node.name)
    name = node.name.name
    if not found:
        sema.report_no_member(node.name, "err_no_member")
        sema.declare_invalid(name, node.name.loc)
        return
    if not _check_qualifier(sema, node, found):
        sema.declare_invalid(name, node.name.loc)
        return
    old = sema.find_here(name)
    targets = [decl for decl in found if decl not in old and not _is_overridden(decl, old)]
    if old and not sema.are_functions([*old, *targets]):
        sema.report_redefinition(old[0], name, node.name.loc, "err_using_decl_conflict")
        return
    for target in targets:
        sema.declare_in(sema.scope, target)
    decl = UsingDecl(node.name.loc, found, ("typename " if node.is_typename else "") + str(node.name))
    decl.begin = node.loc
    sema.decls.append(decl)


def _is_overridden(decl: NamedDecl, old: list[NamedDecl]) -> bool:
    """Does the class that names a method of its base declare one with this signature itself?"""
    return isinstance(decl, FunctionDecl) and decl.record is not None and any(
        isinstance(one, FunctionDecl) and is_same_signature(one, decl) for one in old)


def _check_qualifier(sema: SemaTypes, node: tree.UsingDecl, found: list[NamedDecl]) -> bool:
    """A class names members of its bases, everything else members of namespaces."""
    name = node.name
    home = sema.lookup_qualifier(name)
    owner = None if home is None else home.record
    inside = sema.scope.record
    if inside is None:
        if owner is None:
            return True
        sema.diags.report(name.begin, "err_using_decl_can_not_refer_to_class_member")
        return False
    if owner is None:
        sema.diags.report(name.begin, "err_using_decl_can_not_refer_to_namespace", str(name))
        return False
    if owner is not inside and not is_derived_from(inside, owner):
        sema.diags.report(name.begin, "err_using_decl_nested_name_specifier_is_not_base_class", str(name),
                          inside.type.quoted())
        return False
    if isinstance(found[0], RecordDecl) and found[0] is owner:
        sema.diags.report(node.loc, "err_not_supported_yet", "an inherited constructor")
        return False
    return True


def act_on_using_enum(sema: SemaTypes, node: tree.UsingEnumDecl) -> None:
    """`using enum E;`: its constants can be named alone."""
    type = sema.resolve_named_type(node.name)
    if type is None:
        return
    enum = type.canonical.decl if isinstance(type.canonical, EnumType) else None
    if not isinstance(enum, EnumDecl):
        sema.diags.report(node.loc, "err_using_enum_not_enum", type.quoted())
        return
    sema.diags.report(node.loc, "ext_using_enum_declaration")
    for constant in enum.constants:
        old = [decl for decl in sema.find_here(constant.name) if decl is not constant]
        if old:
            sema.report_redefinition(old[0], constant.name, node.loc, "err_using_decl_conflict")
            continue
        sema.declare_in(sema.scope, constant)
    decl = UsingDecl(node.loc, [*enum.constants], f"enum {node.name}")
    decl.begin = node.loc
    sema.decls.append(decl)


def act_on_linkage_spec(sema: SemaTypes, node: tree.LinkageSpecDecl) -> None:
    """`extern "C" {...}`."""
    language = node.language.value
    if language not in ("C", "C++"):
        sema.diags.report(node.language.loc, "err_language_linkage_spec_unknown")
        return
    outer, sema.extern_c = sema.extern_c, language == "C"
    for child in node.decls:
        if isinstance(child, tree.TemplateDecl) and sema.extern_c:
            sema.diags.report(child.loc, "err_template_linkage")
        else:
            sema.act_on_decl(child)
    sema.extern_c = outer
