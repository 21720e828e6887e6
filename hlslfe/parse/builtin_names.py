"""The types that every HLSL program knows without declaring them.

Mirrors clang/lib/Sema/HLSLExternalSemaSource.cpp: HLSLExternalSemaSource and clang/lib/Headers/hlsl/hlsl_basic_types.h.
Differs: a list of spellings only, with DXC's names too (textures, samplers, geometry streams, ray tracing), so that
shaders which sema cannot take yet still parse.
"""

from __future__ import annotations

SCALAR_NAMES: tuple[str, ...] = (
    "bool", "int", "uint", "dword", "half", "float", "double", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t",
    "uint64_t", "float16_t", "float32_t", "float64_t", "min16float", "min10float", "min16int", "min12int", "min16uint",
)

_PLAIN_TYPES = (
    "string ByteAddressBuffer RWByteAddressBuffer RasterizerOrderedByteAddressBuffer SamplerState "
    "SamplerComparisonState sampler sampler1D sampler2D sampler3D samplerCUBE sampler_state texture texture1D "
    "texture2D texture3D textureCUBE RaytracingAccelerationStructure RayDesc BuiltInTriangleIntersectionAttributes "
    "TriangleHitGroup ProceduralPrimitiveHitGroup GlobalRootSignature LocalRootSignature RaytracingPipelineConfig "
    "RaytracingPipelineConfig1 RaytracingShaderConfig StateObjectConfig SubobjectToExportsAssociation "
    "int8_t4_packed uint8_t4_packed __hlsl_resource_t EmptyNodeInput EmptyNodeOutput EmptyNodeOutputArray"
)
_TEMPLATE_TYPES = (
    "vector matrix Buffer RWBuffer RasterizerOrderedBuffer StructuredBuffer RWStructuredBuffer "
    "AppendStructuredBuffer ConsumeStructuredBuffer RasterizerOrderedStructuredBuffer ConstantBuffer TextureBuffer "
    "Texture1D Texture1DArray Texture2D Texture2DArray Texture2DMS Texture2DMSArray Texture3D TextureCube "
    "TextureCubeArray RWTexture1D RWTexture1DArray RWTexture2D RWTexture2DArray RWTexture2DMS RWTexture2DMSArray "
    "RWTexture3D RasterizerOrderedTexture1D RasterizerOrderedTexture1DArray RasterizerOrderedTexture2D "
    "RasterizerOrderedTexture2DArray RasterizerOrderedTexture3D FeedbackTexture2D FeedbackTexture2DArray "
    "InputPatch OutputPatch PointStream LineStream TriangleStream RayQuery DispatchNodeInputRecord "
    "RWDispatchNodeInputRecord GroupNodeInputRecords RWGroupNodeInputRecords ThreadNodeInputRecord "
    "RWThreadNodeInputRecord NodeOutput NodeOutputArray ThreadNodeOutputRecords GroupNodeOutputRecords SubpassInput "
    "SubpassInputMS"
)

_KEYWORD_SCALARS = frozenset(("bool", "int", "half", "float", "double"))


def _shorthand_names() -> list[str]:
    """float1 .. float4, float1x1 .. float4x4 and the same for every scalar."""
    digits = "1234"
    names = [scalar for scalar in SCALAR_NAMES if scalar not in _KEYWORD_SCALARS]
    for scalar in SCALAR_NAMES:
        names += [scalar + rows for rows in digits]
        names += [f"{scalar}{rows}x{columns}" for rows in digits for columns in digits]
    return names


BUILTIN_TEMPLATES: frozenset[str] = frozenset(_TEMPLATE_TYPES.split())
BUILTIN_TYPES: frozenset[str] = frozenset(_shorthand_names() + _PLAIN_TYPES.split())

# Questions about types that compilers answer in C++; what they mean: sema.type_traits.
TYPE_TRAITS: tuple[str, ...] = (
    "__is_same", "__is_class", "__is_union", "__is_enum", "__is_integral", "__is_floating_point", "__is_arithmetic",
    "__is_fundamental", "__is_void", "__is_array", "__is_const", "__is_signed", "__is_unsigned", "__is_base_of",
    "__is_empty", "__is_scalar", "__is_compound", "__is_object", "__is_function", "_Alignof",
)
