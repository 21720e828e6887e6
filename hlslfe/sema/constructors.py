"""Constructors: those that the user declares, the default ones that members need, and what all of them do first.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnFinishCXXInClassMemberInitializer, Sema::SetCtorInitializers,
Sema::DefineImplicitDefaultConstructor, Sema::ShouldDeleteSpecialMember and clang/lib/Sema/SemaInit.cpp:
InitializationSequence::Diagnose.
Differs: a record whose default constructor would do nothing has none at all.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConstructorDecl, Decl, FieldDecl, FunctionDecl, RecordDecl, copied_record
from hlslfe.ast.expr import (
    CallExpr,
    CXXConstructorExpr,
    CXXCtorInitializer,
    CXXDefaultArgExpr,
    CXXDefaultConstructExpr,
    CXXThisExpr,
    Expr,
    MemberExpr,
    RecoveryExpr,
)
from hlslfe.ast.stmt import CompoundStmt, Stmt
from hlslfe.ast.types import DEPENDENT, VOID, ArrayType, RecordType, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.destructors import add_implicit_destructor
from hlslfe.sema.members import SemaMembers
from hlslfe.sema.overload import default_argument
from hlslfe.sema.scope import Scope
from hlslfe.sema.special_members import SemaSpecialMembers

# Names of constructors, as the Itanium ABI has them: of a whole object, and of one that is a base.
COMPLETE, BASE = "$C1", "$C2"


def record_of(type: Type) -> RecordDecl | None:
    """The record that `type` is, or is an array of."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return canonical.decl if isinstance(canonical, RecordType) else None


def constructed_record(type: Type) -> RecordDecl | None:
    """The record with a default constructor that does something that `type` is, or is an array of."""
    record = record_of(type)
    return record if record is not None and record.constructors else None


def _parts(record: RecordDecl) -> list[tuple[Decl, Type]]:
    """The bases and fields with their types."""
    return [*((base, base.type) for base in record.bases), *((field, field.type) for field in record.fields)]


