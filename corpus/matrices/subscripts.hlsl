// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Row r and column c of an R x C matrix is element r + c * R.
export float read(float3x2 m, int i, uint j) { return m[1][0] + m[i][j] + m[i][1] + m[2][j]; }
// CHECK-LABEL: @_Z4readu11matrix_typeILm3ELm2EfEij(
// CHECK: %matrixext = extractelement <6 x float> {{%.*}}, i32 1
// CHECK: [[COLUMN:%.*]] = mul i32 {{%.*}}, 3
// CHECK-NEXT: [[PLACE:%.*]] = add i32 [[COLUMN]], {{%.*}}
// CHECK: extractelement <6 x float> {{%.*}}, i32 [[PLACE]]

export float2 rows(float3x2 m, int i) { return m[1] + m[i]; }
// CHECK-LABEL: @_Z4rowsu11matrix_typeILm3ELm2EfEi(
// CHECK: %matrix_elem1 = extractelement <6 x float> {{%.*}}, i32 4

export void write(inout float3x2 m, int i, float v, float2 row) { m[i][1] = v; m[1][0] = v; m[i] = row; m[2] = 1; }
// CHECK-LABEL: @_Z5writeRu11matrix_typeILm3ELm2EfEifDv2_f(
// CHECK: %matins = insertelement <6 x float>
// CHECK: %matrix.load = load <6 x float>

export float of_value(float2x3 m) { return (m + m)[1][2] + (m + m)[0].x; }
// CHECK-LABEL: @_Z8of_valueu11matrix_typeILm2ELm3EfE(
