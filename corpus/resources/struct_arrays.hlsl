// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays of resources in structs, and arrays of such structs: one element after the other.
Buffer<float> g;
struct S { float k; Buffer<float> b; };
struct A { int k; Buffer<float> b[2]; S s[2]; int l[3]; };
struct Deep { Buffer<float> r[2][3]; float l; };
class K { Buffer<float> b; float k; };
void copies(A x) { A y = x; y = x; }
void deep(Deep x) { Deep y = x; y = x; }
float elements(S s[2], int i) { return s[i].b[i] * s[i].k; }
float use(int i) {
  S s[2];
  s[0].b = g;
  s[1] = s[0];
  s[i] = s[1];
  S t[2] = s;
  return elements(s, i) + elements(t, 1) + t[i].k;
}
void swap(inout S a[3]) { S t = a[0]; a[0] = a[2]; a[2] = t; }
void filled(out K a[2]) { K b[2]; a[0] = b[1]; a[1] = a[0]; }
void both() { S s[3]; swap(s); K k[2]; filled(k); }
// CHECK-LABEL: define linkonce_odr hidden {{.*}} ptr @_ZN1AaSERKS_(
// CHECK: %__i0 = alloca i64, align 8
// CHECK: for.body:
// CHECK: call {{.*}} @_ZN4hlsl6BufferIfEaSERKS1_(
// CHECK: call {{.*}} @_ZN1SaSERKS_(
// CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 1 %l, ptr align 1 {{.*}}, i64 12, i1 false)
// CHECK-LABEL: define linkonce_odr hidden {{.*}} ptr @_ZN4DeepaSERKS_(
// CHECK: %__i1 = alloca i64, align 8
