// RUN: hlslfe check %s -T lib_6_6 -verify
// Two-phase lookup: what does not depend on a parameter is checked once, before the template is used.
template <typename T> int a(T x) { return nothing; } // expected-error {{[err_undeclared_var_use]}}
template <typename T> int b(T x) { return nowhere(1); } // expected-error {{[err_undeclared_var_use]}}
template <typename T> int c(T x) { float2 v = 1; return v.z + x.anything; } // expected-error {{[err_ext_vector_component_exceeds_length]}}
template <typename T> Unknown d(T x) { return 1; } // expected-error {{[err_unknown_typename]}}
template <typename T> int e(T x) { return later(x); } // expected-error {{[err_not_found_by_two_phase_lookup]}}
int later(int x) { return 1; } // expected-note {{[note_not_found_by_two_phase_lookup]}}
export int f(int x) { return e(x) + a(x); } // expected-note {{[note_template_function_instantiation_here]}}
template <typename T> int g(T x) { return x.foo + T::bar + unknown(x); }

template <typename T> struct A {
  T v;
  int f() { return nothing; } // expected-error {{[err_undeclared_var_use]}}
  T g(T x) { float2 q = 1; return q.z; } // expected-error {{[err_ext_vector_component_exceeds_length]}}
  T h() { return v.anything + this.v.more; }
};
template <typename T> struct B { Unknown v; }; // expected-error {{[err_unknown_typename]}}
