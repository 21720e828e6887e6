"""What intrinsic functions compute that are no single instruction: one formula each, in our own words.

Mirrors clang/lib/Headers/hlsl/hlsl_intrinsic_helpers.h (the same values, not the same instructions), and for what
only DXC has lib/HLSL/HLOperationLower.cpp of DXC: TranslateModF, TranslateFrexp, TranslateMSad.
Differs: frexp keeps the sign of the mantissa, which DXC 1.8 drops.

A formula takes a Calculator and the arguments.  It gives the result, or a tuple: the result (None for void) and the
values of the out parameters.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen.calculator import Calculator, Number
from hlslfe.codegen.ir_types import FLOAT, HALF, I8, I16, I32, IRType, int_type, vector, with_scalar

Result = Number | tuple[Number | None, ...]
_MANTISSA_BITS = {16: 10, 32: 23, 64: 52}


def _dot(c: Calculator, a: Number, b: Number) -> Number:
    return c.call("dx.fdot", a, b, result=a.type.scalar) if a.size else a * b


def _abs(c: Calculator, x: Number) -> Number:
    return c.call("fabs", x)


# ------------------------------------------------------------ geometry


def length(c: Calculator, x: Number) -> Number:
    return c.call("sqrt", _dot(c, x, x)) if x.size else _abs(c, x)


def distance(c: Calculator, a: Number, b: Number) -> Number:
    return length(c, a - b)


def reflect(c: Calculator, i: Number, n: Number) -> Number:
    return i - n * (2 * _dot(c, i, n))


def refract(c: Calculator, i: Number, n: Number, eta: Number) -> Number:
    """Nothing is refracted where the root would be of a negative number."""
    cosine = _dot(c, n, i)
    k = 1 - eta * eta * (1 - cosine * cosine)
    bent = i * eta - n * (eta * cosine + c.call("sqrt", k))
    return c.select(k.compare("olt", 0), c.constant(bent.type, 0), bent)


def faceforward(c: Calculator, n: Number, i: Number, ng: Number) -> Number:
    return c.select(_dot(c, i, ng).compare("olt", 0), n, -n)


# ------------------------------------------------------------ curves and lighting


def smoothstep(c: Calculator, low: Number, high: Number, x: Number) -> Number:
    s = c.call("dx.saturate", (x - low) / (high - low))
    return (3 - 2 * s) * s * s


def fmod(c: Calculator, x: Number, y: Number) -> Number:
    """The sign is that of the quotient, as of `x` when y is positive."""
    quotient = x / y
    part = c.call("dx.frac", _abs(c, quotient))
    return c.select(quotient.compare("oge", 0), part, -part) * y


def ldexp(c: Calculator, x: Number, exponent: Number) -> Number:
    return c.call("exp2", exponent) * x


def lit(c: Calculator, n_dot_l: Number, n_dot_h: Number, m: Number) -> Number:
    """Ambient, diffuse and specular light, and 1."""
    nothing, one = c.constant(n_dot_l.type, 0), c.constant(n_dot_l.type, 1)
    is_dark = n_dot_l.compare("olt", 0)
    specular = c.call("exp", m * c.call("log", n_dot_h))
    return c.compose([one, c.select(is_dark, nothing, n_dot_l),
                      c.select(is_dark | n_dot_h.compare("olt", 0), nothing, specular), one])


def dst(c: Calculator, a: Number, b: Number) -> Number:
    return c.compose([c.constant(a.type.scalar, 1), a[1] * b[1], a[2], b[3]])


def ddx(c: Calculator, x: Number) -> Number:
    return c.call("dx.ddx.coarse", x)


def ddy(c: Calculator, x: Number) -> Number:
    return c.call("dx.ddy.coarse", x)


def fwidth(c: Calculator, x: Number) -> Number:
    return _abs(c, ddx(c, x)) + _abs(c, ddy(c, x))


# ------------------------------------------------------------ bits


def as_same(c: Calculator, x: Number) -> Number:
    """Of a type with the same bits; bools count 0 or 1."""
    return x.cast("zext", I32) if x.bits == 1 else x


def as_word(c: Calculator, x: Number) -> Number:
    return x.bitcast(with_scalar(x.type, int_type(x.bits))) if x.type.is_fp else as_same(c, x)


def as_float(c: Calculator, x: Number) -> Number:
    return x if x.type.is_fp else x.bitcast(with_scalar(x.type, FLOAT if x.bits == 32 else HALF))


def _to_word(x: Number) -> Number:
    """An integer of any width as 32 bits, unsigned."""
    return x.cast("trunc" if x.bits > 32 else "zext", I32)


def countbits(c: Calculator, x: Number) -> Number:
    return _to_word(c.call("ctpop", x))


def _firstbithigh(name: str) -> Callable[[Calculator, Number], Number]:
    """DXIL counts from the top, HLSL from the bottom; -1 stays."""

    def formula(c: Calculator, x: Number) -> Number:
        found = c.call(name, x, result=with_scalar(x.type, I32))
        return c.select(found.compare("eq", -1), found, (x.bits - 1) - found)

    return formula


def color_to_ubyte4(c: Calculator, x: Number) -> Number:
    return (x.swizzle(2, 1, 0, 3) * 255.001953).cast("fptosi", I32)


def dot2add(c: Calculator, a: Number, b: Number, sum: Number) -> Number:
    """The intrinsic takes halves, also where the language has made them floats."""
    a, b = (x.cast("fptrunc", HALF) for x in (a, b))
    return c.call_plain("dx.dot2add", sum, a[0], a[1], b[0], b[1], result=FLOAT)


def is_mapped(c: Calculator, status: Number) -> Number:
    return status.compare("ne", 0)


def non_uniform(c: Calculator, index: Number) -> Number:
    return c.call_plain("dx.resource.nonuniformindex", index, result=I32)


# ------------------------------------------------------------ what only DXC has


def modf(c: Calculator, x: Number) -> Result:
    whole = c.call("trunc", x)
    return x - whole, whole


def sincos(c: Calculator, x: Number) -> Result:
    return None, c.call("sin", x), c.call("cos", x)


def frexp(c: Calculator, x: Number) -> Result:
    """x = mantissa * 2^exponent with a mantissa of 0.5 to 1; both are 0 for 0."""
    type = x.type
    if x.bits != 32:
        mantissa, exponent = frexp(c, x.cast("fpext", FLOAT))  # type: ignore[misc]
        return mantissa.cast("fptrunc", type.scalar), exponent.cast("fptrunc", type.scalar)  # type: ignore[union-attr]
    word = as_word(c, x)
    is_zero = (word & 0x7FFFFFFF).compare("eq", 0)
    nothing = c.constant(type, 0)
    mantissa = ((word & 0x807FFFFF) | 0x3F000000).bitcast(type)
    exponent = (((word >> 23) & 0xFF) - 126).cast("sitofp", FLOAT)
    return c.select(is_zero, nothing, mantissa), c.select(is_zero, nothing, exponent)


def _exponent_field(c: Calculator, x: Number) -> tuple[Number, int]:
    """The exponent bits of a float in place, and what they are when all are set."""
    mantissa = _MANTISSA_BITS[x.bits]
    mask = (1 << (x.bits - 1)) - (1 << mantissa)
    return as_word(c, x) & mask, mask


def isfinite(c: Calculator, x: Number) -> Number:
    """Bits are compared: fast-math comparisons may take for granted that there is no infinity."""
    exponent, mask = _exponent_field(c, x)
    return exponent.compare("ne", mask)


def isnormal(c: Calculator, x: Number) -> Number:
    exponent, mask = _exponent_field(c, x)
    return exponent.compare("ne", mask) & exponent.compare("ne", 0)


def msad4(c: Calculator, reference: Number, source: Number, accumulator: Number) -> Number:
    """Sums of absolute differences of the four bytes of `reference` and of four windows into `source`, each one byte
    further; bytes of `reference` that are 0 do not count."""
    bytes = vector(I8, 4)
    wanted = reference.bitcast(bytes)
    counts = wanted.compare("ne", 0)
    low, high = source[0], source[1]
    sums = []
    for shift in range(0, 32, 8):
        window = c.call("fshr", high, low, c.constant(I32, shift)) if shift else low
        given, asked = (x.cast("zext", I32) for x in (window.bitcast(bytes), wanted))
        distances = c.select(asked.compare("ugt", given), asked - given, given - asked)
        distances = c.select(counts, distances, c.constant(distances.type, 0))
        sums.append(accumulator[shift // 8] + distances[0] + distances[1] + distances[2] + distances[3])
    return c.compose(sums)


def pack(c: Calculator, x: Number) -> Number:
    """The low byte of each of four components."""
    return x.cast("trunc", I8).bitcast(I32)


def _pack_clamp(low: int, high: int) -> Callable[[Calculator, Number], Number]:
    def formula(c: Calculator, x: Number) -> Number:
        at_least = c.call("smax", x, c.constant(x.type, low))
        return pack(c, c.call("smin", at_least, c.constant(x.type, high)))

    return formula


def _unpack(extension: str, element: IRType) -> Callable[[Calculator, Number], Number]:
    def formula(c: Calculator, x: Number) -> Number:
        return x.bitcast(vector(I8, 4)).cast(extension, element)

    return formula


FORMULAS: dict[str, Callable[..., Result]] = {
    "CheckAccessFullyMapped": is_mapped, "D3DCOLORtoUBYTE4": color_to_ubyte4, "NonUniformResourceIndex": non_uniform,
    "abs": as_same, "asfloat": as_float, "asfloat16": as_float, "asint": as_word, "asint16": as_word,
    "asuint": as_word, "asuint16": as_word, "countbits": countbits, "ddx": ddx, "ddy": ddy, "distance": distance,
    "dot2add": dot2add, "dst": dst, "faceforward": faceforward,
    "firstbithigh": _firstbithigh("dx.firstbitshigh"), "firstbithigh.unsigned": _firstbithigh("dx.firstbituhigh"),
    "fmod": fmod, "frexp": frexp, "fwidth": fwidth, "isfinite": isfinite, "isnormal": isnormal, "ldexp": ldexp,
    "length": length, "lit": lit, "modf": modf, "msad4": msad4,
    "pack_clamp_s8": _pack_clamp(-128, 127), "pack_clamp_u8": _pack_clamp(0, 255), "pack_s8": pack, "pack_u8": pack,
    "reflect": reflect, "refract": refract, "sincos": sincos, "smoothstep": smoothstep,
    "unpack_s8s16": _unpack("sext", I16), "unpack_s8s32": _unpack("sext", I32),
    "unpack_u8u16": _unpack("zext", I16), "unpack_u8u32": _unpack("zext", I32),
}
