// RUN: hlslfe %s -T lib_6_6 -Wno-error=hlsl-resource-not-unique -verify
// compare: -T lib_6_6 -Wno-error=hlsl-resource-not-unique
// Clang leaves it to LLVM; then it is a warning.
RWBuffer<float> g, h;
export void store(int i) {
  (i ? g : h)[i] = 1; // expected-warning {{this is no single resource}} expected-note {{'g'}} expected-note {{'h'}}
}
