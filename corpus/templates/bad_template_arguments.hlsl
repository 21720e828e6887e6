// RUN: hlslfe check %s -T lib_6_6 -verify
// A template template parameter takes a template with parameters of the same kinds.
template <typename T, int N> struct Row { T cells[N]; }; // expected-note {{[note_template_decl_here]}}
template <typename T> struct Box { T value; };
template <template <typename> class C> struct Use { C<int> inner; };
export int f() {
  Use<Box> fits;
  Use<int> type; // expected-error {{[err_template_arg_must_be_template]}}
  Use<Row> kinds; // expected-error {{[err_template_arg_template_params_mismatch]}}
  return fits.inner.value;
}
