"""Each use of a resource means one global: an error with both candidates where what decides is known at run time only.

No Clang counterpart: Clang copies handles about and leaves it to LLVM to find out; its head warns of such assignments
(-Whlsl-explicit-binding).  DXC (lib/HLSL/DxilCondenseResources.cpp) gives the error after optimisation; here the
program itself is followed from each entry point, so that the message can name what may meet.  Nothing is rewritten
here: -flegalize-resources does that (hlslfe.legalize); without it,
codegen.legalize_resources splits copies of structs, and LLVM's inliner and SROA do the rest (Slang has
legalizeResourceTypes and specializeResourceOutputs for that).
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.ast.decl import Decl, FunctionDecl, NamespaceDecl, VarDecl
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.expr import DeclRefExpr, Expr, MemberExpr, ignore_paren_implicit_casts
from hlslfe.sema.const_eval import SemaConstEval
from hlslfe.sema.resource_exprs import TooComplex
from hlslfe.sema.resource_flow import ResourceFlow
from hlslfe.sema.resource_values import RUNTIME, Choice
from hlslfe.sema.texture_checks import FREE_OFFSETS

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

BUDGET = 100_000  # expressions that are looked at


def legalize_resources(sema: SemaConstEval) -> None:
    """Follow all entry points of a unit without errors."""
    reported: set[int] = set()

    def report(use: Expr, choice: Any) -> None:
        if use.loc in reported:
            return
        reported.add(use.loc)
        if choice is RUNTIME:
            if sema.options.target.shader_model < FREE_OFFSETS:
                sema.diags.report(use.begin, "err_hlsl_texture_offset_not_constant", ".".join(map(str, FREE_OFFSETS)))
            return
        if not isinstance(choice, Choice):
            _report_unset(sema, use)
            return
        sources = sorted((choice.first, choice.second), key=lambda source: source.loc)
        sema.diags.report(use.begin, "err_hlsl_resource_not_unique", *_named(use),
                          *(source.decl.name for source in sources))
        for source in sources:
            sema.diags.report(source.loc, "note_hlsl_resource_candidate", source.decl.name)

    roots = [entry.function for entry in sema.unit.entries if isinstance(entry, EntryPoint)]
    for function in (*roots, *_exported(sema.unit.decls)):
        try:
            ResourceFlow(sema.constants, BUDGET, report).follow(function)
        except (TooComplex, RecursionError):
            continue  # nothing is known, so nothing is wrong


def _report_unset(sema: SemaConstEval, use: Expr) -> None:
    """A use of a local that no resource was assigned to; DXC takes it from shader model 6.6 on."""
    options = sema.options
    if not options.clang_compat:
        is_wrong = options.legalize_resources or options.target.shader_model < (6, 6)
        sema.diags.report(use.begin, "err_hlsl_resource_not_set" if is_wrong else "warn_hlsl_resource_not_set",
                          *_named(use))


def _exported(decls: list[Decl]) -> Iterator[FunctionDecl]:
    """The functions of a library that other modules may call."""
    for decl in decls:
        if isinstance(decl, FunctionDecl) and decl.linkage == "export":
            yield decl
        elif isinstance(decl, NamespaceDecl):
            yield from _exported(decl.decls)


def _named(use: Expr) -> tuple[int, str]:
    """Whether a use has a name, and which."""
    use = ignore_paren_implicit_casts(use)
    while hasattr(use, "source"):
        use = ignore_paren_implicit_casts(use.source)
    if isinstance(use, DeclRefExpr) and isinstance(use.decl, VarDecl):
        return 0, use.decl.name
    return (0, use.field.name) if isinstance(use, MemberExpr) else (1, "")
