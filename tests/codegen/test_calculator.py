"""Formulas on IR values: what operators emit."""

from __future__ import annotations

from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.calculator import Calculator, Number
from hlslfe.codegen.ir import Block, Function, Instruction, Module
from hlslfe.codegen.ir_types import FLOAT, I8, I32, VOID, IRType, function_type, vector

V3, W3 = vector(FLOAT, 3), vector(I32, 3)


class _Modules:
    def __init__(self) -> None:
        self.module = Module("a", "e", "t")

    def intrinsic(self, name: str, result: IRType, params: tuple[IRType, ...],
                  overloads: tuple[IRType, ...] = ()) -> Function:
        from hlslfe.codegen.intrinsics import declare_intrinsic

        return declare_intrinsic(self.module, name, result, params, overloads)


def numbers(*types: IRType) -> tuple[Calculator, Block, list[Number]]:
    function = Function("f", function_type(VOID, types))
    function.append_block(Block("entry"))
    builder = IRBuilder(function, function.blocks[0])
    calculator = Calculator(builder, _Modules())  # type: ignore[arg-type]
    return calculator, function.blocks[0], [calculator.number(arg) for arg in function.args]


def opcodes(block: Block) -> list[str]:
    return [instruction.opcode for instruction in block.instructions]


def test_operators_follow_the_element() -> None:
    _, block, (f, i) = numbers(FLOAT, I32)
    assert ((f + 1) * 2 - f / 3).type is FLOAT
    assert ((i + 1) * 2 - (i >> 3) | (i << 1) & 7).type is I32
    assert opcodes(block) == ["fadd", "fmul", "fdiv", "fsub", "add", "mul", "lshr", "sub", "shl", "and", "or"]


def test_numbers_on_the_left_keep_their_side() -> None:
    _, block, (f,) = numbers(FLOAT)
    result = 1 - f
    assert isinstance(result.value, Instruction)
    assert [operand is f.value for operand in result.value.operands] == [False, True]
    assert opcodes(block) == ["fsub"]


def test_scalars_are_splatted_beside_vectors() -> None:
    _, block, (v, f) = numbers(V3, FLOAT)
    assert (v * f).type is V3 and (f * v).type is V3
    assert (v - 2).type is V3
    assert opcodes(block) == ["insertelement", "shufflevector", "fmul"] * 2 + ["fsub"]


def test_select_and_compare() -> None:
    calculator, block, (v, f, w) = numbers(V3, FLOAT, W3)
    assert calculator.select(f.compare("olt", 0), v, v * 2).type is V3
    assert calculator.select(w.compare("eq", 1), v, f).type is V3
    assert opcodes(block) == ["fcmp", "fmul", "select", "icmp", "insertelement", "shufflevector", "select"]


def test_shapes() -> None:
    calculator, _, (v, f, w) = numbers(V3, FLOAT, W3)
    assert (v.size, f.size, w.bits, f.bits) == (3, 0, 32, 32)
    assert v.swizzle(2, 0).type is vector(FLOAT, 2)
    assert calculator.compose([f, f, v[1]]).type is V3
    assert w.cast("trunc", I8).type is vector(I8, 3)
    assert v.bitcast(W3).type is W3
    assert calculator.call("sqrt", v).type is V3
    assert calculator.call("dx.fdot", v, v, result=FLOAT).type is FLOAT
    assert (-v).type is V3 and (-w).type is W3
