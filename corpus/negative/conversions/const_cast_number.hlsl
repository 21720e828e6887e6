// RUN: hlslfe check %s -T lib_6_6 -verify
// const_cast works on pointers and references only.
float f(const float x) {
  return const_cast<float>(x); // expected-error {{[err_bad_const_cast_dest]}}
}
