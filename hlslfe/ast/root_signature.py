"""Root signatures: what `[RootSignature("...")]` says, element by element.

Mirrors llvm/include/llvm/Frontend/HLSL/HLSLRootSignature.h: RootElement and
clang/include/clang/Parse/ParseHLSLRootSignature.h: RootSignatureElement.
"""

from __future__ import annotations

from hlslfe.basic.root_signature_table import Kind
from hlslfe.basic.source import Loc


class RootElement:
    """An element, or a clause of a descriptor table; `loc` is its first word.

    values: of all its parameters, by name, in the order of the metadata; "flags" alone for RootFlags.  clauses: of a
    table.
    """

    __slots__ = ("kind", "loc", "values", "clauses")

    def __init__(self, kind: Kind, loc: Loc) -> None:
        self.kind = kind
        self.loc = loc
        self.values: dict[str, int | float] = {}
        self.clauses: list[RootElement] = []
