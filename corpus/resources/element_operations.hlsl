// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Elements in expressions, statements and assignments, of all sorts of types.
Buffer<float> g, h; RWBuffer<float> r; StructuredBuffer<float2> sf; RWStructuredBuffer<int4x4> sm; StructuredBuffer<bool> sbool; RWStructuredBuffer<bool3> sb3;
RWBuffer<uint4> ru; Buffer<int> bi; RWStructuredBuffer<double> sd; RWBuffer<half> rh; StructuredBuffer<uint64_t> s64;
float c1(int i, bool c) { return (c ? g : h)[i]; }
void c2(int i) { r[i]++; ++r[i]; r[i] -= g[i] * h[i + 1]; r[i] = r[i + 1] = 3; }
float c3(uint i) { float2 v = sf[i]; return v.x + sf[i].y + sf.Load(i).x; }
void c4(int i) { sm[i] = sm[i + 1]; sm[0][1][2] = i; }
bool c5(int i) { bool x = sbool[i]; sb3[i] = sb3[i].zyx; sb3[i].y = x; return sb3[0].x && !x; }
uint c6(int i) { ru[i].wx = ru[i].xy; uint4 v = ru.Load(i); ru[i] <<= 2; return v.x | ru[bi[i]].y; }
double c7(int i) { sd[i] = sd[i] * 2; return sd[0]; }
half c8(int i) { rh[i] = rh[i] + 1; return rh[i]; }
uint64_t c9(int i) { return s64[i] + 1; }
float c10(int n) { float s = 0; for (int i = 0; i < n; ++i) { if (g[i] > 2) continue; s += g[i]; while (h[i] < s) s -= 1; } return s; }
float c11(int i) { switch (bi[i]) { case 0: return g[0]; case 1: return h[1]; default: break; } return r.Load(i); }
float c12(int i) { uint st; float a = g.Load(i, st); return a + st; }
static float total = 0;
void c13(int i) { total += g[i]; r[0] = total; }
groupshared float sh[4];
void c14(int i) { sh[i] = g[i]; r[i] = sh[3 - i]; }
// CHECK-LABEL: define hidden void @_Z2c4i(
// CHECK: load <16 x i32>, ptr
// CHECK-LABEL: define hidden {{.*}} i1 @_Z2c5i(
// CHECK-LABEL: define hidden void @_Z3c14i(
// CHECK: @sh
