"""hlslfe: an HLSL front-end that follows Clang from source to LLVM IR.

Importing this package loads nothing but this file: start-up time is a feature.  `compile`, `check` and `signatures`
live in `hlslfe.frontend.api`, `verify` in `hlslfe.frontend.verify_api`; they are fetched on first use.
"""

from __future__ import annotations

__version__ = "0.1.0"
__all__ = ["CompileResult", "UnreadableError", "VerifyResult", "check", "compile", "signatures", "verify"]

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.frontend.api import CompileResult, UnreadableError, check, compile, signatures
    from hlslfe.frontend.verify_api import VerifyResult, verify


def __getattr__(name: str) -> object:
    if name in ("VerifyResult", "verify"):
        from hlslfe.frontend import verify_api

        return getattr(verify_api, name)
    if name in __all__:
        from hlslfe.frontend import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
