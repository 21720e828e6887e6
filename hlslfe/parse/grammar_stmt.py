"""The grammar of statements.

Mirrors clang/lib/Parse/ParseStmt.cpp: Parser::ParseStatementOrDeclaration, Parser::ParseCompoundStatementBody.
Differs: a label before a closing brace gets a null statement; the dangling `else` is settled by precedence.
"""

from __future__ import annotations

from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class StmtGrammar(GrammarBase):
    def p_statement(self, p: Production) -> None:
        """statement : compound_stmt
                     | expr_stmt
                     | decl_stmt
                     | null_stmt
                     | if_stmt
                     | for_stmt
                     | while_stmt
                     | do_stmt
                     | switch_stmt
                     | case_stmt
                     | jump_stmt
                     | try_stmt"""
        p.slice[0].value = p.slice[1].value

    def p_statement_error(self, p: Production) -> None:
        """statement : error"""
        self.end_recovery(p)
        p[0] = tree.InvalidStmt(p.lexpos(1))

    def p_attributed_stmt(self, p: Production) -> None:
        """statement : attribute_group statement"""
        attributes, sub = p[1], p[2]
        if isinstance(sub, tree.DeclStmt):
            self.attach(attributes, sub.decl)
        elif isinstance(sub, tree.AttributedStmt):
            sub = tree.AttributedStmt(attributes + sub.attrs, sub.sub)
        elif attributes:
            sub = tree.AttributedStmt(attributes, sub)
        p[0] = sub

    def p_compound_stmt(self, p: Production) -> None:
        """compound_stmt : block_open statements R_BRACE
                         | block_open statements trailing_labels R_BRACE"""
        self.scopes.pop()
        body = p[2]
        if len(p) == 5:
            body.append(p[3])
        p[0] = tree.CompoundStmt(p[1], body, p.lexpos(len(p) - 1))
        p[0].ends_in_label = len(p) == 5

    def p_block_open(self, p: Production) -> None:
        """block_open : L_BRACE"""
        self.scopes.push(kinds.BLOCK)
        self.mark(p, 1)
        p[0] = p.lexpos(1)

    def p_statements_empty(self, p: Production) -> None:
        """statements : """
        p[0] = []

    def p_statements(self, p: Production) -> None:
        """statements : statements statement"""
        sym, body, last = p.slice
        body.value.append(last.value)
        sym.value = body.value

    def p_null_stmt(self, p: Production) -> None:
        """null_stmt : SEMI"""
        p[0] = tree.NullStmt(p.lexpos(1))

    def p_expr_stmt(self, p: Production) -> None:
        """expr_stmt : expression SEMI"""
        p.slice[0].value = tree.ExprStmt(p.slice[1].value)

    def p_decl_stmt(self, p: Production) -> None:
        """decl_stmt : simple_decl
                     | block_decl"""
        decl = p[1]
        if isinstance(decl, tree.SimpleDecl):
            p[0] = tree.DeclStmt(decl.loc, decl, decl.end)
        else:
            p[0] = tree.DeclStmt(decl.loc, decl, decl.loc)

    # ------------------------------------------------------------ selection

    def p_condition(self, p: Production) -> None:
        """condition : expression
                     | condition_decl"""
        p[0] = p[1]

    def p_condition_decl(self, p: Production) -> None:
        """condition_decl : specs variable EQUAL initializer
                          | specs variable init_list"""
        declarator = p[2]
        self.initialize(declarator, "{" if len(p) == 4 else "=", p[len(p) - 1],
                        p[3].begin if len(p) == 4 else p.lexpos(3))
        p[0] = tree.SimpleDecl(p[1], [declarator], [], declarator.end)

    def p_if_stmt(self, p: Production) -> None:
        """if_stmt : if_open condition R_PAREN statement %prec IF_WITHOUT_ELSE"""
        p[0] = self.if_stmt(p[1], p[2], p[4], 0, None)

    def p_if_else_stmt(self, p: Production) -> None:
        """if_stmt : if_open condition R_PAREN statement KW_ELSE statement"""
        p[0] = self.if_stmt(p[1], p[2], p[4], p.lexpos(5), p[6])

    @staticmethod
    def if_stmt(head: tuple[int, bool, tree.Stmt | None], cond: tree.Expr | tree.Decl, then: tree.Stmt,
                else_loc: int, else_: tree.Stmt | None) -> tree.IfStmt:
        """The node of an `if` whose beginning is `head`."""
        made = tree.IfStmt(head[0], cond, then, else_loc, else_)
        _, made.is_constexpr, made.init = head
        return made

    def p_if_open(self, p: Production) -> None:
        """if_open : KW_IF L_PAREN
                   | KW_IF KW_CONSTEXPR L_PAREN"""
        self.open_if(p, None)

    def p_if_open_init(self, p: Production) -> None:
        """if_open : IF_INIT L_PAREN selection_init
                   | IF_INIT KW_CONSTEXPR L_PAREN selection_init"""
        self.open_if(p, p[len(p) - 1])

    def open_if(self, p: Production, init: tree.Stmt | None) -> None:
        """`if (`, `if constexpr (`, and both with a statement before the condition."""
        is_constexpr = p.slice[2].type == "KW_CONSTEXPR"
        if is_constexpr:
            self.diags.report(p.lexpos(2), "ext_constexpr_if")
        self.mark(p, 3 if is_constexpr else 2)
        p[0] = (p.lexpos(1), is_constexpr, init)

    def p_selection_init_stmt(self, p: Production) -> None:
        """selection_init : expr_stmt
                          | null_stmt"""
        self.diags.report(p[1].loc, "ext_init_statement")
        p[0] = p[1]

    def p_selection_init_decl(self, p: Production) -> None:
        """selection_init : simple_decl"""
        self.diags.report(p[1].loc, "ext_init_statement")
        p[0] = tree.DeclStmt(p[1].loc, p[1], p[1].end)

    def p_switch_stmt(self, p: Production) -> None:
        """switch_stmt : KW_SWITCH L_PAREN condition R_PAREN statement"""
        p[0] = tree.SwitchStmt(p.lexpos(1), p[3], p[5])

    def p_switch_stmt_init(self, p: Production) -> None:
        """switch_stmt : SWITCH_INIT L_PAREN selection_init condition R_PAREN statement"""
        p[0] = tree.SwitchStmt(p.lexpos(1), p[4], p[6])
        p[0].init = p[3]

    def p_case_stmt(self, p: Production) -> None:
        """case_stmt : KW_CASE expr COLON statement"""
        p[0] = tree.CaseStmt(p.lexpos(1), p[2], p[4])

    def p_case_stmt_range(self, p: Production) -> None:
        """case_stmt : KW_CASE expr ELLIPSIS expr COLON statement"""
        p[0] = tree.CaseStmt(p.lexpos(1), p[2], p[6])
        p[0].last = p[4]

    def p_default_stmt(self, p: Production) -> None:
        """case_stmt : KW_DEFAULT COLON statement"""
        p[0] = tree.DefaultStmt(p.lexpos(1), p[3])

    def p_trailing_labels_case(self, p: Production) -> None:
        """trailing_labels : KW_CASE expr COLON
                           | KW_CASE expr COLON trailing_labels"""
        p[0] = tree.CaseStmt(p.lexpos(1), p[2], p[4] if len(p) == 5 else tree.NullStmt(p.lexpos(3)))

    def p_trailing_labels_default(self, p: Production) -> None:
        """trailing_labels : KW_DEFAULT COLON
                           | KW_DEFAULT COLON trailing_labels"""
        p[0] = tree.DefaultStmt(p.lexpos(1), p[3] if len(p) == 4 else tree.NullStmt(p.lexpos(2)))

    def p_trailing_labels_name(self, p: Production) -> None:
        """trailing_labels : IDENTIFIER COLON
                           | IDENTIFIER COLON trailing_labels"""
        p[0] = tree.LabelStmt(p.lexpos(1), p[1], p[3] if len(p) == 4 else tree.NullStmt(p.lexpos(2)))

    def p_label_stmt(self, p: Production) -> None:
        """statement : IDENTIFIER COLON statement"""
        p[0] = tree.LabelStmt(p.lexpos(1), p[1], p[3])

    # ------------------------------------------------------------ iteration

    def p_for_stmt(self, p: Production) -> None:
        """for_stmt : for_open for_init for_cond SEMI for_inc R_PAREN statement"""
        if self.scopes.pop():
            self.filter.reclassify()
        p[0] = tree.ForStmt(p[1], p[2], p[3], p[5], p[7])

    def p_for_open(self, p: Production) -> None:
        """for_open : KW_FOR L_PAREN"""
        self.scopes.push(kinds.BLOCK)
        self.mark(p, 2)
        p[0] = p.lexpos(1)

    def p_for_init(self, p: Production) -> None:
        """for_init : expr_stmt
                    | decl_stmt"""
        p[0] = p[1]

    def p_for_init_empty(self, p: Production) -> None:
        """for_init : SEMI"""
        p[0] = None

    def p_for_cond(self, p: Production) -> None:
        """for_cond : condition
           for_inc : expression"""
        p[0] = p[1]

    def p_for_cond_empty(self, p: Production) -> None:
        """for_cond :
           for_inc : """
        p[0] = None

    def p_while_stmt(self, p: Production) -> None:
        """while_stmt : KW_WHILE L_PAREN condition R_PAREN statement"""
        p[0] = tree.WhileStmt(p.lexpos(1), p[3], p[5])

    def p_do_stmt(self, p: Production) -> None:
        """do_stmt : KW_DO statement KW_WHILE L_PAREN expression R_PAREN SEMI"""
        p[0] = tree.DoStmt(p.lexpos(1), p[2], p.lexpos(3), p[5])

    # ------------------------------------------------------------ jumps

    def p_return_stmt(self, p: Production) -> None:
        """jump_stmt : KW_RETURN SEMI
                     | KW_RETURN expression SEMI
                     | KW_RETURN init_list SEMI"""
        p[0] = tree.ReturnStmt(p.lexpos(1), p[2] if len(p) == 4 else None)

    def p_break_stmt(self, p: Production) -> None:
        """jump_stmt : KW_BREAK SEMI"""
        p[0] = tree.BreakStmt(p.lexpos(1))

    def p_continue_stmt(self, p: Production) -> None:
        """jump_stmt : KW_CONTINUE SEMI"""
        p[0] = tree.ContinueStmt(p.lexpos(1))

    def p_discard_stmt(self, p: Production) -> None:
        """jump_stmt : KW_DISCARD SEMI"""
        p[0] = tree.DiscardStmt(p.lexpos(1))

    def p_goto_stmt(self, p: Production) -> None:
        """jump_stmt : KW_GOTO any_name SEMI"""
        name = p[2]
        p[0] = tree.GotoStmt(p.lexpos(1), name.value, name.lexpos)

    def p_rethrow_stmt(self, p: Production) -> None:
        """jump_stmt : KW_THROW SEMI"""
        p[0] = tree.UnsupportedStmt(p.lexpos(1), "'throw'")

    def p_try_stmt(self, p: Production) -> None:
        """try_stmt : KW_TRY compound_stmt handlers"""
        p[0] = tree.UnsupportedStmt(p.lexpos(1), "'try'")

    def p_handlers(self, p: Production) -> None:
        """handlers : handler
                    | handlers handler
           handler : KW_CATCH L_PAREN parameter R_PAREN compound_stmt
                   | KW_CATCH L_PAREN ELLIPSIS R_PAREN compound_stmt"""
