"""What intrinsics compute: the emitted code of every formula runs on the CPU and is compared with NumPy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
pytest.importorskip("llvmlite", reason="pip install 'hlslfe[llvm]'")
import intrinsic_models  # noqa: E402, F401
import jit_models  # noqa: E402
from jit import Jit  # noqa: E402

from hlslfe.codegen.formulas import FORMULAS  # noqa: E402

RNG = np.random.default_rng(22)
F32, F64, I32, U32, I64, U64 = np.float32, np.float64, np.int32, np.uint32, np.int64, np.uint64
Compute = Callable[..., Any]


def floats(low: float = -10, high: float = 10) -> Compute:
    return lambda n: RNG.uniform(low, high, n).astype(F32)


def words(n: int) -> Any:
    return RNG.integers(0, 2**32, n, dtype=U32) >> RNG.integers(0, 32, n, dtype=U32)


def integers(n: int) -> Any:
    return words(n).view(I32) * RNG.choice([-1, 1], n).astype(I32)


def long_words(n: int) -> Any:
    return RNG.integers(0, 2**64, n, dtype=U64) >> RNG.integers(0, 64, n, dtype=U64)


def small(n: int) -> Any:
    return RNG.integers(-300, 300, n, dtype=I32)


def specials(n: int) -> Any:
    """Every kind of float."""
    kinds = np.array([0, 0x80000000, 1, 0x007FFFFF, 0x00800000, 0x7F7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000,
                      0x3F800000], U32).view(F32)
    return RNG.choice(kinds, n)


def dot(a: Any, b: Any) -> Any:
    return np.sum(a * b)


def refract(i: Any, n: Any, eta: Any) -> Any:
    cosine = dot(n, i)
    k = 1 - eta * eta * (1 - cosine * cosine)
    return np.zeros_like(i) if k < 0 else eta * i - (eta * cosine + np.sqrt(k)) * n


def smoothstep(low: Any, high: Any, x: Any) -> Any:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def lit(l: Any, h: Any, m: Any) -> Any:  # noqa: E741
    return np.array([1, max(l, 0), 0 if l < 0 or h < 0 else h**m, 1])


def first_bit_high(x: Any) -> Any:
    """The highest bit that differs from the sign."""
    def one(value: int) -> int:
        value = ~value if value < 0 else value
        return value.bit_length() - 1 & 0xFFFFFFFF

    return np.array([one(int(value)) for value in np.atleast_1d(x)])


def count_bits(x: Any) -> Any:
    return np.array([bin(int(value) & (2 ** (x.dtype.itemsize * 8) - 1)).count("1") for value in np.atleast_1d(x)])


def msad4(reference: Any, source: Any, accumulator: Any) -> Any:
    sums = [int(value) for value in accumulator]
    wanted = int(reference).to_bytes(4, "little")
    given = int(source[0]).to_bytes(4, "little") + int(source[1]).to_bytes(4, "little")
    for shift in range(4):
        for index, byte in enumerate(wanted):
            if byte:
                sums[shift] += abs(byte - given[shift + index])
    return np.array([value & 0xFFFFFFFF for value in sums])


def pack(x: Any) -> int:
    return int.from_bytes(bytes(int(value) & 0xFF for value in x), "little")


def unpack(dtype: Any) -> Compute:
    return lambda x: np.frombuffer(int(x).to_bytes(4, "little"), dtype).astype(I32)


def add_uint64(a: Any, b: Any) -> Any:
    return (a.view(U64) + b.view(U64)).view(U32)


# (HLSL result, HLSL expression of parameters p0 p1 ..., [(HLSL type, generator)], NumPy's result)
F, F3, F4 = ("float", floats()), ("float3", floats()), ("float4", floats())
U, U3, I1, I3 = ("uint", words), ("uint3", words), ("int", integers), ("int3", integers)
CASES: list[tuple[str, str, list[tuple[str, Compute]], Compute]] = [
    ("float", "length(p0)", [F], np.abs),
    ("float", "length(p0)", [F3], lambda x: np.sqrt(dot(x, x))),
    ("float", "distance(p0, p1)", [F, F], lambda a, b: np.abs(a - b)),
    ("float", "distance(p0, p1)", [F3, F3], lambda a, b: np.sqrt(dot(a - b, a - b))),
    ("float", "reflect(p0, p1)", [F, F], lambda i, n: i - 2 * n * i * n),
    ("float3", "reflect(p0, p1)", [F3, F3], lambda i, n: i - 2 * n * dot(i, n)),
    ("float", "refract(p0, p1, p2)", [("float", floats(-1, 1))] * 3, refract),
    ("float3", "refract(p0, p1, p2)", [("float3", floats(-1, 1)), ("float3", floats(-1, 1)), ("float", floats(0, 2))],
     refract),
    ("float", "faceforward(p0, p1, p2)", [F, F, F], lambda n, i, g: n if i * g < 0 else -n),
    ("float3", "faceforward(p0, p1, p2)", [F3, F3, F3], lambda n, i, g: n if dot(i, g) < 0 else -n),
    ("float", "smoothstep(p0, p1, p2)", [("float", floats(-2, 0)), ("float", floats(1, 2)), ("float", floats(-3, 3))],
     smoothstep),
    ("float3", "smoothstep(p0, p1, p2)",
     [("float3", floats(-2, 0)), ("float3", floats(1, 2)), ("float3", floats(-3, 3))], smoothstep),
    ("float", "fmod(p0, p1)", [F, ("float", floats(0.5, 3))], np.fmod),
    ("float3", "fmod(p0, p1)", [F3, ("float3", floats(0.5, 3))], np.fmod),
    ("float3", "ldexp(p0, p1)", [F3, ("float3", lambda n: RNG.integers(-5, 6, n).astype(F32))],
     lambda x, e: x * 2**e),
    ("float4", "lit(p0, p1, p2)", [("float", floats(-1, 1)), ("float", floats(-1, 1)), ("float", floats(1, 8))], lit),
    ("float4", "dst(p0, p1)", [F4, F4], lambda a, b: np.array([1, a[1] * b[1], a[2], b[3]])),
    ("float3", "ddx(p0) + ddy(p0)", [F3], lambda x: 5 * x),
    ("float3", "fwidth(p0)", [F3], lambda x: 5 * np.abs(x)),
    ("uint", "countbits(p0)", [I1], count_bits),
    ("uint3", "countbits(p0)", [U3], count_bits),
    ("uint", "countbits(p0)", [("uint64_t", long_words)], count_bits),
    ("uint", "firstbithigh(p0)", [U], first_bit_high),
    ("uint3", "firstbithigh(p0)", [I3], first_bit_high),
    ("uint", "firstbithigh(p0)", [("uint64_t", long_words)], first_bit_high),
    ("uint2", "firstbithigh(p0)", [("int64_t2", lambda n: long_words(n).view(I64))], first_bit_high),
    ("uint", "asuint(p0)", [F], lambda x: x.view(U32)),
    ("int3", "asint(p0)", [F3], lambda x: x.view(I32)),
    ("float3", "asfloat(p0)", [("uint3", lambda n: floats()(n).view(U32))], lambda x: x.view(F32)),
    ("float3", "asfloat(p0)", [F3], lambda x: x),
    ("uint3", "abs(p0)", [U3], lambda x: x),
    ("int4", "D3DCOLORtoUBYTE4(p0)", [("float4", floats(0, 1))],
     lambda x: (x[[2, 1, 0, 3]] * F32(255.001953)).astype(I32)),
    ("float", "dot2add(p0, p1, p2)", [("half2", floats(-2, 2)), ("half2", floats(-2, 2)), F],
     lambda a, b, c: c + dot(a.astype(np.float16).astype(F32), b.astype(np.float16).astype(F32))),
    ("bool", "CheckAccessFullyMapped(p0)", [("uint", lambda n: RNG.integers(0, 2, n, dtype=U32))], lambda x: x != 0),
    ("uint", "NonUniformResourceIndex(p0)", [U], lambda x: x),
    ("bool", "isfinite(p0)", [("float", specials)], np.isfinite),
    ("bool4", "isfinite(p0)", [("float4", specials)], np.isfinite),
    ("bool4", "isnormal(p0)", [("float4", specials)],
     lambda x: np.isfinite(x) & (np.abs(x) >= np.finfo(F32).tiny)),
    ("uint4", "msad4(p0, p1, p2)", [("uint", lambda n: RNG.integers(0, 2**32, n, dtype=U32) & U32(0xFFFF00FF)),
                                   ("uint2", lambda n: RNG.integers(0, 2**32, n, dtype=U32)), ("uint4", words)], msad4),
    ("uint", "pack_u8(p0)", [("uint4", words)], pack),
    ("uint", "pack_s8(p0)", [("int4", small)], pack),
    ("uint", "pack_clamp_u8(p0)", [("int4", small)], lambda x: pack(np.clip(x, 0, 255))),
    ("uint", "pack_clamp_s8(p0)", [("int4", small)], lambda x: pack(np.clip(x, -128, 127))),
    ("int4", "unpack_s8s32(p0)", [U], unpack(np.int8)),
    ("uint4", "unpack_u8u32(p0)", [U], unpack(np.uint8)),
    ("uint3", "f32tof16(p0)", [F3], lambda x: x.astype(np.float16).view(np.uint16)),
    ("float3", "f16tof32(p0)", [("uint3", lambda n: RNG.integers(0, 0x7C00, n, dtype=U32))],
     lambda x: x.astype(np.uint16).view(np.float16)),
    ("double3", "fma(p0, p1, p2)", [("double3", lambda n: RNG.uniform(-9, 9, n))] * 3, lambda a, b, c: a * b + c),
    # deprecated overloads of Clang's header
    ("float", "sin(p0)", [("int", small)], np.sin),
    ("float3", "exp2(p0)", [("double3", lambda n: RNG.uniform(-3, 3, n))], np.exp2),
    ("float2", "sqrt(p0)", [("uint2", words)], lambda x: np.sqrt(x.astype(F32))),
    ("float3", "max(p0, p1)", [F3, F], np.maximum),
    ("int3", "min(p0, p1)", [I1, I3], np.minimum),
    ("float3", "clamp(p0, p1, p2)", [F3, ("float", floats(-5, 0)), ("float", floats(0, 5))], np.clip),
    ("float3", "lerp(p0, p1, p2)", [F3, F3, F], lambda a, b, s: a + (b - a) * s),
    ("bool2", "isnan(p0)", [("double2", lambda n: RNG.choice([np.nan, 1.0], n))], np.isnan),
    # in place
    ("float3", "rcp(p0)", [("float3", floats(1, 3))], lambda x: 1 / x),
    ("int3", "sign(p0)", [U3], lambda x: (x != 0).astype(I32)),
    ("int3", "sign(p0)", [I3], np.sign),
    ("float", "dot(p0, p1)", [F, F], lambda a, b: a * b),
    ("uint", "dot(p0, p1)", [U3, U3], lambda a, b: np.sum(a * b, dtype=U32)),
    ("float3", "mad(p0, p1, p2)", [F3, F3, F3], lambda a, b, c: a * b + c),
    ("int3", "mad(p0, p1, p2)", [I3, I3, I3], lambda a, b, c: a * b + c),
    ("float3", "select(p0 > 0, p1, p2)", [F3, F3, F], lambda c, a, b: np.where(c > 0, a, b)),
    ("uint2", "AddUint64(p0, p1)", [("uint2", words), ("uint2", words)], add_uint64),
    ("uint4", "AddUint64(p0, p1)", [("uint4", words), ("uint4", words)], add_uint64),
    # mixed arguments, as DXC takes them
    ("float3", "pow(p0, p1)", [("float3", floats(0.1, 3)), ("int", lambda n: RNG.integers(1, 4, n, dtype=I32))],
     lambda x, y: x**y),
    ("float3", "reflect(p0, 1)", [F3], lambda x: x - 2 * np.sum(x)),
    ("float", "length(p0)", [("int3", small)], lambda x: np.sqrt(dot(x.astype(F32), x.astype(F32)))),
    ("uint3", "max(p0, p1)", [U3, I1], lambda a, b: np.maximum(a, b.astype(U32))),
]
# Statements that leave their results in out parameters `q0 q1 ...`: (types of these, statement, inputs, NumPy)
OUT_CASES: list[tuple[list[str], str, list[tuple[str, Compute]], Compute]] = [
    (["float3", "float3"], "q1 = modf(p0, q0);", [F3], lambda x: (np.trunc(x), x - np.trunc(x))),
    (["int3", "float3"], "q1 = modf(p0, q0);", [F3], lambda x: (np.trunc(x), x - np.trunc(x))),
    (["float3", "float3"], "sincos(p0, q0, q1);", [F3], lambda x: (np.sin(x), np.cos(x))),
    (["float", "float"], "sincos(p0, q0, q1);", [F], lambda x: (np.sin(x), np.cos(x))),
    (["float4", "float4"], "q1 = frexp(p0, q0);", [F4], lambda x: np.frexp(x)[::-1]),
    (["float", "float"], "q1 = frexp(p0, q0);", [("float", lambda n: np.zeros(n, F32))], lambda x: (0, 0)),
    (["uint", "uint"], "asuint(p0, q0, q1);", [("double", lambda n: RNG.uniform(-9, 9, n))],
     lambda x: tuple(np.array([x]).view(U32))),
]
REPEAT = 8  # random inputs a case
DTYPES = {"float": F32, "double": F64, "int": I32, "uint": U32, "int64_t": I64, "uint64_t": U64, "half": F32}


def lanes(type: str) -> int:
    return int(type[-1]) if type[-1] in "234" and not type.endswith("64") else 1


def inputs(types: list[tuple[str, Compute]]) -> list[Any]:
    values = [generate(lanes(type)) for type, generate in types]
    return [value if lanes(type) > 1 else value[0] for value, (type, _) in zip(values, types, strict=True)]


def close(found: Any, wanted: Any) -> None:
    found, wanted = np.asarray(found), np.asarray(wanted)
    if found.dtype.kind == "f":
        np.testing.assert_allclose(found, wanted, rtol=2e-4, atol=2e-5)
    else:
        mask = (1 << (found.dtype.itemsize * 8)) - 1
        np.testing.assert_array_equal([int(v) & mask for v in np.atleast_1d(found)],
                                      [int(v) & mask for v in np.atleast_1d(wanted)])


@pytest.fixture(scope="module")
def shader() -> Jit:
    """All cases in one module."""
    lines = []
    for index, (result, text, types, _) in enumerate(CASES):
        params = ", ".join(f"{type} p{k}" for k, (type, _) in enumerate(types))
        lines.append(f"export {result} case{index}_({params}) {{ return {text}; }}")
    for index, (outs, text, types, _) in enumerate(OUT_CASES):
        params = [f"{type} p{k}" for k, (type, _) in enumerate(types)] + [f"out {t} q{k}" for k, t in enumerate(outs)]
        lines.append(f"export void out{index}_({', '.join(params)}) {{ {text} }}")
    return Jit("\n".join(lines), profile="lib_6_8")


@pytest.mark.parametrize("index", range(len(CASES)), ids=lambda k: f"{CASES[k][1]}-{CASES[k][2][0][0]}")
def test_value(shader: Jit, index: int) -> None:
    _, _, types, compute = CASES[index]
    for _ in range(REPEAT):
        values = inputs(types)
        with np.errstate(all="ignore"):
            close(shader.call(f"case{index}_", *values), compute(*values))


@pytest.mark.parametrize("index", range(len(OUT_CASES)), ids=lambda k: f"{OUT_CASES[k][1]}-{OUT_CASES[k][0][0]}")
def test_out_values(shader: Jit, index: int) -> None:
    outs, _, types, compute = OUT_CASES[index]
    for _ in range(REPEAT):
        values = inputs(types)
        found = [np.zeros(4, DTYPES[type.rstrip("234")]) for type in outs]
        shader.call(f"out{index}_", *values, *found)
        for buffer, type, wanted in zip(found, outs, compute(*values), strict=True):
            close(buffer[:lanes(type)], np.reshape(wanted, -1))


ATOMICS = """
groupshared uint u; groupshared int i; groupshared float f;
export uint4 run(uint start, uint value, out uint4 before) {
  u = start; i = (int)start; f = 1;
  uint4 after; int old; float unused;
  InterlockedAdd(u, value, before.x); after.x = u;
  InterlockedMax(u, value, before.y); after.y = u;
  u = start; InterlockedXor(u, value, before.z); after.z = u;
  u = start; InterlockedCompareExchange(u, start, value, before.w); after.w = u;
  InterlockedMin(i, (int)value, old);
  return after;
}
export int minimum(int start, int value) { i = start; InterlockedMin(i, value); return i; }
export uint bits(uint start, uint value) { u = start; InterlockedAnd(u, value); InterlockedOr(u, 1u); return u; }
export uint kept(uint start, uint other) { u = start; InterlockedCompareStore(u, start + 1, other); return u; }
export float swapped(float x, out float before) { f = x; InterlockedExchange(f, 2.5, before); return f; }
export float matched(float x) { f = x; InterlockedCompareStoreFloatBitwise(f, x, 9); return f; }
"""


def test_atomics() -> None:
    shader = Jit(ATOMICS)
    for _ in range(REPEAT):
        start, value = (int(x) for x in words(2))
        before = np.zeros(4, U32)
        total = (start + value) & 0xFFFFFFFF
        after = shader.call("run", U32(start), U32(value), before)
        close(after, [total, max(total, value), start ^ value, value])
        close(before, [start, total, start, start])
        close(shader.call("kept", U32(start), U32(value)), start)
        close(shader.call("bits", U32(start), U32(value)), start & value | 1)
    close(shader.call("minimum", I32(-3), I32(2)), -3)
    before = np.zeros(1, F32)
    assert (shader.call("swapped", F32(1.25), before), before[0]) == (2.5, 1.25)
    assert shader.call("matched", F32(4)) == 9


SIXTEEN = """
export uint16_t as_word(half x) { return asuint16(x); }
export half2 as_half(int16_t2 x) { return asfloat16(x); }
export int16_t4 signed_bytes(uint x) { return unpack_s8s16(x); }
export uint16_t4 bytes(uint x) { return unpack_u8u16(x); }
export uint narrow(int16_t4 x) { return pack_clamp_s8(x); }
export half split(half x, out half whole) { return modf(x, whole); }
export half mantissa(half x, out half exponent) { return frexp(x, exponent); }
export bool finite(half x) { return isfinite(x); }
"""


def test_16_bit_types() -> None:
    shader = Jit(SIXTEEN, native_16bit=True)
    half = np.float16
    assert shader.call("as_word", half(1.5)) == half(1.5).view(np.int16)
    close(shader.call("as_half", np.array([1.5, -2], half).view(np.int16)), [1.5, -2])
    close(shader.call("signed_bytes", U32(0x80FF017F)), [127, 1, -1, -128])
    close(shader.call("bytes", U32(0x80FF017F)), [127, 1, 255, 128])
    assert int(shader.call("narrow", np.array([300, -300, 5, -5], np.int16))) & 0xFFFFFFFF == 0xFB05807F
    whole = np.zeros(1, half)
    assert (shader.call("split", half(-2.25), whole), whole[0]) == (-0.25, -2)
    assert (shader.call("mantissa", half(6), whole), whole[0]) == (0.75, 3)
    assert [bool(shader.call("finite", half(x))) for x in (1, np.inf, np.nan)] == [True, False, False]


def test_every_formula_runs() -> None:
    """No formula without a case."""
    text = " ".join([*(case[1] for case in [*CASES, *OUT_CASES]), SIXTEEN])
    needed = {name.split(".")[0] for name in FORMULAS}
    assert not {name for name in needed if f"{name}(" not in text and name not in ("asint16", "ddy")}
    assert "dx.dot2add" in jit_models.MODELS
