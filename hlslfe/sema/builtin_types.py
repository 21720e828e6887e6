"""The names of namespace hlsl that are types: aliases, `vector`, `matrix`, and the classes that must wait.

Mirrors clang/lib/Headers/hlsl/hlsl_basic_types.h and clang/lib/Sema/HLSLExternalSemaSource.cpp:
HLSLExternalSemaSource::defineHLSLVectorAlias, defineHLSLMatrixAlias, defineHLSLTypesWithForwardDeclarations.
Differs: a name becomes a declaration when it is first looked up, not when the unit starts.  `min16float` and its
relatives, which Clang 22 lacks, are aliases of what they become without native 16-bit types.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, TypedefDecl
from hlslfe.ast.stage_types import INPUT_PATCH, OUTPUT_PATCH, STREAM_TOPOLOGIES
from hlslfe.ast.types import BUILTIN_TYPES, ASTContext, Type, TypedefType
from hlslfe.basic.options import Options

# Name of the scalar -> (kind of ast.types, what it needs: "" or an option of basic.options).  Vectors `name1`..`name4`
# and matrices `name1x1`..`name4x4` exist for each of them.
SCALAR_ALIASES: dict[str, tuple[str, str]] = {
    "bool": ("bool", ""),
    "int": ("int", ""),
    "uint": ("uint", ""),
    "dword": ("uint", ""),
    "half": ("half", ""),
    "float": ("float", ""),
    "double": ("double", ""),
    "int16_t": ("short", "native_int16"),
    "uint16_t": ("ushort", "native_int16"),
    "int32_t": ("int", ""),
    "uint32_t": ("uint", ""),
    "int64_t": ("long", ""),
    "uint64_t": ("ulong", ""),
    "float16_t": ("half", "native_half"),
    "float32_t": ("float", ""),
    "float64_t": ("double", ""),
    "min16float": ("half", ""),
    "min10float": ("half", ""),
    "min16int": ("min16int", ""),
    "min12int": ("min16int", ""),
    "min16uint": ("min16uint", ""),
}

# What a minimum-precision integer is: without 16-bit integers and with them.
_MIN_PRECISION: dict[str, tuple[str, str]] = {"min16int": ("int", "short"), "min16uint": ("uint", "ushort")}

# Keywords of the base language: alone they are no aliases, only their vectors and matrices are.
KEYWORD_SCALARS: frozenset[str] = frozenset({"bool", "int", "half", "float", "double"})

# Four bytes in one number: what pack_u8 and its relatives give.
_PACKED: frozenset[str] = frozenset({"int8_t4_packed", "uint8_t4_packed"})

# Templates over a scalar -> their arguments' defaults (element, then extents).
TEMPLATE_DEFAULTS: dict[str, tuple[str, tuple[int, ...]]] = {"vector": ("float", (4,)), "matrix": ("float", (4, 4))}

# Classes that are parsed and named but cannot be used yet.
_CLASSES = (
    "sampler1D sampler2D sampler3D samplerCUBE sampler_state texture Texture StateObjectConfig GlobalRootSignature "
    "LocalRootSignature "
    "SubobjectToExportsAssociation RaytracingShaderConfig RaytracingPipelineConfig RaytracingPipelineConfig1 "
    "TriangleHitGroup ProceduralPrimitiveHitGroup DispatchNodeInputRecord RWDispatchNodeInputRecord "
    "GroupNodeInputRecords RWGroupNodeInputRecords ThreadNodeInputRecord RWThreadNodeInputRecord NodeOutput "
    "NodeOutputArray EmptyNodeInput EmptyNodeOutput EmptyNodeOutputArray ThreadNodeOutputRecords "
    "GroupNodeOutputRecords string"
)
# Rows of basic.resource_table.KINDS, by name so that the table is loaded when one of them is used.
RESOURCE_CLASSES: frozenset[str] = frozenset((
    "Buffer RWBuffer RasterizerOrderedBuffer StructuredBuffer RWStructuredBuffer AppendStructuredBuffer "
    "ConsumeStructuredBuffer RasterizerOrderedStructuredBuffer ByteAddressBuffer RWByteAddressBuffer "
    "RasterizerOrderedByteAddressBuffer ConstantBuffer TextureBuffer "
    "SamplerState SamplerComparisonState Texture1D Texture1DArray Texture2D Texture2DArray Texture3D TextureCube "
    "TextureCubeArray Texture2DMS Texture2DMSArray RWTexture1D RWTexture1DArray RWTexture2D RWTexture2DArray "
    "RWTexture3D RasterizerOrderedTexture1D RasterizerOrderedTexture1DArray RasterizerOrderedTexture2D "
    "RasterizerOrderedTexture2DArray RasterizerOrderedTexture3D RWTexture2DMS RWTexture2DMSArray FeedbackTexture2D "
    "FeedbackTexture2DArray RaytracingAccelerationStructure RayQuery"
).split())
# Other spellings of them.
RESOURCE_ALIASES: dict[str, str] = {"sampler": "SamplerState"}
# What sema.library_names declares.
LIBRARY_PREFIXES = ("RAY_FLAG_", "CANDIDATE_", "COMMITTED_", "HIT_KIND_", "SAMPLER_FEEDBACK_")
LIBRARY_NAMES: frozenset[str] = frozenset((
    "RayDesc", "BuiltInTriangleIntersectionAttributes", "ResourceDescriptorHeap", "SamplerDescriptorHeap"))
# Classes of the entry points of some stages.
STAGE_TEMPLATES = frozenset((INPUT_PATCH, OUTPUT_PATCH, *STREAM_TOPOLOGIES))
UNSUPPORTED_CLASSES: frozenset[str] = frozenset(_CLASSES.split())


class BuiltinTemplateDecl(NamedDecl):
    """`vector` or `matrix`: type_spec builds the type from the arguments that follow the name."""

    __slots__ = ()


class StageTemplateDecl(NamedDecl):
    """`InputPatch`, `TriangleStream` ...: sema.stage_types makes their types from the arguments."""

    __slots__ = ()


class ResourceClassDecl(NamedDecl):
    """`RWBuffer`, `ByteAddressBuffer` ...: sema.resources makes their types from the arguments."""

    __slots__ = ()


class UnsupportedTypeDecl(NamedDecl):
    """A class that the language has and hlslfe has not: naming it is an error, once for each place."""

    __slots__ = ()


def _scalar_kind(name: str, options: Options) -> str | None:
    """The kind of a scalar alias under these options; None where the name does not exist."""
    row = SCALAR_ALIASES.get(name)
    if row is None:
        return None
    kind, needs = row
    if needs and not getattr(options, needs):
        return None
    if kind in _MIN_PRECISION:
        return _MIN_PRECISION[kind][options.native_int16]
    return kind


def _shape(name: str) -> tuple[str, tuple[int, ...]] | None:
    """Split `float3` into ("float", (3,)) and `int2x4` into ("int", (2, 4)); None when no digits 1 to 4 end it."""
    if len(name) > 3 and name[-2] == "x" and name[-1] in "1234" and name[-3] in "1234":
        return name[:-3], (int(name[-3]), int(name[-1]))
    if name[-1:] and name[-1] in "1234":
        return name[:-1], (int(name[-1]),)
    return None


def builtin_type(name: str, context: ASTContext, options: Options) -> Type | None:
    """The type that `name` is an alias of (`float4`, `uint`, `int2x3` ...), without the alias; None for other names."""
    if name in _PACKED:
        return BUILTIN_TYPES["uint"]
    if name not in KEYWORD_SCALARS:
        kind = _scalar_kind(name, options)
        if kind is not None:
            return BUILTIN_TYPES[kind]
    shape = _shape(name)
    if shape is None:
        return None
    element, extents = shape
    kind = _scalar_kind(element, options)
    if kind is None:
        return None
    scalar = BUILTIN_TYPES[kind]
    if len(extents) == 1:
        return context.vector(scalar, extents[0])
    return context.matrix(scalar, extents[0], extents[1])


def builtin_type_decl(name: str, context: ASTContext, options: Options) -> NamedDecl | None:
    """The declaration of a type name of namespace hlsl; None when it has none of this name."""
    type = builtin_type(name, context, options)
    if type is not None:
        return TypedefDecl(0, name, TypedefType(name, type), ("hlsl",))
    if name in TEMPLATE_DEFAULTS:
        return BuiltinTemplateDecl(0, name, ("hlsl",))
    if name in STAGE_TEMPLATES:
        return StageTemplateDecl(0, name, ("hlsl",))
    if name in RESOURCE_CLASSES or name in RESOURCE_ALIASES:
        return ResourceClassDecl(0, RESOURCE_ALIASES.get(name, name), ("hlsl",))
    if name in UNSUPPORTED_CLASSES:
        return UnsupportedTypeDecl(0, name, ("hlsl",))
    return None
