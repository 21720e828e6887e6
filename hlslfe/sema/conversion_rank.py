"""Conversions between arithmetic types as tables: cast kinds, common types and overload ranks.

Mirrors clang/include/clang/Sema/Overload.h: ImplicitConversionRank, clang/lib/Sema/SemaOverload.cpp:
IsIntegralPromotion, clang/lib/Sema/SemaExpr.cpp: handleIntegerConversion, handleFloatConversion and
clang/lib/Sema/SemaHLSL.cpp: handleVectorBinOpConversion.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConstructorDecl, CXXConversionDecl, FunctionDecl, RecordDecl
from hlslfe.ast.types import (
    BOOL,
    BUILTIN_TYPES,
    DEPENDENT,
    INT,
    VOID,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    scalar_of,
)

# Ranks of overload resolution, best first (language.md section 6). Widening a scalar adds 1; dropping components
# makes 6, 7, 8 of 0, 2, 4.
EXACT, PROMOTION, CONVERSION = 0, 2, 4
SCALAR_WIDENING = 1
DIMENSION_REDUCTION = {EXACT: 6, PROMOTION: 7, CONVERSION: 8}
VECTOR_AS_MATRIX = 9  # and a matrix as a vector
USER_DEFINED = 20  # constructors and conversion functions

# How integers and floats compare when two operands must agree, worst first.
_RANK_ORDER = ("bool", "char", "short", "int", "long", "longlong", "half", "float", "double")
_RANK: dict[str, int] = {kind: rank for rank, kind in enumerate(_RANK_ORDER)}
_RANK.update({"u" + kind: _RANK[kind] for kind in ("char", "short", "int", "long", "longlong")})

# (category of the source, category of the destination) -> cast kind.
_ELEMENT_CASTS: dict[tuple[str, str], str] = {
    ("bool", "int"): "IntegralCast",
    ("bool", "float"): "IntegralToFloating",
    ("int", "bool"): "IntegralToBoolean",
    ("int", "int"): "IntegralCast",
    ("int", "float"): "IntegralToFloating",
    ("float", "bool"): "FloatingToBoolean",
    ("float", "int"): "FloatingToIntegral",
    ("float", "float"): "FloatingCast",
}


def arithmetic_element(of: Type) -> BuiltinType | None:
    """The component type of an arithmetic scalar or a vector, what an unscoped enum is promoted to; None for everything
    else."""
    canonical = of.canonical
    if type(canonical) is VectorType:
        return canonical.element
    if type(canonical) is BuiltinType:
        return canonical if canonical is not VOID else None
    if isinstance(canonical, EnumType) and not canonical.decl.is_scoped:
        promotion = canonical.decl.promotion.canonical
        return promotion if isinstance(promotion, BuiltinType) else INT
    return None


def vector_size(of: Type) -> int:
    """The number of components of a vector; 0 for everything else."""
    canonical = of.canonical
    return canonical.size if type(canonical) is VectorType else 0


def matrix_shape(of: Type) -> tuple[int, int] | None:
    """(rows, columns) of a matrix; None for everything else."""
    canonical = of.canonical
    return (canonical.rows, canonical.columns) if type(canonical) is ConstantMatrixType else None


def is_integral(element: BuiltinType) -> bool:
    """Integer or bool."""
    return element.category != "float"


def element_cast_kind(source: BuiltinType, target: BuiltinType) -> str:
    """The cast between two different component types."""
    return _ELEMENT_CASTS[source.category, target.category]


def common_element(a: BuiltinType, b: BuiltinType) -> BuiltinType:
    """What two component types are converted to when they meet in an operator: the wider one, floats before integers,
    unsigned before signed. No integer is promoted (bool with bool stays bool)."""
    if a is b:
        return a
    low, high = (a, b) if _RANK[a.kind] <= _RANK[b.kind] else (b, a)
    if _RANK[low.kind] == _RANK[high.kind]:
        return low if not low.is_signed else high
    if high.category == low.category == "int" and high.is_signed and not low.is_signed and low.bits == high.bits:
        return BUILTIN_TYPES["u" + high.kind]  # unsigned long with long long
    return high


def _is_promotion(source: BuiltinType, target: BuiltinType) -> bool:
    if source.category == "float" or target.category == "float":
        return source.category == target.category and source.bits < target.bits
    if source is BOOL and target is INT:
        return True
    # bool counts as a 32-bit integer, as a source and (a quirk of Clang) as a target.
    return (32 if source is BOOL else source.bits) < (32 if target is BOOL else target.bits)


def element_rank(source: BuiltinType, target: BuiltinType) -> int:
    """EXACT, PROMOTION or CONVERSION."""
    if source is target:
        return EXACT
    return PROMOTION if _is_promotion(source, target) else CONVERSION


class ModifierRank(int):
    """The rank of a conversion that also adds or drops `unorm` or `snorm`: a little worse than the same without."""

    def __le__(self, other: int) -> bool:
        return int(self) < int(other) or (int(self) == int(other) and isinstance(other, ModifierRank))

    def __ge__(self, other: int) -> bool:
        return int(self) >= int(other)


class UserRank(int):
    """The rank of a user-defined conversion: worse than all others, and comparable with one by the same function only
    (`function` None: the conversion is ambiguous). The number tells the conversion of what the function gives."""

    function: FunctionDecl | None

    def __le__(self, other: int) -> bool:
        return isinstance(other, UserRank) and (
            self.function is None or self.function is not other.function or int(self) <= int(other))

    def __ge__(self, other: int) -> bool:
        return not isinstance(other, UserRank) or other <= self


def conversion_rank(source: Type, target: Type) -> int | None:
    """The rank of the implicit conversion of an argument of type `source` to a parameter of type `target`; None when
    there is none. What could not be typed converts exactly to everything."""
    rank = standard_rank(source, target)
    if rank is None and (isinstance(source.canonical, RecordType) or isinstance(target.canonical, RecordType)):
        return _user_rank(source, target)
    return rank


def standard_rank(source: Type, target: Type) -> int | None:
    """`conversion_rank` without what the user declared."""
    source, target = source.canonical, target.canonical
    if source is target or source is DEPENDENT or target is DEPENDENT:
        return EXACT
    if source.plain is not None or target.plain is not None:
        rank = standard_rank(source.plain or source, target.plain or target)
        return None if rank is None else ModifierRank(rank)
    if isinstance(source, RecordType) or isinstance(target, RecordType):
        contents = source.decl.contents if isinstance(source, RecordType) else None
        if contents is not None:  # of a ConstantBuffer<T>
            return None if standard_rank(contents, target) is None else CONVERSION
        if isinstance(source, RecordType) and source.decl.is_heap_element:
            return CONVERSION if isinstance(target, RecordType) and target.decl.is_resource else None
        if isinstance(source, RecordType) and isinstance(target, RecordType) and is_derived_from(
                source.decl, target.decl):
            return CONVERSION
        return None
    if isinstance(target, EnumType):
        return None
    if isinstance(source, ConstantMatrixType) or isinstance(target, ConstantMatrixType):
        return _matrix_rank(source, target)
    from_element, to_element = arithmetic_element(source), arithmetic_element(target)
    if from_element is None or to_element is None:
        return None
    rank = element_rank(from_element, to_element)
    if isinstance(source, EnumType) and rank == EXACT:
        rank = PROMOTION
    from_size, to_size = vector_size(source), vector_size(target)
    if from_size == to_size:
        return rank
    if from_size <= 1 < to_size or from_size == 0:
        return rank + SCALAR_WIDENING
    return DIMENSION_REDUCTION[rank] if to_size < from_size else None


def _matrix_rank(source: Type, target: Type) -> int | None:
    """Of a conversion from or to a matrix."""
    from_element, to_element = scalar_of(source), scalar_of(target)
    if from_element is None or to_element is None or (isinstance(source, EnumType) and source.decl.is_scoped):
        return None
    rank = element_rank(from_element, to_element)
    from_shape, to_shape = matrix_shape(source), matrix_shape(target)
    if from_shape is None:
        assert to_shape is not None
        if vector_size(source) > 1:
            return VECTOR_AS_MATRIX if vector_size(source) == to_shape[0] * to_shape[1] else None
        return rank + SCALAR_WIDENING
    if to_shape is None:
        if vector_size(target) > 1:
            return VECTOR_AS_MATRIX if vector_size(target) == from_shape[0] * from_shape[1] else None
        return DIMENSION_REDUCTION[rank]
    if from_shape == to_shape:
        return rank
    return DIMENSION_REDUCTION[rank] if to_shape[0] <= from_shape[0] and to_shape[1] <= from_shape[1] else None


def is_derived_from(derived: RecordDecl, base: RecordDecl) -> bool:
    """Whether `base` is a base, direct or not, of `derived`."""
    return any(direct is base or is_derived_from(direct, base) for direct in derived.bases)


def base_path(derived: RecordDecl, base: RecordDecl) -> tuple[list[RecordDecl], bool]:
    """The way from a class to a base, both ends included, and whether there are several such base objects."""
    paths = _base_paths(derived, base)
    return paths[0] if paths else [], len(paths) > 1


def _base_paths(derived: RecordDecl, base: RecordDecl) -> list[list[RecordDecl]]:
    if derived is base:
        return [[derived]]
    found = [[derived, *path] for direct in derived.bases for path in _base_paths(direct, base)]
    return found[:2]


# ---------------------------------------------------------------- conversions that the user declared


def _user_rank(source: Type, target: Type) -> int | None:
    functions = user_conversions(source, target)
    if not functions:
        return None
    function = functions[0]
    second = 0 if isinstance(function, CXXConstructorDecl) else standard_rank(function.result, target) or 0
    return user_rank(functions, second)


def user_rank(functions: list[FunctionDecl], second: int) -> UserRank:
    """The rank of a conversion by one of `functions`, followed by a conversion of rank `second`."""
    rank = UserRank(USER_DEFINED + second)
    rank.function = functions[0].canonical if len(functions) == 1 else None
    return rank


def visible_conversions(record: RecordDecl) -> list[CXXConversionDecl]:
    """The conversion functions of a class and, unless it has one to the same type, of its bases."""
    found = list(record.conversions)
    for base in record.bases:
        hidden = {function.result.canonical for function in found}
        found += [function for function in visible_conversions(base) if function.result.canonical not in hidden]
    return found


def _object_rank(object: Type, function: FunctionDecl) -> int | None:
    is_const_method = function.function_type.is_const_method
    if object.is_const and not is_const_method:
        return None
    return int(is_const_method and not object.is_const)


def best_conversion_functions(object: Type, functions: list[CXXConversionDecl]) -> list[CXXConversionDecl]:
    """Those that suit the object best: of two with one result the const one is for const objects."""
    ranked = [(rank, function) for function in functions if (rank := _object_rank(object, function)) is not None]
    best = [function for rank, function in ranked if not any(
        other is not function and other.result.canonical is function.result.canonical and theirs < rank
        for theirs, other in ranked)]
    return best


def user_conversions(source: Type, target: Type, with_explicit: bool = False) -> list[FunctionDecl]:
    """The best constructors and conversion functions that lead from `source` to `target`; several are ambiguous."""
    ranked: list[tuple[int, int, FunctionDecl]] = []  # rank of the argument or object, rank of what comes after
    aim = target.canonical
    if isinstance(aim, RecordType):
        for constructor in aim.decl.user_constructors:
            if not constructor.is_explicit and _takes_one(constructor):
                rank = standard_rank(source, constructor.params[0].type)
                if rank is not None:
                    ranked.append((rank, 0, constructor))
    origin = source.canonical
    if isinstance(origin, RecordType) and origin is not aim:
        for function in visible_conversions(origin.decl):
            second = standard_rank(function.result, target)
            object = _object_rank(source, function)
            allowed = not function.is_explicit or (with_explicit and function.result.canonical is aim)
            if second is not None and object is not None and allowed:
                ranked.append((object, second, function))
    if not ranked:
        return []
    best = min(rank for rank, _, _ in ranked)
    ranked = [row for row in ranked if row[0] == best]
    if all(isinstance(row[2], CXXConversionDecl) for row in ranked):
        second = min(row[1] for row in ranked)
        ranked = [row for row in ranked if row[1] == second]
    return [row[2] for row in ranked]


def _takes_one(constructor: CXXConstructorDecl) -> bool:
    """Can the constructor be called with one argument?"""
    return bool(constructor.params) and constructor.least_args <= 1
