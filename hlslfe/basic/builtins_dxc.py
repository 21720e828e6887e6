"""The intrinsic functions that DXC has and Clang 22 lacks: lowered in place, or named and not supported yet.

Mirrors clang/utils/hlsl/gen_hlsl_intrinsics.py of LLVM's head, where it has them.
Differs: the columns of basic.builtins.  LLVM's head names some of the llvm.dx intrinsics; the names of the others
are ours, after the DXIL operations (docs/intrinsics.md tells which).
"""

from __future__ import annotations

from hlslfe.basic.builtins_kinds import (
    ALL,
    GROUP_STAGES,
    NB,
    QUAD_STAGES,
    SCALAR,
    SM60,
    SM65,
    SM66,
    T1,
    T3,
    WORDS,
    F,
    N,
    by_class,
)

_FORMULA = ("formula",)
_DEST2 = ("dest", "T")
_DEST3 = ("dest", "T", "out T")
_UWORDS = ("uint", "ulong")
_BYTES = ("int", "uint", "short", "ushort")


def _signed_or_not(name: str, value_name: str) -> tuple[object, ...]:
    """A row of T -> T whose intrinsic has a `u` in front of the last word of its name for unsigned elements."""
    path, word = name.rsplit(".", 1)
    plain, unsigned = ("dx", name), ("dx", f"{path}.u{word}")
    return N, ALL, T1, "T", by_class(plain, plain, unsigned), value_name, SM60, True


def _multi_prefix(kinds: tuple[str, ...], word: str) -> tuple[object, ...]:
    """A row of WaveMultiPrefix*: the value, and which lanes belong together."""
    plain, unsigned = ("dx", f"wave.multi.prefix.{word}"), ("dx", f"wave.multi.prefix.u{word}")
    lowering = by_class(plain, plain, unsigned if word in ("sum", "product") else plain)
    return kinds, ALL, ("T", "uint4"), "T", lowering, f"hlsl.wave.multi.prefix.{word}", SM65, True


def _bits(word: str) -> tuple[object, ...]:
    return _UWORDS, ALL, T1, "T", ("dx", f"wave.reduce.{word}"), f"hlsl.wave.active.bit.{word}", SM60, True


def _quad(direction: str) -> tuple[object, ...]:
    intrinsic = f"quad.read.across.{direction}"
    return N, ALL, T1, "T", ("dx", intrinsic), f"hlsl.{intrinsic}", SM60, True, QUAD_STAGES


def _barrier(name: str, stages: tuple[str, ...] = ()) -> tuple[object, ...]:
    return (), SCALAR, (), "void", ("dx.plain", f"{name}"), "", None, True, stages


