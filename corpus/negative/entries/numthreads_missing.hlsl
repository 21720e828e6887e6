// RUN: hlslfe check %s -T lib_6_6 -verify
// A compute shader says how many threads it has.
[shader("compute")]
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
