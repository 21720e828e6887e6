// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// isfinite and isnormal look at bits: comparisons under fast math may assume that there is no infinity.
export bool4 finite(float4 x) { return isfinite(x); }
// CHECK-LABEL: define noundef <4 x i1> @_Z6finiteDv4_f(
// CHECK: [[WORD:%.*]] = bitcast <4 x float> {{%.*}} to <4 x i32>
// CHECK-NEXT: [[BITS:%.*]] = and <4 x i32> [[WORD]], splat (i32 2139095040)
// CHECK-NEXT: icmp ne <4 x i32> [[BITS]], splat (i32 2139095040)
export bool normal(float x) { return isnormal(x); }
// CHECK-LABEL: define noundef i1 @_Z6normalf(
// CHECK: icmp ne i32 {{%.*}}, 2139095040
// CHECK: icmp ne i32 {{%.*}}, 0
// CHECK: and i1
