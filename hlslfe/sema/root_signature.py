"""The text of `[RootSignature("...")]`: its words, its elements, and what is wrong with them.

Mirrors clang/lib/Parse/ParseHLSLRootSignature.cpp: RootSignatureParser and clang/lib/Lex/LexHLSLRootSignature.cpp:
RootSignatureLexer.
Differs: it is parsed when the attribute is looked at; a number that is missing is an error (Clang 22 drops the whole
signature in silence); tables, not functions, tell what each element may have.
"""

from __future__ import annotations

import re

from hlslfe.ast.attr import RootSignatureAttr
from hlslfe.ast.decl import Decl, FunctionDecl
from hlslfe.ast.root_signature import RootElement
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.root_signature_table import CLAUSES, ELEMENTS, FLT_MAX, REGISTER, ROOT_FLAGS, Kind, Parameter
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import check_argument_count
from hlslfe.sema.root_signature_checks import check_root_signature, only_flags
from hlslfe.sema.typo import correct_typo

_TOKEN = re.compile(r"\s*(?:(?P<punctuation>[(),|=+-])|(?P<number>[0-9.][0-9.eE+\-fF]*)"
                    r"|(?P<register>[btsu][0-9]+)|(?P<word>\w+)|(?P<end>$)|(?P<other>.))", re.ASCII | re.DOTALL)
_CHARACTER = re.compile(r"\\(?:x[0-9a-fA-F]+|[0-7]{1,3}|.)|.", re.DOTALL)  # of a literal, escapes are one
_MAX_UINT, _MAX_INT = 0xFFFFFFFF, 0x7FFFFFFF
# Where an element that is in error ends: the words that may begin the next one.
ROOT_FLAGS_PARAMETER = Parameter("RootFlags", "flags", 0, ROOT_FLAGS)
_RECOVERY = frozenset(ELEMENTS) - {"ROOTCONSTANTS"}


class Token:
    """kind: a punctuation mark, "int", "float", "register", "word", "end" or "other".  text: as written; a number that
    goes on with letters keeps them out of its text and has `is_odd` set."""

    __slots__ = ("kind", "text", "loc", "is_odd")

    def __init__(self, kind: str, text: str, loc: Loc, is_odd: bool = False) -> None:
        self.kind = kind
        self.text = text
        self.loc = loc
        self.is_odd = is_odd

    @property
    def word(self) -> str:
        """The word in upper case; "" for anything else.  Letters count alike, but for registers."""
        return self.text.upper() if self.kind == "word" else ""


def read_tokens(literal: tree.StringLiteral) -> list[Token]:
    """The tokens of a text with "end" as the last one, which stands where the text ends."""
    places = _places(literal)
    text, position = literal.value, 0
    tokens: list[Token] = []
    while True:
        match = _TOKEN.match(text, position)
        assert match is not None and match.lastgroup is not None
        kind, spelled = match.lastgroup, match[match.lastgroup]
        start, position = match.start(match.lastgroup), match.end()
        if kind == "punctuation":
            kind = spelled
        elif kind == "number":
            kind = "int" if spelled.isdigit() else "float"
        is_odd = kind in ("int", "float", "register") and re.match(r"[\w.]", text[position : position + 1]) is not None
        tokens.append(Token(kind, spelled, places[min(start, len(places) - 1)], is_odd))
        if kind == "end":
            return tokens


def _places(literal: tree.StringLiteral) -> list[Loc]:
    """Where each character of the text is written, and where the text ends."""
    places: list[Loc] = []
    end = literal.end
    for loc, spelled in literal.pieces:
        first, last = spelled.find('"') + 1, len(spelled) - 1
        places += [loc + match.start() for match in _CHARACTER.finditer(spelled, first, last)]
        end = loc + last
    return [*places, end]


class _Mistake(Exception):
    """Something was reported; the element goes no further."""


