"""The syntax tree as text, for `--emit=syntax`: one node a line, children indented below it.

No Clang counterpart: Clang has no untyped tree; clang/lib/AST/ASTDumper.cpp prints the typed one.
Works on `__slots__` alone, so a new node needs nothing here; a stack of its own, so depth does not matter.

    FunctionDecl 1:8
      spec: DeclSpec 1:1
        type: BuiltinTypeSpec 1:1 keywords=float
      declarator: Declarator 1:7 name=f
"""

from __future__ import annotations

from hlslfe.basic.source import SourceManager
from hlslfe.parse.tree_decl import SpecifierToken
from hlslfe.parse.tree_expr import Node, QualifiedName

_LOCATIONS = frozenset(("loc", "begin", "end", "lparen", "rparen", "rbrace", "colon", "op_loc", "init_loc", "else_loc",
                        "while_loc", "name_loc", "initializers_loc", "pieces"))
_LISTS_IN_PARENTHESES = frozenset(("params", "args"))  # an empty one is not the same as none
_DEEPEST = 100  # levels that indent; below them the depth is a number, or deep trees would make quadratic text
_FIELDS: dict[type, tuple[str, ...]] = {}


def _fields(node_type: type) -> tuple[str, ...]:
    """The slots of a class and its bases, base first, locations left out."""
    known = _FIELDS.get(node_type)
    if known is None:
        names = [name for base in reversed(node_type.__mro__) for name in getattr(base, "__slots__", ())]
        known = _FIELDS[node_type] = tuple(name for name in names if name not in _LOCATIONS)
    return known


def _inline(value: object) -> str | None:
    """A field as text on its node's own line; None when it is a child; "" when it says nothing."""
    if value is None or value is False or value == [] or value == "":
        return ""
    if isinstance(value, QualifiedName):
        return str(value) if all(part.template_args is None for part in value.parts) else None
    if isinstance(value, Node):
        return None
    if isinstance(value, list):
        if isinstance(value[0], SpecifierToken):
            return ",".join(token.keyword for token in value)
        if isinstance(value[0], tuple):
            return ",".join(str(item[0]) for item in value)
        return None if any(item is None or isinstance(item, Node) for item in value) else ",".join(map(str, value))
    return "true" if value is True else repr(value) if isinstance(value, float) else str(value)


def dump(root: Node, sources: SourceManager) -> str:
    """The whole tree below `root`, lines ending in a newline."""
    lines: list[str] = []
    pending: list[tuple[int, str, Node | None]] = [(0, "", root)]
    while pending:
        depth, label, node = pending.pop()
        head = "  " * min(depth, _DEEPEST) + (f"[{depth}] " if depth > _DEEPEST else "") + label
        if node is None:
            lines.append(head + "-")
            continue
        head += type(node).__name__
        if node.loc:
            place = sources.presumed(node.loc)
            head += f" {place.line}:{place.column}"
        children: list[tuple[int, str, Node | None]] = []
        for name in _fields(type(node)):
            value = getattr(node, name)
            text = "()" if value == [] and name in _LISTS_IN_PARENTHESES else _inline(value)
            if text:
                head += f" {name}={text}"
            elif text is None:
                items = value if isinstance(value, list) else [value]
                children += [(depth + 1, f"{name}: ", item) for item in items]
        lines.append(head)
        pending += reversed(children)
    return "\n".join(lines) + "\n"
