// RUN: hlslfe check %s -T lib_6_6 -verify
// From small to large.
[shader("compute")]
[numthreads(8, 1, 1)]
[WaveSize(64, 16)] // expected-error {{[err_attribute_argument_invalid]}}
void main() {}
