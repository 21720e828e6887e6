"""Macro definitions, and the tokens that one expansion of a macro makes of its body and arguments.

Mirrors clang/lib/Lex/MacroInfo.cpp: MacroInfo::isIdenticalTo and clang/lib/Lex/TokenLexer.cpp: TokenLexer::Init,
TokenLexer::ExpandFunctionArguments, TokenLexer::pasteTokens, TokenLexer::updateLocForMacroArgTokens and
clang/lib/Lex/MacroArgs.cpp: MacroArgs::StringifyArgument.
Differs: `##` works on a list of items made first (tokens, operators, empty places), where Clang does all at once.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError
from hlslfe.basic.source import NO_LOC, Expansion, Loc, SourceFile, SourceManager
from hlslfe.lex.lexer import single_token_type
from hlslfe.lex.tokens import AT_LINE_START, FROM_MACRO, IDENTIFIER_TYPES, LEADING_SPACE, NO_EXPAND, Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

SPACING = AT_LINE_START | LEADING_SPACE
# Tokens of one argument that lie closer than this share an expansion entry, as Clang has it.
_MAX_GAP = 50
MAX_EXPANDED_TOKENS = 1_000_000
MAX_EXPANDED_CHARACTERS = 16 << 20
_SCRATCH_SIZE = 4096


class MacroInfo:
    """One definition. `params` is None for an object-like macro; a variadic one's last parameter takes the rest.

    `builtin` makes the spelling of a dynamic macro such as `__LINE__` from its name token.
    """

    __slots__ = ("name", "loc", "params", "variadic", "body", "length", "disabled", "builtin", "simple", "has_paste",
                 "plain")

    def __init__(self, name: str, loc: Loc, params: tuple[str, ...] | None, variadic: bool, body: list[Token],
                 builtin: Callable[[Token], str] | None = None) -> None:
        self.name = name
        self.loc = loc
        self.params = params
        self.variadic = variadic
        self.body = body
        self.length = body[-1].end - body[0].lexpos if body else 0
        self.disabled = False
        self.builtin = builtin
        self.has_paste = any(token.type == "HASHHASH" for token in body)
        self.simple = params is None and builtin is None and not self.has_paste
        # Body tokens with the index of the parameter they name (or -1), when there are no operators: the usual case.
        self.plain: list[tuple[Token, int]] | None = None
        if params is not None and not any(token.type in ("HASH", "HASHHASH") for token in body) \
                and not any(token.value == "__VA_OPT__" for token in body):
            index_of = {name: index for index, name in enumerate(params)}
            self.plain = [(token, index_of.get(token.value, -1)) for token in body]

    def is_identical_to(self, other: MacroInfo) -> bool:
        """Whether a redefinition by `other` is harmless (C11 6.10.3p1: same tokens, same places of white space)."""
        return (
            self.params == other.params and self.variadic == other.variadic and self.builtin == other.builtin
            and [token.value for token in self.body] == [token.value for token in other.body]
            and [token.flags & SPACING for token in self.body[1:]]
            == [token.flags & SPACING for token in other.body[1:]]
        )


class ExpansionBudget:
    """What one unit's macros may make: tokens, and characters by `#` and `##`. A dozen lines can ask for gigabytes.

    No Clang counterpart: Clang takes the memory.
    """

    __slots__ = ("diags", "tokens", "characters")

    def __init__(self, diags: DiagnosticsEngine) -> None:
        self.diags = diags
        self.tokens = MAX_EXPANDED_TOKENS
        self.characters = MAX_EXPANDED_CHARACTERS

    def take_tokens(self, loc: Loc, count: int) -> None:
        """Use up `count` tokens; raises FatalError, reported at `loc`, when there are fewer."""
        self.tokens -= count
        if self.tokens < 0:
            self.diags.report(loc, "err_pp_expansion_too_large", MAX_EXPANDED_TOKENS)
            raise FatalError

    def take_characters(self, loc: Loc, count: int) -> None:
        """The same for the characters of a spelling that is about to be made."""
        self.characters -= count
        if self.characters < 0:
            self.diags.report(loc, "err_pp_spelling_too_large", MAX_EXPANDED_CHARACTERS >> 20)
            raise FatalError


class ScratchBuffer:
    """Where the spellings of pasted and stringized tokens live.

    Mirrors clang/lib/Lex/ScratchBuffer.cpp: ScratchBuffer::getToken.
    """

    __slots__ = ("sources", "_file", "_used")

    def __init__(self, sources: SourceManager) -> None:
        self.sources = sources
        self._file: SourceFile | None = None
        self._used = 0

    def add(self, spelling: str) -> Loc:
        """The location of a copy of `spelling`; each copy stands on a line of its own."""
        needed = len(spelling) + 2
        file = self._file
        if file is None or self._used + needed > len(file.text):
            file = self.sources.add_file("<scratch space>", " " * max(needed, _SCRATCH_SIZE), NO_LOC, "scratch")
            self._file = file
            self._used = 0
        begin = self._used + 1
        text = file.text
        file.text = f"{text[:begin - 1]}\n{spelling}\n{text[begin + len(spelling) + 1:]}"
        file._line_starts = None
        self._used = begin + len(spelling)
        return file.start + begin


def stringize(tokens: list[Token]) -> str:
    """The spelling of the string literal that `#` makes of an argument; may end in an odd backslash (see caller)."""
    parts: list[str] = []
    for token in tokens:
        if parts and token.flags & SPACING:
            parts.append(" ")
        value = token.value
        if token.type in ("STRING_LITERAL", "CHAR_CONSTANT", "UNTERMINATED_STRING", "UNTERMINATED_CHAR"):
            value = value.replace("\\", "\\\\").replace('"', '\\"')
        parts.append(value)
    return '"' + "".join(parts).replace("\n", "\\n") + '"'


class Substitution:
    """One expansion: `tokens()` are the body's, arguments put in, `#` and `##` done.

    `name` and `end` are the first and the last token of the macro's use; `expand` expands an argument fully; `legacy`:
    operands of `##`, too (dxc's -flegacy-macro-expansion).
    """

    __slots__ = ("sources", "diags", "scratch", "budget", "expand", "macro", "name", "end", "args", "_start", "_origin",
                 "_expanded", "legacy")

    def __init__(self, sources: SourceManager, diags: DiagnosticsEngine, scratch: ScratchBuffer,
                 budget: ExpansionBudget, expand: Callable[[list[Token]], list[Token]], macro: MacroInfo, name: Token,
                 end: Loc, args: list[list[Token]], legacy: bool = False) -> None:
        self.legacy = legacy
        self.sources = sources
        self.diags = diags
        self.scratch = scratch
        self.budget = budget
        self.expand = expand
        self.macro = macro
        self.name = name
        self.end = end
        self.args = args
        self._expanded: list[list[Token] | None] = [None] * len(args)
        self._origin = macro.body[0].lexpos if macro.body else NO_LOC
        self._start = NO_LOC
        if macro.body:
            self._start = sources.add_expansion(self._origin, macro.length, name.lexpos, end, macro.name)

    def tokens(self) -> list[Token]:
        """The tokens of the expansion, ready for rescanning; the first has the white space of the macro's name."""
        macro = self.macro
        shift = self._start - self._origin
        if macro.simple:
            result = [Token(t.type, t.value, t.lexpos + shift, t.flags | FROM_MACRO) for t in macro.body]
        elif macro.plain is not None:
            result = []
            for t, param in macro.plain:
                if param < 0:
                    result.append(Token(t.type, t.value, t.lexpos + shift, t.flags | FROM_MACRO))
                else:
                    self._expanded_argument(result, t, param)
        else:
            items = self._items(macro.body)
            result = self._paste(items) if macro.has_paste else [item for item in items if item is not None]
        if result:
            result[0].flags = result[0].flags & ~SPACING | self.name.flags & SPACING
        return result

    def _copy(self, token: Token) -> Token:
        """A token of the body at its place in this expansion."""
        return Token(token.type, token.value, token.lexpos + self._start - self._origin, token.flags | FROM_MACRO)

    def _param(self, token: Token) -> int:
        params = self.macro.params
        return params.index(token.value) if params and token.value in params else -1

    def _items(self, body: list[Token]) -> list[Token | None]:
        """Body tokens with `#` and parameters replaced; None is an empty place (only around `##`).

        A `##` operator keeps the type HASHHASH; one that came in by an argument becomes UNKNOWN.
        """
        items: list[Token | None] = []
        index = 0
        while index < len(body):
            token = body[index]
            pasted_before = index > 0 and body[index - 1].type == "HASHHASH"
            pasted_after = index + 1 < len(body) and body[index + 1].type == "HASHHASH"
            if token.type == "HASH" and self.macro.params is not None:
                index += 1
                items.append(self._stringize(token, body[index]))
            elif token.value == "__VA_OPT__" and self.macro.variadic:
                close = _closing_paren(body, index + 1)
                inner = self._va_opt(body[index + 2:close], token.flags)
                after = close + 1 < len(body) and body[close + 1].type == "HASHHASH"
                items.extend(inner or ([None] if pasted_before or after else []))
                index = close
            elif (param := self._param(token)) < 0:
                items.append(self._copy(token))
            elif pasted_before or pasted_after:
                self._raw_argument(items, token, param, pasted_before)
            else:
                self._expanded_argument(items, token, param)
            index += 1
        return items

    def _va_opt(self, body: list[Token], flags: int) -> list[Token | None]:
        """What `__VA_OPT__(body)` stands for: nothing when the variable arguments expand to nothing."""
        if not self._expanded_tokens(len(self.args) - 1):
            return []
        items: list[Token | None] = [*self._paste(self._items(body))]
        if items and items[0] is not None:
            items[0].flags = items[0].flags & ~SPACING | flags & SPACING
        return items

    def _stringize(self, hash_token: Token, param: Token) -> Token:
        argument = self.args[self._param(param)]
        place = self._copy(hash_token)
        self.budget.take_characters(place.lexpos, sum(len(token.value) + 1 for token in argument))
        spelling = stringize(argument)
        if (len(spelling) - 1 - len(spelling[:-1].rstrip("\\"))) % 2 and spelling.endswith('\\"'):
            self.diags.report(argument[0].lexpos, "pp_invalid_string_literal")
            spelling = spelling[:-2] + '"'
        return self._from_scratch("STRING_LITERAL", spelling, place.lexpos, self.end, place.flags)

    def _from_scratch(self, type: str, spelling: str, begin: Loc, end: Loc, flags: int) -> Token:
        loc = self.sources.add_expansion(self.scratch.add(spelling), len(spelling), begin, end, "")
        return Token(type, spelling, loc, flags | FROM_MACRO)

    def _expanded_tokens(self, param: int) -> list[Token]:
        tokens = self._expanded[param]
        if tokens is None:
            tokens = self._expanded[param] = self.expand(self.args[param])
        return tokens

    def _expanded_argument(self, items: list[Token] | list[Token | None], token: Token, param: int) -> None:
        copies = self._relocate(self._expanded_tokens(param), token.lexpos + self._start - self._origin)
        if copies:
            copies[0].flags = copies[0].flags & ~SPACING | token.flags & SPACING
        items.extend(copies)

    def _raw_argument(self, items: list[Token | None], token: Token, param: int, pasted_before: bool) -> None:
        """An operand of `##`: the argument as written; GNU's `, ## __VA_ARGS__` drops the comma or joins nothing."""
        raw = self._expanded_tokens(param) if self.legacy else self.args[param]
        is_rest = self.macro.variadic and param == len(self.args) - 1
        if pasted_before and is_rest and len(items) > 1 and (comma := items[-2]) is not None and comma.type == "COMMA":
            items.pop()  # the `##`
            if not raw:
                items.pop()
                return
        copies = self._relocate(raw, self._copy(token).lexpos)
        for copy in copies:
            if copy.type == "HASHHASH":
                copy.type = "UNKNOWN"
        if copies:
            copies[0].flags = copies[0].flags & ~SPACING | token.flags & SPACING
        items.extend(copies or [None])

    def _relocate(self, tokens: list[Token], place: Loc) -> list[Token]:
        """Copies of argument tokens at new locations that say: argument, used at `place` in the body."""
        copies: list[Token] = []
        index = 0
        count = len(tokens)
        self.budget.take_tokens(place, count)
        while index < count:
            first = last = tokens[index]
            stop = index + 1
            while stop < count and 0 <= tokens[stop].lexpos - last.lexpos < _MAX_GAP:
                last = tokens[stop]
                stop += 1
            length = last.end - first.lexpos
            start = self.sources.add_expansion(first.lexpos, length, place, place, self.macro.name, True)
            shift = start - first.lexpos
            copies.extend([Token(t.type, t.value, t.lexpos + shift, t.flags | FROM_MACRO) for t in tokens[index:stop]])
            index = stop
        return copies

    def _paste(self, items: list[Token | None]) -> list[Token]:
        """Carry out the `##` operators, left to right."""
        result: list[Token | None] = []
        index = 0
        while index < len(items):
            item = items[index]
            if item is not None and item.type == "HASHHASH" and result and index + 1 < len(items):
                index += 1
                left, right = result.pop(), items[index]
                if left is None or right is None:
                    result.append(left or right)
                else:
                    result.extend(self._paste_two(left, right, item.lexpos))
            else:
                result.append(item)
            index += 1
        return [item for item in result if item is not None]

    def _paste_two(self, left: Token, right: Token, operator: Loc) -> list[Token]:
        self.budget.take_characters(operator, len(left.value) + len(right.value))
        spelling = left.value + right.value
        type = single_token_type(spelling)
        if type is None:
            self.diags.report(operator, "err_pp_bad_paste", spelling)
            return [left, right]
        begin, end = self._own_place(left.lexpos, False), self._own_place(right.lexpos, True)
        return [self._from_scratch(type, spelling, begin, end, left.flags & ~NO_EXPAND)]

    def _own_place(self, loc: Loc, is_end: bool) -> Loc:
        """The place in this macro's body that brought in the token at `loc` (an argument's: its parameter)."""
        while not self._start <= loc <= self._start + self.macro.length:
            entry = self.sources.entry(loc)
            if not isinstance(entry, Expansion):
                break
            loc = entry.expansion_end if is_end else entry.begin
        return loc


def _closing_paren(body: list[Token], index: int) -> int:
    """The index of the parenthesis that closes the one at `index` (the definition saw to it that there is one)."""
    depth = 0
    for position in range(index, len(body)):
        if body[position].type == "L_PAREN":
            depth += 1
        elif body[position].type == "R_PAREN":
            depth -= 1
            if not depth:
                return position
    return len(body) - 1


def is_identifier(token: Token) -> bool:
    """Whether the preprocessor sees a name (keywords are names here)."""
    return token.type in IDENTIFIER_TYPES
