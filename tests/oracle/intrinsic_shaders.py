"""Shaders made from the table of intrinsics: one exported function for each overload of a row.

`functions(row)` gives `(name of the function, its text)`; the function passes its parameters on to the intrinsic.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.ast.types import BUILTIN_TYPES
from hlslfe.basic.builtins import BUILTINS, Builtin
from hlslfe.basic.builtins_library import COMPATIBLE, COMPATIBLE_DOUBLE, COMPATIBLE_KINDS, MIXED_SHAPES

NAMES = {"ushort": "uint16_t", "short": "int16_t", "ulong": "uint64_t", "long": "int64_t"}
ELEMENTS = {"boolT": "bool", "intT": "int", "uintT": "uint", "floatT": "float", "doubleT": "double", "halfT": "half",
            "shortT": "short", "ushortT": "ushort"}


def type_name(shape: str, kind: str, size: int) -> str:
    """The HLSL name of a shape of basic.builtins for T = `kind` times `size`."""
    if shape in ("T", "dest"):
        return scalar_name(kind) + (str(size) if size > 1 else "")
    if shape == "S":
        return scalar_name(kind)
    if shape in ELEMENTS:
        return type_name("T", ELEMENTS[shape], size)
    if shape[-1] in "234":
        return scalar_name(kind if shape[0] == "T" else shape[:-1]) + shape[-1]
    return scalar_name(shape)


def scalar_name(kind: str) -> str:
    return NAMES.get(kind, kind)


def wrapper(name: str, row: Builtin, params: tuple[str, ...], result: str, kind: str, size: int) -> str:
    """One function around a call."""
    declared, passed = [], []
    for index, shape in enumerate(params):
        prefix = "out " if shape.startswith("out ") else ""
        declared.append(f"{prefix}{type_name(shape.removeprefix('out '), kind, size)} p{index}")
        passed.append(f"p{index}")
    give = "" if result == "void" else "return "
    returned = "void" if result == "void" else type_name(result, kind, size)
    return f"export {returned} {name}({', '.join(declared)}) {{ {give}{row.name}({', '.join(passed)}); }}"


def functions(row: Builtin) -> Iterator[tuple[str, str]]:
    """Every overload of `row` itself."""
    suffix = str(len(row.params)) if BUILTINS[row.name] is not row else ""
    for kind in row.overloads or ("",):
        for size in row.sizes:
            if row.name == "dot" and kind == "double" and size > 1:
                continue  # no such overload
            name = f"f_{row.name}{suffix}_{kind}{size}"
            yield name, wrapper(name, row, row.params, row.result, kind, size)


def compatible_functions(row: Builtin) -> Iterator[tuple[str, str]]:
    """The deprecated overloads of Clang's header beside `row`."""
    kinds = COMPATIBLE_KINDS if row.name in COMPATIBLE else ("double",) if row.name in COMPATIBLE_DOUBLE else ()
    for kind in kinds:
        for size in row.sizes:
            name = f"c_{row.name}_{kind}{size}"
            yield name, wrapper(name, row, row.params, "floatT" if row.result == "T" else row.result, kind, size)
    if row.name in MIXED_SHAPES:
        shapes: list[tuple[str, ...]] = [("T", "S"), ("S", "T")] if len(row.params) == 2 else [("T", "T", "S")]
        if row.name == "clamp":
            shapes += [("T", "S", "T"), ("T", "S", "S")]
        for index, params in enumerate(shapes):
            for kind in row.overloads:
                for size in (2, 3, 4):
                    name = f"m{index}_{row.name}_{kind}{size}"
                    yield name, wrapper(name, row, params, "T", kind, size)


def rows() -> list[Builtin]:
    """All rows that can be called, the alternatives of a name too."""
    found: list[Builtin] = []
    for row in BUILTINS.values():
        each: Builtin | None = row
        while each is not None:
            if each.is_supported:
                found.append(each)
            each = each.alternative
    return found


assert set(ELEMENTS.values()) <= set(BUILTIN_TYPES)
