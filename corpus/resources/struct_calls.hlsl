// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Methods of structs with resources in them, on variables, parts, elements and results.
Buffer<float> h;
struct M {
  float k;
  Buffer<float> b;
  float get(int i) { return b[i] * k; }
  void set(Buffer<float> x) { b = x; }
  M copy() { M m; m.k = k; m.b = b; return m; }
  Buffer<float> inner() { return b; }
};
struct N { M m; M n; };
float calls(M m) { M n = m.copy(); n.set(h); return n.get(2) + m.copy().get(1) + m.copy().inner()[3]; }
N pair(M a) { N n; n.m = a; n.n = a.copy(); return n; }
float parts(M m, int i) { N n[2]; n[i] = pair(m); n[1].n.set(h); return n[0].m.get(i) + pair(m).n.get(1); }
void outputs(out M a, inout N b) { a = b.m; b.n = a; M c; a = c = b.m; }
void use() { M a; N b; outputs(a, b); outputs(b.m, b); }
// CHECK-LABEL: define hidden {{.*}} float @_Z5calls1M(
// CHECK: call void @_ZN1M4copyEv(ptr {{.*}} %n, ptr {{.*}} %m)
// CHECK: call void @_ZN1M3setEN4hlsl6BufferIfEE(ptr {{.*}} %n, ptr dead_on_return noundef
// CHECK-LABEL: define hidden void @_Z7outputsR1MR1N(
