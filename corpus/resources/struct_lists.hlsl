// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Lists with resources in them: each is copied once to its place. Clang 22 copies those of inner lists several times.
Buffer<float> h : register(t0);
struct S { float k; Buffer<float> b; };
struct N { S s; int n; };
S make() { S s = { 1, h }; return s; }
float flat(S a) {
  S b = { a };
  S c = { 2, a.b };
  Buffer<float> two[2] = { a.b, h };
  Buffer<float> one[1] = { make().b };
  return b.k + c.b[0] + two[1][0] + one[0][0];
}
float nested(S a) {
  S two[2] = { a, 3, h };
  N n = { a, 1 };
  N m = { 4, h, 2 };
  return two[1].b[0] + n.s.k + m.s.b[1] + m.n;
}
// CHECK-LABEL: define hidden {{.*}} float @_Z6nested1S(
// CHECK: call void @_ZN4hlsl6BufferIfEC1ERKS1_(ptr {{.*}} [[PLACE:%b.*]], ptr {{.*}} %b
// CHECK: call void @_ZN4hlsl6BufferIfEC1ERKS1_(ptr {{.*}} %b{{.*}}, ptr {{.*}} @_ZL1h)
