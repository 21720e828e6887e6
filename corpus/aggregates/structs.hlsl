// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs are passed as pointers to copies, returned through sret, copied with memcpy; padding is spelled out.
struct Light { float3 pos; float range; float3 color; int kind; };
struct Pair { Light a, b; };
// CHECK: %struct.Light = type { <3 x float>, [4 x i8], float, <3 x float>, [4 x i8], i32 }
// CHECK-NEXT: %struct.Pair = type { %struct.Light, %struct.Light }

float3 shade(Light l, float3 p) { return l.color * saturate(1 - dot(l.pos, p) / l.range); }
// CHECK-LABEL: define hidden {{.*}} <3 x float> @_Z5shade5LightDv3_f(ptr noundef byval(%struct.Light) align 1 %l,
// CHECK: getelementptr inbounds nuw %struct.Light, ptr %l, i32 0, i32 3
// CHECK: call {{.*}} float @llvm.dx.fdot.v3f32(
// CHECK: getelementptr inbounds nuw %struct.Light, ptr %l, i32 0, i32 2
// CHECK: call {{.*}} float @llvm.dx.saturate.f32(

Pair make(Light x) {
  Pair p;
  p.a = x;
  p.b = x;
  p.b.kind = 3;
  return p;
}
// CHECK-LABEL: define hidden void @_Z4make5Light(ptr dead_on_unwind noalias writable sret(%struct.Pair) align 1 %agg.result, ptr noundef byval(%struct.Light) align 1 %x)
// CHECK-NOT: alloca
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 {{%.*}}, ptr align 1 %x, i32 40, i1 false)
// CHECK: [[B:%.*]] = getelementptr inbounds nuw %struct.Pair, ptr %agg.result, i32 0, i32 1
// CHECK-NEXT: call void @llvm.memcpy
// CHECK: getelementptr inbounds nuw %struct.Light, ptr {{%.*}}, i32 0, i32 5
// CHECK-NEXT: store i32 3

export float3 use(Light l) {
  Pair q = make(l);
  l.color = shade(q.a, float3(1, 2, 3)) + shade(q.b, 0.xxx);
  return l.color;
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z3use5Light(
// CHECK: call void @_Z4make5Light(ptr dead_on_unwind writable sret(%struct.Pair) align 1 %q,
// CHECK: call {{.*}} <3 x float> @_Z5shade5LightDv3_f({{.*}}, <3 x float> {{.*}}<float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>)
