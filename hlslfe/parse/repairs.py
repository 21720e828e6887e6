"""Error recovery, the tools: what yacc's stack would accept, reports, edits of the token list, dropping a construct.

Mirrors clang/lib/Parse/Parser.cpp: Parser::SkipUntil and clang/lib/Parse/ParseDecl.cpp: Parser::SkipMalformedDecl.
Differs: works on yacc's stack and on the token list; nothing here knows what is missing where (recovery.py does).
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FixIt, SourceRange
from hlslfe.basic.source import Loc
from hlslfe.lex.tokens import AT_LINE_START, Token
from hlslfe.parse import recovery_tables as tables
from hlslfe.parse import tree
from hlslfe.parse.filter_tables import OPENERS
from hlslfe.parse.grammar_base import GrammarBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

SYNTHETIC = 1 << 16  # flag of a token that recovery made
_TAGS = frozenset(("KW_STRUCT", "KW_CLASS", "KW_UNION", "KW_ENUM"))
_STATEMENT_ENDS = frozenset(("SEMI", "L_BRACE", "R_BRACE"))


class Repairs(GrammarBase):
    """`engine` is the running LRParser."""

    engine: Any

    def start_recovery(self, engine: Any) -> None:
        self.engine = engine
        self.remaining = -1  # tokens from the last error on; repairs do not change it, progress does
        self.repairs = 0  # errors at that token
        self.reported = False  # what follows there is repaired silently
        self.is_sticky = False  # and so is what follows up to the end of the statement

    def _locate(self, index: int) -> None:
        """Note that there is an error at `index`: a new one, or one more of those that the last one brought about."""
        tokens = self.filter.tokens
        written = index
        while tokens[written].flags & SYNTHETIC and tokens[written].type != "EOF":
            written += 1  # what recovery put there itself is no progress
        remaining = len(tokens) - written
        if remaining == self.remaining:
            self.repairs += 1
            return
        between = tokens[len(tokens) - self.remaining:index] if self.is_sticky else ()
        self.remaining, self.repairs = remaining, 0
        self.reported = self.is_sticky and not any(token.type in _STATEMENT_ENDS for token in between)

    # ------------------------------------------------------------ yacc's stack

    def _accepts(self, *terminals: str) -> bool:
        """Whether yacc could shift these tokens one after the other from here."""
        engine = self.engine
        states = list(engine.statestack)
        for terminal in terminals:
            while True:
                state = states[-1]
                step = engine.defaulted_states.get(state)
                if step is None:
                    step = engine.action[state].get(terminal)
                if step is None or step == 0:
                    if step is None:
                        return False
                    break
                if step > 0:
                    states.append(step)
                    break
                rule = engine.productions[-step]
                if rule.len:
                    del states[-rule.len:]
                states.append(engine.goto[states[-1]][rule.name])
        return True

    def _completed_by(self, terminal: str) -> str:
        """The method of the production that shifting `terminal` would complete, "" when it would complete none."""
        engine = self.engine
        states = list(engine.statestack)
        while True:
            state = states[-1]
            step = engine.defaulted_states.get(state)
            if step is None:
                step = engine.action[state].get(terminal)
            if step is None or step == 0:
                return ""
            if step > 0:
                last = engine.defaulted_states.get(step)
                return str(engine.productions[-last].callable.__name__) if last is not None else ""
            rule = engine.productions[-step]
            if rule.len:
                del states[-rule.len:]
            states.append(engine.goto[states[-1]][rule.name])

    def _top(self, depth: int = 1) -> str:
        """The type of the symbol `depth` below the top of the stack."""
        stack = self.engine.symstack
        return str(stack[-depth].type) if depth < len(stack) else ""

    def _opener(self, closing: str) -> tuple[Loc, bool]:
        """Where the innermost bracket stands that `closing` would close, and whether recovery put it there."""
        opening = tables.OPENING[closing]
        for symbol in reversed(self.engine.symstack):
            if symbol.type == opening:
                return symbol.lexpos, bool(symbol.flags & SYNTHETIC)
            bracket = getattr(symbol, "bracket", None)
            if bracket is not None and bracket.type == opening:
                return bracket.lexpos, bool(bracket.flags & SYNTHETIC)
        return 0, False

    # ------------------------------------------------------------ reports and repairs

    def _report(self, loc: Loc, id: str, *args: object, fixit: FixIt | None = None,
                ranges: Iterable[SourceRange] = ()) -> bool:
        """Report unless the last error was at this very token; whether it was reported."""
        if self.reported:
            return False
        self.reported = True
        self.is_sticky = id in tables.STICKY
        self.diags.report(loc, id, *args, fixits=[fixit] if fixit else [], ranges=ranges)
        return True

    def _end_of_previous(self, index: int) -> Loc:
        """Just behind the last token that was written before `index`."""
        tokens = self.filter.tokens
        index -= 1
        while index > 0 and tokens[index].flags & SYNTHETIC:
            index -= 1
        return tokens[index].end if index >= 0 else tokens[0].lexpos

    def _replace(self, begin: int, end: int, *terminals: str) -> bool:
        """Put tokens in the place of those from `begin` to `end` and read on with them."""
        tokens = self.filter.tokens
        loc = tokens[begin].lexpos
        if any(token.type in _TAGS for token in tokens[begin:end]):
            self.filter.colon_at = -1  # the colon that this tag had claimed is an ordinary one
        tokens[begin:end] = [Token(kind, tables.SPELLINGS[kind], loc, SYNTHETIC) for kind in terminals]
        self.filter.reread_from(begin)
        return True

    def _insert(self, index: int, *terminals: str) -> bool:
        return self._replace(index, index, *terminals)

    def _insert_semicolon(self, index: int, id: str, *args: object) -> bool:
        loc = self._end_of_previous(index)
        self._report(loc, id, *args, fixit=FixIt(loc, loc, ";"))
        return self._insert(index, "SEMI")

    # ------------------------------------------------------------ dropping a construct

    def _drop(self, token: Token, index: int, force: bool = False) -> Token:
        """Drop tokens up to where the broken construct should end; the answer makes yacc drop its part of it."""
        is_declaration, braces = self._broken_part()
        self._note_broken_name()
        end = self._end_of_broken(index, braces, is_declaration)
        if force and end == index and token.type != "EOF":
            end += 1
        self.filter.leave_angles()
        self.filter.reread_from(end)
        self.is_sticky = False
        self.engine.errok()
        return Token("error", "", token.lexpos, SYNTHETIC)

    def _note_broken_name(self) -> None:
        """The name that the broken declaration would have had: its uses are no further mistakes."""
        self.broken_name = ""
        for symbol in self.engine.symstack[:-8:-1]:
            value = getattr(symbol, "value", None)
            if isinstance(value, tree.Declarator) and value.name is not None and value.name.is_simple:
                self.broken_name = value.name.name

    def _broken_part(self) -> tuple[bool, int]:
        """Of the part of the stack above the state whose `error` rule yacc will find: whether that is a declaration (or
        a statement), and how many braces are open in it."""
        engine = self.engine
        braces = 0
        for state, symbol in zip(reversed(engine.statestack), reversed(engine.symstack), strict=True):
            row = engine.action.get(state, {})
            if "error" in row:
                return "KW_NAMESPACE" in row, braces
            bracket = getattr(symbol, "bracket", symbol)
            if bracket.type == "L_BRACE" and symbol.type != "function_header":
                braces += 1
        return True, braces

    def _end_of_broken(self, index: int, braces: int, is_declaration: bool) -> int:
        """Behind the next `;`; behind the body of a declaration, but not behind the braces of an initializer; at a `}`
        that closes what is around it.  Other brackets are jumped over."""
        tokens = self.filter.tokens
        first = index
        while tokens[index].type != "EOF":
            kind = tokens[index].type
            if kind == "SEMI":
                return index + 1
            if kind == "R_BRACE":
                if not braces:
                    break
                braces -= 1
            index = self.filter.end_of_brackets(index) + 1 if kind in OPENERS else index + 1
            if kind == "L_BRACE" and tokens[index].type not in ("COMMA", "SEMI", "R_PAREN", "L_BRACE") \
                    and (is_declaration or (index - 1 > first and tokens[index].flags & AT_LINE_START)):
                break
        return index
