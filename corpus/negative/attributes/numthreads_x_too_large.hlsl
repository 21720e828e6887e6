// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor in one direction.
[shader("compute")]
[numthreads(1025, 1, 1)] // expected-error {{[err_hlsl_numthreads_argument_oor]}}
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
