// RUN: hlslfe check %s -T lib_6_6 -verify
// What cannot be instantiated: no template, no definition, a second time, before a specialisation.
template <typename T> T twice(T a) { return a * 2; } // expected-note 2 {{}}
template <typename T> T undefined(T a); // expected-note {{[note_template_decl_here]}}
float plain(float a) { return a; }
template <typename T> struct Box { T v; };
template <typename T> struct Forward; // expected-note {{[note_template_decl_here]}}
template float undefined<float>(float); // expected-error {{[err_explicit_instantiation_undefined_func_template]}}
template float nowhere<float>(float); // expected-error {{[err_explicit_instantiation_not_known]}}
template float plain(float); // expected-error {{[err_explicit_instantiation_not_known]}}
template float twice<float>(int); // expected-error {{[err_explicit_instantiation_not_known]}}
template struct Box<float>; // expected-note {{[note_previous_explicit_instantiation]}}
template struct Box<float>; // expected-error {{[err_explicit_instantiation_duplicate]}}
template struct Forward<float>; // expected-error {{[err_template_instantiate_undefined]}}
template <> float twice<float>(float a) { return a; } // expected-note {{[note_previous_template_specialization]}}
template float twice<float>(float); // expected-warning {{[warn_explicit_instantiation_after_specialization]}}
template int twice<int>(int); // expected-note {{[note_previous_explicit_instantiation]}}
template int twice<int>(int); // expected-error {{[err_explicit_instantiation_duplicate]}}
template <> int twice<int>(int a) { return a; } // expected-error {{[err_specialization_after_instantiation]}}
static int g;
template int g; // expected-error {{[err_explicit_instantiation_not_known]}}
template Box<int>; // expected-error {{[err_no_declarators]}}
template <typename T> T wrong(T a) { return a.nothing; } // expected-error {{[err_ext_vector_component_name_illegal]}}
template float wrong(float); // expected-note {{[note_explicit_instantiation_here]}}
