"""What older shaders rely on: loop variables that live on after their `for`, root signatures as text.

No Clang counterpart: scopes of loops are DXC's (lib/Sema/SemaDecl.cpp, up to -HV 2018), and Clang 22 parses root
signatures (clang/lib/Parse/ParseHLSLRootSignature.cpp) where here only their brackets are looked at.
"""

from __future__ import annotations

from hlslfe.ast.attr import RootSignatureAttr
from hlslfe.ast.decl import Decl, FunctionDecl, VarDecl
from hlslfe.ast.stmt import DeclStmt, Stmt
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import check_argument_count

LAST_WITH_LEAKING_LOOPS = 2018


def leak_loop_variables(sema: SemaBase, init: Stmt | None) -> None:
    """Declare what a `for` declared in the scope around it, over what has the name there."""
    if not isinstance(init, DeclStmt):
        return
    names = sema.scope.names  # type: ignore[attr-defined]  # SemaScope has it
    for decl in init.decls:
        if not isinstance(decl, VarDecl):
            continue
        old = next((old for old in names.get(decl.name, ()) if isinstance(old, VarDecl)), None)
        if old is not None:
            is_same = old.type.canonical is decl.type.canonical
            sema.diags.report(decl.loc, "warn_hlsl_for_redefinition" if is_same
                              else "warn_hlsl_for_redefinition_different_type", decl.name)
            sema.diags.report(old.loc, "note_previous_definition")
        names[decl.name] = [decl]


def handle_root_signature(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[RootSignature("...")]`: the text is kept for whoever makes the pipeline; its brackets must match."""
    if not isinstance(decl, FunctionDecl):
        sema.diags.report(attr.loc, "err_attribute_wrong_decl_type_str", attr.name, "functions")
        return
    if not check_argument_count(sema, attr, 1, 1):
        return
    argument = (attr.args or [])[0]
    while isinstance(argument, tree.ParenExpr):
        argument = argument.operand
    if not isinstance(argument, tree.StringLiteral):
        sema.diags.report(argument.begin, "err_expected_string_literal", attr.name)
        return
    depth = 0
    for letter in argument.value:
        depth += (letter == "(") - (letter == ")")
        if depth < 0:
            break
    if depth:
        sema.diags.report(argument.begin, "err_hlsl_rootsig_unbalanced")
        return
    decl.attrs.append(RootSignatureAttr(attr.loc, argument.value))
