"""Shaders with the masks that are expected of them: used by the unit test and by the comparison with DXC."""

from __future__ import annotations

PIXEL = "float4 main({}) : SV_Target {{ {} }}"
AB = "float4 a : A, float4 b : B"
ARRAY = "float2 a[3] : A, nointerpolation int i : I"

# parameters, body, usage of the inputs
INPUTS = [
    # which components
    (AB, "return a.wwww;", [8, 0]),
    # products
    ("float3 a : A, float3x3 m : M", "return mul(m, a).xyxy;", [7, 3]),
    ("float3 a : A, row_major float3x3 m : M", "return mul(a, m).xyxy;", [7, 3]),
    ("float2x3 a : A, row_major float3x2 m : M", "return mul(a, m)[1].y;", [2, 2]),
    ("float a : A, float3x3 m : M", "return mul(a, m)[1].y;", [1, 2]),
    ("float3 a : A, float3 b : B", "return mul(a, b);", [7, 7]),
    # loops that are unrolled
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < 3; i++) r[i] = b[i]; return r + a.w;", [8, 7]),
    (AB, "float4 r = 0; [unroll] for (int i = 3; i > 0; i -= 2) { float t = b[i]; r += t; } return r + a.w;", [8, 10]),
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < 2; i++) [unroll] for (int j = 0; j < 2; j++) r += i < j ? b[i] : "
         "a[2 * j]; return r;", [5, 1]),
    (AB, "float4 r = 0; [loop] for (int i = 0; i < 3; i++) r += b[i]; return r;", [0, 15]),
    (AB, "float4 r = 0; [unroll] for (int i = 0; i < 0; i++) r += b[i]; return r + a.x;", [1, 0]),
    (AB, "return a + b;", [15, 15]),
    (AB, "return float4(a.xy, b.zw);", [3, 12]),
    (AB, "return a.x * b.y;", [1, 2]),
    (AB, "float4 r = 0; r.xz = a.yw; return r;", [10, 0]),
    (AB, "float4 r = 0; r.xz = a.yw; r.zw = b.xx; return r;", [2, 1]),
    (AB, "return a[2] + b[1];", [4, 2]),
    (AB, "return ((a + b).xy).xxyy;", [3, 3]),
    (AB, "float2 v[2] = { a.xy, b.zw }; return v[1].y;", [0, 8]),
    (AB, "return (float3(a.x, b.xy)).zzzz;", [0, 2]),
    (AB, "return ((float2)a.x + (float)b.y).xyxy;", [1, 2]),
    # straight lines: what is overwritten does not count
    (AB, "float4 r = a; r = b; return r;", [0, 15]),
    (AB, "float4 r = a; r.x = b.x; return r;", [14, 1]),
    (AB, "float4 r = a; r += b; return r.xxxx;", [1, 1]),
    (AB, "float x = a.x; x++; return x++ + b.y;", [1, 2]),
    (AB, "float4 t[2]; t[0] = a; t[1] = b; return t[0];", [15, 0]),
    (AB, "float4 t[2]; t[0] = a; t[1] = b; return t[(int)a.x];", [15, 15]),
    (AB, "a = b; return a;", [0, 15]),
    # conditions count where they decide about something
    ("float4 a : A, float4 b : B, float c : C", "float4 r = 0; r.x = a.x; if (c > 0) r.y = b.z; return r;", [1, 4, 1]),
    (AB, "float t = 0; if (a.x > 0) t = a.z; return b.y;", [0, 2]),
    (AB, "return a.x > 0 ? b.y : b.z;", [1, 6]),
    (AB, "return a.x > 0 && b.y > 0 ? 1 : 0;", [1, 2]),
    (AB, "if (a.x > 0) return 0; return b.y;", [1, 2]),
    (AB, "if (a.x > 0) { if (a.y > 0) return b.x; } return b.y;", [3, 3]),
    (AB, "clip(a.z); return b.y;", [4, 2]),
    (AB, "if (a.x > 0) clip(-1); return b.y;", [1, 2]),
    # one constant whatever way control came, or nothing at all
    (AB, "int i = 0; if (a.x > 0) i = 0; return i + b.y;", [0, 2]),
    (AB, "int i = 1; if (a.x > 0) i = 0; return i + b.y;", [1, 2]),
    (AB, "int i; if (a.x > 0) i = 3; else i = 3; return i + b.y;", [0, 2]),
    (AB, "int i; if (a.x > 0) i = 3; return i + b.y;", [0, 2]),
    (AB, "int i = 0; i++; if (a.x > 0) i = 0; return i + b.y;", [1, 2]),
    (AB, "int i = 0; if (a.x > 0) i = 0; i += b.y; return i;", [0, 2]),
    (AB, "int i = 0; for (int k = 0; k < a.x; k++) i = 0; return i + b.y;", [0, 2]),
    (AB, "bool i = false; switch ((int)a.x) { case 0: i = false; case 1: i = false; break; default: break; }"
         " return i ? 1 : b.y;", [0, 2]),
    (AB, "int i = 0; switch ((int)a.x) { case 0: i = 1; case 1: i = 0; break; default: i = 0; }"
         " return i + b.y;", [0, 2]),
    (AB, "int i = 0; switch ((int)a.x) { case 0: i = 1; case 1: break; default: i = 0; } return i + b.y;", [1, 2]),
    # loops
    (AB, "float t = 0; while (t < a.x) { t += b.y; if (t > b.z) break; } return t;", [1, 6]),
    (AB, "float t = 0; do { t += b.y; } while (t < a.x); return t;", [1, 2]),
    (AB, "float x = 0, y = 0, z = a.w; for (int i = 0; i < 9; i++) { x = y; y = z; z = b.x; } return x;", [8, 1]),
    (AB, "float s = 0; for (int i = 0; i < (int)a.x; i++) { if (i > 3) continue; s += b.z; } return s;", [1, 4]),
    # switch
    ("float4 a : A, int i : I", "switch (i) { case 0: return a.x; case 1: return a.y; default: return a.z; }", [7, 1]),
    ("float4 a : A, int i : I", "float r = a.w; switch (i) { case 0: r = a.x; break; case 1: r += a.y; } return r;",
     [11, 1]),
    # intrinsics
    (AB, "return normalize(a).x;", [15, 0]),
    (AB, "return cross(a.xyz, b.xyz).x;", [6, 6]),
    (AB, "return dot(a.xy, b.zw);", [3, 12]),
    (AB, "return lerp(a.x, b.y, a.z);", [5, 2]),
    (AB, "return abs(a).y + max(a, b).w;", [10, 8]),
    (AB, "float4 s, c; sincos(a, s, c); return c.w;", [8, 0]),
    (AB, "float2 ip; return modf(a.zw, ip).x + ip.y;", [12, 0]),
    (AB, "return lit(a.x, a.y, a.z).y + lit(b.x, b.y, b.z).z;", [1, 7]),
    (AB, "return dst(a, b).y + dst(a, b).z;", [6, 2]),
    (AB, "return msad4(asuint(a.x), asuint(a.yz), asuint(b)).x;", [3, 1]),
    (AB, "return D3DCOLORtoUBYTE4(a).x;", [4, 0]),
    (AB, "return WaveActiveSum(a).w;", [15, 0]),
    (AB, "QuadReadAcrossX(a.y); return b.x;", [2, 1]),
    (AB, "if (a.x > 0) discard; return b.y;", [1, 2]),
    (AB, "return ddx(a).y + fwidth(b).z;", [2, 4]),
    (AB, "uint l, h; asuint((double)a.y, l, h); return h;", [2, 0]),
]

