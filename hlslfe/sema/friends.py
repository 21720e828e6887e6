"""Friends: functions of the namespace around that a class declares, and that only its objects make known.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnFriendTypeDecl, Sema::ActOnFriendFunctionDecl and
clang/lib/Sema/SemaLookup.cpp: Sema::ArgumentDependentLookup (the part about friends, here in sema.scope).
Differs: access has no meaning in HLSL, so that a friend that is no function says nothing.
"""

from __future__ import annotations

from hlslfe.ast.decl import FriendDecl, RecordDecl
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.methods import SemaMethods
from hlslfe.sema.scope import Scope


def act_on_friend(sema: SemaMethods, node: tree.FriendDecl) -> None:
    """`friend` before a class, a function or a function with its body."""
    record = sema.scope.record
    decl = node.decl
    if record is None:
        return
    if isinstance(decl, tree.FunctionDecl):
        _act_on_function(sema, record, node, decl.spec, decl.declarator, decl)
    elif isinstance(decl, tree.SimpleDecl) and not decl.declarators:
        _act_on_type(sema, node, decl)
    elif isinstance(decl, tree.SimpleDecl):
        for declarator in decl.declarators:
            if declarator.params is None:
                sema.diags.report(declarator.loc, "err_unexpected_friend")
            else:
                _act_on_function(sema, record, node, decl.spec, declarator, None)
    elif not isinstance(decl, tree.InvalidDecl):
        sema.diags.report(node.loc, "err_unexpected_friend")


def _act_on_type(sema: SemaMethods, node: tree.FriendDecl, decl: tree.SimpleDecl) -> None:
    spec = decl.spec.type
    if isinstance(spec, tree.RecordDecl | tree.EnumDecl):
        sema.diags.report(node.loc, "err_friend_decl_defines_type")
        return
    if isinstance(spec, tree.ElaboratedTypeSpec) and spec.tag != "enum":
        known = sema.lookup(spec.name) or not spec.name.is_simple
        if not known or sema.act_on_elaborated_type(spec, is_declaration=False) is not None:
            sema.decls.append(FriendDecl(node.loc, None, f"{spec.tag} {spec.name}"))
    elif isinstance(spec, tree.NamedTypeSpec):
        type = sema.resolve_type_spec(spec)
        if type is not None:
            sema.decls.append(FriendDecl(node.loc, None, str(type)))
    else:
        sema.diags.report(node.loc, "err_unexpected_friend")


def _act_on_function(sema: SemaMethods, record: RecordDecl, node: tree.FriendDecl, spec: tree.DeclSpec,
                     declarator: tree.Declarator, definition: tree.FunctionDecl | None) -> None:
    name = declarator.name
    if name is None:
        return
    if not name.is_simple and len(name.parts) > 1:
        if not sema.lookup(name):
            sema.report_no_member(name, "err_no_member")
        return
    specifiers = sort_specifiers(sema.diags, spec)
    base = sema.result_type(spec, specifiers, declarator)
    outer, outer_decls, members = sema.scope, sema.decls, sema.decls
    home = sema.scope
    while not home.is_file_context and home.parent is not None:
        home = home.parent
    # It is seen by nobody but those who have an object of the class; it sees the class itself.
    sema.scope = Scope("friend", outer, home.path)
    sema.decls = []
    decl, scope = sema.build_function(specifiers, base, declarator, [], is_definition=False)
    sema.scope, sema.decls = outer, outer_decls
    if decl is None or scope is None:
        return
    members.append(FriendDecl(node.loc, decl, ""))
    decl.is_hidden = decl.previous is None or decl.previous.is_hidden
    sema.add_friend(record, home, decl)
    if definition is not None:
        old = decl.canonical.definition
        if old is not None:
            sema.report_redefinition(old, decl.name, decl.loc, "err_redefinition")
            return
        decl.end = definition.body.rbrace
        decl.canonical.definition = decl
        if decl.linkage == "hidden":
            decl.linkage = decl.canonical.linkage = "inline"
        sema.define_friend(decl, scope, definition)
