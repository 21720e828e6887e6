"""Calls of intrinsic functions become LLVM intrinsics or a few instructions, in place.

Mirrors clang/lib/CodeGen/CGHLSLBuiltins.cpp: CodeGenFunction::EmitHLSLBuiltinExpr and clang/lib/CodeGen/CGBuiltin.cpp:
CodeGenFunction::EmitBuiltinExpr (the elementwise ones).
Differs: driven by the table basic.builtins; only what is neither one intrinsic nor one instruction has a function here.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.constant_ops import FOLDED_INTRINSICS
from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.expr import CallExpr, HLSLOutArgExpr
from hlslfe.ast.types import FLOAT as FLOAT_TYPE
from hlslfe.ast.types import VOID as AST_VOID
from hlslfe.ast.types import BuiltinType, Type, VectorType, scalar_of
from hlslfe.basic.builtins import Builtin
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.const_emitter import emit_constant
from hlslfe.codegen.constants import const_int, const_number, poison, zero
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Block, Call, Value
from hlslfe.codegen.ir_types import I1, I32, IRType, literal_struct, vector, with_scalar
from hlslfe.codegen.ir_types import VectorType as IRVectorType

# ("class", ...) rows: which of the three lowerings an element of this category and signedness takes.
_CLASSES: dict[tuple[str, bool], str] = {
    ("float", True): "float", ("int", True): "signed", ("int", False): "unsigned", ("bool", False): "unsigned",
}


class BuiltinEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_builtin_expr(self, expr: CallExpr) -> Value | None:
        function = expr.function
        row = function.intrinsic
        if not isinstance(row, Builtin):
            raise InternalError(f"intrinsic {function.name}")
        if row.name in FOLDED_INTRINSICS:
            value = self.constants.evaluate(expr)
            if isinstance(value, (int, float)):
                return emit_constant(self.types, value, expr.type, False)
        if row.lowering[0] == "stage":
            from hlslfe.codegen.stage_outputs import emit_dispatch_mesh  # amplification shaders only

            emit_dispatch_mesh(self, expr)
            return None
        if row.lowering[0] == "atomic":
            from hlslfe.codegen.atomics import emit_atomic  # few shaders have any

            emit_atomic(self, expr, row, element_class(function))
            return None
        out_args = [arg for arg in expr.args if isinstance(arg, HLSLOutArgExpr)]
        if out_args:
            return self._emit_with_out_args(expr, row, out_args)
        args = [self.emit_scalar_expr(arg) for arg in expr.args]
        if row.lowering[0] == "formula":
            result, _ = self.emit_formula(row.name, args)
            return result
        return self.emit_lowering(function, row, args)

    def _emit_with_out_args(self, expr: CallExpr, row: Builtin, out_args: list[HLSLOutArgExpr]) -> Value | None:
        """The values of out parameters go to the temporaries, and from there to the arguments."""
        args: list[Value] = []
        temporaries: list[Value] = []
        for arg in expr.args:
            if isinstance(arg, HLSLOutArgExpr):
                temporaries.append(self.emit_out_arg(arg))
            else:
                args.append(self.emit_scalar_expr(arg))
        if row.lowering == ("custom", "splitdouble"):
            result, outs = None, self._split_double(expr.function, row, args[0])
        else:
            result, outs = self.emit_formula(row.name, args)
        for arg, value, pointer in zip(out_args, outs, temporaries, strict=True):
            place = LValue(Address(pointer, value.type, self.types.align_of(arg.type)), arg.type)
            self.emit_store_through_lvalue(value, place)
        for arg in out_args:
            self.emit_writeback(arg)
        return result

    def emit_formula(self, name: str, args: list[Value]) -> tuple[Value | None, list[Value]]:
        """The formula `name` of codegen.formulas: its result and the values of its out parameters."""
        from hlslfe.codegen.calculator import Calculator  # most shaders need no formula
        from hlslfe.codegen.formulas import FORMULAS

        calculator = Calculator(self.builder, self.cgm)
        found = FORMULAS[name](calculator, *map(calculator.number, args))
        if not isinstance(found, tuple):
            return found.value, []
        result, *outs = found
        return result.value if result is not None else None, [out.value for out in outs if out is not None]

    def emit_lowering(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value | None:
        """What `row` says that a call with these values becomes; `function` tells types."""
        lowering = row.lowering
        if lowering[0] == "class":
            lowering = lowering[1][element_class(function)]
        if lowering[0] == "matrix":
            from hlslfe.codegen.matrix_builtins import emit_matrix_builtin  # many shaders have none

            return emit_matrix_builtin(self, function, row.name, args)
        if lowering[0] == "custom":
            return CUSTOM_LOWERINGS[lowering[1]](self, function, row, args)
        return self._emit_intrinsic(function, row, lowering, args)

    def _emit_intrinsic(self, function: FunctionDecl, row: Builtin, lowering: tuple[str, str],
                        args: list[Value]) -> Value | None:
        """One call of `llvm.<name>`, `llvm.dx.<name>`, overloaded by the first argument or not at all."""
        kind, name = lowering
        full_name = f"llvm.{name}" if kind == "llvm" else f"llvm.dx.{name}"
        overloads = (args[0].type,) if kind != "dx.plain" and args else ()
        result = self.types.convert_type(function.result)
        call = self.call_intrinsic(full_name, result, args, overloads, row.value_name)
        return None if function.result.canonical is AST_VOID else call

    def call_intrinsic(self, name: str, result: IRType, args: list[Value], overloads: tuple[IRType, ...],
                       value_name: str = "") -> Call:
        declaration = self.cgm.intrinsic(name, result, tuple(arg.type for arg in args), overloads)
        return self.builder.call(declaration, args, value_name)

    def emit_library_function(self) -> None:
        """The body of a function of Clang's header, in place of `emit_function`."""
        row = self.function.intrinsic
        assert isinstance(row, Builtin)
        entry, fn = Block("entry"), self.fn
        fn.name_args([f"x{index}" for index in range(len(fn.args))])
        fn.append_block(entry)
        self.builder.position_at_end(entry)
        args: list[Value] = list(fn.args)
        if row.name == "NonUniformResourceIndex":  # no attribute of the header, but a function with a body
            args = [self._stored_param(arg) for arg in args]
        if row.base is not None:
            value = self._emit_compatible(row.base, args)
        else:
            name = row.name
            if name == "firstbithigh" and element_class(self.function) == "unsigned":
                name += ".unsigned"
            value, _ = self.emit_formula(name, args)
        self.builder.ret(value)
        self.builder.finish_function()

    def _stored_param(self, arg: Value) -> Value:
        """A parameter that lies in a variable, as those of any function."""
        slot = self.create_alloca(arg.type, 4, "Index.addr")
        self.builder.store(arg, slot.pointer, slot.align)
        return self.builder.load(arg.type, slot.pointer, slot.align)

    def _emit_compatible(self, base: Builtin, args: list[Value]) -> Value | None:
        """A deprecated overload: the arguments become what `base` takes."""
        function = self.function
        size = max((arg.type.count for arg in args if isinstance(arg.type, IRVectorType)), default=0)
        wanted = function.result if base.result == "T" else None
        values = []
        for arg, param in zip(args, function.params, strict=True):
            target = FLOAT_TYPE if wanted is None else scalar_of(wanted)
            assert target is not None
            arg = self.emit_scalar_conversion(arg, param.type, self._shape_of(param.type, target))
            if size and not isinstance(arg.type, IRVectorType):
                arg = self.builder.vector_splat(size, arg, "splat")
            values.append(arg)
        return self.emit_lowering(function, base, values)

    @staticmethod
    def _shape_of(type: Type, element: BuiltinType) -> Type:
        canonical = type.canonical
        return VectorType(element, canonical.size) if isinstance(canonical, VectorType) else element

    # ------------------------------------------------------------ the others

    def _split_double(self, function: FunctionDecl, row: Builtin, value: Value) -> list[Value]:
        """The low and the high words of doubles."""
        word = self.types.convert_type(function.params[1].type)
        pair = self.call_intrinsic("llvm.dx.splitdouble", literal_struct((word, word)), [value], (word,),
                                   row.value_name)
        return [self.builder.extract_value(pair, (index,)) for index in (0, 1)]

    def _emit_iabs(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        type = args[0].type
        return self.call_intrinsic("llvm.abs", type, [args[0], const_int(I1, 0)], (type,), row.value_name)

    def _emit_rcp(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        return self.builder.binop("fdiv", const_number(args[0].type, 1.0), args[0], row.value_name)

    def _emit_dot(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        """Scalars are multiplied."""
        type = args[0].type
        if not isinstance(type, IRVectorType):
            return self.builder.binop("fmul" if type.is_fp else "mul", args[0], args[1], row.value_name)
        name = {"float": "fdot", "signed": "sdot", "unsigned": "udot"}[element_class(function)]
        return self.call_intrinsic(f"llvm.dx.{name}", type.element, args, (type,), row.value_name)

    def _emit_mad(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        name, value_name = _MAD[element_class(function)]
        type = args[0].type
        return self.call_intrinsic(name, type, args, (type,), value_name)

    def _emit_and_or(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        return self.builder.binop(row.name, args[0], args[1], row.value_name)

    def _emit_select(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        """Scalars beside a vector of conditions are splatted."""
        cond, *values = args
        if isinstance(cond.type, IRVectorType):
            count = cond.type.count
            values = [value if isinstance(value.type, IRVectorType) else
                      self.builder.vector_splat(count, value, "splat") for value in values]
        return self.builder.select(cond, values[0], values[1], row.value_name)

    def _emit_usign(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        """0 or 1."""
        type = self.types.convert_type(function.result)
        is_zero = self.builder.icmp("eq", args[0], zero(args[0].type))
        return self.builder.select(is_zero, zero(type), const_number(type, 1), row.value_name)

    def _emit_dot4add(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        """The intrinsic takes the accumulator first."""
        name = "llvm.dx." + row.value_name.removeprefix("hlsl.")
        return self.call_intrinsic(name, I32, [args[2], args[0], args[1]], (), row.value_name)

    def _emit_clip(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> None:
        """Discard when a component is negative."""
        value = args[0]
        below = self.builder.fcmp("olt", value, zero(value.type))
        if isinstance(below.type, IRVectorType):
            below = self.call_intrinsic("llvm.dx.any", I1, [below], (below.type,))
        self.call_intrinsic("llvm.dx.discard", self.types.convert_type(function.result), [below], ())

    def _emit_add_uint64(self, function: FunctionDecl, row: Builtin, args: list[Value]) -> Value:
        """Sums of numbers given as low and high words, one number or two."""
        builder, (a, b) = self.builder, args
        is_pair = isinstance(a.type, IRVectorType) and a.type.count == 4
        half: IRType = vector(I32, 2) if is_pair else I32

        def part(value: Value, index: int, name: str) -> Value:
            if is_pair:
                return builder.shuffle_vector(value, (index, index + 2), name=name)
            return builder.extract_element(value, index, name)

        low_a, high_a = part(a, 0, "LowA"), part(a, 1, "HighA")
        low_b, high_b = part(b, 0, "LowB"), part(b, 1, "HighB")
        pair = literal_struct((half, with_scalar(half, I1)))
        sum_of_low = self.call_intrinsic("llvm.uadd.with.overflow", pair, [low_a, low_b], (half,))
        carry, low = builder.extract_value(sum_of_low, (1,)), builder.extract_value(sum_of_low, (0,))
        carry = builder.cast("zext", carry, half, "CarryZExt")
        high = builder.binop("add", high_a, high_b, "HighSum")
        high = builder.binop("add", high, carry, "HighSumPlusCarry")
        if is_pair:
            return builder.shuffle_vector(low, (0, 2, 1, 3), high, row.value_name)
        start = builder.insert_element(poison(a.type), low, 0, row.value_name + ".upto0")
        return builder.insert_element(start, high, 1, row.value_name)


def element_class(function: FunctionDecl) -> str:
    """float, signed or unsigned, by the element of the first parameter that is no bool; float for double and integers
    that are computed in float."""
    row = function.intrinsic
    if isinstance(row, Builtin) and row.base is not None and row.lowering[1] == "plain":
        return "float"
    scalar = scalar_of(function.params[0].type)
    assert scalar is not None
    return _CLASSES[scalar.category, scalar.is_signed]


_MAD: dict[str, tuple[str, str]] = {
    "float": ("llvm.fmuladd", "hlsl.fmad"), "signed": ("llvm.dx.imad", "dx.imad"),
    "unsigned": ("llvm.dx.umad", "dx.umad"),
}
CUSTOM_LOWERINGS: dict[str, Callable[..., Value | None]] = {
    "AddUint64": BuiltinEmitter._emit_add_uint64,
    "and": BuiltinEmitter._emit_and_or,
    "clip": BuiltinEmitter._emit_clip,
    "dot": BuiltinEmitter._emit_dot,
    "dot4add": BuiltinEmitter._emit_dot4add,
    "iabs": BuiltinEmitter._emit_iabs,
    "mad": BuiltinEmitter._emit_mad,
    "or": BuiltinEmitter._emit_and_or,
    "rcp": BuiltinEmitter._emit_rcp,
    "select": BuiltinEmitter._emit_select,
    "usign": BuiltinEmitter._emit_usign,
}
