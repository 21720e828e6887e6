"""Lambda expressions and their classes.

Mirrors clang/include/clang/AST/ExprCXX.h: LambdaExpr, clang/include/clang/AST/LambdaCapture.h: LambdaCapture and
clang/include/clang/AST/DeclCXX.h: CXXRecordDecl::LambdaDefinitionData.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, RecordDecl, VarDecl
from hlslfe.ast.expr import Expr
from hlslfe.basic.source import Loc


class LambdaName(str):
    """Stands for a lambda's class in the path of its call operator; no two are equal."""

    decl: LambdaDecl

    def __new__(cls, decl: LambdaDecl) -> LambdaName:
        name = super().__new__(cls, f"(lambda {decl.loc})")
        name.decl = decl
        return name


class LambdaDecl(RecordDecl):
    """The class of a lambda; its fields are the captures, aligned as C++ does.

    variables: the field of each captured variable; this_field: that of the object around.  init_captures: variables
    that the capture list declares.  call: the call operator.  number: above 0, its rank among the lambdas of equal
    parameters in an inline function; else `counter` (shared by the lambdas of one function) numbers those that are
    named, and `id` keeps the number.
    """

    __slots__ = ("variables", "this_field", "init_captures", "call", "number", "counter", "id", "path_name")
    is_lambda = True

    def __init__(self, loc: Loc, function: FunctionDecl | None, counter: list[int]) -> None:
        super().__init__(loc, "", "class")
        self.function = function
        self.variables: dict[VarDecl, FieldDecl] = {}
        self.this_field: FieldDecl | None = None
        self.init_captures: list[VarDecl] = []
        self.call: FunctionDecl | None = None
        self.number = 0
        self.counter = counter
        self.id = -1
        self.path_name = LambdaName(self)
        self.is_complete = True

    def name_id(self) -> int:
        """The number of a lambda that is named for the first time now, or was before."""
        if self.id < 0:
            self.id = self.counter[0]
            self.counter[0] += 1
        return self.id


class LambdaExpr(Expr):
    """`[captures](params) { body }`: an object of class `record`; `inits` has one entry per field: the variable itself
    where it is captured by reference, else its copy."""

    __slots__ = ("record", "inits", "has_params", "has_result", "is_mutable")

    def __init__(self, loc: Loc, end: Loc, record: LambdaDecl, inits: list[Expr]) -> None:
        super().__init__(loc, loc, end, record.type)
        self.record = record
        self.inits = inits
        self.has_params = True
        self.has_result = False
        self.is_mutable = False


def captured_by_copy(record: RecordDecl | None, decl: object) -> bool:
    """Is `decl` a copy inside of the lambda of this class?"""
    field = record.variables.get(decl) if isinstance(record, LambdaDecl) else None  # type: ignore[call-overload]
    return field is not None and not field.type.is_reference
