"""LLVM's own parser and verifier over a module's text.

Mirrors llvm/lib/IR/Verifier.cpp: verifyModule, through llvmlite.
"""

from __future__ import annotations


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
        module = binding.parse_assembly(text, binding.create_context())
        module.verify()
    except RuntimeError as error:
        return str(error).strip()
    return None
