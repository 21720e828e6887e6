"""Lambdas: their classes, what they capture, and what they return.

Mirrors clang/lib/Sema/SemaLambda.cpp: Sema::ActOnLambdaExpressionAfterIntroducer, Sema::ActOnStartOfLambdaDefinition,
Sema::ActOnLambdaExpr, Sema::deduceClosureReturnType and clang/lib/Sema/SemaExpr.cpp: Sema::tryCaptureVariable.
Differs: `this` is captured as a copy of the object, whatever the default, as Clang does in HLSL.
"""

from __future__ import annotations

from hlslfe.ast.decl import FieldDecl, FunctionDecl, VarDecl, copied_record
from hlslfe.ast.destructors import destroyed_record
from hlslfe.ast.expr import CXXConstructExpr, CXXThisExpr, DeclRefExpr, Expr, RecoveryExpr
from hlslfe.ast.lambdas import LambdaDecl, LambdaExpr
from hlslfe.ast.stmt import ReturnStmt, Stmt
from hlslfe.ast.types import (
    DEPENDENT,
    VOID,
    EnumType,
    RecordType,
    ReferenceType,
    Type,
    is_const_qualified,
    unqualified_type,
)
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decls import SemaDecl
from hlslfe.sema.expr import SemaExpr
from hlslfe.sema.scope import Scope
from hlslfe.sema.stmts import SemaStmt


class OpenLambda:
    """A lambda whose body is analysed. default: "", "=" or "&"; result: what a return said so far, None when nothing
    did, `is_deduced` when no result is written; `inits`: those of the captures so far."""

    __slots__ = ("record", "scope", "default", "is_deduced", "result", "inits", "outer_function", "is_mutable", "loc")

    def __init__(self, record: LambdaDecl, scope: Scope, node: tree.LambdaExpr, outer: FunctionDecl | None) -> None:
        self.record = record
        self.scope = scope
        self.default = ""
        self.is_deduced = node.result is None
        self.result: Type | None = None
        self.inits: list[Expr] = []
        self.outer_function = outer
        self.is_mutable = node.is_mutable
        self.loc = node.loc


