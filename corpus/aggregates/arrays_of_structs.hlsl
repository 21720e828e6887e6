// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays in structs and structs in arrays, all copied whole.
struct Key { float time; float2 value[2]; };
struct Curve { Key keys[3]; int count; };
// CHECK: %struct.Key = type <{ float, [2 x <2 x float>] }>
// CHECK: %struct.Curve = type { [3 x %struct.Key], i32 }

Key last(Curve c) { return c.keys[c.count - 1]; }
// CHECK-LABEL: define hidden void @_Z4last5Curve(ptr dead_on_unwind noalias writable sret(%struct.Key) align 1 %agg.result, ptr noundef byval(%struct.Curve) align 1 %c)
// CHECK: getelementptr inbounds nuw %struct.Curve, ptr %c, i32 0, i32 0
// CHECK: getelementptr inbounds nuw %struct.Curve, ptr %c, i32 0, i32 1
// CHECK: sub nsw i32 {{%.*}}, 1
// CHECK: getelementptr inbounds [3 x %struct.Key], ptr {{%.*}}, i32 0, i32 {{%.*}}
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %agg.result, ptr align 1 {{%.*}}, i32 20, i1 false)

export float2 use(Curve c, int i) {
  c.keys[i].value[1].x = 2;
  c.keys[0] = c.keys[i];
  Curve d = c;
  d.count = 2;
  return last(d).value[1] + c.keys[0].time;
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z3use5Curvei(
// CHECK: getelementptr inbounds nuw %struct.Key, ptr {{%.*}}, i32 0, i32 1
// CHECK-NEXT: getelementptr inbounds [2 x <2 x float>], ptr {{%.*}}, i32 0, i32 1
// CHECK: store float 2.000000e+00
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %d, ptr align 1 %c, i32 64, i1 false)
// CHECK: call void @_Z4last5Curve(ptr dead_on_unwind writable sret(%struct.Key) align 1 {{%.*}}, ptr noundef byval(%struct.Curve) align 1 {{%.*}})
