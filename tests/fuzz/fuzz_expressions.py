"""Random expressions of HLSL: mostly well-typed, now and then off by one thing.

No Clang counterpart: a fuzzer's grammar (clang-fuzzer has a protobuf of C++ instead).
"""

from __future__ import annotations

import random

SCALARS = ("float", "int", "uint", "bool", "half", "double", "int64_t", "uint64_t", "min16float")
_CLASSES = ("float", "int", "uint", "bool", "half", "double")
BINARY = ("+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "&", "|", "^", "<<", ">>", ",")
ASSIGNMENTS = ("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
UNARY = ("-", "+", "!", "~", "++", "--")
FUNCTIONS = ("abs", "sin", "sqrt", "max", "min", "clamp", "lerp", "dot", "mul", "normalize", "length", "cross", "saturate",
             "asuint", "asfloat", "pow", "any", "all", "select", "transpose", "determinant", "frac", "step", "mad", "rcp",
             "countbits", "firstbithigh", "WaveActiveSum", "WaveGetLaneIndex", "ddx", "clip", "isinf", "sign", "log2",
             "InterlockedAdd", "GroupMemoryBarrierWithGroupSync", "f16tof32", "sincos", "modf", "distance", "and", "or",
             "reflect", "refract", "smoothstep", "asdouble", "splitdouble", "reversebits", "trunc", "fmod", "NoSuch")
_INTEGERS = ("0", "1", "2", "3", "7", "16", "255", "0x7fffffff", "0xffffffff", "2147483648", "4294967296", "1u", "5l", "07",
             "0xFFul", "99999999999999999999", "-1", "0b101")
_FLOATS = ("0.0", "1.0", "0.5f", "2.h", "1e9", "1e-9", "3.14159", "1e999", "1.0l", ".5", "1.5e+3f", "0x1p3", "1e999999999")
_ODD = ("true", "false", "this", "'a'", "\"s\"", "nope", "sizeof(int)", "sizeof(float4)", "__LINE__", "ONE", "PASTE(o, ne)",
        "{1, 2}", "int", "nullptr", "[](int q) { return q; }(1)", "(float)", "x.y.z")


class Expressions:
    """Makes expressions over the names in `variables` (name -> type)."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.variables: dict[str, str] = {}
        self.functions: list[str] = []
        self.records: list[str] = []
        self.slips = 0.02  # how often a thing is taken that need not fit

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def type_name(self) -> str:
        """A type that can be a variable's."""
        rng = self.rng
        kind = rng.randrange(12)
        if kind < 4:
            return rng.choice(SCALARS)
        if kind < 8:
            return f"{rng.choice(_CLASSES)}{rng.choice('12334')}"
        if kind == 8:
            return f"{rng.choice(_CLASSES[:3])}{rng.choice('234')}x{rng.choice('1234')}"
        if kind == 9:
            return rng.choice((f"vector<{rng.choice(_CLASSES)}, {rng.choice('1234')}>", "matrix<float, 2, 2>", "vector", "E",
                               "float", "Alias"))
        if self.records and kind == 10:
            return rng.choice(self.records)
        return "nope_t" if self.chance(self.slips) else "float"

    def literal(self) -> str:
        return self.rng.choice(_INTEGERS) if self.chance(0.5) else self.rng.choice(_FLOATS)

    def _variable(self) -> str:
        if not self.variables or self.chance(self.slips):
            return self.literal()
        return self.rng.choice(list(self.variables))

    def _swizzle(self) -> str:
        letters = self.rng.choice(("xyzw", "rgba", "xyz", "xy", "x"))
        text = "".join(self.rng.choice(letters) for _ in range(self.rng.randrange(1, 5)))
        return self.rng.choice((text, text, text, "_m00", "_11_12", "_m00_m11", "a", "b")) if self.chance(0.2) else text

    def expression(self, depth: int = 3) -> str:
        """An expression, in parentheses where it needs them."""
        rng = self.rng
        if depth <= 0 or self.chance(0.2):
            if self.chance(self.slips):
                return rng.choice(_ODD)
            return self._variable() if self.chance(0.7) else self.literal()
        make = rng.choice((self._binary, self._binary, self._binary, self._call, self._call, self._construct, self._member,
                           self._member, self._index, self._cast, self._conditional, self._unary, self._assign, self._more))
        return make(depth - 1)

    def _binary(self, depth: int) -> str:
        return f"({self.expression(depth)} {self.rng.choice(BINARY)} {self.expression(depth)})"

    def _call(self, depth: int) -> str:
        name = self.rng.choice(self.functions) if self.functions and self.chance(0.4) else self.rng.choice(FUNCTIONS)
        return f"{name}({self.arguments(depth, self.rng.choice((0, 1, 1, 2, 2, 3)))})"

    def arguments(self, depth: int, count: int) -> str:
        return ", ".join(self.expression(depth) for _ in range(count))

    def _construct(self, depth: int) -> str:
        return f"{self.type_name()}({self.arguments(depth, self.rng.choice((1, 1, 2, 3, 4)))})"

    def _member(self, depth: int) -> str:
        return f"{self._variable()}.{self._swizzle()}"

    def _index(self, depth: int) -> str:
        return f"{self._variable()}[{self.expression(depth)}]"

    def _cast(self, depth: int) -> str:
        return f"(({self.type_name()}){self.expression(depth)})"

    def _conditional(self, depth: int) -> str:
        return f"({self.expression(depth)} ? {self.expression(depth)} : {self.expression(depth)})"

    def _unary(self, depth: int) -> str:
        return f"({self.rng.choice(UNARY)}{self.expression(depth)})"

    def _assign(self, depth: int) -> str:
        target = self._member(0) if self.chance(0.3) else self._variable()
        return f"({target} {self.rng.choice(ASSIGNMENTS)} {self.expression(depth)})"

    def _more(self, depth: int) -> str:
        """What is rarer: methods, templates, resources, lambdas, static members."""
        inner = self.expression(depth)
        return self.rng.choice((
            f"{self._variable()}.get({inner})", f"pick<{self.type_name()}>({inner}, {inner})", f"tex.Sample(smp, {inner})",
            f"buf[{inner}]", f"rwbuf[{inner}].x", f"bytes.Load<{self.type_name()}>({inner})", f"bytes.Load2({inner})",
            f"tex.Load(int3({inner}, 0, 0))", f"static_cast<{self.type_name()}>({inner})", f"R0::count + {inner}",
            f"[&](float q) {{ return q * {inner}; }}({inner})", f"{self._variable()}++", f"sizeof({inner})", "cb_value",
            f"N::inner({inner})", f"(R0){inner}", f"Pair<float, int>::make({inner})", f"tex.SampleLevel(smp, {inner}, 0)",
            f"rwtex[uint2({inner}, 1)]", f"shared_data[{inner}]", f"{self._variable()}.{self._swizzle()}.{self._swizzle()}",
            f"consume.Consume() + {inner}", f"tex.Gather(smp, {inner})", f"reinterpret_cast<int>({inner})"))