class SemaLambdas(SemaStmt, SemaDecl, SemaExpr):
    """Types lambdas. `open_lambdas`: those around the expression, outermost first."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.open_lambdas: list[OpenLambda] = []
        self._counters: dict[FunctionDecl | None, list[int]] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._typed: dict[tree.LambdaExpr, Expr] = {}  # lambdas whose type gave `auto` a meaning, until they are used

    def act_on_lambda_expr(self, node: tree.LambdaExpr) -> Expr:
        """`[captures](params) -> result { body }`."""
        known = self._typed.pop(node, None)
        if known is not None:
            return known
        self.diags.report(node.loc, "ext_hlsl_lambda")
        outer = self.function.canonical if self.function is not None else None
        record = LambdaDecl(node.loc, self.function, self._counters.setdefault(outer, [0]))
        home = Scope("block", self.scope)
        open = OpenLambda(record, Scope("function", home), node, self.function)
        self._act_on_captures(open, node, home)
        call = self._declare_call_operator(open, node)
        if call is None:
            return RecoveryExpr(node.loc, node.begin, node.end)
        self._number_lambda(record, call)
        self._act_on_lambda_body(open, call, node)
        if self.dependent_depth:
            return RecoveryExpr(node.loc, node.begin, node.end)
        if self.unit.has_destructors and any(destroyed_record(field.type) for field in record.fields):
            self.diags.report(node.loc, "err_not_supported_yet", "a capture with a destructor")
            return RecoveryExpr(node.loc, node.begin, node.end)
        record.is_passed_in_place = any(copied_record(field.type) is not None for field in record.fields)
        expr = LambdaExpr(node.loc, node.end, record, open.inits)
        expr.has_params, expr.has_result = node.params is not None, not open.is_deduced
        expr.is_mutable = node.is_mutable
        return expr

    def act_on_auto_lambda(self, node: tree.LambdaExpr) -> Expr:
        """A lambda whose type is asked for before its value."""
        expr = self.act_on_lambda_expr(node)
        if expr.type is not DEPENDENT:
            self._typed[node] = expr
        return expr

    def _declare_call_operator(self, open: OpenLambda, node: tree.LambdaExpr) -> FunctionDecl | None:
        declarator = tree.Declarator(node.loc, None)
        declarator.params = node.params or []
        params, is_valid = self.act_on_params(declarator, open.scope, is_definition=True)
        outer = self.enter_scope(open.scope)
        result = self.resolve_type_name(node.result) if node.result is not None else VOID
        self.leave_scope(outer)
        if result is None or not is_valid:
            return None
        record = open.record
        type = self.context.function(result, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params), not node.is_mutable)
        call = FunctionDecl(node.loc, "operator()", type, params, (record.path_name,))
        call.record, call.definition, call.linkage = record, call, "inline"
        record.call = call
        record.methods.append(call)
        members = Scope("record", self.unit_scope, (record.path_name,))
        members.record = record
        members.names[call.name] = [call]
        self.scopes_of[record] = members
        return call

    def _number_lambda(self, record: LambdaDecl, call: FunctionDecl) -> None:
        """A lambda in an inline function has a name that all modules agree on."""
        outer = record.function
        if outer is None or not (outer.canonical.linkage in ("inline", "weak") or isinstance(outer.record, LambdaDecl)):
            return
        key = (outer.canonical, *[param.type.canonical for param in call.params])
        record.number = self._numbers[key] = self._numbers.get(key, 0) + 1

    def _act_on_lambda_body(self, open: OpenLambda, call: FunctionDecl, node: tree.LambdaExpr) -> None:
        assert node.body is not None
        state = (self.function, self.decls, self.save_body_state())
        self.function, self.decls = call, []
        outer = self.enter_scope(open.scope)
        self.open_lambdas.append(open)
        call.body = self.act_on_function_body(call, node.body)
        self.open_lambdas.pop()
        self.leave_scope(outer)
        self.function, self.decls, saved = state
        self.restore_body_state(saved)

    # ------------------------------------------------------------ captures that are written

    def _act_on_captures(self, open: OpenLambda, node: tree.LambdaExpr, home: Scope) -> None:
        seen: set[str] = set()
        for capture in node.captures:
            if not capture.name:
                open.default = "&" if capture.is_reference else "="
                if self.function is None:
                    self.diags.report(capture.loc, "err_capture_default_non_local")
                continue
            if capture.name in seen:
                self.diags.report(capture.loc, "err_capture_more_than_once", capture.name)
                continue
            seen.add(capture.name)
            if open.default == ("&" if capture.is_reference else "=") and capture.init is None and (
                    capture.name != "this"):
                id = "err_reference_capture_with_reference_default" if capture.is_reference else (
                    "err_copy_capture_with_copy_default")
                self.diags.report(capture.loc, id)
            elif capture.init is not None:
                self._act_on_init_capture(open, capture, home)
            else:
                self._act_on_capture(open, capture)

    def _act_on_capture(self, open: OpenLambda, capture: tree.LambdaCapture) -> None:
        if capture.name == "this":
            if super().this_object(capture.loc, False) is None and self._captured_object(capture.loc) is None:
                self.diags.report(capture.loc, "err_this_capture")
            else:
                self._capture_this(open, capture.loc)
            return
        found = self.lookup_name(capture.name)
        decl = found[0] if found else None
        if not isinstance(decl, VarDecl):
            id = "err_capture_does_not_name_variable" if found else "err_undeclared_var_use"
            if decl is None or not decl.is_invalid:
                self.diags.report(capture.loc, id, capture.name)
        elif not decl.is_local:
            self.diags.report(capture.loc, "err_capture_non_automatic_variable", decl.name)
            self.diags.report(decl.loc, "note_previous_declaration")
        elif not decl.is_invalid and decl.type is not DEPENDENT:
            name = tree.DeclRefExpr(tree.QualifiedName([tree.NamePart(capture.loc, capture.name, None, capture.loc)]))
            if not isinstance(self.act_on_expr(name), RecoveryExpr):
                self._add_capture(open, decl, capture.is_reference, capture.loc)

    def _act_on_init_capture(self, open: OpenLambda, capture: tree.LambdaCapture, home: Scope) -> None:
        """`x = init`."""
        assert capture.init is not None
        self.diags.report(capture.loc, "ext_init_capture")
        if capture.is_reference:
            self.diags.report(capture.loc, "err_hlsl_pointers_unsupported", 1)
        expr = self.act_on_expr(capture.init)
        if expr.type is DEPENDENT or capture.is_reference:
            home.names[capture.name] = []
            outer = self.enter_scope(home)
            self.declare_invalid(capture.name, capture.loc)
            self.leave_scope(outer)
            return
        if self.is_lane_mask(expr):
            expr = self.mask_to_bool(expr)
        type = unqualified_type(expr.type)
        decl = VarDecl(capture.loc, capture.name, type, "local")
        decl.function = self.function
        home.names[capture.name] = [decl]
        open.record.init_captures.append(decl)
        expr = self.implicit_convert(expr, type, capture.loc, "initializing")
        decl.init, decl.init_style = expr, "="
        self._add_capture_field(open, decl, type, expr, capture.loc)

    # ------------------------------------------------------------ captures that are used

    def _add_capture(self, open: OpenLambda, decl: VarDecl, by_reference: bool, loc: Loc) -> None:
        """Capture a variable that the function around the lambda sees."""
        type = unqualified_type(decl.type)
        source: Expr = DeclRefExpr(loc, loc, loc, decl.type, decl, True)
        if by_reference:
            self._add_capture_field(open, decl, self._reference_to(decl.type), source, loc)
        else:
            self._add_capture_field(open, decl, type, self.implicit_convert(source, type, loc, "initializing"), loc)

    def _reference_to(self, type: Type) -> Type:
        known = self.context.references.get(type)
        if known is None:
            known = self.context.references[type] = ReferenceType(type)
        return known

    def _add_capture_field(self, open: OpenLambda, decl: VarDecl, type: Type, init: Expr, loc: Loc) -> None:
        record = open.record
        field = FieldDecl(loc, "", type, len(record.fields), record)
        record.fields.append(field)
        record.variables[decl] = field
        open.inits.append(init)

    def capture_use(self, node: tree.DeclRefExpr, decl: VarDecl) -> Expr | None:
        """A use of a local inside of a lambda: None when it is the lambda's own, or a constant."""
        around: list[OpenLambda] = []
        for open in reversed(self.open_lambdas):
            if self._is_own_local(decl, open):
                break
            around.append(open)
            if decl in open.record.init_captures:
                break
        if not around or not decl.is_local or self._is_plain_constant(node, decl):
            return None
        for open in reversed(around):
            if decl in open.record.variables:
                continue
            if not open.default:
                self.diags.report(node.loc, "err_lambda_impcap", decl.name)
                self.diags.report(decl.loc, "note_previous_declaration")
                self.diags.report(open.loc, "note_lambda_decl")
                return RecoveryExpr(node.loc, node.begin, node.end)
            self._add_capture(open, decl, open.default == "&", node.loc)
        type = decl.type
        if any(not open.record.variables[decl].type.is_reference and not open.is_mutable for open in around):
            type = type.with_const()
        return DeclRefExpr(node.loc, node.begin, node.end, type, decl, True)

    def _is_own_local(self, decl: VarDecl, open: OpenLambda) -> bool:
        """Is it declared in the lambda?"""
        scope: Scope | None = self.scope
        while scope is not None:
            if decl in scope.names.get(decl.name, ()):
                return True
            if scope is open.scope:
                return False
            scope = scope.parent
        return True  # its scope is another one: a parameter of an instance, a capture list that is being read

    def _is_plain_constant(self, node: tree.DeclRefExpr, decl: VarDecl) -> bool:
        """A constant integer is used by its value."""
        canonical = decl.type.canonical
        if not is_const_qualified(decl.type) or decl.init is None:
            return False
        if not isinstance(canonical, EnumType) and getattr(canonical, "category", "") not in ("int", "bool"):
            return False
        return self.evaluate_integer(DeclRefExpr(node.loc, node.begin, node.end, decl.type, decl, True)) is not None

    # ------------------------------------------------------------ this

    def this_object(self, loc: Loc, is_implicit: bool) -> CXXThisExpr | None:
        """Inside of a lambda, the object of the member function around it, which is captured."""
        if not self.open_lambdas or self.function is not self.open_lambdas[-1].record.call:
            return super().this_object(loc, is_implicit)
        type = self._captured_object(loc)
        if type is None:
            return None
        for open in self._method_lambdas():
            if open.record.this_field is None:
                if not open.default:
                    self.diags.report(loc, "err_this_capture")
                self._capture_this(open, loc)
        return CXXThisExpr(loc, type, is_implicit)

    def _method_lambdas(self) -> list[OpenLambda]:
        """The lambdas between here and the member function, outermost first."""
        found: list[OpenLambda] = []
        function = self.function
        for open in reversed(self.open_lambdas):
            if function is not open.record.call:
                break
            found.append(open)
            function = open.outer_function
        return found[::-1]

    def _captured_object(self, loc: Loc) -> Type | None:
        """The type of `this` of the member function around the lambdas; None where there is none."""
        lambdas = self._method_lambdas()
        method = lambdas[0].outer_function if lambdas else self.function
        if method is None or method.record is None or method.is_static_method:
            return None
        type: Type = method.record.type
        return type.with_const() if method.function_type.is_const_method else type

    def _capture_this(self, open: OpenLambda, loc: Loc) -> None:
        outer = open.outer_function
        record = outer.record if outer is not None else None
        if isinstance(record, LambdaDecl):
            this = record.this_field
            type = None if this is None else this.type
        else:
            type = None if record is None else record.type
        if type is None or not isinstance(type.canonical, RecordType):
            return
        field = FieldDecl(loc, "", type, len(open.record.fields), open.record)
        open.record.fields.append(field)
        open.record.this_field = field
        open.inits.append(CXXConstructExpr(CXXThisExpr(loc, type, True), type))

    # ------------------------------------------------------------ the result

    def act_on_lambda_return(self, node: tree.ReturnStmt) -> Stmt | None:
        """A return whose value says what the lambda returns."""
        open, call = self.open_lambdas[-1], self.function
        assert call is not None
        value: Expr | None = None
        type: Type = VOID
        if isinstance(node.value, tree.InitListExpr):
            self.diags.report(node.value.loc, "err_lambda_return_init_list")
            return None
        if node.value is not None:
            value = self.default_lvalue_conversion(self.act_on_expr(node.value))
            if self.is_lane_mask(value):
                value = self.mask_to_bool(value)
            type = unqualified_type(value.type)
        if type.canonical is DEPENDENT:
            open.result = open.result or type  # an error was reported, so nothing is said of the calls
            call.type = self.context.function(type, tuple(param.type for param in call.params),
                                              tuple(param.modifier for param in call.params), not open.is_mutable)
            return None
        if open.result is None:
            open.result = type
            call.type = self.context.function(type, tuple(param.type for param in call.params),
                                              tuple(param.modifier for param in call.params), not open.is_mutable)
        elif open.result.canonical is not type.canonical:
            self.diags.report(node.loc, "err_typecheck_missing_return_type_incompatible", type.quoted(),
                              open.result.quoted())
            return None
        if value is not None and type.canonical is not VOID:
            value = self.implicit_convert(value, type, value.loc, "returning")
        stmt = ReturnStmt(node.loc, value, node.loc if value is None else value.end)
        self.note_return(stmt, type)
        return stmt
