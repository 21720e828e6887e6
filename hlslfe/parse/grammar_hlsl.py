"""The grammar of attributes and annotations, of buffers, and of the translation unit.

Mirrors clang/lib/Parse/ParseHLSL.cpp: Parser::ParseHLSLBuffer, Parser::ParseHLSLAnnotations and
clang/lib/Parse/ParseDeclCXX.cpp: Parser::ParseMicrosoftAttributes, Parser::ParseCXX11Attributes.
Differs: `register` and its like are told from semantics by their name when the annotation is built.
"""

from __future__ import annotations

from hlslfe.parse import tree
from hlslfe.parse.grammar_base import GrammarBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production


class HLSLGrammar(GrammarBase):
    # ------------------------------------------------------------ translation unit

    def p_translation_unit(self, p: Production) -> None:
        """translation_unit : declarations"""
        decls = p[1]
        p[0] = tree.TranslationUnit(decls[0].loc if decls else 0, decls)

    def p_declarations_empty(self, p: Production) -> None:
        """declarations : """
        p[0] = []

    def p_declarations(self, p: Production) -> None:
        """declarations : declarations declaration"""
        p[1].append(p[2])
        p[0] = p[1]

    def p_declaration(self, p: Production) -> None:
        """declaration : simple_decl
                       | function_definition
                       | block_decl
                       | special_member
                       | namespace_decl
                       | export_decl
                       | linkage_spec_decl
                       | buffer_decl
                       | template_decl
                       | empty_decl"""
        p.slice[0].value = p.slice[1].value

    def p_declaration_attributes(self, p: Production) -> None:
        """declaration : attribute_group declaration"""
        self.attach(p[1], p[2])
        p[0] = p[2]

    def p_declaration_error(self, p: Production) -> None:
        """declaration : error"""
        self.end_recovery(p)
        p[0] = tree.InvalidDecl(p.lexpos(1), self.broken_name)
        self.broken_name = ""

    def p_empty_decl(self, p: Production) -> None:
        """empty_decl : SEMI"""
        p[0] = tree.EmptyDecl(p.lexpos(1))

    def p_block_decl(self, p: Production) -> None:
        """block_decl : typedef_decl
                      | type_alias_decl
                      | using_decl
                      | using_directive_decl
                      | static_assert_decl
                      | pragma_decl"""
        p.slice[0].value = p.slice[1].value

    def p_pragma_decl(self, p: Production) -> None:
        """pragma_decl : PRAGMA_PACK_MATRIX"""
        p[0] = tree.PragmaDecl(p.lexpos(1), "pack_matrix", p[1])

    def p_static_assert_decl(self, p: Production) -> None:
        """static_assert_decl : KW_STATIC_ASSERT L_PAREN expr R_PAREN SEMI
                              | KW_STATIC_ASSERT L_PAREN expr COMMA string_literal R_PAREN SEMI"""
        p[0] = tree.StaticAssertDecl(p.lexpos(1), p[3], p[5] if len(p) == 8 else None)

    def p_export_decl(self, p: Production) -> None:
        """export_decl : KW_EXPORT L_BRACE declarations R_BRACE"""
        p[0] = tree.ExportDecl(p.lexpos(1), p[3])

    # ------------------------------------------------------------ buffers

    def p_buffer_decl(self, p: Production) -> None:
        """buffer_decl : buffer_head L_BRACE declarations R_BRACE"""
        keyword, name, annotations = p[1]
        p[0] = tree.HLSLBufferDecl(name.lexpos, keyword.value, name.value, annotations, p[3], [], keyword.lexpos,
                                   p.lexpos(4))

    def p_buffer_head(self, p: Production) -> None:
        """buffer_head : KW_CBUFFER any_name
                       | KW_TBUFFER any_name"""
        p[0] = (p.slice[1], p[2], [])

    def p_buffer_head_annotation(self, p: Production) -> None:
        """buffer_head : buffer_head annotation"""
        if p[2] is not None:
            p[1][2].append(p[2])
        p[0] = p[1]

    # ------------------------------------------------------------ annotations

    def p_annotation(self, p: Production) -> None:
        """annotation : COLON any_name"""
        token = p.slice[2].value
        p.slice[0].value = tree.SemanticAnnotation(token.lexpos, token.value)

    def p_annotation_invalid(self, p: Production) -> None:
        """annotation : COLON INVALID_NAME"""
        p[0] = None

    def p_annotation_call(self, p: Production) -> None:
        """annotation : COLON any_name L_PAREN annotation_tokens R_PAREN
                      | COLON any_name L_PAREN R_PAREN"""
        p[0] = self.build_annotation(p[2], p[4] if len(p) == 6 else [], p.slice[3], p.slice[len(p) - 1])

    def p_annotation_tokens(self, p: Production) -> None:
        """annotation_tokens : annotation_token
                             | annotation_tokens annotation_token"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[2]]

    def p_annotation_token_name(self, p: Production) -> None:
        """annotation_token : any_name"""
        p[0] = p[1]

    def p_annotation_token(self, p: Production) -> None:
        """annotation_token : NUMERIC_CONSTANT
                            | COMMA
                            | PERIOD"""
        p[0] = p.slice[1]

    def p_annotation_token_index(self, p: Production) -> None:
        """annotation_token : L_SQUARE expr R_SQUARE"""
        p[0] = tree.RegisterIndex(p.lexpos(1), p[2])

    # ------------------------------------------------------------ attributes

    def p_attribute_group(self, p: Production) -> None:
        """attribute_group : microsoft_attributes
                           | attribute_specifier
           attribute_specifier : cxx_attributes
                               | gnu_attributes"""
        p[0] = p[1]

    def p_microsoft_attributes(self, p: Production) -> None:
        """microsoft_attributes : L_SQUARE attribute_list R_SQUARE"""
        p[0] = self.complete_attributes(p[2], "microsoft", p.lexpos(1))

    def p_cxx_attributes(self, p: Production) -> None:
        """cxx_attributes : LL_SQUARE attribute_list R_SQUARE R_SQUARE"""
        p[0] = self.complete_attributes(p[2], "cxx11", p.lexpos(1))

    def p_cxx_attributes_empty(self, p: Production) -> None:
        """cxx_attributes : LL_SQUARE R_SQUARE R_SQUARE
           microsoft_attributes : L_SQUARE R_SQUARE"""
        p[0] = []

    def p_gnu_attributes(self, p: Production) -> None:
        """gnu_attributes : ATTRIBUTE L_PAREN L_PAREN attribute_list R_PAREN R_PAREN"""
        p[0] = self.complete_attributes(p[4], "gnu", p.lexpos(1))

    def p_attribute_list(self, p: Production) -> None:
        """attribute_list : attribute
                          | attribute_list COMMA attribute
                          | attribute_list COMMA"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], *p[3:4]]

    def p_attribute(self, p: Production) -> None:
        """attribute : attribute_name
                     | attribute_name L_PAREN R_PAREN
                     | attribute_name L_PAREN attribute_args R_PAREN"""
        scope, name, loc = p[1]
        args = None if len(p) == 2 else [] if len(p) == 4 else p[3]
        p[0] = tree.Attribute(loc, "", scope, name.value, args, 0)

    def p_attribute_name(self, p: Production) -> None:
        """attribute_name : any_name"""
        p[0] = ("", p[1], p[1].lexpos)

    def p_attribute_name_keyword(self, p: Production) -> None:
        """attribute_name : KW_CONST
                          | KW_IN
                          | KW_OUT
                          | KW_EXPORT"""
        p[0] = ("", p.slice[1], p.lexpos(1))

    def p_attribute_name_scoped(self, p: Production) -> None:
        """attribute_name : SCOPE_NAME COLONCOLON any_name"""
        p[0] = (p[1], p[3], p.lexpos(1))

    def p_attribute_args(self, p: Production) -> None:
        """attribute_args : attribute_arg
                          | attribute_args COMMA attribute_arg"""
        p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]

    def p_attribute_arg(self, p: Production) -> None:
        """attribute_arg : expr"""
        p[0] = p[1]

    def p_attribute_arg_type(self, p: Production) -> None:
        """attribute_arg : type_id"""
        p[0] = tree.UnsupportedExpr(p[1].begin, "a type as an attribute's argument", p[1].end)
