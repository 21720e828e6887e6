// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Bases come before fields, whichever of them hold resources.
Buffer<float> g;
RWBuffer<float> h;
struct P { float x; int y; };
struct Empty {};
struct A : P { Buffer<float> r; };
struct B : A { float z; RWBuffer<float> w; };
struct C : Empty { Buffer<float> r; };
struct S { Buffer<float> b; float k; float at(int i) { return b[i] * k; } };
struct D : S { RWBuffer<float> w; void put(int i) { w[i] = at(i) + S::at(i + 1); } };
// CHECK: %struct.B = type { %struct.A, float, %"class.hlsl::RWBuffer" }
void copies(A a, B b, C c) { A x = a; B y = b; C z = c; }
D made() { D d; d.b = g; d.w = h; d.k = 3; return d; }
void calls(int i) { D d = made(); d.put(i); made().put(2); D e = d; e.put(i); }
float given(D d, int i) { return d.at(i) + d.b[0] + d.w[1]; }
float gives(int i) { D d; d.b = g; d.w = h; return given(d, i) + given(made(), i); }
D either(int i) {
  D a = made(), b = made();
  if (i > 2)
    return a;
  return b;
}
// CHECK-LABEL: define hidden void @_Z6copies1A1B1C(
// CHECK: call void @_ZN1BC1ERKS_(
// CHECK-LABEL: define linkonce_odr hidden void @_ZN1BC2ERKS_(
// CHECK: call void @_ZN1AC2ERKS_(ptr {{.*}} %this1, ptr
// CHECK: call void @_ZN4hlsl8RWBufferIfEC1ERKS1_(
