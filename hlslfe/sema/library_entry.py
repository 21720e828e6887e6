"""An entry point that is named although the target is a library, where attributes alone make entry points.

No Clang counterpart: Clang and DXC ignore the name; without any profile, though, a name is a profile forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.ast.decl import FunctionDecl
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import shader_attr


def check_library_entry(sema: SemaBase, name: str, functions: Iterable[FunctionDecl]) -> None:
    """Report a name that no function has, or one of a function without a stage."""
    named = [function for function in functions if function.name == name]
    if any(shader_attr(function) for function in named):
        return
    if named:
        sema.diags.report(named[0].loc, "warn_hlsl_entry_without_stage", name, True)
    elif sema.options.profile_given:
        sema.diags.report(0, "warn_hlsl_entry_without_stage", name, False)
    else:
        from hlslfe.sema.entry_candidates import report_candidates

        sema.diags.report(0, "err_hlsl_missing_entry_point", name)
        report_candidates(sema.diags, sema.unit, name)
