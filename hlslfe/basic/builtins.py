"""The intrinsic functions of namespace hlsl: which overloads each has, and what a call becomes.

Mirrors clang/include/clang/Basic/Builtins.td: the HLSL records, and clang/lib/Headers/hlsl/hlsl_alias_intrinsics.h.
Differs: one table for both; the columns below replace some three thousand declarations.

Columns of `_ROWS`: name | overloads | sizes | params | result | lowering | value name | shader model | convergent
overloads  the scalar kinds (ast.types.BUILTIN_TYPES keys) that T stands for; () when no parameter depends on T.
sizes      the vector sizes of T; 1 is the plain scalar.
params     one shape a parameter.  "T" the overload type, "S" its scalar, "boolT" "intT" "uintT" "floatT" "doubleT" the
           shape of T with another element, "bool" "int" "uint" "float" that scalar.
result     a shape, "void", or "uint4".
lowering   ("llvm", n) -> llvm.n.<T>;  ("dx", n) -> llvm.dx.n.<T>;  ("dx.plain", n) -> llvm.dx.n without a suffix;
           ("class", {"float": .., "signed": .., "unsigned": ..}) one of these by the element of T;
           ("custom", n) -> a function of codegen.builtins;  ("unsupported",) -> a call is err_not_supported_yet.
value name of the instruction, "" when it has none.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

Lowering = tuple["Any", ...]


class Builtin:
    """A row of the table; see the module's docstring for the columns."""

    __slots__ = ("name", "overloads", "sizes", "params", "result", "lowering", "value_name", "shader_model",
                 "is_convergent")

    def __init__(self, name: str, overloads: tuple[str, ...], sizes: tuple[int, ...], params: tuple[str, ...],
                 result: str, lowering: Lowering, value_name: str = "", shader_model: tuple[int, int] | None = None,
                 is_convergent: bool = False) -> None:
        self.name = name
        self.overloads = overloads
        self.sizes = sizes
        self.params = params
        self.result = result
        self.lowering = lowering
        self.value_name = value_name
        self.shader_model = shader_model
        self.is_convergent = is_convergent

    @property
    def vectors(self) -> bool:
        """Whether T may be a vector."""
        return self.sizes != (1,)

    @property
    def is_supported(self) -> bool:
        return bool(self.lowering[0] != "unsupported")


_F = ("half", "float")
_FD = ("half", "float", "double")
_I = ("short", "int", "long")
_U = ("ushort", "uint", "ulong")
_N = ("half", "short", "ushort", "float", "int", "uint", "long", "ulong", "double")
_NB = (*_N, "bool")
_B = ("bool",)

_ALL = (1, 2, 3, 4)
_SCALAR = (1,)
_T1 = ("T",)
_T2 = ("T", "T")
_T3 = ("T", "T", "T")
_SM60 = (6, 0)


def _by_class(floating: Lowering, signed: Lowering, unsigned: Lowering) -> Lowering:
    return "class", {"float": floating, "signed": signed, "unsigned": unsigned}


# Unary functions of half and float that are one LLVM intrinsic of the same name.
_UNARY_LLVM = "acos asin atan ceil cos cosh exp exp2 floor log log10 log2 sin sinh sqrt tan tanh trunc"

