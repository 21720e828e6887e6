"""Members of records: fields, static members and methods, with an object or by the name alone.

Mirrors clang/lib/Sema/SemaExprMember.cpp: Sema::BuildMemberReferenceExpr, BuildFieldReferenceExpr,
Sema::BuildPossibleImplicitMemberExpr, Sema::BuildImplicitMemberExpr, diagnoseInstanceReference and
clang/lib/Sema/SemaExprCXX.cpp: Sema::ActOnCXXThis.
Differs: `object.member` of a static member is the member alone, or a comma expression when the object is computed.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumConstantDecl, FieldDecl, FunctionDecl, NamedDecl, RecordDecl, VarDecl, resource_record
from hlslfe.ast.expr import (
    BinaryOperator,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    MemberExpr,
    RecoveryExpr,
    ignore_paren_implicit_casts,
)
from hlslfe.ast.types import DEPENDENT, RecordType, Type, is_const_qualified
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import base_path, is_derived_from
from hlslfe.sema.swizzle import SemaSwizzle
from hlslfe.sema.undeclared import SemaUndeclared


class SemaMembers(SemaSwizzle, SemaUndeclared):
    """`object.name`, `object.Base::name`, and members named alone in a member function."""

    # ------------------------------------------------------------ with an object

    def lookup_member(self, record: RecordDecl, name: tree.QualifiedName) -> list[NamedDecl] | None:
        """What `object.name` or `object.Base::name` means; None when an error was reported."""
        scope = self.scopes_of.get(record)
        self.looked_up_at = name.loc
        if scope is None:
            return []
        if name.is_simple:
            return self.lookup_in(scope, name.name)
        outer = self.enter_scope(scope)
        home = self.lookup_qualifier(name)
        self.leave_scope(outer)
        if home is None or home.record is None:
            self.report_no_member(name, "err_no_member")
            return None
        if home.record is not record and not is_derived_from(record, home.record):
            self.diags.report(name.begin, "err_not_member_of_base", record.type.quoted(), home.record.type.quoted())
            return None
        return self.lookup_in(home, name.name)

    def build_record_member(self, node: tree.MemberExpr, base: Expr, record: RecordType) -> Expr:
        name = node.name
        base = self.buffer_contents(base)
        canonical = base.type.canonical
        record = canonical if isinstance(canonical, RecordType) else record
        found = self.lookup_member(record.decl, name)
        if not found:
            if found is not None:
                self.report_no_member_of(record.decl, name.name, node.loc, base)
            return self.recovery(base)
        decl = found[0]
        if decl.is_invalid:
            return self.recovery(base)
        self.check_access(decl, node.loc)
        base = self.named_base(base, record.decl, name, decl)
        if isinstance(base, RecoveryExpr):
            return base
        if isinstance(decl, FieldDecl):
            return self.build_field_reference(base, decl, node.loc, node.end)
        if isinstance(decl, FunctionDecl):
            self.diags.report(node.loc, "err_bound_member_function", name.name)
        elif isinstance(decl, (VarDecl, EnumConstantDecl)):
            return self._build_static_member(node, base, decl)
        else:
            self.diags.report(node.loc, "err_unexpected_type_or_namespace", name.name)
        return self.recovery(base)

    def named_base(self, base: Expr, record: RecordDecl, name: tree.QualifiedName, decl: NamedDecl) -> Expr:
        """The object of `record` as the class that `Class::name` says; checks that member `decl` of a base is found in
        one base object only, and may be used."""
        home = decl.record if isinstance(decl, (FieldDecl, FunctionDecl, VarDecl)) else None
        while isinstance(home, RecordDecl) and home.anonymous_field is not None:
            home = home.anonymous_field.record
        if not name.is_simple:
            outer = self.enter_scope(self.scopes_of[record])
            scope = self.lookup_qualifier(name)
            self.leave_scope(outer)
            named = None if scope is None else scope.record
            if named is not None and named is not record and is_derived_from(record, named):
                if not self.check_base_conversion(record, named, name.begin):
                    return self.recovery(base)
                base, record = self.convert_to_base(base, named), named
        if home is None or home is record:
            return base
        path, is_ambiguous = base_path(record, home)
        has_object = isinstance(decl, FieldDecl) or (isinstance(decl, FunctionDecl) and not decl.is_static_method)
        if is_ambiguous and has_object:
            self.diags.report(name.loc, "err_ambiguous_member_multiple_subobjects", name.name, home.type.quoted())
            return self.recovery(base)
        return base if self.check_base_access(path, name.loc, "err_access", name.name, home.known_as) else (
            self.recovery(base))

    def _build_static_member(self, node: tree.MemberExpr, base: Expr, decl: VarDecl | EnumConstantDecl) -> Expr:
        is_variable = isinstance(decl, VarDecl)
        member = DeclRefExpr(node.loc, base.begin, node.end, decl.type, decl, is_variable)
        if isinstance(ignore_paren_implicit_casts(base), (DeclRefExpr, CXXThisExpr)):
            return member
        return BinaryOperator(node.op_loc, base.begin, node.end, decl.type, ",", base, member, is_variable)

    def build_field_reference(self, base: Expr, field: FieldDecl, loc: int, end: int) -> Expr:
        if field.is_invalid or field.type.canonical is DEPENDENT:
            return self.recovery(base)
        holder = field.record.anonymous_field
        if holder is not None and base.type.canonical is not field.record.type:
            base = self.build_field_reference(base, holder, loc, end)
        base = self.convert_to_base(base, field.record)
        member = field.type
        if is_const_qualified(base.type) and not is_const_qualified(member):
            member = member.with_const()
        expr = MemberExpr(loc, base.begin, end, member, base, field, True)
        if field.bit_width is not None:
            expr.object_kind = "bitfield"
        if resource_record(field.type) is not None:
            from hlslfe.sema.resource_structs import struct_resource  # rare

            return struct_resource(self, expr)  # type: ignore[arg-type]
        return expr

    @staticmethod
    def convert_to_base(object: Expr, record: RecordDecl) -> Expr:
        """An object of `record` or of a class derived from it, as one of `record`."""
        canonical = object.type.canonical
        if not isinstance(canonical, RecordType) or canonical.decl is record:
            return object
        type: Type = record.type
        if is_const_qualified(object.type):
            type = type.with_const()
        return ImplicitCastExpr(type, "DerivedToBase", object, object.is_lvalue)

    # ------------------------------------------------------------ by the name alone

    def act_on_cxx_this_expr(self, node: tree.CXXThisExpr) -> Expr:
        """`this`, an lvalue in HLSL."""
        this = self.this_object(node.loc, is_implicit=False)
        if this is None:
            self.diags.report(node.loc, "err_invalid_this_use")
            return RecoveryExpr(node.loc, node.begin, node.end)
        return this

    def this_object(self, loc: Loc, is_implicit: bool) -> CXXThisExpr | None:
        """The object of the member function that is analysed; None where there is none."""
        function = self.function
        if function is None or function.record is None or function.is_static_method:
            return None
        type: Type = function.record.type
        if function.function_type.is_const_method:
            type = type.with_const()
        return CXXThisExpr(loc, type, is_implicit)

    def implicit_object(self, record: RecordDecl, loc: Loc) -> Expr | None:
        """`this`, when it has the members of `record`."""
        this = self.this_object(loc, is_implicit=True)
        if this is None or not isinstance(this.type.canonical, RecordType):
            return None
        own = this.type.canonical.decl
        outer = record
        while outer.anonymous_field is not None:
            outer = outer.anonymous_field.record
        return this if own is outer or is_derived_from(own, outer) else None

    def build_implicit_member(self, node: tree.DeclRefExpr, field: FieldDecl) -> Expr:
        """A field named alone."""
        if field.is_invalid:
            return RecoveryExpr(node.loc, node.begin, node.end)
        this = self.implicit_object(field.record, node.begin)
        if this is not None:
            self.check_access(field, node.loc)
            canonical = this.type.canonical
            assert isinstance(canonical, RecordType)
            object = self.named_base(this, canonical.decl, node.name, field)
            if isinstance(object, RecoveryExpr):
                return object
            return self.build_field_reference(object, field, node.loc, node.end)
        in_static = self.function is not None and self.function.is_static_method
        id = "err_invalid_member_use_in_method" if in_static else "err_invalid_non_static_member_use"
        self.diags.report(node.loc, id, field.name)
        return RecoveryExpr(node.loc, node.begin, node.end)

    def is_outer_local(self, decl: VarDecl) -> bool:
        """Does a local belong to a function around the local struct whose member function is analysed?"""
        function = self.function
        if not decl.is_local or function is None or function.record is None or function.record.function is None:
            return False
        scope = self.scope
        while scope.record is None and scope.parent is not None:
            if decl in scope.names.get(decl.name, ()):
                return False
            scope = scope.parent
        return True
