// RUN: hlslfe check %s -T lib_6_6 -verify
// What a function gives back must convert to its result.
void none() { return 1; } // expected-error {{[ext_return_has_expr]}}
float one() { return; } // expected-error {{[ext_return_missing_expr]}}
struct S { float a; };
float other(S s) { return s; } // expected-error {{[err_init_conversion_failed]}}
float3 shorter(float4 v) { return v; } // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
float4 longer(float3 v) { return v; } // expected-error {{[err_init_conversion_failed]}}
void through() { return none(); }
// A missing return at the end would be a warning, but not beside errors.
float nothing() {}
