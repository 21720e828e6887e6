// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
void sc(float a, out float s, out float c) { s = sin(a); c = cos(a); }
void twice(inout float3 v) { v = v * 2; }
void conv(inout int i) { i += 1; }
export float4 calls(float a) {
  float s, c;
  sc(a, s, c);
  float3 v = float3(s, c, a);
  twice(v);
  twice(v.zyx);
  float f = s;
  conv(f);
  return float4(v, f);
}
