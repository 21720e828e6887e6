"""Template argument deduction, and which of two templates is more specialised.

Mirrors clang/lib/Sema/SemaTemplateDeduction.cpp: DeduceTemplateArgumentsByTypeMatch, Sema::DeduceTemplateArguments,
Sema::getMoreSpecializedTemplate.
Differs: arrays are deduced as arrays, as in DXC (Clang 22 lets them decay to pointers and finds nothing).
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl
from hlslfe.ast.template import (
    DependentArrayType,
    DependentMatrixType,
    DependentVectorType,
    FunctionTemplateDecl,
    PackExpansion,
    PatternArgument,
    PatternPack,
    SpecializationName,
    TemplateArgument,
    TemplateDecl,
    TemplatePack,
    TemplateSpecializationType,
    TemplateTemplateParm,
    TemplateTypeParmType,
    TemplateValue,
    TemplateValueParm,
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
        for one, other in _specialization_parts(pattern, actual, found):
            deduce(one, other, found)
    elif isinstance(pattern, TemplateTemplateParm):
        if not isinstance(actual, (TemplateDecl, TemplateTemplateParm)):
            raise Mismatch
        _note(pattern.index, actual, found)  # type: ignore[arg-type]
    elif isinstance(pattern, PatternPack):
        if not isinstance(actual, (TemplatePack, PatternPack)):
            raise Mismatch
        deduce_list(list(pattern.args), list(actual.args), found)
    elif isinstance(pattern, TemplatePack):
        if pattern_key(pattern) != pattern_key(actual):
            raise Mismatch
    elif isinstance(pattern, (Type, TemplateValue, int)):
        is_plain = isinstance(pattern, int) or not is_dependent(pattern)
        if is_plain and pattern is not DEPENDENT and pattern_key(pattern) != pattern_key(actual):
            raise Mismatch


def deduce_list(patterns: list[PatternArgument], actuals: list[PatternArgument], found: Deduced,
                explicit: frozenset[int] = frozenset()) -> None:
    """Match a list, whose last pattern may be an expansion that takes all the rest."""
    expansion = patterns[-1] if patterns and isinstance(patterns[-1], PackExpansion) else None
    head = patterns if expansion is None else patterns[:-1]
    if len(actuals) < len(head) or (expansion is None and len(actuals) > len(head)):
        raise Mismatch
    for pattern, actual in zip(head, actuals, strict=False):
        if isinstance(actual, PackExpansion):
            raise Mismatch
        deduce(pattern, actual, found)
    if expansion is not None:
        deduce_expansion(expansion.pattern, actuals[len(head):], found, explicit)


def deduce_expansion(pattern: PatternArgument, actuals: list[PatternArgument], found: Deduced,
                     explicit: frozenset[int] = frozenset()) -> None:
    """Match each of `actuals` with the pattern: its packs become the lists of what each one gave.  Packs with a number
    in `explicit` begin with what `found` has for them, whatever the actual."""
    packs = [parm.index for parm in parameters_of(pattern) if parm.is_pack]
    known = {index: list(pack.args) for index in packs if isinstance(pack := found.get(index), TemplatePack)}
    made: dict[int, list[TemplateArgument]] = {index: [] for index in packs}
    for position, actual in enumerate(actuals):
        inner = {index: arg for index, arg in found.items() if index not in made}
        given = [index for index in known if position < len(known[index])]
        inner.update({index: known[index][position] for index in given})
        if len(given) < len(packs) or not explicit.issuperset(packs):
            deduce(pattern, actual.pattern if isinstance(actual, PackExpansion) else actual, inner)
        for index in packs:
            if index not in inner:
                raise Mismatch
            made[index].append(inner.pop(index))
        found.update(inner)
    for index, args in made.items():
        pack = TemplatePack(tuple(args))
        if len(known.get(index, args)) > len(args):
            raise Conflict(index, found[index], pack)
        found[index] = pack


def parameters_of(pattern: object) -> list[TemplateTypeParmType | TemplateValueParm | TemplateTemplateParm]:
    """The parameters that are deduced from a pattern."""
    if isinstance(pattern, (TemplateTypeParmType, TemplateValueParm, TemplateTemplateParm)):
        return [pattern]
    parts: list[object] = []
    if isinstance(pattern, (DependentVectorType, DependentArrayType)):
        parts = [pattern.element, pattern.size]
    elif isinstance(pattern, DependentMatrixType):
        parts = [pattern.element, pattern.rows, pattern.columns]
    elif isinstance(pattern, TemplateSpecializationType):
        parts = [pattern.template, *pattern.args]
    elif isinstance(pattern, PatternPack):
        parts = list(pattern.args)
    elif isinstance(pattern, PackExpansion):
        parts = [pattern.pattern]
    return [parm for part in parts for parm in parameters_of(part)]


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


def _specialization_parts(pattern: TemplateSpecializationType, actual: object,
                          found: Deduced) -> list[tuple[Part, Part]]:
    """The arguments of `P<T, N>` beside those of the record that it meets, or of a base of it."""
    parm = pattern.template if isinstance(pattern.template, TemplateTemplateParm) else None
    if isinstance(actual, TemplateSpecializationType):
        if parm is not None:
            deduce(parm, _as_argument(actual.template), found)
        if (parm is not None or actual.template is pattern.template) and len(actual.args) == len(pattern.args):
            return list(zip(pattern.args, actual.args, strict=True))
        raise Mismatch
    record = actual.canonical if isinstance(actual, Type) else None
    if not isinstance(record, RecordType):
        raise Mismatch
    todo = [record.decl]
    while todo:
        decl = todo.pop(0)
        name = decl.name
        template = name.decl if isinstance(name, SpecializationName) else None
        if isinstance(name, SpecializationName) and template is not None:
            if parm is not None:
                deduce(parm, _as_argument(template), found)
            if parm is not None or template is pattern.template:
                return list(zip(pattern.args, name.args, strict=False))
        todo += decl.bases
    raise Mismatch


def _as_argument(template: NamedDecl | TemplateTemplateParm) -> TemplateDecl | TemplateTemplateParm | None:
    """What a template template parameter may be: a resource class is none."""
    return template if isinstance(template, (TemplateDecl, TemplateTemplateParm)) else None


def contains_array(pattern: Type | PackExpansion) -> bool:
    """Does deduction look into an array here?"""
    return isinstance(pattern, DependentArrayType)


# ---------------------------------------------------------------- partial ordering


def _at_least_as_specialised(first: list[PatternArgument], second: list[PatternArgument]) -> bool:
    """Could `second` take whatever `first` takes?"""
    try:
        deduce_list(second, first, {})
    except (Conflict, Mismatch):
        return False
    return True


def more_specialised(first: list[PatternArgument], second: list[PatternArgument]) -> int:
    """-1: the first list of patterns is more specialised, 1: the second, 0: neither."""
    forth, back = _at_least_as_specialised(first, second), _at_least_as_specialised(second, first)
    return 0 if forth == back else -1 if forth else 1


def compare_templates(first: FunctionTemplateDecl, second: FunctionTemplateDecl, count: int) -> int:
    """Which of two function templates is more specialised for a call with `count` arguments."""
    result = more_specialised(_params_for(first, count), _params_for(second, count))
    packs = [bool(one.params) and isinstance(one.params[-1], PackExpansion) for one in (first, second)]
    return result if result or packs[0] == packs[1] else 1 if packs[0] else -1


def _params_for(template: FunctionTemplateDecl, count: int) -> list[PatternArgument]:
    """The parameters that `count` arguments meet."""
    return list(template.params[:count])
