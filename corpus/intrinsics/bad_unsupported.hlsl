// RUN: hlslfe check %s -T lib_6_6 -verify
// Intrinsics that are known by name.
float4 f(float4 v) {
  v += GetRemainingRecursionLevels(); // expected-error {{not supported yet}}
  v += tex2D(v, v.xy); // expected-error {{not supported yet}}
  v += noise(v); // expected-error {{not supported yet}}
  printf("x"); // expected-error {{not supported yet}}
  return v;
}