DXC_ROWS = (
    ("AllMemoryBarrier", *_barrier("all.memory.barrier", GROUP_STAGES)),
    ("AllMemoryBarrierWithGroupSync", *_barrier("all.memory.barrier.with.group.sync", GROUP_STAGES)),
    ("DeviceMemoryBarrier", *_barrier("device.memory.barrier", (*GROUP_STAGES, "pixel"))),
    ("DeviceMemoryBarrierWithGroupSync", *_barrier("device.memory.barrier.with.group.sync", GROUP_STAGES)),
    ("GroupMemoryBarrier", *_barrier("group.memory.barrier", GROUP_STAGES)),
    *((f"Interlocked{name}", WORDS, SCALAR, params, "void", ("atomic", name.lower()))
      for name in ("Add", "And", "Max", "Min", "Or", "Xor") for params in (_DEST2, _DEST3)),
    ("EvaluateAttributeAtSample", F, ALL, ("T", "uint"), "T", ("dx", "evaluate.attribute.at.sample"),
     "hlsl.evaluate.attribute.at.sample", SM60, False, ("pixel",)),
    ("EvaluateAttributeCentroid", F, ALL, T1, "T", ("dx", "evaluate.attribute.centroid"),
     "hlsl.evaluate.attribute.centroid", SM60, False, ("pixel",)),
    ("EvaluateAttributeSnapped", F, ALL, ("T", "int2"), "T", ("dx", "evaluate.attribute.snapped"),
     "hlsl.evaluate.attribute.snapped", SM60, False, ("pixel",)),
    ("GetAttributeAtVertex", N, ALL, ("T", "uint"), "T", ("dx", "get.attribute.at.vertex"),
     "hlsl.get.attribute.at.vertex", (6, 1), False, ("pixel",)),
    ("GetRenderTargetSampleCount", (), SCALAR, (), "uint", ("dx.plain", "get.render.target.sample.count"),
     "", SM60, False, ("pixel",)),
    ("GetRenderTargetSamplePosition", (), SCALAR, ("int",), "float2",
     ("dx.plain", "get.render.target.sample.position"), "", SM60, False, ("pixel",)),
    ("InterlockedCompareExchange", WORDS, SCALAR, ("dest", "T", "T", "out T"), "void", ("atomic", "compare")),
    ("InterlockedCompareExchangeFloatBitwise", ("float",), SCALAR, ("dest", "T", "T", "out T"), "void",
     ("atomic", "compare")),
    ("InterlockedCompareStore", WORDS, SCALAR, ("dest", "T", "T"), "void", ("atomic", "compare")),
    ("InterlockedCompareStoreFloatBitwise", ("float",), SCALAR, ("dest", "T", "T"), "void", ("atomic", "compare")),
    ("InterlockedExchange", (*WORDS, "float"), SCALAR, _DEST3, "void", ("atomic", "xchg")),
    ("IsHelperLane", (), SCALAR, (), "bool", ("dx.plain", "is.helper.lane"), "", SM66, True),
    ("QuadAll", (), SCALAR, ("bool",), "bool", ("dx.plain", "quad.all"), "", SM60, True, QUAD_STAGES),
    ("QuadAny", (), SCALAR, ("bool",), "bool", ("dx.plain", "quad.any"), "", SM60, True, QUAD_STAGES),
    ("QuadReadAcrossDiagonal", *_quad("diagonal")),
    ("QuadReadAcrossX", *_quad("x")),
    ("QuadReadAcrossY", *_quad("y")),
    ("QuadReadLaneAt", NB, ALL, ("T", "uint"), "T", ("dx", "quad.read.lane.at"), "hlsl.quad.read.lane.at", SM60, True,
     QUAD_STAGES),
    ("WaveActiveAllEqual", NB, ALL, T1, "boolT", ("dx", "wave.all.equal"), "hlsl.wave.active.all.equal", SM60, True),
    ("WaveActiveBitAnd", *_bits("and")),
    ("WaveActiveBitOr", *_bits("or")),
    ("WaveActiveBitXor", *_bits("xor")),
    ("WaveActiveProduct", *_signed_or_not("wave.product", "hlsl.wave.active.product")),
    ("WaveMatch", NB, ALL, T1, "uint4", ("dx", "wave.match"), "hlsl.wave.match", SM65, True),
    ("WaveMultiPrefixBitAnd", *_multi_prefix(WORDS, "and")),
    ("WaveMultiPrefixBitOr", *_multi_prefix(WORDS, "or")),
    ("WaveMultiPrefixBitXor", *_multi_prefix(WORDS, "xor")),
    ("WaveMultiPrefixCountBits", (), SCALAR, ("bool", "uint4"), "uint",
     ("dx.plain", "wave.multi.prefix.bit.count"), "hlsl.wave.multi.prefix.bit.count", SM65, True),
    ("WaveMultiPrefixProduct", *_multi_prefix(N, "product")),
    ("WaveMultiPrefixSum", *_multi_prefix(N, "sum")),
    ("WavePrefixCountBits", (), SCALAR, ("bool",), "uint", ("dx.plain", "wave.prefix.bit.count"),
     "hlsl.wave.prefix.bit.count", SM60, True),
    ("WavePrefixProduct", *_signed_or_not("wave.prefix.product", "hlsl.wave.prefix.product")),
    ("WavePrefixSum", *_signed_or_not("wave.prefix.sum", "hlsl.wave.prefix.sum")),
    ("WaveReadLaneFirst", NB, ALL, T1, "T", ("dx", "wave.read.lane.first"), "hlsl.wave.read.lane.first", SM60, True),
    ("asfloat16", ("half", "short", "ushort"), ALL, T1, "halfT", _FORMULA),
    ("f32tof16", ("float",), ALL, T1, "uintT", ("dx", "legacyf32tof16"), "hlsl.f32tof16"),
    ("fma", ("double",), ALL, T3, "T", ("llvm", "fma"), "hlsl.fma"),
    ("frexp", F, ALL, ("T", "out T"), "T", _FORMULA),
    ("isfinite", F, ALL, T1, "boolT", _FORMULA),
    ("isnormal", F, ALL, T1, "boolT", _FORMULA),
    ("modf", F, ALL, ("T", "out T"), "T", _FORMULA),
    ("msad4", (), SCALAR, ("uint", "uint2", "uint4"), "uint4", _FORMULA),
    ("pack_clamp_s8", ("int", "short"), (4,), T1, "uint", _FORMULA, "", SM66),
    ("pack_clamp_u8", ("int", "short"), (4,), T1, "uint", _FORMULA, "", SM66),
    ("pack_s8", _BYTES, (4,), T1, "uint", _FORMULA, "", SM66),
    ("pack_u8", _BYTES, (4,), T1, "uint", _FORMULA, "", SM66),
    ("SetMeshOutputCounts", (), SCALAR, ("uint", "uint"), "void", ("dx.plain", "set.mesh.output.counts"), "", SM65,
     True, ("mesh",)),
    ("DispatchMesh", (), SCALAR, ("uint", "uint", "uint"), "void", ("stage",), "", SM65, True, ("amplification",)),
    ("sincos", F, ALL, ("T", "out T", "out T"), "void", _FORMULA),
    ("unpack_s8s16", (), SCALAR, ("uint",), "short4", _FORMULA, "", SM66),
    ("unpack_s8s32", (), SCALAR, ("uint",), "int4", _FORMULA, "", SM66),
    ("unpack_u8u16", (), SCALAR, ("uint",), "ushort4", _FORMULA, "", SM66),
    ("unpack_u8u32", (), SCALAR, ("uint",), "uint4", _FORMULA, "", SM66),
)

