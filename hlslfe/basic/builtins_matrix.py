"""The intrinsic functions of matrices, and which of the others take matrices, element by element.

Mirrors DXC's utils/hct/gen_intrin_main.txt.
Differs: the columns of basic.builtins; sema.matrix_intrinsics makes the types of a call from those of its arguments.
"""

from __future__ import annotations

from hlslfe.basic.builtins_kinds import NB, SCALAR, T1, T2, F, N

MATRIX_ROWS = (
    ("determinant", F, SCALAR, T1, "S", ("matrix", "determinant"), "hlsl.determinant"),
    ("mul", N, SCALAR, T2, "T", ("matrix", "mul"), "hlsl.mul"),
    ("transpose", NB, SCALAR, T1, "T", ("matrix", "transpose"), "hlsl.transpose"),
)
OF_MATRICES = frozenset(row[0] for row in MATRIX_ROWS)

# These work on each element of a matrix (any and all: on all of them).
ON_EACH_ELEMENT = frozenset("""
abs acos all and any asfloat asfloat16 asin asint asint16 asuint asuint16 atan atan2 ceil clamp clip cos cosh
countbits ddx ddx_coarse ddx_fine ddy ddy_coarse ddy_fine degrees exp exp2 f16tof32 f32tof16 firstbithigh firstbitlow
floor fma fmod frac frexp fwidth isfinite isinf isnan ldexp lerp log log10 log2 mad max min modf or pow radians rcp
reversebits round rsqrt saturate select sign sin sincos sinh smoothstep sqrt step tan tanh trunc WaveActiveAllEqual
WaveActiveMax WaveActiveMin WaveActiveProduct WaveActiveSum WavePrefixProduct WavePrefixSum WaveReadLaneAt
WaveReadLaneFirst
""".split())
