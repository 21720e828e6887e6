// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// smoothstep, fmod, ldexp, lit, dst: functions of Clang's header.
export float3 curves(float3 a, float3 b, float3 x) { return smoothstep(a, b, x) + fmod(a, b) + ldexp(a, b); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z6curvesDv3_fS_S_(
// CHECK: call {{.*}} @_ZN4hlsl10smoothstepILi3EEE
// CHECK: call {{.*}} @_ZN4hlsl4fmodILi3EEE
// CHECK: call {{.*}} @_ZN4hlsl5ldexpILi3EEE
// CHECK: define linkonce_odr hidden {{.*}} @_ZN4hlsl10smoothstepILi3EEE
// CHECK: define linkonce_odr hidden {{.*}} @_ZN4hlsl4fmodILi3EEE
// CHECK: define linkonce_odr hidden {{.*}} @_ZN4hlsl5ldexpILi3EEE

export float scalars(float a, float b, float x) { return smoothstep(a, b, x) + fmod(a, b) + ldexp(a, b); }
// CHECK-LABEL: define {{.*}} float @_Z7scalarsfff(
// CHECK: call {{.*}} @_ZN4hlsl10smoothstepIfEEK
// CHECK: call {{.*}} @_ZN4hlsl4fmodIfEEK
// CHECK: call {{.*}} @_ZN4hlsl5ldexpIfEEK

export float4 lights(float l, float h, float m, float4 d) { return lit(l, h, m) + dst(d, d); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z6lightsfffDv4_f(
// CHECK: call {{.*}} <4 x float> @_ZN4hlsl3litEfff(float
// CHECK: call {{.*}} <4 x float> @_ZN4hlsl3dstEDv4_fS0_(<4 x float>
