"""Macro expansion: names become bodies, arguments are collected, results are scanned again.

Mirrors clang/lib/Lex/PPMacroExpansion.cpp: Preprocessor::HandleMacroExpandedIdentifier,
Preprocessor::ReadMacroCallArgumentList, Preprocessor::isNextPPTokenLParen.
Differs: only the tokens around a macro name pass through here; everything else goes by in slices.  As in Clang a macro
is disabled while its body is being read (there are no hide sets), and a name met then is marked NO_EXPAND for good.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError
from hlslfe.basic.source import SourceManager
from hlslfe.lex.macros import SPACING, ExpansionBudget, MacroInfo, ScratchBuffer, Substitution
from hlslfe.lex.tokens import FROM_MACRO, IDENTIFIER_TYPES, NO_EXPAND, Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable

    from hlslfe.basic.options import Options

# Tokens that all macros of one unit may make; `#define a b b` forty times over must not eat the machine.


class Base:
    """Where tokens come from when the macro bodies are used up: nowhere, here; a file in the preprocessor."""

    def next_raw(self) -> Token | None:
        """The next token, not expanded; None at the end."""
        return None

    def next_is_l_paren(self) -> bool:
        """Whether the next token is `(`; nothing is consumed."""
        return False


class _Frame:
    """Tokens being read: a macro's body (the macro is disabled meanwhile) or a plain list."""

    __slots__ = ("tokens", "index", "macro")

    def __init__(self, tokens: list[Token], macro: MacroInfo | None) -> None:
        self.tokens = tokens
        self.index = 0
        self.macro = macro


