// RUN: hlslfe check %s -T lib_6_6 -verify
// auto takes its type from an initialiser.
float f() {
  auto x; // expected-warning {{[ext_hlsl_auto_type_specifier]}} expected-error {{[err_auto_var_requires_init]}}
  return 1;
}
