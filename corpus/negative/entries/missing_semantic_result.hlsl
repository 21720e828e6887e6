// RUN: hlslfe check %s -T lib_6_6 -verify
// So has the result.
[shader("vertex")]
float4 main(float4 p : P) { return p; } // expected-error {{[err_hlsl_missing_semantic_annotation]}}
