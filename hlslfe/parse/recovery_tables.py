"""Tables of error recovery: what is said where a token does not fit.

Mirrors clang/lib/Parse/ParseDecl.cpp, ParseStmt.cpp, ParseExpr.cpp: the diag:: ids at each ExpectAndConsume.
Differs: looked up by the production or by the symbol on top of yacc's stack, instead of standing at each place.
"""

from __future__ import annotations

# A production (by its method) that the missing semicolon would complete -> (id, arguments).
SEMICOLONS: dict[str, tuple[str, ...]] = {
    "p_expr_stmt": ("err_expected_semi_after_expr",),
    "p_field_decl": ("err_expected_semi_decl_list",),
    "p_constructor_prototype": ("err_expected_semi_decl_list",),
    "p_return_stmt": ("err_expected_semi_after_stmt", "return"),
    "p_break_stmt": ("err_expected_semi_after_stmt", "break"),
    "p_continue_stmt": ("err_expected_semi_after_stmt", "continue"),
    "p_discard_stmt": ("err_expected_semi_after_stmt", "discard"),
    "p_goto_stmt": ("err_expected_semi_after_stmt", "goto"),
    "p_do_stmt": ("err_expected_semi_after_stmt", "do/while"),
    "p_static_assert_decl": ("err_expected_semi_after_static_assert",),
    "p_type_alias_decl": ("err_expected_after", "the alias declaration", "';'"),
    "p_using_decl": ("err_expected_after", "the using declaration", "';'"),
    "p_using_directive_decl": ("err_expected_semi_after_namespace_name",),
    "p_namespace_alias": ("err_expected_semi_after_namespace_name",),
}
# Declarations at every scope: (id in a block, id elsewhere).
DECLARATION_SEMICOLON = ("err_expected_semi_declaration", "err_invalid_token_after_toplevel_declarator")
TYPE_ONLY: frozenset[str] = frozenset(("p_simple_decl_type_only", "p_field_decl_type_only", "p_typedef_decl_unnamed"))

# Symbol on top of the stack where a name is due -> (id, arguments). `specs` and what follows it depend on the scope.
NAMES: dict[str, tuple[str, ...]] = {
    "PERIOD": ("err_expected_unqualified_id",),
    "ARROW": ("err_expected_unqualified_id",),
    "global_name": ("err_expected_unqualified_id",),
    "nested_name": ("err_expected_unqualified_id",),
    "KW_CBUFFER": ("err_expected", "an identifier"),
    "KW_TBUFFER": ("err_expected", "an identifier"),
    "KW_GOTO": ("err_expected", "an identifier"),
    "LL_SQUARE": ("err_expected", "an identifier"),
    "L_SQUARE": ("err_expected", "an identifier"),
    "COLONCOLON": ("err_expected", "an identifier"),
    "namespace_key": ("err_expected_either", "an identifier", "'{'"),
    "namespace_prefix": ("err_expected", "an identifier"),
    "enum_key": ("err_expected_either", "an identifier", "'{'"),
    "record_key": ("err_expected_either", "an identifier", "'{'"),
    "enum_open": ("err_expected", "an identifier"),
    "KW_NAMESPACE": ("err_expected_namespace_name",),
    "KW_USING": ("err_expected_unqualified_id",),
    "KW_OPERATOR": ("err_expected_type",),
    "BASE_COLON": ("err_expected_class_name",),
    "access": ("err_expected_class_name",),
    "KW_VIRTUAL": ("err_expected_class_name",),
    "EQUAL": ("err_expected_type",),
    "LANGLE": ("err_expected_type",),
    "KW_NEW": ("err_expected_type",),
    "KW_TYPENAME": ("err_expected_unqualified_id",),
    "template_open": ("err_expected_template_parameter",),
}
# Nonterminal below a comma on top of the stack -> (id, arguments).
LISTS: dict[str, tuple[str, ...]] = {
    "parameters": ("err_missing_param",),
    "template_params": ("err_expected_template_parameter",),
    "base_specifiers": ("err_expected_class_name",),
    "enumerators": ("err_expected", "an identifier"),
}

# Closing bracket -> (its spelling, opening bracket's spelling).
CLOSING: dict[str, tuple[str, str]] = {
    "R_PAREN": ("')'", "'('"),
    "R_SQUARE": ("']'", "'['"),
    "R_BRACE": ("'}'", "'{'"),
    "RANGLE": ("'>'", "'<'"),
}
OPENING: dict[str, str] = {"R_PAREN": "L_PAREN", "R_SQUARE": "L_SQUARE", "R_BRACE": "L_BRACE", "RANGLE": "LANGLE"}
SPELLINGS: dict[str, str] = {
    "SEMI": ";", "L_BRACE": "{", "L_PAREN": "(", "R_PAREN": ")", "R_SQUARE": "]", "R_BRACE": "}", "RANGLE": ">",
    "LANGLE": "<", "COLON": ":", "EQUAL": "=", "COMMA": ",", "KW_WHILE": "while", "INVALID_EXPR": "",
    "INVALID_NAME": "",
}
# What can stand behind a cast, and what makes a parenthesis a call or a condition instead of a cast.
OPERAND_STARTS: frozenset[str] = frozenset(("IDENTIFIER", "NUMERIC_CONSTANT", "TYPE_NAME", "KW_TRUE", "KW_FALSE"))
CALLED: frozenset[str] = frozenset((
    "IDENTIFIER", "TYPE_NAME", "R_PAREN", "R_SQUARE", "RANGLE", "KW_IF", "KW_WHILE", "KW_SWITCH", "KW_FOR",
))
# After these the rest of the statement is not to be trusted: further errors in it are repaired silently.
STICKY: frozenset[str] = frozenset(("err_expected_expression", "err_expected_lparen_after_type", "err_missing_param"))
# Productions whose closing bracket is missed where the last token ends, without a note.
CLOSED_WITHOUT_NOTE: frozenset[str] = frozenset(("p_annotation_call", "p_attribute"))
# Statements whose keyword wants a parenthesis.
CONDITION_KEYWORDS: dict[str, str] = {
    "KW_IF": "if", "KW_FOR": "for", "KW_WHILE": "while", "KW_SWITCH": "switch", "KW_STATIC_ASSERT": "static_assert",
    "KW_CATCH": "catch",
}
