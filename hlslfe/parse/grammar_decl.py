"""The grammar of specifiers, declarators, variables and functions.

Mirrors clang/lib/Parse/ParseDecl.cpp: Parser::ParseDeclarationSpecifiers, Parser::ParseDeclarator,
Parser::ParseInitDeclarator and clang/lib/Parse/Parser.cpp: Parser::ParseFunctionDefinition.
Differs: a declarator in parentheses is not taken (no pointer needs it), so `T(` always begins an expression.
"""

from __future__ import annotations

from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase, NamePrefix, name_part, simple_name

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class DeclGrammar(GrammarBase):
    # ------------------------------------------------------------ names

    def p_any_name(self, p: Production) -> None:
        """any_name : IDENTIFIER
                    | TYPE_NAME"""
        p.slice[0].value = p.slice[1]

    def p_nested_name(self, p: Production) -> None:
        """nested_name : SCOPE_NAME COLONCOLON"""
        p[0] = NamePrefix([name_part(p.slice[1])], False, p.lexpos(1))

    def p_nested_name_template(self, p: Production) -> None:
        """nested_name : template_id COLONCOLON"""
        p[0] = NamePrefix([p[1]], False, p[1].loc)

    def p_nested_name_more(self, p: Production) -> None:
        """nested_name : nested_name SCOPE_NAME COLONCOLON
           global_name : global_name SCOPE_NAME COLONCOLON"""
        p[0] = p[1].extend(name_part(p.slice[2]))

    def p_nested_name_more_template(self, p: Production) -> None:
        """nested_name : nested_name template_id COLONCOLON
           global_name : global_name template_id COLONCOLON"""
        p[0] = p[1].extend(p[2])

    def p_global_name(self, p: Production) -> None:
        """global_name : COLONCOLON"""
        p[0] = NamePrefix([], True, p.lexpos(1))

    # ------------------------------------------------------------ types

    def p_simple_type(self, p: Production) -> None:
        """simple_type : builtin_type
                       | named_type"""
        p.slice[0].value = p.slice[1].value

    def p_builtin_type(self, p: Production) -> None:
        """builtin_type : builtin_keyword"""
        token = p.slice[1].value
        p.slice[0].value = tree.BuiltinTypeSpec(token.lexpos, [token.value], token.lexpos)

    def p_builtin_type_more(self, p: Production) -> None:
        """builtin_type : builtin_type builtin_keyword"""
        type = p[1]
        type.keywords.append(p[2].value)
        type.end = p[2].lexpos
        p[0] = type

    def p_builtin_keyword(self, p: Production) -> None:
        """builtin_keyword : KW_VOID
                           | KW_BOOL
                           | KW_CHAR
                           | KW_WCHAR_T
                           | KW_CHAR16_T
                           | KW_CHAR32_T
                           | KW_SHORT
                           | KW_INT
                           | KW_LONG
                           | KW_UNSIGNED
                           | KW_SIGNED
                           | KW_FLOAT
                           | KW_DOUBLE
                           | KW_HALF"""
        p.slice[0].value = p.slice[1]

    def p_named_type(self, p: Production) -> None:
        """named_type : TYPE_NAME"""
        p.slice[0].value = tree.NamedTypeSpec(simple_name(p.slice[1]))

    def p_named_type_template(self, p: Production) -> None:
        """named_type : template_id"""
        p[0] = tree.NamedTypeSpec(tree.QualifiedName([p[1]]))

    def p_named_type_qualified(self, p: Production) -> None:
        """named_type : nested_name TYPE_NAME
                      | global_name TYPE_NAME"""
        p[0] = tree.NamedTypeSpec(p[1].finish(name_part(p.slice[2])))

    def p_named_type_qualified_template(self, p: Production) -> None:
        """named_type : nested_name template_id
                      | global_name template_id"""
        p[0] = tree.NamedTypeSpec(p[1].finish(p[2]))

    def p_named_type_typename(self, p: Production) -> None:
        """named_type : KW_TYPENAME nested_name any_name
                      | KW_TYPENAME global_name any_name"""
        p[0] = tree.NamedTypeSpec(p[2].finish(name_part(p[3])))

    def p_named_type_typename_template(self, p: Production) -> None:
        """named_type : KW_TYPENAME nested_name template_id
                      | KW_TYPENAME global_name template_id"""
        p[0] = tree.NamedTypeSpec(p[2].finish(p[3]))

    def p_type_spec(self, p: Production) -> None:
        """type_spec : simple_type
                     | record_decl
                     | enum_decl
                     | elaborated_type"""
        p.slice[0].value = p.slice[1].value

    def p_type_spec_auto(self, p: Production) -> None:
        """type_spec : KW_AUTO"""
        p[0] = tree.AutoTypeSpec(p.lexpos(1))

    # ------------------------------------------------------------ specifiers

    def p_specs(self, p: Production) -> None:
        """specs : type_spec"""
        type = p.slice[1].value
        begin = type.begin if isinstance(type, tree.RecordDecl | tree.EnumDecl) else type.loc
        p.slice[0].value = tree.DeclSpec(begin, type, [], type.end)

    def p_specs_after_specifiers(self, p: Production) -> None:
        """specs : specifiers type_spec"""
        tokens, type = p[1], p[2]
        p[0] = tree.DeclSpec(tokens[0].loc, type, tokens, type.end)

    def p_specs_trailing(self, p: Production) -> None:
        """specs : specs specifier"""
        spec, token = p[1], p[2]
        spec.tokens.append(token)
        spec.end = token.loc
        p[0] = spec

    def p_specs_attribute(self, p: Production) -> None:
        """specs : specs attribute_specifier"""
        p[1].attrs.extend(p[2])
        p[0] = p[1]

    def p_specifiers(self, p: Production) -> None:
        """specifiers : specifier"""
        p.slice[0].value = [p.slice[1].value]

    def p_specifiers_more(self, p: Production) -> None:
        """specifiers : specifiers specifier"""
        p[1].append(p[2])
        p[0] = p[1]

    def p_specifier(self, p: Production) -> None:
        """specifier : KW_CONST
                     | KW_VOLATILE
                     | KW_STATIC
                     | KW_EXTERN
                     | KW_INLINE
                     | KW_CONSTEXPR
                     | KW_MUTABLE
                     | KW_VIRTUAL
                     | KW_EXPLICIT
                     | KW_GROUPSHARED
                     | KW_IN
                     | KW_OUT
                     | KW_INOUT
                     | KW_EXPORT
                     | KW_ROW_MAJOR
                     | KW_COLUMN_MAJOR
                     | MODIFIER"""
        token = p.slice[1]
        p.slice[0].value = tree.SpecifierToken(token.lexpos, token.value)

    # ------------------------------------------------------------ type names

    def p_type_id(self, p: Production) -> None:
        """type_id : specs"""
        spec = p[1]
        p[0] = tree.TypeName(spec.loc, spec, [], spec.loc, spec.end)

    def p_type_id_abstract(self, p: Production) -> None:
        """type_id : specs abstract_declarator"""
        spec, declarator = p[1], p[2]
        name = tree.TypeName(spec.loc, spec, declarator.dims, spec.loc, declarator.end)
        name.pointers = declarator.pointers
        name.params = declarator.params
        p[0] = name

    def p_abstract_declarator(self, p: Production) -> None:
        """abstract_declarator : dims"""
        dims, begin, end = p[1]
        p[0] = self.unnamed(begin, end)
        p[0].dims = dims

    def p_abstract_declarator_pointers(self, p: Production) -> None:
        """abstract_declarator : pointers
                               | pointers dims"""
        pointers = p[1]
        p[0] = self.unnamed(pointers[0][1], pointers[-1][1])
        p[0].pointers = pointers
        if len(p) == 3:
            p[0].dims = p[2][0]
            p[0].end = p[2][2]

    def p_dims(self, p: Production) -> None:
        """dims : dim"""
        p[0] = ([p[1][0]], p[1][1], p[1][2])

    def p_dims_more(self, p: Production) -> None:
        """dims : dims dim"""
        dims, begin, _ = p[1]
        dims.append(p[2][0])
        p[0] = (dims, begin, p[2][2])

    def p_dim(self, p: Production) -> None:
        """dim : L_SQUARE expression R_SQUARE
               | L_SQUARE R_SQUARE"""
        bound = p[2] if len(p) == 4 else None
        if isinstance(bound, tree.BinaryOperator) and bound.op == ",":  # float a[2, 3]
            if self.diags.report(bound.loc, "err_expected", "']'"):
                self.diags.report(p.lexpos(1), "note_matching", "'['")
            bound = tree.InvalidExpr(bound.begin)
        p[0] = (bound, p.lexpos(1), p.lexpos(len(p) - 1))

    def p_pointers(self, p: Production) -> None:
        """pointers : pointer
                    | pointers pointer"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[2]]

    def p_pointers_const(self, p: Production) -> None:
        """pointers : pointers KW_CONST"""
        p[0] = p[1]

    def p_pointer(self, p: Production) -> None:
        """pointer : STAR
                   | AMP
                   | AMPAMP"""
        p[0] = (p[1], p.lexpos(1))

    # ------------------------------------------------------------ declarators

    def p_declarator_name(self, p: Production) -> None:
        """declarator_name : IDENTIFIER
                           | TYPE_NAME"""
        p.slice[0].value = simple_name(p.slice[1])

    def p_declarator_name_qualified(self, p: Production) -> None:
        """declarator_name : nested_name any_name"""
        p[0] = p[1].finish(name_part(p[2]))

    def p_declarator_name_operator(self, p: Production) -> None:
        """declarator_name : operator_name
                           | nested_operator_name"""
        p[0] = p[1]

    def p_declarator_name_template(self, p: Production) -> None:
        """declarator_name : function_template_id
                           | nested_name function_template_id"""
        p[0] = tree.QualifiedName([p[1]]) if len(p) == 2 else p[1].finish(p[2])

    def p_nested_operator_name(self, p: Production) -> None:
        """nested_operator_name : nested_name operator_name"""
        p[0] = p[1].finish(p[2].parts[0])

    def p_object_declarator(self, p: Production) -> None:
        """object_declarator : declarator_name"""
        name = p.slice[1].value
        declarator = tree.Declarator(name.loc, name)
        declarator.end = name.end
        p.slice[0].value = declarator

    def p_object_declarator_dims(self, p: Production) -> None:
        """object_declarator : declarator_name dims"""
        declarator = tree.Declarator(p[1].loc, p[1])
        declarator.dims, _, declarator.end = p[2]
        p[0] = declarator

    def p_declarator(self, p: Production) -> None:
        """declarator : object_declarator"""
        p.slice[0].value = p.slice[1].value

    def p_declarator_pointers(self, p: Production) -> None:
        """declarator : pointers object_declarator"""
        p[2].pointers = p[1]
        p[0] = p[2]

    # ------------------------------------------------------------ functions

    def p_function_open(self, p: Production) -> None:
        """function_open : declarator_name L_PAREN
                         | pointers declarator_name L_PAREN"""
        name = p[len(p) - 2]
        declarator = tree.Declarator(name.loc, name)
        declarator.lparen = p.lexpos(len(p) - 1)
        if len(p) == 4:
            declarator.pointers = p[1]
        self.open_prototype(name)
        self.mark(p, len(p) - 1)
        p[0] = declarator

    def p_function_declarator(self, p: Production) -> None:
        """function_declarator : function_open parameters R_PAREN
                               | function_open R_PAREN"""
        self.scopes.pop()
        declarator = p[1]
        declarator.params = p[2] if len(p) == 4 else []
        declarator.rparen = declarator.end = p.lexpos(len(p) - 1)
        p[0] = declarator

    def p_function_declarator_const(self, p: Production) -> None:
        """function_declarator : function_declarator KW_CONST"""
        p[1].is_const = True
        p[1].end = p.lexpos(2)
        p[0] = p[1]

    def p_function_dims(self, p: Production) -> None:
        """function : function_declarator dims"""
        p[1].dims, _, p[1].end = p[2]
        p[0] = p[1]

    def p_function(self, p: Production) -> None:
        """function : function_declarator"""
        p[0] = p[1]

    def p_function_annotation(self, p: Production) -> None:
        """function : function annotation
           variable : variable annotation"""
        if p[2] is not None:
            p[1].annotations.append(p[2])
        p[0] = p[1]

    def p_function_attributes(self, p: Production) -> None:
        """function : function attribute_specifier
           variable : variable attribute_specifier"""
        p[1].attrs.extend(p[2])
        p[0] = p[1]

    def p_parameters(self, p: Production) -> None:
        """parameters : parameter"""
        p[0] = [p[1]]

    def p_parameters_more(self, p: Production) -> None:
        """parameters : parameters COMMA parameter"""
        p[1].append(p[3])
        p[0] = p[1]

    def p_parameters_invalid(self, p: Production) -> None:
        """parameters : parameters COMMA INVALID_NAME"""
        p[0] = p[1]

    def p_parameters_ellipsis(self, p: Production) -> None:
        """parameters : parameters COMMA ELLIPSIS
                      | ELLIPSIS"""
        params = p[1] if len(p) == 4 else []
        where = p.lexpos(len(p) - 1)
        spec = tree.DeclSpec(where, None, [tree.SpecifierToken(where, "...")], where)
        params.append(tree.ParmVarDecl(spec, tree.Declarator(where, None), []))
        p[0] = params

    def p_parameter(self, p: Production) -> None:
        """parameter : parameter_declaration
                     | parameter_declaration annotation"""
        if len(p) == 3 and p[2] is not None:
            p[1].declarator.annotations.append(p[2])
        p[0] = p[1]

    def p_parameter_default(self, p: Production) -> None:
        """parameter : parameter_declaration EQUAL initializer
                     | parameter_declaration annotation EQUAL initializer"""
        declarator = p[1].declarator
        if len(p) == 5 and p[2] is not None:
            declarator.annotations.append(p[2])
        self.initialize(declarator, "=", p[len(p) - 1], p.lexpos(len(p) - 2))
        p[0] = p[1]

    def p_parameter_attributes(self, p: Production) -> None:
        """parameter : attribute_group parameter"""
        p[2].attrs = p[1] + p[2].attrs
        p[0] = p[2]

    def p_parameter_declaration(self, p: Production) -> None:
        """parameter_declaration : specs declarator
                                 | specs abstract_declarator"""
        declarator = p[2]
        if declarator.name is not None:
            self.scopes.declare_value(declarator.name.name)
        p[0] = tree.ParmVarDecl(p[1], declarator, [])

    def p_parameter_declaration_unnamed(self, p: Production) -> None:
        """parameter_declaration : specs"""
        spec = p[1]
        p[0] = tree.ParmVarDecl(spec, self.unnamed(spec.loc, spec.end), [])

    def p_parameter_declaration_pack(self, p: Production) -> None:
        """parameter_declaration : specs ELLIPSIS declarator
                                 | specs ELLIPSIS"""
        spec = p[1]
        spec.tokens.append(tree.SpecifierToken(p.lexpos(2), "..."))
        declarator = p[3] if len(p) == 4 else self.unnamed(spec.loc, p.lexpos(2))
        if declarator.name is not None:
            self.scopes.declare_value(declarator.name.name)
        p[0] = tree.ParmVarDecl(spec, declarator, [])

    def p_function_header(self, p: Production) -> None:
        """function_header : specs function"""
        self.open_body(p[2])
        self.mark(p, 1)
        p[0] = (p[1], p[2])

    def p_function_definition(self, p: Production) -> None:
        """function_definition : function_header compound_stmt"""
        self.scopes.pop()
        spec, declarator = p[1]
        p[0] = tree.FunctionDecl(spec, declarator, [], p[2])

    # ------------------------------------------------------------ variables

    def p_variable(self, p: Production) -> None:
        """variable : declarator"""
        declarator = p.slice[1].value
        if self.scopes.innermost.kind == kinds.TEMPLATE:
            self.scopes.declare_variable_template(declarator.name)
        else:
            self.scopes.declare_value(declarator.name.name)
        p.slice[0].value = declarator

    def p_init_declarator(self, p: Production) -> None:
        """init_declarator : variable
                           | function"""
        p.slice[0].value = p.slice[1].value

    def p_init_declarator_assign(self, p: Production) -> None:
        """init_declarator : variable EQUAL initializer
                           | function EQUAL initializer"""
        self.initialize(p[1], "=", p[3], p.lexpos(2))
        p[0] = p[1]

    def p_init_declarator_braced(self, p: Production) -> None:
        """init_declarator : variable init_list"""
        self.initialize(p[1], "{", p[2], p[2].begin)
        p[0] = p[1]

    def p_init_declarator_paren(self, p: Production) -> None:
        """init_declarator : function_open arguments R_PAREN"""
        self.scopes.pop()
        declarator = p[1]
        declarator.init_style = "("
        declarator.init_args = p[2]
        declarator.init_loc = declarator.lparen
        declarator.end = p.lexpos(3)
        p[0] = declarator

    def p_init_declarator_special(self, p: Production) -> None:
        """init_declarator : function EQUAL KW_DEFAULT
                           | function EQUAL KW_DELETE"""
        where = p.lexpos(3)
        self.initialize(p[1], "=", tree.UnsupportedExpr(where, "a defaulted or deleted function", where), p.lexpos(2))
        p[0] = p[1]

    def p_initializer(self, p: Production) -> None:
        """initializer : expr
                       | init_list"""
        p.slice[0].value = p.slice[1].value

    def p_init_declarators(self, p: Production) -> None:
        """init_declarators : init_declarator"""
        p.slice[0].value = [p.slice[1].value]

    def p_init_declarators_more(self, p: Production) -> None:
        """init_declarators : init_declarators COMMA init_declarator"""
        p[1].append(p[3])
        p[0] = p[1]

    def p_simple_decl(self, p: Production) -> None:
        """simple_decl : specs init_declarators SEMI"""
        sym, spec, declarators, semi = p.slice
        sym.value = tree.SimpleDecl(spec.value, declarators.value, [], semi.lexpos)

    def p_simple_decl_type_only(self, p: Production) -> None:
        """simple_decl : specs SEMI"""
        self.note_forward_declaration(p[1])
        p[0] = tree.SimpleDecl(p[1], [], [], p.lexpos(2))

    def p_simple_decl_empty(self, p: Production) -> None:
        """simple_decl : specifiers SEMI"""
        spec = tree.DeclSpec(p[1][0].loc, None, p[1], p[1][-1].loc)
        p[0] = tree.SimpleDecl(spec, [], [], p.lexpos(2))
