"""`#if` arithmetic: a constant expression over 64-bit integers.

Mirrors clang/lib/Lex/PPExpressions.cpp: EvaluateValue, EvaluateDirectiveSubExpr,
Preprocessor::EvaluateDirectiveExpression.
Differs: works on a list of tokens that are expanded already (`defined` included), not on a stream.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import Loc
from hlslfe.lex.literals import parse_char, parse_numeric
from hlslfe.lex.tokens import IDENTIFIER_TYPES, Token

_MASK = (1 << 64) - 1
_PRECEDENCE: dict[str, int] = {
    "PERCENT": 14, "SLASH": 14, "STAR": 14, "PLUS": 13, "MINUS": 13, "LESSLESS": 12, "GREATERGREATER": 12,
    "LESSEQUAL": 11, "LESS": 11, "GREATEREQUAL": 11, "GREATER": 11, "EXCLAIMEQUAL": 10, "EQUALEQUAL": 10, "AMP": 9,
    "CARET": 8, "PIPE": 7, "AMPAMP": 6, "PIPEPIPE": 5, "QUESTION": 4, "COMMA": 2,
}
_UNSIGNED_KINDS = ("uint", "ulong", "ulonglong")


class Value:
    """An intmax_t or uintmax_t; `number` is already in range of the one or the other."""

    __slots__ = ("number", "unsigned")

    def __init__(self, number: int, unsigned: bool = False) -> None:
        number &= _MASK
        self.number = number if unsigned or number < 1 << 63 else number - (1 << 64)
        self.unsigned = unsigned


class ConditionError(Exception):
    """The expression is wrong; it has been reported."""


class ConditionParser:
    """Evaluates one line. `loc` is the place of the directive's end, for what is missing there."""

    def __init__(self, diags: DiagnosticsEngine, tokens: list[Token], loc: Loc, max_depth: int) -> None:
        self.diags = diags
        self.tokens = tokens
        self.loc = loc
        self.max_depth = max_depth
        self.index = 0
        self.depth = 0

    def evaluate(self) -> bool:
        """Whether the whole line is not zero; False after an error (reported once)."""
        try:
            value = self._binary(self._unary(True), 2, True)
            rest = self._peek()
            if rest is not None:
                self._fail(rest.lexpos, "err_pp_expected_eol")
        except ConditionError:
            return False
        return value.number != 0

    def _peek(self) -> Token | None:
        return self.tokens[self.index] if self.index < len(self.tokens) else None

    def _fail(self, loc: Loc, id: str, *args: object) -> None:
        self.diags.report(loc, id, *args)
        raise ConditionError

    def _next(self) -> Token:
        token = self._peek()
        if token is None:
            self._fail(self.loc, "err_pp_expected_value_in_expr")
        assert token is not None
        self.index += 1
        return token

    def _enter(self, token: Token) -> None:
        self.depth += 1
        if self.depth > self.max_depth:
            self._fail(token.lexpos, "err_pp_condition_too_deep", self.max_depth)

    def _unary(self, live: bool) -> Value:
        """A value with its prefix operators. `live` is false where the value cannot matter (short circuit)."""
        operators: list[Token] = []
        token = self._next()
        while token.type in ("PLUS", "MINUS", "TILDE", "EXCLAIM"):
            operators.append(token)
            token = self._next()
        value = self._primary(token, live)
        for operator in reversed(operators):
            if operator.type == "EXCLAIM":
                value = Value(int(value.number == 0))
            elif operator.type != "PLUS":
                number = -value.number if operator.type == "MINUS" else ~value.number
                value = self._checked(number, value.unsigned, operator, live)
        return value

    def _primary(self, token: Token, live: bool) -> Value:
        if token.type == "L_PAREN":
            self._enter(token)
            value = self._binary(self._unary(live), 2, live)
            close = self._peek()
            if close is None or close.type != "R_PAREN":
                self.diags.report(close.lexpos if close else self.loc, "err_pp_expected_rparen")
                self.diags.report(token.lexpos, "note_pp_matching_paren")
                raise ConditionError
            self.index += 1
            self.depth -= 1
            return value
        if token.type == "NUMERIC_CONSTANT":
            return self._number(token)
        if token.type == "CHAR_CONSTANT":
            return Value(parse_char(self.diags, token.lexpos, token.value))
        if token.type in IDENTIFIER_TYPES:
            self._check_call(token)
            return Value(int(token.value == "true"))
        self._fail(token.lexpos, "err_pp_expr_bad_token_start_expr")
        raise ConditionError

    def _check_call(self, token: Token) -> None:
        """A name that is no macro and has arguments: say so, instead of stumbling over the parenthesis."""
        after = self._peek()
        if after is not None and after.type == "L_PAREN":
            self._fail(token.lexpos, "err_pp_expr_bad_function_call", token.value)

    def _number(self, token: Token) -> Value:
        errors = self.diags.error_count
        value, kind = parse_numeric(self.diags, token.lexpos, token.value)
        if self.diags.error_count != errors:
            raise ConditionError
        if isinstance(value, float):
            self._fail(token.lexpos, "err_pp_illegal_floating_literal")
        unsigned = (kind in _UNSIGNED_KINDS and "u" in token.value.lower()) or value >= 1 << 63
        return Value(int(value), unsigned)

    def _binary(self, left: Value, minimum: int, live: bool) -> Value:
        """Operators of at least precedence `minimum` after `left`; leaves the first weaker token unread."""
        while True:
            operator = self._peek()
            precedence = _PRECEDENCE.get(operator.type, -1) if operator is not None else -1
            if operator is None or precedence < minimum:
                if operator is not None and precedence < 0 and operator.type not in ("R_PAREN", "COLON"):
                    self._fail(operator.lexpos, "err_pp_expr_bad_token_binop")
                return left
            self.index += 1
            if operator.type == "QUESTION":
                left = self._conditional(left, operator, live)
                continue
            right_live = live and not (
                (operator.type == "AMPAMP" and left.number == 0) or (operator.type == "PIPEPIPE" and left.number != 0)
            )
            right = self._unary(right_live)
            self._enter(operator)
            right = self._binary(right, precedence + 1, right_live)
            self.depth -= 1
            left = self._apply(operator, left, right, right_live)

    def _conditional(self, condition: Value, question: Token, live: bool) -> Value:
        taken = condition.number != 0
        self._enter(question)
        first = self._binary(self._unary(live and taken), 2, live and taken)
        colon = self._peek()
        if colon is None or colon.type != "COLON":
            self.diags.report(colon.lexpos if colon else self.loc, "err_pp_expected_colon")
            self.diags.report(question.lexpos, "note_pp_matching_question")
            raise ConditionError
        self.index += 1
        second = self._binary(self._unary(live and not taken), 4, live and not taken)
        self.depth -= 1
        return Value((first if taken else second).number, first.unsigned or second.unsigned)

    def _apply(self, operator: Token, left: Value, right: Value, live: bool) -> Value:
        kind = operator.type
        a, b = left.number, right.number
        if kind in ("AMPAMP", "PIPEPIPE"):
            return Value(int((a != 0 and b != 0) if kind == "AMPAMP" else (a != 0 or b != 0)))
        if kind == "COMMA":
            return right
        if kind in ("LESSLESS", "GREATERGREATER"):
            return self._shift(operator, left, right, live)
        unsigned = left.unsigned or right.unsigned
        a, b = Value(a, unsigned).number, Value(b, unsigned).number
        if kind in _COMPARE:
            return Value(int(_COMPARE[kind](a, b)))
        if kind in ("SLASH", "PERCENT"):
            return self._divide(operator, a, b, unsigned, live)
        return self._checked(_ARITHMETIC[kind](a, b), unsigned, operator, live)

    def _divide(self, operator: Token, a: int, b: int, unsigned: bool, live: bool) -> Value:
        if b == 0:
            if live:
                self._fail(operator.lexpos, "err_pp_division_by_zero" if operator.type == "SLASH"
                           else "err_pp_remainder_by_zero")
            return Value(0, unsigned)
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)  # towards zero, as C
        return self._checked(quotient if operator.type == "SLASH" else a - quotient * b, unsigned, operator, live)

    def _shift(self, operator: Token, left: Value, right: Value, live: bool) -> Value:
        count = right.number
        if operator.type == "GREATERGREATER":
            count = -count
        if count <= 0:
            return Value(left.number >> min(-count, 64), left.unsigned)
        return self._checked(left.number << min(count, 64), left.unsigned, operator, live)

    def _checked(self, number: int, unsigned: bool, operator: Token, live: bool) -> Value:
        value = Value(number, unsigned)
        if live and not unsigned and value.number != number:
            self.diags.report(operator.lexpos, "warn_pp_expr_overflow")
        return value


_COMPARE = {
    "LESS": int.__lt__, "LESSEQUAL": int.__le__, "GREATER": int.__gt__, "GREATEREQUAL": int.__ge__,
    "EQUALEQUAL": int.__eq__, "EXCLAIMEQUAL": int.__ne__,
}
_ARITHMETIC = {
    "PLUS": int.__add__, "MINUS": int.__sub__, "STAR": int.__mul__, "AMP": int.__and__, "PIPE": int.__or__,
    "CARET": int.__xor__,
}
