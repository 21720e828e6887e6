// RUN: hlslfe check %s -T lib_6_6 -verify
// Results that do not fit where they go, or that do not exist.
float f(float3 v) {
  float4 w = reflect(v, v); // expected-error {{[err_init_conversion_failed]}}
  float s = sincos(v.x, v.y, v.z); // expected-error {{[err_init_conversion_failed]}}
  length(v) = 1; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  return clip(v); // expected-error {{[err_init_conversion_failed]}}
}
