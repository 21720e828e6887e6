// RUN: hlslfe check %s -T lib_6_6 -verify
// Mistakes that only some arguments make, with the way to them.
template <typename T> int member(T a) { return a.foo; } // expected-error {{[err_ext_vector_component_name_illegal]}}
template <typename T> int through(T a) { return member(a); } // expected-note {{[note_template_function_instantiation_here]}}
export int f(int i) { return through(i); } // expected-note {{[note_template_function_instantiation_here]}}

template <typename T> struct Box {
  T value;
  int bad() { return value.nothing; } // expected-error {{[err_no_member]}}
  int never() { return value.anything; }
};
struct S { int a; };
export int g(S s) { Box<S> b; b.value = s; return b.bad(); } // expected-note {{[note_template_member_instantiation_here]}}

template <typename T> struct Holder { T items[2]; void f(T x); }; // expected-error {{[err_array_incomplete_or_sizeless_type]}} expected-error {{[err_param_with_void_type]}}
static Holder<void> h; // expected-note 2 {{[note_template_class_instantiation_here]}}

template <int N> int positive() { static_assert(N > 0, "N"); return N; } // expected-error {{[err_static_assert_failed]}}
export int k() { return positive<1>() + positive<-1>(); } // expected-note {{[note_template_function_instantiation_here]}}
