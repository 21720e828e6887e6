// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A scalar condition branches; constants and bool vectors select, with both arms evaluated.
export float branches(bool c, float a, float b) { return c ? a * 2 : b; }
// CHECK-LABEL: define {{.*}} float @_Z8branchesbff(
// CHECK: br i1 {{%.*}}, label %cond.true, label %cond.false
// CHECK: cond.true:
// CHECK: fmul {{.*}} float {{%.*}}, 2.000000e+00
// CHECK-NEXT: br label %cond.end
// CHECK: cond.end:
// CHECK-NEXT: phi {{.*}} float [ {{%.*}}, %cond.true ], [ {{%.*}}, %cond.false ]

export float constants(float a) { return a > 1 ? 1.0 : 0.5; }
// CHECK-LABEL: define {{.*}} float @_Z9constantsf(
// CHECK: fcmp {{.*}} ogt float {{%.*}}, 1.000000e+00
// CHECK: select {{.*}} i1 {{%.*}}, float 1.000000e+00, float 5.000000e-01
// CHECK-NEXT: ret float

export float3 lanes(bool3 c, float3 a, float b) { return c ? a : b; }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5lanesDv3_bDv3_ff(
// CHECK: [[COND:%.*]] = trunc <3 x i32> {{%.*}} to <3 x i1>
// CHECK: [[SPLAT:%.*]] = shufflevector <3 x float> {{%.*}}, <3 x float> poison, <3 x i32> zeroinitializer
// CHECK-NEXT: select {{.*}} <3 x i1> [[COND]], <3 x float> {{%.*}}, <3 x float> [[SPLAT]]

export float nested(int i, float a) { return i > 0 ? i > 1 ? a : 2 * a : 3 * a; }
// CHECK-LABEL: define {{.*}} float @_Z6nestedif(
// CHECK: br i1 {{%.*}}, label %cond.true, label %cond.false3
// CHECK: cond.true:
// CHECK: br i1 {{%.*}}, label %cond.true2, label %cond.false
// CHECK: cond.false3:
// CHECK: phi {{.*}} float [ {{%.*}}, %cond.end ], [ {{%.*}}, %cond.false3 ]

// The arms meet in the common type.
export float common(bool c, int i, float f) { return c ? i : f; }
// CHECK-LABEL: define {{.*}} float @_Z6commonbif(
// CHECK: cond.true:
// CHECK: sitofp i32 {{%.*}} to float
// CHECK: cond.false:
