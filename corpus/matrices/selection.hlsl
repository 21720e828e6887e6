// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Elements are picked with a matrix of bool; and, or and select take matrices.
export float2x2 picked(bool2x2 c, float2x2 a, float2x2 b) { return select(c, a, b); }
// CHECK-LABEL: @_Z6pickedu11matrix_typeILm2ELm2EbEu11matrix_typeILm2ELm2EfES0_(
// CHECK: %hlsl.select = select {{.*}}<4 x i1>
export float2x2 with_scalar(bool2x2 c, float2x2 a) { return select(c, a, 0) + (c ? 1 : a); }
// CHECK-LABEL: @_Z11with_scalaru11matrix_typeILm2ELm2EbEu11matrix_typeILm2ELm2EfE(
// CHECK: select {{.*}}<4 x i1> {{%.*}}, <4 x float> {{%.*}}, <4 x float> zeroinitializer
// CHECK: %vector_select = select
export bool2x2 logic(bool2x2 a, float2x2 b) { return or(and(a, b > 0), !a); }
// CHECK-LABEL: @_Z5logicu11matrix_typeILm2ELm2EbEu11matrix_typeILm2ELm2EfE(
// CHECK: %hlsl.and = and <4 x i1>
// CHECK: %hlsl.or = or <4 x i1>
export float2x2 one_condition(bool c, float2x2 a) { return c ? a : 1; }
// CHECK-LABEL: @_Z13one_conditionbu11matrix_typeILm2ELm2EfE(
// CHECK: phi {{.*}} <4 x float> [ {{%.*}}, %cond.true ], [ splat (float 1.000000e+00), %cond.false ]
