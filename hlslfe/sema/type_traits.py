"""Questions about types: `__is_same(A, B)` and its like, `alignof(T)`.

Mirrors clang/lib/Sema/SemaTypeTraits.cpp: EvaluateUnaryTypeTrait, EvaluateBinaryTypeTrait and clang/lib/Sema/
SemaExpr.cpp: Sema::CreateUnaryExprOrTypeTraitExpr.
Differs: the answer is a literal; Clang keeps a node with the question. `alignof` of a struct is 1, as Clang 22 lays
structs out.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import CXXBoolLiteralExpr, Expr, IntegerLiteral, RecoveryExpr
from hlslfe.ast.types import (
    BOOL,
    DEPENDENT,
    ULONG,
    ArrayType,
    BuiltinType,
    EnumType,
    FunctionType,
    RecordType,
    Type,
    VectorType,
    is_const_qualified,
)
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.conversion_rank import is_derived_from
from hlslfe.sema.type_size import is_complete, type_size

_ALIGNMENTS = frozenset(("alignof", "_Alignof"))
_BINARY = frozenset(("__is_same", "__is_base_of"))
_NEEDS_COMPLETE = frozenset(("__is_empty", *_ALIGNMENTS))


def type_trait(sema: SemaBase, node: tree.TypeTraitExpr) -> Expr:
    """The answer, a literal."""
    failed = RecoveryExpr(node.loc, node.begin, node.end)
    types = [sema.resolve_type_name(one) for one in node.types]
    known = [type for type in types if type is not None and type.canonical is not DEPENDENT]
    if len(known) < len(types):
        return failed
    wanted = 2 if node.trait in _BINARY else 1
    if len(known) != wanted:
        sema.diags.report(node.loc, "err_type_trait_arity", wanted, len(known))
        return failed
    if node.trait in _NEEDS_COMPLETE and not is_complete(known[0]):
        sema.diags.report(node.loc, "err_sizeof_incomplete_type", known[0].quoted())
        return failed
    if node.trait in _ALIGNMENTS:
        return IntegerLiteral(node.loc, ULONG, _alignment(known[0], sema.options.native_half))
    return CXXBoolLiteralExpr(node.loc, BOOL, _holds(node.trait, known))


def _holds(trait: str, types: list[Type]) -> bool:
    if trait == "__is_same":
        return types[0].canonical is types[1].canonical and is_const_qualified(types[0]) == is_const_qualified(types[1])
    if trait == "__is_base_of":
        base, derived = types[0].canonical, types[1].canonical
        return isinstance(base, RecordType) and isinstance(derived, RecordType) and base.decl.tag != "union" and (
            base is derived or is_derived_from(derived.decl, base.decl))
    return _UNARY[trait](types[0])


def _category(type: Type) -> str:
    canonical = type.canonical
    return canonical.category if isinstance(canonical, BuiltinType) else ""


def _alignment(type: Type, native_half: bool) -> int:
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    size = type_size(canonical, native_half) or 1
    if isinstance(canonical, RecordType):
        return 1
    if isinstance(canonical, VectorType):
        element = type_size(canonical.element, native_half) or 1
        return 1 << (element * canonical.size - 1).bit_length()
    return size


def _tag(type: Type) -> str:
    canonical = type.canonical
    return canonical.decl.tag if isinstance(canonical, RecordType) else ""


def _is_empty(type: Type) -> bool:
    canonical = type.canonical
    return isinstance(canonical, RecordType) and canonical.decl.tag != "union" and not canonical.decl.fields and all(
        _is_empty(base.type) for base in canonical.decl.bases)


def _is_arithmetic(type: Type) -> bool:
    return _category(type) in ("int", "bool", "float")


def _is_scalar(type: Type) -> bool:
    return _is_arithmetic(type) or isinstance(type.canonical, EnumType)


def _has_sign(type: Type) -> bool:
    canonical = type.canonical
    return isinstance(canonical, BuiltinType) and canonical.category == "int" and canonical.is_signed


_UNARY: dict[str, Callable[[Type], bool]] = {
    "__is_class": lambda type: _tag(type) in ("struct", "class"),
    "__is_union": lambda type: _tag(type) == "union",
    "__is_enum": lambda type: isinstance(type.canonical, EnumType),
    "__is_integral": lambda type: _category(type) in ("int", "bool"),
    "__is_floating_point": lambda type: _category(type) == "float",
    "__is_arithmetic": _is_arithmetic,
    "__is_fundamental": lambda type: bool(_category(type)),
    "__is_void": lambda type: _category(type) == "void",
    "__is_array": lambda type: isinstance(type.canonical, ArrayType),
    "__is_function": lambda type: isinstance(type.canonical, FunctionType),
    "__is_const": is_const_qualified,
    "__is_signed": lambda type: _category(type) == "float" or _has_sign(type),
    "__is_unsigned": lambda type: _category(type) == "bool" or (_category(type) == "int" and not _has_sign(type)),
    "__is_empty": _is_empty,
    "__is_scalar": _is_scalar,
    "__is_compound": lambda type: not _category(type),
    "__is_object": lambda type: _category(type) != "void" and not isinstance(type.canonical, FunctionType),
}
