// RUN: hlslfe check %s -T lib_6_6 -verify
// Matrices that do not exist.
struct S { float a; };
matrix<float, 5, 2> a();  // expected-error {{[err_template_arg_list_constraints_not_satisfied]}}
matrix<float, 0, 2> b();  // expected-error {{[err_attribute_zero_size]}}
matrix<S, 2, 2> c();      // expected-error {{[err_attribute_invalid_matrix_type]}}
float5x2 d();             // expected-error {{[err_unknown_typename_suggest]}}