_ROWS: tuple[tuple[Any, ...], ...] = (
    *((name, _F, _ALL, _T1, "T", ("llvm", name)) for name in _UNARY_LLVM.split()),
    ("AddUint64", ("uint",), (2, 4), _T2, "T", ("custom", "AddUint64"), "hlsl.AddUint64"),
    ("GroupMemoryBarrierWithGroupSync", (), _SCALAR, (), "void",
     ("dx.plain", "group.memory.barrier.with.group.sync"), "", None, True),
    ("WaveActiveAllTrue", (), _SCALAR, ("bool",), "bool", ("dx.plain", "wave.all"), "", _SM60, True),
    ("WaveActiveAnyTrue", (), _SCALAR, ("bool",), "bool", ("dx.plain", "wave.any"), "", _SM60, True),
    ("WaveActiveBallot", (), _SCALAR, ("bool",), "uint4", ("dx.plain", "wave.ballot"), "", _SM60, True),
    ("WaveActiveCountBits", (), _SCALAR, ("bool",), "uint", ("dx.plain", "wave.active.countbits"), "", _SM60, True),
    ("WaveActiveMax", _N, _ALL, _T1, "T", _by_class(
        ("dx", "wave.reduce.max"), ("dx", "wave.reduce.max"), ("dx", "wave.reduce.umax")),
     "hlsl.wave.active.max", _SM60, True),
    ("WaveActiveMin", _N, _ALL, _T1, "T", _by_class(
        ("dx", "wave.reduce.min"), ("dx", "wave.reduce.min"), ("dx", "wave.reduce.umin")),
     "hlsl.wave.active.min", _SM60, True),
    ("WaveActiveSum", _N, _ALL, _T1, "T", _by_class(
        ("dx", "wave.reduce.sum"), ("dx", "wave.reduce.sum"), ("dx", "wave.reduce.usum")),
     "hlsl.wave.active.sum", _SM60, True),
    ("WaveGetLaneCount", (), _SCALAR, (), "uint", ("dx.plain", "wave.get.lane.count"), "", _SM60, True),
    ("WaveGetLaneIndex", (), _SCALAR, (), "uint", ("dx.plain", "wave.getlaneindex"), "", _SM60, True),
    ("WaveIsFirstLane", (), _SCALAR, (), "bool", ("dx.plain", "wave.is.first.lane"), "", _SM60, True),
    ("WaveReadLaneAt", _NB, _ALL, ("T", "uint"), "T", ("dx", "wave.readlane"), "hlsl.wave.readlane", _SM60, True),
    ("abs", _N, _ALL, _T1, "T", _by_class(("llvm", "fabs"), ("custom", "iabs"), ("custom", "identity")), "elt.abs"),
    ("all", _NB, _ALL, _T1, "bool", ("dx", "all"), "hlsl.all"),
    ("and", _B, _ALL, _T2, "T", ("custom", "and"), "hlsl.and"),
    ("any", _NB, _ALL, _T1, "bool", ("dx", "any"), "hlsl.any"),
    ("asdouble", ("uint",), _ALL, _T2, "doubleT", ("dx", "asdouble"), "hlsl.asdouble"),
    ("atan2", _F, _ALL, _T2, "T", ("llvm", "atan2")),
    ("clamp", _N, _ALL, _T3, "T", _by_class(("dx", "nclamp"), ("dx", "sclamp"), ("dx", "uclamp")), "hlsl.clamp"),
    ("clip", ("float",), _ALL, _T1, "void", ("custom", "clip")),
    ("cross", _F, (3,), _T2, "T", ("dx", "cross"), "hlsl.cross"),
    ("ddx_coarse", _F, _ALL, _T1, "T", ("dx", "ddx.coarse"), "hlsl.ddx.coarse"),
    ("ddx_fine", _F, _ALL, _T1, "T", ("dx", "ddx.fine"), "hlsl.ddx.fine"),
    ("ddy_coarse", _F, _ALL, _T1, "T", ("dx", "ddy.coarse"), "hlsl.ddy.coarse"),
    ("ddy_fine", _F, _ALL, _T1, "T", ("dx", "ddy.fine"), "hlsl.ddy.fine"),
    ("degrees", _F, _ALL, _T1, "T", ("dx", "degrees"), "hlsl.degrees"),
    ("dot", _N, _ALL, _T2, "S", ("custom", "dot"), "hlsl.dot"),
    ("dot4add_i8packed", (), _SCALAR, ("uint", "uint", "int"), "int", ("custom", "dot4add"),
     "hlsl.dot4add.i8packed", (6, 4)),
    ("dot4add_u8packed", (), _SCALAR, ("uint", "uint", "uint"), "uint", ("custom", "dot4add"),
     "hlsl.dot4add.u8packed", (6, 4)),
    ("f16tof32", ("uint",), _ALL, _T1, "floatT", ("dx", "legacyf16tof32"), "hlsl.f16tof32"),
    ("firstbitlow", (*_I, *_U), _ALL, _T1, "uintT", ("dx", "firstbitlow"), "hlsl.firstbitlow"),
    ("frac", _F, _ALL, _T1, "T", ("dx", "frac"), "hlsl.frac"),
    ("isinf", _F, _ALL, _T1, "boolT", ("dx", "isinf"), "hlsl.isinf"),
    ("isnan", _F, _ALL, _T1, "boolT", ("dx", "isnan"), "hlsl.isnan"),
    ("lerp", _F, _ALL, _T3, "T", ("dx", "lerp"), "hlsl.lerp"),
    ("mad", _N, _ALL, _T3, "T", ("custom", "mad")),
    ("max", _N, _ALL, _T2, "T", _by_class(("llvm", "maxnum"), ("llvm", "smax"), ("llvm", "umax")), "elt.max"),
    ("min", _N, _ALL, _T2, "T", _by_class(("llvm", "minnum"), ("llvm", "smin"), ("llvm", "umin")), "elt.min"),
    ("normalize", _F, _ALL, _T1, "T", ("dx", "normalize"), "hlsl.normalize"),
    ("or", _B, _ALL, _T2, "T", ("custom", "or"), "hlsl.or"),
    ("pow", _F, _ALL, _T2, "T", ("llvm", "pow")),
    ("radians", _F, _ALL, _T1, "T", ("dx", "radians"), "hlsl.radians"),
    ("rcp", _FD, _ALL, _T1, "T", ("custom", "rcp"), "hlsl.rcp"),
    ("reversebits", _U, _ALL, _T1, "T", ("llvm", "bitreverse"), "elt.bitreverse"),
    ("round", _F, _ALL, _T1, "T", ("llvm", "roundeven")),
    ("rsqrt", _F, _ALL, _T1, "T", ("dx", "rsqrt"), "hlsl.rsqrt"),
    ("saturate", _FD, _ALL, _T1, "T", ("dx", "saturate"), "hlsl.saturate"),
    ("select", _NB, _ALL, ("boolT", "T", "T"), "T", ("custom", "select"), "hlsl.select"),
    ("sign", _N, _ALL, _T1, "intT", _by_class(("dx", "sign"), ("dx", "sign"), ("custom", "usign")), "hlsl.sign"),
    ("step", _F, _ALL, _T2, "T", ("dx", "step"), "hlsl.step"),
)

