"""The grammar of aliases, namespaces and templates.

Mirrors clang/lib/Parse/ParseDeclCXX.cpp: Parser::ParseNamespace, Parser::ParseUsingDirectiveOrDeclaration and
clang/lib/Parse/ParseTemplate.cpp: Parser::ParseDeclarationStartingWithTemplate, Parser::ParseTemplateParameters.
"""

from __future__ import annotations

from hlslfe.lex.tokens import Token
from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase, name_part

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


INLINE = 1 << 17  # flag of the first token of an inline namespace's name


class ScopeGrammar(GrammarBase):
    # ------------------------------------------------------------ aliases

    def p_typedef_decl(self, p: Production) -> None:
        """typedef_decl : KW_TYPEDEF specs typedef_declarators SEMI"""
        p[0] = tree.TypedefDecl(p.lexpos(1), p[2], p[3])
        self.declare_typedef(p[0])

    def p_typedef_decl_unnamed(self, p: Production) -> None:
        """typedef_decl : KW_TYPEDEF specs SEMI"""
        p[0] = tree.TypedefDecl(p.lexpos(1), p[2], [])

    def p_typedef_declarators(self, p: Production) -> None:
        """typedef_declarators : typedef_declarator
                               | typedef_declarators COMMA typedef_declarator"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_typedef_declarator(self, p: Production) -> None:
        """typedef_declarator : declarator
                              | function_declarator
                              | typedef_declarator annotation
                              | typedef_declarator attribute_specifier"""
        if len(p) == 3:
            (p[1].attrs.extend if isinstance(p[2], list) else p[1].annotations.append)(p[2])
        p[0] = p[1]

    def p_type_alias_decl(self, p: Production) -> None:
        """type_alias_decl : KW_USING any_name EQUAL type_id SEMI"""
        name, type = p[2], p[4]
        self.scopes.declare_type(name.value, self.members_of(type))
        p[0] = tree.TypeAliasDecl(name.lexpos, name.value, type)

    def p_using_directive_decl(self, p: Production) -> None:
        """using_directive_decl : KW_USING KW_NAMESPACE any_name SEMI
                                | KW_USING KW_NAMESPACE nested_name any_name SEMI
                                | KW_USING KW_NAMESPACE global_name any_name SEMI"""
        last = name_part(p[len(p) - 2])
        name = p[3].finish(last) if len(p) == 6 else tree.QualifiedName([last])
        self.scopes.use_namespace(self.find(name))
        p[0] = tree.UsingDirectiveDecl(p.lexpos(1), name)

    # ------------------------------------------------------------ namespaces

    def p_namespace_decl(self, p: Production) -> None:
        """namespace_decl : namespace_open declarations R_BRACE"""
        decls = p[2]
        for token in reversed(p[1]):
            self.scopes.pop()
            decls = [tree.NamespaceDecl(token.lexpos, token.value if token.type != "KW_NAMESPACE" else "", decls)]
        decls[0].is_inline = bool(p[1]) and p[1][0].flags & INLINE != 0
        if decls[0].is_inline:
            self.scopes.use_namespace(self.find(tree.QualifiedName([name_part(p[1][0])])))
        p[0] = decls[0]

    def p_namespace_open(self, p: Production) -> None:
        """namespace_open : namespace_key L_BRACE
                          | namespace_key namespace_path L_BRACE"""
        path = p[2] if len(p) == 4 else [p[1]]
        if p[1].flags & INLINE and len(path) > 1:
            self.diags.report(p[1].lexpos, "err_inline_nested_namespace_definition")
        if p[1].flags & INLINE and path[0] is not p[1]:
            path[0] = Token(path[0].type, path[0].value, path[0].lexpos, path[0].flags | INLINE)
        for token in path:
            self.scopes.open_namespace("" if token.type == "KW_NAMESPACE" else token.value)
        self.mark(p, len(p) - 1)
        p[0] = path

    def p_namespace_key(self, p: Production) -> None:
        """namespace_key : KW_NAMESPACE
                         | KW_INLINE KW_NAMESPACE"""
        token = p.slice[len(p) - 1]
        p[0] = Token(token.type, token.value, token.lexpos, token.flags | (INLINE if len(p) == 3 else 0))

    def p_namespace_path(self, p: Production) -> None:
        """namespace_path : any_name
                          | namespace_prefix any_name"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[2]]

    def p_namespace_prefix(self, p: Production) -> None:
        """namespace_prefix : SCOPE_NAME COLONCOLON
                            | namespace_prefix SCOPE_NAME COLONCOLON"""
        p[0] = [p.slice[1]] if len(p) == 3 else [*p[1], p.slice[2]]

    def p_namespace_alias(self, p: Production) -> None:
        """namespace_decl : namespace_key any_name EQUAL any_name SEMI
                          | namespace_key any_name EQUAL nested_name any_name SEMI"""
        last = name_part(p[len(p) - 2])
        target = p[4].finish(last) if len(p) == 7 else tree.QualifiedName([last])
        entry = self.find(target)
        if entry is not None:
            self.scopes.declare(p[2].value, entry)
        p[0] = tree.NamespaceAliasDecl(p[2].lexpos, p[2].value, target)

    # ------------------------------------------------------------ templates

    def p_template_decl(self, p: Production) -> None:
        """template_decl : template_head declaration
           member_template : template_head member"""
        self.scopes.pop()
        loc, params = p[1]
        p[0] = tree.TemplateDecl(loc, params, p[2])

    def p_template_head(self, p: Production) -> None:
        """template_head : template_open template_params RANGLE
                         | template_open RANGLE"""
        self.mark(p, 1)
        p[0] = (p[1], p[2] if len(p) == 4 else [])

    def p_template_open(self, p: Production) -> None:
        """template_open : TEMPLATE_HEAD"""
        self.scopes.push(kinds.TEMPLATE)
        self.mark(p, 1)
        p[0] = p.lexpos(1)

    def p_template_params(self, p: Production) -> None:
        """template_params : template_param
                           | template_params COMMA template_param"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_template_param_type(self, p: Production) -> None:
        """template_param : KW_TYPENAME any_name
                          | KW_TYPENAME any_name EQUAL type_id"""
        name = p[2]
        self.scopes.declare_parameter(name.value, kinds.Entry(kinds.TYPE))
        p[0] = tree.TemplateParam(name.lexpos, name.value, None, p[4] if len(p) == 5 else None)

    def p_template_param_unnamed(self, p: Production) -> None:
        """template_param : KW_TYPENAME
                          | KW_TYPENAME EQUAL type_id"""
        p[0] = tree.TemplateParam(p.lexpos(1), "", None, p[3] if len(p) == 4 else None)

    def p_template_param_pack(self, p: Production) -> None:
        """template_param : KW_TYPENAME ELLIPSIS
                          | KW_TYPENAME ELLIPSIS any_name"""
        name = p[3].value if len(p) == 4 else ""
        if name:
            self.scopes.declare_parameter(name, kinds.Entry(kinds.TYPE))
        p[0] = tree.TemplateParam(p[3].lexpos if name else p.lexpos(1), name, None, None, True)

    def p_template_param_value(self, p: Production) -> None:
        """template_param : specs declarator
                          | specs declarator EQUAL expr"""
        name = p[2].name.name
        self.scopes.declare_value(name)
        p[0] = tree.TemplateParam(p[2].loc, name, p[1], p[4] if len(p) == 5 else None)

    def p_template_param_value_unnamed(self, p: Production) -> None:
        """template_param : specs
                          | specs EQUAL expr"""
        p[0] = tree.TemplateParam(p[1].loc, "", p[1], p[3] if len(p) == 4 else None)

    def p_template_param_value_pack(self, p: Production) -> None:
        """template_param : specs ELLIPSIS
                          | specs ELLIPSIS declarator"""
        name = p[3].name.name if len(p) == 4 else ""
        if name:
            self.scopes.declare_value(name)
        p[0] = tree.TemplateParam(p[3].loc if name else p[1].loc, name, p[1], None, True)
