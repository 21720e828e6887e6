"""Branches on conditions.

Mirrors clang/lib/CodeGen/CodeGenFunction.cpp: CodeGenFunction::EmitBranchOnBoolExpr,
CodeGenFunction::ConstantFoldsToSimpleInteger.
Differs: walks with a stack of its own, so that the length of a condition is not limited.
"""

from __future__ import annotations

from hlslfe.ast.expr import BinaryOperator, ConditionalOperator, Expr, UnaryOperator, ignore_parens
from hlslfe.codegen.constants import i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Block, MDString, Terminator

HINTS: dict[str, int] = {"branch": 1, "flatten": 2}
# operator -> (name of the block for its right side, what its left side is when the right side decides)
_LOGICAL: dict[str, tuple[str, bool]] = {"&&": ("land.lhs.true", True), "||": ("lor.lhs.false", False)}


class CondEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def constant_folds_to_bool(self, cond: Expr) -> bool | None:
        value = self.constants.evaluate_int(cond)
        return None if value is None else bool(value)

    def emit_branch_on_bool_expr(self, cond: Expr, if_true: Block, if_false: Block) -> None:
        pending: list[tuple[Block, Expr, Block, Block]] = []  # a block to emit, and the condition in it
        start, outer = self.builder.block, self.conditional_start
        while True:
            cond = ignore_parens(cond)
            if isinstance(cond, BinaryOperator) and cond.op in _LOGICAL:
                name, neutral = _LOGICAL[cond.op]
                if self.constant_folds_to_bool(cond.lhs) is neutral:
                    cond = cond.rhs
                    continue
                if self.constant_folds_to_bool(cond.rhs) is neutral:
                    cond = cond.lhs
                    continue
                block = Block(name)
                pending.append((block, cond.rhs, if_true, if_false))
                if neutral:
                    if_true = block
                else:
                    if_false = block
                cond = cond.lhs
                continue
            if isinstance(cond, UnaryOperator) and cond.op == "!":
                cond, if_true, if_false = cond.sub, if_false, if_true
                continue
            if isinstance(cond, ConditionalOperator):
                true_block, false_block = Block("cond.true"), Block("cond.false")
                pending.append((false_block, cond.rhs, if_true, if_false))
                pending.append((true_block, cond.lhs, if_true, if_false))
                cond, if_true, if_false = cond.cond, true_block, false_block
                continue
            self._emit_cond_br(cond, if_true, if_false)
            if not pending:
                self.conditional_start = outer
                return
            self.enter_conditional(start)
            block, cond, if_true, if_false = pending.pop()
            self.emit_block(block)

    def _emit_cond_br(self, cond: Expr, if_true: Block, if_false: Block) -> None:
        branch = self.create_cond_br(self.evaluate_expr_as_bool(cond), if_true, if_false)
        if branch is not None:
            self.add_control_flow_hint(branch)

    def add_control_flow_hint(self, terminator: Terminator) -> None:
        """`!hlsl.controlflow.hint` of [branch] and [flatten]."""
        if self.control_flow_hint:
            name = "hlsl.controlflow.hint"
            node = self.cgm.module.node(MDString(name), i32(HINTS[self.control_flow_hint]))
            terminator.add_metadata(name, node)
