"""Expressions that are records or arrays, emitted into memory.

Mirrors clang/lib/CodeGen/CGExprAgg.cpp: AggExprEmitter::Visit, VisitInitListExpr, EmitArrayInit,
VisitArrayInitLoopExpr, VisitAbstractConditionalOperator, CheckAggExprForMemSetUse, EmitInitializationToLValue and
clang/lib/CodeGen/CGExpr.cpp: CodeGenFunction::EmitAnyExprToTemp, EmitIgnoredExpr.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import (
    ArrayInitLoopExpr,
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    ConditionalOperator,
    CStyleCastExpr,
    CXXConstructExpr,
    CXXConstructorExpr,
    CXXCtorInitializer,
    CXXDefaultArgExpr,
    CXXDefaultConstructExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    InitListExpr,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    UnaryOperator,
    is_moved_from,
    is_temporary,
)
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.types import ArrayType, BuiltinType, RecordType, Type, element_of_array
from hlslfe.codegen.address import Address, LValue, alignment_at_offset
from hlslfe.codegen.constants import i32, i64
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.init_zero import is_simple_zero, non_zero_bytes
from hlslfe.codegen.ir import Block, Value
from hlslfe.codegen.ir_types import I32, PTR, IRType

MIN_MEMSET_SIZE = 17  # smaller objects are stored part by part


class AggExprEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction. `dest` None throughout: the value is not used."""

    # ------------------------------------------------------------ any kind of expression

    def emit_any_expr_to_temp(self, expr: Expr, name: str) -> LValue:
        """Scalars, too, in their memory form."""
        if self.is_aggregate(expr.type):
            temp = self.create_mem_temp(expr.type, name)
            self.emit_agg_expr(expr, temp)
            if self.is_destroyed(expr.type):
                self.push_destroy(temp, expr.type)
            return LValue(temp, expr.type)
        value = self.emit_scalar_expr(expr) if name == "tmp" else None  # a temporary object is there before its value
        lvalue = LValue(self.create_mem_temp(expr.type, name), expr.type)
        self.emit_store_through_lvalue(self.emit_scalar_expr(expr) if value is None else value, lvalue)
        return lvalue

    def emit_ignored_expr(self, expr: Expr) -> None:
        """An lvalue is computed, but not loaded."""
        if isinstance(expr, BinaryOperator) and expr.op == ",":
            self._emit_comma_chain(expr)
        elif expr.is_lvalue:
            self.emit_lvalue(expr)
        elif self.is_aggregate(expr.type):
            self.emit_agg_expr(expr, None)
        elif isinstance(expr.type.canonical, BuiltinType) and expr.type.canonical.category == "void":
            self.emit_void_expr(expr)
        else:
            self.emit_scalar_expr(expr)

    def _emit_comma_chain(self, expr: BinaryOperator) -> None:
        """`a, b, c` from left to right, without nesting calls."""
        parts: list[Expr] = []
        node: Expr = expr
        while isinstance(node, BinaryOperator) and node.op == ",":
            parts.append(node.rhs)
            node = node.lhs
        parts.append(node)
        for part in reversed(parts):
            self.ensure_insert_point()
            self.emit_ignored_expr(part)

    def emit_void_expr(self, expr: Expr) -> None:
        """A call of a void function, a cast to void, or a choice between such."""
        if isinstance(expr, CallExpr):
            self.emit_call_expr(expr, None)
        elif isinstance(expr, ParenExpr):
            self.emit_void_expr(expr.sub)
        elif isinstance(expr, CastExpr):
            self.emit_ignored_expr(expr.sub)
        elif isinstance(expr, CXXDefaultArgExpr):
            self.emit_void_expr(expr.value)
        elif isinstance(expr, CXXCtorInitializer):
            member = self.emit_lvalue(expr.member)
            self.emit_initialization_to_lvalue(expr.init, member)
        elif isinstance(expr, ConditionalOperator):
            self._emit_choice(expr, self.emit_void_expr)
        elif isinstance(expr, BinaryOperator) and expr.op == ",":
            self.emit_ignored_expr(expr)
        else:
            raise InternalError(f"void {type(expr).__name__}")

    def emit_initialization_to_lvalue(self, expr: Expr, lvalue: LValue, is_zeroed: bool = False) -> None:
        if is_zeroed and is_simple_zero(expr):
            return
        if self.is_aggregate(expr.type):
            self.emit_agg_expr(expr, lvalue.address, is_zeroed)
        else:
            self.emit_store_through_lvalue(self.emit_scalar_expr(expr), lvalue)

    # ------------------------------------------------------------ records and arrays

    def emit_agg_expr(self, expr: Expr, dest: Address | None, is_zeroed: bool = False) -> None:
        handler = AGG_EMITTERS.get(expr.__class__)
        if handler is None:
            raise InternalError(f"aggregate {type(expr).__name__}")
        if isinstance(expr, InitListExpr):
            self._emit_init_list_agg(expr, dest, is_zeroed)
        else:
            handler(self, expr, dest)

    def _emit_paren_agg(self, expr: ParenExpr, dest: Address | None) -> None:
        self.emit_agg_expr(expr.sub, dest)

    def _emit_default_arg_agg(self, expr: CXXDefaultArgExpr, dest: Address | None) -> None:
        self.emit_agg_expr(expr.value, dest)

    def _emit_copy_from_lvalue(self, expr: Expr, dest: Address | None) -> None:
        source = self.emit_lvalue(expr)
        if dest is not None:
            self._emit_copy(dest, source, expr.type, is_temporary(expr))

    def _emit_opaque_agg(self, expr: OpaqueValueExpr, dest: Address | None) -> None:
        self._emit_copy_from_lvalue(expr, dest)

    def _emit_cast_agg(self, expr: CastExpr, dest: Address | None) -> None:
        if expr.kind in _SAME:
            self.emit_agg_expr(expr.sub, dest)
        elif expr.kind == "DerivedToBase":
            self._emit_copy_from_lvalue(expr, dest)
        elif expr.kind in ("HLSLElementwiseCast", "HLSLAggregateSplatCast"):
            if dest is None:
                dest = self.create_mem_temp(expr.type, "agg-temp")
            self._zero_first(expr, dest)
            self.emit_flat_cast(expr, dest)
        else:
            raise InternalError(f"cast {expr.kind}")

    def _emit_construct_agg(self, expr: CXXConstructExpr, dest: Address | None) -> None:
        """A copy; what is computed for it is computed in place."""
        source = expr.source
        if not source.is_lvalue and source.type.canonical is expr.type.canonical:
            self.emit_agg_expr(source, dest)
            return
        place = self.as_base(self.emit_lvalue(source), expr.type)
        if dest is not None:
            self._emit_copy(dest, place, expr.type, is_temporary(source))

    def _emit_copy(self, dest: Address, source: LValue, type: Type, is_move: bool = False) -> None:
        """A new object like `source`: what has resources in it has a constructor for it."""
        record = type.canonical
        if isinstance(record, RecordType) and (record.decl.is_resource or record.decl.is_passed_in_place):
            self.emit_copy_construct(record.decl, dest.pointer, source.address.pointer, is_move)
        else:
            self.emit_mem_copy(dest, source.address, type)

    def emit_returned_agg(self, expr: Expr, dest: Address) -> None:
        """A result; a variable of the function is moved to it."""
        if isinstance(expr, CXXConstructExpr) and is_moved_from(expr.source):
            self._emit_copy(dest, self.as_base(self.emit_lvalue(expr.source), expr.type), expr.type, True)
        else:
            self.emit_agg_expr(expr, dest)

    def _emit_lambda_agg(self, expr: LambdaExpr, dest: Address | None) -> None:
        """The captures, each in its field."""
        if dest is None:
            dest = self.create_mem_temp(expr.type, "agg.tmp")
        for field, init in zip(expr.record.fields, expr.inits, strict=True):
            place = self.field_lvalue(dest, expr.record.type, field)
            if field.type.is_reference:
                pointer = self.emit_lvalue(init).address.pointer
                self.builder.store(pointer, place.address.pointer, place.address.align)
            elif isinstance(init, ArrayInitLoopExpr):
                self.emit_mem_copy(place.address, self.emit_lvalue(init.source).address, init.type)
            else:
                self.emit_initialization_to_lvalue(init, place)

    def _emit_call_agg(self, expr: CallExpr, dest: Address | None) -> None:
        self.emit_call_expr(expr, dest)

    def _emit_binary_agg(self, expr: BinaryOperator, dest: Address | None) -> None:
        if expr.op == ",":
            self.emit_ignored_expr(expr.lhs)
            self.ensure_insert_point()
            self.emit_agg_expr(expr.rhs, dest)
        else:
            self._emit_copy_from_lvalue(expr, dest)

    def _emit_conditional_agg(self, expr: ConditionalOperator, dest: Address | None) -> None:
        if expr.is_lvalue:
            self._emit_copy_from_lvalue(expr, dest)
            return
        self._emit_choice(expr, lambda arm: self.emit_agg_expr(arm, dest))

    def _emit_choice(self, expr: ConditionalOperator, emit: Callable[[Expr], None]) -> None:
        known = self.constant_folds_to_bool(expr.cond)
        if known is not None:
            emit(expr.lhs if known else expr.rhs)
            return
        true_block, false_block, end = Block("cond.true"), Block("cond.false"), Block("cond.end")
        start = self.builder.block
        self.emit_branch_on_bool_expr(expr.cond, true_block, false_block)
        outer = self.enter_conditional(start)
        self.emit_block(true_block)
        emit(expr.lhs)
        self.create_br(end)
        self.emit_block(false_block)
        emit(expr.rhs)
        self.conditional_start = outer
        self.emit_block(end)

    # ------------------------------------------------------------ lists

    def _emit_init_list_agg(self, expr: InitListExpr, dest: Address | None, is_zeroed: bool) -> None:
        if dest is None:
            dest = self.create_mem_temp(expr.type, "agg-temp")
        is_zeroed = is_zeroed or self._zero_first(expr, dest)
        self.enter_init_list(expr)
        canonical = expr.type.canonical
        if isinstance(canonical, ArrayType):
            self._emit_array_init(expr, canonical, dest, is_zeroed)
        else:
            assert isinstance(canonical, RecordType)
            self._emit_record_init(expr, canonical, dest, is_zeroed)
        self.leave_init_list()

    def _zero_first(self, expr: Expr, dest: Address) -> bool:
        """Objects that are mostly zero are zeroed as a whole."""
        size = self.types.size_of(expr.type)
        if size < MIN_MEMSET_SIZE or non_zero_bytes(expr, self.types) * 4 > size:
            return False
        self.emit_memset(dest, 0, i64(size))
        return True

    def _emit_record_init(self, expr: InitListExpr, type: RecordType, dest: Address, is_zeroed: bool) -> None:
        record = type.decl
        for base, init in zip(record.bases, expr.inits, strict=False):
            self.emit_agg_expr(init, self.base_lvalue(dest, type, base).address)
        for field, init in zip(record.fields, expr.inits[len(record.bases):], strict=True):
            lvalue = self.field_lvalue(dest, type, field)
            self.emit_initialization_to_lvalue(init, lvalue, is_zeroed)

    def _emit_array_init(self, expr: InitListExpr, type: ArrayType, dest: Address, is_zeroed: bool) -> None:
        if self._copy_constant_array(expr, type, dest):
            return
        element = self.types.convert_type_for_mem(type.element)
        align = alignment_at_offset(dest.align, self.types.size_of(type.element))
        for index, init in enumerate(expr.inits):
            pointer = dest.pointer
            if index:
                pointer = self.builder.gep(element, pointer, [i32(index)], "arrayinit.element", "inbounds")
            lvalue = LValue(Address(pointer, element, align), element_of_array(expr.type))
            self.emit_initialization_to_lvalue(init, lvalue, is_zeroed)

    def _copy_constant_array(self, expr: InitListExpr, type: ArrayType, dest: Address) -> bool:
        """More than 16 bytes of constants are copied from a private constant."""
        if len(expr.inits) * self.types.size_of(type.element) <= 16:
            return False
        value = self.constants.evaluate(expr)
        if value is None:
            return False
        size = self.types.size_of(expr.type)
        self.emit_memcpy(dest, self.private_constant("constinit", value, expr.type), size)
        return True

    # ------------------------------------------------------------ default constructors

    def _emit_default_construct_agg(self, expr: CXXDefaultConstructExpr, dest: Address | None) -> None:
        is_ignored = dest is None
        if dest is None:
            dest = self.create_mem_temp(expr.type)
        zeros: list[Value] = [i32(0)]
        count, type = 1, expr.type.canonical
        while isinstance(type, ArrayType):
            count *= type.size or 0
            zeros.append(i32(0))
            type = type.element.canonical
        args = expr.args if isinstance(expr, CXXConstructorExpr) else []
        if len(zeros) == 1:
            self.emit_constructor_call(expr.constructor, dest.pointer, args)
        elif count:
            builder = self.builder
            begin = builder.gep(dest.type, dest.pointer, zeros, "array.begin", "inbounds")
            self._construct_elements(expr.constructor, args, begin, self.types.convert_type_for_mem(type), count)
        if is_ignored and self.is_destroyed(expr.type):
            self.push_destroy(dest, expr.type)

    def _construct_elements(self, constructor: FunctionDecl, args: list[Expr], begin: Value, type: IRType,
                            count: int) -> None:
        """One after the other, from `begin` on."""
        builder = self.builder
        limit = builder.gep(type, begin, [i32(count)], "arrayctor.end", "inbounds")
        entry, loop, after = builder.block, Block("arrayctor.loop"), Block("arrayctor.cont")
        self.emit_block(loop)
        current = builder.phi(PTR, "arrayctor.cur")
        assert entry is not None
        current.add_incoming(begin, entry)
        self.emit_constructor_call(constructor, current, args)
        following = builder.gep(type, current, [i32(1)], "arrayctor.next", "inbounds")
        current.add_incoming(following, loop)
        self.create_cond_br(builder.icmp("eq", following, limit, "arrayctor.done"), after, loop)
        self.emit_block(after)

    # ------------------------------------------------------------ copies of arrays

    def _emit_array_init_loop(self, expr: ArrayInitLoopExpr, dest: Address | None) -> None:
        """Element by element in a loop."""
        if dest is None:
            dest = self.create_mem_temp(expr.type, "agg-temp")
        self.copy_array(self.emit_lvalue(expr.source), dest)

    def copy_array(self, source: LValue, dest: Address, is_move: bool = False) -> None:
        array = source.type.canonical
        assert isinstance(array, ArrayType)
        if not array.size:
            return
        element = element_of_array(source.type)  # as written: the layout of matrices hangs on it
        builder, element_type = self.builder, self.types.convert_type_for_mem(element)
        begin = builder.gep(dest.type, dest.pointer, [i32(0), i32(0)], "arrayinit.begin", "inbounds")
        entry, body, end = builder.block, Block("arrayinit.body"), Block("arrayinit.end")
        self.emit_block(body)
        index = builder.phi(I32, "arrayinit.index")
        assert entry is not None
        index.add_incoming(i32(0), entry)
        pointer = builder.gep(element_type, begin, [index], "", "inbounds")
        align = alignment_at_offset(dest.align, self.types.size_of(element))
        self._copy_array_element(source, element, index, Address(pointer, element_type, align), is_move)
        following = builder.binop("add", index, i32(1), "arrayinit.next", "nuw")
        last = builder.block
        assert last is not None
        index.add_incoming(following, last)
        done = builder.icmp("eq", following, i32(array.size), "arrayinit.done")
        self.create_cond_br(done, end, body)
        self.emit_block(end)

    def _copy_array_element(self, source: LValue, type: Type, index: Value, dest: Address, is_move: bool) -> None:
        element = self.array_element(source, type, index, False)
        if isinstance(type.canonical, ArrayType):
            self.copy_array(element, dest, is_move)
        elif self.is_aggregate(type):
            self._emit_copy(dest, element, type, is_move)
        else:
            self.emit_store_through_lvalue(self.emit_load_of_lvalue(element), LValue(dest, type))