FUNCTIONS = """
float4 same(float4 v) { return v; }
float pick(float4 v, int i) { return i == 0 ? v.x : v.y; }
void split(float4 v, out float x, out float y) { x = v.x; y = v.y; }
void add(inout float x, float y) { x += y; }
void nothing(inout float4 v, float4 w) { float4 t = v + w; }
static float4 global;
void keep(float4 v) { global.x = v.y; }
float early(float4 v) { if (v.x > 0) return v.y; return v.z; }
float4 deep(float4 v) { return same(v.wzyx); }
struct S { float4 a; float2 b[2]; };
S make(float4 v) { S s; s.a = v; s.b[0] = v.xy; s.b[1] = v.zw; return s; }
float defaults(float4 v, float k = 2) { return v.y * k; }
"""

# body of a function with AB, usage of the inputs
CALLS = [
    ("return same(a).x + same(b).y;", [1, 2]),
    ("return pick(a, 0);", [3, 0]),
    ("float x, y; split(a, x, y); return y;", [2, 0]),
    ("float x, y; split(a, x, y); split(b, y, x); return x;", [0, 2]),
    ("float x = a.x; add(x, b.y); return x;", [1, 2]),
    ("float4 v = a; nothing(v, b); return v.z;", [4, 0]),
    ("keep(a); return global.x;", [2, 0]),
    ("keep(a); keep(b); return global.x;", [0, 2]),
    ("keep(a); return global.y;", [0, 0]),
    ("return early(a);", [7, 0]),
    ("return deep(a).x;", [8, 0]),
    ("return make(a).b[1].x;", [4, 0]),
    ("S s = make(a); s.a = b; return s.a.x + s.b[0].y;", [2, 1]),
    ("return defaults(a);", [2, 0]),
    ("float4 v = 0; add(v.y, a.z); return v.y;", [4, 0]),
    ("float4 v[3]; v[0]=a; v[1]=b; v[2]=0; add(v[(int)a.x].y, b.z); return v[1].y;", [3, 6]),
    ("float4 v=a; add(v.w, v.x); return v.w;", [9, 0]),
    ("static float4 st; st = a; return st.z;", [4, 0]),
    ("static float k = 3; k += a.x; return k;", [1, 0]),
    ("float4 r = (a = b, a); return r;", [0, 15]),
    ("float x; x = a.x, b.y; return x;", [1, 0]),
    ("int i = 0; do { i++; if (a.x > i) continue; if (b.y > i) break; } while (i < 5); return i;", [1, 2]),
    ("float4 r = 0; for (;;) { r += a; if (r.x > 3) return r; }", [15, 0]),
    ("S s; s.a = a; S t = s; t.b[0] = b.xy; return t.b[0].y + t.a.x;", [1, 2]),
    ("S s = {a, b}; return s.b[1].x;", [0, 4]),
    ("S s = (S)0; s.b[(int)a.x] = b.zw; return s.b[1].y;", [1, 8]),
    ("float v[4] = (float[4])a; return v[2];", [4, 0]),
    ("float3 v = (float3)a; return v.xyzz;", [7, 0]),
    ("float r = 0; switch ((int)a.x) { case 1: { r = b.x; } case 2: r += b.y; break; case 3: return b.z; } return r;",
     [1, 7]),
    ("if (float t = a.x) return b.y; return 0;", [1, 2]),
    ("while (float t = a.x) { return b.z; } return 0;", [1, 4]),
    ("bool4 m = a > b; return m.x ? 1 : 0;", [1, 1]),
    ("return a.x > 0 ? same(a) : same(b);", [15, 15]),
    ("return select(a.xy > 0, b.xy, b.zw).xyxy;", [3, 15]),
    ("int4 n = a; n.x <<= 2; n ^= 3; n.y = ~n.z; return n.y;", [4, 0]),
    ("float4 r = a; r[1] = b.x; return r.yyyy;", [0, 1]),
    ("float4 r = 0; r[(int)a.x] = b.x; return r.yyyy;", [1, 1]),
    ("float1 f = a.y; return f.x;", [2, 0]),
    ("float s = a.x; return s.xxxx;", [1, 0]),
    ("float s = 0; s.x = a.z; return s;", [4, 0]),
    ("global = a; keep(b); return global;", [14, 2]),
    ("return make(a).b[(int)b.x].y;", [10, 1]),
    ("return float4(make(a).a.xyz, b.w);", [7, 8]),
    ("return float4(float2(a.x, b.y), float2(early(a), 1));", [7, 2]),
    ("float4 f[2] = {a, b}; float4 g[2] = f; g[0] = g[1]; return f[0].x + g[0].y;", [1, 2]),
    ("float x = a.x; if (a.y > 0) { if (a.z > 0) x = b.x; else x = b.y; } return x;", [7, 3]),
    ("for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (i == j) continue; a += b.x; } return a.y;",
     [2, 1]),
    ("return (1 ? a : b).x;", [1, 0]),
    ("return true && a.x > 0 || b.y > 0;", [1, 2]),
    ("float4 t = a; { float4 t = b; t.x = 1; } return t.x;", [1, 0]),
    ("int i = a.x; i++; i--; ++i; --i; return -i;", [1, 0]),
    ("return sizeof(a) + b.x;", [0, 1]),
    ("if (0) return a; return b;", [0, 15]),
    ("static const bool K = false; if (K) return a; return b;", [0, 15]),
    ("const int k = 2; float4 t[3] = { a, b, a }; return t[k - 1];", [0, 15]),
    ("for (int i = 0; i < 3; i++) { if (true) break; return b; } return a;", [15, 0]),
]

