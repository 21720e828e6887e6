// RUN: hlslfe check %s -T lib_6_6 -verify -Whlsl-portability
// Long vectors do not grow, and have names for their first four components only.
float name(vector<float, 5> a) { return a.q; } // expected-error {{[err_ext_vector_component_name_illegal]}} expected-warning {{[warn_hlsl_portability]}}
vector<float, 6> grows(vector<float, 5> a) { return a; } // expected-error {{}} expected-warning 2 {{[warn_hlsl_portability]}}
vector<float, 5> extends(float4 a) { return a; } // expected-error {{}} expected-warning {{[warn_hlsl_portability]}}
