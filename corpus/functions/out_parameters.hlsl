// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// out and inout are references to temporaries: copied in (inout only), copied back, both with conversions.
void sc(float a, out float s, out float c) { s = sin(a); c = cos(a); }
// CHECK-LABEL: define hidden void @_Z2scfRfS_(float noundef nofpclass(nan inf) %a, ptr noalias noundef nonnull align 4 dereferenceable(4) %s, ptr noalias noundef nonnull align 4 dereferenceable(4) %c)
// CHECK: call {{.*}} float @llvm.sin.f32(
// CHECK: [[S:%.*]] = load ptr, ptr %s.addr, align 4, !nonnull ![[NONNULL:[0-9]+]], !align ![[ALIGN:[0-9]+]]
// CHECK-NEXT: store float {{%.*}}, ptr [[S]], align 4

void twice(inout float3 v) { v = v * 2; }
void conv(inout int i) { i += 1; }

export float only_out(float a) {
  float s, c;
  sc(a, s, c);
  return s + c;
}
// CHECK-LABEL: define {{.*}} float @_Z8only_outf(
// CHECK: call void @_Z2scfRfS_(float {{.*}}, ptr noalias noundef nonnull align 4 dereferenceable(4) [[T1:%[a-z0-9]+]],
// CHECK-NEXT: load float, ptr [[T1]]
// CHECK-NEXT: store float {{%.*}}, ptr %s

export float3 in_and_out(float3 v) {
  twice(v);
  return v;
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z10in_and_outDv3_f(
// CHECK: load <3 x float>, ptr %v.addr
// CHECK: call void @_Z5twiceRDv3_f(ptr noalias noundef nonnull align 16 dereferenceable(16) [[T:%.*]])
// CHECK-NEXT: load <3 x float>, ptr [[T]]
// CHECK-NEXT: store <3 x float> {{%.*}}, ptr %v.addr

export float converted(float f) {
  conv(f);
  return f;
}
// CHECK-LABEL: define {{.*}} float @_Z9convertedf(
// CHECK: fptosi float {{%.*}} to i32
// CHECK: call void @_Z4convRi(
// CHECK: sitofp i32 {{%.*}} to float
// CHECK: ![[NONNULL]] = !{}
// CHECK: ![[ALIGN]] = !{i64 4}