# source, usage of the inputs, their dynamic masks
RESOURCES = """
struct S { float4 v; float k[2]; };
Buffer<float4> typed; StructuredBuffer<S> records; RWStructuredBuffer<S> target; RWBuffer<float> out_buffer;
RWByteAddressBuffer bytes; AppendStructuredBuffer<float2> appended; RWBuffer<float> many[4];
StructuredBuffer<S> all[] : register(t9);
void put(RWBuffer<float> x, uint i, float v) { x[i] = v; }
"""
# body with a float4 `a` and a uint4 `i`, usage of both
RESOURCE_CASES = [
    ("return typed[i.x];", [0, 1]),
    ("return typed[i.x].yyyy * a.z;", [4, 1]),
    ("float4 r = typed[i.x]; return a;", [15, 0]),
    ("target[i.y].v.x = a.z; return 0;", [4, 2]),
    ("target[i.y].v = a; return 0;", [15, 2]),
    ("target[i.y].k[i.z] = a.w; return 0;", [8, 6]),
    ("target[i.x].v.zw += a.xy; return 0;", [3, 1]),
    ("out_buffer[i.x]++; return 0;", [0, 1]),
    ("S s = records[i.w]; return s.k[i.x] + s.v.y;", [0, 9]),
    ("S s = records[0]; s.v = a; return s.v.x;", [1, 0]),
    ("bytes.Store(i.x, i.y); return asfloat(bytes.Load4(i.z));", [0, 7]),
    ("uint n; bytes.InterlockedAdd(i.x, i.y, n); return n;", [0, 3]),
    ("bytes.InterlockedMax(i.x, i.y); return 0;", [0, 3]),
    ("appended.Append(a.wy); return 0;", [10, 0]),
    ("if (a.x > 0) out_buffer[0] = 1; return 0;", [1, 0]),
    ("many[i.x][i.y] = a.y; return 0;", [2, 3]),
    ("put(many[i.x], i.y, a.z); return 0;", [4, 3]),
    ("RWBuffer<float> local = many[i.x]; local[1] = a.x; return 0;", [1, 1]),
    ("return all[NonUniformResourceIndex(i.w)][i.z].v;", [0, 12]),
    ("uint s; float4 v = typed.Load(i.x, s); return v;", [0, 1]),
    ("uint n; typed.GetDimensions(n); return n * a.x;", [1, 0]),
    ("for (uint k = 0; k < i.x; k++) out_buffer[k] = a.x; return 0;", [1, 1]),
]


