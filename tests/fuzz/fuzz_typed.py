"""Random well-typed functions, records, templates and entry points: what the stages behind Sema get to see.

No Clang counterpart: a fuzzer's grammar (clang-fuzzer has a protobuf of C++ instead).
"""

from __future__ import annotations

import random

_CLASSES = ("float", "float", "float", "int", "uint", "bool", "double", "half", "min16float")
_SAME = ("abs", "saturate", "sin", "cos", "sqrt", "exp2", "frac", "floor", "rcp", "round", "trunc", "log2")
_PAIRS = ("max", "min")
_ARITHMETIC = ("+", "-", "*")
_INTEGER = ("+", "-", "*", "&", "|", "^", "<<", ">>", "/", "%")
_COMPARE = ("<", ">", "<=", ">=", "==", "!=")
_GLOBALS = """
struct Base {{ float b; float twice() {{ return b * 2; }} }};
struct Rec : Base {{ {t0} x; {t1} y[2]; static const int count = 3;
    {t0} get(float k) {{ return ({t0})(k + b) + x; }} void set({t0} v) {{ x = v; }} }};
template<typename T> T pick(T a, T b, bool c) {{ if (c) return a; return b; }}
template<typename T, int N> struct Arr {{ T data[N]; T first() {{ return data[0]; }} }};
cbuffer CB {{ {t2} cb_v; float4x4 cb_m; Rec cb_r; float cb_a[3]; }}
Texture2D<float4> tex; SamplerState smp; StructuredBuffer<Rec> recs; RWBuffer<float4> rwbuf; ByteAddressBuffer bytes;
RWStructuredBuffer<{t3}> rws; groupshared float shared_data[16]; static {t4} counter = ({t4})1; float4 loose;
enum E {{ EA, EB = 5 }};
"""


