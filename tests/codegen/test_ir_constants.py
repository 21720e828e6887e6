"""Constants: one form for each value, printed as LLVM prints it; folding as LLVM's ConstantFolder does it."""

from __future__ import annotations

import math

import pytest

from hlslfe.ast.constant_ops import round_fp
from hlslfe.codegen import constant_fold as fold
from hlslfe.codegen.constants import (
    all_ones,
    const_array,
    const_array_initializer,
    const_fp,
    const_gep,
    const_int,
    const_literal_struct,
    const_number,
    const_string,
    const_struct,
    const_vector,
    elements_of,
    i32,
    is_zero,
    poison,
    splat,
    undef,
    zero,
)
from hlslfe.codegen.ir import Constant, GlobalVariable
from hlslfe.codegen.ir_types import (
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    I64,
    PTR,
    array,
    literal_struct,
    target_type,
    vector,
)


def text(constant: Constant | None) -> str:
    assert constant is not None
    return f"{constant.type.text} {constant.ref}"


def floats(*values: float) -> Constant:
    return const_vector(tuple(const_fp(FLOAT, value) for value in values))


def ints(*values: int) -> Constant:
    return const_vector(tuple(i32(value) for value in values))


@pytest.mark.parametrize(("value", "expected"), [
    (2.0, "float 2.000000e+00"),
    (0.0, "float 0.000000e+00"),
    (-0.0, "float -0.000000e+00"),
    (0.1, "float 0x3FB99999A0000000"),
    (1e10, "float 1.000000e+10"),
    (1e40, "float 0x7FF0000000000000"),
    (-1e40, "float 0xFFF0000000000000"),
    (math.nan, "float 0x7FF8000000000000"),
    (2147483642.0, "float 0x41E0000000000000"),
    (1e-45, "float 0x36A0000000000000"),
    (0.5, "float 5.000000e-01"),
])
def test_float_text(value: float, expected: str) -> None:
    assert text(const_fp(FLOAT, value)) == expected


def test_double_and_half_text() -> None:
    assert text(const_fp(DOUBLE, 0.1)) == "double 1.000000e-01"
    assert text(const_fp(DOUBLE, 1 / 3)) == "double 0x3FD5555555555555"
    assert text(const_fp(DOUBLE, 1e100)) == "double 1.000000e+100"
    assert text(const_fp(HALF, 1.0)) == "half 0xH3C00"
    assert text(const_fp(HALF, 1e6)) == "half 0xH7C00"
    assert text(const_fp(HALF, 0.0)) == "half 0xH0000"


def test_rounding_to_float() -> None:
    assert round_fp(0.1, 32) == 0.10000000149011612
    assert round_fp(1 + 2**-24, 32) == 1.0
    assert round_fp(65520.0, 16) == math.inf
    assert math.isnan(round_fp(math.nan, 32))


def test_ints_wrap_to_their_width() -> None:
    assert text(const_int(I32, 0xFFFFFFFF)) == "i32 -1"
    assert text(const_int(I8, 200)) == "i8 -56"
    assert text(const_int(I1, 1)) == "i1 true"
    assert text(const_int(I1, 0)) == "i1 false"
    assert text(const_int(I64, 1 << 63)) == "i64 -9223372036854775808"
    assert const_int(I8, 200).unsigned == 200
    assert const_int(I32, 7).same(i32(7))
    assert not const_int(I32, 7).same(const_int(I64, 7))


def test_vectors() -> None:
    assert text(ints(1, 2)) == "<2 x i32> <i32 1, i32 2>"
    assert text(floats(2, 2, 2, 2)) == "<4 x float> splat (float 2.000000e+00)"
    assert text(ints(0, 0)) == "<2 x i32> zeroinitializer"
    assert text(floats(-0.0, -0.0)) == "<2 x float> splat (float -0.000000e+00)"
    assert text(splat(1, const_fp(FLOAT, 3))) == "<1 x float> splat (float 3.000000e+00)"
    assert text(const_vector((poison(I32), i32(1)))) == "<2 x i32> <i32 poison, i32 1>"
    assert text(const_vector((poison(I32), poison(I32)))) == "<2 x i32> poison"
    assert text(const_vector((undef(I32), undef(I32)))) == "<2 x i32> undef"
    assert text(const_vector((undef(I32), poison(I32)))) == "<2 x i32> <i32 undef, i32 poison>"
    assert text(const_number(vector(I1, 3), -1)) == "<3 x i1> splat (i1 true)"
    assert text(all_ones(I16)) == "i16 -1"


def test_aggregates() -> None:
    assert text(const_array(FLOAT, (const_fp(FLOAT, 1), zero(FLOAT)))) == (
        "[2 x float] [float 1.000000e+00, float 0.000000e+00]")
    assert text(const_array(FLOAT, (zero(FLOAT),) * 3)) == "[3 x float] zeroinitializer"
    assert text(const_array(I32, ())) == "[0 x i32] zeroinitializer"
    assert text(const_literal_struct((i32(1), zero(PTR)))) == "{ i32, ptr } { i32 1, ptr null }"
    packed = literal_struct((I32, array(I8, 4)), True)
    padded = const_struct(packed, (i32(1), undef(array(I8, 4))))
    assert text(padded) == "<{ i32, [4 x i8] }> <{ i32 1, [4 x i8] undef }>"
    assert text(const_struct(literal_struct(()), ())) == "{} zeroinitializer"
    assert text(zero(target_type("dx.CBuffer", (I32,)))) == 'target("dx.CBuffer", i32) zeroinitializer'


