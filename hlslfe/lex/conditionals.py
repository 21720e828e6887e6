"""Conditional directives: which lines of a file count.

Mirrors clang/lib/Lex/PPDirectives.cpp: Preprocessor::HandleIfDirective, Preprocessor::HandleIfdefDirective,
Preprocessor::HandleElseDirective, Preprocessor::HandleElifFamilyDirective, Preprocessor::HandleEndifDirective,
Preprocessor::SkipExcludedConditionalBlock and clang/lib/Lex/PPExpressions.cpp: EvaluateDefined.
Differs: a skipped block costs nothing for its text, only its directives are visited.
"""

from __future__ import annotations

from hlslfe.lex.condition import ConditionError, ConditionParser
from hlslfe.lex.directives import Directive, check_end_of_directive, header_name, read_macro_name
from hlslfe.lex.header_search import UnreadableError
from hlslfe.lex.macros import is_identifier
from hlslfe.lex.tokens import AT_LINE_START, Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

    from hlslfe.lex.expansion import TokenStream
    from hlslfe.lex.preprocessor import FileState, Preprocessor


class Conditional:
    """An open `#if`: `taken` once a group of it was read; `guard` names the macro of a possible include guard."""

    __slots__ = ("token", "taken", "seen_else", "guard")

    def __init__(self, token: Token, taken: bool, guard: str | None) -> None:
        self.token = token
        self.taken = taken
        self.seen_else = False
        self.guard = guard


def _evaluate(pp: Preprocessor, directive: Directive) -> bool:
    """The value of the condition on an `#if` or `#elif` line; False after an error."""
    tokens = directive.line[1:]
    try:
        expanded = pp.expander.expand_tokens(tokens, in_condition=True)
    except ConditionError:
        return False
    return ConditionParser(pp.diags, expanded, directive.line[-1].end, pp.options.bracket_depth).evaluate()


def _is_defined(pp: Preprocessor, name: str) -> bool:
    return name in pp.macros or (name in CONDITION_OPERATORS and name != "defined")


def _evaluate_defined(pp: Preprocessor, directive: Directive) -> bool:
    """The value of `#ifdef NAME` (of `#ifndef`: its opposite); False after an error."""
    name = read_macro_name(pp, directive)
    if name is None:
        return False
    check_end_of_directive(pp, directive, 2)
    return _is_defined(pp, name.value) != directive.line[0].value.endswith("ndef")


def handle_if(pp: Preprocessor, directive: Directive) -> None:
    """`#if`, `#ifdef`, `#ifndef`."""
    state = pp.state
    guard = _guard_name(directive) if directive.hash is state.tokens[0] else None
    value = (_evaluate if directive.line[0].value == "if" else _evaluate_defined)(pp, directive)
    state.conditionals.append(Conditional(directive.line[0], value, guard))
    if not value:
        _skip(pp, state)


def _guard_name(directive: Directive) -> str | None:
    """X when the line is `#ifndef X`, `#if !defined X` or `#if !defined(X)`."""
    values = [token.value for token in directive.line]
    if len(values) == 2 and values[0] == "ifndef":
        return values[1]
    if values[:3] == ["if", "!", "defined"]:
        name = values[3:]
        if len(name) == 3 and name[0] == "(" and name[2] == ")":
            return name[1]
        if len(name) == 1:
            return name[0]
    return None


def handle_else(pp: Preprocessor, directive: Directive) -> None:
    """`#else`, `#elif`, ... that ends a group which was read."""
    state = pp.state
    if not state.conditionals:
        name = directive.line[0]
        id = "pp_err_else_without_if" if name.value == "else" else "pp_err_elif_without_if"
        pp.diags.report(name.lexpos, id, name.value)
        return
    conditional = state.conditionals[-1]
    conditional.taken = True
    _enters_group(pp, conditional, directive)
    _skip(pp, state)


def handle_endif(pp: Preprocessor, directive: Directive) -> None:
    """`#endif`."""
    state = pp.state
    check_end_of_directive(pp, directive, 1)
    if not state.conditionals:
        pp.diags.report(directive.line[0].lexpos, "err_pp_endif_without_if")
        return
    conditional = state.conditionals.pop()
    if conditional.guard and not state.conditionals and state.index == len(state.tokens) and state.key is not None:
        pp.headers.guards[state.key] = conditional.guard


def _enters_group(pp: Preprocessor, conditional: Conditional, directive: Directive) -> bool:
    """Whether the group after this `#else` or `#elif` is read; checks the order of the groups."""
    name = directive.line[0]
    conditional.guard = None
    if name.value == "else":
        check_end_of_directive(pp, directive, 1)
        if conditional.seen_else:
            pp.diags.report(name.lexpos, "pp_err_else_after_else")
        conditional.seen_else = True
        return not conditional.taken
    if conditional.seen_else:
        pp.diags.report(name.lexpos, "pp_err_elif_after_else", name.value)
    if conditional.taken:
        return False
    return _evaluate(pp, directive) if name.value == "elif" else _evaluate_defined(pp, directive)


