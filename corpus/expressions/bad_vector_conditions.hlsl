// RUN: hlslfe check %s -T lib_6_6 -HV 2021 -verify
// -HV 2021 is DXC's language, in which only scalars are conditions; -HV 2018 and the default take vectors.
export float4 f(float4 a, float4 b, float2x2 m, bool c, float1 d) {
  float4 x = a < b ? a : b; // expected-error {{the condition of '?:' is a scalar in HLSL 2021}} expected-note {{for vectors, call 'select'}}
  float4 y = a ? 1 : b; // expected-error {{is a scalar}} expected-note {{'select'}}
  float2x2 z = m > 0 ? m : 1; // expected-error {{is a scalar}} expected-note {{'select'}}
  float w = d ? 1 : 2; // expected-error {{is a scalar}} expected-note {{'select'}}
  return select(a < b, x, y) + (c ? z[0].xyxy : w);
}
