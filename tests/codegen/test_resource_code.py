"""Handle types of both targets, and what is particular in the code of resources."""

from __future__ import annotations

import re

import pytest

import hlslfe
from hlslfe.ast.resources import HandleType
from hlslfe.ast.types import BUILTIN_TYPES, FLOAT, HALF, INT, UINT, ASTContext, Type
from hlslfe.basic.resource_table import KINDS, METHODS
from hlslfe.codegen.ir import Module
from hlslfe.codegen.resource_methods import EMITTERS
from hlslfe.codegen.resource_types import dx_handle_type, spirv_handle_type, spirv_image_format
from hlslfe.codegen.texture_methods import TEXTURE_EMITTERS
from hlslfe.codegen.types import CodeGenTypes

CONTEXT = ASTContext()


def types(native_half: bool = False) -> CodeGenTypes:
    return CodeGenTypes(Module("a.hlsl", "", ""), native_half)


def vector(element: Type, size: int) -> Type:
    return CONTEXT.vector(element, size)


@pytest.mark.parametrize(("kind", "element", "dx", "spirv"), [
    ("Buffer", vector(FLOAT, 4), 'target("dx.TypedBuffer", <4 x float>, 0, 0, 0)',
     'target("spirv.Image", float, 5, 2, 0, 0, 1, 0)'),
    ("RWBuffer", vector(FLOAT, 4), 'target("dx.TypedBuffer", <4 x float>, 1, 0, 0)',
     'target("spirv.Image", float, 5, 2, 0, 0, 2, 1)'),
    ("RWBuffer", INT, 'target("dx.TypedBuffer", i32, 1, 0, 1)', 'target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24)'),
    ("RWBuffer", vector(UINT, 3), 'target("dx.TypedBuffer", <3 x i32>, 1, 0, 0)',
     'target("spirv.Image", i32, 5, 2, 0, 0, 2, 0)'),
    ("RasterizerOrderedBuffer", FLOAT, 'target("dx.TypedBuffer", float, 1, 1, 0)',
     'target("spirv.Image", float, 5, 2, 0, 0, 2, 3)'),
    ("StructuredBuffer", vector(FLOAT, 3), 'target("dx.RawBuffer", <3 x float>, 0, 0)',
     'target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0)'),
    ("AppendStructuredBuffer", INT, 'target("dx.RawBuffer", i32, 1, 0)',
     'target("spirv.VulkanBuffer", [0 x i32], 12, 1)'),
    ("RasterizerOrderedStructuredBuffer", INT, 'target("dx.RawBuffer", i32, 1, 1)',
     'target("spirv.VulkanBuffer", [0 x i32], 12, 1)'),
    ("ByteAddressBuffer", None, 'target("dx.RawBuffer", i8, 0, 0)', 'target("spirv.VulkanBuffer", [0 x i8], 12, 0)'),
    ("RWByteAddressBuffer", None, 'target("dx.RawBuffer", i8, 1, 0)', 'target("spirv.VulkanBuffer", [0 x i8], 12, 1)'),
    ("Texture1D", FLOAT, 'target("dx.Texture", float, 0, 0, 0, 1)', 'target("spirv.Image", float, 0, 2, 0, 0, 1, 0)'),
    ("Texture2DArray", vector(INT, 4), 'target("dx.Texture", <4 x i32>, 0, 0, 1, 7)',
     'target("spirv.SignedImage", i32, 1, 2, 1, 0, 1, 0)'),
    ("RWTexture3D", FLOAT, 'target("dx.Texture", float, 1, 0, 0, 4)', 'target("spirv.Image", float, 2, 2, 0, 0, 2, 3)'),
    ("TextureCubeArray", FLOAT, 'target("dx.Texture", float, 0, 0, 0, 9)',
     'target("spirv.Image", float, 3, 2, 1, 0, 1, 0)'),
    ("Texture2DMS", FLOAT, 'target("dx.MSTexture", float, 0, 0, 0, 3)',
     'target("spirv.Image", float, 1, 2, 0, 1, 1, 0)'),
    ("RasterizerOrderedTexture1DArray", UINT, 'target("dx.Texture", i32, 1, 1, 0, 6)',
     'target("spirv.Image", i32, 0, 2, 1, 0, 2, 33)'),
    ("SamplerState", None, 'target("dx.Sampler", 0)', 'target("spirv.Sampler")'),
    ("RaytracingAccelerationStructure", None, 'target("dx.RTAccelerationStructure")',
     'target("spirv.Type", 5341, 0, 0)'),
    ("RayQuery", None, "i32", 'target("spirv.Type", 4472, 0, 0)'),
    ("FeedbackTexture2D", None, 'target("dx.FeedbackTexture", 0, 2)', 'target("dx.FeedbackTexture", 0, 2)'),
])
def test_handle_types(kind: str, element: Type | None, dx: str, spirv: str) -> None:
    handle = HandleType(KINDS[kind], element)
    assert dx_handle_type(types(), handle).text == dx
    assert spirv_handle_type(types(), handle).text == spirv


