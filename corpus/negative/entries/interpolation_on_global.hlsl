// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// judge: dxc
// A global is not interpolated.
linear static float g; // expected-error {{[err_attribute_wrong_decl_type_str]}}
float4 main(float4 p : P) : SV_Target { return p; }
