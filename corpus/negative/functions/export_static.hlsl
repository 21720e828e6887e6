// RUN: hlslfe check %s -T lib_6_6 -verify
// Internal or exported, not both.
export static float f(float x) { return x; } // expected-error {{[err_export_internal]}}
