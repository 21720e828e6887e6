// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// m._m01 counts from 0, m._12 from 1; several names make a vector, and a place when none is named twice.
export float one(float2x3 m) { return m._m01 + m._23; }
// CHECK-LABEL: @_Z3oneu11matrix_typeILm2ELm3EfE(
// CHECK: %matrixext = extractelement <6 x float> {{%.*}}, i32 2
// CHECK: extractelement <6 x float> {{%.*}}, i32 5

export float3 some(float2x3 m) { return m._m00_m12_m00; }
// CHECK-LABEL: @_Z4someu11matrix_typeILm2ELm3EfE(
// CHECK: shufflevector <6 x float> {{%.*}}, <6 x float> poison, <3 x i32> <i32 0, i32 5, i32 0>

export float2x3 set(float2x3 m, float2 v) { m._11_22 = v; m._m12 = 3; m._m00_m10.yx += v; return m; }
// CHECK-LABEL: @_Z3setu11matrix_typeILm2ELm3EfEDv2_f(
// CHECK: [[FIRST:%.*]] = extractelement <2 x float> {{%.*}}, i32 0
// CHECK-NEXT: getelementptr <6 x float>, ptr %m.addr, i32 0, i32 0
// CHECK: getelementptr <6 x float>, ptr %m.addr, i32 0, i32 3
// CHECK: %matins = insertelement <6 x float> {{%.*}}, float 3.000000e+00, i32 5

void swap(inout float a, inout float b) { float t = a; a = b; b = t; }
export float2x2 turned(float2x2 m) { swap(m._m01, m._m10); return m; }
// CHECK-LABEL: @_Z6turnedu11matrix_typeILm2ELm2EfE(
// CHECK: call void @_Z4swapRfS_(
