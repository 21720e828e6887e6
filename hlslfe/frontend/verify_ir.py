"""LLVM's own parser and verifier over a module's text.

Mirrors llvm/lib/IR/Verifier.cpp: verifyModule, through llvmlite.
Differs: LLVM 22 knows `llvm.dx.load.input` and `llvm.dx.store.output` with the operands of its own placeholders only.
We print those of LLVM's head, so the verifier gets a copy in which the two are ordinary functions: their calls are
checked against their declarations, as all calls are.  It also takes the barriers `llvm.dx.all.memory.barrier*` for
overloads of `llvm.dx.all`, and knows no vector as the index of `llvm.dx.resource.getpointer`.
"""

from __future__ import annotations

import re

# (what LLVM 22 knows otherwise, what it does not know); only intrinsics may take handles
_NEW_INTRINSICS = (
    (re.compile(r"@llvm\.(dx\.(?:load\.input\.|store\.output\.|all\.memory\.barrier))"), r"@\1"),
    (re.compile(r"@llvm\.dx\.resource\.(getpointer\.p\d+\.tdx\.(?:MS)?Texture_)"), r"@llvm.dx.texture.\1"),
)


class VerifierUnavailable(Exception):
    """llvmlite is not installed: `pip install hlslfe[llvm]`."""


def verify_ir(text: str) -> str | None:
    """None when LLVM takes the module, else LLVM's message. Raises VerifierUnavailable without llvmlite."""
    try:
        from llvmlite import binding
    except ImportError:
        raise VerifierUnavailable("--verify-ir needs llvmlite: pip install 'hlslfe[llvm]'") from None
    try:
        # A context of its own: in a shared one LLVM renames struct types that two modules have in common.
        for known, unknown in _NEW_INTRINSICS:
            text = known.sub(unknown, text)
        module = binding.parse_assembly(text, binding.create_context())
        module.verify()
    except RuntimeError as error:
        return str(error).strip()
    return None
