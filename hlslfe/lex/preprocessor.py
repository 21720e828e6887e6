"""The preprocessor: buffers become the tokens of a translation unit.

Mirrors clang/lib/Lex/Preprocessor.cpp: Preprocessor::EnterMainSourceFile, Preprocessor::Lex and
clang/lib/Lex/PPLexerChange.cpp: Preprocessor::EnterSourceFile, Preprocessor::HandleEndOfFile.
Differs: a stretch of tokens between two directives is looked at as a whole; when none of it names a macro it goes to
the output in one slice.
"""

from __future__ import annotations

import re

from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError
from hlslfe.basic.options import Options
from hlslfe.basic.source import NO_LOC, Loc, SourceFile, SourceManager
from hlslfe.lex.conditionals import CONDITION_OPERATORS, CONDITIONAL_DIRECTIVES, Conditional
from hlslfe.lex.directives import OTHER_DIRECTIVES, Directive, invalid_directive
from hlslfe.lex.expansion import Base, MacroExpander
from hlslfe.lex.header_search import HeaderSearch
from hlslfe.lex.lexer import COMMENT, SPECIAL_TYPES, LexedFile, lex_file
from hlslfe.lex.macros import MacroInfo
from hlslfe.lex.pragmas import pragma_operator
from hlslfe.lex.predefined import BuiltinMacros, command_line_macros, predefined_macros
from hlslfe.lex.tokens import AT_LINE_START, Token

DIRECTIVES = {**CONDITIONAL_DIRECTIVES, **OTHER_DIRECTIVES}

# Special token -> (diagnostic, what stays of the token: a type, or "" for nothing).
_SPECIAL: dict[str, tuple[str, str]] = {
    "UNTERMINATED_STRING": ("err_unterminated_char_or_string", "STRING_LITERAL"),
    "UNTERMINATED_CHAR": ("err_unterminated_char_or_string", "CHAR_CONSTANT"),
    "UNTERMINATED_RAW_STRING": ("err_unterminated_raw_string", ""),
    "UNTERMINATED_COMMENT": ("err_unterminated_block_comment", ""),
    "NULL_CHARACTER": ("null_in_file", ""),
    "UNICODE_SPACE": ("ext_unicode_whitespace", ""),
    "BAD_CHARACTER": ("err_non_ascii", ""),
}
# These swallow the rest of the buffer, so that nothing sensible can follow.
_FATAL_SPECIALS = frozenset(("UNTERMINATED_RAW_STRING", "UNTERMINATED_COMMENT"))


class FileState(Base):
    """A buffer being read: `index` is the next token, `limit` that of the next directive (or the end)."""

    __slots__ = ("preprocessor", "lexed", "tokens", "values", "index", "limit", "next_directive", "conditionals", "key",
                 "guard", "next_comment", "special_values")

    def __init__(self, preprocessor: Preprocessor, lexed: LexedFile, key: object) -> None:
        self.preprocessor = preprocessor
        self.lexed = lexed
        self.tokens = lexed.tokens
        self.values = lexed.values
        self.index = 0
        self.next_directive = 0
        self.limit = 0
        self.conditionals: list[Conditional] = []
        self.key = key
        self.guard: str | None = None
        self.next_comment = 0
        self.special_values = {lexed.values[index] for index in lexed.specials}
        self.find_limit()

    def find_limit(self) -> None:
        directives = self.lexed.directives
        at_end = self.next_directive >= len(directives)
        self.limit = len(self.tokens) if at_end else directives[self.next_directive]

    def take_directive(self) -> Directive:
        """The tokens of the next directive; reading goes on behind it."""
        start = self.lexed.directives[self.next_directive]
        end = start + 1
        tokens = self.tokens
        while end < len(tokens) and not tokens[end].flags & AT_LINE_START:
            end += 1
        self.next_directive += 1
        self.index = end
        self.find_limit()
        return Directive(tokens[start], tokens[start + 1:end])

    def next_raw(self) -> Token | None:
        while True:
            if self.index < self.limit:
                token = self.tokens[self.index]
                self.index += 1
                if token.type not in SPECIAL_TYPES:
                    return token
                mended = self.preprocessor.report_special(token)
                if mended is not None:
                    return mended
            elif self.next_directive >= len(self.lexed.directives):
                return None
            else:
                self.preprocessor.handle_directive(self, in_arguments=True)

    def next_is_l_paren(self) -> bool:
        return self.index < self.limit and self.values[self.index] == "("


