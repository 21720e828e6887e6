// RUN: hlslfe check %s -T lib_6_6 -verify
// Templates that must wait: one error each, their names say nothing further.
struct S {
  template <typename T> static const T member = 1; // expected-error {{[err_not_supported_yet]}}
};
template <typename T> static const T value = 1; // expected-warning {{[ext_variable_template]}}
struct F { int v; template <typename T> friend T fn(T t) { return t; } }; // expected-error {{[err_not_supported_yet]}}
export int g() { return value<int>; }
