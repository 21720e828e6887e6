// RUN: hlslfe check %s -T ps_6_0 -verify
// RUN: hlslfe check %s -T ps_6_0 -Wno-hlsl-availability -verify=off
// off-no-diagnostics
float4 main(float4 a : A) : SV_Target {
  a.x += WavePrefixSum(a.x);
  if (IsHelperLane()) // expected-error {{[warn_hlsl_availability]}}
    a = 1;
  return a;
}
