"""Diagnostics of the lexer stage: id -> (severity, group, text).

Mirrors clang/include/clang/Basic/DiagnosticLexKinds.td.
Differs: the texts are our own.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow as Row

_CHARACTERS: dict[str, Row] = {
    "ext_unterminated_char_or_string": Row("warning", "invalid-pp-token", "no closing %0 on this line"),
    "err_unterminated_char_or_string": Row("error", "", "no closing %0 on this line"),
    "err_unterminated_raw_string": Row("error", "", "raw string is never closed"),
    "err_unterminated_block_comment": Row("error", "", "comment is never closed"),
    "null_in_file": Row("warning", "null-character", "NUL character ignored"),
    "ext_unicode_whitespace": Row("warning", "unicode-whitespace", "Unicode space treated as white space"),
    "err_invalid_utf8": Row("error", "", "this byte is no UTF-8"),
    "warn_invalid_utf8_in_comment": Row("warning", "invalid-utf8", "the comment is no UTF-8 here", True),
    "warn_bad_string_encoding": Row("warning", "invalid-source-encoding", "the string is no UTF-8 here"),
    "err_non_ascii": Row("error", "", "character <U+%0> cannot stand here"),
}
_LITERALS: dict[str, Row] = {
    "err_invalid_suffix_constant": Row(
        "error", "", "'%0' is no suffix of %select{an integer|a floating-point number}1"),
    "err_invalid_digit": Row("error", "", "'%0' is no %select{binary|octal|decimal}1 digit"),
    "err_exponent_has_no_digits": Row("error", "", "the exponent needs digits"),
    "err_hex_constant_requires_exponent": Row("error", "", "a hexadecimal floating-point number needs an exponent"),
    "err_hex_constant_requires_digits": Row("error", "", "a hexadecimal floating-point number needs digits"),
    "err_digit_separator_not_between_digits": Row("error", "", "a digit separator must stand between digits"),
    "err_integer_literal_too_large": Row("error", "", "this integer does not fit in 64 bits"),
    "ext_integer_literal_too_large_for_signed": Row(
        "warning", "implicitly-unsigned-literal", "this integer fits only an unsigned type; it is taken as unsigned"),
    "ext_cxx23_size_t_suffix": Row("warning", "c++23-extensions", "suffix 'z' comes from C++23"),
    "warn_float_overflow": Row("warning", "literal-range", "too large for '%0', whose maximum is %1; becomes infinity"),
    "warn_float_underflow": Row("warning", "literal-range", "too small for '%0', whose minimum is %1; becomes zero"),
    "warn_hlsl_portability_infinity_literal": Row(
        "warning", "hlsl-portability", "Clang does not know the literal '1.#INF'", True),
    "err_empty_character": Row("error", "", "a character constant needs a character"),
    "ext_multichar_character_literal": Row("warning", "multichar", "character constant of several characters"),
    "warn_char_constant_too_large": Row("warning", "multichar", "character constant too long; the last four count"),
    "err_character_too_large": Row("error", "", "this character needs more than one byte"),
    "ext_unknown_escape": Row("warning", "unknown-escape-sequence", "unknown escape '\\%0'"),
    "err_hex_escape_no_digits": Row("error", "", "'\\x' needs hexadecimal digits"),
    "err_escape_too_large": Row("error", "", "escape sequence does not fit in a byte"),
    "err_ucn_escape_incomplete": Row("error", "", "universal character name needs 4 digits after '\\u', 8 after '\\U'"),
    "err_ucn_escape_invalid": Row("error", "", "there is no such Unicode character"),
}
_MACROS: dict[str, Row] = {
    "err_pp_missing_macro_name": Row("error", "", "macro name missing"),
    "err_pp_macro_not_identifier": Row("error", "", "macro name must be an identifier"),
    "err_defined_macro_name": Row("error", "", "'%0' cannot be a macro name"),
    "ext_c99_whitespace_required_after_macro_name": Row(
        "warning", "c99-extensions", "white space missing after the macro name"),
    "err_pp_invalid_tok_in_arg_list": Row("error", "", "'%0' cannot stand in a macro parameter list"),
    "err_pp_duplicate_name_in_arg_list": Row("error", "", "two macro parameters are named '%0'"),
    "err_pp_expected_comma_in_arg_list": Row("error", "", "',' missing in the macro parameter list"),
    "err_pp_missing_rparen_in_macro_def": Row("error", "", "')' missing after the macro parameters"),
    "err_pp_stringize_not_parameter": Row("error", "", "'#' must stand before a macro parameter"),
    "err_paste_at_start": Row("error", "", "'##' cannot begin a macro body"),
    "err_paste_at_end": Row("error", "", "'##' cannot end a macro body"),
    "ext_pp_bad_vaargs_use": Row("warning", "variadic-macros", "'%0' means something only in variadic macros"),
    "err_pp_vaopt_parens": Row("error", "", "'__VA_OPT__' needs a parenthesized list of tokens"),
    "err_pp_vaopt_nested_use": Row("error", "", "'__VA_OPT__' inside '__VA_OPT__'"),
    "ext_pp_macro_redef": Row("warning", "macro-redefined", "macro '%0' gets another meaning"),
    "ext_pp_redef_builtin_macro": Row("warning", "builtin-macro-redefined", "built-in macro redefined"),
    "ext_pp_undef_builtin_macro": Row("warning", "builtin-macro-redefined", "built-in macro undefined"),
    "err_pp_bad_paste": Row("error", "", "'##' made '%0', which is no single token"),
    "pp_invalid_string_literal": Row(
        "warning", "invalid-pp-token", "'#' made a string that ends in a backslash; the backslash is dropped"),
    "err_unterm_macro_invoc": Row("error", "", "the arguments of macro '%0' are never closed"),
    "err_too_many_args_in_macro_invoc": Row("error", "", "too many arguments for macro '%0'"),
    "err_too_few_args_in_macro_invoc": Row("error", "", "too few arguments for macro '%0'"),
    "note_macro_here": Row("note", "", "macro '%0' is defined here"),
    "note_pp_macro_here": Row("note", "", "in the expansion of macro '%0'"),
    "note_pp_expanded_here": Row("note", "", "in text that a macro put together"),
    "note_pp_skipped_expansions": Row("note", "", "(%0 more expansion%s0 between these)"),
    "err_pp_macro_nesting_too_deep": Row("error", "", "macro arguments nested more than %0 deep (-fbracket-depth)"),
    "err_pp_spelling_too_large": Row("error", "", "'#' and '##' make more than %0 million characters"),
    "err_pp_too_many_includes": Row("error", "", "more than %0 files are included"),
    "err_pp_expansion_too_large": Row("error", "", "macros expand to more than %0 tokens"),
    "err_embedded_directive": Row("error", "", "'#%0' cannot stand inside the arguments of a macro"),
}
_CONDITIONS: dict[str, Row] = {
    "err_pp_expected_value_in_expr": Row("error", "", "a value is missing in this condition"),
    "err_pp_expr_bad_token_start_expr": Row("error", "", "this cannot begin a value in a preprocessor condition"),
    "err_pp_expr_bad_token_binop": Row("error", "", "this is no operator of a preprocessor condition"),
    "err_pp_expr_bad_function_call": Row("error", "", "'%0' is no function-like macro"),
    "err_pp_expected_rparen": Row("error", "", "')' missing in this condition"),
    "note_pp_matching_paren": Row("note", "", "for this '('"),
    "err_pp_expected_colon": Row("error", "", "':' missing in this condition"),
    "note_pp_matching_question": Row("note", "", "for this '?'"),
    "err_pp_expected_eol": Row("error", "", "unexpected tokens after the condition"),
    "err_pp_division_by_zero": Row("error", "", "division by zero in a preprocessor condition"),
    "err_pp_remainder_by_zero": Row("error", "", "remainder by zero in a preprocessor condition"),
    "warn_pp_expr_overflow": Row("warning", "integer-overflow", "integer overflow in a preprocessor condition"),
    "err_pp_illegal_floating_literal": Row("error", "", "floating-point number in a preprocessor condition"),
    "err_pp_defined_requires_identifier": Row("error", "", "'defined' needs a macro name"),
    "err_pp_missing_rparen_after": Row("error", "", "')' missing after '%0'"),
    "err_pp_missing_lparen_after": Row("error", "", "'(' missing after '%0'"),
    "err_pp_condition_too_deep": Row("error", "", "condition nested more than %0 deep (-fbracket-depth)"),
    "err_pp_unterminated_conditional": Row("error", "", "no '#endif' for this '#%0'"),
    "pp_err_else_after_else": Row("error", "", "second '#else' of one condition"),
    "pp_err_elif_after_else": Row("error", "", "'#%0' after '#else'"),
    "pp_err_else_without_if": Row("error", "", "'#else' without '#if'"),
    "pp_err_elif_without_if": Row("error", "", "'#%0' without '#if'"),
    "err_pp_endif_without_if": Row("error", "", "'#endif' without '#if'"),
}
_DIRECTIVES: dict[str, Row] = {
    "err_pp_invalid_directive": Row("error", "", "unknown directive '#%0'%select{|, did you mean '#%2'?}1"),
    "ext_pp_extra_tokens_at_eol": Row("warning", "extra-tokens", "tokens after '#%0' ignored"),
    "err_pp_hash_error": Row("error", "", "#error%0"),
    "pp_hash_warning": Row("warning", "#warnings", "#warning%0"),
    "err_pp_line_requires_integer": Row("error", "", "'#%0' needs a line number"),
    "ext_pp_line_zero": Row("warning", "gnu-zero-line-directive", "there is no line 0"),
    "err_pp_line_too_large": Row("error", "", "line number above 2147483647"),
    "err_pp_line_invalid_filename": Row("error", "", "'#line' needs a file name in quotes after the number"),
    "err_pp_expects_filename": Row("error", "", "'#%0' needs \"FILE\" or <FILE>"),
    "err_pp_empty_filename": Row("error", "", "empty file name"),
    "err_pp_file_not_found": Row("fatal", "", "file '%0' not found"),
    "err_pp_error_opening_file": Row("fatal", "", "%0"),
    "err_pp_include_too_deep": Row("error", "", "files include each other more than %0 deep"),
    "pp_pragma_once_in_main_file": Row(
        "warning", "pragma-once-outside-header", "'#pragma once' in a file that nothing includes"),
    "warn_pragma_ignored": Row("warning", "unknown-pragmas", "unknown pragma ignored", True),
    "warn_pragma_pack_matrix_malformed": Row(
        "warning", "ignored-pragmas", "'#pragma pack_matrix' needs (row_major) or (column_major); ignored"),
    "warn_pragma_diagnostic_invalid": Row(
        "warning", "unknown-pragmas", "'#pragma diagnostic' goes on with push, pop, ignored, warning, error or fatal"),
    "warn_pragma_diagnostic_cannot_pop": Row(
        "warning", "unknown-pragmas", "no '#pragma diagnostic push' is left to pop"),
    "warn_pragma_diagnostic_invalid_option": Row(
        "warning", "unknown-pragmas", "'#pragma diagnostic' names no option such as \"-Wswitch\""),
    "warn_pragma_diagnostic_invalid_token": Row("warning", "unknown-pragmas", "'#pragma diagnostic' ends before this"),
    "warn_pragma_diagnostic_unknown_warning": Row(
        "warning", "unknown-warning-option", "unknown warning option '%0'%select{|, did you mean '-W%2'?}1"),
    "warn_pragma_message": Row("warning", "#pragma-messages", "%0"),
    "err_pragma_message_malformed": Row("error", "", "'#pragma message' needs a string"),
    "err__Pragma_malformed": Row("error", "", "'_Pragma' needs a string in parentheses"),
}

LEX_DIAGNOSTICS: dict[str, Row] = {**_CHARACTERS, **_LITERALS, **_MACROS, **_CONDITIONS, **_DIRECTIVES}