class RootSignatureParser:
    """`parse` gives the elements; `has_errors` tells whether something was reported.  `current` is the token that was
    taken last, where Clang says that something is missing."""

    def __init__(self, diags: DiagnosticsEngine, literal: tree.StringLiteral, version: int) -> None:
        self.diags = diags
        self.version = version
        self.tokens = read_tokens(literal)
        self.index = 0
        self.current = Token("start", "", self.tokens[0].loc)
        self.has_errors = False

    # ------------------------------------------------------------ tokens

    @property
    def next(self) -> Token:
        return self.tokens[self.index]

    def take(self) -> Token:
        """The next token; "end" for ever at the end."""
        self.current = self.tokens[self.index]
        if self.current.kind != "end":
            self.index += 1
        return self.current

    def try_take(self, *kinds: str) -> bool:
        """Take the next token if it is of such a kind."""
        if self.next.kind not in kinds:
            return False
        self.take()
        return True

    def fail(self, id: str, *args: object) -> _Mistake:
        self.has_errors = True
        self.diags.report(self.current.loc, id, *args)
        return _Mistake()

    def fail_unknown(self, owner: str, names: list[str]) -> _Mistake:
        """A parameter that `owner` does not have, and which of `names` was probably meant."""
        token = self.current
        if token.kind != "word":
            return self.fail("err_hlsl_invalid_token", 0, owner, 0, "")
        guess = correct_typo(token.word, [name.upper() for name in names])
        swapped = sorted(name for name in names if sorted(name.upper()) == sorted(token.word))
        name = swapped[0] if swapped else next((name for name in names if name.upper() == guess), "")
        return self.fail("err_hlsl_invalid_token", 0, owner, int(bool(name)), name)

    def expect(self, kind: str, id: str, *args: object) -> None:
        if not self.try_take(kind):
            raise self.fail(id, *args)

    # ------------------------------------------------------------ elements

    def parse(self) -> list[RootElement]:
        """The elements in source order; those in error are left out."""
        elements: list[RootElement] = []
        has_flags = False
        while self.next.kind != "end":
            kind = ELEMENTS.get(self.next.word)
            try:
                self.take()
                if kind is None:
                    raise self.fail_unknown("RootSignature", [each.name for each in ELEMENTS.values()])
                if kind.name == "RootFlags":
                    if has_flags:
                        raise self.fail("err_hlsl_rootsig_repeat_param", kind.name)
                    has_flags = True
                elements.append(self._element(kind))
            except _Mistake:
                self._recover(kind)
                continue
            if not self.try_take(","):
                break
        if not self.has_errors and self.next.kind != "end":
            self.fail("err_expected_either", "the end of the text", "','")
        return elements

    def _recover(self, kind: Kind | None) -> None:
        """Go on at the next element; a table ends with its own parenthesis."""
        if kind is not None and kind.name == "DescriptorTable":
            depth = 1
            while depth and self.next.kind != "end":
                token = self.take()
                depth += (token.kind == "(") - (token.kind == ")")
            self.take()
        while self.next.kind != "end" and self.next.word not in _RECOVERY:
            self.take()

    def _element(self, kind: Kind) -> RootElement:
        element = RootElement(kind, self.current.loc)
        self._open(kind)
        if kind.name == "RootFlags":
            element.values["flags"] = 0 if self.next.kind == ")" else self._flags(ROOT_FLAGS_PARAMETER)
        elif kind.name == "DescriptorTable":
            self._table(element)
        else:
            self._parameters(element)
        self.expect(")", "err_expected_either", "')'", "','")
        self._complete(element)
        return element

    def _open(self, kind: Kind) -> None:
        self.expect("(", "err_expected_after", f"'{kind.name}'", "'('")

    def _table(self, table: RootElement) -> None:
        seen: set[str] = set()
        while self.next.kind != ")":
            kind = CLAUSES.get(self.next.word)
            if kind is None:
                self._parameter(table, seen)
            else:
                self.take()
                table.clauses.append(self._clause(kind))
            if not self.try_take(","):
                return

    def _clause(self, kind: Kind) -> RootElement:
        clause = RootElement(kind, self.current.loc)
        try:
            self._open(kind)
            self._parameters(clause)
            self.expect(")", "err_expected_either", "')'", "','")
            self._complete(clause)
        except _Mistake:
            while self.next.kind not in (")", "end"):
                self.take()
            self.take()
            raise
        return clause

    def _complete(self, element: RootElement) -> None:
        """What must be there, and the defaults; all in the order of the table."""
        given = element.values
        if element.kind.name == "RootFlags":
            return
        missing = [parameter.name for parameter in element.kind.parameters.values()
                   if parameter.default is None and parameter.name not in given]
        for name in sorted(missing, reverse=True, key=lambda name: name != REGISTER):
            raise self.fail("err_hlsl_rootsig_missing_param", _spelled(element.kind, name))
        element.values = {name: given.get(name, parameter.default or 0)
                          for name, parameter in element.kind.parameters.items()}
        if not self.version and "flags" not in given and "flags" in element.values:
            element.values["flags"] = only_flags(element)

    # ------------------------------------------------------------ parameters

    def _parameters(self, element: RootElement) -> None:
        seen: set[str] = set()
        while self.next.kind != ")":
            self._parameter(element, seen)
            if not self.try_take(","):
                return

    def _parameter(self, element: RootElement, seen: set[str]) -> None:
        kind, token = element.kind, self.take()
        if token.kind == "register" and kind.register == token.text[0]:
            parameter: Parameter | None = kind.parameters[REGISTER]
        else:
            parameter = next((each for each in kind.parameters.values()
                              if each.kind != "register" and each.name.upper() == token.word), None)
        if parameter is None:
            raise self.fail_unknown(kind.name, list(kind.parameters))
        if parameter.name in seen:
            raise self.fail("err_hlsl_rootsig_repeat_param", _spelled(kind, parameter.name))
        seen.add(parameter.name)
        if parameter.kind == "register":
            element.values[REGISTER] = self._uint(token.text[1:])
            return
        self.expect("=", "err_expected", "'='")
        element.values[parameter.name] = self._value(parameter)

    def _value(self, parameter: Parameter) -> int | float:
        if parameter.kind == "flags":
            return self._flags(parameter)
        if parameter.kind == "value":
            return self._named(parameter)
        if parameter.kind == "float":
            return self._float()
        if self.next.word in parameter.values:
            return parameter.values[self.take().word]
        equals = self.current
        self.try_take("+")
        if not self.try_take("int"):
            raise self.fail("err_expected_after", f"'{equals.text}'" if self.current is equals else "'+'", "a number")
        return self._uint(self.current.text)

    def _named(self, parameter: Parameter) -> int:
        value = parameter.values.get(self.take().word)
        if value is None:
            raise self.fail("err_hlsl_invalid_token", 1, parameter.name, 0, "")
        return value

    def _flags(self, parameter: Parameter) -> int:
        """`A | B`, or 0."""
        if self.try_take("int"):
            if self._uint(self.current.text):
                raise self.fail("err_hlsl_rootsig_non_zero_flag")
            return 0
        flags = self._named(parameter)
        while self.try_take("|"):
            flags |= self._named(parameter)
        return flags

    # ------------------------------------------------------------ numbers

    def _uint(self, digits: str) -> int:
        self._check_number()
        if len(digits.lstrip("0")) > len(str(_MAX_UINT)) or int(digits) > _MAX_UINT:
            raise self.fail("err_hlsl_number_literal_overflow", 0)
        return int(digits)

    def _float(self) -> float:
        sign = -1.0 if self.try_take("+", "-") and self.current.kind == "-" else 1.0
        if self.try_take("int"):
            value = self._uint(self.current.text)
            if sign < 0 and value > _MAX_INT + 1:
                raise self.fail("err_hlsl_number_literal_overflow", 0)
            return sign * value
        if not self.try_take("float"):
            raise self.fail("err_expected_after", f"'{self.current.text}'", "a number")
        self._check_number()
        text = self.current.text
        if not re.fullmatch(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fF]?", text):
            raise self.fail("err_lexing_numeric")
        number = float(text.rstrip("fF"))
        if number > FLT_MAX:
            raise self.fail("err_hlsl_number_literal_overflow", 1)
        if abs(number) < _MIN_NORMAL and text.lower().partition("e")[0].strip("0.f"):
            raise self.fail("err_hlsl_number_literal_underflow")
        return sign * number

    def _check_number(self) -> None:
        """A number does not run into a word."""
        if self.current.is_odd:
            raise self.fail("err_lexing_numeric")


