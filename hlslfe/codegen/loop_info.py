"""A loop that is being emitted, and the metadata of its back edges.

Mirrors clang/lib/CodeGen/CGLoopInfo.cpp: LoopInfo::createMetadata, LoopInfoStack::InsertHelper.
"""

from __future__ import annotations

from hlslfe.ast.attr import Attr, HLSLLoopHintAttr
from hlslfe.codegen.constants import i32
from hlslfe.codegen.ir import Block, MDNode, MDString, Module


class LoopInfo:
    """`header` is the block that back edges lead to."""

    __slots__ = ("header", "must_progress", "hints", "_node")

    def __init__(self, header: Block, must_progress: bool, attrs: list[Attr]) -> None:
        self.header = header
        self.must_progress = must_progress
        self.hints = [attr for attr in attrs if isinstance(attr, HLSLLoopHintAttr)]
        self._node: MDNode | None = None

    @property
    def has_metadata(self) -> bool:
        return self.must_progress or bool(self.hints)

    def metadata(self, module: Module) -> MDNode:
        """`distinct !{self, mustprogress, hint}`, one node for all back edges of the loop."""
        if self._node is None:
            parts = [module.node(MDString("llvm.loop.mustprogress"))] if self.must_progress else []
            if self.hints:
                parts.append(_hint_node(module, self.hints[-1]))
            self._node = module.self_referring_node(*parts)
        return self._node


def _hint_node(module: Module, hint: HLSLLoopHintAttr) -> MDNode:
    if hint.directive == "loop":
        return module.node(MDString("llvm.loop.unroll.disable"))
    if hint.count:
        return module.node(MDString("llvm.loop.unroll.count"), i32(hint.count))
    return module.node(MDString("llvm.loop.unroll.enable"))
