// RUN: hlslfe check %s -T lib_6_6 -verify
// Attributes of functions with wrong arguments, or elsewhere.
[noinline(1)] int a() { return 1; } // expected-error {{[err_attribute_wrong_number_arguments]}}
[experimental] int b() { return 1; } // expected-error {{[err_attribute_wrong_number_arguments]}}
[noinline] static int c; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
[experimental("a", "b")] static int d; // expected-warning {{[warn_attribute_wrong_decl_type_str]}}
[inlined] int e() { return 1; } // expected-warning {{[warn_unknown_attribute_ignored]}}
