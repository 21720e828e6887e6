"""The directives other than conditionals: definitions, inclusion, lines, messages.

Mirrors clang/lib/Lex/PPDirectives.cpp: Preprocessor::HandleDefineDirective, Preprocessor::ReadMacroParameterList,
Preprocessor::HandleUndefDirective, Preprocessor::HandleIncludeDirective, Preprocessor::HandleLineDirective,
Preprocessor::HandleDigitDirective, Preprocessor::HandleUserDiagnosticDirective, Preprocessor::CheckEndOfDirective.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FatalError, FixIt
from hlslfe.basic.source import Loc
from hlslfe.lex.header_search import UnreadableError
from hlslfe.lex.macros import MacroInfo, is_identifier
from hlslfe.lex.pragmas import handle_pragma
from hlslfe.lex.tokens import LEADING_SPACE, Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

    from hlslfe.lex.preprocessor import Preprocessor

MAX_INCLUDE_DEPTH = 200  # Clang's MaxAllowedIncludeStackDepth
MAX_INCLUSIONS = 20_000  # thirty files that include the next one twice would be a billion
_MAX_LINE = 2147483647


class Directive:
    """One directive: its `#` and the other tokens of its line, the name first."""

    __slots__ = ("hash", "line")

    def __init__(self, hash: Token, line: list[Token]) -> None:
        self.hash = hash
        self.line = line


class HeaderName:
    """The operand of `#include`: what is written between the quotes or brackets."""

    __slots__ = ("written", "angled", "token", "end", "rest")

    def __init__(self, written: str, angled: bool, token: Token, end: Loc, rest: list[Token]) -> None:
        self.written = written
        self.angled = angled
        self.token = token
        self.end = end
        self.rest = rest


def check_end_of_directive(pp: Preprocessor, directive: Directive, used: int) -> None:
    """Warn when the line has more than `used` tokens."""
    if len(directive.line) > used:
        pp.diags.report(directive.line[used].lexpos, "ext_pp_extra_tokens_at_eol", directive.line[0].value)


def invalid_directive(pp: Preprocessor, directive: Directive) -> None:
    """A name that is no directive."""
    from hlslfe.basic.edit_distance import nearest

    name = directive.line[0]
    known = ("if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", *OTHER_DIRECTIVES)
    guess = nearest(name.value, known, len(name.value) // 3)
    fixits = [FixIt(name.lexpos, name.end, guess)] if guess else []
    pp.diags.report(name.lexpos, "err_pp_invalid_directive", name.value, bool(guess), guess, fixits=fixits)


def read_macro_name(pp: Preprocessor, directive: Directive) -> Token | None:
    """The macro name of `#define`, `#undef`, `#ifdef`, ...; None after an error."""
    if len(directive.line) < 2:
        pp.diags.report(directive.line[0].end, "err_pp_missing_macro_name")
        return None
    name = directive.line[1]
    if not is_identifier(name):
        pp.diags.report(name.lexpos, "err_pp_macro_not_identifier")
        return None
    return name


def _read_new_name(pp: Preprocessor, directive: Directive, builtin_id: str) -> Token | None:
    """The name that `#define` or `#undef` changes the meaning of."""
    name = read_macro_name(pp, directive)
    if name is None:
        return None
    if name.value in ("defined", "__has_include"):
        pp.diags.report(name.lexpos, "err_defined_macro_name", name.value)
        return None
    old = pp.macros.get(name.value)
    if old is not None and old.builtin is not None:
        pp.diags.report(name.lexpos, builtin_id)
    return name


def handle_define(pp: Preprocessor, directive: Directive) -> None:
    """`#define NAME body` and `#define NAME(params) body`."""
    name = _read_new_name(pp, directive, "ext_pp_redef_builtin_macro")
    if name is None:
        return
    rest = directive.line[2:]
    params: tuple[str, ...] | None = None
    variadic = False
    if rest and rest[0].type == "L_PAREN" and not rest[0].flags & LEADING_SPACE:
        found = _read_parameters(pp, rest, name)
        if found is None:
            return
        params, variadic, used = found
        rest = rest[used:]
    elif rest and not rest[0].flags & LEADING_SPACE:
        pp.diags.report(rest[0].lexpos, "ext_c99_whitespace_required_after_macro_name")
    if not _check_body(pp, rest, params, variadic):
        return
    macro = MacroInfo(name.value, name.lexpos, params, variadic, rest)
    old = pp.macros.get(name.value)
    if old is not None and old.builtin is None and not old.is_identical_to(macro):
        pp.diags.report(name.lexpos, "ext_pp_macro_redef", name.value)
        pp.diags.report(old.loc, "note_previous_definition")
    pp.macros[name.value] = macro


def _read_parameters(pp: Preprocessor, tokens: list[Token], name: Token) -> tuple[tuple[str, ...], bool, int] | None:
    """(names, variadic, tokens used) of the list that starts at `tokens[0]`; None after an error."""
    names: list[str] = []
    index = 1
    if index < len(tokens) and tokens[index].type == "R_PAREN":
        return (), False, 2
    while True:
        token = tokens[index] if index < len(tokens) else None
        if token is None:
            pp.diags.report(tokens[-1].end, "err_pp_missing_rparen_in_macro_def")
            return None
        variadic = token.type == "ELLIPSIS"
        if not variadic and not is_identifier(token):
            pp.diags.report(token.lexpos, "err_pp_invalid_tok_in_arg_list", token.value)
            return None
        spelled = "__VA_ARGS__" if variadic else token.value
        if not variadic and spelled == "__VA_ARGS__":
            pp.diags.report(token.lexpos, "ext_pp_bad_vaargs_use", spelled)
        if spelled in names:
            pp.diags.report(token.lexpos, "err_pp_duplicate_name_in_arg_list", spelled)
            return None
        names.append(spelled)
        index += 1
        if not variadic and index < len(tokens) and tokens[index].type == "ELLIPSIS":  # GNU: `args...`
            variadic = True
            index += 1
        if index >= len(tokens):
            pp.diags.report(tokens[-1].end, "err_pp_missing_rparen_in_macro_def")
            return None
        if tokens[index].type == "R_PAREN":
            return tuple(names), variadic, index + 1
        if variadic or tokens[index].type != "COMMA":
            id = "err_pp_missing_rparen_in_macro_def" if variadic else "err_pp_expected_comma_in_arg_list"
            pp.diags.report(tokens[index].lexpos, id)
            return None
        index += 1


def _check_body(pp: Preprocessor, body: list[Token], params: tuple[str, ...] | None, variadic: bool) -> bool:
    """Check the operators of a macro body; False after an error."""
    for index, token in enumerate(body):
        if token.type == "HASH" and params is not None:
            follower = body[index + 1] if index + 1 < len(body) else None
            if follower is None or follower.value not in params:
                pp.diags.report(token.lexpos, "err_pp_stringize_not_parameter")
                return False
        elif token.value in ("__VA_ARGS__", "__VA_OPT__") and not variadic:
            pp.diags.report(token.lexpos, "ext_pp_bad_vaargs_use", token.value)
        elif token.type in ("UNTERMINATED_STRING", "UNTERMINATED_CHAR"):
            quote = "'\"'" if '"' in token.value else '"\'"'
            pp.diags.report(token.lexpos, "ext_unterminated_char_or_string", quote)
            token.type = "UNKNOWN"
        elif token.type == "UNTERMINATED_COMMENT":
            pp.report_special(token)
        elif token.type in ("NULL_CHARACTER", "UNICODE_SPACE", "BAD_CHARACTER", "UNTERMINATED_RAW_STRING"):
            token.type = "UNKNOWN"
    if body and body[0].type == "HASHHASH":
        pp.diags.report(body[0].lexpos, "err_paste_at_start")
        return False
    if body and body[-1].type == "HASHHASH":
        pp.diags.report(body[-1].lexpos, "err_paste_at_end")
        return False
    return not variadic or _check_va_opt(pp, body)


def _check_va_opt(pp: Preprocessor, body: list[Token]) -> bool:
    depth = 0  # of parentheses inside the current __VA_OPT__
    opened: Token | None = None
    for index, token in enumerate(body):
        if token.value == "__VA_OPT__":
            if opened is not None:
                pp.diags.report(token.lexpos, "err_pp_vaopt_nested_use")
                return False
            if index + 1 == len(body) or body[index + 1].type != "L_PAREN":
                pp.diags.report(token.lexpos, "err_pp_vaopt_parens")
                return False
            opened, depth = token, 0
        elif opened is not None:
            depth += (token.type == "L_PAREN") - (token.type == "R_PAREN")
            if not depth:
                opened = None
    if opened is not None:
        pp.diags.report(opened.lexpos, "err_pp_vaopt_parens")
        return False
    return True


def handle_undef(pp: Preprocessor, directive: Directive) -> None:
    """`#undef NAME`."""
    name = _read_new_name(pp, directive, "ext_pp_undef_builtin_macro")
    if name is not None:
        check_end_of_directive(pp, directive, 2)
        pp.macros.pop(name.value, None)


def _rest_of_line(pp: Preprocessor, directive: Directive) -> str:
    """The text of the line behind the directive's name, as it stands there."""
    file = pp.state.lexed.file
    begin = directive.line[0].end - file.start
    end = file.text.find("\n", begin)
    while end > 0 and file.text[begin:end].rstrip().endswith("\\"):
        end = file.text.find("\n", end + 1)
    text = file.text[begin:] if end < 0 else file.text[begin:end]
    return text.replace("\\\r\n", "").replace("\\\n", "").strip()


