"""Default member initialisers, and the constructors that they need.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnFinishCXXInClassMemberInitializer, Sema::SetCtorInitializers,
Sema::DefineImplicitDefaultConstructor.
Differs: a record without such initialisers has no constructor at all.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, RecordDecl
from hlslfe.ast.expr import (
    CallExpr,
    CXXCtorInitializer,
    CXXDefaultConstructExpr,
    CXXThisExpr,
    Expr,
    MemberExpr,
)
from hlslfe.ast.stmt import CompoundStmt, Stmt
from hlslfe.ast.types import DEPENDENT, VOID, ArrayType, RecordType, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.members import SemaMembers
from hlslfe.sema.methods import SemaMethods
from hlslfe.sema.scope import Scope

# Names of constructors, as the Itanium ABI has them: of a whole object, and of one that is a base.
COMPLETE, BASE = "$C1", "$C2"


def constructed_record(type: Type) -> RecordDecl | None:
    """The record with constructors that `type` is, or is an array of."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return canonical.decl if isinstance(canonical, RecordType) and canonical.decl.constructors else None


class SemaConstructors(SemaMethods):
    """Makes the default constructors of records."""

    def default_construct(self, type: Type, loc: Loc) -> Expr | None:
        """What initialises an object without initialiser; None when nothing does."""
        record = constructed_record(type)
        return None if record is None else CXXDefaultConstructExpr(loc, type.unqualified, record.constructors[0])

    def declare_constructors(self, record: RecordDecl, scope: Scope,
                             inits: list[tuple[FieldDecl, tree.Declarator]]) -> None:
        """At the end of a class, whose fields `inits` have default initialisers: its constructors, if it needs any."""
        parts = [*(base.type for base in record.bases), *(field.type for field in record.fields)]
        if not inits and not any(constructed_record(part) for part in parts):
            return
        type = self.context.function(VOID, (), ())
        made = [FunctionDecl(record.loc, name, type, [], scope.path) for name in (COMPLETE, BASE)]
        for constructor in made:
            constructor.record, constructor.definition, constructor.linkage = record, constructor, "inline"
        complete, base = made
        record.constructors = (complete, base)
        complete.body = CompoundStmt(record.loc, [self._delegate(record, base)], record.loc)
        self.when_class_is_complete(lambda: self._define(record, base, scope, inits))

    @staticmethod
    def _delegate(record: RecordDecl, constructor: FunctionDecl) -> Expr:
        """A call of a constructor of this object or of its base."""
        this: Expr = CXXThisExpr(record.loc, record.type, True)
        assert constructor.record is not None
        this = SemaMembers.convert_to_base(this, constructor.record)
        return CallExpr(record.loc, record.loc, record.loc, VOID, constructor, [], this)

    def _define(self, record: RecordDecl, constructor: FunctionDecl, scope: Scope,
                inits: list[tuple[FieldDecl, tree.Declarator]]) -> None:
        """The body: bases, then fields."""
        outer_function, self.function = self.function, constructor
        outer = self.enter_scope(Scope("function", scope))
        for field, declarator in inits:
            init, _ = self.initialize(field.type, declarator.init, declarator.init_args, declarator.init_style,
                                      field.loc)
            field.init = None if init.type is DEPENDENT else init
        self.leave_scope(outer)
        self.function = outer_function
        body: list[Stmt] = [self._delegate(record, base.constructors[1]) for base in record.bases if base.constructors]
        for field in record.fields:
            value = field.init or self.default_construct(field.type, field.loc)
            if value is not None:
                this = CXXThisExpr(field.loc, record.type, True)
                member = MemberExpr(field.loc, field.loc, field.loc, field.type, this, field, True)
                body.append(CXXCtorInitializer(member, value))
        constructor.body = CompoundStmt(record.loc, body, record.loc)
