"""Slips of one word or bracket that would else be two or three errors: misspelt keywords, `for` without parentheses.

No Clang counterpart: Clang reports what it stumbles over, each time.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FixIt
from hlslfe.basic.edit_distance import nearest
from hlslfe.lex.tokens import Token
from hlslfe.parse import tree
from hlslfe.parse.filter_tables import OPENERS
from hlslfe.parse.repairs import SYNTHETIC, Repairs

_HEADS = ("if", "for", "while", "switch")
_OTHER_LANGUAGES = {"elif": "else if", "elsif": "else if", "elseif": "else if", "until": "while", "foreach": "for",
                    "unless": "if", "fi": "if"}
_STATEMENT_BEGINS = frozenset(("SEMI", "L_BRACE", "R_BRACE", "COLON", "KW_ELSE", "KW_DO"))


class Slips(Repairs):
    """Strategies of recovery.Recovery."""

    def _is_misspelt_keyword(self, token: Token, index: int) -> bool:
        """`whlie (a) {`: a statement that calls nothing known, and then a block. The whole head is dropped."""
        tokens = self.filter.tokens
        if token.type != "L_BRACE" or tokens[index - 1].type != "R_PAREN":
            return False
        depth, begin = 0, index - 1
        while begin > 0:
            depth += {"R_PAREN": 1, "L_PAREN": -1}.get(tokens[begin].type, 0)
            if not depth:
                break
            begin -= 1
        name = tokens[begin - 1]
        if name.type != "IDENTIFIER" or tokens[begin - 2].type not in _STATEMENT_BEGINS \
                or name.value in self.scopes.names:
            return False
        guess = _OTHER_LANGUAGES.get(name.value) or nearest(name.value, _HEADS, 2)
        if not guess:
            return False
        self._report(name.lexpos, "err_undeclared_var_use_suggest", name.value, guess,
                     fixit=FixIt(name.lexpos, name.end, guess))
        for symbol in reversed(self.engine.symstack):
            if isinstance(getattr(symbol, "value", None), tree.Expr):
                symbol.value = tree.InvalidExpr(name.lexpos)
                break
        return True

    def _close_for_head(self, index: int) -> bool:
        """`for int i = 0; i < 4; i++ {`: put the `)` that is missing, too, before the brace."""
        tokens, semicolons, place = self.filter.tokens, 0, index
        while tokens[place].type not in ("EOF", "R_BRACE", "L_BRACE"):
            semicolons += tokens[place].type == "SEMI"
            place = self.filter.end_of_brackets(place) + 1 if tokens[place].type in OPENERS else place + 1
        if tokens[place].type != "L_BRACE" or semicolons != 2:
            return False
        tokens.insert(place, Token("R_PAREN", ")", tokens[place].lexpos, SYNTHETIC))
        return True

    def _braces_behind_value(self, token: Token, index: int) -> int:
        """`return a{1};`, where an index is meant: the place behind the braces, 0 for anything else."""
        if token.type != "L_BRACE":
            return 0
        end = self.filter.end_of_brackets(index) + 1
        return end if self.filter.tokens[end].type == "SEMI" else 0
