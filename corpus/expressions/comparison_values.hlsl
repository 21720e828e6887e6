// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// As a number, a true component of a comparison is 1, as in DXC. In Clang 22 it is -1
// (docs/differences.md, "Comparisons as numbers").
export float4 not_equal(uint4 a, uint4 b) { return a != b; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z9not_equalDv4_jS_(
// CHECK: icmp ne <4 x i32>
// CHECK: [[TRUE:%.*]] = icmp ne <4 x i32> {{%.*}}, zeroinitializer
// CHECK-NEXT: uitofp <4 x i1> [[TRUE]] to <4 x float>

export int count(float2 a, float2 b) { return (a < b).x + (a < b).y; }
// CHECK-LABEL: define noundef i32 @_Z5countDv2_fS_(
// CHECK: [[X:%.*]] = icmp ne i32 {{%.*}}, 0
// CHECK-NEXT: zext i1 [[X]] to i32
// CHECK: add nsw i32

// bool lanes are the same in both.
export bool2 lanes(float2 a, float2 b) { return a < b; }
// CHECK-LABEL: define noundef <2 x i1> @_Z5lanesDv2_fS_(
