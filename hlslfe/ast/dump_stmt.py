"""The statements and expressions of an AST dump: what stands behind the location, and what stands below.

Mirrors clang/lib/AST/TextNodeDumper.cpp: TextNodeDumper::VisitIfStmt, VisitDeclRefExpr, VisitCastExpr, ...
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast import expr as exprs
from hlslfe.ast import stmt as stmts
from hlslfe.ast.decl import EnumConstantDecl, FunctionDecl, ParmVarDecl, ValueDecl, VarDecl
from hlslfe.ast.dump_spaces import space_of, space_of_decl
from hlslfe.ast.dump_types import Made, Node, spelled_text, type_text
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.basic.builtins import Builtin

Dumped = tuple[str, list[Node]]


def _value(node: exprs.Expr) -> str:
    """Type, value category and object kind, as every expression has them."""
    if not node.is_lvalue:
        return f" {type_text(node.type)}{f' {node.object_kind}' if node.object_kind else ''}"
    text = f" {type_text(node.type, space_of(node))} lvalue"
    return f"{text} {node.object_kind}" if node.object_kind else text


# ---------------------------------------------------------------- statements


def _plain(node: stmts.Stmt) -> Dumped:
    return "", []


def _compound(node: stmts.CompoundStmt) -> Dumped:
    return "", [*node.body]


def _decl_stmt(node: stmts.DeclStmt) -> Dumped:
    return "", [*node.decls]


def _attributed(node: stmts.AttributedStmt) -> Dumped:
    return "", [*node.attrs, node.sub]


def _condition(variable: VarDecl | None) -> list[Node]:
    """The DeclStmt of a variable declared in a condition."""
    if variable is None:
        return []
    return [stmts.DeclStmt(variable.begin, [variable], variable.end)]


def _if(node: stmts.IfStmt) -> Dumped:
    flags = (" has_var" if node.cond_var is not None else "") + (" has_else" if node.else_ is not None else "")
    flags += " constexpr" if node.is_constexpr else ""
    below: list[Node] = [*_condition(node.cond_var), node.cond, node.then]
    return flags, [*below, node.else_] if node.else_ is not None else below


def _for(node: stmts.ForStmt) -> Dumped:
    variable: list[Node] = _condition(node.cond_var) or [None]
    return "", [node.init, *variable, node.cond, node.inc, node.body]


def _while(node: stmts.WhileStmt) -> Dumped:
    return " has_var" if node.cond_var is not None else "", [*_condition(node.cond_var), node.cond, node.body]


def _do(node: stmts.DoStmt) -> Dumped:
    return "", [node.body, node.cond]


def _switch(node: stmts.SwitchStmt) -> Dumped:
    return " has_var" if node.cond_var is not None else "", [*_condition(node.cond_var), node.cond, node.body]


def _case(node: stmts.CaseStmt) -> Dumped:
    value = node.value
    below: list[Node] = [f"value: Int {node.constant}", value]
    return "", [Made("ConstantExpr", f" {type_text(value.type)}", value.begin, value.end, below), node.sub]


def _label(node: stmts.LabelStmt) -> Dumped:
    return f" '{node.label.name}'", [node.sub]


def _goto(node: stmts.GotoStmt) -> Dumped:
    return f" '{node.label.name}'", []


def _default(node: stmts.DefaultStmt) -> Dumped:
    return "", [node.sub]


def _return(node: stmts.ReturnStmt) -> Dumped:
    nrvo = f" nrvo_candidate(Var '{node.nrvo.name}' {type_text(node.nrvo.type)})" if node.nrvo is not None else ""
    value = node.value
    source = value.source if isinstance(value, exprs.CXXConstructExpr) else None
    if value is not None and source is not None and exprs.is_moved_from(source):
        moved = Made("ImplicitCastExpr", f" {type_text(source.type)} xvalue <NoOp>", source.begin, source.end, [source])
        text = f"{_value(value)} 'void ({value.type.unqualified} &&) noexcept'"
        return nrvo, [Made("CXXConstructExpr", text, value.begin, value.end, [moved])]
    return nrvo, [value] if value is not None else []


# ---------------------------------------------------------------- expressions


def _integer(node: exprs.IntegerLiteral | exprs.CharacterLiteral) -> Dumped:
    return f"{_value(node)} {node.value}", []


def _floating(node: exprs.FloatingLiteral) -> Dumped:
    return f"{_value(node)} {node.value:e}", []


def _bool(node: exprs.CXXBoolLiteralExpr) -> Dumped:
    return f"{_value(node)} {'true' if node.value else 'false'}", []


def _string(node: exprs.StringLiteral) -> Dumped:
    escaped = node.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'{_value(node)} "{escaped}"', []


def _kind_of(decl: ValueDecl) -> str:
    for cls, kind in ((ParmVarDecl, "ParmVar"), (VarDecl, "Var"), (EnumConstantDecl, "EnumConstant"),
                      (FunctionDecl, "Function")):
        if isinstance(decl, cls):
            return kind
    return "Field"


def _decl_type(decl: ValueDecl) -> str:
    if isinstance(decl, ParmVarDecl) and decl.is_reference and not isinstance(decl.type.canonical, ArrayType):
        return f"'{decl.type} &__restrict'"
    return type_text(decl.type, space_of_decl(decl))


def _decl_ref(node: exprs.DeclRefExpr) -> Dumped:
    return f"{_value(node)} {_kind_of(node.decl)} '{node.decl.name}' {_decl_type(node.decl)}", []


def _this(node: exprs.CXXThisExpr) -> Dumped:
    return f"{_value(node)}{' implicit' if node.is_implicit else ''} this", []


def _paren(node: exprs.ParenExpr) -> Dumped:
    return _value(node), [node.sub]


def _unary(node: exprs.UnaryOperator) -> Dumped:
    return f"{_value(node)} {'postfix' if node.is_postfix else 'prefix'} '{node.op}'", [node.sub]


def _binary(node: exprs.BinaryOperator) -> Dumped:
    if node.op == "=" and isinstance(node.type.canonical, RecordType):
        return f"{_value(node)} '='", [_assignment_operator(node), node.lhs, _as_const(node.rhs)]
    return f"{_value(node)} '{node.op}'", [node.lhs, node.rhs]


def _assignment_operator(node: exprs.BinaryOperator) -> Node:
    """The implicit operator that Clang assigns structs with."""
    name = str(node.type)
    method = f" '{name} &(const {name} &) noexcept' lvalue CXXMethod 'operator='"
    return Made("ImplicitCastExpr", f" '{name} &(*)(const {name} &) noexcept' <FunctionToPointerDecay>", node.loc,
                node.loc, [Made("DeclRefExpr", method, node.loc, node.loc)])


def _compound_assign(node: exprs.CompoundAssignOperator) -> Dumped:
    types = f"ComputeLHSTy={type_text(node.computation_lhs)} ComputeResultTy={type_text(node.computation_result)}"
    return f"{_value(node)} '{node.op}' {types}", [node.lhs, node.rhs]


def _conditional(node: exprs.ConditionalOperator) -> Dumped:
    return _value(node), [node.cond, node.lhs, node.rhs]


def _callee(node: exprs.CallExpr) -> Node:
    """The function as Clang has it: a reference to it, decayed to a pointer; of a method the member of its object."""
    function = node.function
    begin = node.callee_loc
    if node.base is not None and not node.operator:
        text = f" '<bound member function type>' .{function.name}"
        return Made("MemberExpr", text, node.base.begin, begin, [node.base])
    type = str(function.type)
    if isinstance(function.intrinsic, Builtin) and function.intrinsic.clang22 and not function.intrinsic.is_library:
        name = f" '<builtin fn type>' Function '{function.name}' {type_text(function.type)}"
        result, _, params = type.partition(" (")
        pointer = f" '{result} (*)({params}' <BuiltinFnToFnPtr>"
        return Made("ImplicitCastExpr", pointer, begin, begin, [Made("DeclRefExpr", name, begin, begin)])
    kind = "Function" if function.record is None else "CXXMethod"
    name = f" {type_text(function.type)} lvalue {kind} '{function.name}' {type_text(function.type)}"
    result, _, params = type.partition(" (")
    pointer = f" '{result} (*)({params}' <FunctionToPointerDecay>"
    return Made("ImplicitCastExpr", pointer, begin, begin, [Made("DeclRefExpr", name, begin, begin)])


def _call(node: exprs.CallExpr) -> Dumped:
    if not node.operator:
        return _value(node), [_callee(node), *node.args]
    return f"{_value(node)} '{node.operator}'", [_callee(node), *([node.base] if node.base else []), *node.args]


def stmt_kind(node: Stmt) -> str:
    """The class of a node in Clang's AST."""
    if type(node) is exprs.BinaryOperator and node.op == "=" and isinstance(node.type.canonical, RecordType):
        return "CXXOperatorCallExpr"
    if isinstance(node, exprs.CallExpr):
        return "CXXOperatorCallExpr" if node.operator else "CallExpr" if node.base is None else "CXXMemberCallExpr"
    if isinstance(node, exprs.CXXDefaultConstructExpr):
        return "CXXTemporaryObjectExpr" if getattr(node, "is_temporary", False) else "CXXConstructExpr"
    return type(node).__name__


