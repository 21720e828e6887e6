// RUN: hlslfe check %s -T lib_6_6 -Wno-c++14-extensions -verify
// Patterns that fit equally well, and patterns that are none.
template <int N, typename T> constexpr T q = N;
template <typename T> constexpr T q<0, T> = 7; // expected-note {{[note_partial_spec_match]}}
template <int N> constexpr float q<N, float> = 9; // expected-note {{[note_partial_spec_match]}}
// expected-note@+1 {{[note_template_variable_instantiation_here]}}
float f() { return q<0, float>; } // expected-error {{[err_partial_spec_ordering_ambiguous]}}
template <typename T> constexpr int q<1, int> = 3; // expected-error {{[err_partial_spec_fully_specialized]}}
