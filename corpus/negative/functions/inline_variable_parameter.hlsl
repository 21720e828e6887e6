// RUN: hlslfe check %s -T lib_6_6 -verify
// storage classes are not for parameters.
float f(static float x) { return x; } // expected-error {{[err_invalid_storage_class_in_func_decl]}}
