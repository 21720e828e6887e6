"""Switch statements and their labels.

Mirrors clang/lib/Sema/SemaStmt.cpp: Sema::ActOnStartOfSwitchStmt, Sema::ActOnCaseExpr, Sema::ActOnFinishSwitchStmt,
Sema::ActOnDefaultStmt and clang/lib/Parse/ParseStmt.cpp: Parser::ParseCaseStatement.
Differs: a label whose value does not fit the type of the switch is converted (with a warning), as DXC does it; Clang
22 refuses it.  Jumps past a variable's initialiser are found per switch, since nothing else can jump.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import Expr, ImplicitCastExpr, IntegerLiteral, RecoveryExpr
from hlslfe.ast.stmt import CaseStmt, CompoundStmt, DeclStmt, DefaultStmt, Stmt, SwitchStmt
from hlslfe.ast.types import DEPENDENT, INT, BuiltinType, EnumType, Type, scalar_of
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.enums import value_range
from hlslfe.sema.token_range import expr_range
from hlslfe.sema.variables import SemaVariables

_MOST_CASES = 64  # of one range; Clang compares the value with both ends where there are more


class OpenSwitch:
    """A switch whose body is being read: `type` of its condition (DEPENDENT after an error), the values seen so far
    with the place of each, the place of `default`, and whether some case was wrong."""

    __slots__ = ("type", "values", "default_loc", "has_error")

    def __init__(self, type: Type) -> None:
        self.type = type
        self.values: dict[int, Loc] = {}
        self.default_loc: Loc = 0
        self.has_error = False


class SemaSwitch(SemaVariables):
    """Types switch, case and default."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.stmt_depth = 0
        self.was_too_deep = False
        self.loop_depth = 0
        self.switches: list[OpenSwitch] = []

    def act_on_head_variable(self, node: tree.Decl) -> tuple[VarDecl | None, tree.Expr | None]:
        """The variable that a condition declares, and the expression that reads it; (None, None) after an error."""
        variable = self.act_on_condition_variable(node)
        if variable is None or variable.is_invalid:
            return None, None
        name = tree.QualifiedName([tree.NamePart(variable.loc, variable.name, None, variable.loc)])
        return variable, tree.DeclRefExpr(name)

    def act_on_switch_stmt(self, node: tree.SwitchStmt) -> Stmt:
        self.push_scope("control")
        init = None if node.init is None else self.act_on_stmt(node.init)
        variable: VarDecl | None = None
        use: tree.Expr | None
        if isinstance(node.cond, tree.Expr):
            use = node.cond
        else:
            variable, use = self.act_on_head_variable(node.cond)
        cond = RecoveryExpr(node.loc, node.loc, node.loc) if use is None else self._switch_condition(node.loc, use)
        self.switches.append(OpenSwitch(cond.type.unqualified))
        body = self.act_on_body(node.body)
        switch = self.switches.pop()
        self._check_enum_covered(cond, switch, node.loc)
        self._check_jumps(body)
        self.pop_block()
        made = SwitchStmt(node.loc, variable, cond, body)
        return made if init is None else CompoundStmt(node.loc, [init, made], body.end)

    def _switch_condition(self, loc: Loc, node: tree.Expr) -> Expr:
        """An integer or enum rvalue; after an error a RecoveryExpr."""
        expr = self.scalar_value(self.act_on_expr(node))
        type = expr.type.canonical
        if type is DEPENDENT or isinstance(type, EnumType):
            return expr
        if isinstance(type, BuiltinType) and type.category == "float" and self.options.language_version <= 2021:
            self.diags.report(loc, "warn_hlsl_portability", 0, "a switch on a float")
            return self.implicit_convert(expr, INT, expr.begin, "converting")
        if not isinstance(type, BuiltinType) or type.category not in ("int", "bool"):
            self.diags.report(loc, "err_typecheck_statement_requires_integer", expr.type.quoted(),
                              ranges=[expr_range(self.diags, expr)])
            return RecoveryExpr(expr.loc, expr.begin, expr.end, [expr])
        if type.category == "bool":
            self.diags.report(loc, "warn_bool_switch_condition")
        return expr

    # ------------------------------------------------------------ labels

    def act_on_label_stmt(self, node: tree.CaseStmt | tree.DefaultStmt) -> Stmt | None:
        """`case 1: case 2: default: statement`: labels in a row are a loop here, not a recursion."""
        labels: list[tuple[Loc, Expr | None, int | None]] = []
        link: tree.Stmt = node
        while isinstance(link, (tree.CaseStmt, tree.DefaultStmt)):
            label = self._act_on_label(link)
            if label is not None and isinstance(link, tree.CaseStmt) and link.last is not None:
                labels += self._case_range(link, *label)
            elif label is not None:
                labels.append((link.loc, *label))
            link = link.sub
        sub = self.act_on_stmt(link)
        result: Stmt = sub if sub is not None else CompoundStmt(link.loc, [], link.loc)
        for loc, value, constant in reversed(labels):
            if value is None or constant is None:
                result = DefaultStmt(loc, result)
            else:
                result = CaseStmt(loc, value, constant, result)
        return result

    def _case_range(self, node: tree.CaseStmt, first: Expr | None, low: int | None) -> list[
            tuple[Loc, Expr | None, int | None]]:
        """`case first ... last:` as one label for each value."""
        switch = self.switches[-1]
        assert node.last is not None and first is not None and low is not None
        del switch.values[low]
        end = self._act_on_case_value(switch, tree.CaseStmt(node.loc, node.last, node.sub))
        scalar = scalar_of(switch.type)
        if end is None or scalar is None:
            return []
        high = switch.values.pop(end[1]) and end[1]
        if low > high:
            self.diags.report(node.value.begin, "warn_case_empty_range")
            return []
        if high - low >= _MOST_CASES:
            self.diags.report(node.loc, "err_not_supported_yet", f"a range of more than {_MOST_CASES} cases")
            return []
        type = switch.type.canonical
        labels: list[tuple[Loc, Expr | None, int | None]] = []
        for value in range(low, high + 1):
            if value in switch.values:
                self.diags.report(node.value.begin, "err_duplicate_case", value)
                self.diags.report(switch.values[value], "note_duplicate_case_prev")
                continue
            switch.values[value] = node.value.begin
            literal: Expr = first if value == low else end[0] if value == high else IntegerLiteral(
                node.value.begin, scalar, value)
            if isinstance(type, EnumType) and isinstance(literal, IntegerLiteral):
                literal = ImplicitCastExpr(type, "IntegralCast", literal)
            labels.append((node.loc, literal, value))
        return labels

    def _act_on_label(self, node: tree.CaseStmt | tree.DefaultStmt) -> tuple[Expr | None, int | None] | None:
        """(value, constant) of a case, (None, None) of a default; None after an error."""
        is_case = isinstance(node, tree.CaseStmt)
        if not self.switches:
            self.diags.report(node.loc, "err_case_not_in_switch" if is_case else "err_default_not_in_switch")
            return None
        switch = self.switches[-1]
        if isinstance(node, tree.CaseStmt):
            result = self._act_on_case_value(switch, node)
            switch.has_error = switch.has_error or result is None
            return result
        if switch.default_loc:
            self.diags.report(switch.default_loc, "err_multiple_default_labels_defined")  # as Clang: the last one stays
            self.diags.report(node.loc, "note_duplicate_case_prev")
            switch.default_loc = node.loc
            return None
        switch.default_loc = node.loc
        return None, None

    def _act_on_case_value(self, switch: OpenSwitch, node: tree.CaseStmt) -> tuple[Expr, int] | None:
        expr = self.act_on_expr(node.value)
        if expr.type is DEPENDENT or switch.type is DEPENDENT:
            return None
        is_scoped = isinstance(expr.type.canonical, EnumType) and expr.type.canonical.decl.is_scoped
        is_mixed = expr.type.canonical is not switch.type.canonical
        if is_mixed and (is_scoped or isinstance(switch.type.canonical, EnumType)):
            self.diags.report(expr.begin, "err_case_enum_mismatch", expr.type.quoted(), switch.type.quoted())
            return None
        if is_scoped:
            value = self.evaluate_integer(expr)
        else:
            value = self.integral_constant(expr, "err_typecheck_converted_constant_expression", "err_expr_not_cce")
        scalar = scalar_of(switch.type)
        if value is None or scalar is None:
            return None
        expr, value = self._convert_case(expr, value, switch.type, scalar)
        if value in switch.values:
            self.diags.report(node.value.begin, "err_duplicate_case", value)
            self.diags.report(switch.values[value], "note_duplicate_case_prev")
            return None
        switch.values[value] = node.value.begin
        return expr, value

    def _convert_case(self, expr: Expr, value: int, type: Type, scalar: BuiltinType) -> tuple[Expr, int]:
        """The label in the type of the switch, its value wrapped (with a warning) where it does not fit."""
        low, high = value_range(scalar)
        if low <= value <= high:
            if expr.type.canonical is not type.canonical:
                expr = self.implicit_convert(expr, type, expr.loc, "converting")
        else:
            wrapped = 1 if scalar.category == "bool" else (value - low) % (high - low + 1) + low
            self.diags.report(expr.begin, "warn_case_value_overflow", value, type.quoted(), wrapped)
            value = wrapped
            with self.diags.suppress():
                expr = self.implicit_convert(expr, type, expr.loc, "converting")
        return expr, value

    # ------------------------------------------------------------ at the end of the switch

    def _check_enum_covered(self, cond: Expr, switch: OpenSwitch, loc: Loc) -> None:
        """A switch over an enum without default should name all constants."""
        type = cond.type.canonical
        if switch.default_loc or switch.has_error:
            return
        value = None if isinstance(cond, RecoveryExpr) or type is DEPENDENT else self.evaluate_integer(cond)
        if value is not None and value not in switch.values:
            self.diags.report(cond.begin, "warn_missing_case_for_condition", value)
        if not isinstance(type, EnumType):
            return
        missing = list(dict.fromkeys(constant.name for constant in type.decl.constants
                                     if constant.value not in switch.values))
        if missing:
            names = ", ".join(f"'{name}'" for name in missing[:3])
            more = len(missing) - 3
            self.diags.report(cond.begin, "warn_missing_case", names + (f" and {more} more" if more > 0 else ""))

    def _check_jumps(self, body: Stmt) -> None:
        """A label must not be reached past the initialiser of a variable that it could read."""
        if not isinstance(body, CompoundStmt):
            return
        initialised: VarDecl | None = None
        for stmt in body.body:
            while isinstance(stmt, (CaseStmt, DefaultStmt)):
                if initialised is not None:
                    self.diags.report(stmt.begin, "err_switch_into_protected_scope")
                    self.diags.report(initialised.loc, "note_protected_by_variable_init", initialised.name)
                    return
                stmt = stmt.sub
            if isinstance(stmt, DeclStmt):
                for decl in stmt.decls:
                    if isinstance(decl, VarDecl) and decl.init is not None and decl.storage == "local":
                        initialised = decl


