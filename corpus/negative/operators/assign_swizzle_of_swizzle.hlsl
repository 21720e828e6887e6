// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor through two swizzles.
void f(float4 v) {
  v.xyz.yyz = float3(1, 2, 3); // expected-error {{[err_typecheck_duplicate_vector_components_not_mlvalue]}}
}
