// RUN: hlslfe %s -T ps_6_6 -HV 2021 | FileCheck %s
// Calls that Clang 22 finds ambiguous: up to HLSL 2021 the function wins whose conversions cost least together, as in DXC.
int pick(int a, int b) { return 1; }
float pick(float a, float b) { return 2.0; }
float wide(float a, float b) { return 3.0; }
double wide(double a, double b) { return 4.0L; }
half2 mixed(half a, half b) { return half2(a, b); }
float2 mixed(float a, float b) { return float2(b, a); }
float parts(float2 a, float2 b) { return a.x + b.y; }
int parts(int a, int b) { return a + b; }

float s;
double d;
uint u;
half h;
float2 v;

float4 main(int i : I) : SV_Target {
  // CHECK-LABEL: define {{.*}} @_Z4maini(
  // CHECK: call noundef i32 @_Z4pickii(
  // CHECK: call {{.*}} double @_Z4widedd(
  // CHECK: call {{.*}} <2 x float> @_Z5mixedff(
  // CHECK: call {{.*}} float @_Z5partsDv2_fS_(
  return float4(pick(i, s), (float)wide(s, d), mixed(h, s).x, parts(v, u));
}
