// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// compare: -T lib_6_6
// Resources leave functions through out and inout parameters: copied in, copied back.
Buffer<float> g : register(t0), h : register(t1);
struct S { float k; Buffer<float> b; };
struct N { S s; int n; };
void set(out Buffer<float> b) { b = g; }
void fill(inout S s) { s.b = h; }
void fill_nested(inout N n, Buffer<float> p) { n.s.b = p; }
float use(int i) {
  Buffer<float> b;
  set(b);
  N n;
  n.s.k = 1;
  n.n = 2;
  fill(n.s);
  fill_nested(n, b);
  return b[i] + n.s.b[i];
}
// CHECK-LABEL: define hidden void @_Z3setRN4hlsl6BufferIfEE(ptr noalias
// CHECK: call {{.*}} @_ZN4hlsl6BufferIfEaSERKS1_(
// CHECK-LABEL: define hidden {{.*}} float @_Z3usei(
// CHECK: call void @_Z3setRN4hlsl6BufferIfEE(ptr noalias {{.*}} %tmp)
