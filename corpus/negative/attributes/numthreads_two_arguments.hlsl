// RUN: hlslfe check %s -T lib_6_6 -verify
// Three numbers.
[shader("compute")]
[numthreads(8, 8)] // expected-error {{[err_attribute_wrong_number_arguments]}}
void main() {} // expected-error {{[err_hlsl_missing_numthreads]}}
