"""Linker names of the functions of Clang's HLSL header that calls of intrinsics become.

Mirrors clang/lib/AST/ItaniumMangle.cpp: CXXNameMangler::mangleTemplateArgs, mangleExpression, for the templates of
clang/lib/Headers/hlsl/hlsl_intrinsics.h and hlsl_compat_overloads.h.
Differs: a pattern for each kind of template; only the element, the size and the name vary.  Clang's constraints
(`enable_if`) are part of the names, which is why they look as they do.

Patterns (the second word of a ("library", ...) lowering)
plain         an ordinary function
arithmetic    a template over half and float: of the element for scalars, of the size for vectors
bits          a template over the element, unconstrained: asuint, asint, asfloat
bits16        the same, constrained to 16-bit elements
firstbithigh  constrained to the signed and unsigned element of one width
mixed         vectors beside scalars, deprecated
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.types import Type, VectorType, scalar_of
from hlslfe.basic.builtins import Builtin
from hlslfe.codegen.mangle import mangle_function

_DETAIL = "NS_8__detail9enable_ifI"
_SAME = "sr8__detail7is_sameI"
_PARTNERS = {code: pair for pair in (("s", "t"), ("i", "j"), ("l", "m")) for code in pair}


def mangle_library_function(decl: FunctionDecl, row: Builtin) -> str:
    """`_ZN4hlsl6lengthILi3EEEKf...`."""
    return _PATTERNS[row.lowering[1]](decl)


def _name(decl: FunctionDecl) -> str:
    return f"_ZN4hlsl{len(decl.name)}{decl.name}I"


def _code(type: Type) -> str:
    scalar = scalar_of(type)
    assert scalar is not None
    return scalar.code


def _size(type: Type) -> int:
    """0 for scalars."""
    canonical = type.canonical
    return canonical.size if isinstance(canonical, VectorType) else 0


def _arithmetic(decl: FunctionDecl) -> str:
    types = [param.type for param in decl.params]
    element, size = _code(types[0]), _size(types[0])
    if not size:
        constraint = f"Xaasr8__detail13is_arithmeticIT_EE5Value{_SAME}{element}S3_EE5valueES3_E4TypeE"
        return f"{_name(decl)}{element}EEK{_DETAIL}{constraint}{'S3_' * len(types)}"
    result = "" if _size(decl.result) else element
    constraint = f"{_DETAIL}XaagtT_Li1EleT_Li4EE{element}E4TypeE"
    vector = "S6_" if result else "S5_"  # the type that stands first: the result's, or the first parameter's
    more = "".join(vector if _size(type) else element for type in (types[1:] if result else types))
    return f"{_name(decl)}Li{size}EEEK{result}DvT__{constraint}{more}"


def _bits(decl: FunctionDecl) -> str:
    type = decl.params[0].type
    source, target, size = _code(type), _code(decl.result), _size(type)
    if not size:
        return f"{_name(decl)}{source}EE{target}T_"
    return f"{_name(decl)}{source}Li{size}EEEDvT0__{target}DvT0__T_"


def _bits_16(decl: FunctionDecl) -> str:
    type = decl.params[0].type
    source, target, size = _code(type), _code(decl.result), _size(type)
    constraint = f"{_DETAIL}Xoooo{_SAME}sT_EE5value{_SAME}tS3_EE5value{_SAME}DhS3_EE5valueE"
    if not size:
        return f"{_name(decl)}{source}EE{constraint}{target}E4TypeES3_"
    return f"{_name(decl)}{source}Li{size}EEE{constraint}DvT0__{target}E4TypeEDvT0__S3_"


def _firstbithigh(decl: FunctionDecl) -> str:
    type = decl.params[0].type
    source, size = _code(type), _size(type)
    signed, unsigned = _PARTNERS[source]
    constraint = f"K{_DETAIL}Xoo{_SAME}{signed}T_EE5value{_SAME}{unsigned}S3_EE5valueE"
    if not size:
        return f"{_name(decl)}{source}EE{constraint}jE4TypeES3_"
    return f"{_name(decl)}{source}Li{size}EEE{constraint}DvT0__jE4TypeEDvT0__S3_"


def _mixed(decl: FunctionDecl) -> str:
    element, size = _code(decl.result), _size(decl.result)
    params = "".join("S4_" if _size(param.type) else "S3_" for param in decl.params)
    return f"{_name(decl)}{element}Lj{size}EEE{_DETAIL}XaagtT0_Li1EleT0_Li4EEDvT0__T_E4TypeE{params}"


_PATTERNS: dict[str, Callable[[FunctionDecl], str]] = {
    "plain": mangle_function, "arithmetic": _arithmetic, "bits": _bits, "bits16": _bits_16,
    "firstbithigh": _firstbithigh, "mixed": _mixed,
}