def with_resources(body: str) -> str:
    """A shader of RESOURCE_CASES."""
    return RESOURCES + PIXEL.format("float4 a : A, nointerpolation uint4 i : I", body)


DYNAMIC = [
    (PIXEL.format(ARRAY, "return a[i].y;"), [2, 1], [2, 0]),
    (PIXEL.format(ARRAY, "return a[2].y;"), [2, 0], [0, 0]),
    (PIXEL.format(ARRAY, "float2 v = a[i]; return v.y;"), [2, 1], [2, 0]),
    (PIXEL.format(ARRAY, "float2 b[3] = a; return b[i].y;"), [2, 1], [0, 0]),
    (PIXEL.format(ARRAY, "a[0] = 0; return a[i].y;"), [2, 1], [0, 0]),
    (PIXEL.format(ARRAY, "return a[i].y + a[0].x;"), [3, 1], [2, 0]),
    ("float f(float2 b[3], int i) { return b[i].y; } " + PIXEL.format(ARRAY, "return f(a, i);"), [2, 1], [0, 0]),
    (PIXEL.format("float4 a : A, nointerpolation int i : I", "return a[i];"), [15, 1], [0, 0]),
    (PIXEL.format("float4 a[2] : A, nointerpolation int i : I", "return a[0][i];"), [15, 1], [0, 0]),
    # DXC unrolls loops whose bounds are constant, unless they are told to stay
    (PIXEL.format("float2 a[3] : A", "float s = 0; for (int i = 0; i < 3; i++) s += a[i].y; return s;"), [2], [0]),
    (PIXEL.format("float2 a[3] : A", "float s = 0; [loop] for (int i = 0; i < 3; i++) s += a[i].y; return s;"),
     [2], [2]),
    (PIXEL.format(ARRAY, "float s = 0; for (int k = 0; k < i; k++) s += a[k].y; return s;"), [2, 1], [2, 0]),
    (PIXEL.format("float2 a[8] : A", "float s = 0; for (int i = 0; i < 8; i++) { s += a[i].y; if (s > 3) break; }"
                                     " return s;"), [2], [0]),
    ("struct S { float2 a[3] : A; int i : I; }; " + PIXEL.format("S s", "return s.a[s.i].y;"), [2, 1], [2, 0]),
    ("struct S { float2 a[3] : A; int i : I; }; " + PIXEL.format("S s", "S t = s; return t.a[t.i].y;"), [2, 1], [0, 0]),
]