class TokenStream:
    """A stack of frames upon a base."""

    __slots__ = ("frames", "base")

    def __init__(self, base: Base) -> None:
        self.frames: list[_Frame] = []
        self.base = base

    def push(self, tokens: list[Token], macro: MacroInfo | None) -> None:
        if macro is not None:
            macro.disabled = True
        self.frames.append(_Frame(tokens, macro))

    def pop(self) -> None:
        """Leave the top frame: its macro may be used again."""
        macro = self.frames.pop().macro
        if macro is not None:
            macro.disabled = False

    def next_raw(self) -> Token | None:
        """The next token from the frames, else from the base."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            if frame.index < len(frame.tokens):
                frame.index += 1
                return frame.tokens[frame.index - 1]
            self.pop()
        return self.base.next_raw()

    def next_is_l_paren(self) -> bool:
        for frame in reversed(self.frames):
            if frame.index < len(frame.tokens):
                return frame.tokens[frame.index].type == "L_PAREN"
        return self.base.next_is_l_paren()


class MacroExpander:
    """Expands names of `macros`. `operators` are the names with a meaning of their own in `#if` (`defined`)."""

    def __init__(self, sources: SourceManager, diags: DiagnosticsEngine, options: Options) -> None:
        self.sources = sources
        self.diags = diags
        self.macros: dict[str, MacroInfo] = {}
        self.operators: dict[str, Callable[[Token, TokenStream], list[Token]]] = {}
        self.pragma_operator: Callable[[Token, TokenStream], list[Token]] | None = None
        self.scratch = ScratchBuffer(sources)
        self._max_depth = options.bracket_depth
        self._legacy = options.legacy_macros
        self._depth = 0
        self.budget = ExpansionBudget(diags)
        # White space of names that expanded to nothing; it goes to the next token.
        self.carry = 0

    def expand_name(self, token: Token, base: Base, out: list[Token]) -> None:
        """Expand `token`, a name of a macro just read from `base`, to the end; the result is appended to `out`."""
        stream = TokenStream(base)
        self._expand_name(stream, token, self.macros[token.value], out)
        self._drain(stream, out)

    def expand_tokens(self, tokens: list[Token], in_condition: bool = False) -> list[Token]:
        """`tokens` (a complete list: an argument, a directive's line) fully expanded, as a new list."""
        macros = self.macros
        if not in_condition and not any(token.value in macros for token in tokens):
            return tokens
        if self._depth >= self._max_depth:
            self.diags.report(tokens[0].lexpos, "err_pp_macro_nesting_too_deep", self._max_depth)
            raise FatalError
        self._depth += 1
        carry, self.carry = self.carry, 0
        stream = TokenStream(Base())
        stream.push(tokens, None)
        out: list[Token] = []
        self._drain(stream, out, in_condition)
        self.carry = carry
        self._depth -= 1
        return out

    def _drain(self, stream: TokenStream, out: list[Token], in_condition: bool = False) -> None:
        """Scan all frames to their end."""
        macros = self.macros
        frames = stream.frames
        while frames:
            frame = frames[-1]
            if frame.index == len(frame.tokens):
                stream.pop()
                continue
            token = frame.tokens[frame.index]
            frame.index += 1
            if in_condition and token.value in self.operators:
                out.extend(self.operators[token.value](token, stream))
                continue
            macro = macros.get(token.value)
            if macro is None or token.flags & NO_EXPAND:
                if self.carry:
                    token = Token(token.type, token.value, token.lexpos, token.flags | self.carry)
                    self.carry = 0
                out.append(token)
            else:
                self._expand_name(stream, token, macro, out)

    def _expand_name(self, stream: TokenStream, token: Token, macro: MacroInfo, out: list[Token]) -> None:
        """Put what `token` stands for on the stream, or the token itself into `out`."""
        if macro.disabled:
            out.append(Token(token.type, token.value, token.lexpos, token.flags | NO_EXPAND))
            return
        if macro.builtin is not None:
            self._expand_builtin(stream, token, macro, out)
            return
        args: list[list[Token]] = []
        end = token.lexpos
        if macro.params is not None:
            if not stream.next_is_l_paren():
                out.append(token)
                return
            found = self._read_arguments(stream, token, macro)
            if found is None:  # reported; the name alone stays
                out.append(Token(token.type, token.value, token.lexpos, token.flags | NO_EXPAND))
                return
            args, end = found
        tokens = Substitution(
            self.sources, self.diags, self.scratch, self.budget, self.expand_tokens, macro, token, end, args,
            self._legacy,
        ).tokens()
        if not tokens:
            self.carry |= token.flags & SPACING
            return
        self.budget.take_tokens(token.lexpos, len(tokens))
        if self.carry:
            tokens[0].flags |= self.carry
            self.carry = 0
        stream.push(tokens, macro)

    def _expand_builtin(self, stream: TokenStream, token: Token, macro: MacroInfo, out: list[Token]) -> None:
        if macro.name == "_Pragma":
            if self.pragma_operator is not None:
                out.extend(self.pragma_operator(token, stream))
            return
        assert macro.builtin is not None
        spelling = macro.builtin(token)
        type = "STRING_LITERAL" if spelling.startswith('"') else "NUMERIC_CONSTANT"
        loc = self.sources.add_expansion(self.scratch.add(spelling), len(spelling), token.lexpos, token.lexpos,
                                         macro.name)
        out.append(Token(type, spelling, loc, token.flags & SPACING | self.carry | FROM_MACRO))
        self.carry = 0

    def _read_arguments(self, stream: TokenStream, name: Token,
                        macro: MacroInfo) -> tuple[list[list[Token]], int] | None:
        """The arguments of a call and the location of its `)`; None after an error about their number."""
        stream.next_raw()  # the parenthesis
        params = macro.params or ()
        args: list[list[Token]] = []
        current: list[Token] = []
        commas: list[Token] = []
        depth = 0
        while True:
            token = stream.next_raw()
            if token is None:
                self._report_at_macro(name.lexpos, "err_unterm_macro_invoc", macro)
                raise FatalError
            if token.type == "L_PAREN":
                depth += 1
            elif token.type == "R_PAREN":
                if not depth:
                    break
                depth -= 1
            elif token.type == "COMMA" and not depth and not (macro.variadic and len(args) == len(params) - 1):
                args.append(current)
                commas.append(token)
                current = []
                continue
            elif token.type in IDENTIFIER_TYPES and (inner := self.macros.get(token.value)) and inner.disabled:
                token = Token(token.type, token.value, token.lexpos, token.flags | NO_EXPAND)
            current.append(token)
        args.append(current)
        if self._depth:  # calls in arguments of calls are read once for each level
            self.budget.take_tokens(name.lexpos, sum(map(len, args)))
        return self._check_count(args, commas, token, macro)

    def _check_count(self, args: list[list[Token]], commas: list[Token], close: Token,
                     macro: MacroInfo) -> tuple[list[list[Token]], int] | None:
        """The arguments, completed where C lets them be left out; None after an error."""
        expected = len(macro.params or ())
        if expected == 0 and len(args) == 1 and not args[0]:
            args = []
        elif len(args) == expected - 1 and macro.variadic:
            args.append([])
        if len(args) != expected:
            self.diags.broken_macros.add(macro.name)
        if len(args) > expected:
            excess = args[expected]
            place = excess[0].lexpos if excess else (commas[expected - 1] if commas else close).lexpos
            self._report_at_macro(place, "err_too_many_args_in_macro_invoc", macro)
            return None
        if len(args) < expected:
            self._report_at_macro(close.lexpos, "err_too_few_args_in_macro_invoc", macro)
            return None
        return args, close.lexpos

    def _report_at_macro(self, loc: int, id: str, macro: MacroInfo) -> None:
        self.diags.report(loc, id, macro.name)
        self.diags.report(macro.loc, "note_macro_here", macro.name)
