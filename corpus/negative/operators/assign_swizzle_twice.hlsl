// RUN: hlslfe check %s -T lib_6_6 -verify
// One component cannot take two values.
void f(float4 v) {
  v.xx = float2(1, 2); // expected-error {{[err_typecheck_duplicate_vector_components_not_mlvalue]}}
}
