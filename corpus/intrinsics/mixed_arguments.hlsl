// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// Calls that Clang 22 finds ambiguous and DXC accepts.
export float3 mixed(float3 v, float f) {
  float3 r = pow(v, 2.0); // expected-warning {{[warn_hlsl_portability]}}
  r += max(0, v); // expected-warning {{[warn_hlsl_portability]}}
  r += clamp(v, 0, f); // expected-warning {{[warn_hlsl_portability]}}
  return r + lerp(0, v, f); // expected-warning {{[warn_hlsl_portability]}}
}