def _default_arg(node: exprs.CXXDefaultArgExpr) -> Dumped:
    return _value(node), [node.value]


def _member(node: exprs.MemberExpr) -> Dumped:
    return f"{_value(node)} .{node.field.name}", [node.base]


def _element(node: exprs.ExtVectorElementExpr | exprs.MatrixElementExpr) -> Dumped:
    return f"{_value(node)} {node.accessor}", [node.base]


def _subscript(node: exprs.ArraySubscriptExpr) -> Dumped:
    return _value(node), [node.base, node.index]


def _matrix_row(node: exprs.MatrixSingleSubscriptExpr) -> Dumped:
    return _value(node), [node.base, node.row]


def _matrix_subscript(node: exprs.MatrixSubscriptExpr) -> Dumped:
    return _value(node), [node.base, node.row, node.column]


def _cast(node: exprs.CastExpr) -> Dumped:
    array = node.type.canonical
    if node.kind == "ArrayToPointerDecay" and isinstance(array, ArrayType):
        written = node.type if isinstance(node.type, ArrayType) else array
        return f" '{_pointer_text(written.element, space_of(node))}' <{node.kind}>", [node.sub]
    return f"{_value(node)} <{node.kind}>", [node.sub]


def _pointer_text(type: Type, space: str) -> str:
    """A pointer to `type`: `float *`, `float (*)[4]`."""
    text = spelled_text(type, space)
    base, bracket, bounds = text.partition("[") if isinstance(type, ArrayType) else (text, "", "")
    return f"{base} (*)[{bounds}" if bracket else f"{base} *"


