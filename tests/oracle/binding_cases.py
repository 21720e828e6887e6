"""Bodies of pixel shaders that name two resources of one register, and whether DXC takes them: it does when its
optimiser leaves at most one of the two."""

from __future__ import annotations

HEAD = """Texture2D a : register(t0);
Texture2D b : register(t0);
SamplerState s;
RWBuffer<float4> o : register(u1);
RWBuffer<float4> p : register(u1);
static float4 read = a.Load(0);
static float4 written;
struct S {
  float4 x, y;
  float4 get() { return y; }
};
float4 load_a() { return a.Load(0); }
void load_both(out float4 x, out float4 y) { x = a.Load(0); y = b.Load(0); }
float4 main(int i : I, float2 uv : U) : SV_Target {
"""

# body -> is it accepted?
CASES: dict[str, bool] = {
    "uint x, y; a.GetDimensions(x, y); return b.Load(0);": True,
    "uint x, y; a.GetDimensions(x, y); return b.Load(0) + x;": False,
    "float4 q = a.Load(0); return b.Load(0);": True,
    "float4 q = a.Load(0); q.x = b.Load(0).x; return q.xxxx;": True,
    "float4 q = a.Load(0); q.x = b.Load(0).x; return q;": False,
    "return read + b.Load(0);": False,
    "written = a.Load(0); return b.Load(0);": True,
    "written = a.Load(0); return written + b.Load(0);": False,
    "load_a(); return b.Load(0);": True,
    "float4 x, y; load_both(x, y); return y;": True,
    "float4 x, y; load_both(x, y); return x + y;": False,
    "if (false) return load_a(); return b.Load(0);": True,
    "float4 r = 0; if (load_a().x > 1) r = b.Load(0); return r;": False,
    "float4 r = 0; if (load_a().x > 1) r = 2; return b.Load(0);": True,
    "for (int k = 0; k < a.Load(0).x; k++) {} return b.Load(0);": True,
    "for (int k = 0; k < 4; k++) { float4 u = a.Load(k); } return b.Load(0);": True,
    "if (load_a().x > 1) discard; return b.Load(0);": False,
    "o[0] = 1; p[1]; return 1;": True,
    "o[0] = 1; float4 x = p[1]; return 1;": True,
    "o[0] = 1; p[1] = 2; return 1;": False,
    "o[0] = p[1]; return 1;": False,
    "Texture2D t = a; return b.Load(0);": True,
    "Texture2D t = a; return b.Load(0) + t.Load(1);": False,
    "Texture2D t = a; t = b; return t.Load(1);": True,
    "float4 t = a.Sample(s, uv); return b.Sample(s, uv);": True,
    "float2 t = (a.Sample(s, uv), b.Sample(s, uv)).xy; return t.xyxy;": True,
    "bool k = uv.x > 1 || a.Load(0).x > 2; return b.Sample(s, uv);": True,
    "S k; k.x = a.Load(0); k.y = b.Load(0); return k.y;": True,
    "S k; k.x = a.Load(0); k.y = b.Load(0); return k.get();": True,
    "float4 k[2]; k[0] = a.Load(0); k[1] = b.Load(0); return k[1];": True,
    "float4 k[2]; k[0] = a.Load(0); k[1] = b.Load(0); return k[i];": False,
    "while (true) { if (b.Load(0).x > i) break; float q = a.Load(0).x; i++; } return i;": True,
    "while (true) { if (b.Load(0).x > i) break; float q = a.Load(0).x; i += q; } return i;": False,
    "switch (i) { case 1: return b.Load(0); case 2: float4 z = load_a(); return 2; } return i;": True,
    "float4 z = i > 2 ? load_a() : 1; return b.Load(0);": True,
    "return true ? b.Load(0) : a.Load(0);": True,
    "static const bool use = false; float4 r = b.Load(0); if (use) r += a.Load(0); return r;": True,
}
