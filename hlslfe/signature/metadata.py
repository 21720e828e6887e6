"""`!dx.semantic.signatures` read back: from the text of a module to signature elements.

Mirrors llvm/lib/Frontend/HLSL (SemanticSignatureElement from metadata; schema of proposal 0047).  The way there is
`element.to_metadata_operands`.
Differs: reads the text of a module, not an MDNode; also rejects operands of a wrong width, rows outside 1 to 32, ids
that do not count from 0 and functions listed twice, as the DirectX back end does.
"""

from __future__ import annotations

import re

from hlslfe.basic.source import NO_LOC, Loc
from hlslfe.basic.target import SHADER_ATTRIBUTE_STAGES
from hlslfe.signature.element import (
    COMPONENT_TYPE_NAMES,
    MAX_ROWS,
    NOT_PLACED,
    EntrySignatures,
    SemanticSignatureElement,
    is_16_bit,
)
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.metadata_text import MetadataError, MetadataText, Value, unescape
from hlslfe.signature.system_values import interpretation, lookup

__all__ = ["NAMED_METADATA", "MetadataError", "ModuleSignatures", "read_module", "read_signatures"]

NAMED_METADATA = "dx.semantic.signatures"

# What each operand of an element's node is: field, LLVM type, lowest and highest value.  "node" is the list of indices.
FIELDS: tuple[tuple[str, str, int, int], ...] = (
    ("id", "i32", 0, 2**31 - 1),
    ("name", "string", 0, 0),
    ("component type", "i32", 0, len(COMPONENT_TYPE_NAMES) - 1),
    ("kind", "i32", 0, 31),
    ("indices", "node", 0, 0),
    ("interpolation mode", "i32", 0, len(MODE_NAMES) - 1),
    ("number of rows", "i32", 1, MAX_ROWS),
    ("number of columns", "i8", 1, 4),
    ("start row", "i32", NOT_PLACED, MAX_ROWS - 1),
    ("start column", "i8", NOT_PLACED, 3),
    ("usage mask", "i8", 0, 15),
    ("dynamic index mask", "i8", 0, 15),
    ("stream", "i32", 0, 3),
)

_ATTRIBUTE_GROUP = re.compile(r"^attributes #(\d+) = \{(.*)\}\s*$", re.M)
_PROPERTY = re.compile(r'"(hlsl\.\w+)"="([^"]*)"')
_DEFINE = re.compile(r'^(?:define|declare)\b[^@\n]*@("[^"\n]*"|[-\w$.]+)\(([^\n]*)', re.M)
_GROUP_USE = re.compile(r"#(\d+)")


class ModuleSignatures:
    """What the text of a module says.  entries: in the order of its metadata.  nodes: which node ("!7") an element, by
    its id(), comes from; list_nodes: the node of a list of elements, by (function, direction).  positions: of each
    function's name in the text."""

    __slots__ = ("entries", "nodes", "list_nodes", "text", "positions", "base")

    def __init__(self, ll_text: str, base: Loc) -> None:
        self.entries: list[EntrySignatures] = []
        self.nodes: dict[int, str] = {}
        self.list_nodes: dict[tuple[str, str], str] = {}
        self.text = MetadataText(ll_text)
        self.positions: dict[str, int] = {}
        self.base = base


def read_signatures(ll_text: str) -> list[EntrySignatures]:
    """The signatures in the text of an LLVM module, in the order of its metadata; [] when it has none.

    An element's interpretation follows from its name and the function's "hlsl.shader"; its interpolation is what was
    written.  Raises MetadataError, naming the node and operand at fault.
    """
    return read_module(ll_text).entries


def read_module(ll_text: str, base: Loc = NO_LOC) -> ModuleSignatures:
    """As `read_signatures`, with the nodes; `base` is the location of the text's first character, if it has one.

    What each node says on its own is checked here; `metadata_checks` has the rules that need more.
    """
    module = ModuleSignatures(ll_text, base)
    try:
        _read_entries(module, ll_text)
    except MetadataError as error:
        error.offset = module.text.position(error.node, error.operand)
        raise
    return module


def _read_entries(module: ModuleSignatures, ll_text: str) -> None:
    text = module.text
    properties = _properties(ll_text, module.positions)
    seen: dict[str, str] = {}
    for node in text.named(NAMED_METADATA):
        operands = text.operands(node)
        if len(operands) not in (3, 4):
            raise MetadataError(node, None, f"an entry has 3 or 4 operands, this one {len(operands)}")
        if operands[0].type != "function":
            raise MetadataError(node, 0, "an entry begins with its function")
        function = str(operands[0].value)
        if function in seen:
            raise MetadataError(node, 0, f"'{function}' is listed already, in {seen[function]}")
        seen[function] = node
        described = properties.get(function, {})
        stage = described.get("hlsl.shader", "")
        if stage and stage not in SHADER_ATTRIBUTE_STAGES:
            raise MetadataError(node, 0, f"'{function}' is for a stage that does not exist, '{stage}'")
        lists: list[list[SemanticSignatureElement]] = []
        for number, direction in enumerate(("in", "out", "pc")[:len(operands) - 1], 1):
            lists.append(_read_list(module, node, number, operands[number], stage, direction))
            if operands[number].type == "node":
                module.list_nodes[function, direction] = str(operands[number].value)
        place = module.positions.get(function, text.position(node, None))
        constants = lists[2] if len(lists) > 2 else None
        module.entries.append(EntrySignatures(function, stage, function, lists[0], lists[1], constants,
                                              module.base + place if module.base else NO_LOC))
        module.entries[-1].properties = described


