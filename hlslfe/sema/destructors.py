"""Destructors that no user wrote, and where objects with destructors cannot be.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::DeclareImplicitDestructor, Sema::DefineImplicitDestructor,
Sema::FinalizeVarWithDestructor.
Differs: a class has an implicit destructor only when it does something. Static arrays of objects with destructors, and
jumps among such objects, are not supported yet.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, RecordDecl, TypedefDecl, VarDecl
from hlslfe.ast.destructors import CXXDestructorDecl, destroyed_record
from hlslfe.ast.expr import CallExpr, Expr, ImplicitCastExpr, RecoveryExpr
from hlslfe.ast.stmt import CompoundStmt, DeclStmt, Stmt
from hlslfe.ast.types import DEPENDENT, VOID, ArrayType, RecordType, Type
from hlslfe.ast.walk import walk
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase


def add_base_destructor(decl: CXXDestructorDecl) -> None:
    """The same destructor for objects that are bases."""
    base = decl.base_variant
    if base is None:
        base = decl.base_variant = CXXDestructorDecl(decl.loc, "$D2", decl.function_type, decl.scope)
        base.record = decl.record
        first = decl.canonical
        if first is not decl and isinstance(first, CXXDestructorDecl) and first.base_variant is not None:
            base.canonical = first.base_variant
    base.linkage = decl.linkage
    if decl.canonical.definition is decl:
        base.canonical.definition = base


def add_implicit_destructor(sema: SemaBase, record: RecordDecl, parts: list[Type], scope: tuple[str, ...]) -> None:
    """The destructor of a class with parts that have one."""
    if record.tag == "union" or all(destroyed_record(part) is None for part in parts):
        return
    made = CXXDestructorDecl(record.loc, "$D1", sema.context.function(VOID, (), ()), scope)
    made.record, made.linkage, made.definition, made.is_implicit = record, "inline", made, True
    made.body = CompoundStmt(record.loc, [], record.loc)
    add_base_destructor(made)
    assert made.base_variant is not None
    made.base_variant.body = made.body
    record.destructor = made


def check_destroyed_variable(sema: SemaBase, decl: VarDecl) -> None:
    """A variable that is destroyed some time."""
    record = destroyed_record(decl.type)
    if record is None or record.destructor is None:
        return
    sema.mark_function_referenced(record.destructor, decl.loc)
    if decl.storage == "extern" or decl.is_groupshared:
        sema.diags.report(decl.loc, "err_not_supported_yet", "an object with a destructor here")
        decl.is_invalid = True
    elif decl.storage != "local" and isinstance(decl.type.canonical, ArrayType):
        sema.diags.report(decl.loc, "err_not_supported_yet", "a static array of objects with destructors")
        decl.is_invalid = True


def explicit_destructor_call(sema: SemaBase, node: tree.CallExpr, callee: tree.MemberExpr, base: Expr,
                             args: list[Expr]) -> Expr:
    """`object.~C()`: of a class without destructor it does nothing."""
    failed = RecoveryExpr(node.loc, node.begin, node.end, [base, *args])
    type, name = base.type.canonical, callee.name.name[1:]
    if type is DEPENDENT or isinstance(base, RecoveryExpr):
        return failed
    part = callee.name.parts[-1]
    named = sema.lookup(tree.QualifiedName([tree.NamePart(part.loc, name, None, part.end)]))
    is_class = isinstance(type, RecordType) and (type.decl.known_as == name or any(
        isinstance(decl, (RecordDecl, TypedefDecl)) and decl.type.canonical is type for decl in named))
    if not is_class or args:
        id = "err_destructor_with_params" if is_class else "err_destructor_name"
        sema.diags.report(callee.name.loc, id, name, base.type.quoted())
        return failed
    assert isinstance(type, RecordType)
    destructor = type.decl.destructor
    if destructor is None:
        return ImplicitCastExpr(VOID, "ToVoid", base)
    sema.mark_function_referenced(destructor, node.loc)
    call = CallExpr(node.loc, node.begin, node.end, VOID, destructor, [])
    call.base = base
    return call


def check_jumps_past_destructors(sema: SemaBase, function: FunctionDecl, body: Stmt) -> None:
    """A function with labels and objects that are destroyed."""
    for node in walk(body):
        for decl in node.decls if isinstance(node, DeclStmt) else ():
            if isinstance(decl, VarDecl) and decl.storage == "local" and destroyed_record(decl.type) is not None:
                sema.diags.report(decl.loc, "err_not_supported_yet", "an object with a destructor beside a label")
                function.is_invalid = True
                return
