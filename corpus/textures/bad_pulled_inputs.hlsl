// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// Inputs that are pulled: as they are, and interpolated or not.
float4 main(float4 u : A, nointerpolation float4 v : B) : SV_Target {
  float4 r = EvaluateAttributeCentroid(u * 2); // expected-error {{'EvaluateAttributeCentroid' takes an input of the shader as it is}}
  r += EvaluateAttributeAtSample(v, 1); // expected-error {{takes an input that is interpolated}}
  r += GetAttributeAtVertex(u, 1); // expected-error {{takes an input that is 'nointerpolation'}}
  return r + GetAttributeAtVertex(v, 1) + EvaluateAttributeSnapped(u.wzyx, 0);
}
