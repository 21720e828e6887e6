// RUN: hlslfe check %s -T lib_6_6 -verify
// No more than 1024.
[shader("compute")]
[numthreads(64, 64, 1)] // expected-error {{[err_hlsl_numthreads_invalid]}}
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
