// RUN: hlslfe check %s -T lib_6_6 -verify
// Which stage?
[shader()] // expected-error {{[err_attribute_wrong_number_arguments]}}
float4 main() : SV_Position { return 1; }
