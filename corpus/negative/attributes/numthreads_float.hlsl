// RUN: hlslfe check %s -T lib_6_6 -verify
// Whole numbers.
[shader("compute")]
[numthreads(8.5, 1, 1)] // expected-error {{[err_attribute_argument_type]}}
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
