// RUN: hlslfe check %s -T vs_6_6 -verify
// Only pixels can be discarded.
float4 main(float4 a : A) : SV_Position {
  if (a.x < 0)
    discard; // expected-error {{[warn_hlsl_availability_unavailable]}}
  return a;
}
