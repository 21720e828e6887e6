// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// compare: -T lib_6_6
// Resources themselves, and arrays of them: Clang 22 has the same copies.
Buffer<float> g : register(t0), h : register(t1);
Buffer<float> result(bool b) { return h; }
void set(out Buffer<float> b) { b = g; }
void keep(inout Buffer<float> b, Buffer<float> p) { b = p; }
float element(Buffer<float> two[2], int i) { return two[1][i]; }
float use(int i) {
  Buffer<float> b = result(true);
  set(b);
  keep(b, h);
  Buffer<float> two[2];
  two[0] = g;
  two[1] = b;
  return b[i] + result(false)[i] + element(two, i);
}
// CHECK-LABEL: define hidden void @_Z4keepRN4hlsl6BufferIfEES1_(ptr noalias
// CHECK: call {{.*}} @_ZN4hlsl6BufferIfEaSERKS1_(
