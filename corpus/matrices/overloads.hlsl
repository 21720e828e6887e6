// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Which function a matrix means: the same shape first, then the same elements, then a smaller shape.
float pick(float2x2 m) { return 1; }
float pick(int2x2 m) { return 2; }
float pick(float3x3 m) { return 3; }
float pick(float s) { return 4; }
export float calls(float2x2 a, int2x2 b, float3x3 c, float d, uint3x3 e) {
  return pick(a) + pick(b) + pick(c) + pick(d) + pick(e);
}
// CHECK-LABEL: define {{.*}} @_Z5callsu11matrix_typeILm2ELm2EfEu11matrix_typeILm2ELm2EiEu11matrix_typeILm3ELm3EfEfu11matrix_typeILm3ELm3EjE(
// CHECK: call {{.*}} @_Z4picku11matrix_typeILm2ELm2EfE(
// CHECK: call {{.*}} @_Z4picku11matrix_typeILm2ELm2EiE(
// CHECK: call {{.*}} @_Z4picku11matrix_typeILm3ELm3EfE(
// CHECK: call {{.*}} @_Z4pickf(
// CHECK: call {{.*}} @_Z4picku11matrix_typeILm3ELm3EfE(

