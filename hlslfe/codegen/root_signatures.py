"""`!dx.rootsignatures`: the root signatures of entry points as metadata.

Mirrors llvm/lib/Frontend/HLSL/HLSLRootSignature.cpp: MetadataBuilder and clang/lib/CodeGen/CGHLSLRuntime.cpp:
addRootSignatureMD.
"""

from __future__ import annotations

from hlslfe.ast.root_signature import RootElement
from hlslfe.codegen.constants import const_fp, i32
from hlslfe.codegen.ir import Function, MDNode, MDString, Module
from hlslfe.codegen.ir_types import FLOAT

ROOT_SIGNATURES_NAME = "dx.rootsignatures"
_FLOATS = frozenset(("mipLODBias", "minLOD", "maxLOD"))


def emit_root_signature(module: Module, function: Function, elements: list[RootElement], version: int) -> None:
    """Append `!{ptr @entry, elements, version}`; versions count from 1, which is 1.0."""
    node = module.node(*(_element(module, element) for element in elements))
    module.add_named_metadata(ROOT_SIGNATURES_NAME, module.node(function, node, i32(version + 1)))


def _element(module: Module, element: RootElement) -> MDNode:
    values = [const_fp(FLOAT, value) if name in _FLOATS else i32(_signed(int(value)))
              for name, value in element.values.items()]
    clauses = [_element(module, clause) for clause in element.clauses]
    return module.node(MDString(element.kind.metadata), *values, *clauses)


def _signed(value: int) -> int:
    """As an i32 is printed."""
    return value - (1 << 32) if value >= 1 << 31 else value
