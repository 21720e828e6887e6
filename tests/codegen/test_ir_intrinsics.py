"""Declarations of intrinsics: names as LLVM mangles them, attributes as LLVM knows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hlslfe.codegen.emit_ll import print_module
from hlslfe.codegen.intrinsics import (
    declare_intrinsic,
    declare_memcpy,
    declare_memset,
    intrinsic_attributes,
    mangled_type,
)
from hlslfe.codegen.ir import Module
from hlslfe.codegen.ir_types import (
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I32,
    I64,
    PTR,
    IRType,
    array,
    literal_struct,
    pointer,
    target_type,
    vector,
)

V4 = vector(FLOAT, 4)


@pytest.mark.parametrize(("type", "expected"), [
    (FLOAT, "f32"), (HALF, "f16"), (DOUBLE, "f64"), (I1, "i1"), (V4, "v4f32"), (vector(I32, 2), "v2i32"), (PTR, "p0"),
    (pointer(3), "p3"), (array(FLOAT, 2), "a2f32"), (literal_struct((I32, FLOAT)), "sl_i32f32s"),
    (target_type("dx.Texture", (V4,), (0, 0, 0, 2)), "tdx.Texture_v4f32_0_0_0_2t"),
    (target_type("dx.Sampler", (), (0,)), "tdx.Sampler_0t"),
])
def test_mangled_types(type: IRType, expected: str) -> None:
    assert mangled_type(type) == expected


def test_named_structs_in_names() -> None:
    layout = Module("a", "e", "t").named_struct("__cblayout_CB")
    assert mangled_type(target_type("dx.CBuffer", (layout,))) == "tdx.CBuffer_s___cblayout_CBst"


def declare_some(module: Module) -> None:
    declare_intrinsic(module, "llvm.sin", FLOAT, (FLOAT,), (FLOAT,))
    declare_intrinsic(module, "llvm.pow", V4, (V4, V4), (V4,))
    declare_intrinsic(module, "llvm.abs", I32, (I32, I1), (I32,))
    declare_intrinsic(module, "llvm.dx.fdot", FLOAT, (V4, V4), (V4,))
    declare_intrinsic(module, "llvm.dx.thread.id", I32, (I32,))
    declare_intrinsic(module, "llvm.dx.wave.all", I1, (I1,))
    declare_intrinsic(module, "llvm.smax", I64, (I64, I64), (I64,))
    declare_intrinsic(module, "llvm.trap", declare_memcpy(module).function_type.result, ())
    declare_memset(module)


def test_llvm_knows_the_same_attributes(module: Module, verified: Callable[[Module], str]) -> None:
    """LLVM replaces the attributes of the intrinsics it knows: printing the module again must change nothing."""
    declare_some(module)
    assert "declare float @llvm.dx.fdot.v4f32(<4 x float>, <4 x float>) #2" in verified(module)


def test_a_declaration_is_made_once(module: Module) -> None:
    declare_some(module)
    count = len(module.functions)
    declare_some(module)
    assert len(module.functions) == count == 10
    assert "llvm.memset.p0.i32" in print_module(module)


def test_attributes() -> None:
    assert intrinsic_attributes("llvm.dx.discard") == "nocallback nofree nosync nounwind willreturn"
    assert intrinsic_attributes("llvm.dx.normalize") == "nocallback nofree nosync nounwind willreturn memory(none)"
    assert intrinsic_attributes("llvm.dx.load.input") == "convergent nocallback nofree nosync nounwind willreturn"
