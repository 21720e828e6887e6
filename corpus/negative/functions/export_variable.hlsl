// RUN: hlslfe check %s -T lib_6_6 -verify
// Only functions are exported.
export float g; // expected-error {{[err_hlsl_export_not_on_function]}}
