// RUN: hlslfe check %s -T lib_6_6 -verify
// Atomic operations change shared variables of 32 or 64 bits.
groupshared uint u;
groupshared bool b;
groupshared double d;
static uint s;
groupshared uint2 pair;
groupshared uint2x2 square;
RWTexture2D<uint2> image;
RWStructuredBuffer<uint3> triples;
void f(uint local, inout uint p) {
  InterlockedAdd(local, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(s, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(p, 1u); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(u + 1, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(b, true); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedExchange(d, 1, d); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_atomic_no_integer]}}
  InterlockedAdd(pair, 1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedMax(pair.yx, 1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedOr(square, 1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedAdd(square[0], 1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedAdd(image[uint2(0, 1)], 1); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedExchange(triples[0], 1, u); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedCompareStore(triples[1], 1, 2); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  InterlockedAdd(pair.y, 1);
  InterlockedAdd(pair[0], 1);
  InterlockedAdd(square[0][1], 1);
  InterlockedAdd(triples[2].z, 1);
  InterlockedAdd(u); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
}
