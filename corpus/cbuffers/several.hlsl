// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Several buffers: a tbuffer, placed members, in namespaces with a name and without.
tbuffer T : register(t2) { float4 a[2]; int b; half h; half3 h3; int64_t i64; uint64_t2 u2; float1 one; }
cbuffer P { float x : packoffset(c2.y); float4 y : packoffset(c0); float2 z : packoffset(c1.z); int w[2] : packoffset(c4); }
namespace N { cbuffer Q { float q; float4 r; } float get() { return q + r.y; } }
namespace { cbuffer H { float hidden; } }
static const float two = 2;
static float last = 1;
float textures(int i) { return a[i].x + b + h + h3.z + one; }
int64_t wide() { return i64 + u2.y; }
float placed(int i) { return x + y.w + z.y + w[i]; }
float named() { return N::q + N::get() + hidden; }
float kept() { last = x; return last * two; }
// CHECK: @T.tb = global target("dx.CBuffer", %__cblayout_T) poison
// CHECK-LABEL: define hidden {{.*}} float @_Z5namedv(
