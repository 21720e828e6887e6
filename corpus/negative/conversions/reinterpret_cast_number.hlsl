// RUN: hlslfe check %s -T lib_6_6 -verify
// Bits are not reinterpreted this way: asint does that.
int f(float x) {
  return reinterpret_cast<int>(x); // expected-error {{[err_bad_cxx_cast_generic]}}
}
