// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A vector condition selects lane by lane, where it is not zero. Clang 22 looks at the sign bit of integers and at the
// first lane only of floats (docs/differences.md, "Vector conditions").
export float3 by_integer(int3 c, float3 a, float3 b) { return c ? a : b; }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z10by_integerDv3_iDv3_fS0_(
// CHECK: [[COND:%.*]] = icmp ne <3 x i32> {{%.*}}, zeroinitializer
// CHECK: select {{.*}} <3 x i1> [[COND]], <3 x float>
// CHECK-NEXT: ret <3 x float>

export float3 by_float(float3 c, float3 a, float3 b) { return c ? a : b; }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z8by_floatDv3_fS_S_(
// CHECK: [[COND:%.*]] = fcmp {{.*}} une <3 x float> {{%.*}}, zeroinitializer
// CHECK-NOT: br i1
// CHECK: select {{.*}} <3 x i1> [[COND]], <3 x float>

export int2 by_comparison(float2 x, int2 a, int b) { return x > 0 ? a : b; }
// CHECK-LABEL: define noundef <2 x i32> @_Z13by_comparisonDv2_fDv2_ii(
// CHECK: fcmp {{.*}} ogt <2 x float>
// CHECK: select <2 x i1> {{%.*}}, <2 x i32>