def handle_error(pp: Preprocessor, directive: Directive) -> None:
    """`#error text`."""
    text = _rest_of_line(pp, directive)
    pp.diags.report(directive.line[0].lexpos, "err_pp_hash_error", ": " + text if text else "")


def handle_warning(pp: Preprocessor, directive: Directive) -> None:
    """`#warning text`."""
    text = _rest_of_line(pp, directive)
    pp.diags.report(directive.line[0].lexpos, "pp_hash_warning", ": " + text if text else "")


def handle_line(pp: Preprocessor, directive: Directive) -> None:
    """`#line N "file"` and the marker `# N "file" flags` of preprocessed text."""
    is_marker = directive.line[0].value != "line"
    tokens = pp.expander.expand_tokens(directive.line[0 if is_marker else 1:])
    if not tokens or not tokens[0].value.isdecimal() or not tokens[0].value.isascii():
        loc = tokens[0].lexpos if tokens else directive.line[0].end
        pp.diags.report(loc, "err_pp_line_requires_integer", "line" if not is_marker else "")
        return
    digits = tokens[0].value.lstrip("0")
    line = int(digits or "0") if len(digits) <= 10 else _MAX_LINE + 1
    if line > _MAX_LINE:
        pp.diags.report(tokens[0].lexpos, "err_pp_line_too_large")
        return
    if line == 0 and not is_marker:
        pp.diags.report(tokens[0].lexpos, "ext_pp_line_zero")
    name = pp.sources.presumed(directive.hash.lexpos).filename
    if len(tokens) > 1:
        spelling = tokens[1].value
        if tokens[1].type != "STRING_LITERAL" or not spelling.startswith('"'):
            pp.diags.report(tokens[1].lexpos, "err_pp_line_invalid_filename")
            return
        name = spelling[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    if len(tokens) > 2 and not is_marker:
        pp.diags.report(tokens[2].lexpos, "ext_pp_extra_tokens_at_eol", "line")
    if pp.options.ignore_lines:
        return
    file = pp.state.lexed.file
    file.line_directives.append((directive.line[-1].end - file.start, line, name))  # not for this line itself


def header_name(pp: Preprocessor, tokens: list[Token]) -> HeaderName | None:
    """The header that `tokens` name by "FILE" or <FILE>; None when they do not."""
    if not tokens:
        return None
    first = tokens[0]
    if first.type == "STRING_LITERAL" and first.value.startswith('"'):
        return HeaderName(first.value[1:-1], False, first, first.end, tokens[1:])
    if first.type != "LESS" and not first.value.startswith("<"):
        return None
    file = pp.state.lexed.file
    if not pp.sources.is_macro_loc(first.lexpos) and file.start <= first.lexpos < file.end:
        begin = first.lexpos - file.start
        close = file.text.find(">", begin)
        if close < 0 or "\n" in file.text[begin:close]:
            return None
        end = file.start + close + 1
        rest = [token for token in tokens if token.lexpos >= end]
        return HeaderName(file.text[begin + 1:close], True, first, end, rest)
    written = ""
    for index, token in enumerate(tokens):
        written += (" " if token.flags & LEADING_SPACE and index else "") + token.value
        if ">" in token.value:
            return HeaderName(written[1:written.index(">")], True, first, token.end, tokens[index + 1:])
    return None


def handle_include(pp: Preprocessor, directive: Directive) -> None:
    """`#include "FILE"`, `#include <FILE>`, or macros that make one of these."""
    tokens = directive.line[1:]
    name = header_name(pp, tokens) or header_name(pp, pp.expander.expand_tokens(tokens))
    keyword = directive.line[0]
    if name is None:
        pp.diags.report(tokens[0].lexpos if tokens else keyword.end, "err_pp_expects_filename", keyword.value)
        return
    loc = name.token.lexpos
    if not name.written:
        pp.diags.report(loc, "err_pp_empty_filename")
        return
    if name.rest:
        pp.diags.report(name.rest[0].lexpos, "ext_pp_extra_tokens_at_eol", keyword.value)
    if len(pp.stack) >= MAX_INCLUDE_DEPTH:
        pp.diags.report(loc, "err_pp_include_too_deep", MAX_INCLUDE_DEPTH)
        raise FatalError
    pp.inclusions += 1
    if pp.inclusions > MAX_INCLUSIONS:
        pp.diags.report(loc, "err_pp_too_many_includes", MAX_INCLUSIONS)
        raise FatalError
    enter_header(pp, name)


def enter_header(pp: Preprocessor, name: HeaderName) -> None:
    """Find a header and read from it next. Raises FatalError when it is missing, as Clang stops there, too."""
    loc = name.token.lexpos
    ranges = ((loc, name.end),)
    try:
        header = pp.headers.lookup(name.written, pp.state.lexed.file.name, name.angled)
    except UnreadableError as error:
        pp.diags.report(loc, "err_pp_error_opening_file", str(error), ranges=ranges)
        raise FatalError from None
    if header is None:
        pp.diags.report(loc, "err_pp_file_not_found", name.written, ranges=ranges)
        raise FatalError
    guard = pp.headers.guards.get(header.key)
    if header.key in pp.headers.once or (guard is not None and guard in pp.macros):
        return
    if header.problem:
        file = pp.sources.add_file(header.name, header.text, pp.sources.expansion_loc(loc))
        pp.diags.report(file.end, "fatal_invalid_text", header.problem)
    pp.enter_file(header.name, header.text, pp.sources.expansion_loc(loc), header.key)


OTHER_DIRECTIVES: dict[str, Callable[[Preprocessor, Directive], None]] = {
    "define": handle_define, "undef": handle_undef, "include": handle_include, "error": handle_error,
    "warning": handle_warning, "line": handle_line, "pragma": handle_pragma,
}
