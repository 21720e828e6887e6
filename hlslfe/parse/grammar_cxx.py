"""The grammar of what comes from C++ only: `decltype`, trailing return types, function types, `using` declarations.

Mirrors clang/lib/Parse/ParseDeclCXX.cpp: Parser::ParseDecltypeSpecifier, Parser::ParseTrailingReturnType,
Parser::ParseUsingDeclarator, Parser::ParseLinkage, clang/lib/Parse/ParseExprCXX.cpp: Parser::ParseTypeTrait and
clang/lib/Parse/ParseDecl.cpp: Parser::ParseDecompositionDeclarator.
Differs: the token filter tells the parenthesis of a function type from that of an expression; a trailing return type
is one type without pointers or bounds.
"""

from __future__ import annotations

from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase, NamePrefix, name_part

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class CXXGrammar(GrammarBase):
    # ------------------------------------------------------------ decltype

    def p_decltype(self, p: Production) -> None:
        """decltype : KW_DECLTYPE L_PAREN expression R_PAREN
                    | KW_DECLTYPE L_PAREN KW_AUTO R_PAREN"""
        p[0] = tree.DecltypeTypeSpec(p.lexpos(1), None if p.slice[3].type == "KW_AUTO" else p[3], p.lexpos(4))

    def p_simple_type_decltype(self, p: Production) -> None:
        """simple_type : decltype"""
        p[0] = p[1]

    def p_nested_name_decltype(self, p: Production) -> None:
        """nested_name : decltype COLONCOLON"""
        p[0] = NamePrefix([tree.DecltypeNamePart(p[1])], False, p[1].loc)

    # ------------------------------------------------------------ trailing return types

    def p_trailing_arrow(self, p: Production) -> None:
        """trailing_arrow : function_declarator ARROW"""
        self.open_body(p[1])
        self.mark(p, 2)
        p[0] = p[1]

    def p_function_declarator_trailing(self, p: Production) -> None:
        """function_declarator : trailing_arrow trailing_type"""
        self.scopes.pop()
        p[1].trailing = p[2]
        p[1].end = p[2].end
        p[0] = p[1]

    def p_trailing_type(self, p: Production) -> None:
        """trailing_type : simple_type"""
        type = p[1]
        p[0] = tree.DeclSpec(type.loc, type, [], type.end)

    def p_trailing_type_auto(self, p: Production) -> None:
        """trailing_type : KW_AUTO"""
        p[0] = tree.DeclSpec(p.lexpos(1), tree.AutoTypeSpec(p.lexpos(1)), [], p.lexpos(1))

    def p_trailing_type_const(self, p: Production) -> None:
        """trailing_type : KW_CONST trailing_type"""
        p[2].tokens.insert(0, tree.SpecifierToken(p.lexpos(1), p[1]))
        p[2].loc = p.lexpos(1)
        p[0] = p[2]

    # ------------------------------------------------------------ exception specifications

    def p_function_declarator_noexcept(self, p: Production) -> None:
        """function_declarator : function_declarator noexcept
           special_head : special_head noexcept"""
        p[0] = p[1]

    def p_noexcept(self, p: Production) -> None:
        """noexcept : KW_NOEXCEPT
                    | KW_NOEXCEPT L_PAREN expr R_PAREN"""

    # ------------------------------------------------------------ function types

    def p_function_type_open(self, p: Production) -> None:
        """function_type_open : FUNCTION_PAREN"""
        self.scopes.push(kinds.PROTOTYPE)
        self.mark(p, 1)
        p[0] = p.lexpos(1)

    def p_abstract_declarator_function(self, p: Production) -> None:
        """abstract_declarator : function_type_open parameters R_PAREN
                               | function_type_open R_PAREN"""
        self.scopes.pop()
        declarator = self.unnamed(p[1], p.lexpos(len(p) - 1))
        declarator.params = p[2] if len(p) == 4 else []
        declarator.lparen, declarator.rparen = p[1], declarator.end
        p[0] = declarator

    # ------------------------------------------------------------ using declarations

    def p_using_decl(self, p: Production) -> None:
        """using_decl : KW_USING using_declarators SEMI"""
        first, *more = p[2]
        for one in p[2]:
            one.loc = p.lexpos(1)
            self.declare_using(one.name)
        first.more = more
        p[0] = first

    def p_using_declarators(self, p: Production) -> None:
        """using_declarators : using_declarator
                             | using_declarators COMMA using_declarator"""
        if len(p) == 4:
            self.diags.report(p.lexpos(2), "ext_multi_using_declaration")
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_using_declarator(self, p: Production) -> None:
        """using_declarator : nested_name any_name
                            | global_name any_name"""
        p[0] = tree.UsingDecl(p[2].lexpos, p[1].finish(name_part(p[2])), False)

    def p_using_declarator_typename(self, p: Production) -> None:
        """using_declarator : KW_TYPENAME nested_name any_name"""
        p[0] = tree.UsingDecl(p[3].lexpos, p[2].finish(name_part(p[3])), True)

    def p_using_declarator_operator(self, p: Production) -> None:
        """using_declarator : nested_operator_name"""
        p[0] = tree.UsingDecl(p[1].loc, p[1], False)

    def p_using_enum(self, p: Production) -> None:
        """using_decl : KW_USING KW_ENUM named_type SEMI"""
        name = p[3].name
        entry = self.find(name)
        for word, member in (entry.members or {}).items() if entry is not None else ():
            self.scopes.declare(word, member)
        p[0] = tree.UsingEnumDecl(name.loc, name)

    # ------------------------------------------------------------ linkage specifications

    def p_linkage_spec_decl(self, p: Production) -> None:
        """linkage_spec_decl : KW_EXTERN string_literal L_BRACE declarations R_BRACE
                             | KW_EXTERN string_literal declaration"""
        has_braces = len(p) == 6
        p[0] = tree.LinkageSpecDecl(p.lexpos(1), p[2], p[4] if has_braces else [p[3]], has_braces)

    # ------------------------------------------------------------ structured bindings

    def p_decomposition(self, p: Production) -> None:
        """simple_decl : specs BINDING_SQUARE binding_names R_SQUARE EQUAL initializer SEMI"""
        for word, _ in p[3]:
            self.scopes.declare_value(word)
        p[0] = tree.DecompositionDecl(p.lexpos(2), p[1], p[3], p[6], p.lexpos(7))

    def p_binding_names(self, p: Production) -> None:
        """binding_names : IDENTIFIER
                         | binding_names COMMA IDENTIFIER"""
        names = [] if len(p) == 2 else p[1]
        names.append((p[len(p) - 1], p.lexpos(len(p) - 1)))
        p[0] = names

    # ------------------------------------------------------------ expressions

    def p_expr_type_trait(self, p: Production) -> None:
        """expr : TYPE_TRAIT L_PAREN trait_types R_PAREN"""
        p[0] = tree.TypeTraitExpr(p.lexpos(1), p[1], p[3], p.lexpos(4))

    def p_trait_types(self, p: Production) -> None:
        """trait_types : type_id
                       | trait_types COMMA type_id"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_expr_alignof(self, p: Production) -> None:
        """expr : KW_ALIGNOF L_PAREN type_id R_PAREN"""
        p[0] = tree.TypeTraitExpr(p.lexpos(1), p[1], [p[3]], p.lexpos(4))

    def p_expr_noexcept(self, p: Production) -> None:
        """expr : KW_NOEXCEPT L_PAREN expression R_PAREN"""
        p[0] = tree.UnsupportedExpr(p.lexpos(1), "the operator 'noexcept'", p.lexpos(4))

    def p_member_name_destructor(self, p: Production) -> None:
        """member_name : TILDE any_name"""
        name = p[2]
        p[0] = tree.QualifiedName([tree.NamePart(p.lexpos(1), "~" + name.value, None, name.lexpos)])

    def p_member_name_destructor_qualified(self, p: Production) -> None:
        """member_name : nested_name TILDE any_name"""
        name = p[3]
        p[0] = p[1].finish(tree.NamePart(p.lexpos(2), "~" + name.value, None, name.lexpos))
