// RUN: hlslfe %s -T ps_6_0 -HV 2021 | FileCheck %s
// RUN: hlslfe check %s -T ps_6_0 -verify
// What HLSL 2021 takes and Clang's language does not: a switch on a float, const variables without a value, hints on
// declarations. `shared` before a cbuffer means nothing.
shared cbuffer Old { float scale; };
static const float nothing; // expected-error {{[err_default_init_const]}}

float4 main(float a : A) : SV_Target {
  switch (a) { // expected-error {{[err_typecheck_statement_requires_integer]}}
  case 1: return scale;
  }
  [loop] // expected-error {{[err_attribute_invalid_on_decl]}}
  float again = 0;
  return QuadAny(a > 1) ? scale : a + again;
}
// CHECK-LABEL: define internal {{.*}} @_Z4mainf(
// CHECK: %conv = fptosi float %{{.*}} to i32
// CHECK-NEXT: switch i32 %conv
// CHECK: call i1 @llvm.dx.quad.any(i1
