"""Interfaces: what may stand in one, and that there are no objects of what lacks a method.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnCXXMemberDeclarator (of __interface), Sema::CheckBaseSpecifier,
Sema::RequireNonAbstractType, Sema::CheckOverridingFunctionReturnType.
Differs: Clang 22 has no interfaces in HLSL; they are as DXC has them.  A method of an interface is called through the
class that implements it, whose type is always known, so that nothing virtual reaches the IR.
"""

from __future__ import annotations

from hlslfe.ast.decl import Decl, FieldDecl, FunctionDecl, NamedDecl, RecordDecl, TagDecl, VarDecl
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.parse import tree

_FIELD, _STATIC, _OPERATOR, _CONSTRUCTOR, _NESTED = range(5)


def check_interface(diags: DiagnosticsEngine, decl: RecordDecl, node: tree.RecordDecl) -> bool:
    """What stands in an interface; False when something does not belong there."""
    is_valid = True
    for base in node.bases:
        diags.report(base.loc, "err_invalid_base_in_interface", str(base.name))
        is_valid = False
    for member in decl.members:
        kind = _kind_of(member)
        if kind is not None:
            assert isinstance(member, NamedDecl)
            name = getattr(member, "spelled_name", member.name)
            diags.report(member.loc, "err_invalid_member_in_interface", kind, name)
            is_valid = False
    return is_valid


def _kind_of(member: Decl) -> int | None:
    """What is wrong with a member of an interface; None for nothing."""
    if isinstance(member, (FieldDecl, VarDecl)):
        return _FIELD
    if isinstance(member, TagDecl):
        return _NESTED
    if not isinstance(member, FunctionDecl):
        return None
    if member.name.startswith("$"):
        return _CONSTRUCTOR
    if member.name.startswith("operator"):
        return _OPERATOR
    return _STATIC if member.is_static_method else None


def missing_methods(record: RecordDecl) -> list[FunctionDecl]:
    """The methods of interfaces that a class has no body for; those of an interface itself are all missing."""
    missing = list(record.methods) if record.tag == "interface" else []
    for base in record.bases:
        missing += [method for method in missing_methods(base) if not _own_match(record, method)]
    return missing


def _own_match(record: RecordDecl, method: FunctionDecl) -> FunctionDecl | None:
    """The method of `record` itself that stands for one of an interface."""
    return next((own for own in record.methods if own.name == method.name and _signature(own) == _signature(method)),
                None)


def _signature(function: FunctionDecl) -> list[tuple[Type, str]]:
    return [(param.type.canonical, param.modifier) for param in function.params]


def check_overrides(diags: DiagnosticsEngine, record: RecordDecl) -> bool:
    """A method that an interface asks for has the result that it says."""
    is_valid = True
    for base in record.bases:
        for method in missing_methods(base):
            own = _own_match(record, method)
            if own is not None and own.result.canonical is not method.result.canonical:
                diags.report(own.loc, "err_different_return_type_for_overriding_virtual_function", own.name,
                                  own.result.quoted(), method.result.quoted())
                diags.report(method.loc, "note_overridden_virtual_function")
                is_valid = False
    return is_valid


def require_non_abstract(diags: DiagnosticsEngine, loc: int, type: Type) -> bool:
    """Can there be an object of this type?"""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    record = canonical.decl if isinstance(canonical, RecordType) and canonical.decl.is_complete else None
    missing = [] if record is None else missing_methods(record)
    if not missing:
        return True
    diags.report(loc, "err_abstract_type_in_decl", canonical.quoted())
    diags.report(missing[0].loc, "note_pure_virtual_function", missing[0].name)
    return False
