"""Template argument deduction, and which of two templates is more specialised.

Mirrors clang/lib/Sema/SemaTemplateDeduction.cpp: DeduceTemplateArgumentsByTypeMatch, Sema::DeduceTemplateArguments,
Sema::getMoreSpecializedTemplate.
Differs: arrays are deduced as arrays, as in DXC (Clang 22 lets them decay to pointers and finds nothing).
"""

from __future__ import annotations

from hlslfe.ast.template import (
    DependentArrayType,
    DependentMatrixType,
    DependentVectorType,
    FunctionTemplateDecl,
    PatternArgument,
    SpecializationName,
    TemplateArgument,
    TemplateSpecializationType,
    TemplateTypeParmType,
    TemplateValue,
    TemplateValueParm,
    argument_key,
    is_dependent,
    pattern_key,
)
from hlslfe.ast.types import DEPENDENT, INT, ArrayType, ConstantMatrixType, RecordType, Type, VectorType

# What was deduced so far, by the parameter's number. Values of unknown type (extents) have type None in `Deduced`.
Deduced = dict[int, "TemplateArgument"]
Part = PatternArgument | int | None


class Conflict(Exception):
    """Two different arguments for one parameter: its number, the first and the second."""

    def __init__(self, index: int, first: TemplateArgument, second: TemplateArgument) -> None:
        super().__init__()
        self.index = index
        self.first = first
        self.second = second


class Mismatch(Exception):
    """A type that does not have the form of its pattern."""


def deduce(pattern: PatternArgument | int | None, actual: PatternArgument | int | None, found: Deduced) -> None:
    """Match `actual` with `pattern` and note what the parameters must be; raises Conflict or Mismatch."""
    if isinstance(pattern, TemplateTypeParmType):
        if not isinstance(actual, Type):
            raise Mismatch
        _note(pattern.index, actual, found)
    elif isinstance(pattern, TemplateValueParm):
        if isinstance(actual, int):
            actual = TemplateValue(actual, INT)
        if actual is None or isinstance(actual, Type):
            raise Mismatch
        _note(pattern.index, actual, found)  # type: ignore[arg-type]
    elif isinstance(pattern, (DependentVectorType, DependentMatrixType, DependentArrayType)):
        for one, other in _parts(pattern, actual):
            deduce(one, other, found)
    elif isinstance(pattern, TemplateSpecializationType):
        for one, other in _specialization_parts(pattern, actual):
            deduce(one, other, found)
    elif isinstance(pattern, (Type, TemplateValue, int)):
        is_plain = isinstance(pattern, int) or not is_dependent(pattern)
        if is_plain and pattern is not DEPENDENT and pattern_key(pattern) != pattern_key(actual):
            raise Mismatch


def _note(index: int, actual: TemplateArgument, found: Deduced) -> None:
    known = found.get(index)
    if known is None:
        found[index] = actual
    elif _key(known) != _key(actual):
        raise Conflict(index, known, actual)


def _key(arg: PatternArgument) -> object:
    """Values are compared without their types: an extent has none of its own."""
    return arg.value if isinstance(arg, TemplateValue) else pattern_key(arg)


def _parts(pattern: DependentVectorType | DependentMatrixType | DependentArrayType,
           actual: PatternArgument | int | None) -> list[tuple[Part, Part]]:
    """The parts of a vector, matrix or array pattern beside those of the type that it meets."""
    if not isinstance(actual, Type):
        raise Mismatch
    type = actual if is_dependent(actual) else actual.canonical
    if isinstance(pattern, DependentVectorType) and isinstance(type, (VectorType, DependentVectorType)):
        return [(pattern.element, type.element), (pattern.size, type.size)]
    if isinstance(pattern, DependentMatrixType) and isinstance(type, (ConstantMatrixType, DependentMatrixType)):
        return [(pattern.element, type.element), (pattern.rows, type.rows), (pattern.columns, type.columns)]
    if isinstance(pattern, DependentArrayType) and isinstance(type, (ArrayType, DependentArrayType)):
        return [(pattern.element, type.element), (pattern.size, type.size)]
    raise Mismatch


def _specialization_parts(pattern: TemplateSpecializationType,
                          actual: object) -> list[tuple[Part, Part]]:
    """The arguments of `P<T, N>` beside those of the record that it meets, or of a base of it."""
    if isinstance(actual, TemplateSpecializationType):
        if actual.template is pattern.template and len(actual.args) == len(pattern.args):
            return list(zip(pattern.args, actual.args, strict=True))
        raise Mismatch
    record = actual.canonical if isinstance(actual, Type) else None
    if not isinstance(record, RecordType):
        raise Mismatch
    todo = [record.decl]
    while todo:
        decl = todo.pop(0)
        name = decl.name
        if isinstance(name, SpecializationName) and pattern.template.instances.get(
                tuple(map(argument_key, name.args))) is decl:
            return list(zip(pattern.args, name.args, strict=False))
        todo += decl.bases
    raise Mismatch


def contains_array(pattern: Type) -> bool:
    """Does deduction look into an array here?"""
    return isinstance(pattern, DependentArrayType)


# ---------------------------------------------------------------- partial ordering


def _at_least_as_specialised(first: list[PatternArgument], second: list[PatternArgument]) -> bool:
    """Could `second` take whatever `first` takes?"""
    found: Deduced = {}
    try:
        for one, other in zip(second, first, strict=True):
            deduce(one, other, found)
    except (Conflict, Mismatch):
        return False
    return True


def more_specialised(first: list[PatternArgument], second: list[PatternArgument]) -> int:
    """-1: the first list of patterns is more specialised, 1: the second, 0: neither."""
    forth, back = _at_least_as_specialised(first, second), _at_least_as_specialised(second, first)
    return 0 if forth == back else -1 if forth else 1


def compare_templates(first: FunctionTemplateDecl, second: FunctionTemplateDecl, count: int) -> int:
    """Which of two function templates is more specialised for a call with `count` arguments."""
    return more_specialised(list(first.params[:count]), list(second.params[:count]))
