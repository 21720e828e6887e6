"""`!dx.semantic.signatures`: the packed signatures as metadata.

Mirrors llvm/lib/Frontend/HLSL (SemanticSignatureElement::toMetadata) and clang/lib/CodeGen/CGHLSLRuntime.cpp of
upstream's head; the schema is that of proposal 0047.
"""

from __future__ import annotations

from hlslfe.codegen.constants import const_int
from hlslfe.codegen.ir import Function, MDNode, MDString, Metadata, Module
from hlslfe.codegen.ir_types import I8, I32, IntType
from hlslfe.signature.element import EntrySignatures, Operand, SemanticSignatureElement, to_metadata_operands

SIGNATURES_NAME = "dx.semantic.signatures"
_INT_TYPES: dict[str, IntType] = {"i8": I8, "i32": I32}


def emit_signature_metadata(module: Module, function: Function, signatures: EntrySignatures,
                            mode_policy: str) -> MDNode | None:
    """Append the node of one entry point, `!{ptr @entry, inputs, outputs}`; None when it has no element at all.

    Patch constants and mesh primitives, which the proposal has no place for, are a fourth operand where there are any.
    """
    if not any(elements for _, elements in signatures.lists()):
        return None
    written = [elements for direction, elements in signatures.lists() if elements or direction != "pc"]
    lists = [
        module.node(*(_element_node(module, element, signatures.stage, mode_policy) for element in elements))
        if elements else None
        for elements in written
    ]
    node = module.node(function, *lists)
    module.add_named_metadata(SIGNATURES_NAME, node)
    return node


def _element_node(module: Module, element: SemanticSignatureElement, stage: str, mode_policy: str) -> MDNode:
    return module.node(*(_operand(module, operand) for operand in to_metadata_operands(element, stage, mode_policy)))


def _operand(module: Module, operand: Operand) -> Metadata:
    kind, value = operand
    if isinstance(value, str):
        return MDString(value)
    if isinstance(value, tuple):
        return module.node(*(const_int(I32, index) for index in value))
    return const_int(_INT_TYPES[kind], value)
