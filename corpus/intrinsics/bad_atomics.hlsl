// RUN: hlslfe check %s -T lib_6_6 -verify
// Atomic operations change shared variables of 32 or 64 bits.
groupshared uint u;
groupshared bool b;
groupshared double d;
static uint s;
void f(uint local, inout uint p) {
  InterlockedAdd(local, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(s, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(p, 1u); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(u + 1, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(b, true); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedExchange(d, 1, d); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedAdd(u); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
}
