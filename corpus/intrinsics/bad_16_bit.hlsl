// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: hlslfe check %s -T lib_6_6 -enable-16bit-types
// 16-bit reinterpretation without 16-bit types.
void f(half h, uint u) {
  asuint16(h); // expected-error {{[err_hlsl_intrinsic_needs_16_bit]}}
  asint16(h); // expected-error {{[err_hlsl_intrinsic_needs_16_bit]}}
  asfloat16(h); // expected-error {{[err_hlsl_intrinsic_needs_16_bit]}}
  unpack_s8s16(u); // expected-error {{[err_hlsl_intrinsic_needs_16_bit]}}
  unpack_u8u16(u); // expected-error {{[err_hlsl_intrinsic_needs_16_bit]}}
}
