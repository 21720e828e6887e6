"""Statements as source text.

Mirrors clang/lib/AST/StmtPrinter.cpp: StmtPrinter::VisitIfStmt, VisitForStmt, VisitSwitchStmt, ...
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast import stmt as stmts
from hlslfe.ast.attr import (
    Attr,
    HLSLControlFlowHintAttr,
    HLSLLoopHintAttr,
    HLSLPackOffsetAttr,
    HLSLResourceBindingAttr,
)
from hlslfe.ast.decl import Decl, VarDecl
from hlslfe.ast.expr import CXXConstructorExpr, Expr, InitListExpr
from hlslfe.ast.print_expr import ExprPrinter, entity_name, writable_name
from hlslfe.ast.template import SpecializationName

INDENT = "  "


def annotations_text(attributes: list[Attr]) -> str:
    """` : register(b1, space2) : packoffset(c3.y)`, whatever was written of it."""
    text = ""
    for attr in attributes:
        if isinstance(attr, HLSLResourceBindingAttr) and not attr.is_implicit:
            words = [word for word in (attr.slot, f"space{attr.space}" if attr.has_space else "") if word]
            text += f" : register({', '.join(words)})"
        elif isinstance(attr, HLSLPackOffsetAttr):
            text += f" : packoffset(c{attr.register}.{'xyzw'[attr.component]})"
    return text


def is_static(node: VarDecl) -> bool:
    """Is it declared with `static`? The definition of a static member, outside of its class, is not."""
    return node.storage in ("static", "static local") or (node.storage == "member" and node.previous is None)


class StmtPrinter(ExprPrinter):
    """Collects lines; `level` is the indentation of the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.level = 0
        self.scope: tuple[str, ...] = ()  # of the declarations that are being printed

    def line(self, text: str) -> None:
        """Add a line at the current indentation."""
        self.lines.append(INDENT * self.level + text if text else "")

    def decl(self, node: Decl) -> None:
        """Print a declaration; PrintPrinter of ast.print does it."""
        raise NotImplementedError

    # ------------------------------------------------------------ variables

    def init_declarator(self, node: VarDecl, with_type: bool = True) -> str:
        """`float a[2] = {1, 2}`, the type left out for all but the first of a list."""
        base, bounds = self.split(node.type)
        is_outside = node.previous is not None or (  # `S::count` outside of S
            isinstance(node.name, SpecializationName) and writable_name(node.scope) != writable_name(self.scope))
        name = entity_name(node) if is_outside else node.name
        text = f"{base} {name}{bounds}" if with_type else name + bounds
        text += annotations_text(node.attrs)
        if node.init is None or not node.init_style:  # that of a static member may stand outside of its class
            return text
        init = node.init
        if node.init_style == "=":
            return f"{text} = {self.expr(init)}"
        args = self.arguments(init.inits) if isinstance(init, InitListExpr) else self.expr(init)
        if isinstance(init, CXXConstructorExpr):
            args = self.constructor_arguments(init)
        return f"{text}({args})" if node.init_style == "(" else f"{text}{{{args}}}"

    def variables(self, nodes: list[VarDecl]) -> str:
        """A list of variables that share their specifiers."""
        static = "groupshared " if nodes[0].is_groupshared else "extern " if nodes[0].is_extern else ""
        static += "static " if is_static(nodes[0]) else ""
        parts = [self.init_declarator(node, index == 0) for index, node in enumerate(nodes)]
        return static + ", ".join(parts)

    # ------------------------------------------------------------ statements

    def stmt(self, node: stmts.Stmt) -> None:
        """Print a statement on lines of its own."""
        if isinstance(node, Expr):
            self.line(f"{self.expr(node)};")
        else:
            _PRINTERS[type(node)](self, node)

    def body(self, node: stmts.Stmt, head: str) -> None:
        """`head` and the statement that it controls, in braces whatever it is."""
        self.line(head + " {")
        self.level += 1
        for child in node.body if isinstance(node, stmts.CompoundStmt) else [node]:
            self.stmt(child)
        self.level -= 1

    def compound(self, node: stmts.CompoundStmt) -> None:
        self.line("{")
        self.level += 1
        for child in node.body:
            self.stmt(child)
        self.level -= 1
        self.line("}")

    def block(self, node: stmts.CompoundStmt) -> str:
        outer, self.lines = self.lines, []
        self.compound(node)
        inner, self.lines = self.lines, outer
        return "\n".join(inner).lstrip()

    def _decl_stmt(self, node: stmts.DeclStmt) -> None:
        variables = [decl for decl in node.decls if isinstance(decl, VarDecl)]
        for decl in node.decls:
            if not isinstance(decl, VarDecl):
                self.decl(decl)
        if variables:
            self.line(f"{self.variables(variables)};")

    def _attributed(self, node: stmts.AttributedStmt) -> None:
        for attr in node.attrs:
            self.line(f"[{stmt_attribute(attr)}]")
        self.stmt(node.sub)

    def head(self, variable: VarDecl | None, cond: Expr) -> str:
        """What stands between the parentheses of a condition."""
        return self.expr(cond) if variable is None else self.init_declarator(variable)

    def _if(self, node: stmts.IfStmt) -> None:
        word = ""
        link: stmts.Stmt | None = node
        while isinstance(link, stmts.IfStmt):
            keyword = "if constexpr" if link.is_constexpr else "if"
            self.body(link.then, f"{word}{keyword} ({self.head(link.cond_var, link.cond)})")
            word = "} else "
            link = link.else_
        if link is not None:
            self.body(link, "} else")
        self.line("}")

    def _for(self, node: stmts.ForStmt) -> None:
        init = ""
        if isinstance(node.init, stmts.DeclStmt):
            init = self.variables([decl for decl in node.init.decls if isinstance(decl, VarDecl)])
        elif isinstance(node.init, Expr):
            init = self.expr(node.init)
        cond = "" if node.cond is None else " " + self.head(node.cond_var, node.cond)
        inc = "" if node.inc is None else " " + self.expr(node.inc)
        self.body(node.body, f"for ({init};{cond};{inc})")
        self.line("}")

    def _while(self, node: stmts.WhileStmt) -> None:
        self.body(node.body, f"while ({self.head(node.cond_var, node.cond)})")
        self.line("}")

    def _do(self, node: stmts.DoStmt) -> None:
        self.body(node.body, "do")
        self.line(f"}} while ({self.expr(node.cond)});")

    def _switch(self, node: stmts.SwitchStmt) -> None:
        self.body(node.body, f"switch ({self.head(node.cond_var, node.cond)})")
        self.line("}")

    def _label(self, node: stmts.CaseStmt | stmts.DefaultStmt) -> None:
        link: stmts.Stmt = node
        while isinstance(link, (stmts.CaseStmt, stmts.DefaultStmt)):
            self.level -= 1
            self.line(f"case {self.expr(link.value)}:" if isinstance(link, stmts.CaseStmt) else "default:")
            self.level += 1
            link = link.sub
        self.stmt(link)

    def _named_label(self, node: stmts.LabelStmt) -> None:
        link: stmts.Stmt = node
        while isinstance(link, stmts.LabelStmt):
            self.level -= 1
            self.line(f"{link.label.name}:")
            self.level += 1
            link = link.sub
        self.stmt(link)

    def _goto(self, node: stmts.GotoStmt) -> None:
        self.line(f"goto {node.label.name};")

    def _return(self, node: stmts.ReturnStmt) -> None:
        self.line("return;" if node.value is None else f"return {self.expr(node.value)};")

    def _break(self, node: stmts.BreakStmt) -> None:
        self.line("break;")

    def _continue(self, node: stmts.ContinueStmt) -> None:
        self.line("continue;")

    def _discard(self, node: stmts.DiscardStmt) -> None:
        self.line("discard;")

    def _null(self, node: stmts.NullStmt) -> None:
        self.line(";")


