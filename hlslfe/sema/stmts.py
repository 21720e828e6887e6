"""Statements.

Mirrors clang/lib/Sema/SemaStmt.cpp: Sema::ActOnIfStmt, Sema::ActOnForStmt, Sema::ActOnWhileStmt, Sema::ActOnDoStmt,
Sema::ActOnReturnStmt, Sema::ActOnCompoundStmt, Sema::ActOnBreakStmt, Sema::ActOnContinueStmt and
clang/lib/Parse/ParseStmt.cpp: Parser::ParseStatementOrDeclaration.
Differs: a chain of `else if` is a loop here, so that its length is no depth of recursion.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FunctionDecl, VarDecl
from hlslfe.ast.expr import Expr, RecoveryExpr
from hlslfe.ast.stmt import (
    AttributedStmt,
    BreakStmt,
    CompoundStmt,
    ContinueStmt,
    DeclStmt,
    DiscardStmt,
    DoStmt,
    ForStmt,
    IfStmt,
    NullStmt,
    ReturnStmt,
    Stmt,
    WhileStmt,
)
from hlslfe.ast.types import DEPENDENT, VOID, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.destructors import check_jumps_past_destructors
from hlslfe.sema.flow import SemaFlow
from hlslfe.sema.jumps import SemaJumps
from hlslfe.sema.switch import SemaSwitch
from hlslfe.sema.token_range import expr_range
from hlslfe.sema.unsupported import report_unsupported

# `[unroll] for (...) {`: what the parser counts as one bracket can be three statements deep.
STMTS_PER_BRACKET = 3


class SemaStmt(SemaSwitch, SemaJumps, SemaFlow):
    """Types statements. `loop_depth` counts the loops around the statement, `switches` has the open switches."""

    def act_on_stmt(self, node: tree.Stmt) -> Stmt | None:
        self.stmt_depth += 1
        if self.stmt_depth > STMTS_PER_BRACKET * self.options.bracket_depth:
            self.report_too_deep(node.loc)
            result = None
        else:
            result = _HANDLERS[type(node)](self, node)
        self.stmt_depth -= 1
        return result

    def report_too_deep(self, loc: Loc) -> None:
        """Report nesting beyond the limit, once."""
        if not self.was_too_deep:
            self.was_too_deep = True
            limit = STMTS_PER_BRACKET * self.options.bracket_depth
            self.diags.report(loc, "err_stmt_depth_exceeded", limit)

    def act_on_function_body(self, decl: FunctionDecl, node: tree.CompoundStmt) -> CompoundStmt:
        """The outermost block; it shares the scope of the parameters."""
        outer = (self.stmt_depth, self.loop_depth, self.switches, self.labels)
        self.stmt_depth, self.loop_depth, self.switches, self.labels = 0, 0, [], {}
        body = self._act_on_block(node)
        self.body_has_labels = bool(self.labels)
        if self.labels:
            self.finish_labels(body)
            if self.unit.has_destructors:
                check_jumps_past_destructors(self, decl, body)
        self.stmt_depth, self.loop_depth, self.switches, self.labels = outer
        self.finish_function_body(decl, body)
        return body

    # ------------------------------------------------------------ blocks

    def act_on_compound_stmt(self, node: tree.CompoundStmt) -> CompoundStmt:
        """`{...}` with a scope of its own."""
        self.push_scope()
        body = self._act_on_block(node)
        self.pop_block()
        return body

    def _act_on_block(self, node: tree.CompoundStmt) -> CompoundStmt:
        body: list[Stmt] = []
        if node.ends_in_label:
            self.diags.report(node.rbrace, "ext_cxx_label_end_of_compound_statement")
        for child in node.body:
            stmt = self.act_on_stmt(child)
            if stmt is not None:
                body.append(stmt)
        for index, stmt in enumerate(body):
            self.check_unused_result(stmt)
            if index + 1 < len(body):
                self.check_empty_loop_body(stmt, body[index + 1])
        return CompoundStmt(node.loc, body, node.rbrace)

    def pop_block(self) -> None:
        """Leave a scope of statements; its variables can no longer become the result in place."""
        self.apply_nrvo()
        self.pop_scope()

    def act_on_body(self, node: tree.Stmt) -> Stmt:
        """The statement that a head controls: it has a scope even without braces; after an error, an empty block."""
        if isinstance(node, tree.CompoundStmt):
            return self.act_on_stmt(node) or CompoundStmt(node.loc, [], node.loc)
        self.push_scope()
        stmt = self.act_on_stmt(node)
        self.pop_block()
        if stmt is not None:
            self.check_unused_result(stmt)
        return stmt if stmt is not None else CompoundStmt(node.loc, [], node.loc)

    def act_on_decl_stmt(self, node: tree.DeclStmt) -> Stmt | None:
        """A declaration in a block; None when it leaves nothing behind."""
        decls = self.act_on_local_decl(node.decl)
        return DeclStmt(node.loc, decls, node.end) if decls else None

    def act_on_expr_stmt(self, node: tree.ExprStmt) -> Stmt:
        return self.act_on_full_expr(node.expr)

    def act_on_null_stmt(self, node: tree.NullStmt) -> Stmt:
        return NullStmt(node.loc, node.loc, node.loc)

    def act_on_attributed_stmt(self, node: tree.AttributedStmt) -> Stmt | None:
        """`[unroll] for ...`."""
        sub = self.act_on_stmt(node.sub)
        if isinstance(node.sub, tree.ExprStmt) and isinstance(node.sub.expr, tree.InvalidExpr):
            return sub  # the statement is missing: whether the attributes would suit it is not known
        if isinstance(node.sub, tree.DeclStmt):
            self.reject_decl_attributes(node.attrs)
            return sub
        if sub is None:
            return None
        attrs = self.process_stmt_attributes(sub, node.attrs)
        return AttributedStmt(node.loc, attrs, sub) if attrs else sub

    # ------------------------------------------------------------ conditions

    def act_on_head(self, cond: tree.Expr | tree.Decl) -> tuple[VarDecl | None, Expr]:
        """A condition as bool, and the variable that it declares (into the current scope)."""
        if isinstance(cond, tree.Expr):
            return None, self.act_on_condition(cond)
        variable, use = self.act_on_head_variable(cond)
        if use is None:
            return variable, RecoveryExpr(cond.loc, cond.loc, cond.loc)
        return variable, self.act_on_condition(use)

    def push_head_scope(self, cond: tree.Expr | tree.Decl) -> bool:
        """Open the scope of a condition that declares something; others need none, and a long chain of `else if`
        would make lookups slow."""
        if isinstance(cond, tree.Expr):
            return False
        self.push_scope("control")
        return True

    def act_on_if_stmt(self, node: tree.IfStmt) -> Stmt:
        """`if`, with the whole chain of `else if` that follows."""
        if node.init is not None:
            return self._act_on_if_with_init(node, node.init)
        if node.is_constexpr:
            from hlslfe.sema.constexpr_if import act_on_constexpr_if  # hardly any shader has one

            return act_on_constexpr_if(self, node)
        heads: list[tuple[Loc, VarDecl | None, Expr, Stmt]] = []
        scopes = 0
        link: tree.Stmt | None = node
        while isinstance(link, tree.IfStmt) and link.init is None and not link.is_constexpr:
            scopes += self.push_head_scope(link.cond)
            variable, cond = self.act_on_head(link.cond)
            then = self.act_on_body(link.then)
            if not isinstance(cond, RecoveryExpr):  # the parser may have dropped the body with the rest of its line
                self.check_empty_body(cond.end, then, "warn_empty_if_body", has_else=link.else_ is not None)
            heads.append((link.loc, variable, cond, then))
            if link.else_ is None and not isinstance(then, CompoundStmt):
                self.check_dangling_else(link.then)
            link = link.else_
        result: Stmt | None = None if link is None else self.act_on_body(link)
        for begin, variable, cond, then in reversed(heads):
            result = IfStmt(begin, variable, cond, then, result)
        for _ in range(scopes):
            self.pop_block()
        assert result is not None
        return result

    def _act_on_if_with_init(self, node: tree.IfStmt, init: tree.Stmt) -> Stmt:
        """`if (init; cond)` is the same as a block around both."""
        self.push_scope("control")
        first = self.act_on_stmt(init)
        plain = tree.IfStmt(node.loc, node.cond, node.then, node.else_loc, node.else_)
        plain.is_constexpr = node.is_constexpr
        made = self.act_on_if_stmt(plain)
        self.pop_block()
        return made if first is None else CompoundStmt(node.loc, [first, made], made.end)

    # ------------------------------------------------------------ loops

    def _act_on_loop_body(self, node: tree.Stmt) -> Stmt:
        self.loop_depth += 1
        body = self.act_on_body(node)
        self.loop_depth -= 1
        return body

    def act_on_for_stmt(self, node: tree.ForStmt) -> Stmt:
        self.push_scope("control")
        init = None if node.init is None else self.act_on_stmt(node.init)
        if init is not None:
            self.check_unused_result(init)
        if isinstance(init, NullStmt):
            init = None
        variable: VarDecl | None = None
        cond: Expr | None = None
        if node.cond is not None:
            variable, cond = self.act_on_head(node.cond)
        inc = None if node.inc is None else self.act_on_full_expr(node.inc)
        if inc is not None:
            self.check_unused_result(inc)
        body = self._act_on_loop_body(node.body)
        self.pop_block()
        if self.options.language_version <= 2018:
            from hlslfe.sema.older_hlsl import leak_loop_variables

            leak_loop_variables(self, init)
        return ForStmt(node.loc, init, variable, cond, inc, body)

    def act_on_while_stmt(self, node: tree.WhileStmt) -> Stmt:
        has_scope = self.push_head_scope(node.cond)
        variable, cond = self.act_on_head(node.cond)
        body = self._act_on_loop_body(node.body)
        if has_scope:
            self.pop_block()
        return WhileStmt(node.loc, variable, cond, body)

    def act_on_do_stmt(self, node: tree.DoStmt) -> Stmt:
        body = self._act_on_loop_body(node.body)
        cond = self.act_on_condition(node.cond)
        return DoStmt(node.loc, body, cond, cond.end)

    def act_on_break_stmt(self, node: tree.BreakStmt) -> Stmt | None:
        if not self.loop_depth and not self.switches:
            self.diags.report(node.loc, "err_break_not_in_loop_or_switch")
            return None
        return BreakStmt(node.loc, node.loc, node.loc)

    def act_on_continue_stmt(self, node: tree.ContinueStmt) -> Stmt | None:
        if not self.loop_depth:
            self.diags.report(node.loc, "err_continue_not_in_loop")
            return None
        return ContinueStmt(node.loc, node.loc, node.loc)

    # ------------------------------------------------------------ return and the unsupported

    def act_on_return_stmt(self, node: tree.ReturnStmt) -> Stmt | None:
        function = self.function
        assert function is not None
        if self.open_lambdas and self.open_lambdas[-1].is_deduced and self.open_lambdas[-1].record.call is function:
            return self.act_on_lambda_return(node)
        result = function.result
        self.note_resource_move(result)
        value = None if node.value is None else self._act_on_return_value(node, node.value, result)
        if node.value is None and result.canonical not in (VOID, DEPENDENT):
            self.diags.report(node.loc, "ext_return_missing_expr", function.name)
        stmt = ReturnStmt(node.loc, value, node.loc if value is None else value.end)
        self.note_return(stmt, result)
        return stmt

    def _act_on_return_value(self, node: tree.ReturnStmt, value: tree.Expr, result: Type) -> Expr:
        assert self.function is not None
        if isinstance(value, tree.InitListExpr) and result.canonical is not VOID:
            return self.initialize(result.unqualified, value, [], "=", value.loc)[0]
        expr = self.act_on_expr(value)
        if result.canonical is VOID:
            if expr.type.canonical not in (VOID, DEPENDENT):
                self.diags.report(node.loc, "ext_return_has_expr", self.function.spelled_name,
                                  ranges=[expr_range(self.diags, expr)])
            return expr
        if expr.type is DEPENDENT or result is DEPENDENT:
            return expr
        return self.implicit_convert(expr, result.unqualified, expr.loc, "returning")

    def act_on_discard_stmt(self, node: tree.DiscardStmt) -> Stmt:
        self.diags.report(node.loc, "warn_hlsl_portability", 0, "'discard'")
        self.note_stages(node.loc, "discard", ("pixel",))
        return DiscardStmt(node.loc, node.loc, node.loc)

    def act_on_unsupported_stmt(self, node: tree.UnsupportedStmt) -> None:
        report_unsupported(self.diags, node.loc, node.what)

    def act_on_invalid_stmt(self, node: tree.InvalidStmt) -> None:
        """A syntax error stood here."""


_HANDLERS: dict[type[tree.Stmt], Callable[..., Stmt | None]] = {
    tree.NullStmt: SemaStmt.act_on_null_stmt,
    tree.InvalidStmt: SemaStmt.act_on_invalid_stmt,
    tree.UnsupportedStmt: SemaStmt.act_on_unsupported_stmt,
    tree.ExprStmt: SemaStmt.act_on_expr_stmt,
    tree.DeclStmt: SemaStmt.act_on_decl_stmt,
    tree.CompoundStmt: SemaStmt.act_on_compound_stmt,
    tree.AttributedStmt: SemaStmt.act_on_attributed_stmt,
    tree.IfStmt: SemaStmt.act_on_if_stmt,
    tree.ForStmt: SemaStmt.act_on_for_stmt,
    tree.WhileStmt: SemaStmt.act_on_while_stmt,
    tree.DoStmt: SemaStmt.act_on_do_stmt,
    tree.SwitchStmt: SemaStmt.act_on_switch_stmt,
    tree.CaseStmt: SemaStmt.act_on_label_stmt,
    tree.DefaultStmt: SemaStmt.act_on_label_stmt,
    tree.LabelStmt: SemaStmt.act_on_named_label_stmt,
    tree.GotoStmt: SemaStmt.act_on_goto_stmt,
    tree.BreakStmt: SemaStmt.act_on_break_stmt,
    tree.ContinueStmt: SemaStmt.act_on_continue_stmt,
    tree.DiscardStmt: SemaStmt.act_on_discard_stmt,
    tree.ReturnStmt: SemaStmt.act_on_return_stmt,
}
