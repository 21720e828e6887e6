// RUN: hlslfe check %s -T lib_6_6 -verify
// Declaration and definition differ.
[numthreads(8, 1, 1)] void main(); // expected-note {{[note_conflicting_attribute]}}
[shader("compute")] [numthreads(4, 1, 1)] void main() {} // expected-error {{[err_hlsl_attribute_param_mismatch]}}
