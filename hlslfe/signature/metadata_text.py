"""The metadata nodes of a module's text.

Mirrors llvm/lib/AsmParser/LLParser.cpp: LLParser::parseNamedMetadata, parseMDNodeVector.
Differs: knows only the operands that signatures use (integers, strings, nodes, null, functions); others are kept as
they stand, and looking at them is the caller's error to report.
"""

from __future__ import annotations

import re


class MetadataError(Exception):
    """Metadata that no reader should take: `node` ("!7", or the name of a named node), `operand` (its number, from 0)
    or None for the node as a whole, and what is wrong.  offset: where that stands in the text, if somebody has looked
    (`MetadataText.position`)."""

    def __init__(self, node: str, operand: int | None, problem: str) -> None:
        where = node if operand is None else f"{node}, operand {operand}"
        super().__init__(f"{where}: {problem}")
        self.node = node
        self.operand = operand
        self.problem = problem
        self.offset = 0


class Value:
    """An operand.  type: "i1", "i8", "i32", ..., "string", "node" (value "!7"), "null", "function" or "other"."""

    __slots__ = ("type", "value")

    def __init__(self, type: str, value: int | str) -> None:
        self.type = type
        self.value = value


_DEFINITION = re.compile(r'^!([-\w$.]+) = (?:distinct )?!\{(.*)\}[ \t]*(?:;.*)?$', re.M)
_OPERAND = re.compile(
    r'[ \t]*(?:(?P<type>i\d+) (?P<integer>-?\d+|true|false)|!"(?P<string>[^"]*)"|(?P<node>!\d+)|(?P<null>null)'
    r'|ptr @(?:"(?P<quoted>[^"]*)"|(?P<plain>[-\w$.]+))|(?P<other>[^,"]+))[ \t]*(?:,|$)'
)
_ESCAPE = re.compile(rb"\\([0-9a-fA-F]{2}|\\)")


def unescape(text: str) -> str:
    r"""A string as LLVM prints it, without its escapes (`\22`: the byte of that hexadecimal number)."""
    if "\\" not in text:
        return text
    data = text.encode("utf-8", "surrogatepass")
    plain = _ESCAPE.sub(lambda found: b"\\" if found[1] == b"\\" else bytes((int(found[1], 16),)), data)
    return plain.decode("utf-8", "surrogateescape")


class MetadataText:
    """All nodes of a module's text, split when they are asked for."""

    __slots__ = ("_bodies", "_starts")

    def __init__(self, ll_text: str) -> None:
        self._bodies: dict[str, str] = {}
        self._starts: dict[str, tuple[int, int]] = {}
        for found in _DEFINITION.finditer(ll_text):
            self._bodies[found[1]] = found[2].rstrip()
            self._starts[found[1]] = found.start(), found.start(2)

    def position(self, node: str, operand: int | None) -> int:
        """Where an operand of a node (None: the node itself) begins in the text; 0 for a node that is not there."""
        name = node[1:]
        if name not in self._starts:
            return 0
        start, body_start = self._starts[name]
        if operand is None:
            return start
        body, position = self._bodies[name], 0
        for _ in range(operand):
            found = _OPERAND.match(body, position)
            if found is None:
                break
            position = found.end()
        return body_start + position + len(body[position:]) - len(body[position:].lstrip())

    def named(self, name: str) -> list[str]:
        """The nodes ("!0", ...) of a named node; [] when the module has none of that name."""
        if name not in self._bodies:
            return []
        nodes: list[str] = []
        for number, operand in enumerate(self._split(f"!{name}", self._bodies[name])):
            if operand.type != "node":
                raise MetadataError(f"!{name}", number, "a named node holds nodes only")
            nodes.append(str(operand.value))
        return nodes

    def operands(self, node: str) -> list[Value]:
        """The operands of a node ("!7"); raises MetadataError when it is not there or cannot be read."""
        body = self._bodies.get(node[1:])
        if body is None:
            raise MetadataError(node, None, "this node is not defined")
        return self._split(node, body)

    @staticmethod
    def _split(node: str, body: str) -> list[Value]:
        values: list[Value] = []
        position = 0
        while position < len(body):
            found = _OPERAND.match(body, position)
            if found is None:
                raise MetadataError(node, len(values), "this operand cannot be read")
            values.append(_value(found))
            position = found.end()
        return values


def _value(found: re.Match[str]) -> Value:
    if found["integer"] is not None:
        text = found["integer"]
        return Value(found["type"], int(text) if text not in ("true", "false") else int(text == "true"))
    if found["string"] is not None:
        return Value("string", unescape(found["string"]))
    if found["node"] is not None:
        return Value("node", found["node"])
    if found["null"] is not None:
        return Value("null", "null")
    if found["quoted"] is not None:
        return Value("function", unescape(found["quoted"]))
    if found["plain"] is not None:
        return Value("function", found["plain"])
    return Value("other", found["other"].strip())