# Their first argument has to be an input of the shader.
PULL_INPUTS = frozenset({"EvaluateAttributeAtSample", "EvaluateAttributeCentroid", "EvaluateAttributeSnapped",
                         "GetAttributeAtVertex"})

# These have no meaning without 16-bit types.
NEEDS_16_BIT = frozenset({"asfloat16", "asint16", "asuint16", "unpack_s8s16", "unpack_u8u16"})

# DXC converts the arguments of most intrinsics as it pleases, but not of these: the element must be one of T's ...
EXACT = frozenset({"asfloat", "asint", "asuint", "fma", "pack_clamp_s8", "pack_clamp_u8"})
# ... or an integer.
OF_INTEGERS = frozenset({"WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"})

# Known by name only: a call is an error of its own, not an undeclared identifier.
UNSUPPORTED = """
AcceptHitAndEndSearch AllocateRayQuery Barrier CallShader DispatchRaysDimensions DispatchRaysIndex
GeometryIndex
GetGroupWaveCount GetGroupWaveIndex GetRemainingRecursionLevels
HitKind IgnoreHit InstanceID InstanceIndex ObjectRayDirection
ObjectRayOrigin ObjectToWorld ObjectToWorld3x4 ObjectToWorld4x3 PrimitiveIndex Process2DQuadTessFactorsAvg
Process2DQuadTessFactorsMax Process2DQuadTessFactorsMin ProcessIsolineTessFactors ProcessQuadTessFactorsAvg
ProcessQuadTessFactorsMax ProcessQuadTessFactorsMin ProcessTriTessFactorsAvg ProcessTriTessFactorsMax
ProcessTriTessFactorsMin RayFlags RayTCurrent RayTMin ReportHit TraceRay WorldRayDirection
WorldRayOrigin WorldToObject WorldToObject3x4 WorldToObject4x3 abort errorf inverse noise printf
source_mark tex1D tex1Dbias tex1Dgrad tex1Dlod tex1Dproj tex2D tex2Dbias tex2Dgrad tex2Dlod tex2Dproj tex3D tex3Dbias
tex3Dgrad tex3Dlod tex3Dproj texCUBE texCUBEbias texCUBEgrad texCUBElod texCUBEproj
"""
