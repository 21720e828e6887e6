"""Clang's builtin functions under their own names (`__builtin_elementwise_sin`): what a direct call of one becomes.

Mirrors clang/include/clang/Basic/Builtins.td: the HLSL and the elementwise records.
Differs: most are the rows of basic.builtins under another name, for vectors of any length and without conversions.
"""

from __future__ import annotations

from hlslfe.basic.builtins import BUILTINS, Builtin
from hlslfe.basic.builtins_kinds import IU, SCALAR, T1, T2, T3, F, N, by_class

LONGEST = 1024  # the longest vector
FLOATS = (*F, "double")


class AnySize(tuple[int, ...]):
    """The sizes of T: any."""

    def __contains__(self, size: object) -> bool:
        return isinstance(size, int) and 0 < size <= LONGEST


ANY = AnySize((1, 2, 3, 4))

# Under the prefix: the names that are those of a row, and "name=row" for others.
_HLSL = (
    "all any and or dot lerp mad normalize select step asdouble adduint64=AddUint64 "
    "elementwise_clamp=clamp elementwise_degrees=degrees elementwise_radians=radians elementwise_frac=frac "
    "elementwise_isinf=isinf elementwise_isnan=isnan elementwise_rcp=rcp elementwise_rsqrt=rsqrt "
    "elementwise_saturate=saturate elementwise_sign=sign elementwise_firstbitlow=firstbitlow "
    "elementwise_f16tof32=f16tof32 elementwise_clip=clip elementwise_ddx_coarse=ddx_coarse "
    "elementwise_ddx_fine=ddx_fine elementwise_ddy_coarse=ddy_coarse elementwise_ddy_fine=ddy_fine "
    "crossf32=cross crossf16=cross dot4add_i8packed dot4add_u8packed "
    "wave_active_all_true=WaveActiveAllTrue wave_active_any_true=WaveActiveAnyTrue "
    "wave_active_ballot=WaveActiveBallot wave_active_count_bits=WaveActiveCountBits wave_active_max=WaveActiveMax "
    "wave_active_min=WaveActiveMin wave_active_sum=WaveActiveSum wave_get_lane_count=WaveGetLaneCount "
    "wave_get_lane_index=WaveGetLaneIndex wave_is_first_lane=WaveIsFirstLane wave_read_lane_at=WaveReadLaneAt "
    "group_memory_barrier_with_group_sync=GroupMemoryBarrierWithGroupSync"
)
_ELEMENTWISE = (
    "acos asin atan ceil cos cosh exp exp2 floor log log10 log2 sin sinh sqrt tan tanh trunc atan2 pow abs max min "
    "bitreverse=reversebits roundeven=round"
)
# Without a row of their own: name | overloads | params | result | lowering | value name.
_EXTRA: tuple[tuple[str, tuple[str, ...], tuple[str, ...], str, tuple[object, ...], str], ...] = (
    ("elementwise_canonicalize", FLOATS, T1, "T", ("llvm", "canonicalize"), "elt.canonicalize"),
    ("elementwise_copysign", FLOATS, T2, "T", ("llvm", "copysign"), ""),
    ("elementwise_exp10", FLOATS, T1, "T", ("llvm", "exp10"), ""),
    ("elementwise_fma", FLOATS, T3, "T", ("llvm", "fma"), ""),
    ("elementwise_maximum", FLOATS, T2, "T", ("llvm", "maximum"), "elt.maximum"),
    ("elementwise_minimum", FLOATS, T2, "T", ("llvm", "minimum"), "elt.minimum"),
    ("elementwise_nearbyint", FLOATS, T1, "T", ("llvm", "nearbyint"), ""),
    ("elementwise_popcount", IU, T1, "T", ("llvm", "ctpop"), "elt.ctpop"),
    ("elementwise_rint", FLOATS, T1, "T", ("llvm", "rint"), ""),
    ("elementwise_round", FLOATS, T1, "T", ("llvm", "round"), ""),
    ("elementwise_add_sat", IU, T2, "T", by_class(("", ""), ("llvm", "sadd.sat"), ("llvm", "uadd.sat")), "elt.sat"),
    ("elementwise_sub_sat", IU, T2, "T", by_class(("", ""), ("llvm", "ssub.sat"), ("llvm", "usub.sat")), "elt.sat"),
    ("reduce_add", IU, T1, "S", ("llvm", "vector.reduce.add"), "rdx.add"),
    ("reduce_mul", IU, T1, "S", ("llvm", "vector.reduce.mul"), "rdx.mul"),
    ("reduce_and", IU, T1, "S", ("llvm", "vector.reduce.and"), "rdx.and"),
    ("reduce_or", IU, T1, "S", ("llvm", "vector.reduce.or"), "rdx.or"),
    ("reduce_xor", IU, T1, "S", ("llvm", "vector.reduce.xor"), "rdx.xor"),
    ("reduce_max", N, T1, "S", by_class(
        ("llvm", "vector.reduce.fmax"), ("llvm", "vector.reduce.smax"), ("llvm", "vector.reduce.umax")), "rdx.min"),
    ("reduce_min", N, T1, "S", by_class(
        ("llvm", "vector.reduce.fmin"), ("llvm", "vector.reduce.smin"), ("llvm", "vector.reduce.umin")), "rdx.min"),
)


def _pairs(words: str, prefix: str) -> dict[str, str]:
    """Full name of each builtin -> name of its row."""
    found = {}
    for word in words.split():
        name, _, row = word.partition("=")
        found[f"__builtin_{prefix}{name}"] = row or name
    return found


ROW_OF: dict[str, str] = {**_pairs(_HLSL, "hlsl_"), **_pairs(_ELEMENTWISE, "elementwise_")}
_MADE: dict[str, Builtin] = {}


def direct_builtin(name: str) -> Builtin | None:
    """The row of `__builtin_...`; None when there is none of this name."""
    row = _MADE.get(name)
    if row is None and name in ROW_OF:
        base = BUILTINS[ROW_OF[name]]
        overloads = tuple(kind for kind in base.overloads if not name.endswith(("f32", "f16")) or (
            (kind == "half") == name.endswith("f16")))
        if base.lowering[0] == "llvm" and overloads == F:
            overloads = FLOATS
        sizes = base.sizes if base.sizes in (SCALAR, (3,)) else ANY
        row = _MADE[name] = Builtin(base.name, overloads, sizes, base.params, base.result, base.lowering,
                                    base.value_name, None, base.is_convergent, base.stages)
        if base.name == "abs":
            row.lowering = by_class(("llvm", "fabs"), ("custom", "iabs"), ("custom", "iabs"))
    if row is None:
        for own, overloads, params, result, lowering, value_name in _EXTRA:
            if name == f"__builtin_{own}":
                row = _MADE[name] = Builtin(own, overloads, ANY, params, result, lowering, value_name)
    return row
