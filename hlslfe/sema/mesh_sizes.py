"""How much mesh shaders may put out and take in.

No Clang counterpart: Clang 22 has no mesh shaders; the limits are those of DXC's validator
(lib/DxilValidation/DxilValidation.cpp: Sm.MeshShaderOutputSize, Sm.MeshShaderPayloadSize,
Sm.MeshShaderInOutSize).
"""

from __future__ import annotations

from hlslfe.ast.entry import EntryPoint, SemanticLeaf
from hlslfe.ast.expr import DeclRefExpr
from hlslfe.ast.walk import walk
from hlslfe.sema.base import SemaBase
from hlslfe.sema.type_size import type_size

MAX_PAYLOAD = 16384  # bytes, as the next two
_MAX_OUTPUTS = 32768
_MAX_TOGETHER = 48128
_TURN = 32  # vertices and primitives are counted in such groups
_SCALAR = 4  # bytes of any component


def check_mesh_sizes(sema: SemaBase, entry: EntryPoint) -> bool:
    """Report outputs and a payload that are too large; False after an error."""
    outputs = payload = 0
    for place in entry.params.values():
        if place.kind in ("mesh vertices", "primitives"):
            leaves = entry.outputs if place.kind == "mesh vertices" else entry.patch_constants
            outputs += _scalars(leaves) * _SCALAR * (-(-place.count // _TURN) * _TURN)
        elif place.kind == "payload":
            payload = type_size(place.type, sema.options.native_half) or 0
            if payload > MAX_PAYLOAD and _is_used(entry, place.param):
                return _report(sema, entry, 2, payload, MAX_PAYLOAD)
    if outputs > _MAX_OUTPUTS:
        return _report(sema, entry, 0, outputs, _MAX_OUTPUTS)
    if outputs + payload > _MAX_TOGETHER:
        return _report(sema, entry, 1, outputs + payload, _MAX_TOGETHER)
    return True


def _scalars(leaves: list[SemanticLeaf]) -> int:
    return sum(len(leaf.indices) * leaf.cols for leaf in leaves if leaf.interpretation != "NotInSig")


def _is_used(entry: EntryPoint, param: object) -> bool:
    body = entry.function.body
    return body is not None and any(isinstance(node, DeclRefExpr) and node.decl is param for node in walk(body))


def _report(sema: SemaBase, entry: EntryPoint, what: int, size: int, limit: int) -> bool:
    sema.diags.report(entry.function.loc, "err_hlsl_mesh_size", what, entry.function.name, size, limit)
    return False
