// RUN: hlslfe check %s -T lib_6_6 -verify
// A template template parameter takes a template with as many parameters, of the same kinds.
template <typename T> struct Box { T value; }; // expected-note {{[note_template_decl_here]}}
template <typename T, int N> struct Row { T cells[N]; }; // expected-note 2 {{[note_template_decl_here]}}
template <int N> struct Num { int v; }; // expected-note {{[note_template_decl_here]}}
template <template <typename> class C> struct Use { C<int> inner; }; // expected-error {{[err_template_arg_must_be_expr]}}
template <template <int> class C> struct UseValue { int a; }; // expected-error {{[err_template_arg_must_be_type]}}
template <template <typename, int, int> class C> struct UseThree { int a; };
export int f() {
  Use<Box> fits;
  Use<int> type; // expected-error {{[err_template_arg_must_be_template]}}
  Use<Row> few; // expected-error {{[err_template_arg_list_too_few]}}
  UseThree<Row> many; // expected-error {{[err_template_arg_list_different_arity]}}
  UseValue<Box> value; // expected-note {{[note_template_arg_template_params_mismatch]}}
  Use<Num> number; // expected-note {{[note_template_arg_template_params_mismatch]}}
  return fits.inner.value;
}