def test_strings() -> None:
    assert text(const_string(b"CB")) == r'[3 x i8] c"CB\00"'
    assert text(const_string(b'a"\\\n\xff')) == r'[6 x i8] c"a\22\\\0A\FF\00"'


def test_arrays_with_many_zeros_at_the_end_are_cut() -> None:
    one = [i32(1), *[i32(0)] * 11]
    assert text(const_array_initializer(I32, tuple(one))) == (
        "<{ i32, [11 x i32] }> <{ i32 1, [11 x i32] zeroinitializer }>")
    nine = [i32(k) for k in range(1, 10)] + [i32(0)] * 11
    assert text(const_array_initializer(I32, tuple(nine))) == (
        "<{ [9 x i32], [11 x i32] }> <{ [9 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9], "
        "[11 x i32] zeroinitializer }>")
    seven = (i32(1), *[i32(0)] * 7)
    assert text(const_array_initializer(I32, seven)).startswith("[8 x i32] [i32 1, i32 0")
    assert text(const_array_initializer(I32, (i32(0),) * 20)) == "[20 x i32] zeroinitializer"
    inner = const_array_initializer(FLOAT, (const_fp(FLOAT, 1), *[zero(FLOAT)] * 8))
    nested = const_array_initializer(array(FLOAT, 9), (inner, zero(array(FLOAT, 9))))
    assert nested.type.text == "<{ <{ float, [8 x float] }>, [9 x float] }>"


def test_constant_addresses() -> None:
    g = GlobalVariable("g", array(FLOAT, 4), "internal", zero(array(FLOAT, 4)))
    element = const_gep(array(FLOAT, 4), g, (i32(0), i32(1)))
    assert text(element) == "ptr getelementptr inbounds ([4 x float], ptr @g, i32 0, i32 1)"
    assert const_gep(array(FLOAT, 4), g, (i32(0), i32(0))) is g
    nested = const_gep(FLOAT, element, (i32(1),), "inbounds nuw")
    assert nested.ref == (
        "getelementptr inbounds nuw (float, ptr getelementptr inbounds ([4 x float], ptr @g, i32 0, i32 1), i32 1)")


def test_zero_and_elements() -> None:
    assert is_zero(const_fp(FLOAT, 0))
    assert not is_zero(const_fp(FLOAT, -0.0))
    assert is_zero(zero(vector(FLOAT, 2)))
    assert not is_zero(poison(I32))
    found = elements_of(zero(vector(I32, 2)))
    assert found is not None
    assert [text(part) for part in found] == ["i32 0", "i32 0"]
    assert elements_of(zero(PTR)) is None


# ---------------------------------------------------------------------------------------------- folding


@pytest.mark.parametrize(("opcode", "a", "b", "expected"), [
    ("add", 2147483647, 1, "i32 -2147483648"),
    ("sub", 1, 2, "i32 -1"),
    ("mul", 65536, 65536, "i32 0"),
    ("sdiv", -7, 2, "i32 -3"),
    ("srem", -7, 2, "i32 -1"),
    ("udiv", -1, 2, "i32 2147483647"),
    ("urem", -1, 10, "i32 5"),
    ("sdiv", 1, 0, "i32 poison"),
    ("sdiv", -2147483648, -1, "i32 poison"),
    ("shl", 1, 31, "i32 -2147483648"),
    ("shl", 1, 32, "i32 poison"),
    ("lshr", -1, 28, "i32 15"),
    ("ashr", -8, 1, "i32 -4"),
    ("and", 12, 10, "i32 8"),
    ("or", 12, 10, "i32 14"),
    ("xor", 12, -1, "i32 -13"),
])
def test_integer_folds(opcode: str, a: int, b: int, expected: str) -> None:
    assert text(fold.fold_binop(opcode, i32(a), i32(b))) == expected


@pytest.mark.parametrize(("opcode", "a", "b", "expected"), [
    ("fadd", 1.0, 2.0, "float 3.000000e+00"),
    ("fmul", 0.1, 3.0, "float 0x3FD3333340000000"),
    ("fdiv", 1.0, 0.0, "float 0x7FF0000000000000"),
    ("fdiv", -1.0, 0.0, "float 0xFFF0000000000000"),
    ("fdiv", 0.0, 0.0, "float 0x7FF8000000000000"),
    ("frem", 5.5, -2.0, "float 1.500000e+00"),
    ("frem", 5.5, 0.0, "float 0x7FF8000000000000"),
    ("fsub", 1.0, 1.0, "float 0.000000e+00"),
])
def test_float_folds(opcode: str, a: float, b: float, expected: str) -> None:
    assert text(fold.fold_binop(opcode, const_fp(FLOAT, a), const_fp(FLOAT, b))) == expected