def _functional_cast(node: exprs.ExplicitCastExpr) -> Dumped:
    return f"{_value(node)} functional cast to {node.written} <{node.kind}>", [node.sub]


def _static_cast(node: exprs.ExplicitCastExpr) -> Dumped:
    return f"{_value(node)} static_cast<{node.written}> <{node.kind}>", [node.sub]


def _init_list(node: exprs.InitListExpr) -> Dumped:
    return _value(node), [*node.inits]


def _array_copy(node: exprs.ArrayInitLoopExpr) -> Dumped:
    source = node.source
    return _value(node), [Made("OpaqueValueExpr", _value(source), source.begin, source.end, [source])]


def _construct(node: exprs.CXXConstructExpr) -> Dumped:
    return f"{_value(node)} 'void (const {node.type.unqualified} &) noexcept'", [_as_base(node)]


def _constructor(node: exprs.CXXDefaultConstructExpr) -> Dumped:
    """An object made by a constructor."""
    args = [*node.args] if isinstance(node, exprs.CXXConstructorExpr) else []
    return f"{_value(node)} {type_text(node.constructor.type)}", [*args]


def _as_base(node: exprs.CXXConstructExpr) -> Node:
    """What is copied: of a derived object the part that is the base."""
    source = _as_const(node.source)
    if node.source.type.canonical is node.type.canonical:
        return source
    base: Type = node.type.unqualified.with_const()
    text = f" {type_text(base)} lvalue <DerivedToBase ({node.type.unqualified})>"
    return Made("ImplicitCastExpr", text, node.source.begin, node.source.end, [source])


