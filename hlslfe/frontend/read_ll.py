"""The text of an LLVM module as input of `sig` and `link`: its signatures, read and checked.

No Clang counterpart: Clang writes this metadata only.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError
from hlslfe.basic.source_text import InvalidTextError, decode
from hlslfe.signature.access_checks import check_accesses
from hlslfe.signature.element import EntrySignatures
from hlslfe.signature.metadata import MetadataError, read_module
from hlslfe.signature.metadata_checks import check_module


def read_ll(name: str, source: bytes, diags: DiagnosticsEngine) -> list[EntrySignatures] | None:
    """The signatures of every entry point that the module lists; None after errors, which name node and operand.

    Locations are those of the elements' nodes and of the functions' names in the text.
    """
    try:
        return _read(name, source, diags)
    except FatalError:
        return None


def _read(name: str, source: bytes, diags: DiagnosticsEngine) -> list[EntrySignatures] | None:
    try:
        text = decode(source, strict=True)
    except InvalidTextError as error:
        file = diags.sources.add_file(name, error.prefix)
        diags.report(file.end, "fatal_invalid_text", str(error))
        return None
    file = diags.sources.add_file(name, text)
    try:
        module = read_module(text, file.start)
    except MetadataError as error:
        _report(diags, file.start, error)
        return None
    for fault in check_module(module):
        _report(diags, file.start, fault)
    for access in check_accesses(module, text):
        is_store = text.startswith("@llvm.dx.store", text.rfind("@llvm.dx.", 0, access.offset + 1))
        diags.report(file.start + access.offset, "err_dx_signature_access", is_store, access.problem)
    return None if diags.has_errors else module.entries


def _report(diags: DiagnosticsEngine, start: int, error: MetadataError) -> None:
    diags.report(start + error.offset, "err_dx_signature_metadata", error.node, error.operand is None,
                 error.operand, error.problem)