class SemaConstructors(SemaSpecialMembers):
    """Makes the default constructors of records."""

    def default_construct(self, type: Type, loc: Loc) -> Expr | None:
        """What initialises an object without initialiser; None when nothing does, a RecoveryExpr after an error."""
        record = record_of(type)
        if record is None:
            return None
        if record.no_default == "implicit":
            self._report_no_default(record, loc)
            return RecoveryExpr(loc, loc, loc)
        if record.no_default or (record.constructors and isinstance(record.constructors[0], CXXConstructorDecl)):
            made = self.construct(record.type, [], tree.Expr(loc, loc, loc))
            if isinstance(made, CXXConstructorExpr):
                made.type = type.unqualified
            return made
        return CXXDefaultConstructExpr(loc, type.unqualified, record.constructors[0]) if record.constructors else None

    def has_user_constructor(self, type: Type) -> bool:
        record = record_of(type)
        return record is not None and bool(record.user_constructors)

    def _report_no_default(self, record: RecordDecl, loc: Loc) -> None:
        self.diags.report(loc, "err_ovl_deleted_special_init", record.type.quoted())
        part = record.no_default_part
        if part is not None:
            self.diags.report(part.loc, "note_deleted_default_ctor", getattr(part, "name", ""))

    # ------------------------------------------------------------ the end of a class

    def declare_constructors(self, record: RecordDecl, scope: Scope,
                             inits: list[tuple[FieldDecl, tree.Declarator]]) -> None:
        """At the end of a class, whose fields `inits` have default initialisers: its default constructors, if it needs
        any."""
        self._settle_default(record)
        if record.destructor is None and self.unit.has_destructors:
            add_implicit_destructor(self, record, [type for _, type in _parts(record)], scope.path)
        record.is_passed_in_place = record.tag != "union" and any(
            copied_record(type) is not None for _, type in _parts(record))
        if record.tag == "union":
            parts_need = bool(inits)
            if len(inits) > 1:
                self.diags.report(inits[1][0].loc, "err_multiple_mem_union_initialization")
        else:
            parts_need = bool(inits) or any(constructed_record(part) for _, part in _parts(record))
        if inits:
            self.when_class_is_complete(lambda: self._act_on_field_inits(record, scope, inits))
        if record.constructors or record.no_default or not parts_need:
            return
        type = self.context.function(VOID, (), ())
        made = [FunctionDecl(record.loc, name, type, [], scope.path) for name in (COMPLETE, BASE)]
        for constructor in made:
            constructor.record, constructor.definition, constructor.linkage = record, constructor, "inline"
        complete, base = made
        record.constructors = (complete, base)
        complete.body = CompoundStmt(record.loc, [self._delegate(record, base, record.loc)], record.loc)

        def define() -> None:
            base.body = CompoundStmt(record.loc, self.constructor_initializers(record, record.loc), record.loc)

        self.when_class_is_complete(define)

    def _settle_default(self, record: RecordDecl) -> None:
        """Find the user's default constructor, or why there is none."""
        defaulted = [one for one in record.user_constructors if one.definition_kind == "default"]
        for one in defaulted:
            record.user_constructors.remove(one)
        for one in record.user_constructors:
            if not one.least_args:
                record.no_default = "deleted" if one.definition_kind == "delete" else ""
                if one.base_variant is not None and not record.no_default:
                    record.constructors = (one, one.base_variant)
                return
        if record.user_constructors and not defaulted:
            record.no_default = "user"
            return
        for part, type in _parts(record):
            held = record_of(type)
            if held is not None and (held.no_default or (record.tag == "union" and held.constructors)):
                if not (isinstance(part, FieldDecl) and part.init_style):
                    record.no_default, record.no_default_part = "implicit", part
                    return

    def _act_on_field_inits(self, record: RecordDecl, scope: Scope,
                            inits: list[tuple[FieldDecl, tree.Declarator]]) -> None:
        """The default initialisers of fields, which may use all members."""
        stand_in = FunctionDecl(record.loc, BASE, self.context.function(VOID, (), ()), [], scope.path)
        stand_in.record = record
        outer_function, self.function = self.function, stand_in
        outer = self.enter_scope(Scope("function", scope))
        for field, declarator in inits:
            init, _ = self.initialize(field.type, declarator.init, declarator.init_args, declarator.init_style,
                                      field.loc)
            field.init = None if init.type is DEPENDENT else init
        self.leave_scope(outer)
        self.function = outer_function

    # ------------------------------------------------------------ what constructors begin with

    def constructor_initializers(self, record: RecordDecl, loc: Loc) -> list[Stmt]:
        """Bases, then fields."""
        made: list[Stmt] = []
        for base in record.bases:
            if base.constructors:
                made.append(self._delegate(record, base.constructors[1], loc))
        for field in record.fields:
            value = field.init
            if value is None and record.tag != "union" and record_of(field.type) is not None:
                value = self.default_construct(field.type, field.loc)
            if value is not None and not isinstance(value, RecoveryExpr):
                this = CXXThisExpr(field.loc, record.type, True)
                member = MemberExpr(field.loc, field.loc, field.loc, field.type, this, field, True)
                made.append(CXXCtorInitializer(member, value))
        return made

    def finish_constructor(self, constructor: CXXConstructorDecl) -> None:
        """The parts of the object whose constructor was just defined."""
        record = constructor.record
        assert record is not None
        for base in record.bases:
            if base.no_default:
                self.diags.report(constructor.loc, "err_missing_default_ctor", 0, record.known_as, base.known_as)
        for field in record.fields:
            held = record_of(field.type)
            if held is not None and held.no_default and not field.init_style:
                self.diags.report(constructor.loc, "err_missing_default_ctor", 1, record.known_as, field.name)
        constructor.initializers = self.constructor_initializers(record, constructor.loc)

    def _delegate(self, record: RecordDecl, constructor: FunctionDecl, loc: Loc) -> Expr:
        """A call of a constructor of this object or of its base, with its default arguments."""
        this: Expr = CXXThisExpr(loc, record.type, True)
        assert constructor.record is not None
        this = SemaMembers.convert_to_base(this, constructor.record)
        args: list[Expr] = []
        complete = constructor.record.constructors[0] if constructor.record is not record else constructor
        self.mark_function_referenced(complete, loc)
        for index, param in enumerate(constructor.params):
            default = default_argument(complete, index)
            if default is not None:
                args.append(CXXDefaultArgExpr(loc, param, default))
        return CallExpr(loc, loc, loc, VOID, constructor, args, this)