def stmt_attribute(attr: Attr) -> str:
    """The attribute of a statement, without its brackets."""
    if isinstance(attr, HLSLLoopHintAttr):
        return f"{attr.directive}({attr.count})" if attr.count else attr.directive
    assert isinstance(attr, HLSLControlFlowHintAttr)
    return attr.hint


_PRINTERS: dict[type[stmts.Stmt], Callable[..., None]] = {
    stmts.NullStmt: StmtPrinter._null, stmts.DiscardStmt: StmtPrinter._discard,
    stmts.BreakStmt: StmtPrinter._break, stmts.ContinueStmt: StmtPrinter._continue,
    stmts.CompoundStmt: StmtPrinter.compound, stmts.DeclStmt: StmtPrinter._decl_stmt,
    stmts.AttributedStmt: StmtPrinter._attributed, stmts.IfStmt: StmtPrinter._if, stmts.ForStmt: StmtPrinter._for,
    stmts.WhileStmt: StmtPrinter._while, stmts.DoStmt: StmtPrinter._do, stmts.SwitchStmt: StmtPrinter._switch,
    stmts.CaseStmt: StmtPrinter._label, stmts.DefaultStmt: StmtPrinter._label, stmts.ReturnStmt: StmtPrinter._return,
    stmts.LabelStmt: StmtPrinter._named_label, stmts.GotoStmt: StmtPrinter._goto,
}
