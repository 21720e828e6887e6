// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arguments are flattened and converted one by one; one scalar alone is a splat, one vector alone a conversion.
export float4 parts(float2 a, float b, int c) { return float4(a, b, c); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5partsDv2_ffi(
// CHECK: extractelement <2 x float> {{%.*}}, i64 0
// CHECK-NEXT: insertelement <4 x float> poison, float {{%.*}}, i32 0
// CHECK: extractelement <2 x float> {{%.*}}, i64 1
// CHECK-NEXT: insertelement <4 x float> {{%.*}}, float {{%.*}}, i32 1
// CHECK: insertelement <4 x float> {{%.*}}, float {{%.*}}, i32 2
// CHECK: sitofp i32 {{%.*}} to float
// CHECK-NEXT: insertelement <4 x float> {{%.*}}, float {{%.*}}, i32 3

export float4 splat(float x) { return float4(x, x, x, x) + (float4)x + float4(1, 2, 3, 4); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5splatf(
// CHECK: [[LIST:%.*]] = insertelement <4 x float> {{%.*}}, float {{%.*}}, i32 3
// CHECK: [[SPLAT:%.*]] = shufflevector <4 x float> {{%.*}}, <4 x float> poison, <4 x i32> zeroinitializer
// CHECK-NEXT: fadd {{.*}} <4 x float> [[LIST]], [[SPLAT]]
// CHECK-NEXT: fadd {{.*}} <4 x float> {{%.*}}, <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>

export int3 convert(float3 v) { return int3(v) + int3(v.xy, 1); }
// CHECK-LABEL: define {{.*}} <3 x i32> @_Z7convertDv3_f(
// CHECK: fptosi <3 x float> {{%.*}} to <3 x i32>
// CHECK: fptosi float {{%.*}} to i32
// CHECK-NEXT: insertelement <3 x i32> poison, i32 {{%.*}}, i32 0
// CHECK: insertelement <3 x i32> {{%.*}}, i32 1, i32 2

export uint2 narrow(float4 v) { return (uint2)v; }
// CHECK-LABEL: define {{.*}} <2 x i32> @_Z6narrowDv4_f(
// CHECK: fptoui <4 x float> {{%.*}} to <4 x i32>
// CHECK-NEXT: shufflevector <4 x i32> {{%.*}}, <4 x i32> poison, <2 x i32> <i32 0, i32 1>

export float2 templated(double d) { return vector<float, 2>(d, float1(3).x); }
// CHECK-LABEL: define {{.*}} <2 x float> @_Z9templatedd(
// CHECK: fptrunc {{.*}}double {{%.*}} to float
// CHECK-NEXT: insertelement <2 x float> poison, float {{%.*}}, i32 0