def handle_root_signature(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[RootSignature("...")]` on a function."""
    if not isinstance(decl, FunctionDecl):
        sema.diags.report(attr.loc, "err_attribute_wrong_decl_type_str", attr.name, "functions")
        return
    if not check_argument_count(sema, attr, 1, 1):
        return
    argument = (attr.args or [])[0]
    while isinstance(argument, tree.ParenExpr):
        argument = argument.operand
    if not isinstance(argument, tree.StringLiteral):
        sema.diags.report(argument.begin, "err_expected_string_literal", attr.name)
        return
    old = next((one for one in decl.attrs if isinstance(one, RootSignatureAttr)), None)
    if old is not None:
        is_same = old.text == argument.value
        sema.diags.report(attr.loc, "warn_duplicate_attribute_exact" if is_same
                          else "err_disallowed_duplicate_attribute", attr.name)
        return
    version = sema.options.root_signature_version
    parser = RootSignatureParser(sema.diags, argument, version)
    elements = parser.parse()
    if not parser.has_errors and check_root_signature(sema.diags, elements, version):
        decl.attrs.append(RootSignatureAttr(attr.loc, argument.value, elements))


_MIN_NORMAL = 2.2250738585072014e-308  # below it a double has not all its digits


def _spelled(kind: Kind, name: str) -> str:
    return f"register {kind.register}" if name == REGISTER else name
