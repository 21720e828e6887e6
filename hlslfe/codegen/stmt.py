"""Statements.

Mirrors clang/lib/CodeGen/CGStmt.cpp: CodeGenFunction::EmitStmt, EmitIfStmt, EmitWhileStmt, EmitDoStmt, EmitForStmt,
EmitSwitchStmt, EmitCaseStmt, EmitReturnStmt, EmitGotoStmt, EmitLabelStmt.
Differs: a chain of `else if` is walked in a loop.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import Attr, HLSLControlFlowHintAttr
from hlslfe.ast.decl import LabelDecl, VarDecl
from hlslfe.ast.expr import Expr, ImplicitCastExpr
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CaseStmt,
    CompoundStmt,
    ContinueStmt,
    DeclStmt,
    DefaultStmt,
    DiscardStmt,
    DoStmt,
    ForStmt,
    GotoStmt,
    IfStmt,
    LabelStmt,
    NullStmt,
    ReturnStmt,
    Stmt,
    SwitchStmt,
    WhileStmt,
)
from hlslfe.ast.types import BuiltinType
from hlslfe.codegen.cleanups import CleanupEmitter
from hlslfe.codegen.constants import ConstantInt, const_int
from hlslfe.codegen.function_base import InternalError, JumpDest
from hlslfe.codegen.ir import Block, Switch, Value
from hlslfe.codegen.ir_types import I1, VOID
from hlslfe.codegen.labels import CaseFinder, contains_label
from hlslfe.codegen.loop_info import LoopInfo


class StmtEmitter(CleanupEmitter):
    """Mixin of CodeGenFunction. `switch_instruction` is the switch around, None when its cases are elided."""

    switch_instruction: Switch | None = None

    def emit_stmt(self, stmt: Stmt, attrs: list[Attr] | None = None) -> None:
        """Statements that cannot be reached are left out, unless a case stands in them."""
        simple = SIMPLE_EMITTERS.get(stmt.__class__)
        if simple is not None:
            simple(self, stmt)
            return
        if self.builder.block is None:
            if not contains_label(stmt):
                return
            self.ensure_insert_point()
        if isinstance(stmt, Expr):
            depth = len(self.cleanups)
            self.emit_ignored_expr(stmt)
            if len(self.cleanups) > depth:
                self.pop_cleanups(depth)
            return
        loop = LOOP_EMITTERS.get(stmt.__class__)
        if loop is not None:
            loop(self, stmt, attrs or [])
            return
        handler = STMT_EMITTERS.get(stmt.__class__)
        if handler is None:
            raise InternalError(f"statement {type(stmt).__name__}")
        handler(self, stmt)

    # ------------------------------------------------------------ simple statements

    def _emit_null_stmt(self, stmt: NullStmt) -> None:
        pass

    def emit_compound_stmt(self, stmt: CompoundStmt) -> None:
        depth = len(self.cleanups)
        for part in stmt.body:
            self.emit_stmt(part)
        if len(self.cleanups) > depth:
            self.pop_cleanups(depth)

    def emit_scoped_stmt(self, stmt: Stmt) -> None:
        """A statement whose objects end with it."""
        depth = len(self.cleanups)
        self.emit_stmt(stmt)
        if len(self.cleanups) > depth:
            self.pop_cleanups(depth)

    def _emit_decl_stmt(self, stmt: DeclStmt) -> None:
        for decl in stmt.decls:
            if isinstance(decl, VarDecl):
                self.emit_var_decl(decl)

    def emit_attributed_stmt(self, stmt: AttributedStmt) -> None:
        saved, self.control_flow_hint = self.control_flow_hint, ""
        for attr in stmt.attrs:
            if isinstance(attr, HLSLControlFlowHintAttr):
                self.control_flow_hint = attr.hint
        self.emit_stmt(stmt.sub, stmt.attrs)
        self.control_flow_hint = saved

    def emit_break_stmt(self, stmt: BreakStmt) -> None:
        self.branch_through_cleanups(self.break_continue[-1][0])

    def emit_continue_stmt(self, stmt: ContinueStmt) -> None:
        self.branch_through_cleanups(self.break_continue[-1][1])

    def emit_discard_stmt(self, stmt: DiscardStmt) -> None:
        """What `clip(-1)` is; what follows still runs, for the derivatives of its neighbours."""
        callee = self.cgm.intrinsic("llvm.dx.discard", VOID, (I1,))
        self.builder.call(callee, [const_int(I1, 1)])

    def emit_goto_stmt(self, stmt: GotoStmt) -> None:
        self._jump(self._label_block(stmt.label))

    def emit_label_stmt(self, stmt: LabelStmt) -> None:
        self.emit_block(self._label_block(stmt.label))
        self.emit_stmt(stmt.sub)

    def _label_block(self, label: LabelDecl) -> Block:
        block = self.label_blocks.get(label)
        if block is None:
            block = self.label_blocks[label] = Block(label.name)
        return block

    def _jump(self, target: Block) -> None:
        if self.builder.block is not None:
            self.create_br(target)
            self.builder.position_at_end(None)

    # ------------------------------------------------------------ if and return

    def emit_if_stmt(self, stmt: IfStmt) -> None:
        ends: list[tuple[Block, int]] = []
        outermost = len(self.cleanups)
        node: Stmt | None = stmt
        while isinstance(node, IfStmt):
            depth = len(self.cleanups)
            if node.cond_var is not None:
                self.emit_var_decl(node.cond_var)
            known = self.constant_folds_to_bool(node.cond)
            if known is not None and not contains_label(node.else_ if known else node.then):
                node = node.then if known else node.else_
                if known:
                    break
                continue
            then, end = Block("if.then"), Block("if.end")
            else_block = Block("if.else") if node.else_ is not None else end
            self.emit_branch_on_condition(node.cond, then, else_block)
            self.emit_block(then)
            self.emit_scoped_stmt(node.then)
            self.emit_branch(end)
            ends.append((end, depth))
            node = node.else_
            if node is not None:
                self.emit_block(else_block)
        if node is not None:
            self.emit_scoped_stmt(node)
        for end, depth in reversed(ends):
            self.emit_branch(end)
            self.emit_block(end, True)
            self.pop_cleanups(depth)
        self.pop_cleanups(outermost)

    def emit_return_stmt(self, stmt: ReturnStmt) -> None:
        value, depth = stmt.value, len(self.cleanups)
        if stmt.nrvo is not None and stmt.nrvo in self.nrvo_flags:
            flag = self.nrvo_flags[stmt.nrvo]
            self.builder.store(const_int(I1, 1), flag.pointer, flag.align)
        elif value is None or (stmt.nrvo is not None and stmt.nrvo in self.nrvo_variables):
            pass
        elif self.return_value is None or _is_void(value):
            self.emit_ignored_expr(value)
        elif isinstance(value, ImplicitCastExpr) and value.kind == "HLSLArrayRValue" and value.sub.is_lvalue:
            self.copy_array(self.emit_lvalue(value.sub), self.return_value)  # returning initialises
        elif self.is_aggregate(value.type):
            self.emit_returned_agg(value, self.return_value)
        else:
            self.builder.store(self.emit_scalar_expr(value), self.return_value.pointer, self.return_value.align)
        if len(self.cleanups) > depth:
            self.pop_cleanups(depth)
        self.branch_through_cleanups(self.return_dest)

    # ------------------------------------------------------------ loops

    def _push_loop(self, header: Block, attrs: list[Attr], cond: Expr | None, body: Stmt) -> None:
        must_progress = True
        if _is_empty(body) and (cond is None or self.constant_folds_to_bool(cond)):
            must_progress = self.must_progress = False  # an endless loop is allowed to be just that
        self.loops.append(LoopInfo(header, must_progress, attrs))

    def _branch_out_of_loop(self, cond: Value, body: Block, end: JumpDest, depth: int, name: str) -> None:
        """Into the body, or out of the loop: past the objects of the loop's head, if there are any."""
        if len(self.cleanups) == depth:
            self.create_cond_br(cond, body, end.block)
            return
        leave = Block(name)
        self.create_cond_br(cond, body, leave)
        self.emit_block(leave)
        self.branch_through_cleanups(end)

    def emit_while_stmt(self, stmt: WhileStmt, attrs: list[Attr]) -> None:
        header, end, body = Block("while.cond"), Block("while.end"), Block("while.body")
        header_dest = self.jump_dest(header)
        self.emit_block(header)
        end_dest, depth = self.jump_dest(end), len(self.cleanups)
        self.break_continue.append((end_dest, header_dest))
        if stmt.cond_var is not None:
            self.emit_var_decl(stmt.cond_var)
        cond = self.evaluate_condition(stmt.cond)
        is_endless = isinstance(cond, ConstantInt) and cond.value != 0
        self._push_loop(header, attrs, stmt.cond, stmt.body)
        if not is_endless:
            self._branch_out_of_loop(cond, body, end_dest, depth, "while.exit")
        self.emit_block(body)
        self.emit_scoped_stmt(stmt.body)
        self.break_continue.pop()
        self.pop_cleanups(depth)
        self.emit_branch(header)
        self.loops.pop()
        self.emit_block(end, True)
        if is_endless:
            self.simplify_forwarding_blocks(header)

    def emit_do_stmt(self, stmt: DoStmt, attrs: list[Attr]) -> None:
        end, cond_block, body = Block("do.end"), Block("do.cond"), Block("do.body")
        end_dest = self.jump_dest(end)
        self.break_continue.append((end_dest, self.jump_dest(cond_block)))
        self.emit_block(body)
        self.emit_scoped_stmt(stmt.body)
        self.emit_block(cond_block)
        cond = self.evaluate_condition(stmt.cond)
        self.break_continue.pop()
        is_once = isinstance(cond, ConstantInt) and cond.value == 0
        self._push_loop(body, attrs, stmt.cond, stmt.body)
        if not is_once:
            self.create_cond_br(cond, body, end)
        self.loops.pop()
        self.emit_block(end)
        if is_once:
            self.simplify_forwarding_blocks(cond_block)

    def emit_for_stmt(self, stmt: ForStmt, attrs: list[Attr]) -> None:
        end = Block("for.end")
        end_dest, depth = self.jump_dest(end), len(self.cleanups)
        if stmt.init is not None:
            self.emit_stmt(stmt.init)
        header = Block("for.cond")
        header_dest = self.jump_dest(header)
        self.emit_block(header)
        self._push_loop(header, attrs, stmt.cond, stmt.body)
        next_dest, inner = header_dest, len(self.cleanups)
        if stmt.inc is not None and stmt.cond_var is None:
            next_dest = self.jump_dest(Block("for.inc"))
        if stmt.cond is not None:
            if stmt.cond_var is not None:
                self.emit_var_decl(stmt.cond_var)
                next_dest = self.jump_dest(Block("for.inc")) if stmt.inc is not None else header_dest
            body = Block("for.body")
            self._branch_out_of_loop(self.evaluate_condition(stmt.cond), body, end_dest, depth, "for.cond.cleanup")
            self.emit_block(body)
        self.break_continue.append((end_dest, next_dest))
        self.emit_scoped_stmt(stmt.body)
        if stmt.inc is not None:
            self.emit_block(next_dest.block)
            self.emit_stmt(stmt.inc)
        self.break_continue.pop()
        self.pop_cleanups(inner)
        self.emit_branch(header)
        self.pop_cleanups(depth)
        self.loops.pop()
        self.emit_block(end, True)

    # ------------------------------------------------------------ switch

    def emit_switch_stmt(self, stmt: SwitchStmt) -> None:
        saved = self.switch_instruction
        value = self.constants.evaluate_int(stmt.cond)
        if value is not None:
            finder = CaseFinder()
            if finder.find(stmt, value):
                if stmt.cond_var is not None:
                    self.emit_var_decl(stmt.cond_var)
                self.switch_instruction = None
                depth = len(self.cleanups)
                for part in finder.result:
                    self.emit_stmt(part)
                self.pop_cleanups(depth)
                self.switch_instruction = saved
                return
        self._emit_switch(stmt)
        self.switch_instruction = saved

    def _emit_switch(self, stmt: SwitchStmt) -> None:
        end, default = Block("sw.epilog"), Block("sw.default")
        end_dest, depth = self.jump_dest(end), len(self.cleanups)
        if stmt.cond_var is not None:
            self.emit_var_decl(stmt.cond_var)
        inner = len(self.cleanups)
        value = self.emit_scalar_expr(stmt.cond)
        self.pop_cleanups(inner)
        made = self.builder.switch(value, default)
        assert made is not None
        self.add_control_flow_hint(made)
        self.switch_instruction = made
        self.builder.position_at_end(None)
        outer_continue = self.break_continue[-1][1] if self.break_continue else end_dest
        self.break_continue.append((end_dest, outer_continue))
        self.emit_stmt(stmt.body)
        self.break_continue.pop()
        if default.parent is None:
            if len(self.cleanups) > depth:
                self.emit_block(default)
            else:
                self.replace_block(default, end)
        self.pop_cleanups(depth)
        self.emit_block(end, True)

    def emit_case_stmt(self, stmt: CaseStmt) -> None:
        """Cases in a row share a block."""
        made = self.switch_instruction
        sub: Stmt = stmt
        if made is not None:
            block = Block("sw.bb")
            self.emit_block(block)
            while isinstance(sub, CaseStmt):
                made.add_case(const_int(made.operands[0].type, sub.constant), block)
                sub = sub.sub
        while isinstance(sub, CaseStmt):
            sub = sub.sub
        self.emit_stmt(sub)

    def emit_default_stmt(self, stmt: DefaultStmt) -> None:
        if self.switch_instruction is not None:
            self.emit_block(self.switch_instruction.targets[0])
        self.emit_stmt(stmt.sub)


