"""Calls of intrinsic functions become LLVM intrinsics or a few instructions, in place.

Mirrors clang/lib/CodeGen/CGHLSLBuiltins.cpp: CodeGenFunction::EmitHLSLBuiltinExpr and clang/lib/CodeGen/CGBuiltin.cpp:
CodeGenFunction::EmitBuiltinExpr (the elementwise ones).
Differs: driven by the table basic.builtins; only what is neither one intrinsic nor one instruction has a function here.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import CallExpr, HLSLOutArgExpr
from hlslfe.ast.types import BuiltinType, scalar_of
from hlslfe.basic.builtins import Builtin
from hlslfe.codegen.const_emitter import emit_constant
from hlslfe.codegen.constant_ops import FOLDED_INTRINSICS
from hlslfe.codegen.constants import const_int, const_number, poison, zero
from hlslfe.codegen.function_base import CodeGenFunctionBase, InternalError
from hlslfe.codegen.ir import Call, Value
from hlslfe.codegen.ir_types import I1, I32, IRType, literal_struct, vector, with_scalar
from hlslfe.codegen.ir_types import VectorType as IRVectorType

# ("class", ...) rows: which of the three lowerings an element of this category and signedness takes.
_CLASSES: dict[tuple[str, bool], str] = {
    ("float", True): "float", ("int", True): "signed", ("int", False): "unsigned", ("bool", False): "unsigned",
}


class BuiltinEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction."""

    def emit_builtin_expr(self, expr: CallExpr) -> Value | None:
        row = expr.function.intrinsic
        if not isinstance(row, Builtin):
            raise InternalError(f"intrinsic {expr.function.name}")
        if any(isinstance(arg, HLSLOutArgExpr) for arg in expr.args):
            raise InternalError(f"out argument of {row.name}")
        if row.name in FOLDED_INTRINSICS:
            value = self.constants.evaluate(expr)
            if isinstance(value, (int, float)):
                return emit_constant(self.types, value, expr.type, False)
        args = [self.emit_scalar_expr(arg) for arg in expr.args]
        lowering = row.lowering
        if lowering[0] == "class":
            lowering = lowering[1][_element_class(expr)]
        if lowering[0] == "custom":
            return CUSTOM_LOWERINGS[lowering[1]](self, expr, row, args)
        return self._emit_intrinsic(expr, row, lowering, args)

    def _emit_intrinsic(self, expr: CallExpr, row: Builtin, lowering: tuple[str, str],
                        args: list[Value]) -> Value | None:
        """One call of `llvm.<name>`, `llvm.dx.<name>`, overloaded by the first argument or not at all."""
        kind, name = lowering
        full_name = f"llvm.{name}" if kind == "llvm" else f"llvm.dx.{name}"
        overloads = (args[0].type,) if kind != "dx.plain" and args else ()
        result = self.types.convert_type(expr.type)
        call = self.call_intrinsic(full_name, result, args, overloads, row.value_name)
        return None if _is_void(expr) else call

    def call_intrinsic(self, name: str, result: IRType, args: list[Value], overloads: tuple[IRType, ...],
                       value_name: str = "") -> Call:
        declaration = self.cgm.intrinsic(name, result, tuple(arg.type for arg in args), overloads)
        return self.builder.call(declaration, args, value_name)

    # ------------------------------------------------------------ the others

    def _emit_identity(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        return args[0]

    def _emit_iabs(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        type = args[0].type
        return self.call_intrinsic("llvm.abs", type, [args[0], const_int(I1, 0)], (type,), row.value_name)

    def _emit_rcp(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        return self.builder.binop("fdiv", const_number(args[0].type, 1.0), args[0], row.value_name)

    def _emit_dot(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        """Scalars are multiplied."""
        type = args[0].type
        if not isinstance(type, IRVectorType):
            return self.builder.binop("fmul" if type.is_fp else "mul", args[0], args[1], row.value_name)
        name = {"float": "fdot", "signed": "sdot", "unsigned": "udot"}[_element_class(expr)]
        return self.call_intrinsic(f"llvm.dx.{name}", type.element, args, (type,), row.value_name)

    def _emit_mad(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        name, value_name = _MAD[_element_class(expr)]
        type = args[0].type
        return self.call_intrinsic(name, type, args, (type,), value_name)

    def _emit_and_or(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        return self.builder.binop(row.name, args[0], args[1], row.value_name)

    def _emit_select(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        """Scalars beside a vector of conditions are splatted."""
        cond, *values = args
        if isinstance(cond.type, IRVectorType):
            count = cond.type.count
            values = [value if isinstance(value.type, IRVectorType) else
                      self.builder.vector_splat(count, value, "splat") for value in values]
        return self.builder.select(cond, values[0], values[1], row.value_name)

    def _emit_usign(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        """0 or 1."""
        type = self.types.convert_type(expr.type)
        is_zero = self.builder.icmp("eq", args[0], zero(args[0].type))
        return self.builder.select(is_zero, zero(type), const_number(type, 1), row.value_name)

    def _emit_dot4add(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
        """The intrinsic takes the accumulator first."""
        name = "llvm.dx." + row.value_name.removeprefix("hlsl.")
        return self.call_intrinsic(name, I32, [args[2], args[0], args[1]], (), row.value_name)

    def _emit_clip(self, expr: CallExpr, row: Builtin, args: list[Value]) -> None:
        """Discard when a component is negative."""
        value = args[0]
        below = self.builder.fcmp("olt", value, zero(value.type))
        if isinstance(below.type, IRVectorType):
            below = self.call_intrinsic("llvm.dx.any", I1, [below], (below.type,))
        self.call_intrinsic("llvm.dx.discard", self.types.convert_type(expr.type), [below], ())

    def _emit_add_uint64(self, expr: CallExpr, row: Builtin, args: list[Value]) -> Value:
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


def _element_class(expr: CallExpr) -> str:
    """float, signed or unsigned, by the element of the first argument."""
    scalar = scalar_of(expr.args[0].type)
    assert scalar is not None
    return _CLASSES[scalar.category, scalar.is_signed]


def _is_void(expr: CallExpr) -> bool:
    canonical = expr.type.canonical
    return isinstance(canonical, BuiltinType) and canonical.category == "void"


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
    "identity": BuiltinEmitter._emit_identity,
    "mad": BuiltinEmitter._emit_mad,
    "or": BuiltinEmitter._emit_and_or,
    "rcp": BuiltinEmitter._emit_rcp,
    "select": BuiltinEmitter._emit_select,
    "usign": BuiltinEmitter._emit_usign,
}
