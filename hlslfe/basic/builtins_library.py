"""The intrinsic functions that Clang's header defines as functions of their own: a call of one stays a call.

Mirrors clang/lib/Headers/hlsl/hlsl_intrinsics.h.
Differs: the columns of basic.builtins; the bodies are the formulas of codegen.formulas.  The patterns of mangled names
("arithmetic" ...) are explained in codegen.mangle_library.
"""

from __future__ import annotations

from hlslfe.basic.builtins_kinds import ALL, IU, QUAD_STAGES, SCALAR, SM64, T1, T2, T3, F

_PLAIN = ("library", "plain")
_ARITHMETIC = ("library", "arithmetic")
_BITS = ("library", "bits")
_BITS_16 = ("library", "bits16")
_OF_QUADS = ("", None, False, QUAD_STAGES)
_WORD = ("float", "int", "uint", "bool")
_HALF_WORD = ("half", "short", "ushort")

LIBRARY_ROWS = (
    ("CheckAccessFullyMapped", (), SCALAR, ("uint",), "bool", _PLAIN),
    ("D3DCOLORtoUBYTE4", ("float",), (4,), T1, "intT", _PLAIN),
    ("NonUniformResourceIndex", (), SCALAR, ("uint",), "uint", _PLAIN),
    ("asfloat", _WORD[:3], ALL, T1, "floatT", _BITS),
    ("asint", _WORD[:3], ALL, T1, "intT", _BITS),
    ("asint16", _HALF_WORD, ALL, T1, "shortT", _BITS_16),
    ("asuint", _WORD, ALL, T1, "uintT", _BITS),
    ("asuint", ("double",), ALL, ("T", "out uintT", "out uintT"), "void", ("custom", "splitdouble"),
     "hlsl.splitdouble"),
    ("asuint16", _HALF_WORD, ALL, T1, "ushortT", _BITS_16),
    ("countbits", IU, ALL, T1, "uintT", _PLAIN),
    ("ddx", F, ALL, T1, "T", _ARITHMETIC, *_OF_QUADS),
    ("ddy", F, ALL, T1, "T", _ARITHMETIC, *_OF_QUADS),
    ("distance", F, ALL, T2, "S", _ARITHMETIC),
    ("dot2add", ("half",), (2,), ("T", "T", "float"), "float", _PLAIN, "", SM64),
    ("dst", F, (4,), T2, "T", _PLAIN),
    ("faceforward", F, ALL, T3, "T", _ARITHMETIC),
    ("firstbithigh", IU, ALL, T1, "uintT", ("library", "firstbithigh")),
    ("fmod", F, ALL, T2, "T", _ARITHMETIC),
    ("fwidth", F, ALL, T1, "T", _ARITHMETIC, *_OF_QUADS),
    ("ldexp", F, ALL, T2, "T", _ARITHMETIC),
    ("length", F, ALL, T1, "S", _ARITHMETIC),
    ("lit", F, SCALAR, T3, "T4", _PLAIN),
    ("reflect", F, ALL, T2, "T", _ARITHMETIC),
    ("refract", F, ALL, ("T", "T", "S"), "T", _ARITHMETIC),
    ("smoothstep", F, ALL, T3, "T", _ARITHMETIC),
)

# Before shader model 6.6 only pixels have these of their neighbours (as for Sample: sema.texture_checks).
DERIVATIVES = frozenset({"ddx", "ddx_coarse", "ddx_fine", "ddy", "ddy_coarse", "ddy_fine", "fwidth"})

# Functions of half and float for which the header adds deprecated ones of integers and double, computed in float.
COMPATIBLE = frozenset({
    "acos", "asin", "atan", "atan2", "ceil", "cos", "cosh", "degrees", "exp", "exp2", "floor", "frac", "lerp", "log",
    "log10", "log2", "normalize", "pow", "radians", "round",
    "rsqrt", "sin", "sinh", "sqrt", "step", "tan", "tanh", "trunc",
})
COMPATIBLE_KINDS = ("int", "uint", "long", "ulong", "double")
COMPATIBLE_DOUBLE = frozenset({"isinf", "isnan"})  # these of double only
# Functions with deprecated ones that take scalars beside vectors.
MIXED_SHAPES = frozenset({"clamp", "lerp", "max", "min"})