class Typed:
    """Makes one shader; types are (class, width) pairs, width 0 a scalar."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.names: dict[str, tuple[str, int]] = {}
        self.fixed: set[str] = set()  # cannot be assigned
        self.functions: list[tuple[str, tuple[str, int], list[tuple[str, int]]]] = []
        self.loops = 0

    def any_type(self) -> tuple[str, int]:
        return self.rng.choice(_CLASSES), self.rng.choice((0, 0, 2, 3, 4))

    @staticmethod
    def spell(kind: tuple[str, int]) -> str:
        return kind[0] + (str(kind[1]) if kind[1] else "")

    def literal(self, kind: tuple[str, int]) -> str:
        base, width = kind
        value = {"bool": "true", "int": "3", "uint": "7u"}.get(base) or self.rng.choice(("0.5", "2.0", "1e3", "0.0", "1"))
        return f"({self.spell(kind)})({value})" if width else f"({base}){value}"

    def value(self, kind: tuple[str, int], depth: int) -> str:
        """An expression of that type."""
        rng = self.rng
        if depth <= 0:
            return self._leaf(kind)
        maker = rng.choice((self._leaf, self._operator, self._operator, self._built, self._intrinsic, self._choice,
                            self._call, self._cast, self._resource, self._special, self._assign))
        return maker(kind, depth - 1) if maker != self._leaf else self._leaf(kind)

    def _leaf(self, kind: tuple[str, int], depth: int = 0) -> str:
        fits = [name for name, own in self.names.items() if own == kind]
        if fits and self.rng.random() < 0.7:
            return self.rng.choice(fits)
        wide = [name for name, own in self.names.items() if own[0] == kind[0] and own[1] >= 2]
        if wide and self.rng.random() < 0.7:
            name = self.rng.choice(wide)
            return f"{name}." + "".join(self.rng.choice("xyzw"[:self.names[name][1]]) for _ in range(kind[1] or 1))
        return self.literal(kind)

    def _operator(self, kind: tuple[str, int], depth: int) -> str:
        base, width = kind
        if base == "bool":
            other = (self.rng.choice(("int", "float", "uint", "double")), width)
            return f"({self.value(other, depth)} {self.rng.choice(_COMPARE)} {self.value(other, depth)})"
        operators = _INTEGER if base in ("int", "uint") else (*_ARITHMETIC, "/")
        sign = self.rng.choice(("", "", "-", "+", "~" if base in ("int", "uint") else "-"))
        right = self.value((base, 0) if self.rng.random() < 0.2 else kind, depth)
        return f"({sign}{self.value(kind, depth)} {self.rng.choice(operators)} {right})"

    def _built(self, kind: tuple[str, int], depth: int) -> str:
        if not kind[1]:
            return f"{kind[0]}({self.value(self.any_scalar(), depth)})"
        if kind[1] == 4 and self.rng.random() < 0.5:
            return f"{self.spell(kind)}({self.value((kind[0], 2), depth)}, {self.value((kind[0], 2), depth)})"
        return f"{self.spell(kind)}(" + ", ".join(self.value(self.any_scalar(), depth - 1) for _ in range(kind[1])) + ")"

    def any_scalar(self) -> tuple[str, int]:
        return self.rng.choice(_CLASSES), 0

    def _intrinsic(self, kind: tuple[str, int], depth: int) -> str:
        base, width = kind
        if base == "bool":
            name = self.rng.choice(("any", "all", "isinf", "isnan")) if not width else "isinf"
            inner = ("float", width if name.startswith("is") else 3)
            return f"{name}({self.value(inner, depth)})"
        if base in ("int", "uint"):
            name = self.rng.choice(("abs", "max", "min", "clamp"))
            return f"{name}(" + ", ".join(self.value(kind, depth)
                                          for _ in range({"abs": 1, "clamp": 3}.get(name, 2))) + ")"
        if base in ("double", "min16float"):
            return f"max({self.value(kind, depth)}, {self.value(kind, depth)})"
        if not width:
            return self.rng.choice((f"dot({self.value((base, 3), depth)}, {self.value((base, 3), depth)})",
                                    f"length({self.value((base, 2), depth)})", f"fmod({self.value(kind, depth)}, 2)",
                                    f"WaveActiveSum({self.value(kind, depth)})"))
        name = self.rng.choice((*_SAME, *_PAIRS, "lerp", "normalize", "pow", "smoothstep"))
        count = {"lerp": 3, "smoothstep": 3, "pow": 2, "max": 2, "min": 2}.get(name, 1)
        return f"{name}(" + ", ".join(self.value(kind, depth) for _ in range(count)) + ")"

    def _choice(self, kind: tuple[str, int], depth: int) -> str:
        condition = self.value(("bool", 0), depth)
        first, second = self.value(kind, depth), self.value(kind, depth)
        return self.rng.choice((f"({condition} ? {first} : {second})", f"pick<{self.spell(kind)}>({first}, {second}, {condition})",
                                f"select({condition}, {first}, {second})"))

    def _call(self, kind: tuple[str, int], depth: int) -> str:
        fits = [each for each in self.functions if each[1] == kind]
        if not fits:
            return self._leaf(kind)
        name, _, parameters = self.rng.choice(fits)
        return f"{name}(" + ", ".join(self.value(each, depth) for each in parameters) + ")"

    def _cast(self, kind: tuple[str, int], depth: int) -> str:
        other = (self.rng.choice(_CLASSES), kind[1] if self.rng.random() < 0.6 else max(kind[1], 4))
        return f"(({self.spell(kind)}){self.value(other, depth)})"

    def _resource(self, kind: tuple[str, int], depth: int) -> str:
        index = f"(uint){self.value(('uint', 0), depth)}"
        what = self.rng.choice((
            f"rwbuf[{index}]", f"tex.SampleLevel(smp, {self.value(('float', 2), depth)}, 0)", "loose",
            f"tex.Load(int3({index}, 0, 0))", f"asfloat(bytes.Load4({index}))", f"(float4)recs[{index}].b",
            f"(float4)shared_data[{index} & 15]", f"mul(cb_m, {self.value(('float', 4), depth)})", "cb_m[1]",
            f"(float4)cb_a[{index} % 3]", "transpose(cb_m)[0]", "(float4)cb_r.b", "(float4)cb_m._m12",
            f"mul({self.value(('float', 4), depth)}, cb_m)", f"(float4)rws[{index}].x"))
        return f"(({self.spell(kind)})({what}))"

    def _special(self, kind: tuple[str, int], depth: int) -> str:
        inner = self.value(("float", 0), depth)
        self.loops += 1
        what = self.rng.choice((
            f"([&](float q) {{ return q + {inner}; }}({inner}))", f"rec.get({inner})", "rec.twice()", "Rec::count", "EB",
            f"rec.y[{self.value(('uint', 0), 0)} & 1]", "arr.first()", f"(rec.b += {inner})", "arr.data[1]", "sizeof(Rec)",
            "rec.x", f"(float3x3){inner}", "(m1 * m1)", "m1._m01_m10.x", "(counter++)", "pick(rec, rec, true).b"))
        return f"(({self.spell(kind if 'float3x3' not in what and '(m1' not in what else (kind[0], 0))}){what})" \
            if not kind[1] else f"(({self.spell(kind)})(float)({what}))" if "m1 *" not in what and "3x3" not in what \
            and what not in ("rec.x", "arr.first()", "arr.data[1]", "(counter++)") and not what.startswith(("rec.y", "rec.g")) \
            else self._leaf(kind)

    def _assign(self, kind: tuple[str, int], depth: int) -> str:
        fits = [name for name, own in self.names.items() if own == kind and name not in self.fixed]
        if not fits:
            return self._leaf(kind)
        operator = self.rng.choice(("=", "+=", "-=", "*=")) if kind[0] != "bool" else "="
        return f"({self.rng.choice(fits)} {operator} {self.value(kind, depth)})"

    # statements

    def statements(self, depth: int, result: tuple[str, int] | None) -> str:
        outer = dict(self.names)
        made = [self._statement(depth, result) for _ in range(self.rng.randrange(1, 4))]
        self.names = outer
        return "\n".join(made)

    def _statement(self, depth: int, result: tuple[str, int] | None) -> str:
        rng = self.rng
        kind = rng.randrange(11)
        if depth <= 0 or kind < 5:
            return self._simple()
        if kind == 5:
            return f"if ({self.value(('bool', 0), 2)}) {{ {self.statements(depth - 1, result)} }}" + \
                (f" else {{ {self.statements(depth - 1, result)} }}" if rng.random() < 0.5 else "")
        if kind == 6:
            self.loops += 1
            name = f"i{self.loops}"
            stop = rng.choice(("", "", f"if ({self.value(('bool', 0), 1)}) {rng.choice(('break', 'continue'))};"))
            return f"for (int {name} = 0; {name} < 4; ++{name}) {{ {self.statements(depth - 1, result)} {stop} }}"
        if kind == 7:
            return f"switch ({self.value(('int', 0), 1)}) {{ case 0: {{ {self.statements(depth - 1, result)} }} break; case 3: " \
                   f"default: {{ {self.statements(depth - 1, result)} }} }}"
        if kind == 8:
            return f"while ({self.value(('bool', 0), 1)}) {{ {self.statements(depth - 1, result)} break; }}"
        if kind == 9 and result is not None:
            return f"if ({self.value(('bool', 0), 1)}) return {self.value(result, 2)};"
        return f"do {{ {self.statements(depth - 1, result)} }} while ({self.value(('bool', 0), 1)});"

    def _simple(self) -> str:
        rng = self.rng
        kind = self.any_type()
        value = self.value(kind, 3)
        if rng.random() < 0.3:
            inner = f"({self.value(('float', 4), 2)})"
            return rng.choice((f"rwbuf[{self.value(('uint', 0), 1)}] = {inner};", f"m1[1] = ({inner}).xy;", f"rec.b = {inner}.x;",
                               f"shared_data[{self.value(('uint', 0), 0)} & 15] = {inner}.y;", "rec2 = rec;", "rec = recs[1];",
                               f"m1 = float2x2({inner});", "arr2 = arr;", "{ Rec r3 = cb_r; rec.set(r3.x); }", "rec.y[1] = cb_r.y[0];",
                               f"float a_{self.loops}[3] = {{ 1, 2, {inner}.z }};", f"rec = (Rec){inner}.x;", f"{value};"))
        self.loops += 1
        name = f"v{self.loops}"
        text = f"{self.spell(kind)} {name} = {value};"
        self.names[name] = kind
        return text

    def function(self, name: str) -> str:
        result = self.any_type()
        parameters = [self.any_type() for _ in range(self.rng.randrange(0, 4))]
        self.names = {f"p{number}": kind for number, kind in enumerate(parameters)}
        written = ", ".join(f"{self.rng.choice(('', '', 'in ', 'const '))}{self.spell(kind)} p{number}"
                            for number, kind in enumerate(parameters))
        self.fixed = set(self.names)
        body = f"{_LOCALS}{self.statements(2, result)}\nreturn {self.value(result, 2)};"
        self.functions.append((name, result, parameters))
        return f"{self.spell(result)} {name}({written}) {{\n{body}\n}}"

    def entry(self) -> str:
        stage = self.rng.choice(("vertex", "pixel", "pixel", "compute"))
        self.names, self.fixed = {}, set()
        if stage == "compute":
            self.names = {"id": ("uint", 3)}
            return f"[shader(\"compute\")] [numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {{\n{_LOCALS}" \
                   f"{self.statements(3, None)}\n}}"
        count = self.rng.randrange(0, 4)
        kinds = [(self.rng.choice(("float", "int", "uint", "half")), self.rng.choice((0, 2, 3, 4))) for _ in range(count)]
        self.names = {f"p{number}": kind for number, kind in enumerate(kinds)}
        modes = [("nointerpolation " if kind[0] in ("int", "uint") else self.rng.choice(("", "centroid ", "noperspective ")))
                 for kind in kinds]
        written = ", ".join(f"{mode}{self.spell(kind)} p{number} : A{number}"
                            for number, (mode, kind) in enumerate(zip(modes, kinds, strict=True)))
        semantic = "SV_Position" if stage == "vertex" else "SV_Target"
        return f"[shader(\"{stage}\")] float4 main({written}) : {semantic} {{\n{_LOCALS}{self.statements(3, ('float', 4))}\n" \
               f"return {self.value(('float', 4), 3)};\n}}"

    def shader(self) -> str:
        """The text."""
        types = {f"t{number}": self.spell(self.any_type()) for number in range(5)}
        parts = [_GLOBALS.format(**types)]
        parts += [self.function(f"f{number}") for number in range(self.rng.randrange(0, 3))]
        return "\n".join([*parts, self.entry()]) + "\n"


_LOCALS = "Rec rec = recs[0]; Rec rec2 = rec; Arr<float, 2> arr = { 1, 2 }; Arr<float, 2> arr2 = arr; float2x2 m1 = 1;\n"


def generate_typed(seed: int) -> str:
    """The shader of `seed`; always the same."""
    return Typed(random.Random(seed)).shader()
