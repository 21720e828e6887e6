// RUN: hlslfe check %s -T ps_6_6 -verify
// Pixels form no groups.
float4 main(float4 a : A) : SV_Target {
  GroupMemoryBarrierWithGroupSync(); // expected-error {{[warn_hlsl_availability_unavailable]}}
  AllMemoryBarrier(); // expected-error {{[warn_hlsl_availability_unavailable]}}
  DeviceMemoryBarrier();
  return a;
}
