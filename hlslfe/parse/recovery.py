"""Error recovery: one diagnostic for one mistake, at Clang's place, and parsing goes on.

Mirrors clang/lib/Parse/Parser.cpp: Parser::ExpectAndConsume, Parser::ExpectAndConsumeSemi, Parser::SkipUntil,
BalancedDelimiterTracker::diagnoseMissingClose and clang/lib/Parse/ParseDecl.cpp: Parser::SkipMalformedDecl.
Differs: a mistake is repaired where that is possible: what is missing is put into the token list (INVALID_EXPR for an
expression), what does not fit is taken out.  Otherwise tokens are dropped up to the next `;` or `}` and yacc's `error`
rules take the construct out of the tree.  A second error at the same token is repaired silently.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import FixIt
from hlslfe.lex.tokens import AT_LINE_START, Token
from hlslfe.parse import recovery_tables as tables
from hlslfe.parse import scope as kinds
from hlslfe.parse import tree
from hlslfe.parse.filter_tables import CLOSERS, DECLARATION_STARTS, OPENERS, TYPE_TOKENS
from hlslfe.parse.slips import Slips

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.grammar_base import Production

_PATIENCE = 6  # repairs at one token before something is dropped


class GiveUp(Exception):
    """Nothing fits at the end of the file; what was read so far is the tree."""


class Recovery(Slips):
    """The strategies, tried in order.  Each answers None for "not my case", True for "repaired, read on", False for
    "reported, drop the construct"."""

    def p_error(self, token: Token) -> Token | None:
        """Yacc's hook: the next token after a repair; an `error` token to make yacc drop the construct; for that token
        itself None, which makes yacc pop its stack."""
        if token.type == "error":
            return None
        index = self.filter.position(token)
        self._locate(index)
        if self.repairs > _PATIENCE and token.type == "EOF":
            raise GiveUp
        if self.repairs <= _PATIENCE:
            for strategy in (self._at_start, self._stray_closer, self._type_after_all, self._missing_expression,
                             self._missing_semicolon, self._missing_closer, self._missing_name, self._missing_other):
                answer = strategy(token, index)
                if answer is not None:
                    if answer:
                        self.engine.errok()
                        return self.filter.token()
                    return self._drop(token, index)
        self._report(token.lexpos, "err_expected_unqualified_id")
        return self._drop(token, index, self.repairs > _PATIENCE)

    def _at_start(self, token: Token, index: int) -> bool | None:
        """Nothing begins like this where a declaration, member or statement must begin."""
        row = self.engine.action.get(self.engine.statestack[-1], {})
        if "error" not in row:
            return None
        kind = token.type
        if kind == "EOF" and self._accepts("R_BRACE"):
            self._report_unclosed(token)
            return self._insert(index, "R_BRACE")
        if "KW_RETURN" in row:
            if kind in ("R_BRACE", "EOF"):
                self._report(token.lexpos, "err_expected_statement")
                return self._insert(index, "INVALID_EXPR", "SEMI")
            if kind == "KW_NAMESPACE" and self._local_namespace(index):
                return True
            self._report(token.lexpos, "err_expected_expression")
            return False
        if kind == "R_BRACE" and self._top() == "declarations":
            self._report(token.lexpos, "err_extraneous_closing_brace",
                         fixit=FixIt(token.lexpos, token.end, ""))
            return self._replace(index, index + 1)
        if kind in ("IDENTIFIER", "SCOPE_NAME"):
            self._report(token.lexpos, "err_missing_type_specifier", token.value)
        else:
            is_member = "KW_PUBLIC" in row
            id = "err_expected_member_name_or_semi" if is_member else "err_expected_unqualified_id"
            self._report(token.lexpos, id)
        return False

    def _local_namespace(self, index: int) -> bool:
        """`namespace N {}` among statements is passed over as a whole."""
        tokens, brace = self.filter.tokens, index + 1
        while tokens[brace].type not in ("L_BRACE", "SEMI", "EQUAL", "R_BRACE", "EOF"):
            brace += 1
        if tokens[brace].type != "L_BRACE":
            return False
        self._report(tokens[brace].lexpos, "err_namespace_nonnamespace_scope")
        return bool(self._replace(index, self.filter.end_of_brackets(brace) + 1, "SEMI"))

    def _report_unclosed(self, token: Token) -> None:
        """Each brace that is open at the end of the file is an error of its own."""
        loc, is_synthetic = self._opener("R_BRACE")
        if not is_synthetic:
            self.reported = False
            if self._report(token.lexpos, "err_expected", "'}'") and loc:
                self.diags.report(loc, "note_matching", "'{'")
        self.repairs = 0

    def _stray_closer(self, token: Token, index: int) -> bool | None:
        if token.type not in ("R_PAREN", "R_SQUARE") or self.filter.tokens[index + 1].type != "SEMI" \
                or not self._accepts("SEMI") or self._in_for_header():
            return None
        self._report(token.lexpos, "err_extraneous_token_before_semi", token.value,
                     fixit=FixIt(token.lexpos, token.end, ""))
        return self._replace(index, index + 1)

    def _type_after_all(self, token: Token, index: int) -> bool | None:
        """An unknown name where only a type fits: sema will say that it knows none."""
        if token.type != "IDENTIFIER":
            return None
        following = self.filter.tokens[index + 1].type
        following = "RANGLE" if following == "GREATER" else following
        if self._accepts("KW_NAMESPACE") or not self._accepts("TYPE_NAME", following):
            return None
        if self._top() == "specifiers" or (self.scopes.context.kind == kinds.RECORD and self._top() == "members"):
            return None
        self.filter.tokens[index] = Token("TYPE_NAME", token.value, token.lexpos, token.flags)
        self.filter.reread_from(index)
        return True

    def _missing_expression(self, token: Token, index: int) -> bool | None:
        if not self._accepts("INVALID_EXPR"):
            return self._missing_constructor_call(token, index)
        if self._top() == "BASE_COLON":
            named = self.engine.symstack[-2].type
            self._report(token.lexpos, "err_expected_type" if "enum" in named or named == "any_name"
                         else "err_expected_class_name")
        else:
            self._report(token.lexpos, "err_expected_expression")
        end = self._resume(index, "INVALID_EXPR")
        return self._replace(index, end, "INVALID_EXPR") if end >= 0 else False

    def _missing_constructor_call(self, token: Token, index: int) -> bool | None:
        """A type in an expression, and no parenthesis behind it."""
        if not self._accepts("L_PAREN", "INVALID_EXPR", "R_PAREN", "PLUS") or self._accepts("SEMI"):
            return None
        if self._top() not in ("TYPE_NAME", "simple_type", "builtin_type", "named_type"):
            return None
        if token.type == "IDENTIFIER" and self._report_typeless_parameter(index):
            return False
        self._report(token.lexpos, "err_expected_lparen_after_type")
        end = self._resume(index, "L_PAREN", "INVALID_EXPR", "R_PAREN")
        return self._replace(index, end, "L_PAREN", "INVALID_EXPR", "R_PAREN") if end >= 0 else False

    def _report_typeless_parameter(self, index: int) -> bool:
        """`float f(a, float b)`: read as the arguments of a constructor so far, but they are parameters."""
        if [symbol.type for symbol in self.engine.symstack[-4:-1]] != ["function_open", "arguments", "COMMA"]:
            return False
        tokens, depth = self.filter.tokens, 0
        while index > 0 and (depth or tokens[index - 1].type != "L_PAREN"):
            index -= 1
            depth += {"R_PAREN": 1, "L_PAREN": -1}.get(tokens[index].type, 0)
        self._report(tokens[index].lexpos, "err_missing_type_specifier", tokens[index].value)
        return True

    def _resume(self, index: int, *terminals: str) -> int:
        """The first token from `index` on, brackets jumped over, that fits behind `terminals`.  When `;` or a closing
        bracket comes first, that one if only brackets are missing before it (the next errors see to them), else -1."""
        tokens = self.filter.tokens
        while True:
            kind = tokens[index].type
            if self._accepts(*terminals, kind):
                return index
            if kind in ("SEMI", "EOF") or kind in CLOSERS:
                return index if any(self._accepts(*terminals, closing) for closing in tables.CLOSING) else -1
            if kind == "L_BRACE" and self._accepts(*terminals, "R_PAREN", kind):
                return index
            index = self.filter.end_of_brackets(index) + 1 if kind in OPENERS else index + 1

    def _missing_semicolon(self, token: Token, index: int) -> bool | None:
        if not self._accepts("SEMI"):
            return None
        previous = self.filter.tokens[index - 1] if index else token
        if previous.value in ("register", "packoffset") and self._accepts("L_PAREN"):
            self._report(token.lexpos, "err_expected_lparen_after", previous.value)
            return self._insert(index, "L_PAREN")
        if previous.type == "R_PAREN" and self._is_cast_to_unknown(token, index):
            return self._replace(index, self._resume(index))
        method = self._completed_by("SEMI")
        if token.type == "L_BRACE" and method not in tables.SEMICOLONS and self._ends_parameters(index) \
                and self.scopes.context.kind == kinds.BLOCK and self._top() != "expression":
            self._report(token.lexpos, "err_function_definition_not_allowed")
            return self._replace(index, self.filter.end_of_brackets(index) + 1, "SEMI")
        if self._in_for_header():
            self._report(token.lexpos, "err_expected_semi_for")
            return self._insert(index, "SEMI")
        if method in tables.TYPE_ONLY or method == "p_simple_decl_empty":
            return self._missing_declarator(token, index)
        if self._accepts("L_BRACE", "KW_RETURN") and token.type not in DECLARATION_STARTS \
                and self.scopes.context.kind == kinds.FILE:
            self._report(token.lexpos, "err_expected_fn_body")
            return False
        row = tables.SEMICOLONS.get(method)
        if row is None:
            row = (tables.DECLARATION_SEMICOLON[self.scopes.context.kind == kinds.FILE],)
        if token.type in ("COLON", "COMMA"):
            self._report(token.lexpos, *row, fixit=FixIt(token.lexpos, token.end, ";"))
            return self._replace(index, index + 1, "SEMI")
        if method == "p_expr_stmt" and self._is_misspelt_keyword(token, index):
            return self._insert(index, "SEMI")
        loc = self._end_of_previous(index)
        self._report(loc, *row, fixit=FixIt(loc, loc, ";"))
        end = self._braces_behind_value(token, index)
        if end:
            self._spoil()
            return self._replace(index, end + 1, "SEMI")
        return self._replace(index, self._end_of_garbage(token, index), "SEMI")

    def _ends_parameters(self, index: int) -> bool:
        """Does `)`, or `) : SEMANTIC`, stand before the token?"""
        tokens = self.filter.tokens
        if index >= 3 and tokens[index - 2].type == "COLON" and self._accepts("COLON"):
            index -= 2
        return index > 0 and tokens[index - 1].type == "R_PAREN"

    def _is_cast_to_unknown(self, token: Token, index: int) -> bool:
        """`(floot)x` where nothing is called floot: that is reported, and the expression is spoilt."""
        opening, name = self.filter.tokens[index - 3:index - 1] if index >= 3 else (token, token)
        if token.type not in tables.OPERAND_STARTS or name.type != "IDENTIFIER" or opening.type != "L_PAREN" \
                or self.filter.tokens[index - 4].type in tables.CALLED or name.value in self.scopes.names:
            return False
        self._report(name.lexpos, "err_undeclared_var_use", name.value, ranges=[(name.lexpos, name.end)])
        for symbol in self.engine.symstack[-1:-3:-1]:
            if isinstance(getattr(symbol, "value", None), tree.Expr):
                symbol.value = tree.InvalidExpr(name.lexpos)
        return True

    def _in_for_header(self) -> bool:
        for symbol in reversed(self.engine.symstack):
            if symbol.type == "for_open":
                return not self._accepts("R_PAREN")
            if symbol.type in ("block_open", "R_PAREN", "record_open", "statements"):
                return False
        return False

    def _end_of_garbage(self, token: Token, index: int) -> int:
        """How far to drop tokens after a construct whose semicolon is missing: not at all when the next token can begin
        something new; else behind the next semicolon, but not into a new line, over a brace or to the end."""
        tokens = self.filter.tokens
        if token.type == "IDENTIFIER" or token.type.startswith("KW_") or token.type == "TYPE_NAME":
            return index
        start = index
        while not tokens[index].flags & AT_LINE_START and tokens[index].type not in ("EOF", "R_BRACE", "L_BRACE"):
            if tokens[index].type == "SEMI":
                return index + 1
            index = self.filter.end_of_brackets(index) + 1 if tokens[index].type in OPENERS else index + 1
        return index if tokens[index].flags & AT_LINE_START else start

    def _missing_declarator(self, token: Token, index: int) -> bool:
        """A type, and then neither a name nor a semicolon."""
        spec = self._find_specs()
        type = spec.type if spec is not None else None
        if isinstance(type, tree.RecordDecl | tree.EnumDecl):
            tag = type.tag if isinstance(type, tree.RecordDecl) else "enum"
            return self._insert_semicolon(index, "err_expected_after", tag, "';'")
        if token.type == "IDENTIFIER" and spec is None:
            self._report(token.lexpos, "err_missing_type_specifier", token.value)
        else:
            self._report_missing_name(token)
        return False

    def _find_specs(self) -> tree.DeclSpec | None:
        """The specifiers on top of the stack, or the record or enum that will be their type."""
        value = getattr(self.engine.symstack[-1], "value", None)
        if isinstance(value, tree.RecordDecl | tree.EnumDecl):
            return tree.DeclSpec(value.loc, value, [], value.end)
        return value if isinstance(value, tree.DeclSpec) else None

    def _report_missing_name(self, token: Token) -> None:
        is_member = self.scopes.context.kind == kinds.RECORD
        self._report(token.lexpos, "err_expected_member_name_or_semi" if is_member else "err_expected_unqualified_id")

    def _missing_closer(self, token: Token, index: int) -> bool | None:
        if self._accepts("COMMA") and self._accepts("R_BRACE") and self._completed_by("R_BRACE") == "p_enum_decl" \
                and token.type in ("IDENTIFIER", "TYPE_NAME"):
            loc = self._end_of_previous(index)
            self._report(loc, "err_enumerator_list_missing_comma", fixit=FixIt(loc, loc, ","))
            return self._insert(index, "COMMA")
        if self._top() in ("COMMA", "L_SQUARE", "LL_SQUARE"):
            return None
        for closing in ("R_PAREN", "R_SQUARE", "RANGLE", "R_BRACE"):
            if self._accepts(closing):
                is_comma = closing == "R_PAREN" and self._missing_comma(token, index)
                return is_comma or self._close(token, index, closing)
        if self._accepts("COLON"):
            return self._missing_colon(token, index)
        return None

    def _close(self, token: Token, index: int, closing: str) -> bool:
        spelled, opened = tables.CLOSING[closing]
        loc, is_synthetic = self._opener(closing)
        if not is_synthetic:
            method = self._completed_by(closing)
            is_plain = method in tables.CLOSED_WITHOUT_NOTE
            where = self._end_of_previous(index) if is_plain or closing == "RANGLE" else token.lexpos
            id = "err_expected_comma_greater" if method == "p_template_head" else "err_expected"
            if self._report(where, id, spelled) and loc and id == "err_expected" and not is_plain:
                self.diags.report(loc, "note_matching", opened)
        if closing == "RANGLE":
            self.filter.leave_angles()
            return self._insert(index, closing)
        kind = token.type
        if kind in ("SEMI", "EOF") or kind in CLOSERS or (kind == "L_BRACE" and self._accepts(closing, "L_BRACE")) \
                or (closing == "R_SQUARE" and self._accepts(closing, kind)):
            return self._insert(index, closing)
        end = self._find(index, closing)
        self._spoil()
        if self.filter.tokens[end].type == closing:
            return self._replace(index, end)
        return self._replace(index, end, closing)

    def _find(self, index: int, closing: str) -> int:
        """The next `closing`, semicolon, brace or foreign closing bracket from `index` on, brackets jumped over."""
        tokens = self.filter.tokens
        while tokens[index].type not in ("SEMI", "EOF", "L_BRACE") and tokens[index].type not in CLOSERS:
            index = self.filter.end_of_brackets(index) + 1 if tokens[index].type in OPENERS else index + 1
        return index

    def _spoil(self) -> None:
        """Something behind the expression on top of the stack was dropped: sema must not judge what is left of it."""
        symbol = self.engine.symstack[-1]
        value = getattr(symbol, "value", None)
        if isinstance(value, tree.Expr):
            symbol.value = tree.InvalidExpr(value.begin)
        elif isinstance(value, list) and symbol.type == "arguments":
            value[-1] = tree.InvalidExpr(value[-1].begin)

    def _missing_colon(self, token: Token, index: int) -> bool | None:
        method = self._completed_by("COLON")
        previous = self._end_of_previous(index)
        for symbol in reversed(self.engine.symstack):
            if symbol.type in ("KW_CASE", "KW_DEFAULT") and token.type == "SEMI":
                self._report(token.lexpos, "err_expected_after", f"'{symbol.value}'", "':'",
                             fixit=FixIt(token.lexpos, token.end, ":"))
                return self._replace(index, index + 1, "COLON")
            if symbol.type in ("KW_CASE", "KW_DEFAULT"):
                self._report(previous, "err_expected_after", f"'{symbol.value}'", "':'",
                             fixit=FixIt(previous, previous, ":"))
                return self._insert(index, "COLON")
            if symbol.type == "QUESTION":
                if self._report(token.lexpos, "err_expected", "':'", fixit=FixIt(token.lexpos, token.lexpos, ": ")):
                    self.diags.report(symbol.lexpos, "note_matching", "'?'")
                return self._insert(index, "COLON")
            if method == "p_access_spec_decl":
                self._report(previous, "err_expected", "':'", fixit=FixIt(previous, previous, ":"))
                return self._insert(index, "COLON")
        return None

    def _missing_name(self, token: Token, index: int) -> bool | None:
        if self._accepts("INVALID_NAME"):
            if self._top() == "COMMA":
                self._report(token.lexpos, "err_missing_param")
                return self._insert(index, "INVALID_NAME")
            self._report(token.lexpos, "err_expected_semantic_identifier")
            self.reported = False  # Clang goes on at the same token and may object to it again
            return self._insert(index, "INVALID_NAME")
        top = self._top()
        if top == "COMMA":
            row = tables.LISTS.get(self._top(2))
            if row is None and self._accepts("IDENTIFIER"):
                self._report_missing_name(token)
                return False
        elif top in ("specs", "specifiers", "pointers"):
            if token.type == "IDENTIFIER" and top == "specifiers":
                self._report(token.lexpos, "err_missing_type_specifier", token.value)
            else:
                self._report_missing_name(token)
            return False
        elif top == "nested_name" and self._top(2) == "KW_NAMESPACE":
            row = tables.NAMES["KW_NAMESPACE"]
        else:
            row = tables.NAMES.get(top)
        if row is None:
            return None
        self._report(token.lexpos, *row)
        return False

    def _missing_comma(self, token: Token, index: int) -> bool:
        """`float f(float a float b)`, and `;` in the place of the comma: the parameters go on behind it."""
        tokens, first = self.filter.tokens, index + (token.type == "SEMI")
        if not self._accepts("COMMA", "KW_FLOAT", "IDENTIFIER", "R_PAREN") or tokens[first + 1].type != "IDENTIFIER":
            return False
        if tokens[first].type != "IDENTIFIER" and tokens[first].type not in TYPE_TOKENS:
            return False
        loc = token.lexpos if first > index else self._end_of_previous(index)
        self._report(loc, "err_expected", "','", fixit=FixIt(loc, token.end if first > index else loc, ","))
        return self._replace(index, first, "COMMA")

    def _missing_other(self, token: Token, index: int) -> bool | None:
        """An opening bracket or a keyword is missing."""
        top = self._top()
        if self._accepts("L_PAREN"):
            keyword = tables.CONDITION_KEYWORDS.get(top)
            if keyword is not None:
                if keyword == "while" and self._top(3) == "KW_DO":
                    keyword = "do/while"
                self._report(token.lexpos, "err_expected_lparen_after", keyword)
                is_open = keyword != "for" or self._closes_later(index) or self._close_for_head(index)
                return self._insert(index, "L_PAREN") if is_open else False
        value = getattr(self.engine.symstack[-1], "value", None)
        if self._accepts("EQUAL", "INVALID_EXPR", "R_PAREN") and isinstance(value, tree.Declarator):
            self._report(value.loc, "err_expected_init_in_condition")
            return self._insert(index, "EQUAL", "INVALID_EXPR")
        if self._accepts("KW_WHILE") and self._top(2) == "KW_DO":
            if self._report(token.lexpos, "err_expected_while"):
                self.diags.report(self.engine.symstack[-2].lexpos, "note_matching", "'do'")
            return self._insert(index, "KW_WHILE")
        if self._accepts("LANGLE"):
            previous = self._end_of_previous(index)
            self._report(previous, "err_expected_less_after", self.engine.symstack[-1].value.value)
            return False
        if self._accepts("L_BRACE"):
            has_bases = self._completed_by("L_BRACE") == "p_record_open" \
                and any(symbol.type == "BASE_COLON" for symbol in self.engine.symstack[-6:])
            id = "err_expected_lbrace_after_base_specifiers" if has_bases else "err_expected"
            self._report(token.lexpos, id, "'{'")
            return top == "buffer_head" and token.type in DECLARATION_STARTS and self._insert(index, "L_BRACE")
        return None

    def _closes_later(self, index: int) -> bool:
        """Whether a `)` without its `(` comes before any brace."""
        tokens = self.filter.tokens
        while tokens[index].type not in ("EOF", "L_BRACE", "R_BRACE", "R_SQUARE"):
            if tokens[index].type == "R_PAREN":
                return True
            index = self.filter.end_of_brackets(index) + 1 if tokens[index].type in OPENERS else index + 1
        return False

    # ------------------------------------------------------------ for the grammar's actions

    def report_stray_parenthesis(self, token: Production) -> None:
        self.diags.report(token.lexpos, "err_expected", "')'")
