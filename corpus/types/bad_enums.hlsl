// RUN: hlslfe check %s -T lib_6_6 -verify
// Enums: values that do not fit, conversions that are not there.
enum A { One = 1.5 }; // expected-error {{[err_ice_not_integral]}}
enum B : float { Two }; // expected-error {{[err_enum_invalid_underlying]}}
enum C { Same, Same }; // expected-error {{[err_redefinition_of_enumerator]}} expected-note {{[note_previous_definition]}}
enum class D { X };
enum E { Y };
int f(D d) { return d; } // expected-error {{[err_init_conversion_failed]}}
D g(int i) { return i; } // expected-error {{[err_init_conversion_failed]}}
E h(int i) { return i; } // expected-error {{[err_init_conversion_failed]}}
int k() { return X; } // expected-error {{[err_undeclared_var_use]}}
