"""Between tokens and yacc: identifiers become type names, template names or contextual keywords.

Mirrors clang/lib/Parse/ParseTentative.cpp: Parser::isCXXDeclarationSpecifier and clang/lib/Parse/ParseTemplate.cpp:
Parser::ParseGreaterThanInTemplateList.
Differs: Clang decides while it parses; an LALR(1) parser cannot, so every decision is taken here, with as much
look-ahead as it needs, and shows in the token's type:

    TYPE_NAME          an identifier that names a type
    TEMPLATE_NAME      a class or alias template before its LANGLE
    TEMPLATE_FUNCTION  a function template before its LANGLE
    LANGLE, RANGLE     the angle brackets of templates (`>>` is split)
    TEMPLATE_HEAD      `template <`
    SCOPE_NAME         an identifier before `::`
    MODIFIER           a contextual keyword (`sample`, `precise`, `point` ...) that stands before a type or a name
    KW_INTERFACE       `interface`
    CTOR_NAME          the name of the enclosing class before `(`, where a member may start
    BASE_COLON         the colon of `struct S : B` and `enum E : T`
    LL_SQUARE          `[[`
    LAMBDA             the `[` that begins a lambda expression
    ATTRIBUTE          `__attribute__`
    TYPE_TRAIT         `__is_same` and its like before `(`
    FUNCTION_PAREN     the parenthesis of a function type: `using F = int(float);`, `A<int(float)>`
    BINDING_SQUARE     the `[` of `auto [a, b] = c;`
    KW_FINAL           `final` behind the name of a class
    IF_INIT, SWITCH_INIT  `if (init; condition)`, `switch (init; condition)`
    EOF                the end of the unit
Error recovery (recovery.py) adds INVALID_EXPR for a missing expression and puts in missing punctuation.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError, FixIt
from hlslfe.basic.source import Loc
from hlslfe.lex.tokens import Token
from hlslfe.parse import effects
from hlslfe.parse import filter_tables as tables
from hlslfe.parse import scope as kinds
from hlslfe.parse.builtin_names import BUILTIN_TYPES
from hlslfe.parse.filter_tables import CLOSERS, INTERESTING, OPENERS
from hlslfe.parse.parentheses import begins_function_type, ends_cast, ends_decltype, has_init_statement
from hlslfe.parse.scope import VALUE_ENTRY, Entry, ScopeStack

_EOF_PADDING = 4  # the filter looks this far ahead without asking for the end
_LONGEST_ARGUMENTS = 100  # tokens looked at to find the `>` of an undeclared template

Action = Callable[[Token, int], Token]


class TokenFilter:
    """PLY's `lexer`: `token()` gives the next token. `scopes` is fed by the grammar's actions."""

    __slots__ = ("tokens", "index", "diags", "scopes", "depth_limit", "actions", "plain_actions", "angle_actions",
                 "angle_at", "angle_entry", "nesting", "colon_at", "qualifier", "qualified", "closed_entry",
                 "force_template", "odd", "buffer_end")

    def __init__(self, tokens: list[Token], scopes: ScopeStack, diags: DiagnosticsEngine, eof_loc: Loc,
                 depth_limit: int) -> None:
        self.tokens = tokens + [Token("EOF", "", eof_loc)] * _EOF_PADDING
        self.index = 0
        self.diags = diags
        self.scopes = scopes
        self.depth_limit = depth_limit
        self.angle_at = -1  # index of a `<` that is known to open template arguments
        self.angle_entry: Entry | None = None  # their template; it qualifies what follows `>::`
        self.nesting: list[tuple[str, Entry | None]] = []  # brackets open since the outermost LANGLE
        self.colon_at = -1  # index of the `:` that begins a base clause
        self.buffer_end = 0  # index of the brace that closes the last cbuffer or tbuffer
        self.qualified = False  # `::` was just read, after a name that stands for `qualifier` (None: unknown)
        self.qualifier: Entry | None = None
        self.closed_entry: Entry | None = None  # the template whose `>` was just read
        self.force_template = False
        self.odd: tuple[Token | None, int] = (None, 0)  # the last token that is not the one before `index`
        self._mark_too_deep(depth_limit)
        self.plain_actions: dict[str, Action] = {
            "IDENTIFIER": self._identifier, "LESS": self._less, "COLON": self._colon, "COLONCOLON": self._coloncolon,
            "KW_TEMPLATE": self._template, "L_SQUARE": self._square, "PRAGMA_PACK_MATRIX": self._pragma,
            "KW_USING": self._using, "KW_IF": self._selection, "KW_SWITCH": self._selection,
            "KW_UNSIGNED": self._unsigned,
            **effects.actions(self, kinds.EFFECT), "EOF": self._eof, "TOO_DEEP": self._too_deep,
            **dict.fromkeys(tables.TAGS, self._tag), **dict.fromkeys(tables.NAMED_CASTS, self._named_cast),
        }
        self.angle_actions: dict[str, Action] = {
            **self.plain_actions, **dict.fromkeys(OPENERS, self._open), **dict.fromkeys(CLOSERS, self._close),
            "L_SQUARE": self._square, "GREATER": self._greater, "GREATERGREATER": self._greater,
            "GREATEREQUAL": self._greater, "GREATERGREATEREQUAL": self._greater, "SEMI": self._abandon,
        }
        self.actions = self.plain_actions

    def token(self) -> Token:
        """The next token for yacc; EOF for ever at the end."""
        index = self.index
        token = self.tokens[index]
        self.index = index + 1
        action = self.actions.get(token.type)
        if action is None:
            return token
        return action(token, index)

    def position(self, token: Token) -> int:
        """The index of the token that yacc got last."""
        return self.odd[1] if self.odd[0] is token else self.index - 1

    def reread_from(self, index: int) -> None:
        """Go on at `index`, outside of any template arguments if brackets do not tell otherwise (error recovery)."""
        self.index = index
        self.qualified = False

    def leave_angles(self) -> None:
        """Forget open template arguments."""
        self.nesting.clear()
        self.actions = self.plain_actions

    def reclassify(self) -> None:
        """A scope that hid a type was closed, and the last token was perhaps read ahead of that: decide again."""
        index = self.index - 1
        read = self.tokens[index]
        if read.type == "IDENTIFIER":
            given = self.odd[0] if self.odd[1] == index and self.odd[0] is not None else read
            given.type = self._identifier(read, index).type

    # ------------------------------------------------------------ identifiers

    def _unsigned(self, token: Token, index: int) -> Token:
        """`unsigned int3` is uint3 to DXC, `unsigned min16int2x2` min16uint2x2."""
        name = self.tokens[index + 1]
        element = name.value.rstrip("1234x")
        if (element not in tables.UNSIGNED_NAMES or element == name.value
                or self.scopes.names.get(name.value) is not kinds.BUILTIN_TYPE_ENTRY):
            return token
        self.diags.report(token.lexpos, "warn_hlsl_portability", 0, f"'unsigned {name.value}'")
        made = tables.UNSIGNED_NAMES[element] + name.value[len(element):]
        self.tokens[index + 1] = Token("IDENTIFIER", made, name.lexpos)
        return self.token()

    def _identifier(self, token: Token, index: int) -> Token:
        """Most identifiers leave here at once: names of values, before something that no type would precede."""
        following = self.tokens[index + 1].type
        entry = self.scopes.names.get(token.value)
        if following not in INTERESTING and not self.qualified and (entry is None or entry is VALUE_ENTRY):
            is_idle = token.value == "shared" and following in ("KW_CBUFFER", "KW_TBUFFER")  # `shared cbuffer C {...}`
            return self.token() if is_idle else token
        result = self._classify(token, index, entry, following)
        if result is not token:
            self.odd = (result, index)
        return result

    def _classify(self, token: Token, index: int, entry: Entry | None, following: str) -> Token:
        previous = self.tokens[index - 1].type if index else "SEMI"
        if previous in tables.MEMBER_OPERATORS:
            return self._member_name(token, index, entry, following)
        unknown_scope = False
        if self.qualified:
            self.qualified = False
            if previous in ("COLONCOLON", "KW_TEMPLATE"):
                members = self.qualifier.members if self.qualifier is not None else None
                unknown_scope = members is None
                if following == "L_PAREN" and self._names_class(index, token.value):
                    return self._as("CTOR_NAME", token)
                entry = members.get(token.value) if members is not None else None
        if following == "COLONCOLON":
            self.qualified = True
            self.qualifier = entry
            return self._as("SCOPE_NAME", token)
        if entry is not None and entry.kind == kinds.EFFECT:
            end = effects.end_of_effect(self, index)
            if end:
                self.index = end
                return self.token()
            entry = kinds.BUILTIN_TYPE_ENTRY if token.value in BUILTIN_TYPES else None
        if entry is None:
            return self._unknown_name(token, index, following, unknown_scope or previous in tables.BEFORE_TYPE)
        return self._known_name(token, index, entry, following, previous)

    def _names_class(self, index: int, name: str) -> bool:
        """Is `name` in `C::name` the class C itself, so that its constructor is meant?"""
        qualifier = self.qualifier
        if qualifier is None or qualifier.kind not in (kinds.TYPE, kinds.TYPE_TEMPLATE):
            return False
        position = index - 2
        if self.tokens[position].type == "GREATER":  # back over the arguments of `C<T>::C`
            depth = 0
            while position > 0:
                kind = self.tokens[position].type
                depth += (kind == "GREATER") + 2 * (kind == "GREATERGREATER") - (kind == "LESS")
                position -= 1
                if depth <= 0:
                    break
        return self.tokens[position].value == name

    def _known_name(self, token: Token, index: int, entry: Entry, following: str, previous: str) -> Token:
        kind = entry.kind
        if kind == kinds.TYPE or kind == kinds.TYPE_TEMPLATE:
            if following == "LESS" and (kind == kinds.TYPE_TEMPLATE or self._has_type_arguments(index + 1)):
                return self._open_angle("TEMPLATE_NAME", token, index, entry)
            if following == "L_PAREN" and previous in tables.BEFORE_CONSTRUCTOR:
                scope = self.scopes.context
                if scope.kind == kinds.RECORD and scope.name == token.value:
                    return self._as("CTOR_NAME", token)
            if entry is kinds.STATE_TYPE_ENTRY:
                effects.drop_state(self, index)
            return self._as("TYPE_NAME", token)
        if following == "LESS":
            if kind == kinds.FUNCTION_TEMPLATE or self.force_template or self._has_type_arguments(index + 1):
                return self._open_angle("TEMPLATE_FUNCTION", token, index, None)
        elif kind == kinds.ATTRIBUTE:
            return self._as("ATTRIBUTE", token)
        elif kind == kinds.TRAIT:
            return self._as("TYPE_TRAIT", token) if following == "L_PAREN" else token
        elif token.value in tables.CONTEXTUAL and following in tables.DECLARATION_STARTS:
            return self._as(tables.CONTEXTUAL[token.value], token)
        return token

    def _unknown_name(self, token: Token, index: int, following: str, may_be_type: bool) -> Token:
        """A name that nothing declares, before another name: a type that sema will not know.  Before `<`: a template
        when the brackets close over what can only be types."""
        if following == "LESS":
            end = self._end_of_arguments(index + 1)
            if end and (self.force_template or self._has_type_arguments(index + 1)
                        or (may_be_type and self.tokens[end + 1].type == "IDENTIFIER")):
                called = self.tokens[end + 1].type == "L_PAREN"
                return self._open_angle("TEMPLATE_FUNCTION" if called else "TEMPLATE_NAME", token, index, None)
        elif token.value in tables.CONTEXTUAL:
            if following in tables.DECLARATION_STARTS and (
                    token.value != "register" or self.tokens[index - 1].type != "COLON"):
                if token.value == "interface":
                    self._find_base_colon(index)
                return self._as(tables.CONTEXTUAL[token.value], token)
        elif may_be_type and following == "IDENTIFIER":
            return self._as("TYPE_NAME", token)
        return token

    def _member_name(self, token: Token, index: int, entry: Entry | None, following: str) -> Token:
        """After `.`: a plain name, but for `.Base::name` and `.Load<float4>(...)`."""
        self.qualified = False
        if following == "COLONCOLON":
            self.qualified = True
            self.qualifier = entry
            return self._as("SCOPE_NAME", token)
        if following == "LESS":
            known = token.value in self.scopes.member_templates and self._end_of_arguments(index + 1)
            if known or self.force_template or self._has_type_arguments(index + 1):
                return self._open_angle("TEMPLATE_FUNCTION", token, index, None)
        return token

    @staticmethod
    def _as(kind: str, token: Token) -> Token:
        return Token(kind, token.value, token.lexpos, token.flags)

    # ------------------------------------------------------------ template arguments

    def _open_angle(self, kind: str, token: Token, index: int, entry: Entry | None) -> Token:
        self.angle_at = index + 1
        self.angle_entry = entry
        self.force_template = False
        return self._as(kind, token)

    def _has_type_arguments(self, index: int) -> bool:
        """Whether the `<` at `index` is followed by a type and a list that ends: then it is no comparison."""
        token = self.tokens[index + 1]
        if token.type == "IDENTIFIER":
            entry = self.scopes.names.get(token.value)
            if entry is None or entry.kind not in (kinds.TYPE, kinds.TYPE_TEMPLATE):
                return False
        elif token.type not in tables.TYPE_TOKENS:
            return False
        return self._end_of_arguments(index) > 0

    def _end_of_arguments(self, index: int) -> int:
        """The index of the `>` for the `<` at `index`, if only names, types and numbers stand between; else 0."""
        depth = 0
        for position in range(index, min(index + _LONGEST_ARGUMENTS, len(self.tokens))):
            kind = self.tokens[position].type
            if kind not in tables.TEMPLATE_ARGUMENT_TOKENS:
                return 0
            if kind == "LESS":
                depth += 1
            elif kind == "GREATER":
                depth -= 1
            elif kind == "GREATERGREATER":
                depth -= 2
            if depth <= 0:
                return position
        return 0

    def _less(self, token: Token, index: int) -> Token:
        if index != self.angle_at:
            if not effects.begins_annotation(self, index):
                return token
            effects.skip_annotation(self, index)
            return self.token()
        self.nesting.append(("LANGLE", self.angle_entry))
        self.actions = self.angle_actions
        return self._as("LANGLE", token)

    def _template(self, token: Token, index: int) -> Token:
        """`template <` opens a parameter list; `x.template f<T>()` only says that `f` is a template."""
        previous = self.tokens[index - 1].type if index else ""
        if previous in tables.MEMBER_OPERATORS or previous == "COLONCOLON":
            self.force_template = True
            return self.token()
        if self.tokens[index + 1].type == "LESS":
            self.index = index + 2
            self.nesting.append(("PARAMETERS", None))
            self.actions = self.angle_actions
            head = self._as("TEMPLATE_HEAD", token)
            self.odd = (head, index)
            return head
        return token

    def _named_cast(self, token: Token, index: int) -> Token:
        self.angle_at = index + 1
        self.angle_entry = None
        return token

    def _greater(self, token: Token, index: int) -> Token:
        """`>` closes the innermost template arguments unless it stands in brackets of its own; what is glued to it
        stays behind as a token."""
        if self.nesting[-1][0] not in ("LANGLE", "PARAMETERS"):
            return token
        self.closed_entry = self.nesting.pop()[1]
        if not self.nesting:
            self.actions = self.plain_actions
        closing = Token("RANGLE", ">", token.lexpos, token.flags)
        if token.type != "GREATER":
            rest = {"GREATERGREATER": "GREATER", "GREATEREQUAL": "EQUAL"}.get(token.type, "GREATEREQUAL")
            if token.type != "GREATERGREATER":
                self.diags.report(token.lexpos, "err_right_angle_bracket_equal_needs_space",
                                  fixits=[FixIt(token.lexpos + 1, token.lexpos + 1, " ")])
            self.tokens[index] = Token(rest, token.value[1:], token.lexpos + 1, 0)
            self.index = index
            self.odd = (closing, index)
        return closing

    def _open(self, token: Token, index: int) -> Token:
        self.nesting.append((token.type, None))
        if token.type == "L_PAREN" and begins_function_type(self, index):
            self.odd = (self._as("FUNCTION_PAREN", token), index)
            return self.odd[0] or token
        return token

    def _using(self, token: Token, index: int) -> Token:
        """An alias may stand for a function type: then its parenthesis is looked for."""
        if self.tokens[index + 2].type == "EQUAL":
            self.plain_actions["L_PAREN"] = self._alias_paren
        return token

    def _selection(self, token: Token, index: int) -> Token:
        if not has_init_statement(self.tokens, index + 1):
            return token
        self.odd = (self._as("IF_INIT" if token.type == "KW_IF" else "SWITCH_INIT", token), index)
        return self.odd[0] or token

    def _alias_paren(self, token: Token, index: int) -> Token:
        del self.plain_actions["L_PAREN"]
        if begins_function_type(self, index):
            self.odd = (self._as("FUNCTION_PAREN", token), index)
            return self.odd[0] or token
        return token

    def _close(self, token: Token, index: int) -> Token:
        if self.nesting[-1][0] != CLOSERS[token.type]:
            self.leave_angles()
        else:
            self.nesting.pop()
        return token

    def _abandon(self, token: Token, index: int) -> Token:
        """A semicolon: the template arguments were never closed."""
        self.leave_angles()
        return token

    # ------------------------------------------------------------ other tokens

    def _coloncolon(self, token: Token, index: int) -> Token:
        previous = self.tokens[index - 1].type if index else ""
        if not self.qualified or previous != "IDENTIFIER":
            self.qualifier = self.closed_entry if previous == "GREATER" else self.scopes.stack[0].entry
            if previous == "R_PAREN" and ends_decltype(self.tokens, index - 1):
                self.qualifier = None
            self.qualified = True
        return token

    def _colon(self, token: Token, index: int) -> Token:
        return self._as("BASE_COLON", token) if index == self.colon_at else token

    def _tag(self, token: Token, index: int) -> Token:
        if token.type == "KW_CLASS" and self.nesting and self.nesting[-1][0] == "PARAMETERS":
            return self._as("KW_TYPENAME", token)
        self._find_base_colon(index)
        return token

    def _find_base_colon(self, index: int) -> None:
        """Look over `struct [[attributes]] A::B<args> final` for the colon of a base clause."""
        index += 1
        tokens = self.tokens
        while tokens[index].type in tables.TAGS:
            index += 1
        while tokens[index].type == "L_SQUARE":
            index = self.end_of_brackets(index) + 1
        while tokens[index].type == "IDENTIFIER" and tokens[index + 1].type == "COLONCOLON":
            index += 2
        if tokens[index].type == "IDENTIFIER":
            index += 1
        if tokens[index].type == "LESS":
            index = (self._end_of_arguments(index) or index) + 1
        if tokens[index].value == "final" and tokens[index + 1].type in ("COLON", "L_BRACE"):
            tokens[index] = self._as("KW_FINAL", tokens[index])
            index += 1
        if tokens[index].type == "COLON":
            self.colon_at = index

    def _square(self, token: Token, index: int) -> Token:
        """`[[` is one token; a `[` where an operand is due begins a lambda."""
        if self.tokens[index + 1].type == "L_SQUARE":
            self.index = index + 2
            double = self._as("LL_SQUARE", token)
            self.odd = (double, index)
            if self.nesting:
                self.nesting += [("L_SQUARE", None)] * 2
            return double
        previous = self.tokens[index - 1].type if index else ""
        if previous == "KW_AUTO":
            token = self._as("BINDING_SQUARE", token)
            self.odd = (token, index)
        elif previous in tables.BEFORE_LAMBDA or (previous == "R_PAREN" and ends_cast(self, index - 1)):
            if self._end_of_lambda(index):
                token = self._as("LAMBDA", token)
                self.odd = (token, index)
        if self.nesting:
            self.nesting.append(("L_SQUARE", None))
        return token

    def _end_of_lambda(self, index: int) -> int:
        """The index of the brace that ends `[captures] (parameters) -> type { body }`, or 0."""
        tokens = self.tokens
        index = self.end_of_brackets(index) + 1
        if tokens[index].type == "L_PAREN":
            index = self.end_of_brackets(index) + 1
        if tokens[index].type == "KW_MUTABLE":
            index += 1
        if tokens[index].type == "ARROW":
            index += 1
            while tokens[index].type in tables.TEMPLATE_ARGUMENT_TOKENS or tokens[index].type == "KW_DECLTYPE":
                index = self.end_of_brackets(index + 1) + 1 if tokens[index].type == "KW_DECLTYPE" else index + 1
        return self.end_of_brackets(index) if tokens[index].type == "L_BRACE" else 0

    def end_of_brackets(self, index: int) -> int:
        """The index of the bracket that closes the one at `index`; the last token before the end if none does."""
        tokens = self.tokens
        depth = 0
        while tokens[index].type != "EOF":
            kind = tokens[index].type
            if kind in OPENERS:
                depth += 1
            elif kind in CLOSERS:
                depth -= 1
                if depth == 0:
                    return index
            index += 1
        return index - 1

    def _pragma(self, token: Token, index: int) -> Token:
        """Between declarations the pragma is one; elsewhere it has no effect."""
        if not index or self.tokens[index - 1].type in ("SEMI", "L_BRACE", "R_BRACE", "PRAGMA_PACK_MATRIX"):
            return token
        return self.token()

    def _eof(self, token: Token, index: int) -> Token:
        self.index = index
        self.odd = (token, index)
        self.leave_angles()
        return token

    # ------------------------------------------------------------ nesting

    def _mark_too_deep(self, limit: int) -> None:
        """Replace the first bracket that nests deeper than `limit` among its kind by a TOO_DEEP token."""
        depths = dict.fromkeys(OPENERS, 0)
        for index, token in enumerate(self.tokens):
            kind = token.type
            if kind in OPENERS:
                depths[kind] += 1
                if depths[kind] > limit:
                    self.tokens[index] = self._as("TOO_DEEP", token)
                    return
            elif kind in CLOSERS:
                opener = CLOSERS[kind]
                if depths[opener]:
                    depths[opener] -= 1

    def _too_deep(self, token: Token, index: int) -> Token:
        self.diags.report(token.lexpos, "err_bracket_depth_exceeded", self.depth_limit)
        self.diags.report(token.lexpos, "note_bracket_depth")
        raise FatalError
