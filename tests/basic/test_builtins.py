"""The table of intrinsic functions: complete against DXC's list and Clang's header, and the page made from it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from hlslfe.basic.builtins import BUILTINS, Builtin
from hlslfe.basic.builtins_dxc import NEEDS_16_BIT
from hlslfe.basic.builtins_library import COMPATIBLE, COMPATIBLE_DOUBLE, LIBRARY_ROWS, MIXED_SHAPES
from hlslfe.codegen.builtins import CUSTOM_LOWERINGS
from hlslfe.codegen.formulas import FORMULAS

ROOT = Path(__file__).resolve().parents[2]

# The functions of Clang 22's HLSL header.
CLANG = """
abs acos all and any asdouble asfloat asin asint asint16 asuint asuint16 atan atan2 ceil CheckAccessFullyMapped clamp
clip cos cosh countbits cross D3DCOLORtoUBYTE4 ddx ddx_coarse ddx_fine ddy ddy_coarse ddy_fine degrees distance dot
dot2add dot4add_i8packed dot4add_u8packed dst exp exp2 f16tof32 faceforward firstbithigh firstbitlow floor fmod frac
fwidth GroupMemoryBarrierWithGroupSync isinf isnan ldexp length lerp lit log log10 log2 mad max min
NonUniformResourceIndex normalize or pow radians rcp reflect refract reversebits round rsqrt saturate select sign sin
sinh smoothstep sqrt step tan tanh trunc AddUint64 WaveActiveAllTrue WaveActiveAnyTrue WaveActiveBallot
WaveActiveCountBits WaveActiveMax WaveActiveMin WaveActiveSum WaveGetLaneCount WaveGetLaneIndex WaveIsFirstLane
WaveReadLaneAt
"""
# What DXC 1.8 declares besides (utils/hct/gen_intrin_main.txt), without the methods of objects.
DXC = """
abort AcceptHitAndEndSearch AllMemoryBarrier AllMemoryBarrierWithGroupSync AllocateRayQuery asfloat16 Barrier CallShader
determinant DeviceMemoryBarrier DeviceMemoryBarrierWithGroupSync DispatchMesh DispatchRaysDimensions DispatchRaysIndex
EvaluateAttributeAtSample EvaluateAttributeCentroid EvaluateAttributeSnapped f32tof16 fma frexp GeometryIndex
GetAttributeAtVertex GetRemainingRecursionLevels GetRenderTargetSampleCount GetRenderTargetSamplePosition
GroupMemoryBarrier HitKind IgnoreHit InstanceID InstanceIndex InterlockedAdd InterlockedAnd InterlockedCompareExchange
InterlockedCompareExchangeFloatBitwise InterlockedCompareStore InterlockedCompareStoreFloatBitwise InterlockedExchange
InterlockedMax InterlockedMin InterlockedOr InterlockedXor IsHelperLane isfinite modf msad4 mul noise ObjectRayDirection
ObjectRayOrigin ObjectToWorld ObjectToWorld3x4 ObjectToWorld4x3 pack_clamp_s8 pack_clamp_u8 pack_s8 pack_u8
PrimitiveIndex printf Process2DQuadTessFactorsAvg Process2DQuadTessFactorsMax Process2DQuadTessFactorsMin
ProcessIsolineTessFactors ProcessQuadTessFactorsAvg ProcessQuadTessFactorsMax ProcessQuadTessFactorsMin
ProcessTriTessFactorsAvg ProcessTriTessFactorsMax ProcessTriTessFactorsMin QuadAll QuadAny QuadReadAcrossDiagonal
QuadReadAcrossX QuadReadAcrossY QuadReadLaneAt RayFlags RayTCurrent RayTMin ReportHit SetMeshOutputCounts sincos
source_mark tex1D tex1Dbias tex1Dgrad tex1Dlod tex1Dproj tex2D tex2Dbias tex2Dgrad tex2Dlod tex2Dproj tex3D tex3Dbias
tex3Dgrad tex3Dlod tex3Dproj texCUBE texCUBEbias texCUBEgrad texCUBElod texCUBEproj TraceRay transpose unpack_s8s16
unpack_s8s32 unpack_u8u16 unpack_u8u32 WaveActiveAllEqual WaveActiveBitAnd WaveActiveBitOr WaveActiveBitXor
WaveActiveProduct WaveMatch WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor WaveMultiPrefixCountBits
WaveMultiPrefixProduct WaveMultiPrefixSum WavePrefixCountBits WavePrefixProduct WavePrefixSum WaveReadLaneFirst
WorldRayDirection WorldRayOrigin WorldToObject WorldToObject3x4 WorldToObject4x3
"""


def all_rows() -> list[Builtin]:
    found = []
    for first in BUILTINS.values():
        row: Builtin | None = first
        while row is not None:
            found.append(row)
            row = row.alternative
    return found


def test_every_function_of_clang_s_header_works() -> None:
    for name in CLANG.split():
        assert BUILTINS[name].is_supported, name
        assert BUILTINS[name].clang22, name


def test_every_function_of_dxc_is_known() -> None:
    assert not set(DXC.split()) - set(BUILTINS)
    assert not [name for name in DXC.split() if BUILTINS[name].clang22]


def test_nothing_else_is_in_the_table() -> None:
    known = {*CLANG.split(), *DXC.split()}
    newer = {"GetGroupWaveCount", "GetGroupWaveIndex", "errorf", "inverse", "isnormal"}
    assert set(BUILTINS) - known == newer


def test_custom_lowerings_exist() -> None:
    needed = {row.lowering[1] for row in all_rows() if row.lowering[0] == "custom"}
    needed |= {part[1] for row in all_rows() if row.lowering[0] == "class"
               for part in row.lowering[1].values() if part[0] == "custom"}
    assert needed == {*CUSTOM_LOWERINGS, "splitdouble"}


def test_formulas_are_those_of_the_table() -> None:
    """Each formula belongs to a row, each row that needs one has it."""
    needed = {row.name for row in all_rows() if row.lowering[0] in ("formula", "library")}
    assert {name.split(".")[0] for name in FORMULAS} == needed | {"abs"}


def test_sets_of_names() -> None:
    library = {row[0] for row in LIBRARY_ROWS}
    for names in (COMPATIBLE, COMPATIBLE_DOUBLE, MIXED_SHAPES, NEEDS_16_BIT):
        assert names <= set(BUILTINS)
    assert not library & COMPATIBLE


def test_alternatives_differ_in_the_number_of_arguments() -> None:
    for first in BUILTINS.values():
        row = first.alternative
        while row is not None:
            assert len(row.params) != len(first.params)
            assert first.for_arguments(len(row.params)) is row
            row = row.alternative
    assert BUILTINS["sin"].for_arguments(5) is BUILTINS["sin"]


def test_the_page_is_current() -> None:
    spec = importlib.util.spec_from_file_location("generate_intrinsics", ROOT / "docs" / "generate_intrinsics.py")
    assert spec is not None and spec.loader is not None
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    assert (ROOT / "docs" / "intrinsics.md").read_text() == generator.page(), "run docs/generate_intrinsics.py"