# Declared by Clang's header as ordinary functions, or known to DXC only; calling one is err_not_supported_yet.
_UNSUPPORTED = """
AllMemoryBarrier AllMemoryBarrierWithGroupSync CheckAccessFullyMapped D3DCOLORtoUBYTE4 DeviceMemoryBarrier
DeviceMemoryBarrierWithGroupSync DispatchMesh EvaluateAttributeAtCentroid EvaluateAttributeAtSample
EvaluateAttributeSnapped GetAttributeAtVertex GetRenderTargetSampleCount GetRenderTargetSamplePosition
GroupMemoryBarrier InterlockedAdd InterlockedAnd InterlockedCompareExchange InterlockedCompareStore
InterlockedExchange InterlockedMax InterlockedMin InterlockedOr InterlockedXor IsHelperLane NonUniformResourceIndex
QuadAll QuadAny QuadReadAcrossDiagonal QuadReadAcrossX QuadReadAcrossY QuadReadLaneAt SetMeshOutputCounts
WaveActiveAllEqual WaveActiveBitAnd WaveActiveBitOr WaveActiveBitXor WaveActiveProduct WaveMatch
WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor WaveMultiPrefixCountBits WaveMultiPrefixProduct
WaveMultiPrefixSum WavePrefixCountBits WavePrefixProduct WavePrefixSum WaveReadLaneFirst
asfloat asfloat16 asint asint16 asuint asuint16 countbits ddx ddy determinant distance dot2add dst f32tof16
faceforward firstbithigh fma fmod frexp fwidth isfinite isnormal ldexp length lit modf msad4 mul noise
pack_clamp_s8 pack_clamp_u8 pack_s8 pack_u8 reflect refract sincos smoothstep transpose
unpack_s8s16 unpack_s8s32 unpack_u8u16 unpack_u8u32
"""

BUILTINS: dict[str, Builtin] = {row[0]: Builtin(*row) for row in _ROWS}
BUILTINS.update((name, Builtin(name, (), (1,), (), "void", ("unsupported",))) for name in _UNSUPPORTED.split())
