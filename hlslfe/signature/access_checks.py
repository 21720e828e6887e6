"""The loads and stores of a module's entry points, held against its signatures.

Mirrors llvm/lib/Target/DirectX (the back end that reads the metadata, of the open pull requests).
Differs: reads the text of a module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.metadata import ModuleSignatures
from hlslfe.signature.metadata_text import unescape

_FUNCTION = re.compile(r'^define\b[^@\n]*@("[^"\n]*"|[-\w$.]+)\([^\n]*\{\n(.*?)^\}', re.M | re.S)
_CALL = re.compile(r"@llvm\.dx\.(load\.input|store\.output)\.(\w+)\(([^\n]*)\)")
_NAME = re.compile(r'@("[^"\n]*"|[-\w$.]+)\(')
_OPERAND = re.compile(r"\s*((?:<[^>]*>|\[[^\]]*\]|\w+)\s+(?:<[^>]*>|[^,<]+))(?:,|$)")
_TYPE_NAME = re.compile(r"(?:v(\d+))?([if]\d+)")

# LLVM's name of a component type -> the component types that are loaded and stored so
_COMPONENTS: dict[str, frozenset[int]] = {
    "f32": frozenset((9, 13, 14)), "f16": frozenset((8, 11, 12)), "i32": frozenset((1, 4, 5)), "i16": frozenset((2, 3)),
}
_OPERAND_COUNT = 4
_ID, _ROW, _COLUMN = 0, 1, 2


class AccessError(Exception):
    """A load or store that does not fit: what is wrong, and where that stands in the text."""

    def __init__(self, problem: str, offset: int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.offset = offset


def check_accesses(module: ModuleSignatures, ll_text: str) -> list[AccessError]:
    """All loads of inputs and stores of outputs that name no element, or a place outside it, or another type.

    A function that is no entry point is held against those that call it, at whatever depth.
    """
    found: list[AccessError] = []
    functions = {unescape(match[1].strip('"')): match for match in _FUNCTION.finditer(ll_text)}
    callers = _entries_by_function(module, functions)
    for name, function in functions.items():
        for call in _CALL.finditer(ll_text, function.start(2), function.end(2)):
            if name not in callers:
                found.append(AccessError(f"'{name}' has no signature to access", call.start()))
                continue
            faults = [fault for entry in callers[name] for fault in _check_call(entry, call)]
            found += faults[:1]
    return found


def _entries_by_function(module: ModuleSignatures,
                         functions: dict[str, re.Match[str]]) -> dict[str, list[EntrySignatures]]:
    """The entry points that each function is, or is called by."""
    callees = {name: {unescape(found[1].strip('"')) for found in _NAME.finditer(match[2])} & set(functions)
               for name, match in functions.items()}
    found: dict[str, list[EntrySignatures]] = {}
    for entry in module.entries:
        reached: set[str] = set()
        waiting = [entry.function_name] if entry.function_name in functions else []
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.add(name)
                waiting += callees[name]
        for name in reached:
            found.setdefault(name, []).append(entry)
    return found


def _check_call(entry: EntrySignatures, call: re.Match[str]) -> Iterator[AccessError]:
    """At most one fault a call."""
    is_load = call[1] == "load.input"
    operands = [(found[1], call.start(3) + found.start(1)) for found in _OPERAND.finditer(call[3])]
    if len(operands) != _OPERAND_COUNT:
        yield AccessError(f"{_OPERAND_COUNT} operands are due, here are {len(operands)}", call.start())
        return
    id, id_at = _constant(operands[_ID])
    if id is None:
        yield AccessError("the id of a signature element is a constant", id_at)
        return
    elements = entry.inputs if is_load else entry.outputs
    if not 0 <= id < len(elements):
        what = "input" if is_load else "output"
        yield AccessError(f"'{entry.name}' has no {what} {id}, only {len(elements)}", id_at)
        return
    element = elements[id]
    row, row_at = _constant(operands[_ROW])
    if row is not None and not 0 <= row < element.rows:
        yield AccessError(f"'{element.name}' has {element.rows} row{'s' if element.rows != 1 else ''}, not a row {row}",
                          row_at)
        return
    yield from _check_columns(element, call, *_constant(operands[_COLUMN]))


def _check_columns(element: SemanticSignatureElement, call: re.Match[str], column: int | None,
                   column_at: int) -> Iterator[AccessError]:
    type = _TYPE_NAME.fullmatch(call[2])
    if type is None or element.component_type not in _COMPONENTS.get(type[2], frozenset()):
        yield AccessError(f"'{element.name}' is not of type {call[2]}", call.start(2))
        return
    count = int(type[1] or 1)
    if column is None:
        yield AccessError("the column is a constant", column_at)
    elif column < 0 or column + count > element.cols:
        yield AccessError(f"'{element.name}' has {element.cols} column{'s' if element.cols != 1 else ''}, "
                          f"not {count} from {column} on", column_at)


def _constant(operand: tuple[str, int]) -> tuple[int | None, int]:
    """The number that an operand such as `i32 3` is, None for a value of the program; and its place."""
    text, offset = operand
    word = text.split()[-1]
    return (int(word) if word.lstrip("-").isdigit() else None), offset