def _skip(pp: Preprocessor, state: FileState) -> None:
    """Go on behind the directive that ends the skipped groups of the innermost conditional."""
    depth = 0
    directives, tokens, values = state.lexed.directives, state.tokens, state.values
    while state.next_directive < len(directives):
        start = directives[state.next_directive]
        has_name = start + 1 < len(values) and not tokens[start + 1].flags & AT_LINE_START
        name = values[start + 1] if has_name else ""
        if name in _OPENERS:
            depth += 1
        elif name == "endif" and depth:
            depth -= 1
        elif not depth and name in _GROUP_ENDS:
            pp.keep_comments(state, tokens[start].lexpos, keep=False)
            directive = state.take_directive()
            is_read = name == "endif" or (name in ("elif", "else") and not state.conditionals[-1].taken)  # as in Clang
            pp.keep_comments(state, pp.line_end(state, directive), is_read)
            if name == "endif":
                handle_endif(pp, directive)
                return
            if _enters_group(pp, state.conditionals[-1], directive):
                state.conditionals[-1].taken = True
                return
            continue
        state.next_directive += 1
    pp.keep_comments(state, state.lexed.file.end, keep=False)
    state.index = state.limit = len(tokens)


def _line_token(token: Token, spelling: str) -> Token:
    return Token("NUMERIC_CONSTANT", spelling, token.lexpos, token.flags)


def _fail(pp: Preprocessor, loc: int, id: str, *args: object) -> ConditionError:
    pp.diags.report(loc, id, *args)
    return ConditionError()


def defined_operator(pp: Preprocessor, operator: Token, stream: TokenStream) -> list[Token]:
    """`defined NAME` and `defined(NAME)`."""
    token = stream.next_raw()
    in_parens = token is not None and token.type == "L_PAREN"
    if in_parens:
        token = stream.next_raw()
    if token is None or not is_identifier(token):
        raise _fail(pp, token.lexpos if token else operator.end, "err_pp_defined_requires_identifier")
    if in_parens:
        close = stream.next_raw()
        if close is None or close.type != "R_PAREN":
            raise _fail(pp, close.lexpos if close else token.end, "err_pp_missing_rparen_after", "defined")
    return [_line_token(operator, str(int(_is_defined(pp, token.value))))]


def _parenthesized(pp: Preprocessor, operator: Token, stream: TokenStream) -> list[Token]:
    """The tokens between the parentheses after `operator`."""
    token = stream.next_raw()
    if token is None or token.type != "L_PAREN":
        raise _fail(pp, token.lexpos if token else operator.end, "err_pp_missing_lparen_after", operator.value)
    inner: list[Token] = []
    depth = 1
    last = token
    while True:
        token = stream.next_raw()
        if token is None:
            raise _fail(pp, last.end, "err_pp_missing_rparen_after", operator.value)
        depth += (token.type == "L_PAREN") - (token.type == "R_PAREN")
        if not depth:
            return inner
        inner.append(token)
        last = token


def has_include_operator(pp: Preprocessor, operator: Token, stream: TokenStream) -> list[Token]:
    """`__has_include("FILE")` and `__has_include(<FILE>)`."""
    inner = _parenthesized(pp, operator, stream)
    name = header_name(pp, inner) or header_name(pp, pp.expander.expand_tokens(inner))
    if name is None:
        raise _fail(pp, operator.lexpos, "err_pp_expects_filename", operator.value)
    try:
        found = pp.headers.lookup(name.written, pp.state.lexed.file.name, name.angled) is not None
    except UnreadableError:
        found = False
    return [_line_token(operator, str(int(found)))]


def has_nothing_operator(pp: Preprocessor, operator: Token, stream: TokenStream) -> list[Token]:
    """`__has_feature(x)` and its like: nothing that shaders ask for is there."""
    _parenthesized(pp, operator, stream)
    return [_line_token(operator, "0")]


CONDITIONAL_DIRECTIVES: dict[str, Callable[[Preprocessor, Directive], None]] = {
    "if": handle_if, "ifdef": handle_if, "ifndef": handle_if, "else": handle_else, "elif": handle_else,
    "elifdef": handle_else, "elifndef": handle_else, "endif": handle_endif,
}
_OPENERS = frozenset(("if", "ifdef", "ifndef"))
_GROUP_ENDS = frozenset(("else", "elif", "elifdef", "elifndef", "endif"))

CONDITION_OPERATORS: dict[str, Callable[[Preprocessor, Token, TokenStream], list[Token]]] = {
    "defined": defined_operator, "__has_include": has_include_operator, "__has_feature": has_nothing_operator,
    "__has_extension": has_nothing_operator, "__has_attribute": has_nothing_operator,
    "__has_cpp_attribute": has_nothing_operator, "__has_builtin": has_nothing_operator,
    "__has_warning": has_nothing_operator,
}
