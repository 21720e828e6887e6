// RUN: hlslfe check %s -T lib_6_6 -verify
// A power of two.
[shader("compute")]
[numthreads(8, 1, 1)]
[WaveSize(24)] // expected-error {{[err_attribute_power_of_two_in_range]}}
void main() {}
