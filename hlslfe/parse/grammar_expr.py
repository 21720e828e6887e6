"""The grammar of expressions.

Mirrors clang/lib/Parse/ParseExpr.cpp: Parser::ParseExpression, Parser::ParseCastExpression and
clang/lib/Parse/ParseExprCXX.cpp: Parser::ParseCXXTypeConstructExpression, Parser::ParseCXXCasts.
Differs: all operators share the nonterminal `expr` and yacc's precedence table (parser.py) orders them; `expression`
adds the comma. Bodies read `p.slice` where they run for almost every token: `p[n]` costs twice as much.
"""

from __future__ import annotations

from hlslfe.lex.literals import parse_char, parse_string
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase, name_part, simple_name

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class ExprGrammar(GrammarBase):
    # ------------------------------------------------------------ primary expressions

    def p_expr_identifier(self, p: Production) -> None:
        """expr : IDENTIFIER"""
        p.slice[0].value = tree.DeclRefExpr(simple_name(p.slice[1]))

    def p_expr_qualified(self, p: Production) -> None:
        """expr : qualified_value"""
        p[0] = tree.DeclRefExpr(p[1])

    def p_expr_numeric_constant(self, p: Production) -> None:
        """expr : NUMERIC_CONSTANT"""
        p.slice[0].value = self.number(p.slice[1])

    def p_expr_char_constant(self, p: Production) -> None:
        """expr : CHAR_CONSTANT"""
        loc = p.lexpos(1)
        p[0] = tree.CharacterLiteral(loc, parse_char(self.diags, loc, p[1]))

    def p_expr_string(self, p: Production) -> None:
        """expr : string_literal"""
        p[0] = p[1]

    def p_string_literal(self, p: Production) -> None:
        """string_literal : STRING_LITERAL"""
        loc = p.lexpos(1)
        p[0] = tree.StringLiteral(loc, parse_string(self.diags, loc, p[1]), loc, [(loc, p[1])])

    def p_string_literal_adjacent(self, p: Production) -> None:
        """string_literal : string_literal STRING_LITERAL"""
        first = p[1]
        loc = p.lexpos(2)
        pieces = [*first.pieces, (loc, p[2])]
        p[0] = tree.StringLiteral(first.loc, first.value + parse_string(self.diags, loc, p[2]), loc, pieces)

    def p_expr_bool(self, p: Production) -> None:
        """expr : KW_TRUE
                | KW_FALSE"""
        p[0] = tree.CXXBoolLiteralExpr(p.lexpos(1), p[1] == "true")

    def p_expr_this(self, p: Production) -> None:
        """expr : KW_THIS"""
        p[0] = tree.CXXThisExpr(p.lexpos(1))

    def p_expr_paren(self, p: Production) -> None:
        """expr : L_PAREN expression R_PAREN"""
        sym, left, inner, right = p.slice
        sym.value = tree.ParenExpr(left.lexpos, inner.value, right.lexpos)

    def p_expr_invalid(self, p: Production) -> None:
        """expr : INVALID_EXPR"""
        p[0] = tree.InvalidExpr(p.lexpos(1))

    def p_expr_unsupported(self, p: Production) -> None:
        """expr : KW_NULLPTR"""
        p[0] = tree.UnsupportedExpr(p.lexpos(1), "'nullptr'", p.lexpos(1))

    # ------------------------------------------------------------ names

    def p_qualified_value(self, p: Production) -> None:
        """qualified_value : nested_name IDENTIFIER
                           | global_name IDENTIFIER"""
        p[0] = p[1].finish(name_part(p.slice[2]))

    def p_qualified_value_template(self, p: Production) -> None:
        """qualified_value : nested_name function_template_id
                           | global_name function_template_id"""
        p[0] = p[1].finish(p[2])

    def p_qualified_value_plain_template(self, p: Production) -> None:
        """qualified_value : function_template_id"""
        p[0] = tree.QualifiedName([p[1]])

    def p_template_id(self, p: Production) -> None:
        """template_id : TEMPLATE_NAME LANGLE template_args RANGLE
           function_template_id : TEMPLATE_FUNCTION LANGLE template_args RANGLE"""
        p[0] = tree.NamePart(p.lexpos(1), p[1], p[3], p.lexpos(4))

    def p_template_id_empty(self, p: Production) -> None:
        """template_id : TEMPLATE_NAME LANGLE RANGLE
           function_template_id : TEMPLATE_FUNCTION LANGLE RANGLE"""
        p[0] = tree.NamePart(p.lexpos(1), p[1], [], p.lexpos(3))

    def p_template_args(self, p: Production) -> None:
        """template_args : template_arg
                         | template_args COMMA template_arg"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_template_arg(self, p: Production) -> None:
        """template_arg : type_id
                        | expr"""
        p[0] = p[1]

    # ------------------------------------------------------------ postfix expressions

    def p_expr_member(self, p: Production) -> None:
        """expr : expr PERIOD IDENTIFIER
                | expr ARROW IDENTIFIER"""
        sym, base, op, name = p.slice
        sym.value = tree.MemberExpr(base.value, op.lexpos, op.type == "ARROW", simple_name(name))

    def p_expr_member_qualified(self, p: Production) -> None:
        """expr : expr PERIOD member_name
                | expr ARROW member_name"""
        p[0] = tree.MemberExpr(p[1], p.lexpos(2), p[2] == "->", p[3])

    def p_member_name(self, p: Production) -> None:
        """member_name : qualified_value
                       | operator_name"""
        p[0] = p[1]

    def p_expr_subscript(self, p: Production) -> None:
        """expr : expr L_SQUARE expression R_SQUARE"""
        sym, base, left, index, right = p.slice
        sym.value = tree.ArraySubscriptExpr(base.value, left.lexpos, index.value, right.lexpos)

    def p_expr_call(self, p: Production) -> None:
        """expr : expr L_PAREN arguments R_PAREN"""
        sym, callee, left, args, right = p.slice
        sym.value = tree.CallExpr(callee.value, left.lexpos, args.value, right.lexpos)

    def p_expr_call_empty(self, p: Production) -> None:
        """expr : expr L_PAREN R_PAREN"""
        p[0] = tree.CallExpr(p[1], p.lexpos(2), [], p.lexpos(3))

    def p_expr_construct(self, p: Production) -> None:
        """expr : simple_type L_PAREN arguments R_PAREN"""
        p[0] = tree.CXXFunctionalCastExpr(self.type_name(p[1]), p.lexpos(2), p[3], p.lexpos(4))

    def p_expr_construct_empty(self, p: Production) -> None:
        """expr : simple_type L_PAREN R_PAREN"""
        p[0] = tree.CXXFunctionalCastExpr(self.type_name(p[1]), p.lexpos(2), [], p.lexpos(3))

    def p_expr_construct_braced(self, p: Production) -> None:
        """expr : simple_type init_list"""
        inits = p[2]
        p[0] = tree.CXXFunctionalCastExpr(self.type_name(p[1]), inits.begin, inits.inits, inits.end, True)

    def p_expr_postfix(self, p: Production) -> None:
        """expr : expr PLUSPLUS
                | expr MINUSMINUS"""
        p[0] = tree.UnaryOperator(p.lexpos(2), p[2], p[1], True)

    def p_arguments(self, p: Production) -> None:
        """arguments : argument"""
        p.slice[0].value = [p.slice[1].value]

    def p_arguments_more(self, p: Production) -> None:
        """arguments : arguments COMMA argument"""
        sym, args, _, last = p.slice
        args.value.append(last.value)
        sym.value = args.value

    def p_argument(self, p: Production) -> None:
        """argument : expr
                    | init_list"""
        p.slice[0].value = p.slice[1].value

    # ------------------------------------------------------------ unary expressions and casts

    def p_expr_unary(self, p: Production) -> None:
        """expr : PLUS expr %prec UNARY
                | MINUS expr %prec UNARY
                | EXCLAIM expr %prec UNARY
                | TILDE expr %prec UNARY
                | PLUSPLUS expr %prec UNARY
                | MINUSMINUS expr %prec UNARY
                | STAR expr %prec UNARY
                | AMP expr %prec UNARY"""
        sym, op, operand = p.slice
        sym.value = tree.UnaryOperator(op.lexpos, op.value, operand.value)

    def p_expr_cast(self, p: Production) -> None:
        """expr : L_PAREN type_id R_PAREN expr %prec UNARY
                | L_PAREN type_id R_PAREN init_list %prec UNARY"""
        p[0] = tree.CStyleCastExpr(p.lexpos(1), p[2], p.lexpos(3), p[4])

    def p_expr_named_cast(self, p: Production) -> None:
        """expr : named_cast LANGLE type_id RANGLE L_PAREN expression R_PAREN"""
        p[0] = tree.CXXStaticCastExpr(p[1].lexpos, p[1].value, p[3], p[6], p.lexpos(7))

    def p_named_cast(self, p: Production) -> None:
        """named_cast : KW_STATIC_CAST
                      | KW_REINTERPRET_CAST
                      | KW_CONST_CAST
                      | KW_DYNAMIC_CAST"""
        p[0] = p.slice[1]

    def p_expr_sizeof(self, p: Production) -> None:
        """expr : KW_SIZEOF expr %prec UNARY"""
        p[0] = tree.UnaryExprOrTypeTraitExpr(p.lexpos(1), p[2], p[2].end)

    def p_expr_sizeof_type(self, p: Production) -> None:
        """expr : KW_SIZEOF L_PAREN type_id R_PAREN %prec SIZEOF_TYPE"""
        p[0] = tree.UnaryExprOrTypeTraitExpr(p.lexpos(1), p[3], p.lexpos(4))

    def p_expr_new(self, p: Production) -> None:
        """expr : KW_NEW simple_type"""
        p[0] = tree.UnsupportedExpr(p.lexpos(1), "'new'", p[2].end)

    def p_expr_delete(self, p: Production) -> None:
        """expr : KW_DELETE expr %prec UNARY
                | KW_DELETE L_SQUARE R_SQUARE expr %prec UNARY"""
        p[0] = tree.UnsupportedExpr(p.lexpos(1), "'delete'", p[len(p) - 1].end)

    def p_expr_throw(self, p: Production) -> None:
        """expr : KW_THROW expr"""
        p[0] = tree.UnsupportedExpr(p.lexpos(1), "'throw'", p[2].end)

    # ------------------------------------------------------------ infix expressions

    def p_expr_binary(self, p: Production) -> None:
        """expr : expr STAR expr
                | expr SLASH expr
                | expr PERCENT expr
                | expr PLUS expr
                | expr MINUS expr
                | expr LESSLESS expr
                | expr GREATERGREATER expr
                | expr LESS expr
                | expr GREATER expr
                | expr LESSEQUAL expr
                | expr GREATEREQUAL expr
                | expr EQUALEQUAL expr
                | expr EXCLAIMEQUAL expr
                | expr AMP expr
                | expr CARET expr
                | expr PIPE expr
                | expr AMPAMP expr
                | expr PIPEPIPE expr
                | expr PERIODSTAR expr
                | expr ARROWSTAR expr
                | expr EQUAL expr
                | expr STAREQUAL expr
                | expr SLASHEQUAL expr
                | expr PERCENTEQUAL expr
                | expr PLUSEQUAL expr
                | expr MINUSEQUAL expr
                | expr LESSLESSEQUAL expr
                | expr GREATERGREATEREQUAL expr
                | expr AMPEQUAL expr
                | expr CARETEQUAL expr
                | expr PIPEEQUAL expr"""
        sym, lhs, op, rhs = p.slice
        sym.value = tree.BinaryOperator(op.lexpos, op.value, lhs.value, rhs.value)

    def p_expr_assign_list(self, p: Production) -> None:
        """expr : expr EQUAL init_list"""
        p[0] = tree.BinaryOperator(p.lexpos(2), "=", p[1], p[3])

    def p_expr_conditional(self, p: Production) -> None:
        """expr : expr QUESTION expression COLON expr %prec QUESTION"""
        p[0] = tree.ConditionalOperator(p.lexpos(2), p[1], p[3], p.lexpos(4), p[5])

    def p_expression(self, p: Production) -> None:
        """expression : expr"""
        p.slice[0].value = p.slice[1].value

    def p_expression_comma(self, p: Production) -> None:
        """expression : expression COMMA expr"""
        p[0] = tree.BinaryOperator(p.lexpos(2), ",", p[1], p[3])

    # ------------------------------------------------------------ initializer lists

    def p_init_list(self, p: Production) -> None:
        """init_list : L_BRACE arguments R_BRACE
                     | L_BRACE arguments COMMA R_BRACE"""
        p[0] = tree.InitListExpr(p.lexpos(1), p[2], p.lexpos(len(p) - 1))

    def p_init_list_empty(self, p: Production) -> None:
        """init_list : L_BRACE R_BRACE"""
        p[0] = tree.InitListExpr(p.lexpos(1), [], p.lexpos(2))

