"""The grammar of records and enums.

Mirrors clang/lib/Parse/ParseDeclCXX.cpp: Parser::ParseClassSpecifier, Parser::ParseCXXMemberSpecification,
Parser::ParseConstructorInitializer and clang/lib/Parse/ParseDecl.cpp: Parser::ParseEnumSpecifier.
Differs: the initialisers behind a constructor's colon are read over: HLSL has semantics there.
"""

from __future__ import annotations

from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase, name_part, simple_name

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class RecordGrammar(GrammarBase):
    # ------------------------------------------------------------ records

    def p_record_decl(self, p: Production) -> None:
        """record_decl : record_open members R_BRACE"""
        self.scopes.pop()
        tag, attrs, name, bases = p[1]
        loc = name.loc if name is not None else tag.lexpos
        p[0] = tree.RecordDecl(loc, tag.value, name, bases, p[2], tag.lexpos, p.lexpos(3), attrs)
        self.finish_tag(tag.value)

    def p_record_open(self, p: Production) -> None:
        """record_open : record_head L_BRACE
                       | record_head BASE_COLON base_specifiers L_BRACE
                       | record_head BASE_COLON INVALID_EXPR L_BRACE"""
        tag, attrs, name = p[1]
        bases = p[3] if len(p) == 5 and p.slice[3].type == "base_specifiers" else []
        self.open_record(name, bases)
        self.mark(p, len(p) - 1)
        p[0] = (tag, attrs, name, bases)

    def p_record_head(self, p: Production) -> None:
        """record_head : record_key
                       | record_key record_name
                       | record_key record_name KW_FINAL"""
        tag, attrs = p[1]
        name = p[2] if len(p) >= 3 else None
        if name is not None and name.is_simple:
            self.scopes.declare_type(name.name, {})  # its bases may name it already: `struct S : P<S>`
        p[0] = (tag, attrs, name)

    def p_record_key(self, p: Production) -> None:
        """record_key : KW_STRUCT
                      | KW_CLASS
                      | KW_UNION
                      | KW_INTERFACE"""
        p[0] = (p.slice[1], [])

    def p_record_key_attributes(self, p: Production) -> None:
        """record_key : record_key attribute_specifier"""
        p[1][1].extend(p[2])
        p[0] = p[1]

    def p_record_name(self, p: Production) -> None:
        """record_name : any_name"""
        p[0] = simple_name(p[1])

    def p_record_name_qualified(self, p: Production) -> None:
        """record_name : nested_name any_name"""
        p[0] = p[1].finish(name_part(p[2]))

    def p_record_name_template(self, p: Production) -> None:
        """record_name : template_id"""
        p[0] = tree.QualifiedName([p[1]])

    def p_elaborated_type(self, p: Production) -> None:
        """elaborated_type : record_key record_name"""
        tag = p[1][0]
        self.note_elaborated_type(p[2])
        p[0] = tree.ElaboratedTypeSpec(tag.lexpos, tag.value, p[2])

    def p_elaborated_enum(self, p: Production) -> None:
        """elaborated_type : enum_key record_name
                           | enum_key any_name BASE_COLON simple_type"""
        name = p[2] if len(p) == 3 else simple_name(p[2])
        self.note_elaborated_type(name)
        p[0] = tree.ElaboratedTypeSpec(p[1][0].lexpos, "enum", name)

    def p_base_specifiers(self, p: Production) -> None:
        """base_specifiers : base_specifier
                           | base_specifiers COMMA base_specifier"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_base_specifier(self, p: Production) -> None:
        """base_specifier : named_type"""
        p[0] = tree.BaseSpecifier(p[1].name, "", False)

    def p_base_specifier_unknown(self, p: Production) -> None:
        """base_specifier : IDENTIFIER"""
        p[0] = tree.BaseSpecifier(simple_name(p.slice[1]), "", False)

    def p_base_specifier_access(self, p: Production) -> None:
        """base_specifier : access base_specifier
                          | KW_VIRTUAL base_specifier"""
        if p.slice[1].type == "KW_VIRTUAL":
            p[2].is_virtual = True
        else:
            p[2].access = p[1].value
        p[0] = p[2]

    def p_access(self, p: Production) -> None:
        """access : KW_PUBLIC
                  | KW_PROTECTED
                  | KW_PRIVATE"""
        p[0] = p.slice[1]

    # ------------------------------------------------------------ members

    def p_members_empty(self, p: Production) -> None:
        """members : """
        p[0] = []

    def p_members(self, p: Production) -> None:
        """members : members member"""
        p[1].append(p[2])
        p[0] = p[1]

    def p_member(self, p: Production) -> None:
        """member : field_decl
                  | function_definition
                  | block_decl
                  | special_member
                  | member_template
                  | access_spec_decl
                  | friend_decl
                  | empty_decl"""
        p.slice[0].value = p.slice[1].value

    def p_member_attributes(self, p: Production) -> None:
        """member : attribute_group member"""
        self.attach(p[1], p[2])
        p[0] = p[2]

    def p_member_error(self, p: Production) -> None:
        """member : error"""
        self.end_recovery(p)
        p[0] = tree.InvalidDecl(p.lexpos(1))

    def p_access_spec_decl(self, p: Production) -> None:
        """access_spec_decl : access COLON"""
        p[0] = tree.AccessSpecDecl(p[1].lexpos, p[1].value)

    def p_friend_decl(self, p: Production) -> None:
        """friend_decl : KW_FRIEND member"""
        p[0] = tree.FriendDecl(p.lexpos(1), p[2])

    def p_field_decl(self, p: Production) -> None:
        """field_decl : specs field_declarators SEMI"""
        p[0] = tree.FieldDecl(p[1], p[2], [], p.lexpos(3))

    def p_field_decl_type_only(self, p: Production) -> None:
        """field_decl : specs SEMI"""
        self.note_forward_declaration(p[1])
        p[0] = tree.FieldDecl(p[1], [], [], p.lexpos(2))

    def p_field_declarators(self, p: Production) -> None:
        """field_declarators : field_declarator"""
        p[0] = [self.settle_bit_field(p[1])]

    def p_field_declarators_more(self, p: Production) -> None:
        """field_declarators : field_declarators COMMA field_declarator"""
        p[1].append(self.settle_bit_field(p[3]))
        p[0] = p[1]

    def p_field_declarator(self, p: Production) -> None:
        """field_declarator : init_declarator"""
        p[0] = p[1]

    def p_field_declarator_bit_field(self, p: Production) -> None:
        """field_declarator : variable COLON bit_width"""
        p[1].bitfield = p[3]
        p[0] = p[1]

    def p_field_declarator_unnamed(self, p: Production) -> None:
        """field_declarator : COLON bit_width"""
        declarator = tree.Declarator(p.lexpos(1), None)
        declarator.bitfield = p[2]
        p[0] = declarator

    def p_bit_width(self, p: Production) -> None:
        """bit_width : NUMERIC_CONSTANT
                     | INVALID_EXPR"""
        token = p.slice[1]
        p[0] = self.number(token) if token.type == "NUMERIC_CONSTANT" else tree.InvalidExpr(token.lexpos)

    def p_bit_width_paren(self, p: Production) -> None:
        """bit_width : L_PAREN expression R_PAREN"""
        p[0] = tree.ParenExpr(p.lexpos(1), p[2], p.lexpos(3))

    def p_bit_width_unary(self, p: Production) -> None:
        """bit_width : PLUS bit_width %prec UNARY
                     | MINUS bit_width %prec UNARY
                     | TILDE bit_width %prec UNARY"""
        p[0] = tree.UnaryOperator(p.lexpos(1), p[1], p[2])

    def p_bit_width_binary(self, p: Production) -> None:
        """bit_width : bit_width PLUS expr
                     | bit_width MINUS expr
                     | bit_width STAR expr
                     | bit_width SLASH expr"""
        p[0] = tree.BinaryOperator(p.lexpos(2), p[2], p[1], p[3])

    # ------------------------------------------------------------ constructors and operators

    def p_constructor_open(self, p: Production) -> None:
        """constructor_open : CTOR_NAME L_PAREN
                            | nested_name CTOR_NAME L_PAREN"""
        name = simple_name(p.slice[1]) if len(p) == 3 else p[1].finish(name_part(p.slice[2]))
        p[0] = self.open_special(p, name)

    def p_conversion_open(self, p: Production) -> None:
        """conversion_open : KW_OPERATOR specs L_PAREN
                           | nested_name KW_OPERATOR specs L_PAREN"""
        part = tree.NamePart(p.lexpos(len(p) - 3), "operator", None, p[len(p) - 2].end)
        name = tree.QualifiedName([part]) if len(p) == 4 else p[1].finish(part)
        p[0] = (p[len(p) - 2], self.open_special(p, name))

    def open_special(self, p: Production, name: tree.QualifiedName) -> tree.Declarator:
        """The parenthesis of a constructor or conversion function."""
        self.scopes.push(kinds.PROTOTYPE, self.owner(name))
        self.mark(p, len(p) - 1)
        declarator = tree.Declarator(name.loc, name)
        declarator.lparen = p.lexpos(len(p) - 1)
        return declarator

    def p_constructor_head(self, p: Production) -> None:
        """constructor_head : constructor_open parameters R_PAREN
                            | constructor_open R_PAREN"""
        p[0] = self.close_special(p, p[1])

    def p_conversion_head(self, p: Production) -> None:
        """conversion_head : conversion_open parameters R_PAREN
                           | conversion_open R_PAREN"""
        type, declarator = p[1]
        p[0] = tree.SpecialMemberDecl("conversion", self.close_special(p, declarator))
        p[0].type = type

    def close_special(self, p: Production, declarator: tree.Declarator) -> tree.Declarator:
        """The end of the parameters."""
        self.scopes.pop()
        declarator.params = p[2] if len(p) == 4 else []
        declarator.rparen = declarator.end = p.lexpos(len(p) - 1)
        return declarator

    def p_special_head(self, p: Production) -> None:
        """special_head : constructor_head"""
        p[0] = tree.SpecialMemberDecl("constructor", p[1])

    def p_special_head_destructor(self, p: Production) -> None:
        """special_head : TILDE constructor_head"""
        p[0] = tree.SpecialMemberDecl("destructor", p[2])
        p[0].begin = p.lexpos(1)

    def p_special_head_destructor_qualified(self, p: Production) -> None:
        """special_head : nested_name TILDE any_name L_PAREN R_PAREN"""
        name = p[1].finish(name_part(p[3]))
        declarator = tree.Declarator(name.loc, name)
        declarator.lparen, declarator.rparen, declarator.end, declarator.params = (*map(p.lexpos, (4, 5, 5)), [])
        p[0] = tree.SpecialMemberDecl("destructor", declarator)

    def p_special_head_conversion(self, p: Production) -> None:
        """special_head : conversion_head"""
        p[0] = p[1]

    def p_special_head_const(self, p: Production) -> None:
        """special_head : special_head KW_CONST"""
        p[1].declarator.is_const = True
        p[1].declarator.end = p[1].end = p.lexpos(2)
        p[0] = p[1]

    def p_special_specifiers(self, p: Production) -> None:
        """special_declared : special_head
                            | specifiers special_head"""
        p[0] = p[len(p) - 1]
        if len(p) == 3:
            p[0].tokens = p[1]
            p[0].begin = p[1][0].loc

    def p_special_prototype(self, p: Production) -> None:
        """special_member : special_declared SEMI
                          | special_declared EQUAL KW_DEFAULT SEMI
                          | special_declared EQUAL KW_DELETE SEMI"""
        if len(p) == 5:
            p[1].definition = p[3]
            p[1].end = p.lexpos(3)
        p[0] = p[1]

    def p_special_header(self, p: Production) -> None:
        """special_header : special_declared mem_initializers"""
        self.open_body(p[1].declarator)
        self.mark(p, 1)
        p[1].initializers_loc = p[2] or 0
        p[0] = p[1]

    def p_special_member(self, p: Production) -> None:
        """special_member : special_header compound_stmt"""
        self.scopes.pop()
        p[1].body = p[2]
        p[1].end = p[2].rbrace
        p[0] = p[1]

    def p_mem_initializers(self, p: Production) -> None:
        """mem_initializers :
                            | COLON mem_initializer_list"""
        p[0] = p[2] if len(p) == 3 else 0

    def p_mem_initializer_list(self, p: Production) -> None:
        """mem_initializer_list : mem_initializer
                                | mem_initializer_list COMMA mem_initializer"""
        p[0] = p[1]

    def p_mem_initializer(self, p: Production) -> None:
        """mem_initializer : mem_initializer_name L_PAREN R_PAREN
                           | mem_initializer_name L_PAREN arguments R_PAREN
                           | mem_initializer_name init_list"""
        p[0] = p[2].begin if len(p) == 3 else p.lexpos(2)

    def p_mem_initializer_name(self, p: Production) -> None:
        """mem_initializer_name : IDENTIFIER
                                | named_type"""

    def p_operator_name(self, p: Production) -> None:
        """operator_name : KW_OPERATOR operator_token"""
        part = tree.NamePart(p.lexpos(1), "operator" + p[2][0], None, p[2][1])
        p[0] = tree.QualifiedName([part])

    def p_operator_token(self, p: Production) -> None:
        """operator_token : PLUS
                          | MINUS
                          | STAR
                          | SLASH
                          | PERCENT
                          | CARET
                          | AMP
                          | PIPE
                          | TILDE
                          | EXCLAIM
                          | EQUAL
                          | LESS
                          | GREATER
                          | PLUSEQUAL
                          | MINUSEQUAL
                          | STAREQUAL
                          | SLASHEQUAL
                          | PERCENTEQUAL
                          | CARETEQUAL
                          | AMPEQUAL
                          | PIPEEQUAL
                          | LESSLESS
                          | GREATERGREATER
                          | LESSLESSEQUAL
                          | GREATERGREATEREQUAL
                          | EQUALEQUAL
                          | EXCLAIMEQUAL
                          | LESSEQUAL
                          | GREATEREQUAL
                          | AMPAMP
                          | PIPEPIPE
                          | PLUSPLUS
                          | MINUSMINUS
                          | COMMA
                          | ARROW"""
        p[0] = (p[1], p.lexpos(1))

    def p_operator_token_pair(self, p: Production) -> None:
        """operator_token : L_PAREN R_PAREN
                          | L_SQUARE R_SQUARE"""
        p[0] = (p[1] + p[2], p.lexpos(2))

    # ------------------------------------------------------------ enums

    def p_enum_decl(self, p: Production) -> None:
        """enum_decl : enum_open R_BRACE
                     | enum_open enumerators R_BRACE
                     | enum_open enumerators COMMA R_BRACE"""
        keyword, is_scoped, name, underlying = p[1]
        constants = p[2] if len(p) > 3 else []
        if is_scoped:
            self.scopes.pop()
        p[0] = tree.EnumDecl(name.lexpos if name else keyword.lexpos, name.value if name else "", is_scoped, underlying,
                             constants, keyword.lexpos, p.lexpos(len(p) - 1))
        self.finish_tag("enum")

    def finish_tag(self, tag: str) -> None:
        """See parse.unfinished."""
        if self.filter.tokens[self.filter.index].type != "SEMI":
            from hlslfe.parse.unfinished import finish_tag

            finish_tag(self.filter, self.diags, tag)

    def p_enum_open(self, p: Production) -> None:
        """enum_open : enum_key L_BRACE
                     | enum_key any_name L_BRACE
                     | enum_key BASE_COLON simple_type L_BRACE
                     | enum_key any_name BASE_COLON simple_type L_BRACE
                     | enum_key any_name BASE_COLON INVALID_EXPR L_BRACE"""
        keyword, is_scoped = p[1]
        name = p[2] if len(p) in (4, 6) else None
        type = p[len(p) - 2] if len(p) > 4 else None
        underlying = self.type_name(type) if type else None
        self.open_enum(name, is_scoped)
        self.mark(p, len(p) - 1)
        p[0] = (keyword, is_scoped, name, underlying)

    def p_enum_key(self, p: Production) -> None:
        """enum_key : KW_ENUM
                    | KW_ENUM KW_CLASS
                    | KW_ENUM KW_STRUCT"""
        p[0] = (p.slice[1], len(p) == 3)

    def p_enumerators(self, p: Production) -> None:
        """enumerators : enumerator"""
        p[0] = [p[1]]

    def p_enumerators_more(self, p: Production) -> None:
        """enumerators : enumerators COMMA enumerator"""
        p[1].append(p[3])
        p[0] = p[1]

    def p_enumerator(self, p: Production) -> None:
        """enumerator : any_name
                      | any_name EQUAL expr"""
        self.scopes.declare_value(p[1].value)
        p[0] = tree.EnumConstantDecl(p[1].lexpos, p[1].value, p[3] if len(p) == 4 else None)
