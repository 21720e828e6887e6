// RUN: hlslfe check %s -T lib_6_6 -verify
// The number of threads is fixed.
static int n = 8;
[shader("compute")]
[numthreads(n, 1, 1)] // expected-error {{[err_attribute_argument_type]}}
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
