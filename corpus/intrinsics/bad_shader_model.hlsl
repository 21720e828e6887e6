// RUN: hlslfe check %s -T lib_6_3 -verify
// Intrinsics that came with later shader models.
export float f(uint p, uint4 v, half2 h, float c) {
  p = dot4add_u8packed(p, p, p); // expected-error {{[warn_hlsl_availability]}}
  p += pack_u8(v); // expected-error {{[warn_hlsl_availability]}}
  v += unpack_u8u32(p); // expected-error {{[warn_hlsl_availability]}}
  v += WaveMatch(c); // expected-error {{[warn_hlsl_availability]}}
  if (IsHelperLane()) // expected-error {{[warn_hlsl_availability]}}
    c += dot2add(h, h, c); // expected-error {{[warn_hlsl_availability]}}
  return c + WaveActiveSum(c);
}
// Nobody calls this one.
float unused(float c) { return QuadReadAcrossX(c) + QuadAny(c > 0); }
