// RUN: hlslfe check %s -T lib_6_6 -verify
// Specialisations that specialise nothing, or come too late.
template <typename T> T f(T x) { return x; } // expected-note {{[note_ovl_candidate]}}
template <> int f<float>(float x) { return 1; } // expected-error {{[err_function_template_spec_no_match]}}
template <> float f<float>(float x) { return 1; } // expected-note {{[note_previous_definition]}}
template <> float f<float>(float x) { return 2; } // expected-error {{[err_redefinition]}}
template <> int nothing<int>(int x) { return 1; } // expected-error {{[err_function_template_spec_no_match]}}

template <typename T> struct P { T a; }; // expected-note {{[note_previous_definition]}}
template <typename T> struct P<float> { T a; }; // expected-error {{[err_partial_spec_fully_specialized]}}
static P<int> used;
template <> struct P<int> { int b; }; // expected-error {{[err_specialization_after_instantiation]}}

template <typename T, typename U> struct Q { T a; };
template <typename T> struct Q<T, int> { T b; }; // expected-note {{[note_partial_spec_match]}}
template <typename T> struct Q<int, T> { T c; }; // expected-note {{[note_partial_spec_match]}}
static Q<int, int> both; // expected-error {{[err_partial_spec_ordering_ambiguous]}}
