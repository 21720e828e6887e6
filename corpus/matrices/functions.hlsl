// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Parameters, results, members, arrays; the names of the functions.
struct S { float2x2 m; float k; };
export float2x2 member(S s, float2x2 list[2]) { s.m = list[1]; return s.m + 1; }
// CHECK-LABEL: @_Z6member1SA2_u11matrix_typeILm2ELm2EfE(ptr noundef byval(%struct.S) align 1 %s
// CHECK: getelementptr inbounds [2 x [4 x float]], ptr %list, i32 0, i32 1

export float4x4 several(float4x4 a, float4x4 b, int3x3 c, float4x4 d) { return a + b - d; }
// CHECK-LABEL: @_Z7severalu11matrix_typeILm4ELm4EfES_u11matrix_typeILm3ELm3EiES_(

void change(inout float2x2 m) { m[0][0] = 1; }
export float2x2 caller(float2x2 m) { change(m); return m; }
// CHECK-LABEL: @_Z6calleru11matrix_typeILm2ELm2EfE(
// CHECK: %tmp = alloca <4 x float>, align 4
// CHECK: call void @_Z6changeRu11matrix_typeILm2ELm2EfE(ptr noalias noundef nonnull align 4 dereferenceable(16) %tmp)

export float3x3 chosen(bool c, float3x3 a, float3x3 b) { return c ? a : b + 1; }
// CHECK-LABEL: @_Z6chosenbu11matrix_typeILm3ELm3EfES_(
// CHECK: phi {{.*}} <9 x float>

export S made(float2x2 m) { S s; s.m = m; s.k = m[0][0]; return s; }
