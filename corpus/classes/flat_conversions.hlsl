// RUN: hlslfe %s -T ps_6_6 -HV 2018 | FileCheck %s
// RUN: hlslfe check %s -T ps_6_6 -HV 2021 -verify
// Up to HLSL 2018 a class becomes another one that has as many scalars.
struct A { float2 xy; int z; };
struct B { float x, y; int z; };
struct C { A a; };

float take(B b) { return b.y; } // expected-note {{[note_ovl_candidate_bad_conv]}}
void change(inout B b) { b.x = 1.0; } // expected-note {{[note_ovl_candidate_bad_conv]}}
B give(C c) {
  return c; // expected-error {{[err_init_conversion_failed]}}
}

float4 main(float2 v : V, int i : I) : SV_Target {
  A a = {v, i};
  // CHECK: %a = alloca %struct.A
  B b = a; // expected-error {{[err_init_conversion_failed]}}
  // CHECK: store float {{.*}}, ptr %gep
  C c = (C)b;
  b = give(c);
  A two[2] = {a, a};
  C others[2] = two; // expected-error {{[err_init_conversion_failed]}}
  change(a); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  // CHECK: call void @_Z6changeR1B(
  return take(a) + b.x + others[1].a.z; // expected-error {{[err_ovl_no_viable_function_in_call]}}
  // CHECK: call {{.*}} float @_Z4take1B(
}