class Preprocessor:
    """One translation unit: `enter_main_file`, then `tokens`."""

    def __init__(self, sources: SourceManager, diags: DiagnosticsEngine, options: Options) -> None:
        self.sources = sources
        self.diags = diags
        self.options = options
        self.headers = HeaderSearch(options)
        self.expander = MacroExpander(sources, diags, options)
        self.macros = self.expander.macros
        self.stack: list[FileState] = []
        self.inclusions = 0
        self.out: list[Token] = []
        self.dependencies: list[str] = []
        self.comments: list[tuple[Loc, str]] = []
        self.eof_loc: Loc = NO_LOC
        for name, builtin in BuiltinMacros(sources).table().items():
            self.macros[name] = MacroInfo(name, NO_LOC, None, False, [], builtin)
        self.expander.pragma_operator = lambda token, stream: pragma_operator(self, token, stream)
        self.expander.operators = {
            name: lambda token, stream, operator=operator: operator(self, token, stream)  # type: ignore[misc]
            for name, operator in CONDITION_OPERATORS.items()
        }

    def enter_main_file(self, name: str, text: str) -> None:
        """Make `text` the main file; the predefined macros and the command line's come before it."""
        self.enter_file(name, text)
        file = self.stack[0].lexed.file
        self.eof_loc = file.end - (file.end > file.start and text.endswith("\n"))  # in the last line, not behind it
        command_line = command_line_macros(self.options)
        if command_line:
            self._enter_buffer("<command line>", command_line, "command line")
        self._enter_buffer("<built-in>", predefined_macros(self.options), "builtin")

    def enter_file(self, name: str, text: str, include_loc: Loc = NO_LOC, key: object = None) -> None:
        """Read from this file next; what is being read now goes on after its end."""
        if name not in self.dependencies:
            self.dependencies.append(name)
        self._enter_buffer(name, text, "user", include_loc, key)

    def _enter_buffer(self, name: str, text: str, kind: str, include_loc: Loc = NO_LOC, key: object = None) -> None:
        if "\r" in text:  # a lone carriage return ends a line, too
            text = re.sub(r"\r(?!\n)", "\n", text)
        file = self.sources.add_file(name, text, include_loc, kind)
        if not text.isascii() and self.diags.is_shown("warn_invalid_utf8_in_comment"):
            self._check_comments(file)
        self.stack.append(FileState(self, lex_file(file, self.options.keep_comments), key))

    def _check_comments(self, file: SourceFile) -> None:
        """Bytes in comments that are no UTF-8, each run of them once (Clang: Lexer::SkipLineComment)."""
        for comment in re.finditer(COMMENT, file.text):
            for run in re.finditer("[\udc80-\udcff]+", comment[0]):
                self.diags.report(file.start + comment.start() + run.start(), "warn_invalid_utf8_in_comment")

    @property
    def state(self) -> FileState:
        """The buffer being read."""
        return self.stack[-1]

    def tokens(self) -> list[Token]:
        """All tokens of the unit. Raises FatalError when nothing sensible can follow an error."""
        try:
            self._read_all()
        except FatalError:
            for state in self.stack:  # -verify wants what is expected of the lines up to here, too
                self.keep_comments(state, state.lexed.file.end)
            raise
        return self.out

    def _read_all(self) -> None:
        stack = self.stack
        while stack:
            state = stack[-1]
            self._emit_text(state)
            if state.next_directive < len(state.lexed.directives):
                self.handle_directive(state)
            else:
                self._leave_file(state)

    def _leave_file(self, state: FileState) -> None:
        for conditional in reversed(state.conditionals):
            self.diags.report(conditional.token.lexpos, "err_pp_unterminated_conditional", conditional.token.value)
            break  # one is enough: the others only follow from it
        self.keep_comments(state, state.lexed.file.end)
        self.stack.pop()

    def handle_directive(self, state: FileState, in_arguments: bool = False) -> None:
        """Carry out the next directive of `state`."""
        directive = state.take_directive()
        self.keep_comments(state, self.line_end(state, directive))
        if not directive.line:
            return  # a lone '#'
        name = directive.line[0]
        if in_arguments and name.value in ("include", "pragma"):
            self.diags.report(directive.hash.lexpos, "err_embedded_directive", name.value)
            return
        handler = DIRECTIVES.get(name.value)
        if handler is None and name.type == "NUMERIC_CONSTANT":
            handler = DIRECTIVES["line"]  # the `# 1 "file"` of preprocessed text
        (handler or invalid_directive)(self, directive)

    def line_end(self, state: FileState, directive: Directive) -> Loc:
        """Where the line of a directive ends, so that comments behind it belong to it."""
        if not state.lexed.comments:
            return NO_LOC
        file = state.lexed.file
        last = (directive.line or [directive.hash])[-1]
        end = file.text.find("\n", last.end - file.start)
        return file.end if end < 0 else file.start + end

    def keep_comments(self, state: FileState, end: Loc, keep: bool = True) -> None:
        """Note the comments up to `end` that were not seen yet; drop them when they stood in a skipped block."""
        comments = state.lexed.comments
        while state.next_comment < len(comments) and comments[state.next_comment][0] < end:
            if keep:
                self.comments.append(comments[state.next_comment][:2])
            state.next_comment += 1

    def _emit_text(self, state: FileState) -> None:
        """Everything up to the next directive, macros expanded."""
        out = self.out
        macros = self.macros
        while state.index < state.limit:
            index, limit = state.index, state.limit
            values = state.values[index:limit]
            if state.special_values and not state.special_values.isdisjoint(values):
                self._emit_with_specials(state)
                continue
            if macros.keys().isdisjoint(values):
                out.extend(state.tokens[index:limit])
                state.index = limit
                return
            for hit in [place for place, value in enumerate(values, index) if value in macros]:
                if hit < state.index:
                    continue  # it was an argument
                out.extend(state.tokens[state.index:hit])
                self._expand(state, hit)
                if state.limit != limit:
                    break  # the arguments went over a directive: `macros` may be others
            else:
                out.extend(state.tokens[state.index:limit])
                state.index = limit

    def _emit_with_specials(self, state: FileState) -> None:
        """One token, in a stretch that holds a faulty one."""
        token = state.tokens[state.index]
        if token.value in self.macros:
            self._expand(state, state.index)
            return
        state.index += 1
        mended = self.report_special(token) if token.type in SPECIAL_TYPES else token
        if mended is not None:
            self.out.append(mended)

    def _expand(self, state: FileState, index: int) -> None:
        state.index = index + 1
        self.expander.expand_name(state.tokens[index], state, self.out)
        if self.expander.carry and state.index < len(state.tokens):
            state.tokens[state.index].flags |= self.expander.carry
        self.expander.carry = 0

    def report_special(self, token: Token) -> Token | None:
        """Report a faulty token; what the parser gets instead. Raises FatalError when it swallowed the rest."""
        id, type = _SPECIAL[token.type]
        first = token.value[0]
        if "\udc80" <= first <= "\udcff":
            id = "err_invalid_utf8"
        argument = f"{ord(first):04X}" if token.type == "BAD_CHARACTER" else "'\"'" if '"' in token.value else '"\'"'
        self.diags.report(token.lexpos, id, argument)
        if token.type in _FATAL_SPECIALS:
            raise FatalError
        if not type:
            return None
        quote = '"' if type == "STRING_LITERAL" else "'"
        value = token.value.rstrip("\r\\") + quote
        if type == "CHAR_CONSTANT" and len(value) < 3:
            value = "' '"
        return Token(type, value, token.lexpos, token.flags)