_SAME = frozenset({"NoOp", "LValueToRValue", "HLSLArrayRValue", "ArrayToPointerDecay", "ConstructorConversion",
                   "UserDefinedConversion"})

AGG_EMITTERS: dict[type, Callable[..., None]] = {
    LambdaExpr: AggExprEmitter._emit_lambda_agg,
    ParenExpr: AggExprEmitter._emit_paren_agg,
    CXXDefaultArgExpr: AggExprEmitter._emit_default_arg_agg,
    DeclRefExpr: AggExprEmitter._emit_copy_from_lvalue,
    CXXThisExpr: AggExprEmitter._emit_copy_from_lvalue,
    CXXDefaultConstructExpr: AggExprEmitter._emit_default_construct_agg,
    CXXConstructorExpr: AggExprEmitter._emit_default_construct_agg,
    MemberExpr: AggExprEmitter._emit_copy_from_lvalue,
    ArraySubscriptExpr: AggExprEmitter._emit_copy_from_lvalue,
    UnaryOperator: AggExprEmitter._emit_copy_from_lvalue,
    OpaqueValueExpr: AggExprEmitter._emit_opaque_agg,
    ImplicitCastExpr: AggExprEmitter._emit_cast_agg,
    CStyleCastExpr: AggExprEmitter._emit_cast_agg,
    CXXFunctionalCastExpr: AggExprEmitter._emit_cast_agg,
    CXXStaticCastExpr: AggExprEmitter._emit_cast_agg,
    CXXConstructExpr: AggExprEmitter._emit_construct_agg,
    CallExpr: AggExprEmitter._emit_call_agg,
    BinaryOperator: AggExprEmitter._emit_binary_agg,
    ConditionalOperator: AggExprEmitter._emit_conditional_agg,
    InitListExpr: AggExprEmitter._emit_init_list_agg,
    ArrayInitLoopExpr: AggExprEmitter._emit_array_init_loop,
}
