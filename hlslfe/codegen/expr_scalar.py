"""Expressions whose value is a scalar or a vector.

Mirrors clang/lib/CodeGen/CGExprScalar.cpp: ScalarExprEmitter::Visit, VisitCastExpr, VisitBinLAnd,
VisitAbstractConditionalOperator, EmitScalarPrePostIncDec, EmitCompoundAssign.
Differs: chains of operators are walked in a loop, so that their length is not limited by the stack.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import EnumConstantDecl, VarDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CharacterLiteral,
    CompoundAssignOperator,
    ConditionalOperator,
    CStyleCastExpr,
    CXXBoolLiteralExpr,
    CXXDefaultArgExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    ImplicitCastExpr,
    InitListExpr,
    IntegerLiteral,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    StringLiteral,
    UnaryExprOrTypeTraitExpr,
    UnaryOperator,
    ignore_parens,
)
from hlslfe.ast.template_variables import is_late_instance
from hlslfe.ast.types import ConstantMatrixType, VectorType, is_const_qualified, scalar_of
from hlslfe.codegen.address import BIT_FIELD, LValue
from hlslfe.codegen.const_emitter import emit_constant
from hlslfe.codegen.constants import const_int, const_number, zero
from hlslfe.codegen.function_base import InternalError
from hlslfe.codegen.ir import Block, Value
from hlslfe.codegen.ir_types import I1, I64
from hlslfe.codegen.scalar_cast import ELEMENT_CONVERSIONS, ScalarCastEmitter
from hlslfe.codegen.scalar_ops import ARITHMETIC, COMPARISONS

MAX_REPEATED_LISTS = 3


class ScalarExprEmitter(ScalarCastEmitter):
    """Mixin of CodeGenFunction."""

    def emit_scalar_expr(self, expr: Expr) -> Value:
        if self.computed and expr in self.computed:
            return self.computed[expr]
        handler = SCALAR_EMITTERS.get(expr.__class__)
        if handler is None:
            raise InternalError(f"scalar {type(expr).__name__}")
        value = handler(self, expr)
        assert value is not None
        return value

    # ------------------------------------------------------------ literals and names

    def _emit_number(self, expr: IntegerLiteral | FloatingLiteral | CharacterLiteral) -> Value:
        return const_number(self.types.convert_type(expr.type), expr.value)

    def _emit_bool_literal(self, expr: CXXBoolLiteralExpr) -> Value:
        return const_int(I1, int(expr.value))

    def _emit_string(self, expr: StringLiteral) -> Value:
        """The name of a resource, as its binding function takes it."""
        from hlslfe.codegen.resource_access import private_string  # many shaders have no resources

        return private_string(self, expr.value)

    def _emit_sizeof(self, expr: UnaryExprOrTypeTraitExpr) -> Value:
        return const_int(self.types.convert_type(expr.type), expr.value)

    def _emit_paren(self, expr: ParenExpr) -> Value:
        return self.emit_scalar_expr(ignore_parens(expr))

    def _emit_decl_ref(self, expr: DeclRefExpr) -> Value:
        """Constants are used as values; only what is not one is loaded."""
        decl = expr.decl
        if isinstance(decl, EnumConstantDecl) or (
                isinstance(decl, VarDecl) and is_const_qualified(decl.type) and not is_late_instance(decl)):
            value = self.constants.evaluate(expr)
            if value is not None:
                return emit_constant(self.types, value, expr.type, False)
        return self.emit_load_of_lvalue(self.emit_lvalue(expr))

    def _emit_load(self, expr: Expr) -> Value:
        return self.emit_load_of_lvalue(self.emit_lvalue(expr))

    def _emit_member(self, expr: MemberExpr) -> Value:
        """Integer members of constants are folded, others are loaded."""
        value = self.constants.evaluate_int(expr)
        if value is not None:
            self.emit_ignored_expr(expr.base)
            return emit_constant(self.types, value, expr.type, False)
        return self._emit_load(expr)

    def _emit_subscript(self, expr: ArraySubscriptExpr) -> Value:
        """A component of a vector is taken from its value; an rvalue vector goes through memory, as in Clang."""
        base = expr.base
        if not isinstance(base.type.canonical, VectorType):
            return self._emit_load(expr)
        vector = self.emit_scalar_expr(base) if base.is_lvalue else self._emit_materialized(base)
        index = self.emit_scalar_expr(expr.index)
        return self.builder.extract_element(vector, index, "vecext")

    def _emit_materialized(self, expr: Expr) -> Value:
        """Clang computes a vector again for each component that a list takes from it. In lists in lists in lists that
        multiplies, so further inside it is computed once."""
        if self.init_list_depth <= MAX_REPEATED_LISTS:
            return self.emit_load_of_lvalue(self.emit_any_expr_to_temp(expr, "ref.tmp"))
        shared = self.shared_parts[-1]
        if expr not in shared:
            shared[expr] = self.emit_scalar_expr(expr)
        return shared[expr]

    def _emit_opaque_value(self, expr: OpaqueValueExpr) -> Value:
        found = self.opaque_values.get(expr) or self.bind_opaque_value(expr)
        return self.emit_load_of_lvalue(found) if isinstance(found, LValue) else found

    def _emit_default_arg(self, expr: CXXDefaultArgExpr) -> Value:
        return self.emit_scalar_expr(expr.value)

    def _emit_call(self, expr: CallExpr) -> Value:
        if expr.is_lvalue:
            return self.emit_load_of_lvalue(self.emit_lvalue(expr))
        value = self.emit_call_expr(expr, None)
        if value is None:
            raise InternalError("void call as a value")
        return value

    def _emit_init_list(self, expr: InitListExpr) -> Value:
        return self.emit_init_list_scalar(expr)

    # ------------------------------------------------------------ unary operators

    def _emit_unary(self, expr: UnaryOperator) -> Value:
        op = expr.op
        if op in ("++", "--"):
            return self.emit_inc_dec(expr, self.emit_lvalue(expr.sub))
        if isinstance(expr.type.canonical, ConstantMatrixType) and op in "!-":
            return self._emit_matrix_unary(op, self.emit_scalar_expr(expr.sub))
        if op == "!":
            return self._emit_logical_not(expr)
        value = self.emit_scalar_expr(expr.sub)
        if op == "+":
            return value
        if op == "~":
            return self.builder.not_(value, "not")
        if value.type.is_fp:
            return self.builder.fneg(value, "fneg")
        return self.emit_bin_op("-", zero(value.type), value, expr.type)

    def _emit_matrix_unary(self, op: str, value: Value) -> Value:
        if op == "!":
            return self.builder.not_(value, "not")
        return self.builder.fneg(value, "fneg") if value.type.is_fp else self.builder.neg(value)

    def _emit_logical_not(self, expr: UnaryOperator) -> Value:
        if isinstance(expr.type.canonical, VectorType):
            value = self.emit_scalar_expr(expr.sub)
            compare = self.builder.fcmp if value.type.is_fp else self.builder.icmp
            result = compare("oeq" if value.type.is_fp else "eq", value, zero(value.type), "cmp")
            return self.builder.cast("sext", result, self.types.convert_type(expr.type), "sext")
        result = self.builder.not_(self.evaluate_expr_as_bool(expr.sub), "lnot")
        return self.builder.cast("zext", result, self.types.convert_type(expr.type), "lnot.ext")

    def emit_inc_dec(self, expr: UnaryOperator, lvalue: LValue) -> Value:
        old = self.emit_load_of_lvalue(lvalue)
        is_increment = expr.op == "++"
        scalar = scalar_of(expr.sub.type)
        assert scalar is not None
        name, amount = ("inc", 1) if is_increment else ("dec", -1)
        new: Value
        if scalar.category == "bool" and is_increment:
            new = const_number(old.type, 1)
        elif scalar.category == "float":
            new = self.builder.binop("fadd", old, const_number(old.type, float(amount)), name)
        else:
            flags = "nsw" if scalar.is_signed and not isinstance(
                expr.sub.type.canonical, (VectorType, ConstantMatrixType)) else ""
            new = self.builder.binop("add", old, const_number(old.type, amount), name, flags)
        if lvalue.kind == BIT_FIELD:
            new = self.emit_store_through_bit_field(new, lvalue, True)
        else:
            self.emit_store_through_lvalue(new, lvalue)
        return old if expr.is_postfix else new

    # ------------------------------------------------------------ binary operators

    def _emit_binary(self, expr: BinaryOperator) -> Value:
        op = expr.op
        if op in ARITHMETIC or op in COMPARISONS:
            return self._emit_operator_chain(expr)
        if op in ("&&", "||"):
            return self._emit_logical(expr)
        if op == ",":
            self.emit_ignored_expr(expr.lhs)
            self.ensure_insert_point()
            return self.emit_scalar_expr(expr.rhs)
        value = self.emit_assignment(expr, wants_value=True)[1]
        assert value is not None
        return value

    def _emit_operator_chain(self, expr: BinaryOperator) -> Value:
        """`a + b - c`, converted in between or not: down the left sides, then up again."""
        chain: list[BinaryOperator | ImplicitCastExpr] = []
        node: Expr = expr
        while True:
            if isinstance(node, ParenExpr):
                node = node.sub
            elif isinstance(node, BinaryOperator) and (node.op in ARITHMETIC or node.op in COMPARISONS):
                chain.append(node)
                node = node.lhs
            elif isinstance(node, ImplicitCastExpr) and node.kind in ELEMENT_CONVERSIONS and (
                    isinstance(node.sub, (BinaryOperator, ParenExpr))):
                chain.append(node)
                node = node.sub
            else:
                break
        value = self.emit_scalar_expr(node)
        while chain:
            node = chain.pop()
            if isinstance(node, ImplicitCastExpr):
                value = self.emit_scalar_conversion(value, node.sub.type, node.type)
                continue
            rhs = self.emit_scalar_expr(node.rhs)
            if node.op in COMPARISONS:
                value = self.emit_compare(node.op, value, rhs, node.lhs.type, node.type)
            else:
                value = self.emit_bin_op(node.op, value, rhs, node.type)
        return value

    def _emit_logical(self, expr: BinaryOperator) -> Value:
        """The right side in a block of its own, the value in a phi."""
        is_or = expr.op == "||"
        if isinstance(expr.type.canonical, VectorType):
            return self._emit_vector_logical(expr)
        result = self.types.convert_type(expr.type)
        known = self.constant_folds_to_bool(expr.lhs)
        if known is not None:
            if known is not is_or:
                return self.builder.cast("zext", self.evaluate_expr_as_bool(expr.rhs), result, "land.ext")
            return const_int(result, int(is_or))
        name = "lor" if is_or else "land"
        end, rhs_block = Block(name + ".end"), Block(name + ".rhs")
        start = self.builder.block
        if is_or:
            self.emit_branch_on_bool_expr(expr.lhs, end, rhs_block)
        else:
            self.emit_branch_on_bool_expr(expr.lhs, rhs_block, end)
        predecessors = [user.parent for user in reversed(end.users)]  # LLVM's use lists: the latest first
        self.emit_block(rhs_block)
        outer = self.enter_conditional(start)
        rhs = self.evaluate_expr_as_bool(expr.rhs)
        self.conditional_start = outer
        last = self.builder.block
        self.emit_block(end)
        phi = self.builder.phi(I1)
        for block in predecessors:
            assert block is not None
            phi.add_incoming(const_int(I1, int(is_or)), block)
        if last is not None:
            phi.add_incoming(rhs, last)
        return self.builder.cast("zext", phi, result, name + ".ext")

    def _emit_vector_logical(self, expr: BinaryOperator) -> Value:
        """`&&` and `||` of vectors (up to HLSL 2018): both sides are computed, component by component."""
        sides = [self.emit_scalar_expr(expr.lhs), self.emit_scalar_expr(expr.rhs)]
        tests = [self.builder.fcmp("une", side, zero(side.type), "cmp") if side.type.is_fp
                 else self.builder.icmp("ne", side, zero(side.type), "cmp") for side in sides]
        value = self.builder.binop("or" if expr.op == "||" else "and", tests[0], tests[1])
        return self.builder.cast("sext", value, self.types.convert_type(expr.type), "sext")

    def emit_compound_assign(self, expr: CompoundAssignOperator) -> tuple[LValue, Value]:
        """The right side first, then the load of the left one."""
        rhs = self.emit_scalar_expr(expr.rhs)
        lvalue = self.emit_lvalue(expr.lhs)
        lhs = self.emit_load_of_lvalue(lvalue)
        lhs = self.emit_scalar_conversion(lhs, expr.lhs.type, expr.computation_lhs)
        value = self.emit_bin_op(expr.op.removesuffix("="), lhs, rhs, expr.computation_result)
        value = self.emit_scalar_conversion(value, expr.computation_result, expr.lhs.type)
        if lvalue.kind == BIT_FIELD:
            value = self.emit_store_through_bit_field(value, lvalue, True)
        else:
            self.emit_store_through_lvalue(value, lvalue)
        return lvalue, value

    def _emit_compound_assign_value(self, expr: CompoundAssignOperator) -> Value:
        return self.emit_compound_assign(expr)[1]

    # ------------------------------------------------------------ the conditional operator

    def _emit_conditional(self, expr: ConditionalOperator) -> Value | None:
        """`a ? b : c ? d : e` and so on from the left, without nesting."""
        chain: list[tuple[Value, Block | None, Block]] = []
        node: Expr = expr
        outer = self.conditional_start
        while isinstance(node, ConditionalOperator) and node not in self.computed and self._needs_branches(node):
            chain.append(self._emit_true_branch(node))
            node = ignore_parens(node.rhs)
        if not chain:
            return self._emit_plain_conditional(expr)
        value = self.emit_scalar_expr(node)
        self.conditional_start = outer
        for lhs, lhs_block, end in reversed(chain):
            rhs_block = self.builder.block
            self.emit_block(end)
            phi = self.builder.phi(lhs.type, "cond")
            assert lhs_block is not None and rhs_block is not None
            phi.add_incoming(lhs, lhs_block)
            phi.add_incoming(value, rhs_block)
            value = phi
        return value

    def _needs_branches(self, expr: ConditionalOperator) -> bool:
        if isinstance(expr.cond.type.canonical, (VectorType, ConstantMatrixType)):
            return False
        is_constant = self.constants.evaluate_defined
        return self.constant_folds_to_bool(expr.cond) is None and (
            is_constant(expr.lhs) is None or is_constant(expr.rhs) is None)

    def _emit_true_branch(self, expr: ConditionalOperator) -> tuple[Value, Block | None, Block]:
        """What is computed when the condition holds, the block where it is then, and the one behind the operator."""
        true_block, false_block, end = Block("cond.true"), Block("cond.false"), Block("cond.end")
        start = self.builder.block
        self.emit_branch_on_bool_expr(expr.cond, true_block, false_block)
        self.enter_conditional(start)
        self.emit_block(true_block)
        lhs = self.emit_scalar_expr(expr.lhs)
        lhs_block = self.builder.block
        self.create_br(end)
        self.emit_block(false_block)
        return lhs, lhs_block, end

    def _emit_plain_conditional(self, expr: ConditionalOperator) -> Value | None:
        """One without branches."""
        if isinstance(expr.cond.type.canonical, (VectorType, ConstantMatrixType)):
            return self._emit_vector_select(expr)
        known = self.constant_folds_to_bool(expr.cond)
        if known is not None:
            return self.emit_scalar_expr(expr.lhs if known else expr.rhs)
        cond = self.evaluate_expr_as_bool(expr.cond)
        self.builder.cast("zext", cond, I64)  # what Clang's profile counter would be stepped by
        lhs, rhs = self.emit_scalar_expr(expr.lhs), self.emit_scalar_expr(expr.rhs)
        return self.builder.select(cond, lhs, rhs, "cond")

    def _emit_vector_select(self, expr: ConditionalOperator) -> Value:
        cond = self.emit_scalar_expr(expr.cond)
        lhs, rhs = self.emit_scalar_expr(expr.lhs), self.emit_scalar_expr(expr.rhs)
        if cond.type.scalar is not I1:
            cond = self.builder.icmp("slt", cond, zero(cond.type), "vector_cond")
        return self.builder.select(cond, lhs, rhs, "vector_select")


SCALAR_EMITTERS: dict[type, Callable[..., Value | None]] = {
    IntegerLiteral: ScalarExprEmitter._emit_number,
    FloatingLiteral: ScalarExprEmitter._emit_number,
    CharacterLiteral: ScalarExprEmitter._emit_number,
    CXXBoolLiteralExpr: ScalarExprEmitter._emit_bool_literal,
    StringLiteral: ScalarExprEmitter._emit_string,
    UnaryExprOrTypeTraitExpr: ScalarExprEmitter._emit_sizeof,
    ParenExpr: ScalarExprEmitter._emit_paren,
    DeclRefExpr: ScalarExprEmitter._emit_decl_ref,
    MemberExpr: ScalarExprEmitter._emit_member,
    ArraySubscriptExpr: ScalarExprEmitter._emit_subscript,
    ExtVectorElementExpr: ScalarExprEmitter._emit_load,
    MatrixSingleSubscriptExpr: ScalarExprEmitter.emit_matrix_row,
    MatrixSubscriptExpr: ScalarExprEmitter.emit_matrix_subscript,
    MatrixElementExpr: ScalarExprEmitter.emit_matrix_element,
    OpaqueValueExpr: ScalarExprEmitter._emit_opaque_value,
    CXXDefaultArgExpr: ScalarExprEmitter._emit_default_arg,
    CallExpr: ScalarExprEmitter._emit_call,
    InitListExpr: ScalarExprEmitter._emit_init_list,
    UnaryOperator: ScalarExprEmitter._emit_unary,
    BinaryOperator: ScalarExprEmitter._emit_binary,
    CompoundAssignOperator: ScalarExprEmitter._emit_compound_assign_value,
    ConditionalOperator: ScalarExprEmitter._emit_conditional,
    ImplicitCastExpr: ScalarExprEmitter.emit_scalar_cast,
    CStyleCastExpr: ScalarExprEmitter.emit_scalar_cast,
    CXXFunctionalCastExpr: ScalarExprEmitter.emit_scalar_cast,
    CXXStaticCastExpr: ScalarExprEmitter.emit_scalar_cast,
}
