// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A comparison of scalars is an i1; one of vectors is widened to integers and back to bool lanes.
export bool scalar(float a, float b, int i, uint u) { return a < b == (i >= 3) != (u > 4); }
// CHECK-LABEL: define noundef i1 @_Z6scalarffij(
// CHECK: [[LESS:%.*]] = fcmp {{.*}} olt float
// CHECK: [[GE:%.*]] = icmp sge i32 {{%.*}}, 3
// CHECK: [[EQ:%.*]] = icmp eq i1 [[LESS]], [[GE]]
// CHECK: [[ABOVE:%.*]] = icmp ugt i32 {{%.*}}, 4
// CHECK: icmp ne i1 [[EQ]], [[ABOVE]]
// CHECK-NEXT: ret i1

export bool3 vectors(float3 a, float3 b) { return a <= b; }
// CHECK-LABEL: define noundef <3 x i1> @_Z7vectorsDv3_fS_(
// CHECK: fcmp {{.*}} ole <3 x float>
// CHECK-NEXT: sext <3 x i1> {{%.*}} to <3 x i32>
// CHECK-NEXT: icmp ne <3 x i32> {{%.*}}, zeroinitializer
// CHECK-NEXT: ret <3 x i1>

export bool2 equal(int2 a, int2 b) { return a == b; }
// CHECK-LABEL: define noundef <2 x i1> @_Z5equalDv2_iS_(
// CHECK: icmp eq <2 x i32>

export double2 doubles(double2 a, double2 b) { return (bool2)(a > b) ? a : b; }
// CHECK-LABEL: define {{.*}} <2 x double> @_Z7doublesDv2_dS_(
// CHECK: fcmp {{.*}} ogt <2 x double>
// CHECK-NEXT: sext <2 x i1> {{%.*}} to <2 x i64>
// CHECK-NEXT: icmp ne <2 x i64> {{%.*}}, zeroinitializer
// CHECK: select {{.*}} <2 x i1>
