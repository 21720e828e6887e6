// RUN: hlslfe check %s -T cs_6_6 -verify
// No atomic operation can change a bit-field.
struct Bits { uint a : 4; uint b : 28; };
RWStructuredBuffer<Bits> bits : register(u0);
groupshared Bits shared_bits;
[numthreads(1, 1, 1)]
void main() {
  InterlockedAdd(bits[0].a, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedAdd(bits[0].b.x, 1); // expected-error {{[err_hlsl_atomic_target]}}
  InterlockedOr(shared_bits.b, 1); // expected-error {{[err_hlsl_atomic_target]}}
}
