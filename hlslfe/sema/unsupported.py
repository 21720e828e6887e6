"""What is said about C++ that the parser reads and HLSL does not have, or that is not supported yet.

Mirrors clang/lib/Sema/SemaExprCXX.cpp: Sema::BuildCXXThrow and clang/lib/Sema/SemaStmt.cpp: Sema::ActOnCXXTryBlock.
Differs: `new` and `delete` are errors as in DXC; Clang 22 lets some of them through.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import Loc

# As the parser names it -> the diagnostic.
_NEVER: dict[str, str] = {
    "'throw'": "err_exceptions_disabled",
    "'try'": "err_exceptions_disabled",
    "'new'": "err_hlsl_unsupported_construct",
    "'delete'": "err_hlsl_unsupported_construct",
}


def report_unsupported(diags: DiagnosticsEngine, loc: Loc, what: str) -> None:
    """Report `what`, a construct that was parsed, at `loc`."""
    diags.report(loc, _NEVER.get(what, "err_not_supported_yet"), what)