def _properties(ll_text: str, positions: dict[str, int]) -> dict[str, dict[str, str]]:
    """Function name -> its attributes that begin with "hlsl."; where the names stand goes to `positions`."""
    groups = {group[1]: dict(_PROPERTY.findall(group[2])) for group in _ATTRIBUTE_GROUP.finditer(ll_text)}
    found: dict[str, dict[str, str]] = {}
    for function in _DEFINE.finditer(ll_text):
        name = unescape(function[1].strip('"'))
        positions[name] = function.start(1)
        found[name] = dict(_PROPERTY.findall(function[2]))
        for use in _GROUP_USE.findall(function[2]):
            found[name] = {**groups.get(use, {}), **found[name]}
    return found


def _read_list(module: ModuleSignatures, node: str, number: int, operand: Value, stage: str,
               direction: str) -> list[SemanticSignatureElement]:
    if operand.type == "null":
        return []
    if operand.type != "node":
        raise MetadataError(node, number, "a list of elements is a node or null")
    list_node = str(operand.value)
    text = module.text
    elements: list[SemanticSignatureElement] = []
    for position, entry in enumerate(text.operands(list_node)):
        if entry.type != "node":
            raise MetadataError(list_node, position, "an element is a node")
        element = _read_element(text, str(entry.value), stage, direction)
        if element.id != position:
            raise MetadataError(str(entry.value), 0, f"the id is {element.id}, but its place in the list {position}")
        elements.append(element)
        module.nodes[id(element)] = str(entry.value)
        if module.base:
            element.location = module.base + text.position(str(entry.value), None)
    return elements


def _read_element(text: MetadataText, node: str, stage: str, direction: str) -> SemanticSignatureElement:
    operands = text.operands(node)
    if len(operands) != len(FIELDS):
        raise MetadataError(node, None, f"an element has {len(FIELDS)} operands, this one {len(operands)}")
    values = [_checked(node, number, operand) for number, operand in enumerate(operands)]
    name = str(operands[1].value)
    indices = _read_indices(text, str(operands[4].value))
    number = [value if isinstance(value, int) else 0 for value in values]
    if (number[8] == NOT_PLACED) != (number[9] == NOT_PLACED):
        raise MetadataError(node, 9, "only one of start row and start column is -1")
    if len(indices) != number[6]:
        raise MetadataError(node, 4, f"{number[6]} rows need as many indices, there are {len(indices)}")
    kind = interpretation(lookup(name), stage, direction, dxc=True)
    return SemanticSignatureElement(
        number[0], name, number[2], number[3], indices, number[5], number[6], number[7], number[8], number[9],
        number[10], number[11], number[12], interpretation="Arb" if kind == "NA" else kind,
        width16=is_16_bit(number[2]),
    )


def _checked(node: str, number: int, operand: Value) -> int | str:
    """The value of an operand of an element's node; raises MetadataError when its type or range is wrong."""
    field, type, low, high = FIELDS[number]
    if operand.type != type:
        raise MetadataError(node, number, f"the {field} is {_described(type)}, not {_described(operand.type)}")
    value = operand.value
    if isinstance(value, str):
        return value
    if low == NOT_PLACED:
        value = _signed(value, 8 if type == "i8" else 32)
    elif type == "i8":
        value &= 0xFF  # LLVM prints it as a signed number
    if not low <= value <= high:
        raise MetadataError(node, number, f"the {field} is {value}, which is not within {low} to {high}")
    return value


def _signed(value: int, bits: int) -> int:
    """-1 for all bits set, however it was written."""
    return value - (1 << bits) if value == (1 << bits) - 1 else value


def _described(type: str) -> str:
    words = {"string": "a string", "node": "a node", "null": "null", "function": "a function",
             "other": "something else"}
    return words.get(type, f"an {type}")


def _read_indices(text: MetadataText, node: str) -> tuple[int, ...]:
    indices: list[int] = []
    for number, operand in enumerate(text.operands(node)):
        if operand.type != "i32" or not isinstance(operand.value, int):
            raise MetadataError(node, number, f"an index is an i32, not {_described(operand.type)}")
        indices.append(operand.value & 0xFFFFFFFF)
    return tuple(indices)
