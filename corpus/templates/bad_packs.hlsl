// RUN: hlslfe check %s -T lib_6_6 -verify -Wno-c++17-extensions
// Packs must be expanded, equally long, and last in a class template.
template <typename... T> int whole(T... t) { return t; } // expected-error {{[err_unexpanded_parameter_pack]}}
template <typename... T, typename U> struct Early {}; // expected-error {{[err_template_param_pack_must_be_last_template_parameter]}}
template <typename T> int no_pack(T t) { return whole(t...); } // expected-error {{[err_pack_expansion_without_parameter_packs]}}
template <typename... T> int not_counted(T... t) { int x = 1; return sizeof...(x); } // expected-error {{[err_sizeof_pack_no_pack_name]}}
template <int... I> int product() { return (I * ...); } // expected-error {{[err_fold_expression_empty]}}
int add(int a, int b) { return a + b; } // expected-note {{[note_ovl_candidate_arity]}}
template <int... I> struct Seq { int a; };
template <int... I, int... J> int zip(Seq<I...> a, Seq<J...> b) { return (0 + ... + add(I, J)); } // expected-error {{[err_pack_expansion_length_conflict]}}
template <typename... T> int two(T... t) { return add(t...); } // expected-error {{[err_ovl_no_viable_function_in_call]}}

int f() {
  Seq<1, 2> a;
  Seq<1> b;
  int r = product<>() + product<2>(); // expected-note {{[note_template_function_instantiation_here]}}
  r += zip(a, b); // expected-note {{[note_template_function_instantiation_here]}}
  r += two(1, 2) + two(1); // expected-note {{[note_template_function_instantiation_here]}}
  return r;
}
