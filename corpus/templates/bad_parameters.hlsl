// RUN: hlslfe check %s -T lib_6_6 -verify
// Parameters and arguments of templates that cannot be.
template <typename T = int, typename U> T a(U x) { return 0; }
template <typename T = int, typename U> struct D { T a; }; // expected-error {{[err_template_param_default_arg_missing]}}
template <typename T, typename T> void b() {} // expected-error {{[err_template_param_shadow]}} expected-note {{[note_template_param_here]}}
template <float F> float c() { return 1; } // expected-error {{[err_template_nontype_parm_bad_type]}}
template <typename T, int N = 2> struct E;
template <typename T, int N = 3> struct E { T a; }; // expected-error {{[err_template_param_default_arg_redefinition]}}
// expected-note@-2 {{[note_template_prev_default]}}
template <typename T> struct P { T a; }; // expected-note {{[note_template_decl_here]}} expected-note {{[note_previous_definition]}}
template <typename T, int N> struct A { T a[N]; }; // expected-note {{[note_template_param_here]}}
template <typename T> T once(T x) { return x; } // expected-note {{[note_previous_definition]}}
template <typename T> T once(T x) { return x; } // expected-error {{[err_redefinition]}}
template <typename T> struct P { T b; }; // expected-error {{[err_redefinition]}}
struct Plain { int a; };

void test() {
  P p; // expected-error {{[err_template_missing_args]}}
  P<3> q; // expected-error {{[err_template_arg_must_be_type]}}
  P<int, int> r; // expected-error {{[err_template_arg_list_different_arity]}}
  A<int> s; // expected-error {{[err_template_arg_list_too_few]}}
  A<int, int> t; // expected-error {{[err_template_arg_must_be_expr]}}
}
