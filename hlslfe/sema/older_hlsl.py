"""What older shaders rely on: loop variables that live on after their `for`.

No Clang counterpart: scopes of loops are DXC's (lib/Sema/SemaDecl.cpp, up to -HV 2018).
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.stmt import DeclStmt, Stmt
from hlslfe.sema.base import SemaBase

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
