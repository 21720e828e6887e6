// RUN: hlslfe check %s -T cs_6_6 -verify -Whlsl-portability
// Clang looks at the case of letters.
[NumThreads(8, 1, 1)] // expected-warning {{[warn_hlsl_portability_attribute]}}
void main() {
  [numthread(1)] // expected-warning {{[warn_unknown_attribute_ignored_suggestion]}}
  ;
}
