"""The builder: instructions, names and folds, each as LLVM prints them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_fp, const_int, i32, poison, zero
from hlslfe.codegen.intrinsics import declare_intrinsic, declare_memcpy
from hlslfe.codegen.ir import Block, Function, GlobalVariable, Module, NameTable, Value
from hlslfe.codegen.ir_types import (
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    PTR,
    VOID,
    IRType,
    array,
    function_type,
    literal_struct,
    vector,
)

Verified = Callable[[Module], str]
V2, V4 = vector(FLOAT, 2), vector(FLOAT, 4)


class Maker:
    """A function with parameters of the given types, named a, b, c, ..., and a builder at its entry."""

    def __init__(self, module: Module, *params: IRType, result: IRType = VOID) -> None:
        self.module = module
        self.fn = module.add_function(Function("f", function_type(result, params)))
        self.fn.name_args([chr(ord("a") + index) for index in range(len(params))])
        self.args = self.fn.args
        self.entry = Block("entry")
        self.fn.append_block(self.entry)
        self.builder = IRBuilder(self.fn, self.entry)

    def lines(self, verified: Verified) -> list[str]:
        """The body without the label, the final return and indentation; LLVM has checked it and prints it the same."""
        if self.builder.block is not None and self.builder.block.terminator is None:
            self.builder.ret()
        self.builder.finish_function()
        text = verified(self.module)
        body = text.partition("entry:\n")[2].partition("\n}")[0]
        return [line.strip() for line in body.splitlines() if line.strip() not in ("", "ret void")]


def test_names_share_one_counter(module: Module, verified: Verified) -> None:
    m = Maker(module, I32)
    b, a = m.builder, m.args[0]
    for name in ("add", "add", "tmp", "tmp", "conv", "add", ""):
        b.binop("add", a, a, name)
    assert [line.partition(" =")[0] for line in m.lines(verified)] == [
        "%add", "%add1", "%tmp", "%tmp2", "%conv", "%add3", "%0"]


def test_a_number_that_is_taken_is_skipped() -> None:
    names = NameTable("")
    assert [names.unique(name) for name in ("x", "x1", "x", "x")] == ["x", "x1", "x2", "x3"]
    names.release("x2")
    assert names.unique("x2") == "x2"


def test_unnamed_values_are_numbered_where_they_stand(module: Module, verified: Verified) -> None:
    m = Maker(module, I32)
    b, a = m.builder, m.args[0]
    exit_block = Block()
    b.binop("mul", a, a)
    b.br(exit_block)
    m.fn.append_block(exit_block)
    b.position_at_end(exit_block)
    b.binop("sub", a, a)
    assert m.lines(verified) == ["%0 = mul i32 %a, %a", "br label %1", "1:", "%2 = sub i32 %a, %a"]


def test_block_names_become_unique_when_they_are_placed(module: Module, verified: Verified) -> None:
    m = Maker(module, I1)
    then, end = Block("if.then"), Block("if.then")
    m.builder.cond_br(m.args[0], then, end)
    m.fn.append_block(end)
    m.fn.append_block(then)
    for block in (end, then):
        m.builder.position_at_end(block)
        m.builder.unreachable()
    assert m.lines(verified) == [
        "br i1 %a, label %if.then1, label %if.then", "if.then:", "unreachable", "if.then1:", "unreachable"]


def test_allocas_stand_first_in_order(module: Module, verified: Verified) -> None:
    m = Maker(module, FLOAT)
    b = m.builder
    first = b.alloca(FLOAT, "a.addr", 4)
    b.store(m.args[0], first, 4)
    second = b.alloca(V4, "v", 16)
    loaded = b.load(V4, second, 16)
    b.store(loaded, second, 16)
    assert m.lines(verified) == [
        "%a.addr = alloca float, align 4", "%v = alloca <4 x float>, align 16", "store float %a, ptr %a.addr, align 4",
        "%0 = load <4 x float>, ptr %v, align 16", "store <4 x float> %0, ptr %v, align 16"]
    assert [user.opcode for user in second.users] == ["load", "store"]


def test_names_that_need_quotes(module: Module, verified: Verified) -> None:
    m = Maker(module, I32)
    m.builder.binop("add", m.args[0], m.args[0], "x y")
    assert m.lines(verified) == ['%"x y" = add i32 %a, %a']


def test_arithmetic_flags(module: Module, verified: Verified) -> None:
    m = Maker(module, I32, FLOAT, V4)
    b, (i, f, v) = m.builder, m.args
    b.binop("add", i, i, "add", "nsw")
    b.binop("fadd", f, f, "add")
    b.binop("fmul", v, v, "mul")
    b.fneg(f, "fneg")
    b.neg(i, "sub", "nsw")
    b.not_(i, "not")
    b.fast_math = ""
    b.binop("fsub", f, f, "sub")
    fmf = "reassoc nnan ninf nsz arcp afn"
    assert m.lines(verified) == [
        "%add = add nsw i32 %a, %a", f"%add1 = fadd {fmf} float %b, %b", f"%mul = fmul {fmf} <4 x float> %c, %c",
        f"%fneg = fneg {fmf} float %b", "%sub = sub nsw i32 0, %a", "%not = xor i32 %a, -1",
        "%sub2 = fsub float %b, %b"]


def test_comparisons_and_casts(module: Module, verified: Verified) -> None:
    m = Maker(module, I32, FLOAT, V2)
    b, (i, f, v) = m.builder, m.args
    b.icmp("slt", i, i32(3), "cmp")
    less = b.fcmp("olt", v, v, "cmp")
    b.cast("sext", less, vector(I32, 2), "sext")
    b.is_not_null(i, "tobool")
    b.cast("sitofp", i, FLOAT, "conv")
    b.cast("fpext", f, DOUBLE, "conv")
    b.cast("fptrunc", f, HALF, "conv")
    assert b.cast("trunc", i, I32) is i
    fmf = "reassoc nnan ninf nsz arcp afn"
    assert m.lines(verified) == [
        "%cmp = icmp slt i32 %a, 3", f"%cmp1 = fcmp {fmf} olt <2 x float> %c, %c",
        "%sext = sext <2 x i1> %cmp1 to <2 x i32>", "%tobool = icmp ne i32 %a, 0", "%conv = sitofp i32 %a to float",
        f"%conv2 = fpext {fmf} float %b to double", f"%conv3 = fptrunc {fmf} float %b to half"]


def test_vectors(module: Module, verified: Verified) -> None:
    m = Maker(module, FLOAT, V4, I32)
    b, (f, v, i) = m.builder, m.args
    b.vector_splat(4, f, "splat")
    b.extract_element(v, i, "vecext")
    b.extract_element(v, i32(2))
    b.insert_element(v, f, i32(1), "vecinit")
    b.shuffle_vector(v, (2, 1, 0))
    b.shuffle_vector(v, (1, 1))
    b.shuffle_vector(v, (0, -1, 5), v)
    assert m.lines(verified) == [
        "%splat.splatinsert = insertelement <4 x float> poison, float %a, i64 0",
        "%splat.splat = shufflevector <4 x float> %splat.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer",
        "%vecext = extractelement <4 x float> %b, i32 %c",
        "%0 = extractelement <4 x float> %b, i32 2",
        "%vecinit = insertelement <4 x float> %b, float %a, i32 1",
        "%1 = shufflevector <4 x float> %b, <4 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>",
        "%2 = shufflevector <4 x float> %b, <4 x float> poison, <2 x i32> <i32 1, i32 1>",
        "%3 = shufflevector <4 x float> %b, <4 x float> %b, <3 x i32> <i32 0, i32 poison, i32 5>"]


def test_aggregates(module: Module, verified: Verified) -> None:
    pair = literal_struct((FLOAT, array(I32, 2)))
    m = Maker(module, pair, I32)
    b, (p, i) = m.builder, m.args
    b.extract_value(p, (1, 0), "x")
    b.insert_value(p, i, (1, 1))
    assert m.lines(verified) == [
        "%x = extractvalue { float, [2 x i32] } %a, 1, 0", "%0 = insertvalue { float, [2 x i32] } %a, i32 %b, 1, 1"]


def test_element_addresses(module: Module, verified: Verified) -> None:
    struct = module.named_struct("struct.N::S")
    struct.set_body((FLOAT, I32), True)
    g = module.add_global(GlobalVariable("g", array(FLOAT, 4), "internal", zero(array(FLOAT, 4)), align=4))
    m = Maker(module, PTR, I32)
    b, (p, i) = m.builder, m.args
    b.gep(struct, p, [i32(0), i32(1)], "x", "inbounds nuw")
    b.gep(array(FLOAT, 4), g, [i32(0), i], "arrayidx", "inbounds")
    b.store(const_fp(FLOAT, 1), b.gep(array(FLOAT, 4), g, [i32(0), i32(1)], "arrayidx", "inbounds"), 4)
    b.store(const_fp(FLOAT, 1), b.gep(array(FLOAT, 4), g, [i32(0), i32(0)], "arrayidx", "inbounds"), 4)
    b.gep(V4, p, [i32(0), i32(2)])
    assert m.lines(verified) == [
        '%x = getelementptr inbounds nuw %"struct.N::S", ptr %a, i32 0, i32 1',
        "%arrayidx = getelementptr inbounds [4 x float], ptr @g, i32 0, i32 %b",
        "store float 1.000000e+00, ptr getelementptr inbounds ([4 x float], ptr @g, i32 0, i32 1), align 4",
        "store float 1.000000e+00, ptr @g, align 4",
        "%0 = getelementptr <4 x float>, ptr %a, i32 0, i32 2"]


def test_calls(module: Module, verified: Verified) -> None:
    m = Maker(module, FLOAT, PTR)
    b, (f, p) = m.builder, m.args
    sin = declare_intrinsic(module, "llvm.sin", FLOAT, (FLOAT,), (FLOAT,))
    b.call(sin, [f])
    user = module.add_function(Function("g", function_type(FLOAT, (FLOAT, PTR))))
    call = b.call(user, [f, p], "call")
    call.arg_attrs = ["noundef nofpclass(nan inf)", "noalias"]
    call.return_attrs = "noundef nofpclass(nan inf)"
    call.attributes = module.attribute_group("convergent")
    b.memcpy(declare_memcpy(module), p, 4, p, 4, i32(8))
    assert declare_memcpy(module) is module.get("llvm.memcpy.p0.p0.i32")
    fmf, number = "reassoc nnan ninf nsz arcp afn", "noundef nofpclass(nan inf)"
    assert m.lines(verified) == [
        f"%0 = call {fmf} float @llvm.sin.f32(float %a)",
        f"%call = call {fmf} {number} float @g(float {number} %a, ptr noalias %b) #2",
        "call void @llvm.memcpy.p0.p0.i32(ptr align 4 %b, ptr align 4 %b, i32 8, i1 false)"]


def test_control_flow(module: Module, verified: Verified) -> None:
    m = Maker(module, I32, FLOAT, result=FLOAT)
    b, (i, f) = m.builder, m.args
    one, end = Block("sw.bb"), Block("sw.epilog")
    switch = b.switch(i, end)
    assert switch is not None
    switch.add_case(i32(1), one)
    switch.add_case(i32(-2), one)
    m.fn.append_block(one)
    b.position_at_end(one)
    b.br(end)
    m.fn.append_block(end)
    b.position_at_end(end)
    phi = b.phi(FLOAT, "cond")
    phi.add_incoming(f, m.entry)
    phi.add_incoming(const_fp(FLOAT, 2), one)
    chosen = b.select(b.icmp("eq", i, i32(0), "cmp"), phi, f, "cond")
    b.ret(chosen)
    fmf = "reassoc nnan ninf nsz arcp afn"
    assert m.lines(verified) == [
        "switch i32 %a, label %sw.epilog [", "i32 1, label %sw.bb", "i32 -2, label %sw.bb", "]", "sw.bb:",
        "br label %sw.epilog", "sw.epilog:",
        f"%cond = phi {fmf} float [ %b, %entry ], [ 2.000000e+00, %sw.bb ]",
        "%cmp = icmp eq i32 %a, 0", f"%cond1 = select {fmf} i1 %cmp, float %cond, float %b", "ret float %cond1"]
    assert [user.opcode for user in end.users] == ["switch", "br"]
    assert [user.opcode for user in m.entry.users] == ["phi"]


def constant_results(b: IRBuilder) -> list[Value]:
    two = const_fp(FLOAT, 2)
    start = poison(V2)
    return [
        b.binop("fmul", two, two, "mul"),
        b.vector_splat(4, two, "splat"),
        b.insert_element(b.insert_element(start, two, i32(0)), const_fp(FLOAT, 1), i32(1)),
        b.cast("sitofp", i32(3), FLOAT, "conv"),
        b.icmp("slt", i32(1), i32(2), "cmp"),
        b.fcmp("olt", two, two, "cmp"),
        b.fneg(two),
        b.select(const_int(I1, 1), i32(1), i32(2)),
        b.extract_element(b.vector_splat(4, two, "splat"), i32(1)),
        b.not_(const_int(I1, 1)),
        b.neg(const_int(I16, 5)),
        b.extract_value(zero(literal_struct((I8, FLOAT))), (1,)),
    ]


def test_constants_fold(module: Module) -> None:
    m = Maker(module)
    assert [f"{value.type.text} {value.ref}" for value in constant_results(m.builder)] == [
        "float 4.000000e+00", "<4 x float> splat (float 2.000000e+00)",
        "<2 x float> <float 2.000000e+00, float 1.000000e+00>", "float 3.000000e+00", "i1 true", "i1 false",
        "float -2.000000e+00", "i32 1", "float 2.000000e+00", "i1 false", "i16 -5", "float 0.000000e+00"]
    assert m.entry.instructions == []


def test_erased_instructions_free_their_names(module: Module) -> None:
    m = Maker(module, I32)
    b, a = m.builder, m.args[0]
    slot = b.alloca(I32, "x", 4)
    store = b.store(a, slot, 4)
    gone = b.binop("add", a, a, "add")
    b.erase(gone)  # type: ignore[arg-type]
    b.erase(store)
    assert slot.users == []
    assert b.binop("add", a, a, "add").ref == "%add"


def test_without_an_insertion_point_nothing_is_inserted(module: Module) -> None:
    m = Maker(module, I32)
    m.builder.position_at_end(None)
    target = Block("x")
    assert m.builder.br(target) is None
    assert m.builder.ret() is not None
    m.builder.binop("add", m.args[0], m.args[0], "add")
    assert m.entry.instructions == []
    assert target.users == []
    assert "add" not in m.fn.names.taken


@pytest.mark.parametrize("place", [0, 1])
def test_inserting_before(module: Module, place: int) -> None:
    m = Maker(module, I32)
    b, a = m.builder, m.args[0]
    b.binop("add", a, a, "first")
    b.position_before(m.entry, place)
    b.binop("add", a, a, "second")
    b.binop("add", a, a, "third")
    names = [instruction.name for instruction in m.entry.instructions]
    assert names == (["second", "third", "first"] if place == 0 else ["first", "second", "third"])