@pytest.mark.parametrize(("scalar", "word", "native_half", "number"), [
    (FLOAT, "unorm", False, 14), (FLOAT, "snorm", False, 13), (HALF, "unorm", False, 14), (HALF, "snorm", True, 11),
    (HALF, "unorm", True, 12),
])
def test_component_types(scalar: Type, word: str, native_half: bool, number: int) -> None:
    context = ASTContext()
    element = context.with_modifiers(scalar, frozenset({word})).canonical
    converted = types(native_half)
    text = dx_handle_type(converted, HandleType(KINDS["RWTexture2D"], element)).text
    assert text == f'target("dx.Texture", {converted.convert_type(element).text}, 1, 0, {number}, 2)'
    assert spirv_handle_type(converted, HandleType(KINDS["RWBuffer"], element)).text.endswith("5, 2, 0, 0, 2, 0)")


def test_the_handle_of_a_counter() -> None:
    handle = HandleType(KINDS["RWStructuredBuffer"], FLOAT, is_counter=True)
    assert dx_handle_type(types(), handle).text == 'target("dx.RawBuffer", float, 1, 0)'
    assert spirv_handle_type(types(), handle).text == 'target("spirv.VulkanBuffer", i32, 12, 1)'


@pytest.mark.parametrize(("element", "expected"), [
    (FLOAT, 3), (vector(FLOAT, 2), 6), (vector(FLOAT, 4), 1), (HALF, 3), (vector(HALF, 4), 1), (INT, 24),
    (vector(INT, 2), 25), (vector(INT, 4), 21), (UINT, 33), (vector(UINT, 2), 35), (vector(UINT, 4), 30),
    (BUILTIN_TYPES["long"], 41), (BUILTIN_TYPES["ulong"], 40), (BUILTIN_TYPES["double"], 0), (vector(FLOAT, 3), 0),
])
def test_image_formats(element: Type, expected: int) -> None:
    assert spirv_image_format(element) == expected


def test_every_lowering_has_an_emitter() -> None:
    lowerings = {row.lowering[0] for rows in METHODS.values() for row in rows}
    assert lowerings <= {*EMITTERS, *TEXTURE_EMITTERS}


def function(source: str, name: str, **options: object) -> str:
    result = hlslfe.compile(source, profile="lib_6_6", **options)  # type: ignore[arg-type]
    assert result.ll is not None, result.diagnostics
    found = re.search(rf"^define [^\n]*@{re.escape(name)}\(.*?^}}", result.ll, re.S | re.M)
    assert found, name
    return found[0]


def test_bytes_are_aligned_as_one_component() -> None:
    source = "RWByteAddressBuffer b; void f(double2 d, half h) { b.Store(8, d); b.Store(2, h); b.Load<int64_t3>(8); }"
    flags = {"native_16bit": True}
    assert "store <2 x double> %0, ptr %3, align 8" in function(
        source, "_ZN4hlsl19RWByteAddressBuffer5StoreIDv2_dEEvjT_", **flags)
    assert "store half %0, ptr %3, align 2" in function(source, "_ZN4hlsl19RWByteAddressBuffer5StoreIDhEEvjT_", **flags)
    assert "load <3 x i64>, ptr %2, align 8" in function(
        source, "_ZN4hlsl19RWByteAddressBuffer4LoadIDv3_lEET_j", **flags)


def test_bools_in_bytes() -> None:
    source = "RWByteAddressBuffer b; bool2 f(bool c) { b.Store(4, c); return b.Load<bool2>(0); }"
    assert "zext i1 %loadedv to i32" in function(source, "_ZN4hlsl19RWByteAddressBuffer5StoreIbEEvjT_")
    assert "trunc <2 x i32> %3 to <2 x i1>" in function(source, "_ZN4hlsl19RWByteAddressBuffer4LoadIDv2_bEET_j")


def test_a_structure_with_its_status_is_stored() -> None:
    source = "struct S { float3 a; int b; }; StructuredBuffer<S> b; S f(out uint s) { return b.Load(1, s); }"
    text = function(source, "_ZN4hlsl16StructuredBufferI1SE4LoadEjRj")
    assert "store %struct.S %ld.value, ptr %agg.result, align 1" in text


def test_matrices_of_a_buffer_are_loaded_with_their_status() -> None:
    source = "StructuredBuffer<float2x2> b; float2x2 f(out uint s) { return b.Load(1, s); }"
    text = function(source, "_ZN4hlsl16StructuredBufferIu11matrix_typeILm2ELm2EfEE4LoadEjRj")
    assert "ret <4 x float>" in text


def test_unbounded_arrays_as_a_whole_are_an_error() -> None:
    result = hlslfe.compile("RWBuffer<int> a[]; void g(RWBuffer<int> b[2]) {} void f() { RWBuffer<int> c[2] = a; }",
                            profile="lib_6_6")
    assert result.ll is None
    assert not result.ok


def test_resources_of_every_stage() -> None:
    body = "float4 main(uint i : A) : SV_Target { return b[i]; }"
    text = hlslfe.compile("Buffer<float4> b;" + body, profile="ps_6_6").ll
    assert text is not None
    assert "call void @_GLOBAL__sub_I_" in text