def _is_void(expr: Expr) -> bool:
    canonical = expr.type.canonical
    return isinstance(canonical, BuiltinType) and canonical.category == "void"


def _is_empty(body: Stmt) -> bool:
    return isinstance(body, NullStmt) or (isinstance(body, CompoundStmt) and not body.body)


SIMPLE_EMITTERS: dict[type, Callable[..., None]] = {
    NullStmt: StmtEmitter._emit_null_stmt,
    CompoundStmt: StmtEmitter.emit_compound_stmt,
    DeclStmt: StmtEmitter._emit_decl_stmt,
    AttributedStmt: StmtEmitter.emit_attributed_stmt,
    BreakStmt: StmtEmitter.emit_break_stmt,
    DiscardStmt: StmtEmitter.emit_discard_stmt,
    ContinueStmt: StmtEmitter.emit_continue_stmt,
    CaseStmt: StmtEmitter.emit_case_stmt,
    DefaultStmt: StmtEmitter.emit_default_stmt,
    GotoStmt: StmtEmitter.emit_goto_stmt,
    LabelStmt: StmtEmitter.emit_label_stmt,
}
LOOP_EMITTERS: dict[type, Callable[..., None]] = {
    WhileStmt: StmtEmitter.emit_while_stmt,
    DoStmt: StmtEmitter.emit_do_stmt,
    ForStmt: StmtEmitter.emit_for_stmt,
}
STMT_EMITTERS: dict[type, Callable[..., None]] = {
    IfStmt: StmtEmitter.emit_if_stmt,
    ReturnStmt: StmtEmitter.emit_return_stmt,
    SwitchStmt: StmtEmitter.emit_switch_stmt,
}
