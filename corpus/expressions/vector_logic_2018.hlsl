// RUN: hlslfe %s -T lib_6_6 -HV 2018 | FileCheck %s
// Up to HLSL 2018, && and || work on vectors: both sides are computed, component by component.
export bool2 both(bool2 x, bool2 y) { return x && y; }
// CHECK-LABEL: define noundef <2 x i1> @_Z4bothDv2_bS_(
// CHECK: icmp ne <2 x i1>
// CHECK: icmp ne <2 x i1>
// CHECK-NEXT: and <2 x i1>
// CHECK-NOT: br
export bool3 either(float3 x, int3 y) { return x || y; }
// CHECK-LABEL: define noundef <3 x i1> @_Z6eitherDv3_fDv3_i(
// CHECK: sitofp <3 x i32>
// CHECK: fcmp {{.*}} une <3 x float>
// CHECK: fcmp {{.*}} une <3 x float>
// CHECK-NEXT: or <3 x i1>
export float2 inside(float2 x, float2 y) { return x > 1 && y > 2 ? x : y; }
// CHECK-LABEL: define {{.*}} <2 x float> @_Z6insideDv2_fS_(
// CHECK: and <2 x i1>
// CHECK: select {{.*}} <2 x float>
export int2 counted(int2 x, int2 y) { return (x && y) + 1; }
// CHECK-LABEL: define noundef <2 x i32> @_Z7countedDv2_iS_(
// CHECK: zext <2 x i1> {{.*}} to <2 x i32>
// CHECK: add <2 x i32>
export bool scalar(bool x, bool y) { return x && y; }
// CHECK-LABEL: define noundef i1 @_Z6scalarbb(
// CHECK: br i1 {{.*}}, label %land.rhs, label %land.end
