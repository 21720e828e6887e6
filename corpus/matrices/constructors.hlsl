// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arguments are rows in order; elements are kept column by column.
export float2x2 constants() { return float2x2(1, 2, 3, 4); }
// CHECK-LABEL: @_Z9constantsv(
// CHECK: ret <4 x float> <float 1.000000e+00, float 3.000000e+00, float 2.000000e+00, float 4.000000e+00>

export float2x3 rows(float3 a, float3 b) { return float2x3(a, b); }
// CHECK-LABEL: @_Z4rowsDv3_fS_(
// CHECK: extractelement <3 x float> {{%.*}}, i64 0
// CHECK-NEXT: insertelement <6 x float> poison, float {{%.*}}, i32 0

export float2x2 mixed(float a, float2 b, int c) { float2x2 m = {a, b, c}; return m; }
// CHECK-LABEL: @_Z5mixedfDv2_fi(

export float2x2 of_one(float s) { return (float2x2)s; }
// CHECK-LABEL: @_Z6of_onef(
// CHECK: %splat.splat = shufflevector <4 x float>

export matrix<int, 1, 4> row(int a) { matrix<int, 1, 4> m = {a, 2, 3, a}; return m; }
export float4x1 column(float4 v) { return float4x1(v); }
// CHECK-LABEL: @_Z6columnDv4_f(
export float1x1 one(float s) { return s; }
