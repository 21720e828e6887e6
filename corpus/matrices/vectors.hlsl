// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability 2>&1 | FileCheck %s --check-prefix=NOTED
// A vector and a matrix with as many elements convert to each other, row by row, as in DXC.
export float4 taken(float2x2 m) { return (float4)m; }
// CHECK-LABEL: @_Z5takenu11matrix_typeILm2ELm2EfE(
// CHECK: %hlsl.ewcast.src = alloca <4 x float>
export float3 row(float1x3 m) { return m; }
export float2x2 back(float4 v) { float2x2 m = v; return m * v; }
// CHECK-LABEL: @_Z4backDv4_f(
// NOTED: vectors.hlsl:8:47: warning: {{.*}} [-Whlsl-portability]
export float whole(float2x2 m) { float a[4] = (float[4])m; return a[1]; }
struct S { float a; float3 b; };
export float2x2 of_record(S s) { return (float2x2)s; }
export S to_record(float2x2 m) { return (S)m; }
// CHECK-LABEL: @_Z9to_recordu11matrix_typeILm2ELm2EfE(
