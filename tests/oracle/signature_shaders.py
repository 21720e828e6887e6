"""Vertex and pixel shaders whose signatures are compared with DXC's, as people write them: (profile, source)."""

from __future__ import annotations

_VS, _PS = "vs_6_6", "ps_6_6"

SHADERS: list[tuple[str, str]] = [
    (_VS, """
float4 main(float4 pos : POSITION, float4 uv[2] : TEXCOORD0) : SV_Position { return pos + uv[0] + uv[1]; }
"""),
    (_PS, """
struct PSOut { float4 color : SV_Target0; float4 extra : SV_Target1; };
PSOut main(float4 pos : SV_Position, float4 uv0 : TEXCOORD0, float4 uv1 : TEXCOORD1) {
  PSOut o; o.color = pos + uv0; o.extra = float4(uv1.xyz, 1); return o;
}
"""),
    (_VS, """
struct VSIn { float3 pos : POSITION; float3 normal : NORMAL; float2 uv : TEXCOORD0; float4 color : COLOR; };
struct VSOut { float4 pos : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD0; float4 color : COLOR0; };
VSOut main(VSIn v) {
  VSOut o;
  o.pos = float4(v.pos * 2 - 1, 1); o.normal = normalize(v.normal); o.uv = v.uv; o.color = v.color;
  return o;
}
"""),
    (_PS, """
struct PSIn { float4 pos : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD0; float4 color : COLOR0; };
static const float3 light = float3(0.3, 0.8, 0.5);
float4 main(PSIn p) : SV_Target { float l = saturate(dot(normalize(p.normal), light)); return p.color * l; }
"""),
    (_PS, """
struct PSIn { float4 pos : SV_Position; nointerpolation uint material : MAT; centroid float2 uv : UV;
  sample float w : W; };
float4 main(PSIn p, bool front : SV_IsFrontFace) : SV_Target {
  return front ? float4(p.uv, p.w, p.material) : p.pos.xyxy;
}
"""),
    (_VS, """
void main(uint id : SV_VertexID, out float4 pos : SV_Position, out float2 uv : TEXCOORD) {
  uv = float2((id << 1) & 2, id & 2);
  pos = float4(uv * float2(2, -2) + float2(-1, 1), 0, 1);
}
"""),
    (_VS, """
struct Out { float4 pos : SV_Position; float clip[2] : SV_ClipDistance0; float2 uv : UV; };
Out main(float4 p : POSITION, uint i : SV_InstanceID) {
  Out o = (Out)0; o.pos = p + i; o.clip[0] = p.x; o.clip[1] = p.y; o.uv = p.zw; return o;
}
"""),
    (_VS, """
struct Out { float2 uv : UV; float3 clip0 : SV_ClipDistance0; float4 p : SV_Position;
  float2 clip1 : SV_ClipDistance1;
  float2 cull : SV_CullDistance0; float w : W; };
Out main(float4 p : P) {
  Out o; o.uv = p.xy; o.clip0 = p.xyz; o.p = p; o.clip1 = p.zw; o.cull = 1; o.w = p.w; return o; }
"""),
    (_PS, """
struct Out { float4 a : SV_Target2; uint4 b : SV_Target0; float d : SV_Depth; uint c : SV_Coverage; };
Out main(float4 p : SV_Position, int4 i : I) { Out o; o.a = p; o.b = i; o.d = p.z; o.c = 1; return o; }
"""),
    (_PS, """
void main(noperspective float a : A, noperspective centroid float2 b : B, noperspective sample float3 c : C,
          linear float d : D, nointerpolation float e : E, out float4 o : SV_Target) { o = float4(b, c.x, a + d + e); }
"""),
    (_PS, """
struct Inner { float a; float2 b[2]; };
struct Outer { Inner i; float3 c; nointerpolation int d; };
float4 main(Outer o : Q3, float4 p : SV_Position) : SV_Target { return float4(o.i.b[1], o.c.y, o.d) + o.i.a; }
"""),
    (_VS, """
struct S { float a; float2 b; };
struct Out { float4 p : SV_Position; float r[3] : R; };
Out main(S s[2] : Q1, float m[2][3] : M) {
  Out o; o.p = s[0].a + s[1].b.y; o.r[0] = m[0][1]; o.r[1] = m[1][2]; o.r[2] = 0;
  return o; }
"""),
    (_VS, """
float helper(float2 v, inout float acc) { acc += v.x; return v.y; }
float4 main(float2 a : A, float2 b : B, float2 c : C) : SV_Position {
  float acc = 0; float x = helper(a, acc); helper(b, acc); return float4(acc, x, 0, 1);
}
"""),
    (_PS, """
float4 main(float4 a[4] : A, nointerpolation uint i : I, nointerpolation uint j : J) : SV_Target {
  float4 r = a[i]; if (j > 3) r.x += a[2].w; return r.xyxy;
}
"""),
    (_PS, """
float4 main(float2 uv : UV, float4 t0 : T0, float4 t1 : T1, float4 t2 : T2) : SV_Target {
  float4 r = 0;
  for (int i = 0; i < 4; i++) { r += t0 * i; if (r.x > 4) break; }
  switch ((int)uv.x) { case 0: r.y = t1.y; break; case 1: r.z = t1.z; default: r.w = 1; }
  return r;
}
"""),
    (_VS, """
enum Kind { Red, Green };
struct Out { float4 p : SV_Position; nointerpolation int kind : KIND; bool lit : LIT; uint2 ids : IDS; };
Out main(float3 p : POSITION, int k : KIND, bool b : B) {
  Out o; o.p = float4(p, 1); o.kind = k == Green ? 1 : 0; o.lit = b; o.ids = uint2(k, 2); return o;
}
"""),
    (_PS, """
float4 main(float3 n : NORMAL, float2 uv : UV, float w : W, float4 p : SV_Position, float k : KEY, float2 st : ST,
            uint prim : SV_PrimitiveID, uint rt : SV_RenderTargetArrayIndex) : SV_Target {
  return n.xyzx + uv.xyxy + w + k + st.xyxy + prim + rt;
}
"""),
    (_PS, """
typedef float3 Color;
struct Light { Color color : COLOR0; float range : RANGE; };
namespace shading { Color shade(Light l, float d) { return l.color * saturate(1 - d / l.range); } }
float4 main(Light l, float3 at : AT) : SV_Target0 { return float4(shading::shade(l, length2(at)), 1); }
""".replace("length2(at)", "sqrt(dot(at, at))")),
    (_VS, """
struct V { float4 p : SV_Position; float4 c : COLOR; };
void main(inout V v, float4 k : K) { v.p = v.p * k.x; }
"""),
    (_PS, """
float main(float4 a : A, float4 b : B, out float4 second : SV_Target1) : SV_Target0 { second = a.wzyx; return b.z; }
"""),
    (_PS, """
half4 main(half4 a : A, half2 b : B, min16float c : C) : SV_Target { return a + b.xyxy; }
""".replace(", min16float c : C", "")),
    (_VS, """
float4 main(float a[32] : A) : SV_Position { return a[31]; }
"""),
    (_VS, """
struct Out { float3 a[16] : A; float2 b[15] : B; float c[16] : C; float2 d[15] : D; float4 p : SV_Position; };
Out main(float x : X) { Out o = (Out)0; o.p = x; return o; }
"""),
]
