// RUN: hlslfe %s -T cs_6_6 -E main --verify-ir | FileCheck %s
// compare: -T cs_6_6 -E main
// Static resources have no binding of their own; they are copies of globals.
Buffer<float> g : register(t0), h : register(t1);
RWBuffer<float> result : register(u0);
struct S { Buffer<float> b; float k; };
static Buffer<float> one = g;
static const Buffer<float> fixed = h;
static Buffer<float> both[2] = { g, h };
static S in_struct = { h, 2 };
static Buffer<float> later;
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  later = one;
  result[i] = later[i] + fixed[i] + both[1][i] + in_struct.b[i] * in_struct.k;
}
// CHECK-DAG: @_ZL3one = internal global %"class.hlsl::Buffer"
// CHECK-DAG: @_ZL5fixed = internal {{global|constant}} %"class.hlsl::Buffer"
// CHECK-DAG: @_ZL4both = internal global [2 x %"class.hlsl::Buffer"]
// CHECK-DAG: @_ZL9in_struct = internal global %struct.S
