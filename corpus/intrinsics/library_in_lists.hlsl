// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Functions of the header are for Clang as any others: lists compute them first, conditions branch around them.
export float4 f(float3 v, float s) { return float4(s, length(v), s + 1, sin(v.x)); }
export float4 g(float3 v, float s) { return float4(reflect(v, v), s * 2); }
export float4 h(float3 v, float s) { float a[3] = { s, distance(v, v), distance(v, v.zyx) }; return a[1] + (float4)asfloat(asuint(s)); }
struct S { float2 a; uint b; };
export S k(float3 v, float s) { S r = { v.xy, countbits(asuint(s)) }; return r; }
export float2 m(float3 v, float s) { float2 r = { ddx(v).x, s }; r += float2(firstbithigh(3u), abs(4u)); return r; }
export bool n(float3 v, bool b) { return length(v) > 1 && any(fmod(v, v) < 1) || b; }
export float3 o(float3 v, bool b) { return b ? reflect(v, v) : refract(v, v, 1.5); }
export float p(half h, half3 w) { return length(h) + smoothstep(w, w, w).x + lerp(w, w, h).y; }
export void q(inout float3 v) { v = v.x > 1 ? ldexp(v, v) : v; v.x += length(v); v[int(length(v))] = 2; }
export uint r(int i, uint u) { switch (firstbithigh(u)) { case 1: return countbits(i); default: return asuint(i) + abs(u); } }
export float t(float4 v) { float x = 0; for (uint i = 0; i < countbits(3u); ++i) x += dst(v, v).y + lit(x, x, x).z; return x; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z1fDv3_ff(
// CHECK: call {{.*}} @_ZN4hlsl6lengthILi3EEE
// CHECK: load float, ptr %s.addr
// CHECK: vecinit