def test_vector_folds() -> None:
    assert text(fold.fold_binop("fmul", floats(1, 2), floats(2, 2))) == (
        "<2 x float> <float 2.000000e+00, float 4.000000e+00>")
    assert text(fold.fold_binop("add", ints(1, 2), zero(vector(I32, 2)))) == "<2 x i32> <i32 1, i32 2>"
    assert text(fold.fold_fneg(floats(1, -2))) == "<2 x float> <float -1.000000e+00, float 2.000000e+00>"
    assert text(fold.fold_binop("add", poison(I32), i32(1))) == "i32 poison"


def test_compare_folds() -> None:
    assert text(fold.fold_icmp("slt", i32(-1), i32(1))) == "i1 true"
    assert text(fold.fold_icmp("ult", i32(-1), i32(1))) == "i1 false"
    assert text(fold.fold_icmp("ne", ints(1, 0), ints(0, 0))) == "<2 x i1> <i1 true, i1 false>"
    assert text(fold.fold_fcmp("olt", const_fp(FLOAT, 1), const_fp(FLOAT, 2))) == "i1 true"
    assert text(fold.fold_fcmp("une", const_fp(FLOAT, math.nan), const_fp(FLOAT, 0))) == "i1 true"
    assert text(fold.fold_fcmp("oeq", const_fp(FLOAT, math.nan), const_fp(FLOAT, math.nan))) == "i1 false"
    assert text(fold.fold_fcmp("ogt", floats(1, 3), floats(2, 2))) == "<2 x i1> <i1 false, i1 true>"


@pytest.mark.parametrize(("opcode", "value", "type", "expected"), [
    ("sitofp", i32(-3), FLOAT, "float -3.000000e+00"),
    ("uitofp", i32(-1), FLOAT, "float 0x41F0000000000000"),
    ("sitofp", i32(16777217), FLOAT, "float 0x4170000000000000"),
    ("fptosi", const_fp(FLOAT, -3.7), I32, "i32 -3"),
    ("fptoui", const_fp(FLOAT, 3e9), I32, "i32 -1294967296"),
    ("fptosi", const_fp(FLOAT, 3e9), I32, "i32 poison"),
    ("zext", const_int(I1, 1), I32, "i32 1"),
    ("sext", const_int(I1, 1), I32, "i32 -1"),
    ("trunc", i32(258), I8, "i8 2"),
    ("trunc", i32(2), I1, "i1 false"),
    ("fpext", const_fp(FLOAT, 0.1), DOUBLE, "double 0x3FB99999A0000000"),
    ("fptrunc", const_fp(DOUBLE, 0.1), FLOAT, "float 0x3FB99999A0000000"),
    ("bitcast", const_fp(FLOAT, 1), I32, "i32 1065353216"),
    ("bitcast", i32(1065353216), FLOAT, "float 1.000000e+00"),
    ("sitofp", ints(1, 2), vector(FLOAT, 2), "<2 x float> <float 1.000000e+00, float 2.000000e+00>"),
    ("zext", const_number(vector(I1, 2), 1), vector(I32, 2), "<2 x i32> splat (i32 1)"),
])
def test_cast_folds(opcode: str, value: Constant, type: object, expected: str) -> None:
    assert text(fold.fold_cast(opcode, value, type)) == expected  # type: ignore[arg-type]


def test_large_integers_round_once() -> None:
    value = const_int(I64, (1 << 54) + (1 << 30) + 1)
    assert text(fold.fold_cast("sitofp", value, FLOAT)) == "float 0x4350000020000000"


def test_element_folds() -> None:
    vec = floats(1, 2)
    assert text(fold.fold_extract_element(vec, i32(1))) == "float 2.000000e+00"
    assert text(fold.fold_extract_element(vec, i32(2))) == "float poison"
    assert text(fold.fold_insert_element(poison(vector(I32, 2)), i32(5), i32(1))) == "<2 x i32> <i32 poison, i32 5>"
    assert text(fold.fold_shuffle_vector(vec, poison(vec.type), (1, 0, -1))) == (
        "<3 x float> <float 2.000000e+00, float 1.000000e+00, float poison>")
    assert text(fold.fold_select(const_int(I1, 0), i32(1), i32(2))) == "i32 2"
    mixed = fold.fold_icmp("slt", ints(0, 2), ints(1, 1))
    assert mixed is not None
    assert text(fold.fold_select(mixed, ints(1, 2), ints(3, 4))) == "<2 x i32> <i32 1, i32 4>"


def test_aggregate_folds() -> None:
    pair = literal_struct((I32, FLOAT))
    inserted = fold.fold_insert_value(poison(pair), i32(1), (0,))
    assert text(inserted) == "{ i32, float } { i32 1, float poison }"
    assert inserted is not None
    assert text(fold.fold_extract_value(inserted, (0,))) == "i32 1"


def test_what_is_not_constant_does_not_fold() -> None:
    g = GlobalVariable("g", I32, "internal", i32(0))
    assert fold.fold_icmp("eq", g, zero(PTR)) is None