# source, profile, usage of the inputs, of the outputs
OUTPUTS = [
    (PIXEL.format("float4 a : A", "float4 r; r.x = a.x; return r;"), "ps_6_6", [1], [1]),
    (PIXEL.format("float4 a : A", "float4 r; if (a.y > 0) r.x = a.x; return r;"), "ps_6_6", [3], [1]),
    ("void main(float4 a : A, out float4 r : SV_Target) { r.x = a.x; }", "ps_6_6", [1], [1]),
    ("void main(float4 a : A, out float4 r : SV_Target) { r = 0; r.x = a.x; }", "ps_6_6", [1], [15]),
    ("void main(float4 a : A, out float4 r : SV_Target) {}", "ps_6_6", [0], [0]),
    ("float main() : SV_Depth { return 1; }", "ps_6_6", [], [1]),
    ("float2 main() : SV_Target { return 1; }", "ps_6_6", [], [3]),
    ("struct O { float4 p : SV_Position; float3 c : C; float u : U; }; O main(float4 a : A) { O o; o.p = a;"
     " o.c.y = 1; return o; }", "vs_6_6", [15], [15, 2, 0]),
    # an inout parameter that is not touched is read and written
    ("void main(inout float4 p : SV_Position) {}", "vs_6_6", [15], [15]),
    ("float4 main(float4 q : Q, inout float c : C) : SV_Position { return q; }", "vs_6_6", [15, 1], [15, 1]),
    ("struct V { float4 p : SV_Position; float4 c : C; }; void main(inout V v) { v.p = v.c; }", "vs_6_6",
     [0, 15], [15, 15]),
    ("struct V { float4 p : SV_Position; float4 c : C; }; void main(inout V v) { v.c.x = 1; }", "vs_6_6",
     [15, 14], [15, 15]),
]

# Ours are larger, or DXC's wrong: a part of the source -> why.
DIFFERENT_FROM_DXC: dict[str, str] = {
    "x = y; y = z; z = b.x;": "DXC unrolls the loop",
    "pick(a, 0)": "DXC puts the constant argument in",
    "if (a.y > 0) r.x = a.x;": "DXC lets the undefined value be what suits it",
    "v.c.x = 1;": "DXC forgets what an inout parameter brought when a part of a vector is assigned",
}