def _as_const(source: exprs.Expr) -> Node:
    """A struct as what is copied: Clang copies by const reference."""
    if not source.is_lvalue or source.type.is_const:
        return source
    const: Type = source.type.with_const()
    return Made("ImplicitCastExpr", f" {type_text(const)} lvalue <NoOp>", source.begin, source.end, [source])


def _opaque(node: exprs.OpaqueValueExpr) -> Dumped:
    return _value(node), [node.source]


def _out_arg(node: exprs.HLSLOutArgExpr) -> Dumped:
    return f"{_value(node)} {'inout' if node.is_inout else 'out'}", [node.argument, node.temporary, node.writeback]


def _sizeof(node: exprs.UnaryExprOrTypeTraitExpr) -> Dumped:
    if node.unevaluated is not None:
        return f"{_value(node)} sizeof", [node.unevaluated]
    return f"{_value(node)} sizeof {type_text(node.argument)}", []


def _lambda(node: LambdaExpr) -> Dumped:
    body = node.record.call.body if node.record.call is not None else None
    return _value(node), [Made("CXXRecordDecl", " implicit class definition", node.begin, node.begin,
                               [node.record.call]), *node.inits, body]


def _recovery(node: exprs.RecoveryExpr) -> Dumped:
    return _value(node), [*node.subs]


STMT_DUMPERS: dict[type[stmts.Stmt], Callable[..., Dumped]] = {
    stmts.NullStmt: _plain, stmts.DiscardStmt: _plain, stmts.BreakStmt: _plain, stmts.ContinueStmt: _plain,
    stmts.CompoundStmt: _compound,
    stmts.DeclStmt: _decl_stmt, stmts.AttributedStmt: _attributed, stmts.IfStmt: _if, stmts.ForStmt: _for,
    stmts.WhileStmt: _while, stmts.DoStmt: _do, stmts.SwitchStmt: _switch, stmts.CaseStmt: _case,
    stmts.DefaultStmt: _default, stmts.ReturnStmt: _return, stmts.LabelStmt: _label, stmts.GotoStmt: _goto,
    exprs.IntegerLiteral: _integer, exprs.CharacterLiteral: _integer, exprs.FloatingLiteral: _floating,
    exprs.CXXBoolLiteralExpr: _bool, exprs.StringLiteral: _string, exprs.DeclRefExpr: _decl_ref,
    exprs.CXXThisExpr: _this, exprs.ParenExpr: _paren, exprs.UnaryOperator: _unary, exprs.BinaryOperator: _binary,
    exprs.CompoundAssignOperator: _compound_assign, exprs.ConditionalOperator: _conditional, exprs.CallExpr: _call,
    exprs.CXXDefaultArgExpr: _default_arg, exprs.MemberExpr: _member, exprs.ExtVectorElementExpr: _element,
    exprs.ArraySubscriptExpr: _subscript, exprs.ImplicitCastExpr: _cast, exprs.CStyleCastExpr: _cast,
    exprs.CXXFunctionalCastExpr: _functional_cast, exprs.CXXStaticCastExpr: _static_cast,
    exprs.InitListExpr: _init_list, exprs.ArrayInitLoopExpr: _array_copy, exprs.CXXConstructExpr: _construct,
    exprs.CXXDefaultConstructExpr: _constructor, exprs.CXXConstructorExpr: _constructor,
    exprs.OpaqueValueExpr: _opaque, exprs.HLSLOutArgExpr: _out_arg, exprs.UnaryExprOrTypeTraitExpr: _sizeof,
    LambdaExpr: _lambda, exprs.RecoveryExpr: _recovery, exprs.MatrixSingleSubscriptExpr: _matrix_row,
    exprs.MatrixSubscriptExpr: _matrix_subscript, exprs.MatrixElementExpr: _element,
}
