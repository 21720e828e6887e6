"""Random pixel shaders for the usage masks: vectors, arrays, records, branches, loops, calls.

Local arrays have constant indices only: DXC keeps every store to an array that it cannot take apart, we do not.
"""

from __future__ import annotations

from random import Random

HELPERS = """
struct R { float4 v; float2 a[2]; };
static float4 global;
float4 mix4(float4 a, float4 b) { return float4(a.xy, b.zw); }
void swap(inout float4 a, inout float4 b) { float4 t = a; a = b; b = t; }
void split(float4 a, out float x, out float4 y) { x = a.w; y = a.yzwx; }
R pack(float4 a, float2 b) { R r; r.v = a; r.a[0] = b; r.a[1] = a.zw; return r; }
float pick(float4 a, float4 b, int i) { if (i > 1) return a.x; for (int k = 0; k < i; k++) a.y += b.z; return a.y; }
void keep(float4 a, int i) { if (i > 2) global = a; else global.x = a.y; }
"""


class Body:
    """Writes one body. Variables: p, q, r (float4), s (float), m (R), t (float4[3]), i (int); inputs a, b, c, n."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.loops = 0

    def swizzle(self, count: int) -> str:
        return "".join(self.random.choice("xyzw") for _ in range(count))

    def vector(self) -> str:
        """Something of type float4."""
        return self.random.choice((
            "p", "q", "r", "a", "b", "c", "m.v", "t[0]", "t[2]", "global", "float4(s, m.a[1], s)",
            "p." + self.swizzle(4), "b." + self.swizzle(4), "mix4(p, c)", "pack(q, a.xy).v", "u[n % 2]", "u[1]",
            "(n > 0 ? p : b)", "m.a[0].xyxy", "min(p, q)",
        ))

    def scalar(self) -> str:
        """Something of type float."""
        return self.random.choice((
            "s", "p.x", "q.y", "a.z", "b.w", "m.a[1].x", "dot(p.xy, q.zw)", "pick(p, b, n)", "pick(q, r, 1)", "t[1].z",
            "1.5", "c.x * 2", "u[0].y",
        ))

    def condition(self) -> str:
        return f"{self.scalar()} > {self.scalar()}"

    def statement(self, depth: int) -> str:
        random = self.random
        vector, other, scalar = self.vector, self.vector, self.scalar
        simple = (
            lambda: f"{random.choice('pqr')} = {vector()} * {other()};",
            lambda: f"{random.choice('pqr')} += {vector()};",
            lambda: f"{random.choice('pqr')}.{random.choice(('x', 'yz', 'wx', 'xyz'))} = {scalar()};",
            lambda: f"s {random.choice(('=', '+='))} {scalar()};",
            lambda: f"t[{random.choice('012')}] = {vector()};",
            lambda: f"m.a[{random.choice('01')}].{random.choice('xy')} = {scalar()};",
            lambda: f"m = pack({vector()}, {other()}.xw);",
            lambda: f"swap({random.choice(('p, q', 'q, r', 'p, m.v'))});",
            lambda: f"split({vector()}, s, {random.choice('pqr')});",
            lambda: f"keep({vector()}, n);",
            lambda: f"{random.choice('pqr')} = {vector()};",
        )
        if depth > 0 and random.random() < 0.35:
            return random.choice((self.branch, self.loop, self.switch))(depth - 1)
        return random.choice(simple)()

    def block(self, depth: int) -> str:
        return " ".join(self.statement(depth) for _ in range(self.random.randint(1, 3)))

    def branch(self, depth: int) -> str:
        text = f"if ({self.condition()}) {{ {self.block(depth)} }}"
        return text + (f" else {{ {self.block(depth)} }}" if self.random.random() < 0.4 else "")

    def loop(self, depth: int) -> str:
        self.loops += 1
        name = f"k{self.loops}"
        jump = self.random.choice(("", "", f"if ({self.condition()}) break;", f"if ({self.condition()}) continue;"))
        bound = self.random.choice(("3", "n", "(int)b.y"))
        return (f"for (int {name} = 0; {name} < {bound}; {name}++) {{ {self.block(depth)} {jump} "
                f"{self.block(depth)} }}")

    def switch(self, depth: int) -> str:
        ends = self.random.choice(("break;", "break;", ""))
        return (f"switch (n) {{ case 0: {self.block(depth)} {ends} case 1: {self.block(depth)} break; "
                f"default: {self.block(depth)} break; }}")

    def text(self) -> str:
        early = f"if ({self.condition()}) return {self.vector()};" if self.random.random() < 0.3 else ""
        return (
            "float4 p = 0, q = a, r = 1; float s = 0; R m = (R)0; "
            "float4 t[3]; t[0] = b; t[1] = 0; t[2] = c; global = 0; "
            + self.block(2) + " " + self.block(2) + " " + early + " " + self.block(1)
            + f" return {self.vector()} * {self.random.choice(('1', 'p', 'r.xxyy'))};"
        )


def random_shader(random: Random) -> str:
    """The text of a pixel shader with the inputs A, B, C (float4), U (float4[2]) and N (int)."""
    params = "float4 a : A, float4 b : B, float4 c : C, float4 u[2] : U, nointerpolation int n : N"
    return f"{HELPERS}float4 main({params}) : SV_Target {{ {Body(random).text()} }}\n"


_VERTEX = ("struct V { float4 p : SV_Position; float4 a : A; float4 b : B; float4 c : C; float4 u[2] : U; "
           "nointerpolation int n : N; };\n")
_OUT = "struct O { float4 p : SV_Position; float2 q : Q; };\n"
_CONSTANTS = ("struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float4 c : C; float4 u[2] : U; "
              "int n : N; };\n")
_HULL = ('[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] '
         '[patchconstantfunc("constants")]\n')


def random_stage_body(random: Random) -> tuple[str, str]:
    """Profile and text of a geometry, hull or domain shader with such a body, which gets parts of several vertices."""
    function = f"float4 body(float4 a, float4 b, float4 c, float4 u[2], int n) {{ {Body(random).text()} }}\n"
    first, second = random.randint(0, 2), random.randint(0, 2)
    call = f"body(v[{first}].a, v[{second}].b, v[n].c, v[{first}].u, v[{second}].n)"
    profile = random.choice(("gs_6_6", "hs_6_6", "ds_6_6"))
    text = HELPERS + _VERTEX + _OUT
    if profile == "gs_6_6":
        condition = random.choice(("", f"if (v[0].a.{random.choice('xyzw')} > 0) "))
        main = ("[maxvertexcount(3)] void main(triangle V v[3], uint n : SV_GSInstanceID, inout PointStream<O> s) { "
                f"O o; o.p = {call}; o.q = o.p.{random.choice(('xy', 'zz'))}; {condition}s.Append(o); }}\n")
        return profile, text + function + "[instance(3)] " + main
    if profile == "hs_6_6":
        constants = ("K constants(InputPatch<V, 3> v, uint n : SV_PrimitiveID) { K k = (K)0; k.c = "
                     f"{call}; k.e[1] = v[2].p.{random.choice('xyzw')}; return k; }}\n")
        main = ("O main(InputPatch<V, 3> v, uint n : SV_OutputControlPointID) { O o; o.p = v[n].p; "
                f"o.q = v[n].{random.choice(('a.xy', 'b.wx', 'c.zz'))}; return o; }}\n")
        return profile, text + _CONSTANTS + function + constants + _HULL + main
    call = f"body(v[{first}].a, k.c, v[n].c, k.u, k.n)"
    main = ('[domain("tri")] O main(OutputPatch<V, 3> v, K k, float3 at : SV_DomainLocation, uint n : SV_PrimitiveID) '
            f"{{ O o; o.p = {call} * at.xyzx; o.q = k.e[{second}] + v[{second}].u[1].yx; return o; }}\n")
    return profile, text + _CONSTANTS + function + main
