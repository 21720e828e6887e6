"""The grammar of lambdas, of template packs, and of fold expressions.

Mirrors clang/lib/Parse/ParseExprCXX.cpp: Parser::ParseLambdaExpression, Parser::ParseLambdaIntroducer,
clang/lib/Parse/ParseExpr.cpp: Parser::ParseFoldExpression and clang/lib/Parse/ParseTemplate.cpp:
Parser::ParseExplicitInstantiation, Parser::ParseTemplateTemplateParameter.
Differs: the token filter tells the `[` of a lambda from that of a subscript or an attribute.
"""

from __future__ import annotations

from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class LambdaGrammar(GrammarBase):
    # ------------------------------------------------------------ lambdas

    def p_expr_lambda(self, p: Production) -> None:
        """expr : lambda_head compound_stmt"""
        self.scopes.pop()
        node, body = p[1], p[2]
        node.body = body
        node.end = body.rbrace
        p[0] = node

    def p_lambda_introducer(self, p: Production) -> None:
        """lambda_introducer : LAMBDA captures R_SQUARE
                             | LAMBDA R_SQUARE"""
        captures = p[2] if len(p) == 4 else []
        self.scopes.push(kinds.BLOCK)
        self.mark(p, 1)
        for capture in captures:
            if capture.name and capture.name != "this":
                self.scopes.declare_value(capture.name)
        p[0] = tree.LambdaExpr(p.lexpos(1), captures)

    def p_captures(self, p: Production) -> None:
        """captures : capture
                    | captures COMMA capture"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_capture_default(self, p: Production) -> None:
        """capture : EQUAL
                   | AMP"""
        p[0] = tree.LambdaCapture(p.lexpos(1), "", p[1] == "&")

    def p_capture_copy(self, p: Production) -> None:
        """capture : IDENTIFIER
                   | KW_THIS
                   | IDENTIFIER ELLIPSIS
                   | IDENTIFIER EQUAL expr"""
        init = p[3] if len(p) == 4 else None
        p[0] = tree.LambdaCapture(p.lexpos(1), p[1], False, init, len(p) == 3)

    def p_capture_reference(self, p: Production) -> None:
        """capture : AMP IDENTIFIER
                   | AMP IDENTIFIER ELLIPSIS
                   | AMP IDENTIFIER EQUAL expr"""
        init = p[4] if len(p) == 5 else None
        p[0] = tree.LambdaCapture(p.lexpos(2), p[2], True, init, len(p) == 4)

    def p_lambda_head(self, p: Production) -> None:
        """lambda_head : lambda_introducer
                       | lambda_declarator"""
        p[0] = p[1]
        self.mark(p, 1)

    def p_lambda_declarator(self, p: Production) -> None:
        """lambda_declarator : lambda_introducer L_PAREN parameters R_PAREN
                             | lambda_introducer L_PAREN R_PAREN"""
        p[1].params = p[3] if len(p) == 5 else []
        p[0] = p[1]
        self.mark(p, 2)

    def p_lambda_declarator_mutable(self, p: Production) -> None:
        """lambda_declarator : lambda_declarator KW_MUTABLE"""
        p[1].is_mutable = True
        p[0] = p[1]
        self.mark(p, 1)

    def p_lambda_declarator_result(self, p: Production) -> None:
        """lambda_declarator : lambda_declarator ARROW trailing_type"""
        spec = p[3]
        p[1].result = tree.TypeName(spec.loc, spec, [], spec.loc, spec.end)
        p[0] = p[1]
        self.mark(p, 1)

    # ------------------------------------------------------------ packs

    def p_argument_pack(self, p: Production) -> None:
        """argument : expr ELLIPSIS
           template_arg : type_id ELLIPSIS
                        | expr ELLIPSIS"""
        p[0] = tree.PackExpansionExpr(p[1], p.lexpos(2))

    def p_base_specifier_pack(self, p: Production) -> None:
        """base_specifier : named_type ELLIPSIS"""
        p[0] = tree.BaseSpecifier(p[1].name, "", False)
        p[0].is_pack = True

    def p_expr_sizeof_pack(self, p: Production) -> None:
        """expr : KW_SIZEOF ELLIPSIS L_PAREN any_name R_PAREN"""
        p[0] = tree.SizeOfPackExpr(p.lexpos(1), p[4].value, p[4].lexpos, p.lexpos(5))

    def p_fold_op(self, p: Production) -> None:
        """fold_op : STAR
                   | SLASH
                   | PERCENT
                   | PLUS
                   | MINUS
                   | LESSLESS
                   | GREATERGREATER
                   | LESS
                   | GREATER
                   | LESSEQUAL
                   | GREATEREQUAL
                   | EQUALEQUAL
                   | EXCLAIMEQUAL
                   | AMP
                   | CARET
                   | PIPE
                   | AMPAMP
                   | PIPEPIPE
                   | EQUAL
                   | STAREQUAL
                   | PLUSEQUAL
                   | MINUSEQUAL
                   | AMPEQUAL
                   | PIPEEQUAL"""
        p[0] = p.slice[1]

    def fold(self, lparen: int, lhs: tree.Expr | None, op: str, op_loc: int, ellipsis: int, rhs: tree.Expr | None,
             rparen: int) -> tree.Expr:
        """The node of a fold expression, which C++17 brought."""
        self.diags.report(ellipsis, "ext_fold_expression")
        return tree.CXXFoldExpr(lparen, lhs, op, op_loc, ellipsis, rhs, rparen)

    def p_expr_fold_left(self, p: Production) -> None:
        """expr : L_PAREN ELLIPSIS fold_op expr R_PAREN
                | L_PAREN ELLIPSIS COMMA expr R_PAREN"""
        op = p[3] if p.slice[3].type == "fold_op" else p.slice[3]
        p[0] = self.fold(p.lexpos(1), None, op.value, op.lexpos, p.lexpos(2), p[4], p.lexpos(5))

    def p_expr_fold_right(self, p: Production) -> None:
        """expr : L_PAREN expr fold_op ELLIPSIS R_PAREN
                | L_PAREN expression COMMA ELLIPSIS R_PAREN"""
        op = p[3] if p.slice[3].type == "fold_op" else p.slice[3]
        p[0] = self.fold(p.lexpos(1), p[2], op.value, op.lexpos, p.lexpos(4), None, p.lexpos(5))

    def p_expr_fold_both(self, p: Production) -> None:
        """expr : L_PAREN expr fold_op ELLIPSIS fold_op expr R_PAREN"""
        op = p[3]
        p[0] = self.fold(p.lexpos(1), p[2], op.value, op.lexpos, p.lexpos(4), p[6], p.lexpos(7))

    # ------------------------------------------------------------ templates

    def p_template_param_template(self, p: Production) -> None:
        """template_param : template_template_head any_name
                          | template_template_head any_name EQUAL type_name_of_template"""
        _loc, params = p[1]
        name = p[2]
        self.scopes.declare_parameter(name.value, kinds.Entry(kinds.TYPE_TEMPLATE))
        p[0] = tree.TemplateTemplateParam(name.lexpos, name.value, params, p[4] if len(p) == 5 else None)

    def p_template_param_template_unnamed(self, p: Production) -> None:
        """template_param : template_template_head"""
        p[0] = tree.TemplateTemplateParam(p[1][0], "", p[1][1], None)

    def p_template_param_template_pack(self, p: Production) -> None:
        """template_param : template_template_head ELLIPSIS any_name"""
        name = p[3]
        self.scopes.declare_parameter(name.value, kinds.Entry(kinds.TYPE_TEMPLATE))
        p[0] = tree.TemplateTemplateParam(name.lexpos, name.value, p[1][1], None, True)

    def p_template_template_head(self, p: Production) -> None:
        """template_template_head : template_open template_params RANGLE KW_TYPENAME"""
        self.scopes.pop()
        p[0] = (p[1], p[2])

    def p_type_name_of_template(self, p: Production) -> None:
        """type_name_of_template : named_type"""
        p[0] = self.type_name(p[1])

    def p_explicit_instantiation(self, p: Production) -> None:
        """template_decl : KW_TEMPLATE declaration
                         | KW_EXTERN KW_TEMPLATE declaration"""
        p[0] = tree.ExplicitInstantiationDecl(p.lexpos(len(p) - 2), p[len(p) - 1], len(p) == 4)
