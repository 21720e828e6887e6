// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: not hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// A name that is nearly one is suggested, with a fix.
struct Material { float3 albedo; }; // expected-note 0+ {{}}
static float roughness; // expected-note 0+ {{}}
float f(Material m, float3 normal) { // expected-note {{declared here}}
  float3 a = m.albdeo; // expected-error {{[err_no_member_suggest]}}
  float b = rougness; // expected-error {{[err_undeclared_var_use_suggest]}}
  return dot(a, nromal) * b; // expected-error {{'normal'}}
}
Materiel g(); // expected-error {{[err_unknown_typename_suggest]}}
// CHECK: typos.hlsl:8:13: error: {{.*}}'roughness'
// CHECK-NEXT:    8 |   float b = rougness;
// CHECK-NEXT:      |             ^
// CHECK-NEXT:      |             roughness
